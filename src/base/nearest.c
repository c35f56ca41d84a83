#include "base/nearest.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    LONGEST = 64,
    FURTHEST = 3,
    PREFIX_MIN = 2
}; // bytes of a word compared; distance; bytes

nearest nearest_to(const char *word) {
    return (nearest){.word = word, .distance = SIZE_MAX};
}

static char same(char letter) {
    if (letter >= 'A' && letter <= 'Z') return (char)(letter - 'A' + 'a');
    return letter == '_' || letter == ' ' ? '-' : letter;
}

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

typedef struct pair {
    const char *a, *b;
    size_t a_size, b_size;
} pair;

// Fills row i of the distances of the first i letters of a from the first j of b, given the two
// rows before it.
static void fill_row(const pair *of, size_t i, uint8_t *row, const uint8_t *last,
                     const uint8_t *before) {
    row[0] = (uint8_t)i;
    for (size_t j = 1; j <= of->b_size; j++) {
        char a = same(of->a[i - 1]), b = same(of->b[j - 1]);
        size_t best = least(row[j - 1], last[j]) + 1;
        best = least(best, last[j - 1] + (size_t)(a != b));
        bool swapped = i > 1 && j > 1 && a == same(of->b[j - 2]) && b == same(of->a[i - 2]);
        if (swapped) best = least(best, before[j - 2] + (size_t)1);
        row[j] = (uint8_t)best;
    }
}

static size_t distance(const pair *of) {
    uint8_t row[3][LONGEST + 1];
    for (size_t j = 0; j <= of->b_size; j++) row[0][j] = (uint8_t)j;
    for (size_t i = 1; i <= of->a_size; i++)
        fill_row(of, i, row[i % 3], row[(i + 2) % 3], row[(i + 1) % 3]);
    return row[of->a_size % 3][of->b_size];
}

static bool begins(const pair *of) {
    if (of->a_size < PREFIX_MIN || of->a_size > of->b_size) return false;
    for (size_t i = 0; i < of->a_size; i++)
        if (same(of->a[i]) != same(of->b[i])) return false;
    return true;
}

// Do they differ by nothing but letters that one of them has twice?
static bool doubles_letters(const pair *of) {
    size_t i = 0, j = 0;
    while (i < of->a_size && j < of->b_size && same(of->a[i]) == same(of->b[j])) {
        char letter = same(of->a[i]);
        while (i < of->a_size && same(of->a[i]) == letter) i++;
        while (j < of->b_size && same(of->b[j]) == letter) j++;
    }
    return i == of->a_size && j == of->b_size;
}

void nearest_try_bytes(nearest *search, const char *candidate, size_t size) {
    pair of = {search->word, candidate, strlen(search->word), size};
    if (of.a_size > LONGEST || size > LONGEST) return;
    size_t far = distance(&of);
    size_t longer = of.a_size > size ? of.a_size : size;
    if (far > least(FURTHEST, (longer + 1) / 3)) {
        if (!begins(&of)) return;
        far = FURTHEST + 1; // behind every word that is near by its letters
    }
    if (far > search->distance) return;
    pair best = {search->word, search->best, of.a_size, search->best_size};
    if (far == search->distance && (!doubles_letters(&of) || doubles_letters(&best))) return;
    search->best = candidate;
    search->best_size = size;
    search->distance = far;
}

void nearest_try(nearest *search, const char *candidate) {
    nearest_try_bytes(search, candidate, strlen(candidate));
}

void nearest_try_choices(nearest *search, const char *choices) {
    for (;;) {
        size_t size = strcspn(choices, "|");
        nearest_try_bytes(search, choices, size);
        if (!choices[size]) return;
        choices += size + 1;
    }
}

const char *text_nearest(const char *word, const char *const *list) {
    nearest search = nearest_to(word);
    for (; *list; list++) nearest_try(&search, *list);
    return search.best;
}
