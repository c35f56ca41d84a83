// Infantry that stayed where tanks rolled in: it fires at them, assaults them, or leaves them
// alone. NQM-38 and the clauses of any assault.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define TANKS(name, strength, more) STAND(name, strength, CLASS("tank") more)
#define THREE_TANKS STANDS(TANKS("Pz", 3, ""))
// Tanks against a company: no question before they are in.
#define ROLL_IN(whole, defender) ASSAULT(whole, "'quality':'militia'," THREE_TANKS, defender)

static void nqm_38_infantry_in_close_country_may_also_fire_at_them(void **state) {
    PROVES(NQM_38, 1);
    (void)state;
    static const char SCENARIO[] =
        ROLL_IN(HOURS(2) CLOSE_COUNTRY, "%s" STANDS(STAND("1 Coy", 3, "")));
    story *s = story_of(SCENARIO, "");
    story_play(s, "4; stay; stay-in");
    story_check_options(s, "fire leave-them assault");
    story_choose(s, "fire");
    story_check_asks(s, "defensive-fire");
    story_check_dice(s, 1, 0);
    story_throw(s, "6");
    story_check_asks(s, "tanks-in-position");
    story_choose(s, "drive-through");
    story_check_losses(s, 1, 0);
    story_over(s);
    s = story_of(SCENARIO, "'terror':'not-yet',");
    story_play(s, "4; stay; stay-in");
    story_check_options(s, "leave-them assault");
    story_over(s);
}

static void nqm_s14_infantry_that_stayed_may_assault_the_tanks(void **state) {
    PROVES(NQM_S14, 1);
    (void)state;
    static const char SCENARIO[] = ROLL_IN(HOURS(2), "'strength':4");
    static const char IN[] = "4; stay; stay-in; assault";
    story *s = story_begin(SCENARIO);
    story_play(s, IN);
    story_check_said(s, "defender: the infantry that stayed assaults the tanks");
    story_check_dice(s, 3, 1); // the infantry attacks, the tanks defend
    story_throw(s, "666 1");
    story_check_asks(s, "counter-again");
    story_check_options(s, "go-on stop");
    story_choose(s, "go-on");
    story_check_options(s, "stay withdraw");
    story_choose(s, "withdraw");
    story_check_ending(s, "called-off");
    story_check_losses(s, 1, 0);
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, IN);
    story_play(s, "666 1; go-on; stay; 666 1; 1"); // two of three, and they break
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, IN);
    story_play(s, "666 1; stop");
    story_check_asks(s, "tanks-in-position"); // they are still there
    story_check_said(s, "the infantry's assault on the tanks is over");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, IN);
    story_play(s, "111 6; go-on; stay; 111 6"); // two of four of the infantry
    story_check_asks(s, "test-defender");
    story_throw(s, "3");
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_s01_only_who_may_assault_hunts_them(void **state) {
    PROVES(NQM_S01, 1);
    (void)state;
    story *s = story_begin(ROLL_IN(HOURS(2), STANDS(STAND("Mortars", 3, CLASS("support")))));
    story_play(s, "4; stay; stay-in");
    story_check_asks(s, "tanks-in-position"); // nothing to choose: they leave them
    story_over(s);
    s = story_begin(ROLL_IN(
        HOURS(2), STANDS(STAND("1 Coy", 2, "") "," STAND("Mortars", 3, CLASS("support")))));
    story_play(s, "4; stay; stay-in; assault");
    story_check_dice(s, 2, 1);
    story_over(s);
}

static void nqm_35_so_may_infantry_fire_at_tanks_in_its_position(void **state) {
    PROVES(NQM_35, 1);
    (void)state;
    static const struct {
        const char *whole, *terror, *options;
    } ROWS[] = {{CLOSE_COUNTRY, "", "fire leave-them assault"},
                {"", "", "leave-them assault"},
                {CLOSE_COUNTRY, "'terror':'not-yet',", "leave-them assault"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ROLL_IN("%s" HOURS(2), "%s'strength':3"), ROWS[i].whole, ROWS[i].terror);
        story_play(s, "4; stay; stay-in");
        story_check_options(s, ROWS[i].options);
        story_over(s);
    }
    story *s = story_begin(ASSAULT(CLOSE_COUNTRY HOURS(2), STANDS(TANKS("Pz", 1, "")),
                                   STANDS(STAND("1 Coy", 3, "") "," STAND("2 Coy", 3, ""))));
    story_play(s, "4; stay; stay-in; fire; 65");
    story_check_ending(s, "attack-broken"); // the one tank there was
    story_check_losses(s, 1, 0);
    story_over(s);
}

