// The numbers and readings that a battle rests on, and no others.

#include "portable_draft.h"

// --- What there is on the board --------------------------------------------------------------

static bool any_unit(const portable_battle *b, int type) {
    for (int u = 0; u < b->count; u++)
        if (b->piece[u].type == type) return true;
    return false;
}

static bool any_quality(const portable_battle *b, int quality) {
    for (int u = 0; u < b->count; u++)
        if (b->piece[u].quality == quality) return true;
    return false;
}

static bool any_ground(const portable_battle *b, uint32_t kinds) {
    for (int i = 0; i < board_cells(&b->board); i++)
        if (b->ground[i].kinds & kinds) return true;
    return false;
}

static bool any_level(const portable_battle *b) {
    for (int i = 0; i < board_cells(&b->board); i++)
        if (b->ground[i].level) return true;
    return false;
}

static bool any_unmoved(const portable_battle *b) {
    for (int u = 0; u < b->attackers; u++)
        if (portable_fights(b, u) && !b->piece[u].moved) return true;
    return false;
}

// Can the row change anything here, by what stands on the board?
static bool matters(const portable_battle *b, int row) {
    enum { IN_COVER = 1U << WOOD | 1U << BUILT_UP | 1U << WORKS };
    switch (row) {
    case COVER:
    case B_6_COVER: return any_ground(b, IN_COVER) || any_level(b);
    case B_5_WORKS: return any_ground(b, 1U << WORKS);
    case RIVERS: return any_ground(b, 1U << RIVER);
    case COMMANDER_HELP:
    case B_1_ADJACENT:
    case B_2_COMMANDERS:
    case B_12_COMMANDER_MOVES:
    case B_17_ROLLS_BACK:
    case B_22_SURVIVES: return any_unit(b, COMMANDER);
    case CAVALRY_HELP:
    case B_7_OPEN: return any_unit(b, CAVALRY) || portable_reads(b, B_8_DISMOUNTED, 1);
    case B_8_DISMOUNTED: return any_unit(b, DISMOUNTED);
    case ARTILLERY_HELP:
    case AGAINST_ARTILLERY:
    case B_20_GUNS_ROLL_BACK: return any_unit(b, ARTILLERY);
    case INFANTRY_HELP: return any_unit(b, INFANTRY);
    case POOR_ROUTED:
    case AVERAGE_ROUTED:
    case ELITE_ROUTED: return any_quality(b, row - POOR_ROUTED);
    case FIRE_FROM:
    case FIRE_COMMANDER:
    case FIRE_COVER: return b->fire;
    case FIRE_UNMOVED: return b->fire && any_unmoved(b);
    default: return true;
    }
}

void portable_settings(const bay_loading *in, portable_battle *b) {
    for (int row = 0; row < PORTABLE_PARAMS; row++) {
        int value = bay_param_peek(in, row).number;
        if (row < PORTABLE_NUMBERS)
            b->number[row] = (uint8_t)value;
        else
            b->reading[row] = (uint8_t)value;
    }
    for (int row = 0; row < PORTABLE_PARAMS; row++)
        if (matters(b, row)) (void)bay_param_get(in, row);
    enum {
        REACH = 2,
        REACH_BEYOND = 3
    }; // portable_settle.c; a unit in front, if any may be hit
    b->reach = portable_reads(b, B_3_TO_FRONT, FRONT_ANY) ? REACH_BEYOND : REACH;
}
