// The pack is put down by hand, within reach of the west edge and apart from each other.
#include "base/fault.h"
#include "systems/moor/moor_own.h"

enum { REACH = 6 * BAY_INCH };

static bay_status refuse(bay_fault *bad, const char *clause, const char *words) {
    fault_set(bad, BAY_FORBIDDEN, "place", words);
    fault_clause(bad, clause);
    return BAY_FORBIDDEN;
}

static bool overlap(bay_point a, moor_lair b) {
    int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y < (int64_t)MOOR_BASE * MOOR_BASE;
}

bay_status moor_place(const bay_battle *battle, void *at, const bay_move *move, bay_trace *why,
                      bay_fault *bad) {
    const moor_battle *b = moor_of(battle);
    moor_now *now = at;
    int wolf = move->unit - WOLF;
    if (move->unit == CART) return refuse(bad, "MOR-01", "The cart stands where it stands.");
    if (move->x < 0 || move->x > REACH || move->y < 0 || move->y > MOOR_DEEP) // MOR-01
        return refuse(bad, "MOR-01", "A wolf lies within 6 inches of the west edge.");
    for (int i = 0; i < b->wolves; i++) // MOR-02
        if (i != wolf && overlap((bay_point){move->x, move->y}, now->lair[i]))
            return refuse(bad, "MOR-02", "Two wolves lie on each other.");
    now->lair[wolf] = (moor_lair){(int16_t)move->x, (int16_t)move->y, (int16_t)move->facing};
    bay_tell(why, TELL_LIES, BAY_ATTACKER, move->unit, (int32_t[]){move->x, move->y, 0});
    return BAY_OK;
}
