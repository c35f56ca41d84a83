#include "cli/session/client.h"

#include "bayonet/request.h"

#include "cli/common/edit_distance.h"
#include "cli/common/progress.h"
#include "cli/common/xalloc.h"
#include "cli/common/yaml_scalar.h"
#include "cli/session/error.h"

#include <stdlib.h>
#include <string.h>

enum { SYSTEMS_MAX = 32 };

static int exit_of(bay_status status) {
    switch (status) {
    case BAY_OK: return EXIT_DONE;
    case BAY_REFUSED: return EXIT_NO;
    case BAY_BAD_RECORD: return EXIT_NO;
    case BAY_UNKNOWN_RULES:
    case BAY_BAD_TEXT:
    case BAY_BAD_INPUT:
    case BAY_FORBIDDEN: return EXIT_INPUT;
    case BAY_BAD_REQUEST: return EXIT_USAGE;
    case BAY_OVER_BUDGET: return EXIT_BUDGET;
    case BAY_NO_MEMORY:
    case BAY_STOPPED:
    case BAY_BAD_PRIME:
    case BAY_INTERNAL:
    case BAY_STATUS_COUNT: break;
    }
    return EXIT_BROKEN;
}

static int take_error(session *at, const json_t *reply, bay_status status) {
    json_t *error = json_object_get(reply, "error");
    error_set(at, 0, bay_status_id(status), "%s", bay_status_words(status));
    if (json_is_object(error)) json_object_update(at->error, error);
    static const char *const BESIDE[] = {"also", "bounds", "reached", "record_by",
                                         "record_line"};
    for (size_t i = 0; i < sizeof BESIDE / sizeof *BESIDE; i++) {
        json_t *value = json_object_get(reply, BESIDE[i]);
        if (value) json_object_set(at->error, BESIDE[i], value);
    }
    return exit_of(status);
}

uint32_t client_budget(const session *at) {
    enum { USUAL = 4000000 };
    return at->in.budget ? at->in.budget : USUAL;
}

bay_host client_host(const session *at) {
    return (bay_host){.memory = xalloc_for_library(), .situations = at->in.budget};
}

// Of a request under way.
typedef struct counted {
    uint64_t most, budget; // situations
} counted;

// The passes of a request follow each other; the most parts of any are its situations.
static bool tick(void *user, uint64_t done, uint64_t of) {
    counted *seen = user;
    (void)done;
    if (of > seen->most) seen->most = of;
    progress_count(seen->most, seen->budget);
    return true;
}

int client_ask(session *at, const char *verb, const char *members, client *out) {
    strbuf request = {0};
    strbuf_put(&request, "{\"do\":\"%s\"%s}", verb, members);
    counted seen = {.budget = client_budget(at)};
    bay_host host = client_host(at);
    host.tick = tick;
    host.user = &seen;
    bay_reply reply = {0};
    progress_begin();
    bay_request(&host, request.text, request.size, &reply);
    progress_clear();
    strbuf_free(&request);
    int status = client_take(at, &reply, out);
    bay_reply_free(host.memory, &reply);
    return status;
}

int client_take(session *at, const bay_reply *reply, client *out) {
    *out = (client){0};
    // no question is so small that the program could go on without its answer
    if (!reply->text || reply->status == BAY_NO_MEMORY) xalloc_gone();
    json_error_t where;
    json_t *parsed = json_loadb(reply->text, reply->size, JSON_REJECT_DUPLICATES, &where);
    int exit = EXIT_DONE;
    if (!parsed)
        exit = error_set(at, EXIT_BROKEN, "internal", "the library's reply is not JSON: %s",
                         where.text);
    else if (reply->status != BAY_OK)
        exit = take_error(at, parsed, reply->status);
    if (exit == EXIT_DONE) {
        out->reply = json_incref(parsed);
        out->text = xalloc_text(reply->text, reply->size);
    }
    json_decref(parsed);
    return exit;
}

void client_free(client *of) {
    json_decref(of->reply);
    free(of->text);
    *of = (client){0};
}

void client_member_raw(strbuf *members, const char *key, const char *json) {
    strbuf_put(members, ",\"%s\":", key);
    strbuf_add(members, json);
}

void client_member_text(strbuf *members, const char *key, const char *text) {
    strbuf_put(members, ",\"%s\":", key);
    yaml_scalar_text(members, text, strlen(text));
}

void client_member_json(strbuf *members, const char *key, const json_t *value) {
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    if (!text) xalloc_gone();
    client_member_raw(members, key, text);
    free(text);
}

bool client_knows(session *at, const char *id) {
    client systems;
    bool known = false;
    if (client_ask(at, "rules", "", &systems) == EXIT_DONE)
        known = client_row(json_object_get(systems.reply, "systems"), "id", id) != NULL;
    client_free(&systems);
    return known;
}

void client_sentence(strbuf *out, const json_t *parts) {
    size_t index;
    json_t *part, *words;
    const char *kind;
    json_array_foreach(parts, index, part) {
        if (json_is_string(part)) strbuf_add(out, json_string_value(part));
        json_object_foreach(part, kind, words) strbuf_add(out, json_string_value(words));
    }
}

const char *client_text(const json_t *of, const char *key) {
    const char *text = json_string_value(json_object_get(of, key));
    return text ? text : "";
}

const json_t *client_row(const json_t *list, const char *key, const char *value) {
    size_t index;
    json_t *row;
    json_array_foreach(list, index, row) {
        if (strcmp(client_text(row, key), value) == 0) return row;
    }
    return NULL;
}

double client_number(const json_t *of, const char *key) {
    return json_number_value(json_object_get(of, key));
}

char *client_nearest_system(session *at, const char *word) {
    const char *ids[SYSTEMS_MAX + 1] = {NULL};
    client systems;
    size_t index;
    json_t *row;
    if (client_ask(at, "rules", "", &systems) == EXIT_DONE)
        json_array_foreach(json_object_get(systems.reply, "systems"), index, row) {
            if (index < SYSTEMS_MAX) ids[index] = client_text(row, "id");
        }
    const char *nearest = edit_nearest(word, ids);
    char *copy = nearest ? xalloc_text(nearest, strlen(nearest)) : NULL;
    client_free(&systems);
    return copy;
}

int client_system(session *at, const json_t *reply, client *out) {
    strbuf members = {0};
    client_member_text(&members, "id", client_text(reply, "rules"));
    int status = client_ask(at, "rules", strbuf_text(&members), out);
    strbuf_free(&members);
    return status;
}

void client_dump(strbuf *out, const json_t *reply) {
    char *text = json_dumps(reply, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(17));
    if (!text) xalloc_gone();
    strbuf_put(out, "%s\n", text);
    free(text);
}

void client_join(strbuf *out, const json_t *list, const char *between) {
    size_t index;
    json_t *item;
    json_array_foreach(list, index, item) {
        if (index) strbuf_add(out, between);
        strbuf_add(out, json_string_value(item) ? json_string_value(item) : "");
    }
}
