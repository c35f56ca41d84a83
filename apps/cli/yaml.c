#include "yaml.h"

#include "complaint.h"
#include "excerpt.h"
#include "heap.h"
#include "utf8_text.h"
#include "yaml_scalar.h"
#include "yaml_words.h"

#include <libfyaml.h>
#include <stdlib.h>
#include <string.h>

typedef struct frame { // a map or list that is open
    int32_t row;       // of marks
    int32_t count;
    bool map, has_key;
    mark key; // of the value to come
} frame;

typedef struct reader {
    session *at;
    yaml *out;
    frame frame[YAML_DEPTH_MAX];
    int depth, documents, status;
} reader;

// --- Complaints ------------------------------------------------------------------------------

static void refuse(reader *to, const struct fy_mark *spot, const char *words) {
    to->status = complain(to->at, EXIT_INPUT, "bad-text", "%s", words);
    if (spot)
        yaml_point(to->out, to->at->error, (uint32_t)spot->line + 1,
                   (uint32_t)spot->column + 1);
}

static void quiet(struct fy_diag *diag, void *user, const char *text, size_t size) {
    (void)diag, (void)user, (void)text, (void)size;
}

// The first thing that libfyaml complained of; no complaint at all means no memory.
static void syntax_fault(reader *to, struct fy_diag *diag) {
    void *place_in = NULL;
    const struct fy_diag_error *first = fy_diag_errors_iterate(diag, &place_in);
    if (!first) heap_gone();
    uint32_t line = first->line > 0 ? (uint32_t)first->line : 1;
    uint32_t column = first->column > 0 ? (uint32_t)first->column : 1;
    to->status = complain(to->at, EXIT_INPUT, "bad-text", "%s", yaml_words(first->msg));
    yaml_point(to->out, to->at->error, line, column);
    if (line > 1) yaml_add_trap(to->out, to->at->error, line - 1); // an open end shows late
}

// --- Values ----------------------------------------------------------------------------------

static frame *innermost(reader *to) {
    return to->depth ? &to->frame[to->depth - 1] : NULL;
}

// Books the value that begins at `start` where the reader stands, and writes what comes before it.
static int32_t begin_value(reader *to, const struct fy_mark *start, bool plain) {
    frame *in = innermost(to);
    mark row = {.parent = in ? in->row : -1, .plain = plain};
    if (in && in->map) row = in->key;
    row.parent = in ? in->row : -1;
    row.plain = plain;
    row.line = start ? (uint32_t)start->line + 1 : row.key_line;
    row.column = start ? (uint32_t)start->column + 1 : row.key_column;
    if (in) {
        row.item = in->map ? 0 : in->count;
        if (in->count++) page_add(&to->out->json, ",");
        if (row.key) {
            yaml_scalar_text(&to->out->json, row.key, strlen(row.key));
            page_add(&to->out->json, ":");
        }
    }
    int32_t added = marks_add(&to->out->marks, row);
    if (in && in->map) {
        free(in->key.key);
        in->key = (mark){0};
        in->has_key = false;
    }
    return added;
}

static void take_key(reader *to, struct fy_token *token, const struct fy_mark *start) {
    frame *in = innermost(to);
    size_t size = 0;
    const char *text = token ? fy_token_get_text(token, &size) : "";
    if (!text) heap_gone();
    in->key = (mark){.key = heap_text(text, size),
                     .key_line = start ? (uint32_t)start->line + 1 : 0,
                     .key_column = start ? (uint32_t)start->column + 1 : 0};
    in->has_key = true;
    if (strlen(in->key.key) != size) {
        refuse(to, start, "a key holds a NUL character");
        return;
    }
    int32_t before = marks_named(&to->out->marks, in->row, in->key.key);
    if (before < 0) return;
    to->status = complain(to->at, EXIT_INPUT, "bad-input",
                          "the key \"%s\" stands here a second time (first in line %u)",
                          in->key.key, to->out->marks.row[before].key_line);
    yaml_point(to->out, to->at->error, in->key.key_line, in->key.key_column);
}

// How far the lines of text[size] stand to the right of where they begin in the file, the first of
// them in `line`.
static uint32_t indent_of(const input *file, uint32_t line, const char *text, size_t size) {
    for (size_t at = 0; at < size; line++) {
        const char *feed = memchr(text + at, '\n', size - at);
        size_t length = feed ? (size_t)(feed - text) - at : size - at;
        size_t written = excerpt_of(file, line).size;
        if (length && written >= length) return (uint32_t)(written - length);
        at += length + 1;
    }
    return 0;
}

static void note_block(reader *to, struct fy_token *token, int32_t row, const char *text,
                       size_t size) {
    mark *here = &to->out->marks.row[row];
    here->block = token && fy_token_scalar_style(token) == FYSS_LITERAL;
    if (here->block) here->indent = indent_of(&to->out->from, here->line, text, size);
}

static void take_scalar(reader *to, struct fy_token *token) {
    bool plain = !token || fy_token_scalar_style(token) == FYSS_PLAIN;
    struct fy_mark start = {0};
    const struct fy_mark *spot = token ? fy_token_start_mark(token) : NULL;
    if (spot) start = *spot;
    if (spot && start.column > 0 && token && // the mark stands after the opening quote
        (fy_token_scalar_style(token) == FYSS_SINGLE_QUOTED ||
         fy_token_scalar_style(token) == FYSS_DOUBLE_QUOTED))
        start.column--;
    if (innermost(to) && innermost(to)->map && !innermost(to)->has_key) {
        take_key(to, token, spot ? &start : NULL);
        return;
    }
    size_t size = 0;
    const char *text = token ? fy_token_get_text(token, &size) : "";
    if (!text) heap_gone();
    note_block(to, token, begin_value(to, spot ? &start : NULL, plain), text, size);
    if (utf8_text_bad(text, size) != size)
        refuse(to, &start, "an escape makes half a character");
    else if (!plain)
        yaml_scalar_text(&to->out->json, text, size);
    else if (!yaml_scalar_plain(&to->out->json, text, size))
        refuse(to, &start, "infinity and not-a-number are no values of a scenario");
}

