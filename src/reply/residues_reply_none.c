// The browser's module gives no exact fractions: nothing on the page asks for them, and what works
// them out would be a thirtieth of what a visitor fetches.
#include "reply/residues_reply.h"

bay_status residues_reply_check(door *d, const bay_value *primes) {
    (void)primes;
    return door_fault(d, BAY_BAD_REQUEST, "primes",
                      "The browser's module gives no exact fractions. The command does: "
                      "bayonet odds SCENARIO --fractions.");
}

bay_status residues_reply_write(door *d, const figures *f) {
    (void)d, (void)f;
    return BAY_OK;
}
