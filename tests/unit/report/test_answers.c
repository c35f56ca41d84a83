// What the door answers: odds, best orders, fractions, drawings, rules; and how it refuses.
#include "asking.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static asking a;

static int begin(void **state) {
    (void)state;
    asking_begin(&a);
    return 0;
}

static int end(void **state) {
    (void)state;
    asking_end(&a);
    return 0;
}

static void assert_near(double have, double want) {
    if (!(fabs(have - want) <= 1e-12)) fail_msg("%.17g is not %.17g", have, want);
}

static double ending_p(const bay_value *odds, const char *id) {
    const bay_value *rows = at(odds, "endings");
    for (uint32_t i = 0; rows && i < rows->count; i++)
        if (bay_value_is(bay_value_get(&rows->is.item[i], "id"), id))
            return real_at(&rows->is.item[i], "p");
    return NAN;
}

// --- Odds ------------------------------------------------------------------------------------

static void the_sample_has_its_odds(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm'}");
    assert_near(ending_p(odds, "position-taken"), 239391445649.0 / 313456656384.0);
    assert_near(ending_p(odds, "attack-broken"), 0.06699092957935);
    assert_near(ending_p(odds, "both-broken"), 0.00282032546445);
    assert_near(ending_p(odds, "unresolved"), 0.16647407891404);
    assert_near(real_at(odds, "ground"), 239391445649.0 / 313456656384.0);
    assert_near(real_at(odds, "value"), 100 * 239391445649.0 / 313456656384.0);
    assert_string_equal(text_at(odds, "taken"), "position-taken");
    assert_string_equal(text_at(odds, "orders"), "standing");
    assert_string_equal(text_at(odds, "aim"), "ground");
    assert_string_equal(text_at(odds, "schema"), "bayonet/odds/1");
    assert_true(whole_at(odds, "situations") > 1);
    assert_string_equal(text_at(odds, "measures.attacker_losses.unit"), "strength points");
    assert_int_equal(at(odds, "measures.attacker_losses.p")->count,
                     whole_at(odds, "measures.attacker_losses.most") + 1);
}

static void measures_and_joint_agree(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','short':'ford 4 guard v 3 line'}");
    const bay_value *joint = at(odds, "joint"),
                    *losses = at(odds, "measures.attacker_losses.p");
    double sum[8] = {0}, all = 0, mean = 0;
    for (uint32_t i = 0; i < joint->count; i++) {
        double p = real_at(&joint->is.item[i], "[3]");
        sum[whole_at(&joint->is.item[i], "[1]")] += p;
        all += p;
    }
    assert_near(all, 1);
    assert_int_equal(losses->count, 5);
    for (uint32_t k = 0; k < losses->count; k++) {
        assert_near(real_at(&losses->is.item[k], ""), sum[k]);
        mean += k * sum[k];
    }
    assert_near(real_at(odds, "measures.attacker_losses.mean"), mean);
    assert_string_equal(text_at(odds, "measures.a_turns.unit"), "turns");
}

static void standing_orders_that_cost_much_are_warned_of(void **state) {
    (void)state;
    const bay_value *careful = at(ask(&a, "{'do':'odds','sample':'nqm'}"), "careful");
    assert_string_equal(text_at(careful, "side"), "defender");
    assert_string_equal(text_at(careful, "standing"), "the defender rolls all the dice he may");
    assert_near(real_at(careful, "ground"), 3041425.0 / 5971968.0);
    assert_near(real_at(careful, "was"), 239391445649.0 / 313456656384.0);
    assert_string_equal(text_at(careful, "orders[0].at"), "defence");
    assert_string_equal(text_at(careful, "orders[0].do"), "dice-1");
    assert_string_equal(text_at(careful, "orders[0].who"), "defender");
    const bay_value *odds = ask(&a, "{'do':'odds','short':'ford 4 guard v 3 line'}");
    assert_int_equal(at(odds, "careful")->kind, BAY_VALUE_NULL);
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm','orders':'best'}"), "careful"));
}

