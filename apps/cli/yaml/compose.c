#include "cli/yaml/compose.h"

#include "cli/common/xalloc.h"
#include "cli/common/yaml_scalar.h"
#include "cli/session/error.h"
#include "cli/yaml/yaml_words.h"

#include <stdlib.h>
#include <string.h>

static composer_frame *innermost(composer *to) {
    return to->depth ? &to->frame[to->depth - 1] : NULL;
}

void compose_refuse(composer *to, place where, const char *words) {
    to->status = error_set(to->at, EXIT_INPUT, "bad-text", "%s", words);
    yaml_point(to->out, to->at->error, where.line ? where.line : 1, where.column);
}

bool compose_wants_key(const composer *to) {
    return to->depth && to->frame[to->depth - 1].map && !to->frame[to->depth - 1].has_key;
}

// --- Limits ----------------------------------------------------------------------------------

static void refuse_more(composer *to, place where, const char *format, int limit) {
    strbuf words = {0};
    strbuf_put(&words, format, limit);
    compose_refuse(to, where, words.text);
    strbuf_free(&words);
}

static bool fits(composer *to, place where, size_t size) {
    if (to->out->marks.count >= COMPOSE_VALUES_MAX)
        refuse_more(to, where, "more than %d values; no scenario has so many",
                    COMPOSE_VALUES_MAX);
    else if (size > COMPOSE_TEXT_MAX)
        refuse_more(to, where, "a text of more than %d MiB; no scenario has one",
                    COMPOSE_TEXT_MAX >> 20);
    else if (to->out->json.size + size > COMPOSE_BYTES_MAX)
        refuse_more(to, where, "more than %d MiB in all; no scenario is so large",
                    COMPOSE_BYTES_MAX >> 20);
    return to->status == EXIT_DONE;
}

// --- Values ----------------------------------------------------------------------------------

void compose_key(composer *to, place where, const char *text, size_t size) {
    composer_frame *in = innermost(to);
    if (!fits(to, where, size)) return;
    in->key = (value_mark){
        .key = xalloc_text(text, size), .key_line = where.line, .key_column = where.column};
    in->has_key = true;
    if (strlen(in->key.key) != size) {
        compose_refuse(to, where, "a key holds a NUL character");
        return;
    }
    int32_t before = marks_named(&to->out->marks, in->row, in->key.key);
    if (before < 0) return;
    to->status = error_set(
        to->at, EXIT_INPUT, "bad-input", "the key \"%s\" %s (first in line %u)", in->key.key,
        yaml_fault_words(YAML_FAULT_KEY_TWICE), to->out->marks.row[before].key_line);
    yaml_point(to->out, to->at->error, where.line, where.column);
}

// Books the value and writes what comes before it.
static int32_t begin(composer *to, place where) {
    composer_frame *in = innermost(to);
    value_mark row = {0};
    if (in && in->map) row = in->key;
    row.parent = in ? in->row : -1;
    row.line = where.line ? where.line : row.key_line;
    row.column = where.line ? where.column : row.key_column;
    if (in) {
        row.item = in->map ? 0 : in->count;
        if (in->count++) strbuf_add(&to->out->json, ",");
        if (row.key) {
            yaml_scalar_text(&to->out->json, row.key, strlen(row.key));
            strbuf_add(&to->out->json, ":");
        }
    }
    int32_t added = marks_add(&to->out->marks, row);
    if (in && in->map) {
        free(in->key.key);
        in->key = (value_mark){0};
        in->has_key = false;
    }
    return added;
}

int32_t compose_value(composer *to, place where, size_t size) {
    return fits(to, where, size) ? begin(to, where) : -1;
}

void compose_open(composer *to, place where, bool map) {
    if (compose_wants_key(to)) {
        compose_refuse(to, where, yaml_fault_words(YAML_FAULT_KEY_WORD));
        return;
    }
    if (to->depth == COMPOSE_DEPTH_MAX) {
        compose_refuse(to, where, yaml_fault_words(YAML_FAULT_DEEP));
        return;
    }
    if (!fits(to, where, 1)) return;
    int32_t row = begin(to, where);
    to->frame[to->depth++] = (composer_frame){.row = row, .map = map};
    strbuf_add(&to->out->json, map ? "{" : "[");
}

void compose_close(composer *to) {
    strbuf_add(&to->out->json, to->frame[--to->depth].map ? "}" : "]");
}

void compose_end(composer *to) {
    while (to->depth) free(to->frame[--to->depth].key.key);
}
