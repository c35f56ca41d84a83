#include "scenario/presets.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "scenario/values/scalar.h"

#include <string.h>

static void add_unknown(const bay_rules *rules, const bay_value *given, faults *bad) {
    const bay_preset *none = &(bay_preset){.id = NULL};
    const bay_preset *first = rules->presets ? rules->presets : none;
    bay_fault *why = faults_next(bad);
    fault_set(why, BAY_BAD_INPUT, "preset",
              first->id ? "There is no preset of that name." : "These rules have no presets.");
    fault_given_value(why, given);
    fault_at(why, given);
    if (!first->id) return;
    nearest search = nearest_to(given->kind == BAY_VALUE_TEXT ? given->is.text : "");
    for (const bay_preset *preset = first; preset->id; preset++) {
        fault_allowed_also(why, preset->id);
        nearest_try(&search, preset->id);
    }
    if (search.best) fault_nearest(why, search.best);
}

const bay_preset *preset_read(const bay_rules *rules, const bay_value *given, faults *bad) {
    const bay_preset *preset = rules->presets;
    for (; preset && preset->id && given->kind == BAY_VALUE_TEXT; preset++)
        if (strlen(preset->id) == given->count &&
            scalar_same(preset->id, given->is.text, given->count))
            return preset;
    add_unknown(rules, given, bad);
    return NULL;
}
