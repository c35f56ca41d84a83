// From a checked document to a battle.

#include "wtj_reader.h"

#include "rules/kit/kit_battle.h"

#include <string.h>

// --- Units -----------------------------------------------------------------------------------

static void add(const kit_node *unit, bay_unit called, wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    reader->called[b->count] = called;
    b->unit[b->count++] = (wtj_unit){
        .side = (uint8_t)called.side,
        .bases = (uint8_t)kit_whole(unit, "bases", 1),
        .type = (uint8_t)kit_word(unit, "type", WTJ_TYPE_WORDS, INFANTRY),
        .training = (uint8_t)kit_word(unit, "training", WTJ_TRAINING_WORDS, AVERAGE),
        .cover = (uint8_t)kit_word(unit, "cover", WTJ_COVER_WORDS, NO_COVER),
        .status = (uint8_t)kit_word(unit, "status", WTJ_STATUS_WORDS, IN_ORDER),
        .grade = (uint8_t)kit_word(unit, "morale", WTJ_GRADE_WORDS, STEADY),
        .original = (uint8_t)kit_whole(unit, "original", kit_whole(unit, "bases", 1)),
        .support = (uint8_t)(kit_has(unit, "supported") ? 1 + kit_flag(unit, "supported", false)
                                                        : COUNTED),
        .prone = kit_flag(unit, "prone", false),
        .flamethrowers = kit_flag(unit, "flamethrowers", false)};
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
    }
    if (wtj_side(reader->battle, side)) return BAY_OK;
    return kit_refuse(&group, (kit_fault){.clause = WTJ_01,
                                          .words = "This side has no bases.",
                                          .allowed = "units, or so many bases"});
}

// Puts the units that have been read into the order of their ids, where it is not the file's.
static void sort_units(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) {
        wtj_unit unit = b->unit[i];
        bay_unit called = reader->called[i];
        int at = i, first = unit.side == BAY_ATTACKER ? 0 : b->attackers;
        for (; at > first; at--) {
            if (strcmp(reader->called[at - 1].id, called.id) < 0) break;
            b->unit[at] = b->unit[at - 1];
            reader->called[at] = reader->called[at - 1];
        }
        for (int k = 0; k < i; k++)
            b->listed[k] = (uint8_t)(b->listed[k] + (b->listed[k] >= at));
        b->listed[i] = (uint8_t)at;
        b->unit[at] = unit;
        reader->called[at] = called;
    }
}

// --- Settings --------------------------------------------------------------------------------

// Has a unit of the battle what the modifier speaks of?
static bool is_spoken_of(const wtj_battle *b, const wtj_state *start, int row) {
    for (int unit = 0; unit < b->count; unit++)
        if (wtj_has(b, start, unit, (enum wtj_param)row)) return true;
    return false;
}

static void keep(wtj_reader *reader, int row, bool rests) {
    bay_setting set = rests ? bay_param_get(reader->in, row) : bay_param_peek(reader->in, row);
    int number = set.number == BAY_UNKNOWN ? WTJ_UNKNOWN : set.number;
    reader->battle->set[row] = (int16_t)number;
}

// What tests of morale are read by: the row of a grade where some unit is of it.
static void read_morale(wtj_reader *reader) {
    const wtj_battle *b = reader->battle;
    for (int row = MORALE_COVER; row <= MORALE_DEMORALIZED; row++) keep(reader, row, b->tests);
    keep(reader, W_15_WHO_TESTS, b->tests);
    for (int i = 0; i < WTJ_CELLS * WTJ_GRADES; i++) {
        bool any = false;
        for (int unit = 0; unit < b->count; unit++) any |= b->unit[unit].grade == i / WTJ_CELLS;
        keep(reader, MUTINOUS_AT_1 + i, b->tests && any);
    }
}

// No answer rests on a modifier that speaks of nobody.
static void read_settings(wtj_reader *reader) {
    _Alignas(wtj_state)
        uint8_t bytes[sizeof(wtj_state) + sizeof(wtj_unit_state) * WTJ_UNITS_MAX] = {0};
    wtj_state *start = (wtj_state *)(void *)bytes;
    wtj_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) start->unit[i].bases = b->unit[i].bases;
    read_morale(reader);
    for (int row = ROUNDS; row < W_15_WHO_TESTS; row++)
        b->set[row] = (int16_t)bay_param_get(reader->in, row).number;
    for (int row = 0; row < MORALE_COVER; row++) {
        bool counts = false;
        for (start->group = 0; start->group < b->groups; start->group++)
            counts |= is_spoken_of(b, start, row);
        keep(reader, row, counts);
    }
}

// --- The whole -------------------------------------------------------------------------------

static bay_status read_all(const kit_node *document, wtj_reader *reader) {
    bay_status status = BAY_OK;
    wtj_battle *b = reader->battle;
    b->tests = kit_word(document, "until", WTJ_UNTIL_WORDS, 0) == 0;
    b->favoured = (uint8_t)kit_word(document, "scenario_defender", WTJ_FAVOURED_WORDS, 0);
    for (int side = 0; status == BAY_OK && side < 2; side++)
        status = read_side(document, side, reader);
    if (status != BAY_OK) return status;
    sort_units(reader);
    status = wtj_read_contacts(document, reader);
    if (status != BAY_OK) return status;
    read_settings(reader);
    return wtj_validate(document, reader);
}

// The largest that each measure can become.
static void set_bounds(wtj_battle *b) {
    for (int i = 0; i < b->count; i++) {
        int side = b->unit[i].side;
        b->common.most[ATTACKER_LOSSES + side] += b->unit[i].bases;
        b->common.most[ATTACKER_PINNED + side] += b->unit[i].bases;
        b->common.most[ATTACKER_DEMORALIZED + side] += b->unit[i].bases;
        if (!b->tests) continue;
        b->common.most[ATTACKER_WITHDRAWN + side] += b->unit[i].bases;
        b->common.most[ATTACKER_ROUTED + side] += b->unit[i].bases;
        b->common.most[ATTACKER_PRISONERS + side] += b->unit[i].bases;
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
    b.common.size = kit_situation_size(sizeof(wtj_state) + sizeof(wtj_unit_state) * b.count);
    b.common.told = (uint16_t)(sizeof(wtj_unit_state) * b.count);
    return kit_battle_make(in, &b, sizeof b, (kit_names){reader.called, b.count, NULL}, out,
                           why);
}
