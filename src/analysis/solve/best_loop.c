// Best play where play can go round: strategy iteration (Hoffman and Karp 1966), made safe for
// loops that nobody ever has to leave.
//
// The game within a component C: play ends by leaving C for a situation of known value, or goes
// on for ever, which is worth w. It is a game of perfect information with average payoff (w a
// step within C, the value for ever after it), so both sides have best policies that depend on the
// situation alone (Liggett and Lippman 1969).
//
// Let v be the values under a policy s of the attacker and the defender's best answer to it. Values
// that agree with every option are not yet right: where an option leads round and every v along
// it is the same, going round looks as good as v, though it is worth w. So s is improved in two
// ways, the second only when the first finds nothing:
//   1. take an option that is worth more than v here;
//   2. in the largest set X of situations with v < w in which the attacker has an option of equal
//      value that stays in X, every option of equal value of the defender stays in X, and so does
//      every result: take those options.
//
// Each way is right. Under the new policy and any answer, v(here) <= expected v(next). Where play
// stays for ever in a set R, v is therefore constant on R, so no option of way 1 lies in R. If R
// meets X then R lies in X and w > v there. Otherwise the policy on R is the old one, and the
// defender could have gone round there before: v <= w. So play under the new policy is worth v at
// least, and more where something changed: in X either the defender at last takes an option that
// costs him, or play stays and is worth w > v.
//
// It ends: no policy comes twice, and there are finitely many. It ends at the best: if better
// values V exist, let S be the situations where V - v is largest. A best policy of the attacker
// keeps to S by options of equal v; so do the defender's options of equal v, and results. On S v
// is the average of its values on the sets where play then stays for ever, and there V <= w, so
// v < w: then S lies in X, and X is not empty.
//
// The defender's best answer is found by the same two ways with the sides exchanged, and the
// attacker's options held fast.
#include "analysis/solve/best.h"
#include "base/memory.h"

#include <string.h>

// A bound on rounds, for doubles only, because rounding might bring a policy back. Anything left
// undone then shows in the solution's residual.
enum { ROUNDS_MAX = 10000 };

static bool same(const best_round *round, double one, double other) {
    double apart = one - other;
    return apart <= round->in->margin && apart >= -round->in->margin;
}

// --- Way 1 -----------------------------------------------------------------------------------

static bool improve(best_round *round, int side) {
    best *in = round->in;
    bool changed = false;
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        const graph_node *here = &in->graph->node[at];
        if (here->kind != NODE_CHOICE || here->who != side) continue;
        if (best_gain(side, best_offer(in, at), in->value[at]) <= in->margin) continue;
        in->option[at] = best_option(in, at);
        changed = true;
    }
    return changed;
}

// --- Way 2 -----------------------------------------------------------------------------------

// True if the situation is a member that is still marked.
static bool marked(const best_round *round, uint32_t at) {
    uint32_t number = round->in->local[at];
    return number < round->count && round->member[number] == at && round->mark[number];
}

// The lowest option of equal value that stays among the marked; -1 if there is none.
static int option_within(const best_round *round, uint32_t at) {
    const bay_graph *graph = round->in->graph;
    const uint32_t *to = graph->to + graph->first[at];
    int options = (int)(graph->first[at + 1] - graph->first[at]);
    for (int i = 0; i < options; i++)
        if (marked(round, to[i]) && same(round, round->in->value[to[i]], round->in->value[at]))
            return i;
    return -1;
}

// True if everything that the side does not choose stays among the marked: results, the options of
// a side held fast, and those of equal value of the other side.
static bool all_within(const best_round *round, uint32_t at, bool held) {
    const best *in = round->in;
    const bay_graph *graph = in->graph;
    bool choice = graph->node[at].kind == NODE_CHOICE;
    for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++) {
        bool counts = !choice || (held ? e - graph->first[at] == in->option[at]
                                       : same(round, in->value[graph->to[e]], in->value[at]));
        if (counts && !marked(round, graph->to[e])) return false;
    }
    return true;
}

static bool stays(const best_round *round, uint32_t at, int side, bool held) {
    const graph_node *here = &round->in->graph->node[at];
    if (here->kind == NODE_CHOICE && here->who == side) return option_within(round, at) >= 0;
    return all_within(round, at, held || !best_decides(round->in, at));
}

