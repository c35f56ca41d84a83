#include "reply/measures_reply.h"

#include "base/text.h"
#include "json/sorted.h"

#include <string.h>

enum { LOSSES = 2 }; // the first measures of every system: the casualties of each side

// --- Measures that are zero --------------------------------------------------------------------

enum { SIDE_WORDS = 11 };
static const char *const OF_SIDE[] = {"attacker's ", "defender's "}; // SIDE_WORDS long

// The side that the words belong to; -1: none.
static int side_of(const char *words) {
    for (int side = 0; side < 2; side++)
        if (strncmp(words, OF_SIDE[side], SIDE_WORDS) == 0) return side;
    return -1;
}

// True if both measures are the same, one of each side.
static bool are_twins(const char *words, const char *other) {
    int side = side_of(words);
    return side >= 0 && side_of(other) == 1 - side &&
           strcmp(words + SIDE_WORDS, other + SIDE_WORDS) == 0;
}

// Writes the words of these measures in one list; words that fit both sides are said once.
static void write_joined(json *to, const char *key, const bay_rules *rules, const bool *these) {
    char bytes[1024];
    text words = text_within(bytes, sizeof bytes);
    for (uint32_t i = 0; rules->measures[i].id; i++) {
        const char *own = rules->measures[i].words;
        bool twin = false, told = !these[i];
        for (uint32_t k = 0; rules->measures[k].id && !told; k++) {
            bool other = these[k] && are_twins(own, rules->measures[k].words);
            twin = twin || other;
            told = other && k < i;
        }
        if (told) continue;
        if (*text_get(&words)) text_add(&words, ", ");
        text_add(&words, twin ? own + SIDE_WORDS : own);
    }
    json_key_text(to, key, *text_get(&words) ? text_get(&words) : NULL);
}

// --- One assault that was fought -----------------------------------------------------------------

void measures_reply_score(json *to, const bay_battle *battle, const bay_score *score) {
    sorted order = {0};
    for (uint32_t i = 0; battle->rules->measures[i].id; i++)
        if (i < LOSSES || battle->most[i] > 0) // skips measures that cannot occur here
            sorted_add(&order, i, battle->rules->measures[i].id);
    json_key(to, "measures");
    json_open_map(to);
    for (uint32_t i = 0; i < order.count; i++)
        json_key_whole(to, order.id[i], score->measure[order.row[i]]);
    json_close_map(to);
    bool none[BAY_MEASURES_MAX] = {false};
    for (uint32_t i = LOSSES; battle->rules->measures[i].id; i++)
        none[i] = battle->most[i] > 0 && score->measure[i] == 0;
    write_joined(to, "none", battle->rules, none);
}

// --- Odds ------------------------------------------------------------------------------------------

static void write_spread(json *to, const bay_battle *battle, const bay_odds *odds,
                         uint32_t row) {
    const bay_measure *measure = &battle->rules->measures[row];
    int32_t most = battle->most[row];
    json_key_real(to, "mean", odds->mean[row]);
    json_key_whole(to, "most", most);
    json_key(to, "p");
    json_open_list(to);
    for (int32_t k = 0; k <= most; k++) json_add_real(to, odds->measure[row][k]);
    json_close_list(to);
    json_key_text(to, "unit", measure->unit);
    json_key_text(to, "words", measure->words);
}

void measures_reply_odds(json *to, const bay_battle *battle, const bay_odds *odds,
                         measures_reply_more *more, const void *what) {
    sorted order = {0};
    for (uint32_t i = 0; i < odds->measures; i++)
        sorted_add(&order, i, battle->rules->measures[i].id);
    json_key(to, "measures");
    json_open_map(to);
    for (uint32_t i = 0; i < order.count; i++) {
        json_key(to, order.id[i]);
        json_open_map(to);
        if (more) more(to, what, order.row[i]);
        write_spread(to, battle, odds, order.row[i]);
        json_close_map(to);
    }
    json_close_map(to);
    bool never[BAY_MEASURES_MAX] = {false};
    for (uint32_t i = LOSSES; i < odds->measures; i++)
        never[i] = battle->most[i] > 0 && !(odds->mean[i] > 0);
    write_joined(to, "never", battle->rules, never);
}
