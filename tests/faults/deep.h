// Whether this is a long run, `./test --deep`, and of how many things it tries one.
#ifndef BAY_TESTS_DEEP_H
#define BAY_TESTS_DEEP_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static inline bool is_deep(void) {
    const char *deep = getenv("BAYONET_DEEP");
    return deep && strcmp(deep, "1") == 0;
}

// 1 by hand, more in .ci/run, as BAYONET_SHARE says.
static inline size_t one_in(void) {
    const char *share = getenv("BAYONET_SHARE");
    size_t apart = share ? strtoul(share, NULL, 10) : 1;
    return apart > 0 ? apart : 1;
}

#endif
