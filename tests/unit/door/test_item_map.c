// Lists that are written as maps, as the door reads them.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define FORD "{'do':'check','scenario':{'rules':'ford','attacker':%s,'defender':'3 line'}}"

static asking a;

static const char *units_of(const char *attacker) {
    return json_at(&a, ask_with(&a, FORD, attacker), "scenario.attacker.units");
}

static const bay_value *fault_of(const char *attacker) {
    return at(ask_with(&a, FORD, attacker), "error");
}

static void a_map_is_the_list_of_its_items(void **state) {
    (void)state;
    char listed[400];
    strcpy(listed, units_of("{'units':['A Coy 4','B Coy 3 at the mill']}"));
    assert_non_null(strstr(listed, "'place':'the mill'"));
    assert_string_equal(units_of("{'units':{'A Coy':4,'B Coy':'3 at the mill'}}"), listed);
    assert_string_equal(units_of("{'units':{'A Coy':'4','B Coy 3':'at the mill'}}"), listed);
}

static void an_item_of_it_may_be_a_map(void **state) {
    (void)state;
    static const char WANTED[] = "[{'id':'a-coy','name':'A Coy','place':'mill','strength':4}]";
    assert_string_equal(units_of("{'units':{'A Coy':{'strength':4,'place':'mill'}}}"), WANTED);
    assert_string_equal(
        units_of("{'units':{'A Coy':{'name':'A Coy','strength':4,'place':'mill'}}}"), WANTED);
    const bay_value *why = fault_of("{'units':{'A Coy':{'name':'B Coy','strength':4}}}");
    assert_string_equal(text_at(why, "path"), "attacker.units.A Coy.name");
    assert_string_equal(text_at(why, "given"), "B Coy");
    assert_string_equal(text_at(why, "allowed"), "A Coy");
}

static void faults_name_the_item_as_it_was_written(void **state) {
    (void)state;
    static const struct {
        const char *units, *path, *words;
    } rows[] = {
        {"{'A':3,'B':'often'}", "attacker.units.B",
         "attacker.units.B cannot be read: write it like \"A 3\", or key by key."},
        {"{'A':3,'B':12}", "attacker.units.B.strength",
         "attacker.units.B.strength must be a whole number from 1 to 9."},
        {"{'A':3,'B':{'strength':3,'plase':'x'}}", "attacker.units.B.plase",
         "There is no key plase in attacker.units.B."},
        {"{'A':3,'B':null}", "attacker.units.B",
         "attacker.units.B cannot be read: write it like \"A 3\", or key by key."},
        {"{'A':3,'B':[1]}", "attacker.units.B",
         "attacker.units.B cannot be read: write it like \"A 3\", or key by key."},
        {"{'A':3,'B':{'strength':3,'id':'B!'}}", "attacker.units.B.id",
         "An id is small letters and digits, joined by hyphens."},
        {"{}", "attacker.units", "attacker.units must be a list of 1 to 6 items."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char attacker[200] = "{'units':";
        strcat(strcat(attacker, rows[i].units), "}");
        const bay_value *why = fault_of(attacker);
        assert_string_equal(text_at(why, "path"), rows[i].path);
        assert_string_equal(text_at(why, "words"), rows[i].words);
    }
    const bay_value *why = fault_of("{'units':['A 3','B often']}");
    assert_string_equal(text_at(why, "path"), "attacker.units[1]");
}

static void a_list_without_a_short_form_is_no_map(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'check','scenario':{'rules':'ford','marks':{'oak':1},"
                "'attacker':'3 line','defender':'3 line'}}");
    assert_string_equal(text_at(reply, "error.path"), "marks");
    assert_string_equal(text_at(reply, "error.given"), "a map of 1");
}

// --- Amendments ------------------------------------------------------------------------------

#define AMENDED                                                                                \
    "{'do':'check','scenario':{'rules':'ford','attacker':{'units':{'A':3,'B':4}},"             \
    "'defender':'3 line'},'set':%s}"

static const char *amended(const char *set) {
    return json_at(&a, ask_with(&a, AMENDED, set), "scenario.attacker.units");
}

static void an_item_is_amended_by_its_key_or_its_number(void **state) {
    (void)state;
    static const char WANTED[] = "[{'id':'a','name':'A','strength':3},"
                                 "{'id':'b','name':'B','place':'mill','strength':5}]";
    assert_string_equal(amended("{'attacker.units.B':'5 at mill'}"), WANTED);
    assert_string_equal(amended("{'attacker.units[1]':'B 5 at mill'}"), WANTED);
    assert_string_equal(
        amended("{'attacker.units.B.strength':5,'attacker.units.B.place':'mill'}"), WANTED);
    assert_string_equal(
        amended("{'attacker.units[1].strength':5,'attacker.units[1].place':'mill'}"), WANTED);
}

// A name that no item has may be misspelt: an item is added by its number alone.
static void an_item_is_added_by_its_number_alone(void **state) {
    (void)state;
    static const char ADDED[] = "{'id':'c','name':'C','strength':2}]";
    assert_non_null(strstr(amended("{'attacker.units[2]':'C 2'}"), ADDED));
    static const char *const sets[] = {"{'attacker.units.Bb.strength':2}",
                                       "{'attacker.units.Bb':2}", "{'attacker.units.b':2}"};
    static const char *const nearest[] = {"attacker.units.B.strength", "attacker.units.B",
                                          "attacker.units.B"};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        const bay_value *why = at(ask_with(&a, AMENDED, sets[i]), "error");
        assert_string_equal(text_at(why, "status"), "bad-input");
        assert_string_equal(text_at(why, "nearest"), nearest[i]);
        assert_string_equal(text_at(why, "allowed"), "A, B");
    }
    const bay_value *why =
        at(ask_with(&a, AMENDED, "{'attacker.units.Bb.strength':2}"), "error");
    assert_string_equal(text_at(why, "path"), "attacker.units.Bb.strength");
    assert_string_equal(text_at(why, "given"), "Bb");
    assert_string_equal(text_at(why, "words"),
                        "attacker.units has no item called Bb: only the index after the last "
                        "adds one, attacker.units[2].");
    const bay_value *reply =
        ask(&a, "{'do':'check','scenario':{'rules':'ford','attacker':{},'defender':'3 line'},"
                "'set':{'attacker.units.C':2}}");
    assert_string_equal(text_at(reply, "error.words"),
                        "attacker.units has no items, and so none called C: only the index "
                        "after the last adds one, attacker.units[0].");
}

