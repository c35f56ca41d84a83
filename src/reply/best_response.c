#include "reply/best_response.h"

#include "analysis/solve/best.h"
#include "sentences/listed_endings.h"
#include "sentences/order_list.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

#include <string.h>

// In points, of 100: what best play must change; and what the shortened orders may miss of it.
enum { WORTH_TELLING = 3, WORTH_ADDING = 1 };

// The best play of one side against the standing orders of the other.
typedef struct answering {
    const solution *standing;
    int side, seeks;   // the side that looks for its best
    bay_graph *graph;  // with the questions of this side only
    bay_policy policy; // standing orders on it
    bay_solution best;
    double most; // points to the attacker after that
    double to;   // and if the side keeps to its shortened orders
} answering;

// What is known beforehand: the points under the aim of the answer, and the chance of the ground.
typedef struct before {
    const bay_aim *aim;
    double points, chance;
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

// The chance of the ground, and a->to, under a policy of this side.
static bay_status chance_of(answering *a, const bay_aim *aim, const bay_policy *policy,
                            double *chance) {
    solution then = {.of = a->standing->of};
    bay_status status = bay_odds_make(a->graph, policy, aim, &then.odds);
    if (status != BAY_OK) return status;
    *chance = solution_ground(&then);
    a->to = then.odds.value;
    bay_odds_free(&then.odds);
    return BAY_OK;
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

static void write_words(context *ctx, const answering *a, const before *was,
                        const order_list *orders, double chance) {
    sentence words = sentence_new(ctx->memory);
    sentence_add(&words, "Careful: ");
    sentence_add(&words, standing_of(a, orders));
    sentence_add(&words, " (standing orders). Better for the ");
    sentence_add_marked(&words, SENTENCE_SIDE, wording_side(a->side));
    sentence_add(&words, ": ");
    order_list_add(&words.words, orders);
    sentence_add(&words, ". ");
    add_then(&words, a, was, chance, sentence_digits(ctx));
    sentence_write(&ctx->to, "said", &words);
    sentence_free(&words);
}

// --- Writing ---------------------------------------------------------------------------------

static bay_status write_answer(context *ctx, answering *a, const before *was) {
    json *to = &ctx->to;
    order_list orders;
    bay_policy shortened = {0};
    double chance = 0;
    bay_status status =
        order_list_make(a->graph, was->aim, &a->best, a->seeks, &shortened, &orders);
    if (status == BAY_OK) status = chance_of(a, was->aim, &shortened, &chance);
    bay_policy_free(&shortened);
    if (status != BAY_OK) return status;
    json_open_map(to);
    json_key_real(to, "ground", chance);
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

// The other response is freed before orders are made, because they need as much memory again.
static bay_status write_larger(context *ctx, answering both[2], const before *was) {
    int side = moved(was->points, both[1].most) > moved(was->points, both[0].most);
    answering *larger = &both[side];
    answer_free(&both[!side]);
    if (moved(was->points, larger->most) >= WORTH_TELLING)
        return write_answer(ctx, larger, was);
    json_text(&ctx->to, NULL);
    return BAY_OK;
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
    before was = {&f->of->aim, f->odds.value, solution_ground(f)};
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
