// A limit on memory, over the caller's allocator.
//
// A budget stands between a caller of bay_memory and the allocator under it. It remembers a failed
// allocation, so its owner can ask once, at the end, whether all succeeded.
#ifndef BAY_BASE_BUDGET_H
#define BAY_BASE_BUDGET_H

#include "bayonet/memory.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct budget {
    bay_memory under;
    size_t limit;      // bytes in use at a time; 0: no limit
    size_t used, peak; // bytes, as asked for
    bool refused;      // a request was refused because of the limit, not for lack of memory
    bool failed;       // the allocator under it ran out of memory
} budget;

// The allocator that respects `limits`. `limits` must live, at this address, as long as it is used.
bay_memory budget_memory(budget *limits);

#endif
