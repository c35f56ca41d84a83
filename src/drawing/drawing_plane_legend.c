#include "drawing/drawing_plane_legend.h"

#include "drawing/drawing.h"
#include "drawing/drawing_cells.h"
#include "drawing/drawing_piece.h"
#include "drawing/drawing_plane.h"
#include "text/wording.h"

#include <string.h>

enum {
    LINE_MAX = 512,
    PLACE_MAX = 48,
    PLACE_WIDE = 12 // letters kept for a place, and more where one needs them
};

typedef struct legend {
    text *to;
    const bay_battle *battle;
    const bay_view *view;
    const bay_mark *plane;
    size_t wide; // letters of the longest place
} legend;

static void add_line(text *to, const char *line) {
    drawing_add_cut(to, line, DRAWING_COLUMNS);
    text_add_char(to, '\n');
}

static bool lies(const bay_mark *mark, int kind) {
    return mark->kind == kind && mark->shape != BAY_SHAPE_NONE;
}

// Whether both marks, which are no pieces, say the same of the same.
static bool say_the_same(const bay_mark *one, const bay_mark *other) {
    return one->kind == other->kind && one->telling == other->telling &&
           one->unit == other->unit && one->other == other->other &&
           memcmp(one->number, other->number, sizeof one->number) == 0;
}

// How many marks from this one on say the same; 0: one before it did.
static uint32_t said_alike(const legend *l, uint32_t index) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < l->view->count; i++) {
        if (!lies(&l->view->mark[i], l->view->mark[index].kind) ||
            !say_the_same(&l->view->mark[i], &l->view->mark[index]))
            continue;
        if (i < index) return 0;
        count++;
    }
    return count;
}

// Where the mark is; of several that are told together how many.
static void write_place(text *to, const legend *l, uint32_t index) {
    const bay_mark *mark = &l->view->mark[index];
    bool piece = mark->kind == BAY_MARK_PIECE;
    uint32_t count = piece ? drawing_count(l->battle, l->view, index) : said_alike(l, index);
    const char *those = mark->kind == BAY_MARK_SIGN ? "places" : "lines";
    if (count > 1)
        attributes_add_counted(to, count, piece ? "pieces" : those);
    else
        plane_add_place(to, l->view, mark);
}

static void add_place(text *to, const legend *l, uint32_t index) {
    char bytes[PLACE_MAX];
    text place = text_within(bytes, sizeof bytes);
    write_place(&place, l, index);
    text_add(to, bytes);
    if (place.size < l->wide) drawing_add_times(to, ' ', l->wide - place.size);
}

static size_t widest(const legend *l) {
    size_t wide = PLACE_WIDE;
    for (uint32_t i = 0; i < l->view->count; i++) {
        char bytes[PLACE_MAX];
        text place = text_within(bytes, sizeof bytes);
        bool told =
            lies(&l->view->mark[i], BAY_MARK_PIECE) || lies(&l->view->mark[i], BAY_MARK_SIGN) ||
            lies(&l->view->mark[i], BAY_MARK_LINE) || lies(&l->view->mark[i], BAY_MARK_ARROW);
        if (told) write_place(&place, l, i);
        if (place.size > wide) wide = place.size;
    }
    return wide;
}

static void add_pieces(const legend *l, int side) {
    static const char *const SIDES[] = {"attacker", "defender", "nobody"};
    cells of = {.battle = l->battle, .view = l->view};
    bool any = false;
    for (uint32_t i = 0; i < l->view->count; i++) {
        const bay_mark *mark = &l->view->mark[i];
        if (!lies(mark, BAY_MARK_PIECE) || mark->side != side) continue;
        if (drawing_told_before(l->battle, l->view, i)) continue;
        if (!any) add_line(l->to, SIDES[side]);
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        text_add(&line, "  ");
        text_add_char(&line, cells_letter(&of, i));
        text_add(&line, "  ");
        add_place(&line, l, i);
        text_add(&line, "  ");
        drawing_add_piece(&line, l->battle, l->view, i);
        add_line(l->to, bytes);
        any = true;
    }
}

// Whether a mark before this one says the same with the same sign.
static bool said_before(const legend *l, uint32_t index, const char *line) {
    for (uint32_t i = 0; i < index; i++) {
        const bay_mark *mark = &l->view->mark[i];
        if (!lies(mark, BAY_MARK_GROUND) || mark->telling != l->view->mark[index].telling)
            continue;
        char bytes[LINE_MAX];
        text words = text_within(bytes, sizeof bytes);
        text_add_char(&words, cells_sign(mark));
        text_add(&words, "  ");
        wording_mark(&words, l->battle, mark, NULL);
        if (strcmp(bytes, line) == 0) return true;
    }
    return false;
}

static void add_grounds(const legend *l) {
    bool any = false;
    for (uint32_t i = 0; i < l->view->count; i++) {
        const bay_mark *mark = &l->view->mark[i];
        if (!lies(mark, BAY_MARK_GROUND)) continue;
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        text_add_char(&line, cells_sign(mark));
        text_add(&line, "  ");
        wording_mark(&line, l->battle, mark, NULL);
        if (said_before(l, i, bytes)) continue;
        if (!any) add_line(l->to, "ground");
        text_add(l->to, "  ");
        add_line(l->to, bytes);
        any = true;
    }
}

// What is said at points, or along lines, under a heading.
static void add_said(const legend *l, const char *heading, int kind) {
    bool any = false;
    for (uint32_t i = 0; i < l->view->count; i++) {
        const bay_mark *mark = &l->view->mark[i];
        if (!lies(mark, kind) || !said_alike(l, i)) continue;
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        bool objective = kind == BAY_MARK_SIGN && mark->number[0] == 1;
        text_add(&line, objective ? "  *  " : kind == BAY_MARK_SIGN ? "     " : "  +  ");
        add_place(&line, l, i);
        text_add(&line, "  ");
        wording_mark(&line, l->battle, mark, NULL);
        if (!any) add_line(l->to, heading);
        add_line(l->to, bytes);
        any = true;
    }
}

void drawing_plane_legend_add(text *to, const bay_battle *battle, const bay_view *view) {
    legend l = {to, battle, view, plane_of(view), PLACE_WIDE};
    l.wide = widest(&l);
    text_add_char(to, '\n');
    for (int side = BAY_ATTACKER; side <= BAY_NOBODY; side++) add_pieces(&l, side);
    add_grounds(&l);
    add_said(&l, "places", BAY_MARK_SIGN);
    add_said(&l, "lines", BAY_MARK_LINE);
    add_said(&l, "declared", BAY_MARK_ARROW);
}
