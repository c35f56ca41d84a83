#include "rules/kit/kit_battle.h"
#include "rules/kit/kit_settings.h"
#include "support/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct test_battle {
    bay_battle common;
    char kept[21];
} test_battle;

static const bay_rules RULES = {.id = "test"};

static void *no_memory(void *context, void *old, size_t old_size, size_t new_size) {
    (void)context, (void)old, (void)old_size, (void)new_size;
    return NULL;
}

static void a_battle_is_one_block_that_owns_its_names(void **state) {
    (void)state;
    char id[] = "a-coy", name[] = "A Coy";
    const bay_unit units[] = {{id, name, BAY_ATTACKER}, {"foe", "Foe", BAY_DEFENDER}};
    const board on = {GRID_SQUARES, 2, 1};
    test_battle from = {.common = {.size = 8, .told = 3, .most = {5}},
                        .kept = "as it was read"};
    bay_loading in = {.rules = &RULES, .memory = heap()};
    bay_battle *made = NULL;
    bay_status status =
        kit_battle_make(&in, &from, sizeof from, (kit_names){units, 2, &on}, &made, NULL);
    assert_int_equal(status, BAY_OK);
    memset(id, 'x', sizeof id - 1);
    memset(name, 'x', sizeof name - 1);
    assert_ptr_equal(made->rules, &RULES);
    assert_string_equal(((test_battle *)(void *)made)->kept, "as it was read");
    assert_int_equal(made->size, 8);
    assert_int_equal(made->told, 3);
    assert_int_equal(made->most[0], 5);
    assert_int_equal(made->unit_count, 4);
    static const char *const IDS[] = {"a-coy", "foe", "a1", "b1"};
    static const char *const NAMES[] = {"A Coy", "Foe", "a1", "b1"};
    static const bay_side SIDES[] = {BAY_ATTACKER, BAY_DEFENDER, BAY_NOBODY, BAY_NOBODY};
    for (int i = 0; i < 4; i++) {
        assert_string_equal(made->units[i].id, IDS[i]);
        assert_string_equal(made->units[i].name, NAMES[i]);
        assert_int_equal(made->units[i].side, SIDES[i]);
        const char *end = made->units[i].name + strlen(NAMES[i]);
        assert_true(end < (const char *)made + made->bytes);
    }
    bay_battle_free(heap(), made);
}

static void members_are_called_after_their_group(void **state) {
    (void)state;
    const bay_unit units[] = {{"foe", "Foe", BAY_DEFENDER},
                              {"greys", "Greys", BAY_ATTACKER},
                              {NULL, NULL, BAY_ATTACKER},
                              {"old-grey", "Old Grey", BAY_ATTACKER},
                              {NULL, "Third", BAY_ATTACKER}};
    const bay_group group = {1, 3, "wolf"};
    const board on = {GRID_SQUARES, 1, 1};
    test_battle from = {.common = {.group_count = 1, .groups = &group}};
    bay_loading in = {.rules = &RULES, .memory = heap()};
    bay_battle *made = NULL;
    assert_int_equal(
        kit_battle_make(&in, &from, sizeof from, (kit_names){units, 5, &on}, &made, NULL),
        BAY_OK);
    static const char *const IDS[] = {"foe", "greys", "greys.1", "old-grey", "greys.3", "a1"};
    static const char *const NAMES[] = {"Foe", "Greys", "Greys 1", "Old Grey", "Third", "a1"};
    for (int i = 0; i < 6; i++) {
        assert_string_equal(made->units[i].id, IDS[i]);
        assert_string_equal(made->units[i].name, NAMES[i]);
    }
    assert_ptr_not_equal(made->groups, &group);
    assert_int_equal(made->groups->members, 3);
    assert_null(bay_group_of(made, 1));
    assert_ptr_equal(bay_group_of(made, 2), made->groups);
    assert_ptr_equal(bay_group_of(made, 4), made->groups);
    assert_null(bay_group_of(made, 5));
    assert_null(bay_group_of(made, BAY_NO_UNIT));
    assert_ptr_equal(bay_group_at(made, 1), made->groups);
    assert_null(bay_group_at(made, 2));
    bay_battle_free(heap(), made);
}

static void there_need_be_no_cells(void **state) {
    (void)state;
    const bay_unit unit = {"foe", "Foe", BAY_DEFENDER};
    test_battle from = {.kept = ""};
    bay_loading in = {.rules = &RULES, .memory = heap()};
    bay_battle *made = NULL;
    assert_int_equal(
        kit_battle_make(&in, &from, sizeof from, (kit_names){&unit, 1, NULL}, &made, NULL),
        BAY_OK);
    assert_int_equal(made->unit_count, 1);
    bay_battle_free(heap(), made);
}

