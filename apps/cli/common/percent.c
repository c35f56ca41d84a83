#include "cli/common/percent.h"

#include "cli/common/xalloc.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long long scale(int digits) {
    long long units = 1;
    while (digits-- > 0) units *= 10;
    return units;
}

long long percent_units(double p, int digits) {
    return llround(p * 100 * (double)scale(digits));
}

// Whether chance i is one of those that are marked, or else of the others.
static bool is_of(const bool *marked, int i, bool which) {
    return (marked && marked[i]) == which;
}

// The one that lost most by being cut to whole units; -1: there is none.
static int most_cut(const double *exact, const bool *marked, int count, bool which,
                    const long long *units) {
    int most = -1;
    for (int i = 0; i < count; i++)
        if (is_of(marked, i, which) &&
            (most < 0 || exact[i] - (double)units[i] > exact[most] - (double)units[most]))
            most = i;
    return most;
}

void percent_share(const double *p, const bool *marked, int count, int digits,
                   long long *units) {
    double sum[2] = {0};
    double *exact = xalloc_zeroed((size_t)count * sizeof *exact);
    for (int i = 0; i < count; i++) {
        exact[i] = p[i] * 100 * (double)scale(digits);
        units[i] = (long long)floor(exact[i]);
        sum[is_of(marked, i, true)] += exact[i];
    }
    long long of_marked = llround(sum[true]);
    long long left[2] = {llround(sum[false] + sum[true]) - of_marked, of_marked};
    for (int i = 0; i < count; i++) left[is_of(marked, i, true)] -= units[i];
    for (int which = 0; which < 2; which++)
        for (; left[which] > 0; left[which]--)
            units[most_cut(exact, marked, count, which != 0, units)]++;
    free(exact);
}

static void plain(char *word, long long units, int digits) {
    long long one = scale(digits);
    if (digits == 0)
        snprintf(word, PERCENT_WORD_MAX, "%lld", units);
    else
        snprintf(word, PERCENT_WORD_MAX, "%lld.%0*lld", units / one, digits, units % one);
}

static void between(char *word, long long units, int digits) {
    long long all = 100 * scale(digits);
    long long shown = units <= 0 ? 1 : units >= all ? all - 1 : units;
    char sign = units <= 0 ? '<' : '>';
    bool marked = shown != units;
    if (marked) word[0] = sign;
    plain(word + marked, shown, digits);
}

void percent_word(char word[PERCENT_WORD_MAX], long long units, int digits, bool never,
                  bool certain) {
    if (never || certain)
        snprintf(word, PERCENT_WORD_MAX, "%s", never ? "never" : "certain");
    else
        between(word, units, digits);
}

void percent_cell(char word[PERCENT_WORD_MAX], double p, int digits, bool never, bool certain) {
    long long all = 100 * scale(digits), units = percent_units(p, digits);
    if (p * (double)all < 1) units = 0;
    if ((1 - p) * (double)all < 1) units = all;
    if (never || certain)
        snprintf(word, PERCENT_WORD_MAX, "%s", never ? "0" : "100");
    else
        between(word, units, digits);
}

void percent_error(char word[PERCENT_WORD_MAX], double error, int digits) {
    long long units = percent_units(error, digits);
    bool marked = units == 0 && error > 0;
    if (marked) word[0] = '<';
    plain(word + marked, marked ? 1 : units, digits);
}

void percent_fixed(char word[PERCENT_WORD_MAX], double number, int decimals) {
    snprintf(word, PERCENT_WORD_MAX, "%.*f", decimals, number);
    if (number == 0 || strpbrk(word, "123456789")) return;
    snprintf(word, PERCENT_WORD_MAX, "%s<%.*f", number < 0 ? "-" : "", decimals,
             pow(10, -decimals));
}

bool percent_is_nothing(double number) {
    return fabs(number) < 1e-9;
}

void percent_bar(strbuf *out, long long units, int digits) {
    double length = (double)units / (double)scale(digits) / 2;
    for (long i = lrint(length); i > 0; i--) strbuf_add(out, "#"); // a half goes to the even
}
