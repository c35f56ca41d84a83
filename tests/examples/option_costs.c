// What it costs a side to give the same answer wherever a question offers it: so many points under the
// aim, from the start of the assault. It is the value of best play less that of the best play in which
// the side does so; both sides know it, and play everything else as is best then.
//
//     option_costs                    a line for every answer: question, option, cost
//     option_costs QUESTION OPTION    that one alone
//
// Standard input: the scenario as JSON, with its aim.

#include "bayonet/odds.h"

#include "analysis/graph/graph.h"
#include "base/arena.h"
#include "json/json_read.h"
#include "support/heap.h"
#include "support/story.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 16, ANSWERS = 512, ID = 64 };

typedef struct answer {
    uint16_t question; // row of rules->steps
    bay_side who;
    char option[ID];
} answer;

typedef struct game {
    const bay_battle *battle;
    bay_aim aim;
    bay_graph *graph;
    uint32_t *to; // where the edges of the graph lead
    size_t edges;
    double value; // of best play
    uint32_t answers;
    answer answer[ANSWERS];
} game;

static void demand(bool holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "option_costs: %s\n", what);
    exit(EXIT_FAILURE);
}

static double best_value(const game *in) {
    bay_solution best;
    demand(bay_best_make(in->graph, &in->aim, BAY_SEEKS_BOTH, NULL, &best) == BAY_OK,
           "no best play");
    double value = best.value[0];
    bay_solution_free(&best);
    return value;
}

static void read_aim(game *in, const char *scenario) {
    arena space = arena_new(heap());
    const bay_value *document = NULL;
    bay_fault why;
    demand(json_read(&space, scenario, strlen(scenario), &document, &why) == BAY_OK, "no JSON");
    const bay_value *aim = bay_value_get(document, "aim");
    demand(bay_aim_read(in->battle, aim, &in->aim, &why) == BAY_OK, "no aim");
    arena_free(&space);
}

static void solve(game *in) {
    bay_work work = heap_work();
    bay_graph_start from = {.battle = in->battle, .joined = true};
    demand(bay_graph_make(&from, &work, &in->graph) == BAY_OK, "no graph");
    in->edges = in->graph->first[in->graph->count] * sizeof *in->to;
    in->to = malloc(in->edges);
    demand(in->to, "no memory");
    memcpy(in->to, in->graph->to, in->edges);
    in->value = best_value(in);
}

static uint32_t options_at(const game *in, uint32_t at, bay_step *step, bay_option *list) {
    bay_graph_step(in->graph, at, step);
    if (step->kind != BAY_CHOICE || step->settled) return 0;
    return bay_graph_options(in->graph, at, list);
}

static bool is_answer(const game *in, const answer *one, const bay_step *step,
                      const bay_option *option) {
    char id[ID];
    if (one->question != step->id || one->who != step->who) return false;
    bay_option_text(in->battle, option, false, id, sizeof id);
    return strcmp(one->option, id) == 0;
}

static void note(game *in, const bay_step *step, const bay_option *option) {
    for (uint32_t i = 0; i < in->answers; i++)
        if (is_answer(in, &in->answer[i], step, option)) return;
    demand(in->answers < ANSWERS, "too many answers");
    answer *one = &in->answer[in->answers++];
    *one = (answer){.question = step->id, .who = (bay_side)step->who};
    bay_option_text(in->battle, option, false, one->option, sizeof one->option);
}

static void note_answers(game *in) {
    bay_step step;
    bay_option list[BAY_OPTIONS_MAX];
    for (uint32_t at = 0; at < in->graph->count; at++) {
        uint32_t options = options_at(in, at, &step, list);
        for (uint32_t i = 0; i < options; i++) note(in, &step, &list[i]);
    }
}

// Has every option of situation `at` lead where option `only` does.
static void leave_only(const game *in, uint32_t at, uint32_t only) {
    uint32_t first = in->graph->first[at];
    for (uint32_t e = first; e < in->graph->first[at + 1]; e++)
        in->graph->to[e] = in->to[first + only];
}

static double cost(const game *in, const answer *one) {
    bay_step step;
    bay_option list[BAY_OPTIONS_MAX];
    for (uint32_t at = 0; at < in->graph->count; at++) {
        uint32_t options = options_at(in, at, &step, list);
        for (uint32_t i = 0; i < options; i++)
            if (is_answer(in, one, &step, &list[i])) leave_only(in, at, i);
    }
    double value = best_value(in);
    memcpy(in->graph->to, in->to, in->edges);
    return one->who == BAY_ATTACKER ? in->value - value : value - in->value;
}

int main(int argc, char **argv) {
    static char scenario[TEXT];
    static game in;
    demand(fread(scenario, 1, TEXT - 1, stdin) < TEXT - 1, "too long a scenario");
    story *s = story_begin(scenario);
    in.battle = story_battle(s);
    read_aim(&in, scenario);
    solve(&in);
    note_answers(&in);
    for (uint32_t i = 0; i < in.answers; i++) {
        const answer *one = &in.answer[i];
        const char *question = in.battle->rules->steps[one->question].id;
        if (argc > 2 && (strcmp(question, argv[1]) != 0 || strcmp(one->option, argv[2]) != 0))
            continue;
        printf("%s\t%s\t%.6f\n", question, one->option, cost(&in, one));
    }
    free(in.to);
    bay_graph_free(in.graph);
    story_over(s);
    return EXIT_SUCCESS;
}
