// What a phase has come to, and what of it is a number that orders can be written in.

#include "soldiers.h"

#include <string.h>

enum { CLEARED = 2, TAKEN_OBJECTIVES, ATTACKER_DISRUPTED, DEFENDER_DISRUPTED, DRIVEN_BACK };

static int objectives_without(const soldiers_battle *b, const soldiers_now *now) {
    int count = 0;
    for (int i = 0; i < b->objectives; i++)
        count += !soldiers_held(b, now, BAY_DEFENDER, b->objective[i]);
    return count;
}

static int objectives_with(const soldiers_battle *b, const soldiers_now *now) {
    int count = 0;
    for (int i = 0; i < b->objectives; i++)
        count += soldiers_held(b, now, BAY_ATTACKER, b->objective[i]);
    return count;
}

static int disrupted(const soldiers_battle *b, const soldiers_now *now, int side) {
    int count = now->disrupted[side];
    for (int i = 0; i < b->count[side]; i++)
        count += (soldiers_part(b, now, side, i) & DISRUPTED) != 0;
    return count;
}

// --- The end ---------------------------------------------------------------------------------

static int ending_of(const soldiers_battle *b, int cleared, int taken) {
    if (b->objectives == 1) return !cleared ? HELD : taken ? TAKEN : EMPTIED;
    return cleared == b->objectives ? ALL_CLEARED : cleared ? SOME_CLEARED : NONE_CLEARED;
}

static void tell_objectives(const soldiers_battle *b, const soldiers_now *now, bay_trace *why) {
    for (int i = 0; why && i < b->objectives; i++) {
        int cell = b->objective[i];
        int telling = soldiers_held(b, now, BAY_DEFENDER, cell)   ? TELL_IS_HELD
                      : soldiers_held(b, now, BAY_ATTACKER, cell) ? TELL_IS_TAKEN
                                                                  : TELL_IS_EMPTIED;
        soldiers_tell(why, telling, BAY_NOBODY, BAY_NO_UNIT, soldiers_cell_id(b, cell));
    }
}

void soldiers_end(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    int cleared = objectives_without(b, now), taken = objectives_with(b, now);
    tell_objectives(b, now, why);
    soldiers_tell(why, TELL_LAST, BAY_NOBODY, BAY_NO_UNIT, BAY_NO_UNIT); // ARV-02
    for (int side = 0; side < 2; side++)
        now->disrupted[side] = (uint8_t)disrupted(b, now, side);
    memset(now + 1, 0, 2 * soldiers_units(b)); // where everybody is, is only told
    now->stage = OVER;
    now->cursor = now->target = now->first = 0;
    now->ending = (uint8_t)ending_of(b, cleared, taken);
    now->cleared = (uint8_t)cleared;
    now->taken = (uint8_t)taken;
}

void soldiers_score(const bay_battle *battle, const void *at, bay_score *out) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    bool over = now->stage == OVER;
    memset(out, 0, sizeof *out);
    out->ending = over ? now->ending : UNRESOLVED;
    for (int side = 0; side < 2; side++) out->measure[side] = now->lost[side];
    out->measure[CLEARED] = over ? now->cleared : objectives_without(b, now);
    out->measure[TAKEN_OBJECTIVES] = over ? now->taken : objectives_with(b, now);
    out->measure[ATTACKER_DISRUPTED] = over ? now->disrupted[0] : disrupted(b, now, 0);
    out->measure[DEFENDER_DISRUPTED] = over ? now->disrupted[1] : disrupted(b, now, 1);
    out->measure[DRIVEN_BACK] = now->driven_back;
}

// --- Features --------------------------------------------------------------------------------

enum {
    POINTS,
    AGAINST_POINTS,
    COLUMN,
    ASSAULTS_LEFT,
    LOST, // by side
    HURT = LOST + 2,
    OBJECTIVES_HELD = HURT + 2
};

static int assaults_left(const soldiers_battle *b, const soldiers_now *now) {
    bool thrown =
        now->stage == RETREAT || now->stage == RETREAT_ATTACKER || now->stage == ADVANCE;
    int count = 0;
    for (int h = 0; h < b->hexes[BAY_DEFENDER]; h++)
        count += soldiers_has_assaulter(b, now, h) && !(thrown && h == now->target);
    return count;
}

void soldiers_features(const bay_battle *battle, const void *at, int32_t *features) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_now *now = at;
    bool over = now->stage == OVER;
    soldiers_odds odds = {0, 0, 0, -1};
    if (now->stage == CANCEL || now->stage == ASSAULT) odds = soldiers_odds_of(b, now);
    features[POINTS] = odds.points;
    features[AGAINST_POINTS] = odds.against;
    features[COLUMN] = odds.column + 1;
    features[ASSAULTS_LEFT] = over ? 0 : assaults_left(b, now);
    for (int side = 0; side < 2; side++) {
        features[LOST + side] = now->lost[side];
        features[HURT + side] = over ? now->disrupted[side] : disrupted(b, now, side);
    }
    features[OBJECTIVES_HELD] =
        b->objectives - (over ? now->cleared : objectives_without(b, now));
}
