#include "reply/headline.h"

#include <string.h>

// --- Sentences -----------------------------------------------------------------------------------

// Adds the words, with a marked number for {0}.
static void add_counted(sentence *to, const char *often, const char *number) {
    static const char SLOT[] = "{0}";
    const char *slot = strstr(often, SLOT);
    text_add_bytes(&to->words, often, slot ? (size_t)(slot - often) : strlen(often));
    if (!slot) return;
    sentence_add_marked(to, SENTENCE_NUMBER, number);
    sentence_add(to, slot + sizeof SLOT - 1);
}

void headline_sentence(sentence *to, const bay_rules *rules, const listed_endings *endings) {
    char word[IN_100_WORD_MAX], spoken[IN_100_WORD_MAX];
    text number = text_within(spoken, sizeof spoken);
    listed_endings_ground(word, endings);
    if (strcmp(word, "never") == 0) {
        sentence_add(to, rules->headline.never);
    } else if (strcmp(word, "certain") == 0) {
        sentence_add(to, rules->headline.certain);
    } else {
        in_100_spoken(&number, word);
        add_counted(to, rules->headline.often, text_get(&number));
    }
}

// --- Writing ---------------------------------------------------------------------------------

void sentence_add_to_list(json *to, const sentence *of) {
    const char *words = text_get(&of->words);
    size_t at = 0;
    json_open_list(to);
    for (uint32_t i = 0; i < of->marks; i++) {
        const sentence_mark *mark = &of->mark[i];
        if (mark->start > at) json_text_bytes(to, words + at, mark->start - at);
        json_open_map(to);
        json_key(to, SENTENCE_KIND[mark->kind]);
        json_text_bytes(to, words + mark->start, mark->size);
        json_close_map(to);
        at = mark->start + mark->size;
    }
    if (words[at]) json_text_bytes(to, words + at, strlen(words + at));
    json_close_list(to);
}

void sentence_write(json *to, const char *key, const sentence *of) {
    json_key(to, key);
    sentence_add_to_list(to, of);
}
