#include "cli/session/hands.h"

#include "cli/common/heap.h"
#include "cli/common/slip.h"
#include "cli/session/complaint.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char *const HAND_SIDES[HANDS + 1] = {"attacker", "defender", NULL};

int hands_side(const char *name) {
    for (int side = 0; side < HANDS; side++)
        if (strcmp(name, HAND_SIDES[side]) == 0) return side;
    return -1;
}

bool hands_read_seed(const char *text, int64_t *out) {
    char *end;
    if (*text < '0' || *text > '9') return false;
    errno = 0;
    *out = strtoll(text, &end, 10);
    return errno == 0 && *end == '\0';
}

int64_t hands_make_seed(void) {
    uint64_t drawn = (uint64_t)time(NULL) * 2654435761u; // where there is no better source
    FILE *chance = heap_open("/dev/urandom", "rb");
    if (chance && fread(&drawn, sizeof drawn, 1, chance) != 1) drawn ^= (uint64_t)clock();
    if (chance) fclose(chance);
    return (int64_t)(drawn % SEED_BELOW);
}

// --- One part: attacker=own ------------------------------------------------------------------

typedef struct part {
    session *at;
    const char *option; // dice
    const char *word;   // what stands behind the side
    hand *hand;
} part;

static int wrong(const part *p, const char *const *words, const char *allowed) {
    complain(p->at, EXIT_USAGE, "usage", "--%s wants %s, not \"%s\"", p->option, allowed,
             p->word);
    const char *nearest = slip_of(p->word, words);
    if (nearest) complain_note(p->at, "nearest", nearest);
    return EXIT_USAGE;
}

static int read_dice(const part *p) {
    static const char *const WORDS[] = {"own", "seeded", NULL};
    p->hand->has_seed = hands_read_seed(p->word, &p->hand->seed);
    p->hand->seeded = p->hand->has_seed || strcmp(p->word, WORDS[1]) == 0;
    if (p->hand->seeded || strcmp(p->word, WORDS[0]) == 0) return EXIT_DONE;
    return wrong(p, WORDS, "own, seeded or a seed (a whole number from 0)");
}

static int read_command(const part *p) {
    static const char *const WORDS[] = {"best", "standing", "fallible", NULL};
    for (const char *const *word = WORDS; *word; word++)
        if (strcmp(p->word, *word) == 0) {
            p->hand->commander = *word;
            return EXIT_DONE;
        }
    return wrong(p, WORDS, "best, standing or fallible");
}

// --- All of them -----------------------------------------------------------------------------

static int unknown_side(session *at, const char *option, const char *name) {
    complain(at, EXIT_USAGE, "usage", "--%s: \"%s\" is no side", option, name);
    complain_note(at, "allowed", "attacker, defender");
    const char *nearest = slip_of(name, HAND_SIDES);
    if (nearest) complain_note(at, "nearest", nearest);
    return EXIT_USAGE;
}

typedef int read_fn(const part *);

// `text` is SIDE=WORD, or WORD for both sides where that may be.
static int read_one(part p, char *text, hand hands[HANDS], read_fn *read) {
    char *word = strchr(text, '=');
    p.word = word ? word + 1 : text;
    if (word) {
        *word = '\0';
        int side = hands_side(text);
        if (side < 0) return unknown_side(p.at, p.option, text);
        p.hand = &hands[side];
        return read(&p);
    }
    if (read == read_command)
        return complain(p.at, EXIT_USAGE, "usage",
                        "--command says which side: --command defender=%s", text);
    for (int side = 0; side < HANDS; side++) {
        p.hand = &hands[side];
        int status = read(&p);
        if (status != EXIT_DONE) return status;
    }
    return EXIT_DONE;
}

static int read_all(part p, const char *value, hand hands[HANDS], read_fn *read) {
    int status = EXIT_DONE;
    for (const char *from = value; status == EXIT_DONE;) {
        size_t size = strcspn(from, ",");
        char *text = heap_text(from, size);
        status = read_one(p, text, hands, read);
        free(text);
        if (!from[size]) break;
        from += size + 1;
    }
    return status;
}

int hands_read_dice(session *at, const char *value, hand hands[HANDS]) {
    return read_all((part){.at = at, .option = "dice"}, value, hands, read_dice);
}

int hands_read_command(session *at, const char *value, hand hands[HANDS]) {
    return read_all((part){.at = at, .option = "command"}, value, hands, read_command);
}
