// What a clause forbids of a scenario.

#include "base/fault.h"
#include "soldiers_draft.h"

#include <string.h>

typedef soldiers_fault fault_row;

// --- Hexes -----------------------------------------------------------------------------------

static bay_status check_hex(const soldiers_draft *d, int side, int unit, bay_fault *why) {
    const soldiers_battle *b = d->battle;
    int cell = b->unit[side][unit].cell, points = 0;
    const char *key = d->units[side] && bay_value_get(&d->units[side]->is.item[unit], "letter")
                          ? "letter"
                          : "at";
    if (terrain_has(d->ground.cell[cell], IMPASSABLE))
        return soldiers_refuse_unit(why, side, unit,
                                    (fault_row){key, "a hex that can be entered",
                                                "Nobody can stand in this hex.", ARV_S5,
                                                BAY_BAD_INPUT});
    for (int i = 0; i < b->count[!side]; i++)
        if (b->unit[!side][i].cell == cell)
            return soldiers_refuse_unit(why, side, unit,
                                        (fault_row){key, "a hex without an enemy",
                                                    "Units of both sides stand in this hex.",
                                                    ARV_22, BAY_BAD_INPUT});
    for (int i = 0; i <= unit; i++)
        if (b->unit[side][i].cell == cell) points += b->unit[side][i].stacking;
    if (points <= b->stacking_limit) return BAY_OK;
    bay_status status = soldiers_refuse_unit(
        why, side, unit,
        (fault_row){d->units[side] ? key : NULL, NULL,
                    "More stacking points stand in this hex than may.", ARV_S1, BAY_BAD_INPUT});
    fault_given_whole(why, points);
    fault_allowed_range(why, 0, b->stacking_limit);
    return status;
}

// --- What a type has -------------------------------------------------------------------------

static bool has_key_of_other_type(const soldiers_unit *u, const bay_value *map,
                                  fault_row *wrong) {
    static const struct {
        const char *key;
        bool foot, guns, cavalry, fire; // whose key it is
    } KEYS[] = {{"allowance", true, false, false, false}, {"left", true, false, false, false},
                {"route", true, false, false, false},     {"attack", true, true, false, true},
                {"range", true, true, false, true},       {"fires_at", true, true, false, true},
                {"charges_at", false, false, true, false}};
    bool foot = u->type == INFANTRY || u->type == DISMOUNTED, horse = u->type == CAVALRY;
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        bool his = foot ? KEYS[i].foot : horse ? KEYS[i].cavalry : KEYS[i].guns;
        if (his || !bay_value_get(map, KEYS[i].key)) continue;
        *wrong = KEYS[i].cavalry
                     ? (fault_row){KEYS[i].key, "a unit of type cavalry",
                                   "Only mounted cavalry charges.", ARV_35, BAY_BAD_INPUT}
                 : KEYS[i].fire ? (fault_row){KEYS[i].key, "a unit of another type",
                                              "Mounted cavalry does not fire: it charges.",
                                              ARV_35, BAY_BAD_INPUT}
                                : (fault_row){KEYS[i].key, "infantry or dismounted cavalry",
                                              "Movement points count for those who may close "
                                              "assault: infantry and dismounted cavalry.",
                                              ARV_34, BAY_BAD_INPUT};
        return true;
    }
    if (!u->battery || u->type == FIELD_GUN || u->type == HOWITZER) return false;
    *wrong = (fault_row){"battery", "a field-gun or a howitzer", "Only guns form a battery.",
                         ARV_S8, BAY_BAD_INPUT};
    return true;
}

// --- What it is ordered ----------------------------------------------------------------------

static int enemy_hex(const soldiers_battle *b, int side, int cell) {
    for (int h = 0; h < b->hexes[!side]; h++)
        if (b->hex[!side][h].cell == cell) return h;
    return -1;
}

static bay_status check_announces(const soldiers_battle *b, int unit, bay_fault *why) {
    const soldiers_unit *u = &b->unit[BAY_ATTACKER][unit];
    if (u->announces == BOARD_NOWHERE) return BAY_OK;
    fault_row wrong = {NULL, NULL, NULL, -1, BAY_FORBIDDEN};
    wrong.path = "announces";
    if (u->type != INFANTRY && u->type != DISMOUNTED) {
        wrong.allowed = "infantry or dismounted cavalry";
        wrong.words = "A unit of this type may not close assault.";
        wrong.clause = ARV_34;
    } else if (u->disrupted && soldiers_reads(b, A_11_EARLIER, READS_NO)) {
        wrong.allowed = "a unit that is not disrupted";
        wrong.words = "A disrupted unit may not close assault.";
        wrong.clause = ARV_16;
    } else if (!u->enough_points) {
        wrong.allowed = "a unit with the movement points that an assault needs left";
        wrong.words = "It has too few movement points left to close assault.";
        wrong.clause = ARV_12;
    } else if (board_side_towards(&b->board, u->cell, u->announces) < 0) {
        wrong.allowed = "a hex next to its own";
        wrong.words = "The hex it is to assault is not adjacent.";
        wrong.clause = ARV_08;
    } else if (enemy_hex(b, BAY_ATTACKER, u->announces) < 0) {
        wrong.allowed = "a hex in which a defending unit stands";
        wrong.words = "There is nobody to assault in this hex.";
        wrong.clause = ARV_14;
    }
    if (!wrong.words) return BAY_OK;
    char name[BOARD_NAME_MAX];
    board_cell_name(&b->board, u->announces, name);
    bay_status status = soldiers_refuse_unit(why, BAY_ATTACKER, unit, wrong);
    fault_given(why, name);
    return status;
}

