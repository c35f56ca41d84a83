// The dice a second time, by other means: one die after another is thrown in every way, and the
// faces are read with the plainest code that will do. Nothing of src/dice is used here.
#ifndef BAY_TESTS_DICE_TWIN_H
#define BAY_TESTS_DICE_TWIN_H

#include "bayonet/throw.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TWIN_FACES_MAX = 64, TWIN_RESULTS_MAX = 256 };

// What the twin makes of some faces.
typedef struct twin_ask {
    bool done;
    uint32_t result; // when done
    unsigned dice;   // else: how many dice come before the next question,
    unsigned of;     // of how many that the question asked for,
    unsigned sides, who, stage, again;
} twin_ask;

twin_ask twin_of(const bay_throw *dice, const uint8_t *faces, size_t count);

// In how many ways of `all` each result comes after faces[count].
typedef struct twin_ways {
    uint64_t all;
    uint64_t of[TWIN_RESULTS_MAX];
} twin_ways;

// Called at every beginning of the throw, shorter ones after longer ones.
typedef void twin_visit(void *user, const uint8_t *faces, size_t count, const twin_ways *ways);

// Throws the dice in every way. `deep` is more than the faces that can come.
void twin_walk(const bay_throw *dice, size_t deep, twin_visit *visit, void *user);

#endif
