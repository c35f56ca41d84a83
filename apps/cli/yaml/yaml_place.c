#include "cli/yaml/excerpt.h"
#include "cli/yaml/yaml.h"
#include "cli/yaml/yaml_hints.h"

#include <stdlib.h>
#include <string.h>

void yaml_add_hint(const yaml *in, json_t *error, uint32_t line) {
    yaml_hint found;
    if (json_object_get(error, "trap") || !yaml_hint_find(excerpt_of(&in->from, line), &found))
        return;
    json_object_set_new(error, "trap", json_string(found.words));
    json_object_set_new(error, "write", json_string(found.write));
    free(found.write);
}

static void point(const yaml *in, json_t *error, uint32_t line, uint32_t column) {
    strbuf lines = {0};
    excerpt_show(&in->from, line, column, &lines);
    json_object_set_new(error, "file", json_string(in->from.name));
    json_object_set_new(error, "line", json_integer(line));
    if (column) json_object_set_new(error, "column", json_integer(column));
    json_object_set_new(error, "excerpt", json_string(strbuf_text(&lines)));
    strbuf_free(&lines);
}

void yaml_point(const yaml *in, json_t *error, uint32_t line, uint32_t column) {
    point(in, error, line, column);
    yaml_add_hint(in, error, line);
}

// An error that gives the key itself is about the key, any other about the value. Where the value is
// the same as its key, what is said to be allowed is allowed as a value.
static bool about_the_key(const value_mark *row, const json_t *error) {
    const char *given = json_string_value(json_object_get(error, "given"));
    if (!row->key || !row->key_line || !given || strcmp(given, row->key) != 0) return false;
    return !row->echo || !json_object_get(error, "allowed");
}

// The name that is at fault in a map, where an error gives it: an empty one as two quotes.
static int32_t named_in(const yaml *in, int32_t map, const char *given) {
    int32_t at = marks_named(&in->marks, map, given);
    return at < 0 && strcmp(given, "\"\"") == 0 ? marks_named(&in->marks, map, "") : at;
}

// The line of a text of lines that is at fault, where the text stands in the file as it is; what
// would be a trap elsewhere is none there.
static bool point_within(const yaml *in, json_t *error, const value_mark *row) {
    json_int_t line = json_integer_value(json_object_get(error, "text_line"));
    json_int_t column = json_integer_value(json_object_get(error, "text_column"));
    if (!row->block || line < 1) return false;
    point(in, error, row->block + (uint32_t)line - 1, row->indent + (uint32_t)column);
    return true;
}

void yaml_locate(const yaml *in, json_t *error, const char *path) {
    bool whole;
    int32_t at = marks_find(&in->marks, path, &whole);
    if (at < 0) {
        json_object_set_new(error, "file", json_string(in->from.name));
        return;
    }
    const char *given = json_string_value(json_object_get(error, "given"));
    int32_t child = whole && given ? named_in(in, at, given) : -1;
    if (child >= 0) at = child; // a map in which one name is at fault
    const value_mark *row = &in->marks.row[at];
    if (whole && point_within(in, error, row)) return;
    bool key = child >= 0 || (whole ? about_the_key(row, error) : row->key_line != 0);
    yaml_point(in, error, key ? row->key_line : row->line, key ? row->key_column : row->column);
}

void yaml_warn(session *at, const yaml *in) {
    uint32_t before = 1;
    excerpt_line line = excerpt_of(&in->from, 1);
    bool looked = false; // at that line
    for (int32_t i = 0; i < in->marks.count; i++) {
        const value_mark *row = &in->marks.row[i];
        yaml_hint found;
        if (!row->plain || row->line < before || (row->line == before && looked)) continue;
        line = excerpt_next(&in->from, line, row->line - before);
        before = row->line;
        looked = true;
        if (!yaml_hint_silent(line, &found)) continue;
        strbuf_put(&at->notes, "%s:%u: note: ", in->from.name, row->line);
        strbuf_wrap(&at->notes, 0, found.words);
        strbuf_put(&at->notes, "  If it belongs to the value, write:\n%s\n", found.write);
        free(found.write);
    }
}
