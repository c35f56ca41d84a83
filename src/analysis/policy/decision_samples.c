#include "analysis/policy/decision_list.h"
#include "base/memory.h"

#include <string.h>

enum { SAMPLES_MAX = 20000, THRESHOLDS = 32 };

static const double ROUND = 1e-3; // of the stake

static double gain(int side, double one, double other) {
    return side == BAY_ATTACKER ? one - other : other - one;
}

static double value_of(const decision_samples *in, uint32_t at, uint32_t option) {
    return in->solution.value[in->graph->to[in->graph->first[at] + option]];
}

static uint32_t options_of(const decision_samples *in, uint32_t at) {
    return in->graph->first[at + 1] - in->graph->first[at];
}

static double best_of(const decision_samples *in, uint32_t at) {
    int side = in->graph->node[at].who;
    double best = value_of(in, at, 0);
    for (uint32_t i = 1; i < options_of(in, at); i++)
        if (gain(side, value_of(in, at, i), best) > 0) best = value_of(in, at, i);
    return best;
}

// The points that option `i` loses compared with the best. An option of equal worth that leads
// round in a loop may keep play there for ever, so it counts as losing a little: enough for an
// order.
static double loss_of(const decision_samples *in, uint32_t at, uint32_t i, double best) {
    const graph_node *here = &in->graph->node[at];
    double loss = gain(here->who, best, value_of(in, at, i));
    bool round = in->part[in->graph->to[in->graph->first[at] + i]] == in->part[at];
    if (round && i != in->solution.policy.option[at] && loss < ROUND * in->stake)
        return ROUND * in->stake;
    return loss > 0 ? loss : 0;
}

static const double NOTHING = 1e-9; // points: rounding of sums. Where no more is at stake, no
                                    // choice matters

static const double RIGHT = -1; // in place of a loss: no side that seeks can go wrong

// The points that the standing order loses.
static double standing_loss(const decision_samples *in, uint32_t at) {
    const graph_node *here = &in->graph->node[at];
    if (here->kind != NODE_CHOICE || !((in->seeks >> here->who) & 1)) return RIGHT;
    if (in->stake < NOTHING) return RIGHT;
    double best = best_of(in, at), standing = loss_of(in, at, 0, best);
    bool matters = standing > 1e-9 * in->stake;
    for (uint32_t i = 1; i < options_of(in, at) && !matters; i++)
        matters = loss_of(in, at, i, best) > 1e-9 * in->stake;
    return matters ? standing : RIGHT;
}

static void add_question(decision_samples *in, uint32_t at, double loss) {
    in->open[in->opens++] =
        (sample_question){.at = at, .step = in->graph->node[at].step, .loss = loss};
}

bay_status decision_samples_open(decision_samples *in, double *loss) {
    const bay_graph *graph = in->graph;
    uint32_t opens = 0;
    for (uint32_t at = 0; at < graph->count; at++) {
        loss[at] = standing_loss(in, at);
        opens += loss[at] != RIGHT;
    }
    in->open = memory_take_array(graph->work.memory, opens, sizeof *in->open);
    for (uint32_t n = 0; in->open && n < graph->count; n++) {
        uint32_t at = in->sorted->number[n];
        if (loss[at] != RIGHT) add_question(in, at, loss[at]);
    }
    return in->open ? BAY_OK : BAY_NO_MEMORY;
}

// The members of in->open that may become samples.
typedef struct picks {
    uint32_t count;
    uint32_t *open; // [count] their places there, in rising order
    double *weight; // [count] how often they come up
} picks;

// Starts with all of them.
static bay_status pick_all(decision_samples *in, const double *weight, picks *out) {
    out->count = in->opens;
    out->open = arena_take_array(&in->space, in->opens, sizeof *out->open);
    out->weight = arena_take_array(&in->space, in->opens, sizeof *out->weight);
    if (in->space.failed) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < in->opens; i++) out->weight[i] = weight[in->open[i].at];
    return BAY_OK;
}

// The smallest weight, of a series that grows tenfold, that leaves no more than SAMPLES_MAX.
static double find_threshold(const picks *of) {
    double least[THRESHOLDS] = {1e-12};
    uint32_t above[THRESHOLDS] = {0}, t = 0;
    for (int i = 1; i < THRESHOLDS; i++) least[i] = least[i - 1] * 10;
    for (uint32_t i = 0; i < of->count; i++)
        for (int k = 0; k < THRESHOLDS && of->weight[i] >= least[k]; k++) above[k]++;
    while (t + 1 < THRESHOLDS && above[t] > SAMPLES_MAX) t++;
    return least[t];
}

