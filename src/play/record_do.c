// Carries out one line of a record, or one move of a player, on the line of play.

#include "analysis/graph/orders.h"
#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "play/record.h"
#include "text/wording.h"

#include <string.h>

enum { OPTION_ID_MAX = 128, FACES_MAX = 1 << 16 };

record_doing record_doing_at(const replay *r, replay_events *events) {
    return (record_doing){
        .step = replay_step(r), .place = r->steps, .parts = r->parts, .events = events};
}

// --- Faults ----------------------------------------------------------------------------------

bay_fault *record_fault(context *ctx, const replay *r, const char *path, const char *words) {
    const bay_rules *rules = r->battle->rules;
    bay_step step = replay_step(r);
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_RECORD, path, words);
    faults_cite(why, rules, rules->steps[step.id].clause);
    return why;
}

// What is asked is of another kind than what was answered.
static bay_status not_asked(context *ctx, const replay *r, const char *path) {
    static const char *const wants[] = {" asks for a throw of dice.", " asks for a choice.",
                                        " is the end: nothing is asked any more."};
    bay_step step = replay_step(r);
    bay_fault *why = record_fault(ctx, r, path, NULL);
    text words = fault_words(why);
    text_add(&words, r->battle->rules->steps[step.id].id);
    text_add(&words, wants[step.kind]);
    return BAY_BAD_RECORD;
}

// --- Choices ---------------------------------------------------------------------------------

typedef struct offered { // the options of a question
    uint32_t count;
    bay_option option[BAY_OPTIONS_MAX];
} offered;

static bay_status no_such_option(context *ctx, const replay *r, const offered *all,
                                 const bay_value *given) {
    bay_fault *why = record_fault(ctx, r, "choose", NULL);
    text words = fault_words(why);
    text_add(&words, bay_step_at(r->battle, replay_at(r))->id);
    text_add(&words, " offers no such choice.");
    fault_given_value(why, given);
    fault_at(why, given);
    nearest search = nearest_to(given->kind == BAY_VALUE_TEXT ? given->is.text : "");
    char best[OPTION_ID_MAX] = "";
    for (uint32_t i = 0; i < all->count; i++) {
        char id[OPTION_ID_MAX];
        bay_option_text(r->battle, &all->option[i], false, id, sizeof id);
        fault_allowed_also(why, id);
        size_t before = search.best ? search.distance : SIZE_MAX;
        nearest_try(&search, id);
        if (search.best && search.distance < before) text_copy(best, sizeof best, id);
    }
    fault_nearest(why, *best ? best : NULL);
    return BAY_BAD_RECORD;
}

bay_status record_choose_option(replay *r, const bay_option *option, record_doing *doing) {
    doing->option = *option;
    doing->done = true;
    return replay_choose(r, option, doing->events);
}

bay_status record_choose(context *ctx, replay *r, const bay_value *id, record_doing *doing) {
    if (doing->step.kind != BAY_CHOICE) return not_asked(ctx, r, "choose");
    offered all;
    all.count = replay_options(r, all.option);
    int chosen =
        value_is_plain(id) ? orders_find(r->battle, all.option, all.count, id->is.text) : -1;
    if (chosen >= 0) return record_choose_option(r, &all.option[chosen], doing);
    return no_such_option(ctx, r, &all, id);
}

// --- Dice ------------------------------------------------------------------------------------

static bool read_face(const bay_value *value, uint8_t *out) {
    if (value->kind != BAY_VALUE_WHOLE) return false;
    if (value->is.whole < 1 || value->is.whole > BAY_SIDES_MAX) return false;
    *out = (uint8_t)value->is.whole;
    return true;
}

// Faces of one list of numbers, or of a list of such lists; false: something else is in it.
static bool read_faces(const bay_value *list, uint8_t *faces, size_t *count) {
    for (uint32_t i = 0; i < list->count; i++) {
        const bay_value *item = &list->is.item[i];
        if (item->kind != BAY_VALUE_LIST) {
            if (!read_face(item, &faces[(*count)++])) return false;
            continue;
        }
        for (uint32_t k = 0; k < item->count; k++)
            if (!read_face(&item->is.item[k], &faces[(*count)++])) return false;
    }
    return true;
}

static size_t faces_in(const bay_value *list) {
    size_t count = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        const bay_value *item = &list->is.item[i];
        count += item->kind == BAY_VALUE_LIST ? item->count : 1;
    }
    return count;
}

