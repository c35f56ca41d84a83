// What an answer hangs on: each number and reading that is not certain, set to its other values.
#include "answer/alternatives.h"
#include "asking.h"
#include "base/text.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

static const bay_value *hangs_on(const char *more) {
    return ask_with(&a,
                    "{'do':'hangs-on','scenario':{'rules':'ford','attacker':'4 "
                    "line','defender':'3 line'%s}",
                    more);
}

static double odds(const char *set) {
    const bay_value *reply = ask_with(&a,
                                      "{'do':'odds','scenario':{'rules':'ford','attacker':'4 "
                                      "line','defender':'3 line','parameters':{%s}}}",
                                      set);
    assert_null(at(reply, "error"));
    return real_at(reply, "ground");
}

static void every_other_value_is_computed_anew(void **state) {
    (void)state;
    const bay_value *reply = hangs_on("}");
    assert_string_equal(text_at(reply, "schema"), "bayonet/hangs-on/1");
    assert_string_equal(text_at(reply, "orders"), "standing");
    assert_true(real_at(reply, "ground") == odds(""));
    assert_int_equal(at(reply, "settings")->count,
                     2); // break_at is certain, boat_need not read
    double usual = odds(""), most = 0;
    for (int i = 0; i < 2; i++) {
        char path[40] = "settings[0]";
        path[9] = (char)('0' + i);
        const bay_value *one = at(reply, path);
        const char *name = text_at(one, "name");
        double largest = 0;
        assert_int_equal(at(one, "moves")->count, 2);
        for (int k = 0; k < 2; k++) {
            const bay_value *move = &at(one, "moves")->is.item[k];
            char set[60];
            text words = text_within(set, sizeof set);
            text_add(&words, "'");
            text_add(&words, name);
            text_add(&words, "':");
            text_add(&words, json_at(&a, move, "value"));
            assert_true(real_at(move, "ground") == odds(set));
            largest = fmax(largest, fabs(real_at(move, "ground") - usual));
        }
        assert_true(real_at(one, "moved") == largest);
        assert_true(i == 0 || largest <= most); // the largest first
        most = largest;
    }
    assert_true(most > 0);
}

static void what_it_is_set_to_is_where_it_begins(void **state) {
    (void)state;
    const bay_value *reply = hangs_on(",'parameters':{'need':6,'F-1':'defender'}}");
    for (uint32_t i = 0; i < 2; i++) {
        const bay_value *one = &at(reply, "settings")->is.item[i];
        bool need = !strcmp(text_at(one, "name"), "need");
        const char *values = need ? "5" : "'nobody'";
        assert_string_equal(json_at(&a, one, "moves[0].value"), values);
        assert_int_equal(at(one, "moves")->count, need ? 1 : 2); // 7 is out of its range
        assert_string_equal(json_at(&a, one, "value"), need ? "6" : "'defender'");
    }
}

static void it_is_measured_under_the_orders(void **state) {
    (void)state;
    const bay_value *standing = hangs_on("}"), *best = hangs_on("},'orders':'best'");
    assert_string_equal(text_at(best, "orders"), "best");
    const bay_value *odds_best =
        ask(&a, "{'do':'odds','scenario':{'rules':'ford','attacker':'4 "
                "line','defender':'3 line'},'orders':'best'}");
    assert_true(real_at(best, "ground") == real_at(odds_best, "ground"));
    const bay_value *waits = hangs_on("},'orders':[{'at':'deploy','do':'wait-3'}]");
    assert_string_equal(text_at(waits, "orders"), "given");
    assert_true(real_at(waits, "ground") < real_at(standing, "ground"));
}

static void a_value_that_forbids_the_assault_is_named_with_its_clause(void **state) {
    (void)state;
    const bay_value *reply = hangs_on(",'river':{'drums':60}}");
    assert_null(at(reply, "error"));
    assert_string_equal(text_at(reply, "settings[0].name"), "F-1");
    assert_true(real_at(reply, "settings[0].moved") == 1);
    assert_string_equal(json_at(&a, reply, "settings[0].moves[0]"),
                        "{'attacker_losses':null,'clause':'FRD-03','defender_losses':null,"
                        "'ground':null,'moved':1,'value':'attacker'}");
    assert_string_equal(text_at(reply, "settings[0].figure"), "ground");
    assert_string_equal(json_at(&a, reply, "settings[0].moves[1].clause"), "null");
}

