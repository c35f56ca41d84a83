// Checks a scenario for what a clause forbids.

#include "base/fault.h"
#include "soldiers.h"

// `place` is that of the unit in the file.
static bay_status check_hex(const kit_node *unit, const soldiers_battle *b, int place) {
    const soldiers_unit *u = &b->unit[b->listed[place]];
    const char *key = kit_has(unit, "at") ? "at" : kit_has(unit, "letter") ? "letter" : NULL;
    int points = 0;
    if (soldiers_enemy_hex(b, u, u->cell) >= 0)
        return kit_refuse_key(unit, key, ARV_22, "Units of both sides stand in this hex.",
                              "a hex without an enemy");
    for (int i = 0; i <= place; i++) {
        const soldiers_unit *other = &b->unit[b->listed[i]];
        if (other->cell == u->cell) points += other->stacking; // nobody else's: see above
    }
    if (points <= b->set[STACKING_LIMIT]) return BAY_OK;
    bay_status status = kit_refuse_key(
        unit, key, ARV_S1, "More stacking points stand in this hex than may.", NULL);
    fault_given_whole(unit->why, points);
    fault_allowed_range(unit->why, 0, b->set[STACKING_LIMIT]);
    return status;
}

// --- What a type has -------------------------------------------------------------------------

enum {
    HORSE = 1u << CAVALRY,
    GUNS = 1u << FIELD_GUN | 1u << HOWITZER,
    FOOT = 1u << INFANTRY | 1u << DISMOUNTED,
    FIRES = FOOT | GUNS | 1u << MACHINE_GUN
};

static bay_status check_keys(const kit_node *unit, int type) {
    static const struct {
        uint8_t types, clause; // whose keys these are
        const char *words, *allowed, *keys[4];
    } KEYS[] = {
        {FOOT,
         ARV_34,
         "Movement points count for those who may close assault: infantry and dismounted "
         "cavalry.",
         "infantry or dismounted cavalry",
         {"allowance", "left", "route"}},
        {FIRES,
         ARV_35,
         "Mounted cavalry does not fire: it charges.",
         "a unit of another type",
         {"attack", "range", "fires_at"}},
        {HORSE,
         ARV_35,
         "Only mounted cavalry charges.",
         "a unit of type cavalry",
         {"charges_at"}},
        {GUNS, ARV_S8, "Only guns form a battery.", "a field-gun or a howitzer", {"battery"}}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        for (const char *const *key = KEYS[i].keys; *key; key++)
            if (kit_flag(unit, *key, kit_has(unit, *key)) && !(KEYS[i].types >> type & 1))
                return kit_refuse_given(
                    unit, kit_wrong(*key, KEYS[i].clause, KEYS[i].words, KEYS[i].allowed));
    return BAY_OK;
}

// --- What it is ordered ----------------------------------------------------------------------

static const kit_fault NOTHING = {.words = NULL};

// What is wrong with an order against the cell.
static kit_fault wrong_assault(const soldiers_battle *b, const soldiers_unit *u, int cell) {
    if (!soldiers_on_foot(u))
        return kit_wrong(NULL, ARV_34, "A unit of this type may not close assault.",
                         "infantry or dismounted cavalry");
    if (u->disrupted && b->set[A_11_EARLIER] == EARLIER_STAY_OUT)
        return kit_wrong(NULL, ARV_16, "A disrupted unit may not close assault.",
                         "a unit that is not disrupted");
    if (!u->enough_points)
        return kit_wrong(NULL, ARV_12, "It has too few movement points left to close assault.",
                         "a unit with the movement points that an assault needs left");
    if (board_side_towards(&b->ground.board, u->cell, cell) < 0)
        return kit_wrong(NULL, ARV_08, "The hex it is to assault is not adjacent.",
                         "a hex next to its own");
    if (soldiers_enemy_hex(b, u, cell) < 0)
        return kit_wrong(NULL, ARV_14, "There is nobody to assault in this hex.",
                         "a hex in which a defending unit stands");
    return NOTHING;
}

kit_fault soldiers_wrong_fire(const soldiers_battle *b, const soldiers_unit *u, int cell) {
    int hex = soldiers_enemy_hex(b, u, cell);
    if (u->attack == 0)
        return kit_wrong(NULL, ARV_S2, "It has no attack strength to fire with.", NULL);
    if (hex < 0)
        return kit_wrong(NULL, ARV_S6, "There is no enemy in the hex it is to fire at.",
                         "a hex in which an enemy stands");
    if (board_distance(&b->ground.board, u->cell, cell) > u->range) // ARV-S6
        return kit_wrong(NULL, ARV_S6, "The hex it is to fire at is out of range.",
                         "a hex within its range");
    if (!soldiers_sees(u->observed ? u->sees_to : u->sees, cell)) // ARV-S6
        return kit_wrong(NULL, ARV_S6, "It does not see the hex it is to fire at.",
                         "a hex in its line of sight");
    if (soldiers_column_of(b, &b->fire, u->attack, b->hex[hex].defence, 0) < 0)
        return kit_wrong(NULL, ARV_S2,
                         "Its fire is too weak for this hex: the odds are below the table.",
                         "a hex of less defence strength");
    return NOTHING;
}

static kit_fault wrong_charge(const soldiers_battle *b, const soldiers_unit *u, int cell) {
    int hex = soldiers_enemy_hex(b, u, cell);
    if (hex >= 0 && kit_in(u->near_hexes, hex)) return NOTHING;
    return kit_wrong(NULL, ARV_35, "There is no enemy next to it in the hex it is to charge.",
                     "an adjacent hex in which an enemy stands");
}

static bay_status check_orders(const kit_node *unit, const soldiers_battle *b,
                               const soldiers_unit *u) {
    static kit_fault (*const WRONG[])(const soldiers_battle *b, const soldiers_unit *u,
                                      int cell) = {wrong_assault, soldiers_wrong_fire,
                                                   wrong_charge};
    if (u->order[ANNOUNCES] != BOARD_NOWHERE && u->order[FIRES_AT] != BOARD_NOWHERE)
        return kit_forbid(unit, "fires_at", ARV_13,
                          "A unit that close assaults does not fire in the same phase.",
                          "announces, or fires_at");
    for (int i = 0; i < SOLDIERS_ORDERS; i++) {
        int cell = u->order[i];
        kit_fault fault = cell == BOARD_NOWHERE ? NOTHING : WRONG[i](b, u, cell);
        fault.key = SOLDIERS_ORDER_KEYS[i];
        fault.status = BAY_FORBIDDEN;
        if (fault.words) return kit_refuse_given(unit, fault);
    }
    return BAY_OK;
}

bay_status soldiers_validate(const kit_node *document, const soldiers_battle *b) {
    bay_status status = BAY_OK;
    for (int i = 0; status == BAY_OK && i < b->count; i++) {
        const soldiers_unit *u = &b->unit[b->listed[i]];
        kit_node group = kit_at(document, KIT_SIDES[u->side]), units = kit_at(&group, "units");
        kit_node unit =
            kit_item(&units, (uint32_t)(u->side == BAY_ATTACKER ? i : i - b->attackers));
        status = check_keys(&unit, u->type);
        if (status == BAY_OK) status = check_hex(&unit, b, i);
        if (status == BAY_OK) status = check_orders(&unit, b, u);
    }
    return status;
}