// Finds X by dropping situations that cannot stay until no more drop out; takes the options that
// stay.
static bool go_round(best_round *round, int side, bool held) {
    best *in = round->in;
    bool dropped = true, changed = false;
    for (uint32_t i = 0; i < round->count; i++)
        round->mark[i] =
            best_gain(side, round->forever, in->value[round->member[i]]) > in->margin;
    while (dropped) {
        dropped = false;
        for (uint32_t i = 0; i < round->count; i++)
            if (round->mark[i] && !stays(round, round->member[i], side, held)) {
                round->mark[i] = 0;
                dropped = true;
            }
    }
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        const graph_node *here = &in->graph->node[at];
        if (!round->mark[i]) continue;
        changed = true;
        if (here->kind == NODE_CHOICE && here->who == side)
            in->option[at] = (uint16_t)option_within(round, at);
    }
    return changed;
}

// --- Strategy iteration ----------------------------------------------------------------------

// The best answer of `side` to the other side's policy.
static bay_status solution(best_round *round, int side) {
    for (uint32_t i = 0; i < ROUNDS_MAX; i++) {
        bay_status status = best_evaluate(round);
        if (status) return status;
        if (!work_goes_on(&round->in->graph->work, i, ROUNDS_MAX)) return BAY_STOPPED;
        if (!improve(round, side) && !go_round(round, side, true)) break;
    }
    return BAY_OK;
}

static bay_status play_both(best_round *round) {
    for (uint32_t i = 0; i < ROUNDS_MAX; i++) {
        bay_status status = solution(round, BAY_DEFENDER);
        if (status) return status;
        if (!improve(round, BAY_ATTACKER) && !go_round(round, BAY_ATTACKER, false)) break;
    }
    return BAY_OK;
}

static bay_status iterate(best_round *round) {
    switch (round->in->seeks) {
    case BAY_SEEKS_BOTH: return play_both(round);
    case BAY_SEEKS_ATTACKER: return solution(round, BAY_ATTACKER);
    case BAY_SEEKS_DEFENDER: return solution(round, BAY_DEFENDER);
    default: return best_evaluate(round);
    }
}

// --- Components ------------------------------------------------------------------------------

static double find_forever(const best *in, const uint32_t *member, uint32_t count) {
    int32_t score[1 + BAY_MEASURES_MAX];
    graph_score_make(in->graph, loop_stands_for(member, count), score);
    score[0] = in->graph->battle->rules->unresolved;
    return best_worth(in, score);
}

// Decides one situation that leads to itself. An option that stays is worth as much as going round
// for ever.
static void decide_alone(best *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    uint32_t first = graph->first[at], end = graph->first[at + 1];
    in->value[at] = find_forever(in, &at, 1);
    if (best_decides(in, at)) in->option[at] = best_option(in, at);
    if (graph->node[at].kind == NODE_CHOICE) {
        in->value[at] = best_expect(in, at);
        return;
    }
    const double *p = graph_dice(graph, at)->p;
    double leaves = 0, worth = 0;
    for (uint32_t e = first; e < end; e++) {
        if (graph->to[e] == at) continue;
        leaves += p[e - first];
        worth += p[e - first] * in->value[graph->to[e]];
    }
    if (leaves > 0) in->value[at] = worth / leaves;
}

static bay_status decide_round(best_round *round) {
    best *in = round->in;
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        in->local[at] = i;
        if (best_decides(in, at)) in->option[at] = 0;
    }
    bay_status status = iterate(round);
    for (int side = BAY_ATTACKER; side <= BAY_DEFENDER && !status; side++)
        if (best_seeks(in, side)) best_settle_ties(round, side);
    return status ? status : best_evaluate(round);
}

bay_status best_loop(best *in, const uint32_t *member, uint32_t count) {
    bay_memory memory = in->graph->work.memory;
    if (count == 1) {
        decide_alone(in, *member);
        return BAY_OK;
    }
    if (!in->local) {
        in->local = memory_take_zeroed(memory, in->graph->count * sizeof *in->local);
        if (!in->local) return BAY_NO_MEMORY;
    }
    best_round round = {.in = in, .member = member, .count = count};
    round.forever = find_forever(in, member, count);
    round.mark = memory_take_array(memory, count, sizeof *round.mark);
    if (!round.mark) return BAY_NO_MEMORY;
    bay_status status = decide_round(&round);
    memory_give_array(memory, round.mark, count, sizeof *round.mark);
    return status;
}
