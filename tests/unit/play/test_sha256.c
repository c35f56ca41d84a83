#include "play/sha256.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static const char *hex_of(const char *words) {
    static char hex[SHA256_HEX];
    sha256_hex(words, strlen(words), hex);
    return hex;
}

static void the_vectors_of_fips_180_come_out(void **state) {
    (void)state;
    assert_string_equal(hex_of("abc"),
                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_string_equal(hex_of(""),
                        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_string_equal(hex_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_string_equal(hex_of("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                               "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
                        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

static void a_million_letters_added_in_pieces_come_out(void **state) {
    (void)state;
    static const uint8_t EXPECTED[SHA256_BYTES] = {
        0xcd, 0xc7, 0x6e, 0x5c, 0x99, 0x14, 0xfb, 0x92, 0x81, 0xa1, 0xc7,
        0xe2, 0x84, 0xd7, 0x3e, 0x67, 0xf1, 0x80, 0x9a, 0x48, 0xa4, 0x97,
        0x20, 0x0e, 0x04, 0x6d, 0x39, 0xcc, 0xc7, 0x11, 0x2c, 0xd0};
    char letters[200];
    memset(letters, 'a', sizeof letters);
    sha256 sum = sha256_begin();
    size_t left = 1000000;
    for (size_t piece = 1; left; piece = piece % 199 + 1) {
        if (piece > left) piece = left;
        sha256_add(&sum, letters, piece);
        left -= piece;
    }
    uint8_t digest[SHA256_BYTES];
    sha256_end(&sum, digest);
    assert_memory_equal(digest, EXPECTED, SHA256_BYTES);
}

// Every length around the end of a block, whole and byte by byte.
static void any_split_gives_the_same_sum(void **state) {
    (void)state;
    char bytes[200];
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (char)(i * 7);
    for (size_t size = 0; size <= sizeof bytes; size++) {
        uint8_t once[SHA256_BYTES], split[SHA256_BYTES];
        sha256 a = sha256_begin(), b = sha256_begin();
        sha256_add(&a, bytes, size);
        for (size_t i = 0; i < size; i++) sha256_add(&b, bytes + i, 1);
        sha256_end(&a, once);
        sha256_end(&b, split);
        assert_memory_equal(once, split, SHA256_BYTES);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_vectors_of_fips_180_come_out),
        cmocka_unit_test(a_million_letters_added_in_pieces_come_out),
        cmocka_unit_test(any_split_gives_the_same_sum),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
