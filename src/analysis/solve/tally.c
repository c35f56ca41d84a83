#include "analysis/solve/tally.h"

#include "analysis/solve/occupancy.h"
#include "base/memory.h"

static uint64_t cell_of(const bay_battle *battle, const int32_t *score) {
    uint64_t cell = (uint64_t)score[0];
    for (uint32_t i = 0; i < 2; i++)
        cell = cell * ((uint64_t)battle->most[i] + 1) + (uint64_t)score[1 + i];
    return cell;
}

// Merges the sorted runs from[low .. middle) and from[middle .. high) into `to`.
static void merge(const tally_row *from, tally_row *to, uint32_t low, uint32_t middle,
                  uint32_t high) {
    uint32_t left = low, right = middle;
    for (uint32_t i = low; i < high; i++) {
        bool from_right =
            left >= middle || (right < high && from[right].cell < from[left].cell);
        to[i] = from_right ? from[right++] : from[left++];
    }
}

// A stable sort, so rows of a cell stay in the order of the situations. `row` has room for twice
// `count`; returns where the sorted rows are.
static tally_row *sort(tally_row *row, uint32_t count) {
    tally_row *from = row, *to = row + count;
    for (uint64_t run = 1; run < count; run *= 2) {
        for (uint64_t low = 0; low < count; low += 2 * run) {
            uint64_t middle = low + run < count ? low + run : count;
            uint64_t high = middle + run < count ? middle + run : count;
            merge(from, to, (uint32_t)low, (uint32_t)middle, (uint32_t)high);
        }
        tally_row *kept = from;
        from = to;
        to = kept;
    }
    return from;
}

static const int32_t *score_forever(tally *in, const bay_graph *graph, uint32_t at) {
    int32_t *score = arena_take_array(&in->space, graph->score_width, sizeof *score);
    if (!score) return NULL;
    graph_score_make(graph, at, score);
    score[0] = graph->battle->rules->unresolved;
    return score;
}

static bool is_end(const bay_graph *graph, const uint8_t *reached, uint32_t at) {
    return (reached[at] & OCCUPANCY_STAYS) || (reached[at] && graph->node[at].kind == NODE_END);
}

static bay_status fill(tally *in, const bay_graph *graph, const uint8_t *reached) {
    uint32_t count = 0;
    for (uint32_t at = 0; at < graph->count; at++) {
        if (!is_end(graph, reached, at)) continue;
        const int32_t *score = reached[at] & OCCUPANCY_STAYS ? score_forever(in, graph, at)
                                                             : graph_score(graph, at);
        if (!score) return BAY_NO_MEMORY;
        in->row[count++] = (tally_row){cell_of(graph->battle, score), at, score};
    }
    in->row = sort(in->row, count);
    for (uint32_t i = 0; i < count; i++)
        in->cells += i == 0 || in->row[i].cell != in->row[i - 1].cell;
    return BAY_OK;
}

bay_status tally_make(const bay_graph *graph, const uint8_t *reached, tally *out) {
    tally made = {.memory = graph->work.memory, .space = arena_new(graph->work.memory)};
    for (uint32_t at = 0; at < graph->count; at++) made.count += is_end(graph, reached, at);
    made.block = memory_take_array(made.memory, (size_t)made.count * 2, sizeof *made.block);
    if (!made.block) return BAY_NO_MEMORY;
    made.row = made.block;
    bay_status status = fill(&made, graph, reached);
    if (status)
        tally_free(&made);
    else
        *out = made;
    return status;
}

void tally_free(tally *from) {
    memory_give_array(from->memory, from->block, (size_t)from->count * 2, sizeof *from->block);
    arena_free(&from->space);
}

tally_places tally_lay_out(const bay_graph *graph, uint32_t cells) {
    const bay_battle *battle = graph->battle;
    tally_places places = {.endings = rules_endings(battle->rules),
                           .measures = rules_measures(battle->rules)};
    size_t count = places.endings;
    for (uint32_t i = 0; i < places.measures; i++) {
        places.measure[i] = count;
        count += (size_t)battle->most[i] + 1;
    }
    places.value = count;
    places.joint = count + 1;
    places.count = places.joint + cells;
    return places;
}
