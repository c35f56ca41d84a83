// Dice as a person types them: 642, 6 4 2, 6,4,2.
//
// Dice of up to nine sides need nothing between them; others do.
#ifndef BAYONET_CLI_PLAY_TYPED_DICE_H
#define BAYONET_CLI_PLAY_TYPED_DICE_H

#include "cli/common/strbuf.h"

#include <stdbool.h>

typedef struct typed_dice {
    int sides;  // of each die
    int wanted; // dice that are asked for
} typed_dice;

// Whether the text can be meant for dice at all: it begins with a digit, and one without a sign.
bool typed_dice_are(const char *text);

// Reads the faces, as many as are asked for or fewer; all or none.
//
//   out     faces   "6,4,2"; untouched when something is wrong
//           why     a sentence on what is wrong; untouched when nothing is
//   returns how many faces; 0 when something is wrong
int typed_dice_read(const char *text, typed_dice asked, strbuf *faces, strbuf *why);

#endif
