#include "reply/situation_reply.h"

#include "analysis/graph/orders.h"
#include "drawing/attributes.h"
#include "drawing/drawing.h"
#include "drawing/drawing_piece.h"
#include "json/sorted.h"
#include "play/record.h"
#include "reply/measures_reply.h"
#include "text/wording.h"

#include <string.h>

enum { WORDS_MAX = 256 };

void situation_write_features(json *to, const replay *r) {
    const bay_rules *rules = r->battle->rules;
    int32_t features[BAY_FEATURES_MAX];
    sorted list = {0};
    rules->features_of(r->battle, replay_at(r), features);
    for (uint32_t i = 0; rules->features[i].id; i++)
        sorted_add(&list, i, rules->features[i].id);
    json_key(to, "features");
    json_open_map(to);
    for (uint32_t i = 0; i < list.count; i++)
        json_key_whole(to, list.id[i], features[list.row[i]]);
    json_close_map(to);
}

void situation_write_heading(json *to, const bay_battle *battle, const bay_view *view) {
    char bytes[512];
    text words = text_within(bytes, sizeof bytes);
    drawing_heading(&words, battle, view);
    json_key_text(to, "heading", bytes);
}

// The pieces of a side, in total.
typedef struct side_sum {
    attributes points;
    int64_t left; // points that are left, of those not out of the fight
    int64_t pieces;
    attributes_length length; // full if something is taken off any piece, or one is out
} side_sum;

static side_sum sum_of(const bay_battle *battle, const bay_view *view, int side) {
    side_sum sum = {.points = attributes_none(battle->rules), .length = drawing_length(view)};
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        if (mark->kind != BAY_MARK_PIECE) continue;
        attributes of = attributes_of(battle->rules, mark);
        if (mark->out || attributes_reduced(&of)) sum.length = ATTRIBUTES_FULL;
        if (mark->side != side) continue;
        attributes_add(&sum.points, &of);
        if (!mark->out) sum.left += attributes_left(&of);
        sum.pieces++;
    }
    return sum;
}

// "5 of 6 clean", "5 stacking points"; if pieces have no points, "3 units".
static void add_sum(text *to, const side_sum *sum) {
    int64_t whole = attributes_whole(&sum->points);
    if (attributes_split(&sum->points, sum->length)) {
        text_add_whole(to, sum->left);
        text_add(to, " of ");
        text_add_whole(to, whole);
        text_add_char(to, ' ');
        text_add(to, sum->points.table->words);
    } else if (whole) {
        attributes_add_counted(to, whole, sum->points.table->unit);
    } else {
        attributes_add_counted(to, sum->pieces, "units");
    }
}

