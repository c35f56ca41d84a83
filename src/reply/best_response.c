#include "reply/best_response.h"

#include "analysis/graph/graph.h"
#include "analysis/solve/best.h"
#include "sentences/listed_endings.h"
#include "sentences/order_list.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

#include <stdint.h>
#include <string.h>

// In points, of 100: what best play must change; and what the shortened orders may miss of it. All
// that a side can lose is 100 as well.
enum { WORTH_TELLING = 3, WORTH_ADDING = 1 };

// The best play of one side against the standing orders of the other.
typedef struct answering {
    const solution *standing;
    int side, seeks;   // the side that looks for its best
    bay_graph *graph;  // with the questions of this side only
    bay_policy policy; // standing orders on it
    bay_solution best;
    double most;    // points to the attacker after that
    double to;      // and if the side keeps to its shortened orders
    double loss[2]; // then, by side: its losses on average
} answering;

// What is known beforehand: the points under the aim of the answer, and the chance of the ground.
typedef struct before {
    const bay_aim *aim;
    double points, chance;
    // The aim and casualties, where these are all that is gained; else NULL
    const bay_aim *counting;
} before;

static bay_status answer_of(context *ctx, answering *a, const bay_aim *aim, int side) {
    static const int seeks[2] = {BAY_SEEKS_ATTACKER, BAY_SEEKS_DEFENDER};
    a->side = side;
    a->seeks = seeks[side];
    bay_status status = solution_follow(ctx, a->standing, seeks[!side], &a->graph);
    if (status == BAY_OK) status = bay_policy_make(a->graph, NULL, &a->policy);
    if (status == BAY_OK) status = bay_best_make(a->graph, aim, a->seeks, &a->policy, &a->best);
    if (status == BAY_OK) a->most = a->best.value[0];
    return status;
}

static void answer_free(answering *a) {
    bay_solution_free(&a->best);
    bay_policy_free(&a->policy);
    bay_graph_free(a->graph);
    a->graph = NULL;
}

static double moved(double from, double to) {
    return to > from ? to - from : from - to;
}

// The standing order that is not worth keeping: at the first order's step, or else where the
// policies first differ.
static const char *standing_of(const answering *a, const order_list *orders) {
    const bay_rules *rules = a->standing->of->scenario.rules;
    for (uint32_t i = 0; i < orders->count; i++)
        if (rules->steps[orders->order[i].step].standing)
            return rules->steps[orders->order[i].step].standing;
    for (uint32_t i = 0; i < a->policy.count; i++) {
        bay_step step;
        if (a->policy.option[i] == a->best.policy.option[i]) continue;
        bay_graph_step(a->graph, i, &step);
        return rules->steps[step.id].standing;
    }
    return NULL;
}

// The chance of the ground, a->to and a->loss, under a policy of this side.
static bay_status chance_of(answering *a, const bay_aim *aim, const bay_policy *policy,
                            double *chance) {
    solution then = {.of = a->standing->of};
    bay_status status = bay_odds_make(a->graph, policy, aim, &then.odds);
    if (status != BAY_OK) return status;
    *chance = solution_ground(&then);
    a->to = then.odds.value;
    memcpy(a->loss, then.odds.mean, sizeof a->loss);
    bay_odds_free(&then.odds);
    return BAY_OK;
}

// --- Casualties ------------------------------------------------------------------------------
// An aim may be met equally well with many casualties or with few. They are weighed beside it, but
// so lightly that they decide between options that are worth the same under the aim.

// What all that a side can lose is worth, and how many times the aim counts beside it.
static const int32_t LOSS_WORTH[2] = {-100, 100};
enum { AIM_COUNTS = 50 };

// Points that are lost among the digits of a report.
static const double WORTH_NOTHING = 0.5;

// `times` as much, and `worth` / `most` more. False if that is no fraction any more.
static bool add_share(bay_fraction *to, int times, int32_t worth, int32_t most) {
    int64_t over = (int64_t)to->over * most, number = (int64_t)to->number * times;
    number = number * most + (int64_t)worth * to->over;
    if (over > INT32_MAX || number > INT32_MAX || number < INT32_MIN) return false;
    *to = (bay_fraction){(int32_t)number, (int32_t)over};
    return true;
}

