// A loaded scenario of the Trial Assault Rules: units, groups of alike models, who touches whom.
#ifndef BAY_RULES_TAR_BATTLE_H
#define BAY_RULES_TAR_BATTLE_H

#include "rules/kit/kit_set.h"
#include "rules/trial40k/tables.h"

enum tar_place { CONTACT, SUPPORT, OUT };
enum tar_cover { IN_THE_OPEN, DEFENDED, ALWAYS_IN_COVER };
enum tar_grenades { NO_GRENADES, FRAG, PLASMA };

#define TAR_PLACE_WORDS "contact|support|out"
#define TAR_COVER_WORDS "none|defended|always"
#define TAR_GRENADE_WORDS "none|frag|plasma"

// The numbers of a model. A save of NO_SAVE is none.
typedef struct tar_profile {
    uint8_t ws, s, t, w, i, a, ld, sv, inv;
} tar_profile;

// Alike models of one unit. Groups are numbered unit by unit, those of a unit in the order of their ids.
typedef struct tar_group {
    tar_profile is;
    uint8_t unit, models;   // at the start
    uint8_t place, wounded; // wounds that each has lost before
    uint8_t with;           // the enemy unit that it touches or its friends do; NO_ENEMY of OUT
    uint8_t pair, back;     // its unit against that enemy, and that enemy against its unit
    uint8_t weapon[TAR_WEAPONS]; // how many of each it carries
    uint8_t grenades, power_bonus;
    bool monstrous, rending;
    uint8_t peel;    // its place in the standing order of casualties among those of its unit
    uint16_t called; // of common.units
} tar_group;

// Units are numbered as in common.units, the attacker's first, those of a side in the order of their ids.
typedef struct tar_unit {
    uint8_t side, cover;
    uint8_t group, groups; // the first of its groups, and how many
    bool charged, fast, trapped;
    bool mixed;      // its models differ in Weapon Skill, Toughness or saves
    kit_set against; // enemies against whom it has cover
    kit_set engaged; // enemies with whom it is engaged
} tar_unit;

// A unit strikes at another: wounds that are not laid yet are counted by pair.
typedef struct tar_pair {
    uint8_t striker, target;
    bool covered; // the striker is in cover against the target, in this first round
} tar_pair;

typedef struct tar_battle {
    bay_battle common;
    uint8_t count, attackers; // units in all; the first of them
    uint8_t groups, pairs;
    uint8_t set[TAR_PARAMS]; // by parameter
    tar_unit unit[TAR_UNITS_MAX];
    tar_group group[TAR_GROUPS_MAX];
    tar_pair pair[TAR_PAIRS_MAX]; // in the order of strikers, then of targets
} tar_battle;

static inline const tar_battle *tar_of(const bay_battle *battle) {
    return (const tar_battle *)(const void *)battle;
}

static inline bool tar_reads(const tar_battle *b, enum tar_param row, int value) {
    return b->set[row] == value;
}

static inline int tar_side_of(const tar_battle *b, int group) {
    return b->unit[b->group[group].unit].side;
}

// All units of a side.
static inline kit_set tar_side(const tar_battle *b, int side) {
    kit_set attackers = kit_below(b->attackers);
    return side == BAY_ATTACKER ? attackers : kit_below(b->count) & ~attackers;
}

// For each group of a unit.
#define TAR_EACH_GROUP(b, name, of)                                                            \
    for (int name = (b)->unit[of].group, name##_end = name + (b)->unit[of].groups;             \
         name < name##_end; name++)

#endif
