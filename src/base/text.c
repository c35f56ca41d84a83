#include "base/text.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

enum { ROOM_FIRST = 64, DIGITS_MAX = 20 }; // bytes; digits of a 64-bit number

text text_new(bay_memory memory) {
    assert(memory.resize);
    return (text){.memory = memory};
}

text text_within(char *out, size_t size) {
    if (size) out[0] = '\0';
    return (text){.bytes = size ? out : NULL, .room = size};
}

void text_free(text *from) {
    if (from->memory.resize) memory_give(from->memory, from->bytes, from->room);
    *from = (text){.memory = from->memory};
}

const char *text_get(const text *from) {
    return from->bytes ? from->bytes : "";
}

char *text_finish(text *from, size_t *size) {
    assert(from->memory.resize);
    char *whole = NULL;
    if (!from->failed)
        whole = memory_resize(from->memory, from->bytes, from->room, from->size + 1);
    if (!whole) {
        text_free(from);
        return NULL;
    }
    whole[from->size] = '\0';
    *size = from->size;
    *from = (text){.memory = from->memory};
    return whole;
}

// Makes room for `more` bytes and the NUL.
static bool make_room(text *to, size_t more) {
    if (more < to->room - to->size) return true;
    if (!to->memory.resize || more > SIZE_MAX / 4 || to->room > SIZE_MAX / 4) return false;
    size_t room = to->room ? to->room * 2 : ROOM_FIRST;
    if (room <= to->size + more) room = to->size + more + 1;
    char *bytes = memory_resize(to->memory, to->bytes, to->room, room);
    if (!bytes) return false;
    to->bytes = bytes;
    to->room = room;
    return true;
}

// How many of `size` bytes are left when a character that is cut off at the end is dropped.
static size_t whole_characters(const char *bytes, size_t size) {
    size_t lead = size;
    while (lead > 0 && size - lead < 4) {
        unsigned byte = (unsigned char)bytes[--lead];
        if (byte < 0x80) return size;
        if (byte < 0xC0) continue;
        size_t length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        return size - lead < length ? lead : size;
    }
    return size;
}

// Fills the caller's bytes to the last whole character.
static void fill(text *to, const char *bytes) {
    if (!to->room) return;
    memcpy(to->bytes + to->size, bytes, to->room - 1 - to->size);
    to->size = whole_characters(to->bytes, to->room - 1);
    to->bytes[to->size] = '\0';
}

void text_add_bytes(text *to, const char *bytes, size_t size) {
    if (to->failed || !size) return;
    if (!make_room(to, size)) {
        to->failed = true;
        if (!to->memory.resize) fill(to, bytes);
        return;
    }
    memcpy(to->bytes + to->size, bytes, size);
    to->size += size;
    to->bytes[to->size] = '\0';
}

void text_add(text *to, const char *words) {
    text_add_bytes(to, words, strlen(words));
}

void text_add_char(text *to, char letter) {
    text_add_bytes(to, &letter, 1);
}

void text_add_whole(text *to, int64_t number) {
    char digits[DIGITS_MAX];
    size_t at = DIGITS_MAX;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (number < 0) digits[--at] = '-';
    text_add_bytes(to, digits + at, DIGITS_MAX - at);
}

bool text_copy(char *out, size_t size, const char *from) {
    assert(size > 0);
    text copy = text_within(out, size);
    text_add(&copy, from);
    return !copy.failed;
}
