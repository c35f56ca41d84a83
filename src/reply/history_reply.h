// What a reply tells of a step that was made: the dice and what came of it.
#ifndef BAY_REPLY_HISTORY_REPLY_H
#define BAY_REPLY_HISTORY_REPLY_H

#include "play/record.h"

// The member `events`: a list of what happened, each with its clause.
void history_write_events(json *to, const bay_battle *battle, const replay_events *events);

// Members for the throw that `doing` completed, null where there was none (doing: NULL, too):
// `reading`, how the faces were read, pair by pair or stage by stage; `threw`, who threw what.
//   errors  BAY_NO_MEMORY
bay_status history_write_reading(context *ctx, const replay *r, const record_doing *doing);
void history_write_threw(json *to, const replay *r, const record_doing *doing);

// How the faces of a throw that was completed were read: rows[*count] in ctx->arena; NULL: out of memory. And a
// row in words: "6 beats 5".
const bay_reading *history_reading(context *ctx, const replay *r, const record_doing *doing,
                                   size_t *count);
void history_reading_words(text *to, const bay_throw *dice, const bay_reading *row);

#endif
