// A file as the command reads it, for the targets whose inputs are files.
#ifndef BAY_TESTS_READ_YAML_H
#define BAY_TESTS_READ_YAML_H

#include "cli/session/session.h"
#include "cli/yaml/yaml.h"

// Frees what a run of the command has said; it is then as new, with the same budget.
void forget(session *at);

// Reads bytes as a file of YAML or JSON, and calls `check` with what was read. What is not read must
// be refused with words and a file.
//   returns its JSON; NULL when nothing was read, or jansson does not keep it: a large number
typedef void check_yaml_fn(session *at, const yaml *in);
json_t *read_yaml(const char *bytes, size_t size, check_yaml_fn *check);

#endif
