// The questions of assaults that offer two options of one id.
//
//     option_ids SITUATIONS    looks at so many situations of each assault
//
// Standard input: a scenario a line, as JSON. Standard output: a line for each of them, in order:
//
//     twice ID              some question offers two options of this id, or could; or its options
//                           that begin alike are about units of both sides
//     refused PATH: WORDS
//     ok ID …               of its units: the attacker's, a slash, the defender's

#include "bayonet/odds.h"

#include "contract/loaded.h"
#include "contract/twice.h"
#include "support/heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 16, ID = 512 };

// Are these of two rows that begin alike, and about units of both sides? Ids are told apart on each.
static bool are_apart(const bay_battle *battle, const bay_option *one,
                      const bay_option *other) {
    const bay_option_row *rows = battle->rules->options;
    return contract_begin_alike(&rows[one->row], &rows[other->row]) &&
           battle->units[one->unit].side != battle->units[other->unit].side;
}

// The id that comes twice among the options, or may; NULL: none.
static const char *twice(const bay_battle *battle, const bay_option *option, uint32_t count) {
    static char ids[BAY_OPTIONS_MAX][ID];
    for (uint32_t i = 0; i < count; i++) {
        bay_option_text(battle, &option[i], false, ids[i], ID);
        for (uint32_t k = 0; k < i; k++)
            if (strcmp(ids[i], ids[k]) == 0 || are_apart(battle, &option[i], &option[k]))
                return ids[i];
    }
    return NULL;
}

static const char *twice_among(const bay_battle *battle, const bay_graph *graph) {
    static bay_option option[BAY_OPTIONS_MAX];
    const char *id = NULL;
    for (uint32_t at = 0; !id && at < bay_graph_situations(graph); at++) {
        bay_step step;
        bay_graph_step(graph, at, &step);
        if (step.kind == BAY_CHOICE && !step.settled)
            id = twice(battle, option, bay_graph_options(graph, at, option));
    }
    return id;
}

static void tell_units(const bay_battle *battle) {
    printf("ok");
    for (int side = 0; side < BAY_NOBODY; side++) {
        for (uint16_t i = 0; i < battle->unit_count; i++)
            if (battle->units[i].side == (bay_side)side) printf(" %s", battle->units[i].id);
        printf(side == BAY_ATTACKER ? " /" : "\n");
    }
}

static void look_through(const bay_battle *battle, uint32_t situations) {
    bay_work work = {.memory = heap(), .situations = situations};
    bay_graph *graph = NULL;
    const char *id = contract_twice(battle);
    if (!id) (void)bay_graph_expand(battle, NULL, &work, &graph);
    if (graph) id = twice_among(battle, graph);
    if (id)
        printf("twice %s\n", id);
    else
        tell_units(battle);
    bay_graph_free(graph);
}

static void look_at(const char *line, uint32_t situations) {
    arena space = arena_new(heap());
    loaded one;
    const bay_value *document = loaded_document(&space, line);
    loaded_make(bay_rules_find(bay_value_get(document, "rules")->is.text), document, &one);
    if (one.status == BAY_OK)
        look_through(one.battle, situations);
    else
        printf("refused %s: %s\n", one.why.path, one.why.words);
    loaded_free(&one);
    arena_free(&space);
}

int main(int argc, char **argv) {
    static char line[TEXT];
    if (argc != 2) return EXIT_FAILURE;
    while (fgets(line, sizeof line, stdin)) look_at(line, (uint32_t)strtoul(argv[1], NULL, 10));
    return EXIT_SUCCESS;
}
