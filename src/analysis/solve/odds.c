// The sums over the ends, in the order of the tally. Compiled twice: doubles and residues are
// summed in the same order by the same lines; only what is done with the sums differs.
#include "analysis/solve/occupancy.h"
#include "analysis/solve/tally.h"
#include "base/memory.h"

#include <string.h>

typedef struct sums {
    const bay_graph *graph;
    const occupancy *passed;
    const tally *ends;
    tally_places at;
    field field;
    number *sum; // [at.count]
} sums;

static void sum_up(sums *in) {
    for (size_t i = 0; i < in->at.count; i++) in->sum[i] = number_of(in->field, 0);
    size_t cell = in->at.joint;
    for (uint32_t i = 0; i < in->ends->count; i++) {
        const tally_row *row = &in->ends->row[i];
        number amount = occupancy_ended(in->passed, row->at);
        if (i > 0 && row->cell != row[-1].cell) cell++;
        in->sum[cell] = number_add(in->field, in->sum[cell], amount);
        number *ending = &in->sum[row->score[0]];
        *ending = number_add(in->field, *ending, amount);
        for (uint32_t m = 0; m < in->at.measures; m++) {
            number *measure = &in->sum[in->at.measure[m] + (size_t)row->score[1 + m]];
            *measure = number_add(in->field, *measure, amount);
        }
    }
}

static bay_status worth_of(field f, bay_fraction worth, number *out) {
    number over = number_of(f, worth.over);
    if (number_is_zero(over)) return BAY_BAD_PRIME;
    *out = number_div(f, number_of(f, worth.number), over);
    return BAY_OK;
}

static number mean_of(const sums *in, uint32_t measure) {
    const number *p = in->sum + in->at.measure[measure];
    number mean = number_of(in->field, 0);
    for (int32_t k = 1; k <= in->graph->battle->most[measure]; k++)
        mean =
            number_add(in->field, mean, number_mul(in->field, number_of(in->field, k), p[k]));
    return mean;
}

static bay_status value_aim(sums *in, const bay_aim *aim) {
    number value = number_of(in->field, 0), worth;
    for (uint32_t i = 0; i < in->at.endings; i++) {
        bay_status status = worth_of(in->field, aim->ending[i], &worth);
        if (status) return status;
        value = number_add(in->field, value, number_mul(in->field, worth, in->sum[i]));
    }
    for (uint32_t i = 0; i < in->at.measures; i++) {
        bay_status status = worth_of(in->field, aim->measure[i], &worth);
        if (status) return status;
        value = number_add(in->field, value, number_mul(in->field, worth, mean_of(in, i)));
    }
    in->sum[in->at.value] = value;
    return BAY_OK;
}

// All sums over the ends that the occupancy reached, in a block of the graph's memory. The caller
// frees the tally.
//   errors  BAY_NO_MEMORY, BAY_BAD_PRIME
static bay_status sum_all(const occupancy *passed, const bay_aim *aim, tally *ends, sums *out) {
    const bay_graph *graph = passed->graph;
    bay_memory memory = graph->work.memory;
    bay_aim usual;
    bay_status status = aim ? BAY_OK : bay_aim_read(graph->battle, NULL, &usual, NULL);
    if (!status) status = tally_make(graph, passed->reached, ends);
    if (status) return status;
    sums made = {.graph = graph, .passed = passed, .ends = ends, .field = passed->field};
    made.at = tally_lay_out(graph, ends->cells);
    made.sum = memory_take_array(memory, made.at.count, sizeof *made.sum);
    status = made.sum ? BAY_OK : BAY_NO_MEMORY;
    if (!status) {
        sum_up(&made);
        status = value_aim(&made, aim ? aim : &usual);
    }
    if (status) {
        memory_give_array(memory, made.sum, made.at.count, sizeof *made.sum);
        tally_free(ends);
    } else {
        *out = made;
    }
    return status;
}

#ifdef BAY_RESIDUE

