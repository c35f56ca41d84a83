// Scenarios put together from their parts, as text for story_begin:
//
//     PHASE(FIRE("both"), UNIT("A", "d3", STACKING(8)), UNIT("X", "d4", TYPE("cavalry")))
//
// What stands in apostrophes is JSON as it is; the other words below only spare repeating it.
// The board is 7 by 7 unless it is said. Next to d4, clockwise: e5, e4, e3, d3, c4, d5.
#ifndef BAY_TESTS_SOLDIERS_PHASES_H
#define BAY_TESTS_SOLDIERS_PHASES_H

#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define PHASE(whole, attackers, defenders)                                                     \
    "{'rules':'soldiers'," whole "'attacker':{'units':[" attackers                             \
    "]},'defender':{'units':[" defenders "]}}"
#define READ(parameters) "'parameters':{" parameters "},"
#define GROUND(list) "'ground':[" list "],"
#define FIRE(side) "'fire':'" side "',"
#define CHARGES(side) "'charges':'" side "',"
#define TABLE(list) "'table':[" list "],"
#define OBJECTIVES(list) "'objectives':[" list "],"

#define UNIT(name, at, more) "{'name':'" name "','at':'" at "'" more "}"
#define TYPE(type) ",'type':'" type "'"
#define NATION(nation) ",'nation':'" nation "'"
#define BATTERY ",'battery':true"
#define STACKING(points) ",'stacking':" #points
#define ATTACK(points) ",'attack':" #points
#define RANGE(hexes) ",'range':" #hexes
#define LEFT(points) ",'left':" #points
#define ALLOWANCE(points) ",'allowance':" #points
#define ROUTE(list) ",'route':[" list "]"
#define DISRUPTED ",'disrupted':true"
#define ANNOUNCES(hex) ",'announces':'" hex "'"
#define FIRES_AT(hex) ",'fires_at':'" hex "'"
#define CHARGES_AT(hex) ",'charges_at':'" hex "'"
#define OBSERVED ",'fires':'observed'"
#define SEES(list) ",'sees':[" list "]"
#define SEES_TO(list) ",'sees_to':[" list "]"

// The usual two: A of eight stacking points against X of four.
#define EIGHT UNIT("A", "d3", STACKING(8))
#define FOUR UNIT("X", "d4", )

// Who has to choose.
static inline int phases_chooser(const story *s) {
    bay_step step;
    bay_step_read(story_battle(s), story_at(s), &step);
    assert_int_equal(step.kind, BAY_CHOICE);
    return step.who;
}

// A story in which after these moves this side is asked that.
static inline story *phases_where(const char *scenario, const char *moves, const char *step,
                                  int who) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, step);
    assert_int_equal(phases_chooser(s), who);
    return s;
}

// What is asked at the start, and after these moves.
static inline void phases_asks(const char *scenario, const char *moves, const char *step) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, step);
    story_over(s);
}

static inline void phases_offers(const char *scenario, const char *moves, const char *options) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_options(s, options);
    story_over(s);
}

static inline void phases_feature(const char *scenario, const char *moves, const char *feature,
                                  int value) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_feature(s, feature, value);
    story_over(s);
}

static inline void phases_ends(const char *scenario, const char *moves, const char *ending) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_ending(s, ending);
    story_over(s);
}

static inline void phases_measure(const char *scenario, const char *moves, const char *measure,
                                  int value) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_measure(s, measure, value);
    story_over(s);
}

static inline void phases_refused(const char *scenario, const char *path, const char *clause) {
    story_refused(scenario, BAY_BAD_INPUT, path, clause);
}

static inline void phases_forbidden(const char *scenario, const char *path,
                                    const char *clause) {
    story_refused(scenario, BAY_FORBIDDEN, path, clause);
}

#endif
