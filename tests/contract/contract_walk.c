// A walk over the situations of a battle, and on from the settled ones as play would.
#include "bayonet/odds.h"

#include "contract/contract.h"
#include "contract/twice.h"
#include "support/heap.h"
#include "support/take.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SITUATIONS_MAX = 20000, GUARD = 32, BYTES = BAY_SITUATION_MAX + GUARD, FURTHER = 8 };

typedef struct place {
    const bay_battle *battle;
    const bay_rules *rules;
    uint32_t number;
    size_t bytes; // size and told
    _Alignas(16) uint8_t at[BYTES];
} place;

#define HERE(p, condition, what)                                                               \
    HOLDS(condition, "%s, situation %u (%s): " what, (p)->rules->id, (p)->number,              \
          (p)->rules->steps[step_at(p).id].id)

static bay_step step_at(const place *p) {
    bay_step step;
    bay_step_read(p->battle, p->at, &step);
    return step;
}

// Of the room for a situation, which is large, no more is copied than is in use.
static void copy_place(place *to, const place *from) {
    memcpy(to, from, offsetof(place, at) + from->bytes);
}

// The same situation with other history.
static void noisy(const place *p, place *other) {
    copy_place(other, p);
    memset(other->at + p->battle->size, 0x5A, p->battle->told);
}

// The same, but once it is settled history may matter to all but the score.
static void retold(const place *p, place *other) {
    if (step_at(p).settled)
        copy_place(other, p);
    else
        noisy(p, other);
}

static void after(const place *p, int index, bay_trace *why, place *next) {
    copy_place(next, p);
    memset(next->at + p->bytes, 0xA5, GUARD);
    take_at(p->battle, next->at, (uint32_t)index, why);
    for (size_t i = p->bytes; i < p->bytes + GUARD; i++)
        HERE(p, next->at[i] == 0xA5, "what follows is written beyond the situation");
}

static int rows_of(const bay_rules *rules, char table) {
    int count = 0;
    while (table == 'e'   ? rules->endings[count].id != NULL
           : table == 'm' ? rules->measures[count].id != NULL
           : table == 'f' ? rules->features[count].id != NULL
           : table == 's' ? rules->steps[count].id != NULL
           : table == 'o' ? rules->options[count].id != NULL
                          : rules->tellings[count].words != NULL)
        count++;
    return count;
}

// The same, counted once for the system that is walked.
static int count_of(const bay_rules *rules, char table) {
    static const bay_rules *counted;
    static int rows['t' + 1];
    if (counted != rules)
        for (const char *each = "emfsot"; *each; each++)
            rows[(int)*each] = rows_of(rules, *each);
    counted = rules;
    return rows[(int)table];
}

// --- Steps -----------------------------------------------------------------------------------

static bool is_unit(const place *p, uint16_t unit) {
    return unit < p->battle->unit_count;
}

// The step says whom it is about where its words do.
static void check_about(const place *p, const bay_step *step) {
    const char *words = p->rules->steps[step->id].words;
    HERE(p, !strstr(words, "{unit}") || is_unit(p, step->unit), "a step without its unit");
    HERE(p, !strstr(words, "{other}") || is_unit(p, step->other), "a step without its other");
}

static void check_step(const place *p) {
    bay_step zeros, ones, told;
    memset(&ones, 0xFF, sizeof ones);
    bay_step_read(p->battle, p->at, &zeros);
    bay_step_read(p->battle, p->at, &ones);
    HERE(p, !memcmp(&zeros, &ones, sizeof zeros), "what is asked is not pure");
    place other;
    retold(p, &other);
    bay_step_read(p->battle, other.at, &told);
    HERE(p, !memcmp(&zeros, &told, sizeof zeros), "what is asked reads history");

    HOLDS(zeros.id < count_of(p->rules, 's'), "%s: no such step", p->rules->id);
    HERE(p, zeros.kind == p->rules->steps[zeros.id].kind, "not the kind of its row");
    bool choice = zeros.kind == BAY_CHOICE;
    HERE(p, choice ? zeros.who < BAY_NOBODY : zeros.who == BAY_NOBODY, "who chooses?");
    check_about(p, &zeros);
    HERE(p, zeros.settled <= 1 && zeros.free <= 1, "a flag is neither 0 nor 1");
    HERE(p, !zeros.free || p->rules->place, "free, but nothing can be placed");
    if (zeros.kind == BAY_CHANCE)
        HERE(p, bay_throw_valid(&zeros.dice), "an invalid throw");
    else
        HERE(p, zeros.dice.kind == BAY_THROW_NONE, "a throw where none is made");
}

