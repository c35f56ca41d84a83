// A rule system whose tree is a table: for loops and random trees, in tests only.
#ifndef BAY_TESTS_MAZE_H
#define BAY_TESTS_MAZE_H

#include "bayonet/game.h"

enum { MAZE_ROOMS_MAX = 2000, MAZE_DOORS_MAX = 6 };
enum { MAZE_WON, MAZE_LOST, MAZE_UNRESOLVED };
enum { MAZE_CLAUSES = 3 }; // rows 1 .. 3; row 0 is every room's own

extern const bay_rules bay_rules_maze;

typedef struct maze_room {
    uint8_t kind;   // bay_step_kind
    uint8_t who;    // choice: the side that chooses a door
    uint8_t doors;  // chance: 2 and more, a die with as many sides; choice: 2 and more
    uint8_t ending; // end
    uint8_t loss[2];
    uint8_t tells; // whoever comes in is told clause 1 .. MAZE_CLAUSES; 0: nothing
    uint16_t to[MAZE_DOORS_MAX];
} maze_room;

typedef struct maze {
    bay_battle common;
    const maze_room *room;
    uint16_t rooms;
} maze;

// A maze over these rooms, which begins in the first; no loss is above 9.
maze maze_of(const maze_room *room, int rooms);

// Rooms of random kinds with random doors, the same ones for the same seed. About `ends` in 100
// are ends, and the first never is. `doors` limits the doors of a room, from 2.
void maze_random(uint64_t seed, int ends, int doors, maze_room *room, int rooms);

#endif
