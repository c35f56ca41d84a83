// Areas of a large position, taken one after another: NQM-23, and what follows from it.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define ELITE_NINE "'quality':'elite','strength':9"
// Of two classes, so that the one area is not as good as the other.
#define HILL_AND_WOOD(hill, wood)                                                              \
    STANDS(STAND("1 Coy", hill, ON("Hill")) "," STAND("2 Coy", wood,                           \
                                                      CLASS("engineer") ON("Wood")))
#define MILITIA "'quality':'militia',"

static void nqm_23_a_large_position_is_taken_area_by_area(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", ELITE_NINE, MILITIA HILL_AND_WOOD(1, 1)));
    story_check_asks(s, "choose-area");
    story_check_options(s, "assault-hill assault-wood");
    story_choose(s, "assault-wood");
    story_check_said(s, "the assault goes against Wood");
    story_throw(s, "66666 1");
    story_check_told(s, "NQM-23");
    story_check_asks(s, "fight-on"); // one of two is not the position
    story_choose(s, "fight-on");
    story_check_asks(s, "attack"); // against the only one left
    story_throw(s, "66666 1");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 0, 2);
    story_over(s);
}

static void nqm_23_an_area_is_defended_by_those_on_it(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("%s", ELITE_NINE, "'quality':'elite'," HILL_AND_WOOD(2, 3));
    story *s = story_of(SCENARIO, "");
    story_choose(s, "assault-hill");
    story_check_feature(s, "defender.clean", 2);
    story_check_options(s, "dice-2 dice-1");
    story_play(s, "dice-2; 66666 11");
    story_check_asks(s, "fight-on"); // the pins are theirs alone
    story_check_pins(s, "1-coy", 2, 0);
    story_check_pins(s, "2-coy", 0, 0);
    story_choose(s, "fight-on");
    story_check_feature(s, "defender.clean", 3);
    story_over(s);
    s = story_of(SCENARIO, READ("'areas':'together'"));
    story_check_feature(s, "defender.clean", 5);
    story_check_options(s, "dice-4 dice-3 dice-2 dice-1");
    story_over(s);
}

static void nqm_23_those_on_the_area_test_by_themselves(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    for (int together = 0; together < 2; together++) {
        story *s = story_of(ASSAULT("%s", ELITE_NINE, HILL_AND_WOOD(2, 6)),
                            together ? READ("'areas':'together'") : "");
        if (!together) story_choose(s, "assault-hill");
        story_play(s, "dice-1; 66666 1");
        story_check_asks(s, together ? "attack-again" : "test-defender"); // one pin of 8, of 2
        if (!together) {
            story_throw(s, "3");
            story_check_asks(s, "fight-on"); // who broke on the hill did not break in the wood
        }
        story_over(s);
    }
}

static void nqm_23_an_area_nobody_can_hold_is_the_attackers_already(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("", ELITE_NINE,
                            MILITIA STANDS(STAND("1 Coy", 1, ON("Hill") RED(1)) "," STAND(
                                "2 Coy", 1, ON("Wood")))));
    story_check_asks(s, "attack"); // only the wood is left
    story_throw(s, "66666 1");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_begin(ASSAULT("", ELITE_NINE,
                            STANDS(STAND("1 Coy", 1, ON("Hill") RED(1)) "," STAND(
                                "2 Coy", 1, ON("Wood") BLACK(1)))));
    story_check_ending(s, "overrun");
    story_over(s);
}

static void nqm_47_such_an_area_falls_without_a_fight(void **state) {
    PROVES(NQM_47, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", ELITE_NINE,
                                   MILITIA STANDS(STAND("1 Coy", 1, ON("Hill")) "," STAND(
                                       "2 Coy", 1, ON("Wood") RED(1)))));
    story_check_said(s, "Wood is overrun without a fight");
    assert_false(story_said(s, "Hill is overrun"));
    story_throw(s, "66666 1");
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_47_the_only_area_is_the_position(void **state) {
    PROVES(NQM_47, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("", ELITE_NINE, STANDS(STAND("1 Coy", 1, ON("Hill") RED(1)))));
    story_check_said(s, "the defender cannot resist and is overrun without a fight");
    assert_false(story_said(s, "Hill is overrun"));
    story_check_ending(s, "overrun");
    story_over(s);
}

