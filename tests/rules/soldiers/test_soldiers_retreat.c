// Retreats: ARV-21 to ARV-23; and who cancels: ARV-07, ARV-18.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

#define DRIVEN "assault-d4; 4"
#define MG(name, at) UNIT(name, at, TYPE("machine-gun"))

static void arv_21_a_disrupted_unit_retreats_one_hex(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    story *s = story_begin(PHASE(, EIGHT, FOUR));
    story_play(s, DRIVEN);
    story_check_told(s, "ARV-21");
    story_check_asks(s, "retreat");
    assert_int_equal(phases_chooser(s), BAY_DEFENDER);
    story_check_options(s, "retreat-e5 retreat-e4 retreat-d5 retreat-e3 retreat-c4");
    story_check_feature(s, "defender.disrupted", 1);
    story_choose(s, "retreat-c4");
    story_check_said(s, "defender: X retreats to c4");
    story_choose(s, "stay-a");
    story_check_ending(s, "emptied");
    story_check_measure(s, "defender_driven_back", 1);
    story_check_measure(s, "defender_disrupted", 1);
    story_over(s);
}

static void arv_21_away_from_those_who_assaulted(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    // D3 touches c4 and e3; e3 touches d3 and e4.
    static const char TWO[] = PHASE(, UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR);
    phases_offers(TWO, "assault-d4; assault-d4; 4",
                  "retreat-e5 retreat-d5 retreat-e4 retreat-c4");
    // Who did not assault does not count, and each unit counts.
    phases_offers(TWO, "assault-d4; no-assault; 3",
                  "retreat-e5 retreat-d5 retreat-e4 retreat-c4");
    phases_offers(PHASE(,
                        UNIT("A", "d3", STACKING(3)) "," UNIT("B", "d3", STACKING(2)) "," UNIT(
                            "C", "e4", STACKING(3)),
                        FOUR),
                  "assault-d4; assault-d4; assault-d4; 4",
                  "retreat-d5 retreat-e5 retreat-c4 retreat-e3");
}

static void arv_21_not_where_the_next_blow_falls_unless_they_must(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    static const char CHAIN[] =
        PHASE(READ("'stacking_limit':9"),
              UNIT("A", "d6", STACKING(9)) "," UNIT("B", "%s", STACKING(9)),
              UNIT("W", "d5", ) "," UNIT("X", "d4", STACKING(1)));
    story *s = story_of(CHAIN, "d3");
    story_play(s, "assault-d5; assault-d4; assault-on-d5; 4");
    story_check_options(s, "retreat-c4 retreat-c5 retreat-c6 retreat-e5 retreat-d4");
    story_over(s);
    s = story_of(CHAIN, "d3");
    story_play(s, "assault-d5; no-assault; 4"); // nobody comes for d4
    story_check_options(s, "retreat-c4 retreat-c5 retreat-d4 retreat-c6 retreat-e5");
    story_over(s);
    // A hex that was assaulted already is as good as another.
    s = story_begin(PHASE(READ("'stacking_limit':9"),
                          UNIT("A", "d6", STACKING(9)) "," UNIT("B", "d3", STACKING(9)),
                          UNIT("W", "d5", ) "," UNIT("X", "d4", STACKING(4))));
    story_play(s, "assault-d5; assault-d4; assault-on-d5; 6; go-in-b; 4");
    story_check_options(s, "retreat-e4 retreat-e5 retreat-d5 retreat-e3 retreat-c4");
    story_over(s);
}

static void arv_21_under_a_6_the_attacker_says_where(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    story *s = story_begin(PHASE(READ("'AMB-A6':'attacker'"), EIGHT, FOUR));
    story_play(s, DRIVEN);
    story_check_asks(s, "retreat-attacker");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_check_options(s, "retreat-e5 retreat-e4 retreat-d5 retreat-e3 retreat-c4");
    story_choose(s, "retreat-d5");
    story_check_said(s, "defender: X retreats to d5");
    story_over(s);
}

static void arv_21_each_unit_goes_its_own_way(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    story *s = story_begin(PHASE(READ("'stacking_limit':16"), UNIT("A", "d3", STACKING(16)),
                                 FOUR "," UNIT("Y", "d4", )));
    story_play(s, DRIVEN "; retreat-e5");
    story_check_asks(s, "retreat");
    story_play(s, "retreat-d5; advance-a");
    story_check_ending(s, "taken");
    story_check_measure(s, "defender_driven_back", 2);
    story_over(s);
}

