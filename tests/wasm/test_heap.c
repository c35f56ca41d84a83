// The browser module's allocator (apps/wasm/heap.c), on a stretch of our own: blocks keep what they hold, lie apart,
// and what is given back is used again.

#include "wasm/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PAGES = 64, BLOCKS = 64, ROUNDS = 20000, LARGEST = 40000 };

static _Alignas(HEAP_PAGE) unsigned char stretch[PAGES * HEAP_PAGE];
static size_t pages = 1, pages_most = PAGES;

unsigned char *heap_begin(void) {
    return stretch;
}

unsigned char *heap_end(void) {
    return stretch + pages * HEAP_PAGE;
}

bool heap_grow(size_t more) {
    if (more > pages_most - pages) return false;
    pages += more;
    return true;
}

typedef struct held {
    unsigned char *block;
    size_t size;
    unsigned char mark;
} held;

static void check(const held *of) {
    for (size_t i = 0; i < of->size; i++)
        if (of->block[i] != of->mark) fail_msg("byte %zu of %zu", i, of->size);
}

static size_t drawn(uint32_t *state, size_t most) {
    *state = *state * 1664525 + 1013904223;
    return (*state >> 8) % most;
}

// Fills a block as it has become; `kept`: bytes that it had before.
static void take(held *of, unsigned char *block, size_t size, size_t kept) {
    assert_non_null(block);
    assert_int_equal((uintptr_t)block % _Alignof(max_align_t), 0);
    assert_true(block >= stretch && block + size <= heap_end());
    for (size_t i = 0; i < kept && i < size; i++) assert_int_equal(block[i], of->mark);
    of->block = block;
    of->size = size;
    memset(block, of->mark, size);
}

static void blocks_keep_what_they_hold(void **state) {
    (void)state;
    held all[BLOCKS] = {{NULL, 0, 0}};
    uint32_t random = 7;
    for (int round = 0; round < ROUNDS; round++) {
        held *of = &all[drawn(&random, BLOCKS)];
        size_t size = 1 + drawn(&random, drawn(&random, 8) ? 300 : LARGEST);
        of->mark = of->block ? of->mark : (unsigned char)(of - all + 1);
        if (of->block) check(of);
        if (of->block && drawn(&random, 3) == 0) {
            heap_give(of->block);
            of->block = NULL;
        } else {
            take(of, heap_resize(of->block, size), size, of->block ? of->size : 0);
        }
    }
    for (int i = 0; i < BLOCKS; i++) {
        if (all[i].block) check(&all[i]);
        heap_give(all[i].block);
    }
}

// All that was given back is one block again.
static void neighbours_become_one(void **state) {
    (void)state;
    size_t all = pages * HEAP_PAGE - 64;
    unsigned char *whole = heap_take(all);
    assert_non_null(whole);
    assert_true(whole < stretch + 64);
    heap_give(whole);
}

static void without_memory_nothing_changes(void **state) {
    (void)state;
    pages_most = pages;
    unsigned char *block = heap_take(100);
    memset(block, 5, 100);
    assert_null(heap_take(sizeof stretch));
    assert_null(heap_take(SIZE_MAX));
    assert_null(heap_resize(block, sizeof stretch));
    assert_null(heap_resize(block, SIZE_MAX - 8));
    for (int i = 0; i < 100; i++) assert_int_equal(block[i], 5);
    heap_give(block);
    heap_give(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_keep_what_they_hold),
        cmocka_unit_test(neighbours_become_one),
        cmocka_unit_test(without_memory_nothing_changes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
