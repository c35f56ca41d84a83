// Whether a text is UTF-8.
#ifndef BAYONET_CLI_COMMON_UTF8_TEXT_H
#define BAYONET_CLI_COMMON_UTF8_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Where the first byte stands that is not UTF-8 (overlong forms and surrogates are not); `size`
// when there is none.
size_t utf8_text_bad(const char *text, size_t size);

// Bytes of the character that begins at `text`, which is UTF-8; 1 .. 4.
size_t utf8_text_step(const char *text);

// The character that begins at `text`, which is UTF-8.
uint32_t utf8_text_code(const char *text);

// Does the character do something to a terminal or to the text around it? As the library's
// utf8_is_control (src/base/utf8.h).
bool utf8_text_controls(uint32_t code);

// Writes a character and returns its bytes.
enum { UTF8_TEXT_MAX = 4 };
size_t utf8_text_of(char out[UTF8_TEXT_MAX], uint32_t code);

#endif
