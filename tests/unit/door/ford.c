#include "ford.h"

#include "base/fault.h"
#include "base/memory.h"
#include "ford_tables.h"

#include <stddef.h>
#include <string.h>

// --- The battle ------------------------------------------------------------------------------

typedef struct ford_battle {
    bay_battle common;
    int32_t figures[2], turns, drums, need, ties;
    bool dug_in;
    bay_unit unit[UNITS_MAX];
    int32_t strength[UNITS_MAX];
    char text[2 * UNITS_MAX][64];
} ford_battle;

typedef struct ford_now {
    uint8_t stage, ending, turns_left, figures[2], spare[3];
} ford_now;
typedef struct ford_told {
    int8_t x[UNITS_MAX], y[UNITS_MAX];
} ford_told;

static const ford_battle *of(const bay_battle *battle) {
    return (const ford_battle *)(const void *)battle;
}

static int32_t whole(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value ? (int32_t)value->is.whole : 0;
}

static void add_unit(ford_battle *b, int side, const char *id, const char *name,
                     int32_t strength) {
    uint16_t at = b->common.unit_count++;
    text_copy(b->text[2 * at], sizeof b->text[0], id);
    text_copy(b->text[2 * at + 1], sizeof b->text[0], name);
    b->unit[at] = (bay_unit){b->text[2 * at], b->text[2 * at + 1], (bay_side)side};
    b->strength[at] = strength;
    b->figures[side] += strength;
}

static bay_status load_side(ford_battle *b, int side, const bay_value *group, bay_fault *why) {
    const bay_value *units = bay_value_get(group, "units");
    int32_t strength = whole(group, "strength") - whole(group, "pins");
    for (uint32_t i = 0; units && i < units->count; i++) {
        const bay_value *unit = &units->is.item[i];
        add_unit(b, side, bay_value_get(unit, "id")->is.text,
                 bay_value_get(unit, "name")->is.text, whole(unit, "strength"));
    }
    if (!units) add_unit(b, side, side ? "defender" : "attacker", "the body", strength);
    if (b->figures[side] > 0) return BAY_OK;
    fault_set(why, BAY_FORBIDDEN, side ? "defender" : "attacker", "Nobody is left to fight.");
    fault_clause(why, "FRD-03");
    return BAY_FORBIDDEN;
}

// A chart without question marks.
static bay_status read_chart(const bay_value *chart, bay_fault *why) {
    uint32_t line = 1, column = 1;
    for (const char *at = chart ? chart->is.text : ""; *at; at++, column++) {
        if (*at == '?') {
            fault_set(why, BAY_BAD_INPUT, "chart", "What is this?");
            fault_within(why, line, column);
            return BAY_BAD_INPUT;
        }
        line += *at == '\n';
        column = *at == '\n' ? 0 : column;
    }
    return BAY_OK;
}

// Who wins ties may not also have 60 drums. Over 80 of them no score above 4 is heard.
static bay_status check_drums(const ford_battle *b, bay_fault *why) {
    if (b->need == BAY_UNKNOWN) {
        fault_set(why, BAY_FORBIDDEN, "parameters.need", "Nobody knows which score hits.");
        return BAY_FORBIDDEN;
    }
    if (b->drums >= 80 && b->need > 4) {
        fault_set(why, BAY_BAD_INPUT, "parameters.need", "Nobody hears so high a score.");
        return BAY_BAD_INPUT;
    }
    if (b->drums < 60 || b->ties != BAY_TIES_FIRST) return BAY_OK;
    fault_set(why, BAY_FORBIDDEN, "river.drums", "Too many drums.");
    text_copy(why->clause, sizeof why->clause, "FRD-03");
    return BAY_FORBIDDEN;
}

