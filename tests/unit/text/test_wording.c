#include "text/wording.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const bay_feature FEATURES[] = {{"left", "what is left", 0, 9}, {NULL, NULL, 0, 0}};
static const bay_rules RULES = {.id = "test", .features = FEATURES};
static const bay_unit UNITS[] = {{"old-guard", "Old Guard", BAY_ATTACKER},
                                 {"usher", "usher", BAY_DEFENDER},
                                 {"hour", "hour-glass", BAY_DEFENDER},
                                 {"hill", "hill", BAY_NOBODY}};
static const bay_battle BATTLE = {.rules = &RULES, .units = UNITS, .unit_count = 4};

// Checks how the words read with {0} and {1} these, the feature `left` 1, {unit} the Old Guard and
// {other} as said.
static void check_of(const char *words, int zero, int one, uint16_t other, const char *read) {
    char bytes[128];
    const int32_t numbers[2] = {zero, one}, features[1] = {1};
    text to = text_within(bytes, sizeof bytes);
    wording with = {.battle = &BATTLE,
                    .features = features,
                    .number = numbers,
                    .numbers = 2,
                    .unit = 0,
                    .other = other,
                    .side = BAY_DEFENDER};
    wording_add(&to, words, &with);
    assert_string_equal(bytes, read);
}

static void check(const char *words, int zero, int one, const char *read) {
    check_of(words, zero, one, 1, read);
}

static void slots_are_filled(void **state) {
    (void)state;
    check("{unit} at {other}, {0} of {1}", 3, 4, "Old Guard at usher, 3 of 4");
    check("{side} has {left}", 0, 0, "the defender has 1");
    check("{0} {0:die|dice}, {1} {1:die|dice}", 1, 2, "1 die, 2 dice");
    check("{+0} to the die, {+1} to it, {+left} to it", 2, -1,
          "+2 to the die, -1 to it, +1 to it");
    check("{+0} to the die, {+unit} {+} {+2}", 0, 0, "0 to the die, {+unit} {+} {+2}");
}

static void a_question_is_true_in_any_situation(void **state) {
    (void)state;
    static const char *const QUESTIONS[][2] = {
        {"Does {unit} go in against {other}?", "Does a unit go in against another?"},
        {"{0} {0:die|dice} of {side} with {left}", "N dice of a side with N"},
        {"How far: {0:in}, {1#near||far}?", "How far: N, far?"}};
    for (size_t i = 0; i < sizeof QUESTIONS / sizeof *QUESTIONS; i++) {
        const bay_step_info steps[] = {{.words = QUESTIONS[i][0]}};
        const bay_rules rules = {.id = "test", .steps = steps};
        char bytes[128];
        text to = text_within(bytes, sizeof bytes);
        wording_question(&to, &rules, 0);
        assert_string_equal(bytes, QUESTIONS[i][1]);
    }
}

static void what_is_no_slot_stays(void **state) {
    (void)state;
    check("{nobody} {2} {} } {unit} {0:die} {0#poor} {a} {a nobody} {unit", 0, 0,
          "{nobody} {2} {} } Old Guard {0:die} {0#poor} {a} {a nobody} {unit");
}

static void a_number_picks_a_word(void **state) {
    (void)state;
    static const char *const READ[] = {"poor", "poor", "average", "elite", "elite"};
    for (int i = 0; i < 5; i++) check("{0#poor|average|elite}", i - 1, 0, READ[i]);
    check("faces {1#|north||east}", 0, 3, "faces east");
    check("{left#none|one}", 0, 0, "one");
}

static void a_picked_word_may_have_slots(void **state) {
    (void)state;
    check("wood{0#|, level {0}}", 0, 0, "wood");
    check("wood{0#|, level {0}}", 2, 0, "wood, level 2");
    check("{0#none|{1:a man|{1} men}}", 1, 1, "a man");
    check("{0#none|{1:a man|{1} men}}", 1, 5, "5 men");
    check("{0#none|at {other}}", 1, 5, "at usher");
}

static void an_article_agrees_with_its_word(void **state) {
    (void)state;
    check("{a unit} meets {a other}", 0, 0, "an Old Guard meets an usher");
    check_of("{a other}", 0, 0, 2, "an hour-glass");
    check_of("{a other}", 0, 0, 3, "a hill");
    check("{a 0#unit|army|one|hill}", 0, 0, "a unit");
    check("{a 0#unit|army|one|hill}", 1, 0, "an army");
    check("{a 0#unit|army|one|hill}", 2, 0, "a one");
    check("{a 0}, {a 1}", 8, 7, "an 8, a 7");
    check("{a 0}, {a 1}", 18, 180, "an 18, a 180");
}

static void what_the_scenario_says_fills_a_slot(void **state) {
    (void)state;
    static const bay_value FORCE[] = {
        {.kind = BAY_VALUE_TEXT, .key = "quality", .count = 5, .is.text = "elite"},
        {.kind = BAY_VALUE_WHOLE, .key = "strength", .is.whole = -12},
        {.kind = BAY_VALUE_FLAG, .key = "mounted", .is.flag = true}};
    static const bay_value KEYS[] = {
        {.kind = BAY_VALUE_MAP, .key = "attacker", .count = 3, .is.item = FORCE},
        {.kind = BAY_VALUE_TEXT, .key = "ground", .count = 4, .is.text = "open"}};
    static const bay_value DOCUMENT = {.kind = BAY_VALUE_MAP, .count = 2, .is.item = KEYS};
    char bytes[128];
    text to = text_within(bytes, sizeof bytes);
    wording with = {.battle = &BATTLE,
                    .unit = BAY_NO_UNIT,
                    .other = BAY_NO_UNIT,
                    .side = BAY_NOBODY,
                    .document = &DOCUMENT};
    wording_add(&to,
                "{attacker.strength} {attacker.quality} in the {ground}: {Attacker.quality}, "
                "{Ground}, {attacker.mounted}, {attacker}, {attacker.ground}",
                &with);
    assert_string_equal(bytes, "-12 elite in the open: Elite, Open, {attacker.mounted}, "
                               "{attacker}, {attacker.ground}");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slots_are_filled),
        cmocka_unit_test(a_question_is_true_in_any_situation),
        cmocka_unit_test(what_is_no_slot_stays),
        cmocka_unit_test(a_number_picks_a_word),
        cmocka_unit_test(a_picked_word_may_have_slots),
        cmocka_unit_test(an_article_agrees_with_its_word),
        cmocka_unit_test(what_the_scenario_says_fills_a_slot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
