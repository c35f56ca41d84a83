// Stands and bases that are lost: base_loss (NQM-S09), and a break point that counts them.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define MILITIA_NINE "'quality':'militia','strength':9" // one die, no question

static void nqm_s09_losing_a_base_calls_for_a_test_in_the_later_edition(void **state) {
    PROVES(NQM_S09, 1);
    (void)state;
    static const char SCENARIO[] = ASSAULT(
        "%s", STANDS(STAND("A Coy", 1, "") "," STAND("B Coy", 5, "") "," COMMANDER("HQ", "")),
        MILITIA_NINE);
    static const char GO[] = "commit-a-coy; commit-b-coy; 111 6";
    story *s = story_of(SCENARIO, "");
    story_play(s, GO);
    story_check_asks(s, "attack-again"); // one of six
    story_over(s);
    s = story_of(SCENARIO, READ("'base_loss':'tests'"));
    story_play(s, GO);
    story_check_options(s, "pin-b-coy pin-a-coy");
    story_choose(s, "pin-a-coy");
    story_check_said(s, "attacker: the attacker has lost a base and must test");
    story_throw(s, "3");
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_of(SCENARIO, READ("'base_loss':'tests'"));
    story_play(s, GO);
    story_play(s, "pin-a-coy; 4");
    story_play(s, "go-on; stay; 111 6"); // B Coy's, who has points left: no test
    story_check_asks(s, "attack-again");
    story_play(s, "go-on; stay; 111 6"); // three of six: the test for casualties is still due
    story_check_asks(s, "test-attacker");
    assert_false(story_told(s, "NQM-S09"));
    story_over(s);
}

static void nqm_s09_a_block_loses_a_base_when_it_has_points_for_one_fewer(void **state) {
    PROVES(NQM_S09, 1);
    (void)state;
    static const struct {
        const char *reading;
        int strength, pins;
        const char *asks;                                        // after one pin more
    } ROWS[] = {{"'base_loss':'tests'", 9, 0, "attack-again"},   // eight points: three bases
                {"'base_loss':'tests'", 10, 0, "test-attacker"}, // nine: three, not four
                {"'base_loss':'tests'", 9, 2, "test-attacker"},
                {"'base_loss':'tests','base_strength':2", 9, 0, "test-attacker"},
                {"'base_loss':'tests','base_strength':2", 9, 1, "attack-again"},
                {"'base_loss':'no'", 10, 0, "attack-again"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char attacker[80];
        snprintf(attacker, sizeof attacker, "'strength':%d,'pins':%d", ROWS[i].strength,
                 ROWS[i].pins);
        char scenario[400];
        snprintf(scenario, sizeof scenario, ASSAULT(READ("%s"), "%s", MILITIA_NINE),
                 ROWS[i].reading, attacker);
        story *s = story_begin(scenario);
        story_throw(s, "111 6");
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}

static void nqm_s09_who_passed_before_tests_for_a_lost_base_too(void **state) {
    PROVES(NQM_S09, 1);
    (void)state;
    for (int asked = 0; asked < 2; asked++) {
        story *s = story_of(ASSAULT("%s",
                                    STANDS(STAND("A Coy", 3, RED(2)) "," STAND(
                                        "B Coy", 4, RED(2)) "," COMMANDER("HQ", "")),
                                    MILITIA_NINE),
                            asked ? READ("'base_loss':'tests'") : "");
        story_play(s, "commit-a-coy; commit-b-coy; 111 6"); // passed at four of seven
        if (asked) story_choose(s, "pin-a-coy");
        story_check_pins(s, "a-coy", 3, 0);
        story_check_asks(s, asked ? "test-attacker" : "attack-again");
        story_over(s);
    }
}

static void nqm_26_a_test_for_a_lost_base_settles_nothing_else(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(READ("'base_loss':'tests'"),
                STANDS(STAND("A Coy", 1, "") "," STAND("B Coy", 5, "") "," COMMANDER("HQ", "")),
                MILITIA_NINE));
    story_play(s, "commit-a-coy; commit-b-coy; 111 6; pin-a-coy; 4; go-on; stay; 111 6");
    story_check_asks(s, "attack-again"); // the base was tested for
    story_play(s, "go-on; stay; 111 6");
    story_check_asks(s, "test-attacker"); // the casualties were not
    story_over(s);
}

static void nqm_25_under_a_2_stands_lost_are_counted(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *reading, *attacker;
        int to_test; // when all have gone in
    } ROWS[] = {{"stands",
                 STANDS(STAND("A Coy", 2, "") "," STAND("B Coy", 3, "") "," STAND(
                     "C Coy", 6, "") "," COMMANDER("HQ", "")),
                 5}, // half of three: the two weakest
                {"start",
                 STANDS(STAND("A Coy", 2, "") "," STAND("B Coy", 3, "") "," STAND(
                     "C Coy", 6, "") "," COMMANDER("HQ", "")),
                 6},
                {"stands",
                 STANDS(STAND("A Coy", 2, RED(1)) "," STAND("B Coy", 3, "") "," STAND(
                     "C Coy", 6, "") "," COMMANDER("HQ", "")),
                 4},
                {"stands", "'quality':'elite','strength':9", 99}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[600];
        snprintf(scenario, sizeof scenario, ASSAULT(READ("'A-2':'%s'"), "%s", MILITIA_NINE),
                 ROWS[i].reading, ROWS[i].attacker);
        story *s = story_begin(scenario);
        if (i < 3) story_play(s, "commit-a-coy; commit-b-coy; commit-c-coy");
        story_check_feature(s, "attacker.to_test", ROWS[i].to_test);
        story_over(s);
    }
    story *s = story_begin(
        ASSAULT(READ("'A-2':'stands','A-14':'freely'"),
                STANDS(STAND("A Coy", 1, "") "," STAND("B Coy", 1, RED(0)) "," STAND(
                    "C Coy", 6, "") "," COMMANDER("HQ", "")),
                MILITIA_NINE));
    story_play(s, "commit-a-coy; commit-b-coy; commit-c-coy; 111 6; pin-a-coy; go-on; stay; "
                  "111 6; pin-b-coy");
    story_check_said(s, "attacker: the attacker must test: 2 of 3 stands lost");
    story_over(s);
}

