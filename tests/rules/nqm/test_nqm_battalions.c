// Battalions, the headquarters above them, and their attacks one after another: NQM-28 to
// NQM-32, NQM-S02.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

// Two battalions of a company and a commander each. Militia roll one die for the defence and
// make one attack an hour: few questions, and whose turn it is shows.
#define TWO_BATTALIONS                                                                         \
    STAND("A Coy", 3, OF("1 Bn"))                                                              \
    "," COMMANDER("1 HQ", OF("1 Bn")) "," STAND("B Coy", 2,                                    \
                                                OF("2 Bn")) "," COMMANDER("2 HQ", OF("2 Bn"))
#define MILITIA "'quality':'militia',"
#define COMPANY MILITIA "'strength':9"

static void nqm_28_one_headquarters_of_any_level_may_conduct_it(void **state) {
    PROVES(NQM_28, 1);
    (void)state;
    static const char *const LEVELS[] = {"regiment", "brigade", "division"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(
            ASSAULT("", "'quality':'veteran','hq':'%s'," STANDS(TWO_BATTALIONS), COMPANY),
            LEVELS[i]);
        story_check_asks(s, "coordinate");
        story_check_options(s, "together one-after-another");
        story_play(s, "together; commit-a-coy; commit-b-coy");
        story_check_feature(s, "attacker.clean", 5);
        story_check_dice(s, 4, 1); // one limit for both battalions
        story_over(s);
    }
}

static void nqm_28_what_one_headquarters_conducts_is_one_assault(void **state) {
    PROVES(NQM_28, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("", MILITIA "'hq':'brigade'," STANDS(TWO_BATTALIONS), COMPANY));
    story_choose(s, "together");
    story_check_said(s, "attacker: one headquarters conducts the whole assault");
    story_check_said(s, "attacker: one headquarters coordinates them: the battalions attack "
                        "together");
    story_play(s, "commit-a-coy; commit-b-coy; 111 1");
    story_check_ending(s, "unresolved"); // one attack an hour for the whole of it
    story_over(s);
}

static void nqm_29_companies_of_one_battalion_make_one_attack(void **state) {
    PROVES(NQM_29, 1);
    (void)state;
    static const char *const BATTALION[] = {"", OF("1 Bn")}; // named or not
    for (int i = 0; i < 2; i++) {
        story *s =
            story_of(ASSAULT("",
                             MILITIA "'hq':'brigade'," STANDS(STAND("A Coy", 2, "%s") "," STAND(
                                 "B Coy", 1, "%s") "," COMMANDER("HQ", "%s")),
                             COMPANY),
                     BATTALION[i], BATTALION[i], BATTALION[i]);
        story_check_asks(s, "commit"); // whatever headquarters is above it
        story_check_said(s, "attacker: companies under one battalion make one attack");
        story_play(s, "commit-a-coy; commit-b-coy");
        story_check_dice(s, 3, 1);
        story_throw(s, "111 1");
        story_check_ending(s, "unresolved");
        story_over(s);
    }
}

static void nqm_30_battalions_under_their_own_headquarters_attack_apart(void **state) {
    PROVES(NQM_30, 1);
    (void)state;
    static const char *const LEVEL[] = {"", "'hq':'battalion',"};
    for (int i = 0; i < 2; i++) {
        story *s =
            story_of(ASSAULT("", MILITIA "%s" STANDS(TWO_BATTALIONS), COMPANY), LEVEL[i]);
        story_check_asks(s, "next-battalion"); // nobody asks whether they go in together
        story_check_said(s,
                         "attacker: nobody above them coordinates: each battalion attacks by "
                         "itself");
        story_check_options(s, "send-1-bn send-2-bn");
        story_choose(s, "send-2-bn");
        story_check_dice(s, 2, 1);
        story_check_feature(s, "attacker.clean", 2);
        story_throw(s, "11 1");
        story_check_dice(s, 3, 1); // the other one, in the same hour
        story_check_feature(s, "attacker.clean", 3);
        story_throw(s, "111 1");
        story_check_ending(s, "unresolved");
        story_over(s);
    }
}

