// The distance of two words, and the word nearest to a misspelled one.
#ifndef BAYONET_CLI_COMMON_EDIT_DISTANCE_H
#define BAYONET_CLI_COMMON_EDIT_DISTANCE_H

// How many letters must be added, taken away, changed or swapped with their neighbour to make
// `a` of `b`; capital letters are like small ones. EDIT_FAR for words too long to compare.
enum { EDIT_FAR = 99 };
int edit_distance(const char *a, const char *b);

// The one of `words` (NULL after the last) that `given` looks like a slip or the beginning of;
// NULL when none does.
const char *edit_nearest(const char *given, const char *const *words);

#endif
