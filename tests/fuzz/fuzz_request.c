// Bytes -> a request -> the one door. Whatever is asked, the reply is one JSON document with
// sorted keys that agrees with its status, all memory is given back, odds sum to 1, and what play
// appends to a record can be played again.
//
// The first byte says whether the bytes are the request themselves (one time in four) or what a
// request is made from: then most keys exist, most values fit, and most records go on.
#include "bayonet/game.h"
#include "bayonet/request.h"

#include "base/arena.h"
#include "base/text.h"
#include "failing_memory.h"
#include "report/json_read.h"
#include "report/json_write.h"
#include "report/key_path.h"

#include <math.h>
#include <string.h>

enum { SITUATIONS = 2000, BYTES = 32 << 20, LINES = 12, DEPTH = 4, PATIENCE = 2 };

typedef struct bytes {
    const uint8_t *at, *end;
} bytes;

static unsigned below(bytes *from, unsigned n) {
    return from->at < from->end ? *from->at++ % n : 0;
}

static void must(bool holds) {
    if (!holds) abort();
}

// --- Values ----------------------------------------------------------------------------------

// Anything at all: a number, a flag, a list, or a text of a few of the bytes.
static void add_anything(text *to, bytes *from) {
    static const char *const odd[] = {"null",        "true",     "[]",
                                      "{}",          "-1",       "1e9",
                                      "\"\"",        "[[1]]",    "999999999999999999999",
                                      "\"\\u0000\"", "{\"a\":1}"};
    unsigned which = below(from, 16);
    if (which < sizeof odd / sizeof *odd) {
        text_add(to, odd[which]);
        return;
    }
    char word[8];
    size_t size = 0;
    while (size < sizeof word && from->at < from->end) word[size++] = (char)*from->at++;
    json_write_text(to, word, size);
}

static void add_choice(text *to, bytes *from, const char *choices) {
    unsigned count = 1;
    for (const char *at = choices; *at; at++) count += *at == '|';
    for (unsigned skip = below(from, count); skip; skip--) choices = strchr(choices, '|') + 1;
    json_write_text(to, choices, strcspn(choices, "|"));
}

static void add_whole(text *to, bytes *from, int32_t low, int32_t high) {
    unsigned few = high - low > 7 ? 8 : (unsigned)(high - low + 1);
    text_add_whole(to, low + (int32_t)below(from, few));
}

// What the key table has for an example, or a name, or a letter of the maps above.
static void add_text(text *to, bytes *from, const bay_key *key) {
    if (key->choices && below(from, 2))
        add_choice(to, from, key->choices);
    else
        add_choice(to, from, "A Coy|B Coy|1 Coy|a|A|b2");
}

static void add_group(text *to, bytes *from, const bay_rules *rules, const char *path,
                      int depth);

static void add_value(text *to, bytes *from, const bay_rules *rules, const bay_key *key,
                      const char *path, int depth) {
    char item[KEY_PATH_MAX];
    if (below(from, 24) == 23) {
        add_anything(to, from);
        return;
    }
    switch (key->kind) {
    case BAY_KEY_WHOLE: add_whole(to, from, key->low, key->high); break;
    case BAY_KEY_WORD: add_choice(to, from, key->choices); break;
    case BAY_KEY_FLAG: text_add(to, below(from, 2) ? "true" : "false"); break;
    case BAY_KEY_LINES: add_choice(to, from, "..t\n.A.|. h2\n. A|a"); break;
    case BAY_KEY_TEXT: add_text(to, from, key); break;
    case BAY_KEY_GROUP: add_group(to, from, rules, path, depth); break;
    case BAY_KEY_LIST:
        text_add(to, "[");
        for (unsigned i = 0, count = 1 + below(from, 4); i < count; i++) {
            if (i) text_add(to, ",");
            key_path_item(item, path, i);
            add_value(to, from, rules, key_path_find(rules, item), item, depth + 1);
        }
        text_add(to, "]");
        break;
    }
}

