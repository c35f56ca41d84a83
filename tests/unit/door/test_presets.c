// Presets: named sets of settings, over the usual ones and under a scenario's own.
#include "asking.h"
#include "base/text.h"
#include "ford.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// What the door says of the ford with more in its scenario.
static const bay_value *ford(const char *verb, const char *more) {
    char bytes[400];
    text request = text_within(bytes, sizeof bytes);
    text_add(&request, "{'do':'");
    text_add(&request, verb);
    text_add(&request,
             "','scenario':{'rules':'ford','attacker':'3 line','defender':'3 line'%s}}");
    return ask_with(&a, bytes, more);
}

// Every pair of need and F-1 has other odds.
static double odds_with(const char *parameters) {
    char more[80];
    text words = text_within(more, sizeof more);
    text_add(&words, ",'parameters':{");
    text_add(&words, parameters);
    text_add(&words, "}");
    return real_at(ford("odds", more), "ground");
}

// The odds of `reply` are those of the ford with these parameters, and with no others.
static void assert_set_to(const bay_value *reply, const char *parameters) {
    static const char *const others[] = {
        "",
        "'need':3,'F-1':'attacker'",
        "'need':4,'F-1':'attacker'",
        "'need':5,'F-1':'attacker'",
        "'need':6,'F-1':'attacker'",
        "'need':6,'F-1':'nobody'",
    };
    assert_null(at(reply, "error"));
    double ground = real_at(reply, "ground");
    bool known = false;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        bool this = strcmp(others[i], parameters) == 0;
        known |= this;
        assert_true((ground == odds_with(others[i])) == this);
    }
    assert_true(known);
}

static void a_preset_sets_what_it_names(void **state) {
    (void)state;
    assert_set_to(ford("odds", ""), "");
    const bay_value *reply = ford("odds", ",'preset':'flood'");
    assert_set_to(reply, "'need':6,'F-1':'attacker'");
    assert_set_to(ford("odds", ",'preset':'drought'"), "");
}

static void what_the_scenario_says_itself_comes_before_it(void **state) {
    (void)state;
    assert_set_to(ford("odds", ",'preset':'flood','parameters':{'need':3}"),
                  "'need':3,'F-1':'attacker'");
    assert_set_to(ford("odds", ",'parameters':{'F-1':'nobody'},'preset':'flood'"),
                  "'need':6,'F-1':'nobody'");
    assert_set_to(ford("odds", ",'preset':'flood','parameters':{'need':4}"),
                  "'need':4,'F-1':'attacker'");
}

static void its_name_is_read_leniently_and_kept_properly(void **state) {
    (void)state;
    const bay_value *reply = ford("new", ",'preset':'FLOOD'");
    assert_string_equal(json_at(&a, reply, "scenario.preset"), "'flood'");
    assert_null(at(ford("new", ""), "scenario.preset"));
}

static void what_is_no_preset_is_refused(void **state) {
    (void)state;
    const bay_value *why = at(ford("check", ",'preset':'flod'"), "error");
    assert_string_equal(text_at(why, "status"), "bad-input");
    assert_string_equal(text_at(why, "path"), "preset");
    assert_string_equal(text_at(why, "given"), "flod");
    assert_string_equal(text_at(why, "allowed"), "flood, drought");
    assert_string_equal(text_at(why, "nearest"), "flood");
    why = at(ford("check", ",'preset':7"), "error");
    assert_string_equal(text_at(why, "given"), "7");
    assert_null(at(why, "nearest"));
    why = at(ford("check", ",'preset':''"), "error");
    assert_string_equal(text_at(why, "path"), "preset");
    const bay_value *both = ford("check", ",'preset':'ebb','parameters':{'need':99}");
    assert_string_equal(text_at(both, "also[0].path"), "parameters.need");
}

static void rules_without_presets_say_so(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'check','sample':'nqm','set':{'preset':'flood'}}");
    assert_string_equal(text_at(reply, "error.path"), "preset");
    assert_string_equal(text_at(reply, "error.words"), "These rules have no presets.");
}

