// Parts of the command that no script can see alone.

#include "cli/common/edit_distance.h"
#include "cli/common/percent.h"
#include "cli/common/primes.h"
#include "cli/common/shell.h"
#include "cli/common/strbuf.h"
#include "cli/common/utf8_text.h"
#include "cli/common/yaml_scalar.h"
#include "cli/play/typed_choice.h"
#include "cli/play/typed_dice.h"
#include "cli/play/typed_place.h"
#include "cli/session/error.h"
#include "cli/yaml/marks.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

// --- In 100 ----------------------------------------------------------------------------------

static void whole_numbers_add_up_to_a_hundred(void **state) {
    (void)state;
    double p[7];
    bool marked[7];
    long long units[7];
    for (int seed = 1; seed < 2000; seed++) {
        double sum = 0;
        for (int i = 0; i < 7; i++)
            sum += p[i] = (double)(seed * (i + 3) % 97 * (seed % (i + 2)));
        for (int i = 0; i < 7; i++) p[i] = sum > 0 ? p[i] / sum : 1.0 / 7;
        for (int digits = 0; digits < 4; digits++) {
            long long all = 100, total = 0, of_marked = 0;
            double chance = 0;
            for (int i = 0; i < digits; i++) all *= 10;
            for (int i = 0; i < 7; i++) marked[i] = (seed >> i) % 2;
            percent_share(p, seed % 2 ? marked : NULL, 7, digits, units);
            for (int i = 0; i < 7; i++) {
                total += units[i];
                of_marked += marked[i] ? units[i] : 0;
                chance += marked[i] ? p[i] : 0;
                assert_true((double)units[i] > p[i] * (double)all - 1.000001);
                assert_true((double)units[i] < p[i] * (double)all + 1.000001);
            }
            assert_int_equal(total, all);
            if (seed % 2 && fabs(remainder(chance * (double)all - 0.5, 1)) > 1e-6)
                assert_int_equal(of_marked, percent_units(chance, digits));
        }
    }
}

static void never_and_certain_are_said_only_when_so(void **state) {
    (void)state;
    char word[PERCENT_WORD_MAX];
    percent_word(word, 0, 0, false, false);
    assert_string_equal(word, "<1");
    percent_word(word, 100, 0, false, false);
    assert_string_equal(word, ">99");
    percent_word(word, 0, 0, true, false);
    assert_string_equal(word, "never");
    percent_word(word, 100, 0, false, true);
    assert_string_equal(word, "certain");
    percent_cell(word, 0.0089, 0, false, false);
    assert_string_equal(word, "<1");
    percent_cell(word, 0.9999, 1, false, false);
    assert_string_equal(word, ">99.9");
    percent_cell(word, 0.5, 2, false, false);
    assert_string_equal(word, "50.00");
}

static void a_number_that_is_not_0_is_not_shown_as_0(void **state) {
    (void)state;
    char word[PERCENT_WORD_MAX];
    percent_fixed(word, -0.04, 1);
    assert_string_equal(word, "-<0.1");
}

static void a_bar_has_a_mark_for_two_in_a_hundred(void **state) {
    (void)state;
    static const int UNITS[] = {0, 1, 7, 17, 76, 100}, MARKS[] = {0, 0, 4, 8, 38, 50};
    for (int i = 0; i < 6; i++) {
        strbuf bar = {0};
        percent_bar(&bar, UNITS[i], 0);
        assert_int_equal(strlen(strbuf_text(&bar)), MARKS[i]);
        strbuf_free(&bar);
    }
}

// --- Primes ----------------------------------------------------------------------------------

static void primes_are_those_that_nothing_divides(void **state) {
    (void)state;
    for (uint32_t n = 0; n < 20000; n++) {
        bool prime = n > 1;
        for (uint32_t d = 2; d * d <= n && prime; d++) prime = n % d != 0;
        assert_int_equal(primes_is(n), prime);
    }
    assert_true(primes_is(2147483647));   // 2^31 - 1
    assert_false(primes_is(3215031751u)); // a strong pseudoprime to the bases 2, 3, 5 and 7
    assert_int_equal(primes_below(1u << 31), 2147483647);
    assert_int_equal(primes_below(2147483647), 2147483629);
}

// --- Words -----------------------------------------------------------------------------------

