// What are the forms of a group's short form, piece by piece?
#ifndef BAY_SCENARIO_FORM_H
#define BAY_SCENARIO_FORM_H

#include "bayonet/game.h"

enum { FORM_PIECES_MAX = 48, FORM_OPTIONALS_MAX = 6 }; // in one form

typedef enum piece_kind {
    PIECE_GAP,   // blanks and commas
    PIECE_WORDS, // to stand there as it is
    PIECE_SLOT   // the value of a key
} piece_kind;

typedef struct piece {
    piece_kind kind;
    const char *start; // words; the name of a slot's key
    size_t size;
    const bay_key *key; // of a slot; of a list of words the row of its items
    bool list;          // its words are joined: pistol+blade
} piece;

typedef struct key_form {
    uint32_t count;
    piece piece[FORM_PIECES_MAX];
} key_form;

// Every form that a group may be written in: for each alternative all ways to leave out what
// stands in [ ], the fullest first.
typedef struct form_walk {
    const bay_rules *rules;
    const char *path;    // of the group
    const char *pattern; // the alternative at present; NULL: over
    uint32_t kept;       // bit k: the k-th [ ] of it stands
    bool last;           // nothing more can be left out of it
} form_walk;

form_walk form_walk_of(const bay_rules *rules, const bay_key *key, const char *path);
bool form_walk_next(form_walk *walk, key_form *out);

#endif
