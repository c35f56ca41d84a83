// From a checked document to a battle: one block of memory that holds everything.

#include "base/fault.h"
#include "base/memory.h"
#include "portable_draft.h"

#include <string.h>

static size_t aligned(size_t size) {
    return (size + 15) & ~(size_t)15;
}

static const char *keep(char **names, const char *from) {
    size_t size = strlen(from) + 1;
    char *to = *names;
    memcpy(to, from, size);
    *names += size;
    return to;
}

static void name_units(const portable_battle *b, const portable_draft *d, bay_unit *units,
                       char *names) {
    for (int u = 0; u < d->count; u++)
        units[u] = (bay_unit){keep(&names, d->id[u]), keep(&names, d->name[u]),
                              (bay_side)d->piece[u].side};
    for (int cell = 0; cell < board_cells(&b->board); cell++) {
        char name[BOARD_NAME_MAX];
        board_cell_name(&b->board, cell, name);
        const char *kept = keep(&names, name);
        units[portable_cell_unit(b, cell)] = (bay_unit){kept, kept, BAY_NOBODY};
    }
}

// The block: the battle, its units and the cells, the text of their names.
static portable_battle *make(const bay_loading *in, const portable_draft *d) {
    int cells = board_cells(&d->plan.board);
    size_t count = (size_t)d->count + (size_t)cells;
    size_t names_size = (size_t)cells * BOARD_NAME_MAX;
    for (int u = 0; u < d->count; u++) names_size += strlen(d->id[u]) + strlen(d->name[u]) + 2;
    size_t units = aligned(sizeof(portable_battle));
    size_t names = units + aligned(sizeof(bay_unit) * count);
    char *block = memory_take_zeroed(in->memory, names + names_size);
    if (!block) return NULL;
    portable_battle *b = (portable_battle *)(void *)block;
    b->common.rules = in->rules;
    b->common.bytes = names + names_size;
    b->common.unit_count = (uint16_t)count;
    b->common.units = (bay_unit *)(void *)(block + units);
    b->board = d->plan.board;
    b->count = (uint8_t)d->count;
    b->attackers = (uint8_t)d->attackers;
    b->fire = d->fire;
    b->objectives = (uint8_t)d->objectives;
    memcpy(b->objective, d->objective, (size_t)d->objectives);
    memcpy(b->piece, d->piece, sizeof b->piece);
    memcpy(b->ground, d->plan.cell, sizeof b->ground);
    name_units(b, d, (bay_unit *)(void *)(block + units), block + names);
    size_t size = sizeof(portable_now) + 2 * (size_t)d->count + (size_t)d->attackers;
    b->common.size = (uint16_t)((size + 7) & ~(size_t)7);
    b->common.told = (uint16_t)(TOLD_BYTES * d->count);
    return b;
}

bay_status portable_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    portable_draft d;
    bay_status status = portable_draft_read(in->document, &d, why);
    if (status != BAY_OK) return status;
    portable_battle *b = make(in, &d);
    if (!b) return fault_no_memory(why);
    portable_settings(in, b);
    bool in_short =
        bay_value_get(bay_value_get(in->document, PORTABLE_SIDES[0]), "type") != NULL;
    status = portable_lawful(b, in_short, why);
    if (status != BAY_OK) {
        memory_give(in->memory, b, b->common.bytes);
        return status;
    }
    portable_largest(b);
    *out = &b->common;
    return BAY_OK;
}
