// One run of the command: its arguments and its output.
#ifndef BAYONET_CLI_SESSION_SESSION_H
#define BAYONET_CLI_SESSION_SESSION_H

#include "cli/common/exits.h"
#include "cli/common/strbuf.h"
#include "cli/session/players.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

struct verb;
struct sweep_job;

typedef struct asked {
    const struct verb *verb;
    bool json, csv, fractions, why, hangs_on, certain, no_input, terse, help, version;
    const char *orders, *aim, *from, *plot; // as given; NULL when not
    const char *show, *target, *store;      // of vary
    const char *man, *completion;           // of the verb help
    int digits;                             // decimals of a number in 100
    bool digits_given;
    uint32_t budget;         // situations; 0: not given
    player players[PLAYERS]; // of play
    bool seeded;             // `seed` was given
    int64_t seed;
    const char *record; // the file to keep; NULL: not given
    uint64_t trials;    // of simulate
    uint32_t threads;   // 0: as many as there are processors
    const char *way;    // tree or graph; NULL: whichever is faster
    uint32_t valued;    // the options given, by 1 << option_id
    int count;
    char **word; // [count] operands
} asked;

typedef struct session {
    asked in;
    strbuf out;   // for stdout, printed when the verb returns EXIT_DONE or EXIT_NO
    strbuf notes; // for stderr, printed always
    // Answers the points of a sweep (vary/sweep_job.h) elsewhere; NULL: threads of this process do.
    void (*answer_elsewhere)(struct sweep_job *job);
    json_t *error; // owned: the error (error.h), NULL when there is none
} session;

#endif
