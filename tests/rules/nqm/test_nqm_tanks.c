// Tanks that roll into a position, and the infantry in it: NQM-37, NQM-38, NQM-S03, NQM-S14.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define TANKS(name, strength, more) STAND(name, strength, CLASS("tank") more)
#define THREE_TANKS STANDS(TANKS("Pz", 3, ""))
// Tanks against a company: no question before they are in.
#define ROLL_IN(whole, defender) ASSAULT(whole, "'quality':'militia'," THREE_TANKS, defender)

static void nqm_37_tanks_need_no_firefight_where_nothing_can_hurt_them(void **state) {
    PROVES(NQM_37, 1);
    (void)state;
    static const struct {
        const char *won, *anti_tank;
        bool refused;
    } ROWS[] = {{"'firefight':'lost',", "", false},
                {"'firefight':'lost',", "'anti_tank':false,", false},
                {"'firefight':'lost',", "'anti_tank':true,", true},
                {"'firefight':'won',", "'anti_tank':true,", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario, ASSAULT("", "%s" THREE_TANKS, "%s'strength':3"),
                 ROWS[i].won, ROWS[i].anti_tank);
        if (ROWS[i].refused) {
            story_refused(scenario, BAY_FORBIDDEN, NULL, "NQM-37");
            continue;
        }
        story *s = story_begin(scenario);
        story_check_asks(s, "test-defender"); // they roll in: no dice of attack
        story_check_said(s, i < 2 ? "attacker: the tanks overrun the position: nothing there "
                                    "can hurt them"
                                  : "attacker: the tanks have won the firefight and roll in");
        story_throw(s, "3");
        story_check_ending(s, "position-taken");
        story_check_losses(s, 0, 0);
        story_over(s);
    }
}

