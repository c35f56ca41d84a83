// The reply of a simulation, key by key in their order.
#include "reply/simulate_reply.h"

#include "answer/solution.h"
#include "reply/measures_reply.h"
#include "reply/odds_reply.h"
#include "sentences/points.h"
#include "sentences/premises.h"

typedef struct reply {
    const simulation *of;
    const assault *assault;
    const bay_rules *rules;
    uint64_t trials;
    bay_odds odds;
    bay_errors errors;
    double ground, ground_error;
} reply;

// --- Figures ---------------------------------------------------------------------------------

// The ground as an aim worth 1, for its standard error.
static bay_aim ground_of(const bay_rules *rules) {
    bay_aim aim = {.name = "ground"};
    for (int i = 0; i < BAY_MEASURES_MAX; i++) aim.measure[i] = (bay_fraction){0, 1};
    for (int i = 0; rules->endings[i].id; i++)
        aim.ending[i] = (bay_fraction){rules->endings[i].gains, 1};
    return aim;
}

static bay_status make(const simulation *of, reply *out) {
    bay_aim ground = ground_of(of->of->scenario.rules);
    bay_odds odds;
    bay_errors errors;
    *out = (reply){.of = of, .assault = of->of, .rules = of->of->scenario.rules};
    out->trials = bay_tally_trials(of->tally);
    bay_status status = bay_tally_odds(of->tally, &ground, &odds, &errors);
    if (status != BAY_OK) return status;
    out->ground = odds.value;
    out->ground_error = errors.value;
    bay_odds_free(&odds);
    return bay_tally_odds(of->tally, &of->of->aim, &out->odds, &out->errors);
}

// The count that a share came from: there are at most 2^50 trials.
static int64_t count_of(const reply *r, double share) {
    return (int64_t)(share * (double)r->trials + 0.5);
}

static void write_endings(json *to, const reply *r) {
    json_key(to, "endings");
    json_open_list(to);
    for (uint32_t i = 0; i < r->odds.endings; i++) {
        json_open_map(to);
        json_key_whole(to, "count", count_of(r, r->odds.p[i]));
        json_key_real(to, "error", r->errors.p[i]);
        json_key_text(to, "id", r->rules->endings[i].id);
        json_key_text(to, "meaning", r->rules->endings[i].meaning);
        json_key_real(to, "p", r->odds.p[i]);
        json_key_text(to, "words", r->rules->endings[i].words);
        json_close_map(to);
    }
    json_close_list(to);
}

// What only a simulation knows about a measure: how often each number came up, and how certain the
// mean is.
static void write_counts(json *to, const void *what, uint32_t row) {
    const reply *r = what;
    json_key(to, "counts");
    json_open_list(to);
    for (int32_t k = 0; k <= r->assault->battle->most[row]; k++)
        json_whole(to, count_of(r, r->odds.measure[row][k]));
    json_close_list(to);
    json_key_real(to, "error", r->errors.mean[row]);
}

static void write_score(json *to, const reply *r, uint32_t index) {
    bay_score score;
    uint64_t times = bay_tally_score(r->of->tally, index, &score);
    json_open_list(to);
    json_text(to, r->rules->endings[score.ending].id);
    for (uint32_t i = 0; i < r->odds.measures; i++) json_whole(to, score.measure[i]);
    json_whole(to, (int64_t)times);
    json_close_list(to);
}

static void write_tally(json *to, const reply *r) {
    const bay_tally *tally = r->of->tally;
    json_key(to, "tally");
    json_open_map(to);
    json_key_whole(to, "broken_off", (int64_t)bay_tally_broken_off(tally));
    json_key(to, "scores");
    json_open_list(to);
    for (uint32_t i = 0; i < bay_tally_scores(tally); i++) write_score(to, r, i);
    json_close_list(to);
    json_key_whole(to, "trials", (int64_t)r->trials);
    json_close_map(to);
}

// --- The whole -------------------------------------------------------------------------------

static void write_to_measures(json *to, const reply *r) {
    json_key_text(to, "aim", r->assault->aim.name);
    json_key_whole(to, "broken_off", (int64_t)bay_tally_broken_off(r->of->tally));
    json_key_whole(to, "count", (int64_t)r->of->trials.count);
    write_endings(to, r);
    json_key_whole(to, "first", (int64_t)r->of->trials.first);
    assault_write_forces(to, r->assault);
    json_key_real(to, "ground", r->ground);
    json_key_real(to, "ground_error", r->ground_error);
    assault_write_hints(to, r->assault);
    odds_reply_joint(to, r->rules, &r->odds);
    json_key_whole(to, "limit", BAY_TRIAL_MAX);
    measures_reply_odds(to, r->assault->battle, &r->odds, write_counts, r);
}

static void write_from_orders(context *ctx, const reply *r) {
    static const char *const ways[] = {
        [WAY_CHOSEN] = NULL, [WAY_TREE] = "tree", [WAY_GRAPH] = "graph", [WAY_NONE] = NULL};
    json *to = &ctx->to;
    json_key_text(to, "orders", assault_orders(r->assault->kind));
    points_write(ctx, r->assault, r->odds.value, r->ground, r->errors.value);
    premises_write(ctx, r->assault, r->assault->kind);
    json_key_text(to, "rules", r->rules->id);
    context_schema(ctx, "simulate");
    json_key_whole(to, "seed", (int64_t)r->of->trials.seed);
    json_key_flag(to, "stopped", r->of->stopped);
    json_key_text(to, "system", r->rules->title);
    json_key_text(to, "taken", solution_first(r->rules, r->odds.p)->id);
    write_tally(to, r);
    json_key_text(to, "title", assault_title(r->assault));
    json_key_whole(to, "trials", (int64_t)r->trials);
    json_key_real(to, "value", r->odds.value);
    json_key_real(to, "value_error", r->errors.value);
    context_version(ctx);
    json_key_text(to, "way", ways[r->of->way]);
    json_close_map(to);
}

bay_status simulate_reply_write(context *ctx, const simulation *of) {
    reply r;
    bay_status status = make(of, &r);
    if (status != BAY_OK) return status;
    context_begin(ctx);
    write_to_measures(&ctx->to, &r);
    write_from_orders(ctx, &r);
    bay_odds_free(&r.odds);
    return BAY_OK;
}
