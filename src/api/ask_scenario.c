// Is this a scenario, and what does it say?  And: can this record have been played?

#include "api/handlers.h"
#include "play/record.h"

// --- new -------------------------------------------------------------------------------------

bay_status ask_new(door *d) {
    assault a = {0};
    bay_status status = assault_load(d, &a); // what is handed out can be loaded
    if (status == BAY_OK) {
        door_begin(d);
        assault_write_assumed(&d->to, &a.scenario);
        json_key_value(&d->to, "scenario", a.scenario.given);
        door_schema(d, "scenario");
        door_end(d);
    }
    assault_free(&a);
    return status;
}

// --- check -----------------------------------------------------------------------------------

static void write_checked(door *d, const assault *a) {
    door_begin(d);
    assault_write_assumed(&d->to, &a->scenario);
    assault_write_forces(&d->to, a);
    assault_write_hints(&d->to, a);
    json_key_flag(&d->to, "ok", true);
    json_key_text(&d->to, "rules", a->scenario.rules->id);
    json_key_value(&d->to, "scenario", a->scenario.whole);
    door_schema(d, "check");
    if (record_is_named(d)) json_key_whole(&d->to, "steps", a->replay.steps);
    door_end(d);
}

bay_status ask_check(door *d) {
    assault a = {0};
    bay_status status = assault_load(d, &a);
    if (status == BAY_OK) write_checked(d, &a);
    assault_free(&a);
    return status;
}
