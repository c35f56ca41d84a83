#include "support/story.h"

#include "bayonet/odds.h"

#include "base/arena.h"
#include "base/text.h"
#include "json/json_read.h"
#include "scenario/keys.h"
#include "support/heap.h"
#include "support/take.h"
#include "text/wording.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { EVENTS = 64, FACES = 64, TEXT = 64, MARKS = 80, SCENARIO = 2000 };

struct story {
    arena arena;
    bay_battle *battle;
    uint8_t used[BAY_PARAMS_MAX]; // parameters that the battle rests on
    uint64_t at[BAY_SITUATION_MAX / sizeof(uint64_t)];
    bay_step step;
    bay_event event[EVENTS];
    bay_trace trace;
};

// --- Loading ---------------------------------------------------------------------------------

static bay_status load(story *s, const char *words, bay_fault *why) {
    size_t size = strlen(words);
    char *json = arena_take(&s->arena, size + 1);
    for (size_t i = 0; i <= size; i++) json[i] = words[i] == '\'' ? '"' : words[i];
    const bay_value *document = NULL;
    if (json_read(&s->arena, json, size, &document, why) != BAY_OK)
        fail_msg("the scenario is not JSON: %s at column %u", why->words, why->column);
    const bay_value *id = bay_value_get(document, "rules");
    const bay_rules *rules = bay_rules_find(id ? id->is.text : "");
    assert_non_null(rules);
    faults bad = {.count = 0};
    scenario checked;
    bay_status status = keys_check(&s->arena, rules, document, NULL, &bad, &checked);
    *why = bad.list[0];
    if (status != BAY_OK) return status;
    bay_loading loading = {rules, checked.whole, checked.settings, s->used, heap()};
    return rules->load(&loading, &s->battle, why);
}

static story *blank(void) {
    story *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->arena = arena_new(heap());
    s->trace = (bay_trace){s->event, 0, EVENTS};
    return s;
}

story *story_begin(const char *words) {
    story *s = blank();
    bay_fault why = {.status = BAY_OK};
    if (load(s, words, &why) != BAY_OK)
        fail_msg("refused: %s (%s, given %s, allowed %s) in %s", why.words, why.path, why.given,
                 why.allowed, words);
    s->battle->rules->first(s->battle, s->at, &s->trace);
    bay_step_read(s->battle, s->at, &s->step);
    return s;
}

story *story_of(const char *format, ...) {
    char words[SCENARIO];
    va_list list;
    va_start(list, format);
    int size = vsnprintf(words, sizeof words, format, list);
    va_end(list);
    assert_in_range(size, 0, SCENARIO - 1);
    return story_begin(words);
}

void story_over(story *s) {
    bay_battle_free(heap(), s->battle);
    arena_free(&s->arena);
    free(s);
}

void story_refused(const char *words, bay_status status, const char *path, const char *clause) {
    story *s = blank();
    bay_fault why = {.status = BAY_OK};
    assert_int_equal(load(s, words, &why), status);
    if (path) assert_string_equal(why.path, path);
    if (clause) assert_string_equal(why.clause, clause);
    story_over(s);
}

// --- Playing ---------------------------------------------------------------------------------

static void take(story *s, uint32_t index) {
    s->trace.count = 0;
    take_at(s->battle, s->at, index, &s->trace);
    bay_step_read(s->battle, s->at, &s->step);
}

static void option_id(const story *s, const bay_option *option, char id[TEXT]) {
    bay_option_text(s->battle, option, false, id, TEXT);
}

void story_choose(story *s, const char *option) {
    char id[TEXT];
    bay_option list[BAY_OPTIONS_MAX];
    uint32_t count = options_at(s->battle, s->at, list);
    for (uint32_t i = 0; i < count; i++) {
        option_id(s, &list[i], id);
        if (strcmp(id, option) == 0) {
            take(s, i);
            return;
        }
    }
    fail_msg("%s is not offered at %s", option, story_asks(s));
}

void story_throw(story *s, const char *faces) {
    uint8_t face[FACES];
    size_t count = 0;
    for (; *faces; faces++)
        if (*faces != ' ' && count < FACES) face[count++] = (uint8_t)(*faces - '0');
    bay_ask ask = {0};
    if (s->step.kind != BAY_CHANCE) fail_msg("no dice are thrown at %s", story_asks(s));
    assert_int_equal(bay_throw_ask(&s->step.dice, face, count, &ask), BAY_OK);
    if (!ask.done) fail_msg("%d dice are missing at %s", ask.dice, story_asks(s));
    take(s, ask.result);
}

