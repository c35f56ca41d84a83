// The progress of a long piece of work: a line on stderr, if that is a terminal.
#ifndef BAYONET_CLI_COMMON_PROGRESS_H
#define BAYONET_CLI_COMMON_PROGRESS_H

#include <stdint.h>

// Shows `done` of `of`, over what was shown before.
void progress_show(uint64_t done, uint64_t of);

// Takes the line away.
void progress_clear(void);

#endif
