#include "play/replay.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

enum { EVENTS_FIRST = 64, ROOM_FIRST = 16 };

// --- Situations ------------------------------------------------------------------------------

static uint8_t *situation(const replay *r, uint32_t index) {
    return r->past + index * r->bytes;
}

const void *replay_at(const replay *r) {
    return situation(r, r->steps);
}

bay_step replay_step(const replay *r) {
    bay_step step;
    bay_step_read(r->battle, replay_at(r), &step);
    return step;
}

uint32_t replay_options(const replay *r, bay_option *list) {
    const bay_step_info *step = bay_step_at(r->battle, replay_at(r));
    return step->options ? step->options(r->battle, replay_at(r), list) : 0;
}

// Makes room for one situation more than the present one.
static bay_status grow(replay *r) {
    if (r->steps + 1 < r->room) return BAY_OK;
    uint32_t room = r->room ? r->room * 2 : ROOM_FIRST;
    uint8_t *past = memory_resize_array(r->memory, r->past, r->room, room, r->bytes);
    if (!past) return BAY_NO_MEMORY;
    r->past = past;
    r->room = room;
    return BAY_OK;
}

// --- Events: what is told is written twice when there was no room for it ----------------------------

static bay_trace trace_of(const replay_events *e) {
    return (bay_trace){.event = e->event, .room = e->room};
}

static bay_status make_events_room(replay_events *e, uint32_t wanted) {
    if (wanted <= e->room) return BAY_OK;
    uint32_t room = wanted < EVENTS_FIRST ? EVENTS_FIRST : wanted;
    bay_event *event = memory_resize_array(e->memory, e->event, e->room, room, sizeof *event);
    if (!event) return BAY_NO_MEMORY;
    e->event = event;
    e->room = room;
    return BAY_OK;
}

void replay_events_free(replay_events *e) {
    memory_give_array(e->memory, e->event, e->room, sizeof *e->event);
    *e = (replay_events){.memory = e->memory};
}

typedef struct doing { // what is done to the situation, told or not
    const replay *of;
    enum { BEGINS, CHOOSES, RESOLVES, PLACES } kind;
    const bay_option *option; // chosen
    uint32_t result;          // thrown
    const bay_move *moves;    // [count] placed
    uint32_t count;
    replay_events *bad;
} doing;

static bay_status place(const doing *what, void *at, bay_trace *why) {
    const bay_battle *battle = what->of->battle;
    bay_trace bad = trace_of(what->bad);
    if (battle->rules->place(battle, at, what->moves, what->count, why, &bad)) return BAY_OK;
    what->bad->count = bad.count < bad.room ? bad.count : bad.room;
    return BAY_FORBIDDEN;
}

static bay_status act(const doing *what, void *at, bay_trace *why) {
    const bay_battle *battle = what->of->battle;
    switch (what->kind) {
    case BEGINS: battle->rules->first(battle, at, why); break;
    case CHOOSES: bay_step_at(battle, at)->apply(battle, at, what->option, why); break;
    case RESOLVES: bay_step_at(battle, at)->resolve(battle, at, what->result, why); break;
    case PLACES: return place(what, at, why);
    }
    return BAY_OK;
}

// Does it to a copy of `from` (NULL: zeros) at `to`.
static bay_status act_on(const doing *what, const void *from, void *to, bay_trace *why) {
    assert(to);
    if (from)
        memcpy(to, from, what->of->bytes);
    else
        memset(to, 0, what->of->bytes);
    return act(what, to, why);
}

static bay_status act_and_tell(const doing *what, const void *from, void *to,
                               replay_events *tell) {
    bay_trace nobody = {NULL, 0, 0}; // nobody wants to be told, but history is kept
    if (!tell) return act_on(what, from, to, &nobody);
    tell->count = 0;
    bay_status status = make_events_room(tell, 1);
    if (status != BAY_OK) return status;
    bay_trace why = trace_of(tell);
    status = act_on(what, from, to, &why);
    if (status == BAY_OK && why.count > why.room) {
        status = make_events_room(tell, why.count);
        if (status != BAY_OK) return status;
        why = trace_of(tell);
        status = act_on(what, from, to, &why);
    }
    if (status == BAY_OK) tell->count = why.count;
    return status;
}

// --- Steps -----------------------------------------------------------------------------------

static bay_status go_on(replay *r, const doing *what, replay_events *tell) {
    bay_status status = grow(r);
    if (status == BAY_OK)
        status = act_and_tell(what, situation(r, r->steps), situation(r, r->steps + 1), tell);
    if (status != BAY_OK) return status;
    r->steps++;
    r->thrown = r->parts = 0;
    return BAY_OK;
}

bay_status replay_choose(replay *r, const bay_option *option, replay_events *why) {
    return go_on(r, &(doing){.of = r, .kind = CHOOSES, .option = option}, why);
}

bay_status replay_resolve(replay *r, uint32_t result, replay_events *why) {
    return go_on(r, &(doing){.of = r, .kind = RESOLVES, .result = result}, why);
}

bay_status replay_place(replay *r, const bay_move *moves, uint32_t count, replay_events *why,
                        replay_events *bad) {
    enum { BREACHES = FAULTS_MAX }; // more are not told
    bay_status status = make_events_room(bad, BREACHES);
    if (status != BAY_OK) return status;
    doing places = {.of = r, .kind = PLACES, .moves = moves, .count = count, .bad = bad};
    return go_on(r, &places, why);
}

bay_status replay_begin(bay_memory memory, const bay_battle *battle, replay *out,
                        replay_events *why) {
    replay r = {.memory = memory, .battle = battle, .bytes = battle->size + battle->told};
    r.bytes = (r.bytes + 7) & ~(size_t)7; // so that each is aligned for int64_t
    bay_status status = grow(&r);
    doing first = {.of = &r, .kind = BEGINS};
    if (status == BAY_OK) status = act_and_tell(&first, NULL, situation(&r, 0), why);
    if (status == BAY_OK)
        *out = r;
    else
        replay_free(&r);
    return status;
}

void replay_free(replay *r) {
    memory_give_array(r->memory, r->past, r->room, r->bytes);
    memory_give(r->memory, r->faces, r->faces_room);
    *r = (replay){.memory = r->memory};
}

bool replay_undo(replay *r, uint32_t count) {
    uint32_t thrown = r->thrown > 0;
    if (count == 0) return true;
    if (count > r->steps + thrown) return false;
    r->steps -= count - thrown;
    r->thrown = r->parts = 0;
    return true;
}

// --- Throws ----------------------------------------------------------------------------------

bay_ask replay_asks(const replay *r) {
    bay_step step = replay_step(r);
    bay_ask ask;
    bay_status status = bay_throw_ask(&step.dice, r->faces, r->thrown, &ask);
    assert(status == BAY_OK);
    (void)status;
    return ask;
}

bay_status replay_throw(replay *r, const uint8_t *faces, size_t count, bay_ask *ask) {
    size_t wanted = r->thrown + count;
    if (wanted > r->faces_room) {
        uint8_t *more = memory_resize(r->memory, r->faces, r->faces_room, wanted);
        if (!more) return BAY_NO_MEMORY;
        r->faces = more;
        r->faces_room = wanted;
    }
    memcpy(r->faces + r->thrown, faces, count);
    bay_step step = replay_step(r);
    bay_status status = bay_throw_ask(&step.dice, r->faces, wanted, ask);
    if (status == BAY_OK) r->thrown = wanted;
    return status;
}
