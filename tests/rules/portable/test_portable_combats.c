// Combat after combat: PCC-08 and PCC-09, PCC-34.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <stdio.h>

#define THREE_COMBATS(whole)                                                                   \
    PHASE(whole, "'Red infantry at f3','Green infantry at b3','Blue infantry at d3'",          \
          "'First infantry at d4','Second infantry at f4','Third infantry at b4'")
#define ALL "initiate-red; initiate-green; initiate-blue"

static void pcc_08_all_is_declared_before_the_first_combat(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(THREE_COMBATS(""));
    story_choose(s, "initiate-red");
    story_check_asks(s, "declare");
    story_check_options(s, "initiate-green hold-green");
    story_play(s, "initiate-green; initiate-blue");
    story_check_asks(s, "next-combat");
    story_over(s);
}

static void pcc_08_the_attacker_chooses_which_is_next(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(THREE_COMBATS(""));
    story_play(s, ALL);
    story_check_options(s, "fight-third fight-first fight-second");
    story_check_feature(s, "combats_left", 3);
    story_choose(s, "fight-second");
    story_check_said(s, "defender: the combat against Second");
    story_check_feature(s, "combats_left", 3); // this one is not over
    story_play(s, "1; 1");
    story_check_options(s, "fight-third fight-first");
    story_check_feature(s, "combats_left", 2);
    story_choose(s, "fight-third");
    story_play(s, "1; 1");
    story_check_said(s, "defender: the combat against First"); // the last needs no question
    check_roll(s, BAY_DEFENDER, 5);
    story_play(s, "1; 1");
    story_check_ending(s, "none-cleared");
    story_over(s);
}

static void pcc_08_only_those_declared_are_fought(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(THREE_COMBATS(""));
    story_play(s, "initiate-red; hold-green; initiate-blue");
    story_check_options(s, "fight-first fight-second");
    story_over(s);
    check_comes_to(THREE_COMBATS(""), "hold-red; hold-green; hold-blue", "none-cleared");
}

static void pcc_08_each_is_resolved_whole_before_the_next(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(THREE_COMBATS(""));
    story_play(s, ALL "; fight-first; 1; 5");
    check_effect(s, BAY_DEFENDER, 3);
    story_throw(s, "6");
    story_check_asks(s, "advance");
    story_choose(s, "advance-blue");
    story_check_asks(s, "next-combat");
    story_over(s);
}

static void pcc_08_or_they_are_fought_from_left_to_right(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(THREE_COMBATS(READ("'B-9':'left-to-right'")));
    story_play(s, ALL);
    story_check_said(s, "defender: the combat against Third");
    story_play(s, "1; 1");
    story_check_said(s, "defender: the combat against First");
    story_play(s, "1; 1");
    story_check_said(s, "defender: the combat against Second");
    story_over(s);
}

#define LEFT_TO_RIGHT READ("'B-9':'left-to-right'")

static void pcc_08_left_is_the_left_of_the_attacker(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    static const char *const TURNED[2] = {
        PHASE(LEFT_TO_RIGHT,
              "'Red infantry at c5','Green infantry at b3 facing east','Blue infantry at d2 "
              "facing west','Grey infantry at e1 facing east','Idle infantry at g7','Mate "
              "infantry at g6'",
              "'Third infantry at c2','First infantry at c6','Second infantry at c3','Fourth "
              "infantry at f1'"),
        PHASE(LEFT_TO_RIGHT,
              "'Red infantry at e3 facing south','Green infantry at f5 facing west','Blue "
              "infantry at d6 facing east','Grey infantry at c7 facing west','Idle infantry at "
              "a1 facing south','Mate infantry at a2 facing south'",
              "'Third infantry at e6 facing north','First infantry at e2 facing north','Second "
              "infantry at e5 facing north','Fourth infantry at b7 facing north'")};
    static const char *const NEXT[4] = {"Third", "Second", "First", "Fourth"};
    for (int turned = 0; turned < 2; turned++) {
        story *s = story_begin(TURNED[turned]);
        story_play(s, ALL "; initiate-grey");
        for (int i = 0; i < 4; i++) { // of equals the nearest, whatever is further to the right
            char words[64];
            snprintf(words, sizeof words, "defender: the combat against %s", NEXT[i]);
            story_check_said(s, words);
            story_play(s, i < 3 ? "1; 1" : "1");
        }
        story_over(s);
    }
}

