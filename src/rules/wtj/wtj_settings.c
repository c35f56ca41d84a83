// The numbers and readings of a battle: which of them it can use, and which it lacks. Ruling R-9.

#include "wtj_reader.h"

// --- Modifiers -------------------------------------------------------------------------------

// True if the modifier applies to a unit of the battle.
static bool is_spoken_of(const wtj_battle *b, wtj_state *start, int row) {
    bool any = row == PINNED_OR_WORSE && (b->turns != 1 || b->casualties); // it can become so
    kit_set attached = wtj_reads(b, W_24_ATTACHED, ATTACHED_COUNT) ? b->attached : 0;
    for (int group = 0; !any && group < b->groups; group++) {
        start->group = b->group[group] | attached;
        KIT_EACH (unit, start->group) any |= wtj_has(b, start, unit, (enum wtj_param)row);
    }
    return any;
}

// True if the modifier can come to count in the assault at which `start` stands. Anything that
// changes before it or after its first round can bring that about.
static bool may_count(const wtj_battle *b, const wtj_state *start, int row) {
    for (int side = 0; side < 2; side++) {
        bool flat = row < WTJ_FLAT_ADDED;
        if (flat ? wtj_counts(b, start, side, (enum wtj_param)row)
                 : wtj_horse_counts(b, start, side))
            return true;
    }
    bool later = b->turns != 1;
    bool changes = later || b->routs || b->commands || b->casualties;
    if (row == PINNED_OR_WORSE && (later || b->casualties))
        return true; // a tie pins, and so does a test
    if (!changes && !wtj_reads(b, W_11_JUDGED, EACH_ROUND)) return false;
    KIT_EACH (unit, start->line)
        if (wtj_has(b, start, unit, (enum wtj_param)row)) return true;
    return false;
}

static bool is_needed(const wtj_battle *b, int row) {
    WTJ_START(start);
    wtj_set_up(b, start);
    start->chapter = ASSAULTS;
    for (int group = 0; group < b->groups; group++) {
        start->group = b->group[group];
        wtj_draw_up(b, start, NULL);
        if (may_count(b, start, row)) return true;
    }
    return false;
}

// --- Tests of morale, command tests ----------------------------------------------------------

// True if the demoralized are tested.
static bool tests_later(const wtj_battle *b) {
    return b->tests || b->turns != 1;
}

// True if a unit of the grade can come to a test of morale.
static bool any_tests(const wtj_battle *b, int grade) {
    bool all = tests_later(b) || b->fires || b->tanks, any = false;
    for (int i = 0; i < b->count; i++)
        any |= b->unit[i].grade == grade && (all || b->unit[i].lost);
    return any;
}

// Column Assault is for the attacker's moves into contact, Maneuver for routs and for moving off
// between turns. WTJ-M6
static bool tests_command(const wtj_battle *b, int unit, bool into_contact) {
    bool routs = b->routs && wtj_reads(b, W_2_ROUT, ROUT_TESTED);
    bool leaves = b->commands && b->turns != 1 && wtj_reads(b, W_16_LOCK, UNLOCKED);
    bool attacker = b->unit[unit].side == BAY_ATTACKER;
    if (into_contact) return b->commands && attacker;
    return leaves || (routs && !(attacker && b->turns == 1));
}

// A row of the columns is for the troops that are there.
static bool command_counts(const wtj_unit *unit, int row, bool into_contact) {
    if (row == COMMAND_COVER) return wtj_leaves_cover(unit, into_contact);
    if (row == COMMAND_HQ) return unit->hq_hits > 0;
    return row == (into_contact ? POOR_ASSAULT : POOR_MANEUVER) + unit->training;
}

static bool comes_to_command(const wtj_battle *b, int row) {
    bool any = false;
    for (int i = 0; i < 2 * b->count; i++)
        any |= tests_command(b, i / 2, i % 2) && command_counts(&b->unit[i / 2], row, i % 2);
    return any;
}

// --- Fire ------------------------------------------------------------------------------------

// True if a unit of the side can come to fire. Fire itself sets free only units whose side fires
// already; anything else that ends a contact before the fire can set free any unit.
static bool side_may_fire(const wtj_battle *b, const wtj_state *start, int side) {
    bool changes = b->turns != 1 || b->routs || b->commands;
    KIT_EACH (unit, b->fires ? wtj_side(b, side) : 0)
        if (wtj_may_fire(b, start, unit) || (changes && wtj_has_small_arms(b, unit)))
            return true;
    return false;
}

