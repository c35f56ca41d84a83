// Break tests, overruns, and who cannot fight: NQM-25 to NQM-27, NQM-47, NQM-48, NQM-S….

#include "rules/nqm/proofs.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static void nqm_25_a_unit_tests_when_its_casualties_reach_the_fraction(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'strength':6,'pins':1},'defender':{'strength':6}}");
    story_choose(s, "dice-2");
    story_check_feature(s, "attacker.to_test", 2);
    story_throw(s, "111 66"); // TN-12: 3 of 6 for Regulars
    story_check_told(s, "NQM-25");
    story_check_asks(s, "test-attacker");
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'quality':'veteran','strength':6,'pins':1},"
                    "'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "1111 6"); // TN-13: 2 of 6 for Veterans
    story_check_asks(s, "test-attacker");
    story_over(s);
}

// The pins with which a side counts as past its point; with one less it is not.
static void check_point(const char *parameters, const char *quality, int strength, int pins) {
    for (int less = 0; less < 2; less++) {
        char scenario[240];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','parameters':{%s},'attacker':{'quality':'%s','strength':%d,"
                 "'pins':%d},'defender':{'quality':'militia','strength':6}}",
                 parameters, quality, strength, pins - less);
        story *s = story_begin(scenario);
        story_check_feature(s, "attacker.morale", less ? 0 : 1);
        if (less) story_check_feature(s, "attacker.to_test", 1);
        story_over(s);
    }
}

static void nqm_25_each_quality_has_its_own_fraction(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *quality;
        int of_six, of_seven;
    } ROWS[] = {{"veteran", 2, 3}, {"regular", 3, 4}, {"conscript", 2, 3}, {"militia", 4, 5}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        check_point("", ROWS[i].quality, 6, ROWS[i].of_six);
        check_point("", ROWS[i].quality, 7, ROWS[i].of_seven);
    }
}

static void nqm_25_under_a_7_and_a_2_the_point_lies_elsewhere(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    check_point("'A-7':'exceeded'", "veteran", 6, 3);
    check_point("'A-7':'exceeded'", "veteran", 5, 2); // 5/3, which no number of pins reaches
    check_point("'A-7':'exceeded'", "regular", 6, 4);
    check_point("'A-2':'remaining'", "veteran", 6, 4);
    check_point("'A-2':'remaining'", "militia", 6, 2);
    check_point("'A-2':'remaining','A-7':'exceeded'", "militia", 6, 3);
    static const char *const QUALITIES[] = {"elite",
                                            "regular"}; // who never test rest on nothing
    for (int i = 0; i < 2; i++) {
        story *s = story_of("{'rules':'nqm','attacker':{'quality':'%s','strength':6},"
                            "'defender':{'quality':'elite','strength':6}}",
                            QUALITIES[i]);
        assert_int_equal(story_rests_on(s, "A-2"), i);
        story_over(s);
    }
}

static void nqm_25_elite_never_test(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':6,'pins':4},"
                    "'defender':{'quality':'militia','strength':6}}");
    story_check_feature(s, "attacker.morale", 0); // nor have they a point to be past
    story_throw(s, "11 6");                       // TN-14: five pins of six
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_25_a_unit_tests_once_and_not_if_it_came_past_its_point(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':6,'pins':3},"
                           "'defender':{'quality':'militia','strength':6}}");
    story_check_feature(s, "attacker.morale", 1);
    story_throw(s, "111 6");
    story_check_asks(s, "attack-again");
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':4},'defender':{'quality':'militia','"
                    "strength':6}}");
    story_throw(s, "111 6");
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_throw(s, "111 6");
    story_throw(s, "4"); // holds
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_throw(s, "11 6"); // three of four now, and no second test
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_25_the_threshold_and_the_fraction_have_other_readings(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','parameters':{'A-7':'exceeded'},'attacker':{'strength':6,'pins':2},"
        "'defender':{'quality':'militia','strength':6}}");
    story_throw(s, "111 6"); // 3 of 6 is reached, not exceeded
    story_check_asks(s, "attack-again");
    story_check_feature(s, "attacker.to_test", 1);
    story_over(s);
    s = story_begin("{'rules':'nqm','parameters':{'A-2':'b'},'attacker':{'quality':'veteran','"
                    "strength':6,'pins':2},"
                    "'defender':{'quality':'militia','strength':6}}");
    story_throw(s, "1111 6"); // a third remaining is 2 of 6; 3 remain
    story_check_asks(s, "attack-again");
    story_check_feature(s, "attacker.to_test", 1);
    story_over(s);
}

