// The assault that a request is about: a scenario, its battle, and the state of its record.
#ifndef BAY_PLAY_ASSAULT_H
#define BAY_PLAY_ASSAULT_H

#include "play/context.h"
#include "play/replay.h"
#include "scenario/keys.h"

// The orders that an answer assumes. One side's best is against the other's standing orders.
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
    replay replay;      // of the record; without one, at the first situation
} assault;

// Checks the scenario that the request names, without making a battle.
//   errors  BAY_BAD_REQUEST, BAY_BAD_INPUT, BAY_UNKNOWN_RULES, BAY_NO_MEMORY
bay_status assault_check(context *ctx, scenario *out);

// The same, and loads it; a record is replayed. Always free it with assault_free.
//   errors  also BAY_FORBIDDEN, BAY_BAD_RECORD
bay_status assault_load(context *ctx, assault *out);
void assault_free(assault *a);

// Makes the battle of a scenario, with the aim and orders of the request, or else of the scenario.
bay_status assault_fight(context *ctx, const scenario *of, assault *out);

// The same under other settings than the orders were read for: orders that nobody can then follow
// are ignored.
bay_status assault_fight_otherwise(context *ctx, const scenario *of, assault *out);

// standing, best, given, best-attacker, best-defender: as a reply names them.
const char *assault_orders(orders_kind kind);

// The sides that seek their best under them: 0, or BAY_SEEKS_….
int assault_seeks(orders_kind kind);

// The title; NULL when the scenario has none.
const char *assault_title(const assault *a);

// The two forces, in short forms: "6 regular against 3 regular".
void assault_forces(text *to, const scenario *of);

// The same in the system's own words, where it has any: "6 Regular points attack 3 Regular points; 1 hour".
void assault_add_forces(text *to, const assault *a);

// Members of a reply, each with its key.
void assault_write_forces(json *to, const assault *a);
void assault_write_hints(json *to, const assault *a);
void assault_write_assumed(json *to, const scenario *of);

#endif
