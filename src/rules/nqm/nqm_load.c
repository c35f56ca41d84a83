// From a checked document to a battle: one block of memory that holds everything.

#include "base/fault.h"
#include "base/memory.h"
#include "nqm.h"

#include <string.h>

typedef struct draft { // what is known before the block can be made
    const bay_value *side[2], *stands[2];
    int count[2];
    size_t text; // bytes of ids and names
} draft;

static const char *const SIDE_NAMES[2] = {"attacker", "defender"};
static const char *const BLOCK_NAMES[2] = {"the attacking force", "the defending force"};
static const char *const QUALITY_NAMES[] = {"elite",     "veteran", "regular",
                                            "conscript", "militia", NULL};
static const char *const CLASS_NAMES[] = {"fighting", "support",  "command",
                                          "recce",    "engineer", NULL};
static const char *const MORALE_NAMES[] = {"unset", "passed", "failed", NULL};

// The place of a word among `words`; the key table has already refused any other.
static int place_of(const bay_value *value, const char *const words[]) {
    for (int i = 0; words[i]; i++)
        if (bay_value_is(value, words[i])) return i;
    return 0;
}

static int whole_of(const bay_value *map, const char *key, int otherwise) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_WHOLE ? (int)value->is.whole : otherwise;
}

static bool flag_of(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_FLAG && value->is.flag;
}

static const char *text_of(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_TEXT ? value->is.text : "";
}

// --- The draft: sizes and what the key table cannot see --------------------------------------

static bay_status refuse(bay_fault *why, bay_status status, const char *path,
                         const char *allowed, int clause, const char *words) {
    fault_set(why, status, path, words);
    fault_allowed(why, allowed);
    if (clause >= 0) {
        static const char *const IDS[] = {
#define CLAUSE(tag, id, revision, where, gist) id,
#include "clauses.def"
#undef CLAUSE
        };
        fault_clause(why, IDS[clause]);
    }
    return status;
}

static bay_status draft_side(const bay_loading *in, int side, draft *d, bay_fault *why) {
    const bay_value *group = bay_value_get(in->document, SIDE_NAMES[side]);
    d->side[side] = group;
    d->stands[side] = bay_value_get(group, "stands");
    int strength = whole_of(group, "strength", 0);
    if (!d->stands[side] && strength == 0)
        return refuse(why, BAY_BAD_INPUT, SIDE_NAMES[side], "strength, or a list of stands",
                      NQM_06, "This side has neither a strength nor stands.");
    if (!d->stands[side]) {
        d->count[side] = 1;
        d->text += strlen(SIDE_NAMES[side]) + strlen(BLOCK_NAMES[side]) + 2;
        if (whole_of(group, "pins", 0) > strength)
            return refuse(why, BAY_BAD_INPUT, side ? "defender.pins" : "attacker.pins",
                          "no more pins than strength points", NQM_S05,
                          "There are more pins than strength points to carry them.");
        return BAY_OK;
    }
    d->count[side] = (int)d->stands[side]->count;
    for (int i = 0; i < d->count[side]; i++) {
        const bay_value *stand = &d->stands[side]->is.item[i];
        d->text += strlen(text_of(stand, "id")) + strlen(text_of(stand, "name")) + 2;
    }
    return BAY_OK;
}

// --- Filling the block -----------------------------------------------------------------------

static const char *keep(char **names, const char *from) {
    size_t size = strlen(from) + 1;
    char *to = *names;
    memcpy(to, from, size);
    *names += size;
    return to;
}

static nqm_stand stand_of(const nqm_battle *b, int side, const bay_value *map) {
    nqm_stand stand = {.class = (uint8_t)place_of(bay_value_get(map, "class"), CLASS_NAMES)};
    stand.strength = (uint8_t)whole_of(map, "strength", stand.class == COMMAND ? 1 : 3);
    stand.red = (uint8_t)whole_of(map, "red", 0);
    stand.black = (uint8_t)whole_of(map, "black", 0);
    stand.grouped = stand.class == COMMAND && flag_of(map, "grouped") &&
                    b->reading[A_16_COMMAND_DIE] == 0;         // NQM-S01
    bool on_field = stand.red + stand.black <= stand.strength; // NQM-S05
    if (!on_field) { // overloaded: gone, and all of it counts as a casualty
        stand.red = 0;
        stand.black = stand.strength;
    }
    bool may_assault = stand.class == FIGHTING || stand.class == RECCE ||
                       stand.class == ENGINEER || stand.grouped;        // NQM-01, NQM-S01
    stand.eligible = on_field && (side == BAY_DEFENDER || may_assault); // NQM-03
    return stand;
}

static void fill_side(nqm_battle *b, const draft *d, int side, nqm_stand *stands,
                      bay_unit *units, char **names) {
    const bay_value *group = d->side[side];
    if (!d->stands[side]) {
        stands[0] = (nqm_stand){.class = FIGHTING,
                                .strength = (uint8_t)whole_of(group, "strength", 0),
                                .red = (uint8_t)whole_of(group, "pins", 0),
                                .eligible = true};
        units[0] = (bay_unit){keep(names, SIDE_NAMES[side]), keep(names, BLOCK_NAMES[side]),
                              (bay_side)side};
        b->block[side] = true;
    }
    for (int i = 0; d->stands[side] && i < d->count[side]; i++) {
        const bay_value *map = &d->stands[side]->is.item[i];
        stands[i] = stand_of(b, side, map);
        units[i] = (bay_unit){keep(names, text_of(map, "id")),
                              keep(names, text_of(map, "name")), (bay_side)side};
    }
    b->count[side] = (uint8_t)d->count[side];
    b->stand[side] = stands;
    b->morale[side] = (uint8_t)place_of(bay_value_get(group, "morale"), MORALE_NAMES);
    for (int i = 0; i < d->count[side]; i++) {
        bool figure = stands[i].class == COMMAND && b->reading[A_14_PLACED] == 1;
        int clean = stands[i].strength - stands[i].red - stands[i].black;
        if (clean > 0 && (stands[i].eligible || figure)) b->common.most[side] += clean;
    }
}

