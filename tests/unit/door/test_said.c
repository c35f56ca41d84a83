// Sentences that a reply carries.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static asking a;

static void says(const char *request, const char *path, const char *words) {
    assert_said(at(ask(&a, request), path), words);
}

static void an_answer_says_in_how_many_of_a_hundred(void **state) {
    (void)state;
    says("{'do':'odds','sample':'nqm'}", "headline",
         "In 100 such assaults the attacker takes the position in [number 76].");
    says("{'do':'odds','sample':'nqm','digits':2}", "headline",
         "In 100 such assaults the attacker takes the position in [number 76.37].");
    says("{'do':'best','sample':'nqm'}", "odds.headline",
         "In 100 such assaults the attacker takes the position in [number 51].");
    says("{'do':'odds','short':'nqm 30 elite v 1 militia','digits':1}", "headline",
         "In 100 such assaults the attacker takes the position in [number more than 99.9].");
}

static void what_to_be_careful_of_is_said(void **state) {
    (void)state;
    says("{'do':'odds','sample':'nqm'}", "careful.said",
         "Careful: the defender rolls all the dice he may (standing orders). Better for the "
         "[side defender]: roll 1 die. The position then falls in [number 51], not in [number "
         "76].");
    says("{'do':'odds','sample':'nqm','digits':1,'only':['careful']}", "careful.said",
         "Careful: the defender rolls all the dice he may (standing orders). Better for the "
         "[side defender]: roll 1 die. The position then falls in [number 50.9], not in "
         "[number 76.4].");
}

// What each side could do against the other's standing orders.
static void casualties_of_both_sides_are_told(void **state) {
    (void)state;
    says("{'do':'odds','scenario':{'rules':'nqm','aim':{'defender_losses':4},"
         "'attacker':{'stands':['A 1','B 1']},'defender':{'stands':['D 1']}}}",
         "careful.said",
         "Careful: stands held back stay back (standing orders). As good for the [side "
         "attacker]: commit B. The [side attacker]'s losses are then [number 0.71] on average, "
         "not [number 0.50]; the [side defender]'s losses are then [number 0.71] on average, "
         "not [number 0.50]. Or, as good for the [side defender]: withdraw. The [side "
         "attacker]'s losses are then [number 0.42] on average, not [number 0.50]; the [side "
         "defender]'s losses are then [number 0.42] on average, not [number 0.50].");
}

// Less than would be told by itself; of the ground and points only what changes.
static void what_casualties_gain_under_the_aim_is_told(void **state) {
    (void)state;
    says(
        "{'do':'odds','scenario':{'rules':'nqm','defender':{'strength':1},"
        "'parameters':{'A-14':'opponent','regular_attacks':2},'attacker':{'stands':"
        "[{'name':'H','class':'command','grouped':true},'S 1','T 1']}}}",
        "careful.said",
        "Careful: casualties go evenly over the stands (standing orders). Better for the [side "
        "defender]: put the pin on H. The position then falls in [number 84], not in [number "
        "87]. The [side defender]'s losses are then [number 0.84] on average, not [number "
        "0.87].");
    says("{'do':'odds','scenario':{'rules':'nqm','aim':'cheaply','attacker':{'strength':1},"
         "'defender':{'quality':'elite','stands':[{'name':'D'},{'name':'E'}]}}}",
         "careful.said",
         "Careful: the attacker presses on while he has attacks left (standing orders). Better "
         "for the [side attacker]: stop. Points to the attacker: -2.9, not -4.0. The [side "
         "attacker]'s losses are then [number 0.71] on average, not [number 0.97].");
}

static void an_answer_says_what_it_assumes(void **state) {
    (void)state;
    says("{'do':'odds','sample':'nqm'}", "premises",
         "[orders Standing orders on both sides]; aim: ground.");
    says("{'do':'odds','sample':'nqm','aim':{'position-taken':1},'orders':'best-defender'}",
         "premises",
         "[orders The defender at his best against the attacker's standing orders]; aim: as "
         "stated.");
    says("{'do':'best','sample':'nqm'}", "premises",
         "[orders Best play by both sides]; aim: ground.");
    says("{'do':'best','sample':'nqm'}", "odds.premises",
         "[orders Best play by both sides]; aim: ground.");
    says("{'do':'simulate','sample':'nqm','count':1}", "premises",
         "[orders Standing orders on both sides]; aim: ground.");
    says("{'do':'hangs-on','sample':'nqm'}", "premises",
         "[orders Standing orders on both sides]; aim: ground.");
}