// The next "unit x y" of a list parted by semicolons.
static bay_move next_piece(const story *s, const char **from) {
    char unit[TEXT] = "";
    int x = 0, y = 0, size = 0;
    if (sscanf(*from, " %63s %d %d%n", unit, &x, &y, &size) != 3)
        fail_msg("no piece, x and y: %s", *from);
    *from += size + (int)strspn(*from + size, "; ");
    for (uint16_t i = 0; i < s->battle->unit_count; i++)
        if (strcmp(s->battle->units[i].id, unit) == 0)
            return (bay_move){.unit = i, .x = x, .y = y};
    fail_msg("nobody is called %s", unit);
    return (bay_move){0};
}

bool story_put(story *s, const bay_move *moves, uint32_t count) {
    uint64_t before[BAY_SITUATION_MAX / sizeof(uint64_t)];
    bay_event told[EVENTS];
    bay_trace why = {told, 0, EVENTS};
    memcpy(before, s->at, sizeof before);
    s->trace.count = 0;
    assert_true(s->step.free);
    if (s->battle->rules->place(s->battle, s->at, moves, count, &why, &s->trace)) {
        assert_int_equal(s->trace.count, 0);
        memcpy(s->event, told, sizeof told);
        s->trace.count = why.count;
        bay_step_read(s->battle, s->at, &s->step);
        return true;
    }
    assert_true(s->trace.count > 0);
    assert_memory_equal(before, s->at, sizeof before);
    return false;
}

bool story_place(story *s, const char *pieces) {
    bay_move moves[EVENTS];
    uint32_t count = 0;
    while (*pieces && count < EVENTS) moves[count++] = next_piece(s, &pieces);
    return story_put(s, moves, count);
}

void story_play(story *s, const char *moves) {
    while (*moves) {
        char move[TEXT];
        size_t length = strcspn(moves, ";");
        assert_in_range(length, 1, TEXT - 1);
        memcpy(move, moves, length);
        move[length] = 0;
        if (*move >= '0' && *move <= '9')
            story_throw(s, move);
        else
            story_choose(s, move);
        moves += length;
        moves += strspn(moves, "; ");
    }
}

// --- Looking ---------------------------------------------------------------------------------

const char *story_asks(const story *s) {
    return s->battle->rules->steps[s->step.id].id;
}

void story_check_asks(const story *s, const char *step) {
    assert_string_equal(story_asks(s), step);
}

void story_check_dice(const story *s, int first, int second) {
    if (s->step.kind != BAY_CHANCE) fail_msg("no dice are thrown at %s", story_asks(s));
    assert_int_equal(s->step.dice.dice[0], first);
    assert_int_equal(s->step.dice.dice[1], second);
}

void story_check_sides(const story *s, int sides) {
    if (s->step.kind != BAY_CHANCE) fail_msg("no dice are thrown at %s", story_asks(s));
    assert_int_equal(s->step.dice.sides[0], sides);
    if (s->step.dice.dice[1]) assert_int_equal(s->step.dice.sides[1], sides);
}

void story_check_thrower(const story *s, bay_side side) {
    if (s->step.kind != BAY_CHANCE) fail_msg("no dice are thrown at %s", story_asks(s));
    assert_int_equal(s->step.dice.who[0], side);
    if (s->step.dice.dice[1]) assert_int_equal(s->step.dice.who[1], !side);
}

void story_check_options(const story *s, const char *options) {
    char all[BAY_OPTIONS_MAX * TEXT] = "", id[TEXT];
    bay_option list[BAY_OPTIONS_MAX];
    uint32_t count = options_at(s->battle, s->at, list);
    for (uint32_t i = 0; i < count; i++) {
        option_id(s, &list[i], id);
        if (i) strcat(all, " ");
        strcat(all, id);
    }
    assert_string_equal(all, options);
}

void story_check_offered(const story *s, const char *clause) {
    bay_option list[BAY_OPTIONS_MAX];
    for (uint32_t i = options_at(s->battle, s->at, list); i-- > 0;)
        assert_string_equal(wording_option_clause(s->battle->rules, s->step.id, &list[i]),
                            clause);
}

int story_times_told(const story *s, const char *clause) {
    const bay_rules *rules = s->battle->rules;
    int times = 0;
    for (uint32_t i = 0; i < s->trace.count && i < EVENTS; i++)
        times +=
            !strcmp(rules->clauses[rules->tellings[s->event[i].telling].clause].id, clause);
    return times;
}

bool story_told(const story *s, const char *clause) {
    return story_times_told(s, clause) > 0;
}

void story_check_told(const story *s, const char *clause) {
    if (!story_told(s, clause)) fail_msg("%s was not told before %s", clause, story_asks(s));
}

// Are these words, or words that begin so, told? What was told is added to `all`.
static bool said(const story *s, const char *words, text *all) {
    bool found = false;
    for (uint32_t i = 0; i < s->trace.count && i < EVENTS; i++) {
        const char *side = wording_side(s->event[i].side);
        text one = text_new(heap());
        if (side) text_add(&one, side);
        if (side) text_add(&one, ": ");
        wording_event(&one, s->battle, &s->event[i]);
        found |= strncmp(text_get(&one), words, strlen(words)) == 0;
        text_add(all, "\n  ");
        text_add(all, text_get(&one));
        text_free(&one);
    }
    return found;
}