// What is varied is amended, too: a misspelt name fights nobody more.
static void a_misspelt_item_is_not_varied(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'vary','scenario':{'rules':'ford','attacker':{'units':{'Second':3}},"
                "'defender':'3 line'},'over':[{'name':'attacker.units.second.strength',"
                "'values':[1,2]}]}");
    assert_string_equal(text_at(reply, "points[1].error.nearest"),
                        "attacker.units.Second.strength");
}

static void a_wrong_amendment_is_told(void **state) {
    (void)state;
    static const struct {
        const char *set, *path;
    } rows[] = {
        {"{'attacker.units.B':'many'}", "attacker.units.B"},
        {"{'attacker.units.B.strenght':3}", "attacker.units.B.strenght"},
        {"{'attacker.units[2].strength.x':3}", "attacker.units[2].strength.x"},
        {"{'attacker.units[7]':'C 3'}", "attacker.units[7]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(text_at(ask_with(&a, AMENDED, rows[i].set), "error.path"),
                            rows[i].path);
    const bay_value *reply =
        ask(&a, "{'do':'check','scenario':{'rules':'ford','attacker':{'units':['A 3']},"
                "'defender':'3 line'},'set':{'attacker.units.A':4}}");
    assert_string_equal(text_at(reply, "error.words"),
                        "This list is written as one: its items are counted from [0].");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(a_map_is_the_list_of_its_items, &a),
        ASKING_TEST(an_item_of_it_may_be_a_map, &a),
        ASKING_TEST(faults_name_the_item_as_it_was_written, &a),
        ASKING_TEST(a_list_without_a_short_form_is_no_map, &a),
        ASKING_TEST(an_item_is_amended_by_its_key_or_its_number, &a),
        ASKING_TEST(an_item_is_added_by_its_number_alone, &a),
        ASKING_TEST(a_misspelt_item_is_not_varied, &a),
        ASKING_TEST(a_wrong_amendment_is_told, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
