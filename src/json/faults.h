// What is wrong with a document: all of it, not the first thing only.
#ifndef BAY_JSON_FAULTS_H
#define BAY_JSON_FAULTS_H

#include "bayonet/game.h"
#include "bayonet/status.h"

enum { FAULTS_MAX = 21 }; // the first, and 20 more

typedef struct faults {
    uint32_t count;
    bay_fault list[FAULTS_MAX];
    bay_fault beyond; // what comes after the last is written here and forgotten
} faults;

// Where the next fault is to be written; never NULL. The caller fills all of it (fault_set).
bay_fault *faults_next(faults *all);

// True when the next fault would be forgotten. Whoever walks over a document stops there, so a
// document of a million faults costs no more than one of a few.
bool faults_full(const faults *all);

// The status of the first; BAY_OK when there is none.
bay_status faults_status(const faults *all);

// Cites clause `row` of the rules; -1 is none.
void faults_cite(bay_fault *why, const bay_rules *rules, int row);

#endif