static void pcc_08_who_looks_no_one_way_has_no_left_and_is_asked(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    static const char TWO[] =
        PHASE(LEFT_TO_RIGHT, "'Red infantry at c3','Green infantry at e3 facing east'%s",
              "'First infantry at c4','Second infantry at f3'");
    story *s = story_of(TWO, "");
    story_play(s, "initiate-red; initiate-green");
    story_check_options(s, "fight-second fight-first");
    story_over(s);
    s = story_of(TWO, ",'Idle infantry at a1 facing east'"); // two of three look east
    story_play(s, "initiate-red; initiate-green");
    story_check_said(s, "defender: the combat against First");
    story_over(s);
    s = story_of(TWO, ",'Chief commander at a1 facing east'"); // of him it says nothing
    story_play(s, "initiate-red; initiate-green");
    story_check_asks(s, "next-combat");
    story_over(s);
}

// Foe, beaten by Foot, falls back to the square of the commander whom Side is to attack.
#define JOINED                                                                                 \
    PHASE("", "'Foot infantry at c3','Side infantry at b5 facing east'",                       \
          "'Foe infantry at c4','Boss commander at c5'")

static void pcc_08_an_attack_that_has_lost_its_target_is_void(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(JOINED);
    story_play(s, "initiate-foot; initiate-side; fight-foe; 1; 5; 6; stay");
    story_check_said(s, "attacker: Side has lost its target: its attack is void");
    story_check_ending(s, "some-cleared"); // c5 is held still
    story_over(s);
    s = story_begin(JOINED);
    story_play(s, "initiate-foot; initiate-side; fight-boss; 1; stay; 1; 1");
    assert_false(story_said(s, "attacker: Side has lost its target"));
    story_check_ending(s, "some-cleared");
    story_over(s);
}

// Foe must roll at Front, which attacks another, and beats it before that is fought.
static void pcc_08_who_is_gone_fights_no_more(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    static const char SCENARIO[] =
        PHASE(READ("'B-3':'any'"),
              "'Flank infantry at b4 facing east','Front infantry at c3 facing east','%s'",
              "'Foe infantry at c4','Other infantry at d3'");
    static const char BEATEN[] = "initiate-flank; initiate-front; fight-foe; 1; 6";
    story *s = story_of(SCENARIO, "Idle infantry at g1");
    story_play(s, BEATEN);
    story_throw(s, "6");
    story_check_said(s, "attacker: Front falls back to c2");
    story_check_said(s, "attacker: Front has lost its target: its attack is void");
    story_check_ending(s, "none-cleared");
    story_over(s);
    s = story_of(SCENARIO, "Idle infantry at g1");
    story_play(s, BEATEN);
    story_throw(s, "1");
    story_check_said(s, "attacker: Front is routed and removed");
    story_check_ending(s, "none-cleared");
    story_over(s);
    s = story_of(SCENARIO, "Mate infantry at e3 facing west");
    story_play(s, "initiate-flank; initiate-front; initiate-mate; fight-foe; 1; 6; 1");
    story_check_said(s, "defender: the combat against Other"); // Mate attacks it alone
    assert_false(story_told(s, "PCC-06"));
    story_over(s);
}

