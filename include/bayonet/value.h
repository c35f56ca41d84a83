// A parsed document: null, true, false, whole numbers, texts, lists and maps. Read only.
//
// Unless a function says otherwise: it is pure, allocates nothing, and may be called from any
// thread. Values belong to the parser's caller and live as long as the document.
#ifndef BAYONET_VALUE_H
#define BAYONET_VALUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// What a value is.
typedef enum bay_value_kind {
    BAY_VALUE_NULL,
    BAY_VALUE_FLAG,
    BAY_VALUE_WHOLE,
    BAY_VALUE_DECIMAL, // a number that is not whole, or beyond 64 bits; kept as its text
    BAY_VALUE_TEXT,
    BAY_VALUE_LIST,
    BAY_VALUE_MAP
} bay_value_kind;

typedef struct bay_value bay_value; // one value of a document

// One value of a document, with everything in it.
struct bay_value {
    bay_value_kind kind;   // says which member of `is` holds
    uint32_t line, column; // where it began in the text, from 1; 0 if it was made
    uint32_t count;        // items of a list or map; bytes of a text
    union {
        bool flag;
        int64_t whole;
        const char *text;      // UTF-8, NUL-terminated; may hold NUL inside, so mind `count`
        const bay_value *item; // [count]
    } is;                      // the value itself, by its kind; null has none
    const char *key;           // of an item of a map: its name; else NULL
    uint32_t key_line, key_column; // where the key began, as `line` and `column`
};

// The item of `map` named `key`; NULL when there is none or `map` is not a map (or NULL).
const bay_value *bay_value_get(const bay_value *map, const char *key);

// True when `value` is a text equal to `text`. NULL is equal to nothing.
bool bay_value_is(const bay_value *value, const char *text);

#ifdef __cplusplus
}
#endif
#endif
