#include "sentences/best_words.h"

#include "sentences/points.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

static const double NOTHING = 1e-9; // points: rounding error of sums

// A cost as a marked number: "13 in 100".
static void add_cost(sentence *to, double points, bool chances, int digits) {
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    in_100_add_cost(&words, points, chances, digits);
    sentence_add_marked(to, SENTENCE_NUMBER, bytes);
}

// --- The first choice --------------------------------------------------------------------------

// "The next best, roll 2 dice, costs him 13 in 100."
static void add_others(sentence *to, const best_choice *of, bool chances, int digits) {
    if (of->others > 1 && of->most < NOTHING) {
        sentence_add(to, " Any other is as good.");
    } else if (of->margin < NOTHING) {
        sentence_add(to, of->others > 1 ? " No worse: " : " To ");
        sentence_add(to, of->next);
        sentence_add(to, of->others > 1 ? "." : " is as good.");
    } else {
        sentence_add(to, " The next best, ");
        sentence_add(to, of->next);
        sentence_add(to, ", costs him ");
        add_cost(to, of->margin, chances, digits);
        sentence_add(to, ".");
    }
}

static void add_choice(sentence *to, const best_choice *of, bool chances, int digits) {
    sentence_add(to, "Best for the ");
    sentence_add_marked(to, SENTENCE_SIDE, wording_side(of->who));
    sentence_add(to, of->at_once ? ": " : " when it comes to it: ");
    sentence_add(to, of->best);
    sentence_add(to, ".");
    if (of->others) add_others(to, of, chances, digits);
}

void best_words_said(context *ctx, const assault *a, const best_choice *of) {
    sentence words = sentence_new(ctx->memory);
    if (of->who == BAY_NOBODY)
        sentence_add(&words, "Nobody has anything to decide.");
    else
        add_choice(&words, of, points_are_chances(a), sentence_digits(ctx));
    sentence_write(&ctx->to, "said", &words);
    sentence_free(&words);
}

// --- Shortened orders --------------------------------------------------------------------------

static void add_side(sentence *to, int side, double points, bool chances, int digits) {
    sentence_add(to, "the ");
    sentence_add_marked(to, SENTENCE_SIDE, wording_side(side));
    sentence_add(to, " ");
    if (points < NOTHING)
        sentence_add(to, "nothing");
    else
        add_cost(to, points, chances, digits);
}

void best_words_shortened(context *ctx, const assault *a, const order_list *orders) {
    sentence words = sentence_new(ctx->memory);
    bool chances = points_are_chances(a);
    int digits = sentence_digits(ctx) + (chances ? 2 : 0);
    if (orders->cost[BAY_ATTACKER] < NOTHING && orders->cost[BAY_DEFENDER] < NOTHING) {
        sentence_add(&words, "These are as good as the best choice in every situation.");
    } else {
        sentence_add(&words, orders->count
                                 ? "These are shortened from the best choice in every "
                                   "situation, which costs "
                                 : "Keeping to them instead of the best choice in every "
                                   "situation costs ");
        add_side(&words, BAY_ATTACKER, orders->cost[BAY_ATTACKER], chances, digits);
        sentence_add(&words, " and ");
        add_side(&words, BAY_DEFENDER, orders->cost[BAY_DEFENDER], chances, digits);
        sentence_add(&words, ".");
    }
    sentence_write(&ctx->to, "shortened", &words);
    sentence_free(&words);
}
