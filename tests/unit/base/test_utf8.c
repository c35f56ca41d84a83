#include "base/utf8.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static void every_character_goes_out_and_comes_back(void **state) {
    (void)state;
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        if (code >= 0xD800 && code <= 0xDFFF) continue;
        char bytes[4];
        size_t length = utf8_put(bytes, code);
        assert_int_equal(length, code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
        assert_int_equal(utf8_length(bytes, length), length);
        assert_int_equal(utf8_code(bytes, length), code);
        if (length > 1) assert_int_equal(utf8_length(bytes, length - 1), 0); // cut short
    }
}

// Of all beginnings of two bytes, with good bytes after them, only these counts are characters.
static void no_other_bytes_are_a_character(void **state) {
    (void)state;
    size_t count[5] = {0};
    for (int first = 0; first < 256; first++)
        for (int second = 0; second < 256; second++) {
            char bytes[] = {(char)first, (char)second, '\x80', '\x80'};
            count[utf8_length(bytes, 4)]++;
        }
    assert_int_equal(count[1], 128 * 256);
    assert_int_equal(count[2], 30 * 64);
    assert_int_equal(count[3], 32 + 12 * 64 + 32 + 2 * 64); // E0, E1 .. EC, ED, EE and EF
    assert_int_equal(count[4], 48 + 3 * 64 + 16);           // F0, F1 .. F3, F4
}

static void the_later_bytes_must_follow_too(void **state) {
    (void)state;
    assert_int_equal(utf8_length("\xE2\x82\x41", 3), 0);
    assert_int_equal(utf8_length("\xE2\x82\xC0", 3), 0);
    assert_int_equal(utf8_length("\xF0\x9F\x98\x7F", 4), 0);
    assert_int_equal(utf8_length("\xF0\x9F\xFF\x80", 4), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_character_goes_out_and_comes_back),
        cmocka_unit_test(no_other_bytes_are_a_character),
        cmocka_unit_test(the_later_bytes_must_follow_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
