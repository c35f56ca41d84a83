// Asks the one door and looks into its replies.
#ifndef BAY_TESTS_ASKING_H
#define BAY_TESTS_ASKING_H

#include "bayonet/request.h"
#include "bayonet/value.h"

#include "base/arena.h"
#include "failing_memory.h"

typedef struct asking {
    failing_memory heap; // of the door; nothing may be left in it
    arena replies;       // read replies live in it
    bay_host host;
    const char *raw; // the last reply as it came
} asking;

void asking_begin(asking *a);
void asking_end(asking *a); // sees that nothing is left

// A row of cmocka's list: `test` between the two, over the `asking` that the file keeps.
#define ASKING_TEST(test, over)                                                                \
    cmocka_unit_test_prestate_setup_teardown(test, asking_set_up, asking_tear_down, over)
int asking_set_up(void **over);
int asking_tear_down(void **over);

// The reply to `request`, in which ' stands for ". Sees that its keys are sorted, that it has
// schema and version, and that its status agrees.
const bay_value *ask(asking *a, const char *request);

// `request` with its first %s replaced by `part`, as it stands; and the reply to that.
const char *ask_filled(asking *a, const char *request, const char *part);
const bay_value *ask_with(asking *a, const char *request, const char *part);

// A value within another: "error.also[1].path"; NULL when it is not there.
const bay_value *at(const bay_value *value, const char *path);

// Its text, "" when it is none; its whole number, INT64_MIN when it is none; its real number.
const char *text_at(const bay_value *value, const char *path);
int64_t whole_at(const bay_value *value, const char *path);
double real_at(const bay_value *value, const char *path);

// The chance of an ending in a reply of odds; NAN when it is not among them.
double ending_at(const bay_value *odds, const char *id);

// Fails unless they are the same but for how they were added up.
void assert_close(double have, double want);

// Fails unless the parts of a sentence read so, words that are marked with their kind: "The [side attacker] …".
void assert_said(const bay_value *parts, const char *words);

// As JSON with ' for ", to be compared.
const char *json_at(asking *a, const bay_value *value, const char *path);

#endif