// `times` the aim, and casualties.
static bool count_losses(const bay_battle *battle, const bay_aim *aim, int times,
                         bay_aim *out) {
    bool fits = true;
    *out = *aim;
    for (int i = 0; i < BAY_ENDINGS_MAX; i++) fits &= add_share(&out->ending[i], times, 0, 1);
    for (int i = 0; i < BAY_MEASURES_MAX; i++) {
        bool counts = i < 2 && battle->most[i] > 0;
        fits &= add_share(&out->measure[i], times, counts ? LOSS_WORTH[i] : 0,
                          counts ? battle->most[i] : 1);
    }
    return fits;
}

// What casualties are worth to the attacker, given the losses of each side.
static double losses_worth(const bay_battle *battle, const double loss[2]) {
    double worth = 0;
    for (int side = 0; side < 2; side++)
        if (battle->most[side] > 0) worth += LOSS_WORTH[side] * loss[side] / battle->most[side];
    return worth;
}

static double gain(const answering *a, double from, double to) {
    return a->side == BAY_ATTACKER ? to - from : from - to;
}

static bool asks(const bay_graph *graph) {
    for (uint32_t at = 0; at < graph->count; at++)
        if (graph->node[at].kind == NODE_CHOICE) return true;
    return false;
}

static bay_status answer_counting(answering *a, const bay_aim *counting) {
    return bay_best_make(a->graph, counting, a->seeks, &a->policy, &a->best);
}

// What the side can gain in casualties. Leaves a->best free, because this needs as much memory.
static bay_status find_gain(answering *a, const bay_aim *counting, const bay_aim *losses,
                            double *out) {
    bay_solution then;
    *out = 0;
    if (!asks(a->graph)) return BAY_OK;
    bay_status status = answer_counting(a, counting);
    if (status == BAY_OK) status = bay_best_make(a->graph, losses, 0, &a->best.policy, &then);
    bay_solution_free(&a->best);
    if (status != BAY_OK) return status;
    const solution *f = a->standing;
    *out = gain(a, losses_worth(f->of->battle, f->odds.mean), then.value[0]);
    bay_solution_free(&then);
    return BAY_OK;
}

// Whether it changes what a side loses by 1 in 100 of all that it can lose.
static bool is_moved(const answering *a, int side) {
    double most = a->standing->of->battle->most[side];
    return 100 * moved(a->standing->odds.mean[side], a->loss[side]) >= most;
}

// Whether it also makes that half as much again, or was so much more before.
static bool is_far(const answering *a, int side) {
    double was = a->standing->odds.mean[side], is = a->loss[side];
    return is_moved(a, side) && (2 * is >= 3 * was || 2 * was >= 3 * is);
}

// Whether the shortened orders gain much in casualties, or much of what these are, and are worth as
// much under the aim, within half a point.
static bool saves(const answering *a, const before *was) {
    const solution *f = a->standing;
    const bay_battle *battle = f->of->battle;
    double gained = gain(a, losses_worth(battle, f->odds.mean), losses_worth(battle, a->loss));
    bool far = is_far(a, BAY_ATTACKER) || is_far(a, BAY_DEFENDER);
    return gained >= (far ? WORTH_ADDING : WORTH_TELLING) &&
           gain(a, was->points, a->to) > -WORTH_NOTHING;
}

// --- In words --------------------------------------------------------------------------------

static bool are_only_chance(double points, double chance) {
    return moved(points, 100 * chance) < 1e-6; // rounding error of sums
}

// What the shortened orders miss of the best play that they are made from.
static void add_best(sentence *to, const answering *a, double chance, int digits) {
    char bytes[48];
    text words = text_within(bytes, sizeof bytes);
    if (moved(a->to, a->most) < WORTH_ADDING) return;
    points_add(&words, a->most, are_only_chance(a->to, chance) ? digits : digits + 1);
    sentence_add(to, " The best choice in every situation makes that ");
    sentence_add_marked(to, SENTENCE_NUMBER, bytes);
    sentence_add(to, ".");
}

