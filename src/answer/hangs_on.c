#include "answer/hangs_on.h"

#include "answer/alternatives.h"
#include "base/value.h"
#include "scenario/settings.h"
#include "scenario/values/key_path.h"

#include <string.h>

// --- One answer ------------------------------------------------------------------------------

// What is left of the situations that the request may expand.
typedef struct purse {
    bay_work work;
    uint64_t spent;
} purse;

static hung_answer read_answer(const solution *f) {
    hung_answer answer;
    memset(&answer, 0, sizeof answer);
    memcpy(answer.ending, f->odds.p, f->odds.endings * sizeof *answer.ending);
    answer.figure[HUNG_GROUND] = solution_ground(f);
    answer.most[HUNG_GROUND] = 1;
    for (int at = HUNG_ATTACKER; at < HUNG_FIGURES; at++) {
        answer.figure[at] = f->odds.mean[at - HUNG_ATTACKER];
        answer.most[at] = f->of->battle->most[at - HUNG_ATTACKER];
    }
    return answer;
}

// The answer to `a`, under its orders. What the budget refuses is counted: the request as a whole
// is over it then.
static bay_status answer_of(context *ctx, const assault *a, purse *p, hung_answer *answer) {
    bay_work work = p->work;
    work.bytes = context_work(ctx).bytes;
    work.situations = (uint32_t)(p->work.situations - p->spent);
    if (!work.situations) return BAY_OVER_BUDGET;
    solution f;
    bay_status status = solution_expand(a, a->kind, THROWS_JOINED, &work, &f);
    if (f.graph) p->spent += bay_graph_situations(f.graph);
    if (status == BAY_OK) status = solution_count(&f);
    if (status == BAY_OK) *answer = read_answer(&f);
    solution_free(&f);
    return status;
}

// --- One other value -------------------------------------------------------------------------

static int clause_row(const bay_rules *rules, const char *id) {
    for (int row = 0; rules->clauses[row].id; row++)
        if (strcmp(rules->clauses[row].id, id) == 0) return row;
    return -1;
}

// The assault `a` with one setting changed; where it cannot be then, that is the answer.
static bay_status try_move(context *ctx, const assault *a, int row, purse *p, hung_move *move) {
    scenario changed = a->scenario;
    uint32_t count = settings_count(changed.rules);
    bay_setting *settings = arena_take_array(&ctx->arena, count + 1, sizeof *settings);
    if (!settings) return BAY_NO_MEMORY;
    memcpy(settings, changed.settings, count * sizeof *settings);
    settings[row] = move->to;
    changed.settings = settings;
    assault other = {0};
    bay_status status = assault_fight_otherwise(ctx, &changed, &other);
    if (status == BAY_OK) status = answer_of(ctx, &other, p, &move->answer);
    assault_free(&other);
    move->refused = ctx->bad.count > 0;
    if (!move->refused) return status;
    move->clause = clause_row(changed.rules, ctx->bad.list[0].clause);
    ctx->bad.count = 0;
    return BAY_OK;
}

// As a part of the larger most: a reading may put more at stake and cost nothing more.
static double change_of(const hung_answer *now, const hung_answer *then, int at) {
    double most = now->most[at] > then->most[at] ? now->most[at] : then->most[at];
    double by = then->figure[at] - now->figure[at];
    return most > 0 ? (by < 0 ? -by : by) / most : 0;
}

static void note_move(const hangs_on *all, hung_move *move, hung *one) {
    for (int at = HUNG_GROUND; at < HUNG_FIGURES; at++) {
        move->change[at] = change_of(&all->answer, &move->answer, at);
        if (move->refused) move->change[at] = at == HUNG_GROUND;
        if (move->change[at] > one->change[at]) one->change[at] = move->change[at];
    }
}

// Sums of chances that are equal may differ by so much as they are added up.
static const double NOISE = 1e-12;

static bool moves_ground(const hung *one) {
    return one->change[HUNG_GROUND] >= HUNG_TOLD - NOISE;
}

static int telling_figure(const hung *one) {
    int figure = HUNG_GROUND;
    if (moves_ground(one)) return figure;
    for (int at = figure + 1; at < HUNG_FIGURES; at++)
        if (one->change[at] > one->change[figure] + NOISE) figure = at;
    return figure;
}

// Is it a reading that the battle read, that is certain, and that has another word?
static bool is_certain(const assault *a, int row) {
    const bay_param *param = &a->scenario.rules->params[row];
    bay_setting list[ALTERNATIVES_MAX];
    return a->used[row] && param->confidence == BAY_CERTAIN &&
           param->kind == BAY_PARAM_READING &&
           alternatives_of(param, a->scenario.settings[row], list) > 0;
}

bool hangs_on_certain(const assault *a, int row) {
    bool usual = a->scenario.settings[row].number == 0; // who set another word plays it so
    return usual && is_certain(a, row);
}

// Is the row one of those that are measured?
static bool is_measured(const assault *a, bool certain, int row) {
    if (a->scenario.rules->params[row].confidence != BAY_CERTAIN) return a->used[row];
    return certain && is_certain(a, row);
}

// How many answers it takes: as things are, and with each other value.
static uint32_t answers_of(const assault *a, bool certain) {
    const bay_rules *rules = a->scenario.rules;
    bay_setting list[ALTERNATIVES_MAX];
    uint32_t count = 1;
    for (int row = 0; rules->params[row].name; row++)
        if (is_measured(a, certain, row))
            count += alternatives_of(&rules->params[row], a->scenario.settings[row], list);
    return count;
}

