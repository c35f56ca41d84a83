// A loaded scenario of the Trial Assault Rules: units, groups of alike models, who touches whom.
#ifndef BAY_RULES_TRIAL40K_BATTLE_H
#define BAY_RULES_TRIAL40K_BATTLE_H

#include "ground/plane/leg.h"
#include "rules/kit/kit_set.h"
#include "rules/trial40k/tables.h"

enum trial40k_place { CONTACT, SUPPORT, OUT };
enum trial40k_cover { IN_THE_OPEN, DEFENDED, ALWAYS_IN_COVER };
enum trial40k_grenades { NO_GRENADES, FRAG, PLASMA };

enum trial40k_terrain_kind { COVER, IMPASSABLE, DIFFICULT };
enum trial40k_home { NORTH, EAST, SOUTH, WEST };

#define TRIAL40K_TERRAIN_WORDS "cover|impassable|difficult"
#define TRIAL40K_BEGIN_WORDS "fight|charges"
#define TRIAL40K_HOME_WORDS "north|east|south|west"
#define TRIAL40K_PLACE_WORDS "contact|support|out"
#define TRIAL40K_COVER_WORDS "none|defended|always"
#define TRIAL40K_GRENADE_WORDS "none|frag|plasma"

// The numbers of a model. NO_SAVE means that it has no such save.
typedef struct trial40k_profile {
    uint8_t ws, s, t, w, i, a, ld, sv, inv;
} trial40k_profile;

// How models stand.
typedef struct trial40k_stance {
    uint8_t place;
    kit_set with; // enemies that they touch, or that friends near a support touch; none if OUT
    kit_set zone; // enemies in whose danger zone they are: TAR-068
} trial40k_stance;

// Alike models of one unit. Groups are numbered unit by unit, those of a unit in the order of
// their ids.
typedef struct trial40k_group {
    trial40k_profile is;
    uint8_t unit,
        models;     // at the start; of a line that may come to stand in several ways, at most
    uint8_t listed; // models counted with it: all of a line are counted with its first group
    uint8_t place, wounded; // wounds that each has lost before
    kit_set with, zone; // as in a stance; if the battle begins with charges, a state has them
    uint8_t weapon[TRIAL40K_WEAPONS]; // how many of each it carries
    uint8_t grenades, power_bonus;
    bool monstrous, rending;
    bool with_all;   // no `with` is given: all that touch its unit
    bool special;    // they carry a special weapon
    uint8_t worth;   // its rank among others that stand alike: a lower one falls first
    uint16_t called; // of common.units
    bool divides;    // a character who may touch several enemies: he divides his hits. TAR-189
    bool zone_all;   // no `zone` is given: that of those it is with
    uint16_t stand;  // on the table: the place of its first model, row of b->place
    uint16_t base;   // diameter, tenths of a millimetre
    uint8_t line;    // row of b->line
    uint8_t same;    // the first group of its unit of the same models, wherever they stand
    kit_set against; // by `cover_scope: model`: the chargers against whom they are in cover
} trial40k_group;

// Alike models that one line of the file puts on the table, in a battle that begins with charges:
// how they stand is known only when all have moved.
typedef struct trial40k_line {
    uint8_t unit, models;
    uint8_t group, groups; // the groups that they may form: the first, and how many
    uint16_t row, rows;    // the ways to stand: the first, and how many; the last is out
    uint8_t stand;         // the place of the first of them: row of b->place
    uint16_t base;         // diameter, tenths of a millimetre
    uint16_t called;       // of common.units
    uint16_t member;       // likewise the first of its models, of the attacker's
    bool placed;           // its player puts its models down in their charge
} trial40k_line;

// A way in which models of a line may come to stand.
typedef struct trial40k_way_to_stand {
    trial40k_stance is;
    uint16_t called; // of common.units
} trial40k_way_to_stand;

// Units are numbered as in common.units, the attacker's first, those of a side in the order of
// their ids.
typedef struct trial40k_unit {
    uint8_t side, cover;
    uint8_t group, groups; // the first of its groups, and how many
    uint8_t size;          // its models at the start of the game
    bool charged, fast, trapped;
    bool fighting;          // before this phase, if that begins with charges
    bool fired, falls_back; // before charges; not for a character who has joined another
    bool both_ways;  // charged over cover by one enemy, in the open by another, or may be
    bool moves;      // some of its models would move in a pile-in
    bool tough;      // some of its models have several Wounds left
    bool mixed;      // its models differ in Weapon Skill, Toughness or saves
    bool loose;      // not every two models of its party are near each other: R-28
    bool guarded;    // they differ in saves, and some of them have an invulnerable one: A-28
    kit_set against; // enemies against whom it has cover
    bool parted; // by terrain, some of its models have cover and it has none, or the other way
    kit_set engaged;  // enemies with which it is engaged
    kit_set meets;    // including those with which it may be in a later phase
    bool wounded;     // some of its models came with fewer Wounds than they have whole
    bool independent; // an independent character: TAR-188
    uint8_t home;     // the edge of the table that it falls back to: trial40k_home
    uint8_t host;     // the unit that it has joined; itself
    kit_set party;    // its host and all who have joined him
    uint8_t row;      // of links: the first of its party
} trial40k_unit;

// A unit strikes at another.
typedef struct trial40k_pair {
    uint8_t striker, target;
    bool covered; // the striker is in cover against the target, in this first round; or may be
    uint8_t down; // Initiative at which the covered strike, for frag grenades: A-20; or 0
    bool some_plasma; // some, not all, of those that charge the striker over cover have plasma
    uint8_t sort, sorts; // the first of its sorts of wounds, and how many
} trial40k_pair;

