// A test that proves a clause says so on its first line, with the revision it was written for.
// Re-reading the clause raises the revision, and every such test stops compiling until someone
// has read it again. Include after an enum of <tag>_REVISION constants made from clauses.def.
#ifndef BAY_TESTS_PROVES_H
#define BAY_TESTS_PROVES_H

#include <assert.h>

#define PROVES(tag, revision)                                                                  \
    static_assert(tag##_REVISION == (revision), #tag " was re-read: check this test again")

#endif
