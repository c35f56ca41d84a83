// Memory for large work: small blocks from malloc, large ones with pages of their own.
#ifndef BAYONET_MEMORY_LARGE_BLOCKS_H
#define BAYONET_MEMORY_LARGE_BLOCKS_H

#include "bayonet/memory.h"

// An allocator for the library. A block of LARGE_BLOCK bytes or more lies in a range of addresses of its
// own, where it grows without being copied, and on pages as large as the system has them: a search through
// hundreds of megabytes takes half the time. It may be used from several threads at once.
//
//   returns one that leaves everything to malloc where the system has no such pages, or grants this process
//           too few addresses for 64 such blocks (RLIMIT_AS, overcommit_memory)
//   errors  of the allocator: NULL where there is no memory, and for a block of more than LARGE_BLOCK_MOST
bay_memory large_blocks_memory(void);

#define LARGE_BLOCK ((size_t)1 << 20)       // bytes
#define LARGE_BLOCK_MOST ((size_t)64 << 30) // bytes: what is set aside for each

#endif
