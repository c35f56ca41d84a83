#include "bayonet/odds.h"

#include "unit/analysis/drill_scene.h"
#include "unit/analysis/read_orders.h"

#include <string.h>

// The option that the orders choose in the first situation that asks `step` with so many
// attacking figures.
static int chosen(const drill_scene *s, const char *json, const char *step, int figures) {
    bay_orders *orders;
    bay_policy policy;
    assert_int_equal(read_orders(s->battle, json, &orders, NULL), BAY_OK);
    assert_int_equal(bay_policy_make(s->graph, orders, &policy), BAY_OK);
    int option = -1;
    for (uint32_t at = 0; at < policy.count && option < 0; at++) {
        bay_step here;
        int32_t features[BAY_FEATURES_MAX];
        bay_graph_step(s->graph, at, &here);
        s->battle->rules->features_of(s->battle, bay_graph_situation(s->graph, at), features);
        if (!here.settled && !strcmp(bay_rules_drill.steps[here.id].id, step) &&
            features[0] == figures)
            option = policy.option[at];
    }
    bay_policy_free(&policy);
    bay_orders_free(orders);
    return option;
}

static void without_orders_everybody_does_as_usual(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    bay_orders *none;
    bay_policy policy;
    assert_int_equal(bay_orders_read(s.battle, NULL, heap_work().memory, &none, NULL), BAY_OK);
    assert_int_equal(bay_policy_make(s.graph, none, &policy), BAY_OK);
    for (uint32_t at = 0; at < policy.count; at++) assert_int_equal(policy.option[at], 0);
    assert_int_equal(policy.count, bay_graph_situations(s.graph));
    bay_policy_free(&policy);
    bay_orders_free(none);
    assert_int_equal(chosen(&s, "[]", "press", 5), 0);
    drill_scene_free(&s);
}

static void the_first_order_that_matches_is_followed(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    static const char ORDERS[] =
        "[{\"at\": \"press\", \"when\": {\"attacker.figures\": \"..2\"}, \"do\": "
        "\"break-off\"},"
        " {\"at\": \"press\", \"when\": {\"attacker.figures\": \"3..4\"}, \"do\": \"close\"},"
        " {\"at\": \"press\", \"when\": {\"attacker.figures\": 5}, \"do\": \"break-off\"},"
        " {\"at\": \"press\", \"when\": {\"attacker.figures\": \"7..\"}, \"do\": "
        "\"break-off\"},"
        " {\"at\": \"press\", \"when\": {\"attacker.figures\": \"4..\"}, \"do\": "
        "\"break-off\"}]";
    static const int WANTED[8] = {0, 1, 1, 0, 0, 1, 1, 1};
    for (int figures = 2; figures <= 7; figures++)
        assert_int_equal(chosen(&s, ORDERS, "press", figures), WANTED[figures]);
    drill_scene_free(&s);
}

static void all_conditions_of_an_order_must_hold(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    static const char ORDERS[] =
        "[{\"at\": \"press\", \"when\": {\"attacker.figures\": \"..4\", \"edge\": \"1..\"},"
        "  \"do\": \"break-off\"},"
        " {\"at\": \"press\", \"when\": {\"attacker.figures\": \"6..\", \"edge\": \"-3..1\"},"
        "  \"do\": \"break-off\"}]";
    assert_int_equal(chosen(&s, ORDERS, "press", 4), 0); // no longer outnumbers anybody
    assert_int_equal(chosen(&s, ORDERS, "press", 6), 1);
    drill_scene_free(&s);
}

static void an_optional_order_that_cannot_be_followed_is_passed_over(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    static const char UNIT[] =
        "[{\"at\": \"place\", \"optional\": true, \"do\": \"hit-nobody\"},"
        " {\"at\": \"place\", \"optional\": false, \"do\": \"hit-right\"}]";
    assert_int_equal(chosen(&s, UNIT, "place", 7), 1); // the larger, the left one, comes first
    drill_scene_free(&s);
}

static void what_does_not_exist_is_a_fault_with_the_nearest(void **state) {
    (void)state;
    static const wrong_orders BAD[] = {
        {"{}", "orders", "", ""},
        {"[3]", "orders[0]", "", ""},
        {"[{\"do\": \"stand\"}]", "orders[0].at", "", ""},
        {"[{\"at\": 3, \"do\": \"stand\"}]", "orders[0].at", "", ""},
        {"[{\"at\": \"stnd\", \"do\": \"stand\"}]", "orders[0].at", "stnd", "stand"},
        {"[{\"at\": \"bout\", \"do\": \"stand\"}]", "orders[0].at", "bout", ""},
        {"[{\"at\": \"stand\"}]", "orders[0].do", "", ""},
        {"[{\"at\": \"stand\", \"do\": \"fallback\"}]", "orders[0].do", "fallback",
         "fall-back"},
        {"[{\"at\": \"stand\", \"do\": \"stand\"}, {\"at\": \"press\", \"do\": \"shoot\"}]",
         "orders[1].do", "shoot", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"wen\": {}}]", "orders[0]", "wen", "when"},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": []}]", "orders[0].when", "", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"egde\": 1}}]", "orders[0].when",
         "egde", "edge"},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": \"4...\"}}]",
         "orders[0].when.edge", "4...", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": \"..\"}}]",
         "orders[0].when.edge", "..", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": \"5..2\"}}]",
         "orders[0].when.edge", "5..2", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": true}}]",
         "orders[0].when.edge", "true", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": 3000000000}}]",
         "orders[0].when.edge", "3000000000", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": 13}}]",
         "orders[0].when.edge", "13", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": \"..-13\"}}]",
         "orders[0].when.edge", "..-13", ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"optional\": 1}]", "orders[0].optional", "1",
         ""},
        {"[{\"at\": \"stand\", \"do\": \"stand\", \"when\": {\"edge\": \"\"}}]",
         "orders[0].when.edge", "", ""},
    };
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        bay_orders *orders;
        bay_fault why;
        read_wrong_orders(s.battle, &BAD[i], &why);
        assert_int_equal(why.status, BAY_BAD_INPUT);
        assert_true(why.words[0] && why.line == 1);
        assert_int_equal(read_orders(s.battle, BAD[i].json, &orders, NULL), BAY_BAD_INPUT);
    }
    drill_scene_free(&s);
}

