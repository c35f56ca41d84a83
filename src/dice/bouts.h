// Bouts in a row: their progress, and the numbers of their results.
#ifndef BAY_DICE_BOUTS_H
#define BAY_DICE_BOUTS_H

#include "dice/progress.h"

typedef struct bouts_progress {
    uint16_t lost[2]; // so far, by each side
    uint8_t bouts;    // bouts that are over
    uint8_t won;      // bit by side: it has won all of them
    uint8_t first;    // the first side's face in the current bout; 0: not thrown yet
    bool over;        // a side has nothing left, or all bouts are over
} bouts_progress;

// True if the side has lost everything it had.
static inline bool bouts_out(const bay_throw *bouts, const bouts_progress *at, int side) {
    return at->lost[side] == bouts->left[side];
}

// Ends the next bout with this difference: the first side's face minus the second's.
static inline void bouts_add(const bay_throw *bouts, int difference, bouts_progress *at) {
    difference += bouts->is.shift[at->bouts];
    int loser = difference > 0, by = difference > 0 ? difference : -difference;
    int left = bouts->left[loser] - at->lost[loser];
    at->lost[loser] = (uint16_t)(at->lost[loser] + (by < left ? by : left));
    at->won &= difference ? 2U >> loser : 0;
    at->bouts++;
    at->first = 0;
    at->over = at->bouts == bouts->stages || bouts_out(bouts, at, loser);
}

// The most that all bouts together can take from the side.
int bouts_reach(const bay_throw *bouts, int side);

// The largest number of faces that can be thrown.
size_t bouts_faces_max(const bay_throw *bouts);

// False if a face is out of range or there are too many: *out is then undefined.
bool bouts_follow(const bay_throw *bouts, thrown so_far, bouts_progress *out);

// The number of results; and the number of the result of bouts that are over.
uint32_t bouts_results(const bay_throw *bouts);
uint32_t bouts_result(const bay_throw *bouts, const bouts_progress *at);

#endif
