// Who places casualties, and on which stands: NQM-15, NQM-S15, readings A-14; and what the standing
// orders say where stands are not alike.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define MILITIA_NINE "'quality':'militia','strength':9" // one die, no question
#define EACH READ("'A-3':'stand'")                      // it matters who has a pin
#define GO_IN "commit-a-coy; commit-b-coy"

static void nqm_s15_the_owner_chooses_between_stands_that_tie(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    static const struct {
        const char *a, *b;   // two stands of the attacker
        const char *options; // who may take the pin; NULL: nobody is asked
    } ROWS[] = {{"'strength':3", "'strength':4",
                 "pin-b-coy pin-a-coy"}, // by standing order the strongest
                {"'strength':4", "'strength':3", "pin-a-coy pin-b-coy"},
                {"'strength':4,'red':1", "'strength':3,'black':1", "pin-a-coy pin-b-coy"},
                {"'strength':3,'class':'command','grouped':true", "'strength':3",
                 "pin-b-coy pin-a-coy"}, // of equals no command stand
                {"'strength':3", "'strength':3,'quality':'militia'",
                 "pin-b-coy pin-a-coy"}, // of equals the worse
                {"'strength':3,'quality':'militia'", "'strength':3", "pin-a-coy pin-b-coy"},
                {"'strength':3,'class':'recce'", "'strength':3", "pin-a-coy pin-b-coy"},
                {"'strength':3", "'strength':3", NULL},          // they are alike
                {"'strength':3,'red':1", "'strength':9", NULL}}; // one has fewer pins
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[600];
        snprintf(scenario, sizeof scenario,
                 ASSAULT(EACH,
                         STANDS("{'name':'A Coy',%s},{'name':'B Coy',%s}," COMMANDER("HQ", "")),
                         MILITIA_NINE),
                 ROWS[i].a, ROWS[i].b);
        story *s = story_begin(scenario);
        story_play(s,
                   i == 7 ? "commit-b-coy" : GO_IN); // of alike ones the first always goes in
        story_throw(s, "111 6");
        if (ROWS[i].options)
            story_check_options(s, ROWS[i].options);
        else
            assert_string_not_equal(story_asks(s), "place-attacker");
        story_over(s);
    }
}

static void nqm_s15_who_has_more_pins_is_not_offered(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(EACH,
                            STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 4, "") "," STAND(
                                "C Coy", 6, RED(1)) "," COMMANDER("HQ", "")),
                            MILITIA_NINE));
    story_play(s, GO_IN "; commit-c-coy; 111 6");
    story_check_options(s, "pin-b-coy pin-a-coy");
    story_over(s);
}

static void nqm_s15_nobody_chooses_where_each_that_ties_takes_one(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        EACH, STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 4, "") "," COMMANDER("HQ", "")),
        "'quality':'elite','strength':9"));
    story_play(s, GO_IN "; dice-2; 111 66");
    story_check_asks(s, "attack-again");
    story_check_pins(s, "a-coy", 1, 0);
    story_check_pins(s, "b-coy", 1, 0);
    story_play(s, "go-on; stay; dice-3; 111 666"); // one each, and one more
    story_check_options(s, "pin-b-coy pin-a-coy");
    story_check_pins(s, "a-coy", 2, 0);
    story_check_pins(s, "b-coy", 2, 0);
    story_over(s);
}

static void nqm_s15_names_decide_no_best_play(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    double found[2];
    static const char *const NAMES[2][2] = {{"P", "Q"}, {"Q", "P"}};
    for (int i = 0; i < 2; i++) {
        char scenario[600];
        snprintf(
            scenario, sizeof scenario,
            ASSAULT(READ("'base_loss':'tests'"),
                    STANDS(STAND("P", 3, "") "," STAND("Q", 3, "") "," COMMANDER("HQ", "")),
                    STANDS("{'name':'%s','strength':1},{'name':'%s','strength':3}")),
            NAMES[i][0], NAMES[i][1]);
        found[i] = story_chance(scenario, "position-taken", true);
    }
    assert_memory_equal(&found[0], &found[1], sizeof found[0]);
}