static void without_memory_there_is_no_battle(void **state) {
    (void)state;
    test_battle from = {.kept = ""};
    bay_loading in = {.rules = &RULES, .memory = {.resize = no_memory}};
    bay_battle *made = NULL;
    bay_fault why;
    bay_status status =
        kit_battle_make(&in, &from, sizeof from, (kit_names){NULL, 0, NULL}, &made, &why);
    assert_int_equal(status, BAY_NO_MEMORY);
    assert_int_equal(why.status, BAY_NO_MEMORY);
    assert_null(made);
}

static void a_situation_ends_where_a_number_may_begin(void **state) {
    (void)state;
    assert_int_equal(kit_situation_size(1), 8);
    assert_int_equal(kit_situation_size(8), 8);
    assert_int_equal(kit_situation_size(9), 16);
}

static void settings_that_bear_are_rested_on(void **state) {
    (void)state;
    const bay_setting settings[] = {{3, 1}, {0, 1}, {1, 2}, {9, 1}};
    uint8_t used[4] = {0}, set[4] = {77, 77, 77, 77};
    bay_loading in = {.rules = &RULES, .settings = settings, .used = used};
    for (int row = 0; row < 3; row++) set[row] = kit_setting_if(&in, row, row != 1);
    assert_memory_equal(set, ((uint8_t[]){3, 0, 1, 77}), 4);
    assert_memory_equal(used, ((uint8_t[]){1, 0, 1, 0}), 4);
}

static void units_stand_in_the_order_of_their_ids_side_by_side(void **state) {
    (void)state;
    bay_unit called[] = {{"c", "", BAY_ATTACKER},
                         {"a", "", BAY_ATTACKER},
                         {"b", "", BAY_ATTACKER},
                         {"z", "", BAY_DEFENDER},
                         {"a", "", BAY_DEFENDER}};
    int32_t units[] = {3, 1, 2, 5, 4};
    uint8_t listed[5];
    kit_sort_units((kit_order){0}, called, units, sizeof *units, 5, listed);
    for (int i = 0; i < 5; i++) assert_int_equal(units[i], i + 1);
    assert_memory_equal(listed, ((uint8_t[]){2, 0, 1, 4, 3}), 5);
    assert_string_equal(called[2].id, "c");
    assert_string_equal(called[3].id, "a");
    assert_int_equal(called[3].side, BAY_DEFENDER);
}

static int by_parity(const void *one, const void *other) {
    return *(const int32_t *)one % 2 - *(const int32_t *)other % 2;
}

static void units_may_have_an_order_of_the_systems_before_their_ids(void **state) {
    (void)state;
    bay_unit called[] = {{"a", "", BAY_ATTACKER},
                         {"c", "", BAY_ATTACKER},
                         {"b", "", BAY_ATTACKER},
                         {"z", "", BAY_DEFENDER}};
    int32_t units[] = {1, 4, 2, 0};
    uint8_t listed[4];
    kit_sort_units((kit_order){by_parity, false}, called, units, sizeof *units, 4, listed);
    assert_memory_equal(units, ((int32_t[]){2, 4, 1, 0}), sizeof units);
    assert_memory_equal(listed, ((uint8_t[]){2, 1, 0, 3}), 4);
    assert_string_equal(called[0].id, "b");
}

static void equal_units_stand_from_the_last_id_to_the_first_if_so_asked(void **state) {
    (void)state;
    bay_unit called[] = {{"a", "", BAY_ATTACKER},
                         {"b", "", BAY_ATTACKER},
                         {"c", "", BAY_ATTACKER},
                         {"z", "", BAY_DEFENDER}};
    int32_t units[] = {1, 2, 3, 0};
    uint8_t listed[4];
    kit_sort_units((kit_order){by_parity, true}, called, units, sizeof *units, 4, listed);
    assert_memory_equal(units, ((int32_t[]){2, 3, 1, 0}), sizeof units);
    assert_memory_equal(listed, ((uint8_t[]){2, 0, 1, 3}), 4);
    assert_true(kit_compare_ids("a", "b", false) < 0);
    assert_true(kit_compare_ids("a", "b", true) > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_battle_is_one_block_that_owns_its_names),
        cmocka_unit_test(members_are_called_after_their_group),
        cmocka_unit_test(there_need_be_no_cells),
        cmocka_unit_test(without_memory_there_is_no_battle),
        cmocka_unit_test(a_situation_ends_where_a_number_may_begin),
        cmocka_unit_test(settings_that_bear_are_rested_on),
        cmocka_unit_test(units_stand_in_the_order_of_their_ids_side_by_side),
        cmocka_unit_test(units_may_have_an_order_of_the_systems_before_their_ids),
        cmocka_unit_test(equal_units_stand_from_the_last_id_to_the_first_if_so_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