static void nqm_36_or_assault_them(void **state) {
    PROVES(NQM_36, 1);
    (void)state;
    story *s = story_begin(ROLL_IN(HOURS(2), "'strength':3"));
    story_play(s, "4; stay; stay-in; assault; 666 1");
    story_check_asks(s, "counter-again");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_s11_infantry_that_does_worse_stops_if_read_so(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    for (int must = 0; must < 2; must++) {
        story *s = story_of(ROLL_IN("%s" HOURS(2), "'strength':5"),
                            must ? READ("'must_reinforce':'yes'") : "");
        story_play(s, "4; stay; stay-in; assault; 111 6");
        story_check_asks(s, must ? "tanks-in-position" : "counter-again");
        story_over(s);
    }
}

static void nqm_s11_only_those_on_the_position_hunt(void **state) {
    PROVES(NQM_S11, 1);
    (void)state;
    story *s = story_begin(ROLL_IN(
        READ("'must_reinforce':'yes'") HOURS(2),
        STANDS(STAND("1 Coy", 5, "") "," COMMANDER("HQ", "") "," STAND("R", 2, RESERVE))));
    story_play(s, "4; stay; stay-in; assault; 111 6"); // R cannot join, though led
    story_check_said(s, "nothing fresh can press the attack home: it is called off");
    story_check_asks(s, "tanks-in-position");
    story_over(s);
}

static void nqm_17_the_infantry_may_stop(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    story *s = story_begin(ROLL_IN(HOURS(2), "'strength':3"));
    story_play(s, "4; stay; stay-in; assault; 111 1");
    story_check_asks(s, "counter-again");
    story_choose(s, "stop");
    story_check_asks(s, "tanks-in-position");
    story_over(s);
}

static void nqm_26_who_holds_when_they_roll_in_is_no_further_for_it(void **state) {
    PROVES(NQM_26, 1);
    (void)state;
    story *s = story_begin(
        ROLL_IN(HOURS(2), STANDS(STAND("1 Coy", 3, "") "," STAND("Gun", 3, CLASS("at-gun")))));
    story_play(s, "4; stay; stay-in; assault; 111 6"); // three of six went with the gun
    story_check_asks(s, "test-defender"); // the test of the assault is still to come
    story_play(s, "4; go-on; stay; 11 6");
    story_check_asks(s, "counter-again"); // and then no more
    story_over(s);
    s = story_begin(
        ROLL_IN("", STANDS(STAND("1 Coy", 2, ON("Hill")) "," STAND("2 Coy", 3, ON("Wood")))));
    story_play(s, "assault-wood; 4");
    story_check_asks(s, "hold-or-withdraw");
    story_check_feature(s, "defender.clean", 3);
    story_over(s);
}

static void nqm_38_the_attacks_of_an_hour_are_all_the_infantry_has(void **state) {
    PROVES(NQM_38, 1);
    (void)state;
    story *s = story_begin(ROLL_IN(HOURS(2), "'quality':'conscript','strength':4"));
    story_play(s, "5; stay; stay-in; assault");
    story_check_said(s, "defender: the infantry that stayed assaults the tanks");
    story_play(s, "11 1; go-on; stay; 11 1"); // two, of Conscripts
    story_check_asks(s, "tanks-in-position");
    story_check_said(s, "the infantry's assault on the tanks is over");
    story_choose(s, "stay-in");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_24_the_tanks_may_give_way_or_not_withdraw_as_read(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    static const char IN[] = "4; stay; stay-in; assault";
    story *s = story_begin(ROLL_IN(READ("'A-13':'gives-way'") HOURS(2), "'strength':3"));
    story_play(s, IN);
    story_check_options(s, "dice-1 give-way");
    story_choose(s, "give-way");
    story_check_ending(s, "called-off");
    story_over(s);
    s = story_begin(ASSAULT(HOURS(2), "'retreat':'closed','quality':'militia'," THREE_TANKS,
                            "'strength':3"));
    story_play(s, IN);
    story_play(s, "111 1; go-on");
    story_check_asks(s, "attack");
    story_over(s);
    s = story_begin(ASSAULT(READ("'A-13':'gives-way'") HOURS(2),
                            "'retreat':'closed','quality':'militia'," THREE_TANKS,
                            "'strength':3"));
    story_play(s, IN);
    story_check_asks(s, "attack"); // NQM-S16
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_38_infantry_in_close_country_may_also_fire_at_them),
        cmocka_unit_test(nqm_s14_infantry_that_stayed_may_assault_the_tanks),
        cmocka_unit_test(nqm_s01_only_who_may_assault_hunts_them),
        cmocka_unit_test(nqm_35_so_may_infantry_fire_at_tanks_in_its_position),
        cmocka_unit_test(nqm_36_or_assault_them),
        cmocka_unit_test(nqm_s11_infantry_that_does_worse_stops_if_read_so),
        cmocka_unit_test(nqm_s11_only_those_on_the_position_hunt),
        cmocka_unit_test(nqm_17_the_infantry_may_stop),
        cmocka_unit_test(nqm_26_who_holds_when_they_roll_in_is_no_further_for_it),
        cmocka_unit_test(nqm_38_the_attacks_of_an_hour_are_all_the_infantry_has),
        cmocka_unit_test(nqm_24_the_tanks_may_give_way_or_not_withdraw_as_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
