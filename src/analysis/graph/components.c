#include "analysis/graph/components.h"

#include "base/memory.h"

#include <stdbool.h>
#include <string.h>

// Tarjan's walk. `mark` numbers situations in the order in which they are met, from 1; 0 is not
// met yet, DONE is in a finished component. DONE being the largest number, it never lowers `low`.
#define DONE UINT32_MAX

// A situation on the path from the root to the current one.
typedef struct stop {
    uint32_t at;
    uint32_t low;       // the lowest mark that it is known to lead to
    uint32_t edge, end; // the next of its edges to follow, and where they end
} stop;

typedef struct walk {
    links of;
    uint32_t *mark;
    stop *path; // [room]: the path to the current situation, without that one
    uint32_t met, depth, room;
    // The members. From the front: those met and in no finished component. From the back: those in
    // one, because Tarjan finds the last components first. The two never meet.
    uint32_t *member;
    uint32_t stacked, place;
    bay_memory memory;
    components *out;
} walk;

enum { FIRST_PATH = 1 << 10 }; // situations; most graphs are far wider than they are deep

static inline stop enter(walk *w, uint32_t at) {
    w->mark[at] = ++w->met;
    w->member[w->stacked++] = at;
    return (stop){at, w->met, w->of.first[at], w->of.first[at + 1]};
}

// Closes the component whose first met situation is `root`: all that is stacked from there on.
static inline void close(walk *w, uint32_t root) {
    uint32_t end = w->place, at;
    do {
        at = w->member[--w->stacked];
        w->mark[at] = DONE;
        w->member[--w->place] = at;
    } while (at != root);
    // bounds too are from the back; components_find reverses them
    w->out->first[w->out->count++] = w->place;
    if (end - w->place > w->out->largest) w->out->largest = end - w->place;
}

static void note_turn(const links *of, uint32_t at) {
    if (of->turns) of->turns(of->user, at);
}

// Follows edges until one leads to a situation not met yet; DONE if there is none.
static inline uint32_t follow(const walk *w, stop *here) {
    const uint32_t *marks = w->mark, *ways = w->of.to;
    while (here->edge < here->end) {
        uint32_t to = ways[here->edge++], mark = marks[to];
        if (to == here->at) note_turn(&w->of, to);
        if (!mark) return to;
        if (mark < here->low) here->low = mark;
    }
    return DONE;
}

static bool grow_path(walk *w) {
    if (w->depth < w->room) return true;
    uint32_t room = w->room ? 4 * w->room : FIRST_PATH;
    if (room > w->of.count) room = w->of.count; // never longer than all situations
    stop *path = memory_resize_array(w->memory, w->path, w->room, room, sizeof *path);
    if (!path) return false;
    w->path = path;
    w->room = room;
    return true;
}

// False where there is no memory.
static bool walk_from(walk *w, uint32_t root) {
    stop here = enter(w, root);
    for (;;) {
        uint32_t next = follow(w, &here), low = here.low;
        if (next != DONE) {
            if (!grow_path(w)) return false;
            w->path[w->depth++] = here;
            here = enter(w, next);
            continue;
        }
        if (low == w->mark[here.at]) close(w, here.at);
        if (!w->depth) return true;
        here = w->path[--w->depth];
        if (low < here.low) here.low = low;
    }
}

static bool walk_all(walk *w) {
    memset(w->mark, 0, w->of.count * sizeof *w->mark);
    for (uint32_t i = 0; i < w->of.count; i++)
        if (!w->mark[i] && !walk_from(w, i)) return false;
    return true;
}

// --- Graphs without loops -------------------------------------------------------------------

// In such a graph each situation is a component, and Tarjan's algorithm finishes it when the walk
// leaves it. This is tried first: it needs one byte for each situation, which says only whether the
// walk has been there and has left.
enum { NOT_MET, ON_THE_PATH, LEFT };

typedef enum walked { WALKED, GOES_ROUND, HAS_NO_ROOM } walked;

// The first of these edges that leads to a situation that the walk has not left; `end` if none.
static inline uint32_t skip_left(const uint8_t *been, const uint32_t *ways, uint32_t edge,
                                 uint32_t end) {
    const uint32_t *way = ways + edge, *last = ways + end;
    while (way < last && been[*way] == LEFT) way++;
    return (uint32_t)(way - ways);
}

static walked walk_plainly_from(walk *w, uint8_t *been, uint32_t root) {
    const uint32_t *first = w->of.first, *ways = w->of.to;
    uint32_t at = root, edge = first[at], end = first[at + 1], depth = 0;
    been[at] = ON_THE_PATH;
    for (;;) {
        edge = skip_left(been, ways, edge, end);
        if (edge == end) {
            been[at] = LEFT;
            w->member[--w->place] = at;
            if (!depth) return WALKED;
            const stop *back = &w->path[--depth];
            at = back->at, edge = back->edge, end = back->end;
            continue;
        }
        uint32_t to = ways[edge++];
        if (to == at) { // a situation alone is a component even if it leads to itself
            note_turn(&w->of, at);
            continue;
        }
        if (been[to] != NOT_MET) return GOES_ROUND;
        w->depth = depth;
        if (!grow_path(w)) return HAS_NO_ROOM;
        w->path[depth++] = (stop){.at = at, .edge = edge, .end = end};
        at = to, edge = first[to], end = first[to + 1];
        been[to] = ON_THE_PATH;
    }
}

static walked walk_plainly(walk *w) {
    uint8_t *been = (uint8_t *)w->mark;
    walked how = WALKED;
    memset(been, NOT_MET, w->of.count);
    for (uint32_t i = 0; i < w->of.count && how == WALKED; i++)
        if (been[i] == NOT_MET) how = walk_plainly_from(w, been, i);
    if (how != WALKED) return how;
    components *out = w->out;
    out->largest = w->of.count > 0;
    for (; out->count < w->of.count; out->count++)
        out->first[out->count] = w->of.count - 1 - out->count;
    return how;
}

// Tries both ways. False if there is no memory.
static bool walk_either_way(walk *w) {
    walked how = walk_plainly(w);
    if (how != GOES_ROUND) return how == WALKED;
    w->out->count = w->depth = 0;
    w->place = w->of.count;
    return walk_all(w);
}

static void turn_round(uint32_t *list, uint32_t count) {
    for (uint32_t i = 0; i < count / 2; i++) {
        uint32_t kept = list[i];
        list[i] = list[count - 1 - i];
        list[count - 1 - i] = kept;
    }
}

bay_status components_fill(links of, bay_memory memory, components *out) {
    walk w = {.of = of, .member = out->member, .place = of.count, .memory = memory, .out = out};
    out->count = out->largest = 0;
    out->members = of.count;
    w.mark = memory_take_array(memory, of.count, sizeof *w.mark);
    bool found = w.mark && walk_either_way(&w);
    if (found) {
        turn_round(out->first, out->count);
        out->first[out->count] = of.count;
    }
    memory_give_array(memory, w.path, w.room, sizeof *w.path);
    memory_give_array(memory, w.mark, of.count, sizeof *w.mark);
    return found ? BAY_OK : BAY_NO_MEMORY;
}

bay_status components_find(links of, bay_memory memory, components *out) {
    size_t count = of.count;
    components found = {.members = of.count, .memory = memory};
    found.member = memory_take_array(memory, count, sizeof *found.member);
    found.first = memory_take_array(memory, count + 1, sizeof *found.first);
    bool room = found.member && found.first;
    bay_status status = room ? components_fill(of, memory, &found) : BAY_NO_MEMORY;
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
