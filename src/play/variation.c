#include "play/variation.h"

#include "base/fault.h"
#include "base/value.h"
#include "play/scenario_of.h"
#include "scenario/amend.h"
#include "scenario/settings.h"

#include <string.h>

// --- Reading `over` --------------------------------------------------------------------------

static bay_status wrong(context *ctx, const char *words) {
    return context_fault(ctx, BAY_BAD_REQUEST, "over", words);
}

static bay_status read_values(context *ctx, const bay_value *given, varied *out) {
    if (!given || given->kind != BAY_VALUE_LIST || !given->count)
        return wrong(ctx, "`values` is a list of at least one value.");
    out->values = given;
    return BAY_OK;
}

// How many words a short form has.
static int64_t count_words(const bay_value *brief) {
    int64_t count = 0;
    for (const char *at = brief->is.text; *(at += strspn(at, " ")); at += strcspn(at, " "))
        count++;
    return count;
}

static bay_status read_word(context *ctx, const bay_value *given, varied *out) {
    const bay_value *brief = context_get(ctx, "short");
    if (!brief || brief->kind != BAY_VALUE_TEXT)
        return wrong(ctx, "`word` is a word of a short form: it goes with `short` alone.");
    if (given->kind != BAY_VALUE_WHOLE || given->is.whole < 1 ||
        given->is.whole >= count_words(brief))
        return wrong(ctx,
                     "`word` is the number of a word after the name of the rules, from 1.");
    out->word = (uint32_t)given->is.whole;
    for (uint32_t i = 0; i < out->values->count; i++)
        if (!value_is_plain(&out->values->is.item[i]))
            return wrong(ctx, "The values of a `word` are texts without U+0000.");
    return BAY_OK;
}

static bay_status read_name(context *ctx, const bay_value *given, varied *out) {
    if (!value_is_plain(given))
        return wrong(ctx, "`name` is the path of a key, or the name of a number or reading.");
    out->name = given->is.text;
    return BAY_OK;
}

static bay_status read_one(context *ctx, const bay_value *given, varied *out) {
    const bay_value *name = bay_value_get(given, "name"), *word = bay_value_get(given, "word");
    if (given->kind != BAY_VALUE_MAP || !name == !word || given->count != 2)
        return wrong(ctx, "An item of `over` is a map of `values` and of `name` or `word`.");
    bay_status status = read_values(ctx, bay_value_get(given, "values"), out);
    if (status != BAY_OK) return status;
    return name ? read_name(ctx, name, out) : read_word(ctx, word, out);
}

static bay_status read_over(context *ctx, variation *out) {
    const bay_value *over = context_get(ctx, "over");
    if (!over || over->kind != BAY_VALUE_LIST || !over->count || over->count > VARIED_MAX)
        return wrong(ctx, "`over` is a list of what is varied: one or two maps.");
    uint64_t points = 1;
    for (; out->count < over->count; out->count++) {
        varied *one = &out->list[out->count];
        bay_status status = read_one(ctx, &over->is.item[out->count], one);
        if (status != BAY_OK) return status;
        points *= one->values->count;
    }
    if (points > VARIATION_POINTS_MAX) {
        wrong(ctx, "The values of all lists together make too many points.");
        fault_allowed_range(&ctx->bad.list[0], 1, VARIATION_POINTS_MAX);
        return BAY_BAD_REQUEST;
    }
    out->points = (uint32_t)points;
    return BAY_OK;
}

// --- What stands in the way --------------------------------------------------------------------

// The path of a parameter without its group.
static const char *bare(const char *path) {
    static const char GROUP[] = "parameters.";
    return strncmp(path, GROUP, sizeof GROUP - 1) == 0 ? path + sizeof GROUP - 1 : path;
}

// True if a value of `path` is one of `name`, or has one in it: attacker, attacker.strength.
static bool has(const bay_rules *rules, const char *path, const char *name) {
    if (strcmp(path, "parameters") == 0)
        return bare(name) != name || strcmp(name, path) == 0 || settings_find(rules, name) >= 0;
    path = bare(path);
    name = bare(name);
    size_t size = strlen(path);
    return strncmp(path, name, size) == 0 && (!name[size] || strchr(".[", name[size]));
}

static bay_status twice(context *ctx, const char *name, const char *words) {
    wrong(ctx, words);
    fault_given(&ctx->bad.list[0], name);
    return BAY_BAD_REQUEST;
}

// What the request gives besides would undo a value, or be undone by it.
static bay_status check_given(context *ctx, const bay_rules *rules, const char *name) {
    const bay_value *set = context_get(ctx, "set");
    bool member = strcmp(name, "orders") == 0 || strcmp(name, "aim") == 0;
    if (member && context_get(ctx, name))
        return twice(ctx, name, "What is varied cannot be given besides.");
    for (uint32_t i = 0; set && set->kind == BAY_VALUE_MAP && i < set->count; i++)
        if (has(rules, name, set->is.item[i].key))
            return twice(ctx, set->is.item[i].key,
                         "Neither what is varied nor a part of it can be set besides.");
    return BAY_OK;
}

