#include "cli/assault/record_file.h"

#include "cli/common/shell.h"
#include "cli/common/xalloc.h"
#include "cli/common/yaml_scalar.h"
#include "cli/session/error.h"
#include "cli/yaml/excerpt.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char FORMAT[] = "bayonet/record/"; // what the format of a header begins with

// --- Reading ---------------------------------------------------------------------------------

json_t *record_file_header(const input *in) {
    json_error_t where;
    excerpt_line first = excerpt_of(in, 1);
    size_t last = first.size - (sizeof FORMAT - 1);
    if (first.size < sizeof FORMAT || first.size > RECORD_LINE_MAX) return NULL;
    for (size_t i = 0; i <= last; i++)
        if (memcmp(first.text + i, FORMAT, sizeof FORMAT - 1) == 0)
            return json_loadb(first.text, first.size, 0, &where);
    return NULL;
}

bool record_file_is(const input *in) {
    static const char ENDING[] = ".jsonl";
    size_t size = strlen(in->name), ending = sizeof ENDING - 1;
    if (size > ending && strcmp(in->name + size - ending, ENDING) == 0) return true;
    if (input_is_record(in->text, in->size)) return true;
    json_t *header = record_file_header(in);
    const char *format = json_string_value(json_object_get(header, "format"));
    bool record = format && strncmp(format, FORMAT, sizeof FORMAT - 1) == 0;
    json_decref(header);
    return record;
}

static void add_line(record_file *of, const char *text, size_t size, uint32_t row) {
    if (of->count == RECORD_LINES_MAX || size > RECORD_LINE_MAX) of->over = row;
    if (of->over) return;
    if (of->count) strbuf_add(&of->lines, ",");
    yaml_scalar_text(&of->lines, text, size);
    bool full = (of->count & (of->count - 1)) == 0; // a power of two, or none
    if (full) of->row = xalloc_grow(of->row, (of->count ? 2 * of->count : 1) * sizeof *of->row);
    of->row[of->count++] = row;
}

// Lines from `row` on; a last one without a line feed is none.
static void add_lines(record_file *of, const char *text, size_t size, uint32_t row) {
    const char *end = text + size, *feed;
    for (; !of->over && (feed = memchr(text, '\n', (size_t)(end - text))) != NULL; row++) {
        size_t length = (size_t)(feed - text), blank = strspn(text, " \t\r\n");
        if (blank < length) add_line(of, text, length, row);
        text = feed + 1;
    }
}

void record_file_extend(record_file *of, const char *text, size_t size) {
    add_lines(of, text, size, of->count ? of->row[of->count - 1] + 1 : 1);
}

// A line of a record is a map. The beginning of one is none, so what stands at the end without a
// line feed and can be read lacks nothing else.
static bool is_line(const char *text, size_t size) {
    json_error_t where;
    if (size > RECORD_LINE_MAX) return false;
    json_t *read = json_loadb(text, size, 0, &where);
    bool map = json_is_object(read);
    json_decref(read);
    return map;
}

void record_file_take(const input *in, record_file *out) {
    *out = (record_file){.out = -1, .whole = in->size};
    size_t ended = in->size;
    while (ended && in->text[ended - 1] != '\n') ended--;
    add_lines(out, in->text, ended, 1);
    uint32_t row = 1;
    for (size_t i = 0; i < ended; i++) row += in->text[i] == '\n';
    const char *last = in->text + ended;
    size_t size = in->size - ended;
    if (size == strspn(last, " \t\r")) return;
    out->unended = is_line(last, size);
    if (out->unended) {
        add_line(out, last, size, row);
        return;
    }
    out->torn = row;
    out->whole = ended;
}

void record_file_close(record_file *of) {
    if (of->out >= 0) close(of->out);
    free(of->path);
    free(of->row);
    strbuf_free(&of->lines);
    *of = (record_file){.out = -1};
}

// --- Faults ----------------------------------------------------------------------------------

void record_file_locate(const input *in, const record_file *of, json_t *error) {
    json_int_t line = json_integer_value(json_object_get(error, "record_line"));
    json_int_t column = json_integer_value(json_object_get(error, "column"));
    json_object_set_new(error, "file", json_string(in->name));
    json_object_del(error, "line"); // of the request, or within the line
    if (line < 1 || line > of->count) return;
    strbuf shown = {0};
    uint32_t row = of->row[line - 1];
    excerpt_show(in, row, (uint32_t)column, &shown);
    json_object_set_new(error, "line", json_integer(row));
    json_object_set_new(error, "excerpt", json_string(shown.text));
    strbuf_free(&shown);
}

void record_file_note(session *at, const input *in, const record_file *of) {
    if (!of->torn) return;
    strbuf_put(&at->notes, "%s:%u: note: ", in->name, of->torn);
    strbuf_wrap(
        &at->notes, 0,
        "the last line is torn: the game was stopped while it was written. It is left out "
        "here; play sets it aside and goes on behind the lines before it.");
}

static int over(session *at, const input *in, const record_file *of) {
    bool many = of->count == RECORD_LINES_MAX;
    error_set(at, EXIT_INPUT, "bad-input",
              many ? "has more than 100000 lines; no record has"
                   : "has a line of more than 1 MiB; no record has");
    error_note(at, "file", in->name);
    json_object_set_new(at->error, "line", json_integer(of->over));
    return EXIT_INPUT;
}

int record_file_check(session *at, const input *in, const record_file *of) {
    if (of->over) return over(at, in, of);
    if (of->count) return EXIT_DONE;
    error_set(at, EXIT_INPUT, "bad-input",
              of->torn ? "is torn in its first line, which holds the assault, and has no step; "
                         "remove the file and begin anew"
                       : "is empty; a record has at least its first line");
    error_note(at, "file", in->name);
    if (!of->torn) return EXIT_INPUT;
    strbuf line = {0};
    strbuf_add(&line, "rm ");
    shell_quote(&line, in->name);
    error_note(at, "try", line.text);
    strbuf_free(&line);
    return EXIT_INPUT;
}
