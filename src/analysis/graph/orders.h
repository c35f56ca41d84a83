// Orders, and how they are followed.
#ifndef BAY_ANALYSIS_GRAPH_ORDERS_H
#define BAY_ANALYSIS_GRAPH_ORDERS_H

#include "analysis/graph/apart.h"
#include "analysis/graph/graph.h"

// Whether an order can be followed in its battle.
typedef enum order_fit {
    ORDER_FITS,        // its question offers the option in some situation
    ORDER_OPTIONAL,    // it was not looked for
    ORDER_NOT_ASKED,   // its question never comes up
    ORDER_NOT_MET,     // not in the situations looked at, and there are more
    ORDER_NOT_TAKEN,   // never does it hold there without one before it that does
    ORDER_NOT_SEEN,    // the same of the situations looked at, and there are more
    ORDER_NOT_REACHED, // it does, but never where the orders of its side lead
    ORDER_WRONG        // it is a fault
} order_fit;

typedef struct order {
    uint16_t step;
    uint32_t whens;
    const bay_when *when; // [whens], all must hold
    const char *option;   // id
    bool optional;        // it may be meant for other battles
    bool elsewhere;       // it asks for a number of a unit of other battles: it never holds
    bool reached;         // it is followed somewhere when all orders of its side are
    const char *shared;   // a key of its conditions that could mean a unit or its side; NULL
    bool of_unit;         // it means the unit
    order_fit fit;
} order;

struct bay_orders {
    arena space;
    uint32_t count;
    order *order;             // [count], first match wins
    const bay_battle *battle; // the battle they are followed in
    uint32_t numbers;         // how many numbers of single units they look at
    piece_number number[BAY_FEATURES_MAX];
};

// True when every condition holds.
static inline bool order_holds(const bay_when *when, uint32_t whens, const int32_t *features) {
    for (uint32_t i = 0; i < whens; i++) {
        int32_t value = features[when[i].feature];
        if (value < when[i].low || value > when[i].high) return false;
    }
    return true;
}

// A question: a situation's bytes, the row of rules->steps, and the options.
typedef struct order_asked {
    const bay_battle *battle;
    const void *at;
    uint16_t step;
    uint32_t options;
    const bay_option *option; // [options]
} order_asked;

// The place of the option called `id` among those of a question. If none has that id and it names a
// group, the first option about a member of it. -1: none.
int orders_find(const bay_battle *battle, const bay_option *option, uint32_t count,
                const char *id);

// The first order that holds, and the place of its option. An order whose option is not offered here
// is skipped. -1, and 0: there is none.
int orders_first(const order_asked *asked, const order *orders, uint32_t count,
                 uint16_t *option);

// The place of the option that `orders` choose; 0 if none matches.
uint16_t orders_choose(const order_asked *asked, const order *orders, uint32_t count);

// The same for situation `at` of a graph.
uint16_t orders_choose_at(const bay_graph *graph, uint32_t at, const order *orders,
                          uint32_t count);

// Orders may lead play round for ever. After this many questions in a row the next one becomes a
// situation of the graph after all.
enum { ORDERS_FOLLOWED_MAX = 64 };

// The option chosen, and the step that asked.
typedef struct orders_answer {
    const bay_step_info *step;
    bay_option option;
} orders_answer;

// The choice of a side that follows the graph's orders in `scene`; false if no such side is asked.
bool orders_follow(const bay_graph *graph, const void *scene, orders_answer *out);

// The option that `orders` choose at a question of the rules; orders NULL: the standing order.
bay_option orders_option(const bay_orders *orders, const bay_battle *battle, const void *at,
                         uint16_t step);

#endif