static void arv_22_never_into_a_hex_of_the_enemy(void **state) {
    PROVES(ARV_22, 1);
    (void)state;
    phases_offers(
        PHASE(, EIGHT "," MG("M", "e5") "," UNIT("C", "c4", TYPE("cavalry") DISRUPTED), FOUR),
        DRIVEN, "retreat-e4 retreat-d5 retreat-e3");
    phases_refused(PHASE(, UNIT("A", "d4", ), FOUR), "attacker.units[0].at", "ARV-22");
    phases_refused(PHASE(, EIGHT, FOUR "," UNIT("Y", "d3", )), NULL, "ARV-22");
    // A hex that fire has emptied is open again.
    phases_offers(
        PHASE(FIRE("defender"), EIGHT "," MG("M", "e5"),
              UNIT("X", "d4", ATTACK(0)) "," UNIT("G", "e7", TYPE("howitzer") BATTERY)),
        "assault-d4; fire-at-e5; 1; go-in-a; 4",
        "retreat-e5 retreat-e4 retreat-d5 retreat-e3 retreat-c4");
}

static void arv_23_who_cannot_retreat_is_eliminated(void **state) {
    PROVES(ARV_23, 1);
    (void)state;
    static const char RING[] = PHASE(
        , EIGHT "," MG("M", "e3") "," MG("N", "c4") "," MG("O", "e4") "," MG("P", "d5") "%s",
        FOUR);
    story *s = story_of(RING, "," MG("Q", "e5"));
    story_play(s, DRIVEN);
    story_check_told(s, "ARV-23");
    story_check_feature(s, "defender.lost", 4);
    story_check_asks(s, "advance");
    story_choose(s, "stay-a");
    story_check_measure(s, "defender_driven_back", 0);
    story_check_measure(s, "defender_disrupted", 0);
    story_over(s);
    s = story_of(RING, ""); // one way is left, and nobody is asked
    story_play(s, DRIVEN);
    story_check_said(s, "defender: X retreats to e5");
    story_check_feature(s, "defender.lost", 0);
    story_check_asks(s, "advance");
    story_over(s);
}

static void arv_23_what_else_bars_a_hex(void **state) {
    PROVES(ARV_23, 1);
    (void)state;
    // Full of their own, impassable, off the board.
    phases_offers(PHASE(GROUND("'e4 impassable'"), EIGHT,
                        FOUR "," UNIT("Y", "e5", STACKING(5)) "," UNIT("Z", "d5", )),
                  DRIVEN, "retreat-d5 retreat-e3 retreat-c4");
    phases_offers(
        PHASE("'columns':2,'rows':2,", UNIT("A", "b1", STACKING(8)), UNIT("X", "a1", )),
        "assault-a1; 4", "retreat-a2 retreat-b2");
    // The second finds the first one's place in the hex taken.
    story *s = story_begin(PHASE(READ("'stacking_limit':16"), UNIT("A", "d3", STACKING(16)),
                                 FOUR "," UNIT("Y", "d4", ) "," UNIT("Z", "e5", STACKING(10))));
    story_play(s, DRIVEN "; retreat-e5");
    story_check_options(s, "retreat-e4 retreat-d5 retreat-e3 retreat-c4");
    story_over(s);
}

static void arv_s1_nor_does_a_retreat_overfill_a_hex(void **state) {
    PROVES(ARV_S1, 1);
    (void)state;
    phases_offers(PHASE(, EIGHT, FOUR "," UNIT("Y", "e5", STACKING(5)) "," UNIT("Z", "d5", )),
                  DRIVEN, "retreat-e4 retreat-d5 retreat-e3 retreat-c4");
    phases_offers(PHASE(GROUND("'e4 impassable','c4 bridge'"), EIGHT, FOUR), DRIVEN,
                  "retreat-e5 retreat-d5 retreat-e3 retreat-c4");
}

static void arv_23_under_a_7_only_the_enemy_bars(void **state) {
    PROVES(ARV_23, 1);
    (void)state;
    phases_offers(PHASE(READ("'AMB-A7':'enemy-only'") GROUND("'e4 impassable'"), EIGHT,
                        FOUR "," UNIT("Y", "e5", STACKING(5))),
                  DRIVEN, "retreat-e4 retreat-d5 retreat-e5 retreat-e3 retreat-c4");
    static const char CORNER[] = PHASE(READ("'AMB-A7':'%s'") "'columns':2,'rows':2,",
                                       UNIT("A", "b1", STACKING(8)) "%s", UNIT("X", "a1", ));
    story *s = story_of(CORNER, "enemy-only", "");
    story_play(s, "assault-a1; 4");
    story_check_options(s, "retreat-a2 retreat-b2 leave-board");
    story_choose(s, "leave-board");
    story_check_told(s, "ARV-23");
    story_choose(s, "advance-a");
    story_check_ending(s, "taken");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_disrupted", 1);
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
    s = story_of(CORNER, "enemy-only", "," MG("M", "a2") "," MG("N", "b2"));
    story_play(s, "assault-a1; 4"); // off it goes: there is no other way
    story_check_asks(s, "advance");
    story_check_feature(s, "defender.lost", 0);
    story_over(s);
    s = story_of(CORNER, "all-block", "," MG("M", "a2") "," MG("N", "b2"));
    story_play(s, "assault-a1; 4");
    story_check_feature(s, "defender.lost", 4);
    story_over(s);
}

