// DRILL loaded from a text, expanded and ready to be asked.
#ifndef BAY_TESTS_DRILL_SCENE_H
#define BAY_TESTS_DRILL_SCENE_H

#include "bayonet/odds.h"

#include "contract/loaded.h"
#include "support/heap.h"
#include "systems/drill/drill.h"
#include "unit/analysis/near.h"

typedef struct drill_scene {
    loaded loaded;
    const bay_battle *battle;
    bay_graph *graph;
} drill_scene;

#define DRILL_SAMPLE                                                                           \
    "{\"rules\":\"drill\",\"attacker\":{\"left\":4,\"right\":3},\"defender\":{\"figures\":5}}"
#define DRILL_FOREVER                                                                          \
    "{\"rules\":\"drill\",\"attacker\":{\"left\":2,\"right\":2},\"defender\":{\"figures\":3,"  \
    "\"works\":true},\"parameters\":{\"ties\":\"forever\"}}"

static inline void drill_scene_make(const char *json, drill_scene *out) {
    bay_work work = heap_work();
    arena space = arena_new(work.memory);
    loaded_make(&bay_rules_drill, loaded_document(&space, json), &out->loaded);
    arena_free(&space);
    assert_int_equal(out->loaded.status, BAY_OK);
    out->battle = out->loaded.battle;
    assert_int_equal(bay_graph_expand(out->battle, NULL, &work, &out->graph), BAY_OK);
}

static inline void drill_scene_free(drill_scene *from) {
    bay_graph_free(from->graph);
    loaded_free(&from->loaded);
}

#endif