// Sorts of wounds that a unit does to another: wounds not laid yet are counted sort by sort. The
// sorts of a pair are in the order in which they are laid. A-72
typedef struct trial40k_sort {
    uint8_t pair;
    uint8_t kills;  // Toughness up to which each of them kills outright; 0: ordinary ones. A-34
    uint8_t psyker; // 1 + the group whose force weapon does them, where it may slay; 0
    uint8_t
        bare; // no armour save was tried, and the model that suffers may throw an invulnerable
              // one: the lowest face that can save it; 0: saves are already thrown. A-28
} trial40k_sort;

// A piece of terrain, in a battle that begins with charges: within an area or along a line.
typedef struct trial40k_terrain {
    uint8_t kind; // trial40k_terrain_kind
    bool is_area;
    uint8_t count;  // its points
    uint16_t first; // of b->corner
} trial40k_terrain;

// The values of each group that are settled as the fight begins.
enum trial40k_settled {
    IN_ORDER, // the groups of each unit in the standing order of casualties: R-9
    ORDINAL,  // the place of each in it
    // The first group of its unit that counts alike: if it is struck at and tests, and if it is
    // only struck at. Its zones count.
    LIKE,
    LIKE_STRUCK,
    TRIAL40K_SETTLED
};

// The bytes of a situation before each of its parts (state.h); `end`: all of them.
typedef struct trial40k_layout {
    uint16_t groups, fallen, ways, charges, places, cover, home, hemmed, settled, links, end;
} trial40k_layout;

typedef struct trial40k_battle {
    bay_battle common;
    uint8_t count, attackers; // units in all; the first of them
    uint8_t groups, pairs, sorts;
    uint8_t dividers; // groups that divide their hits
    bool psykers;     // somebody has a force weapon that he can use
    bool splits;      // dice to hit may be divided, among enemies or by their faces
    bool covered;     // somebody is in cover against somebody, or may be
    bool charges;     // it begins with the declaration of charges
    bool hems;        // and something may be in the way of units that fall back
    bool zoned;       // several zones of one unit overlap and are not the same
    trial40k_layout before;
    uint8_t movers;  // the most models of a party that may charge
    uint16_t places; // models that stand on the table: all, or none
    uint8_t turns;   // assault phases that may be fought; 0: until nobody is engaged
    uint8_t set[TRIAL40K_PARAMS]; // by parameter
    trial40k_unit unit[TRIAL40K_UNITS_MAX];
    trial40k_group group[TRIAL40K_GROUPS_MAX];
    uint8_t settled[TRIAL40K_SETTLED][TRIAL40K_GROUPS_MAX]; // except what depends on charges
    trial40k_pair pair[TRIAL40K_PAIRS_MAX]; // in the order of strikers, then of targets
    trial40k_sort sort[TRIAL40K_SORTS_MAX]; // in the order of pairs
    bay_point table;  // how far east and south it reaches; 0, 0: not given
    uint8_t terrains; // this and what follows only if it begins with charges
    uint16_t corners;
    trial40k_terrain terrain[TRIAL40K_TERRAIN_MAX];
    bay_point corner[TRIAL40K_TERRAIN_MAX * TRIAL40K_CORNERS_MAX];
    uint8_t lines;
    uint16_t ways;
    trial40k_line line[TRIAL40K_LINES_MAX];
    bay_point placed[TRIAL40K_CHARGE_MODELS_MAX]; // of such lines: where, as b->place
    trial40k_way_to_stand way[TRIAL40K_STANCES_MAX];
    uint8_t pair_of[TRIAL40K_UNITS_MAX][TRIAL40K_UNITS_MAX]; // striker, target; those engaged
    // Which models of a party are near each other (charge/links.c): for each a row of bytes, and
    // the row of its party for each place.
    uint8_t link_bytes, row_of[TRIAL40K_PLACES_MAX];
    uint8_t link[TRIAL40K_PLACES_MAX * TRIAL40K_LINK_BYTES_MAX]; // unless charges settle it
    bay_point place
        [TRIAL40K_PLACES_MAX]; // middles of bases, group by group; only these [places] are kept
} trial40k_battle;

// The legs of a line, or of the rim of an area.
static inline int trial40k_edges(const trial40k_terrain *piece) {
    return piece->is_area ? piece->count : piece->count - 1;
}

static inline ground_leg trial40k_edge(const trial40k_battle *b, const trial40k_terrain *piece,
                                       int edge) {
    const bay_point *at = &b->corner[piece->first];
    return (ground_leg){at[edge], at[(edge + 1) % piece->count]};
}

static inline bool trial40k_has_terrain(const trial40k_battle *b, int kind) {
    bool any = false;
    for (int i = 0; i < b->terrains; i++) any |= b->terrain[i].kind == kind;
    return any;
}

static inline bool trial40k_reads(const trial40k_battle *b, enum trial40k_param row,
                                  int value) {
    return b->set[row] == value;
}

static inline int trial40k_side_of(const trial40k_battle *b, int group) {
    return b->unit[b->group[group].unit].side;
}

// A number that may be negative.
static inline int trial40k_number_of(const trial40k_battle *b, enum trial40k_param row) {
    return (int8_t)b->set[row];
}

// All units of a side.
static inline kit_set trial40k_side(const trial40k_battle *b, int side) {
    kit_set attackers = kit_below(b->attackers);
    return side == BAY_ATTACKER ? attackers : kit_below(b->count) & ~attackers;
}

// For each group of a unit.
#define TRIAL40K_EACH_GROUP(b, name, of)                                                       \
    for (int name = (b)->unit[of].group, name##_end = name + (b)->unit[of].groups;             \
         name < name##_end; name++)

#endif
