// Who rolls when, and at whom: PCC-10 to PCC-17.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <stdio.h>

#define FRONT "'Foot infantry at c3'"
#define LEFT "'Left infantry at b4 facing east'"
#define RIGHT "'Right infantry at d4 facing west'"
#define BEHIND "'Back infantry at c5 facing south'"

static void pcc_10_an_attacker_rolls_at_whom_it_initiated_against(void **state) {
    PROVES(PCC_10, 1);
    (void)state;
    story *s = story_begin(
        PHASE("", FRONT "," LEFT, "'Foe infantry at c4','Mate infantry at a4 facing east'"));
    story_play(s, "initiate-foot; initiate-left");
    story_check_said(s, "attacker: Left rolls at the unit that it initiated against, Foe");
    story_throw(s, "6");
    story_check_said(s, "attacker: Left hits Foe");
    check_effect(s, BAY_DEFENDER, 3);
    story_over(s);
    s = story_begin(PHASE("", FRONT, "'Foe infantry at c4'"));
    story_play(s, "initiate-foot; 1");
    story_check_said(s, "attacker: Foot rolls at the unit that it initiated against, Foe");
    story_throw(s, "6");
    story_check_said(s, "attacker: Foot hits Foe");
    story_over(s);
}

static void pcc_11_a_defender_must_roll_at_the_unit_to_its_front(void **state) {
    PROVES(PCC_11, 1);
    (void)state;
    story *s = story_begin(PHASE("", LEFT "," FRONT, "'Foe infantry at c4'"));
    story_play(s, "initiate-left; initiate-foot; 1");
    story_check_said(s, "defender: Foe must roll at the unit to its front, Foot");
    check_roll(s, BAY_DEFENDER, 6);
    story_throw(s, "6");
    story_check_said(s, "defender: Foe hits Foot");
    check_effect(s, BAY_ATTACKER, 3);
    story_throw(s, "1");
    story_check_said(s, "attacker: Foot is routed");
    story_over(s);
}

static void pcc_11_otherwise_its_owner_picks_any_attacker(void **state) {
    PROVES(PCC_11, 1);
    (void)state;
    story *s = story_begin(PHASE("", LEFT "," RIGHT, "'Foe infantry at c4'"));
    story_play(s, "initiate-left; initiate-right; roll-right; 1; 1");
    story_check_asks(s, "target");
    story_check_options(s, "roll-at-left roll-at-right"); // those who have rolled too
    story_check_feature(s, "against", 2);
    story_choose(s, "roll-at-right");
    story_check_said(s, "defender: Foe has no attacker to its front and rolls at Right");
    story_throw(s, "6");
    story_check_said(s, "defender: Foe hits Right");
    story_over(s);
    s = story_begin(PHASE("", RIGHT, "'Foe infantry at c4'"));
    story_play(s, "initiate-right; 1");
    story_check_said(s, "defender: Foe has no attacker to its front and rolls at Right");
    check_roll(s, BAY_DEFENDER, 6); // one alone is no question
    story_over(s);
}

static void pcc_11_who_is_no_part_of_the_combat_does_not_bind_it(void **state) {
    PROVES(PCC_11, 1);
    (void)state;
    static const char SCENARIO[] = PHASE("%s", LEFT ",'Foot %s at c3'", "'Foe infantry at c4'");
    story *s = story_of(SCENARIO, "", "artillery");
    story_play(s, "initiate-left; 1");
    story_check_said(s, "defender: Foe has no attacker to its front and rolls at Left");
    story_over(s);
    s = story_of(SCENARIO, "", "infantry");
    story_play(s, "initiate-left; hold-foot; 1; 6");
    story_check_said(s, "defender: Foe hits Left");
    story_over(s);
    s = story_of(SCENARIO, READ("'B-3':'any'"), "artillery");
    story_play(s, "initiate-left; 1");
    story_check_said(s, "defender: Foe must roll at the unit to its front, Foot");
    check_roll(s, BAY_DEFENDER, 5); // flanked, at artillery
    story_play(s, "5; 6");
    story_check_said(s, "attacker: Foot falls back to c2");
    story_check_ending(s, "held");
    story_over(s);
    s = story_of(SCENARIO, READ("'B-3':'any'"), "commander"); // only a fighting unit binds it
    story_play(s, "initiate-left; 1");
    story_check_said(s, "defender: Foe has no attacker to its front and rolls at Left");
    story_over(s);
}

static void pcc_12_a_commander_alone_is_hit_without_a_roll(void **state) {
    PROVES(PCC_12, 1);
    (void)state;
    story *s = story_begin(PHASE("", FRONT, "'Boss commander at c4'"));
    story_choose(s, "initiate-foot");
    story_check_told(s, "PCC-12");
    story_check_said(s, "defender: Boss is a commander alone and is hit without a roll");
    assert_false(story_told(s, "PCC-18")); // for there is no roll
    check_effect(s, BAY_DEFENDER, 2);
    story_throw(s, "2");
    story_check_said(s, "defender: Boss is killed or captured");
    story_choose(s, "advance-foot");
    story_check_losses(s, 0, 1);
    story_check_measure(s, "defender_commanders", 1);
    story_over(s);
    s = story_begin(PHASE("", FRONT, "'Boss commander at c4'"));
    story_play(s, "initiate-foot; 3");
    story_check_said(s, "defender: Boss falls back to c5");
    story_choose(s, "stay");
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
}

