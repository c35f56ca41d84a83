// The distances that count while models are set up on the table.

#include "rules/kit/kit_draw.h"
#include "rules/trial40k/charge/charge.h"
#include "rules/trial40k/charge/standing.h"
#include "rules/trial40k/show/show.h"

// `more`: as the kind says.
static void draw(bay_view *sink, int telling, int unit, bay_distance kind, int32_t far,
                 int more) {
    bay_mark mark = kit_mark(BAY_MARK_DISTANCE, telling, BAY_NOBODY, unit, -1);
    mark.number[0] = (int32_t)kind;
    mark.number[1] = far;
    mark.number[2] = more;
    bay_view_add(sink, mark);
}

// Who has fired, flees or fights charges nobody; who is too far, or has no way, may still be set up
// nearer.
static bool may_charge(const trial40k_battle *b, int unit) {
    if (!kit_in(trial40k_side(b, BAY_ATTACKER), unit)) return false;
    int as = trial40k_charges_as(b, b->unit[unit].host);
    return as == SHOW_MAY_CHARGE || as == SHOW_TOO_FAR || as == SHOW_NO_TARGET;
}

// Models are still being set up.
static bool counts(const trial40k_battle *b, const trial40k_state *state) {
    return trial40k_on_table(b, state) && (!b->charges || state->part == CHARGING);
}

void trial40k_draw_distances(const trial40k_battle *b, const trial40k_state *state,
                             bay_view *sink) {
    if (!counts(b, state)) return;
    draw(sink, SHOW_CLEAR, BAY_NO_UNIT, BAY_DISTANCE_CLEAR, 0, 0); // TAR-040
    if (b->charges)
        draw(sink, SHOW_APART, BAY_NO_UNIT, BAY_DISTANCE_APART, TRIAL40K_KEEP_AWAY,
             DISC_CONTACT); // TAR-032
}

void trial40k_draw_distances_of(const trial40k_battle *b, const trial40k_state *state, int unit,
                                int called, bay_view *sink) {
    if (!counts(b, state)) return;
    draw(sink, SHOW_TOGETHER, called, BAY_DISTANCE_TOGETHER, TRIAL40K_NEAR,
         b->unit[unit].host + 1); // TAR-024
    if (b->charges && may_charge(b, unit))
        draw(sink, SHOW_REACH, called, BAY_DISTANCE_REACH, TRIAL40K_CHARGE_MOVE, 0); // TAR-018
}
