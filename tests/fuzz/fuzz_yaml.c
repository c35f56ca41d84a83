// Bytes -> a file as the command reads it: YAML or JSON, with a place for every value. What is
// read is JSON, is read the same again however it is written, and each value is found at its path;
// an error at any path can be shown. What is not read is refused with words, a file and a place in
// it.
#include "base/fault.h"
#include "cli/common/xalloc.h"
#include "cli/session/client.h"
#include "cli/yaml/yaml_write.h"
#include "fuzz/read_yaml.h"
#include "fuzz/recipe.h"
#include "json/json_read.h"

#include <string.h>

enum {
    VALUES = 40,       // looked up, where an input may cost much
    USUAL = 3,         // and where not
    PATH = 400,        // bytes
    LONGEST_KEY = 1024 // bytes, as YAML has it
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// --- Values and their places -----------------------------------------------------------------

// Whether a key stands in a path as it is, and is no part of another one.
static bool is_plain(const char *key) {
    return *key && !key[strcspn(key, " .[]\"'")];
}

// The path of a value; false: one of its keys is an odd one, or it is too long.
static bool path_of(const marks *all, int32_t row, text *path) {
    const value_mark *mark = &all->row[row];
    if (mark->parent < 0) return true;
    must(mark->parent < row);
    if (!path_of(all, mark->parent, path)) return false;
    if (mark->key && !is_plain(mark->key)) return false;
    if (mark->key)
        path_add_key(path, mark->key);
    else
        path_add_item(path, (uint32_t)mark->item);
    return !path->failed;
}

// Of an error at this path: it has a place, which is shown.
static void check_error(const yaml *in, const char *path, const char *given) {
    json_t *error = json_pack("{s:s}", "words", "so");
    if (given) json_object_set_new(error, "given", json_string(given));
    yaml_locate(in, error, path);
    must(*client_text(error, "file") && *client_text(error, "excerpt"));
    must(json_integer_value(json_object_get(error, "line")) > 0);
    const char *excerpt = client_text(error, "excerpt"), *caret = strrchr(excerpt, '^');
    must(!json_object_get(error, "column") || (caret && strcmp(caret, "^\n") == 0));
    json_decref(error);
}

static void check_places(const yaml *in) {
    bool much = may_cost_much((const uint8_t *)in->from.text, in->from.size);
    unsigned which = tried_for((const uint8_t *)in->from.text, in->from.size, 4);
    int32_t step = 1 + in->marks.count / (much ? VALUES : USUAL);
    for (int32_t row = 0; row < in->marks.count; row += step) {
        const value_mark *mark = &in->marks.row[row];
        char bytes[PATH];
        text path = text_within(bytes, sizeof bytes);
        bool whole;
        must(mark->line > 0 && mark->column > 0);
        if (!path_of(&in->marks, row, &path)) continue;
        must(marks_find(&in->marks, bytes, &whole) == row && whole);
        // the hints at an error cost more than all else
        if (much || which == 0) check_error(in, bytes, row % 2 ? mark->key : NULL);
        text_add(&path, ".odd");
        if (much || which == 1) check_error(in, bytes, "odd");
    }
}

// --- Reading ---------------------------------------------------------------------------------

// The library's reader takes what the command's has made.
static void check_json(const yaml *in) {
    arena space = arena_new(xalloc_for_library());
    const bay_value *value = NULL;
    must(json_read(&space, in->json.text, in->json.size, &value, NULL) == BAY_OK);
    arena_free(&space);
}

static void check_file(session *at, const yaml *in) {
    must(!at->error);
    check_json(in);
    check_places(in);
}

static json_t *read_file(const char *bytes, size_t size) {
    return read_yaml(bytes, size, check_file);
}

// --- Writing ---------------------------------------------------------------------------------

static void check_read(const strbuf *out, const json_t *value) {
    json_t *again = read_file(strbuf_text(out), out->size);
    must(again && json_equal(again, value));
    json_decref(again);
}

// What is not too long: on one line; as an item of a list; and a text line for line. One of them,
// unless it may cost much.
static void check_written(json_t *value, bool much, unsigned which) {
    strbuf line = {0}, list = {0}, lines = {0};
    yaml_write(&line, value);
    if (line.size > LONGEST_KEY) { // one of its keys may be as long
        strbuf_free(&line);
        return;
    }
    if (much || which == 0) check_read(&line, value);
    yaml_write_item(&list, value, 0);
    json_t *items = json_pack("[O]", value);
    if (much || which == 1) check_read(&list, items);
    json_decref(items);
    if ((much || which == 2) && yaml_write_may_block(value)) {
        strbuf_add(&lines, "- ");
        yaml_write_block(&lines, value, 2);
        items = json_pack("[O]", value);
        check_read(&lines, items);
        json_decref(items);
    }
    strbuf_free(&line);
    strbuf_free(&list);
    strbuf_free(&lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    xalloc_take_over(false);
    json_t *value = read_file((const char *)data, size);
    if (value && !json_is_null(value))
        check_written(value, may_cost_much(data, size), tried_for(data, size, 3));
    json_decref(value);
    return 0;
}
