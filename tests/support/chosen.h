// Whether a single test was asked for: BAYONET_ONLY is a pattern over names, as ./test NAME makes
// it. For programs that print TAP themselves; those of cmocka have only.c.
#ifndef BAYONET_TESTS_SUPPORT_CHOSEN_H
#define BAYONET_TESTS_SUPPORT_CHOSEN_H

#include <fnmatch.h>
#include <stdbool.h>
#include <stdlib.h>

static inline bool chosen(const char *name) {
    const char *pattern = getenv("BAYONET_ONLY");
    return !pattern || fnmatch(pattern, name, 0) == 0;
}

#endif
