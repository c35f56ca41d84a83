// The request `play`: it takes the record so far and a move, and returns new lines and the next
// question.

#include "answer/engine_move.h"
#include "api/handlers.h"
#include "base/fault.h"
#include "base/nearest.h"
#include "drawing/drawing.h"
#include "reply/advice_reply.h"
#include "reply/history_reply.h"
#include "reply/situation_reply.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"

#include <string.h>

typedef struct move {      // what a player did, if anything
    const bay_value *said; // NULL: nothing
    const struct move_row *row;
    record_doing doing;
    size_t before; // faces of the throw that stood already
    double cost;   // of a choice that Bayonet made, against the best; negative: not known
} move;

// --- Moves -----------------------------------------------------------------------------------

static bay_status choose(context *ctx, assault *a, const bay_value *part, move *m) {
    return record_choose(ctx, &a->replay, part, &m->doing);
}

static bay_status command(context *ctx, assault *a, const bay_value *part, move *m) {
    (void)part;
    return engine_move_choose(ctx, a, m->said, &m->doing, &m->cost);
}

static bay_status throw_faces(context *ctx, assault *a, const bay_value *part, move *m) {
    m->doing.own = a->replay.seeded;
    return record_throw(ctx, &a->replay, part, &m->doing);
}

static bay_status place(context *ctx, assault *a, const bay_value *part, move *m) {
    return record_place(ctx, &a->replay, part, &m->doing);
}

static bay_status roll(context *ctx, assault *a, const bay_value *part, move *m) {
    if (part->kind != BAY_VALUE_FLAG || !part->is.flag)
        return context_fault(ctx, BAY_BAD_REQUEST, "move.roll", "roll must be true.");
    return engine_move_roll(ctx, &a->replay, m->said, &m->doing);
}

static bay_status undo(context *ctx, assault *a, const bay_value *part, move *m) {
    return record_undo(ctx, &a->replay, part, &m->doing);
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
    bay_status (*make)(context *ctx, assault *a, const bay_value *part, move *m);
    void (*write)(json *to, const replay *r, const move *m); // its line of the record
    bool draws;                                              // may have a seed of its own
} move_row;

static const move_row MOVES[] = {
    {"choose", choose, write_choice, false},    {"command", command, write_choice, true},
    {"faces", throw_faces, write_faces, false}, {"place", place, write_place, false},
    {"roll", roll, write_faces, true},          {"undo", undo, write_undo, false},
};

static const char ONE_OF[] = "A move has one of choose, command, faces, place, roll, undo.";

static const move_row *row_called(const char *member) {
    for (size_t i = 0; i < sizeof MOVES / sizeof *MOVES; i++)
        if (strcmp(MOVES[i].member, member) == 0) return &MOVES[i];
    return NULL;
}

static bay_status unknown_member(context *ctx, const char *key) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_REQUEST, "move", ONE_OF);
    fault_given(why, key);
    nearest search = nearest_to(key);
    for (size_t i = 0; i < sizeof MOVES / sizeof *MOVES; i++)
        nearest_try(&search, MOVES[i].member);
    nearest_try(&search, "seed");
    if (search.best) fault_nearest(why, search.best);
    return BAY_BAD_REQUEST;
}

static bay_status check_seed(context *ctx, const move *m) {
    const bay_value *seed = bay_value_get(m->said, "seed");
    if (!seed || (m->row->draws && seed->kind == BAY_VALUE_WHOLE && seed->is.whole >= 0))
        return BAY_OK;
    return context_fault(ctx, BAY_BAD_REQUEST, "move.seed",
                         "A seed is a whole number from 0, of roll or command.");
}

// Which move it is, if any: the map has that member, perhaps a seed, and nothing else.
static bay_status find_row(context *ctx, move *m) {
    for (uint32_t i = 0; i < m->said->count; i++) {
        const char *key = m->said->is.item[i].key;
        const move_row *row = row_called(key);
        if (row && m->row) return context_fault(ctx, BAY_BAD_REQUEST, "move", ONE_OF);
        if (row) m->row = row;
        if (!row && strcmp(key, "seed") != 0) return unknown_member(ctx, key);
    }
    return BAY_OK;
}

static bay_status make_move(context *ctx, assault *a, replay_events *events, move *m) {
    m->doing = record_doing_at(&a->replay, events);
    m->before = a->replay.thrown;
    m->cost = -1;
    events->count = 0;
    bay_status status = find_row(ctx, m);
    if (status != BAY_OK) return status;
    if (!m->row) return context_fault(ctx, BAY_BAD_REQUEST, "move", ONE_OF);
    status = check_seed(ctx, m);
    if (status != BAY_OK) return status;
    return m->row->make(ctx, a, bay_value_get(m->said, m->row->member), m);
}