static void nqm_30_only_its_own_commander_serves_a_battalion(void **state) {
    PROVES(NQM_30, 1);
    (void)state;
    static const char SCENARIO[] = ASSAULT(
        "",
        MILITIA STANDS(
            STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 2, OF("1 Bn")) "," STAND(
                "C Coy", 1,
                OF("2 Bn")) "," COMMANDER("2 HQ", OF("2 Bn")) "," COMMANDER("Bde HQ",
                                                                            LEVEL("brigade"))),
        COMPANY);
    story *s = story_begin(SCENARIO);
    story_play(s, "one-after-another; send-1-bn; commit-a-coy"); // then B Coy may not follow
    story_check_feature(s, "attacker.clean", 3);
    story_check_dice(s, 3, 1);
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "together; commit-a-coy; commit-b-coy; commit-c-coy");
    story_check_feature(s, "attacker.clean", 6);
    story_over(s);
}

static void nqm_30_each_battalion_has_its_own_attacks(void **state) {
    PROVES(NQM_30, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("", "'quality':'conscript'," STANDS(TWO_BATTALIONS), COMPANY));
    story_play(s, "send-1-bn; 11 1; go-on; stay; 11 1"); // two attacks
    story_check_feature(s, "attacks_left", 2);
    story_play(s, "11 1; go-on; stay; 11 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_31_only_a_common_headquarters_joins_battalions(void **state) {
    PROVES(NQM_31, 1);
    (void)state;
    static const struct {
        const char *above;
        bool asked;
    } ROWS[] = {{COMMANDER("X HQ", LEVEL("regiment")), true},
                {COMMANDER("X HQ", LEVEL("division")), true},
                {COMMANDER("X HQ", LEVEL("brigade") RED(1)), true}, // wounded, but there
                {COMMANDER("X HQ", LEVEL("brigade") RED(2)), false},
                {COMMANDER("X HQ", LEVEL("battalion") OF("1 Bn")), false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT("", "'quality':'veteran'," STANDS(TWO_BATTALIONS ",%s"), COMPANY),
                     ROWS[i].above);
        story_check_asks(s, ROWS[i].asked ? "coordinate" : "next-battalion");
        story_over(s);
    }
}

static void nqm_31_together_or_one_after_another(void **state) {
    PROVES(NQM_31, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("", "'quality':'veteran','hq':'regiment'," STANDS(TWO_BATTALIONS), COMPANY);
    story *s = story_begin(SCENARIO);
    story_choose(s, "together");
    story_check_said(s, "attacker: one headquarters coordinates them: the battalions attack "
                        "together");
    story_play(s, "commit-a-coy; commit-b-coy");
    story_check_dice(s, 4, 1);
    story_over(s);
    s = story_begin(SCENARIO);
    story_choose(s, "one-after-another");
    story_check_options(s, "send-1-bn send-2-bn");
    story_choose(s, "send-1-bn");
    story_check_dice(s, 3, 1);
    story_over(s);
}

static void nqm_32_each_attack_meets_all_that_is_left_of_the_defence(void **state) {
    PROVES(NQM_32, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT("", MILITIA STANDS(TWO_BATTALIONS), "'quality':'elite','strength':6"));
    story_choose(s, "send-1-bn");
    story_check_options(s, "dice-4 dice-3 dice-2 dice-1"); // he does not split them
    story_play(s, "dice-4; 666 1111");
    story_check_options(s, "dice-3 dice-2 dice-1"); // B Coy meets the three points left
    story_check_said(s, "attacker: 2 Bn attacks, and meets what is left of the defence");
    story_check_feature(s, "defender.clean", 3);
    story_play(s, "dice-3; 66 111");
    story_check_ending(s, "unresolved");
    story_check_losses(s, 0, 5);
    story_over(s);
}

static void nqm_32_so_it_is_when_they_choose_to_attack_apart(void **state) {
    PROVES(NQM_32, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT("", MILITIA "'hq':'brigade'," STANDS(TWO_BATTALIONS), COMPANY));
    story_choose(s, "one-after-another");
    story_check_said(s, "attacker: the battalions attack one after another");
    story_check_options(s, "send-1-bn send-2-bn");
    story_over(s);
}

static void nqm_32_the_attack_that_is_left_may_still_win(void **state) {
    PROVES(NQM_32, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("", "'quality':'regular'," STANDS(TWO_BATTALIONS), MILITIA "'strength':1");
    story *s = story_begin(SCENARIO);
    story_play(s, "send-2-bn; 11 6; 1"); // one pin of two, and the test is failed
    story_check_feature(s, "attacker.clean", 3);
    story_throw(s, "666 1");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 1, 1);
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "send-2-bn; 11 6; 1; 111 1; stop"); // the last of them decides what it was
    story_check_ending(s, "called-off");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "send-1-bn; 111 1; stop; 11 6; 1");
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "send-2-bn; 11 6; 1; 111 1; go-on; stay; 111 1; go-on; stay; 111 1");
    story_check_ending(s, "unresolved"); // 1 Bn was not beaten
    story_over(s);
}

