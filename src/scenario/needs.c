#include "scenario/needs.h"

#include "scenario/values/key_path.h"
#include "text/wording.h"

#include <string.h>

// What is found under the paths of a pattern.
typedef struct search {
    const char *pattern;
    const char *values; // "a|b": those looked for; NULL: any but the usual one
    const bay_rules *rules;
    char first[KEY_PATH_MAX]; // where the first of them is
    uint32_t count;
} search;

// True when the value is one of "a|b|c". Lists never are.
static bool is_one_of(const bay_value *value, const char *words) {
    char number[24];
    text whole = text_within(number, sizeof number);
    switch (value->kind) {
    case BAY_VALUE_FLAG: return key_is_among(words, value->is.flag ? "true" : "false");
    case BAY_VALUE_WHOLE: text_add_whole(&whole, value->is.whole); break;
    case BAY_VALUE_TEXT: return key_is_among(words, value->is.text);
    case BAY_VALUE_NULL:
    case BAY_VALUE_DECIMAL:
    case BAY_VALUE_LIST:
    case BAY_VALUE_MAP:
    default: return false;
    }
    return key_is_among(words, number);
}

static void meet(search *s, const bay_value *value, const char *path) {
    if (!key_path_fits(s->pattern, path)) return;
    bool counts = s->values ? is_one_of(value, s->values)
                            : !is_one_of(value, key_path_find(s->rules, path)->usual);
    if (counts && !s->count++) text_copy(s->first, sizeof s->first, path);
}

// Goes through everything in `at`, which is at `path`.
static void look(search *s, const bay_value *at, const char *path) {
    if (at->kind != BAY_VALUE_MAP && at->kind != BAY_VALUE_LIST) return;
    for (uint32_t i = 0; i < at->count; i++) {
        const bay_value *inner = &at->is.item[i];
        char here[KEY_PATH_MAX];
        if (at->kind == BAY_VALUE_MAP)
            key_path_join(here, path, inner->key);
        else
            key_path_item(here, path, i);
        meet(s, inner, here);
        look(s, inner, here);
    }
}

static void write_note(json *to, const search *found, const bay_need *need) {
    char bytes[400];
    text words = text_within(bytes, sizeof bytes);
    bool one = found->count == 1;
    const char *clause =
        wording_clause(found->rules, key_path_find(found->rules, found->first)->clause);
    text_add(&words, found->first);
    if (!one) {
        text_add(&words, " and ");
        text_add_whole(&words, found->count - 1);
        text_add(&words, found->count == 2 ? " other" : " others");
    }
    text_add(&words, one ? " is set, but decides nothing here: it needs "
                         : " are set, but decide nothing here: they need ");
    text_add(&words, need->words);
    if (clause) {
        text_add(&words, " (");
        text_add(&words, clause);
        text_add_char(&words, ')');
    }
    json_text(to, bytes);
}

void needs_write(json *to, const scenario *of) {
    const char *noted = NULL; // the key whose note is written: its other rows say nothing more
    for (const bay_need *need = of->rules->needs; need && need->key; need++) {
        search given = {.pattern = need->key, .rules = of->rules};
        search needed = {.pattern = need->needs, .values = need->values, .rules = of->rules};
        if (noted && strcmp(noted, need->key) == 0) continue;
        look(&given, of->given, "");
        if (!given.count) continue;
        look(&needed, of->whole, "");
        if (needed.count) continue;
        write_note(to, &given, need);
        noted = need->key;
    }
}
