#include "ids/id_set.h"

#include "base/text.h"

#include <assert.h>
#include <string.h>

// --- Options that ids may make alike ----------------------------------------------------------

// The letters before the {unit} that ends an option's id.
static size_t head_of(const bay_option_row *row) {
    return strcspn(row->id, "{");
}

static bool ends_in_unit(const bay_option_row *row) {
    return strcmp(row->id + head_of(row), "{unit}") == 0;
}

// Do both rows stand among the options of one question?
static bool are_offered_together(const bay_rules *rules, uint16_t one, uint16_t other) {
    for (const bay_step_info *step = rules->steps; step->id; step++) {
        int found = step->kind == BAY_CHOICE && !step->offers ? 2 : 0; // not said: any
        for (const uint16_t *at = step->offers; at && *at != BAY_NO_ROW; at++)
            found += *at == one || *at == other;
        if (found == 2) return true;
    }
    return false;
}

static void add_twins(id_set *set, uint16_t shorter, uint16_t longer) {
    const bay_option_row *one = &set->rules->options[shorter],
                         *other = &set->rules->options[longer];
    if (shorter == longer || strncmp(one->id, other->id, head_of(one)) != 0 ||
        !ends_in_unit(other) || !are_offered_together(set->rules, shorter, longer))
        return;
    assert(set->twins < ID_TWINS_MAX);
    set->twin[set->twins++] = (struct id_twins){shorter, longer};
}

void id_set_begin(id_set *set, const bay_rules *rules) {
    *set = (id_set){.rules = rules};
    for (uint16_t i = 0; rules->options[i].id; i++)
        for (uint16_t k = 0; ends_in_unit(&rules->options[i]) && rules->options[k].id; k++)
            add_twins(set, i, k);
}

// --- Finding ---------------------------------------------------------------------------------

static uint32_t mixed(uint32_t hash, const char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++) hash = (hash ^ (uint8_t)bytes[i]) * 16777619U; // FNV-1a
    return hash;
}

static uint32_t bucket_of(const char *before, size_t size, const char *id) {
    return mixed(mixed(2166136261U, before, size), id, strlen(id)) % ID_BUCKETS;
}

void id_set_add(id_set *set, id_known *known) {
    const id_known **bucket = &set->bucket[bucket_of("", 0, known->id)];
    known->next = *bucket;
    *bucket = known;
}

// The id of so many letters of `before`, and then `id`.
static const id_known *find(const id_set *set, const char *before, size_t size,
                            const char *id) {
    const id_known *at = set->bucket[bucket_of(before, size, id)];
    while (at && (strncmp(at->id, before, size) != 0 || strcmp(at->id + size, id) != 0))
        at = at->next;
    return at;
}

// The same, of a unit that may be of this side.
static const id_known *find_of(const id_set *set, bay_side side, const char *before,
                               size_t size, const char *id) {
    const id_known *found = find(set, before, size, id);
    bool shared = found && (found->side == side || found->side == BAY_NOBODY);
    return shared || side == BAY_NOBODY ? found : NULL;
}

// The id that makes with this one an option of both rows; `longest`: the longer of both ids.
static const id_known *find_twin(const id_set *set, struct id_twins of, const char *id,
                                 bay_side side, const char **longest) {
    const bay_option_row *row = set->rules->options;
    size_t head = head_of(&row[of.shorter]), size = head_of(&row[of.longer]) - head;
    const char *between = row[of.longer].id + head;
    const id_known *longer = find_of(set, side, between, size, id);
    *longest = longer ? longer->id : id;
    if (longer || strncmp(id, between, size) != 0) return longer;
    return find_of(set, side, "", 0, id + size);
}

const id_known *id_set_clash(const id_set *set, const char *id, bay_side side, char *option) {
    const id_known *found = find(set, "", 0, id);
    text words = text_within(option, option ? ID_OPTION_MAX : 0);
    for (int i = 0; !found && i < set->twins; i++) {
        const bay_option_row *shorter = &set->rules->options[set->twin[i].shorter];
        const char *longest;
        found = find_twin(set, set->twin[i], id, side, &longest);
        if (!found) continue;
        text_add_bytes(&words, shorter->id, head_of(shorter));
        text_add(&words, longest);
    }
    return found;
}

void id_set_tell_apart(const id_set *set, bay_side side, char *id, size_t most) {
    size_t kept = strlen(id);
    for (int number = 2; id_set_clash(set, id, side, NULL); number++) {
        char bytes[16];
        text end = text_within(bytes, sizeof bytes);
        text_add_char(&end, '-');
        text_add_whole(&end, number);
        while (kept > 0 && (kept + end.size > most || id[kept - 1] == '-')) kept--;
        memcpy(id + kept, bytes, end.size + 1);
    }
}
