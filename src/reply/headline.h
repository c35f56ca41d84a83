// The sentence at the head of an answer: in how many of a hundred assaults the attacker gets the
// ground.
#ifndef BAY_REPLY_HEADLINE_H
#define BAY_REPLY_HEADLINE_H

#include "reply/listed_endings.h"
#include "text/sentence.h"

// Adds "In 100 such assaults the attacker takes the position in 76."
void headline_sentence(sentence *to, const bay_rules *rules, const listed_endings *endings);

// Writes a key and a sentence, as a list of texts and of maps {kind: words}. Read in order they are
// the sentence.
void sentence_write(json *to, const char *key, const sentence *of);

// The same, as an item of the open list.
void sentence_add_to_list(json *to, const sentence *of);

#endif
