// Notes for the drawing: which units may charge, and after the fights which may fire and be fired
// at. Ruling R-34.

#include "rules/kit/kit_draw.h"
#include "rules/trial40k/after/aftermath.h"
#include "rules/trial40k/show/show.h"

static void note(bay_view *sink, int telling, int unit, int some, int all) {
    bay_mark mark = kit_mark(BAY_MARK_SIGN, telling, BAY_NOBODY, unit, -1);
    mark.number[1] = some;
    mark.number[2] = all;
    bay_view_add(sink, mark);
}

// --- Before charges --------------------------------------------------------------------------

int trial40k_charges_as(const trial40k_battle *b, int unit) {
    const trial40k_unit *u = &b->unit[unit];
    bool fights = false;
    KIT_EACH (member, u->party) fights |= b->unit[member].fighting;
    if (u->fired) return SHOW_HAS_FIRED;
    if (u->falls_back) return SHOW_FALLS_BACK;
    if (fights) return SHOW_FIGHTS;
    bool near, legal = trial40k_has_target(b, unit, &near);
    return legal ? SHOW_MAY_CHARGE : near ? SHOW_NO_TARGET : SHOW_TOO_FAR;
}

static void note_charges(const trial40k_battle *b, bay_view *sink) {
    KIT_EACH (unit, trial40k_hosts(b, trial40k_side(b, BAY_ATTACKER)))
        note(sink, trial40k_charges_as(b, unit), unit, 0, 0);
}

// --- Afterwards ------------------------------------------------------------------------------

// Who touches an enemy, or is near a friend who does, neither fires nor is fired at. A-66
static void note_fire(const trial40k_now *now, int unit, bay_view *sink) {
    const trial40k_table *table = &now->table;
    int all = 0, engaged = 0;
    for (int i = 0; i < table->count; i++) {
        if (table->model[i].unit != unit) continue;
        all++;
        engaged += trial40k_stance_of(table->b, table->model, table->count, i).place != OUT;
    }
    if (!engaged) return;
    note(sink, SHOW_FIRES_NOT, unit, engaged, all);                     // TAR-164
    note(sink, SHOW_SPARED, unit, engaged, all);                        // TAR-166
    if (engaged < all) note(sink, SHOW_FREE, unit, all - engaged, all); // TAR-165
}

static void note_shooting(const trial40k_battle *b, const trial40k_state *state,
                          bay_view *sink) {
    trial40k_now now;
    trial40k_find_now(b, state, 0, 0, 0, &now);
    for (int unit = 0; unit < b->count; unit++) {
        bool flees = trial40k_units_now(b, state)[unit].flags & FELL_BACK;
        if (!trial40k_has_models(b, state, unit)) continue;
        if (flees)
            note(sink, SHOW_FIRES_FLEEING, unit, 0, 0); // TAR-175
        else
            note_fire(&now, unit, sink);
    }
}

void trial40k_draw_notes(const trial40k_battle *b, const trial40k_state *state,
                         bay_view *sink) {
    if (!b->charges) return;
    if (state->part == CHARGING) note_charges(b, sink);
    if (trial40k_is_settled(&b->common, state)) note_shooting(b, state, sink);
}
