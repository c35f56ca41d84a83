// From a checked document to a battle.

#include "wtj_reader.h"

#include "rules/kit/kit_battle.h"

#include <stddef.h>
#include <string.h>

// --- Units -----------------------------------------------------------------------------------

static void add(const kit_node *unit, bay_unit called, wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    kit_node at = kit_at(unit, "at");
    int bases = kit_whole(unit, "bases", (int)kit_count(&at));
    int lost = kit_whole(unit, "lost", 0);
    b->listed[b->count] = b->count;
    reader->called[b->count] = called;
    b->sides[called.side] |= kit_one(b->count);
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
        .machine_guns = (uint8_t)kit_whole(unit, "machine_guns", WTJ_NOT_STATED),
        .assault_weapons = kit_flag(unit, "assault_weapons", false),
        .support = (uint8_t)(kit_has(unit, "supported") ? 1 + kit_flag(unit, "supported", false)
                                                        : COUNTED),
        .hq_hits = (uint8_t)kit_whole(unit, "hq_hits", 0),
        .over_the_top = kit_flag(unit, "over_the_top", false),
        .prone = kit_flag(unit, "prone", false),
        .flamethrowers = kit_flag(unit, "flamethrowers", false),
        .host = WTJ_NO_HOST};
    b->casualties |= lost > 0;
    if (called.side == BAY_ATTACKER) b->attackers = b->count;
}

// a side stated in a line of its own is one unit.
static const bay_unit ALONE[2] = {{"attacking-unit", "Attacking unit", BAY_ATTACKER},
                                  {"defending-unit", "Defending unit", BAY_DEFENDER}};

static bay_status read_side(wtj_reader *reader, int side) {
    kit_node group = kit_at(&reader->document, KIT_SIDES[side]),
             units = kit_at(&group, "units");
    if (kit_has(&group, "bases")) add(&group, ALONE[side], reader);
    for (uint32_t i = 0; i < kit_count(&units); i++) {
        kit_node unit = kit_item(&units, i);
        bay_unit called = {kit_text(&unit, "id"), kit_text(&unit, "name"), (bay_side)side};
        add(&unit, called, reader);
        bay_status status = wtj_read_places(&unit, reader);
        if (status != BAY_OK) return status;
        if (side == BAY_DEFENDER &&
            reader->battle->unit[reader->battle->count - 1].over_the_top)
            return kit_refuse_key(&unit, "over_the_top", WTJ_M6,
                                  "Only the attacker has moved into contact.",
                                  "a unit of the attacker");
    }
    if (wtj_side(reader->battle, side)) return BAY_OK;
    return kit_refuse_key(&group, NULL, WTJ_01, "This side has no bases.",
                          "units, or so many bases");
}

// By place as their side sees it. AMB-W17
static int by_place(const void *one, const void *other) {
    bay_point a = ((const wtj_unit *)one)->seen, b = ((const wtj_unit *)other)->seen;
    return wtj_is_left_of(a, b) ? -1 : wtj_is_left_of(b, a);
}

bool wtj_ids_decide(const wtj_battle *b) {
    bool any = false;
    for (int i = 1; i < b->count; i++)
        any |= b->unit[i].side == b->unit[i - 1].side &&
               by_place(&b->unit[i - 1], &b->unit[i]) == 0;
    return any;
}

const kit_node *wtj_way_to(const wtj_reader *reader, int unit, wtj_way *way) {
    const wtj_battle *b = reader->battle;
    int side = b->unit[unit].side, at = 0;
    while (b->listed[at] != unit) at++;
    if (side == BAY_DEFENDER) at -= b->attackers;
    way->side = kit_at(&reader->document, KIT_SIDES[side]);
    way->units = kit_at(&way->side, "units");
    way->unit = kit_item(&way->units, (uint32_t)at);
    return way->units.value ? &way->unit : &way->side;
}

