#include "answer/engine_move.h"

#include "answer/evaluation.h"
#include "base/fault.h"
#include "base/stream.h"

#include <string.h>

static bay_status read_seed(context *ctx, const replay *r, const bay_value *said, stream *out) {
    const bay_value *own = bay_value_get(said, "seed");
    if (!own && !r->seeded)
        return context_fault(ctx, BAY_BAD_REQUEST, "move.seed",
                             "To roll, Bayonet needs a seed: the record has none.");
    *out = stream_new(own ? (uint64_t)own->is.whole : r->seed, r->steps);
    return BAY_OK;
}

// --- Dice ------------------------------------------------------------------------------------

// Dice that lie there already have had their words of the stream.
static void pass_over(const replay *r, const bay_throw *dice, stream *from) {
    for (size_t i = 0; i < r->thrown;) {
        bay_ask before;
        bay_throw_ask(dice, r->faces, i, &before);
        for (uint16_t k = 0; k < before.dice && i < r->thrown; k++, i++)
            stream_below(from, before.sides);
    }
}

bay_status engine_move_roll(context *ctx, replay *r, const bay_value *said,
                            record_doing *doing) {
    stream from;
    bay_status status = read_seed(ctx, r, said, &from);
    if (status != BAY_OK) return status;
    if (doing->step.kind != BAY_CHANCE) {
        record_fault(ctx, r, "move.roll", "No dice are asked for here.");
        return BAY_BAD_RECORD;
    }
    bay_ask ask = replay_asks(r);
    uint8_t *faces = arena_take(&ctx->arena, ask.dice);
    if (!faces) return BAY_NO_MEMORY;
    const bay_value *other = bay_value_get(said, "seed");
    doing->own = r->seeded && other && (uint64_t)other->is.whole != r->seed;
    pass_over(r, &doing->step.dice, &from);
    for (uint16_t i = 0; i < ask.dice; i++)
        faces[i] = (uint8_t)(stream_below(&from, ask.sides) + 1);
    return record_throw_faces(ctx, r, faces, ask.dice, doing);
}

// --- Choices ---------------------------------------------------------------------------------

enum {
    SURE = 1 << 20, // weight of what costs nothing
    HALF_AT = 25 // what costs a 25th of the stake is chosen half as often as what costs nothing
};

// How many points the endings differ by, at most; 100 where they do not.
static double stake_of(const assault *a) {
    double least = 0, most = 0;
    for (int i = 0; a->scenario.rules->endings[i].id; i++) {
        double worth = (double)a->aim.ending[i].number / a->aim.ending[i].over;
        if (i == 0 || worth < least) least = worth;
        if (i == 0 || worth > most) most = worth;
    }
    return most > least ? most - least : 100;
}

static uint32_t weight_of(double cost, double stake) {
    double times = cost * HALF_AT / stake;
    return (uint32_t)(SURE / (1 + times * times));
}

static int best_index(const assault *a, const evaluation *best, stream *from) {
    (void)a;
    (void)from;
    return evaluation_best(best);
}

// A draw among the options: SURE / (1 + (25 cost / stake)^2) tickets for each. Small mistakes are
// common, large ones rare, and where all is one, all are as likely.
static int fallible_index(const assault *a, const evaluation *best, stream *from) {
    bay_option option[BAY_OPTIONS_MAX];
    int count = (int)replay_options(&a->replay, option);
    double stake = stake_of(a);
    uint32_t all = 0, index = 0;
    for (int i = 0; i < count; i++) all += weight_of(evaluation_cost(best, i), stake);
    uint32_t ticket = stream_below(from, all);
    for (;; index++) {
        uint32_t weight = weight_of(evaluation_cost(best, (int)index), stake);
        if (ticket < weight) return (int)index;
        ticket -= weight;
    }
}

typedef struct commander {
    const char *name;
    bool seeded;                                                           // errs by a seed
    int (*choose)(const assault *a, const evaluation *best, stream *from); // NULL: option 0
} commander;

static const commander COMMANDERS[] = {
    {"best", false, best_index},
    {"standing", false, NULL},
    {"fallible", true, fallible_index},
};

static const commander *commander_called(context *ctx, const bay_value *word) {
    static const char CHOICES[] = "best|standing|fallible";
    for (size_t i = 0; i < sizeof COMMANDERS / sizeof *COMMANDERS; i++)
        if (bay_value_is(word, COMMANDERS[i].name)) return &COMMANDERS[i];
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_REQUEST, "move.command", "There is no such commander.");
    fault_given_value(why, word);
    fault_allowed_choices(why, CHOICES);
    if (word->kind == BAY_VALUE_TEXT) fault_nearest_choice(why, word->is.text, CHOICES);
    return NULL;
}

// The budget's refusal stands here: who commands must know what the options are worth.
static bay_status think(context *ctx, const assault *a, const commander *who, stream *from,
                        int *index, double *cost) {
    evaluation best;
    bay_status status = evaluation_make(ctx, a, ORDERS_BEST, &best);
    if (status == BAY_OK && !best.known)
        status =
            context_fault(ctx, BAY_OVER_BUDGET, "move.command",
                          "To choose well here is more situations than the budget allows.");
    if (status == BAY_OK) {
        *index = who->choose(a, &best, from);
        *cost = evaluation_cost(&best, *index);
    }
    evaluation_free(&best);
    return status;
}

bay_status engine_move_choose(context *ctx, assault *a, const bay_value *said,
                              record_doing *doing, double *cost) {
    const commander *who = commander_called(ctx, bay_value_get(said, "command"));
    if (!who) return BAY_BAD_REQUEST;
    stream from = {.used = 0};
    int index = 0;
    bay_status status = who->seeded ? read_seed(ctx, &a->replay, said, &from) : BAY_OK;
    if (status != BAY_OK) return status;
    if (doing->step.kind != BAY_CHOICE) {
        record_fault(ctx, &a->replay, "move.command", "No choice is asked for here.");
        return BAY_BAD_RECORD;
    }
    if (who->choose) status = think(ctx, a, who, &from, &index, cost);
    if (status != BAY_OK) return status;
    bay_option option[BAY_OPTIONS_MAX];
    (void)replay_options(&a->replay, option);
    return record_choose_option(&a->replay, &option[index], doing);
}
