// The requests, one handler each.
#ifndef BAY_API_HANDLERS_H
#define BAY_API_HANDLERS_H

#include "play/context.h"

// Each handler writes its reply and returns BAY_OK, or returns the status of a fault.
bay_status handle_rules(context *ctx);
bay_status handle_new(context *ctx);
bay_status handle_check(context *ctx);
bay_status handle_show(context *ctx);
bay_status handle_odds(context *ctx);
bay_status handle_best(context *ctx);
bay_status handle_hangs_on(context *ctx);
bay_status handle_play(context *ctx);
bay_status handle_simulate(context *ctx);
bay_status handle_vary(context *ctx);
bay_status handle_replay(context *ctx);

#endif