static void nqm_23_areas_that_are_alike_are_offered_once(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("", ELITE_NINE,
                            MILITIA STANDS(STAND("1 Coy", 1, ON("Hill")) "," STAND(
                                "2 Coy", 1, ON("Wood")) "," STAND("3 Coy", 2, ON("Farm")))));
    story_check_options(s, "assault-hill assault-farm");
    story_play(s, "assault-hill; 66666 1; fight-on");
    story_check_options(s, "assault-wood assault-farm");
    story_over(s);
}

static void nqm_23_reserves_name_no_area_and_all_others_do(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    story_refused(ASSAULT("", ELITE_NINE,
                          STANDS(STAND("1 Coy", 1, ON("Hill")) "," STAND("2 Coy", 1, ""))),
                  BAY_BAD_INPUT, "defender.stands[1].area", NULL);
    story_refused(ASSAULT("", ELITE_NINE,
                          STANDS(STAND("1 Coy", 1, ON("Hill")) "," STAND("2 Coy", 1,
                                                                         ON("Wood") RESERVE))),
                  BAY_BAD_INPUT, "defender.stands[1].area", NULL);
    story_refused(ASSAULT("", STANDS(STAND("A Coy", 1, ON("Hill"))), "'strength':3"),
                  BAY_BAD_INPUT, "attacker.stands[0].area", NULL);
    story_refused(
        ASSAULT("", ELITE_NINE,
                STANDS(STAND("1", 1, ON("a")) "," STAND("2", 1, ON("b")) "," STAND(
                    "3", 1, ON("c")) "," STAND("4", 1, ON("d")) "," STAND("5", 1, ON("e")))),
        BAY_BAD_INPUT, "defender.stands[4].area", NULL);
    story *s = story_begin(ASSAULT(
        "", ELITE_NINE, STANDS(STAND("1 Coy", 2, ON("Hill")) "," STAND("2 Coy", 1, RESERVE))));
    story_check_feature(s, "defender.clean", 2);
    story_over(s);
}

static void nqm_24_the_area_that_falls_last_names_the_ending(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    static const char SCENARIO[] = ASSAULT("", ELITE_NINE, MILITIA HILL_AND_WOOD(3, 1));
    story *s = story_begin(SCENARIO);
    story_play(s, "assault-hill; 11111 1; go-on; withdraw");
    story_check_asks(s, "fight-on"); // they withdraw from the hill, not from the wood
    story_play(s, "fight-on; 66666 1");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "assault-wood; 66666 1; fight-on; 11111 1; go-on; withdraw");
    story_check_ending(s, "position-yielded");
    story_over(s);
}

static void nqm_39_he_may_fight_on_at_once_against_the_next_area(void **state) {
    PROVES(NQM_39, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("", "'quality':'veteran','strength':9", MILITIA HILL_AND_WOOD(1, 1));
    story *s = story_begin(SCENARIO);
    story_play(s, "assault-hill; 1111 1; go-on; stay; 1111 1; go-on; stay; 6666 1");
    story_check_options(s, "fight-on stop");
    story_choose(s, "fight-on");
    story_check_said(s, "attacker: the attacker fights on without reorganising");
    story_check_feature(s, "attacks_left", 3); // anew, in the same hour
    story_play(s, "1111 1; go-on; stay; 1111 1; go-on; stay; 6666 1");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "assault-hill; 6666 1; stop");
    story_check_ending(s, "called-off");
    story_check_losses(s, 0, 1);
    story_over(s);
}

static void nqm_20_he_may_bring_up_reserves_to_fight_on(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        "",
        "'quality':'elite'," STANDS(
            STAND("A Coy", 3, "") "," STAND("B Coy", 1, RESERVE) "," COMMANDER("HQ", "")),
        MILITIA STANDS(STAND("1 Coy", 1, ON("Hill")) "," STAND(
            "2 Coy", 1, CLASS("engineer") ON("Wood")) "," STAND("3 Coy", 1,
                                                                CLASS("recce") ON("Farm")))));
    story_play(s, "assault-hill; 666 1; fight-on");
    story_check_options(s, "assault-wood assault-farm"); // where, and then with whom
    story_choose(s, "assault-farm");
    story_check_asks(s, "reinforce");
    story_check_options(s, "hold-b-coy commit-b-coy");
    story_choose(s, "commit-b-coy");
    story_check_dice(s, 4, 1);
    story_throw(s, "6666 1");
    story_check_asks(s, "fight-on");
    story_over(s);
}

