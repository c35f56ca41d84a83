// Reserves of either side, and pressing an attack home: NQM-33, NQM-34, NQM-S11.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define MILITIA "'quality':'militia',"
#define MILITIA_NINE MILITIA "'strength':9"
#define A_AND_RESERVE                                                                          \
    STAND("A Coy", 3, "") "," STAND("B Coy", 2, RESERVE) "," COMMANDER("HQ", "")

static void nqm_33_a_reserve_is_fed_into_the_running_assault(void **state) {
    PROVES(NQM_33, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", STANDS(A_AND_RESERVE), MILITIA_NINE));
    story_check_asks(s, "attack"); // B Coy is not asked about at the start
    story_check_feature(s, "attacker.clean", 3);
    story_check_feature(s, "reserve", 2);
    story_play(s, "111 6; go-on");
    story_check_asks(s, "reinforce");
    story_check_options(s, "hold-b-coy commit-b-coy");
    story_choose(s, "commit-b-coy");
    story_check_told(s, "NQM-33");
    story_choose(s, "stay");
    story_check_feature(s, "attacker.clean", 4);
    story_check_dice(s, 3, 1);
    story_over(s);
}

static void nqm_33_the_defender_brings_his_reserve_up(void **state) {
    PROVES(NQM_33, 1);
    (void)state;
    for (int closed = 0; closed < 2; closed++) {
        story *s = story_of(
            ASSAULT("", "'strength':6",
                    MILITIA "%s" STANDS(STAND("1 Coy", 3, "") "," STAND("2 Coy", 2, RESERVE))),
            closed ? "'retreat':'closed'," : "");
        story_check_feature(s, "defender.clean", 3);
        story_play(s, "111 1; go-on");
        if (!closed) story_choose(s, "stay"); // asked or not, he stays
        story_check_asks(s, "defender-reserve");
        story_check_options(s, "keep-2-coy bring-up-2-coy");
        story_choose(s, "bring-up-2-coy");
        story_check_feature(s, "defender.clean", 5);
        story_check_asks(s, "attack");
        story_over(s);
    }
}

static void check_brought_up(const char *stand, bool asked) {
    story *s = story_of(
        ASSAULT("", "'strength':6", MILITIA STANDS(STAND("1 Coy", 3, "") ",%s")), stand);
    story_play(s, "111 1; go-on; stay");
    story_check_asks(s, asked ? "defender-reserve" : "attack");
    story_over(s);
}

static void nqm_33_who_may_be_brought_up(void **state) {
    PROVES(NQM_33, 1);
    (void)state;
    check_brought_up(STAND("R", 2, RESERVE), true);
    check_brought_up(STAND("R", 2, RESERVE RED(1)), true);
    check_brought_up(STAND("R", 2, RESERVE RED(1) BLACK(1)), false);
    check_brought_up(STAND("R", 2, RESERVE DISORGANISED), false);
}

static void nqm_s01_who_is_overrun_is_not_brought_up(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    check_brought_up(STAND("R", 2, RESERVE CLASS("support")), true);
    check_brought_up(STAND("R", 2, RESERVE CLASS("sniper")), false);
    check_brought_up(STAND("R", 2, RESERVE CLASS("observer")), false);
}

static void nqm_20_a_reserve_reaches_its_own_battalion_or_any_under_a_higher_hq(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    static const struct {
        const char *hq, *area;
        bool asked;
    } ROWS[] = {{"", "assault-hill", false},
                {"", "assault-wood", true},
                {"'hq':'regiment',", "assault-hill", true},
                {"'hq':'battalion',", "assault-hill", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT(
                "", "'quality':'elite','strength':6",
                MILITIA "%s" STANDS(STAND("1 Coy", 3, OF("X Bn") ON("Hill")) "," STAND(
                    "2 Coy", 3, OF("Y Bn") ON("Wood")) "," STAND("R", 2, OF("Y Bn") RESERVE))),
            ROWS[i].hq);
        story_choose(s, ROWS[i].area);
        story_play(s, "11111 1; go-on; stay");
        story_check_asks(s, ROWS[i].asked ? "defender-reserve" : "attack");
        story_over(s);
    }
}

static void nqm_20_a_reserve_saves_a_beaten_defender(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("", "'quality':'%s','strength':6",
                MILITIA STANDS(STAND("1 Coy", 1, "") "," STAND("2 Coy", 2, RESERVE)));
    story *s = story_of(SCENARIO, "regular");
    story_throw(s, "666 1");
    story_check_asks(s, "defender-last-reserve");
    story_check_options(s, "keep-2-coy bring-up-2-coy");
    story_choose(s, "bring-up-2-coy");
    story_check_asks(s, "attack-again"); // as if he had not been beaten
    story_check_feature(s, "defender.clean", 2);
    story_over(s);
    s = story_of(SCENARIO, "regular");
    story_play(s, "666 1; keep-2-coy");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_of(SCENARIO, "militia"); // no attack is left
    story_play(s, "666 1; bring-up-2-coy");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_33_who_is_brought_up_is_fought_before_bases_count(void **state) {
    PROVES(NQM_33, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(READ("'win':'bases-inside'"), "'strength':6",
                MILITIA STANDS(STAND("1 Coy", 1, "") "," STAND("2 Coy", 2, RESERVE))));
    story_play(s, "666 1; bring-up-2-coy");
    story_check_feature(s, "inside", 1); // as many as there are defending bases now
    story_check_asks(s, "attack-again");
    story_play(s, "go-on; stay; 111 1");
    story_check_ending(s, "position-taken"); // after the next attack they count
    story_over(s);
}

static void nqm_20_reserves_of_both_when_both_are_beaten(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    static const struct {
        const char *attacker, *defender, *ending; // NULL: they fight on
    } ROWS[] = {{"commit-b-coy", "bring-up-2-coy", NULL},
                {"commit-b-coy", "keep-2-coy", "position-taken"},
                {"hold-b-coy", "bring-up-2-coy", "attack-broken"},
                {"hold-b-coy", "keep-2-coy", "both-broken"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_begin(
            ASSAULT("", STANDS(STAND("A Coy", 2, "") "," STAND("B Coy", 3, RESERVE)),
                    STANDS(STAND("1 Coy", 2, "") "," STAND("2 Coy", 1, RESERVE))));
        story_play(s, "dice-2; 61 55; 3; 3"); // a pin of two each, and both break
        story_check_asks(s, "last-reserve");
        story_choose(s, ROWS[i].attacker);
        story_check_asks(s, "defender-last-reserve");
        story_choose(s, ROWS[i].defender);
        if (ROWS[i].ending) {
            story_check_ending(s, ROWS[i].ending);
        } else {
            story_check_asks(s, "attack");
            story_check_dice(s, 3, 1); // the fresh ones alone
        }
        story_over(s);
    }
}

static void nqm_34_who_lost_a_firefight_needs_a_reserve_to_go_in(void **state) {
    PROVES(NQM_34, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("", "%s" STANDS(A_AND_RESERVE), MILITIA "'strength':9");
    story *s = story_of(SCENARIO, "'firefight':'after-loss',");
    story_choose(s, "commit-a-coy");
    story_check_said(s, "attacker: B Coy reinforces those who had lost a firefight");
    assert_false(story_said(s, "attacker: A Coy reinforces"));
    story_check_asks(s, "attack"); // B Coy has to go in with them
    story_check_feature(s, "attacker.clean", 5);
    story_over(s);
    s = story_of(SCENARIO, "'firefight':'after-loss',");
    story_choose(s, "hold-a-coy"); // or instead of them
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
    s = story_of(SCENARIO, "'firefight':'won',");
    story_check_feature(s, "attacker.clean", 3);
    story_over(s);
}

static void nqm_34_one_reserve_is_enough(void **state) {
    PROVES(NQM_34, 1);
    (void)state;
    static const char *const ORDERS[] = {
        STAND("B Coy", 2, RESERVE) "," STAND("A Coy", 3, "") "," STAND("C Coy", 1, ""),
        STAND("A Coy", 3, "") "," STAND("AA Coy", 1, "") "," STAND(
            "B Coy", 2, RESERVE) "," STAND("C Coy", 1, CLASS("recce"))};
    static const char *const MOVES[] = {"hold-a-coy", "hold-a-coy; hold-aa-coy"};
    for (int i = 0; i < 2; i++) {
        story *s =
            story_of(ASSAULT("", "'firefight':'after-loss'," STANDS("%s," COMMANDER("HQ", "")),
                             "'quality':'militia'," STANDS(
                                 STAND("R", 2, RESERVE RED(1)) "," STAND("1 Coy", 9, ""))),
                     ORDERS[i]);
        story_play(s, MOVES[i]); // B Coy has to go in, C Coy may
        story_check_options(s, "commit-c-coy hold-c-coy");
        story_choose(s, "hold-c-coy");
        story_check_feature(s, "attacker.clean", 2);
        story_over(s);
    }
}

static void nqm_34_without_a_reserve_that_can_go_in_it_is_refused(void **state) {
    PROVES(NQM_34, 1);
    (void)state;
    static const char *const SECOND[] = {
        STAND("B Coy", 2, ""), STAND("B Coy", 2, RESERVE RED(2)),
        STAND("B Coy", 2, RESERVE CLASS("support")), STAND("B Coy", 2, RESERVE DISORGANISED)};
    for (size_t i = 0; i < sizeof SECOND / sizeof *SECOND; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario,
                 ASSAULT("", "'firefight':'after-loss'," STANDS(STAND("A Coy", 3, "") ",%s"),
                         MILITIA "'strength':9"),
                 SECOND[i]);
        story_refused(scenario, BAY_FORBIDDEN, NULL, "NQM-34");
    }
}

static void nqm_34_a_battalion_without_one_stays_out(void **state) {
    PROVES(NQM_34, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT("",
                MILITIA "'firefight':'after-loss'," STANDS(
                    STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 2, OF("2 Bn") RESERVE)),
                MILITIA_NINE));
    story_check_asks(s, "attack"); // of 2 Bn
    story_check_dice(s, 2, 1);
    story_throw(s, "11 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_02_a_reserve_does_not_join_without_a_commander(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    static const char SCENARIO[] = ASSAULT(
        "", "'quality':'elite'," STANDS(STAND("A Coy", 1, "") "," STAND("B Coy", 2, RESERVE)),
        MILITIA_NINE);
    story *s = story_begin(SCENARIO);
    story_throw(s, "1 6");
    story_check_asks(s, "last-reserve"); // but it may go in alone
    story_over(s);
    s = story_begin(ASSAULT(READ("'must_reinforce':'yes'"),
                            STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 2, RESERVE)),
                            MILITIA_NINE));
    story_throw(s, "111 6");
    story_check_ending(s, "called-off"); // beside A Coy nobody can
    story_over(s);
    s = story_begin(
        ASSAULT(READ("'must_reinforce':'yes'"), STANDS(A_AND_RESERVE), MILITIA_NINE));
    story_throw(s, "111 6");
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_s11_after_a_failed_test_only_reserves_press_on(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("", STANDS(STAND("A Coy", 2, "") "%s"), MILITIA_NINE);
    story *s = story_of(SCENARIO, "," STAND("B Coy", 3, RESERVE));
    story_play(s, "11 6; 3");
    story_check_asks(s, "last-reserve");
    story_check_options(s, "hold-b-coy commit-b-coy");
    story_choose(s, "commit-b-coy");
    story_choose(s, "stay");
    story_check_feature(s, "attacker.clean", 3); // A Coy is out
    story_over(s);
    s = story_of(SCENARIO, "," STAND("B Coy", 3, RESERVE));
    story_play(s, "11 6; 3; hold-b-coy");
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_of(SCENARIO, "");
    story_play(s, "11 6; 3");
    story_check_ending(s, "attack-broken");
    story_over(s);
}

static void nqm_s11_a_worse_round_must_be_reinforced_if_read_so(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    static const struct {
        const char *reading, *faces, *ending;
    } ROWS[] = {{"", "111 6", NULL},
                {READ("'must_reinforce':'no'"), "111 6", NULL},
                {READ("'must_reinforce':'yes'"), "111 6", "called-off"},
                {READ("'must_reinforce':'yes'"), "111 1", NULL}, // no worse than they
                {READ("'must_reinforce':'yes'"), "661 1", NULL}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("%s", "'strength':6", MILITIA_NINE), ROWS[i].reading);
        story_throw(s, ROWS[i].faces);
        if (ROWS[i].ending) {
            story_check_told(s, "NQM-S11");
            story_check_ending(s, ROWS[i].ending);
        } else {
            story_check_asks(s, "attack-again");
        }
        story_over(s);
    }
}

