#include "record_file.h"

#include "complaint.h"
#include "excerpt.h"
#include "heap.h"
#include "shell.h"
#include "yaml_scalar.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// --- Reading ---------------------------------------------------------------------------------

json_t *record_file_header(const input *in) {
    json_error_t where;
    excerpt_line first = excerpt_of(in, 1);
    return json_loadb(first.text, first.size, 0, &where);
}

bool record_file_is(const input *in) {
    static const char ENDING[] = ".jsonl", FORMAT[] = "bayonet/record/";
    size_t size = strlen(in->name), ending = sizeof ENDING - 1;
    if (size > ending && strcmp(in->name + size - ending, ENDING) == 0) return true;
    json_t *header = record_file_header(in);
    const char *format = json_string_value(json_object_get(header, "format"));
    bool record = format && strncmp(format, FORMAT, sizeof FORMAT - 1) == 0;
    json_decref(header);
    return record;
}

static void add_line(record_file *of, const char *text, size_t size, uint32_t row) {
    if (of->count) page_add(&of->lines, ",");
    yaml_scalar_text(&of->lines, text, size);
    of->row = heap_grow(of->row, (of->count + 1) * sizeof *of->row);
    of->row[of->count++] = row;
}

void record_file_take(const input *in, record_file *out) {
    *out = (record_file){.out = -1};
    const char *text = in->text, *end = in->text + in->size;
    for (uint32_t row = 1; text < end; row++) {
        const char *feed = memchr(text, '\n', (size_t)(end - text));
        size_t size = (size_t)((feed ? feed : end) - text);
        size_t blank = strspn(text, " \t\r\n");
        if (blank < size) add_line(out, text, size, row);
        out->torn = !feed;
        text += size + (feed != NULL);
    }
}

// --- Writing ---------------------------------------------------------------------------------

static int cannot(session *at, const char *path, const char *words) {
    complain(at, EXIT_BROKEN, "internal", "%s: %s", words, strerror(errno));
    complain_note(at, "file", path);
    return EXIT_BROKEN;
}

int record_file_make(session *at, const char *path, record_file *of) {
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND, 0666);
    if (file < 0 && errno == EEXIST) {
        complain(at, EXIT_USAGE, "usage",
                 "is there already: a record is never written over; go on with it, or give "
                 "another name");
        complain_note(at, "file", path);
        return EXIT_USAGE;
    }
    if (file < 0) return cannot(at, path, "the record cannot be written");
    of->path = heap_text(path, strlen(path));
    of->out = file;
    return EXIT_DONE;
}

int record_file_append_to(session *at, const char *path, record_file *of) {
    int file = open(path, O_WRONLY | O_APPEND);
    if (file < 0) return cannot(at, path, "the record cannot be gone on with");
    of->path = heap_text(path, strlen(path));
    of->out = file;
    return EXIT_DONE;
}

// In one piece, so that whoever kills the program finds whole lines.
static int write_all(session *at, record_file *of, const char *text, size_t size) {
    while (size > 0) {
        ssize_t written = write(of->out, text, size);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return cannot(at, of->path, "the record cannot be written");
        text += written;
        size -= (size_t)written;
    }
    return EXIT_DONE;
}

int record_file_add(session *at, record_file *of, const char *line) {
    page whole = {0};
    page_put(&whole, "%s%s\n", of->torn ? "\n" : "", line);
    int status = of->out < 0 ? EXIT_DONE : write_all(at, of, whole.text, whole.size);
    page_free(&whole);
    of->torn = false;
    add_line(of, line, strlen(line), of->count ? of->row[of->count - 1] + 1 : 1);
    return status;
}

int record_file_copy(session *at, const input *from, const char *path, record_file *of) {
    int status = record_file_make(at, path, of);
    return status == EXIT_DONE ? write_all(at, of, from->text, from->size) : status;
}

void record_file_close(record_file *of) {
    if (of->out >= 0) close(of->out);
    free(of->path);
    free(of->row);
    page_free(&of->lines);
    *of = (record_file){.out = -1};
}

// --- Faults ----------------------------------------------------------------------------------

// The last line is not whole: whoever wrote it was stopped in it. What stands before is good.
static void offer_whole_lines(const input *in, uint32_t row, json_t *error) {
    page line = {0};
    page_put(&line, "head -n %u ", row - 1);
    shell_quote(&line, in->name);
    page_add(&line, " > whole.jsonl");
    json_object_set_new(error, "try", json_string(line.text));
    page_free(&line);
}

void record_file_blame(const input *in, const record_file *of, json_t *error) {
    json_int_t line = json_integer_value(json_object_get(error, "record_line"));
    json_int_t column = json_integer_value(json_object_get(error, "column"));
    json_object_set_new(error, "file", json_string(in->name));
    json_object_del(error, "line"); // of the request, or within the line
    if (line < 1 || line > of->count) return;
    page shown = {0};
    uint32_t row = of->row[line - 1];
    excerpt_show(in, row, (uint32_t)column, &shown);
    json_object_set_new(error, "line", json_integer(row));
    json_object_set_new(error, "excerpt", json_string(shown.text));
    page_free(&shown);
    bool cut = of->torn && line == of->count && line > 1;
    if (cut && strcmp(json_string_value(json_object_get(error, "status")), "bad-text") == 0)
        offer_whole_lines(in, row, error);
}