static void nqm_15_under_a_14_the_opponent_places_them(void **state) {
    PROVES(NQM_15, 1);
    (void)state;
    static const char SCENARIO[] = ASSAULT(
        READ("'A-14':'%s'"),
        STANDS(STAND("A Coy", 3, RED(1)) "," STAND("B Coy", 4, "") "," COMMANDER("HQ", "")),
        "'quality':'militia'," STANDS(STAND("X", 1, RED(0)) "," STAND("Y", 5, RED(1))));
    story *s = story_of(SCENARIO, "opponent");
    story_play(s, GO_IN "; 111 6");
    story_check_asks(s, "place-attacker-by-defender");
    story_check_options(s, "pin-b-coy pin-a-coy"); // not the figure: only its owner may
    story_choose(s, "pin-a-coy");
    story_check_pins(s, "a-coy", 2, 0);
    story_play(s, "go-on; stay; 611 1");
    story_check_asks(s, "place-defender-by-attacker");
    story_check_options(s, "pin-x pin-y");
    story_choose(s, "pin-y");
    story_check_pins(s, "y", 2, 0);
    story_over(s);
    s = story_of(SCENARIO, "freely");
    story_play(s, GO_IN "; 111 6");
    story_check_asks(s, "place-attacker");
    story_check_options(s, "pin-b-coy pin-a-coy pin-hq");
    story_over(s);
}

// --- Dice named before anybody is committed --------------------------------------------------

static void nqm_09_under_a_12_the_defender_names_his_dice_before_the_commitment(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(READ("'A-12':'%s'"),
                STANDS(STAND("A Coy", 4, "") "," STAND("B Coy", 3, "") "," COMMANDER("HQ", "")),
                "'strength':6");
    story *s = story_of(SCENARIO, "once");
    story_check_asks(s, "commit");
    story_over(s);
    s = story_of(SCENARIO, "before");
    story_check_asks(s, "defence");
    story_check_options(s, "dice-2 dice-1");
    story_play(s, "dice-1; " GO_IN);
    story_check_dice(s, 3, 1);
    story_play(s, "111 1; go-on; stay"); // for the whole assault
    story_check_dice(s, 3, 1);
    story_over(s);
    s = story_begin(
        ASSAULT(READ("'A-12':'before','A-13':'gives-way'"), "'strength':6", "'strength':6"));
    story_choose(s, "give-way");
    story_check_ending(s, "position-yielded");
    story_over(s);
    s = story_begin(
        ASSAULT(READ("'A-12':'before'"),
                STANDS(STAND("A Coy", 4, "") "," STAND("B Coy", 3, "") "," COMMANDER("HQ", "")),
                STANDS(STAND("1 Coy", 1, "") "," STAND("2 Coy", 3, RESERVE))));
    story_play(s, GO_IN "; 111 1; go-on; stay; bring-up-2-coy");
    story_check_dice(s, 3, 1); // the only number possible holds, too
    story_over(s);
}

static void nqm_09_under_a_12_before_a_counterattack_too(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(AFTERMATH READ("'A-12':'before'"), "'strength':6",
                STANDS(STAND("1 Coy", 1, OF("X Bn")) "," STAND(
                    "R", 2, OF("Y Bn") RESERVE) "," STAND("S", 3, OF("Y Bn") RESERVE))));
    story_play(s, "666 1; reorganise; counterattack");
    story_check_asks(s, "counter-defence");
    story_play(s, "dice-2; commit-r");
    story_check_dice(s, 2, 2);
    story_over(s);
}

static void nqm_39_an_area_yielded_to_nobody_leads_to_a_first_commitment(void **state) {
    PROVES(NQM_39, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(READ("'A-12':'before','A-13':'gives-way'"),
                STANDS(STAND("A Coy", 4, "") "," STAND("B Coy", 3, "") "," COMMANDER("HQ", "")),
                STANDS(STAND("1 Coy", 1, ON("Mill")) "," STAND("2 Coy", 3, ON("Farm")))));
    story_play(s, "assault-mill; give-way; fight-on");
    story_check_asks(s, "defence"); // of the farm
    story_play(s, "dice-2; " GO_IN);
    story_check_dice(s, 3, 2);
    story_over(s);
}

// --- Standing orders -------------------------------------------------------------------------

