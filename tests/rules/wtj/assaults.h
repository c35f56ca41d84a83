// Scenarios put together from their parts, as text for story_begin:
//
//     ASSAULT(READ("'AMB-W4':'nominal'"), UNIT("A", 6, TYPE("cavalry")), UNIT("D", 4, ))
//
// What stands in apostrophes is JSON as it is; the other words below only spare repeating it.
#ifndef BAY_TESTS_WTJ_ASSAULTS_H
#define BAY_TESTS_WTJ_ASSAULTS_H

#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define TURN(whole, attackers, defenders)                                                      \
    "{'rules':'wtj'," whole "'attacker':{'units':[" attackers                                  \
    "]},'defender':{'units':[" defenders "]}}"
#define ASSAULT(whole, attackers, defenders)                                                   \
    "{'rules':'wtj','until':'assault-over'," whole "'attacker':{'units':[" attackers           \
    "]},'defender':{'units':["                                                                 \
    "" defenders "]}}"
#define READ(parameters) "'parameters':{" parameters "},"
#define CERTAIN "'preset':'certain',"
#define FIRE "'fire':true,"
#define CONTACTS(list) "'contacts':[" list "],"
#define A_ON_D CONTACTS("'A on D'")

#define UNIT(name, bases, more) "{'name':'" name "','bases':" #bases more "}"
#define TYPE(type) ",'type':'" type "'"
#define TRAINING(grade) ",'training':'" grade "'"
#define COVER(cover) ",'cover':'" cover "'"
#define STATUS(status) ",'status':'" status "'"
#define PRONE ",'prone':true"
#define FLAMETHROWERS ",'flamethrowers':true"
#define WITH(unit) ",'with':'" unit "'"
#define SEES(list) ",'sees':[" list "]"
#define HORSE TYPE("cavalry")
#define TANKS(name, bases, more) UNIT(name, bases, TYPE("tank") more)
#define SPENT ",'moved':12" // of an allowance of 12: it moves no more in this turn
#define GUNS(count) ",'machine_guns':" #count
#define DAMAGED(count) ",'damaged':" #count
#define REACH(list) ",'reach':[" list "]"

// What the next die of each side gets, from the start on.
static inline void adds(const char *scenario, int attacker, int defender) {
    story *s = story_begin(scenario);
    story_check_feature(s, "attacker.modifier", attacker);
    story_check_feature(s, "defender.modifier", defender);
    story_over(s);
}

// What is asked first, and with which options.
static inline void offers(const char *scenario, const char *step, const char *options) {
    story *s = story_begin(scenario);
    story_check_asks(s, step);
    story_check_options(s, options);
    story_over(s);
}

static inline void feature_is(const char *scenario, const char *moves, const char *feature,
                              int value) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_feature(s, feature, value);
    story_over(s);
}

static inline void asks(const char *scenario, const char *moves, const char *step) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, step);
    story_over(s);
}

// How it ends, and the bases that each side has lost.
static inline void ends(const char *scenario, const char *moves, const char *ending,
                        int attacker, int defender) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_ending(s, ending);
    story_check_losses(s, attacker, defender);
    story_over(s);
}

static inline void measures(const char *scenario, const char *moves, const char *measure,
                            int value) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_measure(s, measure, value);
    story_over(s);
}

static inline void tells(const char *scenario, const char *moves, const char *words) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_said(s, words);
    story_over(s);
}

static inline void silent(const char *scenario, const char *moves, const char *words) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    assert_false(story_said(s, words));
    story_over(s);
}

#endif
