// Sentences in parts.
#include "support/heap.h"
#include "text/sentence.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void marked_words_are_found_again(void **state) {
    (void)state;
    sentence of = sentence_new(heap());
    sentence_add(&of, "In ");
    sentence_add_marked(&of, SENTENCE_NUMBER, "76");
    sentence_add(&of, " for the ");
    sentence_add_marked(&of, SENTENCE_SIDE, "attacker");
    const char *words = text_get(&of.words);
    assert_string_equal(words, "In 76 for the attacker");
    assert_int_equal(of.marks, 2);
    assert_int_equal(of.mark[0].kind, SENTENCE_NUMBER);
    assert_memory_equal(words + of.mark[0].start, "76", of.mark[0].size);
    assert_int_equal(of.mark[1].kind, SENTENCE_SIDE);
    assert_memory_equal(words + of.mark[1].start, "attacker", of.mark[1].size);
    sentence_free(&of);
}

static void words_begin_a_sentence_or_go_on_within_one(void **state) {
    (void)state;
    sentence of = sentence_new(heap());
    sentence_add_first(&of, "the position falls.");
    sentence_add(&of, " Then ");
    sentence_add_within(&of, "The attacker never holds it.");
    sentence_add(&of, "|");
    sentence_add_first(&of, "");
    sentence_add_within(&of, "");
    sentence_add_first(&of, "\u00e9lan");
    assert_string_equal(text_get(&of.words),
                        "The position falls. Then the attacker never holds it|\u00e9lan");
    sentence_free(&of);
}

static void beyond_the_most_marks_words_are_plain(void **state) {
    (void)state;
    sentence of = sentence_new(heap());
    for (int i = 0; i < SENTENCE_MARKS_MAX + 3; i++)
        sentence_add_marked(&of, SENTENCE_NUMBER, "7");
    assert_int_equal(of.marks, SENTENCE_MARKS_MAX);
    assert_int_equal(strlen(text_get(&of.words)), SENTENCE_MARKS_MAX + 3);
    sentence_free(&of);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marked_words_are_found_again),
        cmocka_unit_test(words_begin_a_sentence_or_go_on_within_one),
        cmocka_unit_test(beyond_the_most_marks_words_are_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