// What happens to the ground. Points are told too if they are more than its chance.
static void add_then(sentence *to, const answering *a, const before *was, double chance,
                     int digits) {
    const solution *standing = a->standing;
    const bay_headline *headline = &standing->of->scenario.rules->headline;
    char now[IN_100_WORD_MAX], then[IN_100_WORD_MAX];
    listed_endings endings =
        listed_endings_make(standing->of->scenario.rules, standing->odds.p, digits);
    listed_endings_ground(now, &endings);
    in_100_cell(then, chance, digits);
    if (chance > 0) {
        sentence_add_first(to, headline->then);
        sentence_add(to, " in ");
        sentence_add_marked(to, SENTENCE_NUMBER, then);
    } else {
        sentence_add(to, "Then ");
        sentence_add_within(to, headline->never);
    }
    if (chance > 0 && strcmp(now, "never") != 0) {
        sentence_add(to, ", not in ");
        sentence_add_marked(to, SENTENCE_NUMBER, now);
    } else {
        sentence_add(to, " (");
        sentence_add_marked(to, SENTENCE_NUMBER, now);
        sentence_add(to, " before)");
    }
    if (!are_only_chance(a->to, chance) || !are_only_chance(was->points, was->chance)) {
        sentence_add(to, "; points to the attacker: ");
        points_add(&to->words, a->to, digits + 1);
        sentence_add(to, ", not ");
        points_add(&to->words, was->points, digits + 1);
    }
    sentence_add(to, ".");
    add_best(to, a, chance, digits);
}

static void add_loss(sentence *to, double loss) {
    char bytes[32];
    text words = text_within(bytes, sizeof bytes);
    text_add_fixed(&words, loss, 2);
    sentence_add_marked(to, SENTENCE_NUMBER, bytes);
}

// "The attacker's losses are then 0.46 on average, not 0.23."
static void add_losses(sentence *to, const answering *a) {
    const solution *standing = a->standing;
    const char *and = "The ";
    for (int side = 0; side < 2; side++) {
        if (!is_moved(a, side)) continue;
        sentence_add(to, and);
        sentence_add_marked(to, SENTENCE_SIDE, wording_side(side));
        sentence_add(to, "'s losses are then ");
        add_loss(to, a->loss[side]);
        sentence_add(to, " on average, not ");
        add_loss(to, standing->odds.mean[side]);
        and = "; the ";
    }
    sentence_add(to, ".");
}

static void write_words(context *ctx, const answering *a, const before *was,
                        const order_list *orders, double chance) {
    sentence words = sentence_new(ctx->memory);
    sentence_add(&words, "Careful: ");
    sentence_add(&words, standing_of(a, orders));
    sentence_add(&words, " (standing orders). ");
    bool better = gain(a, was->points, a->to) >= WORTH_ADDING;
    sentence_add(&words, better ? "Better for the " : "As good for the ");
    sentence_add_marked(&words, SENTENCE_SIDE, wording_side(a->side));
    sentence_add(&words, ": ");
    order_list_add(&words.words, orders);
    sentence_add(&words, ". ");
    if (was->counting)
        add_losses(&words, a);
    else
        add_then(&words, a, was, chance, sentence_digits(ctx));
    sentence_write(&ctx->to, "said", &words);
    sentence_free(&words);
}

// --- Writing ---------------------------------------------------------------------------------

static void write_losses(json *to, const char *key, const double loss[2]) {
    json_key(to, key);
    json_open_map(to);
    for (int side = 0; side < 2; side++) json_key_real(to, wording_side(side), loss[side]);
    json_close_map(to);
}

