#include "analysis/simulate/draws.h"

#include "base/memory.h"

const throw_cell *draw_table(const graph_throw *dice, arena *into) {
    bay_memory memory = into->memory;
    throw_cell *cells = arena_take_array(into, dice->count, sizeof *cells);
    double *share = memory_take_array(memory, dice->count, sizeof *share);
    if (cells && share) throw_alias(dice->p, dice->count, cells, share);
    bool made = cells && share;
    memory_give_array(memory, share, dice->count, sizeof *share);
    return made ? cells : NULL;
}

bay_status draw_book_open(const bay_battle *battle, const bay_work *work, draw_book *out) {
    *out = (draw_book){.build = {.graph = graph_new(battle, work)}};
    bay_graph *graph = out->build.graph;
    if (!graph) return BAY_NO_MEMORY;
    graph->limits.limit = work->bytes;
    out->space = arena_new(graph->memory);
    return BAY_OK;
}

void draw_book_close(draw_book *book) {
    bay_graph *graph = book->build.graph;
    if (!graph) return;
    memory_give_array(graph->memory, book->table, book->room, sizeof *book->table);
    arena_free(&book->space);
    graph_throws_end(&book->build);
    bay_graph_free(graph);
}

// Makes the table of a throw that is new.
static bay_status add(draw_book *book, uint32_t row) {
    void *table = book->table;
    bay_status status =
        graph_grow(&book->build, &table, &book->room, (uint64_t)row + 1, sizeof *book->table);
    book->table = table;
    if (status) return status;
    book->table[row] = draw_table(&book->build.graph->throw[row], &book -> space);
    return book->table[row] ? BAY_OK : graph_refused(&book->build);
}

bay_status draw_book_find(draw_book *book, const bay_step *step, uint32_t *row) {
    uint32_t known = book->build.graph->throws;
    bay_status status = graph_throw_find(&book->build, &step->dice, row);
    return !status && *row >= known ? add(book, *row) : status;
}
