// A rule system written out, table by table.
#ifndef BAY_REPLY_RULES_REPLY_H
#define BAY_REPLY_RULES_REPLY_H

#include "play/context.h"

// The whole reply about a system.
//   errors  BAY_NO_MEMORY
bay_status rules_reply_system(context *ctx, const bay_rules *rules);

// The whole reply about one clause.
void rules_reply_clause(context *ctx, const bay_rules *rules, const bay_clause *clause);

#endif
