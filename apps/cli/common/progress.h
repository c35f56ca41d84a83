// The progress of a long piece of work: a line on stderr, if that is a terminal. Of one piece at a
// time, from the thread that began it.
#ifndef BAYONET_CLI_COMMON_PROGRESS_H
#define BAYONET_CLI_COMMON_PROGRESS_H

#include <stdint.h>

// Begins to count the time. Nothing is shown before a second has passed.
void progress_begin(void);

// Shows `done` of `of`, over what was shown before, and how much time is left at this rate.
void progress_show(uint64_t done, uint64_t of);

// The same of work whose whole is not known: how many situations there are so far, of as many as are
// allowed, and when these are spent at this rate.
void progress_count(uint64_t situations, uint64_t budget);

// Takes the line away.
void progress_clear(void);

#endif
