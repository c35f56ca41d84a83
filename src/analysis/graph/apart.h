// Battles in which single units can be told apart, for orders that look at them.
//
// Analysis keeps only what affects the rest of play. Which of several alike units something
// happened to is only told, and only view() reads it. A battle apart is the same battle, but its
// situations keep everything that is told, and it has one more feature for each number of a unit
// that orders look at. It has more situations, and every analysis of a battle works on it too.
#ifndef BAY_ANALYSIS_GRAPH_APART_H
#define BAY_ANALYSIS_GRAPH_APART_H

#include "bayonet/game.h"

#include "base/arena.h"

// What orders look at in a unit: a row of rules->attributes, or one of the rows added after them.
enum {
    PIECE_LEFT = BAY_ATTRIBUTES_MAX, // points that are left of the total
    PIECE_THERE,      // 1: it is drawn in a place and has points left; for several, how many do
    PIECE_DISORDERED, // 1: in disorder; for a group, how many are
    PIECE_NUMBERS
};

// A number of a unit, or of all members of a group and all that is part of a unit together.
typedef struct piece_number {
    uint16_t unit; // of battle->units
    uint16_t what; // a row as above
} piece_number;

// The id of such a number; NULL if the pieces of these rules do not have it.
const char *piece_number_id(const bay_rules *rules, int what);

// Makes the battle apart. Its features are those of the rules, then one for each of number[count].
//   in      count  at most BAY_FEATURES_MAX together with the features of the rules
//   owns    `into`; `of` must live as long
//   errors  BAY_NO_MEMORY
bay_status apart_make(arena *into, const bay_battle *of, const piece_number *number,
                      uint32_t count, const bay_battle **out);

#endif
