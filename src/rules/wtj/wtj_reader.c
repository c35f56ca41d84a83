// From a checked document to a battle.

#include "wtj_reader.h"

#include "rules/kit/kit_battle.h"

#include <stddef.h>
#include <string.h>

enum { NOT_STATED = 0xFF }; // the machine guns of a tank

// --- Units -----------------------------------------------------------------------------------

static void add(const kit_node *unit, bay_unit called, wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    kit_node at = kit_at(unit, "at");
    int bases = kit_whole(unit, "bases", (int)kit_count(&at));
    int lost = kit_whole(unit, "lost", 0);
    reader->called[b->count] = called;
    reader->with[b->count] = kit_text(unit, "with");
    b->unit[b->count++] = (wtj_unit){
        .side = (uint8_t)called.side,
        .bases = (uint8_t)bases,
        .type = (uint8_t)kit_word(unit, "type", WTJ_TYPE_WORDS, INFANTRY),
        .training = (uint8_t)kit_word(unit, "training", WTJ_TRAINING_WORDS, AVERAGE),
        .cover = (uint8_t)kit_word(unit, "cover", WTJ_COVER_WORDS, NO_COVER),
        .status = (uint8_t)kit_word(unit, "status", WTJ_STATUS_WORDS, IN_ORDER),
        .grade = (uint8_t)kit_word(unit, "morale", WTJ_GRADE_WORDS, STEADY),
        .lost = (uint8_t)lost,
        .original = (uint8_t)kit_whole(unit, "original", bases + lost),
        .machine_guns = (uint8_t)kit_whole(unit, "machine_guns", NOT_STATED),
        .assault_weapons = kit_flag(unit, "assault_weapons", false),
        .support = (uint8_t)(kit_has(unit, "supported") ? 1 + kit_flag(unit, "supported", false)
                                                        : COUNTED),
        .prone = kit_flag(unit, "prone", false),
        .flamethrowers = kit_flag(unit, "flamethrowers", false),
        .host = WTJ_NO_HOST};
    b->casualties |= lost > 0;
    if (called.side == BAY_ATTACKER) b->attackers = b->count;
}

// a side in a line of its own is one unit.
static const bay_unit ALONE[2] = {{"attacking-unit", "Attacking unit", BAY_ATTACKER},
                                  {"defending-unit", "Defending unit", BAY_DEFENDER}};

static bay_status read_side(const kit_node *document, int side, wtj_reader *reader) {
    kit_node group = kit_at(document, KIT_SIDES[side]), units = kit_at(&group, "units");
    if (kit_has(&group, "bases")) add(&group, ALONE[side], reader);
    for (uint32_t i = 0; i < kit_count(&units); i++) {
        kit_node unit = kit_item(&units, i);
        bay_unit called = {kit_text(&unit, "id"), kit_text(&unit, "name"), (bay_side)side};
        add(&unit, called, reader);
        bay_status status = wtj_read_places(&unit, reader);
        if (status != BAY_OK) return status;
    }
    if (wtj_side(reader->battle, side)) return BAY_OK;
    return kit_refuse(&group, (kit_fault){.clause = WTJ_01,
                                          .words = "This side has no bases.",
                                          .allowed = "units, or so many bases"});
}

// By place as their side sees it (AMB-W17), else by id.
static bool comes_before(const wtj_unit *one, const char *id, const wtj_unit *other,
                         const char *other_id) {
    if (one->seen.x != other->seen.x) return one->seen.x < other->seen.x;
    if (one->seen.y != other->seen.y) return one->seen.y < other->seen.y;
    return strcmp(id, other_id) < 0;
}

