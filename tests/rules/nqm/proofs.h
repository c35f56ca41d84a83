// The revisions of NQM's clauses, for PROVES().
#ifndef BAY_TESTS_NQM_PROOFS_H
#define BAY_TESTS_NQM_PROOFS_H

#include "support/proves.h"

enum nqm_revision {
#define CLAUSE(tag, id, revision, where, summary) tag##_REVISION = revision,
#include "rules/nqm/clauses.def"
#undef CLAUSE
    NQM_REVISIONS
};

#endif
