// Sets of up to 31 units of a battle, a bit each: who is there, and who of them may.
#ifndef BAY_RULES_KIT_SET_H
#define BAY_RULES_KIT_SET_H

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t kit_set;

static inline kit_set kit_one(int unit) {
    return UINT32_C(1) << unit;
}

// All before `unit`.
static inline kit_set kit_below(int unit) {
    return kit_one(unit) - 1;
}

static inline bool kit_in(kit_set set, int unit) {
    return set >> unit & 1;
}

// The first of a set; -1 of none.
static inline int kit_first(kit_set set) {
    // The place of a lone bit: the top five bits of its product with a de Bruijn sequence differ.
    static const uint8_t PLACE[32] = {0,  1,  28, 2,  29, 14, 24, 3,  30, 22, 20,
                                      15, 25, 17, 4,  8,  31, 27, 13, 23, 21, 19,
                                      16, 7,  26, 12, 18, 6,  11, 5,  10, 9};
    kit_set lowest = set & (~set + 1);
    if (set & 1) return 0; // the most common
    return set ? PLACE[(lowest * UINT32_C(0x077CB531)) >> 27] : -1;
}

// Takes the first out of a set that has one: while (left) … kit_take(&left) goes through them.
static inline int kit_take(kit_set *set) {
    int first = kit_first(*set);
    *set &= *set - 1;
    return first;
}

static inline int kit_size(kit_set set) {
    int count = 0;
    for (; set; set &= set - 1) count++;
    return count;
}

#endif