static void a_slip_is_found(void **state) {
    (void)state;
    static const char *const WORDS[] = {"rules", "new", "check", "show", "odds", "best", NULL};
    assert_string_equal(edit_nearest("chekc", WORDS), "check");
    assert_string_equal(edit_nearest("od", WORDS), "odds");
    assert_string_equal(edit_nearest("SHOW", WORDS), "show");
    assert_null(edit_nearest("simulate", WORDS));
    assert_int_equal(edit_distance("ab", "ba"), 1);
    assert_int_equal(edit_distance("", "abc"), 3);
}

static void words_are_quoted_for_the_shell(void **state) {
    (void)state;
    strbuf out = {0};
    shell_quote(&out, "hill.yaml");
    strbuf_add(&out, " ");
    shell_quote(&out, "the hill's.yaml");
    strbuf_add(&out, " ");
    shell_quote(&out, "");
    assert_string_equal(out.text, "hill.yaml 'the hill'\\''s.yaml' ''");
    strbuf_free(&out);
}

static void prose_is_wrapped_between_words(void **state) {
    (void)state;
    strbuf out = {0};
    for (int i = 0; i < 40; i++)
        strbuf_wrap(&out, i % 7,
                    "Zwölf Boxkämpfer jagen Viktor quer über den großen "
                    "Sylter Deich, und noch einmal über den Deich.");
    for (char *line = strtok(out.text, "\n"); line; line = strtok(NULL, "\n"))
        assert_true(strbuf_width_of(line) <= PROSE_WIDTH);
    strbuf_free(&out);
}

// --- Scalars and text ------------------------------------------------------------------------

static void check_plain(const char *text, const char *json) {
    strbuf out = {0};
    assert_true(yaml_scalar_plain(&out, text, strlen(text)));
    assert_string_equal(out.text, json);
    strbuf_free(&out);
}

static void plain_scalars_follow_the_core_schema(void **state) {
    (void)state;
    static const char *const ROWS[][2] = {
        {"", "null"},         {"~", "null"},
        {"Null", "null"},     {"nULL", "\"nULL\""},
        {"true", "true"},     {"FALSE", "false"},
        {"yes", "\"yes\""},   {"12", "12"},
        {"-12", "-12"},       {"+12", "12"},
        {"007", "7"},         {"-0", "-0"},
        {"0x1F", "31"},       {"0o17", "15"},
        {"0x", "\"0x\""},     {"0o8", "\"0o8\""},
        {"1.5", "1.5"},       {".5", "0.5"},
        {"1.", "1.0"},        {"-.5e-3", "-0.5e-3"},
        {"1e3", "1e3"},       {"e3", "\"e3\""},
        {".", "\".\""},       {"1/3", "\"1/3\""},
        {"4..", "\"4..\""},   {"..3", "\"..3\""},
        {"2..5", "\"2..5\""}, {"12:30", "\"12:30\""},
        {"-", "\"-\""},       {"1 2", "\"1 2\""},
        {"0x1G", "\"0x1G\""}, {"a\"b\\", "\"a\\\"b\\\\\""},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) check_plain(ROWS[i][0], ROWS[i][1]);
    check_plain("0xFFFFFFFFFFFFFFFFF", "\"0xFFFFFFFFFFFFFFFFF\"");
    check_plain("123456789012345678901234567890", "123456789012345678901234567890");
    strbuf out = {0};
    assert_false(yaml_scalar_plain(&out, "-.inf", 5));
    assert_false(yaml_scalar_plain(&out, ".NaN", 4));
    strbuf_free(&out);
}

static void only_utf8_is_utf8(void **state) {
    (void)state;
    static const char *const BAD[] = {"\x80",
                                      "\xC0\x80",
                                      "\xC3",
                                      "\xE0\x80\x80",
                                      "\xED\xA0\x80",
                                      "\xF4\x90\x80\x80",
                                      "\xF5\x80\x80\x80",
                                      "\xFF",
                                      "\xE2\x82"};
    static const char GOOD[] =
        "a \xC3\xA9 \xE2\x82\xAC \xED\x9F\xBF \xF0\x9F\x98\x80 \xF4\x8F\xBF\xBF";
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        assert_int_equal(utf8_text_bad(BAD[i], strlen(BAD[i])), 0);
    assert_int_equal(utf8_text_bad(GOOD, sizeof GOOD - 1), sizeof GOOD - 1);
}

// --- Marks -----------------------------------------------------------------------------------

static int32_t add(marks *all, int32_t parent, const char *key, int32_t item) {
    return marks_add(
        all, (value_mark){.parent = parent, .key = (char *)(uintptr_t)key, .item = item});
}

