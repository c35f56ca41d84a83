// Every rule system of the registry, and the invented ones of the tests.
#include "contract/contract.h"
#include "systems/drill/drill.h"
#include "systems/risk.h"

static void drill_keeps_the_contract(void **state) {
    (void)state;
    contract_check(&bay_rules_drill);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drill_keeps_the_contract),
        cmocka_unit_test(risk_keeps_the_contract),
        cmocka_unit_test(every_system_of_the_registry_keeps_the_contract),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
