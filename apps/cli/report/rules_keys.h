// The keys of a rule system's scenarios as text for people.
#ifndef BAYONET_CLI_REPORT_RULES_KEYS_H
#define BAYONET_CLI_REPORT_RULES_KEYS_H

#include "cli/session/client.h"

// in      keys   `keys` of the reply of `rules` with a system's id
void rules_keys(strbuf *out, const json_t *keys);

#endif
