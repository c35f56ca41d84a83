// Bytes -> a record as a file, as the command reads it: its lines, a torn last one, the line of a
// fault. What it holds is checked, shown and told through the door: either all of them take it, or
// none does. A record that can be played is one after any line of it too, and is told in words.
// Where an input may cost much all of this is asked, else one thing more than whether it is told.
//
// Few changed headers would pass, for a header has the hash of its scenario. So a record that is
// refused for its header gets a header with the true hash, and is read again.
#include "bayonet/request.h"

#include "cli/assault/record_file.h"
#include "cli/common/xalloc.h"
#include "cli/report/transcript.h"
#include "cli/session/client.h"
#include "fuzz/read_yaml.h"
#include "fuzz/recipe.h"

#include <string.h>

enum { SITUATIONS = 300 };

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

static void check_asked(session *at, file *f) {
    client told = {0};
    bool good = ask(at, f, "replay", 0, &told);
    uint32_t bad = f->bad_line;
    size_t which = f->from.size % 3;
    if (f->much || which == 0) must(takes(at, f, "check", 0) == good);
    if (f->much || which == 1) must(takes(at, f, "show", 0) == good);
    if (good) {
        json_t *steps = json_object_get(told.reply, "steps");
        must(json_array_size(json_object_get(told.reply, "told")) ==
             (size_t)json_integer_value(steps));
        tell(at, told.reply);
        if (f->much || which == 2) check_some_line(at, f);
    } else if (bad > 1 && (f->much || which == 2)) {
        must(takes(at, f, "check", bad - 1));
    }
    f->bad_line = bad;
    client_free(&told);
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

// Adds the text of the record with such a header; false: it cannot be made.
static bool seal(session *at, const file *f, strbuf *out) {
    const char *feed = memchr(f->from.text, '\n', f->from.size);
    json_t *header = feed ? record_file_header(&f->from) : NULL;
    bool made = header && sealed(at, header);
    forget(at);
    if (made) {
        char *line = json_dumps(header, JSON_COMPACT);
        strbuf_put(out, "%s%s", line, feed);
        free(line);
    }
    json_decref(header);
    return made;
}

// --- A file ----------------------------------------------------------------------------------

// `again`: gets the record with another header, where that may help.
static void read_file(session *at, const char *bytes, size_t size, strbuf *again) {
    file f = {.much = may_cost_much((const uint8_t *)bytes, size)};
    int status = input_take(at, "game.jsonl", bytes, size, &f.from);
    must(status == EXIT_DONE || (status == EXIT_INPUT && *client_text(at->error, "words")));
    if (status == EXIT_DONE) {
        must(record_file_is(&f.from));
        record_file_take(&f.from, &f.lines);
        check_lines(&f.from, &f.lines);
        record_file_note(at, &f.from, &f.lines);
        must(!f.lines.torn == !at->notes.size);
        check_extended(at, &f.from, &f.lines);
        status = record_file_check(at, &f.from, &f.lines);
        if (status == EXIT_DONE) check_asked(at, &f);
        if (again && f.bad_line == 1) seal(at, &f, again);
        record_file_close(&f.lines);
    }
    input_free(&f.from);
    forget(at);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    xalloc_take_over(false);
    session at = {.in = {.budget = SITUATIONS}};
    strbuf again = {0};
    read_file(&at, (const char *)data, size, &again);
    if (again.size) read_file(&at, again.text, again.size, NULL);
    strbuf_free(&again);
    forget(&at);
    return 0;
}
