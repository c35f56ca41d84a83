// Makes a battle from a checked document.

#include "rules/kit/kit_battle.h"
#include "soldiers.h"

#include <stddef.h>
#include <string.h>

const terrain_kind SOLDIERS_KIND_TABLE[] = {SOLDIERS_KIND_ROWS(KIT_ROW){.word = NULL}};

const char *const SOLDIERS_ORDER_KEYS[] = {"announces", "fires_at", "charges_at"};

static const ground_rules GROUND = {GRID_HEXES, SOLDIERS_KIND_TABLE, NULL, NULL};

// --- Settings --------------------------------------------------------------------------------

// All are checked in any case; but where nobody fires, or charges, no answer rests on the numbers
// of it.
int soldiers_number(const soldiers_reader *reader, int row) {
    const soldiers_battle *b = reader->battle;
    bool fire = row >= INFANTRY_ATTACK && row <= TRENCH_DEFENCE;
    bool charge = row == CHARGE_ELIMINATES || row == CHARGE_DISRUPTS;
    bool either = row == DISRUPTED_FIRE && !b->fires && !b->charges;
    bool idle = either || (fire && !b->fires) || (charge && !b->charges);
    return (idle ? bay_param_peek(reader->in, row) : bay_param_get(reader->in, row)).number;
}

// What is read when it comes up in play; the rest is read where it is wanted on the way there.
static void read_settings(const soldiers_reader *reader) {
    uint8_t *set = reader->battle->set;
    for (int row = IMPROVED_SHIFT; row <= STACKING_LIMIT; row++)
        set[row] = (uint8_t)soldiers_number(reader, row);
    for (int row = A_1_ROUNDING; row < EQUAL_UNITS; row++)
        set[row] = (uint8_t)soldiers_number(reader, row);
}

// --- A unit ----------------------------------------------------------------------------------

bay_status soldiers_read_hex(const kit_node *at, const board *on, int *cell) {
    if (board_cell_read(on, at->value->is.text, cell)) return BAY_OK;
    return kit_refuse_given(
        at, kit_wrong(NULL, -1, "There is no such hex.", "a hex of the board, as c2"));
}

static bay_status read_sight(const kit_node *unit, const char *key, const board *on,
                             uint8_t sees[SOLDIERS_SIGHT]) {
    kit_node list = kit_at(unit, key);
    bay_status status = BAY_OK;
    memset(sees, list.value ? 0 : 0xFF, SOLDIERS_SIGHT);
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&list); i++) {
        kit_node item = kit_item(&list, i);
        int cell = 0;
        status = soldiers_read_hex(&item, on, &cell);
        sees[cell / 8] |= (uint8_t)(1u << cell % 8);
    }
    return status;
}

static bay_status read_orders(const kit_node *unit, const board *on, soldiers_unit *u) {
    bay_status status = BAY_OK;
    for (int i = 0; status == BAY_OK && i < SOLDIERS_ORDERS; i++) {
        kit_node order = kit_at(unit, SOLDIERS_ORDER_KEYS[i]);
        int cell = BOARD_NOWHERE;
        if (order.value) status = soldiers_read_hex(&order, on, &cell);
        u->order[i] = (uint8_t)cell;
    }
    if (status == BAY_OK) status = read_sight(unit, "sees", on, u->sees);
    u->sees[u->cell / 8] |= (uint8_t)(1u << u->cell % 8); // ARV-S6: into its own hex always
    return status == BAY_OK ? read_sight(unit, "sees_to", on, u->sees_to) : status;
}