static void nqm_26_one_die_decides(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    static const struct {
        const char *quality, *breaks, *holds;
    } ROWS[] = {{"veteran", "2", "3"},
                {"regular", "3", "4"},
                {"conscript", "4", "5"},
                {"militia", "4", "5"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int holds = 0; holds < 2; holds++) {
            char scenario[200];
            snprintf(scenario, sizeof scenario,
                     "{'rules':'nqm','hours':2,'attacker':{'quality':'elite','strength':1},"
                     "'defender':{'quality':'%s','strength':3,'pins':%d}}",
                     ROWS[i].quality, i == 3 ? 1 : 0);
            story *s = story_begin(scenario);
            if (i < 3) story_choose(s, "dice-1");
            story_throw(s, "6 1");
            if (i == 1) { // a Regular company tests at its second casualty
                story_choose(s, "go-on");
                story_choose(s, "stay");
                story_choose(s, "dice-1");
                story_throw(s, "6 1");
            }
            story_check_asks(s, "test-defender");
            story_check_sides(s, 6);
            story_throw(s, holds ? ROWS[i].holds : ROWS[i].breaks);
            story_check_told(s, "NQM-26");
            if (holds)
                story_check_asks(s, "attack-again");
            else
                story_check_ending(s, "position-taken");
            story_over(s);
        }
}

static void nqm_26_elite_who_are_made_to_test_always_hold(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','parameters':{'elite_break_at':'1/2'},'attacker':"
                           "{'quality':'elite','strength':2},'defender':{'quality':'militia',"
                           "'strength':6}}");
    story_throw(s, "11 6");
    story_check_asks(s, "test-attacker");
    story_throw(s, "1");
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_26_both_sides_tests_are_judged_together(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    static const char SCENARIO[] = "{'rules':'nqm','attacker':{'strength':6,'pins':2},"
                                   "'defender':{'strength':4,'pins':1}}";
    static const char *const ENDINGS[2][2] = {{"both-broken", "attack-broken"},
                                              {"position-taken", NULL}};
    for (int attacker = 0; attacker < 2; attacker++)
        for (int defender = 0; defender < 2; defender++) {
            story *s = story_begin(SCENARIO);
            story_choose(s, "dice-2");
            story_throw(s, "611 55");
            story_throw(s, attacker ? "6" : "1");
            story_check_asks(s, "test-defender");
            story_throw(s, defender ? "6" : "1");
            if (ENDINGS[attacker][defender])
                story_check_ending(s, ENDINGS[attacker][defender]);
            else
                story_check_asks(s, "attack-again");
            story_over(s);
        }
}

static void nqm_27_stands_beyond_the_dice_put_off_the_test(void **state) {
    PROVES(NQM_27, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'quality':'"
                           "militia','strength':6}}");
    story_check_feature(s, "attacker.to_test", 2);
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':12},'defender':{'quality':'militia',"
                    "'strength':6}}");
    story_check_dice(s, 3, 1); // no more dice than three points have
    story_check_feature(s, "attacker.to_test", 6);
    story_over(s);
}

