#include "drawing/drawing_plane.h"

#include "base/length.h"
#include "drawing/drawing.h"
#include "drawing/drawing_cells.h"
#include "drawing/drawing_piece.h"
#include "drawing/drawing_plane_legend.h"
#include "ground/plane/disc.h"
#include "ground/plane/plane.h"
#include "text/wording.h"

#include <string.h>

enum {
    ACROSS_MAX = DRAWING_COLUMNS - 2, // letters within the frame
    DOWN_MAX = 48,
    LINE_MAX = 512,
    LINE = '+',
    OBJECTIVE = '*'
};

// The letters within the frame, and where on the plane they are.
typedef struct canvas {
    const bay_view *view;
    const bay_mark *plane;
    int32_t step; // tenths of a millimetre that a letter is across; it is twice that down
    int32_t across, down;
    char letter[DOWN_MAX][ACROSS_MAX];
} canvas;

const bay_mark *plane_of(const bay_view *view) {
    for (uint32_t i = 0; i < view->count; i++)
        if (view->mark[i].kind == BAY_MARK_PLANE) return &view->mark[i];
    return NULL;
}

void plane_add_place(text *to, const bay_view *view, const bay_mark *mark) {
    const bay_mark *plane = plane_of(view);
    if (!plane || !mark->shape) return;
    bay_length unit = (bay_length)plane->number[0];
    bay_point at = mark->points ? view->point[mark->point] : (bay_point){mark->x, mark->y};
    length_add_number(to, at.x, unit);
    text_add(to, ", ");
    length_add_number(to, at.y, unit);
    text_add_char(to, ' ');
    text_add(to, length_name(unit));
}

// --- Scale -----------------------------------------------------------------------------------

static int32_t rounded_up(int32_t length, int64_t step) {
    return (int32_t)((length + step - 1) / step);
}

static bool fits(const bay_mark *plane, int64_t step) {
    return rounded_up(plane->w, step) <= ACROSS_MAX &&
           rounded_up(plane->h, 2 * step) <= DOWN_MAX;
}

// The smallest round length at which the whole plane fits.
static int64_t step_for(const bay_mark *plane) {
    static const int HALVES[] = {1, 2, 4, 6, 8, 10, 12, 20, 24, 40, 50};
    enum { COUNT = sizeof HALVES / sizeof *HALVES };
    int64_t half = length_of((bay_length)plane->number[0]) / 2, step = half;
    for (int i = 0; i < COUNT && !fits(plane, step); i++) step = half * HALVES[i];
    while (!fits(plane, step)) step *= 2;
    return step;
}

static int32_t at_least_one(int32_t count) {
    return count > 1 ? count : 1;
}

// The middle of a letter.
static bay_point point_of(const canvas *on, int32_t column, int32_t row) {
    return (bay_point){on->plane->x + column * on->step + on->step / 2,
                       on->plane->y + 2 * row * on->step + on->step};
}

// --- Shapes ----------------------------------------------------------------------------------

// Draws the letter at a point, where that is on the plane.
static void dab(canvas *on, bay_point at, char letter) {
    int64_t x = (int64_t)at.x - on->plane->x, y = (int64_t)at.y - on->plane->y;
    if (x < 0 || y < 0) return;
    int64_t column = x / on->step, row = y / on->step / 2;
    // What lies on the south or east edge is still on it.
    if (x == on->plane->w && column == on->across) column--;
    if (y == on->plane->h && row == on->down) row--;
    if (column < on->across && row < on->down) on->letter[row][column] = letter;
}

static void dab_line(canvas *on, bay_point from, bay_point to, char letter) {
    int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    int64_t wide = x < 0 ? -x : x, high = y < 0 ? -y : y;
    int64_t steps = (wide > high ? wide : high) / on->step + 1;
    for (int64_t i = 0; i <= steps; i++)
        dab(on,
            (bay_point){(int32_t)(from.x + x * i / steps), (int32_t)(from.y + y * i / steps)},
            letter);
}

static void fill_polygon(canvas *on, const bay_point *point, uint32_t count, char letter) {
    for (int32_t row = 0; row < on->down; row++)
        for (int32_t column = 0; column < on->across; column++)
            if (plane_in_polygon(point_of(on, column, row), point, count))
                on->letter[row][column] = letter;
}

static void fill_disc(canvas *on, ground_disc disc, char letter) {
    for (int32_t row = 0; row < on->down; row++)
        for (int32_t column = 0; column < on->across; column++)
            if (discs_within((ground_disc){point_of(on, column, row), 0}, disc, 0))
                on->letter[row][column] = letter;
    dab(on, disc.middle, letter);
}

