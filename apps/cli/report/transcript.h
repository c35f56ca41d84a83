// A record as a text that a person could read aloud.
#ifndef BAYONET_CLI_REPORT_TRANSCRIPT_H
#define BAYONET_CLI_REPORT_TRANSCRIPT_H

#include "cli/common/strbuf.h"

#include <jansson.h>

// in    reply   of replay
//       system  of rules
void transcript_tell(strbuf *out, const json_t *reply, const json_t *system);

// A line for each thing that happened, with its clause.
void transcript_list(strbuf *out, const json_t *reply, const json_t *system);

#endif
