// The stages: what is asked or thrown at each, which options there are, what follows. A question
// more is a row of the step table and the functions that it names.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// --- Options ---------------------------------------------------------------------------------

enum {
    OPTION_FIRE,
    OPTION_HOLD_FIRE,
    OPTION_INITIATE,
    OPTION_HOLD,
    OPTION_FIGHT,
    OPTION_ATTACK,
    OPTION_NO_MORE,
    OPTION_ROLL,
    OPTION_ROLL_AT,
    OPTION_FALL_BACK,
    OPTION_TAKE_LOSS,
    OPTION_NORTH, // then the other facings, in their order
    OPTION_EAST,
    OPTION_SOUTH,
    OPTION_WEST,
    OPTION_ADVANCE_TOGETHER,
    OPTION_ADVANCE,
    OPTION_STAY
};

const bay_option_row PORTABLE_OPTION_TABLE[] = {
    [OPTION_FIRE] = {"fire-{unit}", "{unit} fires", PCC_38},
    [OPTION_HOLD_FIRE] = {"hold-fire-{unit}", "{unit} holds its fire", PCC_38},
    [OPTION_INITIATE] = {"initiate-{unit}", "{unit} initiates", PCC_02},
    [OPTION_HOLD] = {"hold-{unit}", "{unit} stays out of it", PCC_02},
    [OPTION_FIGHT] = {"fight-{unit}", "the combat against {unit}", PCC_08},
    [OPTION_ATTACK] = {"attack-{unit}", "attack {unit}", PCC_08},
    [OPTION_NO_MORE] = {"no-more", "attack nobody else", PCC_02},
    [OPTION_ROLL] = {"roll-{unit}", "{unit} rolls", PCC_17},
    [OPTION_ROLL_AT] = {"roll-at-{unit}", "roll at {unit}", PCC_11},
    [OPTION_FALL_BACK] = {"fall-back-{unit}", "fall back to {unit}", PCC_30},
    [OPTION_TAKE_LOSS] = {"take-loss", "take it off the board", PCC_28},
    [OPTION_NORTH] = {"face-north", "face north", PCC_30},
    [OPTION_EAST] = {"face-east", "face east", PCC_30},
    [OPTION_SOUTH] = {"face-south", "face south", PCC_30},
    [OPTION_WEST] = {"face-west", "face west", PCC_30},
    [OPTION_ADVANCE_TOGETHER] = {"advance-together-{unit}",
                                 "{unit} advances with its commander", PCC_33},
    [OPTION_ADVANCE] = {"advance-{unit}", "{unit} advances", PCC_33},
    [OPTION_STAY] = {"stay", "nobody advances", PCC_33},
    {.id = NULL},
};

// One for each of the units, about it.
static uint32_t offer_each(bay_option *list, int row, const uint8_t *unit, int count) {
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++) kit_add(&to, row, unit[i], 0, 0);
    return to.count;
}

static uint16_t named(int unit) {
    return (uint16_t)(unit == NOBODY ? BAY_NO_UNIT : unit);
}

// --- Fire ------------------------------------------------------------------------------------

// The attacker asked about, and who is to its front.
static void about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_now *now = at;
    step->unit = now->cursor;
    step->other = named(portable_opponent(portable_of(battle), now, now->cursor));
}

static uint32_t list_fire(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_now *now = at;
    (void)battle;
    return kit_pair(list, OPTION_FIRE, OPTION_HOLD_FIRE, now->cursor);
}

static void apply_fire(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    portable_fires(portable_of(battle), at, chosen->row == OPTION_FIRE, why);
}

// The die that `unit` throws, and the number it needs.
static void throw_needs(const portable_battle *b, bay_step *step, int number) {
    step->number[0] = number;
    step->dice = bay_throw_needs(b->piece[step->unit].side, 1, 6, number); // PCC-18, PCC-38
}

static void about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    about_cursor(battle, at, step);
    throw_needs(b, step, portable_shot_needs(b, at, step->unit, step->other));
}

static void resolve_shot(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    portable_shot(portable_of(battle), at, result == 1, why);
}

// --- Declarations and their order ------------------------------------------------------------

static uint32_t list_declare(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_now *now = at;
    (void)battle;
    return kit_pair(list, OPTION_INITIATE, OPTION_HOLD, now->cursor);
}

static void apply_declare(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    portable_declared(portable_of(battle), at, chosen->row == OPTION_INITIATE, why); // PCC-02
}

static uint32_t list_next_combat(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    return offer_each(list, OPTION_FIGHT, unit, portable_open(portable_of(battle), at, unit));
}

static void apply_next_combat(const bay_battle *battle, void *at, const bay_option *chosen,
                              bay_trace *why) {
    portable_combat(portable_of(battle), at, chosen->unit, why); // PCC-08
}

static uint32_t list_next_attack(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    int count = portable_attackable(portable_of(battle), at, unit);
    kit_offer to = {list, offer_each(list, OPTION_ATTACK, unit, count)};
    kit_add(&to, OPTION_NO_MORE, BAY_NO_UNIT, 0, 0);
    return to.count;
}

