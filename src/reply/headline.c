#include "reply/headline.h"

#include <string.h>

// --- The ground --------------------------------------------------------------------------------

typedef struct rows {
    uint32_t count;
    uint32_t row[BAY_ENDINGS_MAX];
} rows;

// The endings that can happen, as a report lists them: the attacker's success, then the likeliest.
static rows in_order(const bay_rules *rules, const double *p) {
    rows of = {0};
    const bay_ending *success = solution_first(rules, p);
    for (uint32_t i = 0; rules->endings[i].id; i++) {
        if (!(p[i] > 0)) continue;
        uint32_t at = of.count++;
        bool first = &rules->endings[i] == success;
        for (; at > 0; at--) {
            uint32_t before = of.row[at - 1];
            if (&rules->endings[before] == success || (!first && p[before] >= p[i])) break;
            of.row[at] = before;
        }
        of.row[at] = i;
    }
    return of;
}

void headline_ground(char word[IN_100_WORD_MAX], const bay_rules *rules, const double *p,
                     int digits) {
    rows of = in_order(rules, p);
    double sorted[BAY_ENDINGS_MAX];
    bool gains[BAY_ENDINGS_MAX];
    int64_t units[BAY_ENDINGS_MAX], sum = 0;
    uint32_t gained = 0;
    for (uint32_t i = 0; i < of.count; i++) {
        sorted[i] = p[of.row[i]];
        gains[i] = rules->endings[of.row[i]].gains;
        gained += gains[i];
    }
    in_100_share(sorted, gains, of.count, digits, units);
    for (uint32_t i = 0; i < of.count; i++)
        if (gains[i]) sum += units[i];
    if (gained && gained < of.count)
        in_100_word(word, sum, digits);
    else
        text_copy(word, IN_100_WORD_MAX, gained ? "certain" : "never");
}

// --- Sentences -----------------------------------------------------------------------------------

// The words with a marked number for {0}.
static void add_counted(sentence *to, const char *often, const char *number) {
    static const char SLOT[] = "{0}";
    const char *slot = strstr(often, SLOT);
    text_add_bytes(&to->words, often, slot ? (size_t)(slot - often) : strlen(often));
    if (!slot) return;
    sentence_add_marked(to, SENTENCE_NUMBER, number);
    sentence_add(to, slot + sizeof SLOT - 1);
}

void headline_sentence(sentence *to, const bay_rules *rules, const double *p, int digits) {
    char word[IN_100_WORD_MAX], spoken[IN_100_WORD_MAX];
    text number = text_within(spoken, sizeof spoken);
    headline_ground(word, rules, p, digits);
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

void sentence_write(json *to, const char *key, const sentence *of) {
    const char *words = text_get(&of->words);
    size_t at = 0;
    json_key(to, key);
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