static bay_status check_apart(context *ctx, const variation *of) {
    const varied *one = &of->list[0], *other = &of->list[1];
    bool both = of->count == 2 && !one->name == !other->name;
    if (both && !one->name && one->word == other->word)
        return wrong(ctx, "One thing is varied twice.");
    if (both && one->name && has(of->rules, other->name, one->name))
        return twice(ctx, other->name,
                     "What is varied last is or contains what is varied first.");
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < of->count && status == BAY_OK; i++)
        if (of->list[i].name) status = check_given(ctx, of->rules, of->list[i].name);
    return status;
}

// --- The scenario ----------------------------------------------------------------------------

static bool has_word(const variation *of) {
    for (uint32_t i = 0; i < of->count; i++)
        if (!of->list[i].name) return true;
    return false;
}

// The document with the member `set` of the request.
static bay_status amend_all(context *ctx, const bay_rules *rules, const bay_value **document) {
    const bay_value *set = context_get(ctx, "set");
    if (set && set->kind != BAY_VALUE_MAP)
        return context_fault(ctx, BAY_BAD_REQUEST, "set", "`set` is a map of paths to values.");
    *document = amend_document(&ctx->arena, rules, *document, set, &ctx->bad);
    return *document ? BAY_OK : context_status(ctx);
}

bay_status variation_read(context *ctx, variation *out) {
    *out = (variation){0};
    bay_status status = read_over(ctx, out);
    if (status != BAY_OK) return status;
    status = scenario_named(ctx, &out->rules, &out->document);
    // what the words say may be wrong only where they are not varied
    if (status != BAY_OK && !(has_word(out) && status == BAY_BAD_INPUT)) return status;
    ctx->bad.count = 0;
    status = check_apart(ctx, out);
    if (status != BAY_OK) return status;
    if (!has_word(out)) return amend_all(ctx, out->rules, &out->document);
    out->words = context_get(ctx, "short")->is.text;
    out->document = NULL;
    return BAY_OK;
}

uint32_t variation_index(const variation *of, uint32_t point, uint32_t list) {
    for (uint32_t i = of->count - 1; i > list; i--) point /= of->list[i].values->count;
    return point % of->list[list].values->count;
}

static const bay_value *value_at(const variation *of, uint32_t point, uint32_t list) {
    return &of->list[list].values->is.item[variation_index(of, point, list)];
}

// The value that stands in the place of a word of the short form; NULL: the word itself does.
static const char *word_at(const variation *of, uint32_t point, uint32_t word) {
    for (uint32_t i = 0; i < of->count; i++)
        if (!of->list[i].name && of->list[i].word == word)
            return value_at(of, point, i)->is.text;
    return NULL;
}

// The short form of a point.
static bay_status make_short(context *ctx, const variation *of, uint32_t point,
                             const bay_rules **rules, const bay_value **document) {
    text words = text_new(ctx->memory);
    uint32_t count = 0;
    for (const char *at = of->words; *(at += strspn(at, " ")); count++) {
        size_t size = strcspn(at, " ");
        const char *other = word_at(of, point, count);
        if (count) text_add(&words, " ");
        if (other)
            text_add(&words, other);
        else
            text_add_bytes(&words, at, size);
        at += size;
    }
    bay_status status = words.failed ? BAY_NO_MEMORY : BAY_OK;
    if (status == BAY_OK) status = scenario_short(ctx, text_get(&words), rules, document);
    text_free(&words);
    return status == BAY_OK ? amend_all(ctx, *rules, document) : status;
}

bay_status variation_check(context *ctx, const variation *of, uint32_t point, scenario *out) {
    const bay_rules *rules = of->rules;
    const bay_value *document = of->document;
    value_pair set[VARIED_MAX];
    uint32_t count = 0;
    if (!document) {
        bay_status status = make_short(ctx, of, point, &rules, &document);
        if (status != BAY_OK) return status;
    }
    for (uint32_t i = 0; i < of->count; i++)
        if (of->list[i].name)
            set[count++] = (value_pair){of->list[i].name, value_at(of, point, i)};
    const bay_value *map = value_map(&ctx->arena, set, count);
    if (!map) return BAY_NO_MEMORY;
    document = amend_document(&ctx->arena, rules, document, map, &ctx->bad);
    if (!document) return context_status(ctx);
    return keys_check(&ctx->arena, rules, document, NULL, &ctx->bad, out);
}

bool variation_is_over(const variation *of, const char *name) {
    for (uint32_t i = 0; i < of->count; i++)
        if (of->list[i].name && strcmp(of->list[i].name, name) == 0) return true;
    return false;
}