static void a_number_that_cannot_be_is_no_other_value(void **state) {
    (void)state;
    const bay_value *reply = hangs_on(",'river':{'drums':80}}");
    assert_string_equal(text_at(reply, "settings[1].name"), "need");
    assert_int_equal(at(reply, "settings[1].moves")->count, 1);
    assert_int_equal(whole_at(reply, "settings[1].moves[0].value"), 3);
    assert_true(real_at(reply, "settings[1].moved") < 1);
}

// --- Losses ----------------------------------------------------------------------------------

// Two on nine: in one turn the ground cannot be had, and the losses move.
static const char HOPELESS[] = "{'do':'%s','scenario':{'rules':'ford','attacker':'2 line',"
                               "'defender':'9 line','turns':1}}";

static double lost(const bay_value *odds, const char *measure) {
    char path[40];
    text words = text_within(path, sizeof path);
    text_add(&words, "measures.");
    text_add(&words, measure);
    text_add(&words, ".mean");
    return real_at(odds, path);
}

static void losses_are_measured_where_the_ground_stands_still(void **state) {
    (void)state;
    const bay_value *odds_now = ask_with(&a, HOPELESS, "odds"),
                    *reply = ask_with(&a, HOPELESS, "hangs-on");
    double was = lost(odds_now, "attacker_losses");
    assert_true(real_at(reply, "attacker_losses") == was);
    assert_true(real_at(reply, "defender_losses") == lost(odds_now, "defender_losses"));
    assert_string_equal(text_at(reply, "settings[0].figure"), "attacker_losses");
    double most = 0; // of two figures
    for (uint32_t i = 0; i < at(reply, "settings[0].moves")->count; i++) {
        const bay_value *move = &at(reply, "settings[0].moves")->is.item[i];
        assert_true(real_at(move, "ground") == 0);
        double moved = fabs(real_at(move, "attacker_losses") - was) / 2;
        assert_true(fabs(real_at(move, "moved") - moved) < 1e-12);
        most = fmax(most, moved);
    }
    assert_true(fabs(real_at(reply, "settings[0].moved") - most) < 1e-12);
    assert_true(most >= 0.01);
}

static void what_moves_the_ground_comes_before_what_moves_losses(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'hangs-on','scenario':{'rules':'ford','attacker':"
                                     "'2 line','defender':'8 line','turns':2}}");
    assert_string_equal(text_at(reply, "settings[0].figure"), "ground");
    assert_string_equal(text_at(reply, "settings[1].figure"), "defender_losses");
    assert_true(real_at(reply, "settings[0].moved") < real_at(reply, "settings[1].moved"));
}

static void the_budget_is_for_all_of_it(void **state) {
    (void)state;
    int64_t all = whole_at(hangs_on("}"), "situations");
    char more[40];
    text words = text_within(more, sizeof more);
    text_add(&words, "},'situations':");
    text_add_whole(&words, all);
    assert_int_equal(whole_at(hangs_on(more), "situations"), all);
    words = text_within(more, sizeof more);
    text_add(&words, "},'situations':");
    text_add_whole(&words, all - 1);
    const bay_value *reply = hangs_on(more);
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    assert_true(whole_at(reply, "reached") <= all - 1);
    assert_null(at(reply, "settings"));
}

// How often memory is asked for.
static int64_t effort(const char *request) {
    int64_t before = (int64_t)a.heap.requests;
    (void)ask(&a, request);
    return (int64_t)a.heap.requests - before;
}

#define FORD "'scenario':{'rules':'ford','attacker':'4 line','defender':'3 line'}"

// Five answers of some 24 situations each: with 40 the share of the first finds it out. To spend all
// 40 would be to load and expand the second as well.
static void what_is_far_over_the_budget_is_refused_at_once(void **state) {
    (void)state;
    static const char FEW[] = "{'do':'hangs-on'," FORD ",'situations':40}";
    int64_t odds = effort("{'do':'odds'," FORD "}");
    assert_string_equal(text_at(ask(&a, FEW), "error.status"), "over-budget");
    assert_in_range(effort(FEW), 1, odds / 2);
}

