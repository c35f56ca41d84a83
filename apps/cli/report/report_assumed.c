// The usual values that the scenario did not state. Those that several items of a list share are
// one line.

#include "cli/report/report.h"
#include "cli/yaml/yaml_write.h"

#include <stdlib.h>
#include <string.h>

// The position of the item in "attacker.stands[12].red"; NULL if the path leads into no list.
static const char *item_in(const char *path) {
    const char *open = strchr(path, '[');
    return open ? open + 1 : NULL;
}

// True if two rows differ only in the item: attacker.stands[0].red and attacker.stands[2].red.
static bool alike(const json_t *a, const json_t *b) {
    const char *x = client_text(a, "path"), *y = client_text(b, "path");
    const char *in_x = item_in(x), *in_y = item_in(y);
    if (!in_x || !in_y || in_x - x != in_y - y || strncmp(x, y, (size_t)(in_x - x)) != 0)
        return false;
    return strcmp(strchr(in_x, ']'), strchr(in_y, ']')) == 0 &&
           json_equal(json_object_get(a, "value"), json_object_get(b, "value"));
}

static bool told_before(const json_t *list, size_t index) {
    for (size_t i = 0; i < index; i++)
        if (alike(json_array_get(list, i), json_array_get(list, index))) return true;
    return false;
}

// "attacker.stands[0..2,4].red" for the row and those after it that are like it.
static void add_path(strbuf *out, const json_t *list, size_t index) {
    const json_t *row = json_array_get(list, index);
    const char *path = client_text(row, "path"), *item = item_in(path);
    if (!item) {
        strbuf_add(out, path);
        return;
    }
    long from = strtol(item, NULL, 10), to = from;
    strbuf_put(out, "%.*s%ld", (int)(item - path), path, from);
    for (size_t i = index + 1; i < json_array_size(list); i++) {
        const json_t *other = json_array_get(list, i);
        if (!alike(row, other)) continue;
        long next = strtol(item_in(client_text(other, "path")), NULL, 10);
        if (next != to + 1) {
            if (to > from) strbuf_put(out, "..%ld", to);
            strbuf_put(out, ",%ld", next);
            from = next;
        }
        to = next;
    }
    if (to > from) strbuf_put(out, "..%ld", to);
    strbuf_add(out, strchr(item, ']'));
}

// The values by their paths; equal ones are grouped under one path.
static json_t *gathered(const json_t *list) {
    json_t *all = json_object();
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (told_before(list, i)) continue;
        strbuf path = {0};
        add_path(&path, list, i);
        json_object_set(all, path.text, json_object_get(json_array_get(list, i), "value"));
        strbuf_free(&path);
    }
    return all;
}

void report_assumed(strbuf *out, const json_t *reply) {
    json_t *all = gathered(json_object_get(reply, "assumed")), *value;
    const char *path;
    int width = 0;
    json_object_foreach(all, path, value) {
        int own = strbuf_width_of(path);
        width = own > width ? own : width;
    }
    if (width) strbuf_add(out, "\nAssumed, where it says nothing:\n");
    json_object_foreach(all, path, value) {
        strbuf_add(out, "  ");
        strbuf_pad(out, path, width + 2);
        yaml_write(out, value);
        strbuf_add(out, "\n");
    }
    json_decref(all);
}
