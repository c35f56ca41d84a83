// What a reply says about the measures: for one score, and over all outcomes of an assault.
#ifndef BAY_REPLY_MEASURES_REPLY_H
#define BAY_REPLY_MEASURES_REPLY_H

#include "bayonet/odds.h"

#include "json/json_write.h"

// Writes into the open map `measures`, the measures of a score, and `none`: the words of those that
// are zero, in one list, without each side's casualties; null if there are none.
void measures_reply_score(json *to, const bay_battle *battle, const bay_score *score);

// Writes more members of the measure `row` from `what` into the open map; their keys sort before
// `mean`.
typedef void measures_reply_more(json *to, const void *what, uint32_t row);

// The same over all outcomes; `more` may be NULL. `never` has the words of what never happens.
void measures_reply_odds(json *to, const bay_battle *battle, const bay_odds *odds,
                         measures_reply_more *more, const void *what);

#endif
