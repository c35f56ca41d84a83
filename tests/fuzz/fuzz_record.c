// Bytes -> a record as a file, as the command reads it: its lines, a torn last one, the line of a
// fault. What it holds is checked, shown and told through the door: either all of them take it, or
// none does. A record that can be played is one after any line of it too, and is told in words.
// Where an input may cost much all of this is asked, else one thing of it.
//
// Few changed headers would pass, for a header has the hash of its scenario. So a record gets a
// header with the true hash, where one can be made. It is read as it came too where it may cost
// much, and where none can be made.
#include "bayonet/request.h"

#include "cli/assault/record_file.h"
#include "cli/common/xalloc.h"
#include "cli/report/transcript.h"
#include "cli/session/client.h"
#include "fuzz/read_yaml.h"
#include "fuzz/recipe.h"

#include <string.h>

enum {
    SITUATIONS = 300,
    SEALS = 512,      // headers that are remembered
    HEADER_MAX = 4096 // bytes of one that is
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// --- The lines of a file ---------------------------------------------------------------------

static void check_lines(const input *in, const record_file *of) {
    must(of->whole <= in->size && !(of->torn && of->unended));
    for (uint32_t i = 1; i < of->count; i++) must(of->row[i] > of->row[i - 1]);
    must(of->torn || of->whole == in->size);
    must(!of->torn || !of->count || of->row[of->count - 1] < of->torn);
}

// The first half of a file, and then the other lines as they are appended, are the whole.
static void check_extended(session *at, const input *in, const record_file *whole) {
    size_t half = in->size / 2;
    while (half && in->text[half - 1] != '\n') half--;
    if (!half || whole->torn || whole->unended || whole->over) return;
    input first;
    record_file grown;
    if (input_take(at, in->name, in->text, half, &first) == EXIT_DONE) {
        record_file_take(&first, &grown);
        record_file_extend(&grown, in->text + half, in->size - half);
        must(grown.count == whole->count);
        must(strcmp(strbuf_text(&grown.lines), strbuf_text(&whole->lines)) == 0);
        record_file_close(&grown);
    }
    input_free(&first);
}

// --- The door --------------------------------------------------------------------------------

typedef struct file { // a record as it was read
    bool much;        // may cost much
    input from;
    record_file lines;
    uint32_t bad_line; // of the record, where it was refused; 0: it was not, or in no line
} file;

// Asks about the record up to line `last`; 0: the whole of it.
static bool ask(session *at, file *f, const char *verb, uint32_t last, client *got) {
    strbuf members = {0}, list = {0};
    strbuf_put(&list, "[%s]", strbuf_text(&f->lines.lines));
    client_member_raw(&members, "record", list.text);
    if (last) strbuf_put(&members, ",\"at\":%u", last);
    int status = client_ask(at, verb, strbuf_text(&members), got);
    strbuf_free(&list);
    strbuf_free(&members);
    if (status == EXIT_DONE) return true;
    must(status != EXIT_BROKEN && at->error && *client_text(at->error, "words"));
    json_int_t line = json_integer_value(json_object_get(at->error, "record_line"));
    must(line >= 0 && line <= f->lines.count);
    f->bad_line = (uint32_t)line;
    record_file_locate(&f->from, &f->lines, at->error);
    must(*client_text(at->error, "file"));
    json_decref(at->error);
    at->error = NULL;
    return false;
}

static bool takes(session *at, file *f, const char *verb, uint32_t last) {
    client got = {0};
    bool taken = ask(at, f, verb, last, &got);
    client_free(&got);
    return taken;
}

// The reply of rules, asked for once for each system.
static const json_t *system_of(session *at, const json_t *reply) {
    static json_t *known;
    if (!known) known = json_object();
    const char *id = client_text(reply, "rules");
    json_t *row = json_object_get(known, id);
    if (row) return row;
    client got;
    must(client_system(at, reply, &got) == EXIT_DONE);
    json_object_set(known, id, got.reply);
    client_free(&got);
    return json_object_get(known, id);
}

static void tell(session *at, const json_t *told) {
    const json_t *system = system_of(at, told);
    strbuf words = {0};
    transcript_tell(&words, told, system);
    transcript_list(&words, told, system);
    must(words.size > 0);
    strbuf_free(&words);
}

// Any line may be the last. Which one is tried follows from the input's size.
static void check_some_line(session *at, file *f) {
    uint32_t last = 1 + (uint32_t)f->from.size % f->lines.count;
    must(takes(at, f, "check", last));
    if (f->much) takes(at, f, "odds", last); // may be over the budget
}

// Asks for what happened, and tells it in words; false: the record was refused.
static bool check_told(session *at, file *f) {
    client told = {0};
    bool good = ask(at, f, "replay", 0, &told);
    if (good) {
        json_t *steps = json_object_get(told.reply, "steps");
        must(json_array_size(json_object_get(told.reply, "told")) ==
             (size_t)json_integer_value(steps));
        tell(at, told.reply);
    }
    client_free(&told);
    return good;
}

// A record can be played up to any line, and a refused one up to the line before.
static void check_part(session *at, file *f, bool good) {
    if (good)
        check_some_line(at, f);
    else if (f->bad_line > 1)
        must(takes(at, f, "check", f->bad_line - 1));
}

static void check_all(session *at, file *f) {
    check_extended(at, &f->from, &f->lines);
    bool good = check_told(at, f);
    must(takes(at, f, "show", 0) == good);
    must(takes(at, f, "check", 0) == good);
    check_part(at, f, good);
}

static void check_one(session *at, file *f) {
    switch (tried_for((const uint8_t *)f->from.text, f->from.size, 4)) {
    case 0:
        check_extended(at, &f->from, &f->lines);
        takes(at, f, "show", 0);
        break;
    case 1: check_part(at, f, takes(at, f, "check", 0)); break;
    default: check_told(at, f);
    }
}

// --- A header with the true hash -------------------------------------------------------------

// NULL: no scenario that can be shown is in it.
static json_t *sealed(session *at, json_t *header) {
    json_t *scenario = json_object_get(header, "scenario");
    if (!json_is_object(scenario)) return NULL;
    strbuf members = {0};
    client got = {0};
    client_member_json(&members, "scenario", scenario);
    int status = client_ask(at, "show", strbuf_text(&members), &got);
    strbuf_free(&members);
    if (status == EXIT_DONE) {
        json_object_set(header, "scenario", json_object_get(got.reply, "scenario"));
        json_object_set(header, "sha256", json_object_get(got.reply, "hash"));
        json_object_set(header, "rules", json_object_get(got.reply, "rules"));
        json_object_set_new(header, "version", json_string(bay_version()));
    }
    client_free(&got);
    return status == EXIT_DONE ? header : NULL;
}

// Adds the header of a record with the true hash, or nothing where it cannot be made.
static void make_sealed(session *at, const input *from, strbuf *out) {
    json_t *header = record_file_header(from);
    if (header && sealed(at, header)) {
        char *line = json_dumps(header, JSON_COMPACT);
        strbuf_add(out, line);
        free(line);
    }
    forget(at);
    json_decref(header);
}

typedef struct seal { // a header as it came and as it became: most inputs have one seen before
    size_t size;
    char from[HEADER_MAX], to[HEADER_MAX];
} seal;

// Adds the text of the record with such a header, or nothing.
static void seal_record(session *at, const input *from, strbuf *out) {
    static seal known[SEALS];
    const char *feed = memchr(from->text, '\n', from->size);
    size_t size = feed ? (size_t)(feed - from->text) : 0;
    if (!size) return;
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < size; i++) hash = (hash ^ (uint8_t)from->text[i]) * 16777619u;
    seal *row = &known[(hash ^ hash >> 16) % SEALS];
    if (row->size == size && memcmp(row->from, from->text, size) == 0) {
        strbuf_add(out, row->to);
    } else {
        make_sealed(at, from, out);
        if (size <= HEADER_MAX && out->size < HEADER_MAX) {
            row->size = size;
            memcpy(row->from, from->text, size);
            memcpy(row->to, strbuf_text(out), out->size + 1);
        }
    }
    if (out->size) strbuf_add(out, feed);
}

