// The points of sweeps in a file, so that a sweep that was broken off goes on where it stopped.
//
// It is an SQLite database (docs/formats/store.md). A point is kept under all that its answer depends
// on: the version, the request, and its values. So several sweeps may share a file, also at the same
// time, and one that asks for more values than another finds those that are there.
#ifndef BAYONET_CLI_VARY_STORE_H
#define BAYONET_CLI_VARY_STORE_H

#include "cli/vary/varying.h"

typedef struct store store;

// Opens the file that --store names, and makes it if there is none.
//
//   errors  EXIT_USAGE: it is no store; EXIT_BROKEN: it cannot be read or written; the error is set
//   owns    store_close
int store_open(session *at, const scenario_arg *base, const varying *over, store **out);
void store_close(store *of); // NULL: nothing

// Reads the answers that it has into row[points], and into `head` what is the same for all of them.
int store_get(session *at, store *of, json_t **row, json_t *head);

// Keeps answers in one transaction: begin, put each, end.
int store_begin(session *at, store *of);
int store_put(session *at, store *of, uint32_t point, const json_t *row);
int store_end(session *at, store *of, const json_t *head);

#endif
