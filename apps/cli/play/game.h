// A game under way: the record so far, and the door's last reply about it.
#ifndef BAYONET_CLI_PLAY_GAME_H
#define BAYONET_CLI_PLAY_GAME_H

#include "cli/assault/record_file.h"
#include "cli/assault/scenario_arg.h"

#include <stdio.h>

typedef struct game {
    session *at;
    FILE *screen;    // the dialogue; standard error if the report is a document
    strbuf text;     // not shown yet
    bool typing;     // a person sits at a terminal, and sees what he types
    scenario_arg of; // the assault being played
    record_file record;
    strbuf beside; // members of every request
    client now;    // the reply to the last move
    client system; // of rules
    int64_t seed;
    bool *own; // [room] by step: a person made it
    uint32_t room;
    bool touched;   // a person has thrown dice of the throw under way
    bool told;      // `now` was shown
    bool apart;     // something was shown: put a blank line before the next question
    bool asked;     // the words of the throw that is asked for were shown
    double ground;  // the chance that was shown last; negative: none was
    bool beyond;    // the odds exceeded the budget of situations, and this was said
    strbuf heading; // that was shown last
} game;

// Reads the assault to play, and begins or continues its record.
//
//   errors  an exit status, with the error set
//   owns    game_close, also after an error
int game_open(session *at, game *out);
void game_close(game *g);

// Makes a move ({"choose":"go-on"}) and appends its lines. `own`: a person made it.
//
//   errors  the error; the game is then as it was
int game_move(game *g, const char *move, bool own);

// Takes back everything since the last step that a person made, and that one.
//   out     *steps   how many; 0: there is none, and nothing changed
int game_undo(game *g, uint32_t *steps);

// Asks the door `verb` about the record; `more` are further members.
int game_ask(game *g, const char *verb, const char *more, client *out);

const json_t *game_question(const game *g);

// The chance of the ground from here, under the orders in force; negative if the budget of
// situations was exceeded. After that, at most GAME_AT_ONCE situations are tried at a prompt.
double game_ground(const game *g);
uint32_t game_budget(const game *g); // situations
enum { GAME_AT_ONCE = 50000 };       // they take no time that a person would notice
uint32_t game_steps(const game *g);

// Shows the contents of `text`. This acknowledges everything that is in the record by then.
//
//   errors  those of output_write
int game_show(game *g);

#endif
