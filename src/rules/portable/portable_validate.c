// The battle as it begins: the objectives if the scenario names none, the checks of what a clause
// forbids, and the largest value of each measure.

#include "portable.h"

typedef struct opening {
    kit_set initiate, attacked; // who may, and whom they can
    kit_set shot;               // whom the attacker's units can hit by fire
} opening;

static opening opening_of(const portable_battle *b, const portable_state *state) {
    opening o = {0, 0, 0};
    for (int u = 0; u < b->attackers; u++) {
        int at = portable_opponent(b, state, u);
        if (at == NOBODY) continue;
        if (b->fire && portable_shot_to_hit(b, state, u, at, NULL) < 7) o.shot |= kit_one(at);
        if (portable_forbids(b, state, u) >= 0) continue;
        o.initiate |= kit_one(u);
        o.attacked |= kit_one(at);
    }
    return o;
}

// The clause that leaves the attacker nothing to do.
static int reason(const portable_battle *b, const portable_state *state) {
    for (int u = 0; u < b->attackers; u++) {
        int clause = portable_forbids(b, state, u);
        if (clause == PCC_03 || clause == PCC_04) return clause;
    }
    return b->fighters[BAY_ATTACKER] ? PCC_02 : PCC_05;
}

static const char NO_ENEMY[] =
    "Nothing can be done: no unit of the attacker has an enemy in the square to its front.";

static bay_status nothing_to_do(const kit_node *document, int clause) {
    static const char *const REASONS[] = {
        [PCC_02] = NO_ENEMY,
        [PCC_03] = "Nothing can be done: artillery may not initiate close combat.",
        [PCC_04] =
            "Nothing can be done: units on foot may not initiate against mounted cavalry.",
        [PCC_05] = "Nothing can be done: a commander alone may not initiate close combat.",
    };
    kit_node attacker = kit_at(document, KIT_SIDES[BAY_ATTACKER]);
    const char *key = kit_has(&attacker, "type") ? NULL : "units";
    return kit_forbid(&attacker, key, clause, REASONS[clause],
                      "a unit, no artillery, with an enemy in the square to its front");
}

// --- The largest measures --------------------------------------------------------------------

// Who can be lost: those of the combats and the commanders with them, where it is known from the
// start who fights whom.
static kit_set at_risk(const portable_battle *b, const portable_state *state, opening o,
                       bool known) {
    kit_set fight = o.initiate | o.attacked;
    KIT_THOSE(risk, u, kit_below(b->count),
              !known || portable_first_in(state, fight, state->unit[u].cell) != NOBODY);
    return risk;
}

static int least(int one, int other) {
    return one < other ? one : other;
}

static void bound(portable_battle *b, const portable_state *state, opening o) {
    bool one_by_one = b->set[B_10_DECLARED] == ONE_BY_ONE;
    bool known = !b->fire && !one_by_one && b->set[B_3_TO_FRONT] == FRONT_IN_COMBAT;
    kit_set risk = at_risk(b, state, o, known);
    for (int side = 0; side < 2; side++) {
        // A commander alone is caught without a roll of his own: PCC-12.
        bool counts = side == BAY_DEFENDER || b->set[B_17_ROLLS_BACK] == CAUGHT_ROLLS;
        kit_set targets = portable_all(b, BAY_DEFENDER);
        if (known) targets = counts ? o.attacked : o.attacked & b->fighters[BAY_DEFENDER];
        int fighters = kit_size(b->fighters[BAY_ATTACKER]);
        int shots = side == BAY_DEFENDER && b->fire ? fighters : 0;
        // One by one each attacker may have a combat of its own: PCC-06.
        int most_fought = one_by_one && targets ? fighters : kit_size(targets);
        int combats = least(fighters, most_fought), hits = combats + shots;
        int commanders = kit_size(risk & b->commanders[side]);
        bool apart = commanders && b->set[B_12_COMMANDER_MOVES] == LED_APART;
        int32_t *most = b->common.most + side;
        most[MEASURE_ATTACKER_LOSSES] =
            least(kit_size(risk & portable_all(b, side)), hits + least(hits, commanders));
        most[MEASURE_ATTACKER_DRIVEN] = apart ? 2 * hits : hits;
        most[MEASURE_ATTACKER_COMMANDERS] = least(commanders, hits);
        most[MEASURE_ATTACKER_HIT] = combats > 0;
    }
    b->common.most[MEASURE_NOBODY_HIT] = 1;
    b->common.most[MEASURE_CLEARED] = b->common.most[MEASURE_TAKEN] = b->ground.objectives;
}

bay_status portable_validate(const kit_node *document, portable_battle *b,
                             const portable_state *state) {
    opening o = opening_of(b, state);
    kit_set threatened = o.attacked ? o.attacked : o.shot; // G-11
    if (!threatened) return nothing_to_do(document, reason(b, state));
    kit_ground *ground = &b->ground;
    KIT_EACH (unit, ground->objectives ? 0 : threatened)
        ground->objective[ground->objectives++] = state->unit[unit].cell;
    bound(b, state, o);
    return BAY_OK;
}
