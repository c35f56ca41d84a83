// Whether an order can ever be followed in a battle.
//
// The situations are expanded from the first one on, only until every option sought has been met,
// and at most ORDERS_LOOK_MAX of them. The limit is a number of situations, not a time, so that the
// same orders have the same answer everywhere.
#ifndef BAY_ANALYSIS_POLICY_ORDERS_LOOK_H
#define BAY_ANALYSIS_POLICY_ORDERS_LOOK_H

#include "bayonet/game.h"

#include "analysis/graph/orders.h"
#include "base/arena.h"

enum { ORDERS_LOOK_MAX = 20000 }; // situations

// The question and option of an order.
typedef struct orders_sought {
    uint16_t step;      // row of rules->steps; BAY_NO_ROW: nothing is sought
    const char *option; // id
    bool asked;         // out: the question comes up
    bool offered;       // out: and it offers the option
} orders_sought;

// An option that a question offers in some situation.
typedef struct orders_offer {
    uint16_t step;
    const char *id;
} orders_offer;

typedef struct orders_look {
    orders_sought *sought; // [count]
    uint32_t count;
    bool whole;          // every option was met, or every situation was looked at
    orders_offer *offer; // [offers]: each once, of questions with an option not met
    uint32_t offers;
} orders_look;

// Fills in every field except `sought` and `count`. Settled situations are not looked at: no order
// changes anything there.
//   owns    ids and offers are in `space`
//   errors  BAY_NO_MEMORY
bay_status orders_look_for(arena *space, const bay_battle *battle, orders_look *look);

// Notes as ORDER_NOT_TAKEN the orders that fit and are taken in no situation, whatever both sides do;
// as ORDER_NOT_SEEN those that are taken in none of the first ORDERS_LOOK_MAX of more; as
// ORDER_NOT_REACHED those that are taken in none to which the orders of their side lead, with
// standing orders where none holds, whatever the other side does.
//   in      orders  whose battle is made
//   errors  BAY_NO_MEMORY
bay_status orders_look_taken(bay_orders *orders, bay_memory memory);

#endif
