// Stands of several qualities on one side: dice, attacks, tests.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define MILITIA_NINE "'quality':'militia','strength':9"
#define MIXED(reading) READ("'A-18':'" reading "'")
#define GO_IN "commit-a-coy; commit-b-coy"

static void nqm_04_a_side_is_of_one_quality_where_that_is_asked_for(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    story_refused(ASSAULT(MIXED("forbidden"),
                          STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 2, QUALITY("elite"))),
                          MILITIA_NINE),
                  BAY_BAD_INPUT, "attacker.stands[1].quality", "NQM-04");
    story_refused(
        ASSAULT(MIXED("forbidden"), "'strength':6",
                STANDS(STAND("1 Coy", 3, QUALITY("elite")) "," STAND("2 Coy", 2, ""))),
        BAY_BAD_INPUT, "defender.stands[0].quality", "NQM-04");
}

#define ELITE_RESERVE                                                                          \
    "'quality':'militia'," STANDS(                                                             \
        STAND("1 Coy", 1, "") "," STAND("2 Coy", 2, QUALITY("elite") RESERVE))

static void nqm_04_a_reserve_of_another_quality_joins_the_others(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    story *s = story_begin(ASSAULT("", "'strength':6", ELITE_RESERVE));
    story_play(s, "111 1; go-on; stay; bring-up-2-coy");
    story_check_dice(s, 3, 1); // of the worst of them
    story_over(s);
    story_refused(ASSAULT(MIXED("forbidden"), "'strength':6", ELITE_RESERVE), BAY_BAD_INPUT,
                  "defender.stands[1].quality", "NQM-04"); // and not kept out in silence
    s = story_begin(ASSAULT(MIXED("forbidden") AFTERMATH, "'strength':6", ELITE_RESERVE));
    story_play(s, "111 1; go-on; stay"); // it may only counterattack
    story_check_asks(s, "attack");
    story_throw(s, "666 1");
    story_check_asks(s, "counterattack-now");
    story_over(s);
}

static void nqm_04_the_attack_dice_of_mixed_stands(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    static const struct {
        const char *reading;
        int regulars, elite, dice;
    } ROWS[] = {
        {MIXED("worst"), 3, 4, 3},     {MIXED("best"), 3, 4, 5},
        {MIXED("commonest"), 3, 4, 5}, {MIXED("commonest"), 4, 3, 3},
        {MIXED("commonest"), 3, 3, 3}, // of equals the worse
        {MIXED("per-stand"), 5, 1, 4}, // three of five Regulars, one Elite
        {MIXED("per-stand"), 5, 9, 5}, // never more than the highest limit
        {MIXED("per-stand"), 1, 2, 3},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT("%s",
                    STANDS("{'name':'A Coy','strength':%d},{'name':'B Coy','strength':%d,"
                           "'quality':'elite'}," COMMANDER("HQ", "")),
                    MILITIA_NINE),
            ROWS[i].reading, ROWS[i].regulars, ROWS[i].elite);
        story_play(s, GO_IN);
        story_check_dice(s, ROWS[i].dice, 1);
        story_over(s);
    }
}

static void nqm_04_only_who_takes_part_sets_the_dice(void **state) {
    PROVES(NQM_04, 2);
    (void)state;
    story *s = story_begin(ASSAULT(MIXED("worst"),
                                   STANDS(STAND("A Coy", 3, RED(3)) "," STAND(
                                       "B Coy", 5, QUALITY("elite")) "," COMMANDER("HQ", "")),
                                   MILITIA_NINE));
    story_check_dice(s, 5, 1);
    story_over(s);
}

static void nqm_05_the_defence_dice_of_mixed_stands(void **state) {
    PROVES(NQM_05, 1);
    (void)state;
    static const struct {
        const char *reading, *options;
    } ROWS[] = {{MIXED("worst"), "dice-2 dice-1"},
                {MIXED("best"), "dice-4 dice-3 dice-2 dice-1"},
                {MIXED("commonest"), "dice-2 dice-1"},
                {MIXED("per-stand"), "dice-3 dice-2 dice-1"}}; // two of five, and one
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT("%s", "'strength':3",
                    STANDS(STAND("1 Coy", 5, "") "," STAND("2 Coy", 1, QUALITY("elite")))),
            ROWS[i].reading);
        story_check_options(s, ROWS[i].options);
        story_over(s);
    }
}

