// Source: invented for this project; no publisher. In the order of the card.
#include "systems/drill/drill.h"

#include <string.h>

static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, summary) {id, revision, where, summary, NULL},
#include "clauses.def"
#undef CLAUSE
    {.id = NULL},
};

enum drill_stage { STAND, FIRE, PLACE, PRESS, BOUT, DIG_IN, OVER };

// --- The situation ---------------------------------------------------------------------------

static const drill_battle *drill_of(const bay_battle *battle) {
    return (const drill_battle *)(const void *)battle;
}

static int drill_attackers(const drill_now *now) {
    return now->figures[LEFT] + now->figures[RIGHT];
}

// The platoon with more figures, the left one of equals.
static int drill_larger(const drill_now *now) {
    return now->figures[LEFT] >= now->figures[RIGHT] ? LEFT : RIGHT;
}

// DRL-03: the attacker's bonus less the defender's, without quality.
static int drill_bonus(const drill_now *now) {
    return drill_attackers(now) > now->figures[DEFENDERS];
}

// --- Where it begins -------------------------------------------------------------------------

static void drill_first(const bay_battle *battle, void *at, bay_trace *why) {
    drill_now *now = at;
    (void)why;
    memset(at, 0, (size_t)battle->size + battle->told);
    memcpy(now->figures, drill_of(battle)->figures, sizeof now->figures);
}

// --- What is told and shown ------------------------------------------------------------------

// clang-format off
enum drill_telling { GIVES_UP, HITS, LOSES, FALLS, WINS, REPELS, AGAIN, GOES, SHOW_START, SHOW_OPEN, SHOW_WORKS, SHOW_PLATOON };

static const bay_telling TELLINGS[] = {
    [GIVES_UP] = {"the {side} gives up the ground", DRL_01},
    [HITS] = {"{0} hits that no cover stops", DRL_07},
    [LOSES] = {"{unit} loses {0}", DRL_08},
    [FALLS] = {"one of {unit} falls", DRL_05},
    [WINS] = {"the attacker is ahead and takes the ground", DRL_05},
    [REPELS] = {"the attack is repelled", DRL_05},
    [AGAIN] = {"a tie, fought again", DRL_06},
    [GOES] = {"the attacker breaks off", DRL_09},
    [SHOW_START] = {"the start line", DRL_09},
    [SHOW_OPEN] = {"open ground", DRL_04},
    [SHOW_WORKS] = {"ground with works", DRL_04},
    [SHOW_PLATOON] = {"a platoon", DRL_07},
    {.words = NULL},
};

// clang-format on

// --- The stages ------------------------------------------------------------------------------

enum drill_option { STANDS, FALLS_BACK, HIT, CLOSE, BREAK_OFF, DIGS, LIES };

static bay_throw fire(const drill_battle *b, const drill_now *now) {
    bay_throw dice = bay_throw_chain(now->figures[DEFENDERS], 6);
    bay_throw_stage(&dice, BAY_DEFENDER, b->hits_on);   // DRL-07
    bay_throw_stage(&dice, BAY_ATTACKER, 4)->below = 1; // DRL-07: a save thrown against it
    if (dice.most > drill_attackers(now)) dice.most = (uint16_t)drill_attackers(now);
    return dice;
}

enum { BEHIND, TIED, AHEAD };

static bay_throw bout(const drill_battle *b, const drill_now *now) {
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
        lose(now, drill_larger(now), now->hits, LOSES, why); // DRL-08: nobody to choose
    now->hits = 0;
    now->stage = PRESS;
    now->ties_left = b->ties == 0; // DRL-06
    if (!drill_attackers(now)) end(now, REPELLED, OVER);
}

static uint16_t drill_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const drill_now *)at)->stage;
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
    drill_now *now = at;
    (void)battle;
    now->stage = FIRE; // DRL-01
    if (chosen->row == FALLS_BACK) {
        end(now, YIELDED, OVER);
        bay_tell(why, GIVES_UP, BAY_DEFENDER, DEFENDERS, NULL);
    }
}

// --- The fire, and where its hits fall -------------------------------------------------------

static void about_fire(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = fire(drill_of(battle), at);
}

static void resolve_fire(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    drill_now *now = at;
    now->hits = (uint8_t)result; // DRL-07
    bay_tell(why, HITS, BAY_DEFENDER, DEFENDERS, (const int32_t[]){(int32_t)result, 0, 0});
    place_hits(drill_of(battle), now, why);
}

static uint32_t list_hits(const bay_battle *battle, const void *at, bay_option *list) {
    int larger = drill_larger(at);
    (void)battle;
    list[0] = (bay_option){.row = HIT, .unit = (uint16_t)larger};
    list[1] = (bay_option){.row = HIT, .unit = (uint16_t)(LEFT + RIGHT - larger)};
    return 2;
}