static void arv_07_what_was_announced_may_be_called_off(void **state) {
    PROVES(ARV_07, 1);
    (void)state;
    static const char TWO[] =
        PHASE(FIRE("attacker"), UNIT("A", "d3", ) "," UNIT("B", "e3", STACKING(3)), FOUR);
    story *s = story_begin(TWO);
    story_play(s, "assault-d4; assault-d4");
    story_check_options(s, "go-in-a cancel-a");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_check_feature(s, "attacker.points", 7);
    story_choose(s, "cancel-a");
    story_check_told(s, "ARV-07");
    story_check_feature(s, "attacker.points", 3);
    story_check_options(s, "go-in-b cancel-b");
    story_choose(s, "go-in-b");
    story_check_feature(s, "column", 2);
    story_over(s);
    phases_ends(TWO, "assault-d4; assault-d4; cancel-a; cancel-b", "held");
    // Alike ones cancel with the first that does; another one is asked all the same.
    static const char ALIKE[] = PHASE(
        FIRE("attacker"), UNIT("A", "d3", ) "," UNIT("B", "d3", ) "," UNIT("C", "e3", ), FOUR);
    phases_offers(ALIKE, "assault-d4; assault-d4; assault-d4; cancel-a", "go-in-c cancel-c");
    phases_offers(ALIKE, "assault-d4; assault-d4; assault-d4; go-in-a", "go-in-b cancel-b");
}

static void arv_18_when_it_may_be_called_off(void **state) {
    PROVES(ARV_18, 1);
    (void)state;
    // Not where nothing has happened since, nor where nobody may.
    phases_asks(PHASE(, EIGHT, FOUR), "assault-d4", "assault");
    phases_asks(PHASE(CHARGES("defender"), EIGHT, FOUR), "assault-d4", "cancel");
    phases_asks(PHASE(CHARGES("attacker"), EIGHT, FOUR), "assault-d4", "cancel");
    phases_asks(PHASE(FIRE("attacker"), EIGHT, FOUR), "assault-d4", "cancel");
    phases_asks(PHASE(FIRE("defender"), EIGHT, FOUR), "assault-d4; hold-fire", "cancel");
    phases_asks(PHASE(READ("'AMB-A10':'bound'") FIRE("attacker"), EIGHT, FOUR), "assault-d4",
                "assault");
    static const char SECOND[] =
        PHASE(READ("'AMB-A10':'%s'"), UNIT("A", "d3", ) "," UNIT("B", "e3", ),
              FOUR "," UNIT("Y", "e4", ));
    story *s = story_of(SECOND, "may-cancel");
    story_play(s, "assault-d4; assault-e4; assault-on-d4; 6");
    story_check_options(s, "go-in-b cancel-b"); // after the first hex it may
    story_over(s);
    s = story_of(SECOND, "bound");
    story_play(s, "assault-d4; assault-e4; assault-on-d4; 6");
    story_check_asks(s, "assault");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_21_a_disrupted_unit_retreats_one_hex),
        cmocka_unit_test(arv_21_away_from_those_who_assaulted),
        cmocka_unit_test(arv_21_not_where_the_next_blow_falls_unless_they_must),
        cmocka_unit_test(arv_21_under_a_6_the_attacker_says_where),
        cmocka_unit_test(arv_21_each_unit_goes_its_own_way),
        cmocka_unit_test(arv_22_never_into_a_hex_of_the_enemy),
        cmocka_unit_test(arv_23_who_cannot_retreat_is_eliminated),
        cmocka_unit_test(arv_23_what_else_bars_a_hex),
        cmocka_unit_test(arv_s1_nor_does_a_retreat_overfill_a_hex),
        cmocka_unit_test(arv_23_under_a_7_only_the_enemy_bars),
        cmocka_unit_test(arv_07_what_was_announced_may_be_called_off),
        cmocka_unit_test(arv_18_when_it_may_be_called_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
