// Throws of every kind, made at random: for tests and for the fuzzer.
#ifndef BAY_TESTS_ANY_THROW_H
#define BAY_TESTS_ANY_THROW_H

#include "bayonet/throw.h"

#include <stdint.h>

// Where the choices come from: 0 .. n - 1 at a time.
typedef struct chooser {
    uint32_t (*below)(void *from, uint32_t n);
    void *from;
} chooser;

// A valid throw with at most `dice` dice a side of at most `sides` sides.
bay_throw any_throw(chooser by, uint32_t dice, uint32_t sides);

#endif
