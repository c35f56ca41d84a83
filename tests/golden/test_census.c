// The census: how many situations of each kind a scenario has, and a hash over all of them in
// order of discovery with their edges, chances and endings. Perft for dice: a change of the rules
// or of the graph cannot hide from it, and a commit says what it did to it.
//
//     test_census tests/golden/census.tsv            each row is a test
//     test_census tests/golden/census.tsv --record   prints the file as it should be
//
// Columns: name, choices, chances, ends, edges, hash, scenario.

#define _POSIX_C_SOURCE 200809L

#include "bayonet/odds.h"

#include "support/chosen.h"
#include "support/heap.h"
#include "support/story.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct census {
    uint32_t kind[3]; // by bay_step_kind
    uint64_t edges, hash;
} census;

// FNV-1a.
static void mix(census *of, const void *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        of->hash = (of->hash ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
}

static void mix_word(census *of, uint64_t word) {
    for (int i = 0; i < 8; i++) mix(of, &(uint8_t){(uint8_t)(word >> 8 * i)}, 1);
}

// Chances to 2^-40: the same on every machine.
static void mix_chances(census *of, const bay_throw *dice) {
    uint32_t results = bay_throw_results(dice);
    double *p = calloc(results, sizeof *p);
    void *space = malloc(bay_throw_space(dice) + 1);
    if (p && space && bay_throw_odds(dice, NULL, 0, p, NULL, space) == BAY_OK)
        for (uint32_t i = 0; i < results; i++)
            mix_word(of, (uint64_t)(p[i] * 1099511627776.0 + 0.5));
    free(p);
    free(space);
}

static void count(census *of, const bay_graph *graph, uint32_t at) {
    const bay_battle *battle = bay_graph_battle(graph);
    bay_step step;
    bay_graph_step(graph, at, &step);
    of->kind[step.kind]++;
    mix(of, bay_graph_situation(graph, at), battle->size);
    bay_option list[BAY_OPTIONS_MAX];
    uint32_t next = step.kind == BAY_CHOICE   ? bay_graph_options(graph, at, list)
                    : step.kind == BAY_CHANCE ? bay_throw_results(&step.dice)
                                              : 0;
    for (uint32_t i = 0; i < next; i++) mix_word(of, bay_graph_next(graph, at, i));
    if (step.kind == BAY_CHANCE) mix_chances(of, &step.dice);
    if (step.kind != BAY_END) return;
    bay_score score;
    battle->rules->score(battle, bay_graph_situation(graph, at), &score);
    mix_word(of, score.ending);
    for (int i = 0; battle->rules->measures[i].id; i++)
        mix_word(of, (uint64_t)score.measure[i]);
}

static census take_census(const char *scenario) {
    census of = {.hash = 14695981039346656037u};
    bay_work work = {.memory = heap()};
    bay_graph *graph = NULL;
    story *s = story_begin(scenario);
    if (bay_graph_expand(story_battle(s), NULL, &work, &graph) == BAY_OK) {
        for (uint32_t i = 0; i < bay_graph_situations(graph); i++) count(&of, graph, i);
        of.edges = bay_graph_edges(graph);
    }
    bay_graph_free(graph);
    story_over(s);
    return of;
}

int main(int argc, char **argv) {
    bool record = argc > 2 && strcmp(argv[2], "--record") == 0;
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    if (!file) return 2;
    char *line = NULL, made[4096], name[64];
    size_t room = 0;
    int number = 0, failed = 0, scenario;
    while (getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (sscanf(line, "%63[^\t]\t%*[^\t]\t%*[^\t]\t%*[^\t]\t%*[^\t]\t%*[^\t]\t%n", name,
                   &scenario) != 1)
            continue;
        if (!chosen(name)) continue;
        census of = take_census(line + scenario);
        snprintf(made, sizeof made, "%s\t%u\t%u\t%u\t%" PRIu64 "\t%016" PRIx64 "\t%s", name,
                 of.kind[BAY_CHOICE], of.kind[BAY_CHANCE], of.kind[BAY_END], of.edges, of.hash,
                 line + scenario);
        bool good = strcmp(line, made) == 0;
        failed += !good;
        number++;
        if (record) {
            puts(made);
            continue;
        }
        printf("%s %d - %s\n", good ? "ok" : "not ok", number, name);
        if (!good) printf("# now %s\n", made);
    }
    if (!record) printf("1..%d\n", number);
    free(line);
    fclose(file);
    return record ? 0 : failed || number == 0;
}
