// What the files that read a scenario share.
#ifndef BAY_RULES_TAR_READER_H
#define BAY_RULES_TAR_READER_H

#include "rules/kit/kit_reader.h"
#include "rules/trial40k/trial40k.h"

enum { TAR_NAME_MAX = 130 }; // bytes of the name of a group without one, with the NUL

typedef struct tar_reader {
    const bay_loading *in;
    tar_battle *battle;
    bay_unit
        called[TAR_UNITS_MAX + TAR_GROUPS_MAX]; // units, then groups with names of their own
    int names;
    uint8_t listed[TAR_UNITS_MAX]; // units as they stand in the file
    struct {
        bay_unit called; // id NULL: it is called as its unit is
        char made[2][TAR_NAME_MAX];
    } group[TAR_GROUPS_MAX];
} tar_reader;

// The groups of one unit, which has its number already.
bay_status tar_read_groups(const kit_node *unit, int number, tar_reader *reader);
// An enemy by its id or name; -1.
int tar_find_enemy(const tar_reader *reader, int side, const char *called);
// Who is engaged with whom, and what only the whole shows to be wrong.
bay_status tar_engage(const kit_node *document, tar_reader *reader);

#endif