static void it_is_amended_as_any_key_is(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'odds','short':'ford 3 line v 3 line','set':{'preset':'flood'}}");
    assert_set_to(reply, "'need':6,'F-1':'attacker'");
    reply = ask(
        &a, "{'do':'odds','short':'ford 3 line v 3 line','set':{'preset':'flood','F-1':'a'}}");
    assert_set_to(reply, "'need':6,'F-1':'nobody'");
}

static void the_rules_list_them(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'rules','id':'ford'}");
    assert_string_equal(json_at(&a, reply, "presets"),
                        "[{'id':'flood','settings':[{'name':'need','value':'6'},"
                        "{'name':'F-1','value':'attacker'}],'words':'the river in spring, as "
                        "the club plays it'},"
                        "{'id':'drought','settings':[{'name':'break_at','value':'1/3'}],"
                        "'words':'the river in August'}]");
    reply = ask(&a, "{'do':'rules','id':'nqm'}");
    assert_string_equal(json_at(&a, reply, "presets"), "[]");
}

// The first line of a record of the ford in flood, with its first `from` replaced.
static const bay_value *replayed(const char *from, const char *to) {
    const bay_value *begun = ford("play", ",'preset':'flood'");
    const char *line = json_at(&a, begun, "lines[0]");
    const char *found = strstr(line, from);
    assert_non_null(found);
    char bytes[4000];
    text request = text_within(bytes, sizeof bytes);
    text_add_bytes(&request, line, (size_t)(found - line));
    text_add(&request, to);
    text_add(&request, found + strlen(from));
    return ask_with(&a, "{'do':'odds','record':[%s]}", bytes);
}

static void a_record_keeps_its_settings_whatever_the_preset_says_now(void **state) {
    (void)state;
    assert_set_to(replayed("'settings':{", "'settings':{"), "'need':6,'F-1':'attacker'");
    assert_set_to(replayed("'need':6", "'need':5"), "'need':5,'F-1':'attacker'");
}

// What the rules call their presets later is nothing to it.
static void a_record_outlives_its_preset(void **state) {
    (void)state;
    const bay_value *begun = ford("play", ",'preset':'flood'");
    char line[4000];
    text kept = text_within(line, sizeof line);
    text_add(&kept, json_at(&a, begun, "lines[0]"));
    bay_rules later = bay_rules_ford;
    later.presets = NULL;
    a.host.rules = (const bay_rules *const[]){&later, NULL};
    assert_set_to(ask_with(&a, "{'do':'odds','record':[%s]}", line),
                  "'need':6,'F-1':'attacker'");
    assert_string_equal(text_at(ford("check", ",'preset':'flood'"), "error.path"), "preset");
}

// --- A number that nobody knows --------------------------------------------------------------

static void a_number_may_be_unknown(void **state) {
    (void)state;
    const bay_value *why = at(ford("odds", ",'parameters':{'need':'unknown'}"), "error");
    assert_string_equal(text_at(why, "status"), "forbidden");
    assert_string_equal(text_at(why, "path"), "parameters.need");
    why = at(ford("odds", ",'parameters':{'need':'unknwon'}"), "error");
    assert_string_equal(text_at(why, "allowed"), "2 .. 6, unknown");
    why = at(ford("odds", ",'parameters':{'boat_need':'unknown'}"), "error");
    assert_string_equal(text_at(why, "allowed"), "2 .. 6"); // this one may not
    const bay_value *reply = ask(&a, "{'do':'rules','id':'ford'}");
    assert_string_equal(json_at(&a, reply, "parameters[0].readings"), "['unknown']");
    assert_string_equal(json_at(&a, reply, "parameters[3].readings"), "null");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(a_preset_sets_what_it_names, &a),
        ASKING_TEST(what_the_scenario_says_itself_comes_before_it, &a),
        ASKING_TEST(its_name_is_read_leniently_and_kept_properly, &a),
        ASKING_TEST(what_is_no_preset_is_refused, &a),
        ASKING_TEST(rules_without_presets_say_so, &a),
        ASKING_TEST(it_is_amended_as_any_key_is, &a),
        ASKING_TEST(the_rules_list_them, &a),
        ASKING_TEST(a_record_keeps_its_settings_whatever_the_preset_says_now, &a),
        ASKING_TEST(a_record_outlives_its_preset, &a),
        ASKING_TEST(a_number_may_be_unknown, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
