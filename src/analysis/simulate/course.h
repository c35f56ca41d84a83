// What is left of a graph under a plan: throws, and where their results lead.
#ifndef BAY_ANALYSIS_SIMULATE_COURSE_H
#define BAY_ANALYSIS_SIMULATE_COURSE_H

#include "bayonet/simulate.h"

#include "analysis/graph/graph.h"

// Where a result leads: to a place, or with COURSE_END to an end.
typedef uint32_t course_target;
enum { COURSE_END = 1 << 30 };

// A row of an alias table: to[0] while the rest of the random number is below `keep`, else to[1].
typedef struct course_cell {
    uint64_t keep;
    course_target to[2];
} course_cell;

// A throw to be made: its table is cell[first .. first + count - 1].
typedef struct course_place {
    uint32_t first, count;
} course_place;

// An end, or play for ever that counts as one.
typedef struct course_end {
    uint32_t
        situation; // whose score it is; of endless play the first met of those it goes round
    bool endless;
} course_end;

struct bay_course {
    const bay_graph *graph;
    bay_memory memory;
    course_target start;
    uint32_t places, place_room;
    course_place *place;
    uint32_t *situation; // [place_room]: of the graph, by place
    uint32_t ends, end_room;
    course_end *end;
    size_t cells;
    course_cell *cell;
};

// Makes an end of every place at which play goes round for ever (course_endless.c).
//   errors  BAY_NO_MEMORY
bay_status course_end_loops(bay_course *course);

#endif
