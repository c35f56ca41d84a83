// Who takes part, and with how many dice: NQM-01 to NQM-09.

#include "rules/nqm/proofs.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static void nqm_01_a_stand_with_a_clean_figure_may_be_committed(void **state) {
    PROVES(NQM_01, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'stands':["
                    "'A Coy 3, 3 red','B Coy 3, 2 red',{'name':'Bn HQ','class':'command'},"
                    "'C Coy 3, 3 black']},'defender':{'strength':3}}");
    story_check_asks(s, "defence"); // only B Coy can go in: nothing is asked about it
    story_check_told(s, "NQM-01");
    story_check_feature(s, "attacker.clean", 1);
    story_over(s);
    story_refused("{'rules':'nqm','attacker':{'stands':['A Coy 3, 3 red']},"
                  "'defender':{'strength':3}}",
                  BAY_FORBIDDEN, "attacker", "NQM-01");
}

static void nqm_02_two_stands_need_an_unwounded_command_figure(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 2']},"
                           "'defender':{'strength':3}}");
    story_check_options(s, "commit-a-coy hold-a-coy");
    story_choose(s, "commit-a-coy"); // then B Coy may not follow
    story_check_asks(s, "defence");
    story_check_feature(s, "attacker.clean", 3);
    story_over(s);

    s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 2',"
                    "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':3}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-b-coy");
    story_check_said(s, "attacker: the command figure takes part");
    story_check_feature(s, "attacker.clean", 5);
    story_over(s);

    s = story_begin("{'rules':'nqm','attacker':{'stands':[{'name':'1 HQ','class':'command'},"
                    "'A Coy 3','B Coy 2']},'defender':{'strength':3}}");
    story_choose(s, "commit-a-coy"); // the commander's place among them is nothing to the rule
    story_choose(s, "commit-b-coy");
    story_check_asks(s, "defence");
    story_check_feature(s, "attacker.clean", 5);
    story_over(s);

    s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 2',"
                    "{'name':'Bn HQ','class':'command','red':1}]},'defender':{'strength':3}}");
    story_choose(s, "hold-a-coy"); // the wounded commander leads nobody: one stand or the other
    story_check_asks(s, "defence");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_02_a_grouped_commander_leads_from_among_the_stands(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 2',"
                           "{'name':'Bn HQ','class':'command','grouped':true}]},"
                           "'defender':{'strength':3}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-b-coy"); // two stands: now the commander has to come
    story_check_asks(s, "defence");
    story_check_feature(s, "attacker.clean", 6);
    story_over(s);
}

static void nqm_02_without_a_commander_one_stand_goes_on(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','stands':['A Coy 3',"
                           "'B Coy 2',{'name':'Bn HQ','class':'command','grouped':true}]},"
                           "'defender':{'quality':'elite','strength':9}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-b-coy");
    story_choose(s, "dice-4");
    story_throw(s, "21111 6661"); // three pins, evenly: one on each, and the commander is hit
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_asks(s, "pick-stand");
    story_check_options(s, "attack-with-a-coy attack-with-b-coy");
    story_choose(s, "attack-with-b-coy");
    story_check_told(s, "NQM-02");
    story_check_feature(s, "attacker.clean", 1);
    story_choose(s, "dice-1");
    story_throw(s, "1 6"); // the pin is that stand's
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_asks(s, "defence"); // only A Coy is left
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_03_the_defender_uses_every_stand_whatever_its_class(void **state) {
    PROVES(NQM_03, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'quality':"
                           "'elite','stands':[{'name':'Gun','class':'support','strength':1},"
                           "{'name':'HQ','class':'command'},'1 Coy 1','2 Coy 1, 1 red']}}");
    story_check_feature(s, "defender.clean", 3);
    story_check_options(s, "dice-3 dice-2 dice-1");
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'stands':['1 Coy 1',{'name':'HQ','class':"
                    "'command'},{'name':'Gun','class':'support','strength':1}]},"
                    "'defender':{'strength':1}}");
    story_check_feature(s, "attacker.clean", 1); // which the attacker may not
    story_over(s);
}

static void nqm_04_the_attacker_rolls_a_die_for_each_clean_point_up_to_his_limit(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    static const struct {
        const char *attacker;
        int dice;
    } ROWS[] = {
        {"'elite','strength':9", 5},          {"'veteran','strength':9", 4},
        {"'regular','strength':9", 3},        {"'conscript','strength':9", 2},
        {"'militia','strength':9", 3},        {"'regular','strength':2", 2},
        {"'elite','strength':6,'pins':2", 4},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[200];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','attacker':{'quality':%s},'defender':{'strength':1}}",
                 ROWS[i].attacker);
        story *s = story_begin(scenario);
        story_check_dice(s, ROWS[i].dice, 1);
        story_over(s);
    }
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':9},'defender':{'strength':1}}");
    story_check_said(s, "attacker: the attacker takes 3 dice for 9");
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 1',{'name':'Bn HQ','class':"
                    "'command','grouped':true}]},'defender':{'strength':1}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "commit-bn-hq");
    story_check_dice(s, 2, 1); // a commander grouped with them gives a die too
    story_over(s);
}

