// Throws that follow each other without a question, as one throw: for analysis. Nobody ever makes it.
//
// All functions are deterministic and may be called from any thread. `at`: a situation at the step.
#ifndef BAYONET_JOINED_H
#define BAYONET_JOINED_H

#include "bayonet/battle.h"
#include "bayonet/throw.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How a step's throws are joined.
typedef struct bay_joined {
    // Describes all throws from here on that follow each other without a question as one throw,
    // with the same outcomes and chances.
    //   returns false if there is no such throw; *dice is then untouched, and throws go one by one
    bool (*join)(const bay_battle *battle, const void *at, bay_throw *dice);

    // Applies a result of that throw: goes where its throws lead one by one.
    void (*resolve)(const bay_battle *battle, void *at, const bay_throw *dice, uint32_t result);

    // So that analysis applies results that lead to the same situation only once, from many
    // situations: `common` clears in a copy of one what the outcome of a result says. Where that
    // makes two equal byte for byte, results of the same outcome lead to the same situation.
    // NULL: each result is applied.
    void (*common)(const bay_battle *battle, void *at);

    // With `common`: writes the outcomes of results, which rise, [count].
    void (*outcomes)(const bay_battle *battle, const void *at, const bay_throw *dice,
                     const uint32_t *result, uint32_t count, uint64_t *outcome);
} bay_joined;

#ifdef __cplusplus
}
#endif
#endif