// Puts the units that have been read into their order, where it is not the file's.
static void sort_units(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) {
        wtj_unit unit = b->unit[i];
        bay_unit called = reader->called[i];
        const char *with = reader->with[i];
        int at = i, first = unit.side == BAY_ATTACKER ? 0 : b->attackers;
        for (; at > first; at--) {
            if (comes_before(&b->unit[at - 1], reader->called[at - 1].id, &unit, called.id))
                break;
            b->unit[at] = b->unit[at - 1];
            reader->called[at] = reader->called[at - 1];
            reader->with[at] = reader->with[at - 1];
        }
        for (int k = 0; k < i; k++)
            b->listed[k] = (uint8_t)(b->listed[k] + (b->listed[k] >= at));
        b->listed[i] = (uint8_t)at;
        b->unit[at] = unit;
        reader->called[at] = called;
        reader->with[at] = with;
    }
}

bool wtj_find(const wtj_reader *reader, int side, const char *called, int *unit) {
    int count = 0;
    KIT_EACH (i, wtj_side(reader->battle, side)) {
        bool by_id = strcmp(reader->called[i].id, called) == 0;
        if (!by_id && strcmp(reader->called[i].name, called) != 0) continue;
        *unit = i;
        count++;
        if (by_id) return true;
    }
    return count == 1;
}

const kit_node *wtj_way_to(const kit_node *document, const wtj_battle *b, int unit,
                           wtj_way *way) {
    int side = b->unit[unit].side, at = 0;
    while (b->listed[at] != unit) at++;
    way->side = kit_at(document, KIT_SIDES[side]);
    way->units = kit_at(&way->side, "units");
    way->unit =
        kit_item(&way->units, (uint32_t)(side == BAY_ATTACKER ? at : at - b->attackers));
    return way->units.value ? &way->unit : &way->side;
}

// Weapons and the units that they accompany. WTJ-36
static bay_status attach_all(const kit_node *document, wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) {
        int unit = b->listed[i], host = unit;
        if (!reader->with[unit][0]) continue;
        bool found = wtj_find(reader, b->unit[unit].side, reader->with[unit], &host);
        bool foot = b->unit[host].type == INFANTRY || b->unit[host].type == DISMOUNTED;
        if (found && foot && wtj_is_weapon(b, unit)) {
            b->unit[unit].host = (uint8_t)host;
            b->unit[host].attached |= kit_one(unit);
            b->attached |= kit_one(unit);
            continue;
        }
        wtj_way way;
        return kit_refuse(wtj_way_to(document, b, unit, &way),
                          (kit_fault){.key = "with",
                                      .clause = WTJ_36,
                                      .words =
                                          "Only a weapon is attached, and only to a unit on "
                                          "foot of its side.",
                                      .given = reader->with[unit],
                                      .allowed = "the id or the name of such a unit"});
    }
    return BAY_OK;
}

// At whom a unit may fire while it touches nobody. WTJ-06
static bay_status read_sight(const kit_node *at, int unit, wtj_reader *reader) {
    wtj_unit *u = &reader->battle->unit[unit];
    kit_node list = kit_at(at, "sees");
    u->sees = list.value ? 0 : wtj_side(reader->battle, 1 - u->side);
    for (uint32_t i = 0; i < kit_count(&list); i++) {
        kit_node item = kit_item(&list, i);
        int enemy = 0;
        if (!wtj_find(reader, 1 - u->side, item.value->is.text, &enemy))
            return kit_refuse(&item, (kit_fault){.clause = WTJ_06,
                                                 .words = "No enemy unit is called so, or "
                                                          "several are by their name.",
                                                 .given = item.value->is.text,
                                                 .allowed = "the id or the name of one enemy"});
        u->sees |= kit_one(enemy);
    }
    u->sees &= ~reader->battle->attached; // it shares the fate of its unit: WTJ-36
    return BAY_OK;
}

static bay_status read_all_sight(const kit_node *document, wtj_reader *reader) {
    bay_status status = BAY_OK;
    for (int i = 0; status == BAY_OK && i < reader->battle->count; i++) {
        wtj_way way;
        int unit = reader->battle->listed[i];
        status = read_sight(wtj_way_to(document, reader->battle, unit, &way), unit, reader);
    }
    return status;
}

