// From values to YAML that reads back as the same values.
#ifndef BAYONET_CLI_YAML_WRITE_H
#define BAYONET_CLI_YAML_WRITE_H

#include "page.h"

#include <jansson.h>

// Adds a value on one line: 3, battalion, "Hill 3: the trench", {name: A Coy, strength: 3}.
void yaml_write(page *out, const json_t *value);

// Adds an item of a list, behind `indent` blanks and a dash: a line where it fits, else one a key.
void yaml_write_item(page *out, const json_t *item, int indent);

#endif
