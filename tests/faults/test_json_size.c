// The cost of large texts for the core: bytes and allocations grow no faster than the text, and
// stay under a limit, whatever the texts contain and wherever they are in a request. Counted, not
// timed.
#include "bayonet/request.h"

#include "base/text.h"
#include "failing_memory.h"
#include "faults/deep.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum {
    MIB = 1 << 20,
    A_BYTE = 84,           // bytes of memory that a byte of text may cost: "1," is one value
    FIRST_BYTES = 1 << 16, // besides, whatever the size
    LARGE = 5,             // one request of so many is as large as the command reads
    FEW_REQUESTS = 64,     // for memory, that do not grow with the text
    MOST_BYTES = 200000000 // that anything may cost
};

typedef struct shape { // before, then `again` as often as it fits, then `after`
    const char *before, *again, *after;
} shape;

// # in `again` is a number that grows.
static const shape SHAPES[] = {
    {"", "[", ""},
    {"", "{\"a\":", ""},
    {"[", "[],", "[]]"},
    {"[", "{},", "{}]"},
    {"[", "1,", "1]"},
    {"[", "1.5,", "1]"},
    {"[", "[1],", "[]]"},
    {"[", "{\"a\":1},", "{}]"},
    {"[", "[[[[[[[[]]]]]]]],", "[]]"},
    {"[", "\"a\",", "\"\"]"},
    {"\"", "a", "\""},
    {"\"", "\\u0041", "\""},
    {"{", "\"a\":1,", "\"b\":1}"},
    {"{", "\"#\":1,", "\"b\":1}"},
    {"{", "\"a long key that is the same up to its end #\":1,", "\"b\":1}"},
    {"{", "\"parameters.#\":1,", "\"b\":1}"},
    {"[", "{\"at\":\"#\"},", "{}]"},
    {"", " ", "1"},
    {"", "\n", "1"},
    {"[1,", "\n", "1"},
    {"", "9", ""},
};

enum { PARAMETERS = 15, SHAPE_COUNT = sizeof SHAPES / sizeof *SHAPES };

// Where such a text stands in a request; ' is for ", and in `"%"` it is a text in a text.
static const char *const PLACES[] = {
    "%",
    "{'do':%}",
    "{'do':'check','scenario':%}",
    "{'do':'check','scenario':{'rules':'nqm','attacker':%,'defender':'3 regular'}}",
    "{'do':'check','scenario':{'rules':'nqm','parameters':%}}",
    "{'do':'check','sample':'nqm','set':%}",
    "{'do':'odds','sample':'nqm','orders':%}",
    "{'do':'odds','sample':'nqm','only':%,'primes':%}",
    "{'do':'simulate','sample':'nqm','tallies':%}",
    "{'do':'check','record':%}",
    "{'do':'check','record':['%']}",
    "{'do':'replay','record':['%','%','%']}",
    "{'do':'odds','short':%}",
};

enum { PLACE_COUNT = sizeof PLACES / sizeof *PLACES };

static failing_memory own;
static size_t asked, largest;

// --- Texts -----------------------------------------------------------------------------------

static void add_again(text *to, const char *again, int64_t number) {
    const char *hole = strchr(again, '#');
    text_add_bytes(to, again, hole ? (size_t)(hole - again) : strlen(again));
    if (hole) text_add_whole(to, number);
    if (hole) text_add(to, hole + 1);
}

static text text_of(const shape *s, size_t size) {
    text made = text_new(failing_memory_of(&own));
    text_add(&made, s->before);
    size_t most = size - strlen(s->after) - 16; // digits of a number at most
    for (int64_t i = 0; made.size + strlen(s->again) < most; i++) add_again(&made, s->again, i);
    text_add(&made, s->after);
    return made;
}

static text request_of(const char *place, const text *part) {
    text made = text_new(failing_memory_of(&own));
    for (const char *at = place; *at; at++) {
        if (strncmp(at, "'%'", 3) == 0) {
            json_write_text(&made, part->bytes, part->size);
            at += 2;
        } else if (*at == '%') {
            text_add_bytes(&made, part->bytes, part->size);
        } else {
            text_add_char(&made, *at == '\'' ? '"' : *at);
        }
    }
    return made;
}

// --- What reading costs ----------------------------------------------------------------------

typedef struct cost {
    size_t peak, requests;
} cost;

static cost read_cost(const shape *s, size_t size) {
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *value = NULL;
    bay_fault why;
    text source = text_of(s, size);
    bay_status status = json_read(&into, source.bytes, source.size, &value, &why);
    assert_true(status == BAY_OK || status == BAY_BAD_TEXT);
    arena_free(&into);
    assert_int_equal(heap.blocks, 0);
    text_free(&source);
    return (cost){heap.peak, heap.requests};
}

