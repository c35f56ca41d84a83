// Writing a reply as JSON.
//
//     json to = json_new(&out);
//     json_open_map(&to);
//     json_key(&to, "p");
//     json_add_real(&to, 0.25);
//     json_close_map(&to);
//
// No blanks; keys come in ascending order of their bytes, which is asserted. Texts are UTF-8; a
// byte that is not is written as U+FFFD. If memory runs out, `out.failed` says so at the end.
#ifndef BAY_JSON_JSON_WRITE_H
#define BAY_JSON_JSON_WRITE_H

#include "bayonet/value.h"

#include "base/text.h"

enum { JSON_OPEN_MAX = 32 }; // lists and maps open at a time; a value written whole is not one

typedef struct json_level {
    size_t key;      // maps: where in the text the last key begins, as it was written
    size_t key_size; // bytes of it; SIZE_MAX: no key yet
    bool map, any;   // any: it already has contents
} json_level;

typedef struct json {
    text *out;
    uint32_t depth;
    bool keyed; // a key waits for its value
    json_level level[JSON_OPEN_MAX];
} json;

// Writes onto the end of `out`, which must live as long.
json json_new(text *out);

// True when everything that was opened was closed.
bool json_done(const json *to);

void json_open_map(json *to);
void json_close_map(json *to);
void json_open_list(json *to);
void json_close_list(json *to);
void json_key(json *to, const char *key);

// Not json_null and json_real: those are jansson's, with which programs may be linked.
void json_add_null(json *to);
void json_add_real(json *to, double number); // finite; text_add_real
void json_flag(json *to, bool flag);
void json_whole(json *to, int64_t number);
void json_text(json *to, const char *words); // NULL is null
void json_text_bytes(json *to, const char *bytes, size_t size);
void json_value(json *to, const bay_value *value); // canonical, so its keys are sorted too

// A key and its value in one.
void json_key_flag(json *to, const char *key, bool flag);
void json_key_whole(json *to, const char *key, int64_t number);
void json_key_real(json *to, const char *key, double number);
void json_key_text(json *to, const char *key, const char *words);
void json_key_value(json *to, const char *key, const bay_value *value);

// Writes a document without blanks onto the end of `out`, which is no text_within.
//   canonical  keys sorted by their bytes; else in their present order. Numbers that are not
//              whole keep their text: 1.0 and 1.00 stay different
void json_write_value(text *out, const bay_value *value, bool canonical);

// Writes a text in quotes onto the end of `out`.
void json_write_text(text *out, const char *bytes, size_t size);

#endif
