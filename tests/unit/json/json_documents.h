// Documents to try a JSON reader with: made from a seed, and then often broken.
#ifndef BAY_TESTS_JSON_DOCUMENTS_H
#define BAY_TESTS_JSON_DOCUMENTS_H

#include <stddef.h>
#include <stdint.h>

enum { DOCUMENT_MAX = 4096 };

typedef struct document {
    uint64_t seed;
    size_t size;
    char bytes[DOCUMENT_MAX];
} document;

// Writes document `number`: half of them as made, the others with one to three changes.
void document_make(document *out, uint64_t number);

#endif
