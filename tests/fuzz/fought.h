// An assault that an input plays: its scenario is loaded as the door loads it, and its moves are
// made without the door, which would read the whole record again at each.
//
//     <a scenario in JSON>\n<bytes>     the first byte is a brace: the bytes after the line feed
//     <bytes>                           the scenario is made from the first of them
#ifndef BAY_TESTS_FOUGHT_H
#define BAY_TESTS_FOUGHT_H

#include "failing_memory.h"
#include "fuzz/recipe.h"
#include "play/record.h"

typedef struct fought {
    failing_memory heap;
    bay_host host;
    context ctx;
    assault a;
    bool stands;         // the scenario was read and loaded
    bool much;           // may cost much
    uint32_t moves;      // made or refused
    bool settled;        // the score below can change no more
    bay_score score;     // where it was settled
    uint32_t settled_at; // the number of steps there
} fought;

// Reads the scenario of an input and begins its record. *from is left with the bytes of the moves.
// To be freed with fought_free, whether it stands or not.
void fought_begin(fought *f, recipe *from);
void fought_free(fought *f);

// Checks all that holds in any situation.
void fought_check(fought *f, recipe *from);

// Makes the next move that the bytes say and adds its line to the record.
//   returns false at an end that is not taken back
bool fought_move(fought *f, recipe *from);

// Puts pieces down by hand where that may be asked; false: it may not be, and nothing is done.
bool fought_place(fought *f, recipe *from);

// Ends the record, reads it again and checks that it leads to the same situation.
void fought_replay(fought *f);

#endif
