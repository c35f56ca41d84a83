#include "sentences/headline.h"

#include <string.h>

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
