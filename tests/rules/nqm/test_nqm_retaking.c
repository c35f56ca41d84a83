// How a counterattack is fought, and how it ends: NQM-43, and the clauses of any assault.

#include "rules/nqm/countering.h"
#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

// Regulars who reorganised are counterattacked by this reserve.
static story *counterattacked(const char *attacker, const char *troops) {
    story *s = story_of(ASSAULT(AFTERMATH, "%s", DEFENDER("%s")), attacker, troops);
    story_play(s, "666 1; reorganise; counterattack");
    return s;
}

static void nqm_43_the_defender_attacks_and_the_attacker_defends(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = counterattacked("'strength':6", UNCOMMITTED(5, ""));
    story_check_said(s, "defender: uncommitted troops counterattack");
    story_check_options(s, "dice-2 dice-1"); // the defence dice of Regulars
    story_choose(s, "dice-2");
    story_check_dice(s, 3, 2); // the attack dice of Regulars
    story_throw(s, "651 43");  // whose pins are whose
    story_check_pins(s, "r", 0, 0);
    story_check_asks(s, "counter-again");
    story_check_options(s, "go-on stop");
    story_choose(s, "go-on");
    story_check_options(s, "stay withdraw");
    story_choose(s, "withdraw");
    story_check_ending(s, "position-retaken");
    story_check_losses(s, 2, 1);
    story_over(s);
}

static void nqm_43_the_attacker_withdraws_only_by_an_open_line(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = counterattacked("'retreat':'closed','strength':6", UNCOMMITTED(5, ""));
    story_play(s, "dice-1; 111 1; go-on");
    story_check_asks(s, "counter-defence");
    story_over(s);
}

static void nqm_43_the_position_is_retaken_when_the_attacker_is_beaten(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = counterattacked("'strength':4", UNCOMMITTED(5, ""));
    story_play(s, "dice-2; 666 11");
    story_check_asks(s, "test-attacker"); // two of four
    story_throw(s, "3");
    story_check_ending(s, "position-retaken");
    story_over(s);
    s = counterattacked("'strength':4", UNCOMMITTED(5, ""));
    story_play(s, "dice-2; 666 11; 4"); // holds
    story_check_asks(s, "counter-again");
    story_play(s, "go-on; stay; dice-2; 666 11"); // and has no point left
    story_check_ending(s, "position-retaken");
    story_check_losses(s, 4, 1);
    story_over(s);
}

static void nqm_43_otherwise_the_attacker_keeps_it(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = counterattacked("'strength':6", UNCOMMITTED(3, ""));
    story_play(s, "dice-2; 111 66; 3"); // two of three, and they break
    story_check_ending(s, "position-taken");
    story_check_losses(s, 0, 3);
    story_over(s);
    s = counterattacked("'strength':6", UNCOMMITTED(3, ""));
    story_play(s, "dice-1; 111 1; stop");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = counterattacked("'strength':6", UNCOMMITTED(3, ""));
    story_play(s, "dice-1; 111 1; go-on; stay; dice-1; 111 1; go-on; stay; dice-1; 111 1");
    story_check_ending(s, "position-taken"); // three attacks, and there is no next hour
    story_over(s);
}

