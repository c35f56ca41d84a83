#include "cli/common/edit_distance.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { LENGTH_MAX = 40 };

static int least(int a, int b) {
    return a < b ? a : b;
}

static char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool alike(char a, char b) {
    return small(a) == small(b);
}

// Optimal string alignment (Levenshtein with neighbours swapped), by rows.
int edit_distance(const char *a, const char *b) {
    size_t rows = strlen(a), columns = strlen(b);
    if (rows > LENGTH_MAX || columns > LENGTH_MAX) return EDIT_FAR;
    int cost[LENGTH_MAX + 1][LENGTH_MAX + 1];
    for (size_t i = 0; i <= rows; i++) cost[i][0] = (int)i;
    for (size_t j = 0; j <= columns; j++) cost[0][j] = (int)j;
    for (size_t i = 1; i <= rows; i++)
        for (size_t j = 1; j <= columns; j++) {
            int best = cost[i - 1][j - 1] + !alike(a[i - 1], b[j - 1]);
            best = least(best, least(cost[i - 1][j], cost[i][j - 1]) + 1);
            if (i > 1 && j > 1 && alike(a[i - 1], b[j - 2]) && alike(a[i - 2], b[j - 1]))
                best = least(best, cost[i - 2][j - 2] + 1);
            cost[i][j] = best;
        }
    return cost[rows][columns];
}

const char *edit_nearest(const char *given, const char *const *words) {
    const char *nearest = NULL;
    int distance = (int)(strlen(given) + 2) / 3 + 1; // one letter in three may be wrong
    for (; *words; words++) {
        size_t size = strlen(given);
        int d = size && strncmp(given, *words, size) == 0 ? 1 : edit_distance(given, *words);
        if (d < distance) {
            distance = d;
            nearest = *words;
        }
    }
    return nearest;
}
