// What a reply says about the situation that an assault has reached.
#ifndef BAY_REPLY_SITUATION_REPLY_H
#define BAY_REPLY_SITUATION_REPLY_H

#include "play/assault.h"

// Members of a reply, each with its key: `features`, `heading`, `sides` (how strong each
// still is), `question`.
void situation_write_features(json *to, const replay *r);
void situation_write_heading(json *to, const bay_battle *battle, const bay_view *view);
void situation_write_sides(json *to, const bay_battle *battle, const bay_view *view);
void situation_write_question(json *to, const assault *a);

#endif
