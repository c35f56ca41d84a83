// The options --dice and --command: who throws the dice and who commands, for each side.
#ifndef BAYONET_CLI_SESSION_PLAYERS_H
#define BAYONET_CLI_SESSION_PLAYERS_H

#include <stdbool.h>
#include <stdint.h>

struct session;

typedef struct player {
    bool seeded;           // Bayonet rolls; else the player's own dice
    bool has_seed;         // a seed of the side's own
    int64_t seed;          // 0 or more
    const char *commander; // best, standing, fallible; NULL: a person
} player;

enum { PLAYERS = 2, SEED_BELOW = 1000000000 }; // attacker, defender; seeds that are made up

extern const char *const PLAYER_SIDES[PLAYERS + 1];

// Reads own, seeded, a seed, or SIDE=one of them with commas between.
//   errors  EXIT_USAGE, with the error set
int players_read_dice(struct session *at, const char *value, player players[PLAYERS]);

// Reads SIDE=best|standing|fallible, with commas between.
int players_read_command(struct session *at, const char *value, player players[PLAYERS]);

// Reads a seed; false when it is none.
bool players_read_seed(const char *text, int64_t *out);

// The place of a side's name; -1 for none.
int players_side(const char *name);

// A seed that nobody knows beforehand.
int64_t players_make_seed(void);

#endif
