// A component under a policy splits into parts, in topological order. In each part
//     visits = arrivals from outside + arrivals from inside,
// a linear system. It is solved by elimination up to LOOP_MAX situations. Above that, the flow is
// sent round until nothing is left (doubles only; the rest is reported). Flow that enters a part
// that no edge of the policy leaves stays there for ever.
#include "analysis/solve/eliminate.h"
#include "analysis/solve/occupancy.h"
#include "base/memory.h"

typedef struct round_trip {
    occupancy *in;
    const loop *loop;
    uint32_t part, count;
    const uint32_t *member; // [count], local numbers
    uint32_t *number;       // [members of the loop]: their number in the part
} round_trip;

static uint32_t global(const round_trip *trip, uint32_t i) {
    return trip->loop->member[trip->member[i]];
}

// The probabilities of a situation's edges under the policy: NULL for a choice, which is certain.
static const number *chances(const round_trip *trip, uint32_t at, bay_status *status) {
    if (trip->in->graph->node[at].kind == NODE_CHOICE) return NULL;
    return TWICE(occupancy_chance)(trip->in, at, status);
}

// Sends the flow of visited situations out of the part.
static bay_status push_out(const round_trip *trip, uint32_t at) {
    occupancy *in = trip->in;
    bay_status status = BAY_OK;
    const number *p = chances(trip, at, &status);
    policy_edges edges = edges_under(in->graph, in->option, at);
    for (uint32_t e = edges.first; e < edges.end && !status; e++) {
        uint32_t to = in->graph->to[e];
        if (loop_has(trip->loop, trip->part, to)) continue;
        number amount = in->amount[at];
        if (p) amount = number_mul(in->field, amount, p[e - edges.first]);
        occupancy_add(in, to, amount);
    }
    return status;
}

// --- By elimination --------------------------------------------------------------------------

static bay_status fill_row(const round_trip *trip, uint32_t i, number *row, number *out) {
    occupancy *in = trip->in;
    uint32_t at = global(trip, i);
    bay_status status = BAY_OK;
    const number *p = chances(trip, at, &status);
    if (status) return status;
    for (uint32_t j = 0; j < trip->count; j++) row[j] = number_of(in->field, 0);
    *out = number_of(in->field, 0);
    policy_edges edges = edges_under(in->graph, in->option, at);
    for (uint32_t e = edges.first; e < edges.end; e++) {
        uint32_t to = in->graph->to[e];
        number part = p ? p[e - edges.first] : number_of(in->field, 1);
        number *where = out;
        if (loop_has(trip->loop, trip->part, to))
            where = &row[trip->number[trip->loop->local[to]]];
        *where = number_add(in->field, *where, part);
    }
    return BAY_OK;
}

static bay_status solve(const round_trip *trip) {
    occupancy *in = trip->in;
    bay_memory memory = in->graph->work.memory;
    uint32_t count = trip->count;
    size_t size = (size_t)count * (count + 2);
    number *p = memory_take_array(memory, size, sizeof *p);
    if (!p) return BAY_NO_MEMORY;
    number *out = p + (size_t)count * count, *visits = out + count;
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < count && !status; i++) {
        status = fill_row(trip, i, p + (size_t)i * count, &out[i]);
        visits[i] = in->amount[global(trip, i)];
    }
    if (!status) status = TWICE(eliminate)(in->field, count, p, out);
    if (!status) TWICE(eliminate_visits)(in->field, count, p, out, visits);
    for (uint32_t i = 0; i < count && !status; i++) in->amount[global(trip, i)] = visits[i];
    memory_give_array(memory, p, size, sizeof *p);
    return status;
}

// --- By iteration ----------------------------------------------------------------------------

#ifdef BAY_RESIDUE

static bay_status iterate(const round_trip *trip) {
    (void)trip;
    return BAY_REFUSED;
}

#else

// Sends the flow waiting in member i along the edges of the part once.
static void send_round(const round_trip *trip, uint32_t i, double *waiting) {
    occupancy *in = trip->in;
    uint32_t at = global(trip, i);
    double amount = waiting[i];
    bay_status status = BAY_OK;
    const double *p = chances(trip, at, &status);
    policy_edges edges = edges_under(in->graph, in->option, at);
    waiting[i] = 0;
    in->amount[at] += amount;
    for (uint32_t e = edges.first; e < edges.end; e++) {
        uint32_t to = in->graph->to[e];
        if (!loop_has(trip->loop, trip->part, to)) continue;
        uint32_t next = trip->number[trip->loop->local[to]];
        waiting[next] += p ? amount * p[e - edges.first] : amount;
    }
}