static void orders_may_be_best_or_given(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'odds','sample':'nqm','orders':'best'}");
    assert_near(ending_p(best, "position-taken"), 3041425.0 / 5971968.0);
    assert_string_equal(text_at(best, "orders"), "best");
    const bay_value *given = ask(&a, "{'do':'odds','sample':'nqm','orders':"
                                     "[{'at':'defence','do':'dice-1'}]}");
    assert_near(ending_p(given, "position-taken"), 3041425.0 / 5971968.0);
    assert_string_equal(text_at(given, "orders"), "given");
    const bay_value *own =
        ask(&a, "{'do':'odds','scenario':{'rules':'nqm','attacker':'6 regular','defender':"
                "'3 regular','orders':[{'at':'defence','do':'dice-1'}]}}");
    assert_near(ending_p(own, "position-taken"), 3041425.0 / 5971968.0);
    const bay_value *bad = ask(&a, "{'do':'odds','sample':'nqm','orders':'standin'}");
    assert_string_equal(text_at(bad, "error.nearest"), "standing");
    bad = ask(&a, "{'do':'odds','sample':'nqm','orders':[{'at':'defense','do':'dice-1'}]}");
    assert_string_equal(text_at(bad, "error.nearest"), "defence");
}

static void an_aim_may_be_named_or_stated(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm','aim':'cheaply'}");
    assert_string_equal(text_at(odds, "aim"), "cheaply");
    double value = 100 * real_at(odds, "ground") -
                   5 * real_at(odds, "measures.attacker_losses.mean") +
                   5 * real_at(odds, "measures.defender_losses.mean");
    assert_near(real_at(odds, "value") / 100, value / 100);
    odds = ask(&a, "{'do':'odds','sample':'nqm','aim':{'position-taken':'1/2'}}");
    assert_near(real_at(odds, "value"), ending_p(odds, "position-taken") / 2);
    odds = ask(&a, "{'do':'odds','sample':'nqm','aim':'cheap'}");
    assert_string_equal(text_at(odds, "error.nearest"), "cheaply");
}

static void only_what_is_wanted_is_there(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm','only':['endings']}");
    static const char *const gone[] = {"careful", "edges",    "guesses",  "hints",
                                       "joint",   "measures", "residual", "situations",
                                       "unknown", "value"};
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++) assert_null(at(odds, gone[i]));
    assert_non_null(at(odds, "endings"));
    assert_non_null(at(odds, "ground"));
    odds = ask(&a, "{'do':'odds','sample':'nqm','only':['ending']}");
    assert_string_equal(text_at(odds, "error.nearest"), "endings");
    odds = ask(&a, "{'do':'odds','sample':'nqm','only':'endings'}");
    assert_string_equal(text_at(odds, "error.path"), "only");
}

// --- Fractions -------------------------------------------------------------------------------

enum { PRIMES = 6 };
static const uint64_t PRIME[PRIMES] = {2147483647, 2147483629, 2147483587,
                                       2147483579, 2147483563, 2147483549};

static uint64_t power(uint64_t base, uint64_t times, uint64_t prime) {
    uint64_t result = 1;
    for (; times; times >>= 1, base = base * base % prime)
        if (times & 1) result = result * base % prime;
    return result;
}

// Is each residue of the cell that of number / over?
static void assert_fraction(const bay_value *odds, const char *cell, uint64_t number,
                            uint64_t over) {
    for (int i = 0; i < PRIMES; i++) {
        char path[64];
        snprintf(path, sizeof path, "residues[%d]%s", i, cell);
        uint64_t want =
            number % PRIME[i] * power(over % PRIME[i], PRIME[i] - 2, PRIME[i]) % PRIME[i];
        assert_int_equal(whole_at(odds, path), want);
    }
}

#define PRIMES_TEXT "[2147483647,2147483629,2147483587,2147483579,2147483563,2147483549]"

static void residues_are_those_of_the_fractions(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm','primes':" PRIMES_TEXT "}");
    assert_fraction(odds, "[0]", 239391445649, 313456656384);
    const bay_value *best = ask(&a, "{'do':'best','sample':'nqm','primes':" PRIMES_TEXT "}");
    assert_fraction(at(best, "odds"), "[0]", 3041425, 5971968);
}