// Sets of units that play asks for again and again.
static void gather(wtj_battle *b) {
    for (int i = 0; i < b->count; i++) {
        if (wtj_is_tank(b, i)) b->armour |= kit_one(i);
        if (b->unit[i].type == CAVALRY) b->horse |= kit_one(i);
        bool alone = wtj_is_weapon(b, i) && b->unit[i].host == WTJ_NO_HOST;
        if (alone && b->unit[i].side == BAY_DEFENDER) b->weapons |= kit_one(i);
    }
}

// --- Settings --------------------------------------------------------------------------------

// Has a unit of the battle what the modifier speaks of?
static bool is_spoken_of(const wtj_battle *b, wtj_state *start, int row) {
    bool any = row == PINNED_OR_WORSE && (b->turns != 1 || b->casualties); // it can come to be
    kit_set attached = wtj_reads(b, W_24_ATTACHED, ATTACHED_COUNT) ? b->attached : 0;
    for (int group = 0; !any && group < b->groups; group++) {
        start->group = b->group[group] | attached;
        KIT_EACH (unit, start->group) any |= wtj_has(b, start, unit, (enum wtj_param)row);
    }
    return any;
}

static bool any_of_type(const wtj_battle *b, int type) {
    bool any = false;
    for (int i = 0; i < b->count; i++) any |= b->unit[i].type == type;
    return any;
}

// Can a unit of the grade come to a test of morale?
static bool any_tests(const wtj_battle *b, int grade) {
    bool any = false;
    for (int i = 0; i < b->count; i++)
        any |= b->unit[i].grade == grade && wtj_may_come_to_test(b, i);
    return any;
}

// A weapon of the file that is attached, or that stands alone.
static bool any_weapon(const wtj_battle *b, bool attached) {
    bool any = false;
    for (int i = 0; i < b->count; i++)
        any |= wtj_is_weapon(b, i) && attached == (b->unit[i].host != WTJ_NO_HOST);
    return any;
}

// Can this battle come to the parameter? No answer rests on one that it cannot.
static bool is_used(const wtj_battle *b, wtj_state *start, int row) {
    bool later = b->turns != 1, tests = b->tests || later;
    if (row < MORALE_COVER) return is_spoken_of(b, start, row);
    if (row == MORALE_DAMAGED) return b->tanks;
    if (row < MORALE_DEMORALIZED) return tests || b->casualties;
    if (row == MORALE_DEMORALIZED) return tests;
    if (row < FIRE_ONE_FROM) return wtj_may_come_to_command(b, row);
    if (row < ROUNDS) return wtj_may_come_to_fire(b, start, row) || wtj_tanks_come_to(b, row);
    if (row >= BASE_WIDTH) return false; // wtj_places.c reads these itself
    if (row >= MUTINOUS_AT_1) return any_tests(b, (row - MUTINOUS_AT_1) / WTJ_CELLS);
    switch (row) {
    case W_3_NOT_TOUCHING: return b->fires;
    case W_2_ROUT: return b->routs;
    case W_8_WINS: return any_of_type(b, CAVALRY);
    case W_13_AGAIN: return later && any_of_type(b, CAVALRY);
    case W_9_DAMAGE:
    case W_10_CHOOSER:
    case W_21_ORDER:
    case W_26_ENGAGED:
    case W_27_COUNTED:
    case W_28_NEXT:
    case W_29_ATTEMPTS:
    case W_30_AGAIN:
    case TANK_QUARTER: return b->tanks;
    case W_22_OVERRUN:
    case W_24_ATTACHED: return any_weapon(b, row == W_24_ATTACHED);
    case W_15_WHO_TESTS: return tests;
    case W_16_LOCK:
    case W_20_PINS:
    case W_32_SHAKEN: return later;
    case W_25_LOCKED: return b->casualties;
    case W_31_HOST: return b->fires && any_of_type(b, ASSAULT_WEAPON);
    default: return true;
    }
}

