// Bytes -> a request -> the one door. Whatever is asked, the reply is one JSON document with
// sorted keys that agrees with its status, all memory is given back, odds sum to 1, and what play
// appends to a record can be played again: its lines as maps or as texts, which makes no
// difference; spoilt, it is refused or read, and nothing worse.
//
// The first byte says whether the bytes are the request themselves (one time in four) or what a
// request is made from, of any rule system: then most keys exist, most values fit, and most
// records go on. Where an input may cost much all that is said above is tried with its record, else
// one thing of it.
#include "bayonet/game.h"
#include "bayonet/request.h"

#include "base/arena.h"
#include "failing_memory.h"
#include "fuzz/made/made_request.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <math.h>
#include <string.h>

enum {
    BYTES = 32 << 20,
    LINES_MAX = 32 // that a record may have
};

// What an input may cost.
typedef struct effort {
    uint32_t situations;
    int patience, // ticks in a request: it may ask for any number of trials
        lines,    // that a record grows by
        spoilt,   // times that it is spoilt
        trials;
} effort;

static const effort USUAL = {100, 1, 2, 1, 20}, MUCH = {2000, 2, 8, 2, 300};

// What is tried with a record that was played.
typedef enum trial { FAILING, CHECKED, AS_TEXTS, ASKED_AT, SPOILT, TRIALS } trial;

// --- The door --------------------------------------------------------------------------------

typedef struct knocking {
    failing_memory heap, own; // of the door; of what is read of its replies
    bay_host host;
    arena arena;
    const effort *most;
    trial only;   // is tried; TRIALS: all of them are
    int patience; // ticks that are left
} knocking;

static bool tries(const knocking *k, trial which) {
    return k->only == TRIALS || k->only == which;
}

static bool tick(void *user, uint64_t done, uint64_t of) {
    knocking *k = user;
    must(done <= of);
    return k->patience-- > 0;
}

static void check_sum(const bay_value *reply) {
    const bay_value *endings = bay_value_get(reply, "endings");
    double sum = 0;
    if (!endings) return;
    for (uint32_t i = 0; i < endings->count; i++) {
        const bay_value *p = bay_value_get(&endings->is.item[i], "p");
        must(p && (p->kind == BAY_VALUE_WHOLE || p->kind == BAY_VALUE_DECIMAL));
        sum += p->kind == BAY_VALUE_WHOLE ? (double)p->is.whole : strtod(p->is.text, NULL);
    }
    must(fabs(sum - 1) < 1e-9);
}

static void check_canonical(knocking *k, const bay_value *read, const char *words) {
    text canonical = text_new(k->arena.memory);
    json_write_value(&canonical, read, true);
    must(strcmp(text_get(&canonical), words) == 0);
    text_free(&canonical);
}

static const bay_value *knock(knocking *k, const char *request, size_t size) {
    bay_reply reply;
    k->patience = k->most->patience;
    bay_status status = bay_request(&k->host, request, size, &reply);
    must(reply.text && status == reply.status && strlen(reply.text) == reply.size);
    const bay_value *read = NULL;
    must(json_read(&k->arena, reply.text, reply.size, &read, NULL) == BAY_OK);
    if (k->only == TRIALS || reply.size % 4 == 0) check_canonical(k, read, reply.text);
    const bay_value *error = bay_value_get(read, "error");
    must(!error == (status == BAY_OK) && status != BAY_INTERNAL);
    if (error) must(bay_value_is(bay_value_get(error, "status"), bay_status_id(status)));
    const bay_value *schema = bay_value_get(read, "schema");
    if (bay_value_is(schema, "bayonet/odds/1") || bay_value_is(schema, "bayonet/simulate/1"))
        check_sum(read);
    bay_reply_free(k->host.memory, &reply);
    must(k->heap.blocks == 0);
    return read;
}

