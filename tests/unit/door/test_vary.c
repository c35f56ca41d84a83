// Answers for many values of one or two things: each point is what odds say of it.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// The chance of the ground at a point of a reply, and what odds say with these two strengths.
static void check_point(const bay_value *reply, int point, int attacker, int defender) {
    char path[32], set[96];
    text name = text_within(path, sizeof path), words = text_within(set, sizeof set);
    text_add(&name, "points[");
    text_add_whole(&name, point);
    text_add(&name, "].ground");
    double have = real_at(reply, path);
    text_add(&words, "{'attacker.strength':");
    text_add_whole(&words, attacker);
    text_add(&words, ",'defender.strength':");
    text_add_whole(&words, defender);
    text_add(&words, "}");
    assert_close(have,
                 real_at(ask_with(&a, "{'do':'odds','sample':'nqm','set':%s}", set), "ground"));
}

static void a_point_has_a_value_of_each_list(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'vary','sample':'nqm','over':["
                                     "{'name':'attacker.strength','values':[4,6]},"
                                     "{'name':'defender.strength','values':[2,3]}]}");
    assert_int_equal(at(reply, "points")->count, 4);
    for (int point = 0; point < 4; point++)
        check_point(reply, point, point < 2 ? 4 : 6, point % 2 ? 3 : 2);
}

// A reply has no forces, which would have the clock; so its premises have it, unless it is varied.
static void the_clock_is_told_unless_it_is_varied(void **state) {
    (void)state;
    assert_said(at(ask(&a, "{'do':'vary','sample':'nqm','set':{'hours':2},"
                           "'over':[{'name':'attacker.strength','values':[4]}]}"),
                   "premises"),
                "[orders Standing orders on both sides]; aim: ground; hours: 2.");
    assert_said(at(ask(&a, "{'do':'vary','sample':'nqm',"
                           "'over':[{'name':'hours','values':[1,2]}]}"),
                   "premises"),
                "[orders Standing orders on both sides]; aim: ground.");
}

static void a_value_that_cannot_be_is_told_at_its_point(void **state) {
    (void)state;
    static const char *const NAMES[2] = {"attacker.strength", "defender.strength"};
    static const char ASKED[2][160] = {"{'do':'vary','sample':'nqm','over':["
                                       "{'name':'attacker.strength','values':[999]},"
                                       "{'name':'defender.strength','values':[2]}]}",
                                       "{'do':'vary','sample':'nqm','over':["
                                       "{'name':'attacker.strength','values':[4]},"
                                       "{'name':'defender.strength','values':[999]}]}"};
    for (int i = 0; i < 2; i++) {
        const bay_value *reply = ask(&a, ASKED[i]);
        assert_string_equal(text_at(reply, "points[0].error.path"), NAMES[i]);
        assert_string_equal(text_at(reply, "points[0].error.given"), "999");
    }
}

// Words of a short form are counted from the name of the rules, which is 0.
static void a_word_of_a_short_form_may_be_varied(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'vary','short':'nqm 5 regular v 3 regular','over':["
                                     "{'word':1,'values':['4','6']},"
                                     "{'word':4,'values':['2','3']}]}");
    assert_int_equal(at(reply, "points")->count, 4);
    for (int point = 0; point < 4; point++) {
        static const char *const SHORT[] = {
            "nqm 4 regular v 2 regular", "nqm 4 regular v 3 regular",
            "nqm 6 regular v 2 regular", "nqm 6 regular v 3 regular"};
        char path[32];
        text name = text_within(path, sizeof path);
        text_add(&name, "points[");
        text_add_whole(&name, point);
        text_add(&name, "].ground");
        double have = real_at(reply, path);
        assert_close(
            have, real_at(ask_with(&a, "{'do':'odds','short':'%s'}", SHORT[point]), "ground"));
    }
}

static void what_cannot_be_varied_is_refused(void **state) {
    (void)state;
    static const struct {
        const char *over, *words;
    } WRONG[] = {
        {"{'word':1,'values':[4]}", "The values of a `word` are texts without U+0000."},
        {"{'word':0,'values':['wtj']}",
         "`word` is the number of a word after the name of the rules, from 1."},
        {"{'word':6,'values':['4']}",
         "`word` is the number of a word after the name of the rules, from 1."},
        {"{'word':'1','values':['4']}",
         "`word` is the number of a word after the name of the rules, from 1."},
        {"{'name':1,'values':['4']}",
         "`name` is the path of a key, or the name of a number or reading."},
        {"{'name':'hours','word':1,'values':['4']}",
         "An item of `over` is a map of `values` and of `name` or `word`."}};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++)
        assert_string_equal(text_at(ask_with(&a,
                                             "{'do':'vary','short':'nqm 5 regular v 3 regular',"
                                             "'over':[%s]}",
                                             WRONG[i].over),
                                    "error.words"),
                            WRONG[i].words);
}

int main(void) {
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(a_point_has_a_value_of_each_list),
        ROW(a_word_of_a_short_form_may_be_varied),
        ROW(what_cannot_be_varied_is_refused),
        ROW(the_clock_is_told_unless_it_is_varied),
        ROW(a_value_that_cannot_be_is_told_at_its_point),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