static void pick_often(picks *of) {
    double least = find_threshold(of);
    uint32_t all = of->count;
    of->count = 0;
    for (uint32_t i = 0; i < all; i++) {
        if (of->weight[i] < least) continue;
        of->open[of->count] = i;
        of->weight[of->count++] = of->weight[i];
    }
}

// Leaves out the situations of a step if the standing orders lose so little there that no order is
// worth it.
static void pass_over(const decision_samples *in, picks *of) {
    double lost[LIST_STEPS_MAX] = {0};
    uint32_t all = of->count;
    for (uint32_t i = 0; i < all; i++) {
        const sample_question *open = &in->open[of->open[i]];
        if (open->step < LIST_STEPS_MAX) lost[open->step] += of->weight[i] * open->loss;
    }
    of->count = 0;
    for (uint32_t i = 0; i < all; i++) {
        uint32_t step = in->open[of->open[i]].step;
        if (step >= LIST_STEPS_MAX || !decision_is_worth(in, lost[step])) continue;
        of->open[of->count] = of->open[i];
        of->weight[of->count++] = of->weight[i];
    }
}

// --- Samples ---------------------------------------------------------------------------------

// Options may differ here and have one id, as `sweep` of two units. An order for one of them then holds
// for both. What a list costs is computed as its orders read (list_policy), so no figure is wrong:
// only which orders are found can suffer.
static bool same_option(const bay_option *a, const bay_option *b) {
    return a->row == b->row && a->unit == b->unit && a->number[0] == b->number[0] &&
           a->number[1] == b->number[1];
}

// The number of an action; UINT32_MAX if memory runs out.
static uint32_t find_action(decision_samples *in, uint16_t step, const bay_option *option) {
    for (uint32_t i = 0; i < in->actions; i++)
        if (in->action[i].step == step && same_option(&in->action[i].option, option)) return i;
    if (in->actions == in->action_room) {
        uint32_t room = in->action_room ? in->action_room * 2 : 32;
        sample_action *grown = memory_resize_array(in->graph->work.memory, in->action,
                                                   in->action_room, room, sizeof *grown);
        if (!grown) return UINT32_MAX;
        in->action = grown;
        in->action_room = room;
    }
    in->action[in->actions] = (sample_action){step, *option};
    return in->actions++;
}

static bay_status add_sample(decision_samples *in, uint32_t at, double weight) {
    const bay_battle *battle = in->graph->battle;
    uint16_t step = in->graph->node[at].step;
    const void *row = graph_sorted_row(in->sorted, at);
    double best = best_of(in, at);
    bay_option option[BAY_OPTIONS_MAX];
    uint32_t options = battle->rules->steps[step].options(battle, row, option);
    for (uint32_t i = 0; i < options; i++) {
        uint32_t action = find_action(in, step, &option[i]);
        if (action == UINT32_MAX) return BAY_NO_MEMORY;
        in->offer[in->offers + i] = (sample_offer){action, loss_of(in, at, i, best)};
    }
    battle->rules->features_of(battle, row, in->value + (size_t)in->samples * in->features);
    in->sample[in->samples++] = (decision_sample){.at = at,
                                                  .step = step,
                                                  .weight = weight,
                                                  .loss = in->offer[in->offers].loss,
                                                  .first = in->offers,
                                                  .count = options};
    in->offers += options;
    return BAY_OK;
}

bay_status decision_samples_gather(decision_samples *in, const double *weight) {
    picks of;
    bay_status status = pick_all(in, weight, &of);
    if (status) return status;
    pick_often(&of);
    pass_over(in, &of);
    size_t offers = 0;
    for (uint32_t i = 0; i < of.count; i++) offers += options_of(in, in->open[of.open[i]].at);
    in->sample = arena_take_array(&in->space, of.count, sizeof *in->sample);
    in->offer = arena_take_array(&in->space, offers, sizeof *in->offer);
    in->value =
        arena_take_array(&in->space, of.count * (size_t)in->features + 1, sizeof *in->value);
    if (in->space.failed) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < of.count && !status; i++) {
        if (i + GRAPH_AHEAD < of.count)
            graph_sorted_fetch(in->sorted, in->open[of.open[i + GRAPH_AHEAD]].at);
        status = add_sample(in, in->open[of.open[i]].at, of.weight[i]);
    }
    return status;
}

void decision_samples_free(decision_samples *from) {
    memory_give_array(from->graph->work.memory, from->action, from->action_room,
                      sizeof *from->action);
    arena_free(&from->space);
    from->action = NULL;
    from->samples = from->offers = from->actions = from->action_room = 0;
}