static bool in_sight(const soldiers_unit *u, int cell) {
    const uint8_t *sight = u->observed ? u->sees_to : u->sees;
    return sight[cell / 8] >> cell % 8 & 1;
}

static bay_status check_fires_at(const soldiers_draft *d, int side, int unit, bay_fault *why) {
    const soldiers_battle *b = d->battle;
    const soldiers_unit *u = &b->unit[side][unit];
    if (u->fires_at == BOARD_NOWHERE) return BAY_OK;
    fault_row wrong = {"fires_at", NULL, NULL, ARV_S6, BAY_FORBIDDEN};
    int hex = enemy_hex(b, side, u->fires_at);
    if (u->attack == 0) {
        wrong.words = "It has no attack strength to fire with.";
        wrong.clause = ARV_S2;
    } else if (hex < 0) {
        wrong.allowed = "a hex in which an enemy stands";
        wrong.words = "There is no enemy in the hex it is to fire at.";
    } else if (board_distance(&b->board, u->cell, u->fires_at) > u->range) {
        wrong.allowed = "a hex within its range";
        wrong.words = "The hex it is to fire at is out of range.";
    } else if (!in_sight(u, u->fires_at)) {
        wrong.allowed = "a hex in its line of sight";
        wrong.words = "It does not see the hex it is to fire at.";
    } else if (soldiers_column_of(b, &b->fire, u->attack, b->hex[!side][hex].defence, 0) < 0) {
        wrong.allowed = "a hex of less defence strength";
        wrong.words = "Its fire is too weak for this hex: the odds are below the table.";
        wrong.clause = ARV_S2;
    }
    if (!wrong.words) return BAY_OK;
    char name[BOARD_NAME_MAX];
    board_cell_name(&b->board, u->fires_at, name);
    bay_status status = soldiers_refuse_unit(why, side, unit, wrong);
    fault_given(why, name);
    return status;
}

static bay_status check_charges_at(const soldiers_battle *b, int side, int unit,
                                   bay_fault *why) {
    const soldiers_unit *u = &b->unit[side][unit];
    if (u->charges_at == BOARD_NOWHERE) return BAY_OK;
    int hex = enemy_hex(b, side, u->charges_at);
    if (hex >= 0 && soldiers_in(u->near_hexes, hex)) return BAY_OK;
    char name[BOARD_NAME_MAX];
    board_cell_name(&b->board, u->charges_at, name);
    bay_status status = soldiers_refuse_unit(
        why, side, unit,
        (fault_row){"charges_at", "an adjacent hex in which an enemy stands",
                    "There is no enemy next to it in the hex it is to charge.", ARV_35,
                    BAY_FORBIDDEN});
    fault_given(why, name);
    return status;
}

static bay_status check_unit(const soldiers_draft *d, int side, int unit, bay_fault *why) {
    const soldiers_battle *b = d->battle;
    const bay_value *map = d->units[side] ? &d->units[side]->is.item[unit] : NULL;
    fault_row wrong;
    if (has_key_of_other_type(&b->unit[side][unit], map, &wrong)) {
        bay_status status = soldiers_refuse_unit(why, side, unit, wrong);
        fault_given_value(why, bay_value_get(map, wrong.path));
        return status;
    }
    bay_status status = check_hex(d, side, unit, why);
    const soldiers_unit *u = &b->unit[side][unit];
    if (status == BAY_OK && u->announces != BOARD_NOWHERE && u->fires_at != BOARD_NOWHERE)
        return soldiers_refuse_unit(
            why, side, unit,
            (fault_row){"fires_at", "announces, or fires_at",
                        "A unit that close assaults does not fire in the same phase.", ARV_13,
                        BAY_FORBIDDEN});
    if (status == BAY_OK && side == BAY_ATTACKER) status = check_announces(b, unit, why);
    if (status == BAY_OK) status = check_fires_at(d, side, unit, why);
    return status == BAY_OK ? check_charges_at(b, side, unit, why) : status;
}

bay_status soldiers_lawful(const soldiers_draft *d, bay_fault *why) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < d->battle->count[side]; i++) {
            bay_status status = check_unit(d, side, i, why);
            if (status != BAY_OK) return status;
        }
    return BAY_OK;
}