static void nqm_43_where_both_are_beaten_the_attacker_keeps_it(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'strength':2", DEFENDER(UNCOMMITTED(2, ""))));
    story_play(s, "66 1; reorganise; counterattack; dice-2; 61 55");
    story_play(s, "3; 3"); // a pin of two each
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_43_its_own_reserves_may_join_it(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
#define TWO                                                                                    \
    UNCOMMITTED(3, "")                                                                         \
    "," STAND("S", 2, OF("Y Bn") RESERVE) "," COMMANDER("Y HQ", OF("Y Bn") RESERVE)
    story *s = counterattacked("'quality':'regular','strength':6", TWO);
    story_check_asks(s, "counter-commit");
    story_play(s, "commit-r; hold-s; dice-1; 111 1; go-on");
    story_check_asks(s, "counter-reinforce");
    story_check_options(s, "hold-s commit-s");
    story_play(s, "commit-s; stay; dice-1");
    story_check_dice(s, 3, 1);
    story_throw(s, "111 1");
    story_over(s);
    s = counterattacked("'strength':6", TWO);
    story_play(s, "commit-r; hold-s; dice-2; 111 66; 3");
    story_check_asks(s, "counter-last-reserve");
    story_play(s, "commit-s; stay; dice-2");
    story_check_dice(s, 2, 2); // the fresh ones
    story_over(s);
    s = counterattacked("'strength':6", TWO);
    story_play(s, "commit-r; hold-s; dice-2; 111 66; 3; hold-s");
    story_check_ending(s, "position-taken");
    story_over(s);
#undef TWO
}

static void nqm_43_there_is_only_one_counterattack(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        AFTERMATH, "'quality':'veteran','strength':6",
        DEFENDER(UNCOMMITTED(3, QUALITY("elite")) "," STAND("S", 2, OF("Y Bn") RESERVE))));
    story_play(s, "6666 1; counterattack; dice-1; 111 6; stop");
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_43_stands_of_another_quality_stay_out_of_it(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        AFTERMATH READ("'A-18':'forbidden'"), "'strength':6",
        DEFENDER(UNCOMMITTED(3, "") "," STAND(
            "S", 2, OF("Y Bn") RESERVE QUALITY("militia")) "," COMMANDER("Y HQ",
                                                                         OF("Y Bn") RESERVE))));
    story_play(s, "666 1; reorganise; counterattack; commit-r"); // S is of another quality
    story_check_asks(s, "counter-defence");
    story_over(s);
}

static void nqm_02_it_needs_its_own_commander(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
#define TWO_COMPANIES UNCOMMITTED(3, "") "," STAND("S", 2, OF("Y Bn") RESERVE)
    story *s = counterattacked("'strength':6", TWO_COMPANIES);
    story_choose(s, "commit-r"); // then S may not follow
    story_check_asks(s, "counter-defence");
    story_over(s);
    s = counterattacked("'strength':6",
                        COMMANDER("A HQ", OF("Y Bn") RESERVE GROUPED) "," TWO_COMPANIES);
    story_play(s,
               "commit-a-hq; commit-r; commit-s; dice-2; 111 66; pin-a-hq; pin-r; go-on; stay");
    story_check_asks(s, "counter-pick"); // the commander was hit, and R
    story_check_options(s, "attack-with-r attack-with-s");
    story_play(s, "attack-with-s; dice-1");
    story_check_dice(s, 2, 1);
    story_throw(s, "11 6");
    story_check_pins(s, "s", 1, 0);
    story_over(s);
#undef TWO_COMPANIES
}

static void nqm_04_the_numbers_are_those_of_who_counterattacks(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'quality':'elite','strength':9",
                                   DEFENDER(UNCOMMITTED(5, QUALITY("conscript")))));
    story_play(s, "66666 1; reorganise; counterattack");
    story_check_options(s, "dice-4 dice-3 dice-2 dice-1"); // the Elite defend
    story_choose(s, "dice-4");
    story_check_dice(s, 2, 4); // and Conscripts attack
    story_over(s);
}

static void nqm_05_and_of_who_is_counterattacked(void **state) {
    PROVES(NQM_05, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(AFTERMATH, "'quality':'militia','fresh_orders':true,'strength':9",
                            DEFENDER(UNCOMMITTED(5, QUALITY("conscript")))));
    story_play(s, "666 1; reorganise; counterattack");
    story_check_dice(s, 2, 1); // one die for the Militia who defend
    story_check_thrower(s, BAY_DEFENDER);
    story_over(s);
}

static void nqm_16_so_are_its_attacks(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'quality':'veteran','strength':9",
                                   DEFENDER(UNCOMMITTED(5, QUALITY("conscript")))));
    story_play(s, "6666 1; reorganise; counterattack; dice-1; 11 1; go-on; stay; dice-1; 11 1");
    story_check_ending(s, "position-taken"); // two, as Conscripts make
    story_over(s);
}

