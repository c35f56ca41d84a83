// How are orders followed?
#ifndef BAY_ANALYSIS_ORDERS_H
#define BAY_ANALYSIS_ORDERS_H

#include "analysis/graph.h"

typedef struct order {
    uint16_t step;
    uint32_t whens;
    const bay_when *when; // [whens], all must hold
    const char *option;   // id
} order;

struct bay_orders {
    arena space;
    uint32_t count;
    order *order; // [count], first match wins
};

// True when every condition holds.
static inline bool order_holds(const bay_when *when, uint32_t whens, const int32_t *features) {
    for (uint32_t i = 0; i < whens; i++) {
        int32_t value = features[when[i].feature];
        if (value < when[i].low || value > when[i].high) return false;
    }
    return true;
}

// The option that `orders` choose in situation `at`, where a side chooses; 0 when none matches.
// An order whose option is not offered here is passed over.
uint16_t orders_choose(const bay_graph *graph, const order *orders, uint32_t count,
                       uint32_t at);

#endif
