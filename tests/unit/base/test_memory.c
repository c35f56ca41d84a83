#include "base/arena.h"
#include "base/budget.h"
#include "base/memory.h"
#include "failing_memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

// --- Memory ----------------------------------------------------------------------------------

static void an_empty_block_is_a_block(void **state) {
    (void)state;
    failing_memory heap = {0};
    bay_memory memory = failing_memory_of(&heap);
    char *block = memory_take(memory, 0);
    assert_non_null(block);
    block = memory_resize(memory, block, 0, 3);
    memcpy(block, "abc", 3);
    block = memory_resize(memory, block, 3, 0);
    assert_non_null(block);
    memory_give(memory, block, 0);
    memory_give(memory, NULL, 0);
    assert_int_equal(heap.blocks, 0);
    assert_int_equal(heap.bytes, 0);
}

static void resizing_keeps_what_fits(void **state) {
    (void)state;
    failing_memory heap = {0};
    bay_memory memory = failing_memory_of(&heap);
    uint32_t *items = memory_take_array(memory, 2, sizeof *items);
    items[0] = 7;
    items[1] = 9;
    items = memory_resize_array(memory, items, 2, 100, sizeof *items);
    assert_int_equal(items[0], 7);
    assert_int_equal(items[1], 9);
    memory_give_array(memory, items, 100, sizeof *items);
    assert_int_equal(heap.blocks, 0);
}

static void zeroed_memory_is_zero(void **state) {
    (void)state;
    failing_memory heap = {0};
    unsigned char *block = memory_take_zeroed(failing_memory_of(&heap), 100);
    for (int i = 0; i < 100; i++) assert_int_equal(block[i], 0);
    memory_give(failing_memory_of(&heap), block, 100);
    heap.fail_at = heap.requests + 1;
    assert_null(memory_take_zeroed(failing_memory_of(&heap), 100));
}

static void an_array_too_large_for_any_memory_is_refused(void **state) {
    (void)state;
    failing_memory heap = {0};
    bay_memory memory = failing_memory_of(&heap);
    assert_null(memory_take_array(memory, SIZE_MAX / 8 + 2, 8));
    assert_null(memory_take_array(memory, SIZE_MAX / 8 + 1, 8));
    assert_null(memory_take_array(memory, SIZE_MAX, SIZE_MAX));
    char *old = memory_take_array(memory, 1, 8);
    assert_null(memory_resize_array(memory, old, 1, SIZE_MAX / 4, 8));
    memory_give_array(memory, old, 1, 8);
    assert_int_equal(heap.requests, 1);
}

// --- Arena -----------------------------------------------------------------------------------

static void arena_blocks_are_aligned_and_apart(void **state) {
    (void)state;
    enum { BLOCKS = 2000 };
    failing_memory heap = {0};
    arena from = arena_new(failing_memory_of(&heap));
    unsigned char *block[BLOCKS];
    for (int i = 0; i < BLOCKS; i++) {
        block[i] = arena_take(&from, (size_t)i);
        assert_non_null(block[i]);
        assert_int_equal((uintptr_t)block[i] % 16, 0);
        memset(block[i], i & 0xFF, (size_t)i);
    }
    for (int i = 0; i < BLOCKS; i++)
        for (int j = 0; j < i; j++) assert_int_equal(block[i][j], i & 0xFF);
    assert_true(heap.requests < 20);
    arena_free(&from);
    assert_int_equal(heap.blocks, 0);
    assert_null(from.newest);
}

static void a_large_block_leaves_an_arena_as_it_was(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena from = arena_new(failing_memory_of(&heap));
    arena_take(&from, 1);
    size_t first = heap.bytes;
    assert_non_null(arena_take(&from, 100000));
    assert_in_range(heap.bytes, first + 100000, first + 100100);
    assert_non_null(arena_take(&from, first / 2)); // of the first chunk
    assert_int_equal(heap.blocks, 2);
    assert_non_null(arena_take(&from, first / 2)); // of one twice as large
    assert_in_range(heap.bytes, 3 * first + 100000, 3 * first + 100100);
    arena_free(&from);
    assert_non_null(arena_take(&from, 100000));
    assert_non_null(arena_take(&from, 100));
    assert_in_range(heap.bytes, first + 100000, first + 100100);
    assert_non_null(arena_take(&from, first + 100)); // more than half of the next chunk
    assert_in_range(heap.bytes, 2 * first + 100100, 2 * first + 100250);
    arena_free(&from);
    assert_int_equal(heap.blocks, 0);
}

