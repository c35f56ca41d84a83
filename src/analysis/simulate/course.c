// Found in three passes: which throws the plan comes to, breadth first, and what it decides
// between them; then where play never ends any more; and the tables.
#include "analysis/simulate/course.h"

#include "analysis/simulate/draws.h"
#include "base/memory.h"

enum { UNKNOWN = INT32_MAX, ON_THE_WAY = INT32_MAX - 1 }; // no targets

typedef struct course_build {
    bay_course *course;
    const bay_graph *graph;
    const uint16_t *option;
    course_target *code; // [situations]: what each amounts to; UNKNOWN until it was met
} course_build;

// --- What the plan comes to ------------------------------------------------------------------

static course_target new_end(bay_course *course, uint32_t situation, bool endless) {
    course->end[course->ends] = (course_end){situation, endless};
    return COURSE_END + course->ends++;
}

static course_target new_place(bay_course *course, uint32_t situation) {
    uint32_t count = graph_dice(course->graph, situation)->count;
    course->place[course->places] = (course_place){(uint32_t)course->cells, count};
    course->situation[course->places] = situation;
    course->cells += count;
    return course->places++;
}

static uint32_t chosen(const course_build *build, uint32_t at) {
    return build->graph->to[build->graph->first[at] + build->option[at]];
}

// What situation `from` amounts to once the plan has chosen: the next throw, or an end. Choices
// that only lead to each other never end.
static course_target meet(course_build *build, uint32_t from) {
    const bay_graph *graph = build->graph;
    uint32_t at = from;
    for (; graph->place[at].kind == PLACE_CHOICE && build->code[at] == UNKNOWN;
         at = chosen(build, at))
        build->code[at] = ON_THE_WAY;
    course_target code = build->code[at];
    if (code == ON_THE_WAY)
        code = new_end(build->course, at, true);
    else if (code == UNKNOWN)
        code = graph->place[at].kind == PLACE_CHANCE ? new_place(build->course, at)
                                                     : new_end(build->course, at, false);
    build->code[at] = code;
    for (; build->code[from] == ON_THE_WAY; from = chosen(build, from))
        build->code[from] = code;
    return code;
}

static void discover(course_build *build) {
    bay_course *course = build->course;
    const bay_graph *graph = build->graph;
    for (uint32_t i = 0; i < graph->count; i++) build->code[i] = UNKNOWN;
    course->start = meet(build, 0);
    for (uint32_t i = 0; i < course->places; i++) {
        uint32_t at = course->situation[i];
        for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++)
            meet(build, graph->to[e]);
    }
}

// --- Tables ----------------------------------------------------------------------------------

static void fill_place(const course_build *build, uint32_t place, const throw_cell *table) {
    const bay_course *course = build->course;
    const uint32_t *to = build->graph->to + build->graph->first[course->situation[place]];
    course_cell *cell = course->cell + course->place[place].first;
    for (uint32_t i = 0; i < course->place[place].count; i++)
        cell[i] =
            (course_cell){table[i].keep, {build->code[to[i]], build->code[to[table[i].other]]}};
}

// The throws' alias tables are made as they are met, and given up at the end.
static bay_status fill_cells(const course_build *build) {
    const bay_graph *graph = build->graph;
    bay_memory memory = graph->work.memory;
    const throw_cell **table = memory_take_zeroed(memory, graph->throws * sizeof *table);
    arena space = arena_new(memory);
    bay_status status = table ? BAY_OK : BAY_NO_MEMORY;
    for (uint32_t i = 0; i < build->course->places && !status; i++) {
        uint32_t row = graph->place[build->course->situation[i]].row;
        if (!table[row]) table[row] = draw_table(&graph->throw[row], &space);
        if (table[row])
            fill_place(build, i, table[row]);
        else
            status = BAY_NO_MEMORY;
    }
    memory_give(memory, table, graph->throws * sizeof *table);
    arena_free(&space);
    return status;
}

// --- The whole -------------------------------------------------------------------------------

// No more places than throws, and no more ends than situations.
static bay_status make_room(bay_course *course) {
    const bay_graph *graph = course->graph;
    for (uint32_t i = 0; i < graph->count; i++)
        course->place_room += graph->place[i].kind == PLACE_CHANCE;
    course->end_room = graph->count;
    course->place =
        memory_take_array(course->memory, course->place_room, sizeof *course->place);
    course->situation =
        memory_take_array(course->memory, course->place_room, sizeof *course->situation);
    course->end = memory_take_array(course->memory, course->end_room, sizeof *course->end);
    return course->place && course->situation && course->end ? BAY_OK : BAY_NO_MEMORY;
}

static bay_status fill(course_build *build) {
    bay_course *course = build->course;
    bay_status status = make_room(course);
    if (status) return status;
    discover(build);
    course->cell = memory_take_array(course->memory, course->cells, sizeof *course->cell);
    status = course->cell ? fill_cells(build) : BAY_NO_MEMORY;
    return status ? status : course_end_loops(course);
}

bay_status bay_course_make(const bay_graph *graph, const bay_plan *plan, bay_course **course) {
    if (graph->open || graph->count >= COURSE_END - 1) return BAY_REFUSED;
    bay_memory memory = graph->work.memory;
    bay_course *made = memory_take_zeroed(memory, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    made->graph = graph;
    made->memory = memory;
    course_build build = {.course = made, .graph = graph, .option = plan->option};
    build.code = memory_take_array(memory, graph->count, sizeof *build.code);
    bay_status status = build.code ? fill(&build) : BAY_NO_MEMORY;
    memory_give_array(memory, build.code, graph->count, sizeof *build.code);
    if (status)
        bay_course_free(made);
    else
        *course = made;
    return status;
}

void bay_course_free(bay_course *course) {
    if (!course) return;
    bay_memory memory = course->memory;
    uint32_t room = course->place_room;
    memory_give_array(memory, course->place, room, sizeof *course->place);
    memory_give_array(memory, course->situation, room, sizeof *course->situation);
    memory_give_array(memory, course->end, course->end_room, sizeof *course->end);
    memory_give_array(memory, course->cell, course->cells, sizeof *course->cell);
    memory_give(memory, course, sizeof *course);
}