static void nqm_05_the_defender_rolls_a_die_for_each_clean_point_up_to_his_limit(void **state) {
    PROVES(NQM_05, 1);
    (void)state;
    static const struct {
        const char *quality, *options;
    } ROWS[] = {{"elite", "dice-4 dice-3 dice-2 dice-1"},
                {"veteran", "dice-3 dice-2 dice-1"},
                {"regular", "dice-2 dice-1"},
                {"conscript", "dice-2 dice-1"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[200];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','attacker':{'strength':3},"
                 "'defender':{'quality':'%s','strength':9}}",
                 ROWS[i].quality);
        story *s = story_begin(scenario);
        story_check_options(s, ROWS[i].options);
        story_choose(s, "dice-2");
        story_check_dice(s, 3, 2);
        story_over(s);
    }
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':3},"
                           "'defender':{'quality':'militia','strength':9}}");
    story_check_dice(s, 3, 1); // one die is all he has: nothing to choose
    story_check_said(s, "defender: the defender takes 1 die for 9");
    story_over(s);
}

static void nqm_06_pins_of_either_colour_cost_a_die(void **state) {
    PROVES(NQM_06, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3, 1 red, 1 black']},"
                           "'defender':{'strength':1}}");
    story_check_dice(s, 1, 1); // TN-03
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'quality':'elite',"
                    "'stands':['1 Coy 2','2 Coy 3, 2 red, 1 black']}}");
    story_check_options(s, "dice-2 dice-1"); // a stand that is pinned throughout gives none
    story_over(s);
}

static void nqm_07_dice_go_by_points_not_by_stands(void **state) {
    PROVES(NQM_07, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'quality':"
                           "'elite','stands':['1 Coy 4']}}");
    story_check_options(s, "dice-4 dice-3 dice-2 dice-1");
    story_over(s);
    s = story_begin("{'rules':'nqm','attacker':{'strength':3},'defender':{'quality':'elite',"
                    "'stands':['1 Coy 1','2 Coy 1','3 Coy 1','4 Coy 1']}}");
    story_check_options(s, "dice-4 dice-3 dice-2 dice-1");
    story_over(s);
}

static void nqm_08_the_limit_holds_for_the_whole_side(void **state) {
    PROVES(NQM_08, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 3','C Coy 3',"
                           "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':1}}");
    story_choose(s, "commit-b-coy"); // of stands that are alike the first goes in unasked
    story_choose(s, "commit-c-coy");
    story_check_feature(s, "attacker.clean", 9);
    story_check_dice(s, 3, 1); // not three for each company
    story_over(s);
}

static void nqm_09_the_defender_chooses_from_one_to_the_most(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_check_options(s, "dice-2 dice-1"); // TN-05: three is no option
    story_choose(s, "dice-1");
    story_check_told(s, "NQM-09");
    story_check_dice(s, 3, 1);
    story_throw(s, "666 1");
    story_check_feature(s, "defender.clean", 5); // one pair, one casualty at most
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_options(s, "dice-2 dice-1"); // for each attack anew
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_01_a_stand_with_a_clean_figure_may_be_committed),
        cmocka_unit_test(nqm_02_two_stands_need_an_unwounded_command_figure),
        cmocka_unit_test(nqm_02_a_grouped_commander_leads_from_among_the_stands),
        cmocka_unit_test(nqm_02_without_a_commander_one_stand_goes_on),
        cmocka_unit_test(nqm_03_the_defender_uses_every_stand_whatever_its_class),
        cmocka_unit_test(nqm_04_the_attacker_rolls_a_die_for_each_clean_point_up_to_his_limit),
        cmocka_unit_test(nqm_05_the_defender_rolls_a_die_for_each_clean_point_up_to_his_limit),
        cmocka_unit_test(nqm_06_pins_of_either_colour_cost_a_die),
        cmocka_unit_test(nqm_07_dice_go_by_points_not_by_stands),
        cmocka_unit_test(nqm_08_the_limit_holds_for_the_whole_side),
        cmocka_unit_test(nqm_09_the_defender_chooses_from_one_to_the_most),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
