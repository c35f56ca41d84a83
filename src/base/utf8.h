// The characters of UTF-8. RFC 3629.
#ifndef BAY_BASE_UTF8_H
#define BAY_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Bytes of the character that begins at bytes[0], size > 0: 1 .. 4; 0 when none does (a stray
// or missing byte, a longer form than needed, a surrogate, beyond U+10FFFF).
size_t utf8_length(const char *bytes, size_t size);

// The character that begins at bytes[0], whose length is known.
uint32_t utf8_code(const char *bytes, size_t length);

// Does the character do something to a terminal or to the text around it: a control character (a line
// feed and a tab are), the end of a line or paragraph, or one that turns the direction of writing?
bool utf8_is_control(uint32_t code);

// Writes a character, which must not be a surrogate or above U+10FFFF. Returns its length.
size_t utf8_put(char out[4], uint32_t code);

#endif