static void nqm_02_of_several_that_nobody_leads_the_strongest_goes_in(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    static const struct {
        const char *a, *b, *options; // of A Coy's question
    } ROWS[] = {{"'strength':1", "'strength':3", "hold-a-coy commit-a-coy"},
                {"'strength':3", "'strength':1", "commit-a-coy hold-a-coy"},
                {"'strength':3,'red':1", "'strength':3", "hold-a-coy commit-a-coy"},
                {"'strength':3", "'strength':3,'quality':'veteran'", "hold-a-coy commit-a-coy"},
                {"'strength':3", "'strength':3,'class':'recce'", "commit-a-coy hold-a-coy"},
                {"'strength':1", "'strength':3},{'name':'HQ','class':'command'",
                 "commit-a-coy hold-a-coy"}, // led, all go in
                {"'strength':1", "'strength':3},{'name':'HQ','class':'command','grouped':true",
                 "commit-a-coy hold-a-coy"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[600];
        snprintf(scenario, sizeof scenario,
                 ASSAULT("", STANDS("{'name':'A Coy',%s},{'name':'B Coy',%s}"), MILITIA_NINE),
                 ROWS[i].a, ROWS[i].b);
        story *s = story_begin(scenario);
        story_check_options(s, ROWS[i].options);
        story_over(s);
    }
}

static void nqm_34_who_lost_a_firefight_goes_in_with_the_strongest_reserve(void **state) {
    PROVES(NQM_34, 1);
    (void)state;
    static const int STRENGTHS[][2] = {{2, 1}, {1, 2}}; // of the two that were held back
    for (int i = 0; i < 2; i++) {
        char scenario[600];
        snprintf(scenario, sizeof scenario,
                 ASSAULT("",
                         "'firefight':'after-loss',"
                         "'stands':[{'name':'A Coy','strength':%d,'reserve':true},"
                         "{'name':'B Coy','strength':%d,'reserve':true},"
                         "{'name':'Z Coy','strength':5}]",
                         MILITIA_NINE),
                 STRENGTHS[i][0], STRENGTHS[i][1]);
        story *s = story_begin(scenario);
        story_check_options(s, i == 0 ? "commit-a-coy hold-a-coy" : "hold-a-coy commit-a-coy");
        story_over(s);
    }
}

static void nqm_02_the_strongest_attacks_alone(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        "",
        STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 3, QUALITY("veteran")) "," STAND(
            "HQ", 1, CLASS("command") GROUPED)),
        MILITIA_NINE));
    story_play(s, "commit-a-coy; commit-b-coy; 111 6; pin-hq; go-on; stay");
    story_check_asks(s, "pick-stand");
    story_check_options(s, "attack-with-b-coy attack-with-a-coy");
    story_over(s);
}

static void nqm_23_the_weakest_area_is_assaulted_first(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    static const char *const MILL[] = {"3", "1", "2"}; // of the farm: two
    static const char *const OPTIONS[] = {
        "assault-farm assault-mill", "assault-mill assault-farm", "assault-farm assault-mill"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(
            ASSAULT("", "'strength':6",
                    STANDS("{'name':'1 Coy','strength':2,'area':'Farm'},"
                           "{'name':'2 Coy','strength':%s,'area':'Mill','class':'support'}")),
            MILL[i]);
        story_check_options(s, OPTIONS[i]);
        story_over(s);
    }
}

static void nqm_33_a_commander_who_only_leads_is_in_no_reserve(void **state) {
    PROVES(NQM_33, 1);
    (void)state;
#define LED_BY(more)                                                                           \
    STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 2, "") "," COMMANDER("HQ", more))
    story_refused(ASSAULT("", LED_BY(RESERVE), MILITIA_NINE), BAY_BAD_INPUT,
                  "attacker.stands[2].reserve", "NQM-33");
    story *s = story_begin(ASSAULT("", LED_BY(RESERVE GROUPED), MILITIA_NINE));
    story_check_options(s, "commit-a-coy hold-a-coy"); // one alone: he is not there yet
    story_play(s, "commit-a-coy; 111 6; go-on");
    story_check_options(s, "hold-b-coy commit-b-coy"); // he can come with B Coy
    story_over(s);
    s = story_begin(ASSAULT(READ("'A-16':'always'"), LED_BY(RESERVE), MILITIA_NINE));
    story_over(s);
    s = story_begin(ASSAULT(READ("'A-16':'never'"), LED_BY(RESERVE GROUPED), MILITIA_NINE));
    story_play(s, "commit-a-coy; 111 6"); // B Coy was not asked: nobody leads both
    story_check_asks(s, "attack-again");
    story_choose(s, "go-on");
    story_check_asks(s, "hold-or-withdraw");
    story_over(s);
