// The faults of a document: all of them, not only the first.
#ifndef BAY_JSON_FAULTS_H
#define BAY_JSON_FAULTS_H

#include "bayonet/game.h"
#include "bayonet/status.h"

enum { FAULTS_MAX = 21 }; // the first, and 20 more

typedef struct faults {
    uint32_t count;
    bay_fault list[FAULTS_MAX];
    bay_fault beyond; // faults after the last are written here and forgotten
} faults;

// The place for the next fault; never NULL. The caller fills all of it (fault_set).
bay_fault *faults_next(faults *all);

// True when the next fault would be forgotten. Code that walks over a document then stops, so a
// document with a million faults costs no more than one with a few.
bool faults_full(const faults *all);

// The status of the first; BAY_OK when there is none.
bay_status faults_status(const faults *all);

// Cites clause `row` of the rules; -1 is none.
void faults_cite(bay_fault *why, const bay_rules *rules, int row);

#endif
