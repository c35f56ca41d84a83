// The other side of each reading, where play shows it.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static void nqm_04_under_a_11_the_attacker_may_roll_fewer(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    story *s = story_begin("{'rules':'nqm','parameters':{'A-11':'fewer'},'attacker':{'strength'"
                           ":6},'defender':{'strength':1}}");
    story_check_options(s, "dice-3 dice-2 dice-1");
    story_check_offered(s, "NQM-04"); // NQM-09 is of who defends
    story_choose(s, "dice-2");
    story_check_dice(s, 2, 1);
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':5}}");
    story_check_options(s, "dice-2 dice-1");
    story_check_offered(s, "NQM-09");
    story_over(s);
}

static void nqm_09_under_a_12_the_defender_chooses_once(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','parameters':{'A-12':'once'},'attacker':{'strength':6},"
                    "'defender':{'quality':'elite','strength':5}}");
    story_choose(s, "dice-3");
    story_throw(s, "666 111");
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_dice(s, 3, 2); // three, capped by the two clean points left
    story_over(s);
}

static void nqm_09_under_a_13_no_dice_gives_way(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','parameters':{'A-13':'gives-way'},'attacker':{'strength':6},"
        "'defender':{'strength':1}}");
    story_check_options(s, "dice-1 give-way");
    story_choose(s, "give-way");
    story_check_ending(s, "position-yielded");
    story_over(s);
}

static void nqm_24_under_a_13_giving_way_yields_the_position(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','parameters':{'A-13':'gives-way'},'attacker':{'strength':6},"
        "'defender':{'strength':6}}");
    story_check_options(s, "dice-2 dice-1 give-way");
    story_choose(s, "give-way");
    story_check_said(s, "the defender gives way");
    story_check_ending(s, "position-yielded");
    story_over(s);
}

static void nqm_s16_under_a_13_nobody_gives_way_without_a_line_of_retreat(void **state) {
    PROVES(NQM_S16, 1);
    (void)state;
    static const struct {
        const char *readings, *defender, *options; // NULL: he is not asked
    } ROWS[] = {{"", "'strength':3", "dice-2 dice-1 give-way"},
                {"", "'retreat':'closed','strength':3", "dice-2 dice-1"},
                {"", "'retreat':'closed','strength':1", NULL},
                {",'A-19':'attacker'", "'strength':1", "dice-1 give-way"},
                {",'A-12':'once'", "'retreat':'closed','strength':1", NULL},
                {",'A-12':'before'", "'strength':1", "dice-1 give-way"},
                {",'A-12':'before'", "'retreat':'closed','strength':3", "dice-2 dice-1"},
                {",'A-12':'before'", "'retreat':'closed','strength':1", NULL}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT(READ("'A-13':'gives-way'%s"), "'strength':6", "%s"),
                            ROWS[i].readings, ROWS[i].defender);
        if (ROWS[i].options)
            story_check_options(s, ROWS[i].options);
        else
            story_check_asks(s, "attack");
        story_over(s);
    }
}

static void nqm_02_under_a_15_the_assault_stops_or_nobody_minds(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    static const char *const READINGS[2] = {"stops", "ignored"};
    for (int i = 0; i < 2; i++) {
        char scenario[300];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','parameters':{'A-15':'%s'},'attacker':{'quality':'elite','"
                 "stands':['A Coy 3',"
                 "'B Coy 2',{'name':'Bn HQ','class':'command','grouped':true}]},"
                 "'defender':{'quality':'elite','strength':9}}",
                 READINGS[i]);
        story *s = story_begin(scenario);
        story_choose(s, "commit-a-coy");
        story_choose(s, "commit-b-coy");
        story_choose(s, "dice-4");
        story_throw(s, "21111 6661");
        story_choose(s, "go-on");
        story_choose(s, "stay");
        if (i == 0) {
            story_check_said(s, "without an unwounded command figure the assault stops");
            story_check_ending(s, "called-off");
        } else {
            story_check_asks(s, "defence");
            story_check_feature(s, "attacker.clean", 3);
        }
        story_over(s);
    }
}

