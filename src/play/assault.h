// The assault that a request is about: a scenario, its battle, and where a record has got to.
#ifndef BAY_PLAY_ASSAULT_H
#define BAY_PLAY_ASSAULT_H

#include "play/context.h"
#include "play/replay.h"
#include "scenario/keys.h"

// Whose orders an answer assumes. One side's best is its best against the other's standing orders.
typedef enum orders_kind {
    ORDERS_STANDING,
    ORDERS_BEST, // of both sides
    ORDERS_GIVEN,
    ORDERS_BEST_ATTACKER,
    ORDERS_BEST_DEFENDER,
    ORDERS_KINDS
} orders_kind;

typedef struct assault {
    bay_memory memory;
    scenario scenario;
    uint8_t *used; // by row of rules->params: the battle rests on it
    bay_battle *battle;
    bay_aim aim;
    orders_kind kind;
    bay_orders *orders; // of ORDERS_GIVEN
    replay replay;      // the record's; else at the first situation
} assault;

// Checks what scenario the request names, without a battle.
//   errors  BAY_BAD_REQUEST, BAY_BAD_INPUT, BAY_UNKNOWN_RULES, BAY_NO_MEMORY
bay_status assault_check(context *ctx, scenario *out);

// The same, and loads it; of a record, replays it. To be freed with assault_free in any case.
//   errors  also BAY_FORBIDDEN, BAY_BAD_RECORD
bay_status assault_load(context *ctx, assault *out);
void assault_free(assault *a);

// Makes the battle of a scenario, with aim and orders of the request or else of the scenario.
bay_status assault_fight(context *ctx, const scenario *of, assault *out);

// The same under other settings than the orders were read for: those that nobody can follow then are
// passed over.
bay_status assault_fight_otherwise(context *ctx, const scenario *of, assault *out);

// standing, best, given, best-attacker, best-defender: as a reply names them.
const char *assault_orders(orders_kind kind);

// Who looks for his best under them: 0, or BAY_SEEKS_….
int assault_seeks(orders_kind kind);

// The title; NULL when the scenario has none.
const char *assault_title(const assault *a);

// Who fights whom, in short forms: "6 regular against 3 regular".
void assault_forces(text *to, const scenario *of);

// Members of a reply, each with its key.
void assault_write_forces(json *to, const assault *a);
void assault_write_hints(json *to, const assault *a);
void assault_write_assumed(json *to, const scenario *of);

#endif
