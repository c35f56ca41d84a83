// The rows of the option table.
#ifndef BAY_RULES_PORTABLE_OPTIONS_H
#define BAY_RULES_PORTABLE_OPTIONS_H

#include "portable.h"

enum portable_option {
    OPTION_FIRE,
    OPTION_HOLD_FIRE,
    OPTION_INITIATE,
    OPTION_HOLD,
    OPTION_FIGHT,
    OPTION_ATTACK,
    OPTION_NO_MORE,
    OPTION_ROLL,
    OPTION_ROLL_AT,
    OPTION_FALL_BACK,
    OPTION_TAKE_LOSS,
    OPTION_NORTH, // then the other facings, in their order
    OPTION_EAST,
    OPTION_SOUTH,
    OPTION_WEST,
    OPTION_ADVANCE_TOGETHER,
    OPTION_ADVANCE,
    OPTION_STAY
};

#endif
