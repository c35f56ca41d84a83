// What is asked and thrown, which options there are, what follows.
#include "systems/drill/drill.h"

#include <assert.h>

static const uint8_t CHOOSER[] = {
    [STAND] = BAY_DEFENDER, [FIRE] = BAY_NOBODY, [PLACE] = BAY_ATTACKER,
    [PRESS] = BAY_ATTACKER, [BOUT] = BAY_NOBODY, [DIG_IN] = BAY_ATTACKER,
    [OVER] = BAY_NOBODY,
};

static bay_throw fire(const drill_battle *b, drill_now now) {
    bay_throw dice = bay_throw_chain(now.figures[DEFENDERS], 6);
    bay_throw_stage(&dice, BAY_DEFENDER, b->hits_on);   // DRL-07
    bay_throw_stage(&dice, BAY_ATTACKER, 4)->below = 1; // DRL-07: a save thrown against it
    if (dice.most > drill_attackers(now)) dice.most = (uint16_t)drill_attackers(now);
    return dice;
}

enum { BEHIND, TIED, AHEAD };

static bay_throw bout(const drill_battle *b, drill_now now) {
    bay_throw dice = bay_throw_duel(6);
    dice.plus[0] = (int16_t)(b->quality[0] + drill_bonus(now)); // DRL-02, DRL-03
    dice.plus[1] = (int16_t)(b->quality[1] + b->works);         // DRL-02, DRL-04
    dice.cuts = 2;
    dice.low = dice.high = 0;
    dice.is.cut[BEHIND] = -1;
    dice.is.cut[TIED] = 0;
    return dice;
}

void drill_step(const bay_battle *battle, const void *at, bay_step *out) {
    drill_now now = drill_at(at);
    memset(out, 0, sizeof *out);
    out->id = now.stage;
    out->kind = battle->rules->steps[now.stage].kind;
    out->who = CHOOSER[now.stage];
    out->settled = now.stage >= DIG_IN;
    if (out->kind == BAY_CHOICE) out->options = 2;
    if (now.stage == FIRE) out->dice = fire(drill_of(battle), now);
    if (now.stage == BOUT) out->dice = bout(drill_of(battle), now);
}

// --- Options ---------------------------------------------------------------------------------

// The platoon that option `index` means: the larger first.
static int platoon(drill_now now, int index) {
    return index == 0 ? drill_larger(now) : LEFT + RIGHT - drill_larger(now);
}

void drill_option(const bay_battle *battle, const void *at, int index, bay_option *out) {
    static const uint8_t ROW[] = {
        [STAND] = STANDS, [PLACE] = HIT, [PRESS] = CLOSE, [DIG_IN] = DIGS};
    drill_now now = drill_at(at);
    bool hit = now.stage == PLACE;
    (void)battle;
    *out = (bay_option){.row = ROW[now.stage], .unit = BAY_NO_UNIT};
    if (hit)
        out->unit = (uint16_t)platoon(now, index);
    else
        out->row = (uint16_t)(out->row + index);
}

// --- What follows ----------------------------------------------------------------------------

static void lose(drill_now *now, int unit, int count, int telling, bay_trace *why) {
    now->figures[unit] = (uint8_t)(now->figures[unit] - count);
    bay_tell(why, telling, DRILL_UNIT[unit].side, unit, (const int32_t[]){count, 0, 0});
}

static void end(drill_now *now, int ending, int stage) {
    *now = (drill_now){
        .stage = (uint8_t)stage,
        .ending = (uint8_t)ending,
        .figures = {now->figures[LEFT], now->figures[RIGHT], now->figures[DEFENDERS]}};
}

// Asks where the next hit falls while there is a choice.
static void place_hits(const drill_battle *b, drill_now *now, bay_trace *why) {
    if (now->hits && now->figures[LEFT] && now->figures[RIGHT]) {
        now->stage = PLACE;
        return;
    }
    if (now->hits)
        lose(now, drill_larger(*now), now->hits, LOSES,
             why); // DRL-08: nobody to choose between
    now->hits = 0;
    now->stage = PRESS;
    now->ties_left = b->ties == 0; // DRL-06
    if (!drill_attackers(*now)) end(now, REPELLED, OVER);
}

static void take_bout(const drill_battle *b, drill_now *now, int result, bay_trace *why) {
    if (result == AHEAD) { // DRL-05
        bay_tell(why, WINS, BAY_ATTACKER, BAY_NO_UNIT, NULL);
        lose(now, DEFENDERS, 1, FALLS, why);
        end(now, TAKEN, DIG_IN);
    } else if (result == TIED && (now->ties_left || b->ties)) { // DRL-06
        bay_tell(why, AGAIN, BAY_NOBODY, BAY_NO_UNIT, NULL);
        now->stage = b->ties ? PRESS : BOUT;
        now->ties_left = 0;
    } else { // DRL-05, DRL-06
        bay_tell(why, REPELS, BAY_DEFENDER, BAY_NO_UNIT, NULL);
        lose(now, drill_larger(*now), 1, FALLS, why);
        end(now, REPELLED, OVER);
    }
}

void drill_take(const bay_battle *battle, void *at, int index, bay_trace *why) {
    const drill_battle *b = drill_of(battle);
    drill_now now = drill_at(at);
    drill_told *told = (drill_told *)(void *)((uint8_t *)at + sizeof now);
    switch ((enum drill_stage)now.stage) {
    case STAND: // DRL-01
        now.stage = FIRE;
        if (index == 1) end(&now, YIELDED, OVER);
        if (index == 1) bay_tell(why, GIVES_UP, BAY_DEFENDER, DEFENDERS, NULL);
        break;
    case FIRE: // DRL-07
        now.hits = (uint8_t)index;
        bay_tell(why, HITS, BAY_DEFENDER, DEFENDERS, (const int32_t[]){index, 0, 0});
        place_hits(b, &now, why);
        break;
    case PLACE: // DRL-08
        now.hits--;
        lose(&now, platoon(now, index), 1, LOSES, why);
        place_hits(b, &now, why);
        break;
    case PRESS: // DRL-09
        now.stage = BOUT;
        if (index == 1) end(&now, BROKEN_OFF, OVER);
        if (index == 1) bay_tell(why, GOES, BAY_ATTACKER, BAY_NO_UNIT, NULL);
        break;
    case BOUT:
        if (told->bouts < UINT8_MAX) told->bouts++;
        take_bout(b, &now, index, why);
        break;
    case DIG_IN: now.stage = OVER; break; // DRL-10: of no consequence
    case OVER: assert(false); break;
    }
    memcpy(at, &now, sizeof now);
}
