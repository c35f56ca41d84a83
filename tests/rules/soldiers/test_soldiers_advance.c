// The advance, and how a phase ends: ARV-02, ARV-26, ARV-27.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

static void arv_26_who_assaulted_may_move_into_the_hex(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    static const char BATTLE[] = PHASE(, UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR);
    story *s = story_begin(BATTLE);
    story_play(s, "assault-d4; assault-d4; 1");
    story_check_asks(s, "advance");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_check_options(s, "advance-a stay-a");
    story_choose(s, "advance-a");
    story_check_said(s, "attacker: A advances into d4");
    story_check_options(s, "advance-b stay-b");
    story_choose(s, "stay-b");
    story_check_ending(s, "taken");
    story_check_measure(s, "objectives_taken", 1);
    story_over(s);
    s = story_begin(BATTLE);
    story_play(s, "assault-d4; assault-d4; 1; stay-a; stay-b");
    story_check_ending(s, "emptied");
    story_check_measure(s, "objectives_taken", 0);
    story_check_measure(s, "objectives_cleared", 1);
    story_over(s);
    // Who did not take part, or called it off, does not.
    phases_asks(BATTLE, "assault-d4; no-assault; 3; retreat-e5; advance-a", "over");
    phases_asks(PHASE(FIRE("attacker"), UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR),
                "assault-d4; assault-d4; cancel-a; go-in-b; 3; retreat-e5; stay-b", "over");
}

static void arv_26_not_while_a_defender_is_there(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    phases_asks(PHASE(, EIGHT, FOUR), "assault-d4; 6", "over");
    // Named or not, whoever is in it holds it.
    phases_asks(PHASE(READ("'AMB-A2':'named'"), EIGHT, FOUR "," UNIT("Y", "d4", )),
                "assault-d4; name-x; spare-y; 1", "over");
    phases_asks(PHASE(READ("'AMB-A2':'named'"), EIGHT, FOUR "," UNIT("Y", "e5", )),
                "assault-d4; 1", "advance");
}

static void arv_26_alike_ones_stay_with_the_first_who_does(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    static const char THREE[] =
        PHASE(, UNIT("A", "d3", ) "," UNIT("B", "d3", ) "," UNIT("C", "e3", ), FOUR);
    phases_offers(THREE, "assault-d4; assault-d4; assault-d4; 1; stay-a", "advance-c stay-c");
    phases_offers(THREE, "assault-d4; assault-d4; assault-d4; 1; advance-a",
                  "advance-b stay-b");
}

static void arv_26_under_a_13_into_a_hex_that_fire_emptied(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    static const char EMPTIED[] =
        PHASE(READ("'AMB-A13':'%s'") FIRE("attacker"),
              EIGHT "," UNIT("G", "d1", TYPE("field-gun") BATTERY), FOUR "%s");
    story *s = story_of(EMPTIED, "no", "");
    story_play(s, "assault-d4; fire-at-d4; 1");
    story_check_told(s, "ARV-26");
    story_check_ending(s, "emptied"); // ARV-T18
    story_over(s);
    phases_ends(
        PHASE(FIRE("attacker"), EIGHT "," UNIT("G", "d1", TYPE("field-gun") BATTERY), FOUR),
        "assault-d4; fire-at-d4; 1", "emptied"); // the usual reading
    s = story_of(EMPTIED, "yes", "");
    story_play(s, "assault-d4; fire-at-d4; 1");
    story_check_options(s, "advance-a stay-a");
    story_choose(s, "advance-a");
    story_check_ending(s, "taken");
    story_over(s);
    // Only where nobody at all is in it: under `named` and `fire_on: unit` one may be left.
    s = story_of(PHASE(READ("'AMB-A13':'yes','AMB-A2':'named','fire_on':'unit'")
                           FIRE("attacker"),
                       EIGHT "," UNIT("G", "d1", TYPE("field-gun") BATTERY),
                       FOUR "," UNIT("Y", "d4", STACKING(1))));
    story_play(s, "assault-d4; name-x; spare-y; fire-at-x; 1");
    story_check_ending(s, "held");
    story_over(s);
}

static void arv_27_no_more_than_the_hex_holds(void **state) {
    PROVES(ARV_27, 1);
    (void)state;
    static const char THREE[] =
        PHASE(READ("%s"), UNIT("A", "d3", ) "," UNIT("B", "e3", ) "," UNIT("C", "c4", ), FOUR);
    story *s = story_of(THREE, "'stacking_limit':8");
    story_play(s, "assault-d4; assault-d4; assault-d4; 1; advance-a; advance-b");
    story_check_told(s, "ARV-27");
    story_check_ending(s, "taken"); // C finds no room, and is not asked
    story_over(s);
    s = story_of(THREE, "'stacking_limit':8");
    story_play(s, "assault-d4; assault-d4; assault-d4; 1; advance-a; stay-b");
    story_check_options(s, "advance-c stay-c");
    story_over(s);
    s = story_of(THREE, "'stacking_limit':11");
    story_play(s, "assault-d4; assault-d4; assault-d4; 1; advance-a; advance-b");
    story_check_asks(s, "over");
    story_over(s);
    s = story_of(THREE, "'stacking_limit':12");
    story_play(s, "assault-d4; assault-d4; assault-d4; 1; advance-a; advance-b");
    story_check_options(s, "advance-c stay-c");
    story_over(s);
    // A smaller one that is asked later still fits.
    s = story_begin(PHASE(
        , UNIT("A", "d3", STACKING(6)) "," UNIT("B", "e3", ) "," UNIT("C", "c4", STACKING(2)),
        FOUR));
    story_play(s, "assault-d4; assault-d4; assault-d4; 1; advance-a");
    story_check_options(s, "advance-c stay-c");
    story_over(s);
}

