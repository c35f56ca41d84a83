// Who of several is the first, where orders say nothing (rulings, P-23): the board is gone through in
// the one of eight ways in which units are met soonest. Turned or mirrored it is gone through in the
// way that is turned or mirrored along, and the order of the file says nothing.

#include "portable.h"
#include "rules/kit/kit_options.h"

// A way to go through the board: in lines that lead `along`, line after line towards `on`.
typedef struct way {
    uint8_t along, on;
} way;

// --- Cell after cell -------------------------------------------------------------------------

// So many steps in this direction from the edge of the board behind.
static void go(const board *on, int direction, int steps, board_axes *to) {
    if (direction == FACE_EAST) to->q = steps;
    if (direction == FACE_WEST) to->q = on->across - 1 - steps;
    if (direction == FACE_SOUTH) to->r = steps;
    if (direction == FACE_NORTH) to->r = on->down - 1 - steps;
}

static int line_length(const board *on, way by) {
    return by.along == FACE_EAST || by.along == FACE_WEST ? on->across : on->down;
}

// The cell that is so far on this way.
static int cell_at(const board *on, way by, int number) {
    int line = line_length(on, by);
    board_axes place = {0, 0};
    go(on, by.along, number % line, &place);
    go(on, by.on, number / line, &place);
    return board_cell_at(on, place);
}

// --- What is seen there ----------------------------------------------------------------------

// A side as it is seen on this way: 0 ahead, 1 towards the next line, 2 and 3 what is behind these.
static unsigned seen(way by, int side) {
    bool clockwise = by.on == (by.along + 1) % 4;
    return (unsigned)(clockwise ? side - by.along : by.along - side) & 3;
}

static uint32_t unit_seen(const portable_piece *piece, way by) {
    uint32_t whose = 2U | (piece->side == BAY_ATTACKER); // a unit before none
    if (piece->type == COMMANDER) return whose;
    uint32_t is =
        (uint32_t)(3 - piece->type) << 2 | piece->quality; // infantry first, elite first
    uint32_t does = (3 - seen(by, piece->facing)) << 1 | !piece->moved;
    return whose << 9 | is << 5 | does << 2;
}

// Greater is first.
static uint32_t units_seen(const portable_battle *b, int cell, way by) {
    uint32_t all = 0;
    for (int u = 0; u < b->count; u++)
        if (b->piece[u].cell == cell) all |= unit_seen(&b->piece[u], by);
    return all;
}

static uint32_t ground_seen(const portable_battle *b, int cell, way by) {
    terrain ground = b->ground.cell[cell];
    uint32_t faces = 0;
    for (int side = 0; side < 4; side++)
        faces |= (uint32_t)(ground.faces >> side & 1) << seen(by, side);
    return (uint32_t)(b->objectives[cell] != 0) << 20 | (uint32_t)ground.level << 16 |
           (uint32_t)(ground.kinds & ~(1U << OPEN)) << 4 | faces;
}

// Greater than 0: `one` is to be taken rather than `other`.
static int compare(const portable_battle *b, way one, way other) {
    const board *on = &b->ground.board;
    int longer = line_length(on, one) - line_length(on, other);
    for (int i = 0; !longer && i < board_cells(on); i++) {
        int here = cell_at(on, one, i), there = cell_at(on, other, i);
        uint32_t a = units_seen(b, here, one), c = units_seen(b, there, other);
        if (a == c) {
            a = ground_seen(b, here, one);
            c = ground_seen(b, there, other);
        }
        longer = (a > c) - (a < c);
    }
    return longer;
}

// --- The order -------------------------------------------------------------------------------

// Which way most of the attacker's fighting units look; NO_FRONT where two ways have as many.
static uint8_t attackers_front(const portable_battle *b) {
    int looking[4] = {0}, most = 0;
    uint8_t front = NO_FRONT;
    for (int u = 0; u < b->attackers; u++)
        if (portable_fights(b, u)) looking[b->piece[u].facing]++;
    for (uint8_t side = 0; side < 4; side++) {
        if (looking[side] < most || !looking[side]) continue;
        front = looking[side] > most ? side : NO_FRONT;
        most = looking[side];
    }
    return front; // B-9
}

void portable_set_in_order(portable_battle *b) {
    way best = {FACE_NORTH, FACE_EAST};
    for (int i = 1; i < 8; i++) {
        way other = {(uint8_t)(i / 2), (uint8_t)((i / 2 + (i % 2 ? 3 : 1)) % 4)};
        if (compare(b, other, best) > 0) best = other;
    }
    for (int side = 0; side < 4; side++) b->sides[seen(best, side)] = (uint8_t)side;
    b->front = attackers_front(b);
    int count = 0;
    for (int i = 0; i < board_cells(&b->ground.board); i++)
        for (int commander = 0; commander < 2; commander++)
            for (int u = 0; u < b->count; u++)
                if (b->piece[u].cell == cell_at(&b->ground.board, best, i) &&
                    portable_fights(b, u) == !commander)
                    b->order[count++] = (uint8_t)u;
}

int portable_take(const portable_battle *b, kit_set *units) {
    int i = 0;
    while (!kit_in(*units, b->order[i])) i++;
    *units &= ~kit_one(b->order[i]);
    return b->order[i];
}

uint32_t portable_each_in(const portable_battle *b, bay_option *list, int row, kit_set units) {
    kit_offer to = {list, 0};
    while (units) kit_add(&to, row, portable_take(b, &units), 0, 0);
    return to.count;
}

// --- The attacker's left ---------------------------------------------------------------------

// How far the unit stands in this direction.
static int reaches(const portable_battle *b, const portable_state *state, int unit,
                   int direction) {
    board_axes place = board_axes_of(&b->ground.board, state->unit[unit].cell);
    int step = direction == FACE_EAST || direction == FACE_SOUTH ? 1 : -1;
    return step * (direction == FACE_EAST || direction == FACE_WEST ? place.q : place.r);
}

int portable_leftmost(const portable_battle *b, const portable_state *state, kit_set units) {
    int left = (b->front + 3) % 4, rear = (b->front + 2) % 4, first = kit_take(&units);
    while (units) {
        int unit = kit_take(&units);
        int by = reaches(b, state, unit, left) - reaches(b, state, first, left);
        if (by == 0) by = reaches(b, state, unit, rear) - reaches(b, state, first, rear);
        if (by > 0) first = unit;
    }
    return first;
}
