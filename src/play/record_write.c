// Writes the lines of a record, which are appended.

#include "play/record.h"
#include "play/sha256.h"
#include "scenario/settings.h"
#include "text/wording.h"

#include <string.h>

static const char *step_id(const replay *r, const record_doing *doing) {
    return r->battle->rules->steps[doing->step.id].id;
}

bay_status record_hash(context *ctx, const bay_value *whole, char hash[RECORD_HASH_SIZE]) {
    text canonical = text_new(ctx->memory);
    json_write_value(&canonical, whole, true);
    bool failed = canonical.failed;
    if (!failed) sha256_hex(canonical.bytes, canonical.size, hash);
    text_free(&canonical);
    return failed ? BAY_NO_MEMORY : BAY_OK;
}

bay_status record_write_header(context *ctx, const scenario *of, const bay_value *seed) {
    char hash[RECORD_HASH_SIZE];
    bay_status status = record_hash(ctx, of->whole, hash);
    if (status != BAY_OK) return status;
    const bay_value *settings = settings_written(&ctx->arena, of->rules, of->settings);
    if (!settings) return BAY_NO_MEMORY;
    json *to = &ctx->to;
    json_open_map(to);
    json_key_text(to, "format", "bayonet/record/1");
    json_key_text(to, "rules", of->rules->id);
    json_key_value(to, "scenario", of->whole);
    if (seed)
        json_key_value(to, "seed", seed);
    else
        json_key_text(to, "seed", NULL);
    json_key_value(to, "settings", settings);
    json_key_text(to, "sha256", hash);
    json_key_text(to, "version", bay_version());
    json_close_map(to);
    return BAY_OK;
}

void record_write_choice(json *to, const replay *r, const record_doing *doing) {
    char id[128];
    bay_option_text(r->battle, &doing->option, false, id, sizeof id);
    json_open_map(to);
    json_key_text(to, "at", step_id(r, doing));
    json_key_text(to, "choose", id);
    json_key_text(to, "side", wording_side(doing->step.who));
    json_close_map(to);
}

// Ends the list of one question and begins the next, where there is one.
void record_write_stages(json *to, const bay_throw *dice, const uint8_t *faces, size_t count) {
    json_open_list(to);
    for (size_t at = 0; at < count;) {
        bay_ask ask;
        if (bay_throw_ask(dice, faces, at, &ask) != BAY_OK || ask.done) break;
        json_open_list(to);
        for (size_t end = at + ask.dice; at < end && at < count; at++)
            json_whole(to, faces[at]);
        json_close_list(to);
    }
    json_close_list(to);
}

// The keys of dice: how many parts stand before them, and whose they are.
static void write_parts(json *to, const record_doing *doing) {
    if (doing->parts) json_key_whole(to, "parts", doing->parts);
}

static void write_own(json *to, const record_doing *doing) {
    if (doing->own) json_key_flag(to, "own", true);
}

void record_write_faces(json *to, const replay *r, const record_doing *doing) {
    json_open_map(to);
    json_key_text(to, "at", step_id(r, doing));
    json_key(to, "faces");
    record_write_stages(to, &doing->step.dice, r->faces, doing->thrown);
    write_own(to, doing);
    write_parts(to, doing);
    json_close_map(to);
}

void record_write_part(json *to, const replay *r, const record_doing *doing, size_t before) {
    json_open_map(to);
    json_key_text(to, "at", step_id(r, doing));
    write_own(to, doing);
    json_key(to, "part");
    json_open_list(to);
    for (size_t i = before; i < doing->thrown; i++) json_whole(to, r->faces[i]);
    json_close_list(to);
    write_parts(to, doing);
    json_close_map(to);
}

void record_write_undo(json *to, const record_doing *doing) {
    json_open_map(to);
    write_parts(to, doing);
    json_key_whole(to, "undo", doing->undone);
    json_close_map(to);
}
