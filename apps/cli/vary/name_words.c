// A word of a short form has no name: it is called by the key of the scenario that it changes.

#include "cli/vary/varying.h"

#include <stdlib.h>
#include <string.h>

typedef struct change {
    int count;   // of values that differ
    strbuf path; // of the last
} change;

static void compare(const json_t *one, const json_t *other, const strbuf *path, change *out);

static void compare_maps(const json_t *one, const json_t *other, const strbuf *path,
                         change *out) {
    const char *key;
    json_t *value;
    if (json_object_size(one) != json_object_size(other)) out->count++;
    json_object_foreach((json_t *)one, key, value) {
        strbuf inner = {0};
        strbuf_put(&inner, "%s%s%s", strbuf_text(path), path->size ? "." : "", key);
        compare(value, json_object_get(other, key), &inner, out);
        strbuf_free(&inner);
    }
}

static void compare_lists(const json_t *one, const json_t *other, const strbuf *path,
                          change *out) {
    size_t index;
    json_t *value;
    if (json_array_size(one) != json_array_size(other)) out->count++;
    json_array_foreach(one, index, value) {
        strbuf inner = {0};
        strbuf_put(&inner, "%s[%zu]", strbuf_text(path), index);
        compare(value, json_array_get(other, index), &inner, out);
        strbuf_free(&inner);
    }
}

// Scenarios are no deeper than the library reads.
static void compare(const json_t *one, const json_t *other, const strbuf *path, change *out) {
    if (json_is_object(one) && json_is_object(other)) {
        compare_maps(one, other, path, out);
    } else if (json_is_array(one) && json_is_array(other)) {
        compare_lists(one, other, path, out);
    } else if (!json_equal(one, other)) {
        out->count++;
        strbuf_free(&out->path);
        strbuf_add(&out->path, strbuf_text(path));
    }
}

// The scenario of a point; NULL if it is refused, which is told when the point is answered.
static json_t *scenario_of(session *at, const scenario_arg *base, const varying *of,
                           uint32_t point) {
    scenario_arg assault;
    client whole = {0};
    json_t *found = NULL;
    varying_arg(of, base, point, &assault);
    int status = scenario_arg_ask_whole(at, &assault, &whole);
    if (status == EXIT_DONE) found = json_incref(json_object_get(whole.reply, "scenario"));
    json_decref(at->error);
    at->error = NULL;
    client_free(&whole);
    scenario_arg_free(&assault);
    return found;
}

// The first two values of list `number`, with the first ones of the others.
static void name_word(session *at, const scenario_arg *base, varying *of, int number) {
    uint32_t step = 1;
    for (int i = number + 1; i < of->count; i++) step *= of->list[i].value.count;
    json_t *one = scenario_of(at, base, of, 0), *other = scenario_of(at, base, of, step);
    change found = {0};
    if (one && other) compare(one, other, &(strbuf){0}, &found);
    if (found.count == 1 && found.path.size) {
        free(of->list[number].name);
        of->list[number].name = found.path.text;
    } else {
        strbuf_free(&found.path);
    }
    json_decref(one);
    json_decref(other);
}

void varying_name_words(session *at, const scenario_arg *base, varying *of) {
    for (int i = 0; i < of->count; i++)
        if (of->list[i].word >= 0 && of->list[i].value.count > 1) name_word(at, base, of, i);
}
