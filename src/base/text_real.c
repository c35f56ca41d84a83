// The shortest decimal that reads back as the same double, and of those the nearest.
//
// Free-format printing after R. G. Burger and R. K. Dybvig, "Printing Floating-Point Numbers
// Quickly and Accurately" (1996), in whole numbers only: no libm and no locale, so every machine
// writes the same text. The value is r / s; whatever lies within low / s below it and high / s
// above it reads back as the same double, both ends too when its significand is even.
#include "base/text.h"

#include <assert.h>
#include <string.h>

enum {
    // s and r stay under 2^1130: 2^1076 for the least double, times 10^7 and a little.
    BIG_WORDS = 36,
    TEN_TO_9 = 1000000000,
    BLOCK = 7, // digits taken at once
    TEN_TO_BLOCK = 10000000,
    DIGITS_MAX = 17, // of a double, at most
    EXACT = 21,      // RFC 8785: up to 10^21 is written without an exponent
    TINY = -6        // and down to 10^-6
};

typedef struct big { // a whole number, little end first
    uint32_t word[BIG_WORDS];
    int count; // words in use; 0: zero
} big;

typedef struct range {
    big r, s, low, high;
    bool closed; // the ends read back too
} range;

typedef struct decimal { // 0.d1d2d3… times 10^point
    char digit[DIGITS_MAX];
    int count, point;
} decimal;

// --- Whole numbers ---------------------------------------------------------------------------

static void times(big *a, uint32_t by) {
    uint64_t carry = 0;
    for (int i = 0; i < a->count; i++) {
        carry += (uint64_t)a->word[i] * by;
        a->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) {
        assert(a->count < BIG_WORDS);
        a->word[a->count++] = (uint32_t)carry;
    }
}

static void times_power_of_ten(big *a, int power) {
    for (; power >= 9; power -= 9) times(a, TEN_TO_9);
    for (; power > 0; power--) times(a, 10);
}

// whole * 2^shift
static big big_of(uint64_t whole, int shift) {
    big a = {.count = shift / 32};
    a.word[a.count++] = (uint32_t)whole;
    a.word[a.count++] = (uint32_t)(whole >> 32);
    while (a.count && !a.word[a.count - 1]) a.count--;
    times(&a, UINT32_C(1) << shift % 32);
    return a;
}

static int compare(const big *a, const big *b) {
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->word[i] != b->word[i]) return a->word[i] < b->word[i] ? -1 : 1;
    return 0;
}

// a -= b * by, b * by <= a
static void subtract(big *a, const big *b, uint32_t by) {
    uint64_t borrow = 0;
    for (int i = 0; i < a->count; i++) {
        uint64_t take = borrow + (i < b->count ? (uint64_t)b->word[i] * by : 0);
        borrow = (take >> 32) + (a->word[i] < (uint32_t)take);
        a->word[i] = (uint32_t)(a->word[i] - take);
    }
    while (a->count && !a->word[a->count - 1]) a->count--;
}

// How often b goes into a at least, by their highest words.
static uint32_t goes_into(const big *a, const big *b) {
    int last = b->count - 1;
    if (a->count <= last) return 0;
    uint64_t high = a->word[last];
    if (a->count > b->count) high |= (uint64_t)a->word[b->count] << 32;
    return (uint32_t)(high / ((uint64_t)b->word[last] + 1));
}

static void sum(const big *a, const big *b, big *out) {
    uint64_t carry = 0;
    out->count = 0;
    for (int i = 0; i < a->count || i < b->count || carry; i++) {
        assert(i < BIG_WORDS);
        carry += i < a->count ? a->word[i] : 0;
        carry += i < b->count ? b->word[i] : 0;
        out->word[out->count++] = (uint32_t)carry;
        carry >>= 32;
    }
}

// --- Digits ----------------------------------------------------------------------------------

enum { FRACTION_BITS = 52, EXPONENT_BIAS = 1075, EXPONENTS = 0x7FF };

typedef struct parts { // significand * 2^exponent
    uint64_t significand;
    int exponent;
    bool lowest; // of its power of two: the next double below is half as far
} parts;

static parts parts_of(uint64_t bits) {
    int biased = (int)(bits >> FRACTION_BITS & EXPONENTS);
    uint64_t fraction = bits & ((UINT64_C(1) << FRACTION_BITS) - 1);
    if (!biased) return (parts){.significand = fraction, .exponent = 1 - EXPONENT_BIAS};
    return (parts){.significand = fraction | UINT64_C(1) << FRACTION_BITS,
                   .exponent = biased - EXPONENT_BIAS,
                   .lowest = !fraction && biased > 1};
}