static void apply_hit(const bay_battle *battle, void *at, const bay_option *chosen,
                      bay_trace *why) {
    drill_now *now = at;
    now->hits--; // DRL-08
    lose(now, chosen->unit, 1, LOSES, why);
    place_hits(drill_of(battle), now, why);
}

// --- Close, or break off ---------------------------------------------------------------------

static void apply_press(const bay_battle *battle, void *at, const bay_option *chosen,
                        bay_trace *why) {
    drill_now *now = at;
    (void)battle;
    now->stage = BOUT; // DRL-09
    if (chosen->row == BREAK_OFF) {
        end(now, BROKEN_OFF, OVER);
        bay_tell(why, GOES, BAY_ATTACKER, BAY_NO_UNIT, NULL);
    }
}

static void about_bout(const bay_battle *battle, const void *at, bay_step *step) {
    step->dice = bout(drill_of(battle), at);
}

static void resolve_bout(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const drill_battle *b = drill_of(battle);
    drill_now *now = at;
    drill_told *told = (drill_told *)(void *)((uint8_t *)at + sizeof *now);
    if (told->bouts < UINT8_MAX) told->bouts++;
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
        lose(now, drill_larger(now), 1, FALLS, why);
        end(now, REPELLED, OVER);
    }
}

static void apply_dig_in(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    drill_now *now = at;
    (void)battle, (void)chosen, (void)why;
    now->stage = OVER; // DRL-10: of no consequence
}

static bool nothing_changes(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const drill_now *)at)->stage >= DIG_IN;
}

// --- The options and the rows ----------------------------------------------------------------

// clang-format off
static const bay_option_row OPTIONS[] = {
    [STANDS] = {"stand", "stand", DRL_01},
    [FALLS_BACK] = {"fall-back", "fall back", DRL_01},
    [HIT] = {"hit-{unit}", "place a hit on {unit}", DRL_08},
    [CLOSE] = {"close", "close with them", DRL_09},
    [BREAK_OFF] = {"break-off", "break off", DRL_09},
    [DIGS] = {"dig-in", "dig in", DRL_10},
    [LIES] = {"lie-down", "lie down", DRL_10},
    {.id = NULL},
};

static const bay_step_info STEPS[] = {
    [STAND] = {.id = "stand", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = DRL_01,
        .words = "stand, or fall back?", .standing = "the defender stands",
        .offers = BAY_ROWS(STANDS, FALLS_BACK), .options = list_both, .apply = apply_stand},
    [FIRE] = {.id = "fire", .kind = BAY_CHANCE, .clause = DRL_07,
        .words = "{defender.figures} figures fire",
        .events = BAY_EVENTS(DRL_07, DRL_07, -1, -1), .stages = BAY_STAGE_NAMES("hits", "cover"),
        .about = about_fire, .resolve = resolve_fire},
    [PLACE] = {.id = "place", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = DRL_08,
        .words = "who is hit? {hits} to place", .bundle = "casualties",
        .standing = "hits fall on the larger platoon",
        .offers = BAY_ROWS(HIT), .options = list_hits, .apply = apply_hit},
    [PRESS] = {.id = "press", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = DRL_09,
        .words = "close, or break off?", .standing = "the attacker closes",
        .offers = BAY_ROWS(CLOSE, BREAK_OFF), .declines = BAY_ROWS(BREAK_OFF), .options = list_both, .apply = apply_press},
    [BOUT] = {.id = "bout", .kind = BAY_CHANCE, .clause = DRL_02,
        .words = "a die a side, edge {edge}", .stages = BAY_STAGE_NAMES("attacker", "defender"),
        .about = about_bout, .resolve = resolve_bout},
    [DIG_IN] = {.id = "dig-in", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = DRL_10,
        .words = "dig in?", .standing = "the attacker digs in",
        .offers = BAY_ROWS(DIGS, LIES), .options = list_both, .apply = apply_dig_in,
        .settled = nothing_changes},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = DRL_05, .words = "the assault is over"},
    {.id = NULL},
};
// clang-format on

// --- Score, features, pieces -----------------------------------------------------------------

static void drill_score(const bay_battle *battle, const void *at, bay_score *out) {
    const drill_battle *b = drill_of(battle);
    const drill_now *now = at;
    memset(out, 0, sizeof *out);
    out->ending = now->stage >= DIG_IN ? now->ending : UNRESOLVED;
    out->measure[0] = b->figures[LEFT] + b->figures[RIGHT] - drill_attackers(now);
    out->measure[1] = b->figures[DEFENDERS] - now->figures[DEFENDERS];
}