static void what_is_no_such_request_is_refused(void **state) {
    (void)state;
    assert_string_equal(text_at(hangs_on("},'record':[]"), "error.path"), "record");
    assert_string_equal(text_at(hangs_on(",'hours':2}"), "error.path"), "hours");
    assert_string_equal(text_at(hangs_on("},'orders':'bset'"), "error.nearest"), "best");
}

// --- Readings that are certain ---------------------------------------------------------------

static const bay_value *named_setting(const bay_value *reply, const char *name) {
    const bay_value *settings = at(reply, "settings");
    for (uint32_t i = 0; i < settings->count; i++)
        if (!strcmp(text_at(&settings->is.item[i], "name"), name)) return &settings->is.item[i];
    return NULL;
}

static void readings_that_are_certain_are_measured_on_request(void **state) {
    (void)state;
    const bay_value *usual = ask(&a, "{'do':'hangs-on','sample':'nqm'}");
    assert_string_equal(json_at(&a, usual, "certain"),
                        "['1 reading that is certain is not measured, though a table may play "
                        "it otherwise: must_reinforce.']");
    assert_null(named_setting(usual, "must_reinforce"));
    uint32_t settings = at(usual, "settings")->count;
    double then = real_at(
        ask(&a, "{'do':'odds','sample':'nqm','set':{'must_reinforce':'yes'}}"), "ground");
    const bay_value *all = ask(&a, "{'do':'hangs-on','sample':'nqm','certain':true}");
    assert_string_equal(json_at(&a, all, "certain"), "null");
    assert_int_equal(at(all, "settings")->count, settings + 1);
    const bay_value *row = named_setting(all, "must_reinforce");
    assert_string_equal(text_at(row, "confidence"), "certain");
    assert_true(real_at(row, "moves[0].ground") == then);
    assert_true(fabs(then - real_at(all, "ground")) > 0.01);
}

// Against its default, as one that is open is.
static void one_that_is_set_to_another_word_is_measured_too(void **state) {
    (void)state;
    static const char ASKED[] = "{'do':'hangs-on','sample':'nqm','certain':true%s}";
    static const char SET[] = ",'set':{'must_reinforce':'yes'}";
    char request[120];
    snprintf(request, sizeof request, ASKED, "");
    const bay_value *usual = ask(&a, request);
    snprintf(request, sizeof request, ASKED, SET);
    const bay_value *other = ask(&a, request);
    assert_int_equal(at(other, "settings")->count, at(usual, "settings")->count);
    const bay_value *row = named_setting(other, "must_reinforce");
    assert_string_equal(text_at(row, "value"), "yes");
    assert_string_equal(text_at(row, "moves[0].value"), "no");
    assert_true(real_at(row, "moves[0].ground") == real_at(usual, "ground"));
    assert_true(real_at(row, "moved") ==
                real_at(named_setting(usual, "must_reinforce"), "moved"));
}

// Numbers that are certain are printed, and no table has others.
static void where_none_bears_on_it_nothing_is_said(void **state) {
    (void)state;
    assert_string_equal(json_at(&a, hangs_on("}"), "certain"), "null");
    const bay_value *reply =
        ask(&a, "{'do':'hangs-on','short':'nqm 6 regular v 3 regular',"
                "'set':{'attacker.mounted':true,'attacker.firefight':'lost'"
                ",'mounted_assault':'yes'}}");
    const char *certain = json_at(&a, reply, "certain"); // who sets another word plays it so
    assert_non_null(strstr(certain, "must_reinforce"));
    assert_null(strstr(certain, "mounted_assault"));
    assert_string_equal(text_at(hangs_on("},'certain':1"), "error.path"), "certain");
}

// --- To its conclusion -----------------------------------------------------------------------

#define REGULARS "'short':'nqm 6 regular v 3 regular'"
#define TO_THE_END ",'set':{'hours':'Unlimited'}"

static void the_same_is_fought_to_its_conclusion(void **state) {
    (void)state;
    double ground = real_at(ask(&a, "{'do':'odds'," REGULARS TO_THE_END "}"), "ground");
    const bay_value *reply = ask(&a, "{'do':'hangs-on'," REGULARS "}");
    assert_string_equal(text_at(reply, "conclusion.clock"), "hours");
    assert_string_equal(text_at(reply, "conclusion.value"), "unlimited");
    assert_true(real_at(reply, "conclusion.ground") == ground);
    assert_true(ground > real_at(reply, "ground") + 0.1);
    double lost = real_at(reply, "conclusion.attacker_losses");
    assert_true(lost > real_at(reply, "attacker_losses"));
}

