// The assault: attacks, hours, reserves. NQM-16 to NQM-20.

#include "rules/nqm/proofs.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static void nqm_16_the_attack_is_repeated_up_to_the_limit(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'veteran','strength':9},"
                           "'defender':{'quality':'militia','strength':9}}");
    for (int i = 0; i < 2; i++) {
        story_throw(s, "1111 1");
        story_check_said(s,
                         i ? "attacks left in this hour: 1" : "attacks left in this hour: 2");
        story_choose(s, "go-on");
        story_choose(s, "stay");
    }
    story_check_feature(s, "attacks_left", 1);
    story_throw(s, "1111 1"); // TN-15: no fourth in this hour
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_16_each_quality_has_its_own_limit(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    static const struct {
        const char *quality, *faces;
        int attacks;
    } ROWS[] = {{"veteran", "1111 1", 3},
                {"regular", "111 1", 3},
                {"conscript", "11 1", 2},
                {"militia", "111 1", 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[200];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','attacker':{'quality':'%s','strength':9},"
                 "'defender':{'quality':'militia','strength':9}}",
                 ROWS[i].quality);
        story *s = story_begin(scenario);
        for (int left = ROWS[i].attacks; left > 1; left--) {
            story_throw(s, ROWS[i].faces);
            story_choose(s, "go-on");
            story_choose(s, "stay");
        }
        story_throw(s, ROWS[i].faces);
        story_check_ending(s, "unresolved");
        story_over(s);
    }
}

static void nqm_16_elite_have_no_limit(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':9},"
                           "'defender':{'quality':'militia','strength':9}}");
    for (int i = 0; i < 12; i++) { // TN-16
        story_throw(s, "11111 1");
        story_check_said(s, "Elite may attack again without limit");
        story_choose(s, "go-on");
        story_choose(s, "stay");
    }
    story_check_feature(s, "attacks_left", 99);
    story_over(s);
}

static void nqm_17_the_attacker_may_give_up_after_an_attack(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 1");
    story_check_asks(s, "attack-again");
    story_check_options(s, "go-on stop");
    story_choose(s, "stop");
    story_check_said(s, "the attacker gives up");
    story_check_ending(s, "called-off");
    story_over(s);
}

static void nqm_17_the_assault_ends_when_the_attacker_has_won(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':1}}");
    story_throw(s, "666 1");
    story_check_said(s, "the position is taken");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 0, 1);
    story_over(s);
}

static void nqm_17_a_base_inside_for_each_defending_base_wins_only_if_read_so(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    static const char *const PARAMETERS[2] = {"", "'win':'bases-inside'"};
    for (int i = 0; i < 2; i++) {
        char scenario[200];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','parameters':{%s},'attacker':{'strength':6},'defender':"
                 "{'stands':['1 Coy 3']}}",
                 PARAMETERS[i]);
        story *s = story_begin(scenario);
        story_choose(s, "dice-1");
        story_throw(s, "666 1");
        if (i == 0)
            story_check_asks(s, "attack-again");
        else
            story_check_ending(s, "position-taken");
        story_over(s);
    }
}

static void nqm_18_one_hour_holds_the_whole_assault(void **state) {
    PROVES(NQM_18, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'militia','strength':9},"
                           "'defender':{'quality':'militia','strength':9}}");
    story_throw(s, "111 1"); // militia attack once an hour, and there is one hour
    story_check_told(s, "NQM-18");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_18_each_hour_takes_one_from_the_clock(void **state) {
    PROVES(NQM_18, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','hours':3,'attacker':{'quality':'militia','strength':9},"
                    "'defender':{'quality':'militia','strength':9}}");
    for (int left = 2; left > 0; left--) {
        story_check_feature(s, "hours_left", left);
        story_throw(s, "111 1");
        story_check_said(s, "the attacks of this hour are used up");
        story_choose(s, "go-on");
        story_choose(s, "stay");
    }
    story_check_feature(s, "hours_left", 0);
    story_throw(s, "111 1");
    story_check_ending(s, "unresolved");
    story_over(s);
    s = story_begin("{'rules':'nqm','hours':3,'attacker':{'quality':'elite','strength':9},"
                    "'defender':{'quality':'militia','strength':9}}");
    story_check_feature(s, "hours_left", 2); // Elite are never through with an hour
    story_over(s);
}

