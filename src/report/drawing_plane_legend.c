#include "report/drawing_plane_legend.h"

#include "analysis/wording.h"
#include "report/drawing.h"
#include "report/drawing_cells.h"
#include "report/drawing_piece.h"
#include "report/drawing_plane.h"

#include <string.h>

enum {
    LINE_MAX = 512,
    PLACE_MAX = 48,
    PLACE_WIDE = 12 // letters kept for a place
};

typedef struct legend {
    text *to;
    const bay_battle *battle;
    const bay_view *view;
    const bay_mark *plane;
} legend;

static void add_line(text *to, const char *line) {
    drawing_add_cut(to, line, DRAWING_COLUMNS);
    text_add_char(to, '\n');
}

static bool lies(const bay_mark *mark, int kind) {
    return mark->kind == kind && mark->shape != BAY_SHAPE_NONE;
}

// Where the mark is; of several pieces that are told together how many.
static void add_place(text *to, const legend *l, uint32_t index) {
    char bytes[PLACE_MAX];
    text place = text_within(bytes, sizeof bytes);
    const bay_mark *mark = &l->view->mark[index];
    bool piece = mark->kind == BAY_MARK_PIECE;
    uint32_t count = piece ? drawing_count(l->battle, l->view, index) : 1;
    if (count > 1)
        attributes_add_counted(&place, count, "pieces");
    else
        plane_add_place(&place, l->view, mark);
    text_add(to, bytes);
    if (place.size < PLACE_WIDE) drawing_add_times(to, ' ', PLACE_WIDE - place.size);
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
        if (!lies(mark, kind)) continue;
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
    legend l = {to, battle, view, plane_of(view)};
    text_add_char(to, '\n');
    for (int side = BAY_ATTACKER; side <= BAY_NOBODY; side++) add_pieces(&l, side);
    add_grounds(&l);
    add_said(&l, "places", BAY_MARK_SIGN);
    add_said(&l, "lines", BAY_MARK_LINE);
    add_said(&l, "declared", BAY_MARK_ARROW);
}