static bay_status load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    ford_battle *b = memory_take_zeroed(in->memory, sizeof *b);
    if (!b) return BAY_NO_MEMORY;
    b->common = (bay_battle){.rules = &bay_rules_ford,
                             .bytes = sizeof *b,
                             .size = sizeof(ford_now),
                             .told = sizeof(ford_told),
                             .units = b->unit};
    const bay_value *river = bay_value_get(in->document, "river");
    b->turns = whole(in->document, "turns");
    b->drums = whole(river, "drums");
    b->need = bay_param_get(in, NEED).number;
    b->ties = bay_param_get(in, TIE).number;
    bay_param_get(in, BREAK_AT);
    b->dug_in = bay_value_get(bay_value_get(in->document, "defender"), "dug_in")->is.flag;
    bay_status status = read_chart(bay_value_get(in->document, "chart"), why);
    if (status == BAY_OK) status = check_drums(b, why);
    if (status == BAY_OK)
        status = load_side(b, 0, bay_value_get(in->document, "attacker"), why);
    if (status == BAY_OK)
        status = load_side(b, 1, bay_value_get(in->document, "defender"), why);
    if (status != BAY_OK) {
        memory_give(in->memory, b, sizeof *b);
        return status;
    }
    for (int i = 0; i < 2; i++) b->common.most[i] = b->figures[i];
    b->common.most[2] = b->turns;
    *out = &b->common;
    return BAY_OK;
}

// --- The tree --------------------------------------------------------------------------------

static void first(const bay_battle *battle, void *at, bay_trace *why) {
    const ford_battle *b = of(battle);
    ford_now *now = at;
    ford_told *told = (ford_told *)(void *)((char *)at + sizeof *now);
    memset(at, 0, sizeof *now + sizeof *told);
    now->turns_left = (uint8_t)b->turns;
    for (int i = 0; i < 2; i++) now->figures[i] = (uint8_t)b->figures[i];
    for (int32_t i = 0; i < b->drums; i++)
        bay_tell(why, TELL_DRUM, BAY_NOBODY, BAY_NO_UNIT, (int32_t[]){i + 1, b->drums, 0});
}

static int few(int figures) {
    return figures < 3 ? figures : 3;
}

static void end(ford_now *now, int ending) {
    now->stage = OVER;
    now->ending = (uint8_t)ending;
}

static void next(ford_now *now, int stage) {
    now->stage = (uint8_t)stage;
    if (!now->figures[0]) end(now, THROWN_BACK);
    if (!now->figures[1]) end(now, CROSSED);
}

static uint16_t stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const ford_now *)at)->stage;
}

static uint32_t list_deploy(const bay_battle *battle, const void *at, bay_option *list) {
    (void)battle, (void)at;
    list[0] = (bay_option){.row = 0, .unit = BAY_NO_UNIT, .number = {3, 0}};
    list[1] = (bay_option){.row = 1, .unit = 0, .number = {3, 0}};
    return 2;
}

static void apply_deploy(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    (void)battle, (void)why;
    next(at, VOLLEY);
    if (chosen->row == 1) end(at, CALLED_OFF);
}

static void about_volley(const bay_battle *battle, const void *at, bay_step *step) {
    const ford_battle *b = of(battle);
    const ford_now *now = at;
    step->dice = bay_throw_chain(now->figures[0], 6);
    bay_throw_stage(&step->dice, 0, b->need)->again = BAY_AGAIN_FAILED;
    bay_throw_stage(&step->dice, 1, b->dug_in ? 5 : 6)->below = 1;
    if (now->figures[1] < step->dice.most) step->dice.most = now->figures[1];
}

static void resolve_volley(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    ford_now *now = at;
    (void)battle;
    now->figures[1] = (uint8_t)(now->figures[1] - result);
    bay_tell(why, TELL_HITS, BAY_ATTACKER, BAY_NO_UNIT, (int32_t[]){(int32_t)result, 0, 0});
    next(now, CLASH);
}

static void about_clash(const bay_battle *battle, const void *at, bay_step *step) {
    const ford_now *now = at;
    step->dice = bay_throw_pools(few(now->figures[0]), few(now->figures[1]), 6,
                                 (bay_ties)of(battle)->ties);
}

