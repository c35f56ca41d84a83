// Quotes words so that a shell reads them back.
#ifndef BAYONET_CLI_COMMON_SHELL_H
#define BAYONET_CLI_COMMON_SHELL_H

#include "cli/common/strbuf.h"

// Adds `word`, in single quotes when it holds anything a shell would read.
void shell_quote(strbuf *out, const char *word);

#endif
