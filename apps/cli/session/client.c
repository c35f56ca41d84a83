#include "cli/session/talk.h"

#include "bayonet/request.h"

#include "cli/common/heap.h"
#include "cli/common/slip.h"
#include "cli/common/yaml_scalar.h"
#include "cli/session/complaint.h"

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
    complain(at, 0, bay_status_id(status), "%s", bay_status_words(status));
    if (json_is_object(error)) json_object_update(at->error, error);
    static const char *const BESIDE[] = {"also", "bounds", "reached", "record_by",
                                         "record_line"};
    for (size_t i = 0; i < sizeof BESIDE / sizeof *BESIDE; i++) {
        json_t *value = json_object_get(reply, BESIDE[i]);
        if (value) json_object_set(at->error, BESIDE[i], value);
    }
    return exit_of(status);
}

bay_host talk_host(const session *at) {
    return (bay_host){.memory = heap_for_library(), .situations = at->in.budget};
}

int talk_ask(session *at, const char *verb, const char *members, talk *out) {
    page request = {0};
    page_put(&request, "{\"do\":\"%s\"%s}", verb, members);
    bay_host host = talk_host(at);
    bay_reply reply = {0};
    bay_request(&host, request.text, request.size, &reply);
    page_free(&request);
    int status = talk_take(at, &reply, out);
    bay_reply_free(host.memory, &reply);
    return status;
}

int talk_take(session *at, const bay_reply *reply, talk *out) {
    *out = (talk){0};
    // no question is so small that the program could go on without its answer
    if (!reply->text || reply->status == BAY_NO_MEMORY) heap_gone();
    json_error_t where;
    json_t *parsed = json_loadb(reply->text, reply->size, JSON_REJECT_DUPLICATES, &where);
    int exit = EXIT_DONE;
    if (!parsed)
        exit = complain(at, EXIT_BROKEN, "internal", "the library's reply is not JSON: %s",
                        where.text);
    else if (reply->status != BAY_OK)
        exit = take_error(at, parsed, reply->status);
    if (exit == EXIT_DONE) {
        out->reply = json_incref(parsed);
        out->text = heap_text(reply->text, reply->size);
    }
    json_decref(parsed);
    return exit;
}

void talk_free(talk *of) {
    json_decref(of->reply);
    free(of->text);
    *of = (talk){0};
}

void talk_member_raw(page *members, const char *key, const char *json) {
    page_put(members, ",\"%s\":", key);
    page_add(members, json);
}

void talk_member_text(page *members, const char *key, const char *text) {
    page_put(members, ",\"%s\":", key);
    yaml_scalar_text(members, text, strlen(text));
}

void talk_member_json(page *members, const char *key, const json_t *value) {
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    if (!text) heap_gone();
    talk_member_raw(members, key, text);
    free(text);
}

bool talk_knows(session *at, const char *id) {
    talk systems;
    bool known = false;
    if (talk_ask(at, "rules", "", &systems) == EXIT_DONE)
        known = talk_row(json_object_get(systems.reply, "systems"), "id", id) != NULL;
    talk_free(&systems);
    return known;
}

const char *talk_text(const json_t *of, const char *key) {
    const char *text = json_string_value(json_object_get(of, key));
    return text ? text : "";
}

const json_t *talk_row(const json_t *list, const char *key, const char *value) {
    size_t index;
    json_t *row;
    json_array_foreach(list, index, row) {
        if (strcmp(talk_text(row, key), value) == 0) return row;
    }
    return NULL;
}

double talk_number(const json_t *of, const char *key) {
    return json_number_value(json_object_get(of, key));
}

char *talk_nearest_system(session *at, const char *word) {
    const char *ids[SYSTEMS_MAX + 1] = {NULL};
    talk systems;
    size_t index;
    json_t *row;
    if (talk_ask(at, "rules", "", &systems) == EXIT_DONE)
        json_array_foreach(json_object_get(systems.reply, "systems"), index, row) {
            if (index < SYSTEMS_MAX) ids[index] = talk_text(row, "id");
        }
    const char *nearest = slip_of(word, ids);
    char *copy = nearest ? heap_text(nearest, strlen(nearest)) : NULL;
    talk_free(&systems);
    return copy;
}

int talk_system(session *at, const json_t *reply, talk *out) {
    page members = {0};
    talk_member_text(&members, "id", talk_text(reply, "rules"));
    int status = talk_ask(at, "rules", page_text(&members), out);
    page_free(&members);
    return status;
}

void talk_dump(page *out, const json_t *reply) {
    char *text = json_dumps(reply, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(17));
    if (!text) heap_gone();
    page_put(out, "%s\n", text);
    free(text);
}

void talk_join(page *out, const json_t *list, const char *between) {
    size_t index;
    json_t *item;
    json_array_foreach(list, index, item) {
        if (index) page_add(out, between);
        page_add(out, json_string_value(item) ? json_string_value(item) : "");
    }
}
