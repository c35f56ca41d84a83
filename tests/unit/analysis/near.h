// Whether two doubles are as good as equal. (cmocka compares floats.)
#ifndef BAY_TESTS_NEAR_H
#define BAY_TESTS_NEAR_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

// Fails, and prints both, unless |given - wanted| <= within.
#define assert_near(given, wanted, within) near_check(given, wanted, within, __FILE__, __LINE__)

static inline void near_check(double given, double wanted, double within, const char *file,
                              int line) {
    double apart = given > wanted ? given - wanted : wanted - given;
    if (apart <= within) return;
    print_error("%.17g is not %.17g\n", given, wanted);
    _fail(file, line);
}

#endif
