// How the faces of a completed throw were read.
#ifndef BAY_SENTENCES_READING_WORDS_H
#define BAY_SENTENCES_READING_WORDS_H

#include "play/record.h"

// The rows of the throw that `doing` completed: [*count] in ctx->arena; NULL: out of memory.
const bay_reading *reading_rows(context *ctx, const replay *r, const record_doing *doing,
                                size_t *count);

// A row in words: "6 beats 5".
void reading_words(text *to, const bay_throw *dice, const bay_reading *row);

#endif
