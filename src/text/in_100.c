#include "text/in_100.h"

#include <assert.h>

static int64_t scale(int digits) {
    int64_t units = 1;
    assert(digits >= 0 && digits <= IN_100_DIGITS_MAX + 1);
    while (digits-- > 0) units *= 10;
    return units;
}

// The whole number nearest to a number that is not negative; half is rounded up.
static int64_t rounded(double number) {
    int64_t whole = (int64_t)number;
    return whole + (number - (double)whole >= 0.5);
}

static double exact_of(double p, int digits) {
    return p * 100 * (double)scale(digits);
}

int64_t in_100_units(double p, int digits) {
    return rounded(exact_of(p, digits));
}

// --- Shares ----------------------------------------------------------------------------------

// True if chance i belongs to the group: the marked ones or the others.
static bool is_of(const bool *marked, uint32_t i, bool which) {
    return (marked && marked[i]) == which;
}

static double cut_of(const double *p, const int64_t *units, uint32_t i, int digits) {
    return exact_of(p[i], digits) - (double)units[i];
}

// The chance that lost most when it was cut to whole units.
static uint32_t most_cut(const double *p, const bool *marked, uint32_t count, bool which,
                         const int64_t *units, int digits) {
    uint32_t most = count;
    for (uint32_t i = 0; i < count; i++)
        if (is_of(marked, i, which) &&
            (most == count || cut_of(p, units, i, digits) > cut_of(p, units, most, digits)))
            most = i;
    return most;
}

void in_100_share(const double *p, const bool *marked, uint32_t count, int digits,
                  int64_t *units) {
    double sum[2] = {0};
    for (uint32_t i = 0; i < count; i++) {
        units[i] = (int64_t)exact_of(p[i], digits);
        sum[is_of(marked, i, true)] += exact_of(p[i], digits);
    }
    int64_t of_marked = rounded(sum[true]);
    int64_t left[2] = {rounded(sum[false] + sum[true]) - of_marked, of_marked};
    for (uint32_t i = 0; i < count; i++) left[is_of(marked, i, true)] -= units[i];
    for (int which = 0; which < 2; which++)
        for (; left[which] > 0; left[which]--) {
            uint32_t most = most_cut(p, marked, count, which != 0, units, digits);
            if (most == count) break;
            units[most]++;
        }
}

// --- Words -----------------------------------------------------------------------------------

static void add_units(text *to, int64_t units, int digits) {
    int64_t one = scale(digits), rest = units % one;
    text_add_whole(to, units / one);
    if (digits == 0) return;
    text_add(to, ".");
    for (int64_t place = one / 10; place > 0; place /= 10)
        text_add_char(to, (char)('0' + rest / place % 10));
}

void in_100_word(char word[IN_100_WORD_MAX], int64_t units, int digits) {
    text to = text_within(word, IN_100_WORD_MAX);
    int64_t all = 100 * scale(digits), shown = units <= 0 ? 1 : units >= all ? all - 1 : units;
    if (shown != units) text_add(&to, units <= 0 ? "<" : ">");
    add_units(&to, shown, digits);
}

void in_100_cell(char word[IN_100_WORD_MAX], double p, int digits) {
    int64_t all = 100 * scale(digits), units = in_100_units(p, digits);
    if (p * (double)all < 1) units = 0;
    if ((1 - p) * (double)all < 1) units = all;
    if (p > 0 && p < 1)
        in_100_word(word, units, digits);
    else
        text_copy(word, IN_100_WORD_MAX, p > 0 ? "100" : "0");
}

void in_100_spoken(text *to, const char *word) {
    bool less = *word == '<', more = *word == '>';
    text_add(to, less ? "fewer than " : more ? "more than " : "");
    text_add(to, word + (less || more));
}

// --- Numbers ---------------------------------------------------------------------------------

// a * b as *high + the rest, exactly (Dekker's product).
static double product(double a, double b, double *high) {
    static const double SPLIT = 134217729; // 2^27 + 1
    double x = SPLIT * a, y = SPLIT * b;
    double a_high = x - (x - a), a_low = a - a_high, b_high = y - (y - b), b_low = b - b_high;
    *high = a * b;
    return ((a_high * b_high - *high) + a_high * b_low + a_low * b_high) + a_low * b_low;
}

void text_add_fixed(text *to, double number, int digits) {
    double high, size = number < 0 ? -number : number;
    double rest = product(size, (double)scale(digits), &high);
    int64_t whole = (int64_t)high;
    double over = high - (double)whole - 0.5; // exact: the numbers lie close together
    bool up = over > 0 || (over == 0 && (rest > 0 || (rest == 0 && whole % 2 == 1)));
    bool small = whole + up == 0 && number != 0;
    text_add(to, number < 0 ? "-" : "");
    text_add(to, small ? "<" : "");
    add_units(to, small ? 1 : whole + up, digits);
}

// --- Costs -------------------------------------------------------------------------------------

void in_100_add_cost(text *to, double points, bool chances, int digits) {
    char word[IN_100_WORD_MAX];
    text number = text_within(word, sizeof word);
    int most = digits > IN_100_DIGITS_MAX - 2 ? IN_100_DIGITS_MAX - 2 : digits;
    if (chances)
        in_100_cell(word, points / 100,
                    digits > IN_100_DIGITS_MAX ? IN_100_DIGITS_MAX : digits);
    else
        text_add_fixed(&number, points, most + 2);
    bool less = *word == '<', more = *word == '>';
    text_add(to, less ? "less than " : more ? "more than " : "");
    text_add(to, word + (less || more));
    text_add(to, chances ? " in 100" : " points");
}
