#include "play/record.h"

#include "base/fault.h"
#include "json/json_read.h"
#include "play/scenario_of.h"
#include "text/wording.h"

#include <assert.h>
#include <string.h>

bool record_is_named(const context *ctx) {
    return context_get(ctx, "record") || context_get(ctx, "from");
}

static bay_fault *bad_record(context *ctx, const char *path, const char *words) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_RECORD, path, words);
    return why;
}

// A line as a map, for it may be given as its text; NULL: it is none.
static const bay_value *line_map(context *ctx, arena *into, const bay_value *line) {
    if (line->kind == BAY_VALUE_TEXT) {
        bay_fault why;
        const bay_value *read = NULL;
        bay_status status = json_read(into, line->is.text, line->count, &read, &why);
        if (status == BAY_BAD_TEXT) *faults_next(&ctx->bad) = why;
        if (status != BAY_OK || !read) return NULL;
        line = read;
    }
    if (line->kind == BAY_VALUE_MAP) return line;
    bad_record(ctx, NULL, "A line of a record is a map.");
    return NULL;
}

// --- The header ------------------------------------------------------------------------------

static bay_status read_seed(context *ctx, const bay_value *header, replay *r) {
    const bay_value *seed = bay_value_get(header, "seed");
    if (!seed || seed->kind == BAY_VALUE_NULL) return BAY_OK;
    if (seed->kind != BAY_VALUE_WHOLE || seed->is.whole < 0)
        return bad_record(ctx, "seed", "A seed is a whole number from 0.")->status;
    r->seeded = true;
    r->seed = (uint64_t)seed->is.whole;
    return BAY_OK;
}

const char *record_version(context *ctx, const bay_value *header) {
    const bay_value *line = line_map(ctx, &ctx->arena, header);
    const bay_value *version = line ? bay_value_get(line, "version") : NULL;
    return version && version->kind == BAY_VALUE_TEXT ? version->is.text : NULL;
}

static bay_status check_hash(context *ctx, const bay_value *header, const bay_value *document) {
    char hash[RECORD_HASH_SIZE];
    bay_status status = record_hash(ctx, document, hash);
    if (status != BAY_OK) return status;
    const bay_value *stated = bay_value_get(header, "sha256");
    if (stated && bay_value_is(stated, hash)) return BAY_OK;
    bay_fault *why = bad_record(ctx, "sha256",
                                "The scenario is not the one that this record was begun with.");
    if (stated) fault_given_value(why, stated);
    fault_allowed(why, hash);
    return BAY_BAD_RECORD;
}

// What is no record at all is bad input; what is one of another form says which.
static bay_status check_format(context *ctx, const bay_value *header) {
    static const char FORMAT[] = "bayonet/record/1", ANY[] = "bayonet/record/";
    const bay_value *format = bay_value_get(header, "format");
    if (bay_value_is(format, FORMAT)) return BAY_OK;
    bool other = format && format->kind == BAY_VALUE_TEXT &&
                 strncmp(format->is.text, ANY, sizeof ANY - 1) == 0;
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_INPUT, "format",
              other ? "This record has another form than this version of Bayonet reads."
                    : "This is no record: the first line of one has the format.");
    if (format) fault_given_value(why, format);
    fault_allowed(why, FORMAT);
    return BAY_BAD_INPUT;
}

// Does the header name the rules that its scenario is played by?
static bay_status check_rules(context *ctx, const bay_value *header, const bay_rules *rules) {
    const bay_value *named = bay_value_get(header, "rules");
    if (!named || bay_value_is(named, rules->id)) return BAY_OK;
    bay_fault *why = bad_record(
        ctx, "rules", "The scenario is not of the rule system that the record names.");
    fault_given_value(why, named);
    fault_allowed(why, rules->id);
    return BAY_BAD_RECORD;
}

static bay_status check_header(context *ctx, const bay_value *header) {
    bay_status status = check_format(ctx, header);
    if (status != BAY_OK) return status;
    return record_check_keys(ctx, header, "format|rules|scenario|seed|settings|sha256|version",
                             "The first line of a record has no such key.");
}

