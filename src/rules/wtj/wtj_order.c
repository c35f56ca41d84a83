// Which assaults a turn has, and which of them is fought next. Rulings.

#include "rules/kit/kit_options.h"
#include "wtj.h"

#include <stddef.h>
#include <string.h>

// --- Which assaults there are ----------------------------------------------------------------

// The units that touch it, those that touch these, and so on. WTJ-01, AMB-W1
kit_set wtj_group_of(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set group = kit_one(unit);
    for (kit_set left = group; left;) {
        kit_set others = wtj_touching(b, state, kit_take(&left)) & ~group;
        group |= others;
        left |= others;
    }
    return group;
}

// Of each assault of the turn that has not begun the first attacker; a group without personnel has
// none (WTJ-01, WTJ-35).
static kit_set waiting(const wtj_battle *b, const wtj_state *state) {
    kit_set left = wtj_here(state, wtj_side(b, BAY_ATTACKER)) & ~state->fought, found = 0;
    while (left) {
        int unit = kit_take(&left);
        if (!wtj_touching(b, state, unit)) continue;
        kit_set group = wtj_group_of(b, state, unit);
        left &= ~group;
        if (wtj_personnel(b, group)) found |= kit_one(unit);
    }
    return found;
}

// --- Assaults that are alike -----------------------------------------------------------------

// 0 if the units are the same in all that a rule asks of them, except whom they touch.
static int compare(const wtj_battle *b, const wtj_state *state, int one, int other) {
    int by = memcmp(&b->unit[one], &b->unit[other], offsetof(wtj_unit, sees));
    if (!by) by = memcmp(&state->unit[one], &state->unit[other], sizeof *state->unit);
    if (by || !wtj_is_tank(b, one)) return by;
    return memcmp(wtj_tank_now(b, state, one), wtj_tank_now(b, state, other),
                  sizeof(wtj_tank_state));
}

// Writes the units of an assault in an order that does not hang on their names.
static int arrange(const wtj_battle *b, const wtj_state *state, int unit, uint8_t *to) {
    int count = 0;
    KIT_EACH (one, wtj_group_of(b, state, unit)) {
        int at = count++;
        for (; at && compare(b, state, one, to[at - 1]) < 0; at--) to[at] = to[at - 1];
        to[at] = (uint8_t)one;
    }
    return count;
}

// Bit by edge: where the enemy touches the unit; and whether with its front from the rear.
static int touch_of(const wtj_battle *b, const wtj_state *state, int unit, int enemy) {
    int found = kit_in(b->unit[unit].fronts_on_rear, enemy) << EDGES;
    for (int edge = FRONT; edge < EDGES; edge++)
        found |= kit_in(wtj_touched(b, state, unit, edge), enemy) << edge;
    return found;
}

// True if the assaults of the two units differ in nothing but names. A further turn, and what is
// attached, may tell them apart in more than is compared here: then they count as different.
static bool are_alike(const wtj_battle *b, const wtj_state *state, int one, int other) {
    uint8_t ours[WTJ_UNITS_MAX], theirs[WTJ_UNITS_MAX];
    int count = arrange(b, state, one, ours);
    if (!wtj_is_last_turn(b, state) || b->attached) return false;
    if (arrange(b, state, other, theirs) != count) return false;
    for (int i = 0; i < count; i++) {
        if (compare(b, state, ours[i], theirs[i])) return false;
        for (int j = 0; j < count; j++)
            if (touch_of(b, state, ours[i], ours[j]) !=
                touch_of(b, state, theirs[i], theirs[j]))
                return false;
    }
    return true;
}

// --- Which is fought next --------------------------------------------------------------------

// True if somebody may be asked something in the assault that decides anything: which unit loses a
// base, what is engaged or fired at, whether cavalry dismounts.
static bool has_choices(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set group = wtj_group_of(b, state, unit), all = group;
    if (wtj_reads(b, W_24_ATTACHED, ATTACHED_COUNT))
        KIT_EACH (host, group) all |= wtj_here(state, b->unit[host].attached);
    return kit_size(all) > 2 || wtj_mounted(b, state, group);
}

static int bases_of(const wtj_battle *b, const wtj_state *state, int unit) {
    return wtj_bases(state, wtj_group_of(b, state, unit));
}

// The largest assault first, of equals in order; of those that are alike the first alone.
uint32_t wtj_list_assaults(const wtj_battle *b, const wtj_state *state, bay_option *list) {
    kit_offer to = {list, 0};
    for (kit_set left = waiting(b, state); left;) {
        int next = kit_first(left);
        bool known = false;
        KIT_EACH (unit, left)
            if (bases_of(b, state, unit) > bases_of(b, state, next)) next = unit;
        left &= ~kit_one(next);
        for (uint32_t i = 0; i < to.count; i++) known |= are_alike(b, state, list[i].own, next);
        if (!known) kit_add(&to, ASSAULT_NEXT, next, 0, next);
    }
    return to.count;
}

static uint8_t begin(const wtj_battle *b, wtj_state *state, int unit, bay_trace *why) {
    state->group = wtj_group_of(b, state, unit);
    state->fought |= state->group;
    return wtj_begin(b, state, why);
}

uint8_t wtj_apply_assault(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                          bay_trace *why) {
    return begin(b, state, chosen->own, why);
}

// Nothing in one assault affects another, so their order decides something only where a choice in
// one of them can follow on what another came to.
static bool order_matters(const wtj_battle *b, const wtj_state *state, kit_set units) {
    KIT_EACH (unit, kit_is_one(units) ? 0 : units)
        if (has_choices(b, state, unit)) return true;
    return false;
}

uint8_t wtj_assaults(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    if (!state->fought && wtj_reads(b, W_22_OVERRUN, AFTER_FIRE)) {
        KIT_THOSE(met, unit, b->weapons, wtj_touching(b, state, unit));
        wtj_overrun(b, state, met, why); // AMB-W22
    }
    kit_set units = waiting(b, state);
    if (!units) {
        state->fought = 0;
        return WTJ_GOES_ON;
    }
    if (order_matters(b, state, units) && wtj_list_assaults(b, state, list) > 1)
        return (uint8_t)(ASSAULT_ATTACKER + b->set[NEXT_ASSAULT]); // WTJ-01
    return begin(b, state, kit_first(units), why);
}
