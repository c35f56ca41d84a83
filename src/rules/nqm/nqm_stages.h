// The stages: their rows, and the functions that the rows name.
#ifndef BAY_RULES_NQM_STAGES_H
#define BAY_RULES_NQM_STAGES_H

#include "nqm.h"

// Rows of the option table.
enum nqm_option {
    COMMIT_IT,
    HOLD_IT,
    ATTACK_WITH,
    ROLL,
    GIVE_WAY,
    PIN,
    GO_ON,
    STOP,
    STAYS,
    WITHDRAW,
    ATTACK_TOGETHER,
    ATTACK_APART,
    SEND,
    ASSAULT_AREA,
    ON_TO_NEXT,
    KEEP,
    BRING_UP,
    OPEN_FIRE,
    CLOSE_IN,
    LEAVE_THEM,
    DRIVE_THROUGH,
    STAY_IN,
    NOT_YET,
    COUNTERATTACKS,
    NO_COUNTERATTACK,
    REORGANISES,
    FOLLOWS_ON,
    STAY_AND_FIRE,
    OUT_OF_CONTACT
};

// What is asked, and what follows the answer (nqm_choices.c).
bay_options_fn nqm_list_both, nqm_list_stand, nqm_list_battalions, nqm_list_areas,
    nqm_list_pick, nqm_list_attack_dice, nqm_list_defence, nqm_list_pins, nqm_list_against;
bay_apply_fn nqm_apply_coordinate, nqm_apply_battalion, nqm_apply_area, nqm_apply_fight_on,
    nqm_apply_commit, nqm_apply_pick, nqm_apply_attack_dice, nqm_apply_defence, nqm_apply_pin,
    nqm_apply_again, nqm_apply_stay, nqm_apply_hunt, nqm_apply_against, nqm_apply_tanks_in,
    nqm_apply_counter_now, nqm_apply_success, nqm_apply_counter_next, nqm_apply_failure;
bay_about_fn nqm_about_stand;
bay_settled_fn nqm_is_over;

// What is thrown, and what follows the result (nqm_throws.c).
bay_about_fn nqm_about_attack, nqm_about_attackers_test, nqm_about_defenders_test,
    nqm_about_attackers_fire, nqm_about_defenders_fire, nqm_about_odd_pin;
bay_resolve_fn nqm_resolve_attack, nqm_resolve_test, nqm_resolve_fire, nqm_resolve_odd_pin;

#endif
