// The possible endings, as a report lists them, with their numbers in 100.
#ifndef BAY_SENTENCES_LISTED_ENDINGS_H
#define BAY_SENTENCES_LISTED_ENDINGS_H

#include "answer/solution.h"
#include "text/in_100.h"

typedef struct listed_endings {
    uint32_t count;
    uint32_t
        row[BAY_ENDINGS_MAX]; // of rules->endings: the attacker's success, then the likeliest
    int64_t units[BAY_ENDINGS_MAX]; // as in text/in_100.h; all of them add up, and so do those
                                    // that gain
    int64_t ground;                 // sum of those that gain
    uint32_t gained;                // how many gain
    int digits;
} listed_endings;

// Makes the list from the chances `p`, by row of rules->endings.
listed_endings listed_endings_make(const bay_rules *rules, const double *p, int digits);

// "76", "<1"; "certain" if no other ending is possible.
void listed_endings_word(char word[IN_100_WORD_MAX], const listed_endings *of, uint32_t index);

// The same for the chance of the ground; also "never", "certain".
void listed_endings_ground(char word[IN_100_WORD_MAX], const listed_endings *of);

// Writes `listed`: the ids in this order.
void listed_endings_write(json *to, const bay_rules *rules, const listed_endings *of);

#endif
