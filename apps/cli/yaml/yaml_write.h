// Writes values as YAML that reads back as the same values.
#ifndef BAYONET_CLI_YAML_YAML_WRITE_H
#define BAYONET_CLI_YAML_YAML_WRITE_H

#include "cli/common/strbuf.h"

#include <jansson.h>
#include <stdbool.h>

// Adds a value on one line: 3, battalion, "Hill 3: the trench", {name: A Coy, strength: 3}.
void yaml_write(strbuf *out, const json_t *value);

// Adds an item of a list, after `indent` blanks and a dash: one line if it fits, else one for
// each key.
void yaml_write_item(strbuf *out, const json_t *item, int indent);

// Whether a text of several lines can be written line for line after a |.
bool yaml_write_may_block(const json_t *value);

// Adds such a text: |, and its lines after `indent` blanks. Ends with a line feed.
void yaml_write_block(strbuf *out, const json_t *value, int indent);

#endif
