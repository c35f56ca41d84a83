#include "bayonet/odds.h"

#include "unit/analysis/drill_scene.h"

static bay_status read_aim(const char *json, bay_aim *aim, bay_fault *why) {
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    bay_work work = heap_work();
    arena space = arena_new(work.memory);
    const bay_value *value = json ? loaded_document(&space, json) : NULL;
    bay_status status = bay_aim_read(s.battle, value, aim, why);
    arena_free(&space);
    drill_scene_free(&s);
    return status;
}

static void assert_worth(bay_fraction worth, int number, int over) {
    assert_int_equal(worth.number, number);
    assert_int_equal(worth.over, over);
}

static void no_aim_is_the_first_one(void **state) {
    (void)state;
    bay_aim aim;
    assert_int_equal(read_aim(NULL, &aim, NULL), BAY_OK);
    assert_string_equal(aim.name, "ground");
    assert_worth(aim.ending[TAKEN], 100, 1);
    assert_worth(aim.ending[REPELLED], 0, 1);
    assert_worth(aim.measure[0], 0, 1);
}

static void an_aim_has_a_name(void **state) {
    (void)state;
    bay_aim aim;
    assert_int_equal(read_aim("\"cheaply\"", &aim, NULL), BAY_OK);
    assert_string_equal(aim.name, "cheaply");
    assert_worth(aim.ending[YIELDED], 100, 1);
    assert_worth(aim.measure[0], -5, 1);
    assert_worth(aim.measure[1], 5, 1);
    assert_int_equal(read_aim("\"attrition\"", &aim, NULL), BAY_OK);
    assert_worth(aim.ending[TAKEN], 0, 1);
    assert_worth(aim.measure[0], -5, 1);
    assert_worth(aim.measure[1], 5, 1);
}

static void an_aim_may_be_stated(void **state) {
    (void)state;
    bay_aim aim;
    assert_int_equal(read_aim("{\"taken\": 7, \"repelled\": \"-1/2\", \"attacker_losses\": "
                              "\"-3\", \"defender_losses\": \"2/6\"}",
                              &aim, NULL),
                     BAY_OK);
    assert_string_equal(aim.name, "stated");
    assert_worth(aim.ending[TAKEN], 7, 1);
    assert_worth(aim.ending[REPELLED], -1, 2);
    assert_worth(aim.ending[YIELDED], 0, 1); // not mentioned, worth nothing
    assert_worth(aim.measure[0], -3, 1);
    assert_worth(aim.measure[1], 2, 6);
}

static void an_unknown_name_is_a_fault_with_the_nearest(void **state) {
    (void)state;
    bay_aim aim = {.name = "untouched"};
    bay_fault why;
    assert_int_equal(read_aim("\"cheeply\"", &aim, &why), BAY_BAD_INPUT);
    assert_string_equal(why.nearest, "cheaply");
    assert_string_equal(why.given, "cheeply");
    assert_string_equal(why.allowed, "ground, cheaply or attrition");
    assert_string_equal(aim.name, "untouched");
    assert_int_equal(read_aim("{\"atacker_losses\": 1}", &aim, &why), BAY_BAD_INPUT);
    assert_string_equal(why.nearest, "attacker_losses");
    assert_int_equal(read_aim("3", &aim, &why), BAY_BAD_INPUT);
    assert_string_equal(why.path, "aim");
    assert_string_equal(why.given, "3");
    assert_string_equal(why.words, "An aim is a name, or a map of what is worth how much.");
    assert_int_equal(why.line, 1);
}

static void a_worth_is_a_whole_number_or_a_fraction(void **state) {
    (void)state;
    static const char *const BAD[] = {
        "{\"taken\": \"\"}",
        "{\"taken\": \"1/0\"}",
        "{\"taken\": \"1/\"}",
        "{\"taken\": \"/2\"}",
        "{\"taken\": \"x\"}",
        "{\"taken\": \"1/2/3\"}",
        "{\"taken\": 1000001}",
        "{\"taken\": 0.5}",
        "{\"taken\": \"99999999999999999999\"}",
        "{\"taken\": \"1/-2\"}",
        "{\"taken\": null}",
        "{\"taken\": [1]}",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        bay_aim aim;
        bay_fault why;
        assert_int_equal(read_aim(BAD[i], &aim, &why), BAY_BAD_INPUT);
        assert_string_equal(why.path, "aim.taken");
        assert_int_equal(read_aim(BAD[i], &aim, NULL), BAY_BAD_INPUT);
    }
}

static void a_shared_worth_is_that_of_all_of_a_measure(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    bay_measure measures[3] = {bay_rules_drill.measures[0], bay_rules_drill.measures[1], {0}};
    measures[0].shared = true;
    measures[0].worth[0] = (bay_fraction){-21, 2}; // for all of 7
    measures[1].shared = true;
    measures[1].worth[0] = (bay_fraction){10, 1}; // for all of 5
    bay_rules rules = bay_rules_drill;
    rules.measures = measures;
    bay_battle battle = *s.battle;
    battle.rules = &rules;
    bay_aim aim;
    assert_int_equal(bay_aim_read(&battle, NULL, &aim, NULL), BAY_OK);
    assert_worth(aim.measure[0], -3, 2);
    assert_worth(aim.measure[1], 2, 1);
    battle.most[1] = 0;
    assert_int_equal(bay_aim_read(&battle, NULL, &aim, NULL), BAY_OK);
    assert_worth(aim.measure[1], 0, 1);
    drill_scene_free(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_aim_is_the_first_one),
        cmocka_unit_test(an_aim_has_a_name),
        cmocka_unit_test(an_aim_may_be_stated),
        cmocka_unit_test(an_unknown_name_is_a_fault_with_the_nearest),
        cmocka_unit_test(a_worth_is_a_whole_number_or_a_fraction),
        cmocka_unit_test(a_shared_worth_is_that_of_all_of_a_measure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