static void nqm_37_a_gun_with_a_clean_point_can_hurt_them(void **state) {
    PROVES(NQM_37, 1);
    (void)state;
    static const struct {
        const char *gun;
        bool refused;
    } ROWS[] = {{STAND("Gun", 2, CLASS("at-gun")), true},
                {STAND("Gun", 2, CLASS("at-gun") RED(1)), true},
                {STAND("Gun", 2, CLASS("at-gun") RED(2)), false},
                {STAND("Gun", 2, CLASS("at-gun") RESERVE), false},
                {STAND("Gun", 2, CLASS("support")), false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[400];
        snprintf(
            scenario, sizeof scenario,
            ASSAULT("", "'firefight':'lost'," THREE_TANKS, STANDS(STAND("1 Coy", 3, "") ",%s")),
            ROWS[i].gun);
        if (ROWS[i].refused) {
            story_refused(scenario, BAY_FORBIDDEN, NULL, "NQM-37");
        } else {
            story *s = story_begin(scenario);
            story_check_told(s, "NQM-37");
            story_check_asks(s, "test-defender");
            story_over(s);
        }
    }
}

static void nqm_37_tanks_with_a_company_are_no_tanks_alone(void **state) {
    PROVES(NQM_37, 1);
    (void)state;
    story_refused(
        ASSAULT("", "'firefight':'lost'," STANDS(TANKS("Pz", 3, "") "," STAND("A Coy", 1, "")),
                "'strength':3"),
        BAY_FORBIDDEN, NULL, "NQM-S04");
    story *s = story_begin(
        ASSAULT("", "'firefight':'lost'," STANDS(TANKS("Pz", 3, "") "," COMMANDER("HQ", "")),
                "'strength':3"));
    story_check_asks(s, "test-defender"); // a commander may be with them
    story_over(s);
}

static void nqm_38_who_stays_in_the_position_is_exposed(void **state) {
    PROVES(NQM_38, 1);
    (void)state;
    static const char SCENARIO[] = ROLL_IN(HOURS(2), "'strength':3");
    story *s = story_begin(SCENARIO);
    story_play(s, "4; stay");
    story_check_asks(s, "tanks-in-position");
    story_check_options(s, "drive-through stay-in");
    story_choose(s, "drive-through");
    story_check_said(s, "the tanks drive on through the position");
    story_check_ending(s, "driven-through"); // out of their reach
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "4; stay; stay-in");
    story_check_said(s,
                     "attacker: the tanks stay in the position, within the infantry's reach");
    story_check_asks(s, "against-tanks");
    story_check_options(s, "leave-them assault"); // fire takes close country
    story_choose(s, "leave-them");
    story_check_said(s, "defender: the infantry leaves the tanks alone");
    story_check_asks(s, "tanks-in-position");
    story_choose(s, "stay-in");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_38_infantry_that_breaks_or_withdraws_gives_them_the_position(void **state) {
    PROVES(NQM_38, 1);
    (void)state;
    static const char SCENARIO[] = ROLL_IN("", "%s'strength':3");
    story *s = story_of(SCENARIO, "");
    story_throw(s, "3");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_of(SCENARIO, "");
    story_throw(s, "4");
    story_check_asks(s, "hold-or-withdraw");
    story_check_options(s, "stay withdraw");
    story_choose(s, "withdraw");
    story_check_ending(s, "position-yielded");
    story_over(s);
    s = story_of(SCENARIO, "'retreat':'closed',");
    story_throw(s, "4");
    story_check_asks(s, "tanks-in-position");
    story_over(s);
    s = story_of(SCENARIO, "'quality':'elite',"); // who never test
    story_choose(s, "stay");
    story_check_asks(s, "tanks-in-position");
    story_over(s);
}

static void nqm_38_one_battalion_of_tanks_alone_at_most(void **state) {
    PROVES(NQM_38, 1);
    (void)state;
    static const char *const FIREFIGHTS[] = {"won", "lost"}; // said before NQM-37
    for (int i = 0; i < 2; i++) {
        char scenario[600];
        snprintf(
            scenario, sizeof scenario,
            ASSAULT("",
                    "'firefight':'%s'," STANDS(STAND("T1", 3, CLASS("tank") OF("X")) "," STAND(
                        "T2", 3, CLASS("tank") OF("Y"))),
                    "'anti_tank':true,'strength':3"),
            FIREFIGHTS[i]);
        story_refused(scenario, BAY_BAD_INPUT, "attacker.stands", "NQM-38");
    }
    story_over(story_begin(ASSAULT(
        "", STANDS(STAND("T1", 3, CLASS("tank") OF("X")) "," STAND("A Coy", 3, OF("Y"))),
        "'strength':3")));
}

static void nqm_s14_guns_are_destroyed_and_the_infantry_tests_though_it_passed(void **state) {
    PROVES(NQM_S14, 1);
    (void)state;
    story *s =
        story_begin(ROLL_IN("", "'morale':'passed'," STANDS(STAND("1 Coy", 9, "") "," STAND(
                                    "Gun", 2, CLASS("at-gun") RED(1)))));
    story_check_said(s, "attacker: the tanks have won the firefight and roll in");
    story_check_said(s, "defender: Gun is destroyed");
    story_check_said(s, "defender: the defender must pass a test to stay: casualties 2 of 11");
    story_check_pins(s, "gun", 2, 0);
    story_check_asks(s, "test-defender");
    story_throw(s, "4");
    story_check_feature(s, "attacks_left", 0); // tanks make none
    story_play(s, "stay; drive-through");
    story_check_losses(s, 0, 1);
    story_over(s);
    s = story_begin(ASSAULT("", "'firefight':'lost'," THREE_TANKS, "'strength':3"));
    story_check_said(s,
                     "attacker: the tanks overrun the position: nothing there can hurt them");
    story_over(s);
    s = story_begin(ROLL_IN( // those that are not there are not
        "", STANDS(STAND("1 Coy", 3, "") "," STAND("Gun", 2, CLASS("at-gun") RESERVE) "," STAND(
                "Wreck", 2, CLASS("at-gun") RED(2)))));
    story_check_pins(s, "gun", 0, 0);
    assert_false(story_said(s, "defender: Gun is destroyed"));
    assert_false(story_said(s, "defender: Wreck is destroyed"));
    story_over(s);
    s = story_begin(ROLL_IN("", STANDS(STAND("Gun", 2, CLASS("at-gun")))));
    story_check_ending(s, "position-taken"); // nobody is left to test
    story_check_losses(s, 0, 2);
    story_over(s);
}

// A disorganised support stand among those whom the tanks have rolled over.
static void check_self_defence(const char *reading, int dice) {
    story *s = story_of(
        ROLL_IN("%s" HOURS(2) CLOSE_COUNTRY, STANDS(STAND("1 Coy", 3, "") "," STAND(
                                                 "Mortars", 2, CLASS("support") DISORGANISED))),
        reading);
    story_play(s, "4; stay; stay-in; fire");
    if (dice == 2)
        story_check_said(s, "defender: Mortars is disorganised, and fires in self-defence");
    else
        story_check_said(s, "defender: Mortars is disorganised support and may not fire");
    story_check_dice(s, dice, 0);
    story_over(s);
}

static void nqm_s03_disorganised_support_fires_in_self_defence(void **state) {
    PROVES(NQM_S03, 1);
    (void)state;
    check_self_defence("", 2);
    check_self_defence(READ("'A-22':'never'"), 1);
}

static void nqm_42_even_in_self_defence_if_read_so(void **state) {
    PROVES(NQM_42, 1);
    (void)state;
    check_self_defence("", 2);
    check_self_defence(READ("'A-22':'self-defence'"), 2);
    check_self_defence(READ("'A-22':'never'"), 1);
}

static void nqm_s03_disorganised_support_still_defends(void **state) {
    PROVES(NQM_S03, 1);
    (void)state;
    static const struct {
        const char *stand;
        int clean;
    } ROWS[] = {{STAND("B", 2, CLASS("support") DISORGANISED), 5},
                {STAND("B", 2, DISORGANISED), 3},
                {STAND("B", 2, CLASS("engineer") DISORGANISED), 3}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("", "'strength':6", STANDS(STAND("1 Coy", 3, "") ",%s")),
                            ROWS[i].stand);
        story_check_feature(s, "defender.clean", ROWS[i].clean);
        story_over(s);
    }
}

