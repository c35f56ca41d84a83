// The checks of scenarios by the key tables: faults with all details, usual values, short forms,
// amendments, ids of units.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
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

// --- Faults ----------------------------------------------------------------------------------

static void an_unknown_key_is_told_with_the_nearest(void **state) {
    (void)state;
    const bay_value *why = fault_of("{'strenght':3}");
    assert_string_equal(text_at(why, "status"), "bad-input");
    assert_string_equal(text_at(why, "path"), "attacker.strenght");
    assert_string_equal(text_at(why, "given"), "strenght");
    assert_string_equal(text_at(why, "nearest"), "strength");
    assert_string_equal(text_at(why, "words"), "There is no key strenght in attacker.");
}

static void an_unknown_key_at_the_top_may_mean_a_common_one(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','sample':'ford','set':{'titel':'x'}}");
    assert_string_equal(text_at(reply, "error.nearest"), "title");
    reply = ask(&a, "{'do':'check','scenario':{'rules':'ford','turnz':2,'attacker':'3 line',"
                    "'defender':'3 line','oders':[]}}");
    assert_string_equal(text_at(reply, "error.nearest"), "turns");
    assert_string_equal(text_at(reply, "also[0].nearest"), "orders");
}

static void a_parameter_among_the_keys_is_shown_its_place(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','scenario':{'rules':'ford','need':2,"
                                     "'attacker':'3 line','defender':'3 line'}}");
    assert_string_equal(text_at(reply, "error.nearest"), "parameters.need");
}

static void a_number_out_of_range_is_told_with_its_range_and_clause(void **state) {
    (void)state;
    const bay_value *why = fault_of("{'strength':10}");
    assert_string_equal(text_at(why, "path"), "attacker.strength");
    assert_string_equal(text_at(why, "given"), "10");
    assert_string_equal(text_at(why, "allowed"), "1 .. 9");
    assert_null(at(why, "clause")); // how much is taken at most is ours
    assert_null(at(fault_of("{'strength':'10'}"), "clause"));
    why = fault_of("{'strength':0}");
    assert_string_equal(text_at(why, "given"), "0");
    assert_string_equal(text_at(why, "clause"), "FRD-03");
    assert_string_equal(text_at(fault_of("{'strength':2.5}"), "given"), "2.5");
    assert_string_equal(text_at(fault_of("{'strength':'many'}"), "given"), "many");
    assert_string_equal(text_at(fault_of("{'strength':true}"), "given"), "true");
    assert_null(fault_of("{'strength':1}"));
    assert_null(fault_of("{'strength':9}"));
}

static void a_word_that_is_no_choice_is_told_with_the_choices(void **state) {
    (void)state;
    const bay_value *why = fault_of("{'strength':3,'quality':'gard'}");
    assert_string_equal(text_at(why, "allowed"), "guard, line or levy");
    assert_string_equal(text_at(why, "nearest"), "guard");
    assert_string_equal(text_at(fault_of("{'strength':3,'quality':4}"), "given"), "4");
    why = at(ask(&a, "{'do':'check','sample':'ford','set':{'river.water':'hgih'}}"), "error");
    assert_string_equal(text_at(why, "clause"), "FRD-01"); // the first row of the clauses
}

static void a_word_may_stand_for_a_number(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'check','sample':'nqm','set':{'hours':'UNLIMITED'}}");
    assert_string_equal(text_at(reply, "scenario.hours"), "unlimited");
    const bay_value *why =
        at(ask(&a, "{'do':'check','sample':'nqm','set':{'hours':'unlimitd'}}"), "error");
    assert_string_equal(text_at(why, "words"),
                        "hours must be a whole number from 1 to 24, or unlimited.");
    assert_string_equal(text_at(why, "allowed"), "1 .. 24, unlimited");
    assert_string_equal(text_at(why, "nearest"), "unlimited");
    assert_string_equal(text_at(why, "clause"), "NQM-18");
}

