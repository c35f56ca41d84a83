#include "bayonet/throw.h"

#include "base/text.h"

#include <assert.h>

enum { WORDS_MAX = 640 }; // four stages with everything that can be said about each

static void add_dice(text *to, int dice, int sides) {
    text_add_whole(to, dice);
    text_add(to, "d");
    text_add_whole(to, sides);
}

static void add_plus(text *to, int plus) {
    if (plus == 0) return;
    text_add(to, plus > 0 ? " + " : " - ");
    text_add_whole(to, plus > 0 ? plus : -plus);
}

// Two sides, or one.
static void add_sides(text *to, const bay_throw *dice) {
    add_dice(to, dice->dice[0], dice->sides[0]);
    add_plus(to, dice->plus[0]);
    if (dice->sides[1] == 0) return;
    text_add(to, " against ");
    add_dice(to, dice->dice[1], dice->sides[1]);
    add_plus(to, dice->plus[1]);
}

// 1d6 against 1d6, + 1; then + 0; until one has lost 4 or the other 9
static void add_bouts(text *to, const bay_throw *bouts) {
    for (int i = 0; i < bouts->stages; i++) {
        int shift = bouts->is.shift[i];
        text_add(to, i ? "; then" : ",");
        text_add(to, shift < 0 ? " - " : " + ");
        text_add_whole(to, shift < 0 ? -shift : shift);
    }
    text_add(to, "; until the first has lost ");
    text_add_whole(to, bouts->left[0]);
    text_add(to, " or the second ");
    text_add_whole(to, bouts->left[1]);
}

static void add_where(text *to, int stage) {
    if (stage == BAY_STAGE_DONE) {
        text_add(to, " counts");
    } else {
        text_add(to, " goes to stage ");
        text_add_whole(to, stage + 1);
    }
}

static void add_stage(text *to, const bay_throw *chain, int index) {
    const bay_stage *stage = &chain->is.stage[index];
    if (stage->below) text_add(to, "under ");
    text_add_whole(to, stage->need);
    if (!stage->below) text_add(to, "+");
    int usual = index + 1 < chain->stages ? index + 1 : BAY_STAGE_DONE;
    if (stage->next != usual) add_where(to, stage->next);
    if (stage->again == BAY_AGAIN_FAILED) text_add(to, ", failures thrown once more");
    if (stage->top != BAY_STAGE_SAME) {
        text_add(to, ", a ");
        text_add_whole(to, chain->sides[0]);
        add_where(to, stage->top);
    }
}

static void add_chain(text *to, const bay_throw *chain) {
    add_dice(to, chain->dice[0], chain->sides[0]);
    for (int i = 0; i < chain->stages; i++) {
        text_add(to, i == 0 ? ": " : "; then ");
        add_stage(to, chain, i);
    }
    if (chain->most < chain->dice[0]) {
        text_add(to, "; at most ");
        text_add_whole(to, chain->most);
    }
}

size_t bay_throw_words(const bay_throw *dice, char *out, size_t size) {
    static const char *const TIES[] = {[BAY_TIES_NOBODY] = ", matched",
                                       [BAY_TIES_FIRST] = ", matched, ties to the first",
                                       [BAY_TIES_SECOND] = ", matched, ties to the second"};
    assert(bay_throw_valid(dice));
    char whole[WORDS_MAX];
    text words = text_within(whole, sizeof whole);
    if (dice->kind == BAY_THROW_HIGHEST) text_add(&words, "the highest of ");
    if (dice->kind == BAY_THROW_CHAIN)
        add_chain(&words, dice);
    else
        add_sides(&words, dice);
    if (dice->kind == BAY_THROW_BOUTS) add_bouts(&words, dice);
    if (dice->kind == BAY_THROW_POOLS) text_add(&words, TIES[dice->ties]);
    assert(!words.failed);
    if (size > 0) text_copy(out, size, whole);
    return words.size;
}
