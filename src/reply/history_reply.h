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

// history_reading: how the faces of a completed throw were read: rows[*count] in ctx->arena; NULL:
// out of memory. history_reading_words: a row in words, "6 beats 5".
const bay_reading *history_reading(context *ctx, const replay *r, const record_doing *doing,
                                   size_t *count);
void history_reading_words(text *to, const bay_throw *dice, const bay_reading *row);

#endif
