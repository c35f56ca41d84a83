#include "drawing/drawing.h"

#include "drawing/drawing_cells.h"
#include "drawing/drawing_map.h"
#include "drawing/drawing_piece.h"
#include "drawing/drawing_plane.h"
#include "text/wording.h"

enum {
    MARKS_FIRST = 64,
    POINTS_FIRST = 64,
    INSIDE = DRAWING_COLUMNS - 4, // letters of a line within a box
    LINE_MAX = 512                // bytes of a line before it is cut
};

const bay_view *drawing_view(arena *into, const bay_battle *battle, const void *at) {
    bay_view *view = arena_take(into, sizeof *view);
    if (!view) return NULL;
    *view = (bay_view){.room = MARKS_FIRST, .point_room = POINTS_FIRST};
    for (;;) {
        view->mark = arena_take_array(into, view->room, sizeof *view->mark);
        view->point = arena_take_array(into, view->point_room, sizeof *view->point);
        if (!view->mark || !view->point) return NULL;
        view->count = view->points = 0;
        battle->rules->view(battle, at, view);
        if (view->count <= view->room && view->points <= view->point_room) return view;
        if (view->count > view->room) view->room = view->count;
        if (view->points > view->point_room) view->point_room = view->points;
    }
}

// --- Boxes -----------------------------------------------------------------------------------

static void add_border(text *to, const char *title) {
    size_t taken = 0;
    text_add(to, "+-");
    if (*title) {
        text_add_char(to, ' ');
        taken = drawing_add_cut(to, title, INSIDE - 4) + 2;
        text_add_char(to, ' ');
    }
    drawing_add_times(to, '-', INSIDE + 1 - taken);
    text_add(to, "+\n");
}

static void add_boxed(text *to, const char *line) {
    text_add(to, "| ");
    size_t taken = drawing_add_cut(to, line, INSIDE);
    drawing_add_times(to, ' ', INSIDE - taken);
    text_add(to, " |\n");
}

// The pieces and signs that stand in area `place`. Returns how many there are.
static uint32_t add_inhabitants(text *to, const bay_battle *battle, const bay_view *view,
                                int place) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        bool piece = mark->kind == BAY_MARK_PIECE;
        if ((!piece && mark->kind != BAY_MARK_SIGN) || mark->place != place) continue;
        if (piece && drawing_told_before(battle, view, i)) continue;
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        if (piece)
            drawing_add_piece(&line, battle, view, i);
        else
            wording_mark(&line, battle, mark, NULL);
        add_boxed(to, bytes);
        count++;
    }
    return count;
}

static void add_areas(text *to, const bay_battle *battle, const bay_view *view) {
    int place = -1;
    for (uint32_t i = 0; i < view->count; i++) {
        if (cells_is_place(&view->mark[i])) place++;
        if (view->mark[i].kind != BAY_MARK_AREA) continue;
        char bytes[LINE_MAX];
        text title = text_within(bytes, sizeof bytes);
        wording_mark(&title, battle, &view->mark[i], NULL);
        add_border(to, bytes);
        if (!add_inhabitants(to, battle, view, place)) add_boxed(to, "");
        add_border(to, "");
    }
}

// --- The whole -------------------------------------------------------------------------------

static void add_homeless(text *to, const bay_battle *battle, const bay_view *view) {
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        if (mark->kind != BAY_MARK_PIECE || mark->place >= 0 || mark->shape) continue;
        if (drawing_told_before(battle, view, i)) continue;
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        drawing_add_piece(&line, battle, view, i);
        drawing_add_cut(to, bytes, DRAWING_COLUMNS);
        text_add_char(to, '\n');
    }
}

// What the signs about the whole say, as many as go on a line. Returns whether there are any.
static bool add_signs(text *to, const bay_battle *battle, const bay_view *view) {
    bool any = false;
    size_t used = 0;
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        if (mark->kind != BAY_MARK_SIGN || mark->place >= 0 || mark->shape) continue;
        char bytes[LINE_MAX];
        text sign = text_within(bytes, sizeof bytes);
        wording_mark(&sign, battle, mark, NULL);
        bool fits = used + sign.size + 2 <= DRAWING_COLUMNS;
        if (any) text_add(to, fits ? "; " : ";\n");
        used = any && fits ? used + sign.size + 2 : sign.size;
        drawing_add_cut(to, bytes, DRAWING_COLUMNS);
        any = true;
    }
    return any;
}

void drawing_add(text *to, const bay_battle *battle, const bay_view *view) {
    if (add_signs(to, battle, view)) text_add_char(to, '\n');
    add_areas(to, battle, view);
    drawing_map_add(to, battle, view);
    drawing_plane_add(to, battle, view);
    add_homeless(to, battle, view);
}

void drawing_heading(text *to, const bay_battle *battle, const bay_view *view) {
    if (!add_signs(to, battle, view))
        drawing_add_cut(to, battle->rules->title, DRAWING_COLUMNS);
}