static void nqm_15_under_a_14_the_commander_may_take_the_pin(void **state) {
    PROVES(NQM_15, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','parameters':{'A-14':'freely'},'attacker':{'stands':['A Coy 3','B Coy "
        "2',"
        "{'name':'Bn HQ','class':'command'}]},'defender':{'quality':'militia','strength':9}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-b-coy");
    story_throw(s, "111 6");
    story_check_options(s, "pin-a-coy pin-b-coy pin-bn-hq");
    story_choose(s, "pin-bn-hq");
    story_check_feature(s, "attacker.clean", 5);
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_asks(s, "pick-stand"); // he is hit: they may not assault together any more
    story_over(s);
}

static void nqm_02_under_a_14_only_the_commander_they_need_may_take_it(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    static const char SCENARIO[] =
        "{'rules':'nqm','parameters':{%s},'attacker':{'stands':['A Coy 3','B Coy 2',{'name':"
        "'Bn HQ','class':'command'},{'name':'X','class':'command','grouped':true}]},"
        "'defender':{'quality':'militia','strength':9}}";
    story *s = story_of(SCENARIO, "'A-14':'freely'");
    story_play(s, "commit-a-coy; commit-b-coy; hold-x; 111 6");
    story_check_options(s, "pin-a-coy pin-b-coy pin-bn-hq");
    story_over(s);
    s = story_of(SCENARIO, "'A-14':'freely'"); // X leads them from among them
    story_play(s, "commit-a-coy; commit-b-coy; commit-x; 111 6");
    story_check_options(s, "pin-a-coy pin-b-coy pin-x");
    story_over(s);
    s = story_of(SCENARIO, "'A-14':'freely'"); // one company alone needs nobody
    story_play(s, "commit-a-coy; hold-b-coy; hold-x; 111 6");
    story_check_asks(s, "attack-again");
    story_over(s);
    s = story_of(SCENARIO, "'A-14':'evenly','A-3':'stand'");
    story_play(s, "commit-a-coy; commit-b-coy; hold-x; 111 6; pin-a-coy");
    story_check_asks(s, "attack-again");
    story_check_pins(s, "bn-hq", 0, 0);
    story_over(s);
}

// Two companies of a point each and their commander, apart from them, on three points.
static void nqm_04_under_a_16_every_unwounded_figure_gives_a_die(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    static const char SCENARIO[] =
        "{'rules':'nqm','parameters':{%s},'attacker':{'stands':['A Coy 1','B Coy 1',{'name':"
        "'HQ','class':'command'}]},'defender':{'strength':3}}";
    story *s = story_of(SCENARIO, "'A-16':'grouped'");
    story_play(s, "commit-b-coy; dice-2");
    story_check_dice(s, 2, 2);
    story_over(s);
    s = story_of(SCENARIO, "'A-16':'always'");
    story_play(s, "commit-a-coy; commit-b-coy; dice-2");
    story_check_dice(s, 3, 2); // the commander must go in with them
    story_play(s, "111 66; pin-a-coy; pin-hq");
    story_check_feature(s, "attacker.clean", 1);
    story_over(s);
}

static void nqm_25_under_a_24_who_enters_past_his_break_point_tests(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const char SCENARIO[] = "{'rules':'nqm','parameters':{%s},'attacker':{'strength':6,"
                                   "'pins':3},'defender':{'strength':6}}";
    story *s = story_of(SCENARIO, "'A-24':'passed'");
    story_play(s, "dice-2; 666 66");
    story_check_asks(s, "attack-again");
    story_over(s);
    s = story_of(SCENARIO, "'A-24':'tests'");
    story_play(s, "dice-2; 666 66"); // nobody is hurt: he tests all the same
    story_check_asks(s, "test-attacker");
    story_throw(s, "3");
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_of(SCENARIO, "'A-24':'tests','A-4':'ignore'");
    story_play(s, "dice-2; 666 66");
    story_check_asks(s, "attack-again");
    story_over(s);
}