static void apply_next_attack(const bay_battle *battle, void *at, const bay_option *chosen,
                              bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    if (chosen->row == OPTION_ATTACK) {
        portable_attack(b, at, chosen->unit, why);
        return;
    }
    kit_say(why, TELL_NO_MORE); // PCC-02
    portable_over(b, at, why);
}

// --- A combat --------------------------------------------------------------------------------

static uint32_t list_next_roller(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    return offer_each(list, OPTION_ROLL, unit, portable_rollers(portable_of(battle), at, unit));
}

static void apply_next_roller(const bay_battle *battle, void *at, const bay_option *chosen,
                              bay_trace *why) {
    portable_rolls(portable_of(battle), at, chosen->unit, why); // PCC-17
}

static void about_target(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const portable_now *)at)->target;
}

static uint32_t list_target(const bay_battle *battle, const void *at, bay_option *list) {
    uint8_t unit[PORTABLE_SIDE_MAX];
    (void)battle;
    return offer_each(list, OPTION_ROLL_AT, unit, portable_attackers(at, unit));
}

static void apply_target(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    portable_rolls_back(portable_of(battle), at, chosen->unit, true, why); // PCC-11
}

static void about_to_hit(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    step->unit = now->roller;
    step->other = now->at;
    throw_needs(b, step, portable_needs(b, now, now->roller, now->at, NULL));
}

static void resolve_to_hit(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    portable_thrown(portable_of(battle), at, result == 1, why); // PCC-18
}

// --- A hit -----------------------------------------------------------------------------------

static void throw_effect(const portable_battle *b, bay_step *step, int unit) {
    int routed = portable_routed(b, unit);
    step->unit = (uint16_t)unit;
    step->number[0] = routed;
    step->dice = bay_throw_needs(b->piece[unit].side, 1, 6, routed + 1); // PCC-28: 1 falls back
}

static void about_effect(const bay_battle *battle, const void *at, bay_step *step) {
    throw_effect(portable_of(battle), step, ((const portable_now *)at)->hit);
}

static void resolve_effect(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    portable_effect(portable_of(battle), at, result == 1, why); // PCC-28
}

static void about_companion(const bay_battle *battle, const void *at, bay_step *step) {
    throw_effect(portable_of(battle), step, ((const portable_now *)at)->companion);
}

static void resolve_companion(const bay_battle *battle, void *at, uint32_t result,
                              bay_trace *why) {
    portable_commander_effect(portable_of(battle), at, result == 1, why); // PCC-29
}

// --- Falling back, facing, advance -----------------------------------------------------------

static void about_retreat(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_now *now = at;
    (void)battle;
    step->unit = now->moving == MOVES_COMMANDER ? now->companion : now->hit;
}

static uint32_t list_retreat(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_battle *b = portable_of(battle);
    kit_offer to = {list, 0};
    uint8_t cell[4];
    int count = portable_places(b, at, cell);
    for (int i = 0; i < count; i++)
        kit_add(&to, OPTION_FALL_BACK, portable_cell_unit(b, cell[i]), 0, cell[i]);
    if (portable_may_take_loss(b, at)) kit_add(&to, OPTION_TAKE_LOSS, BAY_NO_UNIT, 0, 0);
    return to.count;
}

static void apply_retreat(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    if (chosen->row == OPTION_FALL_BACK)
        portable_goes(portable_of(battle), at, chosen->own, why); // PCC-30
    else
        portable_takes_loss(portable_of(battle), at, why);
}

static void about_facing(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const portable_now *)at)->facing_unit;
}

// PCC-30, B-15: the present facing first, then from the north.
static uint32_t list_facing(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_battle *b = portable_of(battle);
    const portable_now *now = at;
    int present = portable_facing(now, now->facing_unit);
    kit_offer to = {list, 0};
    kit_add(&to, OPTION_NORTH + present, BAY_NO_UNIT, 0, present);
    for (int facing = 0; facing < board_sides(&b->board); facing++)
        if (facing != present) kit_add(&to, OPTION_NORTH + facing, BAY_NO_UNIT, 0, facing);
    return to.count;
}

static void apply_facing(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    portable_turned(portable_of(battle), at, chosen->own, why);
}

static void about_advance(const bay_battle *battle, const void *at, bay_step *step) {
    step->other =
        (uint16_t)portable_cell_unit(portable_of(battle), ((const portable_now *)at)->spot);
}

static uint32_t list_advance(const bay_battle *battle, const void *at, bay_option *list) {
    portable_advancing may[PORTABLE_ADVANCES_MAX];
    int count = portable_advances(portable_of(battle), at, may);
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        kit_add(&to, may[i].together ? OPTION_ADVANCE_TOGETHER : OPTION_ADVANCE, may[i].unit, 0,
                0);
    kit_add(&to, OPTION_STAY, BAY_NO_UNIT, 0, 0);
    return to.count;
}

static void apply_advance(const bay_battle *battle, void *at, const bay_option *chosen,
                          bay_trace *why) {
    if (chosen->row == OPTION_STAY)
        portable_stays(portable_of(battle), at, why);
    else
        portable_advanced(portable_of(battle), at, chosen->unit,
                          chosen->row == OPTION_ADVANCE_TOGETHER, why);
}

