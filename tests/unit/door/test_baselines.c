// The orders that an answer assumes: standing orders, one side's best, best play, orders given.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

static void orders_may_be_best_or_given(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'odds','sample':'nqm','orders':'best'}");
    assert_close(ending_at(best, "position-taken"), 3041425.0 / 5971968.0);
    assert_string_equal(text_at(best, "orders"), "best");
    const bay_value *given = ask(&a, "{'do':'odds','sample':'nqm','orders':"
                                     "[{'at':'defence','do':'dice-1'}]}");
    assert_close(ending_at(given, "position-taken"), 3041425.0 / 5971968.0);
    assert_string_equal(text_at(given, "orders"), "given");
    const bay_value *own =
        ask(&a, "{'do':'odds','scenario':{'rules':'nqm','attacker':'6 regular','defender':"
                "'3 regular','orders':[{'at':'defence','do':'dice-1'}]}}");
    assert_close(ending_at(own, "position-taken"), 3041425.0 / 5971968.0);
    const bay_value *bad = ask(&a, "{'do':'odds','sample':'nqm','orders':'standin'}");
    assert_string_equal(text_at(bad, "error.nearest"), "standing");
    bad = ask(&a, "{'do':'odds','sample':'nqm','orders':[{'at':'defense','do':'dice-1'}]}");
    assert_string_equal(text_at(bad, "error.nearest"), "defence");
}

#define RESERVE                                                                                \
    "{'do':'odds','orders':'%s','scenario':{'rules':'nqm','hours':2,'attacker':{'stands':["    \
    "'A Coy 3','B Coy 3, 1 red','C Coy 3',{'name':'HQ','class':'command'}]},"                  \
    "'defender':{'stands':['1 Coy 3',{'name':'MG','class':'support','strength':2}]}}}"

// One side's best is its best against the other's standing orders: what best play of that side,
// and of no other, makes of it.
static void one_side_may_be_at_its_best(void **state) {
    (void)state;
    double ground[4];
    static const char *const orders[] = {"standing", "best-attacker", "best-defender", "best"};
    for (int i = 0; i < 4; i++) {
        const bay_value *odds = ask_with(&a, RESERVE, orders[i]);
        assert_string_equal(text_at(odds, "orders"), orders[i]);
        ground[i] = real_at(odds, "ground");
    }
    assert_true(ground[1] > ground[0] + 0.01); // a company held back is worth something
    assert_true(ground[2] < ground[0] - 0.1);
    assert_true(ground[2] <= ground[3] && ground[3] <= ground[1]);
    const bay_value *careful = ask_with(&a, RESERVE, "standing");
    assert_string_equal(text_at(careful, "careful.side"), "defender");
    assert_close(ground[2], real_at(careful, "careful.ground"));
    const bay_value *bad = ask(&a, "{'do':'odds','sample':'nqm','orders':'best-defnder'}");
    assert_string_equal(text_at(bad, "error.nearest"), "best-defender");
    bad = ask(&a, "{'do':'odds','sample':'nqm','orders':'given'}");
    assert_string_equal(text_at(bad, "error.path"), "orders");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(orders_may_be_best_or_given, &a),
        ASKING_TEST(one_side_may_be_at_its_best, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
