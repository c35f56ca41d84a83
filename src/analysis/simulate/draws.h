// Tables that draw the result of a throw with one random number.
//
// Both ways to simulate use the same tables, made from the same throws, so they draw the same
// results.
#ifndef BAY_ANALYSIS_SIMULATE_DRAWS_H
#define BAY_ANALYSIS_SIMULATE_DRAWS_H

#include "analysis/graph/graph_build.h"
#include "base/arena.h"
#include "dice/draw.h"

// The alias table of a throw over its possible results: [dice->count].
//   owns    `into`; NULL when there is no memory
const throw_cell *draw_table(const graph_throw *dice, arena *into);

// The throws met on a walk, and their tables.
typedef struct draw_book {
    graph_build build;        // of a graph without situations
    const throw_cell **table; // [room], by row of graph->throw
    uint32_t room;
    arena space;
} draw_book;

//   errors  BAY_NO_MEMORY, BAY_OVER_BUDGET (bytes). Close it in any case
bay_status draw_book_open(const bay_battle *battle, const bay_work *work, draw_book *out);
void draw_book_close(draw_book *book);

// The row of book->build.graph->throw, and of `table`, that holds the throw of this step.
//   errors  BAY_NO_MEMORY, BAY_OVER_BUDGET
bay_status draw_book_find(draw_book *book, const bay_step *step, uint32_t *row);

// The result that `word` draws.
static inline uint32_t draw_book_draw(const draw_book *book, uint32_t row, uint64_t word) {
    const graph_throw *dice = &book->build.graph->throw[row];
    return dice->result[throw_draw(book->table[row], dice->count, word)];
}

#endif
