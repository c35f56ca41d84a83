// The revisions of the clauses of Portable Close Combat, for PROVES().
#ifndef BAY_TESTS_PORTABLE_PROOFS_H
#define BAY_TESTS_PORTABLE_PROOFS_H

#include "support/proves.h"

enum portable_revision {
#define CLAUSE(tag, id, revision, where, summary) tag##_REVISION = revision,
#include "rules/portable/clauses.def"
#undef CLAUSE
    PORTABLE_REVISIONS
};

#endif
