// Reorganising on the ground that was won: NQM-S06, NQM-S07.

#include "rules/nqm/countering.h"
#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void nqm_s06_half_the_red_pins_come_off_and_the_rest_is_permanent(void **state) {
    PROVES(NQM_S06, 1);
    (void)state;
    static const struct {
        int red;
        const char *faces, *die; // NULL: none is thrown
        int permanent;
    } ROWS[] = {{0, "666 1", NULL, 0}, {1, "666 1", "4", 0}, {1, "666 1", "3", 1},
                {2, "666 1", NULL, 1}, {3, "666 1", "4", 1}, {3, "666 1", "3", 2},
                {4, "66 1", NULL, 2},  {5, "6 1", "6", 2},   {5, "6 1", "1", 3}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT(AFTERMATH, "'strength':6,'pins':%d", "'quality':'militia','strength':1"),
            ROWS[i].red);
        story_throw(s, ROWS[i].faces);
        story_choose(s, "reorganise");
        if (ROWS[i].die) {
            story_check_asks(s, "reorganise");
            story_check_dice(s, 1, 0);
            story_check_thrower(s, BAY_ATTACKER);
            story_check_sides(s, 6);
            story_throw(s, ROWS[i].die);
            story_check_said(s, ROWS[i].die[0] >= '4' ? "attacker: the odd pin comes off"
                                                      : "attacker: the odd pin stays on");
        }
        story_check_ending(s, "position-taken");
        story_check_measure(s, "attacker_permanent", ROWS[i].permanent);
        story_check_losses(s, 0, 1); // pins taken in the assault, whatever becomes of them
        story_over(s);
    }
}

static void nqm_s06_they_come_off_where_most_are(void **state) {
    PROVES(NQM_S06, 1);
    (void)state;
    static const struct {
        const char *first, *second;
        int black[2];
    } ROWS[] = {
        {STAND("A Coy", 3, RED(2)), STAND("B Coy", 3, RED(2)), {1, 1}}, // TN-19
        {STAND("A Coy", 4, RED(3)), STAND("B Coy", 3, RED(1)), {1, 1}},
        {STAND("A Coy", 3, RED(1)), STAND("B Coy", 4, RED(1)), {1, 0}}, // of equals the last
        {STAND("A Coy", 4, RED(2) BLACK(1)), STAND("B Coy", 3, ""), {2, 0}}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT(AFTERMATH, STANDS("%s,%s," COMMANDER("HQ", "")),
                                    "'quality':'militia','strength':1"),
                            ROWS[i].first, ROWS[i].second);
        if (i) story_choose(s, "commit-a-coy");
        story_choose(s, "commit-b-coy");
        story_throw(s, i ? "666 1" : "66 1");
        story_choose(s, "reorganise");
        story_check_ending(s, "position-taken");
        story_check_pins(s, "a-coy", 0, ROWS[i].black[0]);
        story_check_pins(s, "b-coy", 0, ROWS[i].black[1]);
        story_over(s);
    }
}

static void nqm_s06_where_several_have_most_the_owner_says_which_loses_one(void **state) {
    PROVES(NQM_S06, 1);
    (void)state;
#define WORN(first, second)                                                                    \
    ASSAULT(AFTERMATH READ("'A-3':'stand'"),                                                   \
            "'quality':'militia'," STANDS(first "," second "," COMMANDER("HQ", "")),           \
            "'quality':'militia'," HELD_BY(COMPANY, "%s"))
    static const char UNLIKE[] = WORN(STAND("A Coy", 3, RED(1)), STAND("B Coy", 4, RED(1)));
    static const char COME[] = "commit-a-coy; commit-b-coy; 666 1; reorganise";
    story *s = story_of(UNLIKE, TWO_UNCOMMITTED);
    story_play(s, COME);
    story_check_asks(s, "take-off");
    story_check_options(s, "relieve-b-coy relieve-a-coy"); // the strongest by standing order
    story_choose(s, "relieve-a-coy");
    story_check_pins(s, "a-coy", 0, 0);
    story_check_pins(s, "b-coy", 0, 1);
    story_check_asks(s, "counterattack-next");
    story_over(s);
    s = story_of(UNLIKE, COMMANDER("R", OF("Y Bn") RESERVE)); // nobody can use it any more
    story_play(s, COME);
    story_check_asks(s, "over");
    story_over(s);
    s = story_of(WORN(STAND("A Coy", 3, RED(1)), STAND("B Coy", 3, RED(1))), TWO_UNCOMMITTED);
    story_play(s, "commit-b-coy; 666 1; reorganise");
    story_check_asks(s, "counterattack-next"); // they are alike
    story_over(s);
    s = story_of(WORN(STAND("A Coy", 3, RED(2)), STAND("B Coy", 4, RED(2))), TWO_UNCOMMITTED);
    story_play(s, COME);
    story_check_asks(s, "counterattack-next"); // each of them loses one
    story_check_pins(s, "a-coy", 0, 1);
    story_check_pins(s, "b-coy", 0, 1);
    story_over(s);
#undef WORN
}