static bay_status read_header(context *ctx, const bay_value *header, bool *same_rules,
                              scenario *of) {
    bay_status status = check_header(ctx, header);
    if (status == BAY_OK) status = record_check_version(ctx, header, same_rules);
    if (status != BAY_OK) return status;
    const bay_value *document = bay_value_get(header, "scenario");
    const bay_rules *rules = NULL;
    if (!document)
        return context_fault(ctx, BAY_BAD_INPUT, "scenario",
                             "The first line has the scenario.");
    status = scenario_rules(ctx, document, &rules);
    if (status == BAY_OK) status = check_rules(ctx, header, rules);
    if (status == BAY_OK) status = check_hash(ctx, header, document);
    if (status != BAY_OK) return status;
    static const bay_value NONE = {.kind = BAY_VALUE_MAP};
    const bay_value *settings = bay_value_get(header, "settings");
    if (!settings) settings = &NONE; // of 0.1
    if (settings->kind != BAY_VALUE_MAP)
        return bad_record(ctx, "settings", "`settings` is a map of parameters to values.")
            ->status;
    return keys_check(&ctx->arena, rules, document, settings, &ctx->bad, of);
}

// --- The other lines -------------------------------------------------------------------------

// What is said (NULL: nothing) where one word alone is right.
static void said_instead(bay_fault *why, const bay_value *said, const char *right) {
    fault_given_value(why, said);
    fault_at(why, said);
    fault_allowed(why, right);
    if (said && said->kind == BAY_VALUE_TEXT) fault_nearest_choice(why, said->is.text, right);
}

// Is the line an answer to what is asked, by the side that is asked?
static bay_status check_place(context *ctx, const replay *r, const bay_value *line) {
    const bay_value *at = bay_value_get(line, "at"), *side = bay_value_get(line, "side");
    bay_step step = replay_step(r);
    const char *asked = r->battle->rules->steps[step.id].id, *who = wording_side(step.who);
    if (!bay_value_is(at, asked)) {
        bay_fault *why = record_fault(ctx, r, "at", "Something else is asked at this line.");
        said_instead(why, at, asked);
        return BAY_BAD_RECORD;
    }
    if (!side || (who && bay_value_is(side, who))) return BAY_OK;
    bay_fault *why = record_fault(ctx, r, "side", "It is not this side that is asked.");
    said_instead(why, side, who ? who : "");
    return BAY_BAD_RECORD;
}

// A throw whole: its parts, if any stood before, begin it.
static bay_status do_faces(context *ctx, replay *r, const bay_value *line,
                           record_doing *doing) {
    size_t count, parts = r->thrown;
    const uint8_t *read = record_faces(ctx, bay_value_get(line, "faces"), &count);
    if (!read) return context_status(ctx);
    if (count < parts || (parts && memcmp(read, r->faces, parts) != 0)) {
        record_fault(ctx, r, "faces",
                     "The throw does not begin with the dice of its parts before.");
        return BAY_BAD_RECORD;
    }
    r->thrown = 0;
    bay_status status = record_throw_faces(ctx, r, read, count, doing);
    if (status == BAY_OK && doing->done)
        return record_check_dice(ctx, r, doing, line,
                                 (record_dice){"faces", read, parts, count});
    if (status != BAY_OK) return status;
    record_fault(ctx, r, "faces",
                 "The throw is not complete: a part of it is written as part.");
    return BAY_BAD_RECORD;
}

static bay_status do_part(context *ctx, replay *r, const bay_value *line, record_doing *doing) {
    size_t lying = r->thrown;
    bay_status status = record_throw(ctx, r, bay_value_get(line, "part"), doing);
    if (status == BAY_OK && !doing->done)
        return record_check_dice(ctx, r, doing, line,
                                 (record_dice){"part", r->faces, lying, r->thrown});
    if (status != BAY_OK) return status;
    replay_undo(r, 1); // so that the clause is the throw's
    record_fault(ctx, r, "part", "The throw is complete: it is written whole, as faces.");
    return BAY_BAD_RECORD;
}

static bay_status do_choose(context *ctx, replay *r, const bay_value *line,
                            record_doing *doing) {
    return record_choose(ctx, r, bay_value_get(line, "choose"), doing);
}

static bay_status do_place(context *ctx, replay *r, const bay_value *line,
                           record_doing *doing) {
    return record_place(ctx, r, bay_value_get(line, "place"), doing);
}

static bay_status do_undo(context *ctx, replay *r, const bay_value *line, record_doing *doing) {
    return record_undo(ctx, r, bay_value_get(line, "undo"), doing);
}

static bay_status do_nothing(context *ctx, const bay_value *line) {
    bay_fault *why =
        bad_record(ctx, NULL, "A line has one of choose, faces, part, place, undo.");
    if (line->count) fault_given(why, line->is.item[0].key);
    fault_allowed_choices(why, "choose|faces|part|place|undo");
    return BAY_BAD_RECORD;
}

typedef struct line_kind {
    const char *member;
    bay_status (*act)(context *, replay *, const bay_value *line, record_doing *);
    bool anywhere; // it answers no question
    const char *keys;
} line_kind;

