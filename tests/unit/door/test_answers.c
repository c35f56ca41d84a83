// The answers of the door: odds, best orders, fractions, drawings, rules; and its refusals.
#include "bayonet/game.h"

#include "asking.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// --- Odds ------------------------------------------------------------------------------------

static void the_sample_has_its_odds(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm'}");
    assert_close(ending_at(odds, "position-taken"), 239391445649.0 / 313456656384.0);
    assert_close(ending_at(odds, "attack-broken"), 0.06699092957935);
    assert_close(ending_at(odds, "both-broken"), 0.00282032546445);
    assert_close(ending_at(odds, "unresolved"), 0.16647407891404);
    assert_close(real_at(odds, "ground"), 239391445649.0 / 313456656384.0);
    assert_close(real_at(odds, "value"), 100 * 239391445649.0 / 313456656384.0);
    assert_string_equal(text_at(odds, "taken"), "position-taken");
    assert_string_equal(text_at(odds, "orders"), "standing");
    assert_string_equal(text_at(odds, "aim"), "ground");
    assert_string_equal(text_at(odds, "schema"), "bayonet/odds/1");
    assert_true(whole_at(odds, "situations") > 1);
    assert_string_equal(text_at(odds, "measures.attacker_losses.unit"), "strength points");
    assert_int_equal(at(odds, "measures.attacker_losses.p")->count,
                     whole_at(odds, "measures.attacker_losses.most") + 1);
}

static void why_is_said_only_when_asked(void **state) {
    (void)state;
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm'}"), "why"));
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm','why':false}"), "why"));
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm','why':true,'only':['value']}"), "why"));
    const bay_value *reply = ask(&a, "{'do':'odds','sample':'nqm','why':true,'only':['why']}");
    assert_null(at(reply, "endings"));
    assert_non_null(at(reply, "why"));
    reply = ask(&a, "{'do':'odds','sample':'nqm','why':1}");
    assert_string_equal(text_at(reply, "error.status"), "bad-request");
    assert_string_equal(text_at(reply, "error.path"), "why");
}

static void every_clause_is_there_in_its_order(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm','why':true}");
    const bay_value *rows = at(odds, "why");
    const bay_clause *clause = bay_rules_find("nqm")->clauses;
    for (uint32_t i = 0; i < rows->count; i++, clause++) {
        while (clause->omitted) clause++;
        assert_true(bay_value_is(bay_value_get(&rows->is.item[i], "clause"), clause->id));
        assert_true(bay_value_is(bay_value_get(&rows->is.item[i], "summary"), clause->summary));
        double chance = real_at(&rows->is.item[i], "chance");
        double expected = real_at(&rows->is.item[i], "expected");
        assert_true(chance >= 0 && chance <= 1 && expected >= chance - 1e-12);
        assert_int_equal(chance > 0, expected > 0);
    }
    while (clause->omitted) clause++;
    assert_null(clause->id);
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
    assert_close(all, 1);
    assert_int_equal(losses->count, 5);
    for (uint32_t k = 0; k < losses->count; k++) {
        assert_close(real_at(&losses->is.item[k], ""), sum[k]);
        mean += k * sum[k];
    }
    assert_close(real_at(odds, "measures.attacker_losses.mean"), mean);
    assert_string_equal(text_at(odds, "measures.a_turns.unit"), "turns");
}

static void standing_orders_that_cost_much_are_warned_of(void **state) {
    (void)state;
    const bay_value *careful = at(ask(&a, "{'do':'odds','sample':'nqm'}"), "careful");
    assert_string_equal(text_at(careful, "side"), "defender");
    assert_string_equal(text_at(careful, "standing"), "the defender rolls all the dice he may");
    assert_close(real_at(careful, "ground"), 3041425.0 / 5971968.0);
    assert_close(real_at(careful, "was"), 239391445649.0 / 313456656384.0);
    assert_close(real_at(careful, "points"), 100 * 3041425.0 / 5971968.0);
    assert_close(real_at(careful, "points_were"), 100 * 239391445649.0 / 313456656384.0);
    assert_string_equal(text_at(careful, "orders[0].at"), "defence");
    assert_string_equal(text_at(careful, "orders[0].do"), "dice-1");
    assert_string_equal(text_at(careful, "orders[0].who"), "defender");
    const bay_value *odds = ask(&a, "{'do':'odds','short':'nqm 5 veteran v 2 regular'}");
    double moved = real_at(odds, "careful.points_were") - real_at(odds, "careful.points");
    assert_true(moved > 3 && moved < 4); // just worth telling
    odds = ask(&a, "{'do':'odds','short':'ford 4 guard v 3 line'}");
    assert_int_equal(at(odds, "careful")->kind, BAY_VALUE_NULL);
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm','orders':'best'}"), "careful"));
    odds = ask(&a, "{'do':'odds','sample':'nqm','situations':80}"); // 74 under standing orders
    assert_true(at(odds, "careful.over_budget")->is.flag);
    assert_close(real_at(odds, "ground"), 239391445649.0 / 313456656384.0);
}

