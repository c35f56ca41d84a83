// The state and functions that expand a graph.
#ifndef BAY_ANALYSIS_GRAPH_GRAPH_BUILD_H
#define BAY_ANALYSIS_GRAPH_GRAPH_BUILD_H

#include "analysis/graph/graph.h"

#include <assert.h>
#include <string.h>

// A hash table that finds items by their bytes, open-addressed. A slot of 0 is empty. Else its low
// bits are the item's number + 1, and its high bits are as much of the hash as there is room for.
typedef struct graph_table {
    uint32_t *slot; // [mask + 1], at most half of them taken
    uint32_t mask;
} graph_table;

// The items of a table; the key of each is its first `words` 8-byte words.
typedef struct graph_items {
    const void *first;
    size_t apart; // bytes from one to the next
    size_t words;
} graph_items;

enum {
    GRAPH_BLOCK = 64,           // bytes of a situation copied at a time
    GRAPH_BATCH = 32,           // candidates at a time, at most
    GRAPH_RECENT = 32,          // throws that are found without hashing, at most
    GRAPH_TICKS_APART = 1 << 12 // situations
};

static_assert(BAY_SITUATION_MAX % GRAPH_BLOCK == 0, "a scene holds whole blocks");

// A situation being expanded. Its candidates begin with `from` and end where those of the next one
// begin.
typedef struct graph_asker {
    uint32_t at;
    uint16_t from;
    uint8_t goes_on; // 1: it has edges already
} graph_asker;

enum { GRAPH_OUTCOMES = 8 }; // in a line, a power of two

// Where neighbouring outcomes of joined throws lead.
typedef struct graph_line {
    uint64_t outcomes; // the first of them / GRAPH_OUTCOMES
    uint32_t common;   // 1 + the row of what its situations have in common; 0: it is not taken
    uint32_t to[GRAPH_OUTCOMES]; // 1 + a situation; 0: not known
} graph_line;

typedef struct graph_outcomes {
    graph_line *line; // [room] open-addressed, at most half of them taken
    uint32_t room, taken;
    uint8_t *common; // [common_room] rows of stride bytes, the first count_of_commons of them
    graph_table commons; // finds them
    uint32_t common_room, count_of_commons;
    uint32_t now; // the row of the situation being expanded
} graph_outcomes;

typedef struct graph_build {
    bay_graph *graph;
    const bay_graph_start *start;
    graph_table situations; // its slots lie at the end of the graph's block
    graph_table throws;
    graph_outcomes outcomes;
    uint32_t hidden;  // situations and throws that must not be met again: 0, or 1 in mid-throw
    graph_scene here; // the situation being expanded
    // Candidates to follow the situations in `asker`, side by side.
    _Alignas(16) uint8_t next[2 * BAY_SITUATION_MAX];
    size_t apart;     // bytes from one to the next: `size` and `told`, in whole blocks
    uint32_t batch;   // room, in candidates
    uint32_t waiting; // candidates without a number so far
    uint32_t askers;
    graph_asker asker[GRAPH_BATCH + 1];
    uint32_t hash[GRAPH_BATCH];    // of the candidates looked up
    uint64_t outcome[GRAPH_BATCH]; // of results of joined throws
    uint64_t kept;                 // a mask for the last kept word: 1 where a byte is of `size`
    bay_option option[BAY_OPTIONS_MAX]; // of the question asked in `here`
    uint32_t recent[GRAPH_RECENT];      // throws found before, at an index computed from their
                                        // dice
    void *space;                        // for throws: workspace, then p, then can
    size_t space_size;
} graph_build;

// An empty graph; free it with bay_graph_free. NULL if there is no memory.
bay_graph *graph_new(const bay_battle *battle, const bay_work *work);

// Opens the tables for situations and throws; adds the first situation; closes the tables.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_build_open(graph_build *build);
bay_status graph_build_begin(graph_build *build);
void graph_build_end(graph_build *build);

// Copies whole 8-byte words: a call of memcpy costs more than a few of them.
static inline void graph_copy(void *to, const void *from, size_t size) {
    for (size_t i = 0; i < size; i += sizeof(uint64_t))
        memcpy((uint8_t *)to + i, (const uint8_t *)from + i, sizeof(uint64_t));
}

// Puts situation `at` into build->here.
static inline void graph_build_show(graph_build *build, uint32_t at) {
    graph_copy(build->here.bytes, graph_own_row(build->graph, at), build->graph->stride);
}

// The same, and asks the rules which step it is at.
void graph_build_look(graph_build *build, uint32_t at);

// Asks what follows situation `at`, or for its score. The situation is in build->here, and its step
// is known. If the budget does not allow it the situation stays open.
//   errors  BAY_NO_MEMORY, and BAY_BAD_INPUT as bay_graph_make
bay_status graph_build_leads(graph_build *build, uint32_t at);

// Gives the waiting candidates their numbers, and the situations that asked their edges. Call it
// when nothing else can be asked; it also runs when there is no more room for candidates.
//   errors  BAY_NO_MEMORY
bay_status graph_build_edges(graph_build *build);

// Grows a block of `each` bytes an item to hold at least `need`, doubling; *room is updated.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_grow(graph_build *build, void **block, uint32_t *room, uint64_t need,
                      size_t each);

