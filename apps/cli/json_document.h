// A document that is JSON.
#ifndef BAYONET_CLI_JSON_DOCUMENT_H
#define BAYONET_CLI_JSON_DOCUMENT_H

#include "compose.h"

// Composes to->out->from, if it is JSON. Numbers and texts go over as they are written.
//
//   returns false when it is not: what was composed until then is of no use
bool json_document(composer *to);

#endif