// The same with one allocation that fails: the same reply, or a refusal for want of memory.
//   calm   the reply without
static void knock_failing(knocking *k, const text *request, const bay_value *calm,
                          size_t fail_at) {
    bay_reply short_of;
    text as_ever = text_new(k->arena.memory);
    json_write_value(&as_ever, calm, true);
    k->patience = k->most->patience;
    k->heap.requests = 0;
    k->heap.fail_at = fail_at;
    bay_status status = bay_request(&k->host, request->bytes, request->size, &short_of);
    k->heap.fail_at = 0;
    must(status == BAY_NO_MEMORY ||
         (short_of.text && strcmp(short_of.text, text_get(&as_ever)) == 0));
    bay_reply_free(k->host.memory, &short_of);
    text_free(&as_ever);
    must(k->heap.blocks == 0);
}

// --- Records ---------------------------------------------------------------------------------

typedef struct record {
    text line[LINES_MAX]; // each as JSON
    uint32_t lines;
} record;

static void add_lines(knocking *k, record *to, const bay_value *reply) {
    const bay_value *lines = bay_value_get(reply, "lines");
    for (uint32_t i = 0; lines && i < lines->count; i++) {
        must(to->lines < LINES_MAX);
        text *line = &to->line[to->lines++];
        *line = text_new(k->arena.memory);
        json_write_value(line, &lines->is.item[i], true);
    }
}

static void free_lines(record *r) {
    while (r->lines) text_free(&r->line[--r->lines]);
}

// A request with the record; bit i of `as_texts`: line i is given as its text.
static text request_of(knocking *k, const record *r, uint32_t as_texts, const char *name,
                       const text *move) {
    text request = text_new(k->arena.memory);
    text_add(&request, "{\"do\":\"");
    text_add(&request, name);
    text_add(&request, "\",\"record\":[");
    for (uint32_t i = 0; i < r->lines; i++) {
        if (i) text_add(&request, ",");
        if (as_texts >> i & 1)
            json_write_text(&request, text_get(&r->line[i]), r->line[i].size);
        else
            text_add_bytes(&request, text_get(&r->line[i]), r->line[i].size);
    }
    text_add(&request, "]");
    if (move) text_add(&request, ",\"move\":");
    if (move) text_add(&request, text_get(move));
    if (move && move->size % 3 == 0) text_add(&request, ",\"advice\":true");
    text_add(&request, "}");
    return request;
}

static const bay_value *knock_record(knocking *k, const record *r, uint32_t as_texts,
                                     const char *name, const text *move) {
    text request = request_of(k, r, as_texts, name, move);
    const bay_value *reply = knock(k, request.bytes, request.size);
    text_free(&request);
    return reply;
}

static bool alike(knocking *k, const bay_value *one, const bay_value *other) {
    text a = text_new(k->arena.memory), b = text_new(k->arena.memory);
    json_write_value(&a, one, true);
    json_write_value(&b, other, true);
    bool same = strcmp(text_get(&a), text_get(&b)) == 0;
    text_free(&a);
    text_free(&b);
    return same;
}

// It can have been played, and every step that stands is told, however the lines are given.
static void check_record(knocking *k, const record *r, uint32_t as_texts) {
    const bay_value *story = knock_record(k, r, 0, "replay", NULL);
    const bay_value *told = bay_value_get(story, "told");
    must(told != NULL);
    if (tries(k, AS_TEXTS)) must(alike(k, story, knock_record(k, r, as_texts, "replay", NULL)));
    if (!tries(k, CHECKED)) return;
    const bay_value *checked = knock_record(k, r, 0, "check", NULL);
    must(!bay_value_get(checked, "error"));
    must((int64_t)told->count == bay_value_get(checked, "steps")->is.whole);
    if (k->only == TRIALS) must(alike(k, checked, knock_record(k, r, as_texts, "check", NULL)));
}

// A byte of a line is another one, or the line ends there; it is a text, so JSON need not be left.
static void spoil(knocking *k, recipe *from, record *r) {
    static const char *const dos[] = {"check", "show",   "odds",    "best",
                                      "play",  "replay", "simulate"};
    uint32_t which = below(from, r->lines);
    text *line = &r->line[which];
    uint32_t at = below(from, 256) * 256 + below(from, 256);
    if (!line->size) return;
    at %= (uint32_t)line->size;
    uint8_t byte = (uint8_t)below(from, 256);
    if (byte)
        line->bytes[at] = (char)byte;
    else
        line->size = at;
    const char *name = dos[below(from, sizeof dos / sizeof *dos)];
    knock_record(k, r, 1U << which, name, NULL);
}

