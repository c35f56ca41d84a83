// Further turns, and what ends with one: WTJ-02, WTJ-16, WTJ-M11; AMB-W13, W16, W20, W32.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define TURNS(count) "'turns':" #count ","
#define ORIGINAL(bases) ",'original':" #bases
#define SUPPORTED ",'supported':true"
#define TIE "33; 33; 33"

static void wtj_m11_the_order_of_a_turn(void **state) {
    PROVES(WTJ_M11, 1);
    (void)state;
    story *s = story_begin(TURN(TURNS(2), UNIT("A", 9, ), UNIT("D", 9, )));
    story_check_asks(s, "round"); // nobody is asked in the first movement
    story_check_feature(s, "turn", 1);
    story_play(s, "21; 33; 33");
    story_check_asks(s, "morale");
    story_play(s, "6");
    story_check_said(s, "turn 2 begins");
    story_check_asks(s, "move-off-attacker"); // then the defender, then the assault
    story_check_feature(s, "turn", 2);
    story_choose(s, "remain");
    story_check_asks(s, "move-off-defender");
    story_choose(s, "remain");
    story_check_asks(s, "round");
    story_check_feature(s, "rounds_left", 3);
    story_check_feature(s, "defender.bases", 8);
    story_check_feature(s, "lead", 0); // a new assault
    story_play(s, TIE);
    story_check_ending(s, "drawn"); // the second turn was the last
    story_check_losses(s, 1, 2);
    story_over(s);
}

static void wtj_m11_until_nobody_is_in_contact(void **state) {
    PROVES(WTJ_M11, 1);
    (void)state;
    static const char ENDLESS[] = TURN("'turns':'unlimited',", UNIT("A", 3, ), UNIT("D", 2, ));
    story *s = story_begin(ENDLESS);
    story_play(s, TIE); // 2 against 1
    story_check_feature(s, "turn", 2);
    story_play(s, TIE); // both are pinned: nobody is asked to move off
    story_check_ending(s, "taken-tied");
    story_check_losses(s, 2, 2);
    story_over(s);
    s = story_begin(TURN("'turns':'unlimited',", UNIT("A", 9, ), UNIT("D", 9, )));
    story_play(s, TIE "; " TIE "; " TIE);
    story_check_feature(s, "turn", 2); // all later turns are alike
    story_check_feature(s, "attacker.bases", 6);
    story_over(s);
    asks(TURN(TURNS(5), UNIT("A", 9, ), UNIT("D", 1, )), TIE, "over"); // one side is gone
    asks(TURN(TURNS(24), UNIT("A", 9, ), UNIT("D", 9, )), TIE, "round");
    story_refused(TURN(TURNS(25), UNIT("A", 9, ), UNIT("D", 9, )), BAY_BAD_INPUT, "turns",
                  NULL);
}

static void wtj_m11_the_last_turn_may_end_with_its_assaults(void **state) {
    PROVES(WTJ_M11, 1);
    (void)state;
    static const char TWO[] = ASSAULT(TURNS(2), UNIT("A", 9, ), UNIT("D", 9, ));
    asks(TWO, "21; 33; 33", "morale"); // of the first turn
    asks(TWO, "21; 33; 33; 6; remain; remain; 21; 33; 33", "over");
}

static void wtj_16_pinned_to_the_end_of_the_next_turn(void **state) {
    PROVES(WTJ_16, 2);
    PROVES(WTJ_39, 1);
    (void)state;
    static const char PINS[] =
        TURN(TURNS(4) READ("'AMB-W20':'%s'"), UNIT("A", 9, ), UNIT("D", 9, ));
    story *s = story_of(PINS, "next-turn");
    story_play(s, TIE);
    story_check_asks(s, "round"); // who is pinned does not move off: W-T2
    story_check_feature(s, "attacker.modifier", -1);
    story_check_feature(s, "defender.modifier", -1);
    story_play(s, "31; 33; 33; 6"); // the defender loses, and passes its test
    story_check_asks(s, "move-off-attacker");
    story_check_feature(s, "attacker.modifier", 0); // the pins are over
    story_play(s, "remain; remain");
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
    s = story_of(PINS, "this-turn");
    story_play(s, TIE);
    story_check_asks(s, "move-off-attacker");
    story_play(s, "remain; remain");
    story_check_feature(s, "attacker.modifier", 0);
    story_over(s);
    static const char ONE[] = TURN(READ("'AMB-W20':'%s'"), UNIT("A", 9, ), UNIT("D", 9, ));
    s = story_of(ONE, "next-turn");
    story_play(s, TIE);
    story_check_measure(s, "attacker_pinned", 8);
    story_over(s);
    s = story_of(ONE, "this-turn"); // it has ended with the turn
    story_play(s, TIE);
    story_check_measure(s, "attacker_pinned", 0);
    story_over(s);
}