// --- Options ---------------------------------------------------------------------------------

static uint32_t options_over(const place *p, uint8_t before, bay_option *list) {
    memset(list, before, BAY_OPTIONS_MAX * sizeof *list);
    return options_at(p->battle, p->at, list);
}

static void check_option(const place *p, const bay_option *option, char *id, size_t size) {
    HERE(p, option->row < count_of(p->rules, 'o'), "no such option");
    HERE(p, option->unit == BAY_NO_UNIT || is_unit(p, option->unit), "no such unit");
    const char *form = p->rules->options[option->row].id;
    HERE(p, !strstr(form, "{unit}") || option->unit != BAY_NO_UNIT,
         "an option without its unit");
    HERE(p, bay_option_text(p->battle, option, false, id, size) < size, "an id beyond bounds");
}

static bool is_offered(const bay_step_info *step, uint16_t row) {
    const uint16_t *offer = step->offers;
    while (offer && *offer != row && *offer != BAY_NO_ROW) offer++;
    return !offer || *offer == row;
}

// Ids are told apart on each side: so these are about units of one.
static void check_sides(const place *p, const bay_option *one, const bay_option *other) {
    const bay_option_row *rows = p->rules->options;
    if (!contract_begin_alike(&rows[one->row], &rows[other->row])) return;
    HERE(p, p->battle->units[one->unit].side == p->battle->units[other->unit].side,
         "options that begin alike are about units of both sides");
}

static void check_options(const place *p, const bay_step *step) {
    enum { ID = 64 };
    static char ids[BAY_OPTIONS_MAX][ID];
    static bay_option zeros[BAY_OPTIONS_MAX], ones[BAY_OPTIONS_MAX], told[BAY_OPTIONS_MAX];
    place other;
    retold(p, &other);
    uint32_t count = options_over(p, 0, zeros), again = options_over(p, 0xFF, ones);
    uint32_t count_told = options_over(&other, 0, told);
    bool choice = step->kind == BAY_CHOICE;
    HERE(p, choice ? count >= 2 && count <= BAY_OPTIONS_MAX : count == 0, "how many options?");
    HERE(p, count == again && !memcmp(zeros, ones, count * sizeof *zeros),
         "the options are not pure, or not all of them is written");
    HERE(p, count == count_told && !memcmp(zeros, told, count * sizeof *zeros),
         "the options read history");
    for (uint32_t i = 0; i < count; i++) {
        check_option(p, &zeros[i], ids[i], ID);
        HERE(p, is_offered(&p->rules->steps[step->id], zeros[i].row),
             "an option that is not among those offered");
        for (uint32_t k = 0; k < i; k++) {
            HERE(p, strcmp(ids[i], ids[k]) != 0, "two options have the same id");
            check_sides(p, &zeros[i], &zeros[k]);
        }
    }
}

// --- Consequences ----------------------------------------------------------------------------

static void check_event(const place *p, const bay_event *event) {
    HERE(p, event->telling < count_of(p->rules, 't'), "an event tells nothing");
    HERE(p, event->side <= BAY_NOBODY, "an event of no side");
    HERE(p, event->unit == BAY_NO_UNIT || is_unit(p, event->unit), "no such unit");
    HERE(p, event->other == BAY_NO_UNIT || is_unit(p, event->other), "no such unit");
    const char *words = p->rules->tellings[event->telling].words;
    HERE(p, !strstr(words, "{unit}") || is_unit(p, event->unit), "an event without its unit");
    HERE(p, !strstr(words, "{who}") || is_unit(p, event->unit) || event->side != BAY_NOBODY,
         "an event of nobody");
    HERE(p, !strstr(words, "{other}") || is_unit(p, event->other),
         "an event without its other");
}

