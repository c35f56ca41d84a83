// Declarations that the files which read a scenario share.
#ifndef BAY_RULES_TRIAL40K_READER_H
#define BAY_RULES_TRIAL40K_READER_H

#include "rules/kit/kit_reader.h"
#include "rules/trial40k/charge/charge.h"

enum { TRIAL40K_NAME_MAX = 200 }; // bytes of the name of a group without one, with the NUL

// Bytes of the names of ways to stand; and of the models after them.
enum { TRIAL40K_WAYS_POOL = 96 * 1024, TRIAL40K_POOL = 128 * 1024 };

// Ids that are told apart: those of the file, those that are made of groups and of models in cover, and
// of ways to stand.
enum {
    TRIAL40K_IDS_MAX =
        TRIAL40K_UNITS_MAX + 2 * TRIAL40K_GROUPS_MAX + TRIAL40K_LINES_MAX + TRIAL40K_STANCES_MAX
};

typedef struct trial40k_names {
    bay_unit called;  // id NULL: it has the name of its unit
    uint16_t letters; // of the id without the number that tells it apart
} trial40k_names;

typedef struct trial40k_reader {
    const bay_loading *in;
    trial40k_battle *battle;
    // Units, then groups with names of their own; or lines with such names, ways to stand, and
    // models
    bay_unit called[TRIAL40K_UNITS_MAX + TRIAL40K_CHARGE_MODELS_MAX + TRIAL40K_LINES_MAX +
                    TRIAL40K_STANCES_MAX];
    int names;
    id_set ids;
    id_known known[TRIAL40K_IDS_MAX];
    int knowns;
    char made[TRIAL40K_GROUPS_MAX][2][TRIAL40K_NAME_MAX]; // ids and names of groups
    int makes;
    uint8_t listed[TRIAL40K_UNITS_MAX];        // units in the order of the file
    trial40k_names group[TRIAL40K_GROUPS_MAX]; // or lines
    trial40k_group line[TRIAL40K_LINES_MAX];
    char pool[TRIAL40K_POOL];
    size_t pooled;
    bay_point placed[TRIAL40K_CHARGE_MODELS_MAX]; // where they go in their charge, likewise
    trial40k_model model[TRIAL40K_PLACES_MAX];    // on the table, in the order of the file
    int models;
    bool nowhere; // some models have no place
} trial40k_reader;

// The groups of one unit, which has its number already.
bay_status trial40k_read_groups(const kit_node *unit, int number, trial40k_reader *reader);
// Finds where the models of a unit stand on the table; then, once parties are known, who touches
// whom.
bay_status trial40k_read_places(const kit_node *unit, int number, trial40k_reader *reader);
bay_status trial40k_find_contacts(const kit_node *document, trial40k_reader *reader);
// For a phase that begins with charges: the terrain; which units are fighting already; and, once
// parties are known, who has cover against whose charge.
bay_status trial40k_read_terrain(const kit_node *document, trial40k_reader *reader);
void trial40k_find_fighting(trial40k_reader *reader);
void trial40k_find_cover(trial40k_reader *reader);
// Whether the straight line from a base to the nearest of these units (to any of several equally
// near) crosses a line of cover; and whether a place is in an area of cover. TAR-055, TAR-056
bool trial40k_is_over_cover(const trial40k_reader *reader, ground_disc from, kit_set units);
bool trial40k_is_in_cover(const trial40k_battle *b, bay_point at);
// Cover model by model (file/shelter.c, ruling R-39): the chargers against whom some model of these
// units is in cover. By that reading, a line whose models differ in cover becomes several lines.
//   out  parted  some model is in cover against chargers other than `whole`
kit_set trial40k_sheltered(const trial40k_reader *reader, kit_set units, kit_set whole,
                           bool *parted);
bay_status trial40k_part_lines(const kit_node *document, trial40k_reader *reader);
// Sorts the models of a group, whose first model is given, by how they stand; returns how many
// kinds there are.
//   out  stance  [count] by kind
//        kind    [count] by model
int trial40k_stances(const trial40k_reader *reader, int first, int count,
                     trial40k_stance *stance, uint8_t *kind);
// For a phase that begins with charges: the models of one line; then all groups that may come to
// exist.
bay_status trial40k_add_line(const kit_node *node, trial40k_group g, trial40k_reader *reader);
bay_status trial40k_make_ways(const kit_node *document, trial40k_reader *reader);
// Appends a number to a made id while it clashes with another, and adds it to the ids.
//   in,out  id  [most + 1], which the reader keeps
void trial40k_tell_apart(trial40k_reader *reader, bay_side side, char *id, size_t most);
// Is what both are called the same, but for the numbers that tell them apart?
bool trial40k_are_called_the_same(const trial40k_names *one, const trial40k_names *other);
// Adds units of a side: " Guard and Squad", "-guard-and-squad". The first id comes first under either
// value of EQUAL_UNITS, so that orders name a group in one way.
void trial40k_add_units(text *to, const trial40k_reader *reader, kit_set units, bool name);
// Adds how models stand to a name or an id: "on Squad by Captain".
//   in  usual  whose zone they are in if nothing is given
void trial40k_add_stance(text *to, trial40k_stance is, kit_set usual,
                         const trial40k_reader *reader, bool name);
// Adds the enemies that a list of a node names; none if it is absent.
bay_status trial40k_read_enemies(const kit_node *node, const char *key, int clause,
                                 kit_set enemies, const trial40k_reader *reader, kit_set *to);
// Finds who is engaged with whom, and the faults that only the whole shows.
bay_status trial40k_engage(const kit_node *document, trial40k_reader *reader);
bay_status trial40k_find_sorts(const kit_node *document, trial40k_battle *b);
// Compares the ids of two units of a side, or of two groups of a unit. R-40
int trial40k_compare_ids(const trial40k_reader *reader, const char *one, const char *other);
// Reads the readings and numbers; and marks those that the battle can need.
void trial40k_peek_settings(trial40k_reader *reader);
void trial40k_use_settings(trial40k_reader *reader);

#endif
