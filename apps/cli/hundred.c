#include "hundred.h"

#include <math.h>
#include <stdio.h>

static long long scale(int digits) {
    long long units = 1;
    while (digits-- > 0) units *= 10;
    return units;
}

long long hundred_units(double p, int digits) {
    return llround(p * 100 * (double)scale(digits));
}

void hundred_share(const double *p, int count, int digits, long long *units) {
    double all = 100 * (double)scale(digits), sum = 0;
    for (int i = 0; i < count; i++) sum += p[i];
    long long left = llround(sum * all);
    for (int i = 0; i < count; i++) {
        units[i] = (long long)floor(p[i] * all);
        left -= units[i];
    }
    for (; left > 0; left--) {
        int most = 0;
        for (int i = 1; i < count; i++)
            if (p[i] * all - (double)units[i] > p[most] * all - (double)units[most]) most = i;
        units[most]++;
    }
}

static void plain(char *word, long long units, int digits) {
    long long one = scale(digits);
    if (digits == 0)
        snprintf(word, HUNDRED_WORD_MAX, "%lld", units);
    else
        snprintf(word, HUNDRED_WORD_MAX, "%lld.%0*lld", units / one, digits, units % one);
}

static void between(char *word, long long units, int digits) {
    long long all = 100 * scale(digits);
    long long shown = units <= 0 ? 1 : units >= all ? all - 1 : units;
    char sign = units <= 0 ? '<' : '>';
    bool marked = shown != units;
    if (marked) word[0] = sign;
    plain(word + marked, shown, digits);
}

void hundred_word(char word[HUNDRED_WORD_MAX], long long units, int digits, bool never,
                  bool certain) {
    if (never || certain)
        snprintf(word, HUNDRED_WORD_MAX, "%s", never ? "never" : "certain");
    else
        between(word, units, digits);
}

void hundred_cell(char word[HUNDRED_WORD_MAX], double p, int digits, bool never, bool certain) {
    long long all = 100 * scale(digits), units = hundred_units(p, digits);
    if (p * (double)all < 1) units = 0;
    if ((1 - p) * (double)all < 1) units = all;
    if (never || certain)
        snprintf(word, HUNDRED_WORD_MAX, "%s", never ? "0" : "100");
    else
        between(word, units, digits);
}

void hundred_error(char word[HUNDRED_WORD_MAX], double error, int digits) {
    long long units = hundred_units(error, digits);
    bool marked = units == 0 && error > 0;
    if (marked) word[0] = '<';
    plain(word + marked, marked ? 1 : units, digits);
}

void hundred_bar(page *out, long long units, int digits) {
    double length = (double)units / (double)scale(digits) / 2;
    for (long i = lrint(length); i > 0; i--) page_add(out, "#"); // a half goes to the even
}
