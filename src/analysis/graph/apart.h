// Battles in which single units can be told apart, for orders that look at them.
//
// Analysis keeps what decides something from here on; what happened to which of the alike is only
// told, and view() alone reads it. A battle apart is the same battle whose situations keep all
// that is told, with a feature more for each number of a unit that orders look at. It has more
// situations, and everything that is asked of a battle can be asked of it.
#ifndef BAY_ANALYSIS_GRAPH_APART_H
#define BAY_ANALYSIS_GRAPH_APART_H

#include "bayonet/game.h"

#include "base/arena.h"

// What is looked at of a unit: a row of rules->attributes, or one of those behind them.
enum {
    PIECE_LEFT = BAY_ATTRIBUTES_MAX, // points that are left of the whole
    PIECE_THERE,                     // 1: it is drawn in a place; of a group, how many are
    PIECE_DISORDERED,                // 1: in disorder; of a group, how many are
    PIECE_NUMBERS
};

// Of a unit, or of all members of a group together.
typedef struct piece_number {
    uint16_t unit; // of battle->units
    uint16_t what; // of these
} piece_number;

// The id of such a number; NULL where pieces of these rules have it not.
const char *piece_number_id(const bay_rules *rules, int what);

// Makes the battle apart; its features are those of the rules, then one for each of number[count].
//   in      count  at most BAY_FEATURES_MAX, with those of the rules
//   owns    `into`; `of` must live as long
//   errors  BAY_NO_MEMORY
bay_status apart_make(arena *into, const bay_battle *of, const piece_number *number,
                      uint32_t count, const bay_battle **out);

#endif
