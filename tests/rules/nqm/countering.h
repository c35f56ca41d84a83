// The parts of scenarios in which the ground is won and a counterattack may come, and what it meets.
#ifndef BAY_TESTS_NQM_COUNTERING_H
#define BAY_TESTS_NQM_COUNTERING_H

#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

// A company that one pin beats, and troops that cannot reach it but may counterattack.
#define COMPANY STAND("1 Coy", 1, OF("X Bn"))
#define UNCOMMITTED(strength, more) STAND("R", strength, OF("Y Bn") RESERVE more)
#define HELD_BY(company, reserve) STANDS(company "," reserve)
#define DEFENDER(reserve) HELD_BY(COMPANY, reserve)
#define TWO_UNCOMMITTED UNCOMMITTED(2, "")

// The counterattack goes in: is anybody there to meet it?
static inline void check_counterattack(story *s, bool met) {
    story_choose(s, "counterattack");
    if (met)
        assert_string_not_equal(story_asks(s), "over");
    else
        story_check_ending(s, "position-retaken");
    story_over(s);
}

// It has gone in against the attacking force: who moved on is disorganised, who reorganised is not.
static inline void check_state_met(story *s, bool moved_on) {
    if (moved_on) {
        story_check_said(s, "attacker: the attacking force went on as if still in battle: "
                            "disorganised");
        story_check_ending(s, "position-retaken");
    } else {
        story_check_asks(s, "counter-defence");
    }
    story_over(s);
}

#endif
