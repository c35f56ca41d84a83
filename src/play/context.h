// The context of one request: what the host lends, the request, its faults and its reply.
#ifndef BAY_PLAY_CONTEXT_H
#define BAY_PLAY_CONTEXT_H

#include "bayonet/odds.h"
#include "bayonet/request.h"

#include "base/arena.h"
#include "base/budget.h"
#include "json/faults.h"
#include "json/json_write.h"

// Members beside an error.
typedef struct refusal {
    uint32_t record_line;     // the line of the record, from 1; 0 none
    bool record_text;         // that line was given as text, and columns are within it
    char record_by[24];       // the version that wrote it, if its rules may differ; else ""
    const bay_rules *bounded; // not NULL: the budget was reached, and bounds are known
    uint32_t reached;         // situations
    double low[BAY_ENDINGS_MAX], unknown;
} refusal;

typedef struct context {
    const bay_host *host;
    budget limits;
    bay_memory memory; // within the limits
    arena arena;
    const bay_value *request; // a map
    faults bad;
    refusal refusal;
    text out;
    json to; // onto `out`
} context;

// Adds a fault about `path` (NULL: none). Returns `status`.
bay_status context_fault(context *ctx, bay_status status, const char *path, const char *words);

// Adds the fault of a status that none explains yet. What reached a budget without having as many
// situations as it may has reached that of bytes, which context_over_bytes says. Both return the status.
bay_status context_explain(context *ctx, bay_status status);
bay_status context_over_bytes(context *ctx);

// The rule systems of the host, in its order; NULL past the last. And the one with the id `id`;
// NULL when there is none.
const bay_rules *context_rules(const context *ctx, size_t index);
const bay_rules *context_rules_find(const context *ctx, const char *id);

// The most situations that a request may ask for: the host's budget.
uint32_t context_situations(const context *ctx);

// The limits of analysis for this request.
bay_work context_work(const context *ctx);

// True if every allocation of this request succeeded. Otherwise neither an answer nor a fault can
// be trusted, so bay_request checks this before it replies.
bool context_has_memory(const context *ctx);

// True when `status` says that the budget of bytes was reached, not that the caller's memory ran
// out. The context then forgets the failure: the caller takes another way, which needs less memory.
bool context_forgives(context *ctx, bay_status status);

// The reason for a NULL result: the first fault, or BAY_NO_MEMORY. Never BAY_OK.
bay_status context_status(const context *ctx);

// The member `name` of the request; NULL when there is none, or it is null.
const bay_value *context_get(const context *ctx, const char *name);

// A member that is true or false; `otherwise` when there is none.
//   errors  BAY_BAD_REQUEST
bay_status context_flag(context *ctx, const char *name, bool otherwise, bool *out);

// A member that is a whole number within low .. high; `otherwise` when there is none.
typedef struct context_number {
    const char *name;
    int64_t low, high, otherwise;
} context_number;
bay_status context_whole(context *ctx, context_number wanted, int64_t *out);

// Begins the reply, a map; writes its schema, bayonet/<noun>/1; ends it with the version.
void context_begin(context *ctx);
void context_schema(context *ctx, const char *noun);
void context_version(context *ctx); // without the end, if a key follows
void context_end(context *ctx);

#endif