// Half the gaps to the doubles on either side are `low` and `high`.
static range range_of(parts p) {
    int up = p.exponent > 0 ? p.exponent : 0, down = p.exponent < 0 ? -p.exponent : 0;
    return (range){.r = big_of(p.significand, up + 1 + p.lowest),
                   .s = big_of(1, down + 1 + p.lowest),
                   .low = big_of(1, up),
                   .high = big_of(1, up + p.lowest),
                   .closed = !(p.significand & 1)};
}

// A power of ten that is too low by one at most: floor(log10(2) * n) + 1 for 2^n <= value,
// n != 0, for log10 of the value itself is greater and never whole there.
static int guess_point(parts p) {
    int n = p.exponent - 1;
    for (uint64_t rest = p.significand; rest; rest >>= 1) n++;
    enum { LOG = 78913, SCALE = 1 << 18, SHIFT = 400 }; // log10(2) = 78913 / 2^18
    return n ? (n * LOG + SHIFT * SCALE) / SCALE - SHIFT + 1 : 0;
}

static bool reaches_above(const range *in) {
    big top;
    sum(&in->r, &in->high, &top);
    return compare(&top, &in->s) >= !in->closed;
}

static bool reaches_below(const range *in) {
    return compare(&in->r, &in->low) < in->closed;
}

// Scales so that the first digit is r * 10 / s. Returns the power of ten of the point.
static int scale(range *in, int guess) {
    times_power_of_ten(&in->s, guess);
    times_power_of_ten(&in->r, -guess);
    times_power_of_ten(&in->low, -guess);
    times_power_of_ten(&in->high, -guess);
    if (reaches_above(in)) {
        times(&in->s, 10);
        return guess + 1;
    }
    return guess;
}

// Takes the next digits, as many as `power` of ten has zeros.
static uint32_t take_digits(range *in, uint32_t power) {
    times(&in->r, power);
    times(&in->low, power);
    times(&in->high, power);
    uint32_t digits = 0, more;
    while ((more = goes_into(&in->r, &in->s)) > 0) {
        subtract(&in->r, &in->s, more);
        digits += more;
    }
    for (; compare(&in->r, &in->s) >= 0; digits++) subtract(&in->r, &in->s, 1);
    return digits;
}

// The last digit: it as it is, where that reads back (`below` the value), or one more (`above`);
// where both do, the nearer.
static int last_digit(const range *in, int digit, bool below, bool above) {
    if (!above) return digit;
    if (!below) return digit + 1;
    big twice = in->r;
    times(&twice, 2);
    int side = compare(&twice, &in->s);
    return digit + (side > 0 || (side == 0 && digit % 2));
}

// Takes a block of digits; false, and nothing taken, where the last one is among them or follows: with every
// digit what is left above and below shrinks, so that none of them is the last if the end of the block is not.
static bool take_block(range *in, decimal *out) {
    range then = *in;
    uint32_t digits = take_digits(&then, TEN_TO_BLOCK);
    if (reaches_below(&then) || reaches_above(&then)) return false;
    for (int i = BLOCK; i-- > 0; digits /= 10)
        out->digit[out->count + i] = (char)('0' + digits % 10);
    out->count += BLOCK;
    *in = then;
    return true;
}

// --- The digits of usual numbers --------------------------------------------------------------

// Those from 2^-30 to 2^53 that have a part behind the point. Their s is a power of two: multiplying by five
// and moving the binary point gives the next digit. No whole number reads back as such a value, so the digits
// before the point are exact.
enum { USUAL_LEAST = -82, USUAL_MOST = -1 }; // exponents
enum { WORD = 64 };                          // bits

typedef struct fraction { // (high * 2^64 + low) / 2^bits
    uint64_t high, low;
    int bits;
    uint64_t below, above; // half the gaps to the next doubles, likewise over 2^bits
    bool closed;           // the ends read back too
} fraction;

static uint64_t shifted(uint64_t high, uint64_t low, int bits) {
    assert(bits >= 0 && bits < 2 * WORD);
    if (bits == 0) return low;
    return bits < WORD ? high << (WORD - bits) | low >> bits : high >> (bits - WORD);
}

static uint64_t take_whole(fraction *of) {
    uint64_t whole = shifted(of->high, of->low, of->bits);
    if (of->bits < WORD) {
        of->high = 0;
        of->low -= whole << of->bits;
    } else {
        of->high -= whole << (of->bits - WORD);
    }
    return whole;
}

