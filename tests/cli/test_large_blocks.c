// Memory for large work (apps/memory): blocks keep what they hold from one size to any other.

#include "memory/large_blocks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>

#include <cmocka.h>

enum { MIB = 1 << 20 };

static void *resize(bay_memory memory, void *old, size_t old_size, size_t size) {
    return memory.resize(memory.user, old, old_size, size);
}

// Byte i of a block that was filled from `seed` on.
static uint8_t wanted(size_t i, unsigned seed) {
    return (uint8_t)(i * 31 + seed);
}

static void fill(uint8_t *block, size_t from, size_t to, unsigned seed) {
    for (size_t i = from; i < to; i++) block[i] = wanted(i, seed);
}

static void check(const uint8_t *block, size_t size, unsigned seed) {
    for (size_t i = 0; i < size; i++)
        if (block[i] != wanted(i, seed)) fail_msg("byte %zu of %zu", i, size);
}

static void a_block_keeps_what_fits(void **state) {
    (void)state;
    static const size_t SIZES[] = {
        1,        100,          LARGE_BLOCK - 1, LARGE_BLOCK, 9 * MIB + 5,
        40 * MIB, 10 * MIB + 1, LARGE_BLOCK,     12 * MIB,    3 * MIB + 3,
        7,        20 * MIB};
    bay_memory memory = large_blocks_memory();
    uint8_t *block = NULL;
    size_t size = 0;
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        block = resize(memory, block, size, SIZES[i]);
        assert_non_null(block);
        assert_int_equal((uintptr_t)block % _Alignof(max_align_t), 0);
        check(block, size < SIZES[i] ? size : SIZES[i], 3);
        size = SIZES[i];
        fill(block, 0, size, 3);
    }
    assert_null(resize(memory, block, size, 0));
}

static void blocks_lie_apart(void **state) {
    (void)state;
    enum { BLOCKS = 12 };
    bay_memory memory = large_blocks_memory();
    uint8_t *block[BLOCKS];
    size_t size[BLOCKS];
    for (unsigned i = 0; i < BLOCKS; i++) {
        size[i] = (size_t)(i + 1) * 2 * MIB;
        block[i] = resize(memory, NULL, 0, size[i]);
        assert_non_null(block[i]);
        fill(block[i], 0, size[i], i);
    }
    for (unsigned i = 0; i < BLOCKS; i += 2) {
        block[i] = resize(memory, block[i], size[i], 2 * size[i]);
        fill(block[i], size[i], 2 * size[i], i);
        size[i] *= 2;
    }
    for (unsigned i = 0; i < BLOCKS; i++) {
        check(block[i], size[i], i);
        assert_null(resize(memory, block[i], size[i], 0));
    }
}

static void a_large_block_stays_where_it_is(void **state) {
    (void)state;
    bay_memory memory = large_blocks_memory();
    uint8_t *block = resize(memory, NULL, 0, LARGE_BLOCK);
    assert_non_null(block);
    size_t size = LARGE_BLOCK;
    if ((uintptr_t)block % (2 * MIB)) { // malloc's: they may move
        resize(memory, block, size, 0);
        skip();
    }
    for (; size < 64 * MIB; size += 5 * MIB)
        assert_ptr_equal(resize(memory, block, size, size + 5 * MIB), block);
    assert_null(resize(memory, block, size, 0));
}

static void what_cannot_be_had_is_null(void **state) {
    (void)state;
#ifdef BAYONET_PLAIN_BLOCKS
    skip(); // the sanitizers end the program
#endif
    bay_memory memory = large_blocks_memory();
    assert_null(resize(memory, NULL, 0, SIZE_MAX / 2));
    uint8_t *block = resize(memory, NULL, 0, 16);
    fill(block, 0, 16, 1);
    assert_null(resize(memory, block, 16, SIZE_MAX / 2));
    check(block, 16, 1); // untouched
    assert_null(resize(memory, block, 16, 0));
    assert_null(resize(memory, NULL, 0, 0));
}

// A process that may have few addresses has malloc's blocks: none that is set aside would fit.
static void few_addresses_are_enough(void **state) {
    (void)state;
#ifdef BAYONET_PLAIN_BLOCKS
    skip(); // the sanitizers want addresses
#endif
    struct rlimit had, few;
    assert_int_equal(getrlimit(RLIMIT_AS, &had), 0);
    few = (struct rlimit){.rlim_cur = (rlim_t)1 << 30, .rlim_max = had.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_AS, &few), 0);
    bay_memory memory = large_blocks_memory();
    uint8_t *block = resize(memory, NULL, 0, 16 * MIB);
    assert_non_null(block);
    fill(block, 0, 16 * MIB, 2);
    block = resize(memory, block, 16 * MIB, 32 * MIB);
    assert_non_null(block);
    check(block, 16 * MIB, 2);
    assert_null(resize(memory, block, 32 * MIB, 0));
    assert_int_equal(setrlimit(RLIMIT_AS, &had), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_block_keeps_what_fits),
        cmocka_unit_test(blocks_lie_apart),
        cmocka_unit_test(a_large_block_stays_where_it_is),
        cmocka_unit_test(what_cannot_be_had_is_null),
        cmocka_unit_test(few_addresses_are_enough),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