// Whatever the order of its lines, a file is the same assault.
static void nqm_15_the_order_of_the_file_decides_nothing(void **state) {
    PROVES(NQM_15, 1);
    (void)state;
    static const char *const STANDS[] = {"'A Coy 3','B Coy 2, 1 red','C Coy 1'",
                                         "'C Coy 1','A Coy 3','B Coy 2, 1 red'",
                                         "'B Coy 2, 1 red','C Coy 1','A Coy 3'"};
    double first = 0;
    for (int i = 0; i < 3; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','parameters':{'base_loss':'tests','A-3':'stand'},'attacker':{"
                 "'strength':6},'defender':{'quality':'veteran','stands':[%s]}}",
                 STANDS[i]);
        double chance = story_chance(scenario, "position-taken", false);
        if (i == 0) first = chance;
        assert_true(chance == first);
        story *s = story_begin(scenario);
        story_play(s, "dice-2; 661 51; 6"); // of those without a pin the first by its id
        story_check_pins(s, "a-coy", 1, 0);
        story_over(s);
    }
}

static void nqm_15_equal_stands_are_taken_from_either_end(void **state) {
    PROVES(NQM_15, 1);
    (void)state;
    static const char *const READINGS[] = {"", "'equal_units':'first',",
                                           "'equal_units':'last',"};
    for (int i = 0; i < 3; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','parameters':{%s'A-3':'stand'},'attacker':{'strength':6},"
                 "'defender':{'quality':'veteran','stands':['1 Coy 3','2 Coy 3']}}",
                 READINGS[i]);
        story *s = story_begin(scenario);
        story_play(s, "dice-1; 661 1"); // of two that are alike
        story_check_pins(s, "1-coy", i < 2, 0);
        story_check_pins(s, "2-coy", i == 2, 0);
        story_over(s);
    }
}

// Which of the two an order means would hang on their places.
static void nqm_30_two_battalions_do_not_share_an_id(void **state) {
    PROVES(NQM_30, 1);
    (void)state;
    static const char *const NAMES[] = {"1st_Bn", "1ST BN", "1st--bn"};
    for (int i = 0; i < 3; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','attacker':{'stands':['A 1 of 1st Bn','B 1 of %s']},"
                 "'defender':{'strength':4}}",
                 NAMES[i]);
        story_refused(scenario, BAY_BAD_INPUT, "attacker.stands", NULL);
    }
    story_refused("{'rules':'nqm','attacker':{'strength':4},'defender':{'stands':["
                  "'A 1 on hill 1','B 1 on Hill-1']}}",
                  BAY_BAD_INPUT, "defender.stands", NULL);
    // Names without letters of ours have ids by number.
    story *s =
        story_begin("{'rules':'nqm','attacker':{'stands':['A 1 of Альфа','B 2 of Бета']},"
                    "'defender':{'strength':4}}");
    story_check_options(s, "send-battalion-2 send-battalion");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_04_under_a_11_the_attacker_may_roll_fewer),
        cmocka_unit_test(nqm_09_under_a_12_the_defender_chooses_once),
        cmocka_unit_test(nqm_09_under_a_13_no_dice_gives_way),
        cmocka_unit_test(nqm_24_under_a_13_giving_way_yields_the_position),
        cmocka_unit_test(nqm_s16_under_a_13_nobody_gives_way_without_a_line_of_retreat),
        cmocka_unit_test(nqm_02_under_a_15_the_assault_stops_or_nobody_minds),
        cmocka_unit_test(nqm_15_under_a_14_the_commander_may_take_the_pin),
        cmocka_unit_test(nqm_02_under_a_14_only_the_commander_they_need_may_take_it),
        cmocka_unit_test(nqm_04_under_a_16_every_unwounded_figure_gives_a_die),
        cmocka_unit_test(nqm_25_under_a_24_who_enters_past_his_break_point_tests),
        cmocka_unit_test(nqm_15_the_order_of_the_file_decides_nothing),
        cmocka_unit_test(nqm_15_equal_stands_are_taken_from_either_end),
        cmocka_unit_test(nqm_30_two_battalions_do_not_share_an_id),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
