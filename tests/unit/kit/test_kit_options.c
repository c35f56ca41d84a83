#include "rules/kit/kit_options.h"
#include "rules/kit/kit_rows.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

// clang-format off
#define OPTION_ROWS(X) X(GO, "go", "go on", 0) X(STAY, "stay", "stay here", 1)
#define PARAM_ROWS(NUMBER, READING) \
    NUMBER(MEN, "men", "3", 1, 9, 0, BAY_GUESS, "how many") \
    READING(A_1, (IS_NOT, IS), "A-1", "no|yes", "no", 1, BAY_CERTAIN, "is it so?")

enum option { OPTION_ROWS(KIT_TAG) OPTIONS };
enum param { PARAM_ROWS(KIT_TAG, KIT_TAG) PARAMS };
PARAM_ROWS(KIT_NOTHING, KIT_VALUES)
static const bay_option_row OPTION_TABLE[] = {OPTION_ROWS(KIT_ROW) {.id = NULL}};
static const bay_param PARAM_TABLE[] = {PARAM_ROWS(KIT_NUMBER, KIT_READING_OF) {.name = NULL}};
// clang-format on

static void a_list_is_a_table_and_the_names_of_its_rows(void **state) {
    (void)state;
    assert_int_equal(OPTIONS, 2);
    assert_string_equal(OPTION_TABLE[STAY].words, "stay here");
    assert_int_equal(OPTION_TABLE[STAY].clause, 1);
    assert_null(OPTION_TABLE[OPTIONS].id);
    assert_string_equal(PARAM_TABLE[MEN].usual, "3");
    assert_int_equal(PARAM_TABLE[MEN].high, 9);
    assert_int_equal(PARAM_TABLE[A_1].kind, BAY_PARAM_READING);
    assert_string_equal(PARAM_TABLE[A_1].readings, "no|yes");
    assert_null(PARAM_TABLE[PARAMS].name);
    assert_int_equal(IS_NOT, 0);
    assert_int_equal(IS, 1);
}

static void about_seven(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    (void)at;
    step->unit = 7;
}

static uint16_t first_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    (void)at;
    return 0;
}

// What a yes or no is about, where its row is about this.
static uint16_t asked_of(bay_about_fn *about) {
    const bay_step_info steps[] = {{.id = "go", .offers = BAY_ROWS(GO, STAY), .about = about}};
    const bay_rules rules = {.steps = steps, .stage = first_stage};
    const bay_battle battle = {.rules = &rules};
    bay_option list[BAY_OPTIONS_MAX];
    assert_int_equal(kit_either(&battle, NULL, list), 2);
    assert_int_equal(list[0].row, GO);
    assert_int_equal(list[1].row, STAY);
    assert_int_equal(list[1].own, 1);
    assert_int_equal(list[0].unit, list[1].unit);
    return list[0].unit;
}

static void a_yes_or_no_is_what_its_row_says(void **state) {
    (void)state;
    assert_int_equal(asked_of(about_seven), 7);
    assert_int_equal(asked_of(NULL), BAY_NO_UNIT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_is_a_table_and_the_names_of_its_rows),
        cmocka_unit_test(a_yes_or_no_is_what_its_row_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
