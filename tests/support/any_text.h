// Numbers and texts drawn from a stream, for scenarios made at random.
#ifndef BAY_TESTS_ANY_TEXT_H
#define BAY_TESTS_ANY_TEXT_H

#include "base/stream.h"

static inline int below(stream *from, int n) {
    return (int)stream_below(from, (uint32_t)n);
}

static inline const char *any_of(stream *from, const char *const *list, int count) {
    return list[below(from, count)];
}

// One of the texts.
#define ANY(from, ...)                                                                         \
    any_of(from, (const char *const[]){__VA_ARGS__},                                           \
           (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)))

#endif
