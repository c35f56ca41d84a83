// After a combat: PCC-33, PCC-35, PCC-36; what it comes to.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#define FOOT "'Foot infantry at c3'"
#define LEFT "'Left infantry at b4 facing east'"
#define RIGHT "'Right infantry at d4 facing west'"
#define FOE "'Foe infantry at c4'"
#define HIT "initiate-foot; 1; 5" // Foe misses, Foot hits

static void pcc_33_an_attacker_may_advance(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    static const char *const FATES[2] = {"1", "6"}; // routed, fallen back
    for (int i = 0; i < 2; i++) {
        story *s = story_begin(PHASE("", FOOT, FOE));
        story_play(s, HIT);
        story_throw(s, FATES[i]);
        story_check_asks(s, "advance");
        story_check_options(s, "advance-foot stay");
        story_check_feature(s, "against", 1);
        story_choose(s, "advance-foot");
        story_check_said(s, "attacker: Foot advances to c4");
        story_check_ending(s, "taken");
        story_check_measure(s, "objectives_taken", 1);
        story_check_measure(s, "objectives_cleared", 1);
        story_over(s);
        s = story_begin(PHASE("", FOOT, FOE));
        story_play(s, HIT);
        story_throw(s, FATES[i]);
        story_choose(s, "stay");
        story_check_said(s, "nobody advances");
        story_check_ending(s, "emptied");
        story_check_measure(s, "objectives_taken", 0);
        story_check_measure(s, "objectives_cleared", 1);
        story_over(s);
    }
}

static void pcc_33_any_attacker_of_the_combat(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    static const char SCENARIO[] =
        PHASE("%s", LEFT "," FOOT "," RIGHT ",'Idle infantry at c5 facing south'", FOE);
    static const char MOVES[] = "initiate-left; initiate-foot; initiate-right; hold-idle; "
                                "roll-right; 6; 1";
    story *s = story_of(SCENARIO, "");
    story_play(s, MOVES);
    story_check_options(s, "advance-right advance-left advance-foot stay"); // the hitter first
    story_choose(s, "advance-foot");
    story_check_said(s, "attacker: Foot advances to c4");
    story_over(s);
    s = story_of(SCENARIO, READ("'B-11':'hitter'"));
    story_play(s, MOVES);
    story_check_options(s, "advance-right stay");
    story_over(s);
}

static void pcc_33_his_commander_may_go_with_him(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    static const char SCENARIO[] = PHASE("%s", FOOT ",'Chief commander at c3'", FOE);
    story *s = story_of(SCENARIO, "");
    story_play(s, HIT "; 1");
    story_check_options(s, "advance-together-foot advance-foot stay");
    story_choose(s, "advance-together-foot");
    story_check_said(s, "attacker: Foot advances to c4");
    story_check_said(s, "attacker: Chief advances to c4");
    story_over(s);
    s = story_of(SCENARIO, "");
    story_play(s, HIT "; 1; advance-foot");
    assert_false(story_said(s, "attacker: Chief advances"));
    story_over(s);
    s = story_of(SCENARIO, READ("'B-12':'apart'"));
    story_play(s, HIT "; 1");
    story_check_options(s, "advance-foot stay");
    story_over(s);
    s = story_begin(
        PHASE("", FOOT ",'Chief commander at c2'", FOE)); // beside him is not with him
    story_play(s, HIT "; 1");
    story_check_options(s, "advance-foot stay");
    story_over(s);
}

static void pcc_33_each_with_his_own(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    story *s = story_begin(PHASE("", LEFT "," FOOT ",'Chief commander at b4'", FOE));
    story_play(s, "initiate-left; initiate-foot; 1; 1; 6; 1");
    story_check_options(s, "advance-foot advance-together-left advance-left stay");
    story_choose(s, "advance-together-left");
    story_check_said(s, "attacker: Left advances to c4");
    story_check_said(s, "attacker: Chief advances to c4");
    story_check_ending(s, "taken");
    story_over(s);
}

static void pcc_33_not_into_a_square_that_is_closed(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    story *s = story_begin(PHASE(GROUND("'c4 river'"), FOOT, FOE));
    story_play(s, HIT "; 1");
    story_check_ending(s, "emptied");
    story_over(s);
    s = story_begin(PHASE(READ("'river':'crossed'") GROUND("'c4 river'"), FOOT, FOE));
    story_play(s, HIT "; 1");
    story_check_asks(s, "advance");
    story_over(s);
    s = story_begin(PHASE(READ("'B-22':'stays'"), FOOT, FOE ",'Boss commander at c4'"));
    story_play(s, HIT "; 1; 6"); // he stays in it
    story_check_ending(s, "held");
    story_over(s);
}

static void pcc_35_if_an_attacker_is_hit_nobody_advances(void **state) {
    PROVES(PCC_35, 1);
    (void)state;
    static const char *const FATES[2] = {"1", "6"};
    for (int i = 0; i < 2; i++) {
        story *s = story_begin(PHASE("", FOOT, FOE));
        story_play(s, "initiate-foot; 6");
        story_throw(s, FATES[i]);
        story_check_said(s, "the attack has failed: the defender does not advance");
        story_check_ending(s, "held");
        story_over(s);
    }
    story *s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT "; 1");
    assert_false(story_told(s, "PCC-35"));
    story_over(s);
}

