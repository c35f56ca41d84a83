// The order of several units where orders do not decide (rulings, P-23): the board is read in the
// one of eight ways that meets units soonest. If the board is turned or mirrored, the way is
// turned or mirrored with it. The order of the file has no influence.

#include "portable.h"

// A way to go through the board: in lines that lead `along`, line after line towards `on`.
typedef struct way {
    uint8_t along, on;
} way;

// Lists the cells of the board in the order of this way. How many there are.
static int walk(const portable_battle *b, way by, uint8_t cell[BOARD_CELLS_MAX]) {
    const uint8_t(*next)[BOARD_SIDES_MAX] = b->ground.next;
    int count = 0, line = 0;
    const int back[2] = {(by.along + 2) % 4, (by.on + 2) % 4};
    for (int i = 0; i < 2; i++) // to where it begins
        while (next[line][back[i]] != BOARD_NOWHERE) line = next[line][back[i]];
    for (; line != BOARD_NOWHERE; line = next[line][by.on])
        for (int at = line; at != BOARD_NOWHERE; at = next[at][by.along])
            cell[count++] = (uint8_t)at;
    return count;
}

static int line_length(const board *on, way by) {
    return by.along == FACE_EAST || by.along == FACE_WEST ? on->across : on->down;
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

static uint32_t units_seen(const portable_battle *b, int cell, way by) {
    uint32_t all = 0;
    for (int u = 0; u < b->count; u++)
        if (b->piece[u].cell == cell) all |= unit_seen(&b->piece[u], by);
    return all;
}

// Who is there, then what the ground is; greater is first.
static uint64_t cell_seen(const portable_battle *b, int cell, way by) {
    terrain ground = b->ground.cell[cell];
    uint32_t faces = 0;
    for (int side = 0; side < 4; side++)
        faces |= (uint32_t)(ground.faces >> side & 1) << seen(by, side);
    return (uint64_t)units_seen(b, cell, by) << 32 |
           (uint32_t)(b->objectives[cell] != 0) << 20 | (uint32_t)ground.level << 16 |
           (uint32_t)(ground.kinds & ~(1U << OPEN)) << 4 | faces;
}

// Greater than 0: `one` is to be taken rather than `other`.
static int compare(const portable_battle *b, way one, way other) {
    const board *on = &b->ground.board;
    uint8_t here[BOARD_CELLS_MAX], there[BOARD_CELLS_MAX];
    int longer = line_length(on, one) - line_length(on, other), count = walk(b, one, here);
    walk(b, other, there);
    for (int i = 0; !longer && i < count; i++) {
        uint64_t a = cell_seen(b, here[i], one), c = cell_seen(b, there[i], other);
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
    uint8_t cell[BOARD_CELLS_MAX];
    int cells = walk(b, best, cell), count = 0;
    for (int i = 0; i < cells; i++)
        for (int commander = 0; commander < 2; commander++)
            for (int u = 0; u < b->count; u++)
                if (b->piece[u].cell == cell[i] && portable_fights(b, u) == !commander)
                    b->order[count++] = (uint8_t)u;
}

int portable_take(const portable_battle *b, kit_set *units) {
    int i = 0;
    while (!kit_in(*units, b->order[i])) i++;
    *units &= ~kit_one(b->order[i]);
    return b->order[i];
}

uint32_t portable_each_in(const portable_battle *b, bay_option *list, int row, kit_set units,
                          int last) {
    kit_offer to = {list, 0};
    while (units) kit_add(&to, row, portable_take(b, &units), 0, 0);
    if (last != BAY_NO_ROW) kit_add_none(&to, last, 0);
    return to.count;
}

int portable_leftmost(const portable_battle *b, const portable_state *state, kit_set units) {
    uint8_t cell[BOARD_CELLS_MAX];
    way by = {.along = b->front, .on = (uint8_t)((b->front + 1) % 4)};
    int count = walk(b, by, cell), first = NOBODY;
    for (int i = 0; first == NOBODY && i < count; i++)
        first = portable_first_in(state, units, cell[i]);
    return first;
}
