// The request `simulate`: fights the assault many times.
#include "answer/simulation.h"
#include "api/handlers.h"
#include "reply/simulate_reply.h"

static bay_status make_reply(context *ctx, const assault *a, simulation *s) {
    bay_status status = bay_tally_new(a->battle, ctx->memory, &s->tally);
    s->of = a;
    if (status == BAY_OK) status = tallies_read(ctx, a, s->tally);
    if (status == BAY_OK) status = simulation_fight(ctx, a, s);
    if (status == BAY_OK && bay_tally_trials(s->tally) == 0)
        status =
            context_fault(ctx, BAY_BAD_REQUEST, "tallies", "No trials were fought at all.");
    if (status == BAY_OK) status = simulate_reply_write(ctx, s);
    bay_tally_free(s->tally);
    return status;
}

bay_status handle_simulate(context *ctx) {
    assault a = {0};
    simulation s = {0};
    bay_status status = simulation_read(ctx, &s);
    if (status != BAY_OK) return status;
    status = assault_load(ctx, &a);
    if (status == BAY_OK) status = make_reply(ctx, &a, &s);
    assault_free(&a);
    return status;
}
