#include "rules/kit/kit_battle.h"

#include "base/fault.h"
#include "base/memory.h"
#include "base/text.h"

#include <string.h>

static size_t aligned(size_t size) {
    return (size + 15) & ~(size_t)15;
}

enum { NUMBER_MAX = 7 }; // bytes of ".65535" with the NUL

// The unit of which `unit` is a member without a name of its own; NULL: it has one.
static const bay_unit *named_after(const kit_names *names, const bay_battle *battle, int unit,
                                   uint16_t *number) {
    const bay_unit *of = &names->units[unit];
    const bay_group *group = of->id && of->name ? NULL : bay_group_of(battle, (uint16_t)unit);
    if (!group) return NULL;
    *number = (uint16_t)(unit - group->unit);
    return &names->units[group->unit];
}

static size_t text_of(const kit_names *names, const bay_battle *battle) {
    size_t size = names->cells ? (size_t)board_cells(names->cells) * BOARD_NAME_MAX : 0;
    for (int i = 0; i < names->count; i++) {
        uint16_t number;
        const bay_unit *unit = &names->units[i],
                       *group = named_after(names, battle, i, &number);
        size += strlen(unit->id ? unit->id : group->id);
        size += strlen(unit->name ? unit->name : group->name) + 2;
        if (group) size += (size_t)2 * (NUMBER_MAX - 1);
    }
    return size;
}

static const char *keep(char **to, const char *words) {
    char *kept = *to;
    size_t size = strlen(words) + 1;
    memcpy(kept, words, size);
    *to += size;
    return kept;
}

// The words of the group, and its number behind them.
static const char *keep_numbered(char **to, const char *words, char between, uint16_t number) {
    char *kept = *to;
    text made = text_within(kept, strlen(words) + NUMBER_MAX);
    text_add(&made, words);
    text_add_char(&made, between);
    text_add_whole(&made, number);
    *to += made.size + 1;
    return kept;
}

static void name_all(const kit_names *names, const bay_battle *battle, bay_unit *units,
                     char *to) {
    for (int i = 0; i < names->count; i++) {
        uint16_t number = 0;
        const bay_unit *from = &names->units[i],
                       *group = named_after(names, battle, i, &number);
        const char *id =
            from->id ? keep(&to, from->id) : keep_numbered(&to, group->id, '.', number);
        const char *name =
            from->name ? keep(&to, from->name) : keep_numbered(&to, group->name, ' ', number);
        *units++ = (bay_unit){id, name, from->side};
    }
    int cells = names->cells ? board_cells(names->cells) : 0;
    for (int cell = 0; cell < cells; cell++) {
        char name[BOARD_NAME_MAX];
        board_cell_name(names->cells, cell, name);
        const char *kept = keep(&to, name);
        *units++ = (bay_unit){kept, kept, BAY_NOBODY};
    }
}

static void swap(void *one, void *other, size_t size) {
    char *a = one, *z = other;
    for (size_t i = 0; i < size; i++) {
        char kept = a[i];
        a[i] = z[i];
        z[i] = kept;
    }
}

void kit_sort_units_by(kit_compare_fn *compare, bay_unit *called, void *units, size_t size,
                       int count, uint8_t *listed) {
    for (int i = 0; i < count; i++) {
        int at = i;
        char *unit = (char *)units + size * (size_t)i;
        for (; at > 0 && called[at - 1].side == called[at].side; at--, unit -= size) {
            int order = compare(unit - size, unit);
            if (!order) order = strcmp(called[at - 1].id, called[at].id);
            if (order < 0) break;
            swap(&called[at - 1], &called[at], sizeof *called);
            swap(unit - size, unit, size);
        }
        for (int k = 0; k < i; k++) listed[k] = (uint8_t)(listed[k] + (listed[k] >= at));
        listed[i] = (uint8_t)at;
    }
}

static int all_alike(const void *one, const void *other) {
    (void)one;
    (void)other;
    return 0;
}

void kit_sort_units(bay_unit *called, void *units, size_t size, int count, uint8_t *listed) {
    kit_sort_units_by(all_alike, called, units, size, count, listed);
}

bay_status kit_battle_make(const bay_loading *in, const void *from, size_t size,
                           kit_names names, bay_battle **out, bay_fault *why) {
    int cells = names.cells ? board_cells(names.cells) : 0;
    size_t count = (size_t)names.count + (size_t)cells;
    const bay_battle *read = from;
    size_t units = aligned(size), groups = units + aligned(sizeof(bay_unit) * count);
    size_t words = groups + aligned(sizeof(bay_group) * read->group_count);
    size_t bytes = words + text_of(&names, read);
    char *block = memory_take_zeroed(in->memory, bytes);
    if (!block) return fault_no_memory(why);
    memcpy(block, from, size);
    name_all(&names, read, (bay_unit *)(void *)(block + units), block + words);
    if (read->group_count)
        memcpy(block + groups, read->groups, sizeof(bay_group) * read->group_count);
    bay_battle *battle = (bay_battle *)(void *)block;
    battle->rules = in->rules;
    battle->bytes = bytes;
    battle->unit_count = (uint16_t)count;
    battle->units = (const bay_unit *)(const void *)(block + units);
    battle->groups = (const bay_group *)(const void *)(block + groups);
    *out = battle;
    return BAY_OK;
}
