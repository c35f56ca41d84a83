// What a reply says of the measures: at a score, and over all that may come of an assault.
#ifndef BAY_REPLY_MEASURES_REPLY_H
#define BAY_REPLY_MEASURES_REPLY_H

#include "bayonet/odds.h"

#include "json/json_write.h"

// Writes `measures` into the open map, of a score, and `none`: the words of those that came to nothing, one behind
// the other, without each side's casualties; null where there are none.
void measures_reply_score(json *to, const bay_battle *battle, const bay_score *score);

// Writes members of one measure, [row], of `what`, into the open map; their keys sort before `mean`.
typedef void measures_reply_more(json *to, const void *what, uint32_t row);

// The same over all that may come; `more` may be NULL. `never` has the words of what never happens.
void measures_reply_odds(json *to, const bay_battle *battle, const bay_odds *odds,
                         measures_reply_more *more, const void *what);

#endif
