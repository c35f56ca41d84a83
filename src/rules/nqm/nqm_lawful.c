// Bodies and areas as they stand at the start, and what a clause forbids of them.

#include "base/fault.h"
#include "nqm_draft.h"

// --- Bodies ----------------------------------------------------------------------------------

static bool clean_at_start(const nqm_stand *s) {
    return s->on_field && s->red + s->black < s->strength;
}

static bool of_body(const nqm_stand *s, int battalion) { // -1: all of them together
    return battalion < 0 || s->battalion == battalion;
}

// Can the body be committed: NQM-01, and by NQM-34 with a company that was held back?
static bool can_go_in(const nqm_battle *b, int battalion) {
    bool any = false, reserve = false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        if (!of_body(s, battalion) || !s->assaults || !clean_at_start(s)) continue;
        any |= !s->reserve;
        reserve |= s->reserve;
    }
    return b->firefight == FIREFIGHT_AFTER_LOSS ? reserve : any;
}

static bool tanks_alone(const nqm_battle *b, int battalion) {
    bool tanks = false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        const nqm_stand *s = &b->stand[BAY_ATTACKER][i];
        if (!of_body(s, battalion) || s->class == COMMAND) continue;
        if (s->class != TANK) return false;
        tanks = true;
    }
    return tanks;
}

static bool tank_area(const nqm_battle *b, int area) {
    bool tanks = false;
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        const nqm_stand *s = &b->stand[BAY_DEFENDER][i];
        if (s->reserve || !s->defends || !s->on_field || s->area != area) continue;
        if (s->class != TANK) return false;
        tanks = true;
    }
    return tanks;
}

void nqm_bodies(nqm_battle *b) {
    b->all_tanks = tanks_alone(b, -1);
    for (int k = 0; k < b->battalions; k++) {
        if (!can_go_in(b, k)) b->sent_out |= (uint8_t)(1u << k);
        if (b->battalions > 1 && tanks_alone(b, k)) b->tank_body = (uint8_t)(k + 1);
    }
    b->can_part = b->battalions > 1 && b->sent_out != (1u << b->battalions) - 1;
    for (int k = 0; k < b->areas; k++)
        if (tank_area(b, k)) b->tank_areas |= (uint8_t)(1u << k);
}

// The bodies that can be formed: all together, and each battalion, as far as either may be
// chosen. Calls `wrong` until it says so.
typedef bool body_fn(const nqm_battle *b, int battalion);

static bool any_body(const nqm_battle *b, body_fn *wrong) {
    bool together = b->battalions == 1 || b->level[BAY_ATTACKER] > BATTALION;
    if (together && can_go_in(b, -1) && wrong(b, -1)) return true;
    for (int k = 0; b->battalions > 1 && k < b->battalions; k++)
        if (!(b->sent_out >> k & 1) && wrong(b, k)) return true;
    return false;
}

// --- What is forbidden -----------------------------------------------------------------------

static bool exists(const nqm_battle *b, int battalion) {
    (void)b;
    (void)battalion;
    return true;
}

static bool not_tanks_alone(const nqm_battle *b, int battalion) {
    return !tanks_alone(b, battalion);
}

static bay_status one_quality(const nqm_battle *b, bay_fault *why) {
    if (b->reading[A_18_MIXED] != MIXED_FORBIDDEN) return BAY_OK;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < b->count[side]; i++) {
            const nqm_stand *s = &b->stand[side][i];
            if (s->quality == b->quality[side] || (side == BAY_DEFENDER && s->reserve))
                continue;
            char path[NQM_PATH_MAX];
            nqm_stand_path(path, side, i, "quality");
            nqm_refuse(why, BAY_BAD_INPUT, path,
                       "the quality of its side; or a reading of A-18 for mixed ones", NQM_04,
                       "A side is of one quality, unless the reading A-18 says how mixed "
                       "qualities count.");
            fault_given(why, NQM_QUALITIES[s->quality]);
            return BAY_BAD_INPUT;
        }
    return BAY_OK;
}

static bool has_anti_tank(const nqm_battle *b) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        const nqm_stand *s = &b->stand[BAY_DEFENDER][i];
        if (s->class == AT_GUN && !s->reserve && clean_at_start(s)) return true;
    }
    return b->anti_tank;
}

static bay_status firefight_first(const nqm_battle *b, bay_fault *why) {
    if (b->firefight != FIREFIGHT_LOST) return BAY_OK;
    if (!b->permanent && any_body(b, not_tanks_alone))
        return nqm_refuse(why, BAY_FORBIDDEN, "attacker.firefight", "won, after-loss", NQM_S04,
                          "The firefight must be won before the assault.");
    if (has_anti_tank(b) && any_body(b, tanks_alone))
        return nqm_refuse(why, BAY_FORBIDDEN, "attacker.firefight", "won, after-loss", NQM_37,
                          "Tanks overrun without winning the firefight only a position that "
                          "has no anti-tank fire.");
    return BAY_OK;
}

static bay_status tanks_can_be_met(const nqm_battle *b, bay_fault *why) {
    int bodies = 0;
    for (int k = 0; b->battalions > 1 && k < b->battalions; k++) bodies += tanks_alone(b, k);
    if (bodies > 1)
        return nqm_refuse(why, BAY_BAD_INPUT, "attacker.stands",
                          "at most one battalion of tanks alone", NQM_38,
                          "More than one battalion is of tanks alone.");
    bool ready = b->close_country && b->terror_overcome[BAY_ATTACKER];
    if (!b->tank_areas || ready || !any_body(b, not_tanks_alone)) return BAY_OK;
    return nqm_refuse(
        why, BAY_FORBIDDEN, b->close_country ? "attacker.terror" : "ground",
        b->close_country ? "overcome" : "close", NQM_36,
        "Infantry meets tanks that nobody supports only in close country, and with "
        "tank terror overcome.");
}

bay_status nqm_lawful(const nqm_battle *b, bay_fault *why) {
    bay_status status = one_quality(b, why);
    if (status != BAY_OK) return status;
    if (b->morale[BAY_ATTACKER] == FAILED)
        return nqm_refuse(why, BAY_FORBIDDEN, "attacker.morale", "unset, passed", NQM_48,
                          "A broken unit cannot attack.");
    if (!any_body(b, exists) && b->firefight == FIREFIGHT_AFTER_LOSS)
        return nqm_refuse(why, BAY_FORBIDDEN, "attacker.firefight", "won", NQM_34,
                          "Who lost a firefight before he won one needs a stand in reserve to "
                          "reinforce the assault.");
    if (!any_body(b, exists))
        return nqm_refuse(why, BAY_FORBIDDEN, "attacker",
                          "a fighting stand with a strength point that has no pin", NQM_01,
                          "The attacker has no stand that may be committed to an assault.");
    status = firefight_first(b, why);
    return status == BAY_OK ? tanks_can_be_met(b, why) : status;
}
