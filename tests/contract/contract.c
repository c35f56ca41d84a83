#include "contract/contract.h"

#include "base/length.h"
#include "base/value.h"
#include "contract/loaded.h"
#include "support/heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct trial {
    const bay_rules *rules;
    arena space;
    const bay_value *sample;
} trial;

// Loads the document and walks it. `within`: it must at least be within the tables; a clause may
// still forbid it. Otherwise the tables must refuse it.
static void try_document(trial *t, const bay_value *document, bool within, const char *what) {
    static loaded battle;
    loaded_make(t->rules, document, &battle);
    bool refused = battle.status == BAY_BAD_INPUT && !battle.battle;
    if (within)
        HOLDS(!battle.status || battle.status == BAY_FORBIDDEN ||
                  battle.status == BAY_BAD_INPUT,
              "%s: %s", what, bay_status_words(battle.status));
    else
        HOLDS(refused, "%s is out of its range and is not refused", what);
    if (battle.battle) {
        HOLDS(battle.battle->rules == t->rules && battle.battle->bytes >= sizeof(bay_battle),
              "%s: a battle of nothing", what);
        contract_check_battle(battle.battle);
    }
    loaded_free(&battle);
}

// --- Keys ------------------------------------------------------------------------------------

// A copy of `map` in which the value at a path of plain names is `value`; maps on the way are
// made where there are none.
static const bay_value *with(trial *t, const bay_value *map, const char *path,
                             const bay_value *value) {
    char name[64];
    const char *dot = strchr(path, '.');
    size_t size = dot ? (size_t)(dot - path) : strlen(path);
    assert_true(size < sizeof name);
    memcpy(name, path, size);
    name[size] = '\0';
    if (!dot) return value_with(&t->space, map, name, value);
    const bay_value *inner = bay_value_get(map, name);
    if (!inner || inner->kind != BAY_VALUE_MAP) inner = value_map(&t->space, NULL, 0);
    return value_with(&t->space, map, name, with(t, inner, dot + 1, value));
}

// The n-th of the names that the alternatives of a path make: 0 attacker.x, 1 defender.x; false
// past the last. Only the first segment may have alternatives, and lists are left out.
static bool plain_path(const char *path, int n, char *out, size_t size) {
    size_t first = strcspn(path, ".");
    if (strchr(path, '[') || memchr(path + first, '|', strlen(path + first))) return false;
    const char *name = path, *end = path + first;
    for (; n > 0 && name; n--) {
        name = memchr(name, '|', (size_t)(end - name));
        if (name) name++;
    }
    if (!name) return false;
    const char *stop = memchr(name, '|', (size_t)(end - name));
    snprintf(out, size, "%.*s%s", (int)((stop ? stop : end) - name), name, end);
    return true;
}

static void try_value(trial *t, const char *path, const bay_value *value, bool within) {
    char what[160];
    snprintf(what, sizeof what, "%s: %s", t->rules->id, path);
    try_document(t, with(t, t->sample, path, value), within, what);
}

static void try_whole(trial *t, const char *path, const bay_key *key) {
    try_value(t, path, value_whole(&t->space, key->low), true);
    try_value(t, path, value_whole(&t->space, key->high), true);
    try_value(t, path, value_whole(&t->space, (int64_t)key->low - 1), false);
    try_value(t, path, value_whole(&t->space, (int64_t)key->high + 1), false);
}

static void try_length(trial *t, const char *path, const bay_key *key) {
    for (int i = 0; i < 4; i++) {
        const int64_t tenths[] = {key->low, key->high, (int64_t)key->low - 1,
                                  (int64_t)key->high + 1};
        char bytes[40];
        text words = text_within(bytes, sizeof bytes);
        bool point = key->kind == BAY_KEY_POINT;
        for (int n = 0; n <= point; n++) {
            if (n) text_add(&words, ", ");
            length_add(&words, tenths[i], BAY_MILLIMETRES);
        }
        if (point && i < 2) continue; // the table may be another than a square
        try_value(t, path, value_text(&t->space, bytes), i < 2);
    }
}

static void try_words(trial *t, const char *path, const char *choices) {
    while (*choices) {
        size_t size = strcspn(choices, "|");
        try_value(t, path, value_text_bytes(&t->space, choices, size), true);
        choices += size + (choices[size] == '|');
    }
    try_value(t, path, value_text(&t->space, "no-such-word"), false);
}

static void try_key(trial *t, const bay_key *key) {
    char path[128];
    for (int n = 0; plain_path(key->path, n, path, sizeof path); n++) {
        if (key->kind == BAY_KEY_WHOLE) try_whole(t, path, key);
        bool words = key->kind == BAY_KEY_WORD || key->kind == BAY_KEY_WHOLE;
        if (words && key->choices) try_words(t, path, key->choices);
        bool plane = key->kind == BAY_KEY_LENGTH || key->kind == BAY_KEY_POINT;
        if (plane) try_length(t, path, key);
        if (key->kind != BAY_KEY_FLAG) continue;
        try_value(t, path, value_flag(&t->space, false), true);
        try_value(t, path, value_flag(&t->space, true), true);
    }
}

// --- Parameters ------------------------------------------------------------------------------

static void try_param(trial *t, const bay_param *param) {
    char path[128];
    snprintf(path, sizeof path, "parameters.%s", param->name);
    if (param->kind == BAY_PARAM_READING) {
        try_words(t, path, param->readings);
        return;
    }
    try_value(t, path, value_text(&t->space, "unknown"), param->readings != NULL);
    try_value(t, path, value_whole(&t->space, param->low), true);
    try_value(t, path, value_whole(&t->space, param->high), true);
    try_value(t, path, value_whole(&t->space, (int64_t)param->low - 1), false);
    try_value(t, path, value_whole(&t->space, (int64_t)param->high + 1), false);
}

void contract_check(const bay_rules *rules) {
    contract_check_tables(rules);
    trial t = {.rules = rules, .space = arena_new(heap())};
    t.sample = loaded_document(&t.space, rules->sample);
    static loaded sample;
    loaded_make(rules, t.sample, &sample);
    HOLDS(sample.battle, "the sample of %s: %s", rules->id, sample.why.words);
    loaded_free(&sample);
    try_document(&t, t.sample, true, rules->id);
    for (int i = 0; rules->keys[i].path; i++) try_key(&t, &rules->keys[i]);
    for (int i = 0; rules->params[i].name; i++) try_param(&t, &rules->params[i]);
    assert_false(t.space.failed);
    arena_free(&t.space);
}
