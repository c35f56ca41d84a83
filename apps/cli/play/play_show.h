// What the player sees of a game.
#ifndef BAYONET_CLI_PLAY_PLAY_SHOW_H
#define BAYONET_CLI_PLAY_PLAY_SHOW_H

#include "cli/play/game.h"

void play_show_begin(game *g);    // the assault, and the file of its record
void play_show_step(game *g);     // the effect of the last move, and the new odds
void play_show_standing(game *g); // the present state, if it has changed
void play_show_question(game *g); // the words of the throw, or the options
void play_show_end(game *g);      // the ending, and the losses
void play_show_leave(game *g);    // the file of the record, and how to continue it

// Answers to keys. Each returns an exit status; the error is then the library's.
int play_show_advice(game *g);
int play_show_clause(game *g);
int play_show_ground(game *g);
void play_show_help(game *g);

#endif