static void nqm_19_it_may_be_carried_on_in_the_next_hour(void **state) {
    PROVES(NQM_19, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','hours':2,'attacker':{'quality':'militia','strength':9},"
                    "'defender':{'quality':'militia','strength':9}}");
    story_throw(s, "111 1");
    story_check_asks(s, "next-hour");
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_told(s, "NQM-19");
    story_throw(s, "111 1");
    story_check_ending(s, "unresolved");
    story_over(s);
    s = story_begin(
        "{'rules':'nqm','hours':2,'parameters':{'A-17':'carries-over'},'attacker':"
        "{'quality':'militia','strength':9},'defender':{'quality':'militia','strength':9}}");
    story_throw(s, "111 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_20_a_stand_held_back_may_reinforce(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 2',"
                           "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':6}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "hold-b-coy");
    story_check_feature(s, "reserve", 2);
    story_choose(s, "dice-1");
    story_throw(s, "111 6");
    story_choose(s, "go-on");
    story_check_asks(s, "reinforce");
    story_check_options(s, "hold-b-coy commit-b-coy");
    story_choose(s, "commit-b-coy");
    story_check_told(s, "NQM-20");
    story_choose(s, "stay");
    story_check_feature(s, "attacker.clean", 4);
    story_over(s);
}

static void nqm_20_a_reserve_saves_an_attack_that_is_spent(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'quality':'elite','stands':['A Coy 1','B Coy 2',"
        "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':6}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "hold-b-coy");
    story_choose(s, "dice-1");
    story_throw(s, "1 6");
    story_check_asks(s, "last-reserve");
    story_choose(s, "commit-b-coy");
    story_choose(s, "stay");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_02_who_may_not_go_in_for_want_of_a_commander_is_told_so(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
#define UNLED(stand)                                                                           \
    "attacker: " stand                                                                         \
    " stays back: without an unwounded command figure one stand attacks alone"
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A 3','B 3','C 3']},"
                           "'defender':{'strength':3}}");
    story_check_told(s, "NQM-02"); // alike: nobody is asked
    story_check_said(s, UNLED("B"));
    story_check_said(s, UNLED("C"));
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'stands':['A 3','B 2']},"
                    "'defender':{'strength':3}}");
    story_choose(s, "commit-a");
    story_check_said(s, UNLED("B"));
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'stands':['A 3','B 2']},"
                    "'defender':{'strength':3}}");
    story_choose(s, "hold-a");
    assert_false(story_told(s, "NQM-02")); // that was chosen
    story_check_said(s, "attacker: A is held back");
    assert_false(story_told(s, "NQM-20")); // nor is it a reinforcement
    story_over(s);
#undef UNLED
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_02_who_may_not_go_in_for_want_of_a_commander_is_told_so),
        cmocka_unit_test(nqm_16_the_attack_is_repeated_up_to_the_limit),
        cmocka_unit_test(nqm_16_each_quality_has_its_own_limit),
        cmocka_unit_test(nqm_16_elite_have_no_limit),
        cmocka_unit_test(nqm_17_the_attacker_may_give_up_after_an_attack),
        cmocka_unit_test(nqm_17_the_assault_ends_when_the_attacker_has_won),
        cmocka_unit_test(nqm_17_a_base_inside_for_each_defending_base_wins_only_if_read_so),
        cmocka_unit_test(nqm_18_one_hour_holds_the_whole_assault),
        cmocka_unit_test(nqm_18_each_hour_takes_one_from_the_clock),
        cmocka_unit_test(nqm_19_it_may_be_carried_on_in_the_next_hour),
        cmocka_unit_test(nqm_20_a_stand_held_back_may_reinforce),
        cmocka_unit_test(nqm_20_a_reserve_saves_an_attack_that_is_spent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
