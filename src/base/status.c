#include "bayonet/status.h"

typedef struct row {
    const char *id, *words;
} row;

#define ROW(code, kebab, english) [code] = {kebab, english},
static const row ROWS[BAY_STATUS_COUNT] = {BAY_STATUS_MAP(ROW)};
#undef ROW

// A number from outside that is none of ours is a fault in whoever made it.
static const row *row_of(bay_status status) {
    return &ROWS[(unsigned)status < BAY_STATUS_COUNT ? status : BAY_INTERNAL];
}

const char *bay_status_id(bay_status status) {
    return row_of(status)->id;
}

const char *bay_status_words(bay_status status) {
    return row_of(status)->words;
}
