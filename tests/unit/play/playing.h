// Plays through the door: keeps the record that grows line by line.
#ifndef BAY_TESTS_PLAYING_H
#define BAY_TESTS_PLAYING_H

#include "base/text.h"
#include "unit/door/asking.h"

typedef struct playing {
    asking a;
    text record; // the lines so far, with commas between them
} playing;

#define PLAY_SAMPLE "{'do':'play','sample':'nqm','seed':7}"

void playing_begin(playing *p);
void playing_end(playing *p);

// A row of cmocka's list: `test` between the two, over the `playing` that the file keeps.
#define PLAYING_TEST(test, over)                                                               \
    cmocka_unit_test_prestate_setup_teardown(test, playing_set_up, playing_tear_down, over)
int playing_set_up(void **over);
int playing_tear_down(void **over);

// Begins a record with what `request` replies.
const bay_value *play_start(playing *p, const char *request);

// Asks with the record for the first %s of `request`, and `said` for the second.
const bay_value *play_ask(playing *p, const char *request, const char *said);

// Makes a move; one that is refused is not appended.
const bay_value *play_move(playing *p, const char *said);

// Asks whether the record, with `more` lines behind it, can have been played.
const bay_value *play_check(playing *p, const char *more);

#endif
