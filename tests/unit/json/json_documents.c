#include "json_documents.h"

#include <string.h>

static uint64_t next(uint64_t *seed) { // splitmix64
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static size_t below(document *out, size_t limit) {
    return (size_t)(next(&out->seed) % limit);
}

static void add(document *out, const char *bytes, size_t size) {
    if (size > DOCUMENT_MAX - out->size) size = DOCUMENT_MAX - out->size;
    memcpy(out->bytes + out->size, bytes, size);
    out->size += size;
}

// --- Making ----------------------------------------------------------------------------------

static const char *const SCALARS[] = {"0",
                                      "-0",
                                      "1",
                                      "-1",
                                      "10",
                                      "123456789",
                                      "9223372036854775807",
                                      "-9223372036854775808",
                                      "9223372036854775808",
                                      "-9223372036854775809",
                                      "123456789012345678901234567890",
                                      "0.0",
                                      "-0.0",
                                      "1.5",
                                      "0.1",
                                      "1e5",
                                      "1E+5",
                                      "1e-5",
                                      "2.5e-3",
                                      "1e308",
                                      "1e309",
                                      "-1e400",
                                      "1e-400",
                                      "5e-324",
                                      "0.30000000000000004",
                                      "12345678901234567.5",
                                      "true",
                                      "false",
                                      "null",
                                      "0e0",
                                      "0E+00"};

static const char *const BROKEN[] = {"01",   "-",   "+1",  ".5",  "5.",  "1e",    "1e+", "0x1",
                                     "True", "tru", "nul", "NaN", "inf", "'a'",   "--1", "1.e1",
                                     "00",   "-01", "1_0", "\"a", "a\"", "/*a*/1"};

static const char *const LETTERS[] = {"a",
                                      "b",
                                      "c",
                                      "key",
                                      " ",
                                      "\\n",
                                      "\\t",
                                      "\\\"",
                                      "\\\\",
                                      "\\/",
                                      "\\b",
                                      "\\f",
                                      "\\r",
                                      "\\u0041",
                                      "\\u00e9",
                                      "\\u0000",
                                      "\\u001F",
                                      "\\uFFFF",
                                      "\\ud83d\\ude00",
                                      "\xC3\xA9",
                                      "\xE2\x82\xAC",
                                      "\xF0\x9F\x98\x80",
                                      "\x7F",
                                      "/",
                                      "\xEF\xBF\xBF",
                                      "\xEF\xBB\xBF",
                                      "\xF4\x8F\xBF\xBF"};

static const char *const BROKEN_LETTERS[] = {
    "\\x",      "\\u12", "\\uD800",      "\\uDC00",          "\\ud800\\u0041", "\\ud800\\ud800",
    "\xC0\x80", "\xFF",  "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82",       "\x01",
    "\n",       "\t",    "\\",           "\\U0041",          "\\u00g0"};

static const char *const BLANKS[] = {"", "", "", "", " ", "\n", "\t", "\r\n", "  "};

#define PICK(out, list) pick(out, list, sizeof(list) / sizeof(list)[0])
static void pick(document *out, const char *const *list, size_t count) {
    const char *word = list[below(out, count)];
    add(out, word, strlen(word));
}

static void add_text(document *out) {
    add(out, "\"", 1);
    for (size_t left = below(out, 4); left; left--) {
        if (below(out, 60) == 0)
            PICK(out, BROKEN_LETTERS);
        else
            PICK(out, LETTERS);
    }
    add(out, "\"", 1);
}

static void add_scalar(document *out) {
    if (below(out, 80) == 0)
        PICK(out, BROKEN);
    else if (below(out, 2))
        PICK(out, SCALARS);
    else
        add_text(out);
}

static void add_key(document *out) {
    PICK(out, BLANKS);
    add_text(out);
    PICK(out, BLANKS);
    add(out, ":", 1);
}

static void add_value(document *out, int depth) {
    size_t kind = depth > 5 ? 2 : below(out, depth < 2 ? 3 : 6);
    PICK(out, BLANKS);
    if (kind > 1) {
        add_scalar(out);
        PICK(out, BLANKS);
        return;
    }
    add(out, kind ? "{" : "[", 1);
    size_t count = below(out, below(out, 20) ? 5 : 30);
    for (size_t i = 0; i < count; i++) {
        if (i) add(out, ",", 1);
        if (kind) add_key(out);
        add_value(out, depth + 1);
    }
    PICK(out, BLANKS);
    add(out, kind ? "}" : "]", 1);
    PICK(out, BLANKS);
}

// Around the limit of depth, which a document made like the others never comes near.
static void add_deep(document *out) {
    size_t depth = 60 + below(out, 10);
    for (size_t i = 0; i < depth; i++) add(out, "[", 1);
    for (size_t i = 0; i < depth; i++) add(out, "]", 1);
}

// --- Breaking --------------------------------------------------------------------------------

static void cut(document *out, size_t from, size_t size) {
    memmove(out->bytes + from, out->bytes + from + size, out->size - from - size);
    out->size -= size;
}

static void insert(document *out, size_t at, const char *bytes, size_t size) {
    if (size > DOCUMENT_MAX - out->size) return;
    memmove(out->bytes + at + size, out->bytes + at, out->size - at);
    memcpy(out->bytes + at, bytes, size);
    out->size += size;
}

static void insert_copy(document *out, size_t at) {
    char copy[64];
    size_t from = below(out, out->size), size = 1 + below(out, sizeof copy);
    if (size > out->size - from) size = out->size - from;
    memcpy(copy, out->bytes + from, size);
    insert(out, at, copy, size);
}

static void change(document *out) {
    static const char MARKS[] = "[]{},:\"\\ \n0123456789.eE+-tfnu/\x01\x7F\x80\xC3\xED\xFF\0a";
    if (!out->size) return;
    size_t at = below(out, out->size), left = out->size - at;
    char mark = MARKS[below(out, sizeof MARKS - 1)];
    switch (below(out, 6)) {
    case 0: out->bytes[at] = mark; break;
    case 1: insert(out, at, &mark, 1); break;
    case 2: cut(out, at, 1); break;
    case 3: cut(out, at, 1 + below(out, left < 8 ? left : 8)); break;
    case 4: insert_copy(out, at); break;
    default: out->size = at; break;
    }
}

void document_make(document *out, uint64_t number) {
    out->size = 0;
    out->seed = number;
    if (below(out, 50) == 0)
        add_deep(out);
    else
        add_value(out, 0);
    if (below(out, 2)) return;
    for (size_t changes = 1 + below(out, 3); changes; changes--) change(out);
}