static bay_status read_all(const char *json, bay_order_faults *wrong) {
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    bay_work work = heap_work();
    arena space = arena_new(work.memory);
    bay_orders *orders = NULL;
    bay_status status = bay_orders_read_all(s.battle, loaded_document(&space, json),
                                            work.memory, &orders, wrong);
    arena_free(&space);
    bay_orders_free(orders);
    drill_scene_free(&s);
    return status;
}

static void every_fault_is_told_in_its_place(void **state) {
    (void)state;
    static const char ORDERS[] =
        "[{\"at\": \"stnd\", \"do\": \"fall\"}, {\"at\": \"stand\", \"do\": \"stand\"},"
        " {\"at\": \"press\", \"when\": {\"egde\": 1, \"edge\": \"x\"}, \"do\": \"close\"}, 3]";
    static const char *const PATHS[] = {"orders[0].at", "orders[0].do", "orders[2].when",
                                        "orders[2].when.edge", "orders[3]"};
    bay_fault list[5];
    bay_order_faults wrong = {.list = list, .room = 5};
    assert_int_equal(read_all(ORDERS, &wrong), BAY_BAD_INPUT);
    assert_int_equal(wrong.count, 5);
    for (int i = 0; i < 5; i++) assert_string_equal(list[i].path, PATHS[i]);
    wrong = (bay_order_faults){.list = list, .room = 2};
    list[2].path[0] = '\0';
    assert_int_equal(read_all(ORDERS, &wrong), BAY_BAD_INPUT);
    assert_int_equal(wrong.count, 5); // counted, and those beyond not kept
    assert_string_equal(list[1].path, PATHS[1]);
    assert_string_equal(list[2].path, "");
    wrong.count = 9;
    assert_int_equal(read_all("[]", &wrong), BAY_OK);
    assert_int_equal(wrong.count, 0);
}

static void what_is_allowed_is_listed(void **state) {
    (void)state;
    bay_fault list[2];
    bay_order_faults wrong = {.list = list, .room = 2};
    read_all("[{\"at\": \"bout\", \"do\": \"x\"}]", &wrong);
    assert_non_null(strstr(list[0].allowed, "stand, ")); // bout asks nobody anything
    assert_non_null(strstr(list[0].allowed, "press"));
    assert_null(strstr(list[0].allowed, "bout"));
    assert_non_null(strstr(list[1].allowed, "hit-UNIT"));
    wrong.count = 0;
    read_all("[{}]", &wrong);
    assert_non_null(strstr(list[0].allowed, "stand"));
    assert_non_null(strstr(list[1].allowed, "break-off"));
}

// --- The words of options --------------------------------------------------------------------

static void an_options_text_is_filled_in(void **state) {
    (void)state;
    static const bay_option_row ROWS[] = {
        {"dice-{0}-of-{1}", "roll {0} of {1} dice", 0},
        {"hit-{unit}", "{unit} takes it {here}", 0},
        {"call", "{who} calls, {side} answers, {unit} and {other} stay", 0},
        {NULL, NULL, 0},
    };
    static const bay_unit UNITS_HERE[] = {{"a-coy", "A Company", BAY_ATTACKER}};
    bay_rules rules = {.options = ROWS};
    bay_battle battle = {.rules = &rules, .unit_count = 1, .units = UNITS_HERE};
    bay_option dice = {.row = 0, .unit = BAY_NO_UNIT, .number = {-2, 13}};
    bay_option hit = {.row = 1, .unit = 0};
    bay_option call = {.row = 2, .unit = BAY_NO_UNIT};
    char out[64];
    assert_int_equal(bay_option_text(&battle, &dice, false, out, sizeof out), 13);
    assert_string_equal(out, "dice--2-of-13");
    assert_int_equal(bay_option_text(&battle, &dice, true, out, sizeof out), 18);
    assert_string_equal(out, "roll -2 of 13 dice");
    bay_option_text(&battle, &hit, false, out, sizeof out);
    assert_string_equal(out, "hit-a-coy");
    bay_option_text(&battle, &hit, true, out, sizeof out);
    assert_string_equal(out, "A Company takes it {here}");
    assert_int_equal(bay_option_text(&battle, &hit, true, out, 8), 25); // cut, full length told
    assert_string_equal(out, "A Compa");
    assert_int_equal(bay_option_text(&battle, &hit, true, NULL, 0), 25);
    bay_option_text(&battle, &call, true, out, sizeof out); // an option has no side of its own
    assert_string_equal(out, "nobody calls, nobody answers, {unit} and {other} stay");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_orders_everybody_does_as_usual),
        cmocka_unit_test(the_first_order_that_matches_is_followed),
        cmocka_unit_test(all_conditions_of_an_order_must_hold),
        cmocka_unit_test(an_optional_order_that_cannot_be_followed_is_passed_over),
        cmocka_unit_test(what_does_not_exist_is_a_fault_with_the_nearest),
        cmocka_unit_test(every_fault_is_told_in_its_place),
        cmocka_unit_test(what_is_allowed_is_listed),
        cmocka_unit_test(an_options_text_is_filled_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