static void nqm_s06_each_battalion_throws_for_its_own_odd_pin(void **state) {
    PROVES(NQM_S06, 1);
    (void)state;
    static const char *const READINGS[] = {"", READ("'A-3':'whole'"), READ("'A-3':'stand'")};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(
            ASSAULT(AFTERMATH "%s",
                    "'hq':'brigade'," STANDS(STAND("A Coy", 3, OF("1 Bn") RED(1)) "," STAND(
                        "B Coy", 4, OF("2 Bn") RED(1)) "," COMMANDER("1 HQ", OF("1 Bn"))),
                    "'quality':'militia','strength':1"),
            READINGS[i]);
        story_play(s, "together; commit-a-coy; commit-b-coy; 666 1; reorganise; 4");
        story_check_said(s, "attacker: 1 Bn: the odd pin comes off");
        story_check_asks(s, "reorganise");
        story_throw(s, "3");
        story_check_measure(s, "attacker_permanent", 1);
        story_check_pins(s, "a-coy", 0, 0);
        story_check_pins(s, "b-coy", 0, 1);
        story_over(s);
        s = story_of( // each has its own share of the pins that both took together
            ASSAULT(AFTERMATH "%s",
                    "'hq':'brigade'," STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND(
                        "B Coy", 3, OF("2 Bn")) "," COMMANDER("1 HQ", OF("1 Bn"))),
                    "'quality':'militia','strength':1"),
            READINGS[i]);
        story_play(
            s, "together; commit-a-coy; commit-b-coy; 111 6; pin-a-coy; go-on; stay; 111 6");
        story_play(s, "go-on; stay; 666 1");
        story_play(s, "reorganise; 4; 3");
        story_check_measure(s, "attacker_permanent", 1);
        story_over(s);
    }
}

#define OWN(battalion) STAND(battalion, 1, OF(battalion))
#define SIX OWN("1") "," OWN("2") "," OWN("3") "," OWN("4") "," OWN("5") "," OWN("6")

// What came off can be hit once more: no bound on casualties may forget that, nor add to it.
static void nqm_s06_the_most_casualties_are_all_points_and_those_that_come_off(void **state) {
    PROVES(NQM_S06, 1);
    (void)state;
    static const struct {
        const char *attacker;
        int most;
    } ROWS[] = {{"'strength':2", 3},
                {"'strength':5,'pins':2", 6},
                {"'under_fire':true,'strength':2", 2},
                {STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 4, OF("2 Bn"))), 11},
                {STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 4, OF("1 Bn"))), 11},
                {STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 3, OF("2 Bn"))), 10},
                {STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 3, OF("1 Bn"))), 9},
                {STANDS(SIX "," COMMANDER("HQ", LEVEL("brigade") GROUPED)), 14},
                {STANDS(STAND("A Coy", 4, BLACK(1)) "," STAND("S", 3, CLASS("support"))), 5}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT(AFTERMATH, "%s", DEFENDER(UNCOMMITTED(5, ""))), ROWS[i].attacker);
        assert_int_equal(story_battle(s)->most[BAY_ATTACKER], ROWS[i].most);
        story_over(s);
    }
    story *s = story_begin( // and it is reached
        ASSAULT(AFTERMATH, "'strength':2", DEFENDER(UNCOMMITTED(5, ""))));
    story_play(s, "11 6; 4; go-on; stay; 6 1; reorganise; 4; counterattack; dice-2; 666 11");
    story_check_ending(s, "position-retaken");
    story_check_losses(s, 3, 1);
    story_over(s);
}

static void nqm_s07_who_is_in_order_again_when_the_counterattack_comes(void **state) {
    PROVES(NQM_S07, 1);
    (void)state;
    static const struct {
        const char *quality, *supplied, *orders, *faces;
        bool in_order;
    } ROWS[] = {{"elite", "true", "false", "66666 1", true},
                {"veteran", "true", "false", "6666 1", true},
                {"veteran", "false", "false", "6666 1", false},
                {"regular", "true", "false", "666 1", true},
                {"regular", "false", "true", "666 1", false},
                {"conscript", "true", "false", "66 1", false},
                {"conscript", "true", "true", "66 1", true},
                {"conscript", "false", "true", "66 1", false},
                {"militia", "true", "false", "666 1", false},
                {"militia", "true", "true", "666 1", true}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT(AFTERMATH, "'quality':'%s','in_supply':%s,'fresh_orders':%s,'strength':6",
                    DEFENDER(TWO_UNCOMMITTED)),
            ROWS[i].quality, ROWS[i].supplied, ROWS[i].orders);
        story_throw(s, ROWS[i].faces);
        story_choose(s, "reorganise");
        check_counterattack(s, ROWS[i].in_order);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_s06_half_the_red_pins_come_off_and_the_rest_is_permanent),
        cmocka_unit_test(nqm_s06_they_come_off_where_most_are),
        cmocka_unit_test(nqm_s06_where_several_have_most_the_owner_says_which_loses_one),
        cmocka_unit_test(nqm_s06_each_battalion_throws_for_its_own_odd_pin),
        cmocka_unit_test(nqm_s06_the_most_casualties_are_all_points_and_those_that_come_off),
        cmocka_unit_test(nqm_s07_who_is_in_order_again_when_the_counterattack_comes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
