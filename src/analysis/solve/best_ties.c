// Ties within a loop. Of equally good options the lowest is taken, as everywhere. But in a loop the
// lowest options together might go round for ever where that is worth less. A policy that keeps to
// options of equal value is best unless it lets play stay for ever in a set where v is better for
// the side than w. So situations are marked from which play gets out, or reaches one where v is no
// better than w, with the lowest options:
//     the side's option leads to a marked one, or
//     every option of equal value of the other side does, or
//     some result does.
// When no more can be marked, the first of the side's situations that has any option of equal
// value to a marked one takes it, and so on. A set in which play stays for ever would have a member
// that was marked first, and that one leads to one marked earlier: so there is no such set.
#include "analysis/solve/best.h"

typedef struct ties {
    const best_round *round;
    int side;
} ties;

static bool same(const ties *of, uint32_t to, uint32_t at) {
    const best *in = of->round->in;
    double apart = in->value[to] - in->value[at];
    return apart <= in->margin && apart >= -in->margin;
}

// Situations that are not members count as out.
static bool gets_out(const ties *of, uint32_t at) {
    uint32_t number = of->round->in->local[at];
    bool member = number < of->round->count && of->round->member[number] == at;
    return !member || of->round->mark[number];
}

static bool own_choice(const ties *of, uint32_t at) {
    const graph_node *here = &of->round->in->graph->node[at];
    return here->kind == NODE_CHOICE && here->who == of->side;
}

// The lowest option of equal value, among those that get out or among all; -1 if there is none.
static int lowest(const ties *of, uint32_t at, bool of_all) {
    const bay_graph *graph = of->round->in->graph;
    const uint32_t *to = graph->to + graph->first[at];
    int options = (int)(graph->first[at + 1] - graph->first[at]);
    for (int i = 0; i < options; i++)
        if (same(of, to[i], at) && (of_all || gets_out(of, to[i]))) return i;
    return -1;
}

// True if the situation, which is not marked yet, leads to marked ones.
static bool leads_out(const ties *of, uint32_t at) {
    const best *in = of->round->in;
    const bay_graph *graph = in->graph;
    bool choice = graph->node[at].kind == NODE_CHOICE, all = true, any = false;
    bool held = own_choice(of, at) || !best_decides(in, at);
    for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++) {
        bool counts = !choice || (held ? e - graph->first[at] == in->option[at]
                                       : same(of, graph->to[e], at));
        if (!counts) continue;
        bool out = gets_out(of, graph->to[e]);
        all &= out;
        any |= out;
    }
    return choice ? all : any;
}

// Takes the lowest option everywhere; marks the situations where going round does no harm.
static void take_lowest(const ties *of) {
    const best_round *round = of->round;
    best *in = round->in;
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        round->mark[i] = best_gain(of->side, in->value[at], round->forever) <= in->margin;
        int option = own_choice(of, at) ? lowest(of, at, true) : -1;
        if (option >= 0) in->option[at] = (uint16_t)option;
    }
}

static void mark_all(const ties *of) {
    const best_round *round = of->round;
    for (bool added = true; added;) {
        added = false;
        for (uint32_t i = round->count; i-- > 0;)
            if (!round->mark[i] && leads_out(of, round->member[i])) {
                round->mark[i] = 1;
                added = true;
            }
    }
}

// Sends one situation out by an option that is not its lowest; false if there is none to send.
static bool send_out(const ties *of) {
    const best_round *round = of->round;
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        int option = !round->mark[i] && own_choice(of, at) ? lowest(of, at, false) : -1;
        if (option < 0) continue;
        round->in->option[at] = (uint16_t)option;
        round->mark[i] = 1;
        return true;
    }
    return false;
}

void best_settle_ties(best_round *round, int side) {
    ties of = {round, side};
    take_lowest(&of);
    do mark_all(&of);
    while (send_out(&of));
}
