// The values of a component's situations under a policy. Its parts are taken last first, so the
// successors of a part are already known. Then
//     value = worth of leaving + worth of going round,
// solved by elimination up to LOOP_MAX situations, by iteration above. A part that the policy never
// leaves is worth as much as endless play.
#include "analysis/solve/best.h"
#include "analysis/solve/eliminate.h"
#include "base/memory.h"

typedef struct part {
    const best_round *round;
    const loop *loop;
    uint32_t index, count;
    const uint32_t *member; // [count] local numbers
    uint32_t *number;       // [members of the loop]: their number in the part
} part;

static uint32_t global(const part *of, uint32_t i) {
    return of->loop->member[of->member[i]];
}

static void fill_row(const part *of, uint32_t i, double *row, double *out, double *worth) {
    const best *in = of->round->in;
    const bay_graph *graph = in->graph;
    uint32_t at = global(of, i);
    policy_edges edges = edges_under(graph, in->option, at);
    const double *p = graph->node[at].kind == NODE_CHANCE ? graph_dice(graph, at)->p : NULL;
    for (uint32_t j = 0; j < of->count; j++) row[j] = 0;
    *out = *worth = 0;
    for (uint32_t e = edges.first; e < edges.end; e++) {
        uint32_t to = graph->to[e];
        double chance = p ? p[e - edges.first] : 1;
        if (loop_has(of->loop, of->index, to)) {
            row[of->number[of->loop->local[to]]] += chance;
        } else {
            *out += chance;
            *worth += chance * in->value[to];
        }
    }
}

static bay_status solve(const part *of) {
    best *in = of->round->in;
    bay_memory memory = in->graph->work.memory;
    uint32_t count = of->count;
    size_t size = (size_t)count * (count + 2);
    double *p = memory_take_array(memory, size, sizeof *p);
    if (!p) return BAY_NO_MEMORY;
    double *out = p + (size_t)count * count, *value = out + count;
    for (uint32_t i = 0; i < count; i++)
        fill_row(of, i, p + (size_t)i * count, &out[i], &value[i]);
    bay_status status = eliminate((field){0}, count, p, out);
    if (!status) eliminate_values((field){0}, count, p, out, value);
    for (uint32_t i = 0; i < count && !status; i++) in->value[global(of, i)] = value[i];
    memory_give_array(memory, p, size, sizeof *p);
    return status;
}

// Gauss-Seidel iteration. The error that remains shows in the solution's residual.
static bay_status iterate(const part *of) {
    enum { ROUNDS_MAX = 1 << 20, TICKS_APART = 1 << 6 };
    best *in = of->round->in;
    double enough = in->margin * 1e-4, most = 2 * enough;
    for (uint32_t i = 0; i < of->count; i++) in->value[global(of, i)] = of->round->forever;
    for (uint32_t rounds = 0; rounds < ROUNDS_MAX && most > enough; rounds++) {
        most = 0;
        for (uint32_t i = of->count; i-- > 0;) {
            uint32_t at = global(of, i);
            double value = best_expect(in, at), change = value - in->value[at];
            if (change > most || -change > most) most = change < 0 ? -change : change;
            in->value[at] = value;
        }
        if (rounds % TICKS_APART == TICKS_APART - 1 &&
            !work_goes_on(&in->graph->work, rounds, ROUNDS_MAX))
            return BAY_STOPPED;
    }
    return BAY_OK;
}

static bay_status evaluate_part(part *of) {
    best *in = of->round->in;
    if (!loop_turns(of->loop, of->index)) {
        in->value[global(of, 0)] = best_expect(in, global(of, 0));
        return BAY_OK;
    }
    if (!loop_opens(of->loop, of->index)) {
        for (uint32_t i = 0; i < of->count; i++) in->value[global(of, i)] = of->round->forever;
        return BAY_OK;
    }
    for (uint32_t i = 0; i < of->count; i++) of->number[of->member[i]] = i;
    return of->count <= LOOP_MAX ? solve(of) : iterate(of);
}

bay_status best_evaluate(best_round *round) {
    best *in = round->in;
    bay_memory memory = in->graph->work.memory;
    loop under;
    uint32_t *numbers = memory_take_array(memory, round->count, sizeof *numbers);
    if (!numbers) return BAY_NO_MEMORY;
    bay_status status =
        loop_make(in->graph, in->option, round->member, round->count, in->local, &under);
    if (!status) {
        for (uint32_t p = under.parts.count; p-- > 0 && !status;) {
            part of = {.round = round, .loop = &under, .index = p, .number = numbers};
            of.member = under.parts.member + under.parts.first[p];
            of.count = under.parts.first[p + 1] - under.parts.first[p];
            status = evaluate_part(&of);
        }
        loop_free(&under);
    }
    memory_give_array(memory, numbers, round->count, sizeof *numbers);
    return status;
}
