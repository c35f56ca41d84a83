#include "contract/twice.h"

#include "bayonet/odds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ID = 512 };

typedef struct written {
    char (*id)[ID]; // [room]
    size_t count, room;
} written;

static void write_id(written *to, const bay_battle *battle, uint16_t row, uint16_t unit) {
    if (to->count == to->room) {
        to->room = to->room ? 2 * to->room : 64;
        to->id = realloc(to->id, to->room * sizeof *to->id);
        if (!to->id) abort();
    }
    bay_option option = {.row = row, .unit = unit};
    bay_option_text(battle, &option, false, to->id[to->count++], ID);
}

static bool is_of(const bay_option_row *row, const char *slot) {
    return strstr(row->id, slot) != NULL;
}

static void write_row(written *to, const bay_battle *battle, uint16_t row, bay_side side) {
    if (!is_of(&battle->rules->options[row], "{unit}")) {
        write_id(to, battle, row, BAY_NO_UNIT);
        return;
    }
    for (uint16_t unit = 0; unit < battle->unit_count; unit++)
        if (battle->units[unit].side == side) write_id(to, battle, row, unit);
}

static int compare(const void *one, const void *other) {
    return strcmp(one, other);
}

static const char *first_twice(written *all) {
    static char found[ID];
    qsort(all->id, all->count, sizeof *all->id, compare);
    for (size_t i = 1; i < all->count; i++)
        if (strcmp(all->id[i - 1], all->id[i]) == 0) return strcpy(found, all->id[i]);
    return NULL;
}

// Of a question that does not say what it offers, all options.
static bool is_offered(const bay_step_info *step, uint16_t row) {
    const uint16_t *offer = step->offers;
    while (offer && *offer != row && *offer != BAY_NO_ROW) offer++;
    return !offer || *offer == row;
}

static const char *twice_in(const bay_battle *battle, const bay_step_info *step,
                            bay_side side) {
    const bay_option_row *rows = battle->rules->options;
    written all = {NULL, 0, 0};
    for (uint16_t row = 0; rows[row].id; row++)
        if (is_offered(step, row)) write_row(&all, battle, row, side);
    const char *found = all.count ? first_twice(&all) : NULL;
    free(all.id);
    return found;
}

// Do two questions offer the same? The sides' often do.
static bool offer_alike(const bay_rules *rules, const bay_step_info *one,
                        const bay_step_info *other) {
    bool alike = other->kind == BAY_CHOICE;
    for (uint16_t row = 0; alike && rules->options[row].id; row++)
        alike = is_offered(one, row) == is_offered(other, row);
    return alike;
}

static bool was_before(const bay_rules *rules, const bay_step_info *step) {
    const bay_step_info *at = rules->steps;
    while (at < step && !offer_alike(rules, step, at)) at++;
    return at < step;
}

const char *contract_twice(const bay_battle *battle) {
    const bay_rules *rules = battle->rules;
    const char *found = NULL;
    for (const bay_step_info *step = rules->steps; !found && step->id; step++) {
        if (step->kind != BAY_CHOICE || was_before(rules, step)) continue;
        for (int side = 0; !found && side <= BAY_NOBODY; side++)
            found = twice_in(battle, step, (bay_side)side);
    }
    return found;
}

static bool begins_as(const bay_option_row *one, const bay_option_row *other) {
    return strstr(one->id, "{unit}") && !strncmp(one->id, other->id, strcspn(one->id, "{"));
}

bool contract_begin_alike(const bay_option_row *one, const bay_option_row *other) {
    return one != other && (begins_as(one, other) || begins_as(other, one));
}