static const bay_value *stand(const char *words) {
    return ask_with(&a,
                    "{'do':'check','scenario':{'rules':'nqm','attacker':{'stands':['%s']},"
                    "'defender':'3 regular'}}",
                    words);
}

static void a_word_that_leads_to_a_name_belongs_to_no_other(void **state) {
    (void)state;
    const bay_value *reply = stand("A 3 of 1"); // a number is a name where a word leads to it
    assert_string_equal(text_at(reply, "scenario.attacker.stands[0].name"), "A");
    assert_int_equal(whole_at(reply, "scenario.attacker.stands[0].strength"), 3);
    assert_string_equal(text_at(reply, "scenario.attacker.stands[0].battalion"), "1");
    assert_string_equal(text_at(stand("Duke of York 3"), "scenario.attacker.stands[0].name"),
                        "Duke of York");
    static const char *const BROKEN[] = {"A 3 of", "A of"};
    for (int i = 0; i < 2; i++) {
        const bay_value *why = at(stand(BROKEN[i]), "error");
        assert_string_equal(text_at(why, "path"), "attacker.stands[0]");
        assert_non_null(strstr(text_at(why, "allowed"), "[ of {battalion}]"));
    }
}

static void a_flag_is_true_or_false(void **state) {
    (void)state;
    assert_string_equal(text_at(fault_of("{'strength':3,'dug_in':1}"), "allowed"),
                        "true or false");
    assert_non_null(strstr(attacker_of("{'strength':3,'dug_in':'yes'}"), "'dug_in':true"));
    assert_non_null(strstr(attacker_of("{'strength':3,'dug_in':'no'}"), "'dug_in':false"));
}

static void a_text_has_a_size_and_no_nul(void **state) {
    (void)state;
    const bay_value *why = fault_of("{'units':[{'name':''}]}");
    assert_string_equal(text_at(why, "path"), "attacker.units[0].name");
    assert_non_null(strstr(text_at(why, "words"), "a text of 1 to 20 letters"));
    assert_non_null(fault_of("{'units':[{'name':'a name of more than twenty bytes'}]}"));
    assert_non_null(fault_of("{'units':[{'name':'A\\u0000B'}]}"));
    assert_non_null(fault_of("{'units':[{'name':[]}]}"));
}

static void a_name_may_be_a_number(void **state) {
    (void)state;
    const bay_value *reply = ask_with(&a, FORD, "{'units':[{'name':7}]}");
    assert_string_equal(text_at(reply, "scenario.attacker.units[0].name"), "7");
    assert_string_equal(text_at(reply, "scenario.attacker.units[0].id"), "7");
}

static void what_must_be_given_is_missed(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','scenario':{'rules':'ford'}}");
    assert_string_equal(text_at(reply, "error.path"), "attacker");
    assert_string_equal(text_at(reply, "error.allowed"), "3 line");
    assert_string_equal(text_at(reply, "also[0].path"), "defender");
    assert_string_equal(text_at(fault_of("{'units':[{'strength':3}]}"), "path"),
                        "attacker.units[0].name");
}

static void what_excludes_its_neighbour_is_told_once(void **state) {
    (void)state;
    const bay_value *reply = ask_with(&a, FORD, "{'strength':3,'units':['A 3']}");
    assert_string_equal(text_at(reply, "error.path"), "attacker.strength");
    assert_non_null(strstr(text_at(reply, "error.words"), "may not stand beside units"));
    assert_null(at(reply, "also"));
    reply = ask(&a, "{'do':'check','scenario':{'rules':'nqm','attacker':{'strength':3,"
                    "'stands':['A 3']},'defender':'3 regular'}}"); // each excludes the other
    assert_string_equal(text_at(reply, "error.path"), "attacker.strength");
    assert_null(at(reply, "also"));
}

static void a_list_has_a_size(void **state) {
    (void)state;
    assert_string_equal(text_at(fault_of("{'units':[]}"), "allowed"), "1 .. 6");
    assert_string_equal(text_at(fault_of("{'units':3}"), "path"), "attacker.units");
    assert_non_null(fault_of("{'units':['A 1','B 1','C 1','D 1','E 1','F 1','G 1']}"));
    const bay_value *reply = ask(&a, "{'do':'check','sample':'ford','set':{'marks[0]':'elm'}}");
    assert_string_equal(text_at(reply, "error.path"), "marks[0]");
}

