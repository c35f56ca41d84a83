// A scenario as commented YAML, made from a rule system's key table.
#ifndef BAYONET_CLI_ASSAULT_NEW_YAML_H
#define BAYONET_CLI_ASSAULT_NEW_YAML_H

#include "cli/session/client.h"

// Writes every key of the system with its meaning and its allowed values: those of `scenario`
// with their value, the others after a # with the assumed value.
void new_yaml(strbuf *out, const json_t *system, const json_t *scenario);

// Whether the row `path` of the table, attacker|defender.stands[].red, is a key directly under
// `group` of a scenario, attacker.stands[] ("": the top). *name is its own name, possibly
// alternatives separated by |.
bool new_yaml_child(const char *path, const char *group, const char **name);

#endif