static bay_status do_kind(context *ctx, replay *r, const bay_value *line, const line_kind *kind,
                          record_doing *doing) {
    bay_status status =
        record_check_keys(ctx, line, kind->keys, "Such a line of a record has no such key.");
    if (status == BAY_OK && !kind->anywhere) status = check_place(ctx, r, line);
    if (status == BAY_OK) status = record_check_parts(ctx, r, line);
    return status == BAY_OK ? kind->act(ctx, r, line, doing) : status;
}

static bay_status do_line(context *ctx, replay *r, const bay_value *line, record_doing *doing) {
    static const line_kind KINDS[] = {
        {"choose", do_choose, false, "at|choose|side"},
        {"faces", do_faces, false, "at|faces|own|parts|side"},
        {"part", do_part, false, "at|own|part|parts|side"},
        {"place", do_place, false, "at|place|side"},
        {"undo", do_undo, true, "parts|undo"},
    };
    *doing = record_doing_at(r, doing->events);
    if (doing->events) doing->events->count = 0;
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (bay_value_get(line, KINDS[i].member))
            return do_kind(ctx, r, line, &KINDS[i], doing);
    bay_status status =
        record_check_keys(ctx, line, "at|choose|faces|own|part|parts|place|side|undo",
                          "A line of a record has no such key.");
    return status == BAY_OK ? do_nothing(ctx, line) : status;
}

// What is read of a text is given up when the line is done: a record costs as much as its longest
// line.
bay_status record_do(context *ctx, replay *r, const bay_value *line, record_doing *doing) {
    arena space = arena_new(ctx->memory);
    ctx->refusal.record_text = line->kind == BAY_VALUE_TEXT;
    const bay_value *map = line_map(ctx, &space, line);
    bay_status status = map ? do_line(ctx, r, map, doing) : context_status(ctx);
    arena_free(&space);
    return status;
}

// --- The whole -------------------------------------------------------------------------------

bay_status record_lines(context *ctx, const bay_value **lines, uint32_t *count) {
    static const char *const others[] = {"scenario", "short", "sample", "set", NULL};
    const bay_value *record = context_get(ctx, "record"), *from = context_get(ctx, "from");
    if (record && from)
        return context_fault(ctx, BAY_BAD_REQUEST, "from",
                             "`from` is another name of `record`: give one of them.");
    if (!record) record = from;
    for (int i = 0; others[i]; i++)
        if (context_get(ctx, others[i]))
            return context_fault(
                ctx, BAY_BAD_REQUEST, others[i],
                "A record has its scenario: beside it no other is named or changed.");
    if (record->kind != BAY_VALUE_LIST || record->count == 0)
        return context_fault(ctx, BAY_BAD_REQUEST, record->key, "A record is a list of lines.");
    int64_t last;
    bay_status status =
        context_whole(ctx, (context_number){"at", 1, record->count, record->count}, &last);
    *lines = record->is.item;
    *count = (uint32_t)last;
    return status;
}

bay_status record_begin(context *ctx, const bay_value *line, assault *out,
                        replay_events *events) {
    memset(out, 0, sizeof *out);
    out->memory = ctx->memory;
    ctx->refusal.record_line = 1;
    ctx->refusal.record_text = line->kind == BAY_VALUE_TEXT;
    scenario of;
    const bay_value *header = line_map(ctx, &ctx->arena, line);
    if (!header) return context_status(ctx);
    bool same_rules = true;
    bay_status status = read_header(ctx, header, &same_rules, &of);
    const char *by = record_version(ctx, header);
    if (by && !same_rules) text_copy(ctx->refusal.record_by, sizeof ctx->refusal.record_by, by);
    if (status == BAY_OK) status = assault_fight(ctx, &of, out);
    if (status == BAY_OK) status = replay_begin(ctx->memory, out->battle, &out->replay, events);
    if (status == BAY_OK) status = read_seed(ctx, header, &out->replay);
    out->replay.checked = true;
    out->replay.tells_own = same_rules;
    return status;
}

bay_status record_load(context *ctx, assault *out, replay_events *last) {
    const bay_value *lines = NULL;
    uint32_t count = 0;
    bay_status status = record_lines(ctx, &lines, &count);
    if (status != BAY_OK) return status;
    assert(lines && count > 0);
    status = record_begin(ctx, &lines[0], out, count == 1 ? last : NULL);
    for (uint32_t i = 1; i < count && status == BAY_OK; i++) {
        ctx->refusal.record_line = i + 1;
        record_doing doing = {.events = i + 1 == count ? last : NULL};
        status = record_do(ctx, &out->replay, &lines[i], &doing);
    }
    if (status == BAY_OK) ctx->refusal.record_line = 0;
    return status;
}