// With 100 points against taking the position it is the attacker who had better leave it.
static void they_are_weighed_under_the_aim_of_the_answer(void **state) {
    (void)state;
    const bay_value *odds =
        ask(&a, "{'do':'odds','sample':'nqm','aim':{'position-taken':-100}}");
    assert_string_equal(text_at(odds, "careful.side"), "attacker");
    assert_close(real_at(odds, "careful.points_were"), real_at(odds, "value"));
    assert_true(real_at(odds, "careful.points") > real_at(odds, "value") + 3);
}

static void a_success_that_cannot_happen_is_not_named_first(void **state) {
    (void)state;
    assert_string_equal(text_at(ask(&a, "{'do':'odds','sample':'nqm'}"), "taken"),
                        "position-taken");
    const bay_value *odds = ask(&a, "{'do':'odds','scenario':{'rules':'nqm',"
                                    "'attacker':{'strength':6},"
                                    "'defender':{'strength':3,'pins':3}}}");
    assert_string_equal(text_at(odds, "taken"), "overrun");
}

static void a_rule_system_says_what_gains_and_how_it_is_worded(void **state) {
    (void)state;
    const bay_value *rules = ask(&a, "{'do':'rules','id':'ford'}");
    assert_true(at(rules, "endings[0].gains")->is.flag);
    assert_false(at(rules, "endings[1].gains")->is.flag);
    assert_string_equal(text_at(rules, "headline.often"),
                        "In 100 such assaults the attacker takes the far bank in {0}.");
    assert_string_equal(text_at(rules, "headline.then"), "the far bank then falls");
    assert_true(at(rules, "aims[0].chance")->is.flag);
    assert_false(at(rules, "aims[1].chance")->is.flag); // counts figures too
}

static void an_aim_may_be_named_or_stated(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm','aim':'cheaply'}");
    assert_string_equal(text_at(odds, "aim"), "cheaply");
    double value = 100 * real_at(odds, "ground") -
                   5 * real_at(odds, "measures.attacker_losses.mean") +
                   5 * real_at(odds, "measures.defender_losses.mean");
    assert_close(real_at(odds, "value") / 100, value / 100);
    odds = ask(&a, "{'do':'odds','sample':'nqm','aim':{'position-taken':'1/2'}}");
    assert_close(real_at(odds, "value"), ending_at(odds, "position-taken") / 2);
    odds = ask(&a, "{'do':'odds','sample':'nqm','aim':'cheap'}");
    assert_string_equal(text_at(odds, "error.nearest"), "cheaply");
}

static void only_what_is_wanted_is_there(void **state) {
    (void)state;
    const bay_value *odds = ask(&a, "{'do':'odds','sample':'nqm','only':['endings']}");
    static const char *const gone[] = {"careful",  "edges",      "hints",   "joint", "measures",
                                       "residual", "situations", "unknown", "value"};
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
    static const char *const wrong[] = {
        "7",           "[7]", "[2147483646]", "[4294967291]", "['x']", "[1073741825]", // by 25
        "[1465908193]"}; // of two primes
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
    assert_true(at(best, "now.options[0].standing")->is.flag);
    assert_false(at(best, "now.options[1].standing")->is.flag);
    assert_true(at(best, "now.at_once")->is.flag);
    assert_close(real_at(best, "now.options[1].margin"), 0);
    assert_close(real_at(best, "now.options[0].margin"),
                 real_at(best, "now.options[0].value") - real_at(best, "now.options[1].value"));
    assert_close(real_at(best, "now.options[1].value") / 100, 3041425.0 / 5971968.0);
    assert_close(real_at(best, "odds.ground"), 3041425.0 / 5971968.0);
    assert_close(real_at(best, "cost.attacker"), 0);
    assert_close(real_at(best, "cost.defender"), 0);
    assert_string_equal(text_at(best, "schema"), "bayonet/best/1");
    assert_null(at(best, "odds.schema"));
    assert_string_equal(text_at(best, "orders[0].do"), "dice-1");
}