#define ORDER "'order':['2 Bn','1 Bn'],"

static void nqm_32_the_order_is_the_attackers_the_defenders_or_the_scenarios(void **state) {
    PROVES(NQM_32, 1);
    (void)state;
    static const struct {
        const char *reading, *order, *asks, *options;
    } ROWS[] = {
        {"", "", "next-battalion", "send-1-bn send-2-bn"}, // the strongest first: A-27
        {READ("'A-28':'attacker'"), "", "next-battalion", "send-1-bn send-2-bn"},
        {READ("'A-28':'attacker'"), ORDER, "next-battalion", "send-2-bn send-1-bn"},
        {READ("'A-28':'defender'"), "", "next-battalion-defender", "send-1-bn send-2-bn"},
        {READ("'A-28':'defender'"), ORDER, "next-battalion-defender", "send-2-bn send-1-bn"},
        {READ("'A-28':'scenario'"), ORDER, "attack", NULL},
        {READ("'A-28':'scenario'"), "", "next-battalion", "send-1-bn send-2-bn"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[1024];
        snprintf(scenario, sizeof scenario,
                 ASSAULT("%s", MILITIA "%s" STANDS(TWO_BATTALIONS), COMPANY), ROWS[i].reading,
                 ROWS[i].order);
        story *s = story_begin(scenario);
        story_check_asks(s, ROWS[i].asks);
        if (ROWS[i].options) {
            story_check_options(s, ROWS[i].options);
            story_choose(s, "send-2-bn");
        }
        story_check_dice(s, 2, 1);
        story_over(s);
    }
    static const char *const REFUSED[][2] = {
        {"'order':['1 Bn'],", "attacker.order"},                   // not all of them
        {"'order':['1 Bn','3 Bn'],", "attacker.order[1]"},         // none is called so
        {"'order':['2 Bn','1 Bn','2 Bn'],", "attacker.order[2]"}}; // it has its place
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++) {
        char scenario[1024];
        snprintf(
            scenario, sizeof scenario,
            ASSAULT(READ("'A-28':'scenario'"), MILITIA "%s" STANDS(TWO_BATTALIONS), COMPANY),
            REFUSED[i][0]);
        story_refused(scenario, BAY_BAD_INPUT, REFUSED[i][1], "NQM-32");
    }
}

static void nqm_32_in_the_next_hour_the_order_is_fixed_anew(void **state) {
    PROVES(NQM_32, 1);
    (void)state;
    story *s = story_begin(ASSAULT(HOURS(2), MILITIA STANDS(TWO_BATTALIONS), COMPANY));
    story_play(s, "send-2-bn; 11 1; go-on; stay"); // B Coy goes on when the next hour comes
    story_check_dice(s, 3, 1);                     // and A Coy has its turn in this one
    story_play(s, "111 1; go-on; stay");
    story_check_asks(s, "next-battalion");
    story_play(s, "send-1-bn; 111 1; 11 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_s02_the_highest_command_stand_sets_the_level(void **state) {
    PROVES(NQM_S02, 1);
    (void)state;
#define OWN(name) COMMANDER(name, LEVEL("battalion") OF("1 Bn"))
#define ABOVE(name, level) COMMANDER(name, LEVEL(level))
    static const struct {
        const char *hq, *one, *other;
        bool asked;
    } ROWS[] = {{"", OWN("X"), OWN("Y"), false},
                {"", ABOVE("X", "regiment"), OWN("Y"), true},
                {"", OWN("X"), ABOVE("Y", "regiment"), true},
                {"", ABOVE("X", "brigade"), ABOVE("Y", "division"), true},
                {"'hq':'battalion',", ABOVE("X", "brigade"), OWN("Y"), false}, // as is written
                {"'hq':'brigade',", OWN("X"), OWN("Y"), true}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT("", MILITIA "%s" STANDS(TWO_BATTALIONS ",%s,%s"), COMPANY),
                            ROWS[i].hq, ROWS[i].one, ROWS[i].other);
        story_check_asks(s, ROWS[i].asked ? "coordinate" : "next-battalion");
        assert_int_equal(
            story_said(s, "attacker: the highest command stand present sets the level of "
                          "the attack"),
            ROWS[i].asked && !*ROWS[i].hq);
        story_over(s);
    }
#undef OWN
#undef ABOVE
}