static void twenty_one_faults_are_told_at_most(void **state) {
    (void)state;
    const bay_value *reply =
        ask_with(&a, FORD,
                 "{'q1':1,'q2':1,'q3':1,'q4':1,'q5':1,'q6':1,'q7':1,'q8':1,'q9':1,"
                 "'r1':1,'r2':1,'r3':1,'r4':1,'r5':1,'r6':1,'r7':1,'r8':1,'r9':1,"
                 "'s1':1,'s2':1,'s3':1,'s4':1,'s5':1}");
    assert_int_equal(at(reply, "also")->count, 20);
}

static void rules_that_are_not_there_are_told_with_the_nearest(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','scenario':{'rules':'fort'}}");
    assert_string_equal(text_at(reply, "error.status"), "unknown-rules");
    assert_string_equal(text_at(reply, "error.nearest"), "ford");
    assert_string_equal(text_at(reply, "error.allowed"), "nqm, ford, moor");
    reply = ask(&a, "{'do':'check','scenario':{}}");
    assert_string_equal(text_at(reply, "error.path"), "rules");
    reply = ask(&a, "{'do':'check','scenario':{'rules':1}}");
    assert_string_equal(text_at(reply, "error.status"), "bad-input");
    reply = ask(&a, "{'do':'check','scenario':[1]}");
    assert_string_equal(text_at(reply, "error.status"), "bad-input");
}

static void a_fault_of_the_rules_comes_with_its_clause(void **state) {
    (void)state;
    const bay_value *why = fault_of("'2 line, 2 pins'");
    assert_string_equal(text_at(why, "status"), "forbidden");
    assert_string_equal(text_at(why, "clause"), "FRD-03");
    assert_string_equal(text_at(why, "path"), "attacker");
}

// --- Usual values ----------------------------------------------------------------------------

static void usual_values_are_filled_in_and_listed(void **state) {
    (void)state;
    const bay_value *reply = ask_with(&a, FORD, "{'strength':3}");
    assert_string_equal(
        json_at(&a, reply, "scenario"),
        "{'attacker':{'dug_in':false,'pins':0,'quality':'line','strength':3},"
        "'defender':{'dug_in':false,'pins':0,'quality':'line','strength':3},"
        "'marks':[],'river':{'drums':0,'water':'low'},'rules':'ford','turns':1}");
    assert_string_equal(text_at(reply, "assumed[1].path"), "river.water");
    assert_string_equal(text_at(reply, "assumed[1].value"), "low");
    assert_string_equal(text_at(reply, "assumed[3].path"), "attacker.quality");
    assert_int_equal(at(reply, "assumed")->count, 8);
}

static void what_is_excluded_is_not_filled_in(void **state) {
    (void)state;
    assert_string_equal(attacker_of("{'units':['A 3']}"),
                        "{'dug_in':false,'quality':'line','units':[{'id':'a','name':'A',"
                        "'strength':3}]}");
}

static void new_hands_out_what_was_given_only(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'new','short':'ford 4 GUARD v 2 levy','set':{'turns':'3','need':'5'}}");
    assert_string_equal(
        json_at(&a, reply, "scenario"),
        "{'attacker':{'quality':'guard','strength':4},'defender':{'quality':"
        "'levy','strength':2},'parameters':{'need':5},'rules':'ford','turns':3}");
    assert_string_equal(text_at(reply, "schema"), "bayonet/scenario/1");
}

// --- Units -----------------------------------------------------------------------------------

