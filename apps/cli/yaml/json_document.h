// Reads a document in JSON.
#ifndef BAYONET_CLI_YAML_JSON_DOCUMENT_H
#define BAYONET_CLI_YAML_JSON_DOCUMENT_H

#include "cli/yaml/compose.h"

// Composes to->out->from, if it is JSON. Numbers and texts go over as they are written.
//
//   returns false when it is not: discard what was composed until then
bool json_document(composer *to);

#endif
