// Orders written as JSON, and those that are wrong.
#ifndef BAY_TESTS_READ_ORDERS_H
#define BAY_TESTS_READ_ORDERS_H

#include "bayonet/odds.h"

#include "contract/loaded.h"
#include "support/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

// Orders that are refused, and what the refusal says.
typedef struct wrong_orders {
    const char *json, *path, *given, *nearest;
} wrong_orders;

static inline bay_status read_orders(const bay_battle *battle, const char *json,
                                     bay_orders **orders, bay_fault *why) {
    arena space = arena_new(heap());
    *orders = NULL;
    bay_status status =
        bay_orders_read(battle, loaded_document(&space, json), heap(), orders, why);
    arena_free(&space);
    return status;
}

// Fails unless they are refused as they should be.
static inline void read_wrong_orders(const bay_battle *battle, const wrong_orders *wrong,
                                     bay_fault *why) {
    bay_orders *orders;
    assert_int_equal(read_orders(battle, wrong->json, &orders, why), BAY_BAD_INPUT);
    assert_null(orders);
    assert_string_equal(why->path, wrong->path);
    assert_string_equal(why->given, wrong->given);
    assert_string_equal(why->nearest, wrong->nearest);
    assert_true(*why->words != 0); // a sentence
    assert_int_equal(why->words[strlen(why->words) - 1], '.');
}

#endif
