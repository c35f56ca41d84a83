// From a checked document to a battle: one block of memory that holds everything.

#include "base/fault.h"
#include "base/memory.h"
#include "base/text.h"
#include "soldiers_draft.h"

#include <string.h>

enum { SHORT_NAME = 8 };

// --- Units that are alike --------------------------------------------------------------------

static bool alike(const soldiers_unit *one, const soldiers_unit *other) {
    return one->cell == other->cell && one->type == other->type &&
           one->nation == other->nation && one->battery == other->battery &&
           one->stacking == other->stacking && one->attack == other->attack &&
           one->range == other->range && one->disrupted == other->disrupted &&
           one->enough_points == other->enough_points && one->observed == other->observed &&
           one->announces == other->announces && one->fires_at == other->fires_at &&
           one->charges_at == other->charges_at &&
           memcmp(one->sees, other->sees, SOLDIERS_SIGHT) == 0 &&
           memcmp(one->sees_to, other->sees_to, SOLDIERS_SIGHT) == 0;
}

static void find_alike(soldiers_battle *b) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            int first = 0;
            while (!alike(&b->unit[side][first], &b->unit[side][i])) first++;
            b->unit[side][i].kind = (uint8_t)first;
        }
}

// --- Objectives ------------------------------------------------------------------------------

static bay_status read_objectives(soldiers_draft *d, bay_fault *why) {
    soldiers_battle *b = d->battle;
    uint8_t named[GROUND_OBJECTIVES_MAX];
    int count = 0;
    ground_rules cited = SOLDIERS_GROUND;
    cited.clause = cited.place_clause;
    bay_status status =
        ground_objectives(&d->ground, &cited, d->in->document, named, &count, why);
    if (status != BAY_OK) return status;
    for (int i = 0; i < count; i++) b->objective[b->objectives++] = named[i];
    for (int all = 0; all < 2 && b->objectives == 0; all++)
        for (int h = 0; h < b->hexes[BAY_DEFENDER]; h++)
            if (all || soldiers_can_be_assaulted(b, h))
                b->objective[b->objectives++] = b->hex[BAY_DEFENDER][h].cell;
    return BAY_OK;
}

// --- The draft -------------------------------------------------------------------------------

static bay_status read_points(soldiers_draft *d, bay_fault *why) {
    for (int i = 0; i < d->battle->count[BAY_ATTACKER]; i++) {
        int type = d->battle->unit[BAY_ATTACKER][i].type;
        if (type != INFANTRY && type != DISMOUNTED) continue;
        bay_status status = soldiers_draft_points(d, i, why);
        if (status != BAY_OK) return status;
    }
    return BAY_OK;
}

static bay_status read_units(soldiers_draft *d, bay_fault *why) {
    for (int side = 0; side < 2; side++) {
        const bay_value *group = bay_value_get(d->in->document, SOLDIERS_SIDE_NAMES[side]);
        d->units[side] = bay_value_get(group, "units");
        if (d->units[side] || soldiers_is_short(d, side)) continue;
        return soldiers_refuse(
            why, (soldiers_fault){SOLDIERS_SIDE_NAMES[side], "units, or so many companies",
                                  "This side has no units.", ARV_S8, BAY_BAD_INPUT});
    }
    bay_status status = soldiers_short_alone(d, why);
    if (status != BAY_OK) return status;
    if (d->units[BAY_ATTACKER]) return soldiers_draft_units(d, why);
    soldiers_draft_short(d);
    return BAY_OK;
}

static bay_status read_all(soldiers_draft *d, bay_fault *why) {
    soldiers_battle *b = d->battle;
    bay_status status = ground_read(d->in->document, &SOLDIERS_GROUND, &d->ground, why);
    if (status != BAY_OK) return status;
    soldiers_draft_settings(d);
    status = soldiers_draft_tables(d, why);
    if (status == BAY_OK) status = read_units(d, why);
    if (status == BAY_OK) status = read_points(d, why);
    if (status != BAY_OK) return status;
    b->board = d->ground.board;
    memcpy(b->ground, d->ground.cell, sizeof b->ground);
    for (int cell = 0; cell < board_cells(&b->board); cell++)
        for (int side = 0; side < BOARD_SIDES_MAX; side++)
            b->next[cell][side] = (uint8_t)board_neighbour(&b->board, cell, side);
    soldiers_draft_sight(d);
    soldiers_settled_numbers(d);
    status = soldiers_lawful(d, why);
    if (status == BAY_OK) status = read_objectives(d, why);
    if (status != BAY_OK) return status;
    find_alike(b);
    soldiers_mark_readings(d);
    soldiers_fill_most(b);
    return BAY_OK;
}

// --- The block -------------------------------------------------------------------------------

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

// What a unit is called: its id, its name.
static void names_of(const soldiers_draft *d, int side, int unit, char made[2][SHORT_NAME],
                     const char *called[2]) {
    if (d->units[side]) {
        called[0] = soldiers_text(&d->units[side]->is.item[unit], "id");
        called[1] = soldiers_text(&d->units[side]->is.item[unit], "name");
        return;
    }
    soldiers_short_name(made[1], side, unit);
    text_kebab(made[0], SHORT_NAME, made[1]);
    called[0] = made[0];
    called[1] = made[1];
}

static size_t names_size(const soldiers_draft *d) {
    size_t size = 0;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < d->battle->count[side]; i++) {
            char made[2][SHORT_NAME];
            const char *called[2];
            names_of(d, side, i, made, called);
            size += strlen(called[0]) + strlen(called[1]) + 2;
        }
    return size + (size_t)board_cells(&d->ground.board) * BOARD_NAME_MAX;
}

static void fill_units(const soldiers_draft *d, bay_unit *units, char *names) {
    const soldiers_battle *b = d->battle;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            char made[2][SHORT_NAME];
            const char *called[2];
            names_of(d, side, i, made, called);
            const char *id = keep(&names, called[0]), *name = keep(&names, called[1]);
            *units++ = (bay_unit){id, name, (bay_side)side};
        }
    for (int cell = 0; cell < board_cells(&b->board); cell++) {
        char name[BOARD_NAME_MAX];
        board_cell_name(&b->board, cell, name);
        const char *kept = keep(&names, name);
        *units++ = (bay_unit){kept, kept, BAY_NOBODY};
    }
}

bay_status soldiers_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    soldiers_battle made;
    memset(&made, 0, sizeof made);
    soldiers_draft d = {.in = in, .battle = &made};
    bay_status status = read_all(&d, why);
    if (status != BAY_OK) return status;
    size_t count = soldiers_units(&made) + (size_t)board_cells(&made.board);
    size_t units = aligned(sizeof made), names = units + aligned(sizeof(bay_unit) * count);
    made.common.rules = in->rules;
    made.common.bytes = names + names_size(&d);
    made.common.unit_count = (uint16_t)count;
    made.common.size =
        (uint16_t)((sizeof(soldiers_now) + 2 * soldiers_units(&made) + 7) & ~(size_t)7);
    made.common.told = (uint16_t)(sizeof(soldiers_told) * soldiers_units(&made));
    char *block = memory_take_zeroed(in->memory, made.common.bytes);
    if (!block) return fault_no_memory(why);
    fill_units(&d, (bay_unit *)(void *)(block + units), block + names);
    made.common.units = (const bay_unit *)(const void *)(block + units);
    memcpy(block, &made, sizeof made);
    *out = (bay_battle *)(void *)block;
    return BAY_OK;
}
