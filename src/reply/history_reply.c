#include "reply/history_reply.h"

#include "sentences/reading_words.h"
#include "text/wording.h"

#include <string.h>

// --- Events ----------------------------------------------------------------------------------

void history_write_events(json *to, const bay_battle *battle, const replay_events *events) {
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

// --- How faces were read ---------------------------------------------------------------------

static const char *const KINDS[] = {
    [BAY_READ_FIRST] = "first", [BAY_READ_SECOND] = "second", [BAY_READ_TIE] = "tie",
    [BAY_READ_SPARE] = "spare", [BAY_READ_VALUE] = "value",   [BAY_READ_STAGE] = "stage",
};

// The event of the step that names the clause for this reading.
static int event_of(const bay_reading *row) {
    switch ((bay_reading_kind)row->kind) {
    case BAY_READ_FIRST: return 0;
    case BAY_READ_SECOND: return 1;
    case BAY_READ_TIE: return 2;
    case BAY_READ_SPARE: return 3;
    case BAY_READ_STAGE: return row->name;
    case BAY_READ_VALUE: break;
    }
    return -1;
}

// Whose dice the row is about: for a pair the first side's and the second's.
static void write_sides(json *to, const bay_throw *dice, const bay_reading *row) {
    bool pair = row->kind != BAY_READ_VALUE && row->kind != BAY_READ_STAGE;
    bool chain = dice->kind == BAY_THROW_CHAIN;
    int first = chain ? dice->is.stage[row->stage].who : dice->who[pair ? 0 : row->stage];
    json_key(to, "sides");
    json_open_list(to);
    json_text(to, wording_side(first));
    if (pair) json_text(to, wording_side(dice->who[1]));
    json_close_list(to);
}

static void write_row(json *to, const bay_rules *rules, const bay_step *step,
                      const bay_reading *row) {
    const bay_step_info *info = &rules->steps[step->id];
    int event = event_of(row), clause = event < 0 ? info->clause : bay_step_event(info, event);
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    reading_words(&words, &step->dice, row);
    json_open_map(to);
    json_key_text(to, "clause", wording_clause(rules, clause));
    json_key_whole(to, "dice", row->dice);
    json_key(to, "faces");
    json_open_list(to);
    json_whole(to, row->face[0]);
    json_whole(to, row->face[1]);
    json_close_list(to);
    json_key_text(to, "kind", KINDS[row->kind]);
    json_key_whole(to, "number", row->number);
    write_sides(to, &step->dice, row);
    json_key_text(to, "stage", bay_step_stage(info, row->name));
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

static bool threw(const record_doing *doing) {
    return doing && doing->done && !doing->placed && doing->step.kind == BAY_CHANCE;
}

bay_status history_write_reading(context *ctx, const replay *r, const record_doing *doing) {
    json_key(&ctx->to, "reading");
    if (!threw(doing)) {
        json_text(&ctx->to, NULL);
        return BAY_OK;
    }
    size_t count;
    const bay_reading *rows = reading_rows(ctx, r, doing, &count);
    if (!rows) return BAY_NO_MEMORY;
    json_open_list(&ctx->to);
    for (size_t i = 0; i < count; i++)
        write_row(&ctx->to, r->battle->rules, &doing->step, &rows[i]);
    json_close_list(&ctx->to);
    return BAY_OK;
}

// --- Who threw what --------------------------------------------------------------------------

typedef void write_question(json *to, const bay_step_info *info, const bay_ask *ask);

static void write_stage(json *to, const bay_step_info *info, const bay_ask *ask) {
    json_text(to, bay_step_stage(info, ask->name));
}

static void write_side(json *to, const bay_step_info *info, const bay_ask *ask) {
    (void)info;
    json_text(to, wording_side(ask->who));
}

// Writes a list with an item for each question of the throw.
static void write_questions(json *to, const replay *r, const record_doing *doing,
                            write_question *write) {
    const bay_throw *dice = &doing->step.dice;
    json_open_list(to);
    for (size_t at = 0; at < doing->thrown;) {
        bay_ask ask;
        bay_throw_ask(dice, r->faces, at, &ask);
        write(to, &r->battle->rules->steps[doing->step.id], &ask);
        at += ask.dice;
    }
    json_close_list(to);
}

void history_write_threw(json *to, const replay *r, const record_doing *doing) {
    json_key(to, "threw");
    if (!threw(doing)) {
        json_text(to, NULL);
        return;
    }
    json_open_map(to);
    json_key(to, "faces");
    record_write_stages(to, &doing->step.dice, r->faces, doing->thrown);
    json_key(to, "sides");
    write_questions(to, r, doing, write_side);
    json_key(to, "stages");
    write_questions(to, r, doing, write_stage);
    json_close_map(to);
}
