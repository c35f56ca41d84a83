// Reads a document in YAML: composes it from the events of libyaml.
#ifndef BAYONET_CLI_YAML_YAML_EVENTS_H
#define BAYONET_CLI_YAML_YAML_EVENTS_H

#include "cli/yaml/compose.h"

// Composes to->out->from; to->status says whether it could be read.
void yaml_events(composer *to);

#endif
