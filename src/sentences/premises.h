// What an answer assumes: whose orders, which aim, and how long the assault may last.
#ifndef BAY_SENTENCES_PREMISES_H
#define BAY_SENTENCES_PREMISES_H

#include "play/assault.h"

// Writes `premises`, a sentence: "Standing orders on both sides; aim: ground; hours: 2." The clock
// is left out if `forces` has it. The words for the orders are marked.
void premises_write(context *ctx, const assault *a, orders_kind kind);

// The same for several assaults that are like `a` but for what is left out: "Aim: ground." Null if
// everything is left out. The clock usually stands among the forces: where they are left out it is told
// here.
typedef struct premises_out {
    bool orders, aim, clock, forces;
} premises_out;
void premises_write_without(context *ctx, const assault *a, orders_kind kind, premises_out out);

#endif
