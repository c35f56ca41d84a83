// One question of a game, answered by a person or by Bayonet.
#ifndef BAYONET_CLI_PLAY_PLAY_TURN_H
#define BAYONET_CLI_PLAY_PLAY_TURN_H

#include "cli/play/game.h"

// Answers the present question: rolls, commands, or reads a line. At the end of the assault it
// offers to take back the last step.
//
//   out     *left   the player has left, or his input has ended
//   errors  an exit status, with the error set, if the game cannot continue
int play_turn(game *g, bool *left);

#endif
