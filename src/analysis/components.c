#include "analysis/components.h"

#include "base/memory.h"

#include <string.h>

// Tarjan's walk. `mark` numbers situations in the order in which they are met, from 1; 0 is not
// met yet, DONE is in a finished component. DONE being the largest number, it never lowers `low`.
#define DONE UINT32_MAX

// A situation on the way from the root to where the walk is.
typedef struct stop {
    uint32_t at;
    uint32_t low;       // the lowest mark that it is known to lead to
    uint32_t edge, end; // the next of its edges to follow, and where they end
} stop;

typedef struct walk {
    links of;
    uint32_t *mark;
    uint32_t *stack; // met and in no finished component
    stop *path;      // to where the walk is, itself not among them
    uint32_t met, stacked, depth;
    uint32_t place; // members are filled in from the back: Tarjan finds the last ones first
    components *out;
} walk;

static inline stop enter(walk *w, uint32_t at) {
    w->mark[at] = ++w->met;
    w->stack[w->stacked++] = at;
    return (stop){at, w->met, w->of.first[at], w->of.first[at + 1]};
}

// Closes the component whose first met situation is `root`: all that is stacked from there on.
static inline void close(walk *w, uint32_t root) {
    uint32_t end = w->place, at;
    do {
        at = w->stack[--w->stacked];
        w->mark[at] = DONE;
        w->out->member[--w->place] = at;
    } while (at != root);
    // bounds, too, from the back; components_find turns them round
    w->out->first[w->out->count++] = w->place;
    if (end - w->place > w->out->largest) w->out->largest = end - w->place;
}

// Follows edges up to one that leads to a situation not met yet; DONE when there is none.
static inline uint32_t follow(const walk *w, stop *here) {
    const uint32_t *marks = w->mark, *ways = w->of.to;
    while (here->edge < here->end) {
        uint32_t to = ways[here->edge++], mark = marks[to];
        if (!mark) return to;
        if (mark < here->low) here->low = mark;
    }
    return DONE;
}

static void walk_from(walk *w, uint32_t root) {
    stop here = enter(w, root);
    for (;;) {
        uint32_t next = follow(w, &here), low = here.low;
        if (next != DONE) {
            w->path[w->depth++] = here;
            here = enter(w, next);
            continue;
        }
        if (low == w->mark[here.at]) close(w, here.at);
        if (!w->depth) return;
        here = w->path[--w->depth];
        if (low < here.low) here.low = low;
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
    components found = {.memory = memory, .members = of.count};
    walk w = {.of = of, .place = of.count, .out = &found};
    w.mark = memory_take_array(memory, count * 2, sizeof *w.mark);
    w.path = memory_take_array(memory, count, sizeof *w.path);
    found.member = memory_take_array(memory, count, sizeof *found.member);
    found.first = memory_take_array(memory, count + 1, sizeof *found.first);
    bay_status status =
        w.mark && w.path && found.member && found.first ? BAY_OK : BAY_NO_MEMORY;
    if (!status) {
        w.stack = w.mark + count;
        memset(w.mark, 0, count * sizeof *w.mark);
        for (uint32_t i = 0; i < of.count; i++)
            if (!w.mark[i]) walk_from(&w, i);
        turn_round(found.first, found.count);
        found.first[found.count] = of.count;
    }
    memory_give_array(memory, w.path, count, sizeof *w.path);
    memory_give_array(memory, w.mark, count * 2, sizeof *w.mark);
    if (status)
        components_free(&found);
    else
        *out = found;
    return status;
}

void components_free(components *from) {
    size_t count = from->members;
    memory_give_array(from->memory, from->member, count, sizeof *from->member);
    memory_give_array(from->memory, from->first, count + 1, sizeof *from->first);
    from->member = from->first = NULL;
}
