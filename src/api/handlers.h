// The requests, one handler each.
#ifndef BAY_API_HANDLERS_H
#define BAY_API_HANDLERS_H

#include "play/door.h"

// Each writes its reply and returns BAY_OK, or the status of a fault.
bay_status ask_rules(door *d);
bay_status ask_new(door *d);
bay_status ask_check(door *d);
bay_status ask_show(door *d);
bay_status ask_odds(door *d);
bay_status ask_best(door *d);
bay_status ask_hangs_on(door *d);
bay_status ask_play(door *d);
bay_status ask_simulate(door *d);
bay_status ask_replay(door *d);

#endif