// Sends everything round once. Returns the total that is left, and the most in one situation.
static double send_all(const round_trip *trip, double *waiting, double *most) {
    double left = 0;
    for (uint32_t i = 0; i < trip->count; i++)
        if (waiting[i] > 0) send_round(trip, i, waiting);
    *most = 0;
    for (uint32_t i = 0; i < trip->count; i++) {
        left += waiting[i];
        if (waiting[i] > *most) *most = waiting[i];
    }
    return left;
}

static bay_status iterate(const round_trip *trip) {
    enum { ROUNDS_MAX = 1 << 20, TICKS_APART = 1 << 6 };
    const double enough = 1e-18; // of the 1 that entered the graph
    occupancy *in = trip->in;
    bay_memory memory = in->graph->work.memory;
    double *waiting = memory_take_array(memory, trip->count, sizeof *waiting);
    if (!waiting) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < trip->count; i++) {
        waiting[i] = in->amount[global(trip, i)];
        in->amount[global(trip, i)] = 0;
    }
    double left = 1, most = 0;
    bay_status status = BAY_OK;
    for (uint32_t rounds = 0; rounds < ROUNDS_MAX && left > enough && !status; rounds++) {
        left = send_all(trip, waiting, &most);
        if (rounds % TICKS_APART == TICKS_APART - 1 &&
            !work_goes_on(&in->graph->work, rounds, ROUNDS_MAX))
            status = BAY_STOPPED;
    }
    in->lost += left;
    if (most > in->residual) in->residual = most;
    memory_give_array(memory, waiting, trip->count, sizeof *waiting);
    return status;
}

#endif

// --- Parts -----------------------------------------------------------------------------------

static bool any_reached(const round_trip *trip) {
    for (uint32_t i = 0; i < trip->count; i++)
        if (trip->in->reached[global(trip, i)]) return true;
    return false;
}

static bay_status go_round(const round_trip *trip) {
    bay_status status = trip->count <= LOOP_MAX ? solve(trip) : iterate(trip);
    for (uint32_t i = 0; i < trip->count && !status; i++) {
        trip->in->reached[global(trip, i)] |= OCCUPANCY_PASSES;
        status = push_out(trip, global(trip, i));
    }
    return status;
}

// Flow that enters this part never leaves it.
static void turn(const round_trip *trip, number *stays) {
    occupancy *in = trip->in;
    for (uint32_t i = 0; i < trip->count; i++) {
        in->reached[global(trip, i)] |= OCCUPANCY_PASSES | OCCUPANCY_TURNS;
        *stays = number_add(in->field, *stays, in->amount[global(trip, i)]);
    }
}

// *stays: the sum of what stays in the parts.
static bay_status through_parts(occupancy *in, const loop *round, uint32_t *numbers,
                                number *stays, bool *any_stays) {
    const components *parts = &round->parts;
    bay_status status = BAY_OK;
    for (uint32_t p = 0; p < parts->count && !status; p++) {
        round_trip trip = {.in = in, .loop = round, .part = p, .number = numbers};
        trip.member = parts->member + parts->first[p];
        trip.count = parts->first[p + 1] - parts->first[p];
        if (!any_reached(&trip)) continue;
        for (uint32_t i = 0; i < trip.count; i++) numbers[trip.member[i]] = i;
        if (!loop_turns(round, p)) {
            status = TWICE(occupancy_push)(in, global(&trip, 0));
        } else if (loop_opens(round, p)) {
            status = go_round(&trip);
        } else {
            *any_stays = true;
            turn(&trip, stays);
        }
    }
    return status;
}

bay_status TWICE(occupancy_through_loop)(occupancy *in, const uint32_t *member,
                                         uint32_t count) {
    bay_memory memory = in->graph->work.memory;
    if (!in->local) {
        in->local = memory_take_zeroed(memory, in->graph->count * sizeof *in->local);
        if (!in->local) return BAY_NO_MEMORY;
    }
    loop under;
    bay_status status = loop_make(in->graph, in->option, member, count, in->local, &under);
    if (status) return status;
    number stays = number_of(in->field, 0);
    bool any_stays = false;
    uint32_t *numbers = memory_take_array(memory, count, sizeof *numbers);
    status = numbers ? through_parts(in, &under, numbers, &stays, &any_stays) : BAY_NO_MEMORY;
    if (any_stays && !status)
        status = TWICE(occupancy_stay)(in, loop_stands_for(member, count), stays);
    memory_give_array(memory, numbers, count, sizeof *numbers);
    loop_free(&under);
    return status;
}