// A short form, or some of the keys; those that must be there are.
static void add_group(text *to, bytes *from, const bay_rules *rules, const char *path,
                      int depth) {
    static const char short_forms[] =
        "3 regular|4 elite, 1 pin|6 veteran|A Coy 3|B Coy 2, 1 red|"
        "conscript 5|militia|2 regular 9";
    if (*path && below(from, 3) == 0) {
        add_choice(to, from, short_forms);
        return;
    }
    text_add(to, "{");
    bool any = false;
    key_walk walk = key_walk_of(rules, path);
    while (depth < DEPTH && key_walk_next(&walk)) {
        bool needed = walk.key->usual && strcmp(walk.key->usual, "!") == 0;
        if (!needed && below(from, 3)) continue;
        char here[KEY_PATH_MAX];
        key_path_join(here, path, walk.name);
        if (any) text_add(to, ",");
        any = true;
        json_write_text(to, walk.name, strlen(walk.name));
        text_add(to, ":");
        add_value(to, from, rules, walk.key, here, depth + 1);
    }
    if (!*path) {
        text_add(to, any ? ",\"rules\":" : "\"rules\":");
        json_write_text(to, rules->id, strlen(rules->id));
    }
    text_add(to, "}");
}

// --- Requests --------------------------------------------------------------------------------

static void add_set(text *to, bytes *from, const bay_rules *rules) {
    unsigned params = 0;
    while (rules->params[params].name) params++;
    const bay_param *param = &rules->params[below(from, params)];
    text_add(to, ",\"set\":{");
    json_write_text(to, param->name, strlen(param->name));
    text_add(to, ":");
    if (param->kind == BAY_PARAM_WHOLE)
        add_whole(to, from, param->low, param->high);
    else
        add_choice(to, from,
                   param->kind == BAY_PARAM_READING ? param->readings : "0|1/3|1|2/3");
    if (below(from, 2)) {
        text_add(to, ",");
        add_choice(to, from, "hours|attacker.strength|attacker.stands[0].red|defender|title|x");
        text_add(to, ":");
        add_anything(to, from);
    }
    text_add(to, "}");
}

static void add_assault(text *to, bytes *from, const bay_rules *rules) {
    switch (below(from, 4)) {
    case 0:
        text_add(to, ",\"sample\":");
        json_write_text(to, rules->id, strlen(rules->id));
        break;
    case 1:
        text_add(to, ",\"short\":");
        add_choice(to, from,
                   "nqm 3 regular v 2 regular|nqm 4 elite, 1 pin vs 4 elite, 1 pin|"
                   "nqm 2 v 3|nqm v|nqm militia 3 against conscript 2|nqm");
        break;
    default: text_add(to, ",\"scenario\":"); add_group(to, from, rules, "", 0);
    }
    if (below(from, 3) == 0) add_set(to, from, rules);
    if (below(from, 4) == 0) {
        text_add(to, ",\"aim\":");
        add_choice(to, from, "ground|cheaply|chaply");
    }
    if (below(from, 4) == 0) {
        text_add(to, ",\"orders\":");
        if (below(from, 2))
            add_choice(to, from, "standing|best|worst");
        else
            text_add(
                to,
                "[{\"at\":\"defence\",\"do\":\"dice-1\",\"when\":{\"attacks_left\":\"2..\"}}]");
    }
}

static void add_request(text *to, bytes *from) {
    static const char *const dos[] = {"rules", "new",  "check", "show",
                                      "odds",  "best", "play",  "simulate"};
    const char *name = dos[below(from, sizeof dos / sizeof *dos)];
    const bay_rules *rules = bay_rules_at(0);
    text_add(to, "{\"do\":");
    json_write_text(to, name, strlen(name));
    if (strcmp(name, "rules") == 0) {
        text_add(to, ",\"id\":");
        add_choice(to, from, "nqm|NQM-07|nqm-01|NQM-99|x");
    } else {
        add_assault(to, from, rules);
    }
    if (strcmp(name, "play") == 0 && below(from, 2))
        text_add(to, ",\"seed\":5,\"advice\":true");
    if (strcmp(name, "odds") == 0 && below(from, 3) == 0)
        text_add(to, ",\"primes\":[2147483647],\"only\":[\"endings\",\"residues\"]");
    if (strcmp(name, "odds") == 0 && below(from, 3) == 0) text_add(to, ",\"why\":true");
    if (strcmp(name, "simulate") == 0) {
        text_add(to, ",\"count\":300,\"way\":");
        add_choice(to, from, "tree|graph|any");
    }
    text_add(to, "}");
}

// --- The door --------------------------------------------------------------------------------

typedef struct knocking {
    failing_memory heap, own; // of the door; of what is read of its replies
    bay_host host;
    arena arena;
    int patience; // ticks: a request may ask for any number of trials
} knocking;

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

