// Shared by the readers of orders.
#ifndef BAY_ANALYSIS_POLICY_ORDERS_READ_H
#define BAY_ANALYSIS_POLICY_ORDERS_READ_H

#include "analysis/graph/apart.h"
#include "analysis/graph/orders.h"
#include "analysis/policy/orders_look.h"
#include "base/nearest.h"
#include "base/text.h"
#include "base/value.h"

// The orders being read, and their faults.
typedef struct orders_reading {
    const bay_battle *battle;
    const bay_rules *rules;
    bay_orders *made;
    orders_look look; // the question and option of each order
    uint32_t index;   // of the order
    bay_order_faults *bad;
    bay_fault *why; // the fault being written; NULL: it is not kept
} orders_reading;

// Begins a fault about orders[index], .key and .deeper (those that are not NULL). Returns its
// status.
bay_status orders_refuse(orders_reading *in, const char *key, const char *deeper,
                         const char *words);

// Adds to a fault what was given instead of one of the ids offered to `search`: the text of `value`
// or its key.
bay_status orders_unknown(const orders_reading *in, const bay_value *value,
                          const nearest *search);

// Read the conditions of an order (orders_when.c), and its option (orders_do.c).
//   errors  BAY_BAD_INPUT, BAY_NO_MEMORY
bay_status orders_read_whens(orders_reading *in, const bay_value *map, order *out);
bay_status orders_read_option(orders_reading *in, const bay_value *map, order *out);

#endif
