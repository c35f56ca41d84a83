// What a clause forbids of a scenario.

#include "base/fault.h"
#include "soldiers_reader.h"

// --- Hexes -----------------------------------------------------------------------------------

// `place` is that of the unit in the file.
static bay_status check_hex(const kit_node *unit, const soldiers_battle *b, int place) {
    const soldiers_unit *u = &b->unit[b->listed[place]];
    const char *key = kit_has(unit, "at") ? "at" : kit_has(unit, "letter") ? "letter" : NULL;
    int points = 0;
    if (soldiers_enemy_hex(b, u, u->cell) >= 0)
        return kit_refuse(unit, (kit_fault){.key = key,
                                            .clause = ARV_22,
                                            .words = "Units of both sides stand in this hex.",
                                            .allowed = "a hex without an enemy"});
    for (int i = soldiers_from(b, u->side); i <= place; i++) {
        const soldiers_unit *other = &b->unit[b->listed[i]];
        if (other->cell == u->cell) points += other->stacking;
    }
    if (points <= b->set[STACKING_LIMIT]) return BAY_OK;
    bay_status status =
        kit_refuse(unit, (kit_fault){.key = key,
                                     .clause = ARV_S1,
                                     .words = "More stacking points stand in this hex than "
                                              "may."});
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
    static const kit_fault NO_MARCH = {.clause = ARV_34,
                                       .words = "Movement points count for those who may close "
                                                "assault: infantry and dismounted cavalry.",
                                       .allowed = "infantry or dismounted cavalry"};
    static const kit_fault NO_FIRE = {.clause = ARV_35,
                                      .words = "Mounted cavalry does not fire: it charges.",
                                      .allowed = "a unit of another type"};
    static const kit_fault NOT_CHARGING = {.clause = ARV_35,
                                           .words = "Only mounted cavalry charges.",
                                           .allowed = "a unit of type cavalry"};
    static const kit_fault NO_BATTERY = {.clause = ARV_S8,
                                         .words = "Only guns form a battery.",
                                         .allowed = "a field-gun or a howitzer"};
    static const struct {
        const char *key;
        uint8_t types; // whose key it is
        const kit_fault *wrong;
    } KEYS[] = {{"allowance", FOOT, &NO_MARCH},       {"left", FOOT, &NO_MARCH},
                {"route", FOOT, &NO_MARCH},           {"attack", FIRES, &NO_FIRE},
                {"range", FIRES, &NO_FIRE},           {"fires_at", FIRES, &NO_FIRE},
                {"charges_at", HORSE, &NOT_CHARGING}, {"battery", GUNS, &NO_BATTERY}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        bool said = kit_has(unit, KEYS[i].key) && kit_flag(unit, KEYS[i].key, true);
        if (!said || KEYS[i].types >> type & 1) continue;
        kit_fault wrong = *KEYS[i].wrong;
        wrong.key = KEYS[i].key;
        return soldiers_refuse(unit, wrong);
    }
    return BAY_OK;
}

// --- What it is ordered ----------------------------------------------------------------------

static kit_fault wrong(int clause, const char *words, const char *allowed) {
    return (kit_fault){.clause = clause, .words = words, .allowed = allowed};
}

// What is wrong with an order; no words: nothing is.
static kit_fault wrong_assault(const soldiers_battle *b, const soldiers_unit *u) {
    if (!soldiers_on_foot(u))
        return wrong(ARV_34, "A unit of this type may not close assault.",
                     "infantry or dismounted cavalry");
    if (u->disrupted && soldiers_reads(b, A_11_EARLIER, EARLIER_STAY_OUT))
        return wrong(ARV_16, "A disrupted unit may not close assault.",
                     "a unit that is not disrupted");
    if (!u->enough_points)
        return wrong(ARV_12, "It has too few movement points left to close assault.",
                     "a unit with the movement points that an assault needs left");
    if (board_side_towards(&b->ground.board, u->cell, u->order[ANNOUNCES]) < 0)
        return wrong(ARV_08, "The hex it is to assault is not adjacent.",
                     "a hex next to its own");
    if (soldiers_enemy_hex(b, u, u->order[ANNOUNCES]) < 0)
        return wrong(ARV_14, "There is nobody to assault in this hex.",
                     "a hex in which a defending unit stands");
    return wrong(-1, NULL, NULL);
}

static kit_fault wrong_fire(const soldiers_battle *b, const soldiers_unit *u) {
    int cell = u->order[FIRES_AT], hex = soldiers_enemy_hex(b, u, cell);
    if (u->attack == 0) return wrong(ARV_S2, "It has no attack strength to fire with.", NULL);
    if (hex < 0)
        return wrong(ARV_S6, "There is no enemy in the hex it is to fire at.",
                     "a hex in which an enemy stands");
    if (board_distance(&b->ground.board, u->cell, cell) > u->range)
        return wrong(ARV_S6, "The hex it is to fire at is out of range.",
                     "a hex within its range");
    if (!soldiers_sees(u->observed ? u->sees_to : u->sees, cell))
        return wrong(ARV_S6, "It does not see the hex it is to fire at.",
                     "a hex in its line of sight");
    if (soldiers_column_of(b, &b->fire, u->attack, b->hex[hex].defence, 0) < 0)
        return wrong(ARV_S2, "Its fire is too weak for this hex: the odds are below the table.",
                     "a hex of less defence strength");
    return wrong(-1, NULL, NULL);
}

static kit_fault wrong_charge(const soldiers_battle *b, const soldiers_unit *u) {
    int hex = soldiers_enemy_hex(b, u, u->order[CHARGES_AT]);
    if (hex >= 0 && kit_in(u->near_hexes, hex)) return wrong(-1, NULL, NULL);
    return wrong(ARV_35, "There is no enemy next to it in the hex it is to charge.",
                 "an adjacent hex in which an enemy stands");
}

static bay_status check_orders(const kit_node *unit, const soldiers_battle *b,
                               const soldiers_unit *u) {
    static kit_fault (*const WRONG[])(const soldiers_battle *b, const soldiers_unit *u) = {
        wrong_assault, wrong_fire, wrong_charge};
    if (u->order[ANNOUNCES] != BOARD_NOWHERE && u->order[FIRES_AT] != BOARD_NOWHERE)
        return kit_refuse(unit, (kit_fault){.key = "fires_at",
                                            .clause = ARV_13,
                                            .words = "A unit that close assaults does not "
                                                     "fire in the same phase.",
                                            .allowed = "announces, or fires_at",
                                            .status = BAY_FORBIDDEN});
    for (int i = 0; i < SOLDIERS_ORDERS; i++) {
        if (u->order[i] == BOARD_NOWHERE) continue;
        kit_fault fault = WRONG[i](b, u);
        fault.key = SOLDIERS_ORDER_KEYS[i];
        fault.status = BAY_FORBIDDEN;
        if (fault.words) return soldiers_refuse(unit, fault);
    }
    return BAY_OK;
}

bay_status soldiers_validate(const kit_node *document, const soldiers_battle *b) {
    bay_status status = BAY_OK;
    for (int i = 0; status == BAY_OK && i < b->count; i++) {
        const soldiers_unit *u = &b->unit[b->listed[i]];
        kit_node group = kit_at(document, KIT_SIDES[u->side]), units = kit_at(&group, "units");
        kit_node unit = kit_item(&units, (uint32_t)(i - soldiers_from(b, u->side)));
        status = check_keys(&unit, u->type);
        if (status == BAY_OK) status = check_hex(&unit, b, i);
        if (status == BAY_OK) status = check_orders(&unit, b, u);
    }
    return status;
}
