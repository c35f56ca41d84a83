// Sentences as members of a reply.
#ifndef BAY_SENTENCES_SENTENCE_WRITE_H
#define BAY_SENTENCES_SENTENCE_WRITE_H

#include "play/context.h"
#include "text/in_100.h"
#include "text/sentence.h"

// Checks `digits` of the request; and its value, how many decimals numbers in 100 have.
bay_status sentence_digits_check(context *ctx);
int sentence_digits(const context *ctx);

// Writes a key and a sentence, as a list of texts and of maps {kind: words}. Read in order they are
// the sentence.
void sentence_write(json *to, const char *key, const sentence *of);

// The same, as an item of the open list.
void sentence_add_to_list(json *to, const sentence *of);

#endif