const uint8_t *record_faces(context *ctx, const bay_value *value, size_t *count) {
    *count = 0;
    if (value->kind == BAY_VALUE_LIST && faces_in(value) <= FACES_MAX) {
        uint8_t *faces = arena_take(&ctx->arena, faces_in(value) + 1);
        if (!faces) return NULL;
        if (read_faces(value, faces, count)) return faces;
    }
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_RECORD, value->key, "Faces are a list of whole numbers, as thrown.");
    fault_given_value(why, value);
    fault_allowed_range(why, 1, BAY_SIDES_MAX);
    return NULL;
}

// A face that the die does not have: of whose die, in the question that `ask` is.
static void no_such_face(bay_fault *why, const bay_ask *ask, uint8_t face) {
    text words = fault_words(why);
    const char *side = wording_side(ask->who);
    text_add_whole(&words, face);
    text_add(&words, " is no face of ");
    text_add(&words, side ? "the " : "a die");
    text_add(&words, side ? side : "");
    text_add(&words, side ? "'s dice." : ".");
    fault_given_whole(why, face);
    fault_allowed_range(why, 1, ask->sides);
}

static void too_many_faces(bay_fault *why, size_t given, size_t taken) {
    text words = fault_words(why);
    text_add(&words, "These are ");
    text_add_whole(&words, (int64_t)given);
    text_add(&words, given == 1 ? " die, and the throw takes " : " dice, and the throw takes ");
    text_add_whole(&words, (int64_t)taken);
    text_add(&words, " of them.");
    fault_given_whole(why, (int64_t)given);
}

// The first of the faces that does not fit, behind those that lie there: faces[count] are in the
// replay's room for the throw already.
static bay_status do_not_fit(context *ctx, const replay *r, size_t count) {
    bay_step step = replay_step(r);
    bay_fault *why = record_fault(ctx, r, "faces", NULL);
    size_t at = 0, all = r->thrown + count;
    while (at < all) {
        bay_ask ask;
        bay_throw_ask(&step.dice, r->faces, at, &ask);
        if (ask.done) break;
        for (size_t end = at + ask.dice; at < end && at < all; at++)
            if (r->faces[at] > ask.sides) {
                no_such_face(why, &ask, r->faces[at]);
                return BAY_BAD_RECORD;
            }
    }
    if (count)
        too_many_faces(why, count, at - r->thrown);
    else
        text_copy(why->words, sizeof why->words, "There are no dice in this.");
    return BAY_BAD_RECORD;
}

bay_status record_throw_faces(context *ctx, replay *r, const uint8_t *faces, size_t count,
                              record_doing *doing) {
    if (doing->step.kind != BAY_CHANCE) return not_asked(ctx, r, "faces");
    bay_ask ask;
    if (count == 0) return do_not_fit(ctx, r, count);
    size_t before = r->thrown;
    bay_status status = replay_throw(r, faces, count, &ask);
    if (status == BAY_NO_MEMORY) return status;
    if (status != BAY_OK) return do_not_fit(ctx, r, count);
    doing->thrown = r->thrown;
    r->parts += !ask.done;
    if (!ask.done) return BAY_OK;
    doing->done = true;
    status = replay_resolve(r, ask.result, doing->events);
    if (status != BAY_OK) r->thrown = before;
    return status;
}

bay_status record_throw(context *ctx, replay *r, const bay_value *faces, record_doing *doing) {
    if (doing->step.kind != BAY_CHANCE) return not_asked(ctx, r, "faces");
    size_t count;
    const uint8_t *read = record_faces(ctx, faces, &count);
    return read ? record_throw_faces(ctx, r, read, count, doing) : context_status(ctx);
}

// --- Taking back -----------------------------------------------------------------------------

bay_status record_undo(context *ctx, replay *r, const bay_value *count, record_doing *doing) {
    bool whole =
        count->kind == BAY_VALUE_WHOLE && count->is.whole >= 1 && count->is.whole <= UINT32_MAX;
    if (!whole || !replay_undo(r, (uint32_t)count->is.whole)) {
        bay_fault *why = faults_next(&ctx->bad);
        fault_set(why, BAY_BAD_RECORD, "undo", "There are not so many steps to take back.");
        fault_given_value(why, count);
        fault_allowed_range(why, 1, (int64_t)r->steps + (r->thrown > 0));
        return BAY_BAD_RECORD;
    }
    doing->undone = count->is.whole;
    return BAY_OK;
}
