#include "sentences/premises.h"

#include "base/value.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"

#include <string.h>

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
static void add_clock(context *ctx, sentence *to, const assault *a, premises_out out) {
    const char *clock = a->scenario.rules->clock;
    const bay_value *now = clock ? bay_value_get(a->scenario.whole, clock) : NULL;
    if (!now || (!out.forces && is_among_forces(ctx, a, clock))) return;
    if (!out.orders || !out.aim) sentence_add(to, "; ");
    sentence_add(to, clock);
    sentence_add(to, ": ");
    if (now->kind == BAY_VALUE_TEXT)
        sentence_add(to, now->is.text);
    else
        text_add_whole(&to->words, now->is.whole);
}

static void add_aim(sentence *to, const assault *a, bool first) {
    sentence_add(to, first ? "Aim: " : "; aim: ");
    sentence_add(to, points_are_stated(a) ? "as stated" : a->aim.name);
}

void premises_write_without(context *ctx, const assault *a, orders_kind kind,
                            premises_out out) {
    sentence words = sentence_new(ctx->memory);
    if (!out.orders) sentence_add_marked(&words, SENTENCE_ORDERS, ORDERS[kind]);
    if (!out.aim) add_aim(&words, a, out.orders);
    if (!out.clock) add_clock(ctx, &words, a, out);
    if (*text_get(&words.words)) sentence_add(&words, ".");
    sentence_write(&ctx->to, "premises", &words);
    sentence_free(&words);
}

void premises_write(context *ctx, const assault *a, orders_kind kind) {
    premises_write_without(ctx, a, kind, (premises_out){false});
}
