// The table of a system's clauses, of the list that KIT_CLAUSES names: read once, beside its
// bay_rules.
static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, gist) {id, revision, where, gist, NULL},
#define OMITTED(tag, id, revision, where, gist, why) {id, revision, where, gist, why},
#include KIT_CLAUSES
#undef CLAUSE
#undef OMITTED
    {NULL, 0, NULL, NULL, NULL},
};