// --- A file ----------------------------------------------------------------------------------

static void read_file(session *at, const input *from, bool much) {
    file f = {.much = much, .from = *from};
    must(record_file_is(&f.from));
    record_file_take(&f.from, &f.lines);
    check_lines(&f.from, &f.lines);
    record_file_note(at, &f.from, &f.lines);
    must(!f.lines.torn == !at->notes.size);
    if (record_file_check(at, &f.from, &f.lines) == EXIT_DONE)
        much ? check_all(at, &f) : check_one(at, &f);
    record_file_close(&f.lines);
    forget(at);
}

// A file as it came, and with another header.
static void read_both(session *at, const char *bytes, size_t size) {
    bool much = may_cost_much((const uint8_t *)bytes, size);
    strbuf again = {0};
    input first = {0}, other = {0};
    int status = input_take(at, "game.jsonl", bytes, size, &first);
    must(status == EXIT_DONE || (status == EXIT_INPUT && *client_text(at->error, "words")));
    forget(at);
    if (status == EXIT_DONE) {
        seal_record(at, &first, &again);
        if (much || !again.size) read_file(at, &first, much);
    }
    input_free(&first);
    if (again.size) {
        must(input_take(at, "game.jsonl", again.text, again.size, &other) == EXIT_DONE);
        read_file(at, &other, much);
        input_free(&other);
    }
    strbuf_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    xalloc_take_over(false);
    session at = {.in = {.budget = SITUATIONS}};
    read_both(&at, (const char *)data, size);
    forget(&at);
    return 0;
}
