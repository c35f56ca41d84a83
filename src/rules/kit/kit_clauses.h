// Makes the table of a system's clauses from the list that KIT_CLAUSES names. Include it once,
// beside its bay_rules.
static const bay_clause CLAUSES[] = {
#define CLAUSE(tag, id, revision, where, summary) {id, revision, where, summary, NULL},
#define OMITTED(tag, id, revision, where, summary, why) {id, revision, where, summary, why},
#include KIT_CLAUSES
#undef CLAUSE
#undef OMITTED
    {NULL, 0, NULL, NULL, NULL},
};
