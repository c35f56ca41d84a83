// One attack: the dice are thrown, matched, and cost pins. NQM-10 to NQM-15.

#include "rules/nqm/proofs.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void nqm_10_both_sides_roll_together(void **state) {
    PROVES(NQM_10, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-2");
    story_check_dice(s, 3, 2); // one throw of both sides' dice, no choice between them
    story_check_sides(s, 6);
    story_throw(s, "642 55");
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_11_dice_are_matched_in_order_of_height(void **state) {
    PROVES(NQM_11, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-2");
    story_throw(s, "263 66"); // TN-10: 6 against 6, 3 against 6
    story_check_feature(s, "attacker.clean", 5);
    story_check_feature(s, "defender.clean", 6);
    story_over(s);
}

static void nqm_12_dice_beyond_the_shorter_row_are_ignored(void **state) {
    PROVES(NQM_12, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "666 1"); // three sixes, one pair
    story_check_feature(s, "defender.clean", 5);
    story_over(s);
}

static void nqm_13_a_tie_hurts_nobody(void **state) {
    PROVES(NQM_13, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':5},"
                           "'defender':{'quality':'elite','strength':4}}");
    story_choose(s, "dice-4");
    story_throw(s, "44444 4444"); // TN-11
    story_check_said(s, "nobody is hurt");
    story_check_feature(s, "attacker.clean", 5);
    story_check_feature(s, "defender.clean", 4);
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-2");
    story_throw(s, "551 53"); // TN-09: a tie and a win
    story_check_feature(s, "attacker.clean", 6);
    story_check_feature(s, "defender.clean", 5);
    story_over(s);
}

static void nqm_14_the_higher_die_of_a_pair_costs_the_other_side_one(void **state) {
    PROVES(NQM_14, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-2");
    story_throw(s, "642 55"); // TN-08: 6 beats 5, 4 loses to 5
    story_check_feature(s, "attacker.clean", 5);
    story_check_feature(s, "defender.clean", 5);
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-2");
    story_throw(s, "661 55"); // TN-07: two casualties in all, both on one side
    story_check_feature(s, "attacker.clean", 6);
    story_check_feature(s, "defender.clean", 4);
    story_over(s);
}

static void nqm_15_a_pinned_point_gives_no_die_later(void **state) {
    PROVES(NQM_15, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 6");
    story_check_told(s, "NQM-15");
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_choose(s, "dice-1");
    story_check_dice(s, 2, 1);
    story_over(s);
}

static void nqm_15_pins_go_evenly_over_the_stands(void **state) {
    PROVES(NQM_15, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3, 1 red','B Coy 3',"
                           "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':6}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-b-coy");
    story_choose(s, "dice-2");
    story_throw(
        s, "111 66"); // B Coy has fewer pins and takes one; then A Coy is the first of equals
    story_check_asks(s, "test-attacker");
    story_check_feature(s, "attacker.clean", 3);
    story_over(s);
    s = story_begin("{'rules':'nqm','parameters':{'A-14':'freely'},'attacker':{'strength':3},"
                    "'defender':{'stands':['1 Coy 3','2 Coy 2, 1 red']}}");
    story_choose(s, "dice-1");
    story_throw(s, "666 1");
    story_check_options(s, "pin-1-coy pin-2-coy"); // the owner's choice, the even one first
    story_choose(s, "pin-2-coy");
    story_check_feature(s, "defender.clean", 3);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_10_both_sides_roll_together),
        cmocka_unit_test(nqm_11_dice_are_matched_in_order_of_height),
        cmocka_unit_test(nqm_12_dice_beyond_the_shorter_row_are_ignored),
        cmocka_unit_test(nqm_13_a_tie_hurts_nobody),
        cmocka_unit_test(nqm_14_the_higher_die_of_a_pair_costs_the_other_side_one),
        cmocka_unit_test(nqm_15_a_pinned_point_gives_no_die_later),
        cmocka_unit_test(nqm_15_pins_go_evenly_over_the_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
