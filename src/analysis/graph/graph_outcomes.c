// Where the results of joined throws lead. Results that have the same outcome lead to the same
// situation, so a result whose outcome is known is not applied.
#include "analysis/graph/graph_build.h"
#include "base/memory.h"

enum { FIRST_LINES = 64, FIRST_COMMONS = 8 };

void graph_outcomes_end(graph_build *build) {
    graph_outcomes *all = &build->outcomes;
    bay_memory memory = build->graph->memory;
    memory_give_array(memory, all->line, all->room, sizeof *all->line);
    memory_give_array(memory, all->common, all->common_room, build->graph->stride);
    if (all->commons.slot)
        memory_give_array(memory, all->commons.slot, (size_t)all->commons.mask + 1,
                          sizeof *all->commons.slot);
    *all = (graph_outcomes){.line = NULL};
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

// The line of these outcomes, or the free one where it belongs. There always is one: at most half are
// taken.
static graph_line *line_of(const graph_outcomes *all, uint32_t common, uint64_t outcomes) {
    uint64_t hash = (outcomes ^ (uint64_t)common << 40) * UINT64_C(0x9E3779B97F4A7C15);
    uint32_t mask = all->room - 1, at = (uint32_t)(hash >> 32) & mask;
    while (all->line[at].common &&
           (all->line[at].outcomes != outcomes || all->line[at].common != common))
        at = (at + 1) & mask;
    return &all->line[at];
}

// Doubles the room. False: there is no memory for it.
static bool grow(graph_build *build) {
    graph_outcomes *all = &build->outcomes, old = *all;
    uint32_t room = old.room ? 2 * old.room : FIRST_LINES;
    if (room > UINT32_MAX / 2) return false;
    all->line = memory_take_zeroed(build->graph->memory, room * sizeof *all->line);
    if (!all->line) {
        *all = old;
        (void)graph_refused(build); // what is not kept is asked for again
        return false;
    }
    all->room = room;
    for (uint32_t i = 0; i < old.room; i++)
        if (old.line[i].common)
            *line_of(all, old.line[i].common, old.line[i].outcomes) = old.line[i];
    memory_give_array(build->graph->memory, old.line, old.room, sizeof *old.line);
    return true;
}

// The line of the situation being expanded; NULL if there is no memory for it.
static graph_line *make_line(graph_build *build, uint64_t outcomes) {
    graph_outcomes *all = &build->outcomes;
    if (all->taken >= all->room / 2 && !grow(build)) return NULL;
    graph_line *found = line_of(all, all->now + 1, outcomes);
    if (!found->common) {
        *found = (graph_line){.outcomes = outcomes, .common = all->now + 1};
        all->taken++;
    }
    return found;
}

// Finds where outcomes of the situation being expanded lead: to[count].
//   returns the number of them before the first that is not known
static uint32_t find_known(const graph_build *build, const uint64_t *outcome, uint32_t count,
                           uint32_t *to) {
    const graph_outcomes *all = &build->outcomes;
    const graph_line *line = NULL;
    uint64_t outcomes = 0;
    if (!all->room) return 0;
    for (uint32_t i = 0; i < count; i++) {
        if (!line || outcome[i] / GRAPH_OUTCOMES != outcomes) {
            outcomes = outcome[i] / GRAPH_OUTCOMES;
            line = line_of(all, all->now + 1, outcomes);
        }
        uint32_t known = line->to[outcome[i] % GRAPH_OUTCOMES];
        if (!known) return i;
        to[i] = known - 1;
    }
    return count;
}

// Keeps where an outcome leads, if there is memory for it.
static void keep(graph_build *build, uint64_t outcome, uint32_t to) {
    graph_line *line = make_line(build, outcome / GRAPH_OUTCOMES);
    if (line) line->to[outcome % GRAPH_OUTCOMES] = to + 1;
}

// --- Results ---------------------------------------------------------------------------------

// Makes a candidate of where a result of joined throws leads.
static void apply_joined(graph_build *build, const bay_joined *of, const bay_throw *dice,
                         uint32_t result, uint32_t candidate) {
    uint8_t *next = graph_candidate(build, candidate);
    memcpy(next, build->here.bytes, build->apart);
    of->resolve(build->graph->battle, next, dice, result);
    if (build->graph->follows) graph_build_follow(build, next);
    graph_build_merge(build, next);
}

#ifndef NDEBUG
// Whether the result leads there: what the rules say of outcomes.
static bool leads_to(graph_build *build, const bay_joined *of, const bay_throw *dice,
                     uint32_t result, uint32_t to) {
    uint32_t met = 0;
    apply_joined(build, of, dice, result, 0);
    return graph_meet_one(build, &met) == BAY_OK && met == to;
}
#endif

// Results whose outcome is not known yet: their candidates stand side by side.
typedef struct unknown {
    uint32_t count;
    uint32_t at[GRAPH_BATCH], to[GRAPH_BATCH]; // numbers in the batch; where they lead
} unknown;

// Numbers the candidates, and keeps where their outcomes lead.
static bay_status meet_unknown(graph_build *build, unknown *these, uint32_t *to) {
    graph_look_up(build, these->count);
    bay_status status = graph_meet(build, 0, these->count, these->to);
    for (uint32_t i = 0; i < these->count && !status; i++) {
        to[these->at[i]] = these->to[i];
        keep(build, build->outcome[these->at[i]], these->to[i]);
    }
    these->count = 0;
    return status;
}

bay_status graph_outcomes_roll(graph_build *build, const bay_joined *of, const bay_throw *dice,
                               const uint32_t *result, uint32_t count, uint32_t *to) {
    const uint64_t *outcome = build->outcome;
    bay_status status = BAY_OK;
    unknown these = {.count = 0};
    of->outcomes(build->graph->battle, build->here.bytes, dice, result, count, build->outcome);
    for (uint32_t i = 0; i < count && !status; i++) {
        i += find_known(build, outcome + i, count - i, to + i);
        if (i == count) break;
        these.at[these.count] = i;
        apply_joined(build, of, dice, result[i], these.count++);
        if (these.count == build->batch) status = meet_unknown(build, &these, to);
    }
    if (these.count && !status) status = meet_unknown(build, &these, to);
    for (uint32_t i = 0; i < count && !status; i++)
        assert(leads_to(build, of, dice, result[i], to[i]));
    return status;
}