// What is told of the same happening with other history: the same things, of the same sides.
static void check_told(const place *p, const bay_trace *one, const bay_trace *other) {
    HERE(p, one->count == other->count, "history decides how much is told");
    for (uint32_t i = 0; i < one->count && i < one->room; i++) {
        HERE(p, one->event[i].telling == other->event[i].telling,
             "history decides what is told");
        HERE(p, one->event[i].side == other->event[i].side, "history decides of whom is told");
    }
}

static void check_take(const place *p, int index) {
    enum { EVENTS = 256 };
    bay_event events[EVENTS];
    bay_trace all = {events, 0, EVENTS}, none = {NULL, 0, 0};
    place next, again, traced, counted, other, followed;
    after(p, index, NULL, &next);
    after(p, index, NULL, &again);
    after(p, index, &all, &traced);
    after(p, index, &none, &counted);
    HERE(p, !memcmp(next.at, again.at, p->bytes), "what follows is not always the same");
    HERE(p, !memcmp(next.at, traced.at, p->battle->size), "being traced changes what follows");
    HERE(p, !memcmp(traced.at, counted.at, p->bytes), "the room for events changes history");
    HERE(p, all.count == none.count, "events depend on the room for them");
    retold(p, &other);
    bay_event retold_events[EVENTS];
    bay_trace again_told = {retold_events, 0, EVENTS};
    after(&other, index, &again_told, &followed);
    HERE(p, !memcmp(next.at, followed.at, p->battle->size), "what follows reads history");
    check_told(p, &all, &again_told);
    for (uint32_t i = 0; i < all.count && i < EVENTS; i++) check_event(p, &events[i]);
}

// --- Scores, features, views -----------------------------------------------------------------

static bay_score score_at(const place *p) {
    bay_score score;
    memset(&score, 0, sizeof score);
    p->rules->score(p->battle, p->at, &score);
    return score;
}

static bool same_score(const place *p, const bay_score *a, const bay_score *b) {
    size_t size = (size_t)count_of(p->rules, 'm') * sizeof a->measure[0];
    return a->ending == b->ending && !memcmp(a->measure, b->measure, size);
}

static void check_score(const place *p, const bay_step *step) {
    bay_score score = score_at(p), again = score_at(p);
    place other;
    noisy(p, &other);
    bay_score told = score_at(&other);
    HERE(p, same_score(p, &score, &again), "score() is not pure");
    HERE(p, same_score(p, &score, &told), "score() reads history");
    HERE(p, score.ending < count_of(p->rules, 'e'), "no such ending");
    bool over = step->kind == BAY_END || step->settled;
    HERE(p, over || score.ending == p->rules->unresolved, "an ending before the end");
    for (int i = 0; i < count_of(p->rules, 'm'); i++)
        HERE(p, score.measure[i] >= 0 && score.measure[i] <= p->battle->most[i],
             "a measure is out of its range");
}

static void check_features_of(const place *p) {
    int count = count_of(p->rules, 'f');
    int32_t one[BAY_FEATURES_MAX + 1], other[BAY_FEATURES_MAX + 1];
    memset(one, 0, sizeof one);
    memset(other, 0x77, sizeof other);
    place told;
    retold(p, &told);
    p->rules->features_of(p->battle, p->at, one);
    p->rules->features_of(p->battle, told.at, other);
    HERE(p, !memcmp(one, other, (size_t)count * sizeof *one), "the features are not pure");
    HERE(p, one[count] == 0 && other[count] == 0x77777777, "too many features are written");
    for (int i = 0; i < count; i++)
        HERE(p, one[i] >= p->rules->features[i].low && one[i] <= p->rules->features[i].high,
             "a feature is out of its range");
}

// --- The walk --------------------------------------------------------------------------------

