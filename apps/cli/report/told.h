// What a step did, in text: dice matched row by row, then consequences, each with its clause at the
// right edge.
#ifndef BAYONET_CLI_REPORT_TOLD_H
#define BAYONET_CLI_REPORT_TOLD_H

#include "cli/common/strbuf.h"

#include <jansson.h>

// Wrapped text after `indent` columns, with the clause (may be empty) at the right edge.
void told_line(strbuf *out, int indent, const char *words, const char *clause);

// The members of a reply of play, or of a step of replay.
void told_dice(strbuf *out, const json_t *step);   // `threw` and `reading`; nothing when null
void told_events(strbuf *out, const json_t *step); // `events`

#endif
