// The step table: what is asked or thrown at each stage. A question more is a row here and the
// functions that it names, which stand with the rules that they carry out.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

#include <string.h>

// --- The rows --------------------------------------------------------------------------------

#define FACINGS BAY_ROWS(OPTION_NORTH, OPTION_EAST, OPTION_SOUTH, OPTION_WEST)

// clang-format off
const bay_step_info PORTABLE_STEP_TABLE[] = {
    [FIRE] = {.id = "fire", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_38,
        .words = "Does {unit} fire at {other}?",
        .standing = "every unit that can fires at the enemy to its front",
        .offers = BAY_ROWS(OPTION_FIRE, OPTION_HOLD_FIRE),
        .about = portable_about_cursor, .options = kit_either, .apply = portable_apply_fire},
    [SHOT] = {.id = "shot", .kind = BAY_CHANCE, .clause = PCC_38,
        .words = "{unit} fires at {other}: {0} or more hits", .stages = {"the shot"},
        .about = portable_about_shot, .resolve = portable_resolve_shot},
    [DECLARE] = {.id = "declare", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_02,
        .words = "Does {unit} initiate against {other}?", .bundle = "declarations",
        .standing = "every unit that may initiates against the enemy to its front",
        .offers = BAY_ROWS(OPTION_INITIATE, OPTION_HOLD),
        .about = portable_about_cursor, .options = kit_either, .apply = portable_apply_declare},
    [NEXT_COMBAT] = {.id = "next-combat", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_08,
        .words = "Which combat is fought next?",
        .standing = "the combats are fought in the order of the scenario",
        .offers = BAY_ROWS(OPTION_FIGHT),
        .options = portable_list_next_combat, .apply = portable_apply_next_combat},
    [NEXT_ATTACK] = {.id = "next-attack", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_08,
        .words = "Who is attacked next?",
        .standing = "whoever can be attacked is, in the order of the scenario",
        .offers = BAY_ROWS(OPTION_ATTACK, OPTION_NO_MORE),
        .options = portable_list_next_attack, .apply = portable_apply_next_attack},
    [NEXT_ROLLER] = {.id = "next-roller", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_17,
        .words = "Who rolls next?",
        .standing = "attackers who may roll together do so in the order of the scenario",
        .offers = BAY_ROWS(OPTION_ROLL),
        .options = portable_list_next_roller, .apply = portable_apply_next_roller},
    [TARGET] = {.id = "target", .kind = BAY_CHOICE, .who = BAY_DEFENDER, .clause = PCC_11,
        .words = "At whom does {unit} roll?",
        .standing = "with nobody to its front a defender rolls at the first attacker of the scenario",
        .offers = BAY_ROWS(OPTION_ROLL_AT),
        .about = portable_about_target, .options = portable_list_target, .apply = portable_apply_target},
    [TO_HIT] = {.id = "to-hit", .kind = BAY_CHANCE, .clause = PCC_18,
        .words = "{unit} rolls at {other}: {0} or more hits", .stages = {"the roll"},
        .about = portable_about_to_hit, .resolve = portable_resolve_to_hit},
    [EFFECT] = {.id = "effect", .kind = BAY_CHANCE, .clause = PCC_28,
        .words = "{unit} is hit: with {0} or less it is lost", .stages = {"the effect"},
        .about = portable_about_effect, .resolve = portable_resolve_effect},
    [COMMANDER_EFFECT] = {.id = "commander-effect", .kind = BAY_CHANCE, .clause = PCC_29,
        .words = "{unit} is with them: with {0} or less he is lost",
        .stages = {"the commander's fate"},
        .about = portable_about_effect, .resolve = portable_resolve_effect},
    [RETREAT_ATTACKER] = {.id = "retreat-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER,
        .clause = PCC_30, .words = "Where does {unit} fall back to?",
        .standing = "the attacker falls back straight, else to the first free square from the north",
        .offers = BAY_ROWS(OPTION_FALL_BACK, OPTION_TAKE_LOSS),
        .about = portable_about_leader, .options = portable_list_retreat, .apply = portable_apply_retreat},
    [RETREAT_DEFENDER] = {.id = "retreat-defender", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = PCC_30, .words = "Where does {unit} fall back to?",
        .standing = "the defender falls back straight, else to the first free square from the north",
        .offers = BAY_ROWS(OPTION_FALL_BACK, OPTION_TAKE_LOSS),
        .about = portable_about_leader, .options = portable_list_retreat, .apply = portable_apply_retreat},
    [FACE_ATTACKER] = {.id = "face-attacker", .kind = BAY_CHOICE, .who = BAY_ATTACKER,
        .clause = PCC_30, .words = "Which way does {unit} face?",
        .standing = "the attacker's units keep their facing", .offers = FACINGS,
        .about = portable_about_leader, .options = portable_list_facing, .apply = portable_apply_facing},
    [FACE_DEFENDER] = {.id = "face-defender", .kind = BAY_CHOICE, .who = BAY_DEFENDER,
        .clause = PCC_30, .words = "Which way does {unit} face?",
        .standing = "the defender's units keep their facing", .offers = FACINGS,
        .about = portable_about_leader, .options = portable_list_facing, .apply = portable_apply_facing},
    [ADVANCE] = {.id = "advance", .kind = BAY_CHOICE, .who = BAY_ATTACKER, .clause = PCC_33,
        .words = "Who advances to {other}?",
        .standing = "the unit that hit advances, its commander with it",
        .offers = BAY_ROWS(OPTION_ADVANCE_TOGETHER, OPTION_ADVANCE, OPTION_STAY),
        .about = portable_about_advance, .options = portable_list_advance, .apply = portable_apply_advance},
    [OVER] = {.id = "over", .kind = BAY_END, .clause = PCC_01, .words = "the phase is over"},
    {.id = NULL},
};
// clang-format on

// --- Where the phase begins ------------------------------------------------------------------

void portable_start(const portable_battle *b, portable_state *state) {
    memset(state, 0, (size_t)b->common.size + b->common.told);
    state->target = state->roller = state->at = NOBODY;
    state->hitter = state->struck = state->hit = state->companion = NOBODY;
    state->spot = state->from = BOARD_NOWHERE;
    for (int u = 0; u < b->count; u++) {
        portable_move(b, state, u, b->piece[u].cell);
        state->unit[u].flags = b->piece[u].facing;
        portable_told_of(b, state)[u].facing = b->piece[u].facing;
    }
}

void portable_first(const bay_battle *battle, void *at, bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    portable_start(b, state);
    if (b->fire) kit_say(why, TELL_PHASE); // PCC-01
    state->stage =
        b->fire ? portable_fire(b, state, why) : portable_declarations(b, state, why);
}

uint16_t portable_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const portable_state *)at)->stage;
}