static bay_status add_unit(const kit_node *unit, int cell, bay_unit called,
                           soldiers_reader *reader) {
    soldiers_battle *b = reader->battle;
    soldiers_unit *u = &b->unit[b->count];
    *u = (soldiers_unit){
        .side = (uint8_t)called.side,
        .type = (uint8_t)kit_word(unit, "type", SOLDIERS_TYPE_WORDS, INFANTRY),
        .cell = (uint8_t)cell,
        .nation = (int8_t)kit_word(unit, "nation", SOLDIERS_NATION_WORDS, NO_NATION),
        .battery = kit_flag(unit, "battery", false),
        .disrupted = kit_flag(unit, "disrupted", false),
        .observed = kit_word(unit, "fires", "direct|observed", 0) == 1}; // ARV-S6
    reader->called[b->count++] = called;
    if (called.side == BAY_ATTACKER) b->attackers = b->count;
    bay_status status = read_orders(unit, &reader->plan.board, u);
    return status == BAY_OK ? soldiers_read_values(unit, reader, u) : status;
}

static bay_status read_unit(const kit_node *unit, int side, void *to) {
    soldiers_reader *reader = to;
    bay_unit called = {kit_text(unit, "id"), kit_text(unit, "name"), (bay_side)side};
    uint8_t cell = BOARD_NOWHERE;
    bay_status status =
        kit_place(unit, &reader->plan, &GROUND, (kit_barred){IMPASSABLE, ARV_S5}, &cell);
    return status == BAY_OK ? add_unit(unit, cell, called, reader) : status;
}

// --- A side in one line, companies around a hex: ruling R-2 -----------------------------------

static int companies(const kit_node *document, int side) {
    kit_node group = kit_at(document, KIT_SIDES[side]);
    return kit_whole(&group, "companies", 0);
}

static bay_status check_short(const kit_node *document) {
    bool attacker = companies(document, BAY_ATTACKER),
         defender = companies(document, BAY_DEFENDER);
    kit_node group = kit_at(document, KIT_SIDES[!attacker]);
    if (attacker != defender)
        return kit_refuse_key(&group, NULL, ARV_S8,
                              "One side is written in short and the other is not.",
                              "units, as the other side has");
    return kit_no_board(document, ARV_S8, "Sides written in short bring a board of their own.",
                        "sides with units");
}

static void read_ground(const kit_node *defender, int cell, ground_plan *plan) {
    int ground = kit_word(defender, "ground", SOLDIERS_KIND_WORDS, CLEAR);
    int height = kit_word(defender, "height", SOLDIERS_HEIGHT_WORDS, 0);
    if (ground != CLEAR) kit_cover(plan, &GROUND, cell, ground);
    if (height) kit_cover(plan, &GROUND, cell, height == 1 ? SLOPE : CREST);
}

static bay_status read_short(const kit_node *document, soldiers_reader *reader) {
    static const char *const AROUND[4] = {"d3", "e3", "c4", "e4"}, *const MIDDLE = "d4";
    static const char *const IDS[2][8] = {
        {"a-coy", "b-coy", "c-coy", "d-coy", "e-coy", "f-coy", "g-coy", "h-coy"},
        {"1-coy", "2-coy"}};
    static const char *const NAMES[2][8] = {
        {"A Coy", "B Coy", "C Coy", "D Coy", "E Coy", "F Coy", "G Coy", "H Coy"},
        {"1 Coy", "2 Coy"}};
    kit_node defender = kit_at(document, KIT_SIDES[BAY_DEFENDER]);
    bay_status status = check_short(document);
    kit_node nothing = {.why = document->why}; // is said of the units
    for (int side = 0; status == BAY_OK && side < 2; side++)
        for (int i = 0; status == BAY_OK && i < companies(document, side); i++) {
            const char *hex = side == BAY_ATTACKER ? AROUND[i % 4] : MIDDLE;
            bay_unit called = {IDS[side][i], NAMES[side][i], (bay_side)side};
            status = add_unit(&nothing, kit_cell(&reader->plan, hex), called, reader);
        }
    if (status == BAY_OK)
        read_ground(&defender, kit_cell(&reader->plan, MIDDLE), &reader->plan);
    return status;
}

// --- Both sides ------------------------------------------------------------------------------

