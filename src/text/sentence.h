// A sentence whose words can be marked by kind, so that a program can show a number in bold or make
// a clause a link.
#ifndef BAY_TEXT_SENTENCE_H
#define BAY_TEXT_SENTENCE_H

#include "base/text.h"

enum { SENTENCE_MARKS_MAX = 256 };

typedef enum sentence_kind {
    SENTENCE_CLAUSE, // a clause's id
    SENTENCE_NUMBER, // a count, a chance in 100, points
    SENTENCE_ORDERS, // whose orders are followed
    SENTENCE_SIDE,
    SENTENCE_KINDS
} sentence_kind;

// The word for a kind in a reply: "clause", "number", "orders", "side".
extern const char *const SENTENCE_KIND[SENTENCE_KINDS];

typedef struct sentence_mark {
    size_t start, size; // bytes of the words
    sentence_kind kind;
} sentence_mark;

typedef struct sentence {
    text words;
    uint32_t marks;
    sentence_mark mark[SENTENCE_MARKS_MAX]; // [marks], in rising order, without overlap
} sentence;

// An empty sentence. Free it with sentence_free.
sentence sentence_new(bay_memory memory);
void sentence_free(sentence *from);

void sentence_add(sentence *to, const char *words);

// Adds words that begin a sentence, or that continue one: the first letter large, or small.
void sentence_add_first(sentence *to, const char *words);
void sentence_add_within(sentence *to, const char *words);

// Adds words of a kind. Beyond SENTENCE_MARKS_MAX marks they are not marked.
void sentence_add_marked(sentence *to, sentence_kind kind, const char *words);

#endif
