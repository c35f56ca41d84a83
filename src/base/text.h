// Texts that are built piece by piece in a buffer, or in growing memory.
//
// If there is no memory for a piece, it is dropped, and so is everything after it. `failed` then
// stays true, so check it once, at the end. The bytes always end with a NUL.
#ifndef BAY_BASE_TEXT_H
#define BAY_BASE_TEXT_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct text {
    bay_memory memory; // resize is NULL: the text lives in the caller's own bytes
    char *bytes;       // NULL while nothing was added
    size_t size;       // bytes without the NUL
    size_t room;       // bytes there are, with the NUL
    bool failed;
} text;

// An empty text; takes no memory yet. To be freed with text_free or ended with text_finish.
text text_new(bay_memory memory);

// An empty text within out[size]. When out is full the text is cut at a UTF-8 character, and
// `failed` says so. Nothing to free. Size 0 (out may be NULL): everything is dropped.
text text_within(char *out, size_t size);

void text_free(text *from);

// The bytes so far, ending with a NUL; "" when there are none. Valid until the next addition.
const char *text_get(const text *from);

// Ends the text: a block of exactly *size + 1 bytes, the last a NUL; NULL when it failed. The
// text is then empty, and the caller frees the block. Not for a text_within.
char *text_finish(text *from, size_t *size);

void text_add(text *to, const char *words);
void text_add_bytes(text *to, const char *bytes, size_t size);
void text_add_char(text *to, char letter);
void text_add_whole(text *to, int64_t number);

// The shortest decimal that reads back as the same double; among those the nearest. In the form
// of RFC 8785, which is JavaScript's: 0.25, 1e-7, 1, 0 for either zero. `number` is finite.
void text_add_real(text *to, double number);

// Copies `from`, cut at a UTF-8 character if it is too long for out[size], size > 0.
// True when it fitted.
bool text_copy(char *out, size_t size, const char *from);

// True for words of a-z and 0-9 joined by single hyphens: a-coy-2.
bool text_is_kebab(const char *words);

// A name in kebab case: "A Coy, 2nd" -> a-coy-2nd; accents of Western letters and apostrophes
// are dropped, and everything else that is not a letter or digit separates words.
// Returns its length, without the NUL; 0 and "" when nothing is left. Cut to fit, size > 0.
size_t text_kebab(char *out, size_t size, const char *name);

#endif
