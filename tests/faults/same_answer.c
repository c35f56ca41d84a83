#include "faults/same_answer.h"

#include "base/text.h"
#include "failing_memory.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <string.h>

static const bay_value *read(arena *into, const char *reply) {
    const bay_value *value = NULL;
    return json_read(into, reply, strlen(reply), &value, NULL) == BAY_OK ? value : NULL;
}

static bool same(const bay_value *one, const bay_value *other) {
    static failing_memory own;
    text a = text_new(failing_memory_of(&own)), b = text_new(failing_memory_of(&own));
    json_write_value(&a, one, true);
    json_write_value(&b, other, true);
    bool equal = strcmp(text_get(&a), text_get(&b)) == 0;
    text_free(&a);
    text_free(&b);
    return equal;
}

// --- What may be left out --------------------------------------------------------------------

static bool is_over(const bay_value *careful) {
    const bay_value *over = bay_value_get(careful, "over_budget");
    return careful->kind == BAY_VALUE_MAP && careful->count == 2 && over && over->is.flag;
}

// A chance that is not known is null.
static bool same_chances(const bay_value *good, const bay_value *ground) {
    for (uint32_t i = 0; i < good->count; i++) {
        const bay_value *chance = bay_value_get(ground, good->is.item[i].key);
        if (!chance) return false;
        if (chance->kind != BAY_VALUE_NULL && !same(&good->is.item[i], chance)) return false;
    }
    return ground->count == good->count;
}

static bool same_advice(const bay_value *good, const bay_value *advice) {
    for (uint32_t i = 0; i < good->count; i++) {
        const bay_value *was = &good->is.item[i], *is = bay_value_get(advice, was->key);
        if (!is) return false;
        bool ground = strcmp(was->key, "ground") == 0,
             options = strcmp(was->key, "options") == 0;
        if (ground && same_chances(was, is)) continue;
        if (options && is->kind == BAY_VALUE_LIST && is->count == 0) continue;
        if (!same(was, is)) return false;
    }
    return advice->count == good->count;
}

static bool is_over_budget(const bay_value *point) {
    return bay_value_is(bay_value_get(bay_value_get(point, "error"), "status"), "over-budget");
}

// Points of vary: each has its answer, or is over the budget.
static bool same_points(const bay_value *good, const bay_value *points) {
    if (points->kind != BAY_VALUE_LIST || points->count != good->count) return false;
    for (uint32_t i = 0; i < good->count; i++) {
        const bay_value *is = &points->is.item[i];
        if (!is_over_budget(is) && !same(&good->is.item[i], is)) return false;
    }
    return true;
}

// What is read from the first answer of vary is null where no point has one.
static bool has_no_answer(const bay_value *reply) {
    const bay_value *points = bay_value_get(reply, "points");
    for (uint32_t i = 0; points && i < points->count; i++)
        if (!bay_value_get(&points->is.item[i], "error")) return false;
    return points != NULL;
}

static bool same_member(const bay_value *was, const bay_value *is) {
    if (same(was, is)) return true;
    if (strcmp(was->key, "careful") == 0) return is_over(is);
    if (strcmp(was->key, "points") == 0) return same_points(was, is);
    if (strcmp(was->key, "way") == 0) return bay_value_is(is, "tree");
    return strcmp(was->key, "advice") == 0 && same_advice(was, is);
}

static bool same_but_budget(const bay_value *good, const bay_value *reply) {
    if (!good || !reply || good->count != reply->count) return false;
    for (uint32_t i = 0; i < good->count; i++) {
        const bay_value *is = bay_value_get(reply, good->is.item[i].key);
        bool none = is && is->kind == BAY_VALUE_NULL && has_no_answer(reply);
        if (!is || (!none && !same_member(&good->is.item[i], is))) return false;
    }
    return true;
}

bool same_answer_but_budget(const char *good, const char *reply) {
    static failing_memory own;
    arena space = arena_new(failing_memory_of(&own));
    bool equal = same_but_budget(read(&space, good), read(&space, reply));
    arena_free(&space);
    return equal;
}

bool same_answer_is_error(const char *reply, const char *status) {
    static failing_memory own;
    arena space = arena_new(failing_memory_of(&own));
    const bay_value *error = bay_value_get(read(&space, reply), "error");
    bool is = error && bay_value_is(bay_value_get(error, "status"), status);
    arena_free(&space);
    return is;
}