static void nqm_21_nobody_is_inside_when_another_area_is_assaulted(void **state) {
    PROVES(NQM_21, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(READ("'win':'bases-inside'"), ELITE_NINE, MILITIA HILL_AND_WOOD(3, 3)));
    story_play(s, "assault-hill; 66666 1"); // a base inside for the one that defends
    story_check_asks(s, "fight-on");
    story_choose(s, "fight-on");
    story_check_feature(s, "inside", 0);
    story_throw(s, "11111 1");
    story_check_asks(s, "attack-again"); // else the wood would be taken too
    story_over(s);
}

// Both break on the hill in the first hour; then the other battalion has its turn.
#define BOTH_BREAK STANDS(STAND("A Coy", 2, OF("1 Bn")) "," STAND("B Coy", 3, OF("2 Bn")))

static void nqm_26_where_both_broke_nobody_assaults_again_this_hour(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", BOTH_BREAK, STANDS(STAND("1 Coy", 2, ""))));
    story_play(s, "send-1-bn; dice-2; 61 55; 3; 3");
    story_check_ending(s, "unresolved"); // 2 Bn finds nothing to assault in this hour
    story_check_losses(s, 1, 1);
    story_over(s);
}

static void nqm_47_in_the_next_hour_such_an_area_falls_without_a_fight(void **state) {
    PROVES(NQM_47, 1);
    (void)state;
    story *s = story_begin(ASSAULT(HOURS(2), BOTH_BREAK, STANDS(STAND("1 Coy", 2, ""))));
    story_play(s, "send-1-bn; dice-2; 61 55; 3; 3");
    story_check_said(s, "the defender cannot resist and is overrun without a fight");
    story_check_ending(s, "overrun");
    story_check_losses(s, 1, 1);
    story_over(s);
}

static void nqm_26_another_area_may_still_be_assaulted_then(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", BOTH_BREAK, HILL_AND_WOOD(2, 1)));
    story_play(s, "send-1-bn; assault-hill; dice-2; 61 55; 3; 3");
    story_check_asks(s, "attack"); // 2 Bn against the wood: the hill is spared
    story_check_dice(s, 3, 1);
    story_throw(s, "666 1");
    story_check_ending(s, "unresolved"); // the hill is not his
    story_check_losses(s, 1, 2);
    story_over(s);
}

static void nqm_33_an_area_with_a_reserve_on_it_is_like_no_other(void **state) {
    PROVES(NQM_33, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        READ("'regular_attacks':2"),
        "'hq':'battalion'," STANDS(STAND("A", 3, OF("1 Bn")) "," STAND("C", 3, OF("2 Bn"))),
        "'hq':'regiment'," STANDS(STAND("1 Coy", 2, ON("Hill")) "," STAND(
            "2 Coy", 2, ON("Wood")) "," STAND("R", 2, RESERVE))));
    story_play(s, "dice-2; 444 44; go-on; stay; bring-up-r; dice-2; 444 44");
    story_check_asks(s, "choose-area"); // the second battalion's turn
    story_check_options(s, "assault-wood assault-hill");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_23_a_large_position_is_taken_area_by_area),
        cmocka_unit_test(nqm_23_an_area_is_defended_by_those_on_it),
        cmocka_unit_test(nqm_23_those_on_the_area_test_by_themselves),
        cmocka_unit_test(nqm_23_an_area_nobody_can_hold_is_the_attackers_already),
        cmocka_unit_test(nqm_47_such_an_area_falls_without_a_fight),
        cmocka_unit_test(nqm_47_the_only_area_is_the_position),
        cmocka_unit_test(nqm_23_areas_that_are_alike_are_offered_once),
        cmocka_unit_test(nqm_33_an_area_with_a_reserve_on_it_is_like_no_other),
        cmocka_unit_test(nqm_23_reserves_name_no_area_and_all_others_do),
        cmocka_unit_test(nqm_24_the_area_that_falls_last_names_the_ending),
        cmocka_unit_test(nqm_39_he_may_fight_on_at_once_against_the_next_area),
        cmocka_unit_test(nqm_20_he_may_bring_up_reserves_to_fight_on),
        cmocka_unit_test(nqm_21_nobody_is_inside_when_another_area_is_assaulted),
        cmocka_unit_test(nqm_26_where_both_broke_nobody_assaults_again_this_hour),
        cmocka_unit_test(nqm_47_in_the_next_hour_such_an_area_falls_without_a_fight),
        cmocka_unit_test(nqm_26_another_area_may_still_be_assaulted_then),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
