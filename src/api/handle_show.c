// The request `show`: draws the assault.

#include "api/handlers.h"
#include "api/said_at.h"
#include "drawing/attributes.h"
#include "drawing/drawing.h"
#include "drawing/drawing_piece.h"
#include "drawing/drawing_plane.h"
#include "play/record.h"
#include "reply/situation_reply.h"
#include "text/wording.h"

#include <string.h>

static void write_drawing(context *ctx, const assault *a, const bay_view *view) {
    text drawing = text_new(ctx->memory);
    drawing_add(&drawing, a->battle, view);
    json_key(&ctx->to, "drawing");
    json_open_list(&ctx->to);
    for (const char *line = text_get(&drawing); *line;) {
        size_t size = strcspn(line, "\n");
        json_text_bytes(&ctx->to, line, size);
        line += size + (line[size] == '\n');
    }
    json_close_list(&ctx->to);
    text_free(&drawing);
}

// 0 north, tenths of a degree clockwise; null where it looks nowhere.
static void write_facing(json *to, const bay_mark *mark) {
    if (mark->facing)
        json_key_whole(to, "facing", mark->facing % BAY_NORTH);
    else
        json_key_text(to, "facing", NULL);
}

// What only pieces have; null of any other mark.
static void write_piece(json *to, const bay_battle *battle, const bay_mark *mark,
                        attributes_length length) {
    static const char *const ARMS[] = {NULL,          "infantry",  "cavalry",   "dismounted",
                                       "machine-gun", "artillery", "commander", "tank"};
    json_key(to, "piece");
    if (mark->kind != BAY_MARK_PIECE) {
        json_text(to, NULL);
        return;
    }
    attributes of = attributes_of(battle->rules, mark);
    char bytes[256];
    text words = text_within(bytes, sizeof bytes);
    attributes_add_words(&words, &of, length);
    json_open_map(to);
    json_key_text(to, "arm", ARMS[mark->arm]);
    attributes_write(to, &of, true);
    json_key_flag(to, "disordered", mark->disordered);
    attributes_write_points(to, "left", &of, attributes_left(&of));
    attributes_write_points(to, "whole", &of, attributes_whole(&of));
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

// The corners of a polygon, or the points of a line.
static void write_points(json *to, const bay_view *view, const bay_mark *mark) {
    json_key(to, "points");
    json_open_list(to);
    for (uint32_t i = 0; i < mark->points; i++) {
        json_open_list(to);
        json_whole(to, view->point[mark->point + i].x);
        json_whole(to, view->point[mark->point + i].y);
        json_close_list(to);
    }
    json_close_list(to);
}

// The key that put a base where it lies; null of any other mark, and where no key did.
//   in  document  NULL: they may have moved since
static void write_from(json *to, const bay_battle *battle, const bay_value *document,
                       const bay_mark *mark) {
    const char *side = wording_side(mark->side);
    bool lies = (mark->kind == BAY_MARK_PIECE || mark->kind == BAY_MARK_BASE) && mark->shape;
    const bay_value *own = lies && side ? bay_value_get(document, side) : NULL;
    char path[KEY_PATH_MAX];
    bool said = own && said_at(battle->rules, own, side, (bay_point){mark->x, mark->y}, path);
    json_key_text(to, "from", said ? path : NULL);
}

static void write_mark(json *to, const bay_battle *battle, const bay_value *document,
                       const bay_view *view, const bay_mark *mark) {
    static const char *const SHAPES[] = {NULL, "disc", "box", "polygon", "line"};
    static const char *const KINDS[] = {"area",   "cell", "piece", "sign",
                                        "forces", "edge", "arrow", "plane",
                                        "ground", "line", "base",  "distance"};
    char bytes[256], place[64];
    text words = text_within(bytes, sizeof bytes), where = text_within(place, sizeof place);
    wording_mark(&words, battle, mark, NULL);
    plane_add_place(&where, view, mark);
    json_open_map(to);
    json_key_text(to, "clause",
                  wording_clause(battle->rules, battle->rules->tellings[mark->telling].clause));
    write_facing(to, mark);
    write_from(to, battle, document, mark);
    json_key_whole(to, "h", mark->h);
    json_key_text(to, "kind", KINDS[mark->kind]);
    json_key(to, "numbers");
    json_open_list(to);
    for (int i = 0; i < 4; i++) json_whole(to, mark->number[i]);
    json_close_list(to);
    write_piece(to, battle, mark, drawing_length(view));
    json_key_whole(to, "place", mark->place);
    write_points(to, view, mark);
    json_key_text(to, "shape", SHAPES[mark->shape]);
    json_key_text(to, "side", wording_side(mark->side));
    json_key_text(to, "unit",
                  mark->unit < battle->unit_count ? battle->units[mark->unit].id : NULL);
    json_key_whole(to, "w", mark->w);
    json_key_text(to, "where", *place ? place : NULL);
    json_key_text(to, "words", bytes);
    json_key_whole(to, "x", mark->x);
    json_key_whole(to, "y", mark->y);
    json_close_map(to);
}

static void write_name(json *to, const bay_unit *unit) {
    json_open_map(to);
    json_key_text(to, "id", unit->id);
    json_key_text(to, "name", unit->name);
    json_close_map(to);
}

// A row a unit; a group has its members in its row.
static void write_unit(json *to, const bay_battle *battle, uint16_t unit,
                       const bay_group *group) {
    uint16_t members = group ? group->members : 0;
    json_open_map(to);
    json_key_text(to, "id", battle->units[unit].id);
    json_key_text(to, "kind", group ? group->kind : NULL);
    json_key(to, "members");
    json_open_list(to);
    for (uint16_t i = 1; i <= members; i++) write_name(to, &battle->units[unit + i]);
    json_close_list(to);
    json_key_text(to, "name", battle->units[unit].name);
    json_key_text(to, "side", wording_side((int)battle->units[unit].side));
    json_close_map(to);
}

static void write_units(json *to, const bay_battle *battle) {
    json_key(to, "units");
    json_open_list(to);
    for (uint16_t i = 0; i < battle->unit_count; i++) {
        const bay_group *group = bay_group_at(battle, i);
        write_unit(to, battle, i, group);
        i = (uint16_t)(i + (group ? group->members : 0));
    }
    json_close_list(to);
}

static void write_marks(json *to, const assault *a, const bay_view *view) {
    const bay_value *document = a->replay.steps ? NULL : a->scenario.whole;
    json_key(to, "marks");
    json_open_list(to);
    for (uint32_t i = 0; i < view->count; i++)
        write_mark(to, a->battle, document, view, &view->mark[i]);
    json_close_list(to);
}

static bay_status write_reply(context *ctx, const assault *a) {
    char hash[RECORD_HASH_SIZE];
    bay_status status = record_hash(ctx, a->scenario.whole, hash);
    if (status != BAY_OK) return status;
    const bay_view *view = drawing_view(&ctx->arena, a->battle, replay_at(&a->replay));
    if (!view) return BAY_NO_MEMORY;
    json *to = &ctx->to;
    context_begin(ctx);
    assault_write_assumed(to, &a->scenario);
    attributes_write_table(to, a->battle->rules);
    write_drawing(ctx, a, view);
    situation_write_features(to, &a->replay);
    assault_write_forces(to, a);
    json_key_text(to, "hash", hash);
    situation_write_heading(to, a->battle, view);
    assault_write_hints(to, a);
    write_marks(to, a, view);
    json_key_text(to, "rules", a->scenario.rules->id);
    json_key_value(to, "scenario", a->scenario.whole);
    context_schema(ctx, "show");
    json_key_text(to, "system", a->scenario.rules->title);
    json_key_text(to, "title", assault_title(a));
    write_units(to, a->battle);
    context_end(ctx);
    return BAY_OK;
}

bay_status handle_show(context *ctx) {
    assault a = {0};
    bay_status status = assault_load(ctx, &a);
    if (status == BAY_OK) status = write_reply(ctx, &a);
    assault_free(&a);
    return status;
}
