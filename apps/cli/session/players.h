// Whose hand throws and who commands?  --dice and --command, a side each.
#ifndef BAYONET_CLI_SESSION_HANDS_H
#define BAYONET_CLI_SESSION_HANDS_H

#include <stdbool.h>
#include <stdint.h>

struct session;

typedef struct hand {
    bool seeded;           // Bayonet rolls; else the player's own dice
    bool has_seed;         // a seed of the side's own
    int64_t seed;          // 0 or more
    const char *commander; // best, standing, fallible; NULL: a person
} hand;

enum { HANDS = 2, SEED_BELOW = 1000000000 }; // attacker, defender; seeds that are made up

extern const char *const HAND_SIDES[HANDS + 1];

// Reads own, seeded, a seed, or SIDE=one of them with commas between.
//   errors  EXIT_USAGE, with the complaint
int hands_read_dice(struct session *at, const char *value, hand hands[HANDS]);

// Reads SIDE=best|standing|fallible, with commas between.
int hands_read_command(struct session *at, const char *value, hand hands[HANDS]);

// Reads a seed; false when it is none.
bool hands_read_seed(const char *text, int64_t *out);

// The place of a side's name; -1 for none.
int hands_side(const char *name);

// A seed that nobody knows beforehand.
int64_t hands_make_seed(void);

#endif
