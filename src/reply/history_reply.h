// What a reply tells about a completed step: the dice and what followed.
#ifndef BAY_REPLY_HISTORY_REPLY_H
#define BAY_REPLY_HISTORY_REPLY_H

#include "play/record.h"

// The member `events`: a list of what happened, each with its clause.
void history_write_events(json *to, const bay_battle *battle, const replay_events *events);

// Members for the throw that `doing` completed; null if there was none (or doing is NULL).
// `reading`: how the faces were read, pair by pair or stage by stage. `threw`: who threw what.
//   errors  BAY_NO_MEMORY
bay_status history_write_reading(context *ctx, const replay *r, const record_doing *doing);
void history_write_threw(json *to, const replay *r, const record_doing *doing);

#endif
