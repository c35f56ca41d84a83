// What is known of a scenario before its battle can be made: sizes, battalions, areas.
#ifndef BAY_RULES_NQM_DRAFT_H
#define BAY_RULES_NQM_DRAFT_H

#include "nqm.h"

typedef struct nqm_draft {
    const bay_value *side[2], *stands[2]; // stands: NULL for a block
    int count[2];                         // of stands; a block is one
    const char *battalion[2][NQM_BATTALIONS_MAX];
    const char *area[NQM_AREAS_MAX];
    int battalions[2], areas; // named ones; 0 where none is
    size_t text;              // bytes of ids and names, with their NULs
} nqm_draft;

extern const char *const NQM_SIDE_NAMES[2], *const NQM_BLOCK_NAMES[2];
extern const char *const NQM_QUALITIES[], *const NQM_LEVELS[], *const NQM_CLASS_NAMES[];

// Reads both sides. Faults: what the key table cannot see.
bay_status nqm_draft_read(const bay_value *document, nqm_draft *d, bay_fault *why);

// The place of a word, or of a name, in a list that ends with NULL, or of `count`; -1 none.
int nqm_place_of(const bay_value *value, const char *const words[]);
int nqm_name_place(const char *name, const char *const names[], int count);

int nqm_whole(const bay_value *map, const char *key, int otherwise);
bool nqm_flag(const bay_value *map, const char *key, bool otherwise);
const char *nqm_text(const bay_value *map, const char *key);

// Is it a command stand above battalion level, which belongs to the whole?
bool nqm_above_battalion(const bay_value *stand);

enum { NQM_PATH_MAX = 64 };

// attacker.stands[1].area
void nqm_stand_path(char path[NQM_PATH_MAX], int side, int stand, const char *key);

// A fault that a clause stands behind. given: NULL none. Returns `status`.
bay_status nqm_refuse(bay_fault *why, bay_status status, const char *path, const char *allowed,
                      int clause, const char *words);

#endif
