// Results of bouts are numbered block by block: one block for each bout that can be the last
// because it leaves a side with nothing, then one block for the results that leave both sides
// something.
//
// In a block of the first kind come, in this order: the first side is out and the second has won
// every bout; the first is out, otherwise, by the second's loss, rising; the second is out and the
// first has not won every bout, by the first's loss, falling; the second is out and the first has
// won every bout. The last block is sorted by the first side's loss, falling, then by the second's,
// rising. So results are in the order in which bouts reach them, lower differences first.
#include "dice/bouts.h"

#include <assert.h>

int bouts_reach(const bay_throw *bouts, int side) {
    int reach = 0;
    for (int i = 0; i < bouts->stages; i++) {
        int shift = side ? bouts->is.shift[i] : -bouts->is.shift[i];
        int most = bouts->sides[1 - side] - 1 + shift;
        if (most > 0) reach += most;
    }
    return reach;
}

bay_throw bay_throw_bouts(int sides, int bouts, const int *shift, const int left[2]) {
    assert(bouts >= 1 && bouts <= BAY_BOUTS_MAX && left[0] >= 1 && left[1] >= 1);
    bay_throw made = bay_throw_duel(sides);
    made.kind = BAY_THROW_BOUTS;
    made.low = made.high = 0;
    made.stages = (uint8_t)bouts;
    for (int i = 0; i < bouts; i++) made.is.shift[i] = (int16_t)shift[i];
    for (int side = 0; side < 2; side++) {
        int most = bouts_reach(&made, side) + 1;
        made.left[side] = (uint16_t)(left[side] < most ? left[side] : most);
    }
    return made;
}

bool bouts_follow(const bay_throw *bouts, thrown so_far, bouts_progress *out) {
    *out = (bouts_progress){.won = 3};
    for (size_t i = 0; i < so_far.count; i++) {
        int face = so_far.faces[i];
        if (out->over || face < 1 || face > bouts->sides[i % 2]) return false;
        if (out->first)
            bouts_add(bouts, out->first - face, out);
        else
            out->first = (uint8_t)face;
    }
    return true;
}

// Follows, bout by bout, the dice that come nearest to no loss for anybody.
size_t bouts_faces_max(const bay_throw *bouts) {
    bouts_progress at = {.won = 0};
    while (!at.over) {
        int difference = -bouts->is.shift[at.bouts];
        if (difference > bouts->sides[0] - 1) difference = bouts->sides[0] - 1;
        if (difference < 1 - bouts->sides[1]) difference = 1 - bouts->sides[1];
        bouts_add(bouts, difference, &at);
    }
    return (size_t)2 * at.bouts;
}

// --- Results ---------------------------------------------------------------------------------

// The number of results in the block of one last bout.
static uint32_t block_of(const bay_throw *bouts) {
    return bouts->left[0] + bouts->left[1] + 2U;
}

uint32_t bouts_results(const bay_throw *bouts) {
    return bouts->stages * block_of(bouts) + (uint32_t)bouts->left[0] * bouts->left[1];
}

uint32_t bouts_result(const bay_throw *bouts, const bouts_progress *at) {
    uint32_t block = block_of(bouts), before = (at->bouts - 1U) * block;
    uint32_t of_first = bouts->left[0] - 1U - at->lost[0]; // the more the first side lost, the
                                                           // lower
    if (bouts_out(bouts, at, 0)) return before + (at->won ? 0 : 1U + at->lost[1]);
    if (bouts_out(bouts, at, 1))
        return before + (at->won ? block - 1 : 1U + bouts->left[1] + of_first);
    return bouts->stages * block + of_first * bouts->left[1] + at->lost[1];
}

// A result of the first kind of block: a side has nothing left.
static bay_fought fought_early(const bay_throw *bouts, uint32_t result) {
    uint32_t block = block_of(bouts), in_block = result % block;
    uint16_t first = bouts->left[0], second = bouts->left[1];
    bay_fought fought = {.bouts = (uint8_t)(result / block + 1)};
    bool first_out = in_block <= second;
    fought.lost[!first_out] = first_out ? first : second;
    if (in_block == 0 || in_block == block - 1)
        fought.won = first_out ? 2 : 1;
    else if (first_out)
        fought.lost[1] = (uint16_t)(in_block - 1);
    else
        fought.lost[0] = (uint16_t)(first + second - in_block);
    return fought;
}

bay_fought bay_throw_fought(const bay_throw *bouts, uint32_t result) {
    uint32_t early = bouts->stages * block_of(bouts), second = bouts->left[1];
    if (result < early) return fought_early(bouts, result);
    uint32_t row = (result - early) / second, in_row = result - early - row * second;
    return (bay_fought){.lost = {(uint16_t)(bouts->left[0] - 1U - row), (uint16_t)in_row},
                        .bouts = bouts->stages};
}

uint32_t bay_throw_fought_run(const bay_throw *bouts, const uint32_t *result, uint32_t count,
                              bay_fought *fought) {
    *fought = bay_throw_fought(bouts, result[0]);
    if (result[0] < bouts->stages * block_of(bouts)) return 1;
    uint32_t in_row = (uint32_t)bouts->left[1] - fought->lost[1], run = 1;
    uint32_t most = count < in_row ? count : in_row;
    while (run < most && result[run] == result[0] + run) run++;
    return run;
}
