// A pool of situations that several graphs of one battle are made from.
//
// Graphs that differ only in which sides follow standing orders have the same situations. A pool
// asks the rules only once where each situation leads. A graph is then put together without the
// rules. It equals the graph that bay_graph_make would make, situation by situation and edge by
// edge.
#ifndef BAY_ANALYSIS_GRAPH_GRAPH_POOL_H
#define BAY_ANALYSIS_GRAPH_GRAPH_POOL_H

#include "analysis/graph/graph.h"

typedef struct graph_pool graph_pool;

// Makes a pool for graphs with this start. Free it with graph_pool_free, after all graphs made from
// it.
//   in      of  with no dice on the table, no orders, and no side that follows them
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_pool_new(const bay_graph_start *of, const bay_work *work, graph_pool **out);
void graph_pool_free(graph_pool *pool); // NULL is harmless

// Makes the whole graph in which these sides follow standing orders: bits of BAY_SEEKS_….
//   errors  BAY_OVER_BUDGET: the pool is full, or the graph is larger than the work allows
//           (bay_graph_make may still make it, whole or in part); BAY_NO_MEMORY, BAY_STOPPED
bay_status graph_pool_make(graph_pool *pool, int follows, bay_graph **graph);

// Closes the pool: graph_pool_make returns BAY_OVER_BUDGET from now on, and the pool keeps only
// what its graphs need.
void graph_pool_close(graph_pool *pool);

#endif
