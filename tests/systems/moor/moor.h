// THE MOOR, an invented rule system on a table top: a pack of wolves against a cart. It has what no
// shipped system has yet: a plane with shapes, pieces put down by hand where they matter, an area
// beside the plane, and words of its own.
#ifndef BAY_TESTS_MOOR_H
#define BAY_TESTS_MOOR_H

#include "bayonet/game.h"

extern const bay_rules bay_rules_moor;

#endif
