// Situations are looked up at scattered places of a graph. With pages of 4 KiB, nearly every look
// misses the processor's cache of the page tables, and that miss takes longer than the look.
// Measured in docs/benchmarks.md.
#include "large_blocks.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

static void *plain_resize(void *user, void *old, size_t old_size, size_t size) {
    (void)user;
    (void)old_size;
    if (size) return realloc(old, size);
    free(old);
    return NULL;
}

#if defined(MADV_HUGEPAGE) && SIZE_MAX > UINT32_MAX && !defined(BAYONET_PLAIN_BLOCKS)

#define PAGE ((size_t)2 << 20) // of the large pages
#define BLOCKS ((size_t)64)    // that there must be addresses for

static bool is_large(size_t size) {
    return size >= LARGE_BLOCK;
}

static size_t whole_pages(size_t size) {
    return (size + PAGE - 1) & ~(PAGE - 1);
}

// So many addresses; no memory is taken before it is written. NULL: there are not so many.
static void *addresses(size_t size) {
    void *all = mmap(NULL, size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return all == MAP_FAILED ? NULL : all;
}

// Those of a large block, at the beginning of a large page.
static void *set_aside(void) {
    uint8_t *all = addresses(LARGE_BLOCK_MOST + PAGE);
    if (!all) return NULL;
    size_t before = whole_pages((uintptr_t)all) - (uintptr_t)all;
    if (before) munmap(all, before);
    munmap(all + before + LARGE_BLOCK_MOST, PAGE - before);
    madvise(all + before, LARGE_BLOCK_MOST,
            MADV_HUGEPAGE); // where it is refused, pages are small
    return all + before;
}

static void give(void *block, size_t size) {
    if (is_large(size))
        munmap(block, LARGE_BLOCK_MOST);
    else
        free(block);
}

// A large block stays where it is; what it no longer has goes back.
static void *resize_in_place(void *block, size_t old_size, size_t size) {
    size_t kept = whole_pages(size), had = whole_pages(old_size);
    if (kept < had) madvise((uint8_t *)block + kept, had - kept, MADV_DONTNEED);
    return block;
}

static void *move(void *old, size_t old_size, size_t size) {
    void *block = is_large(size) ? set_aside() : malloc(size);
    if (!block || !old) return block;
    memcpy(block, old, old_size < size ? old_size : size);
    give(old, old_size);
    return block;
}

static void *large_resize(void *user, void *old, size_t old_size, size_t size) {
    (void)user;
    if (size > LARGE_BLOCK_MOST) return NULL;
    if (!size) {
        if (old) give(old, old_size);
        return NULL;
    }
    if (!is_large(old_size) && !is_large(size)) return realloc(old, size);
    if (is_large(old_size) && is_large(size)) return resize_in_place(old, old_size, size);
    return move(old, old_size, size);
}

// Some machines have half a terabyte of addresses, and some systems grant no more than there is
// memory.
static bool has_addresses(void) {
    struct rlimit most;
    if (getrlimit(RLIMIT_AS, &most) || most.rlim_cur != RLIM_INFINITY) return false;
    void *tried = addresses(BLOCKS * LARGE_BLOCK_MOST);
    if (tried) munmap(tried, BLOCKS * LARGE_BLOCK_MOST);
    return tried != NULL;
}

bay_memory large_blocks_memory(void) {
    return (bay_memory){.resize = has_addresses() ? large_resize : plain_resize};
}

#else

bay_memory large_blocks_memory(void) {
    return (bay_memory){.resize = plain_resize};
}

#endif