static void resolve_clash(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    ford_now *now = at;
    (void)battle;
    int pairs = few(now->figures[0]) < few(now->figures[1]) ? few(now->figures[0])
                                                            : few(now->figures[1]);
    int lost[2] = {(int)result / (pairs + 1), (int)result % (pairs + 1)};
    for (int i = 0; i < 2; i++) now->figures[i] = (uint8_t)(now->figures[i] - lost[i]);
    bay_tell(why, TELL_LOSSES, BAY_DEFENDER, 0, (int32_t[]){lost[0], lost[1], 0});
    now->turns_left--;
    next(now, NERVE);
}

static void about_nerve(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle, (void)at;
    step->dice = bay_throw_total(0, 2, 6);
}

static void resolve_nerve(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    ford_now *now = at;
    (void)battle;
    bay_tell(why, TELL_NERVE, BAY_ATTACKER, BAY_NO_UNIT,
             (int32_t[]){(int32_t)result + 2, 0, 0});
    next(now, PRESS);
    if (now->stage == PRESS && !now->turns_left) end(now, UNRESOLVED);
}

static uint32_t list_press(const bay_battle *battle, const void *at, bay_option *list) {
    (void)battle, (void)at;
    for (uint16_t i = 0; i < 2; i++)
        list[i] = (bay_option){.row = (uint16_t)(2 + i), .unit = BAY_NO_UNIT, .number = {3, 0}};
    return 2;
}

static void apply_press(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    ford_now *now = at;
    (void)battle, (void)why;
    now->stage = VOLLEY;
    if (chosen->row == 3) end(now, CALLED_OFF);
}

// clang-format off
static const bay_step_info STEPS[] = {
    [DEPLOY] = {.id = "deploy", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .free = 1,
        .clause = FORD_1, .words = "Go in? {attacker.figures} figures", .bundle = "start",
        .standing = "goes in", .among = "Best play is over the fords that have names.", .options = list_deploy, .apply = apply_deploy},
    [VOLLEY] = {.id = "volley", .kind = BAY_CHANCE, .clause = FORD_2,
        .words = "Volley of {attacker.figures} against {nobody}",
        .events = BAY_EVENTS(FORD_2, FORD_2, -1, -1), .stages = BAY_STAGE_NAMES("hits", "saves"),
        .about = about_volley, .resolve = resolve_volley},
    [CLASH] = {.id = "clash", .kind = BAY_CHANCE, .clause = FORD_3, .words = "Clash",
        .events = BAY_EVENTS(FORD_3, FORD_3, FORD_3, FORD_3), .stages = BAY_STAGE_NAMES("attack", "defence"),
        .about = about_clash, .resolve = resolve_clash},
    [NERVE] = {.id = "nerve", .kind = BAY_CHANCE, .clause = FORD_4, .words = "Nerve",
        .stages = BAY_STAGE_NAMES("nerve"), .about = about_nerve, .resolve = resolve_nerve},
    [PRESS] = {.id = "press", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = FORD_4,
        .words = "Press on?", .standing = "presses on",
        .options = list_press, .apply = apply_press},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = FORD_4, .words = "Over"},
    {.id = NULL},
};
// clang-format on

static bool place(const bay_battle *battle, void *at, const bay_move *moves, uint32_t count,
                  bay_trace *why, bay_trace *bad) {
    ford_told *told = (ford_told *)(void *)((char *)at + sizeof(ford_now));
    (void)battle;
    bool good = true;
    for (uint32_t i = 0; i < count; i++) {
        bool there =
            moves[i].x >= -1 && moves[i].x < WIDE && moves[i].y >= 0 && moves[i].y < DEEP;
        if (!there) bay_tell(bad, TELL_NOWHERE, BAY_NOBODY, moves[i].unit, NULL);
        good &= there;
    }
    for (uint32_t i = 0; good && i < count; i++) {
        told->x[moves[i].unit] = (int8_t)moves[i].x;
        told->y[moves[i].unit] = (int8_t)moves[i].y;
        bay_tell(why, TELL_PLACED, BAY_ATTACKER, moves[i].unit,
                 (int32_t[]){moves[i].x, moves[i].y, 0});
    }
    return good;
}