// Every probability here is a whole number of 6^n: found from the double, it must fit the primes.
static void residues_agree_with_the_doubles(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','short':'ford 1 guard v 2 line',"
                                    "'primes':" PRIMES_TEXT "}");
    const uint64_t over = 60466176ULL; // 6^10
    const bay_value *endings = at(odds, "endings"), *joint = at(odds, "joint");
    uint32_t cell = 0, cells = at(odds, "residues[0]")->count;
    char path[32];
    for (uint32_t i = 0; i < endings->count; i++, cell++) {
        double p = real_at(&endings->is.item[i], "p");
        snprintf(path, sizeof path, "[%u]", cell);
        assert_fraction(odds, path, (uint64_t)(p * (double)over + 0.5), over);
    }
    static const char *const measures[] = {"attacker_losses", "defender_losses", "a_turns"};
    for (size_t m = 0; m < 3; m++) { // in the order of the system's table, not of the keys
        snprintf(path, sizeof path, "measures.%s.p", measures[m]);
        const bay_value *p = at(odds, path);
        for (uint32_t k = 0; k < p->count; k++, cell++) {
            double q = real_at(&p->is.item[k], "");
            snprintf(path, sizeof path, "[%u]", cell);
            assert_fraction(odds, path, (uint64_t)(q * (double)over + 0.5), over);
        }
    }
    snprintf(path, sizeof path, "[%u]", cell++);
    double value = real_at(odds, "value") / 100;
    assert_fraction(odds, path, 100 * (uint64_t)(value * (double)over + 0.5), over);
    for (uint32_t i = 0; i < joint->count; i++, cell++) {
        double q = real_at(&joint->is.item[i], "[3]");
        snprintf(path, sizeof path, "[%u]", cell);
        assert_fraction(odds, path, (uint64_t)(q * (double)over + 0.5), over);
    }
    assert_int_equal(cell, cells);
}

static void primes_are_checked(void **state) {
    (void)state;
    static const char *const wrong[] = {"7", "[7]", "[2147483646]", "[4294967291]", "['x']"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const bay_value *odds =
            ask_with(&a, "{'do':'odds','sample':'ford','primes':%s}", wrong[i]);
        assert_string_equal(text_at(odds, "error.path"), "primes");
    }
}

// --- Best ------------------------------------------------------------------------------------

static void best_play_of_the_sample_is_one_die(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','sample':'nqm'}");
    assert_string_equal(text_at(best, "now.step"), "defence");
    assert_string_equal(text_at(best, "now.who"), "defender");
    assert_string_equal(text_at(best, "now.best"), "dice-1");
    assert_string_equal(text_at(best, "now.options[0].id"), "dice-2");
    assert_near(real_at(best, "now.options[1].margin"), 0);
    assert_near(real_at(best, "now.options[0].margin"),
                real_at(best, "now.options[0].value") - real_at(best, "now.options[1].value"));
    assert_near(real_at(best, "now.options[1].value") / 100, 3041425.0 / 5971968.0);
    assert_near(real_at(best, "odds.ground"), 3041425.0 / 5971968.0);
    assert_near(real_at(best, "cost.attacker"), 0);
    assert_near(real_at(best, "cost.defender"), 0);
    assert_string_equal(text_at(best, "schema"), "bayonet/best/1");
    assert_null(at(best, "odds.schema"));
    assert_string_equal(text_at(best, "orders[0].do"), "dice-1");
}

static void the_margin_is_what_an_option_costs_its_chooser(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','sample':'ford'}");
    assert_string_equal(text_at(best, "now.who"), "attacker");
    assert_string_equal(text_at(best, "now.words"), "Go in? 4 figures");
    assert_string_equal(text_at(best, "now.options[1].id"), "wait-3");
    assert_string_equal(text_at(best, "now.options[1].words"),
                        "wait for 3 hours with the body");
    assert_near(real_at(best, "now.options[1].value"), 0);
    assert_near(real_at(best, "now.options[1].margin"), real_at(best, "value"));
}

