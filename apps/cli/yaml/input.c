#include "cli/yaml/input.h"

#include "cli/common/suggest_file.h"
#include "cli/common/utf8_text.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int refuse(session *at, const char *name, const char *words) {
    error_set(at, EXIT_INPUT, "bad-input", "%s", words);
    error_note(at, "file", name);
    return EXIT_INPUT;
}

static int cannot_open(session *at, const char *path, int error) {
    if (error == ENOENT) {
        char *nearest = suggest_file(path);
        refuse(at, path, "there is no such file");
        if (nearest) error_note(at, "nearest", nearest);
        free(nearest);
        return EXIT_INPUT;
    }
    if (error == EACCES) return refuse(at, path, "may not be read (permission denied)");
    return refuse(at, path, strerror(error));
}

// Everything that `file` holds, up to one byte more than is allowed.
static bool slurp(FILE *file, strbuf *out) {
    char block[1 << 14];
    size_t got;
    while (!feof(file) && out->size <= INPUT_BYTES_MAX && // a terminal's end is told once
           (got = fread(block, 1, sizeof block, file)) > 0)
        strbuf_add_bytes(out, block, got);
    return !ferror(file);
}

static int read_open(session *at, FILE *file, const char *name, strbuf *text) {
    struct stat about;
    if (fstat(fileno(file), &about) == 0 && S_ISDIR(about.st_mode))
        return refuse(at, name, "is a directory, not a file");
    if (!slurp(file, text)) return refuse(at, name, "could not be read to its end");
    if (text->size > INPUT_BYTES_MAX)
        return refuse(at, name, "is larger than 16 MiB; no scenario is");
    return EXIT_DONE;
}

static bool begins(const char *bytes, size_t size, const char *mark, size_t length) {
    return size >= length && memcmp(bytes, mark, length) == 0;
}

// Text must be UTF-8 without NUL; says which of the usual other things it is.
static int must_be_text(session *at, const char *name, const char *bytes, size_t size) {
    // The mark of UTF-32 begins as that of UTF-16 does.
    if (begins(bytes, size, "\xFF\xFE\0\0", 4) || begins(bytes, size, "\0\0\xFE\xFF", 4))
        return refuse(at, name, "is UTF-32; save it as UTF-8");
    if (begins(bytes, size, "\xFF\xFE", 2) || begins(bytes, size, "\xFE\xFF", 2))
        return refuse(at, name, "is UTF-16; save it as UTF-8");
    if (size && memchr(bytes, '\0', size))
        return refuse(at, name, "is a binary file, not text");
    size_t bad = utf8_text_bad(bytes, size);
    if (bad == size) return EXIT_DONE;
    long long line = 1;
    for (size_t i = 0; i < bad; i++) line += bytes[i] == '\n';
    refuse(at, name, "is not UTF-8 text; save it as UTF-8");
    json_object_set_new(at->error, "line", json_integer(line));
    return EXIT_INPUT;
}

bool input_is_record(const char *bytes, size_t size) {
    static const char HEADER[] = "{\"format\":\"bayonet/record/";
    return size >= sizeof HEADER - 1 && memcmp(bytes, HEADER, sizeof HEADER - 1) == 0;
}

// The part of it that must be text.
static size_t sure_size(const char *bytes, size_t size) {
    if (!input_is_record(bytes, size)) return size;
    while (size && bytes[size - 1] != '\n') size--;
    return size;
}

bool input_is_there(const char *path) {
    struct stat about;
    return stat(path, &about) == 0;
}

bool input_names(const char *word) {
    return strpbrk(word, "./") || input_is_there(word);
}

int input_take(session *at, const char *name, const char *bytes, size_t size, input *out) {
    int status = must_be_text(at, name, bytes, sure_size(bytes, size));
    if (status != EXIT_DONE) return status;
    size_t mark = begins(bytes, size, "\xEF\xBB\xBF", 3) ? 3 : 0;
    out->name = xalloc_text(name, strlen(name));
    out->mark = mark;
    out->size = size - mark;
    out->text = xalloc_text(bytes + mark, out->size);
    return EXIT_DONE;
}

int input_read(session *at, const char *path, input *out) {
    bool standard = strcmp(path, "-") == 0;
    const char *name = standard ? "standard input" : path;
    FILE *file = standard ? stdin : xalloc_open(path, "rb");
    if (!file) return cannot_open(at, path, errno);
    strbuf text = {0};
    int status = read_open(at, file, name, &text);
    if (!standard) fclose(file);
    if (status == EXIT_DONE) status = input_take(at, name, strbuf_text(&text), text.size, out);
    strbuf_free(&text);
    return status;
}

void input_free(input *of) {
    free(of->name);
    free(of->text);
    *of = (input){0};
}
