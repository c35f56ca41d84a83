// The standing order of casualties. Ruling R-9.

#include "rules/trial40k/trial40k.h"

static bool has_special(const trial40k_group *g) {
    bool special = false;
    for (int weapon = FIST; weapon < TRIAL40K_SPECIALS; weapon++)
        special |= g->weapon[weapon] != 0;
    return special;
}

// Fewer Attacks first, then those without a special weapon.
static uint8_t worth_of(const trial40k_group *g) {
    return (uint8_t)(g->is.a * 2 + g->special);
}

// Who supports at first, then by worth, then in order.
static int worth(const trial40k_group *g, int place) {
    return (place != SUPPORT) * 100 + g->worth;
}

// Puts the groups of a unit into order, worth[] by their places in it; and notes the place of each there.
static void put_in_order(const trial40k_unit *unit, const int *worth, uint8_t *order,
                         uint8_t *ordinal) {
    for (int i = 0; i < unit->groups; i++) {
        int at = i;
        for (; at > 0 && worth[order[at - 1] - unit->group] > worth[i]; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)(unit->group + i);
    }
    for (int i = 0; i < unit->groups; i++) ordinal[order[i] - unit->group] = (uint8_t)i;
}

// As groups stand by now, in a state; or as the file has them.
static void order_all(const trial40k_battle *b, const trial40k_state *state, bool by_now,
                      uint8_t *order, uint8_t *ordinal) {
    for (int unit = 0; unit < b->count; unit++) {
        const trial40k_unit *u = &b->unit[unit];
        int all[TRIAL40K_UNIT_GROUPS_MAX] = {0};
        TRIAL40K_EACH_GROUP(b, group, unit) {
            const trial40k_group *g = &b->group[group];
            int place = by_now ? trial40k_stands(b, state, group).place : g->place;
            all[group - u->group] = worth(g, place);
        }
        put_in_order(u, all, order + u->group, ordinal + u->group);
    }
}

void trial40k_find_peel(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) {
        b->group[group].special = has_special(&b->group[group]);
        b->group[group].worth = worth_of(&b->group[group]);
    }
    order_all(b, NULL, false, b->settled[IN_ORDER], b->settled[ORDINAL]);
}

void trial40k_settle_peel(const trial40k_battle *b, trial40k_state *state) {
    order_all(b, state, true, trial40k_settle(b, state, IN_ORDER),
              trial40k_settle(b, state, ORDINAL));
}
