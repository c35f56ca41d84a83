// Lengths in words.

#include "base/length.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

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
        cmocka_unit_test(units_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
