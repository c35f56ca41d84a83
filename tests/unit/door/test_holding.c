// Whether it ever pays a side to hold back: what best play under the aim and under the
// others says of it.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// Three points on six: it is not the ground that is to be had.
#define WEAK "{'do':'best','scenario':{'rules':'nqm','attacker':'3','defender':'6'}%s}"

static void where_it_never_pays_the_aim_that_would_is_named(void **state) {
    (void)state;
    const bay_value *reply = ask_with(&a, WEAK, "");
    assert_int_equal(at(reply, "holding")->count, 1);
    assert_string_equal(text_at(reply, "holding[0].side"), "attacker");
    assert_string_equal(text_at(reply, "holding[0].aim"), "cheaply");
    assert_string_equal(
        text_at(reply, "holding[0].words"),
        "Under the aim \"ground\" it never pays the attacker to hold back; under "
        "\"cheaply\" it does.");
}

static void where_it_pays_nothing_is_said(void **state) {
    (void)state;
    assert_int_equal(at(ask_with(&a, WEAK, ",'aim':'cheaply'"), "holding")->count, 0);
    assert_int_equal(at(ask_with(&a, WEAK, ",'aim':'attrition'"), "holding")->count, 0);
}

static void a_stated_aim_has_no_name(void **state) {
    (void)state;
    const bay_value *reply = ask_with(&a, WEAK, ",'aim':{'position-taken':1}");
    assert_string_equal(
        text_at(reply, "holding[0].words"),
        "Under the aim as stated it never pays the attacker to hold back; under "
        "\"cheaply\" it does.");
}

// Six on three win under every aim; nobody holds back at the ford, for its questions do not say how.
static void where_no_aim_would_nothing_is_said(void **state) {
    (void)state;
    assert_int_equal(at(ask(&a, "{'do':'best','sample':'nqm'}"), "holding")->count, 0);
    assert_int_equal(at(ask(&a, "{'do':'best','sample':'ford'}"), "holding")->count, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(where_it_never_pays_the_aim_that_would_is_named, &a),
        ASKING_TEST(where_it_pays_nothing_is_said, &a),
        ASKING_TEST(a_stated_aim_has_no_name, &a),
        ASKING_TEST(where_no_aim_would_nothing_is_said, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
