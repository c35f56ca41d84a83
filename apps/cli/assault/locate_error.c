// Locates a fault for a person. The library knows paths; here they become files, lines and
// columns, or words of the command line.

#include "bayonet/request.h"

#include "cli/assault/scenario_arg.h"
#include "cli/common/shell.h"
#include "cli/session/error.h"

#include <string.h>

// Whether `path` leads into `prefix`; *rest is what comes after it.
static bool leads_into(const char *path, const char *prefix, const char **rest) {
    size_t size = strlen(prefix);
    if (strncmp(path, prefix, size) != 0) return false;
    if (path[size] != '\0' && path[size] != '.' && path[size] != '[') return false;
    *rest = path + size + (path[size] == '.');
    return true;
}

// Whether one of the KEY=VALUE is at fault; its key and value then stand in the error. Of several
// that lead there it is the longest, which says the most of it.
static bool locate_in_setting(const json_t *set, json_t *error, const char *path) {
    const char *key, *rest, *inner = path;
    size_t longest = 0;
    json_t *value;
    leads_into(path, "parameters", &inner);
    json_object_foreach((json_t *)set, key, value) {
        if (!leads_into(path, key, &rest) && !leads_into(inner, key, &rest)) continue;
        if (strlen(key) < longest) continue;
        longest = strlen(key);
        strbuf words = {0};
        strbuf_put(&words, "%s=%s", key, json_string_value(value));
        json_object_set_new(error, "typed", json_string(words.text));
        strbuf_free(&words);
    }
    return longest > 0;
}

static bool locate_in_file(const yaml *file, bool bare, json_t *error, const char *path,
                           const char *key) {
    const char *rest;
    if (!file->from.text || !leads_into(path, key, &rest)) return false;
    yaml_locate(file, error, bare ? rest : path);
    return true;
}

// The rule system that the assault is of: the first word typed, or what the file says.
static void add_system(const scenario_arg *of, strbuf *out) {
    if (of->kind != SCENARIO_ARG_FILE) {
        strbuf_add_bytes(out, strbuf_text(&of->words), strcspn(strbuf_text(&of->words), " "));
        return;
    }
    json_error_t where;
    json_t *document = json_loadb(of->scenario.json.text, of->scenario.json.size, 0, &where);
    strbuf_add(out, client_text(document, "rules"));
    json_decref(document);
}

// A name that does not exist is the last of its path and has no list of what is allowed beside it:
// the list of all names is a command away. False: nothing of it is said.
static bool offer_list(const session *at, const scenario_arg *of, json_t *error) {
    const char *given = client_text(error, "given"), *path = client_text(error, "path");
    size_t size = strlen(given), length = strlen(path);
    bool last = size > 0 && size <= length && strcmp(path + length - size, given) == 0;
    if (!last || *client_text(error, "allowed")) return false;
    strbuf line = {0};
    strbuf_add(&line, "bayonet rules ");
    add_system(of, &line);
    json_object_set_new(at->error, "try", json_string(line.text));
    strbuf_free(&line);
    return true;
}

// A file of orders, or a list of them, is no scenario: it goes beside one.
static void offer_orders(const session *at, const scenario_arg *of) {
    const json_t *error = at->error;
    if (of->kind != SCENARIO_ARG_FILE || *client_text(error, "given")) return;
    json_error_t where;
    json_t *document = json_loadb(of->scenario.json.text, of->scenario.json.size, 0, &where);
    const json_t *orders = json_object_get(document, "orders");
    const json_t *list = orders ? orders : document, *first = json_array_get(list, 0);
    bool alone = list == document || json_object_size(document) == 1;
    if (alone && json_object_get(first, "do")) {
        strbuf line = {0};
        strbuf_add(&line, "bayonet odds SCENARIO --orders ");
        shell_quote(&line, of->standard_input ? "-" : of->scenario.from.name);
        json_object_set_new(at->error, "trap",
                            json_string("These are orders: --orders takes them, beside the "
                                        "scenario that they are for."));
        json_object_set_new(at->error, "try", json_string(line.text));
        strbuf_free(&line);
    }
    json_decref(document);
}

