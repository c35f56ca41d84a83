#include "rules/kit/kit_battle.h"

#include "base/fault.h"
#include "base/memory.h"

#include <string.h>

static size_t aligned(size_t size) {
    return (size + 15) & ~(size_t)15;
}

static size_t text_of(const kit_names *names) {
    size_t size = names->cells ? (size_t)board_cells(names->cells) * BOARD_NAME_MAX : 0;
    for (int i = 0; i < names->count; i++)
        size += strlen(names->units[i].id) + strlen(names->units[i].name) + 2;
    return size;
}

static const char *keep(char **to, const char *words) {
    char *kept = *to;
    size_t size = strlen(words) + 1;
    memcpy(kept, words, size);
    *to += size;
    return kept;
}

static void name_all(const kit_names *names, int cells, bay_unit *units, char *to) {
    for (int i = 0; i < names->count; i++) {
        const bay_unit *from = &names->units[i];
        const char *id = keep(&to, from->id), *name = keep(&to, from->name);
        *units++ = (bay_unit){id, name, from->side};
    }
    for (int cell = 0; cell < cells; cell++) {
        char name[BOARD_NAME_MAX];
        board_cell_name(names->cells, cell, name);
        const char *kept = keep(&to, name);
        *units++ = (bay_unit){kept, kept, BAY_NOBODY};
    }
}

bay_status kit_battle_make(const bay_loading *in, const void *from, size_t size,
                           kit_names names, bay_battle **out, bay_fault *why) {
    int cells = names.cells ? board_cells(names.cells) : 0;
    size_t count = (size_t)names.count + (size_t)cells;
    size_t units = aligned(size), words = units + aligned(sizeof(bay_unit) * count);
    size_t bytes = words + text_of(&names);
    char *block = memory_take_zeroed(in->memory, bytes);
    if (!block) return fault_no_memory(why);
    memcpy(block, from, size);
    name_all(&names, cells, (bay_unit *)(void *)(block + units), block + words);
    bay_battle *battle = (bay_battle *)(void *)block;
    battle->rules = in->rules;
    battle->bytes = bytes;
    battle->unit_count = (uint16_t)count;
    battle->units = (const bay_unit *)(const void *)(block + units);
    *out = battle;
    return BAY_OK;
}
