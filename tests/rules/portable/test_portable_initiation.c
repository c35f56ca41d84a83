// Who may initiate close combat against whom: PCC-01 to PCC-07.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <stdio.h>

static void pcc_01_fire_comes_first_then_close_combat(void **state) {
    PROVES(PCC_01, 1);
    (void)state;
    story *s = story_begin(PHASE(FIRE, "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_check_told(s, "PCC-01");
    story_check_said(s, "the attacker's units have moved: first they fire");
    story_check_asks(s, "fire");
    story_play(s, "fire-foot; 1");
    story_check_asks(s, "declare"); // who has fired may still initiate
    story_play(s, "initiate-foot; 1; 1");
    story_check_ending(s, "held"); // and fires no more
    story_over(s);
    s = story_begin(PHASE("", "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_check_asks(s, "declare"); // fire is only where it is asked for
    assert_false(story_told(s, "PCC-01"));
    story_over(s);
}

static void pcc_01_all_fire_before_anybody_initiates(void **state) {
    PROVES(PCC_01, 1);
    (void)state;
    story *s = story_begin(PHASE(FIRE, "'Foot infantry at c3','Left infantry at b3'",
                                 "'Foe infantry at c4','Other infantry at b4'"));
    story_check_options(s, "fire-left fire-foot cease-fire");
    story_play(s, "fire-foot; 1");
    story_check_options(s, "fire-left hold-fire-left");
    story_choose(s, "hold-fire-left");
    story_check_options(s, "initiate-foot hold-foot");
    story_over(s);
}

static void pcc_01_the_phase_ends_when_nobody_may_initiate_after_fire(void **state) {
    PROVES(PCC_01, 1);
    (void)state;
    story *s = story_begin(PHASE(FIRE, "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_play(s, "fire-foot; 5; 1");
    story_check_ending(s, "emptied"); // nobody advances after fire
    story_over(s);
    s = story_begin(PHASE(FIRE, "'Guns artillery at c3'", "'Foe infantry at c4'"));
    story_choose(s, "hold-fire-guns"); // artillery fires, though it may not initiate
    story_check_ending(s, "held");
    story_over(s);
}

static void pcc_02_a_unit_may_initiate_against_the_enemy_to_its_front(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    story *s = story_begin(PHASE("", "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_check_asks(s, "declare");
    story_check_options(s, "initiate-foot hold-foot");
    story_choose(s, "initiate-foot");
    story_check_said(s, "attacker: Foot initiates close combat against Foe");
    story_over(s);
    s = story_begin(PHASE("", "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_choose(s, "hold-foot"); // and need not
    story_check_said(s, "attacker: Foot does not initiate");
    story_check_ending(s, "held");
    story_over(s);
}

static void pcc_02_one_by_one_he_may_leave_off(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    story *s = story_begin(PHASE(ONE_BY_ONE, "'Foot infantry at c3'", "'Foe infantry at c4'"));
    story_check_options(s, "attack-foe no-more");
    story_choose(s, "no-more");
    story_check_said(s, "the attacker initiates no more close combats");
    story_check_ending(s, "held");
    story_over(s);
}

static void pcc_02_only_the_square_to_its_front(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    static const char *const FACINGS[4] = {"north", "east", "south", "west"};
    static const char *const PLACES[4] = {"c4", "d3", "c2", "b3"};
    for (int facing = 0; facing < 4; facing++)
        for (int place = 0; place < 4; place++) {
            char scenario[300];
            snprintf(scenario, sizeof scenario,
                     PHASE("", "'Foot infantry at c3 facing %s'", "'Foe infantry at %s'"),
                     FACINGS[facing], PLACES[place]);
            if (facing != place) {
                story_refused(scenario, BAY_FORBIDDEN, NULL, "PCC-02");
                continue;
            }
            story *s = story_begin(scenario);
            story_check_options(s, "initiate-foot hold-foot");
            story_over(s);
        }
    story_refused(PHASE("", "'Foot infantry at c3'", "'Foe infantry at d4'"), BAY_FORBIDDEN,
                  NULL, "PCC-02"); // diagonal squares are no neighbours
    story_refused(
        PHASE("", "'Foot infantry at c3','Mate infantry at c4'", "'Foe infantry at c6'"),
        BAY_FORBIDDEN, NULL, "PCC-02"); // a friend is no enemy
}

static void pcc_02_units_are_asked_in_their_order(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    story *s = story_begin(
        PHASE("", "'East infantry at d3','Idle infantry at f3','West infantry at b3'",
              "'Foe infantry at b4','Other infantry at d4'"));
    story_check_options(s, "initiate-east hold-east");
    story_choose(s, "hold-east");
    story_check_options(s, "initiate-west hold-west"); // Idle has nobody to its front
    story_choose(s, "hold-west");
    story_check_ending(s, "none-cleared");
    story_over(s);
}

static void pcc_02_the_enemy_there_is_its_fighting_unit(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    story *s = story_begin(
        PHASE("", "'Foot infantry at c3'", "'Boss commander at c4','Foe infantry at c4'"));
    story_choose(s, "initiate-foot");
    story_check_said(s, "attacker: Foot initiates close combat against Foe");
    check_roll(s, BAY_DEFENDER, 4); // he helps, and is not hit without a roll
    story_over(s);
}

static void pcc_03_artillery_may_not_initiate(void **state) {
    PROVES(PCC_03, 1);
    (void)state;
    static const char BESIDE[] = PHASE("", "'Guns artillery at c3','%s at d3'",
                                       "'Foe infantry at c4','Other infantry at d4'");
    story *s = story_of(BESIDE, "Foot infantry");
    story_check_said(s, "attacker: Guns is artillery and may not initiate");
    story_check_options(s, "initiate-foot hold-foot");
    story_choose(s, "hold-foot");
    story_check_ending(s, "held"); // d4 alone could be attacked
    story_over(s);
    s = story_begin(
        PHASE("", "'Foot infantry at d3','Guns artillery at c2'", "'Foe infantry at d4'"));
    assert_false(story_told(s, "PCC-03")); // it had nobody to its front
    story_over(s);
    story_refused(PHASE("", "'Guns artillery at c3'", "'Foe infantry at c4'"), BAY_FORBIDDEN,
                  NULL, "PCC-03");
    story_refused(PHASE("", "'Guns artillery at c3'", "'Foe cavalry at c4'"), BAY_FORBIDDEN,
                  NULL, "PCC-03");
}

static void pcc_04_foot_may_not_initiate_against_mounted_cavalry(void **state) {
    PROVES(PCC_04, 1);
    (void)state;
    static const char *const KINDS[4] = {"infantry", "dismounted", "cavalry", "artillery"};
    for (int ours = 0; ours < 3; ours++)
        for (int theirs = 0; theirs < 4; theirs++) {
            char scenario[300];
            snprintf(scenario, sizeof scenario,
                     PHASE("", "'Ours %s at c3'", "'Theirs %s at c4'"), KINDS[ours],
                     KINDS[theirs]);
            if (ours < 2 && theirs == 2) {
                story_refused(scenario, BAY_FORBIDDEN, NULL, "PCC-04");
                continue;
            }
            story *s = story_begin(scenario);
            story_check_options(s, "initiate-ours hold-ours");
            assert_false(story_told(s, "PCC-04"));
            story_over(s);
        }
    story *s = story_begin(PHASE("", "'Foot infantry at c3','Horse cavalry at d3'",
                                 "'Foe cavalry at c4','Other cavalry at d4'"));
    story_check_said(s,
                     "attacker: Foot is on foot and may not initiate against mounted cavalry");
    story_check_options(s, "initiate-horse hold-horse");
    story_over(s);
}

static void pcc_05_a_commander_alone_may_not_initiate(void **state) {
    PROVES(PCC_05, 1);
    (void)state;
    story_refused(PHASE("", "'Boss commander at c3'", "'Foe infantry at c4'"), BAY_FORBIDDEN,
                  NULL, "PCC-05");
    story *s = story_begin(PHASE("", "'Boss commander at b3','Foot infantry at c3'",
                                 "'Foe infantry at b4','Other infantry at c4'"));
    story_check_options(s, "initiate-foot hold-foot");
    story_check_said(s, "attacker: Boss is a commander alone and may not initiate");
    story_over(s);
    s = story_begin(
        PHASE("", "'Boss commander at c3','Foot infantry at c3'", "'Foe infantry at c4'"));
    assert_false(story_told(s, "PCC-05")); // with a unit he goes where it goes
    story_check_options(s, "initiate-foot hold-foot");
    story_over(s);
}

static void pcc_06_several_may_initiate_against_one(void **state) {
    PROVES(PCC_06, 2);
    (void)state;
    static const char THREE[] =
        PHASE("",
              "'Foot infantry at c3','Left infantry at b4 facing east','Right infantry at d4 "
              "facing west'",
              "'Foe infantry at c4'");
    story *s = story_begin(THREE);
    story_check_feature(s, "against", 2); // others that may, whoever is asked first
    story_choose(s, "initiate-foot");
    story_check_feature(s, "against", 2);
    story_choose(s, "hold-left");
    story_check_feature(s, "against", 2);
    story_check_feature(s, "combats_left", 0);
    story_over(s);
    s = story_begin(THREE);
    story_play(s, "initiate-foot; initiate-left");
    story_choose(s, "initiate-right");
    story_check_said(s, "defender: 3 units attack Foe");
    story_check_asks(s, "next-roller");
    story_check_feature(s, "against", 3);
    story_over(s);
    s = story_begin(THREE);
    story_play(s, "hold-foot; initiate-left; hold-right");
    assert_false(story_told(s, "PCC-06"));
    check_roll(s, BAY_ATTACKER, 4);
    story_over(s);
}

static void pcc_06_who_attacks_another_is_not_among_them(void **state) {
    PROVES(PCC_06, 2);
    (void)state;
    story *s = story_begin(PHASE("", "'Foot infantry at c3','Left infantry at b3'",
                                 "'Foe infantry at c4','Other infantry at b4'"));
    story_choose(s, "initiate-foot");
    story_check_feature(s, "against", 0);
    story_choose(s, "initiate-left");
    story_check_asks(s, "next-combat");
    story_check_options(s, "fight-other fight-foe");
    story_over(s);
}

static void pcc_06_one_by_one_in_combats_of_their_own(void **state) {
    PROVES(PCC_06, 2);
    (void)state;
    // Foe falls back to the front of Side
    story *s =
        story_begin(PHASE(ONE_BY_ONE, "'Foot infantry at c3','Side infantry at b5 facing east'",
                          "'Foe infantry at c4'"));
    story_play(s, "attack-foe; 1; 5; 6");
    story_check_said(s, "defender: Foe falls back to c5");
    story_choose(s, "stay");
    story_check_options(s, "attack-foe no-more");
    story_play(s, "attack-foe; 4; 4");
    story_check_said(s, "defender: Foe falls back to d5");
    story_choose(s, "stay");
    story_check_measure(s, "defender_driven_back", 2);
    story_check_ending(s, "emptied");
    story_over(s);
}

// Foe's commander falls back to the front of Early and of Late when Side has routed Foe.
#define A_SECOND_TARGET                                                                        \
    PHASE(ONE_BY_ONE,                                                                          \
          "'Early infantry at c3','Late infantry at d4 facing west','Side infantry at a4 "     \
          "facing east'",                                                                      \
          "'First infantry %s at c4','Foe infantry at b4','Boss commander at b4'")

static void pcc_07_a_unit_initiates_against_one_only(void **state) {
    PROVES(PCC_07, 1);
    (void)state;
    story *s = story_of(A_SECOND_TARGET, "poor");
    story_check_options(s, "attack-foe attack-first no-more");
    story_play(s, "attack-first; initiate-early; hold-late; 1; 5; 1; stay");
    story_check_options(s, "attack-foe no-more");
    story_play(s, "attack-foe; 6; 1; 6");
    story_check_said(s, "defender: Boss falls back to c4");
    story_choose(s, "stay");
    story_check_options(s, "attack-boss no-more");
    story_choose(s, "attack-boss"); // Late alone may: Early has initiated once
    story_check_said(s, "attacker: Late initiates close combat against Boss");
    assert_false(story_said(s, "attacker: Early initiates"));
    story_over(s);
}

static void pcc_07_nor_where_nobody_was_hit(void **state) {
    PROVES(PCC_07, 1);
    (void)state;
    story *s =
        story_begin(PHASE(ONE_BY_ONE, "'Foot infantry at c3','Left infantry at b4 facing east'",
                          "'Foe infantry at c4'"));
    story_play(s, "attack-foe; initiate-foot; hold-left; 1; 1");
    story_choose(s, "attack-foe");
    story_check_said(s, "attacker: Left initiates close combat against Foe");
    assert_false(story_said(s, "attacker: Foot initiates"));
    story_play(s, "1; 1");
    story_check_ending(s, "held");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_01_fire_comes_first_then_close_combat),
        cmocka_unit_test(pcc_01_all_fire_before_anybody_initiates),
        cmocka_unit_test(pcc_01_the_phase_ends_when_nobody_may_initiate_after_fire),
        cmocka_unit_test(pcc_02_a_unit_may_initiate_against_the_enemy_to_its_front),
        cmocka_unit_test(pcc_02_one_by_one_he_may_leave_off),
        cmocka_unit_test(pcc_02_only_the_square_to_its_front),
        cmocka_unit_test(pcc_02_units_are_asked_in_their_order),
        cmocka_unit_test(pcc_02_the_enemy_there_is_its_fighting_unit),
        cmocka_unit_test(pcc_03_artillery_may_not_initiate),
        cmocka_unit_test(pcc_04_foot_may_not_initiate_against_mounted_cavalry),
        cmocka_unit_test(pcc_05_a_commander_alone_may_not_initiate),
        cmocka_unit_test(pcc_06_several_may_initiate_against_one),
        cmocka_unit_test(pcc_06_who_attacks_another_is_not_among_them),
        cmocka_unit_test(pcc_06_one_by_one_in_combats_of_their_own),
        cmocka_unit_test(pcc_07_a_unit_initiates_against_one_only),
        cmocka_unit_test(pcc_07_nor_where_nobody_was_hit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
