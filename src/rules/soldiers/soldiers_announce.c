// Who assaults whom: asked of unit after unit before any fire. Ruling R-3.

#include "soldiers.h"

int soldiers_target_hex(const soldiers_battle *b, int against) {
    bool named = soldiers_reads(b, A_2_DEFENDERS, NAMED_UNITS);
    return named ? b->unit[BAY_DEFENDER][against - 1].home : against - 1;
}

int soldiers_target_id(const soldiers_battle *b, int against) {
    if (soldiers_reads(b, A_2_DEFENDERS, NAMED_UNITS))
        return soldiers_unit_id(b, BAY_DEFENDER, against - 1);
    return soldiers_cell_id(b, b->hex[BAY_DEFENDER][against - 1].cell);
}

// --- The answers -----------------------------------------------------------------------------

// The hex, or the unit in it, that a plain commander assaults; the place of its bit.
static int standing_target(const soldiers_battle *b, const soldiers_unit *u) {
    bool named = soldiers_reads(b, A_2_DEFENDERS, NAMED_UNITS);
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        const soldiers_unit *enemy = &b->unit[BAY_DEFENDER][i];
        bool his = u->announces == BOARD_NOWHERE ? soldiers_in(u->near_units, i)
                                                 : enemy->cell == u->announces;
        if (his) return named ? i : enemy->home;
    }
    return -1; // it has nobody to assault
}

// All that the unit could answer, in the order of R-3.
static int all_answers(const soldiers_battle *b, int unit, uint8_t list[SOLDIERS_ANSWERS_MAX]) {
    const soldiers_unit *u = &b->unit[BAY_ATTACKER][unit];
    bool named = soldiers_reads(b, A_2_DEFENDERS, NAMED_UNITS);
    bool fires = u->fires_at != BOARD_NOWHERE && b->fires[BAY_ATTACKER];
    uint16_t targets = named ? u->near_units : u->near_hexes; // ARV-14
    int count = 0, first = fires ? -1 : standing_target(b, u);
    if (fires) list[count++] = 0; // ARV-13
    if (first >= 0) list[count++] = (uint8_t)(first + 1);
    for (int i = 0; i < SOLDIERS_UNITS_MAX; i++)
        if (soldiers_in(targets, i) && i != first) list[count++] = (uint8_t)(i + 1);
    if (!fires) list[count++] = 0; // ARV-07
    return count;
}

static int place_among(const uint8_t *list, int count, int value) {
    int place = 0;
    while (place < count && list[place] != value) place++;
    return place;
}

// AMB-A18 no: a hex goes against one hex. The one it has gone against, or -1.
static int hex_bound_to(const soldiers_battle *b, const soldiers_now *now, int unit) {
    if (!soldiers_reads(b, A_18_APART, ONE_TARGET)) return -1;
    for (int i = 0; i < unit; i++) {
        int against = soldiers_part(b, now, BAY_ATTACKER, i) & AGAINST;
        if (against && b->unit[BAY_ATTACKER][i].home == b->unit[BAY_ATTACKER][unit].home)
            return soldiers_target_hex(b, against);
    }
    return -1;
}

int soldiers_answers(const soldiers_battle *b, const soldiers_now *now,
                     uint8_t list[SOLDIERS_ANSWERS_MAX]) {
    uint8_t all[SOLDIERS_ANSWERS_MAX];
    const soldiers_unit *units = b->unit[BAY_ATTACKER];
    int unit = now->cursor, count = all_answers(b, unit, all), from = 0, kept = 0;
    list[0] = 0;
    int bound = hex_bound_to(b, now, unit);
    for (int i = units[unit].kind; i < unit; i++) { // alike ones answer no earlier
        if (units[i].kind != units[unit].kind) continue;
        int place = place_among(all, count, soldiers_part(b, now, BAY_ATTACKER, i) & AGAINST);
        if (place > from) from = place;
    }
    for (int i = from; i < count; i++)
        if (all[i] == 0 || bound < 0 || soldiers_target_hex(b, all[i]) == bound)
            list[kept++] = all[i]; // AMB-A18
    return kept;
}

// --- The bundle ------------------------------------------------------------------------------

static void tell_why_not(const soldiers_battle *b, int unit, bay_trace *why) {
    const soldiers_unit *u = &b->unit[BAY_ATTACKER][unit];
    if (!why || !u->near_hexes) return;
    bool on_foot = u->type == INFANTRY || u->type == DISMOUNTED; // ARV-06, ARV-34
    int telling = !on_foot            ? TELL_MAY_NOT
                  : !u->enough_points ? TELL_SPENT         // ARV-12
                                      : TELL_OUT_OF_ORDER; // AMB-A11
    soldiers_tell(why, telling, BAY_ATTACKER, soldiers_unit_id(b, BAY_ATTACKER, unit),
                  BAY_NO_UNIT);
}

static void answer(const soldiers_battle *b, soldiers_now *now, int against, bay_trace *why) {
    int unit = now->cursor++, id = soldiers_unit_id(b, BAY_ATTACKER, unit);
    *soldiers_part_to(b, now, BAY_ATTACKER, unit) |= (uint8_t)against;
    if (!against) {
        soldiers_tell(why, TELL_STAYS_OUT, BAY_ATTACKER, id, BAY_NO_UNIT); // ARV-07
        return;
    }
    soldiers_tell(why, TELL_ANNOUNCES, BAY_ATTACKER, id, soldiers_target_id(b, against));
}

void soldiers_announce(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    now->stage = ANNOUNCE; // ARV-18
    while (now->cursor < b->count[BAY_ATTACKER]) {
        uint8_t list[SOLDIERS_ANSWERS_MAX];
        if (!b->unit[BAY_ATTACKER][now->cursor].may_announce) {
            tell_why_not(b, now->cursor++, why);
            continue;
        }
        if (soldiers_answers(b, now, list) > 1) return;
        answer(b, now, list[0], why);
    }
    now->cursor = 0;
    soldiers_fire(b, now, BAY_ATTACKER, why); // ARV-S4
}

void soldiers_announced(const soldiers_battle *b, soldiers_now *now, int against,
                        bay_trace *why) {
    answer(b, now, against, why);
    soldiers_announce(b, now, why);
}
