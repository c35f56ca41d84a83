// The battle of a scenario that a bench has as text.
#ifndef BAY_BENCH_BATTLE_READ_H
#define BAY_BENCH_BATTLE_READ_H

#include "bayonet/game.h"

#include "base/arena.h"

// Gives up when the scenario is bad. The caller frees the battle with bay_battle_free, before the
// arena.
bay_battle *battle_read(arena *into, const char *text);

#endif
