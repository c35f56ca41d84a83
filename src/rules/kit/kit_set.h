// Sets of up to 31 units of a battle, one bit for each.
#ifndef BAY_RULES_KIT_SET_H
#define BAY_RULES_KIT_SET_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint32_t kit_set;

static inline kit_set kit_one(int unit) {
    assert(unit >= 0 && unit < 32);
    return UINT32_C(1) << unit;
}

// All before `unit`.
static inline kit_set kit_below(int unit) {
    return kit_one(unit) - 1;
}

static inline bool kit_in(kit_set set, int unit) {
    return set >> unit & 1;
}

// The first of a set; -1 if it is empty.
static inline int kit_first(kit_set set) {
    static_assert(sizeof(kit_set) == sizeof(unsigned),
                  "its zeros are counted as of an unsigned");
    return set ? __builtin_ctz(set) : -1;
}

// The last of a set that is not empty.
static inline int kit_last(kit_set set) {
    return 31 - __builtin_clz(set);
}

// Removes the first unit from a non-empty set.
static inline int kit_take(kit_set *set) {
    int first = kit_first(*set);
    *set &= *set - 1;
    return first;
}

// For each unit of a set, in order: KIT_EACH (unit, set) …. The set is read once.
#define KIT_EACH(unit, set)                                                                    \
    for (int unit##_left = (int)(set), unit;                                                   \
         unit##_left && (unit = kit_first((kit_set)unit##_left), true);                        \
         unit##_left &= unit##_left - 1)

// Declares a set: the units of another set that meet a condition: KIT_THOSE(few, unit, all,
// points[unit] < 3);
#define KIT_THOSE(those, unit, among, is)                                                      \
    kit_set those = 0;                                                                         \
    KIT_EACH (unit, among)                                                                     \
        if (is) those |= kit_one(unit)

// Whether a non-empty set has exactly one unit.
static inline bool kit_is_one(kit_set set) {
    return (set & (set - 1)) == 0;
}

static inline int kit_size(kit_set set) {
    int count = 0;
    for (; set; set &= set - 1) count++;
    return count;
}

#endif
