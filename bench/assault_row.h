// The cost of an assault in a row of a table: medians on one core, in microseconds. The columns
// are the odds under standing orders, expanding only what they lead to; the number of situations,
// and expanding them all; over them the odds, how often each clause bites, and the best orders;
// the whole request for odds through the door (JSON in, JSON out), and its peak memory in
// kilobytes.
#ifndef BAY_BENCH_ASSAULT_ROW_H
#define BAY_BENCH_ASSAULT_ROW_H

enum { ASSAULT_TEXT = 2000 }; // the longest scenario

void assault_row_head(void);
void assault_row(const char *name, const char *scenario); // JSON

// Whole requests through the door, for odds and for best play of both sides, in milliseconds.
void assault_requests_head(void);
void assault_requests(const char *name, const char *scenario);

#endif