// However small it is, at least a letter of it is drawn.
static void fill(canvas *on, const bay_mark *mark, char letter) {
    const bay_point *point = on->view->point + (mark->points ? mark->point : 0);
    bay_point middle = {mark->x, mark->y}, corner[PLANE_CORNERS];
    switch ((bay_shape)mark->shape) {
    case BAY_SHAPE_NONE: break;
    case BAY_SHAPE_DISC: fill_disc(on, (ground_disc){middle, mark->w}, letter); break;
    case BAY_SHAPE_BOX:
        plane_box(middle, mark->w, mark->h, mark->facing, corner);
        fill_polygon(on, corner, PLANE_CORNERS, letter);
        dab(on, middle, letter);
        break;
    case BAY_SHAPE_POLYGON:
        fill_polygon(on, point, mark->points, letter);
        dab(on, *point, letter);
        break;
    case BAY_SHAPE_LINE:
        for (uint32_t i = 0; i + 1 < mark->points; i++)
            dab_line(on, point[i], point[i + 1], letter);
        break;
    }
}

// --- The whole -------------------------------------------------------------------------------

// The piece that a base is of.
static uint32_t piece_of(const bay_view *view, uint32_t base) {
    uint32_t i = base;
    while (i > 0 && (view->mark[i].kind != BAY_MARK_PIECE ||
                     view->mark[i].unit != view->mark[base].unit))
        i--;
    return i;
}

static char letter_of(const canvas *on, const bay_battle *battle, uint32_t index) {
    const bay_mark *mark = &on->view->mark[index];
    cells of = {.battle = battle, .view = on->view};
    if (mark->kind == BAY_MARK_BASE) index = piece_of(on->view, index);
    if (on->view->mark[index].kind == BAY_MARK_PIECE) return cells_letter(&of, index);
    if (mark->kind == BAY_MARK_GROUND) return cells_sign(mark);
    return mark->kind == BAY_MARK_SIGN ? OBJECTIVE : LINE;
}

// Ground lies lowest, then lines, pieces and objectives.
static void fill_all(canvas *on, const bay_battle *battle) {
    static const uint8_t ORDER[] = {BAY_MARK_GROUND, BAY_MARK_LINE, BAY_MARK_ARROW,
                                    BAY_MARK_PIECE,  BAY_MARK_BASE, BAY_MARK_SIGN};
    for (size_t k = 0; k < sizeof ORDER; k++)
        for (uint32_t i = 0; i < on->view->count; i++) {
            const bay_mark *mark = &on->view->mark[i];
            bool drawn = mark->kind == ORDER[k] && mark->shape;
            if (mark->kind == BAY_MARK_SIGN && mark->number[0] != 1) drawn = false;
            if (drawn) fill(on, mark, letter_of(on, battle, i));
        }
}

static void add_border(text *to, const canvas *on, const char *title) {
    size_t across = (size_t)on->across, taken = 0;
    text_add_char(to, '+');
    if (*title && across > 4) {
        text_add(to, "- ");
        taken = 3 + drawing_add_cut(to, title, across - 4);
        text_add_char(to, ' ');
    }
    drawing_add_times(to, '-', across - taken);
    text_add(to, "+\n");
}

static void add_scale(text *to, const canvas *on) {
    bay_length unit = (bay_length)on->plane->number[0];
    text_add(to, "a letter is ");
    length_add(to, on->step, unit);
    text_add(to, " across and ");
    length_add(to, 2 * (int64_t)on->step, unit);
    text_add(to, " down\n");
}

void drawing_plane_add(text *to, const bay_battle *battle, const bay_view *view) {
    canvas on = {.view = view, .plane = plane_of(view)};
    if (!on.plane) return;
    on.step = (int32_t)step_for(on.plane);
    on.across = at_least_one(rounded_up(on.plane->w, on.step));
    on.down = at_least_one(rounded_up(on.plane->h, 2 * (int64_t)on.step));
    memset(on.letter, '.', sizeof on.letter);
    fill_all(&on, battle);
    char bytes[LINE_MAX];
    text title = text_within(bytes, sizeof bytes);
    wording_mark(&title, battle, on.plane, NULL);
    add_border(to, &on, bytes);
    for (int32_t row = 0; row < on.down; row++) {
        text_add_char(to, '|');
        text_add_bytes(to, on.letter[row], (size_t)on.across);
        text_add(to, "|\n");
    }
    add_border(to, &on, "");
    add_scale(to, &on);
    drawing_plane_legend_add(to, battle, view);
}
