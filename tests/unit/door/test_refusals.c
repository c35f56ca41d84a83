// The door's replies about assaults and rules, and its refusals.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// --- Show and rules --------------------------------------------------------------------------

static void areas_are_boxes_with_their_pieces(void **state) {
    (void)state;
    const bay_value *show = ask(
        &a, "{'do':'show','scenario':{'rules':'nqm','attacker':{'stands':['A Coy 5, 1 red, "
            "1 black','B Coy 3',{'name':'HQ','class':'command'}]},'defender':'3 regular'}}");
    const bay_value *lines = at(show, "drawing");
    bool found = false;
    for (uint32_t i = 0; i < lines->count; i++) {
        assert_true(lines->is.item[i].count <= 78);
        if (strstr(lines->is.item[i].is.text, "[###..] 3 of 5 clean, 1 red, 1 black"))
            found = true;
    }
    assert_true(found);
    assert_string_equal(text_at(show, "marks[0].kind"), "forces");
    assert_string_equal(text_at(show, "forces"),
                        "6 clean Regular points attack 3 clean Regular points; 1 hour, "
                        "up to 3 attacks");
    assert_string_equal(text_at(show, "marks[2].kind"), "area");
    assert_string_equal(text_at(show, "units[0].id"), "a-coy");
    assert_int_equal(at(show, "hash")->count, 64);
}

static void a_bar_is_drawn_for_a_piece_of_twenty_points_at_most(void **state) {
    (void)state;
    const bay_value *show = ask(&a, "{'do':'show','short':'nqm 20 regular v 21 regular'}");
    assert_non_null(strstr(text_at(show, "drawing[2]"), "[####################] 20 of 20"));
    assert_non_null(strstr(text_at(show, "drawing[5]"), "the defending force 21 of 21 clean"));
}

static void cells_are_a_map_with_a_legend(void **state) {
    (void)state;
    const bay_value *show = ask(&a, "{'do':'show','sample':'ford'}");
    assert_string_equal(text_at(show, "drawing[0]"), "turns left: 1");
    assert_string_equal(text_at(show, "drawing[1]"), " 3 .A2  .    .    .");
    assert_string_equal(text_at(show, "drawing[2]"), " 2 ~    ~    ~    ~");
    assert_string_equal(text_at(show, "drawing[4]"), "   a    b    c    d");
    assert_string_equal(text_at(show, "drawing[6]"), "attacker");
    assert_string_equal(text_at(show, "drawing[7]"),
                        "  A  a3  the body [###.] 3 of 4 dry, 1 wet, 6 boots: stands firm");
    assert_string_equal(text_at(show, "drawing[9]"),
                        "  a  a3  the body [#.] 1 of 2 dry, 1 wet, 6 boots: stands firm");
    assert_int_equal(whole_at(show, "features.attacker.figures"), INT64_MIN);
    assert_int_equal(bay_value_get(at(show, "features"), "attacker.figures")->is.whole, 4);
}

