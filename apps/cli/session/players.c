#include "cli/session/players.h"

#include "cli/common/edit_distance.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char *const PLAYER_SIDES[PLAYERS + 1] = {"attacker", "defender", NULL};

int players_side(const char *name) {
    for (int side = 0; side < PLAYERS; side++)
        if (strcmp(name, PLAYER_SIDES[side]) == 0) return side;
    return -1;
}

bool players_read_seed(const char *text, int64_t *out) {
    char *end;
    if (*text < '0' || *text > '9') return false;
    errno = 0;
    *out = strtoll(text, &end, 10);
    return errno == 0 && *end == '\0';
}

int64_t players_make_seed(void) {
    uint64_t drawn = (uint64_t)time(NULL) * 2654435761u; // where there is no better source
    FILE *chance = xalloc_open("/dev/urandom", "rb");
    if (chance && fread(&drawn, sizeof drawn, 1, chance) != 1) drawn ^= (uint64_t)clock();
    if (chance) fclose(chance);
    return (int64_t)(drawn % SEED_BELOW);
}

// --- One part: attacker=own ------------------------------------------------------------------

typedef struct part {
    session *at;
    const char *option; // dice
    const char *word;   // what stands behind the side
    player *player;
} part;

static int wrong(const part *p, const char *const *words, const char *allowed) {
    error_set(p->at, EXIT_USAGE, "usage", "--%s needs %s, not \"%s\"", p->option, allowed,
              p->word);
    const char *nearest = edit_nearest(p->word, words);
    if (nearest) error_note(p->at, "nearest", nearest);
    return EXIT_USAGE;
}

static int read_dice(const part *p) {
    static const char *const WORDS[] = {"own", "seeded", NULL};
    p->player->has_seed = players_read_seed(p->word, &p->player->seed);
    p->player->seeded = p->player->has_seed || strcmp(p->word, WORDS[1]) == 0;
    if (p->player->seeded || strcmp(p->word, WORDS[0]) == 0) return EXIT_DONE;
    return wrong(p, WORDS, "own, seeded or a seed (a whole number from 0)");
}

static int read_command(const part *p) {
    static const char *const WORDS[] = {"best", "standing", "fallible", NULL};
    for (const char *const *word = WORDS; *word; word++)
        if (strcmp(p->word, *word) == 0) {
            p->player->commander = *word;
            return EXIT_DONE;
        }
    return wrong(p, WORDS, "best, standing or fallible");
}

// --- All of them -----------------------------------------------------------------------------

static int unknown_side(session *at, const char *option, const char *name) {
    error_set(at, EXIT_USAGE, "usage", "--%s: \"%s\" is no side", option, name);
    error_note(at, "allowed", "attacker, defender");
    const char *nearest = edit_nearest(name, PLAYER_SIDES);
    if (nearest) error_note(at, "nearest", nearest);
    return EXIT_USAGE;
}

typedef int read_fn(const part *);

// `text` is SIDE=WORD, or WORD for both sides where that may be.
static int read_one(part p, char *text, player players[PLAYERS], read_fn *read) {
    char *word = strchr(text, '=');
    p.word = word ? word + 1 : text;
    if (word) {
        *word = '\0';
        int side = players_side(text);
        if (side < 0) return unknown_side(p.at, p.option, text);
        p.player = &players[side];
        return read(&p);
    }
    if (read == read_command)
        return error_set(p.at, EXIT_USAGE, "usage",
                         "--command says which side: --command defender=%s", text);
    for (int side = 0; side < PLAYERS; side++) {
        p.player = &players[side];
        int status = read(&p);
        if (status != EXIT_DONE) return status;
    }
    return EXIT_DONE;
}

static int read_all(part p, const char *value, player players[PLAYERS], read_fn *read) {
    int status = EXIT_DONE;
    for (const char *from = value; status == EXIT_DONE;) {
        size_t size = strcspn(from, ",");
        char *text = xalloc_text(from, size);
        status = read_one(p, text, players, read);
        free(text);
        if (!from[size]) break;
        from += size + 1;
    }
    return status;
}

int players_read_dice(session *at, const char *value, player players[PLAYERS]) {
    return read_all((part){.at = at, .option = "dice"}, value, players, read_dice);
}

int players_read_command(session *at, const char *value, player players[PLAYERS]) {
    return read_all((part){.at = at, .option = "command"}, value, players, read_command);
}
