// The door as the browser sees it: texts go in and out through the module's memory.
//
//   at = bay_alloc(size); put `size` bytes of JSON there; reply = bay_ask(at, size, bytes);
//   read the reply up to its NUL; bay_free(reply); bay_free(at)
//
// `bytes` limits the memory of the work, so that a telephone keeps the page; 0 is the library's
// limit. While it works the module calls its one import, bayonet.tick(done, of): false stops the
// request. One instance serves one caller at a time. Call _initialize once before anything else.
#include "bayonet/memory.h"
#include "bayonet/request.h"

#include "heap.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name))) name
#define IMPORT(name) __attribute__((import_module("bayonet"), import_name(#name))) page_##name

void *EXPORT(bay_alloc)(size_t size);
void EXPORT(bay_free)(void *at);
char *EXPORT(bay_ask)(const char *json, size_t size, size_t bytes);

// How far the request is; doubles, as a page has no other numbers. 0 stops it.
int IMPORT(tick)(double done, double of);

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user;
    (void)old_size;
    if (new_size > 0) return heap_resize(old, new_size);
    heap_give(old);
    return NULL;
}

static bool tick(void *user, uint64_t done, uint64_t of) {
    (void)user;
    return page_tick((double)done, (double)of) != 0;
}

// NULL when there is no memory; `size` 0 gives a block of one byte.
void *bay_alloc(size_t size) {
    return heap_take(size > 0 ? size : 1);
}

// NULL is harmless.
void bay_free(void *at) {
    heap_give(at);
}

// The reply, an error included, is one JSON document that the caller frees with bay_free; NULL
// only when there is no memory left.
char *bay_ask(const char *json, size_t size, size_t bytes) {
    const bay_host host = {.memory = {.resize = resize}, .bytes = bytes, .tick = tick};
    bay_reply reply = {0};
    bay_request(&host, json, size, &reply);
    return reply.text;
}