static void nqm_27_stands_beyond_the_dice_keep_the_position(void **state) {
    PROVES(NQM_27, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'strength':3},'defender':{'quality':'elite','stands':["
        "'1 Coy 4',{'name':'Mortars','class':'support','strength':2}]}}");
    story_choose(s, "dice-3");
    story_throw(s, "666 111");
    story_check_asks(s, "attack-again"); // three pins of six: two stands still hold it
    story_check_feature(s, "defender.clean", 3);
    story_over(s);
}

static void nqm_47_a_defender_without_a_clean_point_is_overrun(void **state) {
    PROVES(NQM_47, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':3,'pins':3}}");
    story_check_said(s, "the defender cannot resist and is overrun without a fight"); // TN-17
    story_check_ending(s, "overrun");
    story_check_losses(s, 0, 0);
    story_over(s);
}

static void nqm_48_a_broken_unit_neither_resists_nor_attacks(void **state) {
    PROVES(NQM_48, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':3,'"
                           "morale':'failed'}}");
    story_check_said(s, "defender: a broken defender rolls no dice"); // TN-17
    story_check_ending(s, "overrun");
    story_over(s);
    story_refused(
        "{'rules':'nqm','attacker':{'strength':6,'morale':'failed'},'defender':{'strength':3}}",
        BAY_FORBIDDEN, "attacker.morale", "NQM-48");
}

static void nqm_s01_support_stands_defend_but_do_not_assault(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'stands':['A Coy 3',{'name':'Mortars','class':'support'},"
        "{'name':'Recce','class':'recce'},{'name':'Sappers','class':'engineer'},"
        "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':3}}");
    story_choose(s, "commit-a-coy");
    story_check_options(s, "commit-recce hold-recce"); // the mortars are not asked
    story_choose(s, "commit-recce");
    story_choose(s, "commit-sappers");
    story_check_asks(s, "defence"); // nor is a commander who stands apart
    story_check_feature(s, "attacker.clean", 9);
    story_over(s);
}

static void nqm_s01_a_commander_grouped_with_them_fights_unless_read_otherwise(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'stands':['A Coy 1',{'name':'Bn HQ','class':'command',"
        "'grouped':true}]},'defender':{'strength':1}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-bn-hq");
    story_check_dice(s, 2, 1);
    story_over(s);
    s = story_begin(
        "{'rules':'nqm','parameters':{'A-16':'never'},'attacker':{'stands':['A Coy 1',"
        "{'name':'Bn HQ','class':'command','grouped':true}]},'defender':{'strength':1}}");
    story_check_dice(s, 1, 1);
    story_over(s);
}

static void nqm_s05_an_overloaded_stand_is_off_the_field(void **state) {
    PROVES(NQM_S05, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'stands':["
                           "'1 Coy 3, 2 red, 2 black','2 Coy 3']}}");
    story_check_feature(s, "defender.clean", 3);
    story_check_feature(s, "defender.morale", 1); // three of six are lost already
    story_check_shown(s, "1-coy", "overloaded, off the field");
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'stands':["
                    "'1 Coy 3, 2 red, 1 black','2 Coy 3']}}");
    story_check_shown(s, "1-coy",
                      "defending"); // as many pins as it has strength are not too many
    story_over(s);
}

static void nqm_s16_no_withdrawal_without_a_line_of_retreat(void **state) {
    PROVES(NQM_S16, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6,'"
                           "retreat':'closed'}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 1");
    story_choose(s, "go-on");
    story_check_asks(s, "defence"); // nobody asks the defender whether he withdraws
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6,'"
                    "retreat':'open'}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 1");
    story_choose(s, "go-on");
    story_check_asks(s, "hold-or-withdraw");
    story_choose(s, "withdraw");
    story_check_said(s, "the defender withdraws");
    story_check_ending(s, "position-yielded");
    story_over(s);
    s = story_begin("{'rules':'nqm','parameters':{'A-19':'attacker'},'attacker':{'strength':6},"
                    "'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 1");
    story_choose(s, "go-on");
    story_check_asks(s, "defence");
    story_over(s);
}

static void nqm_48_nor_do_its_reserves(void **state) {
    PROVES(NQM_48, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','aftermath':true,'attacker':{'strength':6},'defender':{"
                    "'morale':'failed','stands':['1 Coy 3',{'name':'R','reserve':true}]}}");
    story_check_shown(s, "1-coy", "out of the fight");
    story_check_shown(s, "r", "out of the fight");
    story_choose(s, "follow-on");
    story_check_ending(s, "overrun");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_25_a_unit_tests_when_its_casualties_reach_the_fraction),
        cmocka_unit_test(nqm_25_each_quality_has_its_own_fraction),
        cmocka_unit_test(nqm_25_under_a_7_and_a_2_the_point_lies_elsewhere),
        cmocka_unit_test(nqm_25_elite_never_test),
        cmocka_unit_test(nqm_25_a_unit_tests_once_and_not_if_it_came_past_its_point),
        cmocka_unit_test(nqm_25_the_threshold_and_the_fraction_have_other_readings),
        cmocka_unit_test(nqm_26_one_die_decides),
        cmocka_unit_test(nqm_26_elite_who_are_made_to_test_always_hold),
        cmocka_unit_test(nqm_26_both_sides_tests_are_judged_together),
        cmocka_unit_test(nqm_27_stands_beyond_the_dice_put_off_the_test),
        cmocka_unit_test(nqm_27_stands_beyond_the_dice_keep_the_position),
        cmocka_unit_test(nqm_47_a_defender_without_a_clean_point_is_overrun),
        cmocka_unit_test(nqm_48_a_broken_unit_neither_resists_nor_attacks),
        cmocka_unit_test(nqm_s01_support_stands_defend_but_do_not_assault),
        cmocka_unit_test(nqm_s01_a_commander_grouped_with_them_fights_unless_read_otherwise),
        cmocka_unit_test(nqm_s05_an_overloaded_stand_is_off_the_field),
        cmocka_unit_test(nqm_s16_no_withdrawal_without_a_line_of_retreat),
        cmocka_unit_test(nqm_48_nor_do_its_reserves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
