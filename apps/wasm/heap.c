// Far less code than the C library's allocator (docs/decisions/0004). The free blocks are one list in the
// order of their addresses: the first that fits is taken, and neighbours become one.
#include "heap.h"

#include <stdint.h>
#include <string.h>

typedef struct block {
    size_t size;        // bytes, with this head; a multiple of UNIT
    struct block *next; // while it is free
    size_t padding[2];
} block;

enum { UNIT = sizeof(block) };

_Static_assert(UNIT % _Alignof(max_align_t) == 0,
               "what follows a head is aligned for any type");

static block heads;        // before the first free block
static unsigned char *end; // of what blocks were made of; NULL before the first time

static block *after(block *one) {
    return (block *)((unsigned char *)one + one->size);
}

// Puts `one` among the free blocks.
static void put(block *one) {
    block *before = &heads;
    while (before->next && before->next < one) before = before->next;
    one->next = before->next;
    before->next = one;
    if (after(one) == one->next) {
        one->size += one->next->size;
        one->next = one->next->next;
    }
    if (before != &heads && after(before) == one) {
        before->size += one->size;
        before->next = one->next;
    }
}

// Makes a free block of what the stretch has beyond `end`, and of more pages where that is less than `size`.
static bool grow(size_t size) {
    if (!end) end = heap_begin();
    size_t left = (size_t)(heap_end() - end);
    if (left < size && !heap_grow((size - left) / HEAP_PAGE + 1)) return false;
    block *more = (block *)end;
    more->size = (size_t)(heap_end() - end) / UNIT * UNIT;
    end += more->size;
    put(more);
    return true;
}

// Leaves `size` bytes of a block that is in use, and frees the rest.
static void cut(block *one, size_t size) {
    if (one->size - size < 2 * UNIT) return;
    block *rest = (block *)((unsigned char *)one + size);
    rest->size = one->size - size;
    one->size = size;
    put(rest);
}

// With its head; 0 when there is no such number.
static size_t whole(size_t size) {
    return size > SIZE_MAX / 2 ? 0 : (size + 2 * UNIT - 1) / UNIT * UNIT;
}

void *heap_take(size_t size) {
    size_t wanted = whole(size);
    if (wanted == 0) return NULL;
    for (;;) {
        for (block *before = &heads; before->next; before = before->next) {
            block *one = before->next;
            if (one->size < wanted) continue;
            before->next = one->next;
            cut(one, wanted);
            return one + 1;
        }
        if (!grow(wanted)) return NULL;
    }
}

void heap_give(void *old) {
    if (old) put((block *)old - 1);
}

// Takes the free block behind `one` into it when that makes it large enough.
static bool extend(block *one, size_t wanted) {
    block *before = &heads;
    while (before->next && before->next < one) before = before->next;
    block *next = before->next;
    if (!next || next != after(one) || one->size + next->size < wanted) return false;
    before->next = next->next;
    one->size += next->size;
    return true;
}

void *heap_resize(void *old, size_t size) {
    if (!old) return heap_take(size);
    block *one = (block *)old - 1;
    size_t wanted = whole(size);
    if (wanted == 0) return NULL;
    if (one->size >= wanted || extend(one, wanted)) {
        cut(one, wanted);
        return old;
    }
    void *more = heap_take(size);
    if (!more) return NULL;
    memcpy(more, old, one->size - UNIT);
    heap_give(old);
    return more;
}