static void pcc_12_of_several_only_the_first_rolls(void **state) {
    PROVES(PCC_12, 1);
    (void)state;
    static const char SCENARIO[] =
        PHASE("%s", FRONT "," LEFT "," BEHIND, "'Boss commander at c4'");
    static const char *const READINGS[2] = {"", READ("'rolls':'together'")};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(SCENARIO, READINGS[i]);
        story_check_feature(s, "aspect", 0);
        story_choose(s, "initiate-foot");
        story_check_feature(s, "aspect", 0); // he has no flank, and no rear
        story_choose(s, "initiate-left");
        story_check_feature(s, "aspect", 0);
        story_choose(s, "initiate-back");
        story_check_asks(s, "next-roller");
        story_check_options(s, "roll-left roll-foot roll-back");
        story_choose(s, "roll-left");
        story_throw(s, "6");
        story_check_said(s, "defender: Boss falls back to d4"); // away from Left
        story_check_options(s, "advance-left advance-foot advance-back stay");
        story_over(s);
    }
}

static void pcc_12_of_a_unit_each_rolls_for_himself(void **state) {
    PROVES(PCC_12, 1);
    (void)state;
    story *s =
        story_begin(PHASE(READ("'rolls':'together'"), FRONT "," LEFT, "'Foe infantry at c4'"));
    story_play(s, "initiate-foot; initiate-left; 6; 1");
    check_roll(s, BAY_ATTACKER, 5); // Left has hit it, and Foot rolls all the same
    story_throw(s, "6");
    assert_false(story_told(s, "PCC-12"));
    assert_false(story_told(s, "PCC-27")); // not at once: all have rolled first
    check_effect(s, BAY_DEFENDER, 3);
    story_over(s);
}

static void pcc_12_he_rolls_back_only_if_read_so(void **state) {
    PROVES(PCC_12, 1);
    (void)state;
    static const char SCENARIO[] = PHASE("%s", FRONT "," LEFT, "'Boss commander at c4'");
    story *s = story_of(SCENARIO, "");
    story_play(s, "initiate-foot; initiate-left");
    story_check_asks(s, "next-roller");
    story_over(s);
    s = story_of(SCENARIO, READ("'B-17':'yes'"));
    story_play(s, "initiate-foot; initiate-left");
    story_check_asks(s, "target"); // before the frontal attackers, at whom he likes
    story_check_options(s, "roll-at-left roll-at-foot");
    story_choose(s, "roll-at-left");
    check_roll(s, BAY_DEFENDER, 5); // nobody is on his flank, and he does not help himself
    story_throw(s, "1");
    story_check_asks(s, "next-roller");
    story_choose(s, "roll-foot");
    check_effect(s, BAY_DEFENDER, 2);
    story_over(s);
    s = story_of(SCENARIO, READ("'B-17':'yes'"));
    story_play(s, "initiate-foot; initiate-left; roll-at-foot; 5");
    check_effect(s, BAY_ATTACKER, 3); // his hit ends the combat
    story_throw(s, "1");
    story_check_losses(s, 1, 0);
    story_over(s);
}

static void pcc_13_flank_and_rear_roll_first(void **state) {
    PROVES(PCC_13, 1);
    (void)state;
    static const char *const PLACES[3] = {LEFT, RIGHT, BEHIND};
    static const char *const NAMES[3] = {"left", "right", "back"};
    static const int ASPECTS[3] = {1, 1, 2};
    for (int i = 0; i < 3; i++) {
        char scenario[300], moves[64];
        snprintf(scenario, sizeof scenario, PHASE("", FRONT ",%s", "'Foe infantry at c4'"),
                 PLACES[i]);
        snprintf(moves, sizeof moves, "initiate-%s", NAMES[i]);
        story *s = story_begin(scenario);
        story_check_feature(s, "aspect", 0);
        story_choose(s, "initiate-foot");
        story_check_feature(s, "aspect", ASPECTS[i]);
        story_choose(s, moves);
        story_check_told(s, "PCC-13");
        check_roll(s, BAY_ATTACKER, 4); // flank or rear: needs one less
        story_throw(s, "1");
        check_roll(s, BAY_DEFENDER, 6);
        story_throw(s, "1");
        assert_false(story_told(s, "PCC-13"));
        check_roll(s, BAY_ATTACKER, 5);
        story_over(s);
    }
}

