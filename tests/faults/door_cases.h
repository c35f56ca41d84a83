// The requests that are asked while memory fails: whatever the door does, of every rule system, for
// scenarios and for records, in which the lines are maps or texts, and which stop before a choice,
// before a throw, within a throw, or at the end.
#ifndef BAY_TESTS_DOOR_CASES_H
#define BAY_TESTS_DOOR_CASES_H

#include "base/arena.h"
#include "failing_memory.h"

#include <stddef.h>

enum { DOOR_CASES_MAX = 1024 };

// Where a record stops.
typedef enum door_stop {
    BEFORE_CHOICE,
    BEFORE_THROW,
    WITHIN_THROW,
    AT_THE_END,
    DOOR_STOPS
} door_stop;

typedef struct door_cases {
    failing_memory heap;
    arena space;                      // the requests live in it
    const char *text[DOOR_CASES_MAX]; // [count]
    size_t count, systems;
    size_t stopped[DOOR_STOPS]; // records that stop so
} door_cases;

// Plays the records and writes all requests. To be freed with door_cases_free.
void door_cases_make(door_cases *out);
void door_cases_free(door_cases *from);

#endif