#undef LED_BY
}

static void nqm_s15_who_came_from_the_reserve_is_like_the_others_then(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    for (int reserve = 0; reserve < 2; reserve++) {
        story *s = story_of(ASSAULT(EACH,
                                    STANDS(STAND("A Coy", 3, "") "," STAND(
                                        "B Coy", 3, "%s") "," COMMANDER("HQ", "")),
                                    MILITIA_NINE),
                            reserve ? RESERVE : QUALITY("militia"));
        story_play(s, reserve ? "444 4; go-on; commit-b-coy; stay; 111 6"
                              : "commit-a-coy; commit-b-coy; 111 6");
        if (reserve)
            assert_string_not_equal(story_asks(s), "place-attacker");
        else
            story_check_asks(s, "place-attacker");
        story_over(s);
    }
}

// Who of the target takes the one pin that is left: is anybody asked?
static void check_asked(const char *stands, const char *reading, bool asked) {
    char scenario[700];
    snprintf(scenario, sizeof scenario,
             ASSAULT("%s", "'quality':'elite','strength':9", STANDS("%s")), reading, stands);
    story *s = story_begin(scenario);
    story_play(s, "dice-2; 61111 51");
    if (asked)
        story_check_asks(s, "place-defender");
    else
        assert_string_not_equal(story_asks(s), "place-defender");
    story_over(s);
}

static void nqm_s15_nobody_chooses_between_two_that_differ_in_quality_alone(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
#define VETERANS(strength) STAND("Y", strength, QUALITY("veteran"))
#define AND(one, other) one "," other
    check_asked(AND(STAND("X", 3, ""), VETERANS(3)), "", false);
    check_asked(AND(STAND("X", 3, ""), VETERANS(4)), "", true); // they differ in strength
    check_asked(AND(STAND("X", 3, CLASS("recce")), VETERANS(3)), "", true);
    check_asked(AND(STAND("X", 3, RED(1)), STAND("Y", 3, QUALITY("veteran") BLACK(1))), "",
                true);
    check_asked(AND(AND(STAND("X", 3, ""), VETERANS(3)), STAND("Z", 3, "")), "", true);
    check_asked(AND(AND(STAND("X", 3, ""), VETERANS(3)), STAND("Z", 3, RESERVE)), "",
                true);                                            // another may join them
    check_asked(AND(STAND("X", 3, ""), VETERANS(3)), EACH, true); // each tests by itself
    check_asked(AND(STAND("X", 3, ""), VETERANS(3)), READ("'A-18':'per-stand'"), true);
#undef AND
#undef VETERANS
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_s15_the_owner_chooses_between_stands_that_tie),
        cmocka_unit_test(nqm_s15_who_has_more_pins_is_not_offered),
        cmocka_unit_test(nqm_s15_nobody_chooses_where_each_that_ties_takes_one),
        cmocka_unit_test(nqm_s15_names_decide_no_best_play),
        cmocka_unit_test(nqm_s15_who_came_from_the_reserve_is_like_the_others_then),
        cmocka_unit_test(nqm_s15_nobody_chooses_between_two_that_differ_in_quality_alone),
        cmocka_unit_test(nqm_15_under_a_14_the_opponent_places_them),
        cmocka_unit_test(nqm_09_under_a_12_the_defender_names_his_dice_before_the_commitment),
        cmocka_unit_test(nqm_09_under_a_12_before_a_counterattack_too),
        cmocka_unit_test(nqm_39_an_area_yielded_to_nobody_leads_to_a_first_commitment),
        cmocka_unit_test(nqm_02_of_several_that_nobody_leads_the_strongest_goes_in),
        cmocka_unit_test(nqm_34_who_lost_a_firefight_goes_in_with_the_strongest_reserve),
        cmocka_unit_test(nqm_02_the_strongest_attacks_alone),
        cmocka_unit_test(nqm_23_the_weakest_area_is_assaulted_first),
        cmocka_unit_test(nqm_33_a_commander_who_only_leads_is_in_no_reserve),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
