// The revisions of the clauses of WTJ, for PROVES().
#ifndef BAY_TESTS_WTJ_PROOFS_H
#define BAY_TESTS_WTJ_PROOFS_H

#include "support/proves.h"

enum wtj_revision {
#define CLAUSE(tag, id, revision, where, summary) tag##_REVISION = revision,
#include "rules/wtj/clauses.def"
#undef CLAUSE
    WTJ_REVISIONS
};

#endif
