// Play: the record so far and a move in, new lines and the next question out.

#include "analysis/wording.h"
#include "base/fault.h"
#include "base/nearest.h"
#include "base/stream.h"
#include "report/advice.h"
#include "report/drawing.h"
#include "report/reading_reply.h"
#include "report/record.h"
#include "report/situation_reply.h"

#include <string.h>

typedef struct move { // what a player did, if anything
    const bay_value *said;
    record_doing doing;
    size_t before; // faces of the throw that stood already
    char kind;     // c choose, f faces, p place, u undo; 0: nothing
} move;

// --- Rolling ---------------------------------------------------------------------------------

static bay_status read_seed(door *d, const replay *r, const bay_value *said, uint64_t *seed) {
    const bay_value *own = bay_value_get(said, "seed");
    if (own && (own->kind != BAY_VALUE_WHOLE || own->is.whole < 0))
        return door_fault(d, BAY_BAD_REQUEST, "move.seed", "A seed is a whole number from 0.");
    if (!own && !r->seeded)
        return door_fault(d, BAY_BAD_REQUEST, "move.seed",
                          "To roll, Bayonet needs a seed: the record has none.");
    *seed = own ? (uint64_t)own->is.whole : r->seed;
    return BAY_OK;
}

// The dice that are asked for now. Place n of the line draws from stream n of the seed, a die
// after another as they are thrown, so that a throw that was taken back comes again the same.
static bay_status roll(door *d, replay *r, move *m) {
    uint64_t seed = 0;
    bay_status status = read_seed(d, r, m->said, &seed);
    if (status != BAY_OK) return status;
    if (m->doing.step.kind != BAY_CHANCE) {
        record_fault(d, r, "move.roll", "No dice are asked for here.");
        return BAY_BAD_RECORD;
    }
    bay_ask ask = replay_asks(r);
    uint8_t *faces = arena_take(&d->arena, ask.dice);
    if (!faces) return BAY_NO_MEMORY;
    stream from = stream_new(seed, r->steps);
    for (size_t i = 0; i < r->thrown;) { // dice that lie there already are passed over
        bay_ask before;
        bay_throw_ask(&m->doing.step.dice, r->faces, i, &before);
        for (uint16_t k = 0; k < before.dice && i < r->thrown; k++, i++)
            stream_below(&from, before.sides);
    }
    for (uint16_t i = 0; i < ask.dice; i++)
        faces[i] = (uint8_t)(stream_below(&from, ask.sides) + 1);
    m->kind = 'f';
    return record_throw_faces(d, r, faces, ask.dice, &m->doing);
}

// --- Moves -----------------------------------------------------------------------------------

static bay_status unknown_move(door *d, const bay_value *said) {
    static const char *const members[] = {"choose", "faces", "place", "roll", "undo", NULL};
    bay_fault *why = faults_next(&d->bad);
    fault_set(why, BAY_BAD_REQUEST, "move",
              "A move has one of choose, faces, place, roll, undo.");
    for (uint32_t i = 0; said->kind == BAY_VALUE_MAP && i < said->count; i++)
        if (!*why->nearest) fault_nearest(why, text_nearest(said->is.item[i].key, members));
    return BAY_BAD_REQUEST;
}

static bay_status make_move(door *d, replay *r, replay_events *events, move *m) {
    const bay_value *said = m->said, *part;
    m->doing = record_doing_at(r, events);
    m->before = r->thrown;
    events->count = 0;
    if ((part = bay_value_get(said, "choose"))) {
        m->kind = 'c';
        return record_choose(d, r, part, &m->doing);
    }
    if ((part = bay_value_get(said, "faces"))) {
        m->kind = 'f';
        return record_throw(d, r, part, &m->doing);
    }
    if ((part = bay_value_get(said, "place"))) {
        m->kind = 'p';
        return record_place(d, r, part, &m->doing);
    }
    if ((part = bay_value_get(said, "undo"))) {
        m->kind = 'u';
        return record_undo(d, r, part, &m->doing);
    }
    return bay_value_get(said, "roll") ? roll(d, r, m) : unknown_move(d, said);
}

// --- The reply -------------------------------------------------------------------------------

static void write_line(json *to, const replay *r, const move *m) {
    if (m->kind == 'c') record_write_choice(to, r, &m->doing);
    if (m->kind == 'p') record_write_place(to, r, &m->doing);
    if (m->kind == 'u') record_write_undo(to, &m->doing);
    if (m->kind == 'f' && m->doing.done) record_write_faces(to, r, &m->doing);
    if (m->kind == 'f' && !m->doing.done) record_write_part(to, r, &m->doing, m->before);
}

static void write_events(json *to, const bay_battle *battle, const replay_events *events) {
    json_key(to, "events");
    json_open_list(to);
    for (uint32_t i = 0; i < events->count; i++) {
        const bay_event *event = &events->event[i];
        char bytes[256];
        text words = text_within(bytes, sizeof bytes);
        wording_event(&words, battle, event);
        int clause = battle->rules->tellings[event->telling].clause;
        json_open_map(to);
        json_key_text(to, "clause", wording_clause(battle->rules, clause));
        json_key_text(to, "side", wording_side(event->side));
        json_key_text(to, "unit",
                      event->unit < battle->unit_count ? battle->units[event->unit].id : NULL);
        json_key_text(to, "words", bytes);
        json_close_map(to);
    }
    json_close_list(to);
}

static bay_status write_lines(door *d, const assault *a, const move *m) {
    bay_status status = BAY_OK;
    json_key(&d->to, "lines");
    json_open_list(&d->to);
    if (!record_is_named(d)) status = record_write_header(d, &a->scenario, door_get(d, "seed"));
    if (m->said) write_line(&d->to, &a->replay, m);
    json_close_list(&d->to);
    return status;
}

static bay_status write_reply(door *d, const assault *a, const replay_events *events,
                              const move *m) {
    bool advised = false;
    bay_status status = door_flag(d, "advice", false, &advised);
    if (status != BAY_OK) return status;
    const bay_view *view = drawing_view(&d->arena, a->battle, replay_at(&a->replay));
    if (!view) return BAY_NO_MEMORY;
    door_begin(d);
    if (advised) status = advice_write(d, a);
    if (status != BAY_OK) return status;
    write_events(&d->to, a->battle, events);
    situation_write_features(&d->to, &a->replay);
    situation_write_heading(&d->to, a->battle, view);
    status = write_lines(d, a, m);
    if (status != BAY_OK) return status;
    situation_write_question(&d->to, &a->replay);
    status = reading_write(d, &a->replay, m->said ? &m->doing : NULL);
    if (status != BAY_OK) return status;
    door_schema(d, "play");
    json_key_whole(&d->to, "steps", a->replay.steps);
    json_key_text(&d->to, "title", assault_title(a));
    door_end(d);
    return BAY_OK;
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
    if (status == BAY_OK && m.said) status = make_move(d, &a.replay, &events, &m);
    if (status == BAY_OK) status = write_reply(d, &a, &events, &m);
    replay_events_free(&events);
    assault_free(&a);
    return status;
}