// What a tank does not say of its machine guns and its allowance is the parameter's.
static void fit_out_tanks(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) {
        if (b->unit[i].machine_guns != NOT_STATED) continue;
        b->unit[i].machine_guns = (uint8_t)(wtj_is_tank(b, i) ? b->set[TANK_MACHINE_GUNS] : 0);
        b->unstated |= wtj_is_tank(b, i);
    }
    for (int i = 0; i < b->tanks; i++)
        if (!b->tank[i].states_allowance)
            b->tank[i].allowance = (uint8_t)b->set[TANK_ALLOWANCE];
}

static void read_settings(wtj_reader *reader) {
    WTJ_START(start);
    wtj_battle *b = reader->battle;
    for (int row = 0; row < WTJ_PARAMS; row++) { // the readings first: others hang on them
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

// --- The whole -------------------------------------------------------------------------------

static bay_status read_all(const kit_node *document, wtj_reader *reader) {
    bay_status status = BAY_OK;
    wtj_battle *b = reader->battle;
    b->tests = kit_word(document, "until", WTJ_UNTIL_WORDS, 0) == 0;
    bool unlimited = kit_word(document, "turns", "unlimited", -1) == 0;
    b->turns = (uint8_t)(unlimited ? 0 : kit_whole(document, "turns", 1));
    b->routs = kit_flag(document, "rout", false);
    b->commands = kit_flag(document, "command", false);
    b->fires = b->casualties = kit_flag(document, "fire", false);
    b->favoured = (uint8_t)kit_word(document, "scenario_defender", WTJ_FAVOURED_WORDS, 0);
    for (int side = 0; status == BAY_OK && side < 2; side++)
        status = read_side(document, side, reader);
    if (status == BAY_OK) status = wtj_check_places(document, reader);
    if (status != BAY_OK) return status;
    sort_units(reader);
    if (b->commands) b->loose = wtj_side(b, BAY_ATTACKER);
    status = attach_all(document, reader);
    gather(b);
    if (status == BAY_OK) status = wtj_read_tanks(document, reader);
    if (status == BAY_OK) status = wtj_read_contacts(document, reader);
    if (status == BAY_OK) status = read_all_sight(document, reader);
    if (status != BAY_OK) return status;
    read_settings(reader);
    return wtj_validate(document, reader);
}

// The largest that each measure can become.
static void set_bounds(wtj_battle *b) {
    bool tests = b->tests || b->turns != 1 || b->casualties, horse = any_of_type(b, CAVALRY);
    for (int i = 0; i < b->count; i++) {
        int side = b->unit[i].side, bases = b->unit[i].bases;
        int32_t *most = b->common.most;
        most[ATTACKER_LOSSES + side] += bases;
        most[ATTACKER_PINNED + side] += bases;
        most[ATTACKER_DEMORALIZED + side] += bases;
        if (tests || horse) most[ATTACKER_WITHDRAWN + side] += bases;
        if (tests || b->routs) most[ATTACKER_ROUTED + side] += bases;
        if (tests) most[ATTACKER_PRISONERS + side] += bases;
        if (wtj_is_tank(b, i)) most[ATTACKER_TANKS_OUT + side] += bases;
    }
    b->common.most[ASSAULTS_TAKEN] = b->groups;
}

bay_status wtj_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    wtj_battle b;
    memset(&b, 0, sizeof b);
    wtj_reader reader = {.in = in, .battle = &b};
    kit_node document = kit_document(in, why);
    bay_status status = read_all(&document, &reader);
    if (status != BAY_OK) return status;
    set_bounds(&b);
    b.common.size = kit_situation_size(wtj_state_size(&b));
    b.common.told = (uint16_t)(sizeof(wtj_unit_state) * b.count);
    size_t size = offsetof(wtj_battle, place) + sizeof *b.place * b.places;
    return kit_battle_make(in, &b, size, (kit_names){reader.called, b.count, NULL}, out, why);
}
