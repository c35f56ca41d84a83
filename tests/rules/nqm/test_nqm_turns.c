// The turns of several battalions in an hour, and what holds from one turn to the next: NQM-09,
// NQM-18, NQM-19, NQM-20.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define TWO_BATTALIONS STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 2, OF("2 Bn")))
#define ELITE_NINE "'quality':'elite','strength':9"
#define MILITIA_NINE "'quality':'militia','strength':9"

static void nqm_18_an_hour_is_over_when_all_have_had_their_turn(void **state) {
    PROVES(NQM_18, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(HOURS(2), "'quality':'militia'," TWO_BATTALIONS, MILITIA_NINE));
    story_check_feature(s, "hours_left", 1);
    story_play(s, "send-1-bn; 111 1; go-on; stay");
    story_check_feature(s, "hours_left", 1); // 2 Bn's turn, in the same hour
    story_play(s, "11 1; go-on; stay");
    story_check_feature(s, "hours_left", 0);
    story_play(s, "send-2-bn; 11 1");
    story_check_feature(s, "hours_left", 0);
    story_throw(s, "111 1");
    story_check_told(s, "NQM-18");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_18_where_nothing_limits_it_no_hour_is_taken_from_the_clock(void **state) {
    PROVES(NQM_18, 1);
    (void)state;
    story *s = story_begin(ASSAULT("'hours':'unlimited',", MILITIA_NINE, MILITIA_NINE));
    for (int hour = 0; hour < 6; hour++) {
        story_check_feature(s, "hours_left", 99);
        story_play(s, "111 1; go-on; stay");
    }
    story_over(s);
}

static void nqm_19_attacks_carried_over_are_each_battalions_own(void **state) {
    PROVES(NQM_19, 1);
    (void)state;
    story *s = story_begin(ASSAULT(HOURS(3) READ("'A-17':'carries-over'"),
                                   "'quality':'conscript'," TWO_BATTALIONS, MILITIA_NINE));
    story_play(s, "send-1-bn; 11 1; go-on; stay; 11 1");
    story_check_dice(s, 2, 1); // 2 Bn's turn: 1 Bn has used up its two
    story_play(s, "11 1; go-on; stay; 11 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_19_whoever_stopped_is_not_carried_on(void **state) {
    PROVES(NQM_19, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(HOURS(2), "'quality':'militia'," TWO_BATTALIONS, MILITIA_NINE));
    story_play(s, "send-1-bn; 111 1; stop; 11 1; go-on; stay");
    story_check_said(s, "hour 2 begins");
    story_check_dice(s, 2, 1); // 2 Bn in the second hour; nobody else is left
    story_throw(s, "11 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_16_each_turn_has_its_attacks_anew(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(HOURS(2), "'quality':'conscript'," TWO_BATTALIONS, MILITIA_NINE));
    story_play(s, "send-1-bn; 11 1; go-on; stay");
    story_check_feature(s, "attacks_left", 1);
    story_play(s, "11 1; go-on; stay");
    story_check_feature(s, "attacks_left", 2);
    story_play(s, "11 1; go-on; stay; 11 1; go-on; stay; send-1-bn");
    story_check_feature(s, "attacks_left", 2);
    story_over(s);
}

static void nqm_09_under_a_12_another_battalion_is_another_choice(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s = story_begin(ASSAULT(HOURS(2) READ("'A-12':'once'"),
                                   "'quality':'conscript'," TWO_BATTALIONS, ELITE_NINE));
    story_play(s, "send-1-bn; dice-1; 11 1; go-on; stay");
    story_check_dice(s, 2, 1); // once for 1 Bn
    story_play(s, "11 1; go-on; stay");
    story_check_asks(s, "defence"); // against 2 Bn
    story_play(s, "dice-3; 11 111; go-on; stay");
    story_check_dice(s, 2, 3);
    story_over(s);
}

static void nqm_09_under_a_12_the_next_hour_is_no_other_choice(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s = story_begin(ASSAULT(HOURS(2) READ("'A-12':'once'"),
                                   "'quality':'militia','strength':9", ELITE_NINE));
    story_play(s, "dice-2; 111 11; go-on; stay");
    story_check_dice(s, 3, 2);
    story_over(s);
}

static void nqm_09_under_a_12_another_area_is_another_choice(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(READ("'A-12':'once'"), ELITE_NINE,
                            "'quality':'elite'," STANDS(STAND("1 Coy", 2, ON("Hill")) "," STAND(
                                "2 Coy", 3, ON("Wood")))));
    story_play(s, "assault-hill; dice-1; 66666 1; go-on; stay; 66666 1; fight-on");
    story_check_asks(s, "defence");
    story_check_options(s, "dice-3 dice-2 dice-1");
    story_over(s);
}

static void nqm_21_nobody_of_another_battalion_is_inside(void **state) {
    PROVES(NQM_21, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        READ("'win':'bases-inside'"), "'quality':'militia'," TWO_BATTALIONS,
        "'quality':'militia'," STANDS(STAND("1 Coy", 3, "") "," STAND("2 Coy", 3, ""))));
    story_play(s, "send-1-bn; 666 1"); // a base of 1 Bn inside: not enough for two
    story_check_feature(s, "inside", 0);
    story_throw(s, "66 1"); // nor is one of 2 Bn
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_s15_casualties_go_evenly_over_the_battalions_too(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("",
                            "'hq':'brigade'," STANDS(STAND("A Coy", 2, OF("1 Bn")) "," STAND(
                                "B Coy", 3, OF("2 Bn")) "," COMMANDER("HQ", OF("1 Bn"))),
                            "'strength':9"));
    story_play(s, "together; commit-a-coy; commit-b-coy; dice-2; 111 66"); // one each
    story_check_pins(s, "a-coy", 1, 0);
    story_check_pins(s, "b-coy", 1, 0);
    story_check_said(s, "attacker: 1 Bn must test: casualties 1 of 2");
    story_throw(s, "3");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_s09_it_is_the_battalion_that_tests_for_a_base(void **state) {
    PROVES(NQM_S09, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(READ("'base_loss':'tests'"),
                "'hq':'brigade'," STANDS(
                    STAND("A Coy", 1, OF("1 Bn")) "," STAND("B Coy", 5, OF("1 Bn")) "," STAND(
                        "C Coy", 6, OF("2 Bn")) "," COMMANDER("HQ", OF("1 Bn"))),
                MILITIA_NINE));
    story_play(s, "together; commit-a-coy; commit-b-coy; commit-c-coy; 111 6; pin-a-coy");
    story_check_said(s, "attacker: 1 Bn has lost a base and must test");
    story_throw(s, "3");
    story_check_feature(s, "attacker.clean", 6);
    story_over(s);
}

static void nqm_s15_casualties_go_evenly_over_a_commander_above_too(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        "",
        STANDS(STAND("A Coy", 2, OF("1 Bn")) "," STAND(
            "X", 3, CLASS("command") LEVEL("brigade") GROUPED) "," COMMANDER("HQ", OF("1 Bn"))),
        "'strength':9"));
    story_play(s, "commit-a-coy; commit-x; dice-2; 111 66"); // one each
    story_check_pins(s, "x", 1, 0);
    story_check_asks(s, "test-attacker"); // 1 Bn, and not he who is of no battalion
    story_throw(s, "3");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

// --- Without limit of hours ------------------------------------------------------------------

#define TO_THE_END "'hours':'unlimited',"

static void nqm_20_without_limit_another_hour_always_comes(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    story *s = story_begin(ASSAULT(TO_THE_END, "'quality':'militia','strength':3",
                                   "'quality':'militia','strength':3"));
    story_check_feature(s, "hours_left", 99);
    for (int hour = 0; hour < 30; hour++) story_play(s, "111 1; go-on; stay");
    story_check_feature(s, "hours_left", 99);
    story_check_said(s, "hour 31 begins");
    story_throw(s, "111 6");
    story_check_asks(s, "next-hour");
    story_over(s);
}

// One on one, an attack an hour: either is as likely to fall, and an hour in which nobody does is
// as if it had not been.
static void nqm_20_without_limit_it_is_fought_to_its_conclusion(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    static const char *const ONE_ON_ONE = ASSAULT(
        TO_THE_END, "'quality':'militia','strength':1", "'quality':'militia','strength':1");
    assert_true(fabs(story_chance(ONE_ON_ONE, "position-taken", false) - 0.5) < 1e-12);
    assert_true(fabs(story_chance(ONE_ON_ONE, "attack-broken", true) - 0.5) < 1e-12);
    assert_true(story_chance(ONE_ON_ONE, "unresolved", false) == 0);
}

#define VETERANS(lasts)                                                                        \
    ASSAULT(lasts, "'quality':'veteran','strength':6", "'quality':'conscript','strength':5")

static void nqm_20_without_limit_is_what_many_hours_come_to(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    static const char *const ENDINGS[] = {"position-taken", "attack-broken", "both-broken"};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        for (int best = 0; best < 2; best++) {
            double end = story_chance(VETERANS(TO_THE_END), ENDINGS[i], best);
            double day = story_chance(VETERANS(HOURS(24)), ENDINGS[i], best);
            assert_true(fabs(end - day) < 1e-9);
        }
    double hour = story_chance(VETERANS(HOURS(1)), "position-taken", false);
    assert_true(story_chance(VETERANS(TO_THE_END), "position-taken", false) > hour + 0.01);
}

static void nqm_19_attacks_carried_over_end_without_limit_too(void **state) {
    PROVES(NQM_19, 1);
    (void)state;
    story *s = story_begin(ASSAULT(TO_THE_END READ("'A-17':'carries-over'"),
                                   "'quality':'conscript','strength':3", MILITIA_NINE));
    story_play(s, "11 1; go-on; stay; 11 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

// Its situation is one with that in which B Coy went in; the drawing is not.
static void nqm_s06_who_rests_is_drawn_as_he_was(void **state) {
    PROVES(NQM_S06, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        AFTERMATH,
        "'quality':'militia'," STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND(
            "B Coy", 3,
            OF("1 Bn")
                RESERVE) "," COMMANDER("1 HQ", OF("1 Bn")) "," STAND("C Coy", 1, OF("2 Bn"))),
        "'quality':'militia'," STANDS(STAND("1 Coy", 1, ON("dell")) "," STAND(
            "2 Coy", 1, ON("farm")) "," STAND("3 Coy", 9, ON("hill")))));
    story_play(s, "send-1-bn; assault-hill; 111 1");
    story_check_feature(s, "reserve", 1); // C Coy alone may still go in
    story_check_shown(s, "a-coy", "assaulting");
    story_check_shown(s, "b-coy", "in reserve");
    story_check_shown(s, "3-coy", "defending");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_18_an_hour_is_over_when_all_have_had_their_turn),
        cmocka_unit_test(nqm_18_where_nothing_limits_it_no_hour_is_taken_from_the_clock),
        cmocka_unit_test(nqm_19_attacks_carried_over_are_each_battalions_own),
        cmocka_unit_test(nqm_19_whoever_stopped_is_not_carried_on),
        cmocka_unit_test(nqm_16_each_turn_has_its_attacks_anew),
        cmocka_unit_test(nqm_09_under_a_12_another_battalion_is_another_choice),
        cmocka_unit_test(nqm_09_under_a_12_the_next_hour_is_no_other_choice),
        cmocka_unit_test(nqm_09_under_a_12_another_area_is_another_choice),
        cmocka_unit_test(nqm_21_nobody_of_another_battalion_is_inside),
        cmocka_unit_test(nqm_s15_casualties_go_evenly_over_the_battalions_too),
        cmocka_unit_test(nqm_s09_it_is_the_battalion_that_tests_for_a_base),
        cmocka_unit_test(nqm_s15_casualties_go_evenly_over_a_commander_above_too),
        cmocka_unit_test(nqm_20_without_limit_another_hour_always_comes),
        cmocka_unit_test(nqm_20_without_limit_it_is_fought_to_its_conclusion),
        cmocka_unit_test(nqm_20_without_limit_is_what_many_hours_come_to),
        cmocka_unit_test(nqm_19_attacks_carried_over_end_without_limit_too),
        cmocka_unit_test(nqm_s06_who_rests_is_drawn_as_he_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