static void nqm_s14_tanks_whose_area_was_taken_roll_into_the_next(void **state) {
    PROVES(NQM_S14, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        HOURS(2), STANDS(STAND("A Coy", 3, OF("1 Bn")) "," TANKS("Pz", 3, OF("Pz Bn"))),
        STANDS(STAND("1 Coy", 3, ON("Hill")) "," STAND("Gun", 2, CLASS("at-gun") ON("Wood")))));
    story_play(s, "send-pz-bn; assault-hill; 4; stay; stay-in"); // A Coy has its turn, and wins
    story_play(s, "assault-hill; dice-1; 666 1; go-on; stay; dice-1; 666 1; 3; fight-on");
    story_play(s, "dice-1; 111 6; go-on; stay; dice-1; 11 6; 3"); // and breaks before the gun
    story_check_said(s, "defender: Gun is destroyed"); // in the next hour, by the tanks
    story_check_said(s, "nobody has to test");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 2, 4);
    story_over(s);
}

static void nqm_25_when_tanks_roll_in_casualties_are_nothing_to_it(void **state) {
    PROVES(NQM_25, 1);
    (void)state;
    static const struct {
        const char *defender, *asks;
    } ROWS[] = {{"'strength':6", "test-defender"},
                {"'strength':6,'pins':4", "test-defender"}, // though he came past his point
                {"'quality':'elite','strength':6", "hold-or-withdraw"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ROLL_IN("", "%s"), ROWS[i].defender);
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_37_tanks_need_no_firefight_where_nothing_can_hurt_them),
        cmocka_unit_test(nqm_37_a_gun_with_a_clean_point_can_hurt_them),
        cmocka_unit_test(nqm_37_tanks_with_a_company_are_no_tanks_alone),
        cmocka_unit_test(nqm_38_who_stays_in_the_position_is_exposed),
        cmocka_unit_test(nqm_38_infantry_that_breaks_or_withdraws_gives_them_the_position),
        cmocka_unit_test(nqm_38_one_battalion_of_tanks_alone_at_most),
        cmocka_unit_test(nqm_s14_guns_are_destroyed_and_the_infantry_tests_though_it_passed),
        cmocka_unit_test(nqm_s03_disorganised_support_fires_in_self_defence),
        cmocka_unit_test(nqm_42_even_in_self_defence_if_read_so),
        cmocka_unit_test(nqm_s03_disorganised_support_still_defends),
        cmocka_unit_test(nqm_s14_tanks_whose_area_was_taken_roll_into_the_next),
        cmocka_unit_test(nqm_25_when_tanks_roll_in_casualties_are_nothing_to_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