// Any request about what a record has come to after one of its lines.
static void ask_at(knocking *k, recipe *from, const record *r) {
    static const char *const dos[] = {"check", "show",   "odds",    "best",
                                      "play",  "replay", "simulate"};
    const char *name = dos[below(from, sizeof dos / sizeof *dos)];
    text request = request_of(k, r, 0, name, NULL);
    request.size--; // its brace
    text_add(&request, ",\"at\":");
    text_add_whole(&request, 1 + (int64_t)below(from, r->lines));
    if (strcmp(name, "simulate") == 0) text_add(&request, ",\"count\":50");
    text_add(&request, "}");
    const bay_value *reply = knock(k, request.bytes, request.size);
    bool told = strcmp(name, "check") == 0 || strcmp(name, "replay") == 0;
    must(!told || !bay_value_get(reply, "error"));
    text_free(&request);
}

// A tally that is added to no trial says what its trials said.
static void check_tally(knocking *k, const text *request, const bay_value *reply) {
    char asked[40];
    snprintf(asked, sizeof asked, "\"count\":%d,\"way\":", k->most->trials);
    const char *count = strstr(request->bytes, asked);
    const bay_value *tally = bay_value_get(reply, "tally");
    if (!count || !tally) return;
    text again = text_new(k->arena.memory);
    text_add_bytes(&again, request->bytes, (size_t)(count - request->bytes));
    text_add(&again, "\"count\":0,\"tallies\":[");
    json_write_value(&again, tally, true);
    text_add(&again, "]");
    text_add(&again, strchr(count, ','));
    const bay_value *added = knock(k, again.bytes, again.size);
    must(alike(k, bay_value_get(added, "endings"), bay_value_get(reply, "endings")));
    must(alike(k, bay_value_get(added, "measures"), bay_value_get(reply, "measures")));
    text_free(&again);
}

static void play_on(knocking *k, recipe *from, const bay_value *reply) {
    record r = {.lines = 0};
    add_lines(k, &r, reply);
    uint32_t as_texts = below(from, 256) * 256 + below(from, 256);
    const bay_value *question = bay_value_get(reply, "question");
    for (int i = 0; i < k->most->lines && question; i++) {
        text move = text_new(k->arena.memory);
        made_move(&move, from, question);
        const bay_value *next = knock_record(k, &r, as_texts, "play", &move);
        if (i == 0 && tries(k, FAILING)) {
            text request = request_of(k, &r, as_texts, "play", &move);
            knock_failing(k, &request, next, 1 + below(from, 64));
            text_free(&request);
        }
        text_free(&move);
        add_lines(k, &r, next);
        if (bay_value_get(next, "question")) question = bay_value_get(next, "question");
    }
    if (tries(k, CHECKED) || tries(k, AS_TEXTS)) check_record(k, &r, as_texts);
    if (tries(k, ASKED_AT)) ask_at(k, from, &r);
    for (int i = 0; tries(k, SPOILT) && i < k->most->spoilt; i++) spoil(k, from, &r);
    free_lines(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bool much = may_cost_much(data, size);
    knocking k = {.most = much ? &MUCH : &USUAL,
                  .only = much ? TRIALS : (trial)tried_for(data, size, TRIALS)};
    k.host = (bay_host){
        .situations = k.most->situations, .bytes = BYTES, .tick = tick, .rules = MADE_SYSTEMS};
    recipe from = {data, data + size};
    k.host.memory = failing_memory_of(&k.heap);
    k.host.user = &k;
    k.arena = arena_new(failing_memory_of(&k.own));
    if (below(&from, 4) == 0) {
        knock(&k, (const char *)from.at, (size_t)(from.end - from.at));
    } else {
        text request = text_new(k.arena.memory);
        made_request(&request, &from, k.most->trials);
        const bay_value *reply = knock(&k, request.bytes, request.size);
        check_tally(&k, &request, reply);
        if (below(&from, 4) == 0) knock_failing(&k, &request, reply, 1 + below(&from, 64));
        text_free(&request);
        if (bay_value_get(reply, "lines")) play_on(&k, &from, reply);
    }
    arena_free(&k.arena);
    must(k.own.blocks == 0);
    return 0;
}