static bool any_in_cover(const wtj_battle *b, int side) {
    KIT_EACH (unit, wtj_personnel(b, wtj_side(b, side)))
        if (b->unit[unit].cover >= SOLID) return true;
    return false;
}

// True if a unit of the attacker fires in contact. No contact is made before it does.
static bool any_moved(const wtj_battle *b, const wtj_state *start) {
    KIT_EACH (unit, b->fires ? wtj_side(b, BAY_ATTACKER) : 0)
        if (wtj_may_fire(b, start, unit) && wtj_fire_counts(b, start, unit, 0, FIRE_MOVED))
            return true;
    return false;
}

// Table W-T4. WTJ-M10
static bool comes_to_fire(const wtj_battle *b, const wtj_state *start, int row) {
    bool attacker = side_may_fire(b, start, BAY_ATTACKER);
    bool defender = side_may_fire(b, start, BAY_DEFENDER);
    switch (row) {
    case FIRE_COVER:
        return (attacker && any_in_cover(b, BAY_DEFENDER)) ||
               (defender && any_in_cover(b, BAY_ATTACKER));
    case FIRE_MOVED: return any_moved(b, start);
    case TANK_MACHINE_GUNS: return b->fires && b->unstated;
    case FIRE_ONE_FROM:
    case FIRE_TWO_FROM: return attacker || defender;
    default: return false; // parameters of tanks
    }
}

// --- Tanks -----------------------------------------------------------------------------------

// True if the row counts when the tank unit fights this enemy.
static bool comes_to(const wtj_battle *b, const wtj_unit *tank, const wtj_unit *enemy,
                     int row) {
    bool foot = enemy->type <= DISMOUNTED;
    switch (row) {
    case FIRE_ONE_FROM:
    case FIRE_TWO_FROM: return tank->machine_guns;
    case FIRE_COVER: return tank->machine_guns && enemy->cover >= SOLID;
    case TANK_MACHINE_GUNS: return b->unstated;
    case TANK_HIT_FROM: return foot;
    case TANK_LASTS: return foot && wtj_reads(b, W_9_DAMAGE, HIT_DAMAGES);
    default: return false;
    }
}

// True if it can fire guns at a tank. It may come to see enemies that it does not touch.
static bool sees_tanks(const wtj_battle *b, int unit) {
    kit_set seen = b->unit[unit].sees | b->unit[unit].touching;
    return b->fires && wtj_personnel(b, seen) != seen; // WTJ-34
}

static bool tanks_come_to(const wtj_battle *b, int row) {
    bool any = false;
    int lasts = wtj_reads(b, W_9_DAMAGE, HIT_DAMAGES) ? TANK_LASTS : -1;
    for (int i = 0; i < b->tanks; i++) {
        const wtj_tank *tank = &b->tank[i];
        KIT_EACH (enemy, wtj_personnel(b, b->unit[tank->unit].touching | tank->reach))
            any |= comes_to(b, &b->unit[tank->unit], &b->unit[enemy], row);
        bool measured = (tank->moved || tank->reach) && !tank->states_allowance;
        any |= row == TANK_ALLOWANCE && measured;
        any |= sees_tanks(b, tank->unit) && (row == TANK_GUN_HITS_FROM || row == lasts);
    }
    return any;
}

// True if a turn can have several assaults: the file has them, or the one falls apart before it is
// fought.
static bool comes_to_several(const wtj_battle *b) {
    bool falls_apart = b->turns != 1 || b->loose || b->casualties || b->routs;
    bool two_a_side = b->attackers > 1 && b->count - b->attackers > 1;
    return b->groups > 1 || (falls_apart && two_a_side);
}

// --- All of them -----------------------------------------------------------------------------

// True if this battle can use the reading.
static bool reading_is_used(const wtj_battle *b, int row) {
    bool later = b->turns != 1, tests = tests_later(b);
    switch (row) {
    case W_3_NOT_TOUCHING: return b->fires;
    case W_2_ROUT: return b->routs;
    case W_8_WINS: return b->horse;
    case W_13_AGAIN: return later && b->horse;
    case W_9_DAMAGE:
    case W_10_CHOOSER:
    case W_21_ORDER:
    case W_26_ENGAGED:
    case W_27_COUNTED:
    case W_28_NEXT:
    case W_29_ATTEMPTS:
    case W_30_AGAIN:
    case TANK_QUARTER: return b->tanks;
    case TANK_ATTEMPTS: return b->tanks && !wtj_reads(b, W_30_AGAIN, FIRES_AGAIN);
    case TANK_TESTS: return b->tanks && tests;
    case W_22_OVERRUN: return b->weapons;
    case NEXT_ASSAULT: return comes_to_several(b);
    case EQUAL_UNITS: return wtj_ids_decide(b);
    case W_24_ATTACHED: return b->attached;
    case W_15_WHO_TESTS: return tests;
    case W_16_LOCK:
    case W_20_PINS:
    case W_32_SHAKEN: return later;
    case W_25_LOCKED: return b->casualties;
    case W_31_HOST: return b->fires && wtj_any_assault_weapon(b, b->attached);
    default: return true;
    }
}

