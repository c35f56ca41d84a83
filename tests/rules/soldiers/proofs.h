// The revisions of the clauses of Soldiers, for PROVES().
#ifndef BAY_TESTS_SOLDIERS_PROOFS_H
#define BAY_TESTS_SOLDIERS_PROOFS_H

#include "support/proves.h"

enum soldiers_revision {
#define CLAUSE(tag, id, revision, where, summary) tag##_REVISION = revision,
#include "rules/soldiers/clauses.def"
#undef CLAUSE
    SOLDIERS_REVISIONS
};

#endif
