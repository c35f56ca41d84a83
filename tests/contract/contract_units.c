// The units of a battle, and what their ids make of options.
#include "contract/contract.h"
#include "contract/twice.h"

#include <stdio.h>
#include <string.h>

// A group stands before its members, and who of them has no name of his own is called after it.
static void check_group(const bay_battle *battle, const bay_group *group) {
    const bay_unit *named = &battle->units[group->unit];
    int past = group->unit + 1 + group->members;
    const bay_group *next = group + 1 < battle->groups + battle->group_count ? group + 1 : NULL;
    HOLDS(group->members > 0 && past <= battle->unit_count, "%s has no members", named->id);
    HOLDS(!next || next->unit >= past, "%s: another group is within it", named->id);
    HOLDS(named->side != BAY_NOBODY, "%s is nobody's", named->id);
    for (int i = group->unit + 1; i < past; i++) {
        char id[128];
        int number = i - group->unit;
        const char *is = battle->units[i].id;
        snprintf(id, sizeof id, "%s.%d", named->id, number);
        HOLDS(battle->units[i].side == named->side, "%s is of another side", is);
        HOLDS(!strchr(is, '.') || strcmp(is, id) == 0, "%s should be %s", is, id);
        HOLDS(bay_group_of(battle, (uint16_t)i) == group, "%s is in no group", is);
    }
}

void contract_check_units(const bay_battle *battle) {
    for (int i = 0; i < battle->unit_count; i++) {
        HOLDS(battle->units[i].id && battle->units[i].name, "unit %d has no name", i);
        bay_side side = battle->units[i].side;
        bay_side before = i ? battle->units[i - 1].side : side;
        HOLDS(side <= BAY_NOBODY, "unit %d is of no side", i);
        HOLDS(side == BAY_NOBODY || before != BAY_NOBODY, "unit %d comes after the places", i);
        for (int k = 0; k < i; k++)
            HOLDS(strcmp(battle->units[i].id, battle->units[k].id) != 0, "%s comes twice",
                  battle->units[i].id);
    }
    for (int i = 0; i < battle->group_count; i++) check_group(battle, &battle->groups[i]);
    const char *twice = contract_twice(battle);
    HOLDS(!twice, "%s: a question could offer %s twice", battle->rules->id, twice);
}

static bool ends_in_unit(const bay_option_row *row) {
    return strcmp(row->id + strcspn(row->id, "{"), "{unit}") == 0;
}

void contract_check_heads(const bay_rules *rules, const bay_step_info *step) {
    for (const uint16_t *one = step->offers; one && *one != BAY_NO_ROW; one++)
        for (const uint16_t *other = step->offers; other < one; other++) {
            const bay_option_row *a = &rules->options[*one], *b = &rules->options[*other];
            HOLDS(!contract_begin_alike(a, b) || (ends_in_unit(a) && ends_in_unit(b)),
                  "%s: %s and %s begin alike", step->id, a->id, b->id);
        }
}
