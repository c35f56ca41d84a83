#include "reply/premises.h"

#include "base/value.h"
#include "reply/headline.h"

#include <string.h>

// An aim in points, which has no name.
static bool is_stated(const assault *a) {
    return strcmp(a->aim.name, "stated") == 0;
}

// --- Orders, aim, clock ------------------------------------------------------------------------

static const char *const ORDERS[ORDERS_KINDS] = {
    [ORDERS_STANDING] = "Standing orders on both sides",
    [ORDERS_BEST] = "Best play by both sides",
    [ORDERS_GIVEN] = "The orders given, standing orders where none fits",
    [ORDERS_BEST_ATTACKER] = "The attacker at his best against the defender's standing orders",
    [ORDERS_BEST_DEFENDER] = "The defender at his best against the attacker's standing orders",
};

// True if the words for the forces already include the clock: "6 on 3, in 2 hours".
static bool is_among_forces(context *ctx, const assault *a, const char *clock) {
    text forces = text_new(ctx->memory);
    char singular[32];
    assault_add_forces(&forces, a);
    text_copy(singular, sizeof singular, clock);
    if (*singular) singular[strlen(singular) - 1] = 0;
    bool found = strstr(text_get(&forces), singular) != NULL;
    text_free(&forces);
    return found;
}

// "; hours: 2"
static void add_clock(context *ctx, sentence *to, const assault *a) {
    const char *clock = a->scenario.rules->clock;
    const bay_value *now = clock ? bay_value_get(a->scenario.whole, clock) : NULL;
    if (!now || is_among_forces(ctx, a, clock)) return;
    sentence_add(to, "; ");
    sentence_add(to, clock);
    sentence_add(to, ": ");
    if (now->kind == BAY_VALUE_TEXT)
        sentence_add(to, now->is.text);
    else
        text_add_whole(&to->words, now->is.whole);
}

void premises_write(context *ctx, const assault *a, orders_kind kind) {
    sentence words = sentence_new(ctx->memory);
    sentence_add_marked(&words, SENTENCE_ORDERS, ORDERS[kind]);
    sentence_add(&words, "; aim: ");
    sentence_add(&words, is_stated(a) ? "as stated" : a->aim.name);
    add_clock(ctx, &words, a);
    sentence_add(&words, ".");
    sentence_write(&ctx->to, "premises", &words);
    sentence_free(&words);
}

// --- Points --------------------------------------------------------------------------------------

bool aim_is_chance(const bay_rules *rules, int aim) {
    for (int i = 0; rules->endings[i].id; i++) {
        bay_fraction worth = rules->endings[i].worth[aim];
        if (worth.number != (rules->endings[i].gains ? 100 * worth.over : 0)) return false;
    }
    for (int i = 0; rules->measures[i].id; i++)
        if (rules->measures[i].worth[aim].number) return false;
    return true;
}

bool points_are_chances(const assault *a) {
    const bay_rules *rules = a->scenario.rules;
    for (int i = 0; rules->aims[i].id; i++)
        if (strcmp(rules->aims[i].id, a->aim.name) == 0) return aim_is_chance(rules, i);
    return false;
}

// Under the aim `ground` a single objective is worth no more than its chance.
static bool is_told(const assault *a, double value, double ground) {
    double apart = value - 100 * ground;
    static const double NOTHING = 1e-6; // points: rounding error of sums
    if (points_are_chances(a)) return true;
    return strcmp(a->aim.name, "ground") == 0 && apart < NOTHING && -apart < NOTHING;
}

// "Under the aim "cheaply""
static void add_aim(sentence *to, const assault *a) {
    sentence_add(to, "Under the aim ");
    if (is_stated(a)) {
        sentence_add(to, "as stated");
        return;
    }
    sentence_add(to, "\"");
    sentence_add(to, a->aim.name);
    sentence_add(to, "\"");
}

void points_write(context *ctx, const assault *a, double value, double ground, double error) {
    if (is_told(a, value, ground)) {
        json_key_text(&ctx->to, "points", NULL);
        return;
    }
    enum { DIGITS = 2 };
    sentence words = sentence_new(ctx->memory);
    char points[IN_100_WORD_MAX];
    text number = text_within(points, sizeof points);
    text_add_fixed(&number, value, DIGITS);
    add_aim(&words, a);
    sentence_add(&words, " that is worth ");
    sentence_add_marked(&words, SENTENCE_NUMBER, points);
    sentence_add(&words, " points to the attacker");
    if (error >= 0) {
        sentence_add(&words, ", give or take ");
        text_add_fixed(&words.words, error, DIGITS);
    }
    sentence_add(&words, ".");
    sentence_write(&ctx->to, "points", &words);
    sentence_free(&words);
}
