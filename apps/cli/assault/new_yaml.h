// A scenario as commented YAML, made from a rule system's key table.
#ifndef BAYONET_CLI_ASSAULT_NEW_YAML_H
#define BAYONET_CLI_ASSAULT_NEW_YAML_H

#include "cli/session/client.h"

// Every key of the system with what it is and may be: those that `scenario` has with its value,
// the others behind a # with what is assumed for them.
void new_yaml(strbuf *out, const json_t *system, const json_t *scenario);

// Whether the row `path` of the table, attacker|defender.stands[].red, is a key right under `group`
// of a scenario, attacker.stands[] ("": the top); its own name, which may be alternatives with |
// between, goes to *name.
bool new_yaml_child(const char *path, const char *group, const char **name);

#endif