// The answer as things are. Other values take about as many situations, seldom less than half: what
// takes more than twice its share of the budget is refused at once, and not after all of it is spent.
static bay_status answer_first(context *ctx, const assault *a, purse *p, hangs_on *out) {
    purse share = *p;
    uint64_t most = (uint64_t)2 * share.work.situations / answers_of(a, out->certain);
    if (most < share.work.situations) share.work.situations = (uint32_t)most;
    bay_status status = answer_of(ctx, a, &share, &out->answer);
    bool spent = status == BAY_OVER_BUDGET && share.spent >= share.work.situations;
    p->spent = spent ? p->work.situations : share.spent;
    return status;
}

static bay_status measure_one(context *ctx, const assault *a, purse *p, hangs_on *all,
                              hung *one) {
    bay_setting list[ALTERNATIVES_MAX];
    const bay_param *param = &a->scenario.rules->params[one->row];
    uint32_t values = alternatives_of(param, a->scenario.settings[one->row], list);
    hung_move *moves = arena_take_array(&ctx->arena, values + 1, sizeof *moves);
    if (!moves) return BAY_NO_MEMORY;
    one->move = moves;
    for (uint32_t i = 0; i < values; i++) {
        hung_move *move = &moves[one->count];
        *move = (hung_move){.to = list[i], .clause = -1};
        bay_status status = try_move(ctx, a, one->row, p, move);
        if (status != BAY_OK) return status;
        // A number that does not fit beside the others is no value of it.
        if (move->refused && param->kind != BAY_PARAM_READING) continue;
        note_move(all, move, one);
        one->count++;
    }
    one->figure = telling_figure(one);
    return BAY_OK;
}

// --- All of them -----------------------------------------------------------------------------

static bool comes_before(const hung *one, const hung *other) {
    if (moves_ground(one) != moves_ground(other)) return moves_ground(one);
    return one->change[one->figure] > other->change[other->figure];
}

// Those that move the ground first, the largest change first; equals stay in their order.
static void sort(hangs_on *all) {
    for (uint32_t i = 1; i < all->count; i++) {
        hung one = all->setting[i];
        uint32_t at = i;
        for (; at > 0 && comes_before(&one, &all->setting[at - 1]); at--)
            all->setting[at] = all->setting[at - 1];
        all->setting[at] = one;
    }
}

enum { CONCLUDE_LEAST = 50000 };

// It may take as many situations as everything before it, or CONCLUDE_LEAST, if the budget has them
// left: the most that may be spent in all.
static uint64_t conclusion_most(const purse *p) {
    uint64_t most = p->spent + (p->spent > CONCLUDE_LEAST ? p->spent : CONCLUDE_LEAST);
    return most < p->work.situations ? most : p->work.situations;
}

// The same without the limit of its clock.
static bay_status conclude(context *ctx, const assault *a, purse *p, hangs_on *out) {
    scenario changed = a->scenario;
    const char *clock = changed.rules->clock;
    const bay_key *key = clock ? key_path_find(changed.rules, clock) : NULL;
    const char *word = key ? key->choices : NULL;
    if (!word || bay_value_is(bay_value_get(changed.whole, clock), word)) return BAY_OK;
    const bay_value *value = value_text(&ctx->arena, word);
    changed.whole = value ? value_with(&ctx->arena, changed.whole, clock, value) : NULL;
    if (!changed.whole) return BAY_NO_MEMORY;
    assault other = {0};
    purse share = *p;
    share.work.situations = (uint32_t)conclusion_most(p);
    bay_status status = assault_fight(ctx, &changed, &other);
    if (status == BAY_OK) status = answer_of(ctx, &other, &share, &out->concluded);
    assault_free(&other);
    if (ctx->bad.count > 0) { // the rules refuse it: it has to have a limit
        ctx->bad.count = 0;
        return BAY_OK;
    }
    if (status == BAY_OK) {
        out->conclusion = word;
        p->spent = share.spent;
    }
    // Too many situations: it is not said. Too little memory: then nothing is.
    bool spent = status == BAY_OVER_BUDGET && share.spent >= share.work.situations;
    return spent ? BAY_OK : status;
}

bay_status hangs_on_measure(context *ctx, const assault *a, bool certain, hangs_on *out) {
    const bay_rules *rules = a->scenario.rules;
    purse p = {.work = context_work(ctx)};
    *out = (hangs_on){.certain = certain};
    out->setting =
        arena_take_array(&ctx->arena, settings_count(rules) + 1, sizeof *out->setting);
    if (!out->setting) return BAY_NO_MEMORY;
    bay_status status = answer_first(ctx, a, &p, out);
    for (int row = 0; rules->params[row].name && status == BAY_OK; row++) {
        if (!is_measured(a, certain, row)) continue;
        hung *one = &out->setting[out->count++];
        *one = (hung){.row = row};
        status = measure_one(ctx, a, &p, out, one);
    }
    if (status == BAY_OK) status = conclude(ctx, a, &p, out);
    out->situations = p.spent;
    if (status == BAY_OVER_BUDGET) ctx->refusal.reached = (uint32_t)p.spent;
    if (status == BAY_OK) sort(out);
    return status;
}
