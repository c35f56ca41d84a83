#include "rules/kit/kit_battle.h"

#include "base/fault.h"
#include "base/memory.h"
#include "base/text.h"

#include <assert.h>
#include <string.h>

static size_t aligned(size_t size) {
    return (size + 15) & ~(size_t)15;
}

enum { NUMBER_MAX = 7 }; // bytes of ".65535" with the NUL

// What lends the unit words that it has not itself, and the unit's number there; else itself, 0.
static const bay_unit *named_after(const kit_names *names, const bay_battle *battle, int unit,
                                   uint16_t *number) {
    const bay_group *group = bay_group_of(battle, (uint16_t)unit);
    *number = group ? (uint16_t)(unit - group->unit) : 0;
    const bay_unit *of = &names->units[group ? group->unit : unit];
    assert(of->id && of->name);
    return of;
}

static size_t text_of(const kit_names *names, const bay_battle *battle) {
    size_t size = names->cells ? (size_t)board_cells(names->cells) * BOARD_NAME_MAX : 0;
    for (int i = 0; i < names->count; i++) {
        uint16_t number;
        const bay_unit *unit = &names->units[i], *of = named_after(names, battle, i, &number);
        size += strlen(unit->id ? unit->id : of->id) + NUMBER_MAX;
        size += strlen(unit->name ? unit->name : of->name) + NUMBER_MAX;
    }
    return size;
}

// The words; where there are none, those that are lent, and the number behind them.
static const char *keep(char **to, const char *words, const char *lent, char between,
                        uint16_t number) {
    char *kept = *to;
    text made = text_within(kept, strlen(words ? words : lent) + NUMBER_MAX);
    text_add(&made, words ? words : lent);
    if (!words) text_add_char(&made, between);
    if (!words) text_add_whole(&made, number);
    *to += made.size + 1;
    return kept;
}

static void name_all(const kit_names *names, const bay_battle *battle, bay_unit *units,
                     char *to) {
    for (int i = 0; i < names->count; i++) {
        uint16_t number;
        const bay_unit *unit = &names->units[i], *of = named_after(names, battle, i, &number);
        const char *id = keep(&to, unit->id, of->id, '.', number);
        const char *name = keep(&to, unit->name, of->name, ' ', number);
        *units++ = (bay_unit){id, name, unit->side};
    }
    int cells = names->cells ? board_cells(names->cells) : 0;
    for (int cell = 0; cell < cells; cell++) {
        char name[BOARD_NAME_MAX];
        board_cell_name(names->cells, cell, name);
        const char *kept = keep(&to, name, NULL, 0, 0);
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

int kit_compare_ids(const char *one, const char *other, bool last_first) {
    return last_first ? strcmp(other, one) : strcmp(one, other);
}

void kit_sort_units(kit_order order, bay_unit *called, void *units, size_t size, int count,
                    uint8_t *listed) {
    for (int i = 0; i < count; i++) {
        int at = i;
        char *unit = (char *)units + size * (size_t)i;
        for (; at > 0 && called[at - 1].side == called[at].side; at--, unit -= size) {
            int is = order.compare ? order.compare(unit - size, unit) : 0;
            if (!is) is = kit_compare_ids(called[at - 1].id, called[at].id, order.last_first);
            if (is < 0) break;
            swap(&called[at - 1], &called[at], sizeof *called);
            swap(unit - size, unit, size);
        }
        for (int k = 0; k < i; k++) listed[k] = (uint8_t)(listed[k] + (listed[k] >= at));
        listed[i] = (uint8_t)at;
    }
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