static void nqm_25_under_a_2_a_block_counts_its_bases(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *readings;
        int pins, morale, to_test;           // of nine points
    } ROWS[] = {{"'A-2':'stands'", 0, 0, 6}, // two bases of three
                {"'A-2':'stands'", 5, 0, 1},
                {"'A-2':'stands'", 6, 1, 99},
                {"'A-2':'stands','A-7':'exceeded'", 6, 1, 99},
                {"'A-2':'stands','base_strength':2", 0, 0, 5}, // three of five
                {"'A-2':'stands','base_strength':2", 4, 0, 1},
                {"'A-2':'stands','A-4':'ignore'", 4, 0, 5}, // both that it came with
                {"'A-2':'stands','A-4':'count'", 4, 0, 2}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario,
                 ASSAULT(READ("%s"), "'strength':9,'pins':%d", MILITIA_NINE), ROWS[i].readings,
                 ROWS[i].pins);
        story *s = story_begin(scenario);
        story_check_feature(s, "attacker.morale", ROWS[i].morale);
        story_check_feature(s, "attacker.to_test", ROWS[i].to_test);
        story_over(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_s09_losing_a_base_calls_for_a_test_in_the_later_edition),
        cmocka_unit_test(nqm_s09_a_block_loses_a_base_when_it_has_points_for_one_fewer),
        cmocka_unit_test(nqm_s09_who_passed_before_tests_for_a_lost_base_too),
        cmocka_unit_test(nqm_26_a_test_for_a_lost_base_settles_nothing_else),
        cmocka_unit_test(nqm_25_under_a_2_stands_lost_are_counted),
        cmocka_unit_test(nqm_25_under_a_2_a_block_counts_its_bases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