static void wtj_39_who_begins_pinned_is_so_for_one_turn(void **state) {
    PROVES(WTJ_39, 1);
    (void)state;
    story *s =
        story_begin(TURN(TURNS(2), UNIT("A", 9, ), UNIT("D", 9, STATUS("pinned") SUPPORTED)));
    story_check_feature(s, "defender.modifier", -1);
    story_play(s, "54; 33; 44; 6; remain; remain");
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
}

static void wtj_02_between_turns_nobody_is_locked(void **state) {
    PROVES(WTJ_02, 1);
    (void)state;
    static const char APART[] = TURN(TURNS(3) "'rout':true," READ("'AMB-W16':'%s'"),
                                     UNIT("A", 9, ) "," UNIT("B", 9, ), UNIT("D", 9, ));
    story *s = story_of(APART, "unlocked");
    story_play(s, "stand; 21; 33; 33; 6");
    story_check_asks(s, "move-off-attacker");
    story_choose(s, "move-off"); // A
    story_check_said(s, "attacker: A moves off: the assault is resolved, and nothing locks it");
    story_choose(s, "remain");
    story_choose(s, "remain");
    story_check_feature(s, "attacker.bases", 9); // B alone
    story_play(s, "16; 33; 33");
    story_check_asks(s, "morale");
    story_over(s);
    s = story_of(APART, "unlocked");
    story_play(s, "stand; 21; 33; 33; 6; remain; remain; move-off");
    story_check_ending(s, "taken"); // nobody is in contact
    story_check_measure(s, "defender_withdrawn", 8);
    story_over(s);
    s = story_of(APART, "locked");
    story_play(s, "stand; 21; 33; 33; 6");
    story_check_asks(s, "rout-attacker"); // only by a rout that is ordered
    story_check_options(s, "stand rout");
    story_over(s);
    // Nobody is asked in the first turn, and nobody who is pinned.
    asks(TURN(TURNS(3), UNIT("A", 9, ), UNIT("D", 9, )), "", "round");
    asks(TURN(TURNS(3), UNIT("A", 9, ), UNIT("D", 9, )), TIE, "round");
}

static void wtj_02_who_is_locked_falls_back_when_it_is_over(void **state) {
    PROVES(WTJ_02, 1);
    (void)state;
    story *s = story_begin(TURN(TURNS(2), UNIT("A", 9, ), UNIT("D", 9, STATUS("withdrawn"))));
    story_check_feature(s, "defender.modifier", -1); // it is still in its assault: AMB-W25
    story_play(s, "54; 44; 44; 6");                  // a round lost by two
    story_check_said(s, "defender: D withdraws");
    story_check_ending(s, "taken");
    story_check_measure(s, "defender_withdrawn", 5);
    story_over(s);
    s = story_begin(TURN(, UNIT("A", 9, ), UNIT("D", 9, STATUS("routed"))));
    story_play(s, "54; 44; 44; 6");
    story_check_ending(s, "taken");
    story_check_measure(s, "defender_routed", 5);
    story_over(s);
    // Where the assault is the end, it has not gone yet.
    ends(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, STATUS("routed"))), "54; 44; 44", "won", 0, 4);
}

