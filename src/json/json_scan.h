// The position of the JSON reader in its text, and the functions that read from there.
//
// Private to the reader. A function that returns a status moves `at` past what it read on BAY_OK
// and fills *why otherwise.
#ifndef BAY_JSON_JSON_SCAN_H
#define BAY_JSON_JSON_SCAN_H

#include "bayonet/status.h"
#include "bayonet/value.h"

#include "base/arena.h"

typedef struct json_scan {
    const char *bytes;
    size_t size, at;
    uint32_t line;
    size_t line_start; // byte at which the line begins
    size_t trailing; // bytes of the line so far that begin no character; columns are characters
    arena *into;
    bay_fault *why; // may be NULL
} json_scan;

// The byte at `at`, or -1 at the end.
int json_scan_byte(const json_scan *in);

// Moves past blanks and ends of lines.
void json_scan_blanks(json_scan *in);

// Notes line and column of `at`.
void json_scan_mark(const json_scan *in, uint32_t *line, uint32_t *column);

// Each fills kind and content of *out. At `at` is a quote, a digit or minus, a letter.
bay_status json_scan_text(json_scan *in, bay_value *out);
bay_status json_scan_number(json_scan *in, bay_value *out);
bay_status json_scan_word(json_scan *in, bay_value *out);

// Fills *why: the text at byte `at` was found instead of `expected`. Returns BAY_BAD_TEXT.
bay_status json_scan_fail(const json_scan *in, size_t at, const char *expected);

// The same with a better description of what was `found`.
bay_status json_scan_fail_found(const json_scan *in, size_t at, const char *found,
                                const char *expected);

#endif
