// Whether two replies are the same answer, and whether a reply is the refusal that it should be.
#ifndef BAY_TESTS_SAME_ANSWER_H
#define BAY_TESTS_SAME_ANSWER_H

#include <stdbool.h>

// True where `reply` is `good` but for what docs/formats/door.md leaves out when the budget is too
// small for it: `careful`, what `advice` does not know, the `way` in which trials were fought, points
// of `vary`.
bool same_answer_but_budget(const char *good, const char *reply);

// True where `reply` is an error document of this status.
bool same_answer_is_error(const char *reply, const char *status);

#endif