static void drill_features(const bay_battle *battle, const void *at, int32_t *features) {
    const drill_battle *b = drill_of(battle);
    const drill_now *now = at;
    features[0] = drill_attackers(now);
    features[1] = now->figures[DEFENDERS];
    features[2] = b->quality[0] + drill_bonus(now) - b->quality[1] - b->works;
    features[3] = now->hits;
}

// Two areas side by side, and the platoons that stand on them.
static void drill_view(const bay_battle *battle, const void *at, bay_view *sink) {
    const drill_now *now = at;
    bay_mark marks[2 + UNITS];
    for (int side = BAY_ATTACKER; side <= BAY_DEFENDER; side++)
        marks[side] = (bay_mark){.kind = BAY_MARK_AREA,
                                 .side = (uint8_t)side,
                                 .unit = BAY_NO_UNIT,
                                 .telling = SHOW_START,
                                 .place = -1,
                                 .x = 100 * side,
                                 .w = 100,
                                 .h = 100};
    marks[1].telling = drill_of(battle)->works ? SHOW_WORKS : SHOW_OPEN;
    for (uint16_t unit = LEFT; unit < UNITS; unit++)
        marks[2 + unit] = (bay_mark){.kind = BAY_MARK_PIECE,
                                     .side = (uint8_t)DRILL_UNIT[unit].side,
                                     .unit = unit,
                                     .telling = SHOW_PLATOON,
                                     .place = (int16_t)DRILL_UNIT[unit].side,
                                     .value = {now->figures[unit]}};
    for (int i = 0; i < 2 + UNITS; i++) bay_view_add(sink, marks[i]);
}

// --- Features, endings, measures -------------------------------------------------------------

static const bay_feature FEATURES[] = {
    {"attacker.figures", "attacker's figures", 0, 2 * FIGURES_MAX},
    {"defender.figures", "defender's figures", 0, FIGURES_MAX},
    {"edge", "what the attacker adds to his die more than the defender", -12, 12},
    {"hits", "hits to be placed", 0, FIGURES_MAX},
    {.id = NULL},
};

static const bay_aim_row AIMS[] = {
    {"ground", "100 when the attacker gets the ground"},
    {"cheaply", "the ground, less 5 for each own figure, plus 5 for each of the enemy's"},
    {"attrition", "5 for each of the enemy's figures, less 5 for each own"},
    {.id = NULL},
};

static const bay_ending ENDINGS[] = {
    [TAKEN] = {"taken", "ground taken", {{100, 1}, {100, 1}, {0, 1}}, NULL, true},
    [YIELDED] = {"yielded", "ground given up", {{100, 1}, {100, 1}, {0, 1}}, NULL, true},
    [REPELLED] = {"repelled", "assault repelled", {{0, 1}, {0, 1}, {0, 1}}, NULL, false},
    [BROKEN_OFF] = {"broken-off", "assault broken off", {{0, 1}, {0, 1}, {0, 1}}, NULL, false},
    [UNRESOLVED] = {"unresolved", "unresolved", {{0, 1}, {0, 1}, {0, 1}}, NULL, false},
    {.id = NULL},
};

static const bay_measure MEASURES[] = {
    {"attacker_losses", "attacker's losses", "figures", {{0, 1}, {-5, 1}, {-5, 1}}, false},
    {"defender_losses", "defender's losses", "figures", {{0, 1}, {5, 1}, {5, 1}}, false},
    {.id = NULL},
};

static const bay_attribute ATTRIBUTES[] = {
    {"figures", BAY_ATTRIBUTE_WHOLE, "left", "figures"},
    {.id = NULL},
};

// clang-format off
const bay_rules bay_rules_drill = {
    .id = "drill",
    .title = "Drill",
    .source = "Invented for this project; no publisher.",
    .sample = "{\"rules\": \"drill\", \"attacker\": {\"left\": 4, \"right\": 3}, "
              "\"defender\": {\"figures\": 5}}",
    .clauses = CLAUSES, .params = DRILL_PARAMS, .keys = DRILL_KEYS, .steps = STEPS, .options = OPTIONS,
    .features = FEATURES, .aims = AIMS, .endings = ENDINGS, .measures = MEASURES, .attributes = ATTRIBUTES,
    .tellings = TELLINGS, .unresolved = UNRESOLVED, .taken = TAKEN,
    .headline = {.never = "The attacker never holds the ground at the end.",
                 .certain = "The attacker is certain to take the ground.",
                 .often = "In 100 such assaults the attacker takes the ground in {0}.",
                 .falls = "the ground falls",
                 .then = "the ground then falls",
                 .fell = "the attacker took the ground"},
    .load = drill_load, .first = drill_first, .stage = drill_stage, .score = drill_score,
    .features_of = drill_features, .view = drill_view,
};
// clang-format on
