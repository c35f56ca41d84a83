// The moves of an assault that an input plays.
#include "analysis/graph/orders.h"
#include "answer/engine_move.h"
#include "base/value.h"
#include "fuzz/fought.h"

#include <stdio.h>
#include <string.h>

enum { PIECES_MAX = 6, FACES_MAX = 4096 };

// What leads on from a situation leads to the same one whether it is told or not. Not always tried,
// for it costs as much as the step.
static void check_untold(fought *f, const record_doing *doing, uint32_t result) {
    const replay *r = &f->a.replay;
    if (!f->much && f->moves % 3) return;
    const bay_battle *battle = r->battle;
    const uint8_t *before = (const uint8_t *)replay_at(r) - r->bytes;
    uint8_t *after = malloc(r->bytes);
    must(after != NULL && r->steps > 0);
    memcpy(after, before, r->bytes);
    const bay_step_info *row = bay_step_at(battle, before);
    if (doing->step.kind == BAY_CHOICE)
        row->apply(battle, after, &doing->option, NULL);
    else
        row->resolve(battle, after, result, NULL);
    must(memcmp(after, replay_at(r), battle->size) == 0);
    free(after);
}

// --- Choices ---------------------------------------------------------------------------------

static void choose(fought *f, recipe *from, record_doing *doing) {
    replay *r = &f->a.replay;
    bay_option list[BAY_OPTIONS_MAX];
    char id[128];
    uint32_t count = replay_options(r, list);
    must(count >= 2 && count <= BAY_OPTIONS_MAX);
    uint32_t chosen = below(from, count);
    bay_option_text(r->battle, &list[chosen], false, id, sizeof id);
    must(orders_find(r->battle, list, count, id) == (int)chosen);
    const bay_value *said = value_text(&f->ctx.arena, id);
    must(record_choose(&f->ctx, r, said, doing) == BAY_OK && doing->done);
    check_untold(f, doing, 0);
    record_write_choice(&f->ctx.to, r, doing);
}

// --- Dice ------------------------------------------------------------------------------------

// Some of the dice that are due, or all of them.
static bay_status throw_typed(fought *f, recipe *from, record_doing *doing) {
    replay *r = &f->a.replay;
    bay_ask ask = replay_asks(r);
    uint8_t faces[FACES_MAX];
    must(!ask.done && ask.dice > 0 && ask.dice <= ask.of && ask.dice <= FACES_MAX);
    size_t count = below(from, 4) ? ask.dice : 1 + below(from, ask.dice);
    for (size_t i = 0; i < count; i++) faces[i] = (uint8_t)(1 + below(from, ask.sides));
    doing->own = r->seeded;
    return record_throw_faces(&f->ctx, r, faces, count, doing);
}

static void throw_dice(fought *f, recipe *from, record_doing *doing) {
    replay *r = &f->a.replay;
    size_t before = r->thrown;
    bool rolled = r->seeded && below(from, 2);
    bay_status status =
        rolled ? engine_move_roll(&f->ctx, r, NULL, doing) : throw_typed(f, from, doing);
    must(status == BAY_OK);
    if (!doing->done) {
        record_write_part(&f->ctx.to, r, doing, before);
        return;
    }
    bay_ask ask;
    must(bay_throw_ask(&doing->step.dice, r->faces, doing->thrown, &ask) == BAY_OK);
    must(ask.done && ask.result < bay_throw_results(&doing->step.dice));
    check_untold(f, doing, ask.result);
    record_write_faces(&f->ctx.to, r, doing);
}

// --- Pieces put down by hand -----------------------------------------------------------------

// Near where it is, or near another piece, or anywhere; as a number or as a length in words.
static const bay_value *coordinate(fought *f, recipe *from, int32_t here, int32_t there) {
    int32_t near = (int32_t)below(from, 256) - 128;
    switch (below(from, 8)) {
    case 0: return value_whole(&f->ctx.arena, (int32_t)below_many(from, 65536) - 1000);
    case 1: return value_text(&f->ctx.arena, "6 in");
    case 2: return value_whole(&f->ctx.arena, here);
    case 3: return value_whole(&f->ctx.arena, there + near * 4);
    case 4: return value_whole(&f->ctx.arena, there + near);
    case 5: return value_whole(&f->ctx.arena, here + near);
    default: return value_whole(&f->ctx.arena, here + near * 4);
    }
}

