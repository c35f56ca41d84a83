// A request made from bytes: most keys exist and most values fit, so most are answered.
#ifndef BAY_TESTS_MADE_REQUEST_H
#define BAY_TESTS_MADE_REQUEST_H

#include "bayonet/game.h"

#include "base/text.h"

#include <stdint.h>
#include <stdlib.h>

typedef struct bytes { // that are left to make something of
    const uint8_t *at, *end;
} bytes;

// A number below `n`; 0 when none are left.
static inline unsigned below(bytes *from, unsigned n) {
    return from->at < from->end ? *from->at++ % n : 0;
}

static inline void must(bool holds) {
    if (!holds) abort();
}

// The rule systems that requests are about, ended by NULL: a target names them in a file of its own.
extern const bay_rules *const MADE_SYSTEMS[];

// A whole request about an assault or the rules, of any of them.
void made_request(text *to, bytes *from);

// A move in answer to what play asks, fit or not.
void made_move(text *to, bytes *from, const bay_value *question);

#endif
