// How does the assault come out when it is fought many times?
#include "answer/simulation.h"
#include "api/handlers.h"
#include "reply/simulate_reply.h"

static bay_status make_reply(door *d, const assault *a, simulation *s) {
    bay_status status = bay_tally_new(a->battle, d->memory, &s->tally);
    s->of = a;
    if (status == BAY_OK) status = tallies_read(d, a, s->tally);
    if (status == BAY_OK) status = simulation_fight(d, a, s);
    if (status == BAY_OK && bay_tally_trials(s->tally) == 0)
        status = door_fault(d, BAY_BAD_REQUEST, "tallies", "No trials were fought at all.");
    if (status == BAY_OK) status = simulate_reply_write(d, s);
    bay_tally_free(s->tally);
    return status;
}

bay_status ask_simulate(door *d) {
    assault a = {0};
    simulation s = {0};
    bay_status status = simulation_read(d, &s);
    if (status != BAY_OK) return status;
    status = assault_load(d, &a);
    if (status == BAY_OK) status = make_reply(d, &a, &s);
    assault_free(&a);
    return status;
}
