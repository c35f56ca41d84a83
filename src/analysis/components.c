#include "analysis/components.h"

#include "base/memory.h"

#include <stdbool.h>

enum { WORDS = 5 }; // of workspace a situation

// Tarjan's walk. `mark` numbers situations in the order in which they are met, from 1; 0 is not
// met yet, DONE is in a finished component. DONE being the largest number, it never lowers `low`.
#define DONE UINT32_MAX

typedef struct walk {
    links of;
    uint32_t *mark, *low; // low: the lowest mark that a situation is known to lead to
    uint32_t *stack;      // met and in no finished component
    uint32_t *path;       // from the root to where the walk is
    uint32_t *edge;       // by depth of the path: the next edge to follow
    uint32_t met, stacked, depth;
    uint32_t place; // members are filled in from the back: Tarjan finds the last ones first
    components *out;
} walk;

static void enter(walk *w, uint32_t at) {
    w->mark[at] = w->low[at] = ++w->met;
    w->stack[w->stacked++] = at;
    w->path[w->depth] = at;
    w->edge[w->depth++] = w->of.first[at];
}

// Closes the component whose first met situation is `root`: all that is stacked from there on.
static void close(walk *w, uint32_t root) {
    uint32_t size = 0, at;
    do {
        at = w->stack[--w->stacked];
        w->mark[at] = DONE;
        w->out->member[--w->place] = at;
        size++;
    } while (at != root);
    // bounds, too, from the back; components_find turns them round
    w->out->first[w->out->count++] = w->place;
    if (size > w->out->largest) w->out->largest = size;
}

static void leave(walk *w) {
    uint32_t at = w->path[--w->depth];
    uint32_t low = w->low[at];
    if (low == w->mark[at]) {
        close(w, at);
    } else {
        uint32_t parent = w->path[w->depth - 1];
        if (low < w->low[parent]) w->low[parent] = low;
    }
}

// Follows the edges of `at`, where the walk is, up to one that leads to a situation not met yet;
// DONE when there is none.
static uint32_t follow(walk *w, uint32_t at) {
    uint32_t edge = w->edge[w->depth - 1], end = w->of.first[at + 1];
    uint32_t low = w->low[at], next = DONE;
    while (edge < end && next == DONE) {
        uint32_t to = w->of.to[edge++], mark = w->mark[to];
        if (!mark) next = to;
        if (mark && mark < low) low = mark;
    }
    w->low[at] = low;
    w->edge[w->depth - 1] = edge;
    return next;
}

static void walk_from(walk *w, uint32_t root) {
    enter(w, root);
    while (w->depth) {
        uint32_t next = follow(w, w->path[w->depth - 1]);
        if (next == DONE)
            leave(w);
        else
            enter(w, next);
    }
}

static void turn_round(uint32_t *list, uint32_t count) {
    for (uint32_t i = 0; i < count / 2; i++) {
        uint32_t kept = list[i];
        list[i] = list[count - 1 - i];
        list[count - 1 - i] = kept;
    }
}

bay_status components_find(links of, bay_memory memory, components *out) {
    size_t count = of.count;
    uint32_t *space = memory_take_array(memory, count * WORDS, sizeof *space);
    components found = {.memory = memory, .members = of.count};
    found.member = memory_take_array(memory, count, sizeof *found.member);
    found.first = memory_take_array(memory, count + 1, sizeof *found.first);
    if (!space || !found.member || !found.first) {
        memory_give_array(memory, space, count * WORDS, sizeof *space);
        components_free(&found);
        return BAY_NO_MEMORY;
    }
    walk w = {.of = of,
              .mark = space,
              .low = space + count,
              .stack = space + 2 * count,
              .path = space + 3 * count,
              .edge = space + 4 * count,
              .place = of.count,
              .out = &found};
    for (uint32_t i = 0; i < of.count; i++) w.mark[i] = 0;
    for (uint32_t i = 0; i < of.count; i++)
        if (!w.mark[i]) walk_from(&w, i);
    turn_round(found.first, found.count);
    found.first[found.count] = of.count;
    memory_give_array(memory, space, count * WORDS, sizeof *space);
    *out = found;
    return BAY_OK;
}

void components_free(components *from) {
    size_t count = from->members;
    memory_give_array(from->memory, from->member, count, sizeof *from->member);
    memory_give_array(from->memory, from->first, count + 1, sizeof *from->first);
    from->member = from->first = NULL;
}