static void all_marks_come_however_many(void **state) {
    (void)state;
    const bay_value *show = ask(&a, "{'do':'show','sample':'ford','set':{'river.drums':90}}");
    assert_int_equal(at(show, "marks")->count, 12 + 2 + 90 + 1);
    assert_string_equal(text_at(show, "marks[103].words"), "drum 89 of 0");
    assert_string_equal(text_at(show, "heading"), "turns left: 1");
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
    assert_int_equal(at(rules, "steps[0].options")->kind, BAY_VALUE_NULL); // it does not say
    const bay_value *nqm = ask(&a, "{'do':'rules','id':'nqm'}");
    assert_string_equal(json_at(&a, nqm, "steps[0].options"),
                        "['together','one-after-another']");
    assert_string_equal(json_at(&a, nqm, "steps[13].options"), "['dice-{0}','give-way']");
    assert_string_equal(json_at(&a, nqm, "steps[15].options"), "[]"); // a throw
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

// C would read such a text up to U+0000, and take the rest for nothing.
static void a_name_with_u_0000_is_refused_where_it_stands(void **state) {
    (void)state;
    static const struct {
        const char *path, *request;
    } wrong[] = {
        {"sample", "{'do':'odds','sample':'nqm\\u0000x'}"},
        {"short", "{'do':'odds','short':'nqm 6 regular v 3 regular\\u0000x'}"},
        {"rules",
         "{'do':'odds','scenario':{'rules':'nqm\\u0000x','attacker':'3','defender':'3'}}"},
        {"id", "{'do':'rules','id':'NQM-15\\u0000x'}"},
        {"over", "{'do':'vary','sample':'nqm','over':[{'name':'hours\\u0000x','values':[1]}]}"},
        {"over",
         "{'do':'vary','short':'nqm _ v 3','over':[{'word':1,'values':['3\\u0000x']}]}"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const bay_value *reply = ask(&a, wrong[i].request);
        assert_string_equal(text_at(reply, "error.path"), wrong[i].path);
        if (i < 4) assert_non_null(strstr(text_at(reply, "error.words"), "U+0000"));
    }
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
    assert_int_equal(at(reply, "bounds.endings")->count, 2); // no other was met
    double unknown = real_at(reply, "bounds.unknown");
    assert_true(unknown > 0 && low + unknown == high);
    reply = ask(&a, "{'do':'odds','sample':'nqm','situations':1}");
    assert_int_equal(at(reply, "bounds.endings")->count, 0);
    assert_true(real_at(reply, "bounds.unknown") == 1);
    reply = ask(&a, "{'do':'best','sample':'nqm','situations':30}");
    assert_int_equal(whole_at(reply, "reached"), 30);
    assert_null(at(reply, "bounds"));
    a.host.situations = 30;
    reply = ask(&a, "{'do':'odds','sample':'nqm'}");
    assert_int_equal(whole_at(reply, "reached"), 30);
}

// A budget that is cut in silence would end in an answer that nobody can explain.
static void a_budget_above_the_hosts_is_refused(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'odds','sample':'nqm','situations':4000001}");
    assert_string_equal(text_at(reply, "error.status"), "bad-request");
    assert_string_equal(text_at(reply, "error.path"), "situations");
    assert_string_equal(text_at(reply, "error.given"), "4000001");
    assert_string_equal(text_at(reply, "error.allowed"), "1 .. 4000000");
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm','situations':4000000}"), "error"));
    a.host.situations = 4000001;
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm','situations':4000001}"), "error"));
    a.host.situations = 30;
    reply = ask(&a, "{'do':'odds','sample':'nqm','situations':31}");
    assert_string_equal(text_at(reply, "error.allowed"), "1 .. 30");
}

static void bytes_are_a_budget_too(void **state) {
    (void)state;
    a.host.bytes = 40000;
    const bay_value *reply = ask(&a, "{'do':'odds','sample':'nqm'}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    a.host.bytes = 6000; // not even the request can be read
    reply = ask(&a, "{'do':'show','sample':'nqm'}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    assert_string_equal(text_at(reply, "error.allowed"), "0 .. 6000");
    a.host.bytes = 4000000;
    assert_null(at(ask(&a, "{'do':'odds','sample':'nqm'}"), "error"));
    reply = ask(&a, "{'do':'odds','short':'nqm 60 elite v 60 elite','orders':'best'}");
    assert_true(whole_at(reply, "reached") < 4000000); // it is not they that are too many
    assert_string_equal(text_at(reply, "error.allowed"), "0 .. 4000000");
}

// A point of vary says which of the two was reached, as a request by itself does.
static void a_point_says_which_budget_it_reached(void **state) {
    (void)state;
    static const char ASKED[] = "{'do':'vary','sample':'nqm',%s"
                                "'over':[{'name':'hours','values':[1,24]}],'orders':'best'}";
    const bay_value *reply = ask_with(&a, ASKED, "'situations':400,");
    assert_null(at(reply, "points[0].error"));
    assert_string_equal(text_at(reply, "points[1].error.status"), "over-budget");
    assert_null(at(reply, "points[1].error.allowed"));
    assert_int_equal(whole_at(reply, "points[1].reached"), 400);
    a.host.bytes = 400000;
    reply = ask_with(&a, ASKED, "");
    assert_null(at(reply, "points[0].error"));
    assert_string_equal(text_at(reply, "points[1].error.status"), "over-budget");
    assert_string_equal(text_at(reply, "points[1].error.allowed"), "0 .. 400000");
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
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(areas_are_boxes_with_their_pieces),
        ROW(a_bar_is_drawn_for_a_piece_of_twenty_points_at_most),
        ROW(cells_are_a_map_with_a_legend),
        ROW(all_marks_come_however_many),
        ROW(rules_are_written_out),
        ROW(a_request_that_is_none_is_refused),
        ROW(a_name_with_u_0000_is_refused_where_it_stands),
        ROW(over_the_budget_bounds_are_told),
        ROW(a_budget_above_the_hosts_is_refused),
        ROW(bytes_are_a_budget_too),
        ROW(a_point_says_which_budget_it_reached),
        ROW(the_host_may_stop_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
