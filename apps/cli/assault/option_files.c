#include "cli/assault/given.h"

#include "cli/common/heap.h"
#include "cli/common/shell.h"
#include "cli/common/slip.h"
#include "cli/common/yaml_scalar.h"
#include "cli/session/complaint.h"

#include <stdlib.h>
#include <string.h>

static bool is_input(const char *word) {
    return strcmp(word, "-") == 0 || input_names(word);
}

// The JSON of member `key` of a document that is a map; NULL when there is none.
static char *member_json(const yaml *of, const char *key) {
    json_error_t where;
    json_t *document = json_loadb(page_text(&of->json), of->json.size, JSON_DECODE_ANY, &where);
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
    complain(at, EXIT_INPUT, "bad-input", "has no orders: list in it");
    complain_note(at, "file", from->from.name);
    json_object_foreach(document, key, value) {
        if (meant || !(meant = slip_of(key, name))) continue;
        complain_note(at, "given", key);
        complain_note(at, "nearest", meant);
        yaml_locate(from, at->error, key);
    }
    json_decref(document);
    return EXIT_INPUT;
}

static int read_file(session *at, const char *path, const char *key, yaml *from, bool *bare,
                     page *members) {
    int status = yaml_read(at, path, from);
    if (status != EXIT_DONE) return status;
    char *inner = member_json(from, key);
    if (!inner && strcmp(key, "orders") == 0 && page_text(&from->json)[0] == '{')
        return no_orders(at, from);
    *bare = inner == NULL;
    talk_member_raw(members, key, inner ? inner : page_text(&from->json));
    free(inner);
    return EXIT_DONE;
}

static const char *const NAMED[] = {"standing", "best", "best-attacker", "best-defender", NULL};

static int bad_orders(session *at, const char *given) {
    complain(at, EXIT_USAGE, "usage", "--orders wants a name or a file, not \"%s\"", given);
    complain_note(at, "allowed",
                  "standing, best, best-attacker, best-defender, or a YAML file with a list of "
                  "orders");
    const char *nearest = slip_of(given, NAMED);
    if (nearest) complain_note(at, "nearest", nearest);
    return EXIT_USAGE;
}

static int read_orders(session *at, wanted *out) {
    const char *given = at->in.orders;
    if (!given) return EXIT_DONE;
    for (size_t i = 0; NAMED[i]; i++) {
        if (strcmp(given, NAMED[i]) != 0) continue;
        talk_member_text(&out->members, "orders", given);
        return EXIT_DONE;
    }
    if (!is_input(given)) return bad_orders(at, given);
    return read_file(at, given, "orders", &out->orders, &out->bare_orders, &out->members);
}

// position-taken=100,attacker_losses=-5 as a map of numbers, or of texts where they are fractions.
static int read_inline(session *at, const char *given, page *members) {
    page map = {0};
    int status = EXIT_DONE;
    for (const char *part = given; status == EXIT_DONE && *part;) {
        size_t size = strcspn(part, ","), name = strcspn(part, "=,");
        if (name == 0 || part[name] != '=' || name + 1 == size)
            status = complain(at, EXIT_USAGE, "usage",
                              "--aim wants NAME=POINTS with commas between, not \"%s\"", given);
        page_add(&map, map.size ? "," : "{");
        yaml_scalar_text(&map, part, name);
        page_add(&map, ":");
        if (status == EXIT_DONE && !yaml_scalar_plain(&map, part + name + 1, size - name - 1))
            status = complain(at, EXIT_USAGE, "usage", "--aim: infinity is no worth");
        part += size + (part[size] == ',');
    }
    page_add(&map, "}");
    if (status == EXIT_DONE) talk_member_raw(members, "aim", map.text);
    page_free(&map);
    return status;
}

static int read_aim(session *at, wanted *out) {
    const char *given = at->in.aim;
    if (!given) return EXIT_DONE;
    if (strchr(given, '=')) return read_inline(at, given, &out->members);
    if (is_input(given))
        return read_file(at, given, "aim", &out->aim, &out->bare_aim, &out->members);
    talk_member_text(&out->members, "aim", given);
    return EXIT_DONE;
}

// An option as it would be typed again; standard input cannot be read again.
static void note_option(wanted *of, page *out, const char *option, const char *value) {
    if (!value) return;
    of->standard_input = of->standard_input || strcmp(value, "-") == 0;
    page_add(out, option);
    shell_quote(out, value);
}

int given_read(session *at, wanted *out) {
    note_option(out, &out->aim_words, " --aim ", at->in.aim);
    note_option(out, &out->orders_words, " --orders ", at->in.orders);
    int status = read_orders(at, out);
    return status == EXIT_DONE ? read_aim(at, out) : status;
}
