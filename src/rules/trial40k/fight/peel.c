// The standing order of casualties. Ruling R-9.

#include "rules/trial40k/trial40k.h"

#include <string.h>

// Fewer Attacks first, then those without a special weapon.
static uint8_t worth_of(const trial40k_group *g) {
    int special = 0;
    for (int weapon = FIST; weapon < TRIAL40K_SPECIALS; weapon++)
        special |= g->weapon[weapon] != 0;
    return (uint8_t)(g->is.a * 2 + special);
}

// Who supports at first, then by worth, then in order.
static int worth(const trial40k_group *g, int place) {
    return (place != SUPPORT) * 100 + g->worth;
}

// Puts the groups of a unit into order, worth[] by their places in it.
static void put_in_order(const trial40k_unit *unit, const int *worth, uint8_t *order) {
    for (int i = 0; i < unit->groups; i++) {
        int at = i;
        for (; at > 0 && worth[order[at - 1] - unit->group] > worth[i]; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)(unit->group + i);
    }
}

void trial40k_find_peel(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++)
        b->group[group].worth = worth_of(&b->group[group]);
    for (int unit = 0; unit < b->count; unit++) {
        const trial40k_unit *u = &b->unit[unit];
        int all[TRIAL40K_UNIT_GROUPS_MAX] = {0};
        TRIAL40K_EACH_GROUP(b, group, unit)
        all[group - u->group] = worth(&b->group[group], b->group[group].place);
        put_in_order(u, all, &b->peeled[u->group]);
        for (int i = u->group; i < u->group + u->groups; i++)
            b->group[b->peeled[i]].peel = (uint8_t)(i - u->group);
    }
}

void trial40k_peel_order(const trial40k_battle *b, const trial40k_state *state, int unit,
                         uint8_t order[TRIAL40K_UNIT_GROUPS_MAX]) {
    const trial40k_unit *u = &b->unit[unit];
    int all[TRIAL40K_UNIT_GROUPS_MAX] = {0};
    if (!b->charges) {
        memcpy(order, &b->peeled[u->group], u->groups);
        return;
    }
    TRIAL40K_EACH_GROUP(b, group, unit)
    all[group - u->group] = worth(&b->group[group], trial40k_stands(b, state, group).place);
    put_in_order(u, all, order);
}

int trial40k_peel_of(const trial40k_battle *b, const trial40k_state *state, int group) {
    uint8_t order[TRIAL40K_UNIT_GROUPS_MAX] = {0};
    int at = 0;
    if (!b->charges) return b->group[group].peel;
    trial40k_peel_order(b, state, b->group[group].unit, order);
    while (order[at] != group) at++;
    return at;
}
