// The unit that tests, when, how often, and after what: readings, base_loss.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define MILITIA_NINE "'quality':'militia','strength':9" // one die, no question
#define TOGETHER "'hq':'brigade',"
#define ELITE_ONE "'quality':'elite','strength':1"

// 1 Bn has lost two of six and 2 Bn three of six; the next pin goes to A Coy.
#define WORN                                                                                   \
    STANDS(STAND("A Coy", 2, OF("1 Bn")) "," STAND("B Coy", 4, OF("1 Bn") RED(2)) "," STAND(   \
        "C Coy", 6, OF("2 Bn") RED(3)) "," COMMANDER("1 HQ", OF("1 Bn")))
#define WORN_GO_IN "together; commit-a-coy; commit-b-coy; commit-c-coy"

static void nqm_25_in_a_joint_attack_each_battalion_tests(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *reading, *words;
        int left; // clean points after one test was failed; 0: the attack is broken
    } ROWS[] = {
        {"", "attacker: 1 Bn must test: casualties 3 of 6", 3},
        {READ("'A-3':'battalion'"), "attacker: 1 Bn must test: casualties 3 of 6", 3},
        {READ("'A-3':'whole'"), "attacker: the attacker must test: casualties 6 of 12", 0},
        {READ("'A-3':'stand'"), "attacker: A Coy must test: casualties 1 of 2", 5}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("%s", TOGETHER WORN, MILITIA_NINE), ROWS[i].reading);
        story_play(s, WORN_GO_IN "; 111 6");
        story_check_asks(s, "test-attacker");
        story_check_said(s, ROWS[i].words);
        story_throw(s, "3");
        if (ROWS[i].left) {
            story_check_asks(s, "attack-again");
            story_check_feature(s, "attacker.clean", ROWS[i].left);
        } else {
            story_check_ending(s, "attack-broken");
        }
        story_over(s);
    }
}

static void nqm_25_a_company_alone_tests_only_if_read_so(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *reading, *asks;
    } ROWS[] = {{"", "attack-again"}, // one pin of six
                {READ("'A-3':'whole'"), "attack-again"},
                {READ("'A-3':'stand'"), "test-attacker"}}; // of two
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("%s",
                                    STANDS(STAND("A Coy", 2, "") "," STAND(
                                        "B Coy", 4, "") "," COMMANDER("HQ", "")),
                                    MILITIA_NINE),
                            ROWS[i].reading);
        story_play(s, "commit-a-coy; commit-b-coy; 111 6");
        if (i == 2) story_choose(s, "pin-a-coy"); // else only their total counts
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}

static void nqm_25_the_defenders_battalions_test_one_by_one(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("%s", ELITE_ONE,
                STANDS(STAND("1 Coy", 2, OF("X Bn")) "," STAND(
                    "2 Coy", 4, OF("X Bn") RED(2)) "," STAND("3 Coy", 6, OF("Y Bn"))));
    story *s = story_of(SCENARIO, "");
    story_play(s, "dice-1; 6 1; pin-1-coy");
    story_check_asks(s, "test-defender");
    story_throw(s, "3");
    story_check_asks(s, "attack-again"); // Y Bn still holds it
    story_check_feature(s, "defender.clean", 6);
    story_over(s);
    s = story_of(SCENARIO, READ("'A-3':'whole'"));
    story_play(s, "dice-1; 6 1");
    story_check_asks(s, "attack-again"); // three of twelve
    story_over(s);
}

static void nqm_48_who_failed_is_out_and_the_others_fight_on(void **state) {
    PROVES(NQM_48, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", TOGETHER WORN, MILITIA_NINE));
    story_play(s, WORN_GO_IN "; 111 6; 3; go-on; stay");
    story_check_dice(s, 3, 1); // C Coy's
    story_throw(s, "111 6");
    story_check_pins(s, "c-coy", 4, 0); // nor do they take pins any more
    story_over(s);
}

static void nqm_25_pins_from_the_firefight_count_unless_read_otherwise(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const char *const READINGS[] = {"", READ("'A-4':'count'"), READ("'A-4':'ignore'")};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(ASSAULT("%s", "'strength':6,'pins':2", MILITIA_NINE), READINGS[i]);
        story_throw(s, "111 6");
        story_check_asks(s, i < 2 ? "test-attacker" : "attack-again");
        story_over(s);
    }
    story *s = story_begin(ASSAULT(READ("'A-4':'ignore'"), "'strength':8,'pins':4",
                                   "'quality':'elite','strength':9"));
    story_check_feature(s, "attacker.morale", 0); // nor has he passed by them
    story_check_feature(s, "attacker.to_test", 4);
    story_play(s, "dice-3; 111 666");
    story_check_asks(s, "attack-again");         // three of eight
    story_check_feature(s, "attacker.clean", 1); // pins they remain
    story_over(s);
}

