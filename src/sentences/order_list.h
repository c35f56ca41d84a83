// Short lists of orders, in words and as a member of a reply.
#ifndef BAY_SENTENCES_ORDER_LIST_H
#define BAY_SENTENCES_ORDER_LIST_H

#include "play/context.h"

enum { ORDERS_ROOM = 12 }; // of a shortened list

// A shortened list and what is needed to put it in words.
typedef struct order_list {
    const bay_graph *graph;
    uint32_t count;
    bay_order order[ORDERS_ROOM];
    double cost[2]; // to each side that seeks
    struct {
        uint8_t who;    // the side whose order it is
        char words[96]; // of the option
    } told[ORDERS_ROOM];
} order_list;

// Shortens the policy of `solution` for the sides that seek. `policy` (NULL: not wanted) is what the
// orders choose. Free it with bay_policy_free.
bay_status order_list_make(const bay_graph *graph, const bay_aim *aim,
                           const bay_solution *solution, int seeks, bay_policy *policy,
                           order_list *out);

// Adds the orders to a sentence: "roll 2 dice, when …; otherwise roll 1 die". If several questions
// have orders each question is named. The caller has already said whose orders they are.
void order_list_add(text *to, const order_list *list);

// Writes the key `orders` and the list.
void order_list_write(json *to, const order_list *list);

#endif
