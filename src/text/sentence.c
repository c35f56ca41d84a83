#include "text/sentence.h"

#include <string.h>

const char *const SENTENCE_KIND[SENTENCE_KINDS] = {"clause", "number", "orders", "side"};

sentence sentence_new(bay_memory memory) {
    return (sentence){.words = text_new(memory)};
}

void sentence_free(sentence *from) {
    text_free(&from->words);
}

void sentence_add(sentence *to, const char *words) {
    text_add(&to->words, words);
}

void sentence_add_first(sentence *to, const char *words) {
    char first = *words;
    if (first >= 'a' && first <= 'z') first = (char)(first - 'a' + 'A');
    if (first) text_add_char(&to->words, first);
    if (first) text_add(&to->words, words + 1);
}

void sentence_add_within(sentence *to, const char *words) {
    char first = *words;
    size_t size = strlen(words);
    if (first >= 'A' && first <= 'Z') first = (char)(first - 'A' + 'a');
    if (size > 1 && words[size - 1] == '.') size--;
    if (first) text_add_char(&to->words, first);
    if (first) text_add_bytes(&to->words, words + 1, size - 1);
}

void sentence_add_marked(sentence *to, sentence_kind kind, const char *words) {
    size_t start = to->words.size;
    text_add(&to->words, words);
    if (to->marks == SENTENCE_MARKS_MAX || to->words.failed) return;
    to->mark[to->marks++] = (sentence_mark){start, to->words.size - start, kind};
}
