// The pieces that a typed line puts down, and their places.
//
//     place A 3 4               unit, x, y
//     place A 3 4 90; B 6in 2.5in
#ifndef BAYONET_CLI_PLAY_TYPED_PLACE_H
#define BAYONET_CLI_PLAY_TYPED_PLACE_H

#include "cli/common/strbuf.h"

#include <stdbool.h>

// Whether a line begins like one.
bool typed_place_is(const char *typed);

// Adds the move that it is, as JSON, to *move. Numbers and lengths are the door's to judge.
//   returns false: it is none, and *why says how one is typed
bool typed_place_read(const char *typed, strbuf *move, strbuf *why);

#endif
