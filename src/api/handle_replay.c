// The request `replay`: tells every step of a record that was not taken back, with its question
// and its result. Steps that were taken back are counted and not told.

#include "api/handlers.h"
#include "drawing/drawing.h"
#include "play/record.h"
#include "reply/history_reply.h"
#include "reply/situation_reply.h"
#include "sentences/step_words.h"
#include "text/wording.h"

#include <string.h>

typedef struct story {
    const bay_value *line; // [lines]
    uint32_t lines;
    uint32_t *stands; // [steps]: the line that made the step, from 0
    uint32_t undone;  // steps taken back
    assault whole;    // at the end of the record
    replay now;       // where the telling has got to
    replay_events events;
} story;

// --- The whole record, first: which lines stand -------------------------------------------------

static bay_status read_lines(context *ctx, story *s) {
    replay *r = &s->whole.replay;
    for (uint32_t i = 1; i < s->lines; i++) {
        record_doing doing = {.events = NULL};
        ctx->refusal.record_line = i + 1;
        bay_status status = record_do(ctx, r, &s->line[i], &doing);
        if (status != BAY_OK) return status;
        if (doing.done) s->stands[r->steps - 1] = i; // over what was taken back
        s->undone += (uint32_t)doing.undone;
    }
    ctx->refusal.record_line = 0;
    return BAY_OK;
}

static bay_status read_record(context *ctx, story *s) {
    bay_status status = record_lines(ctx, &s->line, &s->lines);
    if (status != BAY_OK) return status;
    s->stands = arena_take_array(&ctx->arena, s->lines, sizeof *s->stands);
    if (!s->stands) return BAY_NO_MEMORY;
    status = record_begin(ctx, &s->line[0], &s->whole, NULL);
    return status == BAY_OK ? read_lines(ctx, s) : status;
}

// --- The telling -----------------------------------------------------------------------------

typedef struct asked { // a question, as it was put
    bay_step step;
    char heading[512], words[256];
} asked;

static bay_status look_at(context *ctx, const replay *r, asked *out) {
    arena space = arena_new(ctx->memory);
    const bay_view *view = drawing_view(&space, r->battle, replay_at(r));
    bay_status status = view ? BAY_OK : BAY_NO_MEMORY;
    if (view) {
        text heading = text_within(out->heading, sizeof out->heading);
        text words = text_within(out->words, sizeof out->words);
        out->step = replay_step(r);
        drawing_heading(&heading, r->battle, view);
        wording_step(&words, r->battle, replay_at(r), &out->step);
    }
    arena_free(&space);
    return status;
}

static void write_chosen(json *to, const replay *r, const record_doing *doing) {
    const bay_rules *rules = r->battle->rules;
    char id[128], words[256];
    json_key(to, "choose");
    if (doing->step.kind != BAY_CHOICE || doing->placed) {
        json_text(to, NULL);
        return;
    }
    bay_option_text(r->battle, &doing->option, false, id, sizeof id);
    bay_option_text(r->battle, &doing->option, true, words, sizeof words);
    json_open_map(to);
    json_key_text(to, "clause", wording_option_clause(rules, doing->step.id, &doing->option));
    json_key_text(to, "id", id);
    json_key_text(to, "words", words);
    json_close_map(to);
}

static const char *kind_of(const record_doing *doing) {
    if (doing->placed) return "place";
    return doing->step.kind == BAY_CHOICE ? "choice" : "throw";
}

static bay_status write_step(context *ctx, const story *s, const asked *q,
                             const record_doing *doing) {
    const bay_rules *rules = s->now.battle->rules;
    const bay_step_info *info = &rules->steps[q->step.id];
    json *to = &ctx->to;
    json_open_map(to);
    json_key_text(to, "at", info->id);
    json_key_text(to, "bundle", info->bundle);
    write_chosen(to, &s->now, doing);
    json_key_text(to, "clause", wording_clause(rules, info->clause));
    history_write_events(to, s->now.battle, &s->events);
    json_key_text(to, "heading", q->heading);
    json_key_text(to, "kind", kind_of(doing));
    json_key_whole(to, "line", (int64_t)s->stands[s->now.steps - 1] + 1);
    bay_status status = history_write_reading(ctx, &s->now, doing);
    if (status == BAY_OK) status = step_words_write(ctx, &s->now, doing, q->words);
    if (status != BAY_OK) return status;
    history_write_threw(to, &s->now, doing);
    json_key_text(to, "who", wording_side(q->step.who));
    json_key_text(to, "words", q->words);
    json_close_map(to);
    return BAY_OK;
}

static bay_status tell_steps(context *ctx, story *s) {
    json_key(&ctx->to, "told");
    json_open_list(&ctx->to);
    for (uint32_t i = 0; i < s->whole.replay.steps; i++) {
        asked q;
        record_doing doing = {.events = &s->events};
        bay_status status = look_at(ctx, &s->now, &q);
        if (status == BAY_OK) status = record_do(ctx, &s->now, &s->line[s->stands[i]], &doing);
        if (status == BAY_OK) status = write_step(ctx, s, &q, &doing);
        if (status != BAY_OK) return status;
    }
    json_close_list(&ctx->to);
    return BAY_OK;
}

static bay_status write_reply(context *ctx, story *s) {
    const assault *a = &s->whole;
    const bay_view *view = drawing_view(&ctx->arena, a->battle, replay_at(&a->replay));
    if (!view) return BAY_NO_MEMORY;
    json *to = &ctx->to;
    context_begin(ctx);
    history_write_events(to, a->battle, &s->events); // of the beginning
    assault_write_forces(to, a);
    situation_write_heading(to, a->battle, view);
    json_key_text(to, "made_by", record_version(ctx, &s->line[0]));
    situation_write_question(to, a);
    json_key_text(to, "rules", a->scenario.rules->id);
    json_key_value(to, "scenario", a->scenario.whole);
    context_schema(ctx, "replay");
    situation_write_sides(to, a->battle, view);
    json_key_whole(to, "steps", a->replay.steps);
    json_key_text(to, "system", a->scenario.rules->title);
    json_key_text(to, "title", assault_title(a));
    bay_status status = tell_steps(ctx, s);
    if (status != BAY_OK) return status;
    json_key_whole(to, "undone", s->undone);
    context_end(ctx);
    return BAY_OK;
}

bay_status handle_replay(context *ctx) {
    story s = {.events = {.memory = ctx->memory}};
    if (!record_is_named(ctx))
        return context_fault(ctx, BAY_BAD_REQUEST, "record",
                             "A replay is of a record: name one.");
    bay_status status = read_record(ctx, &s);
    if (status == BAY_OK) status = replay_begin(ctx->memory, s.whole.battle, &s.now, &s.events);
    if (status == BAY_OK) status = write_reply(ctx, &s);
    replay_events_free(&s.events);
    if (s.now.past) replay_free(&s.now);
    assault_free(&s.whole);
    return status;
}
