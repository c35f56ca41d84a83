#include "play/scenario_of.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "json/json_read.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"
#include "scenario/values/shorthand.h"

#include <string.h>

// --- Rules by name ---------------------------------------------------------------------------

static bay_status unknown_rules(context *ctx, const char *path, const char *given) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_UNKNOWN_RULES, path, "There is no rule system of that name.");
    fault_given(why, given);
    nearest search = nearest_to(given);
    for (size_t i = 0; context_rules(ctx, i); i++) {
        fault_allowed_also(why, context_rules(ctx, i)->id);
        nearest_try(&search, context_rules(ctx, i)->id);
    }
    if (search.best) fault_nearest(why, search.best);
    return BAY_UNKNOWN_RULES;
}

bay_status scenario_rules(context *ctx, const bay_value *document, const bay_rules **rules) {
    if (document->kind != BAY_VALUE_MAP)
        return context_fault(ctx, BAY_BAD_INPUT, NULL,
                             "A scenario is keys and their values, such as \"hours: 2\".");
    const bay_value *name = bay_value_get(document, "rules");
    if (!name)
        return context_fault(ctx, BAY_BAD_INPUT, "rules",
                             "A scenario says in `rules` which rule system it is of.");
    if (!value_is_plain(name))
        return context_fault(ctx, BAY_BAD_INPUT, "rules",
                             "`rules` is the id of a rule system, without U+0000.");
    *rules = context_rules_find(ctx, name->is.text);
    return *rules ? BAY_OK : unknown_rules(ctx, "rules", name->is.text);
}

// --- A short text: nqm 6 veteran v 3 regular -----------------------------------------------------

// Where the word between the sides begins, and behind it; NULL when there is none.
static const char *find_versus(const char *words, const char **behind) {
    static const char *const VERSUS[] = {"v", "vs", "v.", "vs.", "against", NULL};
    for (const char *at = strchr(words, ' '); at; at = strchr(at, ' ')) {
        at += strspn(at, " ");
        size_t size = strcspn(at, " ");
        for (int i = 0; VERSUS[i]; i++)
            if (strlen(VERSUS[i]) == size && scalar_same(VERSUS[i], at, size) && at[size]) {
                *behind = at + size + 1;
                return at;
            }
    }
    return NULL;
}

static bay_status unreadable(context *ctx, const bay_rules *rules, const char *given) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_INPUT, "short", NULL);
    fault_given(why, given);
    text words = fault_words(why);
    text_add(&words, "A short form names the rules and both sides, such as \"");
    text_add(&words, rules->id);
    for (int side = 0; side < 2; side++) {
        static const char *const names[] = {"attacker", "defender"};
        const bay_key *key = key_path_find(rules, names[side]);
        text_add(&words, side ? " v " : " ");
        if (key) shorthand_example(&words, rules, key, names[side]);
    }
    text_add(&words, "\".");
    return BAY_BAD_INPUT;
}

bay_status scenario_short(context *ctx, const char *given, const bay_rules **rules,
                          const bay_value **document) {
    const char *words = given + strspn(given, " "), *behind = NULL;
    size_t size = strcspn(words, " ");
    char *name = arena_copy_bytes(&ctx->arena, words, size);
    if (!name) return BAY_NO_MEMORY;
    *rules = context_rules_find(ctx, name);
    if (!*rules) return unknown_rules(ctx, "short", name);
    words += size;
    const char *versus = find_versus(words, &behind);
    if (!versus || !words[strspn(words, " ")] || words + strspn(words, " ") == versus)
        return unreadable(ctx, *rules, given);
    arena *into = &ctx->arena;
    value_pair pairs[] = {
        {"rules", value_text(into, name)},
        {"attacker", value_text_bytes(into, words, (size_t)(versus - words))},
        {"defender", value_text(into, behind)},
    };
    *document = value_map(into, pairs, 3);
    return *document ? BAY_OK : BAY_NO_MEMORY;
}

// --- A sample --------------------------------------------------------------------------------

static bay_status read_sample(context *ctx, const bay_value *given, const bay_rules **rules,
                              const bay_value **document) {
    *rules = context_rules_find(ctx, given->is.text);
    if (!*rules) return unknown_rules(ctx, "sample", given->is.text);
    bay_fault why;
    const char *sample = (*rules)->sample;
    bay_status status = json_read(&ctx->arena, sample, strlen(sample), document, &why);
    return status == BAY_BAD_TEXT ? context_fault(ctx, BAY_INTERNAL, "sample", why.words)
                                  : status;
}

bay_status scenario_named(context *ctx, const bay_rules **rules, const bay_value **document) {
    const bay_value *own = context_get(ctx, "scenario"), *brief = context_get(ctx, "short"),
                    *sample = context_get(ctx, "sample");
    if (!own + !brief + !sample != 2)
        return context_fault(ctx, BAY_BAD_REQUEST, NULL,
                             "A request names one of scenario, short, sample (or a record).");
    const bay_value *words = brief ? brief : sample;
    if (words && !value_is_plain(words))
        return context_fault(ctx, BAY_BAD_REQUEST, words->key,
                             "This member of a request is a text without U+0000.");
    if (brief) return scenario_short(ctx, brief->is.text, rules, document);
    if (sample) return read_sample(ctx, sample, rules, document);
    *document = own;
    return scenario_rules(ctx, own, rules);
}