static void write_side(json *to, const bay_battle *battle, const bay_view *view, int side) {
    side_sum sum = sum_of(battle, view, side);
    char bytes[WORDS_MAX];
    text words = text_within(bytes, sizeof bytes);
    add_sum(&words, &sum);
    json_key(to, wording_side(side));
    json_open_map(to);
    attributes_write(to, &sum.points, false);
    attributes_write_points(to, "left", &sum.points, sum.left);
    json_key_whole(to, "pieces", sum.pieces);
    attributes_write_points(to, "whole", &sum.points, attributes_whole(&sum.points));
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

void situation_write_sides(json *to, const bay_battle *battle, const bay_view *view) {
    json_key(to, "sides");
    json_open_map(to);
    write_side(to, battle, view, BAY_ATTACKER);
    write_side(to, battle, view, BAY_DEFENDER);
    json_close_map(to);
}

// --- The question ----------------------------------------------------------------------------

// The option that the orders given choose; without any the standing order.
static uint32_t ordered(const assault *a, uint16_t step, const bay_option *option,
                        uint32_t count) {
    if (a->kind != ORDERS_GIVEN) return 0;
    order_asked asked = {bay_orders_battle(a->orders), replay_at(&a->replay), step, count,
                         option};
    return orders_choose(&asked, a->orders->order, a->orders->count);
}

static void write_option(json *to, const replay *r, const bay_option *option, bool chosen,
                         bool standing) {
    const bay_rules *rules = r->battle->rules;
    char id[128], words[WORDS_MAX];
    bay_option_text(r->battle, option, false, id, sizeof id);
    bay_option_text(r->battle, option, true, words, sizeof words);
    json_open_map(to);
    json_key_text(to, "clause", wording_option_clause(rules, replay_step(r).id, option));
    json_key_text(to, "id", id);
    json_key_flag(to, "ordered", chosen);
    json_key_flag(to, "standing", standing);
    json_key_text(to, "words", words);
    json_close_map(to);
}

static void write_asked(json *to, const replay *r, const bay_step *step) {
    char bytes[WORDS_MAX];
    text words = text_within(bytes, sizeof bytes);
    wording_step(&words, r->battle, replay_at(r), step);
    json_key_text(to, "words", bytes);
}

static void write_piece(json *to, const bay_battle *battle, const bay_placeable *piece) {
    const bay_unit *unit = &battle->units[piece->now.unit];
    json_open_map(to);
    json_key_whole(to, "facing", piece->now.facing);
    json_key(to, "from");
    json_open_map(to);
    json_key_whole(to, "x", piece->from_x);
    json_key_whole(to, "y", piece->from_y);
    json_close_map(to);
    json_key_text(to, "id", unit->id);
    json_key_text(to, "name", unit->name);
    json_key_whole(to, "x", piece->now.x);
    json_key_whole(to, "y", piece->now.y);
    json_close_map(to);
}

// What may be put down by hand; null if nothing may.
static void write_pieces(json *to, const replay *r, const bay_step *step) {
    bay_placeable list[BAY_PLACEABLE_MAX];
    json_key(to, "pieces");
    if (!step->free || !r->battle->rules->placeable) {
        json_add_null(to);
        return;
    }
    uint32_t count = r->battle->rules->placeable(r->battle, replay_at(r), list);
    json_open_list(to);
    for (uint32_t i = 0; i < count; i++) write_piece(to, r->battle, &list[i]);
    json_close_list(to);
}

static void write_choice(json *to, const assault *a, const bay_step *step) {
    const replay *r = &a->replay;
    bay_option option[BAY_OPTIONS_MAX];
    uint32_t count = replay_options(r, option), chosen = ordered(a, step->id, option, count);
    const bay_step_info *info = &r->battle->rules->steps[step->id];
    json_key_text(to, "bundle", info->bundle);
    json_key_text(to, "clause", wording_clause(r->battle->rules, info->clause));
    json_key_flag(to, "free", step->free);
    json_key_text(to, "kind", "choice");
    json_key(to, "options");
    json_open_list(to);
    for (uint32_t i = 0; i < count; i++) write_option(to, r, &option[i], i == chosen, i == 0);
    json_close_list(to);
    write_pieces(to, r, step);
    json_key_text(to, "standing", info->standing);
    json_key_text(to, "step", info->id);
    json_key_text(to, "unit",
                  step->unit == BAY_NO_UNIT ? NULL : r->battle->units[step->unit].name);
    json_key_text(to, "who", wording_side(step->who));
    write_asked(to, r, step);
}

static void write_throw(json *to, const replay *r, const bay_step *step) {
    const bay_step_info *info = &r->battle->rules->steps[step->id];
    bay_ask ask = replay_asks(r);
    char words[WORDS_MAX];
    bay_throw_words(&step->dice, words, sizeof words);
    json_key_flag(to, "again", ask.again);
    json_key_text(to, "clause", wording_clause(r->battle->rules, info->clause));
    json_key_whole(to, "dice", ask.dice);
    json_key_text(to, "kind", "throw");
    json_key_whole(to, "of", ask.of);
    json_key_text(to, "side", wording_side(ask.who));
    json_key_whole(to, "sides", ask.sides);
    json_key_text(to, "stage", bay_step_stage(info, ask.name));
    json_key_text(to, "step", info->id);
    json_key_text(to, "throw", words);
    json_key(to, "thrown");
    record_write_stages(to, &step->dice, r->faces, r->thrown);
    write_asked(to, r, step);
}

static void write_over(json *to, const replay *r, const bay_step *step) {
    const bay_rules *rules = r->battle->rules;
    bay_score score;
    memset(&score, 0, sizeof score);
    rules->score(r->battle, replay_at(r), &score);
    json_key_text(to, "clause", wording_clause(rules, rules->steps[step->id].clause));
    json_key_text(to, "ending", rules->endings[score.ending].id);
    json_key_text(to, "kind", "over");
    measures_reply_score(to, r->battle, &score);
    json_key_text(to, "step", rules->steps[step->id].id);
    json_key_text(to, "words", rules->endings[score.ending].words);
}

void situation_write_question(json *to, const assault *a) {
    const replay *r = &a->replay;
    bay_step step = replay_step(r);
    json_key(to, "question");
    json_open_map(to);
    if (step.kind == BAY_CHOICE) write_choice(to, a, &step);
    if (step.kind == BAY_CHANCE) write_throw(to, r, &step);
    if (step.kind == BAY_END) write_over(to, r, &step);
    json_close_map(to);
}