static const bay_value *piece(fought *f, recipe *from, const bay_placeable *list,
                              uint32_t count) {
    const bay_battle *battle = f->a.battle;
    const bay_move *now = &list[below(from, count)].now;
    const bay_move *other = &list[below(from, count)].now;
    arena *into = &f->ctx.arena;
    const value_pair pairs[] = {
        {"unit", value_text(into, battle->units[now->unit].id)},
        {"x", coordinate(f, from, now->x, other->x)},
        {"y", coordinate(f, from, now->y, other->y)},
        {"facing", value_whole(into, (int64_t)below(from, 36) * 100)},
    };
    return value_map(into, pairs, 3 + below(from, 2));
}

static const bay_value *pieces(fought *f, recipe *from, const bay_placeable *list,
                               uint32_t count) {
    const bay_value *items[PIECES_MAX];
    uint32_t wanted = 1 + below(from, PIECES_MAX);
    for (uint32_t i = 0; i < wanted; i++) items[i] = piece(f, from, list, count);
    return wanted == 1 ? items[0] : value_list(&f->ctx.arena, items, wanted);
}

// What was put down lies where it was said.
static void check_lies(fought *f, const record_doing *doing) {
    const replay *r = &f->a.replay;
    bay_placeable list[BAY_PLACEABLE_MAX];
    if (!replay_step(r).free) return;
    uint32_t count = r->battle->rules->placeable(r->battle, replay_at(r), list);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < doing->move_count; k++) {
            const bay_move *move = &doing->moves[k];
            must(list[i].now.unit != move->unit ||
                 (list[i].now.x == move->x && list[i].now.y == move->y));
        }
}

// A refusal changes nothing, and says why.
static void check_refused(fought *f, bay_status status, const uint8_t *before, uint32_t steps) {
    const replay *r = &f->a.replay;
    must(status == BAY_FORBIDDEN || status == BAY_BAD_RECORD);
    must(f->ctx.bad.count > 0 && r->steps == steps);
    must(memcmp(replay_at(r), before, r->bytes) == 0);
    for (uint32_t i = 0; i < f->ctx.bad.count; i++) must(*f->ctx.bad.list[i].words);
    f->ctx.bad.count = 0;
}

bool fought_place(fought *f, recipe *from) {
    replay *r = &f->a.replay;
    bay_placeable list[BAY_PLACEABLE_MAX];
    record_doing doing = record_doing_at(r, NULL);
    if (!doing.step.free || !r->battle->rules->placeable) return false;
    uint32_t count = r->battle->rules->placeable(r->battle, replay_at(r), list);
    must(count <= BAY_PLACEABLE_MAX);
    if (!count) return false;
    uint8_t *before = malloc(r->bytes);
    must(before != NULL);
    memcpy(before, replay_at(r), r->bytes);
    bay_status status = record_place(&f->ctx, r, pieces(f, from, list, count), &doing);
    if (status == BAY_OK) {
        check_lies(f, &doing);
        record_write_place(&f->ctx.to, r, &doing);
    } else {
        check_refused(f, status, before, doing.place);
    }
    free(before);
    return true;
}

// --- Taking back -----------------------------------------------------------------------------

static void undo(fought *f, recipe *from, record_doing *doing) {
    replay *r = &f->a.replay;
    uint32_t thrown = r->thrown > 0, most = r->steps + thrown;
    uint32_t wanted = 1 + below(from, most < 8 ? most : 8);
    uint32_t left = r->steps + thrown - wanted;
    const bay_value *count = value_whole(&f->ctx.arena, wanted);
    must(record_undo(&f->ctx, r, count, doing) == BAY_OK);
    must(r->steps == left && r->thrown == 0 && !doing->done);
    record_write_undo(&f->ctx.to, doing);
}

// --- One move --------------------------------------------------------------------------------

bool fought_move(fought *f, recipe *from) {
    replay *r = &f->a.replay;
    replay_events events = {.memory = f->ctx.memory};
    record_doing doing = record_doing_at(r, &events);
    bool back = (r->steps || r->thrown) && below(from, 16) == 15;
    f->moves++;
    if (back)
        undo(f, from, &doing);
    else if (doing.step.kind == BAY_CHANCE)
        throw_dice(f, from, &doing);
    else if (doing.step.kind == BAY_CHOICE && (below(from, 3) || !fought_place(f, from)))
        choose(f, from, &doing);
    replay_events_free(&events);
    return back || doing.step.kind != BAY_END;
}
