// A rule system, or one of its clauses, as text for people.
#ifndef BAYONET_CLI_REPORT_RULES_TEXT_H
#define BAYONET_CLI_REPORT_RULES_TEXT_H

#include "cli/session/client.h"

// A whole system: `system` is the reply of `rules` with its id.
void rules_system(strbuf *out, const json_t *system);

// A clause, then the numbers, readings, keys and questions of its system that cite it.
void rules_clause(strbuf *out, const json_t *clause, const json_t *system);

#endif