// The rows of the quality table that this assault rests on, and no others.
static void fill_grades(const bay_loading *in, nqm_battle *b, const draft *d) {
    for (int side = 0; side < 2; side++) {
        int row = place_of(bay_value_get(d->side[side], "quality"), QUALITY_NAMES) * COLUMNS;
        int dice = row + (side == BAY_ATTACKER ? ATTACK_DICE : DEFENCE_DICE);
        bay_setting at = bay_param_get(in, row + BREAK_AT);
        b->grade[side].dice = (uint8_t)bay_param_get(in, dice).number;
        b->grade[side].break_at = (bay_fraction){at.number, at.over};
        b->grade[side].hold_from =
            (uint8_t)(at.number ? bay_param_get(in, row + HOLD_FROM).number : 1);
        if (side == BAY_ATTACKER) b->attacks = (uint8_t)bay_param_get(in, row + ATTACKS).number;
    }
}

static void fill_readings(const bay_loading *in, nqm_battle *b) {
    for (int row = A_2_FRACTION_OF; row < NQM_PARAMS; row++) {
        bool tests = b->grade[0].break_at.number || b->grade[1].break_at.number;
        bool matters = row == A_2_FRACTION_OF || row == A_7_THRESHOLD ? tests
                       : row == A_9_POINT ? in->settings[A_8_WIN].number == 1
                                          : true;
        bay_setting setting = matters ? bay_param_get(in, row) : bay_param_peek(in, row);
        b->reading[row] = (uint8_t)setting.number;
    }
}

// a block counts a base for each `base_strength` points or part of it.
static void fill_bases(const bay_loading *in, nqm_battle *b) {
    bool block = b->block[0] || b->block[1];
    bool matters = block && b->reading[A_8_WIN] == 1;
    int base = (matters ? bay_param_get : bay_param_peek)(in, BASE_STRENGTH).number;
    for (int side = 0; side < 2; side++)
        if (b->block[side])
            b->bases[side] = (uint8_t)((b->stand[side][0].strength + base - 1) / base);
}

// --- What a clause forbids -------------------------------------------------------------------

static bay_status lawful(const nqm_battle *b, bay_fault *why) {
    bool can_attack = false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *stand = &b->stand[BAY_ATTACKER][i];
        can_attack |= stand->eligible && stand->red + stand->black < stand->strength;
    }
    if (!can_attack)
        return refuse(why, BAY_FORBIDDEN, "attacker",
                      "a fighting stand with a strength point that has no pin", NQM_01,
                      "The attacker has no stand that may be committed to an assault.");
    if (b->morale[BAY_ATTACKER] == FAILED)
        return refuse(why, BAY_FORBIDDEN, "attacker.morale", "unset, passed", NQM_48,
                      "A broken unit cannot attack.");
    return BAY_OK;
}

static size_t aligned(size_t size) {
    return (size + 15) & ~(size_t)15;
}

// The block: the battle, its units, its stands, the text of their names.
static nqm_battle *make(const bay_loading *in, const draft *d) {
    size_t count = (size_t)d->count[0] + (size_t)d->count[1];
    size_t units = aligned(sizeof(nqm_battle));
    size_t stands = units + aligned(sizeof(bay_unit) * count);
    size_t names = stands + aligned(sizeof(nqm_stand) * count);
    char *block = memory_take_zeroed(in->memory, names + d->text);
    if (!block) return NULL;
    nqm_battle *b = (nqm_battle *)(void *)block;
    bay_unit *unit = (bay_unit *)(void *)(block + units);
    nqm_stand *stand = (nqm_stand *)(void *)(block + stands);
    char *name = block + names;
    b->common.rules = in->rules;
    b->common.bytes = names + d->text;
    b->common.unit_count = (uint16_t)count;
    b->common.units = unit;
    fill_grades(in, b, d);
    fill_readings(in, b);
    fill_side(b, d, BAY_ATTACKER, stand, unit, &name);
    fill_side(b, d, BAY_DEFENDER, stand + d->count[0], unit + d->count[0], &name);
    return b;
}

bay_status nqm_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    draft d;
    memset(&d, 0, sizeof d);
    for (int side = 0; side < 2; side++) {
        bay_status status = draft_side(in, side, &d, why);
        if (status != BAY_OK) return status;
    }
    nqm_battle *b = make(in, &d);
    if (!b) return fault_no_memory(why);
    fill_bases(in, b);
    b->hours = (uint8_t)whole_of(in->document, "hours", 1);
    b->retreat_open = !bay_value_is(bay_value_get(d.side[BAY_DEFENDER], "retreat"), "closed");
    size_t size = sizeof(nqm_now) + 2 * (size_t)d.count[0] + (size_t)d.count[1];
    b->common.size = (uint16_t)((size + 7) & ~(size_t)7);
    b->common.told = sizeof(nqm_told);
    bay_status status = lawful(b, why);
    if (status == BAY_OK)
        *out = &b->common;
    else
        memory_give(in->memory, b, b->common.bytes);
    return status;
}
