// How likely is each ending, and each loss?

#include "api/handlers.h"
#include "reply/odds_reply.h"
#include "reply/why_reply.h"

static bay_status write_reply(door *d, const figures *f) {
    door_begin(d);
    bay_status status = odds_reply_write(d, f, false);
    if (status == BAY_OK) door_version(d);
    if (status == BAY_OK && why_reply_wanted(d)) status = why_reply_write(d, f);
    if (status == BAY_OK) json_close_map(&d->to);
    return status;
}

static bay_status make_reply(door *d, const assault *a) {
    figures f;
    bool careful = a->kind == ORDERS_STANDING && odds_reply_wants(d, "careful");
    bay_status status =
        careful ? figures_make_pooled(d, a, &f) : figures_make(d, a, a->kind, &f);
    if (status == BAY_OK) status = write_reply(d, &f);
    figures_free(&f);
    return status;
}

bay_status ask_odds(door *d) {
    assault a = {0};
    bay_status status = odds_reply_check(d);
    if (status == BAY_OK) status = why_reply_check(d);
    if (status != BAY_OK) return status;
    status = assault_load(d, &a);
    if (status == BAY_OK) status = make_reply(d, &a);
    assault_free(&a);
    return status;
}
