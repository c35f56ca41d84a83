#include "dice/progress.h"

#include <string.h>

static bool passes(const bay_stage *stage, int face) {
    return stage->below ? face < stage->need : face >= stage->need;
}

static int leads(const bay_stage *stage, int sides, int face) {
    if (stage->top != BAY_STAGE_SAME && face == sides) return stage->top;
    return passes(stage, face) ? stage->next : STAGE_FAILED;
}

stage_faces progress_stage_faces(const bay_stage *stage, int sides) {
    int pass = stage->below ? stage->need - 1 : sides - stage->need + 1;
    int top = stage->top != BAY_STAGE_SAME;
    if (top && passes(stage, sides)) pass--;
    return (stage_faces){(uint8_t)pass, (uint8_t)top, (uint8_t)(sides - pass - top)};
}

static void move_die(int to, chain_progress *out) {
    out->went_on[out->stage]++;
    if (to == BAY_STAGE_DONE) {
        out->counted++;
    } else {
        out->came[to]++;
        out->waiting[to]++;
    }
}

// Reads a row of equal dice at the stage that throws; the caller has checked that the faces are
// there.
static bool throw_row(const bay_throw *chain, const uint8_t *faces, size_t count,
                      chain_progress *out) {
    const bay_stage *stage = &chain->is.stage[out->stage];
    uint16_t failed = 0;
    for (size_t i = 0; i < count; i++) {
        if (faces[i] < 1 || faces[i] > chain->sides[0]) return false;
        int to = leads(stage, chain->sides[0], faces[i]);
        if (to == STAGE_FAILED)
            failed++;
        else
            move_die(to, out);
    }
    if (out->second) {
        out->again = (uint16_t)(out->again - count);
        return true;
    }
    out->waiting[out->stage] = (uint16_t)(out->waiting[out->stage] - count);
    if (stage->again == BAY_AGAIN_FAILED) out->failed = out->again = failed;
    return true;
}

bool progress_chain(const bay_throw *chain, thrown so_far, chain_progress *out) {
    *out = (chain_progress){.came = {chain->dice[0]}, .waiting = {chain->dice[0]}};
    size_t at = 0;
    while (out->stage < chain->stages) {
        size_t row = out->second ? out->again : out->waiting[out->stage];
        size_t given = so_far.count - at < row ? so_far.count - at : row;
        if (given > 0 && !throw_row(chain, so_far.faces + at, given, out)) return false;
        at += given;
        if (given < row) return true;
        if (!out->second && out->again > 0) {
            out->second = true;
        } else {
            out->second = false;
            out->failed = 0;
            out->stage++;
        }
    }
    return at == so_far.count;
}

bool progress_valid(const bay_throw *dice, thrown so_far) {
    if (so_far.count > (size_t)dice->dice[0] + dice->dice[1]) return false;
    for (size_t i = 0; i < so_far.count; i++)
        if (so_far.faces[i] < 1 || so_far.faces[i] > dice->sides[i >= dice->dice[0]])
            return false;
    return true;
}

void progress_sort(const bay_throw *pools, const uint8_t *faces,
                   uint8_t sorted[2][BAY_POOL_MAX]) {
    for (int side = 0; side < 2; side++) {
        uint8_t showing[BAY_SIDES_MAX + 1] = {0};
        for (int i = 0; i < pools->dice[side]; i++) showing[*faces++]++;
        size_t rank = 0;
        for (int face = pools->sides[side]; face > 0; face--) {
            memset(sorted[side] + rank, face, showing[face]);
            rank += showing[face];
        }
    }
}

bay_ties progress_pair(int first, int second) {
    if (first == second) return BAY_TIES_NOBODY;
    return first > second ? BAY_TIES_FIRST : BAY_TIES_SECOND;
}