static void units_are_named_in_kebab_case_and_once(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'show','scenario':{'rules':'ford','attacker':{'units':['A Coy 3',"
                "{'name':'B','id':'a-coy-2'},'A Coy 2','\u2020 3']},'defender':{'units':"
                "['A Coy 3']}}}");
    static const char *const ids[] = {"a-coy", "a-coy-2", "a-coy-3", "unit", "a-coy-4"};
    for (uint32_t i = 0; i < 5; i++) {
        char path[] = "units[0].id";
        path[6] = (char)('0' + i);
        assert_string_equal(text_at(reply, path), ids[i]);
    }
    reply = ask_with(&a, FORD, "{'units':[{'name':'A','id':'x'},{'name':'B','id':'x'}]}");
    assert_string_equal(text_at(reply, "error.path"), "attacker.units[1].id");
    reply = ask_with(&a, FORD, "{'units':[{'name':'A','id':'A B'}]}");
    assert_string_equal(text_at(reply, "error.nearest"), "a-b");
}

static void an_id_has_60_letters_at_most(void **state) {
    (void)state;
    for (size_t size = 60; size <= 61; size++) {
        char id[62] = {0}, unit[128];
        memset(id, 'x', size);
        text words = text_within(unit, sizeof unit);
        text_add(&words, "{'units':[{'name':'A','id':'");
        text_add(&words, id);
        text_add(&words, "','strength':3}]}");
        const bay_value *reply = ask_with(&a, FORD, unit);
        assert_int_equal(at(reply, "error") != NULL, size == 61);
        if (size == 60)
            assert_string_equal(text_at(reply, "scenario.attacker.units[0].id"), id);
        else
            assert_string_equal(text_at(reply, "error.path"), "attacker.units[0].id");
    }
}

// With its number too it has no more letters than the system takes: here 24.
static void an_id_that_is_made_can_be_read_again(void **state) {
    (void)state;
    static const char *const names[] = {"Old Greys of the Far Fen", "Greys-of-the-far-fell xx"};
    static const char *const ids[] = {"old-greys-of-the-far-f-2", "greys-of-the-far-fell-2"};
    for (int i = 0; i < 2; i++) {
        char request[600];
        text words = text_within(request, sizeof request);
        text_add(&words, "{'do':'show','scenario':{'rules':'moor','attacker':{'packs':['");
        text_add(&words, names[i]);
        text_add(&words, "','");
        text_add(&words, names[i]);
        text_add(&words, "']},'defender':'3 guards'}}");
        const bay_value *reply = ask(&a, request);
        assert_string_equal(text_at(reply, "scenario.attacker.packs[1].id"), ids[i]);
        words = text_within(request, sizeof request);
        text_add(&words, "{'do':'show','scenario':");
        text_add(&words, json_at(&a, reply, "scenario"));
        text_add(&words, "}");
        assert_null(at(ask(&a, request), "error"));
    }
}

int main(void) {
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(an_unknown_key_is_told_with_the_nearest),
        ROW(an_unknown_key_at_the_top_may_mean_a_common_one),
        ROW(a_parameter_among_the_keys_is_shown_its_place),
        ROW(a_number_out_of_range_is_told_with_its_range_and_clause),
        ROW(a_word_that_is_no_choice_is_told_with_the_choices),
        ROW(a_word_may_stand_for_a_number),
        ROW(a_word_that_leads_to_a_name_belongs_to_no_other),
        ROW(a_flag_is_true_or_false),
        ROW(a_text_has_a_size_and_no_nul),
        ROW(a_name_may_be_a_number),
        ROW(what_must_be_given_is_missed),
        ROW(what_excludes_its_neighbour_is_told_once),
        ROW(a_list_has_a_size),
        ROW(twenty_one_faults_are_told_at_most),
        ROW(rules_that_are_not_there_are_told_with_the_nearest),
        ROW(a_fault_of_the_rules_comes_with_its_clause),
        ROW(usual_values_are_filled_in_and_listed),
        ROW(what_is_excluded_is_not_filled_in),
        ROW(new_hands_out_what_was_given_only),
        ROW(units_are_named_in_kebab_case_and_once),
        ROW(an_id_has_60_letters_at_most),
        ROW(an_id_that_is_made_can_be_read_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
