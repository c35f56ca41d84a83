// The questions of assaults that offer two options of one id.
//
//     option_ids SITUATIONS    looks at so many situations of each assault
//
// Standard input: a scenario a line, as JSON. Standard output: a line for each of them, in order: `ok`,
// `refused`, or the question and the id that comes twice.

#include "bayonet/odds.h"

#include "contract/loaded.h"
#include "support/heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 16, ID = 128 };

// The id that comes twice among the options; NULL: none.
static const char *twice(const bay_battle *battle, const bay_option *option, uint32_t count) {
    static char ids[BAY_OPTIONS_MAX][ID];
    for (uint32_t i = 0; i < count; i++) {
        bay_option_text(battle, &option[i], false, ids[i], ID);
        for (uint32_t k = 0; k < i; k++)
            if (strcmp(ids[i], ids[k]) == 0) return ids[i];
    }
    return NULL;
}

static void look_through(const bay_battle *battle, const bay_graph *graph) {
    static bay_option option[BAY_OPTIONS_MAX];
    for (uint32_t at = 0; at < bay_graph_situations(graph); at++) {
        bay_step step;
        bay_graph_step(graph, at, &step);
        if (step.kind != BAY_CHOICE || step.settled) continue;
        const char *id = twice(battle, option, bay_graph_options(graph, at, option));
        if (!id) continue;
        printf("%s %s\n", battle->rules->steps[step.id].id, id);
        return;
    }
    printf("ok\n");
}

static void look_at(const char *line, uint32_t situations) {
    arena space = arena_new(heap());
    loaded one;
    const bay_value *document = loaded_document(&space, line);
    loaded_make(bay_rules_find(bay_value_get(document, "rules")->is.text), document, &one);
    if (one.status == BAY_OK) {
        bay_work work = {.memory = heap(), .situations = situations};
        bay_graph *graph = NULL;
        (void)bay_graph_expand(one.battle, NULL, &work, &graph);
        if (graph) look_through(one.battle, graph);
        bay_graph_free(graph);
    } else {
        printf("refused\n");
    }
    loaded_free(&one);
    arena_free(&space);
}

int main(int argc, char **argv) {
    static char line[TEXT];
    if (argc != 2) return EXIT_FAILURE;
    while (fgets(line, sizeof line, stdin)) look_at(line, (uint32_t)strtoul(argv[1], NULL, 10));
    return EXIT_SUCCESS;
}