// --- The reply -------------------------------------------------------------------------------

static bay_status write_lines(context *ctx, const assault *a, const move *m) {
    bay_status status = BAY_OK;
    json_key(&ctx->to, "lines");
    json_open_list(&ctx->to);
    if (!record_is_named(ctx))
        status = record_write_header(ctx, &a->scenario, context_get(ctx, "seed"));
    if (m->row) m->row->write(&ctx->to, &a->replay, m);
    json_close_list(&ctx->to);
    return status;
}

// Null where the last step was no choice that Bayonet looked for.
static void write_cost(context *ctx, const assault *a, const move *m) {
    bool known = m->row && m->row->make == command && m->cost >= 0;
    if (known)
        json_key_real(&ctx->to, "cost", m->cost);
    else
        json_key_text(&ctx->to, "cost", NULL);
    points_write_costs(&ctx->to, a, known ? m->cost : 0, sentence_digits(ctx));
}

static bay_status write_told(context *ctx, const assault *a, const replay_events *events,
                             const move *m) {
    const record_doing *doing = m->said ? &m->doing : NULL;
    const bay_view *view = drawing_view(&ctx->arena, a->battle, replay_at(&a->replay));
    if (!view) return BAY_NO_MEMORY;
    json *to = &ctx->to;
    write_cost(ctx, a, m);
    history_write_events(to, a->battle, events);
    situation_write_features(to, &a->replay);
    situation_write_heading(to, a->battle, view);
    bay_status status = write_lines(ctx, a, m);
    if (status != BAY_OK) return status;
    situation_write_question(to, a);
    status = history_write_reading(ctx, &a->replay, doing);
    if (status != BAY_OK) return status;
    json_key_text(to, "rules", a->scenario.rules->id);
    context_schema(ctx, "play");
    situation_write_sides(to, a->battle, view);
    json_key_whole(to, "steps", a->replay.steps);
    history_write_threw(to, &a->replay, doing);
    json_key_text(to, "title", assault_title(a));
    return BAY_OK;
}

static bay_status write_reply(context *ctx, const assault *a, const replay_events *events,
                              const move *m) {
    advice_depth depth;
    bay_status status = advice_asked(ctx, &depth);
    if (status != BAY_OK) return status;
    context_begin(ctx);
    status = advice_write(ctx, a, depth);
    if (status == BAY_OK) status = write_told(ctx, a, events, m);
    if (status == BAY_OK) context_end(ctx);
    return status;
}

// --- The request -----------------------------------------------------------------------------

static bay_status check_request(context *ctx, move *m) {
    bool record = record_is_named(ctx);
    m->said = context_get(ctx, "move");
    if (m->said && !record)
        return context_fault(ctx, BAY_BAD_REQUEST, "move",
                             "A move is made in a record: begin one.");
    if (m->said && m->said->kind != BAY_VALUE_MAP)
        return context_fault(ctx, BAY_BAD_REQUEST, "move", ONE_OF);
    if (record && context_get(ctx, "seed"))
        return context_fault(ctx, BAY_BAD_REQUEST, "seed",
                             "A record has its seed from its start.");
    int64_t seed;
    bay_status status = sentence_digits_check(ctx);
    if (status != BAY_OK) return status;
    return context_whole(ctx, (context_number){"seed", 0, INT64_MAX, 0}, &seed);
}

static bay_status begin(context *ctx, assault *a, replay_events *events) {
    if (record_is_named(ctx)) return record_load(ctx, a, events);
    scenario of;
    a->memory = ctx->memory;
    bay_status status = assault_check(ctx, &of);
    if (status == BAY_OK) status = assault_fight(ctx, &of, a);
    if (status == BAY_OK) status = replay_begin(ctx->memory, a->battle, &a->replay, events);
    return status;
}

bay_status handle_play(context *ctx) {
    assault a = {0};
    move m = {0};
    replay_events events = {.memory = ctx->memory};
    bay_status status = check_request(ctx, &m);
    if (status == BAY_OK) status = begin(ctx, &a, &events);
    if (status == BAY_OK && m.said) status = make_move(ctx, &a, &events, &m);
    if (status == BAY_OK) status = write_reply(ctx, &a, &events, &m);
    replay_events_free(&events);
    assault_free(&a);
    return status;
}
