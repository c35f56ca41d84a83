// The declarations that the files of THE MOOR share.
#ifndef BAY_TESTS_MOOR_OWN_H
#define BAY_TESTS_MOOR_OWN_H

#include "systems/moor/moor.h"

#include <string.h>

enum {
    WOLVES_MAX = 12,
    PACKS_MAX = 3,
    WOODS_MAX = 4,
    CORNERS_MAX = 8,
    CART = 0, // the cart is unit 0, behind it the wolves, each pack before its own
    UNITS_MAX = 1 + PACKS_MAX + WOLVES_MAX
};

// Where a wolf lies: on the moor, tenths of a millimetre and of a degree.
typedef struct moor_lair {
    int16_t x, y, facing;
} moor_lair;

typedef struct moor_wood {
    bay_point corner[CORNERS_MAX];
    uint32_t corners;
} moor_wood;

typedef struct moor_battle {
    bay_battle common;
    uint8_t wolves, guards, bites_on, woods;
    int32_t reach; // from the west edge
    moor_wood wood[WOODS_MAX];
    moor_lair lair[WOLVES_MAX];   // at the beginning
    uint16_t unit_of[WOLVES_MAX]; // which unit a wolf is
} moor_battle;

typedef struct moor_now {
    uint8_t stage, ending, wolves, guards; // of each how many are left
    uint8_t hidden, held;                  // wolves that run from the wood, wolves that stay
    uint8_t lure, spare;                   // one goes ahead: 1
    moor_lair lair[WOLVES_MAX];            // zeroed once the pack runs
} moor_now;

typedef struct moor_told {
    moor_lair lair[WOLVES_MAX]; // where they lay
    uint16_t held;              // the pack that stays, a unit; 0: none
} moor_told;

enum moor_stage { LIE, SHOTS, BITES, OVER };
enum moor_ending { TAKEN, BEATEN_OFF, SLUNK_AWAY, UNRESOLVED };
enum moor_clause { MOR_1, MOR_2, MOR_3, MOR_4, MOR_5, MOR_6, MOR_7 };
enum moor_telling {
    TELL_LIES,
    TELL_SHOT,
    TELL_BITTEN,
    TELL_HELD,
    TELL_AHEAD,
    SHOW_DEN,
    SHOW_MOOR,
    SHOW_WOOD,
    SHOW_WALL,
    SHOW_TARN,
    SHOW_HUT,
    SHOW_WOLF,
    SHOW_HELD,
    SHOW_DEAD,
    SHOW_CART,
    SHOW_PRIZE,
    SHOW_RUN,
    SHOW_PACK,
    BREACH_CART,
    BREACH_FAR,
    BREACH_OVERLAP
};

extern const bay_param MOOR_PARAMS[];
extern const bay_key MOOR_KEYS[];
extern const bay_point MOOR_CART;
enum { MOOR_WIDE = 24 * BAY_INCH, MOOR_DEEP = 16 * BAY_INCH, MOOR_BASE = 250 };

static inline const moor_battle *moor_of(const bay_battle *battle) {
    return (const moor_battle *)(const void *)battle;
}

static inline moor_told moor_told_of(const bay_battle *battle, const void *at) {
    moor_told told;
    memcpy(&told, (const char *)at + battle->size, sizeof told);
    return told;
}

// Where a wolf lies, or lay.
moor_lair moor_lair_of(const bay_battle *battle, const void *at, int wolf);

// Whether the wolf is of that pack, a unit.
static inline bool moor_of_pack(const moor_battle *b, int wolf, uint16_t pack) {
    const bay_group *group = bay_group_of(&b->common, b->unit_of[wolf]);
    return group && group->unit == pack;
}

// Whether two that lie so are on each other, or one not within reach.
bool moor_overlap(moor_lair a, moor_lair b);
bool moor_near(const moor_battle *b, bay_point at);

bay_status moor_load(const bay_loading *in, bay_battle **out, bay_fault *why);
bool moor_place(const bay_battle *battle, void *at, const bay_move *moves, uint32_t count,
                bay_trace *why, bay_trace *bad);
uint32_t moor_placeable(const bay_battle *battle, const void *at, bay_placeable *list);
void moor_view(const bay_battle *battle, const void *at, bay_view *sink);

#endif
