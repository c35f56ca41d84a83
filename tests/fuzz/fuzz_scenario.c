// From YAML to the door. The bytes are read as YAML. They also serve as the recipe of a scenario,
// which is written as YAML, must be read as the same again, and is asked for its odds; so at
// least half of all texts pass the parser. Nothing crashes or is kept. Every error has words, and
// its place can be shown.

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/client.h"
#include "cli/yaml/yaml.h"
#include "cli/yaml/yaml_write.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool holds) {
    if (!holds) abort();
}

static void forget(session *at) {
    json_decref(at->error);
    strbuf_free(&at->out);
    strbuf_free(&at->notes);
    *at = (session){0};
}

// --- The door --------------------------------------------------------------------------------

static void check_fault(session *at, const yaml *from, int status) {
    must(status != EXIT_BROKEN && at->error && *client_text(at->error, "words"));
    yaml_locate(from, at->error, client_text(at->error, "path"));
    must(*client_text(at->error, "file"));
}

static void check_door(session *at, const yaml *from) {
    strbuf members = {0};
    client_member_raw(&members, "scenario", strbuf_text(&from->json));
    strbuf_add(&members, ",\"situations\":500");
    client got;
    int status = client_ask(at, "odds", strbuf_text(&members), &got);
    if (status == EXIT_DONE)
        must(json_array_size(json_object_get(got.reply, "endings")) > 0);
    else
        check_fault(at, from, status);
    client_free(&got);
    strbuf_free(&members);
}

// Reads and asks; the JSON that was read, NULL when it is not YAML.
static json_t *read_and_ask(const char *bytes, size_t size) {
    session at = {0};
    yaml from = {0};
    json_t *value = NULL;
    int status = input_take(&at, "scenario.yaml", bytes, size, &from.from);
    if (status == EXIT_DONE) status = yaml_parse(&at, &from);
    if (status == EXIT_DONE) {
        json_error_t where;
        value = json_loadb(from.json.text, from.json.size,
                           JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &where);
        check_door(&at, &from);
    } else {
        must(status == EXIT_INPUT && at.error && *client_text(at.error, "words"));
    }
    yaml_free(&from);
    forget(&at);
    return value;
}

// --- A scenario after a recipe ---------------------------------------------------------------

typedef struct recipe {
    const uint8_t *at, *end;
} recipe;

static uint8_t take(recipe *from) {
    return from->at < from->end ? *from->at++ : 0;
}

static const char *const KEYS[] = {
    "quality", "strength", "pins",    "hq",      "morale",
    "retreat", "stands",   "name",    "id",      "class",
    "red",     "black",    "grouped", "hours",   "title",
    "aim",     "orders",   "A-13",    "win",     "at",
    "do",      "when",     "ground",  "strngth", "# : \xE2\x80\x9C",
    "map",     "legend",   "units",   "columns", "objectives",
    "letter",  "kind",     "type",    "facing",  "t"};
static const char *const WORDS[] = {"elite",
                                    "veteran",
                                    "regular",
                                    "conscript",
                                    "militia",
                                    "brigade",
                                    "passed",
                                    "failed",
                                    "closed",
                                    "6 regular",
                                    "veteran 4, 1 pin",
                                    "A Coy 3",
                                    "B Coy 2, 1 red",
                                    "support",
                                    "command",
                                    "1/3",
                                    "4..",
                                    "gives-way",
                                    "dice-1",
                                    "defence",
                                    "attack-again",
                                    "yes",
                                    "null",
                                    "a: b # c",
                                    ". A\n. D",
                                    "t woods",
                                    "c2",
                                    "A",
                                    "infantry",
                                    "\"",
                                    "'",
                                    "\xF0\x9F\x98\x80"};
enum {
    KEY_COUNT = sizeof KEYS / sizeof *KEYS,
    WORD_COUNT = sizeof WORDS / sizeof *WORDS,
    DEPTH_MAX = 4
};

static json_t *make(recipe *from, int depth) {
    uint8_t kind = take(from) % (depth < DEPTH_MAX ? 8 : 4);
    json_t *value = kind > 5 ? json_array() : json_object();
    if (kind < 4) json_decref(value);
    switch (kind) {
    case 0: return json_integer(take(from) % 12);
    case 1: return json_integer((int8_t)take(from) * (1LL << take(from) % 56));
    case 2: return json_boolean(take(from) & 1);
    case 3: return json_string(WORDS[take(from) % WORD_COUNT]);
    case 4:
    case 5:
        for (int i = take(from) % 5; i > 0; i--)
            json_object_set_new(value, KEYS[take(from) % KEY_COUNT], make(from, depth + 1));
        return value;
    default:
        for (int i = take(from) % 4; i > 0; i--)
            json_array_append_new(value, make(from, depth + 1));
        return value;
    }
}

static json_t *make_side(recipe *from) {
    if (take(from) % 4 == 0) return make(from, 1);
    json_t *side = json_object();
    json_object_set_new(side, "quality", json_string(WORDS[take(from) % 5]));
    json_object_set_new(side, "strength", json_integer(1 + take(from) % 8));
    for (int i = take(from) % 3; i > 0; i--)
        json_object_set_new(side, KEYS[take(from) % KEY_COUNT], make(from, 2));
    return side;
}

static json_t *make_scenario(recipe *from) {
    json_t *scenario = json_object();
    static const char *const SYSTEMS[] = {"nqm", "nqm", "soldiers", "portable"};
    json_object_set_new(scenario, "rules", json_string(SYSTEMS[take(from) % 4]));
    json_object_set_new(scenario, "attacker", make_side(from));
    json_object_set_new(scenario, "defender", make_side(from));
    for (int i = take(from) % 4; i > 0; i--)
        json_object_set_new(scenario, KEYS[13 + take(from) % (KEY_COUNT - 13)], make(from, 1));
    return scenario;
}

// A text that can stand line for line is read as it was written.
static void check_lines(const char *bytes, size_t size) {
    json_t *text = json_stringn(bytes, size);
    if (text && yaml_write_may_block(text)) {
        strbuf out = {0};
        strbuf_add(&out, "rules: nqm\nmap: ");
        yaml_write_block(&out, text, 2);
        json_t *again = read_and_ask(out.text, out.size);
        must(again && json_equal(json_object_get(again, "map"), text));
        json_decref(again);
        strbuf_free(&out);
    }
    json_decref(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    xalloc_take_over(false);
    json_decref(read_and_ask((const char *)data, size));
    check_lines((const char *)data, size);
    recipe from = {data, data + size};
    json_t *scenario = make_scenario(&from);
    strbuf text = {0};
    yaml_write(&text, scenario);
    json_t *again = read_and_ask(text.text, text.size);
    must(again && json_equal(again, scenario));
    json_decref(again);
    json_decref(scenario);
    strbuf_free(&text);
    return 0;
}
