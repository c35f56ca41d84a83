// Bytes -> pieces put down by hand, wherever a question lets them be. What is refused changes
// nothing and says why; what is allowed lies where it was said; the record of it can be read
// again, and the door says the same of it as the functions behind it. Of rules by which nothing is
// put down, few inputs are played.
#include "fuzz/fought.h"
#include "json/json_read.h"

#include <string.h>

enum { MOVES = 120, PLACES = 24, LESS = 3 }; // divided by this unless it may cost much

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Moves until pieces may be put down, and then puts some down.
static void place_some(fought *f, recipe *from) {
    uint32_t placed = 0, part = f->much ? 1 : LESS;
    while (f->moves < MOVES / part && placed < PLACES / part && any_left(from)) {
        bool free = replay_step(&f->a.replay).free;
        if (free && below(from, 8) && fought_place(f, from))
            placed++;
        else if (!fought_move(f, from))
            return;
        fought_check(f, from);
    }
}

// The pieces of the present question, as play says them, are those that the rules list.
static void check_question(const fought *f, const bay_value *question) {
    const replay *r = &f->a.replay;
    bay_placeable list[BAY_PLACEABLE_MAX];
    const bay_value *pieces = bay_value_get(question, "pieces");
    if (!replay_step(r).free || !r->battle->rules->placeable) return;
    uint32_t count = r->battle->rules->placeable(r->battle, replay_at(r), list);
    must(pieces && pieces->count == count);
    for (uint32_t i = 0; i < count; i++) {
        const bay_value *piece = &pieces->is.item[i];
        const bay_move *now = &list[i].now;
        must(bay_value_is(bay_value_get(piece, "id"), r->battle->units[now->unit].id));
        must(bay_value_get(piece, "x")->is.whole == now->x);
        must(bay_value_get(piece, "y")->is.whole == now->y);
    }
}

// fought_replay has ended the record.
static void check_door(fought *f) {
    text request = text_new(f->ctx.memory);
    arena space = arena_new(f->ctx.memory);
    text_add(&request, "{\"do\":\"play\",\"record\":");
    text_add_bytes(&request, f->ctx.out.bytes, f->ctx.out.size);
    text_add(&request, "}");
    bay_reply reply;
    const bay_value *read = NULL;
    must(bay_request(&f->host, request.bytes, request.size, &reply) == BAY_OK);
    must(json_read(&space, reply.text, reply.size, &read, NULL) == BAY_OK);
    must(bay_value_get(read, "steps")->is.whole == f->a.replay.steps);
    check_question(f, bay_value_get(read, "question"));
    bay_reply_free(f->host.memory, &reply);
    arena_free(&space);
    text_free(&request);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static fought f;
    recipe from = {data, data + size};
    fought_begin(&f, &from);
    if (f.stands && (f.much || f.a.battle->rules->placeable)) {
        place_some(&f, &from);
        // reading the scenario again costs as much as many moves
        if (f.much || size % 4 == 0) fought_replay(&f);
        if (f.much || size % 16 == 0) check_door(&f);
    }
    fought_free(&f);
    return 0;
}
