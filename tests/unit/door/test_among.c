// The options that best play considers, if a question does not offer everything that a person may
// do.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

static asking a;

static void a_question_that_comes_up_says_it(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'best','sample':'ford'}");
    assert_int_equal(at(reply, "among")->count, 1);
    assert_string_equal(text_at(reply, "among[0]"),
                        "Best play is over the fords that have names.");
}

static void where_the_options_are_all_nothing_is_said(void **state) {
    (void)state;
    assert_int_equal(at(ask(&a, "{'do':'best','sample':'nqm'}"), "among")->count, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(a_question_that_comes_up_says_it, &a),
        ASKING_TEST(where_the_options_are_all_nothing_is_said, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
