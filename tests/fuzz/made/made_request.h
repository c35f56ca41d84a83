// A request made from bytes: most keys exist and most values fit, so most are answered.
#ifndef BAY_TESTS_MADE_REQUEST_H
#define BAY_TESTS_MADE_REQUEST_H

#include "fuzz/made/made_scenario.h"

// A whole request about an assault or the rules, of any of them.
//   trials   that a request to simulate asks for
void made_request(text *to, recipe *from, int trials);

// A move in answer to what play asks, fit or not.
void made_move(text *to, recipe *from, const bay_value *question);

#endif