static const bay_value *knock(knocking *k, const char *request, size_t size) {
    bay_reply reply;
    bay_status status = bay_request(&k->host, request, size, &reply);
    must(reply.text && status == reply.status && strlen(reply.text) == reply.size);
    const bay_value *read = NULL;
    must(json_read(&k->arena, reply.text, reply.size, &read, NULL) == BAY_OK);
    text canonical = text_new(k->arena.memory);
    json_write_value(&canonical, read, true);
    must(strcmp(text_get(&canonical), reply.text) == 0);
    text_free(&canonical);
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

// --- Play ------------------------------------------------------------------------------------

static void add_move(text *to, bytes *from, const bay_value *question) {
    const bay_value *options = bay_value_get(question, "options"),
                    *dice = bay_value_get(question, "dice");
    unsigned odd = below(from, 8);
    if (odd == 7) {
        text_add(to, "{\"undo\":");
        add_whole(to, from, 1, 3);
    } else if (odd == 6) {
        text_add(to, "{\"choose\":");
        add_anything(to, from);
    } else if (options && odd == 5) {
        text_add(to, "{\"command\":");
        add_choice(to, from, "best|fallible|standing|fallible");
        text_add(to, ",\"seed\":5");
    } else if (options) {
        const bay_value *option = &options->is.item[below(from, options->count)];
        text_add(to, "{\"choose\":");
        json_write_value(to, bay_value_get(option, "id"), true);
    } else if (dice && odd < 3) {
        text_add(to, "{\"roll\":true");
    } else {
        text_add(to, "{\"faces\":[");
        add_whole(to, from, 1, 7);
        text_add(to, "]");
    }
    text_add(to, "}");
}

// Appends the lines of a reply.
static void add_lines(text *record, const bay_value *reply) {
    const bay_value *lines = bay_value_get(reply, "lines");
    for (uint32_t i = 0; lines && i < lines->count; i++) {
        if (record->size) text_add(record, ",");
        json_write_value(record, &lines->is.item[i], true);
    }
}

static const bay_value *knock_record(knocking *k, const text *record, const char *name,
                                     const text *move) {
    text request = text_new(k->arena.memory);
    text_add(&request, "{\"do\":\"");
    text_add(&request, name);
    text_add(&request, "\",\"record\":[");
    text_add(&request, text_get(record));
    text_add(&request, "]");
    if (move) text_add(&request, ",\"move\":");
    if (move) text_add(&request, text_get(move));
    if (move && move->size % 3 == 0) text_add(&request, ",\"advice\":true");
    text_add(&request, "}");
    const bay_value *reply = knock(k, request.bytes, request.size);
    text_free(&request);
    return reply;
}

// It can have been played, and every step that stands is told.
static void check_record(knocking *k, const text *record) {
    const bay_value *checked = knock_record(k, record, "check", NULL);
    const bay_value *story = knock_record(k, record, "replay", NULL);
    const bay_value *told = bay_value_get(story, "told");
    must(!bay_value_get(checked, "error") && told);
    must((int64_t)told->count == bay_value_get(checked, "steps")->is.whole);
}

static void play_on(knocking *k, bytes *from, const bay_value *reply) {
    text record = text_new(k->arena.memory);
    add_lines(&record, reply);
    const bay_value *question = bay_value_get(reply, "question");
    for (int i = 0; i < LINES && question; i++) {
        text move = text_new(k->arena.memory);
        add_move(&move, from, question);
        const bay_value *next = knock_record(k, &record, "play", &move);
        text_free(&move);
        add_lines(&record, next);
        if (bay_value_get(next, "question")) question = bay_value_get(next, "question");
    }
    check_record(k, &record);
    text_free(&record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    knocking k = {.host = {.situations = SITUATIONS, .bytes = BYTES, .tick = tick},
                  .patience = PATIENCE};
    bytes from = {data, data + size};
    k.host.memory = failing_memory_of(&k.heap);
    k.host.user = &k;
    k.arena = arena_new(failing_memory_of(&k.own));
    if (below(&from, 4) == 0) {
        knock(&k, (const char *)from.at, (size_t)(from.end - from.at));
    } else {
        text request = text_new(k.arena.memory);
        add_request(&request, &from);
        const bay_value *reply = knock(&k, request.bytes, request.size);
        text_free(&request);
        if (bay_value_get(reply, "lines")) play_on(&k, &from, reply);
    }
    arena_free(&k.arena);
    must(k.own.blocks == 0);
    return 0;
}
