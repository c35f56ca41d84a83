// Roots of whole numbers, rounded down and up.

#include "ground/plane/root.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void assert_root(int64_t number, int64_t down, int64_t up) {
    assert_int_equal(root_down(number), down);
    assert_int_equal(root_up(number), up);
}

static void the_first_numbers_have_these_roots(void **state) {
    (void)state;
    static const int64_t ROWS[][2] = {{0, 0}, {1, 1}, {1, 2}, {1, 2}, {2, 2},
                                      {2, 3}, {2, 3}, {2, 3}, {2, 3}, {3, 3}};
    for (int64_t i = 0; i < 10; i++) assert_root(i, ROWS[i][0], ROWS[i][1]);
}

static void a_square_has_its_root_and_its_neighbours_are_rounded(void **state) {
    (void)state;
    for (int64_t root = 2; root < 3000; root++) {
        assert_root(root * root - 1, root - 1, root);
        assert_root(root * root, root, root);
        assert_root(root * root + 1, root, root + 1);
    }
}

static void the_largest_numbers_do_not_overflow(void **state) {
    (void)state;
    const int64_t MOST = (int64_t)1 << 31;
    assert_root(MOST * MOST, MOST, MOST);
    assert_root(MOST * MOST - 1, MOST - 1, MOST);
    assert_root((MOST - 1) * (MOST - 1), MOST - 1, MOST - 1);
    assert_root((MOST - 1) * (MOST - 1) - 1, MOST - 2, MOST - 1);
    assert_root((MOST / 2) * (MOST / 2) + 1, MOST / 2, MOST / 2 + 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_numbers_have_these_roots),
        cmocka_unit_test(a_square_has_its_root_and_its_neighbours_are_rounded),
        cmocka_unit_test(the_largest_numbers_do_not_overflow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
