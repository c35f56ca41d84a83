// The patterns of a group's short form, piece by piece.
#ifndef BAY_SCENARIO_VALUES_PATTERN_H
#define BAY_SCENARIO_VALUES_PATTERN_H

#include "bayonet/game.h"

enum { PATTERN_PIECES_MAX = 48, PATTERN_OPTIONALS_MAX = 6 }; // in one form
enum { PATTERN_SLOTS_KEPT = 32 }; // in a walk; the rows of further ones are looked up each time

typedef enum piece_kind {
    PIECE_GAP,   // blanks and commas
    PIECE_WORDS, // literal words
    PIECE_SLOT   // the value of a key
} piece_kind;

typedef struct piece {
    piece_kind kind;
    const char *start; // words; the name of a slot's key
    size_t size;
    const bay_key *key; // of a slot; of a list of words the row of its items
    bool list;          // its words are joined: pistol+blade
} piece;

// A text takes whatever nothing else takes.
static inline bool piece_is_name(const piece *at) {
    return at->kind == PIECE_SLOT && at->key->kind == BAY_KEY_TEXT;
}

typedef struct key_pattern {
    uint32_t count;
    piece piece[PATTERN_PIECES_MAX];
} key_pattern;

// An iteration over every form of a group: for each alternative all ways to leave out parts in [
// ], the fullest first.
typedef struct pattern_walk {
    const bay_rules *rules;
    const char *path;    // of the group
    const char *pattern; // the present alternative; NULL: over
    uint32_t kept;       // bit k: its k-th [ ] is kept
    bool last;           // nothing more can be left out of it
    uint32_t slots;      // whose rows were looked up: the forms share them
    piece slot[PATTERN_SLOTS_KEPT];
} pattern_walk;

pattern_walk pattern_walk_of(const bay_rules *rules, const bay_key *key, const char *path);
bool pattern_walk_next(pattern_walk *walk, key_pattern *out);

#endif
