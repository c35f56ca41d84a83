// The revisions of the clauses of the Trial Assault Rules, for PROVES().
#ifndef BAY_TESTS_TRIAL40K_PROOFS_H
#define BAY_TESTS_TRIAL40K_PROOFS_H

#include "support/proves.h"

enum trial40k_revision {
#define CLAUSE(tag, id, revision, where, summary) tag##_REVISION = revision,
#include "rules/trial40k/clauses.def"
#undef CLAUSE
    TRIAL40K_REVISIONS
};

#endif