static void a_path_leads_to_its_mark(void **state) {
    (void)state;
    marks all = {0};
    bool whole;
    assert_int_equal(marks_find(&all, "a", &whole), -1);
    int32_t top = add(&all, -1, NULL, 0), attacker = add(&all, top, "attacker", 0);
    int32_t stands = add(&all, attacker, "stands", 0), second = -1;
    for (int32_t i = 0; i < 3; i++) {
        int32_t stand = add(&all, stands, NULL, i);
        if (i == 1) second = add(&all, stand, "strength", 0);
    }
    int32_t dotted = add(&all, top, "attacker.clean", 0);
    assert_int_equal(marks_find(&all, "", &whole), top);
    assert_int_equal(marks_find(&all, "attacker.stands[1].strength", &whole), second);
    assert_true(whole);
    assert_int_equal(marks_find(&all, "attacker.clean", &whole), dotted);
    assert_int_equal(marks_find(&all, "attacker.quality", &whole), attacker);
    assert_false(whole);
    assert_int_equal(marks_find(&all, "attacker.stands[9].strength", &whole), stands);
    assert_int_equal(marks_find(&all, "attacker.stands[", &whole), stands);
    for (int32_t i = 0; i < 5000; i++) {
        char key[16];
        snprintf(key, sizeof key, "k%d", i);
        int32_t row = add(&all, top, key, 0);
        assert_int_equal(marks_named(&all, top, key), row);
        assert_int_equal(marks_named(&all, attacker, key), -1);
    }
    marks_free(&all);
}

// --- What a player types ---------------------------------------------------------------------

