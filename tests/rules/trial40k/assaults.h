// Scenarios put together from their parts, as text for story_begin:
//
//     FIGHT(GROUP(5, "marines", ARMED("'fist'")), STANDING, GROUP(5, "guardsmen", ), )
//
// What stands in apostrophes is JSON as it is; the other words below only spare repeating it.
#ifndef BAY_TESTS_TRIAL40K_ASSAULTS_H
#define BAY_TESTS_TRIAL40K_ASSAULTS_H

#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define BATTLE(attackers, defenders)                                                           \
    "{'rules':'trial40k','attacker':{'units':[" attackers "]},'defender':{'units':["           \
    "" defenders "]}}"
#define SET(parameters, attackers, defenders)                                                  \
    "{'rules':'trial40k','parameters':{" parameters "},'attacker':{'units':[" attackers        \
    "]},'defender':{'units':[" defenders "]}}"
#define UNIT(name, groups, more) "{'name':'" name "','groups':[" groups "]" more "}"
// The attacker's unit A against the defender's D.
#define FIGHT(attackers, a, defenders, d)                                                      \
    BATTLE(UNIT("A", attackers, a), UNIT("D", defenders, d))

#define GROUP(count, profile, more) "{'models':" #count ",'profile':'" profile "'" more "}"
#define NAMED(name) ",'name':'" name "'"
#define ARMED(list) ",'weapons':[" list "]"
#define WITH(enemy) ",'with':['" enemy "']"
#define ZONE(enemies) ",'zone':[" enemies "]"
#define SUPPORTS ",'place':'support'"
#define IS_OUT ",'place':'out'"
#define STANDING ",'charged':false"
#define COVERED ",'cover':'defended'"
#define ALWAYS ",'cover':'always'"
#define INITIATIVE(number) ",'i':" #number

static inline void dice_are(const char *scenario, const char *moves, int dice) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_dice(s, dice, 0);
    story_over(s);
}

// How many dice both sides throw at once.
static inline void both_throw(const char *scenario, const char *moves, int first, int second) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_dice(s, first, second);
    story_over(s);
}

static inline void asks(const char *scenario, const char *moves, const char *step) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, step);
    story_over(s);
}

static inline void offers(const char *scenario, const char *moves, const char *options) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_options(s, options);
    story_over(s);
}

static inline void thrower_is(const story *s, bay_side side) {
    bay_step step;
    bay_step_read(story_battle(s), story_at(s), &step);
    bool chain = step.dice.kind == BAY_THROW_CHAIN;
    assert_int_equal(chain ? step.dice.is.stage[0].who : step.dice.who[0], side);
}

// Who throws next, and in which step: 11 is cover.
static inline void strikes(const char *scenario, const char *moves, bay_side side, int step) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, "blows");
    thrower_is(s, side);
    story_check_feature(s, "step", step);
    story_over(s);
}

// By how much the attacker leads after these moves.
static inline void leads(const char *scenario, const char *moves, int lead) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_feature(s, "lead", lead);
    story_over(s);
}

static inline bool rests_on(const char *scenario, const char *parameter) {
    story *s = story_begin(scenario);
    bool rests = story_rests_on(s, parameter);
    story_over(s);
    return rests;
}

static inline void says(const char *scenario, const char *moves, const char *words) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_said(s, words);
    story_over(s);
}

static inline void models_are(const char *scenario, const char *moves, int attacker,
                              int defender) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_feature(s, "attacker.models", attacker);
    story_check_feature(s, "defender.models", defender);
    story_over(s);
}

// How it ends, and the wounds that each side has lost.
static inline void ends(const char *scenario, const char *moves, const char *ending,
                        int attacker, int defender) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_ending(s, ending);
    story_check_losses(s, attacker, defender);
    story_over(s);
}

#endif