// The same of a parameter. No answer rests on one that it cannot use.
static bool is_used(const wtj_battle *b, wtj_state *start, int row) {
    bool tests = tests_later(b);
    if (row < MORALE_COVER) return is_spoken_of(b, start, row);
    if (row == MORALE_DAMAGED) return b->tanks;
    if (row < MORALE_DEMORALIZED) return tests || b->casualties;
    if (row == MORALE_DEMORALIZED) return tests;
    if (row < FIRE_ONE_FROM) return comes_to_command(b, row);
    if (row < ROUNDS) return comes_to_fire(b, start, row) || tanks_come_to(b, row);
    if (row >= BASE_WIDTH) return false; // wtj_places.c reads these itself
    if (row >= MUTINOUS_AT_1) return any_tests(b, (row - MUTINOUS_AT_1) / WTJ_CELLS);
    return reading_is_used(b, row);
}

// The parameter gives the machine guns and the allowance that a tank does not state.
static void fit_out_tanks(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) {
        if (b->unit[i].machine_guns != WTJ_NOT_STATED) continue;
        b->unit[i].machine_guns = (uint8_t)(wtj_is_tank(b, i) ? b->set[TANK_MACHINE_GUNS] : 0);
        b->unstated |= wtj_is_tank(b, i);
    }
    for (int i = 0; i < b->tanks; i++)
        if (!b->tank[i].states_allowance)
            b->tank[i].allowance = (uint8_t)b->set[TANK_ALLOWANCE];
}

void wtj_read_settings(wtj_reader *reader) {
    WTJ_START(start);
    wtj_battle *b = reader->battle;
    for (int row = 0; row < WTJ_PARAMS; row++) { // readings first: others depend on them
        bay_setting set = bay_param_peek(reader->in, row);
        b->set[row] = (int16_t)(set.number == BAY_UNKNOWN ? WTJ_UNKNOWN : set.number);
    }
    fit_out_tanks(reader);
    wtj_set_up(b, start);
    start->turn = 1;
    for (int row = 0; row < WTJ_PARAMS; row++)
        if (is_used(b, start, row)) (void)bay_param_get(reader->in, row);
    for (int row = 0; row < WTJ_FLAT_ADDED; row++)
        if (b->loose || is_spoken_of(b, start, row)) b->spoken |= (uint16_t)(1 << row);
}

// --- What the sources have lost --------------------------------------------------------------

bay_status wtj_refuse_number(const wtj_reader *reader, int row) {
    const bay_param *param = &reader->document.rules->params[row];
    char bytes[120];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "The sources have lost ");
    text_add(&words, param->name);
    text_add(&words, ", and this assault needs it.");
    kit_node parameters = kit_at(&reader->document, "parameters");
    return kit_forbid(&parameters, param->name, param->clause, bytes,
                      "a number, or preset: house");
}

static bool is_missing(const wtj_reader *reader, int row) {
    const wtj_battle *b = reader->battle;
    bool unknown = row >= MUTINOUS_AT_1 ? wtj_cell_unknown(b, row) : b->set[row] == WTJ_UNKNOWN;
    return unknown && (row < MORALE_COVER ? is_needed(b, row) : reader->in->used[row]);
}

// Checks those of the assault first, then those of the tests.
bay_status wtj_check_numbers(const wtj_reader *reader) {
    for (int row = 0; row < ROUNDS; row++)
        if ((row < MORALE_COVER || row > MORALE_DEMORALIZED) && is_missing(reader, row))
            return wtj_refuse_number(reader, row);
    for (int row = MORALE_DEMORALIZED; row >= MORALE_COVER; row--)
        if (is_missing(reader, row)) return wtj_refuse_number(reader, row);
    for (int row = MUTINOUS_AT_1; row < BASE_WIDTH; row++)
        if (is_missing(reader, row)) return wtj_refuse_number(reader, row);
    return BAY_OK;
}
