// The allocator that the caller provides. All memory comes from it.
#ifndef BAYONET_MEMORY_H
#define BAYONET_MEMORY_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// One function that makes, resizes and frees.
//
//   in      user      bay_memory.user, passed through
//           old       NULL to make a new block
//           old_size  size of `old` in bytes, as it was asked for; 0 when old is NULL
//           new_size  0 frees `old` and returns NULL
//   out     the block, aligned for any type; NULL when there is none, and `old` is then untouched
typedef void *bay_resize_fn(void *user, void *old, size_t old_size, size_t new_size);

// An allocator by value. One allocator serves one thread at a time unless `resize` says otherwise.
typedef struct bay_memory {
    bay_resize_fn *resize; // never NULL
    void *user;            // handed to it
} bay_memory;

#ifdef __cplusplus
}
#endif
#endif
