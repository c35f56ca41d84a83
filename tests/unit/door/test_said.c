// Sentences that a reply carries: the head of an answer, and what to be careful of.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// The parts of a sentence, one after another; marked ones in [ ].
static const char *said(char out[400], const bay_value *parts) {
    text to = text_within(out, 400);
    assert_non_null(parts);
    for (uint32_t i = 0; i < parts->count; i++) {
        const bay_value *part = &parts->is.item[i];
        bool marked = part->kind == BAY_VALUE_MAP;
        if (marked) assert_int_equal(part->count, 1);
        if (marked) text_add(&to, "[");
        text_add(&to, marked ? part->is.item[0].is.text : part->is.text);
        if (marked) text_add(&to, "]");
    }
    return out;
}

static void says(const char *request, const char *path, const char *words) {
    char out[400];
    assert_string_equal(said(out, at(ask(&a, request), path)), words);
}

static void an_answer_says_in_how_many_of_a_hundred(void **state) {
    (void)state;
    says("{'do':'odds','sample':'nqm'}", "headline",
         "In 100 such assaults the attacker takes the position in [76].");
    says("{'do':'odds','sample':'nqm','digits':2}", "headline",
         "In 100 such assaults the attacker takes the position in [76.37].");
    says("{'do':'best','sample':'nqm'}", "odds.headline",
         "In 100 such assaults the attacker takes the position in [51].");
    says("{'do':'odds','short':'nqm 30 elite v 1 militia','digits':1}", "headline",
         "In 100 such assaults the attacker takes the position in [more than 99.9].");
}

static void what_to_be_careful_of_is_said(void **state) {
    (void)state;
    says("{'do':'odds','sample':'nqm'}", "careful.said",
         "Careful: the defender rolls all the dice he may (standing orders). Better for the "
         "[defender]: roll 1 die. The position then falls in [51], not in [76].");
    says("{'do':'odds','sample':'nqm','digits':1,'only':['careful']}", "careful.said",
         "Careful: the defender rolls all the dice he may (standing orders). Better for the "
         "[defender]: roll 1 die. The position then falls in [50.9], not in [76.4].");
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
        ROW(decimals_are_a_whole_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
