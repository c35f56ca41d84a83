// The scenario that a request names: its own document, a short text, or a system's sample.
#ifndef BAY_PLAY_SCENARIO_OF_H
#define BAY_PLAY_SCENARIO_OF_H

#include "play/context.h"

// The document that the request names, not yet amended or checked, and its rules.
//   errors  BAY_BAD_REQUEST: not exactly one is named; BAY_UNKNOWN_RULES, BAY_BAD_INPUT,
//           BAY_NO_MEMORY
bay_status scenario_named(context *ctx, const bay_rules **rules, const bay_value **document);

// The document of a short form: `given` are the words of the member `short`.
//   errors  BAY_UNKNOWN_RULES, BAY_BAD_INPUT, BAY_NO_MEMORY
bay_status scenario_short(context *ctx, const char *given, const bay_rules **rules,
                          const bay_value **document);

// The rules that `document`, a scenario, names.
bay_status scenario_rules(context *ctx, const bay_value *document, const bay_rules **rules);

#endif