static void wtj_51_cavalry_adds_nothing_in_a_second_assault(void **state) {
    PROVES(WTJ_51, 1);
    (void)state;
    static const char TWICE[] =
        TURN(TURNS(2) READ("'AMB-W13':'%s'"), UNIT("A", 9, HORSE), UNIT("D", 9, ));
    static const struct {
        const char *reading;
        int added;
    } ROWS[] = {{"no", 0}, {"yes", 2}};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(TWICE, ROWS[i].reading);
        story_check_feature(s, "attacker.modifier", 2);
        story_play(s, "14; 34; 6; remain; remain"); // it has lost, and stays mounted
        story_check_feature(s, "rounds_left", 2);
        story_check_feature(s, "attacker.modifier", ROWS[i].added);
        story_over(s);
    }
    // Half of the bases that are fresh are enough.
    static const char FRESH[] =
        TURN(TURNS(2) CONTACTS("'A on D','B on E'"),
             UNIT("A", 9, HORSE) "," UNIT("B", 9, HORSE), UNIT("D", 9, ) "," UNIT("E", 9, ));
    feature_is(FRESH, "next-a", "attacker.modifier", 2);
}

static void wtj_39_who_passed_is_sound_or_shaken(void **state) {
    PROVES(WTJ_39, 1);
    (void)state;
    static const char SHAKEN[] =
        TURN(TURNS(3) READ("'AMB-W32':'%s'"), UNIT("A", 9, ), UNIT("D", 9, SUPPORTED));
    story *s = story_of(SHAKEN, "no");
    story_play(s, "21; 33; 33; 6; remain; remain");
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
    s = story_of(SHAKEN, "yes");
    story_play(s, "21; 33; 33; 6; remain; remain");
    story_check_feature(s, "defender.modifier", -1);
    story_play(s, "16; 34; 34; 6; remain; remain"); // the attacker lost: it is over
    story_check_feature(s, "defender.modifier", 0);
    story_check_feature(s, "attacker.modifier", -1);
    story_over(s);
}

static void wtj_15_an_ending_is_that_of_the_last_turn(void **state) {
    PROVES(WTJ_15, 1);
    (void)state;
    static const char TWO[] = TURN(TURNS(2), UNIT("A", 9, ), UNIT("D", 9, ));
    ends(TWO, "21; 33; 33; 6; remain; remain; 12; 33; 33; 6", "lost", 1, 1);
    ends(TWO, "12; 33; 33; 6; remain; remain; 21; 33; 33; 6", "won", 1, 1);
    measures(TWO, "12; 33; 33; 6; remain; remain; 21; 33; 33; 6", "attacker_demoralized", 0);
    measures(TWO, "12; 33; 33; 6; remain; remain; 21; 33; 33; 6", "defender_demoralized", 8);
}

static void wtj_16_lost_numbers_of_a_later_turn_are_refused(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    // A tie pins, and a pin is a modifier of the next turn that the sources have lost.
    story_refused(ASSAULT(CERTAIN TURNS(2), UNIT("A", 9, ), UNIT("D", 9, )), BAY_FORBIDDEN,
                  "parameters.pinned_or_worse", "WTJ-39");
    story_over(story_begin(ASSAULT(CERTAIN TURNS(1), UNIT("A", 9, ), UNIT("D", 9, ))));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_m11_the_order_of_a_turn),
        cmocka_unit_test(wtj_m11_until_nobody_is_in_contact),
        cmocka_unit_test(wtj_m11_the_last_turn_may_end_with_its_assaults),
        cmocka_unit_test(wtj_16_pinned_to_the_end_of_the_next_turn),
        cmocka_unit_test(wtj_39_who_begins_pinned_is_so_for_one_turn),
        cmocka_unit_test(wtj_02_between_turns_nobody_is_locked),
        cmocka_unit_test(wtj_02_who_is_locked_falls_back_when_it_is_over),
        cmocka_unit_test(wtj_51_cavalry_adds_nothing_in_a_second_assault),
        cmocka_unit_test(wtj_39_who_passed_is_sound_or_shaken),
        cmocka_unit_test(wtj_15_an_ending_is_that_of_the_last_turn),
        cmocka_unit_test(wtj_16_lost_numbers_of_a_later_turn_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
