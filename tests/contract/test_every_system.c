// Every rule system of the registry, and the invented ones of the tests.
#include "contract/contract.h"
#include "contract/loaded.h"
#include "support/heap.h"
#include "systems/drill/drill.h"
#include "systems/moor/moor.h"
#include "systems/risk.h"

#include <stdio.h>
#include <string.h>

static void drill_keeps_the_contract(void **state) {
    (void)state;
    contract_check(&bay_rules_drill);
}

static void moor_keeps_the_contract(void **state) {
    (void)state;
    contract_check(&bay_rules_moor);
}

static void a_battle_of_groups_keeps_the_contract(void **state) {
    (void)state;
    static const char SCENARIO[] = "{\"rules\": \"moor\", \"defender\": \"3 guards\", "
                                   "\"attacker\": {\"packs\": [\"Greys 3\", "
                                   "{\"name\": \"Blacks\", \"wolves\": [\"3 in, 2 in\", \"Fang "
                                   "at 3 in, 4 in\"]}, \"Reds\"]}}";
    loaded battle;
    arena space = arena_new(heap());
    loaded_make(&bay_rules_moor, loaded_document(&space, SCENARIO), &battle);
    assert_int_equal(battle.status, BAY_OK);
    assert_int_equal(battle.battle->group_count, 3);
    assert_string_equal(battle.battle->units[2].id, "greys.1");
    assert_string_equal(battle.battle->units[7].id, "fang");
    contract_check_battle(battle.battle);
    loaded_free(&battle);
    arena_free(&space);
}

static void risk_keeps_the_contract(void **state) {
    (void)state;
    contract_check_tables(&bay_rules_risk);
    risk_battle battle = risk_battle_of(12, 9, BAY_TIES_NOBODY);
    contract_check_battle(&battle.common);
}

static void every_system_of_the_registry_keeps_the_contract(void **state) {
    (void)state;
    for (size_t i = 0; bay_rules_at(i); i++) contract_check(bay_rules_at(i));
}

// The last column of the census: scenarios that were chosen because they differ, with stands,
// readings, loops.
static void every_scenario_of_the_census_keeps_the_contract(void **state) {
    (void)state;
    enum { LINE = 2000 };
    char line[LINE];
    int walked = 0;
    FILE *file = fopen(BAYONET_SOURCE_DIR "/tests/golden/census.tsv", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        const char *scenario = strrchr(line, '\t');
        loaded battle;
        arena space = arena_new(heap());
        const bay_value *document = loaded_document(&space, scenario + 1);
        loaded_make(bay_rules_find(bay_value_get(document, "rules")->is.text), document,
                    &battle);
        assert_int_equal(battle.status, BAY_OK);
        contract_check_battle(battle.battle);
        loaded_free(&battle);
        arena_free(&space);
        walked++;
    }
    fclose(file);
    assert_true(walked >= 6);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drill_keeps_the_contract),
        cmocka_unit_test(moor_keeps_the_contract),
        cmocka_unit_test(a_battle_of_groups_keeps_the_contract),
        cmocka_unit_test(risk_keeps_the_contract),
        cmocka_unit_test(every_system_of_the_registry_keeps_the_contract),
        cmocka_unit_test(every_scenario_of_the_census_keeps_the_contract),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
