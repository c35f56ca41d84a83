#include "cli/assault/option_files.h"

#include "cli/common/edit_distance.h"
#include "cli/common/shell.h"
#include "cli/common/xalloc.h"
#include "cli/common/yaml_scalar.h"
#include "cli/session/error.h"

#include <stdlib.h>
#include <string.h>

static bool is_input(const char *word) {
    return strcmp(word, "-") == 0 || input_names(word);
}

// The JSON of member `key` of a document that is a map; NULL when there is none.
static char *member_json(const yaml *of, const char *key) {
    json_error_t where;
    json_t *document =
        json_loadb(strbuf_text(&of->json), of->json.size, JSON_DECODE_ANY, &where);
    const json_t *value = json_object_get(document, key);
    char *text = value ? json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
    json_decref(document);
    return text;
}

// A map without the key: one that was meant to be it is named, and where it stands.
static int no_orders(session *at, const yaml *from) {
    static const char *const name[] = {"orders", NULL};
    json_error_t where;
    json_t *document = json_loadb(from->json.text, from->json.size, 0, &where), *value;
    const char *key, *meant = NULL;
    error_set(at, EXIT_INPUT, "bad-input", "has no orders: list in it");
    error_note(at, "file", from->from.name);
    json_object_foreach(document, key, value) {
        if (meant || !(meant = edit_nearest(key, name))) continue;
        error_note(at, "given", key);
        error_note(at, "nearest", meant);
        yaml_locate(from, at->error, key);
    }
    json_decref(document);
    return EXIT_INPUT;
}

static int read_file(session *at, const char *path, const char *key, yaml *from, bool *bare,
                     strbuf *members) {
    int status = yaml_read(at, path, from);
    if (status != EXIT_DONE) return status;
    char *inner = member_json(from, key);
    if (!inner && strcmp(key, "orders") == 0 && strbuf_text(&from->json)[0] == '{')
        return no_orders(at, from);
    *bare = inner == NULL;
    client_member_raw(members, key, inner ? inner : strbuf_text(&from->json));
    free(inner);
    return EXIT_DONE;
}

static const char *const NAMED[] = {"standing", "best", "best-attacker", "best-defender", NULL};

static int bad_orders(session *at, const char *given) {
    error_set(at, EXIT_USAGE, "usage", "--orders needs a name or a file, not \"%s\"", given);
    error_note(at, "allowed",
               "standing, best, best-attacker, best-defender, or a YAML file with a list of "
               "orders, not the list itself");
    const char *nearest = edit_nearest(given, NAMED);
    if (nearest) error_note(at, "nearest", nearest);
    return EXIT_USAGE;
}

static int read_orders(session *at, scenario_arg *out) {
    const char *given = at->in.orders;
    if (!given) return EXIT_DONE;
    for (size_t i = 0; NAMED[i]; i++) {
        if (strcmp(given, NAMED[i]) != 0) continue;
        client_member_text(&out->members, "orders", given);
        return EXIT_DONE;
    }
    if (!is_input(given)) return bad_orders(at, given);
    return read_file(at, given, "orders", &out->orders, &out->bare_orders, &out->members);
}

// position-taken=100,attacker_losses=-5 as a map of numbers, or of texts where they are fractions.
static int read_inline(session *at, const char *given, strbuf *members) {
    strbuf map = {0};
    int status = EXIT_DONE;
    for (const char *part = given; status == EXIT_DONE && *part;) {
        size_t size = strcspn(part, ","), name = strcspn(part, "=,");
        if (name == 0 || part[name] != '=' || name + 1 == size)
            status =
                error_set(at, EXIT_USAGE, "usage",
                          "--aim needs NAME=POINTS with commas between, not \"%s\"", given);
        strbuf_add(&map, map.size ? "," : "{");
        yaml_scalar_text(&map, part, name);
        strbuf_add(&map, ":");
        if (status == EXIT_DONE && !yaml_scalar_plain(&map, part + name + 1, size - name - 1))
            status = error_set(at, EXIT_USAGE, "usage", "--aim: infinity is no worth");
        part += size + (part[size] == ',');
    }
    strbuf_add(&map, "}");
    if (status == EXIT_DONE) client_member_raw(members, "aim", map.text);
    strbuf_free(&map);
    return status;
}

// A map in place of a name or a file: those who write one have been told of YAML.
static int bad_aim(session *at, const char *given) {
    error_set(at, EXIT_USAGE, "usage", "--aim needs a name, a file or NAME=POINTS, not \"%s\"",
              given);
    error_note(at, "allowed",
               "ground, cheaply, attrition, points such as attacker_losses=-5, or a YAML file "
               "with a map of points");
    return EXIT_USAGE;
}

static int read_aim(session *at, scenario_arg *out) {
    const char *given = at->in.aim;
    if (!given) return EXIT_DONE;
    if (strchr(given, '=')) return read_inline(at, given, &out->members);
    if (is_input(given))
        return read_file(at, given, "aim", &out->aim, &out->bare_aim, &out->members);
    if (*given == '{' || *given == '[') return bad_aim(at, given);
    client_member_text(&out->members, "aim", given);
    return EXIT_DONE;
}

// An option as it would be typed again; standard input cannot be read again.
static void note_option(scenario_arg *of, strbuf *out, const char *option, const char *value) {
    if (!value) return;
    of->standard_input = of->standard_input || strcmp(value, "-") == 0;
    strbuf_add(out, option);
    shell_quote(out, value);
}

int option_files_read(session *at, scenario_arg *out) {
    note_option(out, &out->aim_words, " --aim ", at->in.aim);
    note_option(out, &out->orders_words, " --orders ", at->in.orders);
    int status = read_orders(at, out);
    return status == EXIT_DONE ? read_aim(at, out) : status;
}
