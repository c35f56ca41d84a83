#include "base/value.h"
#include "failing_memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static const bay_value *side(arena *into, int64_t strength) {
    value_pair pairs[] = {
        {"quality", value_text(into, "regular")},
        {"strength", value_whole(into, strength)},
    };
    return value_map(into, pairs, 2);
}

static const bay_value *stands(arena *into) {
    const bay_value *items[] = {value_text(into, "A Coy 3"), value_null(into),
                                value_flag(into, true), value_decimal(into, "0.5")};
    return value_list(into, items, 4);
}

static const bay_value *document(arena *into) {
    value_pair pairs[] = {{"attacker", side(into, 6)}, {"stands", stands(into)}};
    const bay_value *made = value_map(into, pairs, 2);
    made = value_with(into, made, "hours", value_whole(into, 1));
    made = value_with(into, made, "attacker", side(into, 9));
    const bay_value *list = bay_value_get(made, "stands");
    list = value_list_with(into, list, 1, value_text_bytes(into, "B\0C", 3));
    if (list) list = value_list_with(into, list, list->count, value_whole(into, -1));
    made = value_with(into, made, "stands", list);
    return value_without(into, made, "nothing");
}

static void what_is_made_can_be_read(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *made = document(&into);
    assert_int_equal(made->kind, BAY_VALUE_MAP);
    assert_int_equal(made->count, 3);
    assert_string_equal(made->is.item[0].key, "attacker"); // replaced in its old place
    assert_string_equal(made->is.item[2].key, "hours");    // new, so last
    const bay_value *attacker = bay_value_get(made, "attacker");
    assert_int_equal(bay_value_get(attacker, "strength")->is.whole, 9);
    assert_true(bay_value_is(bay_value_get(attacker, "quality"), "regular"));
    const bay_value *list = bay_value_get(made, "stands");
    assert_int_equal(list->count, 5);
    assert_true(bay_value_is(&list->is.item[0], "A Coy 3"));
    assert_int_equal(list->is.item[1].count, 3);
    assert_memory_equal(list->is.item[1].is.text, "B\0C", 4);
    assert_int_equal(list->is.item[2].kind, BAY_VALUE_FLAG);
    assert_true(list->is.item[2].is.flag);
    assert_int_equal(list->is.item[3].kind, BAY_VALUE_DECIMAL);
    assert_string_equal(list->is.item[3].is.text, "0.5");
    assert_int_equal(list->is.item[4].is.whole, -1);
    assert_null(list->is.item[4].key);
    arena_free(&into);
    assert_int_equal(heap.blocks, 0);
}

static void what_is_changed_leaves_the_old_as_it_was(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *old = side(&into, 6);
    const bay_value *stronger = value_with(&into, old, "strength", value_whole(&into, 9));
    const bay_value *plain = value_without(&into, old, "quality");
    assert_int_equal(bay_value_get(old, "strength")->is.whole, 6);
    assert_int_equal(bay_value_get(stronger, "strength")->is.whole, 9);
    assert_int_equal(old->count, 2);
    assert_int_equal(plain->count, 1);
    assert_null(bay_value_get(plain, "quality"));
    assert_int_equal(bay_value_get(plain, "strength")->is.whole, 6);
    assert_ptr_equal(value_without(&into, old, "pins"), old);
    arena_free(&into);
}

static void keys_and_texts_are_copied(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    char words[] = "pins";
    value_pair pair = {words, value_text(&into, words)};
    const bay_value *made = value_map(&into, &pair, 1);
    memcpy(words, "dice", 4);
    made = value_with(&into, made, words, value_decimal(&into, words));
    memcpy(words, "####", 4);
    assert_true(bay_value_is(bay_value_get(made, "pins"), "pins"));
    assert_string_equal(bay_value_get(made, "dice")->is.text, "dice");
    arena_free(&into);
}

static void a_value_taken_from_a_map_loses_its_key_in_a_list(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *item = bay_value_get(side(&into, 6), "strength");
    const bay_value *list = value_list(&into, &item, 1);
    assert_null(list->is.item[0].key);
    value_pair pair = {"pins", item};
    assert_string_equal(value_map(&into, &pair, 1)->is.item[0].key, "pins");
    arena_free(&into);
}

static void only_maps_have_keys_and_only_texts_are_equal_to_texts(void **state) {
    (void)state;
    bay_value whole = {.kind = BAY_VALUE_WHOLE};
    bay_value nul = {.kind = BAY_VALUE_TEXT, .count = 3, .is.text = "a\0b"};
    bay_value digits = {.kind = BAY_VALUE_DECIMAL, .count = 3, .is.text = "0.5"};
    assert_null(bay_value_get(NULL, "a"));
    assert_null(bay_value_get(&whole, "a"));
    assert_false(bay_value_is(NULL, "a"));
    assert_false(bay_value_is(&nul, "a"));
    assert_false(bay_value_is(&nul, NULL));
    assert_false(bay_value_is(&digits, "0.5"));
}

static void every_allocation_may_fail(void **state) {
    (void)state;
    // an arena asks rarely, so each time it is nearly full, by every amount
    for (size_t left = 0; left < 4000; left += 16) {
        failing_memory small = {.fail_at = 2, .ever_after = true};
        arena tight = arena_new(failing_memory_of(&small));
        arena_take(&tight, 4000 - left);
        const bay_value *made = document(&tight);
        assert_int_equal(made == NULL, tight.failed);
        arena_free(&tight);
        assert_int_equal(small.blocks, 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_made_can_be_read),
        cmocka_unit_test(what_is_changed_leaves_the_old_as_it_was),
        cmocka_unit_test(keys_and_texts_are_copied),
        cmocka_unit_test(a_value_taken_from_a_map_loses_its_key_in_a_list),
        cmocka_unit_test(only_maps_have_keys_and_only_texts_are_equal_to_texts),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