// Whatever the orders are, they are read again as they were written, and cost what they say.
static void shortened_orders_are_orders(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','sample':'nqm','set':{'hours':2}}");
    const bay_value *orders = at(best, "orders");
    bool conditional = false;
    for (uint32_t i = 0; i < orders->count; i++) {
        const bay_value *when = at(&orders->is.item[i], "when");
        const char *words = text_at(&orders->is.item[i], "words");
        conditional = conditional || when->count;
        assert_true(!when->count == !strstr(words, ", when "));
    }
    assert_true(conditional);
    const bay_value *odds =
        ask_with(&a, "{'do':'odds','sample':'nqm','set':{'hours':2},'orders':%s}",
                 json_at(&a, best, "orders"));
    assert_string_equal(text_at(odds, "orders"), "given");
    double lost = real_at(best, "cost.attacker") + real_at(best, "cost.defender");
    assert_true(fabs(real_at(odds, "value") - real_at(best, "value")) <= lost + 1e-9);
}

static void the_margin_is_what_an_option_costs_its_chooser(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','sample':'ford'}");
    assert_string_equal(text_at(best, "now.who"), "attacker");
    assert_string_equal(text_at(best, "now.words"), "Go in? 4 figures");
    assert_string_equal(text_at(best, "now.options[1].id"), "wait-3");
    assert_string_equal(text_at(best, "now.options[1].words"),
                        "wait for 3 hours with the body");
    assert_close(real_at(best, "now.options[1].value"), 0);
    assert_close(real_at(best, "now.options[1].margin"), real_at(best, "value"));
}

// In a table and in words: as chances in 100 they have a decimal more than was asked for, as points two.
static void the_worth_of_an_option_in_words(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','sample':'nqm'}");
    assert_string_equal(text_at(best, "now.options[0].value_cell"), "63.5");
    assert_string_equal(text_at(best, "now.options[0].margin_cell"), "12.6");
    assert_string_equal(text_at(best, "now.options[0].costs"), "12.6 in 100");
    assert_string_equal(text_at(best, "now.options[1].margin_cell"), "0");
    assert_int_equal(at(best, "now.options[1].costs")->kind, BAY_VALUE_NULL);
    best = ask(&a, "{'do':'best','sample':'nqm','digits':1}");
    assert_string_equal(text_at(best, "now.options[0].costs"), "12.60 in 100");
    best = ask(&a, "{'do':'best','sample':'nqm','aim':'attrition'}");
    assert_string_equal(text_at(best, "now.options[0].value_cell"), "2.86");
    assert_string_equal(text_at(best, "now.options[0].costs"), "0.43 points");
}

static void where_nobody_chooses_there_is_no_question(void **state) {
    (void)state;
    const bay_value *best = ask(&a, "{'do':'best','short':'nqm 6 regular v 1 regular, 1 pin'}");
    assert_int_equal(at(best, "now")->kind, BAY_VALUE_NULL);
    assert_close(real_at(best, "odds.ground"), 1);
}

static void a_system_tells_its_clock_and_what_it_leaves_open(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'rules','id':'ford'}");
    assert_string_equal(text_at(reply, "clock"), "turns");
    reply = ask(&a, "{'do':'rules','id':'moor'}");
    assert_string_equal(json_at(&a, reply, "clock"), "null");
    assert_string_equal(text_at(reply, "parameters[0].confidence"), "open");
    reply = ask(&a, "{'do':'hangs-on','scenario':{'rules':'moor','attacker':'4 "
                    "wolves','defender':'2 guards'}}");
    assert_string_equal(text_at(reply, "settings[0].name"), "bites_on");
    assert_string_equal(text_at(reply, "settings[0].confidence"), "open");
}

int main(void) {
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(a_system_tells_its_clock_and_what_it_leaves_open),
        ROW(the_sample_has_its_odds),
        ROW(why_is_said_only_when_asked),
        ROW(every_clause_is_there_in_its_order),
        ROW(measures_and_joint_agree),
        ROW(standing_orders_that_cost_much_are_warned_of),
        ROW(they_are_weighed_under_the_aim_of_the_answer),
        ROW(a_success_that_cannot_happen_is_not_named_first),
        ROW(a_rule_system_says_what_gains_and_how_it_is_worded),
        ROW(an_aim_may_be_named_or_stated),
        ROW(only_what_is_wanted_is_there),
        ROW(residues_are_those_of_the_fractions),
        ROW(residues_agree_with_the_doubles),
        ROW(primes_are_checked),
        ROW(best_play_of_the_sample_is_one_die),
        ROW(shortened_orders_are_orders),
        ROW(the_margin_is_what_an_option_costs_its_chooser),
        ROW(the_worth_of_an_option_in_words),
        ROW(where_nobody_chooses_there_is_no_question),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
