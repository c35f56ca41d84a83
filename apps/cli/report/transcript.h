// A record told so that a person would read it aloud.
#ifndef BAYONET_CLI_REPORT_STORY_H
#define BAYONET_CLI_REPORT_STORY_H

#include "cli/common/page.h"

#include <jansson.h>

// in    reply   of replay
//       system  of rules
void story_tell(page *out, const json_t *reply, const json_t *system);

// A line for each thing that happened, with its clause.
void story_list(page *out, const json_t *reply, const json_t *system);

#endif
