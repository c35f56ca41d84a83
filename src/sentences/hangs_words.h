// Sentences about the settings that an answer hangs on.
#ifndef BAY_SENTENCES_HANGS_WORDS_H
#define BAY_SENTENCES_HANGS_WORDS_H

#include "answer/hangs_on.h"
#include "text/sentence.h"

// The subject of the sentences.
typedef struct hangs_words {
    const assault *of;
    const hangs_on *all;
    int digits; // of numbers in 100
} hangs_words;

// Adds "disorganised = disperses (open, NQM-S10): with fights 99, not 0"; for a setting that
// changes no chance "retreat = away (open, PCC-30): the defender's losses with straight 0.94, not
// 0.61".
void hangs_words_setting(sentence *to, const hangs_words *with, const hung *one);

// Writes `concluded`: the result of a fight that goes on until it is decided, if this one can end
// undecided; else null.
void hangs_words_concluded(context *ctx, const hangs_words *with);

// Writes `certain`: which readings that bear on the assault are not measured because they are certain;
// null if there are none.
void hangs_words_certain(context *ctx, const hangs_words *with);

// Writes `others`: how many settings change the answer by less than 1 in 100; null if there are
// none.
void hangs_words_others(context *ctx, const hangs_words *with);

// Writes `turning`: a sentence for each setting that the answer turns on.
void hangs_words_turning(context *ctx, const hangs_words *with);

#endif
