// Answers for many values of one or two things: each point is what odds say of it.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// The chance of the ground at a point of a reply, and what odds say with these two strengths.
static void check_point(const bay_value *reply, int point, int attacker, int defender) {
    char path[32], set[96];
    text name = text_within(path, sizeof path), words = text_within(set, sizeof set);
    text_add(&name, "points[");
    text_add_whole(&name, point);
    text_add(&name, "].ground");
    double have = real_at(reply, path);
    text_add(&words, "{'attacker.strength':");
    text_add_whole(&words, attacker);
    text_add(&words, ",'defender.strength':");
    text_add_whole(&words, defender);
    text_add(&words, "}");
    assert_close(have,
                 real_at(ask_with(&a, "{'do':'odds','sample':'nqm','set':%s}", set), "ground"));
}

static void a_point_has_a_value_of_each_list(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'vary','sample':'nqm','over':["
                                     "{'name':'attacker.strength','values':[4,6]},"
                                     "{'name':'defender.strength','values':[2,3]}]}");
    assert_int_equal(at(reply, "points")->count, 4);
    for (int point = 0; point < 4; point++)
        check_point(reply, point, point < 2 ? 4 : 6, point % 2 ? 3 : 2);
}

static void a_value_that_cannot_be_is_told_at_its_point(void **state) {
    (void)state;
    static const char *const NAMES[2] = {"attacker.strength", "defender.strength"};
    static const char ASKED[2][160] = {"{'do':'vary','sample':'nqm','over':["
                                       "{'name':'attacker.strength','values':[999]},"
                                       "{'name':'defender.strength','values':[2]}]}",
                                       "{'do':'vary','sample':'nqm','over':["
                                       "{'name':'attacker.strength','values':[4]},"
                                       "{'name':'defender.strength','values':[999]}]}"};
    for (int i = 0; i < 2; i++) {
        const bay_value *reply = ask(&a, ASKED[i]);
        assert_string_equal(text_at(reply, "points[0].error.path"), NAMES[i]);
        assert_string_equal(text_at(reply, "points[0].error.given"), "999");
    }
}

int main(void) {
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(a_point_has_a_value_of_each_list),
        ROW(a_value_that_cannot_be_is_told_at_its_point),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
