// What is known of a scenario before its battle can be made: the document as a battle on the
// stack, the parameters as they are set.
#ifndef BAY_RULES_SOLDIERS_DRAFT_H
#define BAY_RULES_SOLDIERS_DRAFT_H

#include "soldiers.h"

enum { SOLDIERS_PATH_MAX = 64 };

typedef struct soldiers_draft {
    const bay_loading *in;
    const bay_value *units[2]; // the lists; NULL in the short form
    ground_plan ground;
    soldiers_battle *battle; // the caller's, being filled
} soldiers_draft;

extern const char *const SOLDIERS_SIDE_NAMES[2];
extern const ground_rules SOLDIERS_GROUND;

// A parameter, marked as one that the battle rests on; and only looked at.
int soldiers_setting(const soldiers_draft *d, int row);
int soldiers_peek(const soldiers_draft *d, int row);

int soldiers_whole(const bay_value *map, const char *key, int otherwise);
bool soldiers_flag(const bay_value *map, const char *key);
const char *soldiers_text(const bay_value *map, const char *key); // "" where there is none
int soldiers_choice(const bay_value *map, const char *key, const char *choices); // or -1

// attacker.units[1].announces; key NULL: the unit.
void soldiers_unit_path(char path[SOLDIERS_PATH_MAX], int side, int unit, const char *key);

// What is wrong with a key.
typedef struct soldiers_fault {
    const char *path, *allowed, *words;
    int clause;
    bay_status status;
} soldiers_fault;

bay_status soldiers_refuse(bay_fault *why, soldiers_fault wrong);
bay_status soldiers_refuse_unit(bay_fault *why, int side, int unit, soldiers_fault wrong);

// A cell that a key of a unit names; BOARD_NOWHERE where the key is not there.
bay_status soldiers_named_cell(const soldiers_draft *d, int side, int unit, const char *key,
                               uint8_t *cell, bay_fault *why);

bay_status soldiers_draft_units(soldiers_draft *d, bay_fault *why); // soldiers_draft.c
void soldiers_usual_values(soldiers_draft *d, int side, int unit, const bay_value *map);
void soldiers_draft_short(soldiers_draft *d); // soldiers_short.c
bool soldiers_is_short(const soldiers_draft *d, int side);
bay_status soldiers_short_alone(const soldiers_draft *d, bay_fault *why);
void soldiers_short_name(char *out, int side, int unit);                       // [8]
bay_status soldiers_draft_points(soldiers_draft *d, int unit, bay_fault *why); // _route.c
bay_status soldiers_draft_tables(soldiers_draft *d, bay_fault *why);           // _table.c
void soldiers_draft_settings(soldiers_draft *d); // soldiers_settings.c
void soldiers_settled_numbers(soldiers_draft *d);
void soldiers_mark_readings(soldiers_draft *d);
void soldiers_draft_sight(soldiers_draft *d); // soldiers_sight.c: who is near, who can fire
bool soldiers_can_be_assaulted(const soldiers_battle *b, int hex); // soldiers_most.c
void soldiers_fill_most(soldiers_battle *b);
bay_status soldiers_lawful(const soldiers_draft *d, bay_fault *why); // soldiers_lawful.c

#endif
