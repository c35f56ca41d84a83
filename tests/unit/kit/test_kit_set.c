#include "rules/kit/kit_set.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

static void the_first_of_a_set_is_found_at_every_place(void **state) {
    (void)state;
    assert_int_equal(kit_first(0), -1);
    for (int unit = 0; unit < 32; unit++) {
        assert_int_equal(kit_first(kit_one(unit)), unit);
        assert_int_equal(kit_first(kit_one(unit) | kit_one(31)), unit);
    }
}

static void a_set_is_gone_through_in_order(void **state) {
    (void)state;
    kit_set left = kit_one(2) | kit_one(3) | kit_one(30);
    assert_int_equal(kit_take(&left), 2);
    assert_int_equal(kit_take(&left), 3);
    assert_int_equal(kit_take(&left), 30);
    assert_int_equal(left, 0);
}

static void each_unit_of_a_set_has_its_turn(void **state) {
    (void)state;
    kit_set set = kit_one(0) | kit_one(4) | kit_one(30), seen = 0;
    int before = -1;
    KIT_EACH (unit, set) {
        assert_true(unit > before);
        before = unit;
        if (unit == 0) continue;
        seen |= kit_one(unit);
        set = 0; // it is read once
    }
    assert_int_equal(seen, kit_one(4) | kit_one(30));
    KIT_EACH (unit, 0) assert_int_equal(unit, -1);
}

static void those_of_a_set_are_kept_of_whom_something_is_true(void **state) {
    (void)state;
    kit_set all = kit_below(6) | kit_one(30);
    KIT_THOSE(even, unit, all, unit % 2 == 0);
    assert_int_equal(even, kit_one(0) | kit_one(2) | kit_one(4) | kit_one(30));
    KIT_THOSE(none, unit, all, unit > 30);
    assert_int_equal(none, 0);
}

static void a_set_has_a_size_and_members(void **state) {
    (void)state;
    kit_set set = kit_below(3) | kit_one(7);
    assert_int_equal(kit_size(set), 4);
    assert_int_equal(kit_size(0), 0);
    assert_true(kit_is_one(kit_one(31)) && !kit_is_one(kit_one(31) | kit_one(0)));
    assert_int_equal(kit_below(0), 0);
    assert_true(kit_in(set, 2));
    assert_false(kit_in(set, 3));
    assert_true(kit_in(set, 7));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_of_a_set_is_found_at_every_place),
        cmocka_unit_test(a_set_is_gone_through_in_order),
        cmocka_unit_test(each_unit_of_a_set_has_its_turn),
        cmocka_unit_test(those_of_a_set_are_kept_of_whom_something_is_true),
        cmocka_unit_test(a_set_has_a_size_and_members),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
