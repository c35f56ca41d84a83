// Options of one question that would have one id, whatever its situations.
#ifndef BAY_TESTS_TWICE_H
#define BAY_TESTS_TWICE_H

#include "bayonet/game.h"

// The first id that two options of a question could have, about units of one side, told by writing
// all that the tables allow; NULL: none.
const char *contract_twice(const bay_battle *battle);

// Does the one begin as the other does, before the {unit} of this? Its unit then may make both alike.
bool contract_begin_alike(const bay_option_row *one, const bay_option_row *other);

#endif
