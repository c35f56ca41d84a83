// The browser's module gives no exact fractions: nothing on the page asks for them, and the code
// for them would be a thirtieth of the download.
#include "reply/residues_reply.h"

bay_status residues_reply_check(context *ctx, const bay_value *primes) {
    (void)primes;
    return context_fault(ctx, BAY_BAD_REQUEST, "primes",
                         "The browser's module gives no exact fractions. The command does: "
                         "bayonet odds SCENARIO --fractions.");
}

bay_status residues_reply_write(context *ctx, const solution *f) {
    (void)ctx, (void)f;
    return BAY_OK;
}