static bay_status read_units(const kit_node *document, soldiers_reader *reader) {
    if (companies(document, BAY_ATTACKER) || companies(document, BAY_DEFENDER))
        return read_short(document, reader);
    bay_status status = kit_units(
        document, read_unit, reader,
        kit_wrong(NULL, ARV_S8, "This side has no units.", "units, or so many companies"));
    return status == BAY_OK ? ground_all_placed(&reader->plan, &GROUND, document->why) : status;
}

// Do orders answer with this unit who is next? R-15
static bool has_own_turn(const kit_node *document, const char *id) {
    return kit_orders_do(document, "fire-", id) ||
           kit_orders_do(document, "charge-with-", id) || kit_orders_do(document, "next-", id);
}

// those of whom the scenario says the same are alike. Orders that name one mean this one.
static void find_alike(const kit_node *document, const soldiers_reader *reader) {
    soldiers_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) {
        const char *id = reader->called[i].id;
        if (kit_orders_name(document, NULL, id)) b->unit[i].named = (uint8_t)(1 + i);
        b->unit[i].own_turn = has_own_turn(document, id);
    }
    for (int i = 0; i < b->count; i++) {
        int first = 0;
        while (memcmp(&b->unit[first], &b->unit[i], offsetof(soldiers_unit, home)) != 0)
            first++;
        b->unit[i].kind = (uint8_t)first;
    }
}

static bool has_two_of_a_side(const soldiers_battle *b) {
    bool two = false;
    for (int i = 1; i < b->count; i++) two |= b->unit[i].side == b->unit[i - 1].side;
    return two;
}

// Into name order.
static void sort_units(soldiers_reader *reader) {
    soldiers_battle *b = reader->battle;
    for (int i = 0; i < b->count; i++) b->listed[i] = (uint8_t)i;
    if (b->set[UNIT_ORDER] == UNITS_LISTED || !has_two_of_a_side(b)) return;
    b->set[EQUAL_UNITS] = (uint8_t)soldiers_number(reader, EQUAL_UNITS);
    kit_order by_name = {.last_first = b->set[EQUAL_UNITS] == EQUALS_FROM_LAST};
    kit_sort_units(by_name, reader->called, b->unit, sizeof *b->unit, b->count, b->listed);
}

static bay_status read_all(const kit_node *document, soldiers_reader *reader) {
    soldiers_battle *b = reader->battle;
    bay_status status = ground_read(document->value, &GROUND, &reader->plan, document->why);
    if (status != BAY_OK) return status;
    b->fires = (kit_set)kit_word(document, "fire", SOLDIERS_SIDES_WORDS, 0);
    b->charges = (kit_set)kit_word(document, "charges", SOLDIERS_SIDES_WORDS, 0);
    read_settings(reader);
    status = soldiers_read_tables(document, reader);
    if (status == BAY_OK) status = read_units(document, reader);
    if (status == BAY_OK)
        status = kit_ground_keep(document, &reader->plan, &GROUND, &b->ground);
    if (status != BAY_OK) return status;
    sort_units(reader);
    find_alike(document, reader);
    soldiers_sight(reader);
    return soldiers_validate(document, b);
}

bay_status soldiers_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    soldiers_battle b;
    memset(&b, 0, sizeof b);
    soldiers_reader reader = {.in = in, .battle = &b};
    kit_node document = kit_document(in, why);
    bay_status status = read_all(&document, &reader);
    if (status != BAY_OK) return status;
    soldiers_bounds(&b);
    size_t spared = soldiers_named(&b) ? sizeof(soldiers_spared) * b.attackers : 0;
    b.common.size = kit_situation_size(sizeof(soldiers_state) +
                                       sizeof(soldiers_unit_state) * b.count + spared);
    b.common.told = (uint16_t)(sizeof(soldiers_told) * b.count);
    return kit_battle_make(in, &b, sizeof b,
                           (kit_names){reader.called, b.count, &b.ground.board}, out, why);
}
