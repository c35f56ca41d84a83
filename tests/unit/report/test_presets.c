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

// The settings that the ford rests on, need and F-1.
static void assert_rests_on(const bay_value *reply, int64_t need, const char *first) {
    assert_null(at(reply, "error"));
    assert_string_equal(text_at(reply, "guesses[0].name"), "need");
    assert_int_equal(whole_at(reply, "guesses[0].value"), need);
    assert_string_equal(text_at(reply, "readings[0].name"), "F-1");
    assert_string_equal(text_at(reply, "readings[0].value"), first);
}

static void a_preset_sets_what_it_names(void **state) {
    (void)state;
    assert_rests_on(ford("check", ""), 4, "nobody");
    const bay_value *reply = ford("check", ",'preset':'flood'");
    assert_rests_on(reply, 6, "defender");
    assert_string_equal(text_at(reply, "scenario.preset"), "flood");
    assert_rests_on(ford("check", ",'preset':'drought'"), 4, "nobody");
}

static void what_the_scenario_says_itself_comes_before_it(void **state) {
    (void)state;
    assert_rests_on(ford("check", ",'preset':'flood','parameters':{'need':3}"), 3, "defender");
    assert_rests_on(ford("check", ",'parameters':{'F-1':'attacker'},'preset':'flood'"), 6,
                    "attacker");
    assert_rests_on(ford("check", ",'preset':'flood','parameters':{'need':4}"), 4, "defender");
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
        ask(&a, "{'do':'check','short':'ford 3 line v 3 line','set':{'preset':'flood'}}");
    assert_rests_on(reply, 6, "defender");
    reply = ask(
        &a, "{'do':'check','short':'ford 3 line v 3 line','set':{'preset':'flood','F-1':'b'}}");
    assert_rests_on(reply, 6, "attacker");
}

static void the_rules_list_them(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'rules','id':'ford'}");
    assert_string_equal(json_at(&a, reply, "presets"),
                        "[{'id':'flood','settings':[{'name':'need','value':'6'},"
                        "{'name':'F-1','value':'defender'}],'words':'the river in spring, as "
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
    return ask_with(&a, "{'do':'check','record':[%s]}", bytes);
}

static void a_record_keeps_its_settings_whatever_the_preset_says_now(void **state) {
    (void)state;
    assert_rests_on(replayed("'settings':{", "'settings':{"), 6, "defender");
    assert_rests_on(replayed("'need':6", "'need':5"), 5, "defender");
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
    assert_rests_on(ask_with(&a, "{'do':'check','record':[%s]}", line), 6, "defender");
    assert_string_equal(text_at(ford("check", ",'preset':'flood'"), "error.path"), "preset");
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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