// Makes it ten times as much.
static void times_ten(fraction *of) {
    uint64_t five = of->low * 5;
    of->high = of->high * 5 + (of->low >> 62) + (five < of->low << 2);
    of->low = five;
    of->below *= 5;
    of->above *= 5;
    of->bits--;
}

static bool is_below(const fraction *of) {
    return !of->high && of->low < of->below + of->closed;
}

static bool is_above(const fraction *of) {
    uint64_t low = of->low + of->above - !of->closed;
    return shifted(of->high + (low < of->low), low, of->bits) > 0;
}

// Chosen as by last_digit.
static int last_of(const fraction *of, int digit, bool below, bool above) {
    if (!above || (!of->high && !of->low)) return digit;
    if (!below || !shifted(of->high, of->low, of->bits - 1)) return digit + !below;
    fraction rest = *of;
    rest.bits--;
    take_whole(&rest);
    return digit + (rest.high || rest.low || digit % 2);
}

static void add_whole(decimal *to, uint64_t whole) {
    char digit[DIGITS_MAX + 4];
    int count = 0;
    for (; whole; whole /= 10) digit[count++] = (char)('0' + whole % 10);
    to->point = count;
    while (count > 0) to->digit[to->count++] = digit[--count];
}

static decimal usual(parts p) {
    int more = 1 + p.lowest;
    fraction of = {.low = p.significand << more,
                   .bits = more - p.exponent,
                   .below = 1,
                   .above = (uint64_t)more,
                   .closed = !(p.significand & 1)};
    decimal out = {.count = 0};
    add_whole(&out, take_whole(&of));
    bool below = !of.high && !of.low, above = false;
    for (; below && out.digit[out.count - 1] == '0'; out.count--) continue;
    times_ten(&of);
    for (; !out.count && !is_above(&of); out.point--) times_ten(&of);
    for (; !below && !above; times_ten(&of)) {
        int digit = (int)take_whole(&of);
        below = is_below(&of);
        above = is_above(&of);
        if (below || above) digit = last_of(&of, digit, below, above);
        assert(digit <= 9 && out.count < DIGITS_MAX);
        out.digit[out.count++] = (char)('0' + digit);
    }
    return out;
}

static decimal shortest(uint64_t bits) {
    parts p = parts_of(bits);
    if (p.exponent >= USUAL_LEAST && p.exponent <= USUAL_MOST && p.significand >> FRACTION_BITS)
        return usual(p);
    range in = range_of(p);
    decimal out = {.point = scale(&in, guess_point(p))};
    while (out.count + BLOCK < DIGITS_MAX && take_block(&in, &out)) continue;
    for (;;) {
        int digit = (int)take_digits(&in, 10);
        bool below = reaches_below(&in), above = reaches_above(&in);
        bool last = below || above;
        if (last) digit = last_digit(&in, digit, below, above);
        assert(digit <= 9 && out.count < DIGITS_MAX);
        out.digit[out.count++] = (char)('0' + digit);
        if (last) return out;
    }
}

// --- Layout ----------------------------------------------------------------------------------

static void add_zeros(text *to, int count) {
    for (; count > 0; count--) text_add_char(to, '0');
}

static void add_with_exponent(text *to, const decimal *d) {
    text_add_char(to, d->digit[0]);
    if (d->count > 1) text_add_char(to, '.');
    text_add_bytes(to, d->digit + 1, (size_t)d->count - 1);
    text_add(to, d->point > 0 ? "e+" : "e");
    text_add_whole(to, d->point - 1);
}

static void add_decimal(text *to, const decimal *d) {
    if (d->point > EXACT || d->point <= TINY) {
        add_with_exponent(to, d);
        return;
    }
    int before = d->point < 0 ? 0 : d->point < d->count ? d->point : d->count;
    text_add_bytes(to, d->digit, (size_t)before);
    if (d->point <= 0) text_add_char(to, '0');
    add_zeros(to, d->point - before);
    if (before == d->count) return;
    text_add_char(to, '.');
    add_zeros(to, -d->point);
    text_add_bytes(to, d->digit + before, (size_t)(d->count - before));
}

void text_add_real(text *to, double number) {
    uint64_t bits, sign = UINT64_C(1) << 63;
    memcpy(&bits, &number, sizeof bits);
    assert((bits >> FRACTION_BITS & EXPONENTS) != EXPONENTS);
    if (bits << 1 == 0) {
        text_add_char(to, '0');
        return;
    }
    if (bits & sign) text_add_char(to, '-');
    decimal d = shortest(bits & ~sign);
    add_decimal(to, &d);
}