static void where_nobody_chooses_there_is_no_question(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','short':'nqm 6 regular v 1 regular, 1 pin'}");
    assert_int_equal(at(best, "now")->kind, BAY_VALUE_NULL);
    assert_near(real_at(best, "odds.ground"), 1);
}

// --- Show and rules --------------------------------------------------------------------------

static void areas_are_boxes_with_their_pieces(void **state) {
    (void)state;
    const bay_value *show =
        ask(&a, "{'do':'show','scenario':{'rules':'nqm','attacker':{'stands':['A Coy 5, 1 red, "
                "1 black','B Coy 3']},'defender':'3 regular'}}");
    const bay_value *lines = at(show, "drawing");
    bool found = false;
    for (uint32_t i = 0; i < lines->count; i++) {
        assert_true(lines->is.item[i].count <= 78);
        if (strstr(lines->is.item[i].is.text, "[###..] 3 of 5 clean, 1 red, 1 black"))
            found = true;
    }
    assert_true(found);
    assert_string_equal(text_at(show, "marks[0].kind"), "area");
    assert_string_equal(text_at(show, "units[0].id"), "a-coy");
    assert_int_equal(at(show, "hash")->count, 64);
}

static void cells_are_a_map_with_a_legend(void **state) {
    (void)state;
    const bay_value *show = ask(&a, "{'do':'show','sample':'ford'}");
    assert_string_equal(text_at(show, "drawing[0]"), "turns left: 1");
    assert_string_equal(text_at(show, "drawing[1]"), "a . . . ");
    assert_string_equal(text_at(show, "drawing[2]"), ": : : : ");
    assert_string_equal(text_at(show, "drawing[4]"),
                        "A  the body [###.] 3 of 4 clean, 1 red: stands firm");
    assert_string_equal(text_at(show, "drawing[5]"),
                        "a  the body [#.] 1 of 2 clean, 1 red: stands firm");
    assert_int_equal(whole_at(show, "features.attacker.figures"), INT64_MIN);
    assert_int_equal(bay_value_get(at(show, "features"), "attacker.figures")->is.whole, 4);
}

static void rules_are_written_out(void **state) {
    (void)state;
    const bay_value *rules = ask(&a, "{'do':'rules'}");
    assert_string_equal(text_at(rules, "systems[1].id"), "ford");
    assert_int_equal(whole_at(rules, "systems[1].clauses"), 5);
    rules = ask(&a, "{'do':'rules','id':'ford'}");
    assert_string_equal(text_at(rules, "clauses[4].omitted"), "there are no boats");
    assert_string_equal(text_at(rules, "parameters[2].readings[1]"), "attacker");
    assert_string_equal(text_at(rules, "parameters[1].usual"), "1/2");
    assert_string_equal(text_at(rules, "keys[0].path"), "turns");
    assert_string_equal(text_at(rules, "steps[1].kind"), "throw");
    assert_string_equal(text_at(rules, "endings[0].worth.dearly"), "201/2");
    assert_int_equal(whole_at(rules, "endings[0].worth.ground"), 100);
    assert_string_equal(text_at(rules, "sample.title"), "A ford");
    rules = ask(&a, "{'do':'rules','id':'frd-02'}");
    assert_string_equal(text_at(rules, "clause.id"), "FRD-02");
    assert_string_equal(text_at(rules, "system"), "ford");
    rules = ask(&a, "{'do':'rules','id':'FRD-22'}");
    assert_string_equal(text_at(rules, "error.nearest"), "FRD-02");
    rules = ask(&a, "{'do':'rules','id':7}");
    assert_string_equal(text_at(rules, "error.status"), "bad-request");
}

// --- Refusals --------------------------------------------------------------------------------

