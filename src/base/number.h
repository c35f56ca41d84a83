// The scalar that odds are computed in: a double, or a residue modulo a 31-bit prime.
//
// Files that use this header are compiled twice, the second time with BAY_RESIDUE defined; TWICE()
// gives their functions a name for each. The source and the order of sums are the same, so what is
// true of the residues is true of the doubles, up to rounding.
#ifndef BAY_BASE_NUMBER_H
#define BAY_BASE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

#ifdef BAY_RESIDUE

typedef uint64_t number; // 0 .. prime - 1
typedef struct field {
    uint32_t prime; // 2^30 < prime < 2^31
} field;
#define TWICE(name) name##_mod

static inline number number_of(field f, int64_t whole) {
    int64_t rest = whole % (int64_t)f.prime;
    return (number)(rest < 0 ? rest + (int64_t)f.prime : rest);
}
static inline number number_add(field f, number a, number b) {
    number sum = a + b;
    return sum >= f.prime ? sum - f.prime : sum;
}
static inline number number_sub(field f, number a, number b) {
    return a >= b ? a - b : a + f.prime - b;
}
static inline number number_mul(field f, number a, number b) {
    return a * b % f.prime;
}
static inline bool number_is_zero(number a) {
    return a == 0;
}

// 1 / a, by Fermat; 0 when a is 0 (the caller asks number_is_zero first).
static inline number number_inverse(field f, number a) {
    number result = 1;
    for (uint32_t power = f.prime - 2; power; power >>= 1) {
        if (power & 1) result = number_mul(f, result, a);
        a = number_mul(f, a, a);
    }
    return result;
}
static inline number number_div(field f, number a, number b) {
    return number_mul(f, a, number_inverse(f, b));
}

#else

typedef double number;
typedef struct field {
    char none; // doubles need no modulus
} field;
#define TWICE(name) name

static inline number number_of(field f, int64_t whole) {
    (void)f;
    return (number)whole;
}
static inline number number_add(field f, number a, number b) {
    (void)f;
    return a + b;
}
static inline number number_sub(field f, number a, number b) {
    (void)f;
    return a - b;
}
static inline number number_mul(field f, number a, number b) {
    (void)f;
    return a * b;
}
static inline bool number_is_zero(number a) {
    return a == 0;
}
static inline number number_inverse(field f, number a) {
    (void)f;
    return 1 / a;
}
static inline number number_div(field f, number a, number b) {
    (void)f;
    return a / b;
}

#endif
#endif