static void open_group(reader *to, struct fy_token *token, bool map) {
    const struct fy_mark *start = token ? fy_token_start_mark(token) : NULL;
    frame *in = innermost(to);
    if (in && in->map && !in->has_key) {
        refuse(to, start, "a key is a word, not a list or a map");
        return;
    }
    if (to->depth == YAML_DEPTH_MAX) {
        refuse(to, start, "lists and maps are nested too deep");
        return;
    }
    int32_t row = begin_value(to, start, false);
    to->frame[to->depth++] = (frame){.row = row, .map = map};
    page_add(&to->out->json, map ? "{" : "[");
}

static void close_group(reader *to) {
    page_add(&to->out->json, to->frame[--to->depth].map ? "}" : "]");
}

// --- Events ----------------------------------------------------------------------------------

static struct fy_token *tag_of(const struct fy_event *event) {
    switch ((int)event->type) {
    case FYET_SCALAR: return event->scalar.tag;
    case FYET_MAPPING_START: return event->mapping_start.tag;
    case FYET_SEQUENCE_START: return event->sequence_start.tag;
    default: return NULL;
    }
}

static void take_event(reader *to, struct fy_event *event) {
    if (tag_of(event)) {
        refuse(to, fy_token_start_mark(tag_of(event)), "a scenario has no tags (words with !)");
        return;
    }
    if (to->out->marks.count >= YAML_VALUES_MAX) {
        refuse(to, NULL, "more than 100000 values; no scenario has so many");
        return;
    }
    switch ((int)event->type) {
    case FYET_DOCUMENT_START:
        if (to->documents++)
            refuse(to, fy_token_start_mark(event->document_start.document_start),
                   "a second document begins here (---); a file is one assault");
        break;
    case FYET_ALIAS:
        refuse(to, fy_token_start_mark(event->alias.anchor),
               "a scenario has no aliases (words with *); write the value again");
        break;
    case FYET_SCALAR: take_scalar(to, event->scalar.value); break;
    case FYET_MAPPING_START: open_group(to, event->mapping_start.mapping_start, true); break;
    case FYET_SEQUENCE_START:
        open_group(to, event->sequence_start.sequence_start, false);
        break;
    case FYET_MAPPING_END:
    case FYET_SEQUENCE_END: close_group(to); break;
    default: break;
    }
}

static void run(reader *to, struct fy_parser *parser, struct fy_diag *diag) {
    struct fy_event *event;
    while (to->status == EXIT_DONE && (event = fy_parser_parse(parser))) {
        take_event(to, event);
        fy_parser_event_free(parser, event);
    }
    if (to->status == EXIT_DONE && fy_parser_get_stream_error(parser)) syntax_fault(to, diag);
    bool nothing = to->out->marks.count == 0 || strcmp(page_text(&to->out->json), "null") == 0;
    if (to->status == EXIT_DONE && nothing) {
        to->status = complain(to->at, EXIT_INPUT, "bad-text", "is empty");
        complain_note(to->at, "file", to->out->from.name);
        complain_note(to->at, "try", "bayonet new nqm");
    }
    while (to->depth) free(to->frame[--to->depth].key.key);
}

static int parse(session *at, yaml *out) {
    struct fy_diag_cfg told;
    fy_diag_cfg_default(&told);
    told.fp = NULL;
    told.output_fn = quiet;
    struct fy_diag *diag = fy_diag_create(&told);
    if (!diag) heap_gone();
    fy_diag_set_collect_errors(diag, true);
    struct fy_parse_cfg how = {.flags = FYPCF_JSON_NONE | FYPCF_COLLECT_DIAG |
                                        FYPCF_DEFAULT_VERSION_1_2,
                               .diag = diag};
    struct fy_parser *parser = fy_parser_create(&how);
    if (!parser || fy_parser_set_string(parser, out->from.text, out->from.size)) heap_gone();
    reader to = {.at = at, .out = out};
    run(&to, parser, diag);
    fy_parser_destroy(parser);
    fy_diag_destroy(diag);
    return to.status;
}

// What YAML's libraries refuse but is JSON is taken as it stands, without marks.
static bool is_json(const input *from) {
    json_error_t where;
    json_t *document = json_loadb(from->text, from->size, JSON_REJECT_DUPLICATES, &where);
    json_decref(document);
    return document != NULL;
}

int yaml_parse(session *at, yaml *out) {
    int status = parse(at, out);
    if (status == EXIT_DONE) {
        yaml_warn(at, out);
    } else if (out->from.text[strspn(out->from.text, " \t\r\n")] == '{' &&
               is_json(&out->from)) {
        json_decref(at->error);
        at->error = NULL;
        page_free(&out->json);
        page_add_bytes(&out->json, out->from.text, out->from.size);
        status = EXIT_DONE;
    }
    return status;
}

int yaml_read(session *at, const char *path, yaml *out) {
    int status = input_read(at, path, &out->from);
    return status == EXIT_DONE ? yaml_parse(at, out) : status;
}

void yaml_free(yaml *of) {
    input_free(&of->from);
    page_free(&of->json);
    marks_free(&of->marks);
}
