#include "cli/yaml/yaml_events.h"

#include "cli/common/xalloc.h"
#include "cli/common/yaml_scalar.h"
#include "cli/yaml/excerpt.h"
#include "cli/yaml/yaml_words.h"

#include <string.h>
#include <yaml.h> // libyaml's

typedef struct reader {
    composer *to;
    yaml_parser_t *parser;
    int documents;
    uint32_t row;      // of `line`; only ever goes forward
    excerpt_line line; // where the last value with a block began
} reader;

static place place_of(const yaml_mark_t *spot) {
    return (place){(uint32_t)spot->line + 1, (uint32_t)spot->column + 1};
}

// --- Errors ------------------------------------------------------------------------------

// The place of byte `offset`.
static place place_at(const input *from, size_t offset) {
    place where = {1, 1};
    for (size_t i = 0; i < offset && i < from->size; i++) {
        if (from->text[i] == '\n') where = (place){where.line + 1, 0};
        where.column += ((unsigned char)from->text[i + 1] & 0xC0) != 0x80;
    }
    return where;
}

// Whether the text ends while a list or map in brackets is open.
static bool is_unclosed(const reader *in) {
    const yaml_parser_t *parser = in->parser;
    if (!parser->context || !strstr(parser->context, "flow")) return false;
    const input *from = &in->to->out->from;
    excerpt_line line = excerpt_of(from, place_of(&parser->problem_mark).line);
    const char *at = line.text + excerpt_bytes(line, (uint32_t)parser->problem_mark.column);
    return at + strspn(at, " \t\r\n") == from->text + from->size;
}

static place problem_place(const reader *in) {
    const yaml_parser_t *parser = in->parser;
    if (parser->error == YAML_READER_ERROR)
        return place_at(&in->to->out->from, parser->problem_offset);
    bool begins = parser->context && yaml_words_begin_there(parser->context, parser->problem);
    return place_of(begins ? &parser->context_mark : &parser->problem_mark);
}

static void syntax_fault(reader *in) {
    const yaml_parser_t *parser = in->parser;
    composer *to = in->to;
    if (parser->error == YAML_MEMORY_ERROR) xalloc_gone();
    if (is_unclosed(in)) {
        compose_refuse(to, place_of(&parser->context_mark),
                       yaml_fault_words(YAML_FAULT_BRACKET));
        return;
    }
    place where = problem_place(in);
    excerpt_line line = excerpt_of(&to->out->from, where.line);
    size_t at = excerpt_bytes(line, where.column - 1), before = at;
    const char *words = yaml_words(parser->problem, line, &at);
    if (at != before) where.column = (uint32_t)at + 1; // blanks are before it
    compose_refuse(to, where, words);
    if (where.line > 1) // an open end shows late
        yaml_add_hint(to->out, to->at->error, where.line - 1);
}

// --- Values ----------------------------------------------------------------------------------

// How far the lines of text[size] stand to the right of where they begin in the file, the first of
// them in line in->row.
static uint32_t indent_of(const reader *in, const char *text, size_t size) {
    const input *from = &in->to->out->from;
    excerpt_line line = in->line;
    for (size_t at = 0; at < size;) {
        const char *feed = memchr(text + at, '\n', size - at);
        size_t length = feed ? (size_t)(feed - text) - at : size - at;
        if (length && line.size >= length) return (uint32_t)(line.size - length);
        line = excerpt_next(from, line, 1);
        at += length + 1;
    }
    return 0;
}

static bool is_block(const yaml_event_t *event) {
    return event->data.scalar.style == YAML_LITERAL_SCALAR_STYLE ||
           event->data.scalar.style == YAML_FOLDED_SCALAR_STYLE;
}

// Where the first words of a block stand, in a line behind its | or >. An empty one has the place of the
// sign.
static place place_of_block(reader *in, place sign, const char *text, size_t size) {
    size_t blank = 0;
    in->line = excerpt_next(&in->to->out->from, in->line, sign.line + 1 - in->row);
    in->row = sign.line + 1;
    while (blank < size && text[blank] == '\n') blank++;
    if (blank == size) return sign;
    excerpt_line line = excerpt_next(&in->to->out->from, in->line, (uint32_t)blank);
    uint32_t column = 1;
    while (column <= line.size && line.text[column - 1] == ' ') column++;
    return (place){in->row + (uint32_t)blank, column};
}