static void nqm_s02_wherever_it_stands_in_the_list_and_of_this_side(void **state) {
    PROVES(NQM_S02, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT("", STANDS(COMMANDER("X", LEVEL("brigade")) "," TWO_BATTALIONS), COMPANY));
    story_check_asks(s, "coordinate");
    story_over(s);
    s = story_begin(
        ASSAULT("", STANDS(TWO_BATTALIONS),
                STANDS(COMMANDER("Z", LEVEL("division")) "," STAND("1 Coy", 3, ""))));
    story_check_asks(s, "next-battalion");
    story_over(s);
}

static void nqm_s02_the_defenders_too(void **state) {
    PROVES(NQM_S02, 1);
    (void)state;
    static const char *const COMMANDERS[] = {LEVEL("regiment"), OF("X Bn")};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(
            ASSAULT("", "'strength':6",
                    "'quality':'veteran'," STANDS(STAND("1 Coy", 3, OF("X Bn")) "," STAND(
                        "R", 2, OF("Y Bn") RESERVE) "," COMMANDER("Z", "%s"))),
            COMMANDERS[i]);
        story_play(s, "dice-1; 111 1; go-on; stay");
        story_check_asks(s,
                         i == 0 ? "defender-reserve" : "defence"); // R is of another battalion
        story_over(s);
    }
}

static void nqm_s02_only_a_command_stand_has_a_level(void **state) {
    PROVES(NQM_S02, 1);
    (void)state;
    story_refused(ASSAULT("", STANDS(STAND("A Coy", 3, LEVEL("brigade"))), COMPANY),
                  BAY_BAD_INPUT, "attacker.stands[0].level", NULL);
}

static void nqm_30_every_stand_names_its_battalion_or_none_does(void **state) {
    PROVES(NQM_30, 1);
    (void)state;
    story_refused(
        ASSAULT("", STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("B Coy", 3, "")), COMPANY),
        BAY_BAD_INPUT, "attacker.stands[1].battalion", NULL);
    story_refused(ASSAULT("", STANDS(TWO_BATTALIONS "," COMMANDER("X HQ", "")), COMPANY),
                  BAY_BAD_INPUT, "attacker.stands[4].battalion", NULL);
    story *s = story_begin( // a commander above them is of no battalion
        ASSAULT("", STANDS(TWO_BATTALIONS "," COMMANDER("X HQ", LEVEL("brigade"))), COMPANY));
    story_check_asks(s, "coordinate");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_28_one_headquarters_of_any_level_may_conduct_it),
        cmocka_unit_test(nqm_28_what_one_headquarters_conducts_is_one_assault),
        cmocka_unit_test(nqm_29_companies_of_one_battalion_make_one_attack),
        cmocka_unit_test(nqm_30_battalions_under_their_own_headquarters_attack_apart),
        cmocka_unit_test(nqm_30_only_its_own_commander_serves_a_battalion),
        cmocka_unit_test(nqm_30_each_battalion_has_its_own_attacks),
        cmocka_unit_test(nqm_31_only_a_common_headquarters_joins_battalions),
        cmocka_unit_test(nqm_31_together_or_one_after_another),
        cmocka_unit_test(nqm_32_each_attack_meets_all_that_is_left_of_the_defence),
        cmocka_unit_test(nqm_32_so_it_is_when_they_choose_to_attack_apart),
        cmocka_unit_test(nqm_32_the_attack_that_is_left_may_still_win),
        cmocka_unit_test(nqm_32_the_order_is_the_attackers_the_defenders_or_the_scenarios),
        cmocka_unit_test(nqm_32_in_the_next_hour_the_order_is_fixed_anew),
        cmocka_unit_test(nqm_s02_the_highest_command_stand_sets_the_level),
        cmocka_unit_test(nqm_s02_wherever_it_stands_in_the_list_and_of_this_side),
        cmocka_unit_test(nqm_s02_the_defenders_too),
        cmocka_unit_test(nqm_s02_only_a_command_stand_has_a_level),
        cmocka_unit_test(nqm_30_every_stand_names_its_battalion_or_none_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
