// What is asked and thrown, which options there are, what follows.
#include "systems/drill/drill.h"

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

uint16_t drill_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return drill_at(at).stage;
}

static void keep(void *at, drill_now now) {
    memcpy(at, &now, sizeof now);
}

// The first two of OPTIONS that the row offers.
static uint32_t list_both(const bay_battle *battle, const void *at, bay_option *list) {
    const uint16_t *row = bay_step_at(battle, at)->offers;
    for (int i = 0; i < 2; i++) list[i] = (bay_option){.row = row[i], .unit = BAY_NO_UNIT};
    return 2;
}

// --- Stand, or fall back ---------------------------------------------------------------------

static void apply_stand(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    drill_now now = drill_at(at);
    (void)battle;
    now.stage = FIRE; // DRL-01
    if (chosen->row == FALLS_BACK) {
        end(&now, YIELDED, OVER);
        bay_tell(why, GIVES_UP, BAY_DEFENDER, DEFENDERS, NULL);
    }
    keep(at, now);
}

// --- The fire, and where its hits fall -------------------------------------------------------

static void about_fire(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = fire(drill_of(battle), drill_at(at));
}

static void resolve_fire(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    drill_now now = drill_at(at);
    now.hits = (uint8_t)result; // DRL-07
    bay_tell(why, HITS, BAY_DEFENDER, DEFENDERS, (const int32_t[]){(int32_t)result, 0, 0});
    place_hits(drill_of(battle), &now, why);
    keep(at, now);
}

static uint32_t list_hits(const bay_battle *battle, const void *at, bay_option *list) {
    int larger = drill_larger(drill_at(at));
    (void)battle;
    list[0] = (bay_option){.row = HIT, .unit = (uint16_t)larger};
    list[1] = (bay_option){.row = HIT, .unit = (uint16_t)(LEFT + RIGHT - larger)};
    return 2;
}

static void apply_hit(const bay_battle *battle, void *at, const bay_option *chosen,
                      bay_trace *why) {
    drill_now now = drill_at(at);
    now.hits--; // DRL-08
    lose(&now, chosen->unit, 1, LOSES, why);
    place_hits(drill_of(battle), &now, why);
    keep(at, now);
}

// --- Close, or break off ---------------------------------------------------------------------

static void apply_press(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    drill_now now = drill_at(at);
    (void)battle;
    now.stage = BOUT; // DRL-09
    if (chosen->row == BREAK_OFF) {
        end(&now, BROKEN_OFF, OVER);
        bay_tell(why, GOES, BAY_ATTACKER, BAY_NO_UNIT, NULL);
    }
    keep(at, now);
}

static void about_bout(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = bout(drill_of(battle), drill_at(at));
}

static void resolve_bout(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const drill_battle *b = drill_of(battle);
    drill_now now = drill_at(at);
    drill_told *told = (drill_told *)(void *)((uint8_t *)at + sizeof now);
    if (told->bouts < UINT8_MAX) told->bouts++;
    if (result == AHEAD) { // DRL-05
        bay_tell(why, WINS, BAY_ATTACKER, BAY_NO_UNIT, NULL);
        lose(&now, DEFENDERS, 1, FALLS, why);
        end(&now, TAKEN, DIG_IN);
    } else if (result == TIED && (now.ties_left || b->ties)) { // DRL-06
        bay_tell(why, AGAIN, BAY_NOBODY, BAY_NO_UNIT, NULL);
        now.stage = b->ties ? PRESS : BOUT;
        now.ties_left = 0;
    } else { // DRL-05, DRL-06
        bay_tell(why, REPELS, BAY_DEFENDER, BAY_NO_UNIT, NULL);
        lose(&now, drill_larger(now), 1, FALLS, why);
        end(&now, REPELLED, OVER);
    }
    keep(at, now);
}

static void apply_dig_in(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    drill_now now = drill_at(at);
    (void)battle, (void)chosen, (void)why;
    now.stage = OVER; // DRL-10: of no consequence
    keep(at, now);
}

static bool nothing_changes(const bay_battle *battle, const void *at) {
    (void)battle;
    return drill_at(at).stage >= DIG_IN;
}

// --- The rows --------------------------------------------------------------------------------

// clang-format off
const bay_step_info DRILL_STEPS[] = {
    [STAND] = {.id = "stand", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = DRL_01,
        .words = "stand, or fall back?", .standing = "the defender stands",
        .offers = BAY_ROWS(STANDS, FALLS_BACK), .options = list_both, .apply = apply_stand},
    [FIRE] = {.id = "fire", .kind = BAY_CHANCE, .clause = DRL_07,
        .words = "{defender.figures} figures fire",
        .events = {DRL_07, DRL_07, -1, -1}, .stages = {"hits", "cover"},
        .about = about_fire, .resolve = resolve_fire},
    [PLACE] = {.id = "place", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = DRL_08,
        .words = "who is hit? {hits} to place", .bundle = "casualties",
        .standing = "hits fall on the larger platoon",
        .offers = BAY_ROWS(HIT), .options = list_hits, .apply = apply_hit},
    [PRESS] = {.id = "press", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = DRL_09,
        .words = "close, or break off?", .standing = "the attacker closes",
        .offers = BAY_ROWS(CLOSE, BREAK_OFF), .options = list_both, .apply = apply_press},
    [BOUT] = {.id = "bout", .kind = BAY_CHANCE, .clause = DRL_02,
        .words = "a die a side, edge {edge}", .stages = {"attacker", "defender"},
        .about = about_bout, .resolve = resolve_bout},
    [DIG_IN] = {.id = "dig-in", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = DRL_10,
        .words = "dig in?", .standing = "the attacker digs in",
        .offers = BAY_ROWS(DIGS, LIES), .options = list_both, .apply = apply_dig_in,
        .settled = nothing_changes},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = DRL_05, .words = "the assault is over"},
    {.id = NULL},
};
// clang-format on
