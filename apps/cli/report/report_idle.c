// What was typed as KEY=VALUE and changes nothing: it may have been meant for something else. To find
// out, the same is asked again without it.

#include "cli/report/report.h"

#include <string.h>

enum { SITUATIONS_MOST = 200000 }; // of all the answers asked for: a fraction of a second

// Does it say what somebody is called, or what is wanted? That moves no number.
static bool is_name(const char *key) {
    static const char *const NAMES[] = {"title", "aim", "orders", "rules", "name", "id"};
    const char *point = strrchr(key, '.'), *last = point ? point + 1 : key;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (strcmp(last, NAMES[i]) == 0) return true;
    return false;
}

static bool begins_with(const char *words, const char *key) {
    size_t size = strlen(key);
    return strncmp(words, key, size) == 0 && words[size] == ' ';
}

// Is it the first of several keys of one name: "attacker.units[0].sees_to and 1 other are set, …"?
static bool begins_several(const char *words, const char *last) {
    size_t path = strcspn(words, " "), size = strlen(last);
    bool several = strncmp(words + path, " and ", 5) == 0;
    return several && path >= size && strncmp(words + path - size, last, size) == 0;
}

// Does a hint tell of it already: "elite_attack_dice is set, but …", "attacker.mounted is set, but …"?
static bool is_noted(const json_t *reply, const char *key) {
    const char *point = strrchr(key, '.'), *last = point ? point + 1 : key;
    size_t index;
    json_t *hint;
    json_array_foreach(json_object_get(reply, "hints"), index, hint) {
        const char *words = json_string_value(hint);
        if (words && (begins_with(words, key) || begins_with(words, last) ||
                      begins_several(words, last)))
            return true;
    }
    return false;
}

// Has the answer the same numbers?
static bool is_same(const json_t *odds, const json_t *other) {
    static const char *const NUMBERS[] = {"endings", "joint", "measures", "value"};
    for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++)
        if (!json_equal(json_object_get(odds, NUMBERS[i]), json_object_get(other, NUMBERS[i])))
            return false;
    return true;
}

// Asks without an error that anybody would see: the assault may be none without the key.
static bool ask(session *at, const scenario_arg *of, const char *verb, const char *members,
                client *out) {
    if (scenario_arg_ask(at, of, verb, members, out) == EXIT_DONE) return true;
    json_decref(at->error);
    at->error = NULL;
    return false;
}

// Does the scenario say the same without the key?
static bool says_the_same(session *at, const scenario_arg *of, const scenario_arg *without) {
    client with_it = {0}, without_it = {0};
    bool same = ask(at, of, "check", "", &with_it) &&
                ask(at, without, "check", "", &without_it) &&
                json_equal(json_object_get(with_it.reply, "scenario"),
                           json_object_get(without_it.reply, "scenario"));
    client_free(&with_it);
    client_free(&without_it);
    return same;
}

static bool is_idle(session *at, const scenario_arg *of, const char *key, const json_t *odds,
                    const char *members) {
    scenario_arg without;
    client other = {0};
    strbuf all = {0};
    strbuf_put(&all, "%s,\"only\":[\"endings\",\"joint\",\"measures\",\"value\"]", members);
    scenario_arg_without(of, key, &without);
    bool idle = ask(at, &without, "odds", all.text, &other) && is_same(odds, other.reply) &&
                !says_the_same(at, of, &without);
    client_free(&other);
    scenario_arg_free(&without);
    strbuf_free(&all);
    return idle;
}

void report_idle(session *at, const scenario_arg *of, const json_t *odds, const char *members,
                 const json_t *noted) {
    const char *key;
    json_t *value;
    double situations = client_number(odds, "situations") * (double)json_object_size(of->set);
    if (of->kind == SCENARIO_ARG_RECORD || situations > SITUATIONS_MOST) return;
    json_object_foreach(of->set, key, value) {
        if (is_name(key) || is_noted(noted, key) || !is_idle(at, of, key, odds, members))
            continue;
        strbuf line = {0};
        strbuf_put(&line,
                   "Note: %s=%s moves no number here: without it the answer is the same.", key,
                   json_string_value(value));
        strbuf_add(&at->out, "\n");
        strbuf_wrap(&at->out, 0, line.text);
        strbuf_free(&line);
    }
}
