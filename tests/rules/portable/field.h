// Phases put together from their parts, as text for story_begin, and what their dice must be:
//
//     PHASE(READ("'B-9':'left-to-right'"), "'Foot infantry at c3'", "'Foe infantry at c4'")
//
// What stands in apostrophes is JSON as it is. The board is 7 by 7 unless said otherwise; who is
// not said to face elsewhere faces north as an attacker, south as a defender.
#ifndef BAY_TESTS_PORTABLE_FIELD_H
#define BAY_TESTS_PORTABLE_FIELD_H

#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define PHASE(whole, attacker, defender)                                                       \
    "{'rules':'portable'," whole "'attacker':{'units':[" attacker                              \
    "]},'defender':{'units':[" defender "]}}"
#define READ(parameters) "'parameters':{" parameters "},"
#define GROUND(cells) "'ground':[" cells "],"
#define OBJECTIVES(cells) "'objectives':[" cells "],"
#define FIRE "'fire':true,"
#define ONE_BY_ONE READ("'B-10':'one-by-one'")

// The lowest face of the die asked for that does not give its first result: what hits, or what
// falls back instead of being routed.
static inline int needed(const story *s) {
    const bay_battle *battle = story_battle(s);
    bay_step step;
    bay_step_read(battle, story_at(s), &step);
    for (uint8_t face = 1; face <= 6; face++) {
        bay_ask ask = {0};
        assert_int_equal(bay_throw_ask(&step.dice, &face, 1, &ask), BAY_OK);
        assert_true(ask.done);
        if (ask.result) return face;
    }
    return 7;
}

static inline void check_die(const story *s, const char *step, bay_side side, int least) {
    story_check_asks(s, step);
    story_check_dice(s, 1, 0);
    story_check_sides(s, 6);
    story_check_thrower(s, side);
    assert_int_equal(needed(s), least);
}

// This side rolls to hit now, and needs so much.
static inline void check_roll(const story *s, bay_side side, int needs) {
    check_die(s, "to-hit", side, needs);
}

// This side rolls for its unit that was hit; the highest die that routs it.
static inline void check_effect(const story *s, bay_side side, int routs) {
    bay_step step;
    bay_step_read(story_battle(s), story_at(s), &step);
    assert_int_equal(step.number[0], routs); // in its words
    check_die(s, "effect", side, routs + 1);
}

// What the unit that is asked about, or the first, would need.
static inline void check_needs(const char *scenario, int needs) {
    story *s = story_begin(scenario);
    story_check_feature(s, "needs", needs);
    story_over(s);
}

// What the first attacker, still to declare, needs with this ground, these units and readings.
typedef struct asked {
    const char *read, *ground, *attacker, *defender;
    int needs;
} asked;

static inline void check_asked(const asked *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char scenario[600];
        snprintf(scenario, sizeof scenario, PHASE(READ("%s") GROUND("%s"), "%s", "%s"),
                 rows[i].read, rows[i].ground, rows[i].attacker, rows[i].defender);
        check_needs(scenario, rows[i].needs);
    }
}

#define CHECK_ASKED(rows) check_asked(rows, sizeof(rows) / sizeof *(rows))

// Is a sign with these words drawn beside the unit?
static inline bool signed_so(const story *s, const char *unit, const char *words) {
    enum { MARKS = 200 };
    static bay_mark mark[MARKS];
    const bay_battle *battle = story_battle(s);
    bay_view view = {.mark = mark, .room = MARKS};
    battle->rules->view(battle, story_at(s), &view);
    assert_in_range(view.count, 1, MARKS);
    for (uint32_t i = 0; i < view.count; i++)
        if (mark[i].kind == BAY_MARK_SIGN && mark[i].unit != BAY_NO_UNIT &&
            strcmp(battle->units[mark[i].unit].id, unit) == 0 &&
            strcmp(battle->rules->tellings[mark[i].telling].words, words) == 0)
            return true;
    return false;
}

// After these moves this side rolls to hit, and needs so much.
static inline void check_needed(const char *scenario, const char *moves, bay_side side,
                                int needs) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    check_roll(s, side, needs);
    story_over(s);
}

// After these moves the phase is over, ended so.
static inline void check_comes_to(const char *scenario, const char *moves, const char *ending) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_ending(s, ending);
    story_over(s);
}

#endif
