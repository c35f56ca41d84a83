#include "json/faults.h"

#include "base/fault.h"

bay_fault *faults_next(faults *all) {
    if (all->count == FAULTS_MAX) return &all->beyond;
    return &all->list[all->count++];
}

bool faults_full(const faults *all) {
    return all->count == FAULTS_MAX;
}

bay_status faults_status(const faults *all) {
    return all->count ? all->list[0].status : BAY_OK;
}

void faults_cite(bay_fault *why, const bay_rules *rules, int row) {
    if (row >= 0) fault_clause(why, rules->clauses[row].id);
}