// What is not written out at all has the place of its key, in a list that of its dash.
static place place_of_scalar(reader *in, const yaml_event_t *event) {
    place where = place_of(&event->start_mark);
    const composer *to = in->to;
    bool in_map = to->depth && to->frame[to->depth - 1].map;
    if (is_block(event))
        return place_of_block(in, where, (const char *)event->data.scalar.value,
                              event->data.scalar.length);
    bool unwritten = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE &&
                     event->data.scalar.length == 0 && in_map && !compose_wants_key(to);
    return unwritten ? (place){0} : where;
}

static void take_scalar(reader *in, const yaml_event_t *event) {
    composer *to = in->to;
    const char *text = (const char *)event->data.scalar.value;
    size_t size = event->data.scalar.length;
    place where = place_of_scalar(in, event);
    if (compose_wants_key(to)) {
        compose_key(to, where, text, size);
        return;
    }
    int32_t row = compose_value(to, where, size);
    if (row < 0) return;
    value_mark *here = &to->out->marks.row[row];
    here->plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    here->echo = here->key && strlen(here->key) == size && !memcmp(here->key, text, size);
    if (event->data.scalar.style == YAML_LITERAL_SCALAR_STYLE) {
        here->block = in->row;
        here->indent = indent_of(in, text, size);
    }
    if (!here->plain)
        yaml_scalar_text(&to->out->json, text, size);
    else if (!yaml_scalar_plain(&to->out->json, text, size))
        compose_refuse(to, where, yaml_fault_words(YAML_FAULT_INFINITE));
}

// --- Events ----------------------------------------------------------------------------------

static const yaml_char_t *tag_of(const yaml_event_t *event) {
    switch ((int)event->type) {
    case YAML_SCALAR_EVENT: return event->data.scalar.tag;
    case YAML_MAPPING_START_EVENT: return event->data.mapping_start.tag;
    case YAML_SEQUENCE_START_EVENT: return event->data.sequence_start.tag;
    default: return NULL;
    }
}

static void take_event(reader *in, const yaml_event_t *event) {
    composer *to = in->to;
    place where = place_of(&event->start_mark);
    if (tag_of(event)) {
        compose_refuse(to, where, yaml_fault_words(YAML_FAULT_TAG));
        return;
    }
    switch ((int)event->type) {
    case YAML_DOCUMENT_START_EVENT:
        if (in->documents++) compose_refuse(to, where, yaml_fault_words(YAML_FAULT_DOCUMENT));
        break;
    case YAML_ALIAS_EVENT: compose_refuse(to, where, yaml_fault_words(YAML_FAULT_ALIAS)); break;
    case YAML_SCALAR_EVENT: take_scalar(in, event); break;
    case YAML_MAPPING_START_EVENT: compose_open(to, where, true); break;
    case YAML_SEQUENCE_START_EVENT: compose_open(to, where, false); break;
    case YAML_MAPPING_END_EVENT:
    case YAML_SEQUENCE_END_EVENT: compose_close(to); break;
    default: break;
    }
}

static void take_events(reader *in) {
    bool more = true;
    while (more && in->to->status == EXIT_DONE) {
        yaml_event_t event;
        if (!yaml_parser_parse(in->parser, &event)) {
            syntax_fault(in);
            return;
        }
        more = event.type != YAML_STREAM_END_EVENT;
        take_event(in, &event);
        yaml_event_delete(&event);
    }
}

// YAML 1.1, which libyaml reads, ends a line at three more characters than 1.2 and anything else
// here does.
static bool has_odd_line_ends(composer *to) {
    static const char *const ENDS[] = {"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"};
    const input *from = &to->out->from;
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        const char *found = strstr(from->text, ENDS[i]);
        if (!found) continue;
        compose_refuse(to, place_at(from, (size_t)(found - from->text)),
                       "an invisible character stands here that some programs take for the end "
                       "of a line; take it out, or write \\u2028 in double quotes");
        return true;
    }
    return false;
}

void yaml_events(composer *to) {
    yaml_parser_t parser;
    const input *from = &to->out->from;
    reader in = {.to = to, .parser = &parser, .row = 1, .line = excerpt_of(from, 1)};
    if (has_odd_line_ends(to)) return;
    if (!yaml_parser_initialize(&parser)) xalloc_gone();
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)from->text, from->size);
    take_events(&in);
    yaml_parser_delete(&parser);
}
