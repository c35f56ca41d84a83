// The sentence at the head of an answer: in how many of a hundred assaults the attacker gets the
// ground.
#ifndef BAY_REPLY_HEADLINE_H
#define BAY_REPLY_HEADLINE_H

#include "answer/solution.h"
#include "text/in_100.h"
#include "text/sentence.h"

// The attacker's chance of the ground as a word: "76", "<1", "never", "certain". It is rounded by
// itself, and the sum of the rows of the endings.
//   in      p  [rows of rules->endings]
void headline_ground(char word[IN_100_WORD_MAX], const bay_rules *rules, const double *p,
                     int digits);

// "In 100 such assaults the attacker takes the position in 76."
void headline_sentence(sentence *to, const bay_rules *rules, const double *p, int digits);

// Writes a key and a sentence: a list of texts and of maps {kind: words}, which read one after
// another are the sentence.
void sentence_write(json *to, const char *key, const sentence *of);

#endif