static void score(const bay_battle *battle, const void *at, bay_score *out) {
    const ford_battle *b = of(battle);
    const ford_now *now = at;
    memset(out, 0, sizeof *out);
    out->ending = now->stage == OVER ? now->ending : UNRESOLVED;
    for (int i = 0; i < 2; i++) out->measure[i] = b->figures[i] - now->figures[i];
    out->measure[2] = b->turns - now->turns_left;
}

static void features_of(const bay_battle *battle, const void *at, int32_t *features) {
    const ford_now *now = at;
    (void)battle;
    features[0] = now->turns_left;
    features[1] = now->figures[0];
    features[2] = now->figures[1];
}

static void mark(bay_view *sink, bay_mark what) {
    if (sink->count < sink->room) sink->mark[sink->count] = what;
    sink->count++;
}

static void view(const bay_battle *battle, const void *at, bay_view *sink) {
    const ford_now *now = at;
    ford_told told;
    memcpy(&told, (const char *)at + sizeof *now, sizeof told);
    for (int y = 0; y < DEEP; y++)
        for (int x = 0; x < WIDE; x++)
            mark(sink, (bay_mark){.kind = BAY_MARK_CELL,
                                  .side = BAY_NOBODY,
                                  .unit = BAY_NO_UNIT,
                                  .telling = SHOW_CELL,
                                  .place = -1,
                                  .x = x,
                                  .y = y,
                                  .number = {y == 1 ? BAY_GROUND_WATER : 0}});
    for (uint16_t i = 0; i < battle->unit_count; i++)
        mark(sink,
             (bay_mark){.kind = BAY_MARK_PIECE,
                        .side = (uint8_t)battle->units[i].side,
                        .unit = i,
                        .telling = SHOW_UNIT,
                        .place = (int16_t)(told.x[i] < 0 ? -1 : told.y[i] * WIDE + told.x[i]),
                        .value = {of(battle)->strength[i], 1, 6}});
    for (int32_t i = 0; i < of(battle)->drums; i++) // by the river, not of the whole
        mark(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                              .side = BAY_NOBODY,
                              .unit = BAY_NO_UNIT,
                              .telling = TELL_DRUM,
                              .place = 0,
                              .number = {i}});
    mark(sink, (bay_mark){.kind = BAY_MARK_SIGN,
                          .side = BAY_NOBODY,
                          .unit = BAY_NO_UNIT,
                          .telling = SHOW_CLOCK,
                          .place = -1,
                          .number = {now->turns_left}});
}

const bay_rules bay_rules_ford = {
    .id = "ford",
    .title = "The Ford",
    .source = "Invented for this project; no publisher.",
    .sample = "{\"rules\": \"ford\", \"title\": \"A ford\", \"attacker\": \"4 guard\", "
              "\"defender\": \"3 line, 1 pin\"}",
    .clock = "turns",
    .clauses = FORD_CLAUSES,
    .params = FORD_PARAMS,
    .presets = FORD_PRESETS,
    .keys = FORD_KEYS,
    .steps = STEPS,
    .options = FORD_OPTIONS,
    .features = FORD_FEATURES,
    .aims = FORD_AIMS,
    .endings = FORD_ENDINGS,
    .measures = FORD_MEASURES,
    .attributes = FORD_ATTRIBUTES,
    .tellings = FORD_TELLINGS,
    .unresolved = UNRESOLVED,
    .taken = CROSSED,
    .headline =
        {
            .never = "The attacker never holds the far bank at the end.",
            .certain = "The attacker is certain to take the far bank.",
            .often = "In 100 such assaults the attacker takes the far bank in {0}.",
            .falls = "the far bank falls",
            .then = "the far bank then falls",
            .fell = "the attacker took the far bank",
        },
    .load = load,
    .first = first,
    .stage = stage,
    .place = place,
    .score = score,
    .features_of = features_of,
    .view = view,
};
