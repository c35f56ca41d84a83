// The contract that every rule system must satisfy. Each function fails the running test and says
// where.
#ifndef BAY_TESTS_CONTRACT_H
#define BAY_TESTS_CONTRACT_H

#include "bayonet/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

// Fails unless `condition` holds; the rest says, as printf does, what then is wrong.
#define HOLDS(condition, ...)                                                                  \
    do {                                                                                       \
        if (!(condition)) {                                                                    \
            print_error(__VA_ARGS__);                                                          \
            print_error("\n");                                                                 \
            fail();                                                                            \
        }                                                                                      \
    } while (0)

// All of it: the tables; the sample; and scenarios made from the sample by setting every key and
// every parameter to its lowest, its highest, each of its words, and just outside its range.
void contract_check(const bay_rules *rules);

// The tables alone: ended, ids well formed and unique, clauses that exist.
void contract_check_tables(const bay_rules *rules);

// Every situation of a battle that can be reached (the first 20,000 of them): everything the
// rules say there is pure, in range, and blind to what decides nothing.
void contract_check_battle(const bay_battle *battle);

// Its units and groups: each is called once, and no question could offer two options of one id.
void contract_check_units(const bay_battle *battle);

// Of options of one question that begin alike, both end in their unit: ids are told apart for these
// alone (ids/id_set.h).
void contract_check_heads(const bay_rules *rules, const bay_step_info *step);

// What is drawn in a situation (the `number`-th that was reached): its marks are pure, of known
// kinds, in places that there are, with shapes that have their points.
void contract_check_view(const bay_battle *battle, const void *at, uint32_t number);

#endif