static void an_arena_says_when_memory_ran_out(void **state) {
    (void)state;
    failing_memory heap = {.fail_at = 2};
    arena from = arena_new(failing_memory_of(&heap));
    assert_non_null(arena_take(&from, 10));
    assert_false(from.failed);
    assert_null(arena_take(&from, 100000));
    assert_true(from.failed);
    assert_non_null(arena_take(&from, 100000)); // refused once only
    assert_true(from.failed);                   // but not forgotten
    arena_free(&from);
    assert_false(from.failed);
    assert_null(arena_take(&from, SIZE_MAX - 8));
    assert_null(arena_take_array(&from, SIZE_MAX / 2, 4));
    assert_true(from.failed);
    arena_free(&from);
    assert_int_equal(heap.blocks, 0);
}

static void an_arena_copies_text_with_its_nul(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena from = arena_new(failing_memory_of(&heap));
    assert_string_equal(arena_copy_text(&from, "trench"), "trench");
    assert_memory_equal(arena_copy_bytes(&from, "a\0b???", 3), "a\0b", 4);
    assert_string_equal(arena_copy_bytes(&from, NULL, 0), "");
    arena_free(&from);
    heap.fail_at = heap.requests + 1;
    assert_null(arena_copy_text(&from, "trench"));
}

// --- Budget ----------------------------------------------------------------------------------

static void a_budget_counts_use_and_peak(void **state) {
    (void)state;
    failing_memory heap = {0};
    budget limits = {.under = failing_memory_of(&heap)};
    bay_memory memory = budget_memory(&limits);
    char *a = memory_take(memory, 100), *b = memory_take(memory, 50);
    assert_int_equal(limits.used, 150);
    a = memory_resize(memory, a, 100, 20);
    assert_int_equal(limits.used, 70);
    assert_int_equal(limits.peak, 150);
    memory_give(memory, a, 20);
    memory_give(memory, b, 50);
    assert_int_equal(limits.used, 0);
    assert_int_equal(limits.peak, 150);
    assert_false(limits.refused);
}

static void a_budget_refuses_past_its_limit_and_says_so(void **state) {
    (void)state;
    failing_memory heap = {0};
    budget limits = {.under = failing_memory_of(&heap), .limit = 100};
    bay_memory memory = budget_memory(&limits);
    char *a = memory_take(memory, 60);
    assert_non_null(a);
    assert_null(memory_take(memory, 41));
    assert_true(limits.refused);
    assert_false(limits.failed);
    assert_null(memory_resize(memory, a, 60, 101));
    a = memory_resize(memory, a, 60, 100); // just as much as there is
    assert_non_null(a);
    assert_int_equal(limits.used, 100);
    assert_null(memory_take(memory, SIZE_MAX));
    memory_give(memory, a, 100);
    assert_int_equal(heap.blocks, 0);
}

static void want_of_memory_is_not_a_refusal(void **state) {
    (void)state;
    failing_memory heap = {.fail_at = 1};
    budget limits = {.under = failing_memory_of(&heap), .limit = 100};
    assert_null(memory_take(budget_memory(&limits), 60));
    assert_false(limits.refused);
    assert_true(limits.failed);
    assert_int_equal(limits.used, 0);
    void *block = memory_take(budget_memory(&limits), 60);
    assert_non_null(block);
    assert_true(limits.failed); // for ever
    memory_give(budget_memory(&limits), block, 60);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_block_is_a_block),
        cmocka_unit_test(resizing_keeps_what_fits),
        cmocka_unit_test(zeroed_memory_is_zero),
        cmocka_unit_test(an_array_too_large_for_any_memory_is_refused),
        cmocka_unit_test(arena_blocks_are_aligned_and_apart),
        cmocka_unit_test(a_large_block_leaves_an_arena_as_it_was),
        cmocka_unit_test(an_arena_says_when_memory_ran_out),
        cmocka_unit_test(an_arena_copies_text_with_its_nul),
        cmocka_unit_test(a_budget_counts_use_and_peak),
        cmocka_unit_test(a_budget_refuses_past_its_limit_and_says_so),
        cmocka_unit_test(want_of_memory_is_not_a_refusal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