static void nqm_25_a_unit_that_held_tests_again_only_if_read_so(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    for (int again = 0; again < 2; again++) {
        story *s = story_of(ASSAULT("%s", "'strength':6,'pins':2", MILITIA_NINE),
                            again ? READ("'A-5':'again'") : "");
        story_play(s, "111 6; 4; go-on; stay; 111 1");
        story_check_asks(s, "attack-again"); // no new pin, no test
        story_play(s, "go-on; stay; 111 6");
        if (again)
            story_check_asks(s, "test-attacker");
        else
            story_check_ending(s, "unresolved");
        if (again) story_throw(s, "3");
        if (again) story_check_ending(s, "attack-broken");
        story_over(s);
    }
}

static void nqm_25_who_came_past_his_point_tests_only_if_read_so(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    for (int again = 0; again < 2; again++) {
        story *s = story_of(ASSAULT("%s", "'strength':6,'pins':3", MILITIA_NINE),
                            again ? READ("'A-5':'again'") : "");
        story_throw(s, "111 6");
        story_check_asks(s, again ? "test-attacker" : "attack-again");
        story_over(s);
    }
}

// Each side loses a point and must test.
static story *both_test(const char *reading) {
    story *s =
        story_of(ASSAULT("%s", "'strength':6,'pins':2", "'strength':4,'pins':1"), reading);
    story_play(s, "dice-2; 611 55");
    return s;
}

static void nqm_25_one_side_may_test_before_the_other(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *reading, *first, *then, *ending;
    } ROWS[] = {
        {"", "test-attacker", "test-defender", NULL},
        {READ("'A-6':'together'"), "test-attacker", "test-defender", NULL},
        {READ("'A-6':'attacker-first'"), "test-attacker", "test-defender", "attack-broken"},
        {READ("'A-6':'defender-first'"), "test-defender", "test-attacker", "position-taken"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = both_test(ROWS[i].reading);
        story_check_asks(s, ROWS[i].first);
        story_throw(s, "4");
        story_check_asks(s, ROWS[i].then);
        story_throw(s, "4");
        story_check_asks(s, "attack-again");
        story_over(s);
        s = both_test(ROWS[i].reading);
        story_throw(s, "3"); // the other side does not test any more
        if (ROWS[i].ending)
            story_check_ending(s, ROWS[i].ending);
        else
            story_check_asks(s, ROWS[i].then);
        story_over(s);
    }
}

static void nqm_26_veterans_hold_from_three_or_on_three_and_six(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    static const struct {
        const char *reading, *quality, *holds; // by face, from 1
    } ROWS[] = {{"", "veteran", "..yyyy"},
                {READ("'A-1':'3-to-6'"), "veteran", "..yyyy"},
                {READ("'A-1':'3-and-6'"), "veteran", "..y..y"},
                {READ("'A-1':'3-and-6'"), "regular", "...yyy"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int face = 1; face <= 6; face++) {
            char die[2] = {(char)('0' + face), 0};
            story *s =
                story_of(ASSAULT("%s", "'quality':'%s','strength':3,'pins':%d", MILITIA_NINE),
                         ROWS[i].reading, ROWS[i].quality, i == 3);
            story_play(s, i == 3 ? "11 6" : "111 6");
            story_check_asks(s, "test-attacker");
            story_throw(s, die);
            if (ROWS[i].holds[face - 1] == 'y')
                story_check_asks(s, "attack-again");
            else
                story_check_ending(s, "attack-broken");
            story_over(s);
        }
}

static void nqm_25_reinforcements_count_unless_read_otherwise(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *reading, *asks;
    } ROWS[] = {{"", "attack-again"},
                {READ("'A-21':'grows'"), "attack-again"}, // three pins of ten
                {READ("'A-21':'no'"), "test-attacker"}};  // two of four
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("%s",
                                    STANDS(STAND("A Coy", 4, "") "," STAND(
                                        "B Coy", 6, RED(1)) "," COMMANDER("HQ", "")),
                                    MILITIA_NINE),
                            ROWS[i].reading);
        story_play(s, "commit-a-coy; hold-b-coy; 111 6; go-on; commit-b-coy; stay; 111 6");
        if (i == 2) story_choose(s, "pin-a-coy");
        story_check_pins(s, "a-coy", 2, 0);
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}