// All results that can happen, or all options.
static int successors(const place *p, const bay_step *step, int *list) {
    int count = 0;
    bay_option options[BAY_OPTIONS_MAX];
    int all = (int)options_at(p->battle, p->at, options);
    for (; count < all; count++) list[count] = count;
    if (step->kind != BAY_CHANCE) return count;
    uint32_t results = bay_throw_results(&step->dice);
    double *chance = malloc(results * sizeof *chance);
    uint8_t *can = malloc(results);
    void *space = malloc(bay_throw_space(&step->dice) + 1);
    assert_true(chance && can && space);
    HERE(p, bay_throw_odds(&step->dice, NULL, 0, chance, can, space) == BAY_OK, "no odds");
    for (uint32_t i = 0; i < results; i++)
        if (can[i]) list[count++] = (int)i;
    free(chance);
    free(can);
    free(space);
    return count;
}

static void check_place(const place *p, int *list) {
    check_step(p);
    bay_step step = step_at(p);
    check_options(p, &step);
    check_score(p, &step);
    check_features_of(p);
    contract_check_view(p->battle, p->at, p->number);
    int count = successors(p, &step, list);
    for (int i = 0; i < count; i++) check_take(p, list[i]);
}

// Play goes on from a settled situation, and nothing that counts changes any more.
static void check_settled(const place *from, int *list) {
    place p, next;
    copy_place(&p, from);
    bay_score settled = score_at(from);
    for (int further = 0; further < FURTHER; further++) {
        bay_step step = step_at(&p);
        HERE(&p, step.settled || step.kind == BAY_END, "no longer settled");
        bay_score score = score_at(&p);
        HERE(&p, same_score(&p, &settled, &score), "settled, and yet the score changes");
        int count = successors(&p, &step, list);
        if (!count) return;
        if (further) check_place(&p, list);
        count = successors(&p, &step, list);
        after(&p, list[further % count], NULL, &next);
        copy_place(&p, &next);
    }
}

// Whatever happens, something does.
static void check_sum(const bay_graph *graph, const place *p) {
    bay_odds odds;
    bay_policy policy;
    if (!bay_graph_whole(graph)) return;
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    HERE(p, bay_odds_make(graph, &policy, NULL, &odds) == BAY_OK, "no odds");
    double sum = 0;
    for (uint32_t i = 0; i < odds.endings; i++) sum += odds.p[i];
    HERE(p, sum > 1 - 1e-12 && sum < 1 + 1e-12, "the endings do not add up to 1");
    bay_odds_free(&odds);
    bay_policy_free(&policy);
}

static void check_first(const bay_battle *battle) {
    static _Alignas(16) uint8_t one[BYTES], other[BYTES];
    size_t bytes = (size_t)battle->size + battle->told;
    memset(one, 0x00, sizeof one);
    memset(other, 0xFF, sizeof other);
    battle->rules->first(battle, one, NULL);
    battle->rules->first(battle, other, NULL);
    HOLDS(!memcmp(one, other, bytes), "%s: first() leaves bytes unset", battle->rules->id);
    HOLDS(one[bytes] == 0 && other[bytes] == 0xFF, "%s: first() writes too much",
          battle->rules->id);
}

void contract_check_battle(const bay_battle *battle) {
    static int list[BAY_RESULTS_MAX];
    static place p;
    HOLDS(battle->size > 0 && battle->size + battle->told <= BAY_SITUATION_MAX, "a bad size");
    for (int i = 0; i < count_of(battle->rules, 'm'); i++)
        HOLDS(battle->most[i] >= 0, "%s: measure %d", battle->rules->id, i);
    contract_check_units(battle);
    check_first(battle);
    bay_work work = {.memory = heap(), .situations = SITUATIONS_MAX};
    bay_graph *graph;
    bay_status status = bay_graph_expand(battle, NULL, &work, &graph);
    assert_true(status == BAY_OK || status == BAY_OVER_BUDGET);
    p = (place){
        .battle = battle, .rules = battle->rules, .bytes = (size_t)battle->size + battle->told};
    for (; p.number < bay_graph_situations(graph); p.number++) {
        memcpy(p.at, bay_graph_situation(graph, p.number), battle->size);
        check_place(&p, list);
        bay_step step = step_at(&p);
        if (step.settled || step.kind == BAY_END) check_settled(&p, list);
    }
    p.number = 0;
    memcpy(p.at, bay_graph_situation(graph, 0), battle->size);
    check_sum(graph, &p);
    bay_graph_free(graph);
}
