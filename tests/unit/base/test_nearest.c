#include "base/nearest.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char *const KEYS[] = {"attacker", "defender", "hours", "quality",      "stands",
                                   "strength", "pins",     "hq",    "attacks_left", NULL};

static void a_slip_of_the_pen_is_understood(void **state) {
    (void)state;
    static const struct {
        const char *given, *meant;
    } ROWS[] = {
        {"attacker", "attacker"},
        {"atacker", "attacker"},
        {"attackers", "attacker"},
        {"attakcer", "attacker"},
        {"Attacker", "attacker"},
        {"strenght", "strength"},
        {"stregnth", "strength"},
        {"hour", "hours"},
        {"houres", "hours"},
        {"qualty", "quality"},
        {"pin", "pins"},
        {"HQ", "hq"},
        {"hp", "hq"},
        {"attacks-left", "attacks_left"},
        {"attacks left", "attacks_left"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        const char *found = text_nearest(ROWS[i].given, KEYS);
        assert_non_null(found);
        assert_string_equal(found, ROWS[i].meant);
    }
}

static void a_beginning_is_understood(void **state) {
    (void)state;
    assert_string_equal(text_nearest("def", KEYS), "defender");
    assert_string_equal(text_nearest("qu", KEYS), "quality");
}

static void what_is_far_is_not_guessed(void **state) {
    (void)state;
    static const char *const FAR[] = {"", "x", "artillery", "zzzz", "weather"};
    for (size_t i = 0; i < sizeof FAR / sizeof FAR[0]; i++)
        assert_null(text_nearest(FAR[i], KEYS));
}

static void a_swap_of_neighbours_counts_once(void **state) {
    (void)state;
    nearest search = nearest_to("abdc");
    nearest_try(&search, "abcd");
    assert_int_equal(search.distance, 1);
    search = nearest_to("kitten");
    nearest_try(&search, "sitting"); // the classic: three changes, of which 2 would be near
    assert_null(search.best);
}

static void the_nearest_wins_and_of_equals_the_first(void **state) {
    (void)state;
    nearest search = nearest_to("dice-3");
    nearest_try(&search, "dice-22");
    nearest_try(&search, "dice-1");
    nearest_try(&search, "dice-2");
    assert_int_equal(search.best_size, 6);
    assert_memory_equal(search.best, "dice-1", 6);
}

static void choices_in_one_text_are_each_tried(void **state) {
    (void)state;
    nearest search = nearest_to("vetran");
    nearest_try_choices(&search, "elite|veteran|regular");
    assert_int_equal(search.best_size, 7);
    assert_memory_equal(search.best, "veteran", 7);
    search = nearest_to("militia");
    nearest_try_choices(&search, "elite|veteran|regular");
    assert_null(search.best);
}

static void very_long_words_are_left_alone(void **state) {
    (void)state;
    char word[300];
    memset(word, 'a', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    nearest search = nearest_to(word);
    nearest_try(&search, word);
    assert_null(search.best);
    search = nearest_to("aaa");
    nearest_try(&search, word);
    assert_null(search.best);
    word[64] = '\0'; // the longest that is compared
    search = nearest_to(word);
    nearest_try_bytes(&search, word, 64);
    assert_int_equal(search.distance, 0);
}

// A letter struck twice: not another key as near.
static void a_letter_struck_twice(void **state) {
    (void)state;
    static const char *const LIST[] = {"id", "i", "in", NULL};
    assert_string_equal(text_nearest("ii", LIST), "i");
    static const char *const OTHER[] = {"is", "it", NULL};
    assert_string_equal(text_nearest("iu", OTHER), "is"); // the first of equals
    static const char *const NAMES[] = {"Garrison", "garrison", NULL};
    assert_string_equal(text_nearest("Garison", NAMES), "Garrison");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_slip_of_the_pen_is_understood),
        cmocka_unit_test(a_beginning_is_understood),
        cmocka_unit_test(what_is_far_is_not_guessed),
        cmocka_unit_test(a_swap_of_neighbours_counts_once),
        cmocka_unit_test(the_nearest_wins_and_of_equals_the_first),
        cmocka_unit_test(choices_in_one_text_are_each_tried),
        cmocka_unit_test(very_long_words_are_left_alone),
        cmocka_unit_test(a_letter_struck_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
