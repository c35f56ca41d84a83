#include "cli/vary/values.h"

#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    DIGITS_MAX = 9, // of a number in a range, before and after the point
    PARTS_MAX = 999 // of a fraction in a range: then no count of parts is too large
};

// --- Numbers, counted in parts of 1 ------------------------------------------------------------

// parts / over: 12.50 is 1250/100, 1/3 itself.
typedef struct number {
    int64_t parts, over;
    bool point, bar; // how it was written
} number;

static int count_digits(const char *text) {
    return (int)strspn(text, "0123456789");
}

// Reads "/3" behind a whole number; returns how many characters, 0 if it is no such part.
static size_t read_over(const char *text, number *out) {
    int digits = *text == '/' ? count_digits(text + 1) : 0;
    if (!digits || digits > DIGITS_MAX) return 0;
    int64_t over = strtoll(text + 1, NULL, 10);
    if (over < 1 || over > PARTS_MAX) return 0;
    out->over = over;
    out->bar = true;
    return (size_t)digits + 1;
}

// Reads "-12.50" or "1/3"; returns how many characters, 0 if there is no number or it is too long.
static size_t read_number(const char *text, number *out) {
    bool minus = *text == '-';
    const char *at = text + minus;
    int whole = count_digits(at);
    // "4..6": the point of a range is not one of a number
    int part = at[whole] == '.' && at[whole + 1] != '.' ? count_digits(at + whole + 1) : 0;
    if (!whole || whole > DIGITS_MAX || part > DIGITS_MAX) return 0;
    *out = (number){.over = 1, .point = part > 0};
    for (int i = 0; i < whole; i++) out->parts = 10 * out->parts + (at[i] - '0');
    for (int i = 0; i < part; i++, out->over *= 10)
        out->parts = 10 * out->parts + (at[whole + 1 + i] - '0');
    if (minus) out->parts = -out->parts;
    at += whole + (part ? part + 1 : 0);
    return (size_t)(at - text) + (part ? 0 : read_over(at, out));
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static int64_t common_over(int64_t a, int64_t b) {
    int64_t common = common_divisor(a, b);
    assert(common > 0);
    return a / common * b;
}

static int64_t in_parts(number of, int64_t over) {
    return of.parts * (over / of.over);
}

// Without zeros at the end: 0.50 is 0.5.
static void add_decimal(strbuf *out, uint64_t size, uint64_t over) {
    for (; over > 1 && size % 10 == 0; over /= 10) size /= 10;
    strbuf_put(out, "%llu", (unsigned long long)(size / over));
    int decimals = 0;
    for (uint64_t one = over; one > 1; one /= 10) decimals++;
    if (decimals) strbuf_put(out, ".%0*llu", decimals, (unsigned long long)(size % over));
}

// In lowest terms: 2/4 is 1/2.
static void add_fraction(strbuf *out, uint64_t size, uint64_t over) {
    uint64_t common = (uint64_t)common_divisor((int64_t)over, (int64_t)size);
    strbuf_put(out, "%llu", (unsigned long long)(size / common));
    if (over > common) strbuf_put(out, "/%llu", (unsigned long long)(over / common));
}

// --- A range ---------------------------------------------------------------------------------

typedef struct range {
    size_t start, end;      // where it stands in its text
    number low, high, step; // the ends say which way it goes, whatever the step's sign
    bool points, bars;      // how its numbers were written
    int64_t over;           // what all of them are counted in parts of
} range;

// A range of fractions goes by one of its parts, any other by 1.
static void set_over(range *of, bool stepped) {
    of->points = of->low.point || of->high.point || of->step.point;
    of->bars = of->low.bar || of->high.bar || of->step.bar;
    of->over = common_over(common_over(of->low.over, of->high.over), of->step.over);
    if (of->bars && !stepped) of->step.over = of->over;
}

static bool read_range_at(const char *text, size_t start, range *out) {
    const char *at = text + start;
    *out = (range){.start = start, .step = {.parts = 1, .over = 1}};
    size_t size = read_number(at, &out->low), step = 0;
    if (!size || strncmp(at + size, "..", 2) != 0) return false;
    at += size + 2;
    size = read_number(at, &out->high);
    if (!size) return false;
    at += size;
    if (*at == ':' && (step = read_number(at + 1, &out->step)) > 0) at += step + 1;
    out->end = (size_t)(at - text);
    set_over(out, step > 0);
    return true;
}

// The first range of a text; a number begins after no letter or digit: A4..6 has none.
static bool find_range(const char *text, range *out) {
    static const char WITHIN[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/";
    for (size_t i = 0; text[i]; i++)
        if ((i == 0 || !strchr(WITHIN, text[i - 1])) && read_range_at(text, i, out))
            return true;
    return false;
}

// --- A list ----------------------------------------------------------------------------------

// How long the first value of a text is: to a comma that parts two.
static size_t first_size(const char *text) {
    int open = 0;
    bool quoted = false;
    size_t i = 0;
    for (; text[i]; i++) {
        char letter = text[i];
        if (letter == '"') quoted = !quoted;
        if (quoted) continue;
        if (letter == '[' || letter == '{') open++;
        if (letter == ']' || letter == '}') open--;
        if (letter == ',' && !open && i > 0 && text[i + 1] && text[i + 1] != ' ') break;
    }
    return i;
}

bool values_are_several(const char *text) {
    range found;
    return text[first_size(text)] == ',' || find_range(text, &found);
}

static int add_value(session *at, const char *name, char *value, values *out) {
    if (out->count == VALUES_MAX) {
        free(value);
        return error_set(at, EXIT_USAGE, "usage", "%s has more than %d values", name,
                         VALUES_MAX);
    }
    if ((out->count & (out->count - 1)) == 0)
        out->value = xalloc_grow(out->value, (out->count ? 2 * (size_t)out->count : 1) *
                                                 sizeof *out->value);
    out->value[out->count++] = value;
    return EXIT_DONE;
}

// Where the parts of 1 stand in a text as one of its numbers.
static void add_number(strbuf *out, const range *of, int64_t parts) {
    uint64_t size = parts < 0 ? (uint64_t)-parts : (uint64_t)parts;
    if (parts < 0) strbuf_add(out, "-");
    if (of->bars)
        add_fraction(out, size, (uint64_t)of->over);
    else
        add_decimal(out, size, (uint64_t)of->over);
}

static int refuse_mixed(session *at, const char *name, const char *text, const range *of) {
    char *given = xalloc_text(text + of->start, of->end - of->start);
    error_set(at, EXIT_USAGE, "usage", "%s has a range of decimals and fractions, \"%s\"", name,
              given);
    free(given);
    error_note(at, "allowed", "0.5..1.5:0.25, or 1/2..3/2:1/4");
    return EXIT_USAGE;
}

// The text with each number of the range in its place.
static int add_range(session *at, const char *name, const char *text, const range *of,
                     values *out) {
    if (of->points && of->bars) return refuse_mixed(at, name, text, of);
    int64_t low = in_parts(of->low, of->over), high = in_parts(of->high, of->over);
    int64_t step = in_parts(of->step, of->over), count = 0;
    if (step == 0)
        return error_set(at, EXIT_USAGE, "usage", "%s has a range with the step 0", name);
    count = (low < high ? high - low : low - high) / (step < 0 ? -step : step) + 1;
    if ((low > high) != (step < 0)) step = -step;
    int status = EXIT_DONE;
    for (int64_t i = 0; i < count && status == EXIT_DONE; i++) {
        strbuf value = {0};
        strbuf_add_bytes(&value, text, of->start);
        add_number(&value, of, low + i * step);
        strbuf_add(&value, text + of->end);
        status = add_value(at, name, value.text, out);
    }
    return status;
}

static char *without_quotes(const char *text, size_t size) {
    bool quoted = size >= 2 && text[0] == '"' && text[size - 1] == '"' &&
                  !memchr(text + 1, '"', size - 2);
    return quoted ? xalloc_text(text + 1, size - 2) : xalloc_text(text, size);
}

static int refuse_two_ranges(session *at, const char *name, const char *text) {
    error_set(at, EXIT_USAGE, "usage", "%s has two ranges in one value, \"%s\"", name, text);
    error_note(at, "allowed",
               "one range in a value; two values may vary, each by a name of its own");
    return EXIT_USAGE;
}

static int add_one(session *at, const char *name, const char *text, size_t size, values *out) {
    char *one = xalloc_text(text, size);
    range found;
    int status;
    if (*one != '"' && find_range(one, &found))
        status = find_range(one + found.end, &(range){0})
                     ? refuse_two_ranges(at, name, one)
                     : add_range(at, name, one, &found, out);
    else
        status = add_value(at, name, without_quotes(one, size), out);
    free(one);
    return status;
}

static int compare(const void *one, const void *other) {
    return strcmp(*(char *const *)one, *(char *const *)other);
}

static int refuse_twice(session *at, const char *name, const values *of) {
    size_t bytes = of->count * sizeof *of->value;
    char **sorted = xalloc_grow(NULL, bytes);
    memcpy(sorted, of->value, bytes);
    qsort(sorted, of->count, sizeof *sorted, compare);
    int status = EXIT_DONE;
    for (uint32_t i = 1; i < of->count && status == EXIT_DONE; i++)
        if (strcmp(sorted[i - 1], sorted[i]) == 0)
            status = error_set(at, EXIT_USAGE, "usage", "%s has the value \"%s\" twice", name,
                               sorted[i]);
    free(sorted);
    return status;
}

int values_read(session *at, const char *name, const char *text, values *out) {
    *out = (values){0};
    int status = EXIT_DONE;
    for (; status == EXIT_DONE; text++) {
        size_t size = first_size(text);
        status = add_one(at, name, text, size, out);
        text += size;
        if (!*text) break;
    }
    return status == EXIT_DONE ? refuse_twice(at, name, out) : status;
}

void values_free(values *of) {
    for (uint32_t i = 0; i < of->count; i++) free(of->value[i]);
    free(of->value);
    *of = (values){0};
}

int values_width(const values *of) {
    int width = 0;
    for (uint32_t i = 0; i < of->count; i++) {
        int own = strbuf_width_of(of->value[i]);
        if (own > width) width = own;
    }
    return width;
}
