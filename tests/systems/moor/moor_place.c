// The pack is put down by hand, within reach of the west edge and apart from each other.
#include "systems/moor/moor_own.h"

#include <string.h>

bool moor_overlap(moor_lair a, moor_lair b) {
    int32_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y < MOOR_BASE * MOOR_BASE;
}

bool moor_near(const moor_battle *b, bay_point at) {
    return at.x >= 0 && at.x <= b->reach && at.y >= 0 && at.y <= MOOR_DEEP;
}

static void breach(bay_trace *bad, int telling, int unit, int other, int32_t number) {
    bay_tell_event(bad, (bay_event){.telling = (uint16_t)telling,
                                    .unit = (uint16_t)unit,
                                    .other = (uint16_t)other,
                                    .side = BAY_ATTACKER,
                                    .number = {number}});
}

// Where the pack would lie; what is wrong with each piece alone.
static void put_down(const moor_battle *b, const bay_move *moves, uint32_t count,
                     moor_lair *lair, bay_trace *bad) {
    for (uint32_t i = 0; i < count; i++) {
        const bay_move *move = &moves[i];
        int wolf = 0;
        while (wolf < b->wolves && b->unit_of[wolf] != move->unit) wolf++;
        if (wolf == b->wolves)
            breach(bad, BREACH_CART, move->unit, BAY_NO_UNIT, 0);
        else if (!moor_near(b, (bay_point){move->x, move->y}))
            breach(bad, BREACH_FAR, move->unit, BAY_NO_UNIT, b->reach); // MOR-01
        else
            lair[wolf] = (moor_lair){(int16_t)move->x, (int16_t)move->y, (int16_t)move->facing};
    }
}

// All are put down before any is looked at: two may change places.
bool moor_place(const bay_battle *battle, void *at, const bay_move *moves, uint32_t count,
                bay_trace *why, bay_trace *bad) {
    const moor_battle *b = moor_of(battle);
    moor_now *now = at;
    moor_lair lair[WOLVES_MAX];
    memcpy(lair, now->lair, sizeof lair);
    put_down(b, moves, count, lair, bad);
    for (int i = 0; i < b->wolves; i++)
        for (int k = 0; k < i; k++)
            if (moor_overlap(lair[i], lair[k]))
                breach(bad, BREACH_OVERLAP, b->unit_of[i], b->unit_of[k], 0); // MOR-02
    if (bad->count) return false;
    memcpy(now->lair, lair, sizeof lair);
    for (uint32_t i = 0; i < count; i++)
        bay_tell(why, TELL_LIES, BAY_ATTACKER, moves[i].unit,
                 (int32_t[]){moves[i].x, moves[i].y, 0});
    return true;
}

uint32_t moor_placeable(const bay_battle *battle, const void *at, bay_placeable *list) {
    const moor_battle *b = moor_of(battle);
    const moor_now *now = at;
    for (int i = 0; i < b->wolves; i++) {
        moor_lair lair = now->lair[i];
        bay_move is = {.unit = b->unit_of[i], .x = lair.x, .y = lair.y, .facing = lair.facing};
        list[i] = (bay_placeable){is, lair.x, lair.y};
    }
    return (uint32_t)b->wolves;
}
