// Short forms, amendments and parameters of scenarios, as the door reads them.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define FORD "{'do':'check','scenario':{'rules':'ford','attacker':%s,'defender':'3 line'}}"

static asking a;

// The first fault of a scenario of the ford whose attacker is `attacker`.
static const bay_value *fault_of(const char *attacker) {
    return at(ask_with(&a, FORD, attacker), "error");
}

static const char *attacker_of(const char *attacker) {
    const bay_value *reply = ask_with(&a, FORD, attacker);
    return json_at(&a, reply, "scenario.attacker");
}

// --- Short forms -----------------------------------------------------------------------------

static void short_forms_are_read_leniently(void **state) {
    (void)state;
    static const char WANTED[] = "{'dug_in':true,'pins':1,'quality':'guard','strength':4}";
    static const char *const forms[] = {
        "'4 guard, 1 pins, dug_in'",       "'4 guard, 1 pin, dug_in'",
        "'4 Guard 1 pin dug_in'",          "'  4,guard,1pin,DUG_IN '",
        "'4   guard  ,  1 PINS , dug_in'", "'4guard 1pins,dug_in'",
    };
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        assert_string_equal(attacker_of(forms[i]), WANTED);
    assert_non_null(strstr(attacker_of("'5'"), "'strength':5"));
    assert_non_null(strstr(attacker_of("5"), "'strength':5"));
    assert_non_null(strstr(attacker_of("'3 line, dug_in'"), "'dug_in':true,'pins':0"));
}

