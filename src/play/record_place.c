// Reads the pieces that a line of a record, or a player, puts down by hand.

#include "base/fault.h"
#include "base/length.h"
#include "base/nearest.h"
#include "play/record.h"
#include "text/wording.h"

enum { PATH_MAX = 32 };

// --- Reading ---------------------------------------------------------------------------------

// A whole number in the system's own units, or a length in words; 0 where it is not there.
static bool read_number(const bay_value *piece, const char *key, int32_t *out) {
    const bay_value *value = bay_value_get(piece, key);
    int64_t number = 0;
    *out = 0;
    if (!value) return true;
    if (value->kind == BAY_VALUE_WHOLE)
        number = value->is.whole;
    else if (value->kind != BAY_VALUE_TEXT || !length_read(value->is.text, &number))
        return false;
    *out = (int32_t)number;
    return number >= INT32_MIN && number <= INT32_MAX;
}

static bool read_unit(const bay_battle *battle, const bay_value *id, uint16_t *out) {
    for (uint16_t i = 0; i < battle->unit_count; i++)
        if (bay_value_is(id, battle->units[i].id)) {
            *out = i;
            return true;
        }
    return false;
}

static bool read_move(const bay_battle *battle, const bay_value *piece, bay_move *out) {
    *out = (bay_move){0};
    return read_unit(battle, bay_value_get(piece, "unit"), &out->unit) &&
           read_number(piece, "x", &out->x) && read_number(piece, "y", &out->y) &&
           read_number(piece, "facing", &out->facing);
}

static bay_status check_piece(context *ctx, const replay *r, const bay_value *piece,
                              const char *path) {
    const bay_value *id = bay_value_get(piece, "unit");
    uint16_t unit;
    bay_status status =
        record_check_keys(ctx, piece, "facing|unit|x|y", "A placement has no such key.");
    if (status != BAY_OK || !id || id->kind != BAY_VALUE_TEXT) return status;
    if (read_unit(r->battle, id, &unit)) return BAY_OK;
    bay_fault *why = record_fault(ctx, r, path, "There is no unit of that name.");
    nearest search = nearest_to(id->is.text);
    for (uint16_t i = 0; i < r->battle->unit_count; i++) {
        if (r->battle->units[i].side == BAY_NOBODY) continue;
        fault_allowed_also(why, r->battle->units[i].id);
        nearest_try(&search, r->battle->units[i].id);
    }
    fault_given_value(why, id);
    fault_at(why, id);
    fault_nearest(why, search.best);
    return BAY_BAD_RECORD;
}

// "place", of several pieces "place[2]".
static void add_path(char path[PATH_MAX], uint32_t index, bool list) {
    text to = text_within(path, PATH_MAX);
    text_add(&to, "place");
    if (list) path_add_item(&to, index);
}

// The place of a unit among the moves; their count when it is not among them.
static uint32_t move_of(const record_doing *doing, uint16_t unit) {
    uint32_t i = 0;
    while (i < doing->move_count && doing->moves[i].unit != unit) i++;
    return i;
}

// Whether it is none that can be put down, or is among them already: then that is told.
static bool is_refused(context *ctx, const replay *r, const record_doing *doing,
                       const bay_move *move, const char *path) {
    const bay_unit *unit = &r->battle->units[move->unit];
    bool group = bay_group_at(r->battle, move->unit) != NULL;
    if (!group && move_of(doing, move->unit) == doing->move_count) return false;
    bay_fault *why = record_fault(ctx, r, path,
                                  group ? "A group is put down member by member."
                                        : "A piece is put down once in a move.");
    fault_given(why, unit->id);
    if (group) fault_nearest(why, unit[1].id);
    return true;
}

// The moves that `said` holds, one map or a list of them, into doing->moves.
static bay_status read_moves(context *ctx, const replay *r, const bay_value *said,
                             record_doing *doing) {
    bool list = said->kind == BAY_VALUE_LIST;
    uint32_t count = list ? said->count : 1;
    bay_move *moves = arena_take_array(&ctx->arena, count, sizeof *moves);
    if (!moves) return BAY_NO_MEMORY;
    doing->moves = moves;
    doing->move_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        char path[PATH_MAX];
        add_path(path, i, list);
        const bay_value *piece = list ? &said->is.item[i] : said;
        bool map = piece->kind == BAY_VALUE_MAP;
        if (map && check_piece(ctx, r, piece, path)) return BAY_BAD_RECORD;
        if (!map || !read_move(r->battle, piece, &moves[i])) {
            record_fault(ctx, r, path,
                         "A placement is a map of unit (an id), x, y and facing.");
            return BAY_BAD_RECORD;
        }
        if (is_refused(ctx, r, doing, &moves[i], path)) return BAY_BAD_RECORD;
        doing->move_count = i + 1;
    }
    if (count) return BAY_OK;
    record_fault(ctx, r, "place", "Nobody is put down.");
    return BAY_BAD_RECORD;
}

// --- Doing -----------------------------------------------------------------------------------

// Each breach is a fault of its own.
static void tell_breaches(context *ctx, const replay *r, const record_doing *doing,
                          const replay_events *bad, bool list) {
    for (uint32_t i = 0; i < bad->count; i++) {
        const bay_event *event = &bad->event[i];
        uint32_t index = move_of(doing, event->unit);
        char path[PATH_MAX];
        add_path(path, index, list && index < doing->move_count);
        bay_fault *why = faults_next(&ctx->bad);
        fault_set(why, BAY_FORBIDDEN, path, NULL);
        text words = fault_words(why);
        wording_event(&words, r->battle, event);
        faults_cite(why, r->battle->rules, r->battle->rules->tellings[event->telling].clause);
    }
}

bay_status record_place(context *ctx, replay *r, const bay_value *said, record_doing *doing) {
    if (!doing->step.free || !r->battle->rules->place) {
        record_fault(ctx, r, "place", "No piece may be put down by hand here.");
        return BAY_BAD_RECORD;
    }
    bay_status status = read_moves(ctx, r, said, doing);
    if (status != BAY_OK) return status;
    replay_events bad = {.memory = ctx->memory};
    status = replay_place(r, doing->moves, doing->move_count, doing->events, &bad);
    if (status == BAY_FORBIDDEN)
        tell_breaches(ctx, r, doing, &bad, said->kind == BAY_VALUE_LIST);
    replay_events_free(&bad);
    doing->done = doing->placed = status == BAY_OK;
    return status;
}

// --- Writing ---------------------------------------------------------------------------------

static void write_move(json *to, const replay *r, const bay_move *move) {
    json_open_map(to);
    json_key_whole(to, "facing", move->facing);
    json_key_text(to, "unit", r->battle->units[move->unit].id);
    json_key_whole(to, "x", move->x);
    json_key_whole(to, "y", move->y);
    json_close_map(to);
}

void record_write_place(json *to, const replay *r, const record_doing *doing) {
    bool list = doing->move_count > 1;
    json_open_map(to);
    json_key_text(to, "at", r->battle->rules->steps[doing->step.id].id);
    json_key(to, "place");
    if (list) json_open_list(to);
    for (uint32_t i = 0; i < doing->move_count; i++) write_move(to, r, &doing->moves[i]);
    if (list) json_close_list(to);
    json_close_map(to);
}
