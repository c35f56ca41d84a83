// What the player sees of a game.
#ifndef BAYONET_CLI_PLAY_PLAY_SHOW_H
#define BAYONET_CLI_PLAY_PLAY_SHOW_H

#include "cli/play/game.h"

void play_show_begin(game *g);    // what is played, where it is kept
void play_show_step(game *g);     // what the last move did, and the odds since
void play_show_standing(game *g); // where it stands, when that has changed
void play_show_question(game *g); // the words of the throw, or the options
void play_show_end(game *g);      // how it ended, and at what price
void play_show_leave(game *g);    // where the record is and what goes on with it

// Answers to keys. Each returns an exit status; the error is then the library's.
int play_show_advice(game *g);
int play_show_clause(game *g);
int play_show_ground(game *g);
void play_show_help(game *g);

#endif
