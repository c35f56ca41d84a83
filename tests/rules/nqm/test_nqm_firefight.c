// Before the assault: the firefight, and who may go in or defend at all. NQM-S01, NQM-S04,
// NQM-S13.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define MILITIA_ONE "'quality':'militia','strength':1"
#define MOUNTED READ("'mounted_assault':'yes'")

static void nqm_s04_the_firefight_must_be_won_first(void **state) {
    PROVES(NQM_S04, 1);
    (void)state;
    story_refused(ASSAULT("", "'firefight':'lost','strength':6", MILITIA_ONE), BAY_FORBIDDEN,
                  "attacker.firefight", "NQM-S04");
    static const char *const WON[] = {"", "'firefight':'won',"};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(ASSAULT("", "%s'strength':6", MILITIA_ONE), WON[i]);
        story_check_said(s, "attacker: the firefight is won: the assault goes in");
        story_check_dice(s, 3, 1);
        story_over(s);
    }
}

static void nqm_s13_armour_need_not_win_it_in_the_later_edition(void **state) {
    PROVES(NQM_S13, 1);
    (void)state;
    static const struct {
        const char *reading, *attacker;
        bool refused;
    } ROWS[] = {
        {"", "'mounted':true,'strength':6", true},
        {READ("'mounted_assault':'no'"), "'mounted':true,'strength':6", true},
        {MOUNTED, "'mounted':true,'strength':6", false},
        {MOUNTED, "'mounted':false,'strength':6", true},
        {MOUNTED, STANDS(STAND("A Coy", 3, "")), true},
        {MOUNTED, STANDS(STAND("A Coy", 3, "") "," STAND("Pz", 2, CLASS("tank"))), false},
        {"", STANDS(STAND("A Coy", 3, "") "," STAND("Pz", 2, CLASS("tank"))), true}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario, ASSAULT("%s", "'firefight':'lost',%s", MILITIA_ONE),
                 ROWS[i].reading, ROWS[i].attacker);
        if (ROWS[i].refused)
            story_refused(scenario, BAY_FORBIDDEN, NULL, "NQM-S04");
        else
            story_over(story_begin(scenario));
    }
}

static void nqm_s13_then_every_casualty_is_permanent(void **state) {
    PROVES(NQM_S13, 1);
    (void)state;
    static const struct {
        const char *firefight, *die;
        int red, black, permanent;
    } ROWS[] = {{"lost", "4", 1, 2, 2}, // only the pin he came with may come off
                {"lost", "3", 1, 2, 3},
                {"won", "4", 3, 0, 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT(AFTERMATH MOUNTED,
                    "'firefight':'%s','mounted':true,'quality':'elite','strength':6,'pins':1",
                    MILITIA_ONE),
            ROWS[i].firefight);
        assert_int_equal(story_said(s,
                                    "attacker: the firefight is not won: every casualty is a "
                                    "permanent loss"),
                         ROWS[i].black > 0);
        story_play(s, "11111 6; go-on; stay; 1111 6; go-on; stay; 666 1");
        story_check_pins(s, "attacker", ROWS[i].red, ROWS[i].black);
        story_check_pins(s, "defender", 1, 0);
        story_play(s, "reorganise");
        story_throw(s, ROWS[i].die);
        story_check_ending(s, "position-taken");
        story_check_measure(s, "attacker_permanent", ROWS[i].permanent);
        story_check_losses(s, 2, 1);
        story_over(s);
    }
    story *s = story_begin( // whether he reorganises or not
        ASSAULT(AFTERMATH MOUNTED,
                "'firefight':'lost','mounted':true,'quality':'elite','strength':6",
                MILITIA_ONE));
    story_play(s, "11111 6; go-on; stay; 66666 1; follow-on");
    story_check_measure(s, "attacker_permanent", 1);
    story_over(s);
}

static void nqm_s01_who_may_assault(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    static const struct {
        const char *class;
        int clean;
    } ROWS[] = {{"fighting", 5}, {"recce", 5},    {"engineer", 5}, {"tank", 5},
                {"support", 3},  {"logistic", 3}, {"at-gun", 3},   {"sniper", 3},
                {"observer", 3}, {"command", 3}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("",
                                    STANDS(STAND("A Coy", 3, "") "," STAND(
                                        "B", 2, CLASS("%s")) "," COMMANDER("HQ", "")),
                                    MILITIA_ONE),
                            ROWS[i].class);
        if (ROWS[i].clean == 5) story_play(s, "commit-a-coy; commit-b");
        story_check_asks(s, "attack");
        story_check_feature(s, "attacker.clean", ROWS[i].clean);
        story_over(s);
    }
}

static void nqm_s01_snipers_and_observers_are_overrun(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    static const struct {
        const char *class;
        bool overrun;
    } ROWS[] = {{"sniper", true},    {"observer", true},  {"fighting", false},
                {"support", false},  {"command", false},  {"recce", false},
                {"engineer", false}, {"logistic", false}, {"at-gun", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT("", "'quality':'elite','strength':6", STANDS(STAND("B", 4, CLASS("%s")))),
            ROWS[i].class);
        if (ROWS[i].overrun) {
            story_check_ending(s, "overrun");
            story_check_losses(s, 0, 0);
        } else {
            story_check_asks(s, "defence");
        }
        story_over(s);
        s = story_of(ASSAULT("", "'quality':'elite','strength':6",
                             STANDS(STAND("1 Coy", 2, "") "," STAND("B", 4, CLASS("%s")))),
                     ROWS[i].class);
        story_check_feature(s, "defender.clean", ROWS[i].overrun ? 2 : 6);
        story_check_shown(s, "b", ROWS[i].overrun ? "out of the fight" : "defending");
        story_play(s, "dice-1; 66666 1"); // one of two, or one of six
        story_check_asks(s, ROWS[i].overrun ? "test-defender" : "attack-again");
        story_over(s);
    }
}

static void nqm_s01_snipers_are_in_no_counterattack_either(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        AFTERMATH, "'strength':6",
        STANDS(STAND("1 Coy", 1, OF("X Bn")) "," STAND(
            "Sniper", 3, CLASS("sniper") OF("X Bn")) "," STAND("R", 2, OF("Y Bn") RESERVE))));
    story_play(s, "666 1; reorganise; counterattack; dice-1");
    story_check_dice(s, 2, 1); // R's two
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_s04_the_firefight_must_be_won_first),
        cmocka_unit_test(nqm_s13_armour_need_not_win_it_in_the_later_edition),
        cmocka_unit_test(nqm_s13_then_every_casualty_is_permanent),
        cmocka_unit_test(nqm_s01_who_may_assault),
        cmocka_unit_test(nqm_s01_snipers_and_observers_are_overrun),
        cmocka_unit_test(nqm_s01_snipers_are_in_no_counterattack_either),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
