#include "drawing/drawing_cells.h"

#include "drawing/drawing_piece.h"

enum { ACROSS_MAX = 36, DOWN_MAX = 64, LETTERS = 26 };

// --- Where -----------------------------------------------------------------------------------

static bool is_hex(const bay_mark *cell) {
    return cell->number[1] == 6;
}

// A hex is two half hexes wide.
static int32_t column_of(const bay_mark *cell) {
    if (!is_hex(cell)) return cell->x;
    return cell->x >= 0 ? cell->x / 2 : (cell->x - 1) / 2;
}

static int32_t smaller(int32_t a, int32_t b) {
    return a < b ? a : b;
}

bool cells_is_place(const bay_mark *mark) {
    return mark->kind == BAY_MARK_CELL || mark->kind == BAY_MARK_AREA;
}

bool cells_measure(const bay_battle *battle, const bay_view *view, cells *out) {
    cells made = {.battle = battle, .view = view};
    int32_t right = 0, bottom = 0;
    bool any = false;
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        made.places += cells_is_place(mark);
        if (mark->kind != BAY_MARK_CELL) continue;
        int32_t column = column_of(mark);
        if (!any || column < made.left) made.left = column;
        if (!any || mark->y < made.top) made.top = mark->y;
        if (!any || column > right) right = column;
        if (!any || mark->y > bottom) bottom = mark->y;
        made.hexes = is_hex(mark);
        any = true;
    }
    if (!any) return false;
    made.across = smaller(right - made.left + 1, ACROSS_MAX);
    made.down = smaller(bottom - made.top + 1, DOWN_MAX);
    *out = made;
    return true;
}

const bay_mark *cells_at(const cells *of, int place) {
    for (uint32_t i = 0; place >= 0 && i < of->view->count; i++)
        if (cells_is_place(&of->view->mark[i]) && place-- == 0)
            return of->view->mark[i].kind == BAY_MARK_CELL ? &of->view->mark[i] : NULL;
    return NULL;
}

int cells_place(const cells *of, int32_t column, int32_t line) {
    int place = 0;
    for (uint32_t i = 0; i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (!cells_is_place(mark)) continue;
        bool here = mark->kind == BAY_MARK_CELL && column_of(mark) == of->left + column &&
                    mark->y == of->top + line;
        if (here) return place;
        place++;
    }
    return -1;
}

bool cells_shifted(const cells *of, int32_t line) {
    for (uint32_t i = 0; of->hexes && i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (mark->kind == BAY_MARK_CELL && mark->y == of->top + line)
            return mark->x != 2 * column_of(mark);
    }
    return false;
}

void cells_add_name(text *to, const cells *of, int place) {
    const bay_mark *cell = cells_at(of, place);
    if (!cell) return;
    if (cell->unit < of->battle->unit_count) {
        text_add(to, of->battle->units[cell->unit].name);
        return;
    }
    text_add_char(to, (char)('a' + (column_of(cell) - of->left) % LETTERS));
    text_add_whole(to, of->down - (cell->y - of->top));
}

// --- What ------------------------------------------------------------------------------------

// Whether a piece has the letter of one before it: of one of its group.
static bool shares_letter(const cells *of, uint32_t index, uint32_t *with) {
    const bay_mark *piece = &of->view->mark[index];
    uint16_t known = drawing_known_as(of->battle, piece);
    if (known == piece->unit) return false;
    for (*with = 0; *with < index; ++*with) {
        const bay_mark *other = &of->view->mark[*with];
        if (other->kind == BAY_MARK_PIECE && drawing_known_as(of->battle, other) == known)
            return true;
    }
    return false;
}

char cells_letter(const cells *of, uint32_t index) {
    const bay_mark *piece = &of->view->mark[index];
    uint32_t before = 0, with;
    if (shares_letter(of, index, &with)) index = with;
    for (uint32_t i = 0; i < index; i++)
        before += of->view->mark[i].kind == BAY_MARK_PIECE &&
                  of->view->mark[i].side == piece->side && !shares_letter(of, i, &with);
    if (before >= LETTERS) return '?';
    return (char)((piece->side == BAY_ATTACKER ? 'A' : 'a') + (char)before);
}

uint32_t cells_piece(const cells *of, int place, uint32_t index) {
    const bay_view *view = of->view;
    while (index < view->count &&
           (view->mark[index].kind != BAY_MARK_PIECE || view->mark[index].place != place))
        index++;
    return index;
}

bool cells_objective(const cells *of, int place) {
    for (uint32_t i = 0; i < of->view->count; i++) {
        const bay_mark *mark = &of->view->mark[i];
        if (mark->kind == BAY_MARK_SIGN && mark->place == place && mark->number[0] == 1)
            return true;
    }
    return false;
}

// Of ground that is several at once the first of these.
static char sign_of(int32_t ground) {
    static const struct {
        int32_t ground;
        char sign;
    } SIGNS[] = {
        {BAY_GROUND_BARRED, '#'}, {BAY_GROUND_TOWN, '%'},  {BAY_GROUND_WOOD, '&'},
        {BAY_GROUND_WORKS, '='},  {BAY_GROUND_WATER, '~'}, {BAY_GROUND_SLOPE, ':'},
        {BAY_GROUND_ROAD, '-'},
    };
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (ground & SIGNS[i].ground) return SIGNS[i].sign;
    return '\0';
}

static bool has_code(const bay_mark *ground) {
    return ground->number[3] > ' ' && ground->number[3] < 0x7F;
}

char cells_sign(const bay_mark *ground) {
    if (has_code(ground)) return (char)ground->number[3];
    char sign = sign_of(ground->number[0]);
    return sign ? sign : ',';
}

void cells_add_ground(text *to, const bay_mark *cell) {
    int32_t level = cell->number[2];
    char sign = has_code(cell) ? (char)cell->number[3] : sign_of(cell->number[0]);
    if (sign) text_add_char(to, sign);
    if (level > 0) text_add_whole(to, level);
    if (!sign && level <= 0) text_add_char(to, '.');
}
