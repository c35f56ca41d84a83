// Where the results of joined throws lead. Many results of many throws lead to the same situation:
// each is applied once.
#include "analysis/graph/graph_build.h"
#include "base/memory.h"

enum { FIRST_OUTCOMES = 64, FIRST_COMMONS = 8 };

void graph_outcomes_end(graph_build *build) {
    graph_outcomes *all = &build->outcomes;
    bay_memory memory = build->graph->memory;
    memory_give_array(memory, all->known, all->room, sizeof *all->known);
    memory_give_array(memory, all->common, all->common_room, build->graph->stride);
    if (all->commons.slot)
        memory_give_array(memory, all->commons.slot, (size_t)all->commons.mask + 1,
                          sizeof *all->commons.slot);
    *all = (graph_outcomes){.known = NULL};
}

// --- What results have in common -------------------------------------------------------------

// Doubles the table.
static bay_status grow_commons(graph_build *build) {
    graph_outcomes *all = &build->outcomes;
    size_t stride = build->graph->stride, words = stride / sizeof(uint64_t);
    uint32_t had = all->commons.slot ? all->commons.mask + 1 : 0;
    uint32_t slots = had ? 2 * had : 2 * FIRST_COMMONS;
    uint32_t *slot =
        memory_resize_array(build->graph->memory, all->commons.slot, had, slots, sizeof *slot);
    if (!slot) return graph_refused(build);
    all->commons = (graph_table){slot, slots - 1};
    graph_table_clear(&all->commons);
    for (uint32_t i = 0; i < all->count_of_commons; i++)
        graph_table_add(&all->commons, i, graph_hash(all->common + i * stride, words));
    return BAY_OK;
}

bool graph_outcomes_common(graph_build *build, const bay_joined *of) {
    const bay_graph *graph = build->graph;
    graph_outcomes *all = &build->outcomes;
    size_t stride = graph->stride;
    uint8_t *next = graph_candidate(build, 0);
    memcpy(next, build->here.bytes, build->apart);
    of->common(graph->battle, next);
    graph_look_up(build, 1); // it clears what does not matter
    bool full = !all->commons.slot || all->count_of_commons > all->commons.mask / 2;
    if (full && grow_commons(build) != BAY_OK) return false;
    graph_items rows = {all->common, stride, stride / sizeof(uint64_t)};
    uint32_t *slot = graph_find(&all->commons, rows, next, build->hash[0]);
    all->now = *slot ? graph_number(&all->commons, *slot) : all->count_of_commons;
    if (*slot) return true;
    void *grown = all->common;
    bay_status status =
        graph_grow(build, &grown, &all->common_room, (uint64_t)all->now + 1, stride);
    all->common = grown;
    if (status != BAY_OK) return false;
    graph_copy(all->common + all->now * stride, next, stride);
    *slot = graph_slot_of(&all->commons, all->count_of_commons++, build->hash[0]);
    return true;
}

// --- Outcomes --------------------------------------------------------------------------------

// The first place where an outcome may be. Outcomes that differ in their last bits are looked for
// one after another, so they are neighbours: one line of the cache has four places.
static uint32_t first_place(const graph_outcomes *all, uint32_t common, uint64_t outcome) {
    enum { NEAR = 3 };
    uint64_t far = (outcome & ~(uint64_t)NEAR) ^ (uint64_t)common << 40;
    uint32_t hash = (uint32_t)(far * UINT64_C(0x9E3779B97F4A7C15) >> 32);
    return ((hash & ~(uint32_t)NEAR) | (outcome & NEAR)) & (all->room - 1);
}

// The place of the outcome, or the empty one where it would be. There is one.
static graph_outcome *place_of(const graph_outcomes *all, uint32_t common, uint64_t outcome) {
    uint32_t mask = all->room - 1, at = first_place(all, common, outcome);
    while (all->known[at].common &&
           (all->known[at].outcome != outcome || all->known[at].common != common + 1))
        at = (at + 1) & mask;
    return &all->known[at];
}

void graph_outcomes_of(graph_build *build, const bay_joined *of, const bay_throw *dice,
                       const uint32_t *result, uint32_t count) {
    const graph_outcomes *all = &build->outcomes;
    of->outcomes(build->graph->battle, build->here.bytes, dice, result, count, build->outcome);
    for (uint32_t i = 0; i < count && all->room; i++)
        __builtin_prefetch(&all->known[first_place(all, all->now, build->outcome[i])]);
}

bool graph_outcomes_find(const graph_build *build, uint64_t outcome, uint32_t *to) {
    const graph_outcomes *all = &build->outcomes;
    if (!all->room) return false;
    const graph_outcome *found = place_of(all, all->now, outcome);
    *to = found->to;
    return found->common != 0;
}

// Doubles the room. False: there is no memory for it.
static bool grow(graph_build *build) {
    graph_outcomes *all = &build->outcomes, old = *all;
    uint32_t room = old.room ? 2 * old.room : FIRST_OUTCOMES;
    if (room > UINT32_MAX / 2) return false;
    all->known = memory_take_zeroed(build->graph->memory, room * sizeof *all->known);
    if (!all->known) {
        *all = old;
        (void)graph_refused(build); // what is not kept is asked for again
        return false;
    }
    all->room = room;
    for (uint32_t i = 0; i < old.room; i++)
        if (old.known[i].common)
            *place_of(all, old.known[i].common - 1, old.known[i].outcome) = old.known[i];
    memory_give_array(build->graph->memory, old.known, old.room, sizeof *old.known);
    return true;
}

void graph_outcomes_keep(graph_build *build, uint64_t outcome, uint32_t to) {
    graph_outcomes *all = &build->outcomes;
    if (all->count >= all->room / 2 && !grow(build)) return;
    *place_of(all, all->now, outcome) = (graph_outcome){outcome, all->now + 1, to};
    all->count++;
}
