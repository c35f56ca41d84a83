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
        int found = 0;
        for (const uint16_t *at = step->offers; at && *at != BAY_NO_ROW; at++)
            found += *at == one || *at == other;
        if (found == 2) return true;
    }
    return false;
}

static void add_twins(id_set *set, const bay_rules *rules, uint16_t shorter, uint16_t longer) {
    const bay_option_row *one = &rules->options[shorter], *other = &rules->options[longer];
    size_t head = head_of(one);
    if (shorter == longer || strncmp(one->id, other->id, head) != 0 || !ends_in_unit(other) ||
        !are_offered_together(rules, shorter, longer))
        return;
    assert(set->twins < ID_TWINS_MAX);
    set->twin[set->twins++] = (struct id_twins){.shorter = one->id,
                                                .between = other->id + head,
                                                .head = (uint8_t)head,
                                                .size = (uint8_t)(head_of(other) - head)};
}

void id_set_begin(id_set *set, const bay_rules *rules) {
    for (uint16_t i = 0; rules->options[i].id; i++)
        for (uint16_t k = 0; ends_in_unit(&rules->options[i]) && rules->options[k].id; k++)
            add_twins(set, rules, i, k);
}

// --- Finding ---------------------------------------------------------------------------------

void id_set_add(id_set *set, id_known *known) {
    known->next = set->last;
    set->last = known;
}

static bool is_longer(const struct id_twins *of, const char *id, const char *other) {
    return strncmp(id, of->between, of->size) == 0 && strcmp(id + of->size, other) == 0;
}

// The longer of two ids of which an option would be made twice; NULL: none would.
static const char *longer_of(const struct id_twins *of, const char *one, const char *other) {
    if (is_longer(of, one, other)) return one;
    return is_longer(of, other, one) ? other : NULL;
}

const id_known *id_set_clash(const id_set *set, const char *id, bay_side side, char *option) {
    text words = text_within(option, option ? ID_OPTION_MAX : 0);
    for (const id_known *at = set->last; at; at = at->next) {
        if (strcmp(at->id, id) == 0) return at;
        for (int i = 0; at->side == side && i < set->twins; i++) {
            const char *longer = longer_of(&set->twin[i], id, at->id);
            if (!longer) continue;
            text_add_bytes(&words, set->twin[i].shorter, set->twin[i].head);
            text_add(&words, longer);
            return at;
        }
    }
    return NULL;
}

void id_set_tell_apart(const id_set *set, bay_side side, char *id, size_t most) {
    size_t kept = strlen(id);
    assert(kept <= most && most >= 12);
    for (int number = 2; id_set_clash(set, id, side, NULL); number++) {
        char bytes[16];
        text end = text_within(bytes, sizeof bytes);
        text_add_char(&end, '-');
        text_add_whole(&end, number);
        while (kept > 0 && (kept + end.size > most || id[kept - 1] == '-')) kept--;
        memcpy(id + kept, bytes, end.size + 1);
    }
}
