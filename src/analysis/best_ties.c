// Which of equally good options, in a loop? Outside loops the lowest; in a loop the lowest might
// go round for ever where that is not worth as much. A plan that keeps to options of equal value
// is best unless it lets play stay for ever in a set where v is better for the side than w. So
// where v is better than w, the side takes an option that leads nearer to the way out: out of the
// component or to where v is no better than w. Layer by layer from there:
//     the side has an option of equal value into an earlier layer, or
//     every option of equal value of the other side leads there, or
//     some result does.
// A set in which play stays for ever has a member of lowest layer, and that one leads lower: so
// there is none.
#include "analysis/best.h"

typedef struct ties {
    const best_round *round;
    int side;
} ties;

static bool same(const ties *of, uint32_t to, uint32_t at) {
    const best *in = of->round->in;
    double apart = in->value[to] - in->value[at];
    return apart <= in->margin && apart >= -in->margin;
}

// Marks count from 1; 0 is not reached yet. Whatever is no member is out.
static bool earlier(const ties *of, uint32_t at, uint8_t layer) {
    uint32_t number = of->round->in->local[at];
    bool member = number < of->round->count && of->round->member[number] == at;
    return !member || (of->round->mark[number] && of->round->mark[number] != layer);
}

// The lowest option of equal value that leads out or, where `anywhere`, at all; -1 for none.
static int lowest(const ties *of, uint32_t at, uint8_t layer, bool anywhere) {
    const bay_graph *graph = of->round->in->graph;
    const uint32_t *to = graph->to + graph->first[at];
    int options = (int)(graph->first[at + 1] - graph->first[at]);
    for (int i = 0; i < options; i++)
        if (same(of, to[i], at) && (anywhere || earlier(of, to[i], layer))) return i;
    return -1;
}

static bool leads_out(const ties *of, uint32_t at, uint8_t layer) {
    const best *in = of->round->in;
    const bay_graph *graph = in->graph;
    bool choice = graph->place[at].kind == PLACE_CHOICE, all = true, any = false;
    bool held = !best_decides(in, at);
    for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++) {
        bool counts = !choice || (held ? e - graph->first[at] == in->option[at]
                                       : same(of, graph->to[e], at));
        if (!counts) continue;
        bool out = earlier(of, graph->to[e], layer);
        all &= out;
        any |= out;
    }
    return choice ? all : any;
}

static bool own_choice(const ties *of, uint32_t at) {
    const graph_place *here = &of->round->in->graph->place[at];
    return here->kind == PLACE_CHOICE && here->who == of->side;
}

// Where going round does no harm the lowest option is taken.
static void take_lowest(const ties *of) {
    const best_round *round = of->round;
    best *in = round->in;
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        round->mark[i] = best_gain(of->side, in->value[at], round->forever) <= in->margin;
        int option = own_choice(of, at) && round->mark[i] ? lowest(of, at, 0, true) : -1;
        if (option >= 0) in->option[at] = (uint16_t)option;
    }
}

// One layer; false when nothing is added any more. It has a mark of its own while it is made, for only
// this one and all earlier ones need telling apart.
static bool add_layer(const ties *of, uint8_t layer) {
    const best_round *round = of->round;
    bool added = false;
    for (uint32_t i = 0; i < round->count; i++) {
        uint32_t at = round->member[i];
        if (round->mark[i]) continue;
        if (own_choice(of, at)) {
            int option = lowest(of, at, layer, false);
            if (option < 0) continue;
            round->in->option[at] = (uint16_t)option;
        } else if (!leads_out(of, at, layer)) {
            continue;
        }
        round->mark[i] = layer;
        added = true;
    }
    for (uint32_t i = 0; i < round->count; i++)
        if (round->mark[i] == layer) round->mark[i] = 1;
    return added;
}

void best_settle_ties(best_round *round, int side) {
    ties of = {round, side};
    take_lowest(&of);
    while (add_layer(&of, 2)) continue;
}
