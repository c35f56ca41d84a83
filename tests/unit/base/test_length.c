// Lengths in words.

#include "bayonet/keys.h"

#include "base/length.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void assert_reads(int64_t tenths, bay_length unit, const char *wanted) {
    char bytes[40];
    text to = text_within(bytes, sizeof bytes);
    length_add(&to, tenths, unit);
    assert_string_equal(bytes, wanted);
}

static void lengths_are_told_to_the_nearest_hundredth(void **state) {
    (void)state;
    assert_reads(1524, BAY_INCHES, "6 in");
    assert_reads(1651, BAY_INCHES, "6.5 in");
    assert_reads(10, BAY_INCHES, "0.04 in");
    assert_reads(1, BAY_INCHES, "0 in");
    assert_reads(2, BAY_INCHES, "0.01 in");
    assert_reads(253, BAY_INCHES, "1 in");
    assert_reads(255, BAY_CENTIMETRES, "2.55 cm");
    assert_reads(205, BAY_CENTIMETRES, "2.05 cm");
    assert_reads(5, BAY_MILLIMETRES, "0.5 mm");
    assert_reads(0, BAY_MILLIMETRES, "0 mm");
}

static void what_is_less_than_nothing_has_a_sign_and_no_more(void **state) {
    (void)state;
    assert_reads(-1651, BAY_INCHES, "-6.5 in");
    assert_reads(-1, BAY_INCHES, "0 in");
}

static void assert_read(const char *words, int64_t wanted) {
    int64_t tenths = 0;
    assert_true(length_read(words, &tenths));
    assert_int_equal(tenths, wanted);
}

static void lengths_are_read_to_the_nearest_tenth_of_a_millimetre(void **state) {
    (void)state;
    assert_read("6 in", 1524);
    assert_read("6.5\"", 1651);
    assert_read("0.01in", 3);
    assert_read("25mm", 250);
    assert_read("-2.5 cm", -250);
    assert_read("1.125 cm", 113);
    assert_read("999999.999999 mm", 10000000);
    static const char *const NONE[] = {"",           "6",           "in",    "6 ft",
                                       "6.in",       ".5 in",       "6 in.", "6 6in",
                                       "1234567 mm", "1.1234567in", "--1in"};
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++) {
        int64_t tenths = 7;
        assert_false(length_read(NONE[i], &tenths));
        assert_int_equal(tenths, 7);
    }
}

static void a_length_is_read_from_the_front_of_words(void **state) {
    (void)state;
    int64_t tenths = 0, at[2] = {0, 0};
    assert_int_equal(length_taken("6 in, 4 in", 10, &tenths), 4);
    assert_int_equal(tenths, 1524);
    assert_int_equal(length_taken("6.5\" x", 6, &tenths), 4);
    assert_int_equal(tenths, 1651);
    assert_int_equal(length_taken("6 inches", 8, &tenths), 0);
    assert_int_equal(length_taken("6 in", 3, &tenths), 0); // a unit that is cut off
    assert_int_equal(length_point_taken("6 in, 4 cm facing", 17, at), 10);
    assert_int_equal(at[0], 1524);
    assert_int_equal(at[1], 400);
    assert_int_equal(length_point_taken("6 in", 4, at), 0);
    assert_int_equal(length_point_taken("6 in and 4 in", 13, at), 0);
}

static bay_value said(const char *words) {
    bay_value made = {.kind = BAY_VALUE_TEXT, .count = (uint32_t)strlen(words)};
    made.is.text = words;
    return made;
}

static void a_rule_system_reads_values_in_tenths_of_a_millimetre(void **state) {
    (void)state;
    bay_value six = said("6 in"), both = said("-1.5 cm, 0.05 in"), none = said("6"),
              far = said("999999 in, 1 in");
    int32_t tenths = 7;
    bay_point point = {7, 7};
    assert_true(bay_value_length(&six, &tenths));
    assert_int_equal(tenths, 1524);
    assert_true(bay_value_point(&both, &point));
    assert_int_equal(point.x, -150);
    assert_int_equal(point.y, 13);
    bay_value whole = {.kind = BAY_VALUE_WHOLE};
    const bay_value *wrong[] = {NULL, &none, &both, &whole};
    for (size_t i = 0; i < 4; i++) assert_false(bay_value_length(wrong[i], &tenths));
    wrong[2] = &six;
    for (size_t i = 0; i < 4; i++) assert_false(bay_value_point(wrong[i], &point));
    assert_int_equal(tenths, 1524);
    assert_int_equal(point.x, -150);
    assert_true(bay_value_point(&far, &point));
    assert_int_equal(point.x, 253999746);
}

static void units_have_names(void **state) {
    (void)state;
    for (int i = 0; i < 3; i++) {
        bay_length found = BAY_MILLIMETRES;
        assert_true(length_named(length_name((bay_length)i), 2, &found));
        assert_int_equal(found, i);
    }
    bay_length found;
    assert_false(length_named("ft", 2, &found));
    assert_false(length_named("inch", 4, &found));
    assert_int_equal(length_of(BAY_INCHES), 254);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lengths_are_told_to_the_nearest_hundredth),
        cmocka_unit_test(what_is_less_than_nothing_has_a_sign_and_no_more),
        cmocka_unit_test(lengths_are_read_to_the_nearest_tenth_of_a_millimetre),
        cmocka_unit_test(a_length_is_read_from_the_front_of_words),
        cmocka_unit_test(a_rule_system_reads_values_in_tenths_of_a_millimetre),
        cmocka_unit_test(units_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