// A weapon and the unit that it accompanies. WTJ-36
static bay_status attach(wtj_reader *reader, int unit) {
    wtj_battle *b = reader->battle;
    wtj_way way;
    const kit_node *at = wtj_way_to(reader, unit, &way);
    int host = unit;
    if (!kit_has(at, "with")) return BAY_OK;
    kit_fault wrong = kit_wrong(
        "with", WTJ_36, "Only a weapon is attached, and only to a unit on foot of its side.",
        "the id or the name of such a unit");
    bay_status status =
        kit_find_unit(at, reader->called, wtj_side(b, b->unit[unit].side), wrong, &host);
    if (status != BAY_OK) return status;
    bool foot = b->unit[host].type == INFANTRY || b->unit[host].type == DISMOUNTED;
    if (!foot || !wtj_is_weapon(b, unit)) return kit_refuse_given(at, wrong);
    b->unit[unit].host = (uint8_t)host;
    b->unit[host].attached |= kit_one(unit);
    b->attached |= kit_one(unit);
    return BAY_OK;
}

// The enemies that a unit may fire at while it touches nobody. WTJ-06
static bay_status read_sight(wtj_reader *reader, int unit) {
    wtj_unit *u = &reader->battle->unit[unit];
    wtj_way way;
    kit_node list = kit_at(wtj_way_to(reader, unit, &way), "sees");
    kit_set enemies = wtj_side(reader->battle, 1 - u->side);
    u->sees = list.value ? 0 : enemies;
    bay_status status = kit_find_units(
        &list, reader->called, enemies,
        kit_wrong(NULL, WTJ_06, "No enemy unit is called so, or several are by their name.",
                  "the id or the name of one enemy"),
        &u->sees);
    if (status != BAY_OK) return status;
    u->sees &= ~reader->battle->attached; // it shares the fate of its unit: WTJ-36
    return BAY_OK;
}

// Sets of units that play needs often.
static void gather(wtj_battle *b) {
    for (int i = 0; i < b->count; i++) {
        if (wtj_is_tank(b, i)) b->armour |= kit_one(i);
        if (b->unit[i].type == CAVALRY) b->horse |= kit_one(i);
        bool alone = wtj_is_weapon(b, i) && b->unit[i].host == WTJ_NO_HOST;
        if (alone && b->unit[i].side == BAY_DEFENDER) b->weapons |= kit_one(i);
    }
}

// --- Tanks: ruling R-20 ----------------------------------------------------------------------

// Only tanks and armored cars have these.
static bay_status check_no_tank(const kit_node *unit) {
    static const struct {
        const char *key;
        int clause;
    } KEYS[] = {
        {"damaged", WTJ_28}, {"allowance", WTJ_31}, {"moved", WTJ_31}, {"reach", WTJ_32}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (kit_has(unit, KEYS[i].key))
            return kit_refuse_key(unit, KEYS[i].key, KEYS[i].clause, "Only tanks have this.",
                                  "type: tank, or armored-car");
    return BAY_OK;
}

static bay_status read_reach(const kit_node *item, wtj_reader *reader, wtj_tank *tank) {
    int enemy = 0, side = 1 - reader->battle->unit[tank->unit].side;
    kit_fault wrong = kit_wrong("enemy", WTJ_32,
                                "No enemy unit that a tank can come to is called so, or it is "
                                "named twice.",
                                "the id or the name of one unit");
    bay_status status =
        kit_find_unit(item, reader->called, wtj_side(reader->battle, side), wrong, &enemy);
    if (status != BAY_OK) return status;
    if (reader->battle->unit[enemy].host != WTJ_NO_HOST || kit_in(tank->reach, enemy))
        return kit_refuse_given(item, wrong);
    tank->reach |= kit_one(enemy);
    tank->costs[enemy] = (uint8_t)kit_whole(item, "costs", 1);
    return BAY_OK;
}

static bay_status read_tank(const kit_node *unit, wtj_reader *reader, wtj_tank *tank) {
    wtj_battle *b = reader->battle;
    kit_node reach = kit_at(unit, "reach");
    tank->damaged = (uint8_t)kit_whole(unit, "damaged", 0);
    tank->moved = (uint8_t)kit_whole(unit, "moved", 0);
    tank->states_allowance = kit_has(unit, "allowance");
    tank->allowance = (uint8_t)kit_whole(unit, "allowance", 0);
    if (tank->damaged > b->unit[tank->unit].bases)
        return kit_refuse_key(unit, "damaged", WTJ_28, "More tanks are damaged than there are.",
                              "as many as its bases, or fewer");
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&reach); i++) {
        kit_node item = kit_item(&reach, i);
        status = read_reach(&item, reader, tank);
    }
    if (tank->reach) b->loose |= kit_one(tank->unit);
    return status;
}

