// Bouts in a row: how far they have come, and the numbers of their results.
#ifndef BAY_DICE_BOUTS_H
#define BAY_DICE_BOUTS_H

#include "dice/progress.h"

typedef struct bouts_progress {
    uint16_t lost[2]; // so far, by each side
    uint8_t bouts;    // that are over
    uint8_t won;      // bit by side: it has won all of these
    uint8_t first;    // the first's face in the bout that is under way; 0: not thrown yet
    bool over;        // a side has nothing left, or all bouts are over
} bouts_progress;

// Has the side lost all that it had?
static inline bool bouts_out(const bay_throw *bouts, const bouts_progress *at, int side) {
    return at->lost[side] == bouts->left[side];
}

// The next bout ends so: what the first shows less what the second shows.
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

// How much all bouts can take from the side at most.
int bouts_reach(const bay_throw *bouts, int side);

// The most faces that can come.
size_t bouts_faces_max(const bay_throw *bouts);

// False when a face is out of range or there are too many: *out is then undefined.
bool bouts_follow(const bay_throw *bouts, thrown so_far, bouts_progress *out);

// How many results there are; and the number of one, which is over.
uint32_t bouts_results(const bay_throw *bouts);
uint32_t bouts_result(const bay_throw *bouts, const bouts_progress *at);

#endif
