// What the files that read a scenario share.
#ifndef BAY_RULES_TRIAL40K_READER_H
#define BAY_RULES_TRIAL40K_READER_H

#include "ground/plane/disc.h"
#include "rules/kit/kit_reader.h"
#include "rules/trial40k/trial40k.h"

enum { TRIAL40K_NAME_MAX = 200 }; // bytes of the name of a group without one, with the NUL

// One that stands on the table.
typedef struct trial40k_model {
    ground_disc base;
    int unit;
    kit_set touches; // enemies
} trial40k_model;

// How a model stands: fields of a group.
typedef struct trial40k_stance {
    uint8_t place;
    kit_set with, zone;
} trial40k_stance;

typedef struct trial40k_reader {
    const bay_loading *in;
    trial40k_battle *battle;
    bay_unit called[TRIAL40K_UNITS_MAX +
                    TRIAL40K_GROUPS_MAX]; // units, then groups with names of their own
    int names;
    uint8_t listed[TRIAL40K_UNITS_MAX]; // units as they stand in the file
    struct {
        bay_unit called; // id NULL: it is called as its unit is
        char made[2][TRIAL40K_NAME_MAX];
    } group[TRIAL40K_GROUPS_MAX];
    trial40k_model model[TRIAL40K_PLACES_MAX]; // on the table, in the order of the file
    int models;
    bool nowhere; // some models have no place there
} trial40k_reader;

// The groups of one unit, which has its number already.
bay_status trial40k_read_groups(const kit_node *unit, int number, trial40k_reader *reader);
// Where the models of a unit stand on the table; then who of all touches whom, once parties are known.
bay_status trial40k_read_places(const kit_node *unit, int number, trial40k_reader *reader);
bay_status trial40k_find_contacts(const kit_node *document, trial40k_reader *reader);
// How the models of a group stand whose first is that one, by kinds; returns how many kinds there are.
//   out  stance  [count] by kind
//        kind    [count] by model
int trial40k_stances(const trial40k_reader *reader, int first, int count,
                     trial40k_stance *stance, uint8_t *kind);
// Adds the enemies that a list of a node names; nothing where it is absent.
bay_status trial40k_read_enemies(const kit_node *node, const char *key, int clause,
                                 kit_set enemies, const trial40k_reader *reader, kit_set *to);
// Who is engaged with whom, and what only the whole shows to be wrong.
bay_status trial40k_engage(const kit_node *document, trial40k_reader *reader);
// Was the unit fighting before this phase?
bool trial40k_was_fighting(const trial40k_battle *b, int unit);
bay_status trial40k_find_sorts(const kit_node *document, trial40k_battle *b);
// What the readings and numbers are; and marks those that the battle can come to.
void trial40k_peek_settings(trial40k_reader *reader);
void trial40k_use_settings(trial40k_reader *reader);

#endif