// The status to return when memory was refused.
bay_status graph_refused(graph_build *build);

// graph_grow_rows makes room for `room` situations, a power of two. graph_set_limit sets the memory
// limit so that enough is left for the end.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_grow_rows(graph_build *build, uint32_t room);
void graph_set_limit(bay_graph *graph, uint32_t room);

// Computes which bytes of a situation are copied, how many candidates there is room for, and which
// bytes of the last word are kept.
void graph_measure(graph_build *build);

static inline uint8_t *graph_candidate(graph_build *build, uint32_t which) {
    return build->next + which * build->apart;
}

// Makes the first `count` candidates ready to be met: clears all bytes that do not matter, and
// hashes them.
void graph_look_up(graph_build *build, uint32_t count);

// Lets the sides that follow orders choose, until another side has to choose or dice are thrown.
void graph_build_follow(const graph_build *build, uint8_t *scene);

// With joined throws, makes a candidate the situation that stands for all that are merged with it.
static inline void graph_build_merge(const graph_build *build, uint8_t *next) {
    const bay_battle *battle = build->graph->battle;
    if (build->graph->joined && battle->rules->merge) battle->rules->merge(battle, next);
}

// Finds the numbers of `count` candidates that were looked up; new ones become situations.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_meet(graph_build *build, uint32_t from, uint32_t count, uint32_t *met);

// The same for the first candidate only.
static inline bay_status graph_meet_one(graph_build *build, uint32_t *met) {
    graph_look_up(build, 1);
    return graph_meet(build, 0, 1, met);
}

static inline uint64_t graph_word(const void *words, size_t at) {
    uint64_t word;
    memcpy(&word, (const uint8_t *)words + at * sizeof word, sizeof word);
    return word;
}

// True if these words are the same; there is at least one. A call of memcmp costs more than a few
// of them.
static inline bool graph_same(const void *one, const void *other, size_t words) {
    size_t i = 0;
    do
        if (graph_word(one, i) != graph_word(other, i)) return false;
    while (++i < words);
    return true;
}

// A hash of whole 8-byte words, at least one. It decides only where things lie in a table.
static inline uint32_t graph_hash(const void *words, size_t count) {
    uint64_t hash = count;
    size_t i = 0;
    do hash = ((hash << 5 | hash >> 59) ^ graph_word(words, i)) * UINT64_C(0x9E3779B97F4A7C15);
    while (++i < count);
    hash = (hash ^ hash >> 29) * UINT64_C(0xBF58476D1CE4E5B9);
    return (uint32_t)(hash >> 32);
}

// True if the item of a taken slot may have this hash.
static inline bool graph_may_be(const graph_table *table, uint32_t slot, uint32_t hash) {
    return ((slot ^ hash) & ~table->mask) == 0;
}

// The contents of the slot of item `number`.
static inline uint32_t graph_slot_of(const graph_table *table, uint32_t number, uint32_t hash) {
    return (hash & ~table->mask) | (number + 1);
}

// Adds an item that is not yet in the table.
static inline void graph_table_add(graph_table *table, uint32_t number, uint32_t hash) {
    uint32_t at = hash & table->mask;
    while (table->slot[at]) at = (at + 1) & table->mask;
    table->slot[at] = graph_slot_of(table, number, hash);
}

// Empties the table.
static inline void graph_table_clear(graph_table *table) {
    memset(table->slot, 0, ((size_t)table->mask + 1) * sizeof *table->slot);
}

// The number of the item of a taken slot.
static inline uint32_t graph_number(const graph_table *table, uint32_t slot) {
    return (slot & table->mask) - 1;
}

// The slot of the item with these bytes, or the empty slot where it would be.
static inline uint32_t *graph_find(const graph_table *table, graph_items of, const void *bytes,
                                   uint32_t hash) {
    uint32_t at = hash & table->mask;
    for (; table->slot[at]; at = (at + 1) & table->mask) {
        if (!graph_may_be(table, table->slot[at], hash)) continue;
        const uint8_t *item = of.first;
        item += graph_number(table, table->slot[at]) * of.apart;
        if (graph_same(item, bytes, of.words)) break;
    }
    return &table->slot[at];
}

// Notes what the results of the situation in build->here have in common. Candidate 0 is lost.
//   returns false if there is no memory for it: then each result is applied
bool graph_outcomes_common(graph_build *build, const bay_joined *of);

// Finds where up to GRAPH_BATCH results, rising, of the situation in build->here lead: to[count].
// Applies those whose outcome is not known yet: of one outcome several, if they are in one batch. No
// candidates are waiting, before or after; `to` is complete only on BAY_OK.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_outcomes_roll(graph_build *build, const bay_joined *of, const bay_throw *dice,
                               const uint32_t *result, uint32_t count, uint32_t *to);

void graph_outcomes_end(graph_build *build);

// Frees the search for throws; the throws themselves belong to the graph.
void graph_throws_end(graph_build *build);

// The row of graph->throw that holds `dice`; a new throw gets a new row.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_throw_find(graph_build *build, const bay_throw *dice, uint32_t *row);

// The same for a throw in progress, which later searches do not find.
//   errors  also BAY_BAD_INPUT
bay_status graph_throw_begun(graph_build *build, const bay_throw *dice, const uint8_t *faces,
                             size_t thrown, uint32_t *row);

#endif
