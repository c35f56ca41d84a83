// A loaded scenario: its sides, its units and groups, and what analysis must know of its
// situations.
#ifndef BAYONET_BATTLE_H
#define BAYONET_BATTLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BAY_MEASURES_MAX = 16, // of a rule system
    BAY_NO_UNIT = 0xFFFF   // in place of a unit: there is none
};

// The tables and functions of one rule system.
typedef struct bay_rules bay_rules;

// The sides are fixed for a whole file, over turns and counterattacks too.
typedef enum bay_side { BAY_ATTACKER, BAY_DEFENDER, BAY_NOBODY } bay_side;

// A unit of the scenario. A unit of nobody is a place that words can name, as {other}: a cell. A
// member of a group that has no name of its own is named after the group: greys.3, Greys 3.
typedef struct bay_unit {
    const char *id, *name; // id in kebab-case, unique in the file
    bay_side side;         // whose it is
} bay_unit;

// Alike units under one name. The group is a unit itself, for anything about it or about any of its
// members. The members are the units right after it, all of its side and in no other group.
typedef struct bay_group {
    uint16_t unit;    // of battle->units
    uint16_t members; // how many: 1 or more
    const char *kind; // what each of them is: wolf; NULL: not stated
} bay_group;

// A loaded scenario: immutable, shared by threads, one block of memory. Every rule system's own
// battle begins with it.
typedef struct bay_battle {
    const bay_rules *rules; // whose battle it is
    size_t bytes;           // of the whole block
    uint16_t size; // bytes of a situation that matter: compared, hashed, kept by analysis
    uint16_t told; // bytes after them that are only told: history, who is who among the alike.
                   // Before a situation is settled only two readers use them: view(), and the
                   // functions that carry out a step, which update them and report events. The
                   // tellings, their sides and their order must not depend on told bytes; their
                   // names and numbers may. Analysis keeps none of them
    uint16_t unit_count;            // how many units the scenario has
    const bay_unit *units;          // [unit_count]
    uint16_t group_count;           // how many groups are among them
    const bay_group *groups;        // [group_count] in the order of their units; NULL: none
    int32_t most[BAY_MEASURES_MAX]; // the largest each measure can become in this battle
} bay_battle;

// The group that a unit is a member of; NULL if there is none.
static inline const bay_group *bay_group_of(const bay_battle *battle, uint16_t unit) {
    for (uint16_t i = 0; i < battle->group_count; i++) {
        const bay_group *group = &battle->groups[i];
        if (unit > group->unit && unit - group->unit <= group->members) return group;
    }
    return NULL;
}

// The group that the unit itself is; NULL if it is not a group.
static inline const bay_group *bay_group_at(const bay_battle *battle, uint16_t unit) {
    for (uint16_t i = 0; i < battle->group_count; i++)
        if (battle->groups[i].unit == unit) return &battle->groups[i];
    return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
