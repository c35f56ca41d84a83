#include "battle_read.h"

#include "json/json_read.h"
#include "scenario/keys.h"
#include "timing.h"

#include <string.h>

bay_battle *battle_read(arena *into, const char *text) {
    const bay_value *document = NULL;
    bay_fault why;
    bay_battle *battle = NULL;
    const bay_rules *rules = NULL;
    faults bad = {.count = 0};
    scenario checked;
    uint8_t used[BAY_PARAMS_MAX] = {0};
    if (json_read(into, text, strlen(text), &document, &why) == BAY_OK)
        rules = bay_rules_find(bay_value_get(document, "rules")->is.text);
    if (!rules || keys_check(into, rules, document, NULL, &bad, &checked) != BAY_OK)
        timing_give_up("a bad scenario");
    bay_loading loading = {rules, checked.whole, checked.settings, used, timing_heap()};
    if (rules->load(&loading, &battle, &why) != BAY_OK) timing_give_up("a forbidden scenario");
    return battle;
}
