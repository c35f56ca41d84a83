#include "play/door.h"

#include "base/fault.h"

#include <string.h>

enum { SITUATIONS_USUAL = 4000000 };

bay_status door_fault(door *d, bay_status status, const char *path, const char *words) {
    return fault_set(faults_next(&d->bad), status, path, words);
}

bool door_has_memory(const door *d) {
    return !d->limits.refused && !d->limits.failed && !d->arena.failed && !d->out.failed;
}

bool door_forgives(door *d, bay_status status) {
    if (status != BAY_NO_MEMORY || !d->limits.refused || d->limits.failed) return false;
    d->limits.refused = false;
    return true;
}

bay_status door_status(const door *d) {
    return d->bad.count ? faults_status(&d->bad) : BAY_NO_MEMORY;
}

const bay_value *door_get(const door *d, const char *name) {
    const bay_value *value = bay_value_get(d->request, name);
    return value && value->kind != BAY_VALUE_NULL ? value : NULL;
}

const bay_rules *door_rules(const door *d, size_t index) {
    return d->host->rules ? d->host->rules[index] : bay_rules_at(index);
}

const bay_rules *door_rules_find(const door *d, const char *id) {
    const bay_rules *rules;
    for (size_t i = 0; (rules = door_rules(d, i)); i++)
        if (strcmp(rules->id, id) == 0) return rules;
    return NULL;
}

uint32_t door_situations(const door *d) {
    return d->host->situations ? d->host->situations : SITUATIONS_USUAL;
}

// A quarter of the bytes is kept for what is made of the graph when it stands.
bay_work door_work(const door *d) {
    size_t left = d->limits.limit - d->limits.used;
    bay_work work = {.memory = d->memory,
                     .situations = door_situations(d),
                     .bytes = left - left / 4,
                     .tick = d->host->tick,
                     .user = d->host->user};
    const bay_value *wanted = door_get(d, "situations"); // checked before any request is begun
    if (wanted) work.situations = (uint32_t)wanted->is.whole;
    return work;
}

static bay_fault *wrong_member(door *d, const bay_value *given, const char *words) {
    bay_fault *why = faults_next(&d->bad);
    fault_set(why, BAY_BAD_REQUEST, given->key, words);
    fault_given_value(why, given);
    return why;
}

bay_status door_flag(door *d, const char *name, bool otherwise, bool *out) {
    const bay_value *given = door_get(d, name);
    *out = otherwise;
    if (!given) return BAY_OK;
    if (given->kind != BAY_VALUE_FLAG) {
        wrong_member(d, given, "This member of a request is true or false.");
        return BAY_BAD_REQUEST;
    }
    *out = given->is.flag;
    return BAY_OK;
}

bay_status door_whole(door *d, door_number wanted, int64_t *out) {
    const bay_value *given = door_get(d, wanted.name);
    *out = wanted.otherwise;
    if (!given) return BAY_OK;
    bool fits = given->kind == BAY_VALUE_WHOLE && given->is.whole >= wanted.low &&
                given->is.whole <= wanted.high;
    if (!fits) {
        const char *words = "This member of a request is a whole number within its range.";
        fault_allowed_range(wrong_member(d, given, words), wanted.low, wanted.high);
        return BAY_BAD_REQUEST;
    }
    *out = given->is.whole;
    return BAY_OK;
}

void door_begin(door *d) {
    d->to = json_new(&d->out);
    json_open_map(&d->to);
}

void door_schema(door *d, const char *noun) {
    char bytes[64];
    text schema = text_within(bytes, sizeof bytes);
    text_add(&schema, "bayonet/");
    text_add(&schema, noun);
    text_add(&schema, "/1");
    json_key_text(&d->to, "schema", bytes);
}

void door_version(door *d) {
    json_key_text(&d->to, "version", bay_version());
}

void door_end(door *d) {
    door_version(d);
    json_close_map(&d->to);
}