static bay_status write_answer(context *ctx, answering *a, const before *was) {
    json *to = &ctx->to;
    order_list orders;
    bay_policy shortened = {0};
    double chance = 0;
    const bay_aim *aim = was->counting ? was->counting : was->aim;
    bay_status status = order_list_make(a->graph, aim, &a->best, a->seeks, &shortened, &orders);
    if (status == BAY_OK) status = chance_of(a, was->aim, &shortened, &chance);
    bay_policy_free(&shortened);
    if (status != BAY_OK) return status;
    if (was->counting && !saves(a, was)) {
        json_text(to, NULL);
        return BAY_OK;
    }
    json_open_map(to);
    json_key_real(to, "ground", chance);
    write_losses(to, "losses", a->loss);
    write_losses(to, "losses_were", a->standing->odds.mean);
    order_list_write(to, &orders);
    json_key_real(to, "points", a->to);
    json_key_real(to, "points_best", a->most);
    json_key_real(to, "points_were", was->points);
    write_words(ctx, a, was, &orders, chance);
    json_key_text(to, "side", wording_side(a->side));
    json_key_text(to, "standing", standing_of(a, &orders));
    json_key_real(to, "was", was->chance);
    json_close_map(to);
    return BAY_OK;
}

// Under the aim no side has anything to gain. In casualties?
static bay_status write_casualties(context *ctx, answering both[2], before was) {
    const bay_battle *battle = both[0].standing->of->battle;
    bay_aim counting, losses;
    double gained[2] = {0, 0};
    bay_status status = BAY_OK;
    bool fits = count_losses(battle, was.aim, AIM_COUNTS, &counting) &&
                count_losses(battle, was.aim, 0, &losses);
    was.counting = &counting;
    for (int side = 0; side < 2; side++) bay_solution_free(&both[side].best);
    for (int side = 0; fits && side < 2 && status == BAY_OK; side++)
        status = find_gain(&both[side], &counting, &losses, &gained[side]);
    int side = gained[1] > gained[0];
    answer_free(&both[!side]);
    if (status != BAY_OK) return status;
    if (gained[side] < WORTH_ADDING) {
        json_text(&ctx->to, NULL);
        return BAY_OK;
    }
    status = answer_counting(&both[side], &counting);
    return status == BAY_OK ? write_answer(ctx, &both[side], &was) : status;
}

// The other response is freed before orders are made, because they need as much memory again.
static bay_status write_larger(context *ctx, answering both[2], const before *was) {
    int side = moved(was->points, both[1].most) > moved(was->points, both[0].most);
    if (moved(was->points, both[side].most) < WORTH_TELLING) {
        bay_status status = write_casualties(ctx, both, *was);
        if (!context_forgives(ctx, status)) return status;
        json_text(&ctx->to, NULL); // both best plays are known: they gain nothing under the aim
        return BAY_OK;
    }
    answer_free(&both[!side]);
    return write_answer(ctx, &both[side], was);
}

// One side's questions alone may exceed the budget although a graph under standing orders does not.
static void write_over_budget(context *ctx) {
    json *to = &ctx->to;
    sentence words = sentence_new(ctx->memory);
    sentence_add(&words, "What best play by either side would make of it takes more situations "
                         "than the budget allows.");
    json_open_map(to);
    json_key_flag(to, "over_budget", true);
    sentence_write(to, "said", &words);
    sentence_free(&words);
    json_close_map(to);
}

bay_status best_response_write(context *ctx, const solution *f) {
    answering both[2] = {{.standing = f}, {.standing = f}};
    before was = {.aim = &f->of->aim, .points = f->odds.value, .chance = solution_ground(f)};
    bay_status status = BAY_OK;
    for (int side = 0; side < 2 && status == BAY_OK; side++)
        status = answer_of(ctx, &both[side], was.aim, side);
    if (f->pool) graph_pool_close(f->pool); // nobody needs it again
    json_key(&ctx->to, "careful");
    if (status == BAY_OK) status = write_larger(ctx, both, &was);
    bool over = status == BAY_OVER_BUDGET;
    if (over) write_over_budget(ctx);
    for (int side = 0; side < 2; side++) answer_free(&both[side]);
    return over ? BAY_OK : status;
}
