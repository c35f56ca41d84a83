// The rule systems that are asked about. Who uses asking.c names them in a file of his own.
#ifndef BAY_TESTS_ASKING_SYSTEMS_H
#define BAY_TESTS_ASKING_SYSTEMS_H

#include "bayonet/game.h"

extern const bay_rules *const ASKING_SYSTEMS[]; // ended by NULL

#endif
