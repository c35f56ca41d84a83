// How far a throw has come, given the faces thrown so far.
#ifndef BAY_DICE_PROGRESS_H
#define BAY_DICE_PROGRESS_H

#include "bayonet/throw.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The faces thrown so far, in the order thrown.
typedef struct thrown {
    const uint8_t *faces;
    size_t count;
} thrown;

enum { STAGE_FAILED = 6 }; // besides BAY_STAGE_DONE: where a die goes that is out

typedef struct chain_progress {
    uint16_t came[BAY_STAGES_MAX];    // dice that have reached the stage
    uint16_t went_on[BAY_STAGES_MAX]; // dice that have passed it, or left it by the top face
    uint16_t waiting[BAY_STAGES_MAX]; // dice that have reached it and are not thrown yet
    uint16_t again;   // dice of `stage` that failed and are still to be thrown once more
    uint16_t failed;  // dice of `stage` that failed the first time, if its failures are thrown
                      // again
    uint16_t counted; // dice that came through the last stage
    uint8_t stage;    // the stage that throws next; `stages` when the throw is over
    bool second;      // `stage` throws its failures once more
} chain_progress;

// How many faces of a die pass, are a special top face, or fail, at a stage.
typedef struct stage_faces {
    uint8_t pass, top, fail; // pass and fail do not count a special top face
} stage_faces;

stage_faces progress_stage_faces(const bay_stage *stage, int sides);

// False if a face is out of range or there are too many: *out is then undefined.
bool progress_chain(const bay_throw *chain, thrown so_far, chain_progress *out);

// The same for any other kind of throw.
bool progress_valid(const bay_throw *dice, thrown so_far);

// Sorts the faces of pools that are all thrown, each side's highest first.
void progress_sort(const bay_throw *pools, const uint8_t *faces,
                   uint8_t sorted[2][BAY_POOL_MAX]);

// Who wins a pair of pools.
bay_ties progress_pair(int first, int second);

#endif