static void nqm_16_the_attacks_of_mixed_stands(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    static const struct {
        const char *reading;
        int attacks;
    } ROWS[] = {{MIXED("worst"), 1},
                {MIXED("best"), 3},
                {MIXED("commonest"), 3},
                {MIXED("per-stand"), 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT("%s",
                             STANDS(STAND("A Coy", 3, "") "," STAND(
                                 "B Coy", 2, QUALITY("militia")) "," COMMANDER("HQ", "")),
                             MILITIA_NINE),
                     ROWS[i].reading);
        story_play(s, GO_IN);
        story_check_feature(s, "attacks_left", ROWS[i].attacks);
        story_over(s);
    }
}

// Three Regular and three Veteran points, one with a pin; an attack costs one more.
static story *a_third_lost(const char *reading, const char *fourth) {
    story *s = story_of(ASSAULT("%s",
                                STANDS(STAND("A Coy", 3, RED(1)) "," STAND(
                                    "B Coy", 3, QUALITY("veteran")) "," COMMANDER("HQ", "")),
                                MILITIA_NINE),
                        reading);
    story_play(s, GO_IN);
    story_throw(s, fourth);
    return s;
}

static void nqm_25_the_break_point_of_mixed_stands(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *reading, *faces, *asks;
    } ROWS[] = {{MIXED("worst"), "111 6", "attack-again"},  // half, for Regulars
                {MIXED("best"), "1111 6", "test-attacker"}, // a third, for Veterans
                {MIXED("commonest"), "111 6", "attack-again"},
                {MIXED("per-stand"), "1111 6", "attack-again"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = a_third_lost(ROWS[i].reading, ROWS[i].faces);
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}

static void nqm_26_the_test_of_mixed_stands(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    story *s = a_third_lost(MIXED("best"), "1111 6");
    story_throw(s, "3"); // holds as Veterans do
    story_check_asks(s, "attack-again");
    story_over(s);
    s = a_third_lost(MIXED("worst"), "111 6");
    story_play(s, "go-on; stay; 111 6; pin-a-coy; 3");
    story_check_ending(s, "attack-broken");
    story_over(s);
}

static void nqm_25_each_battalion_is_of_its_own_quality(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        MIXED("worst"),
        "'hq':'brigade'," STANDS(STAND("A Coy", 3, OF("1 Bn") QUALITY("veteran")) "," STAND(
            "B Coy", 4, OF("2 Bn")) "," COMMANDER("1 HQ", OF("1 Bn"))),
        MILITIA_NINE));
    story_play(s, "together; commit-a-coy; commit-b-coy; 111 6; pin-a-coy");
    story_check_asks(s, "test-attacker"); // one of three, for Veterans
    story_throw(s, "3");
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_16_only_who_is_in_the_fight_and_able_sets_the_attacks(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(MIXED("worst") HOURS(2),
                STANDS(STAND("A Coy", 1, QUALITY("militia")) "," STAND(
                    "B Coy", 3, "") "," COMMANDER("HQ", "")),
                "'quality':'militia'," STANDS(STAND("1 Coy", 9, RED(1))));
    story *s = story_begin(SCENARIO);
    story_play(s, "commit-a-coy; commit-b-coy");
    story_check_feature(s, "attacks_left", 1); // one Militia point is enough
    story_play(s, "111 6; pin-a-coy; go-on; stay");
    story_check_feature(s, "attacks_left", 3); // it is spent
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "hold-a-coy");
    story_check_feature(s, "attacks_left", 3); // nor is the defence Militia's
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_04_a_side_is_of_one_quality_where_that_is_asked_for),
        cmocka_unit_test(nqm_04_a_reserve_of_another_quality_joins_the_others),
        cmocka_unit_test(nqm_04_the_attack_dice_of_mixed_stands),
        cmocka_unit_test(nqm_04_only_who_takes_part_sets_the_dice),
        cmocka_unit_test(nqm_05_the_defence_dice_of_mixed_stands),
        cmocka_unit_test(nqm_16_the_attacks_of_mixed_stands),
        cmocka_unit_test(nqm_25_the_break_point_of_mixed_stands),
        cmocka_unit_test(nqm_26_the_test_of_mixed_stands),
        cmocka_unit_test(nqm_25_each_battalion_is_of_its_own_quality),
        cmocka_unit_test(nqm_16_only_who_is_in_the_fight_and_able_sets_the_attacks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
