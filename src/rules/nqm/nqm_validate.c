// Checks a scenario for what a clause forbids.

#include "nqm.h"

// Which bodies can be formed: all together, and each battalion, as far as either may be chosen.
typedef struct bodies {
    bool any, of_tanks, of_others;
} bodies;

static bodies formed(const nqm_battle *b) {
    bool together = b->battalions == 1 || b->level[BAY_ATTACKER] > BATTALION;
    bool whole = together && nqm_can_go_in(b, b->all[BAY_ATTACKER]);
    kit_set apart = b->battalions > 1 ? kit_below(b->battalions) & ~b->sent_out : 0;
    return (bodies){.any = whole || apart,
                    .of_tanks = (whole && b->all_tanks) || (apart & b->tank_bodies),
                    .of_others = (whole && !b->all_tanks) || (apart & ~b->tank_bodies)};
}

// --- What is forbidden -----------------------------------------------------------------------

// troops kept back for a counterattack may be of another.
static bay_status one_quality(const kit_node *document, const nqm_battle *b) {
    for (int side = 0; side < 2 && b->set[A_18_MIXED] == MIXED_FORBIDDEN; side++) {
        kit_node group = kit_at(document, KIT_SIDES[side]), stands = kit_at(&group, "stands");
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            bool counter = side == BAY_DEFENDER && s->reserve && b->aftermath;
            if (s->quality == b->quality[side] || counter) continue;
            kit_node stand = kit_item(&stands, b->item[side][i]);
            return kit_refuse_given(
                &stand,
                kit_wrong("quality", NQM_04,
                          "Under A-18 = forbidden a side is of one quality; only reserves for "
                          "a counterattack (aftermath: true) may be of another.",
                          "the quality of its side; or another reading of A-18"));
        }
    }
    return BAY_OK;
}

// What cannot be played at all is said before what a clause forbids: R-23.
static bay_status one_of_tanks(const kit_node *attacker, const nqm_battle *b) {
    if (kit_size(b->tank_bodies) <= 1) return BAY_OK;
    return kit_refuse_key(attacker, "stands", NQM_38,
                          "More than one battalion is of tanks alone.",
                          "at most one battalion of tanks alone");
}

static bay_status attacker_can(const kit_node *attacker, const nqm_battle *b, bodies can) {
    if (b->morale[BAY_ATTACKER] == FAILED)
        return kit_forbid(attacker, "morale", NQM_48, "A broken unit cannot attack.",
                          "unset, passed");
    if (can.any) return one_of_tanks(attacker, b);
    if (b->firefight == FIREFIGHT_AFTER_LOSS)
        return kit_forbid(attacker, "firefight", NQM_34,
                          "Who lost a firefight before he won one needs a stand in reserve to "
                          "reinforce the assault.",
                          "won");
    return kit_forbid(attacker, NULL, NQM_01,
                      "The attacker has no stand that may be committed to an assault.",
                      "a fighting stand with a strength point that has no pin");
}

static bay_status firefight_first(const kit_node *attacker, const nqm_battle *b, bodies can) {
    if (b->firefight != FIREFIGHT_LOST) return BAY_OK;
    if (!b->permanent && can.of_others)
        return kit_forbid(attacker, "firefight", NQM_S04,
                          "The firefight must be won before the assault.", "won, after-loss");
    kit_set here = b->able[BAY_DEFENDER] & ~b->reserve[BAY_DEFENDER];
    bool hurts_tanks = b->anti_tank || (here & b->guns);
    if (!hurts_tanks || !can.of_tanks) return BAY_OK;
    return kit_forbid(attacker, "firefight", NQM_37,
                      "Tanks overrun without winning the firefight only a position that has no "
                      "anti-tank fire.",
                      "won, after-loss");
}

static bay_status tanks_can_be_met(const kit_node *document, const kit_node *attacker,
                                   const nqm_battle *b, bodies can) {
    bool ready = b->close_country && b->terror_overcome[BAY_ATTACKER];
    if (!b->tank_areas || ready || !can.of_others) return BAY_OK;
    bool close = b->close_country;
    return kit_forbid(close ? attacker : document, close ? "terror" : "ground", NQM_36,
                      "Infantry meets tanks that nobody supports only in close country, and "
                      "with tank terror overcome.",
                      close ? "overcome" : "close");
}

bay_status nqm_validate(const kit_node *document, const nqm_battle *b) {
    kit_node attacker = kit_at(document, KIT_SIDES[BAY_ATTACKER]);
    bodies can = formed(b);
    bay_status status = one_quality(document, b);
    if (status == BAY_OK) status = attacker_can(&attacker, b, can);
    if (status == BAY_OK) status = firefight_first(&attacker, b, can);
    if (status == BAY_OK) status = tanks_can_be_met(document, &attacker, b, can);
    return status;
}