static void reading_costs_no_more_than_the_text_grows(void **state) {
    (void)state;
    size_t first = is_deep() ? MIB : MIB / 4, last = is_deep() ? 8 * MIB : MIB / 2;
    for (size_t i = 0; i < SHAPE_COUNT; i++) {
        cost before = read_cost(&SHAPES[i], first / 2);
        for (size_t size = first; size <= last; size *= 2) {
            cost now = read_cost(&SHAPES[i], size);
            if (is_deep())
                print_message("%10zu bytes in %4zu requests: %2zu MiB of %s%s\n", now.peak,
                              now.requests, size / MIB, SHAPES[i].before, SHAPES[i].again);
            assert_true(now.peak <= size * A_BYTE + FIRST_BYTES);
            assert_true(now.peak <= MOST_BYTES / 2);
            assert_true(now.requests <= 2 * before.requests + FEW_REQUESTS);
            before = now;
        }
    }
}

// --- What a request costs --------------------------------------------------------------------

static void ask(const char *place, const shape *s, size_t size) {
    failing_memory heap = {0};
    bay_host host = {.memory = failing_memory_of(&heap)};
    text part = text_of(s, size), request = request_of(place, &part);
    bay_reply reply;
    bay_request(&host, request.bytes, request.size, &reply);
    if (!reply.text || heap.peak > MOST_BYTES)
        fail_msg("%zu bytes for %.60s with %s%s", heap.peak, place, s->before, s->again);
    if (heap.peak > largest) largest = heap.peak;
    asked++;
    bay_reply_free(host.memory, &reply);
    assert_int_equal(heap.blocks, 0);
    text_free(&request);
    text_free(&part);
}

static void no_request_costs_more_than_the_limit(void **state) {
    (void)state;
    for (size_t i = 0; i < SHAPE_COUNT; i++)
        for (size_t k = 0; k < PLACE_COUNT; k++) {
            bool large = (i + k) % LARGE == 0 || i == PARAMETERS;
            if (is_deep())
                ask(PLACES[k], &SHAPES[i], large ? 15 * MIB : MIB);
            else if (large)
                ask(PLACES[k], &SHAPES[i], MIB / 2);
        }
}

// --- What is refused ---------------------------------------------------------------------------

static void check_limit(const char *again, size_t size, const char *allowed,
                        const char *given) {
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *value = NULL;
    bay_fault why;
    text source = text_of(&(shape){"", again, ""}, size);
    assert_int_equal(json_read(&into, source.bytes, source.size, &value, &why), BAY_BAD_TEXT);
    assert_string_equal(why.allowed, allowed);
    assert_string_equal(why.given, given);
    arena_free(&into);
    text_free(&source);
}

static void a_limit_that_is_reached_is_named(void **state) {
    (void)state;
    check_limit("[", 4096, "nothing deeper than 64 lists and maps", "a list");
    check_limit("{\"a\":", 4096, "nothing deeper than 64 lists and maps", "a map");
    check_limit("[1,", 4096, "nothing deeper than 64 lists and maps", "a list");
    check_limit(" ", JSON_BYTES_MAX + 64, "a shorter text", "more than 67108864 bytes");
}

// One value more than may be; with one less it is read.
static void a_million_values_are_read_and_one_more_is_named(void **state) {
    (void)state;
    text source = text_new(failing_memory_of(&own));
    text_add_char(&source, '[');
    for (int i = 0; i < JSON_VALUES_MAX - 1; i++) text_add(&source, i ? ",1" : "1");
    text_add_char(&source, ']');
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *value = NULL;
    bay_fault why;
    assert_int_equal(json_read(&into, source.bytes, source.size, &value, &why), BAY_OK);
    assert_int_equal(value->count, JSON_VALUES_MAX - 1);
    source.bytes[source.size - 1] = ',';
    text_add(&source, "1]");
    assert_int_equal(json_read(&into, source.bytes, source.size, &value, &why), BAY_BAD_TEXT);
    assert_string_equal(why.given, "more than 1000000 values");
    assert_string_equal(
        why.words, "The text has more than 1000000 values where a shorter text is expected.");
    assert_int_equal(why.column, source.size - 1);
    arena_free(&into);
    text_free(&source);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reading_costs_no_more_than_the_text_grows),
        cmocka_unit_test(no_request_costs_more_than_the_limit),
        cmocka_unit_test(a_limit_that_is_reached_is_named),
        cmocka_unit_test(a_million_values_are_read_and_one_more_is_named),
    };
    int status = cmocka_run_group_tests(tests, NULL, NULL);
    printf("# %zu large requests, the dearest of %zu bytes\n", asked, largest);
    return status;
}