static void nqm_25_under_a_21_pins_on_reinforcements_count_no_more_than_they(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        READ("'A-21':'no'"),
        STANDS(STAND("A Coy", 4, RED(1)) "," STAND("B Coy", 3, "") "," COMMANDER("HQ", "")),
        "'quality':'veteran','strength':9"));
    story_play(s, "commit-a-coy; hold-b-coy; dice-1; 111 1; go-on; commit-b-coy; stay");
    story_play(s, "dice-1; 111 6"); // the pin is B Coy's: still one of A Coy's four
    story_check_pins(s, "b-coy", 1, 0);
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_s09_one_test_an_attack_is_enough(void **state) {
    PROVES(NQM_S09, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(READ("'base_loss':'tests'"),
                STANDS(STAND("A Coy", 1, "") "," STAND("B Coy", 1, "") "," COMMANDER("HQ", "")),
                MILITIA_NINE));
    story_play(s, "commit-b-coy; 11 6; 4"); // a base lost, and half of them
    story_check_asks(s, "attack-again");
    story_check_feature(s, "attacker.morale", 1);
    story_over(s);
}

static void nqm_s15_casualties_are_shared_out_evenly_by_their_owner(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("%s",
                "'quality':'elite'," STANDS(STAND("A Coy", 3, "") "," STAND(
                    "B Coy", 2, "") "," STAND("C Coy", 4, RED(1)) "," COMMANDER("HQ", "")),
                "'quality':'elite','strength':9");
    static const char GO[] = "commit-a-coy; commit-b-coy; commit-c-coy; dice-4; 11111 6666";
    static const char *const READINGS[] = {"", READ("'A-3':'stand'")};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(SCENARIO, READINGS[i]);
        story_play(s, GO);
        story_check_said(s, "attacker: the attacker shares the casualties out evenly");
        if (i == 1) story_play(s, "pin-a-coy; pin-b-coy"); // else only their total counts
        story_check_pins(s, "a-coy", 2, 0);                // A and B twice: C Coy came with one
        story_check_pins(s, "b-coy", 2, 0);
        story_check_pins(s, "c-coy", 1, 0);
        story_over(s);
    }
    story *s = story_of(SCENARIO, READ("'A-14':'freely'"));
    story_play(s, GO);
    story_check_asks(s, "place-attacker");
    story_play(s, "pin-c-coy; pin-c-coy; pin-c-coy; pin-b-coy");
    story_check_pins(s, "a-coy", 0, 0);
    story_check_pins(s, "c-coy", 4, 0);
    story_over(s);
    s = story_of(SCENARIO, ""); // nor does one that is held back take any
    story_play(s, "hold-a-coy; commit-b-coy; commit-c-coy; dice-4; 11111 6666");
    story_check_feature(s, "attacker.clean", 1);
    story_over(s);
}

static void nqm_25_who_has_no_clean_point_left_does_not_test(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", "'strength':1", MILITIA_NINE));
    story_throw(s, "1 6");
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_begin(ASSAULT( // and Elite test for nothing at all
        READ("'base_loss':'tests'"),
        "'quality':'elite'," STANDS(
            STAND("A Coy", 1, "") "," STAND("B Coy", 5, "") "," COMMANDER("HQ", "")),
        MILITIA_NINE));
    story_play(s, "commit-a-coy; commit-b-coy; 11111 6; pin-a-coy");
    story_check_asks(s, "attack-again");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_25_in_a_joint_attack_each_battalion_tests),
        cmocka_unit_test(nqm_25_a_company_alone_tests_only_if_read_so),
        cmocka_unit_test(nqm_25_the_defenders_battalions_test_one_by_one),
        cmocka_unit_test(nqm_48_who_failed_is_out_and_the_others_fight_on),
        cmocka_unit_test(nqm_25_pins_from_the_firefight_count_unless_read_otherwise),
        cmocka_unit_test(nqm_25_a_unit_that_held_tests_again_only_if_read_so),
        cmocka_unit_test(nqm_25_who_came_past_his_point_tests_only_if_read_so),
        cmocka_unit_test(nqm_25_one_side_may_test_before_the_other),
        cmocka_unit_test(nqm_26_veterans_hold_from_three_or_on_three_and_six),
        cmocka_unit_test(nqm_25_reinforcements_count_unless_read_otherwise),
        cmocka_unit_test(nqm_25_under_a_21_pins_on_reinforcements_count_no_more_than_they),
        cmocka_unit_test(nqm_s09_one_test_an_attack_is_enough),
        cmocka_unit_test(nqm_s15_casualties_are_shared_out_evenly_by_their_owner),
        cmocka_unit_test(nqm_25_who_has_no_clean_point_left_does_not_test),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
