// The bytes of an input as a recipe: of which choices, numbers and moves are made.
#ifndef BAY_TESTS_RECIPE_H
#define BAY_TESTS_RECIPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct recipe { // the bytes that are left to make something of
    const uint8_t *at, *end;
} recipe;

// A number below `n`; 0 when none are left.
static inline unsigned below(recipe *from, unsigned n) {
    return from->at < from->end ? *from->at++ % n : 0;
}

// The same with two bytes, for n above 256.
static inline unsigned below_many(recipe *from, unsigned n) {
    unsigned high = below(from, 256);
    return (high << 8 | below(from, 256)) % n;
}

static inline bool any_left(const recipe *from) {
    return from->at < from->end;
}

static inline unsigned sum_of(const uint8_t *data, size_t size) {
    unsigned sum = 0;
    for (size_t i = 0; i < size; i++) sum += data[i];
    return sum;
}

// One input in thirteen may cost much: the sum of its bytes says which. The others are to be many.
static inline bool may_cost_much(const uint8_t *data, size_t size) {
    return sum_of(data, size) % 13 == 0;
}

// Which of n things is tried with an input that may not cost much: one of them, so that it costs
// little. Inputs that differ in a byte are seldom tried for the same.
static inline unsigned tried_for(const uint8_t *data, size_t size, unsigned n) {
    return sum_of(data, size) / 13 % n;
}

// What an input must not break: the fuzzer keeps an input that ends the program.
static inline void must(bool holds) {
    if (!holds) abort();
}

#endif