static void arv_27_under_a_21_so_many_units(void **state) {
    PROVES(ARV_27, 1);
    (void)state;
    static const char SMALL[] =
        PHASE(READ("'AMB-A21':'%s','stacking_limit':4"),
              UNIT("A", "d3", ) "," UNIT("B", "e3", ) "," UNIT("C", "c4", ) "," UNIT(
                  "D", "e4", ) "," UNIT("E", "e5", ),
              FOUR);
    static const char ALL[] =
        "assault-d4; assault-d4; assault-d4; assault-d4; assault-d4; 1; advance-a";
    story *s = story_of(SMALL, "points");
    story_play(s, ALL);
    story_check_asks(s, "over");
    story_over(s);
    s = story_of(SMALL, "units");
    story_play(s, ALL);
    story_play(s, "advance-b; advance-c");
    story_check_options(s, "advance-d stay-d");
    story_choose(s, "advance-d"); // the fourth, and no fifth
    story_check_asks(s, "over");
    story_over(s);
}

static void arv_02_the_assaults_end_the_phase(void **state) {
    PROVES(ARV_02, 1);
    (void)state;
    story *s = story_begin(PHASE(FIRE("both"), EIGHT, FOUR));
    story_play(s, "assault-d4; hold-fire; go-in-a; 6");
    story_check_told(s, "ARV-02");
    story_check_ending(s, "held"); // nobody fires after it
    story_over(s);
}

#define THREE_HEXES UNIT("X", "d4", ) "," UNIT("Y", "e4", ) "," UNIT("Z", "g7", )

static void arv_26_what_the_objectives_are(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    // Those that can be assaulted at the start: d4 and e4, not g7.
    static const char BATTLE[] =
        PHASE("%s", UNIT("A", "e3", ) "," UNIT("B", "d3", ), THREE_HEXES);
    story *s = story_of(BATTLE, "");
    story_check_feature(s, "objectives_held", 2);
    story_play(s,
               "assault-e4; assault-d4; assault-on-d4; 6; go-in-a; 3; retreat-f5; advance-a");
    story_check_ending(s, "some-cleared");
    story_check_measure(s, "objectives_cleared", 1);
    story_check_measure(s, "objectives_taken", 1);
    story_over(s);
    s = story_of(BATTLE, "'objectives':['e4'],");
    story_check_feature(s, "objectives_held", 1);
    story_play(s, "assault-e4; assault-d4; assault-on-d4; 6; go-in-a; 3; retreat-f5; stay-a");
    story_check_ending(s, "emptied");
    story_over(s);
    s = story_of(BATTLE, "'objectives':['g7','d4'],");
    story_play(s, "assault-e4; assault-d4; assault-on-d4; 6; go-in-a; 3; retreat-f5; stay-a");
    story_check_ending(s, "none-cleared");
    story_over(s);
    s = story_of(BATTLE, "'objectives':['a1','d4'],");
    story_check_feature(s, "objectives_held", 1); // a1 is empty from the start
    story_play(s, "assault-e4; assault-d4; assault-on-d4; 3; retreat-d5; stay-b; go-in-a; 6");
    story_check_ending(s, "all-cleared");
    story_check_measure(s, "objectives_cleared", 2);
    story_check_measure(s, "objectives_taken", 0);
    story_over(s);
    // A unit in the first hex of the board, which is no objective, takes nothing.
    phases_measure(PHASE(, EIGHT "," UNIT("N", "a7", ), FOUR), "assault-d4; 6",
                   "objectives_taken", 0);
    // Nobody can assault: then every hex of the defender is one.
    s = story_begin(PHASE(, UNIT("A", "a1", ), THREE_HEXES));
    story_check_measure(s, "objectives_cleared", 0);
    story_check_feature(s, "objectives_held", 3);
    story_over(s);
    s = story_begin(PHASE(, UNIT("A", "e3", LEFT(0)) "," UNIT("M", "d3", TYPE("machine-gun")),
                          THREE_HEXES));
    story_check_feature(s, "objectives_held", 3); // next to them, but it may not
    story_over(s);
}

static void arv_26_one_driven_from_one_objective_into_another_holds_it(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    static const char TO_AND_FRO[] =
        PHASE(READ("'stacking_limit':9") OBJECTIVES("'d4','e4'"),
              UNIT("A", "d3", STACKING(8)) "," UNIT("B", "f3", STACKING(8)),
              UNIT("X", "d4", ) "," UNIT("Y", "e4", STACKING(4)));
    story *s = story_begin(TO_AND_FRO);
    story_play(s,
               "assault-d4; assault-e4; assault-on-d4; 6; go-in-b; 4; retreat-d4; advance-b");
    story_check_ending(s, "some-cleared");
    story_check_measure(s, "objectives_cleared", 1);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_26_who_assaulted_may_move_into_the_hex),
        cmocka_unit_test(arv_26_not_while_a_defender_is_there),
        cmocka_unit_test(arv_26_alike_ones_stay_with_the_first_who_does),
        cmocka_unit_test(arv_26_under_a_13_into_a_hex_that_fire_emptied),
        cmocka_unit_test(arv_27_no_more_than_the_hex_holds),
        cmocka_unit_test(arv_27_under_a_21_so_many_units),
        cmocka_unit_test(arv_02_the_assaults_end_the_phase),
        cmocka_unit_test(arv_26_what_the_objectives_are),
        cmocka_unit_test(arv_26_one_driven_from_one_objective_into_another_holds_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
