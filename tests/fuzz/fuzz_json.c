// The JSON reader and writer. The bytes are read as JSON. They also serve as the recipe of a
// document, which is written and must be read again, so at least half of all texts are accepted.
// The reader never crashes, keeps nothing, and reports when there is too little memory. Every
// accepted document is written so that it is read as the same again.
#include "base/budget.h"
#include "base/value.h"
#include "failing_memory.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool holds) {
    if (!holds) abort();
}

static void check_written(bay_memory memory, const bay_value *value) {
    text once = text_new(memory), twice = text_new(memory);
    arena into = arena_new(memory);
    const bay_value *again = NULL;
    json_write_value(&once, value, true);
    must(!once.failed);
    must(json_read(&into, once.bytes, once.size, &again, NULL) == BAY_OK);
    json_write_value(&twice, again, true);
    must(once.size == twice.size && memcmp(once.bytes, twice.bytes, once.size) == 0);
    arena_free(&into);
    text_free(&once);
    text_free(&twice);
}

static bay_status read_once(bay_memory memory, const char *bytes, size_t size, bool write) {
    arena into = arena_new(memory);
    const bay_value *value = NULL;
    bay_fault why;
    bay_status status = json_read(&into, bytes, size, &value, &why);
    must((status == BAY_OK) == (value != NULL));
    if (status != BAY_OK) must(why.status == status && why.words[0]);
    if (status == BAY_BAD_TEXT) must(why.line > 0 && why.column > 0 && why.allowed[0]);
    if (write && value) check_written(memory, value);
    arena_free(&into);
    return status;
}

// --- A document after a recipe ---------------------------------------------------------------

enum { DEPTH_MAX = JSON_DEPTH_MAX - 1, ITEMS_MAX = 6 };

typedef struct recipe {
    const uint8_t *at, *end;
} recipe;

static uint8_t take(recipe *from) {
    return from->at < from->end ? *from->at++ : 0;
}

static uint64_t take_eight(recipe *from) {
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) word = word << 8 | take(from);
    return word;
}

static const bay_value *make_decimal(arena *into, uint64_t bits) {
    double number;
    char digits[40];
    if ((bits >> 52 & 0x7FF) == 0x7FF) bits &= ~(UINT64_C(1) << 52);
    memcpy(&number, &bits, sizeof number);
    text out = text_within(digits, sizeof digits);
    text_add_real(&out, number);
    must(!out.failed && strtod(digits, NULL) == number);
    return value_decimal(into, digits);
}

static const bay_value *make_text(arena *into, recipe *from) {
    size_t size = take(from) % 16, left = (size_t)(from->end - from->at);
    if (size > left) size = left;
    const char *bytes = (const char *)from->at;
    from->at += size;
    return value_text_bytes(into, bytes, size);
}

static const bay_value *make(arena *into, recipe *from, int depth);

// Keys differ by their number, whatever comes behind it.
static const bay_value *make_map(arena *into, recipe *from, int depth) {
    value_pair pairs[ITEMS_MAX];
    char keys[ITEMS_MAX][4] = {{0}};
    uint32_t count = take(from) % ITEMS_MAX;
    for (uint32_t i = 0; i < count; i++) {
        keys[i][0] = (char)('0' + (i * 5 + 3) % ITEMS_MAX);
        keys[i][1] = (char)take(from);
        keys[i][2] = (char)take(from);
        pairs[i] = (value_pair){keys[i], make(into, from, depth + 1)};
    }
    return value_map(into, pairs, count);
}

static const bay_value *make_list(arena *into, recipe *from, int depth) {
    const bay_value *items[ITEMS_MAX];
    uint32_t count = take(from) % ITEMS_MAX;
    for (uint32_t i = 0; i < count; i++) items[i] = make(into, from, depth + 1);
    return value_list(into, items, count);
}

static const bay_value *make(arena *into, recipe *from, int depth) {
    switch (take(from) % (depth < DEPTH_MAX ? 7 : 5)) {
    case 0: return value_null(into);
    case 1: return value_flag(into, take(from) & 1);
    case 2: return value_whole(into, (int64_t)take_eight(from));
    case 3: return make_decimal(into, take_eight(from));
    case 4: return make_text(into, from);
    case 5: return make_list(into, from, depth);
    default: return make_map(into, from, depth);
    }
}

static void check_made(bay_memory memory, const uint8_t *data, size_t size) {
    arena into = arena_new(memory);
    recipe from = {data, data + size};
    check_written(memory, make(&into, &from, 0));
    arena_free(&into);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    failing_memory heap = {0};
    bay_status status = read_once(failing_memory_of(&heap), bytes, size, true);
    check_made(failing_memory_of(&heap), data, size);
    must(heap.blocks == 0);
    budget limits = {.under = failing_memory_of(&heap), .limit = 4096 + size};
    bay_status poor = read_once(budget_memory(&limits), bytes, size, false);
    must(heap.blocks == 0 && limits.used == 0);
    must(limits.refused ? poor == BAY_NO_MEMORY : poor == status);
    return 0;
}