static void pcc_08_one_by_one_each_follows_the_last(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(THREE_COMBATS(ONE_BY_ONE));
    story_check_asks(s, "next-attack");
    story_check_options(s, "attack-third attack-first attack-second no-more");
    story_choose(s, "attack-second");
    story_check_said(s, "attacker: Red initiates close combat against Second");
    check_roll(s, BAY_DEFENDER, 5);
    story_check_feature(s, "combats_left", 1);
    story_play(s, "1; 1");
    story_check_options(s, "attack-third attack-first no-more");
    story_choose(s, "no-more");
    story_check_said(s, "the attacker initiates no more close combats");
    story_check_ending(s, "none-cleared");
    story_over(s);
    s = story_begin(PHASE(ONE_BY_ONE, "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_check_options(s, "attack-foe no-more"); // asked though there is but one
    story_over(s);
}

#define TWO_ON_ONE                                                                             \
    PHASE(ONE_BY_ONE,                                                                          \
          "'Foot infantry at c3','Left infantry at b4 facing east','Right "                    \
          "infantry at d4 facing west'",                                                       \
          "'Foe infantry at c4'")

static void pcc_08_one_by_one_somebody_comes_up(void **state) {
    PROVES(PCC_08, 2);
    (void)state;
    story *s = story_begin(TWO_ON_ONE);
    story_choose(s, "attack-foe");
    story_check_asks(s, "declare");
    story_check_options(s, "initiate-foot hold-foot");
    story_choose(s, "hold-foot");
    story_check_options(s, "initiate-left hold-left");
    story_check_feature(s, "against", 2); // others that may
    story_choose(s, "hold-left");
    story_check_said(s, "attacker: Right initiates close combat against Foe"); // the last must
    check_roll(s, BAY_ATTACKER, 4);
    story_over(s);
    s = story_begin(TWO_ON_ONE);
    story_play(s, "attack-foe; initiate-foot");
    story_check_feature(s, "against", 2);
    story_choose(s, "hold-left");
    story_check_options(s, "initiate-right hold-right"); // no longer needed
    story_choose(s, "hold-right");
    check_roll(s, BAY_DEFENDER, 5);
    story_over(s);
}

static void pcc_09_each_rolls_once(void **state) {
    PROVES(PCC_09, 2);
    (void)state;
    story *s = story_begin(PHASE("",
                                 "'Foot infantry at c3','Left infantry at b4 facing east',"
                                 "'Right infantry at d4 facing west'",
                                 "'Foe infantry at c4'"));
    story_play(s, "initiate-foot; initiate-left; initiate-right; roll-left");
    check_roll(s, BAY_ATTACKER, 4);
    story_throw(s, "1");
    story_check_said(s, "attacker: on the flank or rear of Foe: Right rolls first");
    story_throw(s, "1");
    check_roll(s, BAY_DEFENDER, 6);
    story_throw(s, "1");
    story_check_said(s, "attacker: Foot attacks frontally and rolls now");
    story_throw(s, "1");
    story_check_told(s, "PCC-32");
    story_check_ending(s, "held");
    story_over(s);
}

static void pcc_09_mounted_too(void **state) {
    PROVES(PCC_09, 2);
    (void)state;
    story *s = story_begin(PHASE("", "'Horse cavalry at c3'", "'Foe cavalry at c4'"));
    story_play(s, "initiate-horse; 1");
    check_roll(s, BAY_DEFENDER, 4);
    story_throw(s, "1");
    story_check_ending(s, "held");
    story_over(s);
}

static void pcc_09_and_once_more_in_another_combat(void **state) {
    PROVES(PCC_09, 2);
    (void)state;
    story *s = story_begin(TWO_ON_ONE);
    story_play(s, "attack-foe; initiate-foot; hold-left; hold-right; 1; 1");
    story_check_options(s, "attack-foe no-more");
    story_play(s, "attack-foe; hold-left"); // Right comes up, and Foe has rolled at Foot
    check_roll(s, BAY_ATTACKER, 4);
    story_throw(s, "1");
    check_roll(s, BAY_DEFENDER, 6);
    story_throw(s, "1");
    story_play(s, "attack-foe; 1; 1"); // Left
    story_check_ending(s, "held");
    story_over(s);
    s = story_begin(TWO_ON_ONE); // not where it has fallen back out of their fronts
    story_play(s, "attack-foe; initiate-foot; hold-left; hold-right; 1; 5; 6; stay");
    story_check_ending(s, "emptied");
    story_over(s);
}

static void pcc_34_who_has_advanced_may_not_initiate_again(void **state) {
    PROVES(PCC_34, 1);
    (void)state;
    static const char SCENARIO[] =
        PHASE(ONE_BY_ONE, "'Foot infantry at c3','Mate infantry at b5 facing east'",
              "'Foe infantry at c4','Second infantry at c5'");
    story *s = story_begin(SCENARIO);
    story_play(s, "attack-foe; 1; 5; 1; advance-foot");
    story_check_said(s, "attacker: Foot has advanced and may not initiate again");
    story_check_options(s, "attack-second no-more"); // of Mate alone
    story_choose(s, "attack-second");
    story_check_said(s, "attacker: Mate initiates close combat against Second");
    assert_false(story_said(s, "attacker: Foot initiates"));
    check_roll(s, BAY_ATTACKER, 4);
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "attack-foe; 1; 5; 1; stay");
    assert_false(story_told(s, "PCC-34"));
    story_over(s);
}

static void pcc_34_not_where_all_was_declared_first(void **state) {
    PROVES(PCC_34, 1);
    (void)state;
    story *s = story_begin(
        PHASE("", "'Foot infantry at c3'", "'Foe infantry at c4','Second infantry at c5'"));
    story_play(s, "initiate-foot; 1; 5; 1; advance-foot");
    story_check_told(s, "PCC-34");
    story_check_ending(s, "taken");
    story_over(s);
}

static void pcc_34_but_who_has_fallen_back_may(void **state) {
    PROVES(PCC_34, 1);
    (void)state;
    // Flank draws Foe's roll at Front, which falls back to face Other: it has not initiated
    story *s = story_begin(
        PHASE(READ("'B-10':'one-by-one','B-3':'any'"),
              "'Flank infantry at b4 facing east','Front infantry at c3 facing west'",
              "'Foe infantry at c4','Other infantry at b2'"));
    story_play(s, "attack-foe; 1; 6; 6");
    story_check_said(s, "attacker: Front falls back to c2");
    story_check_options(s, "attack-other no-more");
    story_choose(s, "attack-other");
    story_check_said(s, "attacker: Front initiates close combat against Other");
    check_roll(s, BAY_ATTACKER, 4);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_08_all_is_declared_before_the_first_combat),
        cmocka_unit_test(pcc_08_the_attacker_chooses_which_is_next),
        cmocka_unit_test(pcc_08_only_those_declared_are_fought),
        cmocka_unit_test(pcc_08_each_is_resolved_whole_before_the_next),
        cmocka_unit_test(pcc_08_or_they_are_fought_from_left_to_right),
        cmocka_unit_test(pcc_08_left_is_the_left_of_the_attacker),
        cmocka_unit_test(pcc_08_who_looks_no_one_way_has_no_left_and_is_asked),
        cmocka_unit_test(pcc_08_an_attack_that_has_lost_its_target_is_void),
        cmocka_unit_test(pcc_08_who_is_gone_fights_no_more),
        cmocka_unit_test(pcc_08_one_by_one_each_follows_the_last),
        cmocka_unit_test(pcc_08_one_by_one_somebody_comes_up),
        cmocka_unit_test(pcc_09_each_rolls_once),
        cmocka_unit_test(pcc_09_mounted_too),
        cmocka_unit_test(pcc_09_and_once_more_in_another_combat),
        cmocka_unit_test(pcc_34_who_has_advanced_may_not_initiate_again),
        cmocka_unit_test(pcc_34_not_where_all_was_declared_first),
        cmocka_unit_test(pcc_34_but_who_has_fallen_back_may),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
