// How the fuzzer changes an input: a document in it by its values, its lines as wholes, or its
// bytes. Linked into those targets whose inputs begin with documents, each on a line of its own.
#include "fuzz/changed_json.h"
#include "fuzz/made/made_scenario.h"

#include <string.h>

enum { RECIPE = 96, LINES_MAX = 256 };

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);

typedef struct lines {               // of an input, without their line feeds
    size_t count, at[LINES_MAX + 1]; // the last is where another would begin
} lines;

static uint64_t next(uint64_t *state) {
    uint64_t x = *state += UINT64_C(0x9E3779B97F4A7C15);
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

// --- Parts of an input -----------------------------------------------------------------------

static lines lines_of(const uint8_t *data, size_t size) {
    lines all = {.at = {0}};
    for (size_t at = 0; at < size && all.count < LINES_MAX;) {
        const uint8_t *feed = memchr(data + at, '\n', size - at);
        at = feed ? (size_t)(feed - data) + 1 : size;
        all.at[++all.count] = at;
    }
    return all;
}

// The rules that an input names; the first ones where it names none.
static const bay_rules *rules_of(const uint8_t *data, size_t size) {
    static const char BEFORE[] = "\"rules\":\"";
    size_t before = sizeof BEFORE - 1;
    for (size_t at = 0; at + before < size; at++) {
        if (memcmp(data + at, BEFORE, before) != 0) continue;
        const uint8_t *id = data + at + before;
        for (unsigned i = 0; MADE_SYSTEMS[i]; i++) {
            size_t length = strlen(MADE_SYSTEMS[i]->id);
            if (length <= size - at - before && !memcmp(id, MADE_SYSTEMS[i]->id, length))
                return MADE_SYSTEMS[i];
        }
    }
    return MADE_SYSTEMS[0];
}

// Replaces the recipe from .. to by new[count]; returns the new size, 0 where there is no room.
static size_t splice(uint8_t *data, size_t size, size_t room, const size_t part[2],
                     const uint8_t *new, size_t count) {
    size_t behind = size - part[1];
    if (part[0] + count + behind > room) return 0;
    memmove(data + part[0] + count, data + part[1], behind);
    memcpy(data + part[0], new, count);
    return part[0] + count + behind;
}

// --- Changes ---------------------------------------------------------------------------------

// A document that is a line, or all but the first byte of one.
static size_t change_document(uint8_t *data, size_t size, size_t room, uint64_t *seed) {
    lines all = lines_of(data, size);
    if (!all.count) return 0;
    size_t line = next(seed) % all.count;
    size_t part[2] = {all.at[line], all.at[line + 1]};
    if (data[part[1] - 1] == '\n') part[1]--;
    if (line == 0 && part[1] > 1 && data[0] != '{' && data[1] == '{') part[0] = 1;
    if (part[0] == part[1] || data[part[0]] != '{') return 0;
    uint8_t how[RECIPE], *copy = malloc(room);
    for (size_t i = 0; i < RECIPE; i++) how[i] = (uint8_t)next(seed);
    must(copy != NULL);
    memcpy(copy, data + part[0], part[1] - part[0]);
    size_t made =
        changed_json(copy, part[1] - part[0], room, rules_of(data, size), how, sizeof how);
    size_t done = made ? splice(data, size, room, part, copy, made) : 0;
    free(copy);
    return done;
}

// A line less, or one twice, or one in the place of another.
static size_t change_lines(uint8_t *data, size_t size, size_t room, uint64_t *seed) {
    lines all = lines_of(data, size);
    if (all.count < 3) return 0;
    size_t one = 1 + next(seed) % (all.count - 1), other = 1 + next(seed) % (all.count - 1);
    size_t how = next(seed) % 3, begin = all.at[other], end = all.at[other + 1];
    size_t part[2] = {all.at[one], how == 1 ? all.at[one] : all.at[one + 1]};
    if (how == 0) end = begin;
    uint8_t *copy = malloc(end - begin + 1);
    must(copy != NULL);
    memcpy(copy, data + begin, end - begin);
    size_t done = splice(data, size, room, part, copy, end - begin);
    free(copy);
    return done;
}

// The bytes behind the first line.
static size_t change_behind(uint8_t *data, size_t size, size_t room) {
    const uint8_t *feed = size && data[0] == '{' ? memchr(data, '\n', size) : NULL;
    if (!feed) return 0;
    size_t head = (size_t)(feed - data) + 1;
    return head + LLVMFuzzerMutate(data + head, size - head, room - head);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed) {
    uint64_t state = seed;
    size_t made = 0;
    switch (next(&state) % 8) {
    case 0:
    case 1:
    case 2: made = change_document(data, size, room, &state); break;
    case 3: made = change_lines(data, size, room, &state); break;
    case 4:
    case 5:
    case 6: made = change_behind(data, size, room); break;
    default: break;
    }
    return made ? made : LLVMFuzzerMutate(data, size, room);
}
