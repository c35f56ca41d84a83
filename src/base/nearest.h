// The word that a misspelled one is nearest to.
//
// Distance is the number of letters added, left out, changed or swapped with a neighbour
// (Damerau-Levenshtein); upper and lower case, and `-`, `_` and blank, count as the same letter.
// A word further away than a third of its letters, or 3, is not a likely meaning. But the beginning
// of a word, two letters or more, is.
#ifndef BAY_BASE_NEAREST_H
#define BAY_BASE_NEAREST_H

#include <stddef.h>

typedef struct nearest {
    const char *word; // what was given
    const char *best; // [best_size], not NUL-terminated by itself; NULL: nothing is near
    size_t best_size;
    size_t distance; // of `best`
} nearest;

// Begins a search for the meaning of `word`.
nearest nearest_to(const char *word);

// Offers one word that exists. Of equally near ones the first offered stays, but one that differs
// by letters struck twice goes before others.
void nearest_try(nearest *search, const char *candidate);
void nearest_try_bytes(nearest *search, const char *candidate, size_t size);

// Offers each of the alternatives of "elite|veteran|regular".
void nearest_try_choices(nearest *search, const char *choices);

// The nearest of a list that ends with NULL; NULL when none is near.
const char *text_nearest(const char *word, const char *const *list);

#endif
