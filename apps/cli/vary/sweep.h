// The answers of a variation's points: computed on several threads, or read from a store.
#ifndef BAYONET_CLI_VARY_SWEEP_H
#define BAYONET_CLI_VARY_SWEEP_H

#include "cli/vary/varying.h"

typedef struct sweep {
    const scenario_arg *base;
    const varying *over;
    uint32_t points, done;
    json_t **row;  // [points] the door's answer of each; NULL: none, because it was stopped
    json_t *head;  // what the door's reply says of all points
    client system; // the rule system: the reply of rules
} sweep;

// Asks whether the request is right, and of which system it is.
//   errors  an exit status, with the error set
//   owns    sweep_free, also after an error
int sweep_begin(session *at, const scenario_arg *base, const varying *over, sweep *out);

// Answers every point, or all until Ctrl-C. With --store those that it has are read from it, and the
// others are written to it as they come.
//
//   errors  an exit status, with the error set
int sweep_run(session *at, sweep *of);
void sweep_free(sweep *of);

// The answer of a point; NULL where there is none: `sweep_error` says why, NULL if it was not
// computed.
const json_t *sweep_answer(const sweep *of, uint32_t point);
const json_t *sweep_error(const sweep *of, uint32_t point);

// The first decision of a point: `first` of its answer; NULL if nobody seeks his best or has a choice.
// sweep_decides: true if any point has one.
const json_t *sweep_decision(const sweep *of, uint32_t point);
bool sweep_decides(const sweep *of);

#endif
