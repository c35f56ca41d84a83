// Which of these words did they mean?
#ifndef BAYONET_CLI_COMMON_SLIP_H
#define BAYONET_CLI_COMMON_SLIP_H

// How many letters must be added, taken away, changed or swapped with their neighbour to make
// `a` of `b`; capital letters are like small ones. SLIP_FAR for words too long to compare.
enum { SLIP_FAR = 99 };
int slip_between(const char *a, const char *b);

// The one of `words` (NULL after the last) that `given` looks like a slip or the beginning of;
// NULL when none does.
const char *slip_of(const char *given, const char *const *words);

#endif
