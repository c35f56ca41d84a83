// The objectives where the scenario names none, and what a clause forbids of the whole.

#include "portable_reader.h"

#include <string.h>

// The squares of those who can be attacked, or fired at, in scenario order.
typedef bool threat_fn(const portable_battle *b, const portable_state *state, int unit);

static bool may_initiate(const portable_battle *b, const portable_state *state, int unit) {
    return portable_forbids(b, state, unit) < 0;
}

static bool may_fire(const portable_battle *b, const portable_state *state, int unit) {
    int at = portable_opponent(b, state, unit);
    return b->fire && at != NOBODY && portable_shot_to_hit(b, state, unit, at) < 7;
}

static int threatened(const portable_battle *b, const portable_state *state, threat_fn *threat,
                      uint8_t cell[PORTABLE_OBJECTIVES_MAX]) {
    int count = 0;
    for (int target = b->attackers; target < b->count; target++) {
        bool is = false;
        for (int u = 0; u < b->attackers; u++)
            is |= portable_opponent(b, state, u) == target && threat(b, state, u);
        if (is) cell[count++] = (uint8_t)state->unit[target].cell;
    }
    return count;
}

// The clause that leaves the attacker nothing to do.
static int reason(const portable_battle *b, const portable_state *state) {
    bool fighters = false;
    for (int u = 0; u < b->attackers; u++) {
        if (!portable_fights(b, u)) continue;
        fighters = true;
        int clause = portable_forbids(b, state, u);
        if (clause == PCC_03 || clause == PCC_04) return clause;
    }
    return fighters ? PCC_02 : PCC_05;
}

static const char NO_ENEMY[] =
    "Nothing can be done: no unit of the attacker has an enemy in the square to its front.";
static const char *const REASONS[] = {
    [PCC_02] = NO_ENEMY,
    [PCC_03] = "Nothing can be done: artillery may not initiate close combat.",
    [PCC_04] = "Nothing can be done: units on foot may not initiate against mounted cavalry.",
    [PCC_05] = "Nothing can be done: a commander alone may not initiate close combat.",
};

bay_status portable_validate(const kit_node *document, portable_battle *b,
                             const portable_state *state) {
    uint8_t cell[PORTABLE_OBJECTIVES_MAX], shot[PORTABLE_OBJECTIVES_MAX];
    int attacked = threatened(b, state, may_initiate, cell);
    int fired_at = threatened(b, state, may_fire, shot);
    if (attacked + fired_at == 0) {
        int clause = reason(b, state);
        kit_node attacker = kit_at(document, KIT_SIDES[BAY_ATTACKER]);
        return kit_refuse(
            &attacker,
            (kit_fault){.status = BAY_FORBIDDEN,
                        .key = kit_has(&attacker, "type") ? NULL : "units",
                        .clause = clause,
                        .words = REASONS[clause],
                        .allowed =
                            "a unit, no artillery, with an enemy in the square to its front"});
    }
    if (b->objectives) return BAY_OK;
    b->objectives = (uint8_t)(attacked ? attacked : fired_at); // G-11
    memcpy(b->objective, attacked ? cell : shot, b->objectives);
    return BAY_OK;
}
