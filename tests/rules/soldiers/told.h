// The events that are told after given moves.
#ifndef BAY_TESTS_SOLDIERS_TOLD_H
#define BAY_TESTS_SOLDIERS_TOLD_H

#include "rules/soldiers/phases.h"

static inline void check_said(const char *scenario, const char *moves, const char *words) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_said(s, words);
    story_over(s);
}

static inline void check_not_said(const char *scenario, const char *moves, const char *words) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    assert_false(story_said(s, words));
    story_over(s);
}

#endif
