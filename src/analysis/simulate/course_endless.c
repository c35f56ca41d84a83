// Places from which every way leads back and none to an end: the closed components of a course.
#include "analysis/graph/components.h"
#include "analysis/simulate/course.h"
#include "base/memory.h"

typedef struct closing {
    bay_course *course;
    uint32_t *first, *to; // links from place to place
    uint32_t *part;       // [places]: the component
    course_target
        *instead; // [places]: the end that a place is; the place itself where it is none
    components parts;
} closing;

// Every result is a target of some cell.
static size_t add_links(const bay_course *course, uint32_t place, uint32_t *to) {
    const course_cell *cell = course->cell + course->place[place].first;
    size_t count = 0;
    for (uint32_t k = 0; k < 2 * course->place[place].count; k++) {
        course_target target = cell[k / 2].to[k % 2];
        if (target < COURSE_END) to[count++] = target;
    }
    return count;
}

static bay_status find_parts(closing *in) {
    const bay_course *course = in->course;
    size_t count = 0;
    for (uint32_t i = 0; i < course->places; i++) {
        in->first[i] = (uint32_t)count;
        count += add_links(course, i, in->to + count);
    }
    in->first[course->places] = (uint32_t)count;
    bay_status status =
        components_find((links){course->places, in->first, in->to}, course->memory, &in->parts);
    for (uint32_t p = 0; p < in->parts.count && !status; p++)
        for (uint32_t i = in->parts.first[p]; i < in->parts.first[p + 1]; i++)
            in->part[in->parts.member[i]] = p;
    return status;
}

// True when a result leads out of the component that `place` is in.
static bool leads_out(const closing *in, uint32_t place) {
    const bay_course *course = in->course;
    const course_cell *cell = course->cell + course->place[place].first;
    for (uint32_t k = 0; k < 2 * course->place[place].count; k++) {
        course_target target = cell[k / 2].to[k % 2];
        if (target >= COURSE_END || in->part[target] != in->part[place]) return true;
    }
    return false;
}

// Finds which places are ends. Returns whether any is.
static bool find_ends(closing *in) {
    bay_course *course = in->course;
    bool any = false;
    for (uint32_t p = 0; p < in->parts.count; p++) {
        const uint32_t *member = in->parts.member + in->parts.first[p];
        uint32_t count = in->parts.first[p + 1] - in->parts.first[p], least = member[0];
        bool opens = false;
        for (uint32_t i = 0; i < count; i++) {
            opens |= leads_out(in, member[i]);
            least = member[i] < least ? member[i] : least;
        }
        if (!opens) course->end[course->ends] = (course_end){course->situation[least], true};
        for (uint32_t i = 0; i < count; i++)
            in->instead[member[i]] = opens ? member[i] : COURSE_END + course->ends;
        course->ends += !opens;
        any |= !opens;
    }
    return any;
}

static void lead_to_ends(const closing *in) {
    bay_course *course = in->course;
    for (size_t i = 0; i < 2 * course->cells; i++) {
        course_target *target = &course->cell[i / 2].to[i % 2];
        if (*target < COURSE_END) *target = in->instead[*target];
    }
}

bay_status course_end_loops(bay_course *course) {
    bay_memory memory = course->memory;
    size_t places = course->places, targets = 2 * course->cells;
    closing in = {.course = course};
    in.first = memory_take_array(memory, places + 1, sizeof *in.first);
    in.to = memory_take_array(memory, targets, sizeof *in.to);
    in.part = memory_take_array(memory, places, sizeof *in.part);
    in.instead = memory_take_array(memory, places, sizeof *in.instead);
    bool room = in.first && in.to && in.part && in.instead;
    bay_status status = room ? find_parts(&in) : BAY_NO_MEMORY;
    if (!status && find_ends(&in)) lead_to_ends(&in);
    if (!status) components_free(&in.parts);
    memory_give_array(memory, in.first, places + 1, sizeof *in.first);
    memory_give_array(memory, in.to, targets, sizeof *in.to);
    memory_give_array(memory, in.part, places, sizeof *in.part);
    memory_give_array(memory, in.instead, places, sizeof *in.instead);
    return status;
}