static void a_request_that_is_none_is_refused(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'odds',\n");
    assert_string_equal(text_at(reply, "error.status"), "bad-text");
    assert_int_equal(whole_at(reply, "error.line"), 2);
    static const char *const wrong[] = {"[]",
                                        "7",
                                        "{}",
                                        "{'do':7}",
                                        "{'do':'odds'}",
                                        "{'do':'odds','sample':'nqm','short':'nqm 3 v 3'}",
                                        "{'do':'odds','sample':7}",
                                        "{'do':'odds','sample':'nqm','set':7}",
                                        "{'do':'odds','sample':'nqm','situations':0}",
                                        "{'do':'odds','sample':'nqm','situations':'many'}",
                                        "{'do':'odds','record':[]}",
                                        "{'do':'odds','record':7}",
                                        "{'do':'odds','record':[{}],'sample':'nqm'}",
                                        "{'do':'play','sample':'nqm','move':{'roll':true}}",
                                        "{'do':'play','sample':'nqm','advice':7}",
                                        "{'do':'play','sample':'nqm','seed':-1}"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_string_equal(text_at(ask(&a, wrong[i]), "error.status"), "bad-request");
    assert_string_equal(text_at(ask(&a, "{'do':'odss'}"), "error.nearest"), "odds");
    reply = ask(&a, "{'do':'odds','sampel':'nqm','sample':'nqm'}");
    assert_string_equal(text_at(reply, "error.nearest"), "sample");
    reply = ask(&a, "{'do':'odds','sample':'nqm','set':null,'aim':null,'orders':null}");
    assert_null(at(reply, "error"));
}

static void over_the_budget_bounds_are_told(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'odds','sample':'nqm','situations':30}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    assert_int_equal(whole_at(reply, "reached"), 30);
    double low = real_at(reply, "bounds.endings[0].low"),
           high = real_at(reply, "bounds.endings[0].high");
    assert_true(low <= 239391445649.0 / 313456656384.0);
    assert_true(high >= 239391445649.0 / 313456656384.0);
    assert_true(low > 0 && high <= 1);
    reply = ask(&a, "{'do':'best','sample':'nqm','situations':30}");
    assert_int_equal(whole_at(reply, "reached"), 30);
    assert_null(at(reply, "bounds"));
    a.host.situations = 30;
    reply = ask(&a, "{'do':'odds','sample':'nqm','situations':4000}");
    assert_int_equal(whole_at(reply, "reached"), 30);
}

static void bytes_are_a_budget_too(void **state) {
    (void)state;
    a.host.bytes = 40000;
    const bay_value *reply = ask(&a, "{'do':'odds','sample':'nqm'}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    a.host.bytes = 4000000;
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm'}"), "error"));
}

static bool stop(void *user, uint64_t done, uint64_t of) {
    (void)done;
    (void)of;
    ++*(int *)user;
    return false;
}

static void the_host_may_stop_it(void **state) {
    (void)state;
    int asked = 0;
    a.host.tick = stop;
    a.host.user = &asked;
    const bay_value *reply =
        ask(&a, "{'do':'odds','short':'nqm 60 elite v 60 elite','set':{'hours':9}}");
    assert_true(asked > 0);
    assert_string_equal(text_at(reply, "error.status"), "stopped");
}

int main(void) {
#define ROW(test) cmocka_unit_test_setup_teardown(test, begin, end)
    const struct CMUnitTest tests[] = {
        ROW(the_sample_has_its_odds),
        ROW(measures_and_joint_agree),
        ROW(standing_orders_that_cost_much_are_warned_of),
        ROW(orders_may_be_best_or_given),
        ROW(an_aim_may_be_named_or_stated),
        ROW(only_what_is_wanted_is_there),
        ROW(residues_are_those_of_the_fractions),
        ROW(residues_agree_with_the_doubles),
        ROW(primes_are_checked),
        ROW(best_play_of_the_sample_is_one_die),
        ROW(the_margin_is_what_an_option_costs_its_chooser),
        ROW(where_nobody_chooses_there_is_no_question),
        ROW(areas_are_boxes_with_their_pieces),
        ROW(cells_are_a_map_with_a_legend),
        ROW(rules_are_written_out),
        ROW(a_request_that_is_none_is_refused),
        ROW(over_the_budget_bounds_are_told),
        ROW(bytes_are_a_budget_too),
        ROW(the_host_may_stop_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
