// Numbers as text, at their ends.
#include "scenario/values/scalar.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void a_whole_number_has_1_to_18_digits_and_perhaps_a_minus(void **state) {
    (void)state;
    static const struct {
        const char *text;
        bool read;
        int64_t number;
    } TEXTS[] = {{"0", true, 0},
                 {"-7", true, -7},
                 {"007", true, 7},
                 {"999999999999999999", true, INT64_C(999999999999999999)},
                 {"-999999999999999999", true, INT64_C(-999999999999999999)},
                 {"1000000000000000000", false, 5},
                 {"-1000000000000000000", false, 5},
                 {"", false, 5},
                 {"-", false, 5},
                 {"--7", false, 5},
                 {"7-", false, 5},
                 {"7 ", false, 5},
                 {"/", false, 5},
                 {":", false, 5}};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        int64_t number = 5; // stays where there is none
        assert_int_equal(scalar_whole(TEXTS[i].text, strlen(TEXTS[i].text), &number),
                         TEXTS[i].read);
        assert_int_equal(number, TEXTS[i].number);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_number_has_1_to_18_digits_and_perhaps_a_minus),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