static void pcc_35_nor_who_was_hit_himself(void **state) {
    PROVES(PCC_35, 1);
    (void)state;
    static const char SCENARIO[] = PHASE(READ("'rolls':'together'"), FOOT, FOE);
    story *s = story_begin(SCENARIO);
    story_play(s, "initiate-foot; 6; 6; 1; 6");
    story_check_ending(s, "emptied"); // Foot has fallen back
    story_check_losses(s, 0, 1);
    story_check_measure(s, "attacker_driven_back", 1);
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "initiate-foot; 6; 6; 1; 1");
    story_check_ending(s, "emptied");
    story_check_losses(s, 1, 1);
    story_over(s);
    s = story_begin(
        PHASE(READ("'rolls':'together'"), FOOT "," LEFT, FOE)); // but who was not may
    story_play(s, "initiate-foot; initiate-left; 1; 6; 6; 1; 1");
    story_check_options(s, "advance-left stay");
    story_over(s);
    s = story_begin(PHASE(READ("'rolls':'together','no_retreat':'stays'")
                              GROUND("'b3 impassable','c2 impassable','d3 impassable'"),
                          FOOT, FOE)); // even where he could not be driven off
    story_play(s, "initiate-foot; 6; 6; 1; 6");
    story_check_ending(s, "emptied");
    story_over(s);
}

static void pcc_36_what_the_defender_may_do_in_his_own_turn(void **state) {
    PROVES(PCC_36, 1);
    (void)state;
    static const char SAID[] = "defender: Foe may turn, shoot and initiate in its own turn";
    story *s = story_begin(PHASE("", FOOT, FOE ",'Idle infantry at g7'"));
    story_play(s, "initiate-foot; 1; 1");
    story_check_said(s, SAID);
    assert_false(story_said(s, "defender: Idle may turn")); // who was not fought
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT "; 6; stay");
    story_check_said(s, SAID); // fallen back, and still there
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT "; 1; stay");
    assert_false(story_told(s, "PCC-36"));
    story_over(s);
    s = story_begin(PHASE("", FOOT, "'Boss commander at c4'"));
    story_play(s, "initiate-foot; 6; stay");
    assert_false(story_told(s, "PCC-36")); // no fighting unit
    story_over(s);
}

static void pcc_03_guns_do_not_initiate_in_their_own_turn(void **state) {
    PROVES(PCC_03, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT, "'Guns artillery at c4'"));
    story_play(s, "initiate-foot; 1; 1");
    story_check_said(s, "defender: Guns may turn and shoot in its own turn");
    assert_false(story_told(s, "PCC-36"));
    story_over(s);
}

static void pcc_36_it_is_drawn_beside_him(void **state) {
    PROVES(PCC_36, 1);
    (void)state;
    static const char WORDS[] = "{unit} may turn, shoot and initiate in its own turn";
    story *s = story_begin(PHASE("", FOOT, FOE ",'Idle infantry at g7'"));
    story_choose(s, "initiate-foot");
    assert_false(signed_so(s, "foe", WORDS)); // his combat is not over
    story_play(s, "1; 1");
    assert_true(signed_so(s, "foe", WORDS));
    assert_false(signed_so(s, "idle", WORDS));
    assert_false(signed_so(s, "foot", WORDS));
    story_over(s);
    s = story_begin(PHASE("", FOOT, "'Boss commander at c4'"));
    story_play(s, "initiate-foot; 6; stay");
    assert_false(signed_so(s, "boss", WORDS));
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT "; 1; stay");
    assert_false(signed_so(s, "foe", WORDS));
    assert_true(signed_so(s, "foe", "{unit} is lost"));
    story_over(s);
}

static void pcc_36_of_each_that_was_fought(void **state) {
    PROVES(PCC_36, 1);
    (void)state;
    story *s =
        story_begin(PHASE("", FOOT ",'West infantry at a3'", FOE ",'Other infantry at a4'"));
    story_play(s, "initiate-foot; initiate-west; fight-foe; 1; 1");
    story_check_said(s, "defender: Foe may turn");
    story_play(s, "1; 1");
    assert_false(story_said(s, "defender: Foe may turn"));
    story_check_said(s, "defender: Other may turn");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_33_an_attacker_may_advance),
        cmocka_unit_test(pcc_33_any_attacker_of_the_combat),
        cmocka_unit_test(pcc_33_his_commander_may_go_with_him),
        cmocka_unit_test(pcc_33_each_with_his_own),
        cmocka_unit_test(pcc_33_not_into_a_square_that_is_closed),
        cmocka_unit_test(pcc_35_if_an_attacker_is_hit_nobody_advances),
        cmocka_unit_test(pcc_35_nor_who_was_hit_himself),
        cmocka_unit_test(pcc_36_what_the_defender_may_do_in_his_own_turn),
        cmocka_unit_test(pcc_03_guns_do_not_initiate_in_their_own_turn),
        cmocka_unit_test(pcc_36_it_is_drawn_beside_him),
        cmocka_unit_test(pcc_36_of_each_that_was_fought),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