static void dice_are_read_as_they_are_typed(void **state) {
    (void)state;
    static const struct {
        const char *typed;
        int sides, wanted, count;
        const char *faces;
    } rows[] = {
        {"642", 6, 3, 3, "6,4,2"},   {"6 4 2", 6, 3, 3, "6,4,2"},
        {"6,4,2", 6, 3, 3, "6,4,2"}, {"6, 4 2 ", 6, 3, 3, "6,4,2"},
        {"64", 6, 3, 2, "6,4"},      {"9", 9, 1, 1, "9"},
        {"10 1", 10, 2, 2, "10,1"},  {"12,20", 20, 5, 2, "12,20"},
        {"100", 100, 1, 1, "100"},   {"6425", 6, 3, 0, ""},
        {"67", 6, 3, 0, ""},         {"60", 6, 3, 0, ""},
        {"6x", 6, 3, 0, ""},         {"642", 20, 3, 0, ""},
        {"0", 20, 1, 0, ""},         {"99999999999999999999", 20, 1, 0, ""},
        {"-1", 6, 1, 0, ""},         {"1.5", 6, 2, 0, ""},
        {" +6", 6, 1, 0, ""},        {"6+4", 6, 2, 2, "6,4"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        strbuf faces = {0}, why = {0};
        typed_dice asked_for = {rows[i].sides, rows[i].wanted};
        assert_int_equal(typed_dice_read(rows[i].typed, asked_for, &faces, &why),
                         rows[i].count);
        assert_string_equal(strbuf_text(&faces), rows[i].faces);
        assert_int_equal(why.size > 0, rows[i].count == 0);
        strbuf_free(&faces);
        strbuf_free(&why);
    }
    assert_true(typed_dice_are(" 6x"));
    assert_false(typed_dice_are("+1"));
    assert_false(typed_dice_are("x6") || typed_dice_are(""));
}

static void pieces_are_typed_with_semicolons_between_them(void **state) {
    (void)state;
    static const struct {
        const char *typed, *move;
    } ROWS[] = {
        {"place a 3 4", "{\"place\":{\"unit\":\"a\",\"x\":3,\"y\":4}}"},
        {"place  a 3, -4 90 ;", "{\"place\":{\"unit\":\"a\",\"x\":3,\"y\":-4,\"facing\":90}}"},
        {"place a 3 4;b 6in 2.5in", "{\"place\":[{\"unit\":\"a\",\"x\":3,\"y\":4},{\"unit\":"
                                    "\"b\",\"x\":\"6in\",\"y\":\"2.5in\"}]}"},
        {"place", NULL},
        {"place a 3", NULL},
        {"place a 3 far", NULL},
        {"place a 1 2 3 4", NULL},
        {"place a 3 4; b 5", NULL},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        strbuf move = {0}, why = {0};
        assert_true(typed_place_is(ROWS[i].typed));
        assert_int_equal(typed_place_read(ROWS[i].typed, &move, &why), ROWS[i].move != NULL);
        assert_string_equal(strbuf_text(&move), ROWS[i].move ? ROWS[i].move : "");
        assert_int_equal(why.size > 0, ROWS[i].move == NULL);
        strbuf_free(&move);
        strbuf_free(&why);
    }
    assert_false(typed_place_is("plac"));
}

static void dice_that_are_over_are_named(void **state) {
    (void)state;
    strbuf faces = {0}, why = {0};
    typed_dice_read("64255", (typed_dice){6, 3}, &faces, &why);
    assert_string_equal(
        why.text, "That is 5 dice and 3 are asked for: 5 5 are over. Nothing of it was taken.");
    strbuf_free(&why);
    typed_dice_read("642", (typed_dice){20, 3}, &faces, &why);
    assert_string_equal(why.text,
                        "642 is no face of a die with 20 sides (1 to 20). Such dice are "
                        "typed with blanks or commas between them. Nothing of it was "
                        "taken.");
    strbuf_free(&why);
}

static const char *chosen(const json_t *options, const char *typed) {
    strbuf why = {0};
    const json_t *found = typed_choice_find(typed, options, &why);
    assert_int_equal(found == NULL, why.size > 0);
    strbuf_free(&why);
    return found ? json_string_value(json_object_get(found, "id")) : "none";
}

static void a_choice_is_its_number_its_words_or_their_beginning(void **state) {
    (void)state;
    json_t *options =
        json_loads("[{\"id\":\"dice-2\",\"words\":\"roll 2 dice\",\"ordered\":true},"
                   "{\"id\":\"dice-1\",\"words\":\"roll 1 die\"},"
                   "{\"id\":\"give\",\"words\":\"give way\"},"
                   "{\"id\":\"give-all\",\"words\":\"give way to all\"}]",
                   0, NULL);
    static const char *const rows[][2] = {
        {"", "dice-2"},
        {"2", "dice-1"},
        {"02", "dice-1"},
        {"roll 1 DIE", "dice-1"},
        {"roll 1", "dice-1"},
        {"dice-1", "dice-1"},
        {"roll", "none"},
        {"give way", "give"},
        {"GIVE", "give"},
        {"give-a", "give-all"},
        {"give way to", "give-all"},
        {"0", "none"},
        {"5", "none"},
        {"99999999999", "none"},
        {"2x", "none"},
        {"withdraw", "none"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(chosen(options, rows[i][0]), rows[i][1]);
    json_decref(options);
}

// --- A complaint -----------------------------------------------------------------------------

static bool offers_a_budget(const char *error, uint32_t budget) {
    session at = {.in.budget = budget};
    strbuf printed = {0};
    at.error = json_loads(error, 0, NULL);
    error_print(&at, &printed);
    bool offers = strstr(printed.text, "\n  --budget N allows more; ") != NULL;
    strbuf_free(&printed);
    json_decref(at.error);
    return offers;
}

static void what_allows_more_is_said_at_the_usual_limit(void **state) {
    (void)state;
    static const char SITUATIONS[] = "{\"words\": \"too many\", \"reached\": 4000000}",
                      BYTES[] = "{\"words\": \"too much\", \"reached\": 90, "
                                "\"allowed\": \"0 .. 4000\"}";
    assert_true(offers_a_budget(SITUATIONS, 0));
    assert_false(offers_a_budget(SITUATIONS, 4000000)); // who gave one knows of it
    assert_false(offers_a_budget(BYTES, 0));
    assert_false(offers_a_budget("{\"words\": \"no such file\"}", 0));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_numbers_add_up_to_a_hundred),
        cmocka_unit_test(never_and_certain_are_said_only_when_so),
        cmocka_unit_test(a_number_that_is_not_0_is_not_shown_as_0),
        cmocka_unit_test(a_bar_has_a_mark_for_two_in_a_hundred),
        cmocka_unit_test(primes_are_those_that_nothing_divides),
        cmocka_unit_test(a_slip_is_found),
        cmocka_unit_test(words_are_quoted_for_the_shell),
        cmocka_unit_test(prose_is_wrapped_between_words),
        cmocka_unit_test(plain_scalars_follow_the_core_schema),
        cmocka_unit_test(only_utf8_is_utf8),
        cmocka_unit_test(a_path_leads_to_its_mark),
        cmocka_unit_test(dice_are_read_as_they_are_typed),
        cmocka_unit_test(pieces_are_typed_with_semicolons_between_them),
        cmocka_unit_test(dice_that_are_over_are_named),
        cmocka_unit_test(a_choice_is_its_number_its_words_or_their_beginning),
        cmocka_unit_test(what_allows_more_is_said_at_the_usual_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
