#include "sentences/listed_endings.h"

// The attacker's success comes first, the others by their chances.
static void insert(listed_endings *of, const double *p, uint32_t row, uint32_t success) {
    uint32_t at = of->count++;
    for (; at > 0; at--) {
        uint32_t before = of->row[at - 1];
        if (before == success || (row != success && p[before] >= p[row])) break;
        of->row[at] = before;
    }
    of->row[at] = row;
}

static void share(listed_endings *of, const bay_rules *rules, const double *p) {
    double listed[BAY_ENDINGS_MAX];
    bool gains[BAY_ENDINGS_MAX] = {false};
    for (uint32_t i = 0; i < of->count; i++) {
        listed[i] = p[of->row[i]];
        gains[i] = rules->endings[of->row[i]].gains;
        of->gained += gains[i];
    }
    in_100_share(listed, gains, of->count, of->digits, of->units);
    for (uint32_t i = 0; i < of->count; i++)
        if (gains[i]) of->ground += of->units[i];
}

listed_endings listed_endings_make(const bay_rules *rules, const double *p, int digits) {
    listed_endings of = {.digits = digits};
    uint32_t success = (uint32_t)(solution_first(rules, p) - rules->endings);
    for (uint32_t row = 0; rules->endings[row].id; row++)
        if (p[row] > 0) insert(&of, p, row, success);
    share(&of, rules, p);
    return of;
}

void listed_endings_word(char word[IN_100_WORD_MAX], const listed_endings *of, uint32_t index) {
    if (of->count == 1)
        text_copy(word, IN_100_WORD_MAX, "certain");
    else
        in_100_word(word, of->units[index], of->digits);
}

void listed_endings_ground(char word[IN_100_WORD_MAX], const listed_endings *of) {
    if (of->gained && of->gained < of->count)
        in_100_word(word, of->ground, of->digits);
    else
        text_copy(word, IN_100_WORD_MAX, of->gained ? "certain" : "never");
}

void listed_endings_write(json *to, const bay_rules *rules, const listed_endings *of) {
    json_key(to, "listed");
    json_open_list(to);
    for (uint32_t i = 0; i < of->count; i++) json_text(to, rules->endings[of->row[i]].id);
    json_close_list(to);
}
