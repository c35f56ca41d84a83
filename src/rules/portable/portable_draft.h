// What is read of a scenario before its battle can be made: the board, and who stands on it.
#ifndef BAY_RULES_PORTABLE_DRAFT_H
#define BAY_RULES_PORTABLE_DRAFT_H

#include "ground/ground.h"
#include "portable.h"

typedef struct portable_draft {
    ground_plan plan;
    int count, attackers;
    portable_piece piece[PORTABLE_UNITS_MAX];
    const char *id[PORTABLE_UNITS_MAX], *name[PORTABLE_UNITS_MAX];
    int objectives; // that the scenario names
    uint8_t objective[GROUND_OBJECTIVES_MAX];
    bool fire;
} portable_draft;

extern const char *const PORTABLE_SIDES[2];

// Reads the board and both sides. Faults: what the key table cannot see.
bay_status portable_draft_read(const bay_value *document, portable_draft *d, bay_fault *why);

// A side in one line: one unit, and perhaps its commander, on the usual board (P-1).
bay_status portable_short_read(const bay_value *document, portable_draft *d, bay_fault *why);

// The place of a word in a list that ends with NULL; -1 none.
int portable_place_of(const bay_value *value, const char *const words[]);
bool portable_flag(const bay_value *map, const char *key);

extern const char *const PORTABLE_TYPES[], *const PORTABLE_QUALITIES[];
extern const ground_rules PORTABLE_GROUND;

enum { PORTABLE_PATH_MAX = 64 };

// A fault that a clause stands behind. Returns `status`.
bay_status portable_refuse(bay_fault *why, bay_status status, const char *path, int clause,
                           const char *words);

// Numbers and readings (portable_settings.c); the largest that measures can become.
void portable_settings(const bay_loading *in, portable_battle *b);
void portable_largest(portable_battle *b); // portable_largest.c
// The usual objectives, and what a clause forbids of the battle as it stands (portable_lawful.c).
bay_status portable_lawful(portable_battle *b, bool in_short, bay_fault *why);

#endif
