// Is this the long run? BAYONET_DEEP=1 says so, as .ci/run does.
#ifndef BAY_TESTS_DEEP_H
#define BAY_TESTS_DEEP_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static inline bool is_deep(void) {
    const char *deep = getenv("BAYONET_DEEP");
    return deep && strcmp(deep, "1") == 0;
}

#endif