static void nqm_s11_then_at_least_one_must_join(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(READ("'must_reinforce':'yes'"), STANDS(A_AND_RESERVE "%s"), MILITIA_NINE);
    story *s = story_of(SCENARIO, "");
    story_play(s, "111 6; go-on");
    story_check_asks(s, "hold-or-withdraw"); // B Coy is not asked
    story_check_feature(s, "attacker.clean", 4);
    story_over(s);
    s = story_of(SCENARIO, "," STAND("C Coy", 1, RESERVE));
    story_play(s, "111 6; go-on; hold-b-coy");
    story_check_feature(s, "attacker.clean", 3); // then C Coy has to
    story_check_asks(s, "hold-or-withdraw");
    story_over(s);
    s = story_of(SCENARIO, "");
    story_play(s, "111 6; stop");
    story_check_ending(s, "called-off");
    story_over(s);
}

static void nqm_s11_a_unit_that_failed_must_be_replaced_if_read_so(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    for (int must = 0; must < 2; must++) {
        story *s =
            story_of(ASSAULT("%s",
                             "'hq':'brigade'," STANDS(STAND("A Coy", 2, OF("1 Bn")) "," STAND(
                                 "B Coy", 6, OF("2 Bn")) "," COMMANDER("2 HQ", OF("2 Bn"))),
                             "'strength':6"),
                     must ? READ("'must_reinforce':'yes'") : "");
        story_play(s, "together; commit-a-coy; commit-b-coy; dice-2; 611 55; pin-a-coy; 3");
        if (must) // a casualty each: it is A Coy's failure that asks for more
            story_check_ending(s, "called-off");
        else
            story_check_asks(s, "attack-again");
        story_over(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_33_a_reserve_is_fed_into_the_running_assault),
        cmocka_unit_test(nqm_33_the_defender_brings_his_reserve_up),
        cmocka_unit_test(nqm_33_who_may_be_brought_up),
        cmocka_unit_test(nqm_s01_who_is_overrun_is_not_brought_up),
        cmocka_unit_test(nqm_20_a_reserve_reaches_its_own_battalion_or_any_under_a_higher_hq),
        cmocka_unit_test(nqm_20_a_reserve_saves_a_beaten_defender),
        cmocka_unit_test(nqm_33_who_is_brought_up_is_fought_before_bases_count),
        cmocka_unit_test(nqm_20_reserves_of_both_when_both_are_beaten),
        cmocka_unit_test(nqm_34_who_lost_a_firefight_needs_a_reserve_to_go_in),
        cmocka_unit_test(nqm_34_one_reserve_is_enough),
        cmocka_unit_test(nqm_34_without_a_reserve_that_can_go_in_it_is_refused),
        cmocka_unit_test(nqm_34_a_battalion_without_one_stays_out),
        cmocka_unit_test(nqm_02_a_reserve_does_not_join_without_a_commander),
        cmocka_unit_test(nqm_s11_after_a_failed_test_only_reserves_press_on),
        cmocka_unit_test(nqm_s11_a_worse_round_must_be_reinforced_if_read_so),
        cmocka_unit_test(nqm_s11_then_at_least_one_must_join),
        cmocka_unit_test(nqm_s11_a_unit_that_failed_must_be_replaced_if_read_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