static void nqm_17_who_counterattacks_may_stop(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    story *s = counterattacked("'strength':6", UNCOMMITTED(3, ""));
    story_play(s, "dice-1; 111 1");
    story_check_asks(s, "counter-again");
    story_check_options(s, "go-on stop");
    story_choose(s, "stop");
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_s11_a_worse_round_ends_it_if_read_so(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(AFTERMATH "%s", "'strength':6", DEFENDER(UNCOMMITTED(5, "") "%s"));
    static const char GO[] = "666 1; reorganise; counterattack";
    static const char MUST[] = READ("'must_reinforce':'yes'");
    story *s = story_of(SCENARIO, MUST, "");
    story_play(s, GO);
    story_play(s, "dice-1; 111 6");
    story_check_told(s, "NQM-S11");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_of(SCENARIO, "", "");
    story_play(s, GO);
    story_play(s, "dice-1; 111 6");
    story_check_asks(s, "counter-again");
    story_over(s);
    s = story_of(SCENARIO, MUST,
                 "," STAND("S", 2, OF("Y Bn") RESERVE) "," COMMANDER("HQ", OF("Y Bn") RESERVE));
    story_play(s, GO);
    story_play(s, "commit-r; hold-s; dice-1; 111 6; go-on");
    story_check_asks(s, "counter-hold"); // S had to join
    story_play(s, "stay; dice-1");
    story_throw(s, "111 1");
    story_check_asks(s, "counter-again");
    story_over(s);
}

static void nqm_48_who_is_not_in_order_is_overrun_by_it(void **state) {
    PROVES(NQM_48, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'strength':6", DEFENDER(UNCOMMITTED(1, ""))));
    story_play(s, "666 1; follow-on; counterattack");
    story_check_said(s, "the position is retaken");
    story_check_ending(s, "position-retaken"); // without dice
    story_check_losses(s, 0, 1);
    story_over(s);
}

static void nqm_s10_the_disorganised_among_those_who_hold_the_ground_disperse(void **state) {
    PROVES(NQM_S10, 1);
    (void)state;
    static const struct {
        const char *reading;
        int clean;
    } ROWS[] = {{READ("'A-18':'worst'"), 2},
                {READ("'A-18':'worst','disorganised':'fights'"), 5}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT(AFTERMATH "%s",
                                    STANDS(STAND("A Coy", 3, QUALITY("conscript")) "," STAND(
                                        "B Coy", 2, "") "," COMMANDER("HQ", "")),
                                    DEFENDER(UNCOMMITTED(3, ""))),
                            ROWS[i].reading);
        story_play(s, "commit-a-coy; commit-b-coy; 66 1; reorganise; counterattack");
        story_check_asks(s, "counter-defence");
        story_check_feature(s, "attacker.clean", ROWS[i].clean);
        story_over(s);
    }
}

static void nqm_24_who_holds_the_ground_may_give_way_or_not_withdraw_as_read(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(AFTERMATH "%s", "'strength':6", DEFENDER(UNCOMMITTED(3, "")));
    story *s = story_of(SCENARIO, READ("'A-13':'gives-way'"));
    story_play(s, "dice-1; 666 1; reorganise; counterattack");
    story_check_options(s, "dice-2 dice-1 give-way");
    story_choose(s, "give-way");
    story_check_ending(s, "position-retaken");
    story_check_losses(s, 0, 1);
    story_over(s);
    s = story_of(SCENARIO, READ("'A-19':'attacker'"));
    story_play(s, "666 1; reorganise; counterattack; dice-1; 111 1; go-on");
    story_check_asks(s, "counter-defence"); // nobody asks whether he withdraws
    story_over(s);
    s = story_begin(ASSAULT(AFTERMATH READ("'A-13':'gives-way'"),
                            "'retreat':'closed','strength':6", DEFENDER(UNCOMMITTED(3, ""))));
    story_play(s, "dice-1; 666 1; reorganise; counterattack");
    story_check_options(s, "dice-2 dice-1"); // NQM-S16
    story_over(s);
}

static void nqm_43_the_ground_that_is_retaken_is_lost(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(AFTERMATH, "'under_fire':true,'strength':6", DEFENDER(UNCOMMITTED(3, "")));
    assert_true(story_chance(SCENARIO, "position-taken", false) > 0.9); // he keeps troops back
    assert_true(story_chance(SCENARIO, "position-taken", true) == 0);   // unless he plays well
    assert_true(story_chance(SCENARIO, "position-retaken", true) > 0.9);
}

static void nqm_48_who_broke_on_the_position_is_not_in_it(void **state) {
    PROVES(NQM_48, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(AFTERMATH, "'quality':'elite','strength':6",
                STANDS(STAND("1 Coy", 4, OF("X Bn") RED(1)) "," UNCOMMITTED(2, ""))));
    story_play(s, "dice-1; 66666 1; 3; reorganise; counterattack; dice-1");
    story_check_dice(s, 2, 1); // R's two, not 1 Coy's
    story_over(s);
}

static void nqm_10_the_dice_of_who_attacks_come_first(void **state) {
    PROVES(NQM_10, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'strength':6", DEFENDER(UNCOMMITTED(5, ""))));
    story_check_thrower(s, BAY_ATTACKER);
    story_play(s, "666 1; reorganise; counterattack; dice-2");
    story_check_dice(s, 3, 2);
    story_check_sides(s, 6);
    story_check_thrower(s, BAY_DEFENDER);
    story_throw(s, "666 11");
    story_check_pins(s, "attacker", 2, 0);
    story_over(s);
}

static void nqm_03_all_defend_though_one_attacks_alone(void **state) {
    PROVES(NQM_03, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(AFTERMATH,
                STANDS(STAND("A Coy", 4, "") "," STAND("B Coy", 3, "") "," COMMANDER("HQ", "")),
                DEFENDER(COMMANDER("A HQ", OF("Y Bn") RESERVE GROUPED) "," UNCOMMITTED(
                    3, "") "," STAND("S", 2, OF("Y Bn") RESERVE))));
    story_play(s, "commit-a-coy; commit-b-coy; 666 1; reorganise; counterattack");
    story_play(s,
               "commit-a-hq; commit-r; commit-s; dice-2; 111 66; pin-a-hq; pin-r; go-on; stay; "
               "attack-with-s");
    story_check_options(s, "dice-2 dice-1");
    story_check_feature(s, "attacker.clean", 7);
    story_over(s);
    s = story_begin(
        ASSAULT("",
                "'quality':'elite'," STANDS(STAND("A Coy", 3, "") "," STAND(
                    "B Coy", 2, "") "," COMMANDER("HQ", GROUPED)),
                "'quality':'elite'," STANDS(STAND("1 Coy", 3, "") "," STAND("2 Coy", 1, ""))));
    story_play(
        s, "commit-a-coy; commit-b-coy; dice-4; 21111 6661; go-on; stay; attack-with-b-coy");
    story_check_options(s, "dice-4 dice-3 dice-2 dice-1");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_43_the_defender_attacks_and_the_attacker_defends),
        cmocka_unit_test(nqm_43_the_attacker_withdraws_only_by_an_open_line),
        cmocka_unit_test(nqm_43_the_position_is_retaken_when_the_attacker_is_beaten),
        cmocka_unit_test(nqm_43_otherwise_the_attacker_keeps_it),
        cmocka_unit_test(nqm_43_where_both_are_beaten_the_attacker_keeps_it),
        cmocka_unit_test(nqm_43_its_own_reserves_may_join_it),
        cmocka_unit_test(nqm_43_there_is_only_one_counterattack),
        cmocka_unit_test(nqm_43_stands_of_another_quality_stay_out_of_it),
        cmocka_unit_test(nqm_02_it_needs_its_own_commander),
        cmocka_unit_test(nqm_04_the_numbers_are_those_of_who_counterattacks),
        cmocka_unit_test(nqm_05_and_of_who_is_counterattacked),
        cmocka_unit_test(nqm_16_so_are_its_attacks),
        cmocka_unit_test(nqm_17_who_counterattacks_may_stop),
        cmocka_unit_test(nqm_s11_a_worse_round_ends_it_if_read_so),
        cmocka_unit_test(nqm_48_who_is_not_in_order_is_overrun_by_it),
        cmocka_unit_test(nqm_s10_the_disorganised_among_those_who_hold_the_ground_disperse),
        cmocka_unit_test(nqm_24_who_holds_the_ground_may_give_way_or_not_withdraw_as_read),
        cmocka_unit_test(nqm_43_the_ground_that_is_retaken_is_lost),
        cmocka_unit_test(nqm_48_who_broke_on_the_position_is_not_in_it),
        cmocka_unit_test(nqm_10_the_dice_of_who_attacks_come_first),
        cmocka_unit_test(nqm_03_all_defend_though_one_attacks_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
