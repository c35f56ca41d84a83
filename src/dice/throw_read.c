#include "bayonet/throw.h"

#include "dice/bouts.h"

#include <assert.h>

// All rows are counted; they are kept while there is room.
typedef struct rows {
    bay_reading *list;
    size_t room, count;
} rows;

static void add(rows *to, bay_reading row) {
    if (to->count < to->room) to->list[to->count] = row;
    to->count++;
}

static void read_chain(const bay_throw *chain, const chain_progress *at, rows *to) {
    for (uint8_t s = 0; s < chain->stages; s++)
        add(to, (bay_reading){.kind = BAY_READ_STAGE,
                              .stage = s,
                              .name = chain->is.stage[s].name,
                              .dice = at->came[s],
                              .number = at->went_on[s]});
}

static void read_pools(const bay_throw *pools, const uint8_t *faces, rows *to) {
    static const uint8_t KIND[] = {[BAY_TIES_NOBODY] = BAY_READ_TIE,
                                   [BAY_TIES_FIRST] = BAY_READ_FIRST,
                                   [BAY_TIES_SECOND] = BAY_READ_SECOND};
    uint8_t sorted[2][BAY_POOL_MAX];
    progress_sort(pools, faces, sorted);
    int first = pools->dice[0], second = pools->dice[1];
    for (int i = 0; i < first || i < second; i++) {
        bay_reading row = {.kind = BAY_READ_SPARE};
        if (i < first) row.face[0] = sorted[0][i];
        if (i < second) row.face[1] = sorted[1][i];
        if (i < first && i < second) row.kind = KIND[progress_pair(row.face[0], row.face[1])];
        add(to, row);
    }
}

static void read_duel(const bay_throw *duel, const uint8_t *faces, rows *to) {
    for (uint8_t side = 0; side < 2; side++) {
        bay_reading row = {.kind = BAY_READ_VALUE,
                           .stage = side,
                           .name = side,
                           .dice = duel->dice[side],
                           .number = duel->plus[side]};
        for (int i = 0; i < duel->dice[side]; i++) row.number += faces[i];
        if (duel->dice[side] == 1) row.face[side] = faces[0];
        add(to, row);
        faces += duel->dice[side];
    }
}

static void read_bouts(const bay_throw *bouts, thrown faces, rows *to) {
    for (size_t i = 0; i < faces.count; i++) {
        uint8_t side = i % 2, face = faces.faces[i];
        bay_reading row = {
            .kind = BAY_READ_VALUE, .stage = side, .name = side, .dice = 1, .number = face};
        row.face[side] = face;
        if (side == 0) row.number += bouts->is.shift[i / 2];
        add(to, row);
    }
}

static void read_total(const bay_throw *dice, const uint8_t *faces, rows *to) {
    int value = 0;
    for (int i = 0; i < dice->dice[0]; i++) {
        if (dice->kind == BAY_THROW_TOTAL)
            value += faces[i];
        else if (faces[i] > value)
            value = faces[i];
    }
    bay_reading row = {
        .kind = BAY_READ_VALUE, .dice = dice->dice[0], .number = value + dice->plus[0]};
    if (dice->dice[0] == 1 || dice->kind == BAY_THROW_HIGHEST) row.face[0] = (uint8_t)value;
    add(to, row);
}

size_t bay_throw_read(const bay_throw *dice, const uint8_t *faces, size_t count,
                      bay_reading *list, size_t room) {
    assert(bay_throw_valid(dice));
    rows to = {list, room, 0};
    thrown so_far = {faces, count};
    if (dice->kind == BAY_THROW_CHAIN) {
        chain_progress at;
        if (progress_chain(dice, so_far, &at) && at.stage == dice->stages)
            read_chain(dice, &at, &to);
        return to.count;
    }
    if (dice->kind == BAY_THROW_BOUTS) {
        bouts_progress at;
        if (bouts_follow(dice, so_far, &at) && at.over) read_bouts(dice, so_far, &to);
        return to.count;
    }
    if (count != (size_t)dice->dice[0] + dice->dice[1] || !progress_valid(dice, so_far))
        return 0;
    if (dice->kind == BAY_THROW_POOLS)
        read_pools(dice, faces, &to);
    else if (dice->kind == BAY_THROW_DUEL)
        read_duel(dice, faces, &to);
    else
        read_total(dice, faces, &to);
    return to.count;
}
