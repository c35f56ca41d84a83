// Play: the record so far and a move in, new lines and the next question out.

#include "answer/advice.h"
#include "answer/own_move.h"
#include "api/handlers.h"
#include "base/fault.h"
#include "base/nearest.h"
#include "drawing/drawing.h"
#include "reply/situation_reply.h"
#include "reply/told_reply.h"

#include <string.h>

typedef struct move {      // what a player did, if anything
    const bay_value *said; // NULL: nothing
    const struct move_row *row;
    record_doing doing;
    size_t before; // faces of the throw that stood already
    double cost;   // of a choice that Bayonet made, against the best; negative: not known
} move;

// --- Moves -----------------------------------------------------------------------------------

static bay_status choose(door *d, assault *a, const bay_value *part, move *m) {
    return record_choose(d, &a->replay, part, &m->doing);
}

static bay_status command(door *d, assault *a, const bay_value *part, move *m) {
    (void)part;
    return own_move_choose(d, a, m->said, &m->doing, &m->cost);
}

static bay_status throw_faces(door *d, assault *a, const bay_value *part, move *m) {
    m->doing.own = a->replay.seeded;
    return record_throw(d, &a->replay, part, &m->doing);
}

static bay_status place(door *d, assault *a, const bay_value *part, move *m) {
    return record_place(d, &a->replay, part, &m->doing);
}

static bay_status roll(door *d, assault *a, const bay_value *part, move *m) {
    (void)part;
    return own_move_roll(d, &a->replay, m->said, &m->doing);
}

static bay_status undo(door *d, assault *a, const bay_value *part, move *m) {
    return record_undo(d, &a->replay, part, &m->doing);
}

static void write_choice(json *to, const replay *r, const move *m) {
    record_write_choice(to, r, &m->doing);
}

static void write_faces(json *to, const replay *r, const move *m) {
    if (m->doing.done)
        record_write_faces(to, r, &m->doing);
    else
        record_write_part(to, r, &m->doing, m->before);
}

static void write_place(json *to, const replay *r, const move *m) {
    record_write_place(to, r, &m->doing);
}

static void write_undo(json *to, const replay *r, const move *m) {
    (void)r;
    record_write_undo(to, &m->doing);
}

typedef struct move_row {
    const char *member;
    bay_status (*make)(door *d, assault *a, const bay_value *part, move *m);
    void (*write)(json *to, const replay *r, const move *m); // its line of the record
} move_row;

static const move_row MOVES[] = {
    {"choose", choose, write_choice},    {"command", command, write_choice},
    {"faces", throw_faces, write_faces}, {"place", place, write_place},
    {"roll", roll, write_faces},         {"undo", undo, write_undo},
};

static bay_status unknown_move(door *d, const bay_value *said) {
    static const char *const members[] = {"choose", "command", "faces", "place",
                                          "roll",   "undo",    NULL};
    bay_fault *why = faults_next(&d->bad);
    fault_set(why, BAY_BAD_REQUEST, "move",
              "A move has one of choose, command, faces, place, roll, undo.");
    for (uint32_t i = 0; said->kind == BAY_VALUE_MAP && i < said->count; i++)
        if (!*why->nearest) fault_nearest(why, text_nearest(said->is.item[i].key, members));
    return BAY_BAD_REQUEST;
}

static bay_status make_move(door *d, assault *a, replay_events *events, move *m) {
    m->doing = record_doing_at(&a->replay, events);
    m->before = a->replay.thrown;
    m->cost = -1;
    events->count = 0;
    for (size_t i = 0; i < sizeof MOVES / sizeof *MOVES; i++) {
        const bay_value *part = bay_value_get(m->said, MOVES[i].member);
        if (!part) continue;
        m->row = &MOVES[i];
        return MOVES[i].make(d, a, part, m);
    }
    return unknown_move(d, m->said);
}

// --- The reply -------------------------------------------------------------------------------

static bay_status write_lines(door *d, const assault *a, const move *m) {
    bay_status status = BAY_OK;
    json_key(&d->to, "lines");
    json_open_list(&d->to);
    if (!record_is_named(d)) status = record_write_header(d, &a->scenario, door_get(d, "seed"));
    if (m->row) m->row->write(&d->to, &a->replay, m);
    json_close_list(&d->to);
    return status;
}

// Null where the last step was no choice that Bayonet looked for.
static void write_cost(json *to, const move *m) {
    if (m->row && m->row->make == command && m->cost >= 0)
        json_key_real(to, "cost", m->cost);
    else
        json_key_text(to, "cost", NULL);
}

static bay_status write_told(door *d, const assault *a, const replay_events *events,
                             const move *m) {
    const record_doing *doing = m->said ? &m->doing : NULL;
    const bay_view *view = drawing_view(&d->arena, a->battle, replay_at(&a->replay));
    if (!view) return BAY_NO_MEMORY;
    json *to = &d->to;
    write_cost(to, m);
    told_write_events(to, a->battle, events);
    situation_write_features(to, &a->replay);
    situation_write_heading(to, a->battle, view);
    bay_status status = write_lines(d, a, m);
    if (status != BAY_OK) return status;
    situation_write_question(to, &a->replay);
    status = told_write_reading(d, &a->replay, doing);
    if (status != BAY_OK) return status;
    json_key_text(to, "rules", a->scenario.rules->id);
    door_schema(d, "play");
    situation_write_sides(to, a->battle, view);
    json_key_whole(to, "steps", a->replay.steps);
    told_write_threw(to, &a->replay, doing);
    json_key_text(to, "title", assault_title(a));
    return BAY_OK;
}

static bay_status write_reply(door *d, const assault *a, const replay_events *events,
                              const move *m) {
    advice_depth depth;
    bay_status status = advice_asked(d, &depth);
    if (status != BAY_OK) return status;
    door_begin(d);
    status = advice_write(d, a, depth);
    if (status == BAY_OK) status = write_told(d, a, events, m);
    if (status == BAY_OK) door_end(d);
    return status;
}

// --- The request -----------------------------------------------------------------------------

static bay_status check_request(door *d, move *m) {
    bool record = record_is_named(d);
    m->said = door_get(d, "move");
    if (m->said && !record)
        return door_fault(d, BAY_BAD_REQUEST, "move", "A move is made in a record: begin one.");
    if (m->said && m->said->kind != BAY_VALUE_MAP) return unknown_move(d, m->said);
    if (record && door_get(d, "seed"))
        return door_fault(d, BAY_BAD_REQUEST, "seed", "A record has its seed from its start.");
    int64_t seed;
    return door_whole(d, (door_number){"seed", 0, INT64_MAX, 0}, &seed);
}

static bay_status begin(door *d, assault *a, replay_events *events) {
    if (record_is_named(d)) return record_load(d, a, events);
    scenario of;
    a->memory = d->memory;
    bay_status status = assault_check(d, &of);
    if (status == BAY_OK) status = assault_fight(d, &of, a);
    if (status == BAY_OK) status = replay_begin(d->memory, a->battle, &a->replay, events);
    return status;
}

bay_status ask_play(door *d) {
    assault a = {0};
    move m = {0};
    replay_events events = {.memory = d->memory};
    bay_status status = check_request(d, &m);
    if (status == BAY_OK) status = begin(d, &a, &events);
    if (status == BAY_OK && m.said) status = make_move(d, &a, &events, &m);
    if (status == BAY_OK) status = write_reply(d, &a, &events, &m);
    replay_events_free(&events);
    assault_free(&a);
    return status;
}
