#include "base/stream.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#ifdef HAVE_RANDOM123
#include <Random123/philox.h>
#endif

// The known answers for philox4x32 with 10 rounds that come with the authors' Random123.
static void philox_gives_its_authors_known_answers(void **state) {
    (void)state;
    static const struct {
        uint32_t counter[4], key[2], word[4];
    } KNOWN[] = {
        {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
        {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
         {0xffffffff, 0xffffffff},
         {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
        {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
         {0xa4093822, 0x299f31d0},
         {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
    };
    for (size_t i = 0; i < sizeof KNOWN / sizeof KNOWN[0]; i++) {
        uint32_t word[4];
        stream_block(KNOWN[i].counter, KNOWN[i].key, word);
        assert_memory_equal(word, KNOWN[i].word, sizeof word);
    }
}

#ifdef HAVE_RANDOM123
static void philox_is_random123s_on_many_blocks(void **state) {
    (void)state;
    stream from = stream_new(1, 2);
    for (int i = 0; i < 1000; i++) {
        philox4x32_ctr_t counter;
        philox4x32_key_t key;
        for (int k = 0; k < 4; k++) counter.v[k] = stream_word(&from);
        for (int k = 0; k < 2; k++) key.v[k] = stream_word(&from);
        philox4x32_ctr_t theirs = philox4x32(counter, key);
        uint32_t ours[4];
        stream_block(counter.v, key.v, ours);
        assert_memory_equal(ours, theirs.v, sizeof ours);
    }
}
#endif

static void a_stream_is_the_row_of_its_blocks(void **state) {
    (void)state;
    const uint64_t seed = 0x0123456789abcdef, trial = 0xfedcba9876543210;
    const uint32_t key[2] = {0x89abcdef, 0x01234567};
    stream from = stream_new(seed, trial);
    for (uint32_t block = 0; block < 3; block++) {
        const uint32_t counter[4] = {block, 0, 0x76543210, 0xfedcba98};
        uint32_t word[4];
        stream_block(counter, key, word);
        for (int i = 0; i < 4; i++) assert_int_equal(stream_word(&from), word[i]);
    }
}

static void the_block_counter_carries(void **state) {
    (void)state;
    stream from = stream_new(7, 9);
    from.counter[0] = UINT32_MAX;
    const uint32_t key[2] = {7, 0}, counter[4] = {0, 1, 9, 0};
    uint32_t word[4];
    stream_block(counter, key, word);
    for (int i = 0; i < 4; i++) stream_word(&from);
    for (int i = 0; i < 4; i++) assert_int_equal(stream_word(&from), word[i]);
}

static void a_copy_of_a_stream_goes_on_alike(void **state) {
    (void)state;
    stream from = stream_new(3, 4);
    for (int i = 0; i < 5; i++) stream_word(&from);
    stream copy = from;
    for (int i = 0; i < 9; i++) assert_int_equal(stream_word64(&from), stream_word64(&copy));
}

static void a_word_of_64_bits_is_two_words_high_half_first(void **state) {
    (void)state;
    stream one = stream_new(5, 6), other = one;
    uint64_t high = stream_word(&one), low = stream_word(&one);
    assert_int_equal(stream_word64(&other), high << 32 | low);
}

static void below_is_even_and_stays_below(void **state) {
    (void)state;
    static const uint32_t BELOW[] = {1, 2, 3, 6, 7, 100};
    enum { DRAWS = 60000 };
    stream from = stream_new(11, 0);
    for (size_t k = 0; k < sizeof BELOW / sizeof BELOW[0]; k++) {
        uint32_t seen[100] = {0}, n = BELOW[k];
        for (int i = 0; i < DRAWS; i++) {
            uint32_t drawn = stream_below(&from, n);
            assert_true(drawn < n);
            seen[drawn]++;
        }
        double p = 1.0 / n, error = sqrt(DRAWS * p * (1 - p));
        for (uint32_t i = 0; i < n; i++) assert_true(fabs(seen[i] - DRAWS * p) <= 5 * error);
    }
}

// For 3 * 2^30 a quarter of all words is refused: without that, every third result would come
// twice as often as the others.
static void below_refuses_what_would_be_uneven(void **state) {
    (void)state;
    enum { DRAWS = 30000 };
    const uint32_t n = UINT32_C(3) << 30;
    stream from = stream_new(12, 0);
    int residue[3] = {0};
    for (int i = 0; i < DRAWS; i++) residue[stream_below(&from, n) % 3]++;
    double error = sqrt(DRAWS * (1.0 / 3) * (2.0 / 3));
    for (int i = 0; i < 3; i++) assert_true(fabs(residue[i] - DRAWS / 3.0) <= 5 * error);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(philox_gives_its_authors_known_answers),
#ifdef HAVE_RANDOM123
        cmocka_unit_test(philox_is_random123s_on_many_blocks),
#endif
        cmocka_unit_test(a_stream_is_the_row_of_its_blocks),
        cmocka_unit_test(the_block_counter_carries),
        cmocka_unit_test(a_copy_of_a_stream_goes_on_alike),
        cmocka_unit_test(a_word_of_64_bits_is_two_words_high_half_first),
        cmocka_unit_test(below_is_even_and_stays_below),
        cmocka_unit_test(below_refuses_what_would_be_uneven),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
