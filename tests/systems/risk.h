// Risk, the board game, to the end: a rule system of one throw, for tests and benchmarks.
// n = min(3, attackers) dice against m = min(2, defenders), matched by rank, until one side is
// gone. (An attacker here is an army that can fight; the board game leaves one more behind.)
#ifndef BAY_TESTS_RISK_H
#define BAY_TESTS_RISK_H

#include "bayonet/game.h"

extern const bay_rules bay_rules_risk;

typedef struct risk_battle {
    bay_battle common;
    uint16_t armies[2];
    bay_throw attack[3][2]; // by the dice of either side, one fewer
} risk_battle;

risk_battle risk_battle_of(int attackers, int defenders, bay_ties ties);

#endif