static void pcc_13_front_and_flank_go_by_the_defenders_facing(void **state) {
    PROVES(PCC_13, 1);
    (void)state;
    static const char *const FACINGS[4] = {"south", "west", "north", "east"};
    static const int ASPECTS[4] = {0, 1, 2, 1};
    for (int i = 0; i < 4; i++) {
        char scenario[300];
        snprintf(scenario, sizeof scenario, PHASE("", FRONT, "'Foe infantry at c4 facing %s'"),
                 FACINGS[i]);
        story *s = story_begin(scenario);
        story_check_feature(s, "aspect", ASPECTS[i]);
        story_choose(s, "initiate-foot");
        if (ASPECTS[i])
            check_roll(s, BAY_ATTACKER, 4);
        else
            check_roll(s, BAY_DEFENDER, 5);
        story_over(s);
    }
}

static void pcc_14_the_defender_on_foot_rolls_before_the_front(void **state) {
    PROVES(PCC_14, 1);
    (void)state;
    static const struct {
        const char *type;
        int needs;
    } ROWS[] = {{"infantry", 5}, {"dismounted", 5}, {"artillery", 4}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(PHASE("", FRONT, "'Foe %s at c4'"), ROWS[i].type);
        story_choose(s, "initiate-foot");
        story_check_said(s, "defender: Foe rolls before any frontal attacker");
        check_roll(s, BAY_DEFENDER, ROWS[i].needs);
        story_throw(s, "1");
        story_check_thrower(s, BAY_ATTACKER);
        story_over(s);
    }
}

static void pcc_15_then_the_frontal_attacker(void **state) {
    PROVES(PCC_15, 1);
    (void)state;
    story *s = story_begin(PHASE("", FRONT, "'Foe infantry at c4'"));
    story_choose(s, "initiate-foot");
    assert_false(story_told(s, "PCC-15"));
    story_throw(s, "1");
    story_check_said(s, "attacker: Foot attacks frontally and rolls now");
    check_roll(s, BAY_ATTACKER, 5);
    story_over(s);
    s = story_begin(PHASE("", "'Horse cavalry at c3'", "'Foe cavalry at c4'"));
    story_choose(s, "initiate-horse");
    story_check_told(s, "PCC-15"); // before a mounted defender
    check_roll(s, BAY_ATTACKER, 4);
    story_over(s);
}

static void pcc_16_mounted_cavalry_rolls_last(void **state) {
    PROVES(PCC_16, 1);
    (void)state;
    story *s = story_begin(PHASE("", "'Horse cavalry at c3','Flank cavalry at b4 facing east'",
                                 "'Foe cavalry at c4'"));
    story_play(s, "initiate-horse; initiate-flank");
    check_roll(s, BAY_ATTACKER, 3);
    story_throw(s, "1");
    check_roll(s, BAY_ATTACKER, 4);
    story_throw(s, "1");
    story_check_said(s, "defender: Foe is mounted and rolls last");
    check_roll(s, BAY_DEFENDER, 5);
    story_throw(s, "1");
    story_check_ending(s, "held");
    story_over(s);
    s = story_begin(PHASE("", "'Horse cavalry at c3'", "'Foe dismounted at c4'"));
    story_choose(s, "initiate-horse");
    assert_false(story_told(s, "PCC-16"));
    check_roll(s, BAY_DEFENDER, 5);
    story_over(s);
}

static void pcc_17_within_a_level_the_owner_chooses(void **state) {
    PROVES(PCC_17, 1);
    (void)state;
    story *s =
        story_begin(PHASE("", FRONT "," RIGHT "," LEFT "," BEHIND, "'Foe infantry at c4'"));
    story_play(s, "initiate-foot; initiate-right; initiate-left; initiate-back");
    story_check_asks(s, "next-roller");
    story_check_options(s, "roll-left roll-back roll-right");
    story_choose(s, "roll-back");
    story_check_said(s, "attacker: on the flank or rear of Foe: Back rolls first");
    story_throw(s, "1");
    story_check_options(s, "roll-left roll-right");
    story_choose(s, "roll-left");
    story_throw(s, "1");
    story_check_said(s, "attacker: on the flank or rear of Foe: Right rolls first");
    check_roll(s, BAY_ATTACKER, 4); // the last left is not asked about
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_10_an_attacker_rolls_at_whom_it_initiated_against),
        cmocka_unit_test(pcc_11_a_defender_must_roll_at_the_unit_to_its_front),
        cmocka_unit_test(pcc_11_otherwise_its_owner_picks_any_attacker),
        cmocka_unit_test(pcc_11_who_is_no_part_of_the_combat_does_not_bind_it),
        cmocka_unit_test(pcc_12_a_commander_alone_is_hit_without_a_roll),
        cmocka_unit_test(pcc_12_of_several_only_the_first_rolls),
        cmocka_unit_test(pcc_12_of_a_unit_each_rolls_for_himself),
        cmocka_unit_test(pcc_12_he_rolls_back_only_if_read_so),
        cmocka_unit_test(pcc_13_flank_and_rear_roll_first),
        cmocka_unit_test(pcc_13_front_and_flank_go_by_the_defenders_facing),
        cmocka_unit_test(pcc_14_the_defender_on_foot_rolls_before_the_front),
        cmocka_unit_test(pcc_15_then_the_frontal_attacker),
        cmocka_unit_test(pcc_16_mounted_cavalry_rolls_last),
        cmocka_unit_test(pcc_17_within_a_level_the_owner_chooses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
