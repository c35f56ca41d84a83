// A choice as a person types it: its number, its words, its id, or the beginning of one of them.
#ifndef BAYONET_CLI_PLAY_TYPED_CHOICE_H
#define BAYONET_CLI_PLAY_TYPED_CHOICE_H

#include "cli/common/strbuf.h"

#include <jansson.h>

// The option that is meant; NULL when none is, and a sentence on that is added to `why`.
//
//   in      text      "": the standing order
//           options   of a question: `id`, `words`, `standing`
const json_t *typed_choice_find(const char *text, const json_t *options, strbuf *why);

#endif
