#include "report/drawing_map.h"

#include "report/drawing.h"
#include "report/drawing_piece.h"

#include <string.h>

enum { CELLS_ACROSS = DRAWING_COLUMNS / 2, CELLS_DOWN = 64, LETTERS = 26, LINE_MAX = 512 };

typedef struct map {
    const bay_view *view;
    int32_t left, top, across, down; // in cells
} map;

static const bay_mark *cell_at(const bay_view *view, int place) {
    for (uint32_t i = 0; i < view->count; i++)
        if (view->mark[i].kind == BAY_MARK_CELL && place-- == 0) return &view->mark[i];
    return NULL;
}

static map measure(const bay_view *view) {
    map m = {.view = view};
    int32_t right = 0, bottom = 0;
    bool any = false;
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        if (mark->kind != BAY_MARK_CELL) continue;
        if (!any || mark->x < m.left) m.left = mark->x;
        if (!any || mark->y < m.top) m.top = mark->y;
        if (!any || mark->x > right) right = mark->x;
        if (!any || mark->y > bottom) bottom = mark->y;
        any = true;
    }
    if (!any) return m;
    m.across = right - m.left < CELLS_ACROSS ? right - m.left + 1 : CELLS_ACROSS;
    m.down = bottom - m.top < CELLS_DOWN ? bottom - m.top + 1 : CELLS_DOWN;
    return m;
}

// The letter of the piece that is mark `index`: pieces of a side are lettered in their order.
static char letter_of(const bay_view *view, uint32_t index) {
    uint32_t before = 0;
    for (uint32_t i = 0; i < index; i++)
        before += view->mark[i].kind == BAY_MARK_PIECE &&
                  view->mark[i].side == view->mark[index].side;
    if (before >= LETTERS) return '*';
    return (char)((view->mark[index].side == BAY_ATTACKER ? 'A' : 'a') + (char)before);
}

static char terrain_letter(int32_t number) {
    static const char letters[] = ".:+^~%&=#";
    bool known = number >= 0 && number < (int32_t)sizeof letters - 1;
    return known ? letters[number] : '?';
}

static char letter_at(const map *m, int32_t x, int32_t y) {
    char letter = ' ';
    int place = -1, cell = 0;
    for (uint32_t i = 0; i < m->view->count; i++) {
        const bay_mark *mark = &m->view->mark[i];
        if (mark->kind != BAY_MARK_CELL) continue;
        if (mark->x == x && mark->y == y) {
            letter = terrain_letter(mark->number[0]);
            place = cell;
        }
        cell++;
    }
    for (uint32_t i = 0; place >= 0 && i < m->view->count; i++)
        if (m->view->mark[i].kind == BAY_MARK_PIECE && m->view->mark[i].place == place)
            letter = letter_of(m->view, i);
    return letter;
}

static void add_legend(text *to, const bay_battle *battle, const bay_view *view) {
    size_t width = drawing_name_width(battle, view);
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        if (mark->kind != BAY_MARK_PIECE || !cell_at(view, mark->place)) continue;
        char bytes[LINE_MAX];
        text line = text_within(bytes, sizeof bytes);
        text_add_char(&line, letter_of(view, i));
        text_add(&line, "  ");
        drawing_add_piece(&line, battle, mark, width);
        drawing_add_cut(to, bytes, DRAWING_COLUMNS);
        text_add_char(to, '\n');
    }
}

void drawing_map_add(text *to, const bay_battle *battle, const bay_view *view) {
    map m = measure(view);
    for (int32_t y = 0; y < m.down; y++) {
        for (int32_t x = 0; x < m.across; x++) {
            text_add_char(to, letter_at(&m, m.left + x, m.top + y));
            text_add_char(to, ' ');
        }
        text_add_char(to, '\n');
    }
    add_legend(to, battle, view);
}
