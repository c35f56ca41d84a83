// The contract for the drawing of a rule system.
#include "contract/contract.h"

#include <string.h>

enum { MARKS = 512, POINTS = 512 };

// A drawing, and whose it is.
typedef struct sheet {
    const bay_battle *battle;
    uint32_t number; // of the situation
    bay_mark mark[MARKS];
    bay_point point[POINTS];
    bay_view view;
    int places;
} sheet;

#define DRAWN(s, condition, what)                                                              \
    HOLDS(condition, "%s, situation %u, drawn: " what, (s)->battle->rules->id, (s)->number)

static void draw(sheet *s, const bay_battle *battle, const void *at, uint32_t number) {
    memset(s, 0, sizeof *s);
    s->battle = battle;
    s->number = number;
    s->view = (bay_view){.room = MARKS, .point_room = POINTS};
    s->view.mark = s->mark;
    s->view.point = s->point;
    battle->rules->view(battle, at, &s->view);
    DRAWN(s, s->view.count <= MARKS && s->view.points <= POINTS, "more than the test holds");
    for (uint32_t i = 0; i < s->view.count; i++)
        s->places += s->mark[i].kind == BAY_MARK_AREA || s->mark[i].kind == BAY_MARK_CELL;
}

static void check_piece(const sheet *s, const bay_mark *mark) {
    const bay_attribute *row = s->battle->rules->attributes;
    DRAWN(s, mark->unit < s->battle->unit_count, "no such unit");
    DRAWN(s, mark->arm <= BAY_ARM_TANK, "a piece of no arm");
    DRAWN(s, mark->disordered <= 1, "disorder is yes or no");
    DRAWN(s, mark->out <= 1, "out of the fight is yes or no");
    for (int i = 0; i < BAY_ATTRIBUTES_MAX; i++) {
        bool named = row && row->id;
        DRAWN(s, mark->value[i] >= 0 && (named || mark->value[i] == 0),
              "a number that no attribute names");
        row += named;
    }
}

static void check_base(const sheet *s, const bay_mark *base) {
    const bay_mark *mark = base;
    while (mark > s->mark && (mark->kind != BAY_MARK_PIECE || mark->unit != base->unit)) mark--;
    DRAWN(s, mark->kind == BAY_MARK_PIECE && mark->unit == base->unit && mark->shape,
          "a base of no piece that lies there");
}

static void check_shape(const sheet *s, const bay_mark *mark, bool plane) {
    static const uint32_t LEAST[] = {[BAY_SHAPE_POLYGON] = 3, [BAY_SHAPE_LINE] = 2};
    DRAWN(s, mark->shape <= BAY_SHAPE_LINE, "a mark of no shape");
    DRAWN(s, plane || mark->shape == BAY_SHAPE_NONE, "a shape without a plane");
    DRAWN(s, mark->points >= LEAST[mark->shape], "a shape without its points");
    DRAWN(s, LEAST[mark->shape] > 0 || mark->points == 0, "points without a shape");
    DRAWN(s, mark->point + mark->points <= s->view.points, "points that were not written");
    DRAWN(s, mark->facing <= BAY_NORTH, "an angle beyond a whole turn");
    bool measured = mark->shape == BAY_SHAPE_DISC || mark->shape == BAY_SHAPE_BOX;
    DRAWN(s, !measured || (mark->w >= 0 && mark->h >= 0), "a shape of less than no size");
    if (mark->kind == BAY_MARK_BASE || (mark->kind == BAY_MARK_PIECE && mark->shape))
        DRAWN(s, measured, "a piece is a disc or a box");
    if (mark->kind == BAY_MARK_GROUND || mark->kind == BAY_MARK_LINE)
        DRAWN(s, mark->shape, "it lies nowhere");
}

static void check_distance(const sheet *s, const bay_mark *mark, bool plane) {
    DRAWN(s, plane && !mark->shape, "a distance lies on no plane, or somewhere on it");
    DRAWN(s, mark->number[0] >= 0 && mark->number[0] <= BAY_DISTANCE_APART,
          "a distance for nothing");
    DRAWN(s, mark->number[1] >= 0, "a distance of less than nothing");
    DRAWN(s, mark->number[0] != BAY_DISTANCE_TOGETHER || mark->number[2] > 0,
          "units that hang together with nobody");
}

// Who takes no part is told with the clause, others named before it.
static void check_forces(const sheet *s, const bay_mark *mark) {
    const bay_telling *telling = &s->battle->rules->tellings[mark->telling];
    if (mark->unit == BAY_NO_UNIT) {
        DRAWN(s, mark == s->mark || mark[-1].unit == BAY_NO_UNIT,
              "who takes no part comes last");
        return;
    }
    DRAWN(s, mark->unit < s->battle->unit_count, "no such unit");
    DRAWN(s, !strncmp(telling->words, "{unit} ", 7), "who takes no part is named first");
    DRAWN(s, telling->clause >= 0, "it takes no part by no clause");
}

static void check_mark(const sheet *s, const bay_mark *mark, bool plane) {
    DRAWN(s, mark->kind <= BAY_MARK_DISTANCE, "a mark of no kind");
    DRAWN(s, mark->side <= BAY_NOBODY, "a mark of no side");
    DRAWN(s, mark->place >= -1 && mark->place < s->places, "no such place");
    check_shape(s, mark, plane);
    if (mark->kind == BAY_MARK_FORCES) check_forces(s, mark);
    if (mark->kind == BAY_MARK_PIECE) check_piece(s, mark);
    if (mark->kind == BAY_MARK_BASE) check_base(s, mark);
    if (mark->kind == BAY_MARK_DISTANCE) check_distance(s, mark, plane);
}

void contract_check_view(const bay_battle *battle, const void *at, uint32_t number) {
    static sheet one, other;
    draw(&one, battle, at, number);
    draw(&other, battle, at, number);
    bay_view none = {.room = 0};
    battle->rules->view(battle, at, &none);
    DRAWN(&one, one.view.count == none.count && one.view.points == none.points,
          "it depends on the room");
    DRAWN(&one, !memcmp(one.mark, other.mark, sizeof one.mark), "view() is not pure");
    DRAWN(&one, !memcmp(one.point, other.point, sizeof one.point), "view() is not pure");
    int planes = 0, past_areas = 0;
    for (uint32_t i = 0; i < one.view.count; i++) {
        planes += one.mark[i].kind == BAY_MARK_PLANE;
        past_areas |= one.mark[i].kind == BAY_MARK_CELL;
        DRAWN(&one, !past_areas || one.mark[i].kind != BAY_MARK_AREA, "an area after a cell");
    }
    DRAWN(&one, planes <= 1, "more than one plane");
    for (uint32_t i = 0; i < one.view.count; i++) check_mark(&one, &one.mark[i], planes == 1);
}
