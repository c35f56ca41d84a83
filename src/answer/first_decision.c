#include "answer/first_decision.h"

#include <string.h>

double first_decision_value(const first_decision *of, int option) {
    return bay_solution_option(of->of->graph, &of->of->best, of->at, (uint32_t)option);
}

double first_decision_margin(const first_decision *of, int option) {
    double best = first_decision_value(of, of->best);
    double value = first_decision_value(of, option);
    double margin = of->step.who == BAY_ATTACKER ? best - value : value - best;
    return margin > 0 ? margin : 0;
}

// A graph is expanded breadth first, so the nearest situations have the lowest numbers. Where all
// is settled a choice changes nothing any more.
static bool find_situation(const solution *f, int seeks, first_decision *out) {
    for (out->at = 0; out->at < bay_graph_situations(f->graph); out->at++) {
        bay_graph_step(f->graph, out->at, &out->step);
        if (out->step.kind != BAY_CHOICE || out->step.settled) continue;
        if (seeks >> out->step.who & 1) return true;
    }
    return false;
}

bool first_decision_find(const solution *f, int seeks, first_decision *out) {
    memset(out, 0, sizeof *out);
    out->of = f;
    out->next = -1;
    if (!find_situation(f, seeks, out)) return false;
    bay_option option[BAY_OPTIONS_MAX];
    out->options = bay_graph_options(f->graph, out->at, option);
    out->best = (int)f->best.policy.option[out->at];
    for (int i = 0; i < (int)out->options; i++) {
        if (i == out->best) continue;
        double margin = first_decision_margin(out, i);
        if (out->next < 0 || margin < out->margin) {
            out->next = i;
            out->margin = margin;
        }
        if (margin > out->most) out->most = margin;
    }
    return true;
}