static void a_text_takes_as_little_as_it_can(void **state) {
    (void)state;
    const bay_value *reply = ask_with(
        &a, FORD, "{'units':['A Coy 3','2 Coy 4 at the mill','Coy 3 4','1 Coy at 5 2']}");
    static const struct {
        const char *path, *wanted;
    } rows[] = {{"scenario.attacker.units[0].name", "A Coy"},
                {"scenario.attacker.units[1].name", "2 Coy"},
                {"scenario.attacker.units[1].place", "the mill"},
                {"scenario.attacker.units[2].name", "Coy 3"},
                {"scenario.attacker.units[3].name", "1 Coy at 5"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(text_at(reply, rows[i].path), rows[i].wanted);
    assert_int_equal(whole_at(reply, "scenario.attacker.units[2].strength"), 4);
}

static void a_text_that_fits_no_form_is_shown_the_forms(void **state) {
    (void)state;
    const bay_value *why = fault_of("'4 gaurd'");
    assert_string_equal(text_at(why, "path"), "attacker");
    assert_string_equal(text_at(why, "given"), "4 gaurd");
    assert_string_equal(text_at(why, "nearest"), "guard");
    assert_string_equal(text_at(why, "allowed"),
                        "{strength} {quality}[, {pins} pins][, {dug_in}] or {strength}");
    assert_non_null(strstr(text_at(why, "words"), "\"3 line\""));
    why = fault_of("'4 hussars'"); // near to nothing: then the words themselves
    assert_string_equal(text_at(why, "allowed"),
                        "{strength} {quality}[, {pins} pins][, {dug_in}] or {strength}; "
                        "{quality}: guard, line, levy");
    assert_non_null(fault_of("'4 guards and more'"));
    assert_non_null(fault_of("''"));
    assert_non_null(fault_of("'4guardian'"));
    assert_non_null(fault_of("'3 line, dug_i'"));
    assert_non_null(fault_of("true"));
    assert_non_null(fault_of("[4]"));
}

static void a_short_scenario_has_both_sides(void **state) {
    (void)state;
    static const char *const versus[] = {"v", "vs", "V.", "vs.", "against"};
    for (size_t i = 0; i < sizeof versus / sizeof *versus; i++) {
        const bay_value *reply =
            ask_with(&a, "{'do':'check','short':' ford 4 guard %s 2'}", versus[i]);
        assert_string_equal(text_at(reply, "forces"), "4 guard against 2");
    }
    static const char *const wrong[] = {"ford", "ford 4 guard", "ford v 3", "ford 4 guard v",
                                        "ford 4 guard w 3"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const bay_value *reply = ask_with(&a, "{'do':'check','short':'%s'}", wrong[i]);
        assert_string_equal(text_at(reply, "error.path"), "short");
        assert_non_null(strstr(text_at(reply, "error.words"), "\"ford 3 line v 3 line\""));
    }
    const bay_value *reply = ask(&a, "{'do':'check','short':'frod 3 v 3'}");
    assert_string_equal(text_at(reply, "error.nearest"), "ford");
}

static void forces_are_said_in_short_forms(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'check','scenario':{'rules':'ford','attacker':{'units':['A Coy 3 at the "
                "mill','B 1']},'defender':{'quality':'levy','strength':4,'pins':1}}}");
    assert_string_equal(text_at(reply, "forces"),
                        "A Coy 3 at the mill; B 1 against 4 levy, 1 pin");
}

// --- Amendments ------------------------------------------------------------------------------

static void a_path_is_set_through_short_forms(void **state) {
    (void)state;
    const bay_value *reply = ask(
        &a, "{'do':'check','scenario':{'rules':'ford','attacker':{'units':['A 3']},"
            "'defender':'3 line'},'set':{'turns':'4','defender.strength':5,"
            "'attacker.units[0].strength':'7','attacker.units[1]':'B 2','river.water':'HIGH',"
            "'title':'A title','attacker.dug_in':'true'}}");
    assert_int_equal(whole_at(reply, "scenario.turns"), 4);
    assert_int_equal(whole_at(reply, "scenario.defender.strength"), 5);
    assert_int_equal(whole_at(reply, "scenario.attacker.units[0].strength"), 7);
    assert_string_equal(text_at(reply, "scenario.attacker.units[1].name"), "B");
    assert_string_equal(text_at(reply, "scenario.river.water"), "high");
    assert_string_equal(text_at(reply, "scenario.title"), "A title");
    reply = ask(&a, "{'do':'check','sample':'ford','set':{'attacker':'2 levy',"
                    "'attacker.strength':3}}");
    assert_string_equal(text_at(reply, "forces"), "3 levy against 3 line, 1 pin");
}

// A command line can give nothing but texts.
static void a_list_may_be_one_text(void **state) {
    (void)state;
    static const char *const same[] = {"['oak','mill']", "'[oak,mill]'", "' [ oak , mill ] '",
                                       "'[\\\"oak\\\", mill]'"};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        const bay_value *reply =
            ask_with(&a, "{'do':'check','sample':'ford','set':{'marks':%s}}", same[i]);
        assert_string_equal(json_at(&a, reply, "scenario.marks"), "['oak','mill']");
    }
    const bay_value *reply = ask(&a, "{'do':'check','scenario':{'rules':'ford','attacker':{},"
                                     "'defender':'3 line'},'set':{'attacker.units':"
                                     "'[\\\"A 3\\\",B 2 at the mill]'}}");
    assert_string_equal(text_at(reply, "scenario.attacker.units[0].name"), "A");
    assert_string_equal(text_at(reply, "scenario.attacker.units[1].place"), "the mill");
    reply = ask(&a, "{'do':'check','sample':'ford','set':{'marks':'[]'}}");
    assert_string_equal(json_at(&a, reply, "scenario.marks"), "[]");
}

static const bay_value *refused(const char *set) {
    return at(ask_with(&a, "{'do':'check','sample':'ford','set':{%s}}", set), "error");
}

static void a_path_that_is_none_is_told_with_the_nearest(void **state) {
    (void)state;
    assert_string_equal(text_at(refused("'atacker.strength':1"), "nearest"),
                        "attacker.strength");
    assert_string_equal(text_at(refused("'atacker.strenth':1"), "nearest"), "attacker");
    assert_string_equal(text_at(refused("'attacker.strenth':1"), "nearest"),
                        "attacker.strength");
    assert_string_equal(text_at(refused("'strength':1"), "nearest"), "attacker.strength");
    assert_string_equal(text_at(refused("'ned':1"), "nearest"), "need");
    assert_string_equal(text_at(refused("'parameters.ned':1"), "nearest"), "need");
    assert_string_equal(text_at(refused("'attacker.strength.more':1"), "path"),
                        "attacker.strength.more");
    static const char *const wrong[] = {
        "'rules':'nqm'",
        "'attacker.units[2]':'A 3'",
        "'attacker.units[x]':'A 3'",
        "'attacker.units[0':'A'",
        "'attacker.units[0]x':'A'",
        "'attacker[0]':1",
        "'':1",
        "'attacker.':1",
        "'.attacker':1",
        "'attacker.units.name':1",
        "'river':3,'river.water':'low'",
        "'marks[0]':'oak','marks[0].x':1",
        "'marks':'oak'",
        "'marks':'[oak'",
        "'marks':'[oak,]'",
        "'marks':'[oak,elm]'",
        "'turns':'[2]'",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_string_equal(text_at(refused(wrong[i]), "status"), "bad-input");
}

static void a_parameter_without_its_quality_is_shown_those_there_are(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','sample':'nqm','set':{'attack_dice':4}}");
    assert_string_equal(text_at(reply, "error.nearest"), "regular_attack_dice");
    reply = ask(&a, "{'do':'check','short':'nqm 3 Militia v 2','set':{'attack_dice':4}}");
    assert_string_equal(text_at(reply, "error.nearest"), "militia_attack_dice");
    reply = ask(&a, "{'do':'check','short':'nqm 3 v 2','set':{'attack_dice':4}}");
    assert_string_equal(text_at(reply, "error.nearest"), "elite_attack_dice");
    assert_non_null(strstr(text_at(reply, "error.allowed"), "regular_attack_dice"));
}

// Every change copies the map that it adds to: so many cost the square of their number.
static void too_many_changes_are_refused(void **state) {
    (void)state;
    for (int count = 1000; count <= 2000; count += 1000) {
        text set = text_new(a.replies.memory);
        for (int i = 0; i < count; i++) {
            text_add(&set, i ? ",'parameters.p" : "'parameters.p");
            text_add_whole(&set, i);
            text_add(&set, "':1");
        }
        const bay_value *error = refused(text_get(&set));
        bool many = count > 1000;
        assert_string_equal(text_at(error, "status"), "bad-input");
        assert_int_equal(strstr(text_at(error, "words"), "too many changes") != NULL, many);
        assert_int_equal(strstr(text_at(error, "allowed"), "1000000 values") != NULL, many);
        text_free(&set);
    }
}

// --- Parameters ------------------------------------------------------------------------------

static const char *parameter(const char *set) {
    const bay_value *reply = ask_with(&a, "{'do':'check','sample':'ford','set':{%s}}", set);
    return json_at(&a, reply, "scenario.parameters");
}

static void parameters_are_read_and_written_properly(void **state) {
    (void)state;
    assert_string_equal(parameter("'need':'5'"), "{'need':5}");
    assert_string_equal(parameter("'need':5"), "{'need':5}");
    assert_string_equal(parameter("'break_at':'2/6'"), "{'break_at':'1/3'}");
    assert_string_equal(parameter("'break_at':1"), "{'break_at':'1'}");
    assert_string_equal(parameter("'break_at':'0'"), "{'break_at':'0'}");
    assert_string_equal(parameter("'F-1':'b'"), "{'F-1':'attacker'}");
    assert_string_equal(parameter("'F-1':'C'"), "{'F-1':'defender'}");
    assert_string_equal(parameter("'F-1':'Defender'"), "{'F-1':'defender'}");
}

static void a_reading_may_be_a_flag_of_yaml(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','sample':'nqm','set':{'A-13':false}}");
    assert_string_equal(text_at(reply, "scenario.parameters.A-13"), "no");
    reply = ask(&a, "{'do':'check','sample':'nqm','set':{'A-13':true}}");
    assert_string_equal(text_at(reply, "error.path"), "parameters.A-13");
}

static void a_parameter_out_of_its_range_is_told(void **state) {
    (void)state;
    assert_string_equal(text_at(refused("'need':7"), "allowed"), "2 .. 6, unknown");
    assert_string_equal(text_at(refused("'need':7"), "path"), "parameters.need");
    assert_string_equal(text_at(refused("'need':7"), "clause"), "FRD-02");
    static const char *const wrong[] = {
        "'need':1",          "'need':'x'",
        "'need':2.5",        "'need':[]",
        "'break_at':'3/2'",  "'break_at':'1/0'",
        "'break_at':'-1/2'", "'break_at':'1/-2'",
        "'break_at':'0.5'",  "'break_at':'1/2/3'",
        "'break_at':'/2'",   "'break_at':'1/'",
        "'F-1':'d'",         "'F-1':'0'",
        "'F-1':1",           "'break_at':'1/9999999999'",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_string_equal(text_at(refused(wrong[i]), "status"), "bad-input");
    assert_string_equal(text_at(refused("'F-1':'defendr'"), "nearest"), "defender");
    const bay_value *reply = ask(&a, "{'do':'check','scenario':{'rules':'ford','attacker':'3',"
                                     "'defender':'3','parameters':[1]}}");
    assert_string_equal(text_at(reply, "error.path"), "parameters");
}

static void what_is_set_for_nothing_is_noted(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','sample':'ford','set':{'boat_need':5}}");
    assert_int_equal(at(reply, "hints")->count, 1);
    assert_non_null(strstr(text_at(reply, "hints[0]"), "boat_need is set, but nothing"));
}

static void an_order_that_nobody_needs_is_read_all_the_same(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'odds','sample':'nqm','orders':[{'at':'hunt-tanks','do':'hunt'}]}");
    assert_string_equal(text_at(reply, "error.path"), "orders[0].do");
    assert_string_equal(text_at(reply, "error.words"), "There is no option of that name.");
    assert_string_equal(text_at(reply, "error.allowed"), "fire, assault");
}

// The first of two for all situations leaves none to the second; six points are never seven.
static void an_order_that_is_never_carried_out_is_noted(void **state) {
    (void)state;
    static const char *const NEVER[] = {
        "{'at':'defence','do':'dice-2'}",
        "{'at':'attack-again','when':{'attacker.clean':'7..'},'do':'stop'}"};
    for (size_t i = 0; i < sizeof NEVER / sizeof *NEVER; i++) {
        char request[300];
        snprintf(request, sizeof request,
                 "{'do':'odds','sample':'nqm','orders':[{'at':'defence','do':'dice-1'},%s]}",
                 NEVER[i]);
        const bay_value *reply = ask(&a, request);
        assert_int_equal(at(reply, "hints")->count, 1);
        assert_non_null(strstr(text_at(reply, "hints[0]"), "order 2 is never carried out"));
    }
    const bay_value *both =
        ask(&a, "{'do':'odds','sample':'nqm','orders':[{'at':'defence','when':"
                "{'attacks_left':1},'do':'dice-1'},{'at':'defence','do':'dice-2'}]}");
    assert_int_equal(at(both, "hints")->count, 0);
}

// Beyond the first 20,000 situations nobody looks: one note says so, of all such orders.
static void of_orders_that_were_not_seen_it_is_said_that_nobody_looked(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'odds','short':'nqm 24 regular v 12 regular','set':{'hours':9},"
                "'orders':[{'at':'defence','do':'dice-1'},{'at':'defence','do':'dice-2'},"
                "{'at':'defence','do':'dice-1'}]}");
    assert_string_equal(json_at(&a, reply, "hints"),
                        "['orders 2 and 3 are not carried out in the first 20000 situations, "
                        "and no further ones were looked at']");
}

// A unit may be called as its side is. Which of them an order asks for is told; where the unit is all
// of its side, there is nothing to tell.
static void an_order_that_could_mean_a_unit_or_its_side_is_noted(void **state) {
    (void)state;
    static const struct {
        const char *stands, *key, *hint;
    } rows[] = {
        {"'Attacker 3','B Coy 3'", "attacker.clean",
         "order 1: attacker.clean is the feature, not the number of the unit attacker; give "
         "the unit another id to ask for its own"},
        {"'Attacker 3','B Coy 3'", "attacker.red",
         "order 1: attacker.red is the number of the unit attacker, not of its side"},
        {"'Attacker 3','B Coy 3'", "b-coy.red", NULL},
        {"'Attacker 3'", "attacker.clean", NULL},
        {"'A Coy 3','B Coy 3'", "attacker.clean", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char request[400];
        snprintf(request, sizeof request,
                 "{'do':'check','scenario':{'rules':'nqm','attacker':{'quality':'regular',"
                 "'stands':[%s]},'defender':'3 regular','orders':"
                 "[{'at':'defence','when':{'%s':'0..'},'do':'dice-1'}]}}",
                 rows[i].stands, rows[i].key);
        const char *hints = json_at(&a, ask(&a, request), "hints");
        assert_int_equal(!strstr(hints, "order 1"), !rows[i].hint);
        if (rows[i].hint) assert_non_null(strstr(hints, rows[i].hint));
    }
}

static void an_order_that_nobody_needs_is_noted(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'odds','sample':'nqm','orders':[{'at':'defence','do':'dice-1'},"
                "{'at':'hunt-tanks','do':'fire'}]}");
    assert_string_equal(json_at(&a, reply, "hints"),
                        "['order 2 is never needed: nobody is asked hunt-tanks in this "
                        "scenario']");
}

int main(void) {
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(what_is_set_for_nothing_is_noted),
        ROW(an_order_that_nobody_needs_is_noted),
        ROW(of_orders_that_were_not_seen_it_is_said_that_nobody_looked),
        ROW(an_order_that_could_mean_a_unit_or_its_side_is_noted),
        ROW(an_order_that_is_never_carried_out_is_noted),
        ROW(an_order_that_nobody_needs_is_read_all_the_same),
        ROW(short_forms_are_read_leniently),
        ROW(a_text_takes_as_little_as_it_can),
        ROW(a_text_that_fits_no_form_is_shown_the_forms),
        ROW(a_short_scenario_has_both_sides),
        ROW(forces_are_said_in_short_forms),
        ROW(a_path_is_set_through_short_forms),
        ROW(a_list_may_be_one_text),
        ROW(a_path_that_is_none_is_told_with_the_nearest),
        ROW(a_parameter_without_its_quality_is_shown_those_there_are),
        ROW(too_many_changes_are_refused),
        ROW(parameters_are_read_and_written_properly),
        ROW(a_reading_may_be_a_flag_of_yaml),
        ROW(a_parameter_out_of_its_range_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
