#include "sentences/points.h"

#include "sentences/sentence_write.h"

#include <string.h>

bool points_are_stated(const assault *a) {
    return strcmp(a->aim.name, "stated") == 0;
}

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

static const double NOTHING = 1e-9; // points: rounding error of sums

void points_add(text *to, double points, int decimals) {
    bool nothing = points < NOTHING && -points < NOTHING;
    text_add_fixed(to, nothing ? 0 : points, decimals);
}

// Under the aim `ground` a single objective is worth no more than its chance.
static bool is_told(const assault *a, double value, double ground) {
    double apart = value - 100 * ground;
    static const double ALIKE = 1e-6; // points: rounding error of sums
    if (points_are_chances(a)) return true;
    return strcmp(a->aim.name, "ground") == 0 && apart < ALIKE && -apart < ALIKE;
}

// "Under the aim "cheaply""
static void add_aim(sentence *to, const assault *a) {
    sentence_add(to, "Under the aim ");
    if (points_are_stated(a)) {
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
    points_add(&number, value, DIGITS);
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

// --- Of an option ------------------------------------------------------------------------------

// Chances have IN_100_DIGITS_MAX decimals at most, points may have two more.
static int digits_of_an_option(bool chances, int digits) {
    return chances && digits < IN_100_DIGITS_MAX ? digits + 1 : digits;
}

void points_write_costs(json *to, const assault *a, double margin, int digits) {
    static const double TOLD = 0.005; // points
    bool chances = points_are_chances(a);
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    in_100_add_cost(&words, margin, chances, digits_of_an_option(chances, digits));
    json_key_text(to, "costs", margin < TOLD ? NULL : bytes);
}

void points_write_cell(json *to, const char *key, const assault *a, double points, int digits) {
    bool chances = points_are_chances(a);
    char bytes[IN_100_WORD_MAX];
    text words = text_within(bytes, sizeof bytes);
    if (chances)
        in_100_cell(bytes, points < NOTHING ? 0 : points / 100,
                    digits_of_an_option(chances, digits));
    else
        points_add(&words, points, digits + 2);
    json_key_text(to, key, bytes);
}