// --- The rows --------------------------------------------------------------------------------

#define FACINGS BAY_ROWS(OPTION_NORTH, OPTION_EAST, OPTION_SOUTH, OPTION_WEST)

// clang-format off
const bay_step_info PORTABLE_STEP_TABLE[] = {
    [FIRE] = {.id = "fire", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_38,
        .words = "Does {unit} fire at {other}?",
        .standing = "every unit that can fires at the enemy to its front",
        .offers = BAY_ROWS(OPTION_FIRE, OPTION_HOLD_FIRE),
        .about = about_cursor, .options = list_fire, .apply = apply_fire},
    [SHOT] = {.id = "shot", .kind = BAY_CHANCE, .clause = PCC_38,
        .words = "{unit} fires at {other}: {0} or more hits", .stages = {"the shot"},
        .about = about_shot, .resolve = resolve_shot},
    [DECLARE] = {.id = "declare", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_02,
        .words = "Does {unit} initiate against {other}?", .bundle = "declarations",
        .standing = "every unit that may initiates against the enemy to its front",
        .offers = BAY_ROWS(OPTION_INITIATE, OPTION_HOLD),
        .about = about_cursor, .options = list_declare, .apply = apply_declare},
    [NEXT_COMBAT] = {.id = "next-combat", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_08,
        .words = "Which combat is fought next?",
        .standing = "the combats are fought in the order of the scenario",
        .offers = BAY_ROWS(OPTION_FIGHT),
        .options = list_next_combat, .apply = apply_next_combat},
    [NEXT_ATTACK] = {.id = "next-attack", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_08,
        .words = "Who is attacked next?",
        .standing = "whoever can be attacked is, in the order of the scenario",
        .offers = BAY_ROWS(OPTION_ATTACK, OPTION_NO_MORE),
        .options = list_next_attack, .apply = apply_next_attack},
    [NEXT_ROLLER] = {.id = "next-roller", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_17,
        .words = "Who rolls next?",
        .standing = "attackers who may roll together do so in the order of the scenario",
        .offers = BAY_ROWS(OPTION_ROLL),
        .options = list_next_roller, .apply = apply_next_roller},
    [TARGET] = {.id = "target", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = PCC_11,
        .words = "At whom does {unit} roll?",
        .standing = "with nobody to its front a defender rolls at the first attacker of the scenario",
        .offers = BAY_ROWS(OPTION_ROLL_AT),
        .about = about_target, .options = list_target, .apply = apply_target},
    [TO_HIT] = {.id = "to-hit", .kind = BAY_CHANCE, .clause = PCC_18,
        .words = "{unit} rolls at {other}: {0} or more hits", .stages = {"the roll"},
        .about = about_to_hit, .resolve = resolve_to_hit},
    [EFFECT] = {.id = "effect", .kind = BAY_CHANCE, .clause = PCC_28,
        .words = "{unit} is hit: with {0} or less it is lost", .stages = {"the effect"},
        .about = about_effect, .resolve = resolve_effect},
    [COMMANDER_EFFECT] = {.id = "commander-effect", .kind = BAY_CHANCE, .clause = PCC_29,
        .words = "{unit} is with them: with {0} or less he is lost",
        .stages = {"the commander's fate"},
        .about = about_companion, .resolve = resolve_companion},
    [RETREAT_ATTACKER] = {.id = "retreat-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER,
        .clause = PCC_30, .words = "Where does {unit} fall back to?",
        .standing = "the attacker falls back straight, else to the first free square from the north",
        .offers = BAY_ROWS(OPTION_FALL_BACK, OPTION_TAKE_LOSS),
        .about = about_retreat, .options = list_retreat, .apply = apply_retreat},
    [RETREAT_DEFENDER] = {.id = "retreat-defender", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = PCC_30, .words = "Where does {unit} fall back to?",
        .standing = "the defender falls back straight, else to the first free square from the north",
        .offers = BAY_ROWS(OPTION_FALL_BACK, OPTION_TAKE_LOSS),
        .about = about_retreat, .options = list_retreat, .apply = apply_retreat},
    [FACE_ATTACKER] = {.id = "face-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER,
        .clause = PCC_30, .words = "Which way does {unit} face?",
        .standing = "the attacker's units keep their facing", .offers = FACINGS,
        .about = about_facing, .options = list_facing, .apply = apply_facing},
    [FACE_DEFENDER] = {.id = "face-defender", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = PCC_30, .words = "Which way does {unit} face?",
        .standing = "the defender's units keep their facing", .offers = FACINGS,
        .about = about_facing, .options = list_facing, .apply = apply_facing},
    [ADVANCE] = {.id = "advance", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_33,
        .words = "Who advances to {other}?",
        .standing = "the unit that hit advances, its commander with it",
        .offers = BAY_ROWS(OPTION_ADVANCE_TOGETHER, OPTION_ADVANCE, OPTION_STAY),
        .about = about_advance, .options = list_advance, .apply = apply_advance},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = PCC_01, .words = "the phase is over"},
    {.id = NULL},
};
// clang-format on