bool story_said(const story *s, const char *words) {
    text all = text_new(heap());
    bool found = said(s, words, &all);
    text_free(&all);
    return found;
}

void story_check_said(const story *s, const char *words) {
    text all = text_new(heap());
    if (!said(s, words, &all)) fail_msg("not said: %s\nbut:%s", words, text_get(&all));
    text_free(&all);
}

void story_check_feature(const story *s, const char *feature, int value) {
    const bay_rules *rules = s->battle->rules;
    int32_t features[BAY_FEATURES_MAX];
    rules->features_of(s->battle, s->at, features);
    for (int i = 0; rules->features[i].id; i++)
        if (strcmp(rules->features[i].id, feature) == 0) {
            assert_int_equal(features[i], value);
            return;
        }
    fail_msg("there is no feature %s", feature);
}

// The mark with which a unit is drawn.
static bay_mark drawn(const story *s, const char *unit) {
    bay_mark marks[MARKS];
    bay_view view = {.mark = marks, .room = MARKS};
    s->battle->rules->view(s->battle, s->at, &view);
    for (uint32_t i = 0; i < view.count && i < MARKS; i++)
        if (marks[i].kind == BAY_MARK_PIECE &&
            strcmp(s->battle->units[marks[i].unit].id, unit) == 0)
            return marks[i];
    fail_msg("%s is not drawn", unit);
    return (bay_mark){0};
}

void story_check_pins(const story *s, const char *unit, int red, int black) {
    bay_mark mark = drawn(s, unit);
    assert_int_equal(mark.value[1], red);
    assert_int_equal(mark.value[2], black);
}

void story_check_disordered(const story *s, const char *unit, bool disordered) {
    assert_int_equal(drawn(s, unit).disordered, disordered);
}

void story_check_shown(const story *s, const char *unit, const char *words) {
    bay_mark mark = drawn(s, unit);
    text said = text_new(heap());
    wording_mark(&said, s->battle, &mark, NULL);
    assert_string_equal(text_get(&said), words);
    text_free(&said);
}

static bay_score score(const story *s) {
    bay_score result;
    if (s->step.kind != BAY_END) fail_msg("it is not over: %s is asked", story_asks(s));
    s->battle->rules->score(s->battle, s->at, &result);
    return result;
}

void story_check_ending(const story *s, const char *ending) {
    assert_string_equal(s->battle->rules->endings[score(s).ending].id, ending);
}

void story_check_losses(const story *s, int attacker, int defender) {
    assert_int_equal(score(s).measure[BAY_ATTACKER], attacker);
    assert_int_equal(score(s).measure[BAY_DEFENDER], defender);
}

void story_check_measure(const story *s, const char *measure, int value) {
    bay_score have = score(s);
    const bay_measure *measures = s->battle->rules->measures;
    for (int i = 0; measures[i].id; i++)
        if (strcmp(measures[i].id, measure) == 0) {
            assert_int_equal(have.measure[i], value);
            return;
        }
    fail_msg("there is no measure %s", measure);
}

bool story_rests_on(const story *s, const char *parameter) {
    const bay_param *params = s->battle->rules->params;
    for (int i = 0; params[i].name; i++)
        if (strcmp(params[i].name, parameter) == 0) return s->used[i] != 0;
    fail_msg("there is no parameter %s", parameter);
    return false;
}

const bay_battle *story_battle(const story *s) {
    return s->battle;
}

const void *story_at(const story *s) {
    return s->at;
}

// --- Odds ------------------------------------------------------------------------------------

double story_chance(const char *words, const char *ending, bool best) {
    story *s = story_begin(words);
    bay_work work = {.memory = heap()};
    bay_graph *graph = NULL;
    bay_odds odds;
    bay_solution answer;
    bay_aim aim;
    bay_policy policy;
    bay_fault why;
    assert_int_equal(bay_graph_expand(s->battle, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_aim_read(s->battle, NULL, &aim, &why), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_best_make(graph, &aim, BAY_SEEKS_BOTH, NULL, &answer), BAY_OK);
    assert_int_equal(bay_odds_make(graph, best ? &answer.policy : &policy, &aim, &odds),
                     BAY_OK);
    double p = -1;
    for (uint32_t i = 0; i < odds.endings; i++)
        if (strcmp(s->battle->rules->endings[i].id, ending) == 0) p = odds.p[i];
    bay_odds_free(&odds);
    bay_solution_free(&answer);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    story_over(s);
    assert_true(p >= 0);
    return p;
}
