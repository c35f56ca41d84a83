// The sentence at the head of an answer: in how many of a hundred assaults the attacker gets the
// ground.
#ifndef BAY_SENTENCES_HEADLINE_H
#define BAY_SENTENCES_HEADLINE_H

#include "sentences/listed_endings.h"
#include "text/sentence.h"

// Adds "In 100 such assaults the attacker takes the position in 76."
void headline_sentence(sentence *to, const bay_rules *rules, const listed_endings *endings);

#endif
