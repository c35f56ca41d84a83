// An assault played by hand in a test: a scenario, choices by id, dice by their faces.
//
// Every function checks that what it is told to do is asked at that moment and fails the test,
// naming what was asked instead, when it is not. One story at a time; story_over frees it.
#ifndef BAY_TESTS_STORY_H
#define BAY_TESTS_STORY_H

#include "bayonet/game.h"

typedef struct story story;

// Loads the scenario (JSON, apostrophes may stand for quotation marks) and stands at its start.
story *story_begin(const char *scenario);
void story_over(story *s);

// The same with a scenario made as printf makes it.
__attribute__((format(printf, 1, 2))) story *story_of(const char *format, ...);

// Loads a scenario that must be refused, with this status, path and clause (NULL: not looked at).
void story_refused(const char *scenario, bay_status status, const char *path,
                   const char *clause);

// Takes the option with this id, or throws the faces "642 55" (blanks are for the reader).
void story_choose(story *s, const char *option);
void story_throw(story *s, const char *faces);

// Moves in a row, parted by semicolons: "commit-a-coy; dice-1; 642 5; go-on". What begins with a
// digit is thrown, all else is chosen.
void story_play(story *s, const char *moves);

// Puts pieces down by hand: "a.2 1310 1251; a.3 1580 1040". Returns whether it may be: then they stand there;
// else what is told is each breach, and nothing has changed.
bool story_place(story *s, const char *pieces);
bool story_put(story *s, const bay_move *moves, uint32_t count);

// What is asked now: the id of the step; "over" at an end.
const char *story_asks(const story *s);
void story_check_asks(const story *s, const char *step);
void story_check_dice(const story *s, int first, int second); // of the throw asked for
void story_check_sides(const story *s, int sides);            // of its dice
void story_check_thrower(const story *s, bay_side side);      // of the first; the other second
// Exactly these options, in this order, separated by blanks.
void story_check_options(const story *s, const char *options);
void story_check_offered(const story *s, const char *clause); // each option cites it

// What happened at the last step (story_begin: before the first question).
int story_times_told(const story *s, const char *clause);
bool story_told(const story *s, const char *clause);
void story_check_told(const story *s, const char *clause);
// Words that were told, or their beginning; in front the side that they are about, where there
// is one: "attacker: A Coy is held back".
void story_check_said(const story *s, const char *words);
bool story_said(const story *s, const char *words);
void story_check_feature(const story *s, const char *feature, int value);
// The unit with this id as it is drawn: its pins, its disorder, and in words what it is doing.
void story_check_pins(const story *s, const char *unit, int red, int black);
void story_check_disordered(const story *s, const char *unit,
                            bool disordered); // as it is drawn
void story_check_shown(const story *s, const char *unit, const char *words);

// At the end: the ending, and what each side lost.
void story_check_ending(const story *s, const char *ending);
void story_check_losses(const story *s, int attacker, int defender);
void story_check_measure(const story *s, const char *measure, int value);

// Exact chance of an ending from the start of a scenario, under standing orders or best play
// for the first aim; and the mean of a measure.
double story_chance(const char *scenario, const char *ending, bool best);

// Does the battle rest on this parameter: was it read, to be named with the answer?
bool story_rests_on(const story *s, const char *parameter);

const bay_battle *story_battle(const story *s);
const void *story_at(const story *s);

#endif
