// Memory for large work: small blocks from malloc, large ones with pages of their own.
#ifndef BAYONET_MEMORY_LARGE_BLOCKS_H
#define BAYONET_MEMORY_LARGE_BLOCKS_H

#include "bayonet/memory.h"

// An allocator for the library. A block of LARGE_BLOCK bytes or more has its own range of
// addresses, in which it grows without copying, and the largest pages of the system: a search
// through hundreds of megabytes takes half the time. It may be used from several threads at once.
//
//   returns an allocator that leaves all to malloc if the system has no such pages, or grants
//           this process too few addresses for 64 such blocks (RLIMIT_AS, overcommit_memory)
//   errors  of the allocator: NULL if there is no memory, or for more than LARGE_BLOCK_MOST bytes
bay_memory large_blocks_memory(void);

#define LARGE_BLOCK ((size_t)1 << 20)       // bytes
#define LARGE_BLOCK_MOST ((size_t)64 << 30) // bytes: the address range of each

#endif