bay_status bay_odds_residues(const bay_graph *graph, const bay_policy *policy,
                             const bay_aim *aim, uint32_t prime, bay_residues *residues) {
    if (graph->open) return BAY_REFUSED;
    occupancy passed;
    tally ends = {.row = NULL};
    sums made = {.sum = NULL};
    bay_status status =
        TWICE(occupancy_make)(graph, policy->option, (field){.prime = prime}, &passed);
    if (!status) status = sum_all(&passed, aim, &ends, &made);
    TWICE(occupancy_free)(&passed);
    if (status) return status;
    tally_free(&ends);
    *residues = (bay_residues){made.sum, made.at.count, graph->work.memory};
    return BAY_OK;
}

void bay_residues_free(bay_residues *residues) {
    if (!residues) return;
    memory_give_array(residues->memory, residues->cell, residues->count,
                      sizeof *residues->cell);
    *residues = (bay_residues){.cell = NULL};
}

#else

// The probability that was reached and not expanded, or was still going round.
static double unknown_of(const occupancy *passed) {
    const bay_graph *graph = passed->graph;
    double unknown = passed->lost;
    for (uint32_t i = 0; i < graph->count && graph->open; i++)
        if (graph->node[i].kind == NODE_OPEN) unknown += passed->amount[i];
    return unknown;
}

static void fill_joint(const sums *in, bay_joint *joint) {
    const tally *ends = in->ends;
    uint32_t cell = 0;
    for (uint32_t i = 0; i < ends->count; i++) {
        const tally_row *row = &ends->row[i];
        if (i > 0 && row->cell == row[-1].cell) continue;
        joint[cell] = (bay_joint){.ending = (uint16_t)row->score[0],
                                  .loss = {row->score[1], row->score[2]},
                                  .p = in->sum[in->at.joint + cell]};
        cell++;
    }
}

// One block: the distributions of the measures, then the joint one.
static bay_status keep(const sums *in, bay_odds *out) {
    size_t start = in->at.measure[0], numbers = in->at.value - start;
    *out = (bay_odds){.endings = in->at.endings,
                      .measures = in->at.measures,
                      .cells = in->ends->cells,
                      .memory = in->graph->work.memory};
    out->bytes = numbers * sizeof(double) + out->cells * sizeof *out->joint;
    double *block = memory_take(out->memory, out->bytes);
    if (!block) return BAY_NO_MEMORY;
    memcpy(block, in->sum + start, numbers * sizeof *block);
    for (uint32_t i = 0; i < out->endings; i++) out->p[i] = in->sum[i];
    for (uint32_t i = 0; i < out->measures; i++) {
        out->measure[i] = block + (in->at.measure[i] - start);
        out->mean[i] = mean_of(in, i);
    }
    out->joint = (bay_joint *)(block + numbers);
    fill_joint(in, out->joint);
    out->unknown = unknown_of(in->passed);
    out->residual = in->passed->residual;
    out->value = in->sum[in->at.value];
    return BAY_OK;
}

bay_status bay_odds_make(const bay_graph *graph, const bay_policy *policy, const bay_aim *aim,
                         bay_odds *odds) {
    bay_memory memory = graph->work.memory;
    occupancy passed;
    tally ends = {.row = NULL};
    sums made = {.sum = NULL};
    bay_status status = occupancy_make(graph, policy->option, (field){0}, &passed);
    if (!status) status = sum_all(&passed, aim, &ends, &made);
    if (!status) {
        bay_odds kept;
        status = keep(&made, &kept);
        if (!status) *odds = kept;
        memory_give_array(memory, made.sum, made.at.count, sizeof *made.sum);
        tally_free(&ends);
    }
    occupancy_free(&passed);
    return status;
}

void bay_odds_free(bay_odds *odds) {
    if (!odds) return;
    memory_give(odds->memory, odds->measure[0], odds->bytes);
    *odds = (bay_odds){0};
}

#endif