// The settings come first: what is measured of them stays where nothing is left for the rest.
static void a_conclusion_is_not_said_where_it_is_none_or_costs_too_much(void **state) {
    (void)state;
    const bay_value *reply = hangs_on("}"); // no word may stand for the clock
    assert_string_equal(json_at(&a, reply, "conclusion"), "null");
    reply = ask(&a, "{'do':'hangs-on'," REGULARS TO_THE_END "}");
    assert_string_equal(json_at(&a, reply, "conclusion"), "null");
    reply = ask(&a, "{'do':'hangs-on'," REGULARS "}");
    char most[24];
    text words = text_within(most, sizeof most);
    text_add_whole(&words, whole_at(reply, "situations") - 1);
    reply = ask_with(&a, "{'do':'hangs-on'," REGULARS ",'situations':%s}", most);
    assert_null(at(reply, "error"));
    assert_string_equal(json_at(&a, reply, "conclusion"), "null");
    assert_true(at(reply, "settings")->count > 20);
}

// --- Other values ----------------------------------------------------------------------------

static void one_step_to_either_side(void **state) {
    (void)state;
    static const struct {
        bay_param param;
        bay_setting now, want[3];
        uint32_t count;
    } rows[] = {
        {{.kind = BAY_PARAM_WHOLE, .low = 1, .high = 6}, {3, 1}, {{2, 1}, {4, 1}}, 2},
        {{.kind = BAY_PARAM_WHOLE, .low = 1, .high = 6}, {1, 1}, {{2, 1}}, 1},
        {{.kind = BAY_PARAM_WHOLE, .low = 1, .high = 6}, {6, 1}, {{5, 1}}, 1},
        {{.kind = BAY_PARAM_FRACTION, .low = 0, .high = 1}, {1, 2}, {{1, 3}, {2, 3}}, 2},
        {{.kind = BAY_PARAM_FRACTION, .low = 0, .high = 1}, {1, 3}, {{1, 6}, {1, 2}}, 2},
        {{.kind = BAY_PARAM_FRACTION, .low = 0, .high = 1}, {1, 1}, {{5, 6}}, 1},
        {{.kind = BAY_PARAM_FRACTION, .low = 0, .high = 1}, {2, 5}, {{1, 5}, {3, 5}}, 2},
        {{.kind = BAY_PARAM_READING, .readings = "a|b|c"}, {1, 1}, {{0, 1}, {2, 1}}, 2},
        {{.kind = BAY_PARAM_READING, .readings = "a|b"}, {0, 1}, {{1, 1}}, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bay_setting list[ALTERNATIVES_MAX];
        assert_int_equal(alternatives_of(&rows[i].param, rows[i].now, list), rows[i].count);
        for (uint32_t k = 0; k < rows[i].count; k++) {
            assert_int_equal(list[k].number, rows[i].want[k].number);
            assert_int_equal(list[k].over, rows[i].want[k].over);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(every_other_value_is_computed_anew, &a),
        ASKING_TEST(what_it_is_set_to_is_where_it_begins, &a),
        ASKING_TEST(it_is_measured_under_the_orders, &a),
        ASKING_TEST(a_value_that_forbids_the_assault_is_named_with_its_clause, &a),
        ASKING_TEST(a_number_that_cannot_be_is_no_other_value, &a),
        ASKING_TEST(losses_are_measured_where_the_ground_stands_still, &a),
        ASKING_TEST(what_moves_the_ground_comes_before_what_moves_losses, &a),
        ASKING_TEST(the_budget_is_for_all_of_it, &a),
        ASKING_TEST(what_is_far_over_the_budget_is_refused_at_once, &a),
        ASKING_TEST(what_is_no_such_request_is_refused, &a),
        ASKING_TEST(readings_that_are_certain_are_measured_on_request, &a),
        ASKING_TEST(one_that_is_set_to_another_word_is_measured_too, &a),
        ASKING_TEST(where_none_bears_on_it_nothing_is_said, &a),
        ASKING_TEST(the_same_is_fought_to_its_conclusion, &a),
        ASKING_TEST(a_conclusion_is_not_said_where_it_is_none_or_costs_too_much, &a),
        cmocka_unit_test(one_step_to_either_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