static void points_are_said_where_they_are_no_chance(void **state) {
    (void)state;
    assert_int_equal(at(ask(&a, "{'do':'odds','sample':'nqm'}"), "points")->kind,
                     BAY_VALUE_NULL);
    says("{'do':'odds','sample':'nqm','aim':'cheaply'}", "points",
         "Under the aim \"cheaply\" that is worth [number 82.58] points to the attacker.");
    says("{'do':'odds','sample':'nqm','aim':{'position-taken':1}}", "points",
         "Under the aim as stated that is worth [number 0.76] points to the attacker.");
}

static void endings_are_listed_with_their_numbers(void **state) {
    (void)state;
    static const char *const IDS[] = {"position-taken", "unresolved", "attack-broken",
                                      "both-broken"};
    const bay_value *reply = ask(&a, "{'do':'odds','sample':'nqm','digits':1}");
    const bay_value *listed = at(reply, "listed");
    assert_int_equal(listed->count, sizeof IDS / sizeof *IDS);
    for (uint32_t i = 0; i < listed->count; i++)
        assert_string_equal(listed->is.item[i].is.text, IDS[i]);
    assert_string_equal(text_at(reply, "endings[0].in_100"), "76.4");
    assert_string_equal(text_at(reply, "endings[1].in_100"), "never");
    assert_string_equal(text_at(reply, "ground_in_100"), "76.4");
}

static void the_best_order_is_said(void **state) {
    (void)state;
    says("{'do':'best','sample':'nqm'}", "said",
         "Best for the [side defender]: roll 1 die. The next best, roll 2 dice, costs him "
         "[number 13 in "
         "100].");
    says("{'do':'best','sample':'nqm','aim':'cheaply','digits':1}", "said",
         "Best for the [side defender]: roll 1 die. The next best, roll 2 dice, costs him "
         "[number 12.068 "
         "points].");
    says("{'do':'best','sample':'nqm'}", "shortened",
         "These are as good as the best choice in every situation.");
    says("{'do':'best','short':'nqm 6 militia v 3 militia'}", "said",
         "Nobody has anything to decide.");
}

static void what_it_hangs_on_is_said(void **state) {
    (void)state;
    const char *sample = "{'do':'hangs-on','sample':'nqm'}";
    says(sample, "settings[0].said",
         "win = no-clean (open, [clause NQM-17]): with bases-inside [number 90], not [number "
         "76]");
    says(
        sample, "concluded",
        "Fought on until it is decided (hours: unlimited), the position falls in [number 90].");
    says(sample, "others", "22 others move it by less than 1 in 100.");
    assert_int_equal(at(ask(&a, sample), "turning")->count, 0);
    says("{'do':'hangs-on','sample':'nqm','digits':2}", "settings[0].said",
         "win = no-clean (open, [clause NQM-17]): with bases-inside [number 90.46], not "
         "[number 76.37]");
}

static void decimals_are_a_whole_number(void **state) {
    (void)state;
    static const char *const WRONG[] = {"-1", "10", "'2'", "1.5"};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        const bay_value *reply =
            ask_with(&a, "{'do':'odds','sample':'nqm','digits':%s}", WRONG[i]);
        assert_string_equal(text_at(reply, "error.status"), "bad-request");
        assert_string_equal(text_at(reply, "error.path"), "digits");
    }
}

int main(void) {
#define ROW(test) ASKING_TEST(test, &a)
    const struct CMUnitTest tests[] = {
        ROW(an_answer_says_in_how_many_of_a_hundred),
        ROW(what_to_be_careful_of_is_said),
        ROW(casualties_of_both_sides_are_told),
        ROW(what_casualties_gain_under_the_aim_is_told),
        ROW(an_answer_says_what_it_assumes),
        ROW(points_are_said_where_they_are_no_chance),
        ROW(endings_are_listed_with_their_numbers),
        ROW(the_best_order_is_said),
        ROW(what_it_hangs_on_is_said),
        ROW(decimals_are_a_whole_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