static bay_status read_tanks(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    bay_status status = BAY_OK;
    for (int unit = 0; status == BAY_OK && unit < b->count; unit++) {
        wtj_way way;
        const kit_node *node = wtj_way_to(reader, unit, &way);
        if (!wtj_is_tank(b, unit)) {
            status = check_no_tank(node);
            continue;
        }
        b->casualties = true; // WTJ-31
        b->unit[unit].tank = b->tanks;
        b->tank[b->tanks].unit = (uint8_t)unit;
        status = read_tank(node, reader, &b->tank[b->tanks++]);
    }
    return status;
}

// --- The whole -------------------------------------------------------------------------------

static bay_status read_units(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    bay_status status = BAY_OK;
    for (int side = 0; status == BAY_OK && side < 2; side++) status = read_side(reader, side);
    if (status == BAY_OK) status = wtj_check_places(reader);
    if (status != BAY_OK) return status;
    bool last = bay_param_peek(reader->in, EQUAL_UNITS).number == EQUALS_FROM_LAST;
    kit_sort_units((kit_order){by_place, last}, reader->called, b->unit, sizeof *b->unit,
                   b->count, b->listed);
    for (int i = 0; status == BAY_OK && i < b->count; i++)
        status = attach(reader, b->listed[i]);
    gather(b);
    return status;
}

static bay_status read_all(wtj_reader *reader) {
    const kit_node *document = &reader->document;
    wtj_battle *b = reader->battle;
    b->tests = kit_word(document, "until", WTJ_UNTIL_WORDS, 0) == 0;
    bool unlimited = kit_word(document, "turns", "unlimited", -1) == 0;
    b->turns = (uint8_t)(unlimited ? 0 : kit_whole(document, "turns", 1));
    b->routs = kit_flag(document, "rout", false);
    b->commands = kit_flag(document, "command", false);
    b->fires = b->casualties = kit_flag(document, "fire", false);
    b->favoured = (uint8_t)kit_word(document, "scenario_defender", WTJ_FAVOURED_WORDS, 0);
    bay_status status = read_units(reader);
    if (b->commands) b->loose = wtj_side(b, BAY_ATTACKER);
    if (status == BAY_OK) status = read_tanks(reader);
    if (status == BAY_OK) status = wtj_read_contacts(reader);
    for (int i = 0; status == BAY_OK && i < b->count; i++)
        status = read_sight(reader, b->listed[i]);
    if (status != BAY_OK) return status;
    wtj_read_settings(reader);
    return wtj_validate(reader);
}

// The largest that each measure can become.
static void set_bounds(wtj_battle *b) {
    bool tests = b->tests || b->turns != 1 || b->casualties, horse = b->horse != 0;
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
    wtj_reader reader = {.in = in, .document = kit_document(in, why), .battle = &b};
    bay_status status = read_all(&reader);
    if (status != BAY_OK) return status;
    set_bounds(&b);
    b.common.size = kit_situation_size(wtj_state_size(&b));
    b.common.told = (uint16_t)(sizeof(wtj_unit_state) * b.count);
    size_t size = offsetof(wtj_battle, place) + sizeof *b.place * b.places;
    return kit_battle_make(in, &b, size, (kit_names){reader.called, b.count, NULL}, out, why);
}