// True when the fault lies in what was typed and not in a file.
static bool locate_error(const session *at, const scenario_arg *of, json_t *error) {
    const char *path = client_text(error, "path"), *rest;
    json_object_del(error, "line"); // of the request, which nobody wrote
    json_object_del(error, "column");
    if (locate_in_file(&of->orders, of->bare_orders, error, path, "orders")) return false;
    if (locate_in_file(&of->aim, of->bare_aim, error, path, "aim")) return false;
    bool aim = at->in.aim && leads_into(path, "aim", &rest);
    if (aim || (at->in.orders && leads_into(path, "orders", &rest))) {
        strbuf words = {0};
        strbuf_put(&words, "--%s %s", aim ? "aim" : "orders", aim ? at->in.aim : at->in.orders);
        json_object_set_new(error, "typed", json_string(words.text));
        strbuf_free(&words);
        return true;
    }
    if (locate_in_setting(of->set, error, path)) return true;
    if (of->kind == SCENARIO_ARG_FILE) {
        yaml_locate(&of->scenario, error, path);
        return false;
    }
    json_object_set_new(error, "typed", json_string(strbuf_text(&of->words)));
    return true;
}

// A record of another version may be good there.
static void note_version(const scenario_arg *of, json_t *error) {
    json_t *header = record_file_header(&of->recorded);
    const char *version = client_text(header, "version");
    strbuf words = {0};
    strbuf_put(&words, "Bayonet %s; this is %s", version, bay_version());
    if (*version && strcmp(version, bay_version()) != 0)
        json_object_set_new(error, "written_by", json_string(words.text));
    strbuf_free(&words);
    json_decref(header);
}

static void locate_in_record(const session *at, const scenario_arg *of) {
    size_t index;
    json_t *also;
    note_version(of, at->error);
    record_file_locate(&of->recorded, &of->record, at->error);
    json_array_foreach(json_object_get(at->error, "also"), index, also)
        record_file_locate(&of->recorded, &of->record, also);
}

// With the first `size` bytes of its members.
static int ask(session *at, const scenario_arg *of, size_t size, const char *verb,
               const char *more, client *out) {
    strbuf members = {0};
    strbuf_add_bytes(&members, strbuf_text(&of->members), size);
    strbuf_add(&members, more);
    int status = client_ask(at, verb, strbuf_text(&members), out);
    strbuf_free(&members);
    if (of->kind == SCENARIO_ARG_RECORD && json_object_get(at->error, "record_line")) {
        locate_in_record(at, of);
        return status;
    }
    if (status != EXIT_INPUT) return status;
    bool typed = locate_error(at, of, at->error);
    size_t index;
    json_t *also;
    bool offered = offer_list(at, of, at->error); // once: it reads the whole document
    offer_orders(at, of);
    json_array_foreach(json_object_get(at->error, "also"), index, also) {
        locate_error(at, of, also);
        offered = offered || offer_list(at, of, also);
    }
    return typed ? EXIT_USAGE : EXIT_INPUT;
}

int scenario_arg_ask(session *at, const scenario_arg *of, const char *verb, const char *more,
                     client *out) {
    return ask(at, of, of->members.size, verb, more, out);
}

int scenario_arg_ask_replay(session *at, const scenario_arg *of, client *out) {
    return ask(at, of, of->set_at, "replay", "", out);
}

// With as many decimals of numbers in 100 as are asked for.
static int ask_in_digits(session *at, const scenario_arg *of, const char *verb,
                         const char *more, client *out) {
    strbuf members = {0};
    strbuf_add(&members, more);
    if (at->in.digits) strbuf_put(&members, ",\"digits\":%d", at->in.digits);
    int status = scenario_arg_ask(at, of, verb, strbuf_text(&members), out);
    strbuf_free(&members);
    return status;
}

int scenario_arg_ask_odds(session *at, const scenario_arg *of, client *out) {
    return ask_in_digits(at, of, "odds", at->in.why ? ",\"why\":true" : "", out);
}

int scenario_arg_ask_best(session *at, const scenario_arg *of, client *out) {
    return ask_in_digits(at, of, "best", "", out);
}

int scenario_arg_ask_whole(session *at, const scenario_arg *of, client *out) {
    return scenario_arg_ask(at, of, of->kind == SCENARIO_ARG_RECORD ? "show" : "check", "",
                            out);
}
