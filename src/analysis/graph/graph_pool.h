// A pool of situations, of which several graphs of one battle are made.
//
// Graphs that differ in who follows standing orders meet the same situations. A pool asks the rules
// once what each of them leads to; a graph is then put together without the rules. It is the one that
// bay_graph_make would make, situation by situation and edge by edge.
#ifndef BAY_ANALYSIS_GRAPH_GRAPH_POOL_H
#define BAY_ANALYSIS_GRAPH_GRAPH_POOL_H

#include "analysis/graph/graph.h"

typedef struct graph_pool graph_pool;

// A pool for graphs that begin so. To be freed with graph_pool_free, after all graphs that were made
// of it.
//   in      of  with no dice lying there, no orders and nobody who follows them
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_pool_new(const bay_graph_start *of, const bay_work *work, graph_pool **out);
void graph_pool_free(graph_pool *pool); // NULL is harmless

// The whole graph in which these sides follow standing orders: bits of BAY_SEEKS_….
//   errors  BAY_OVER_BUDGET: the pool holds no more, or the graph is larger than the work allows: it
//           may be had, whole or in part, from bay_graph_make; BAY_NO_MEMORY, BAY_STOPPED
bay_status graph_pool_make(graph_pool *pool, int follows, bay_graph **graph);

// Makes no more graphs (BAY_OVER_BUDGET), and keeps no more than those that were made need.
void graph_pool_close(graph_pool *pool);

#endif
