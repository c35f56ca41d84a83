// The counterattack: whose, when, against whom, and how it ends. NQM-43 to NQM-46.

#include "rules/nqm/countering.h"
#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define ELITE_RESERVE DEFENDER(UNCOMMITTED(3, QUALITY("elite")))
#define REGULAR_RESERVE DEFENDER(UNCOMMITTED(3, ""))

// --- Whether and when ------------------------------------------------------------------------

static void nqm_43_it_takes_uncommitted_troops(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    static const struct {
        const char *troops;
        bool can;
    } ROWS[] = {{UNCOMMITTED(2, ""), true},
                {UNCOMMITTED(2, RED(1)), true},
                {UNCOMMITTED(2, RED(1) BLACK(1)), false},
                {UNCOMMITTED(2, DISORGANISED), false},
                {UNCOMMITTED(2, CLASS("recce")), true},
                {UNCOMMITTED(2, CLASS("support")), false},
                {UNCOMMITTED(2, CLASS("sniper")), false},
                {COMMANDER("R", OF("Y Bn") RESERVE), false},
                {COMMANDER("R", OF("Y Bn") RESERVE GROUPED), true},
                {STAND("R", 2, OF("X Bn") RED(2)), false}}; // on the position, and no reserve
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT(AFTERMATH, "'strength':6", DEFENDER("%s")), ROWS[i].troops);
        story_play(s, "666 1; reorganise");
        if (ROWS[i].can) {
            story_check_asks(s, "counterattack-next");
            story_check_options(s, "no-counterattack counterattack");
            story_choose(s, "no-counterattack");
        }
        story_check_ending(s, "position-taken");
        story_over(s);
    }
}

static void nqm_43_only_when_the_ground_is_lost_and_what_follows_is_played(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = story_begin(ASSAULT("", "'strength':6", ELITE_RESERVE));
    story_throw(s, "666 1");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_begin(ASSAULT(AFTERMATH, "'strength':6", ELITE_RESERVE));
    story_play(s, "111 1; stop");
    story_check_ending(s, "called-off");
    story_over(s);
    s = story_begin( // he who withdraws may come back
        ASSAULT(AFTERMATH, "'quality':'elite','strength':6", ELITE_RESERVE));
    story_play(s, "11111 1; go-on; withdraw");
    story_check_asks(s, "counterattack-now");
    story_choose(s, "not-yet");
    story_play(s, "reorganise; no-counterattack");
    story_check_ending(s, "position-yielded");
    story_over(s);
}

static void nqm_43_a_company_that_was_brought_up_is_not_uncommitted(void **state) {
    PROVES(NQM_43, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'quality':'elite','strength':6",
                                   STANDS(STAND("1 Coy", 1, "") "," STAND("R", 1, RESERVE))));
    story_play(s, "66666 1; bring-up-r; go-on; stay; 66666 1; reorganise");
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_44_elite_and_veterans_may_go_in_at_once(void **state) {
    PROVES(NQM_44, 1);
    (void)state;
    static const struct {
        const char *troops;
        bool at_once;
    } ROWS[] = {{UNCOMMITTED(3, QUALITY("elite")), true},
                {UNCOMMITTED(3, QUALITY("veteran")), true},
                {UNCOMMITTED(3, QUALITY("regular")), false},
                {UNCOMMITTED(3, QUALITY("conscript")), false},
                {UNCOMMITTED(3, QUALITY("militia")), false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT(AFTERMATH, "'quality':'elite','strength':6", DEFENDER("%s")),
                     ROWS[i].troops);
        story_throw(s, "66666 1");
        if (!ROWS[i].at_once) {
            story_check_asks(s, "after-success");
        } else {
            story_check_asks(s, "counterattack-now");
            story_check_options(s, "not-yet counterattack");
            story_choose(s, "counterattack");
            story_check_said(s, "defender: the counterattack goes in at once");
            story_check_asks(s, "counter-defence");
        }
        story_over(s);
    }
}

static void nqm_44_troops_whose_morale_failed_do_not(void **state) {
    PROVES(NQM_44, 1);
    (void)state;
    static const char *const MORALE[] = {"passed", "failed"};
    for (int failed = 0; failed < 2; failed++) {
        story *s =
            story_of(ASSAULT(AFTERMATH, "'strength':6",
                             "'morale':'%s'," DEFENDER(UNCOMMITTED(3, QUALITY("veteran")))),
                     MORALE[failed]);
        if (!failed) story_throw(s, "666 1");
        story_check_asks(s, failed ? "after-success" : "counterattack-now");
        if (failed) story_choose(s, "follow-on"); // and later neither
        if (failed) story_check_ending(s, "overrun");
        story_over(s);
    }
}

static void nqm_44_only_such_troops_are_in_it(void **state) {
    PROVES(NQM_44, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT(AFTERMATH READ("'A-18':'per-stand'"), "'quality':'elite','strength':6",
                DEFENDER(UNCOMMITTED(3, QUALITY("elite")) "," STAND(
                    "S", 2, OF("Y Bn") RESERVE) "," COMMANDER("Y HQ", OF("Y Bn") RESERVE)));
    story *s = story_begin(SCENARIO);
    story_play(s, "66666 1; counterattack");
    story_check_asks(s, "counter-defence"); // there is nobody to ask about but R
    story_choose(s, "dice-1");
    story_check_dice(s, 3, 1);
    story_over(s);
    s = story_begin(SCENARIO); // all of them later
    story_play(s, "66666 1; not-yet; reorganise; counterattack");
    story_check_asks(s, "counter-commit");
    story_check_options(s, "commit-r hold-r");
    story_play(s, "commit-r; commit-s; dice-1");
    story_check_dice(s, 5, 1);
    story_over(s);
}

static void nqm_46_others_go_in_with_the_next_move(void **state) {
    PROVES(NQM_46, 1);
    (void)state;
    static const char *const MOVES[] = {"reorganise", "follow-on"};
    for (int moved_on = 0; moved_on < 2; moved_on++) {
        story *s = story_begin(ASSAULT(AFTERMATH, "'strength':6", REGULAR_RESERVE));
        story_throw(s, "666 1"); // TN-21
        story_check_asks(s, "after-success");
        story_choose(s, MOVES[moved_on]);
        story_check_asks(s, "counterattack-next");
        story_choose(s, "counterattack");
        story_check_said(s, "defender: the counterattack goes in with the next move");
        check_state_met(s, moved_on);
    }
}

// --- Against whom ----------------------------------------------------------------------------

static void nqm_45_at_once_it_meets_only_veterans_in_supply_in_order(void **state) {
    PROVES(NQM_45, 1);
    (void)state;
    static const struct {
        const char *quality, *supplied, *faces;
        bool in_order;
    } ROWS[] = {{"veteran", "true", "6666 1", true}, // TN-22
                {"veteran", "false", "6666 1", false}, {"regular", "true", "666 1", false},
                {"elite", "true", "66666 1", true},    {"elite", "false", "66666 1", false},
                {"conscript", "true", "66 1", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int fights = 0; fights < 2; fights++) {
            story *s =
                story_of(ASSAULT(AFTERMATH "%s", "'quality':'%s','in_supply':%s,'strength':6",
                                 ELITE_RESERVE),
                         fights ? READ("'disorganised':'fights'") : "", ROWS[i].quality,
                         ROWS[i].supplied);
            story_throw(s, ROWS[i].faces);
            story_choose(s, "counterattack");
            if (ROWS[i].in_order)
                story_check_said(s, "attacker: the attacking force is in supply and of good "
                                    "quality: in order");
            else
                story_check_said(s, "attacker: the attacking force is caught disorganised");
            if (ROWS[i].in_order || fights)
                story_check_asks(s, "counter-defence");
            else
                story_check_ending(s, "position-retaken");
            story_over(s);
        }
}

static void nqm_45_each_stand_by_its_own_quality(void **state) {
    PROVES(NQM_45, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH READ("'A-18':'worst'"),
                                   STANDS(STAND("A Coy", 3, "") "," STAND(
                                       "B Coy", 2, QUALITY("veteran")) "," COMMANDER("HQ", "")),
                                   ELITE_RESERVE));
    story_play(s, "commit-a-coy; commit-b-coy; 666 1; counterattack");
    story_check_options(s, "dice-2 dice-1"); // B Coy, alone: A Coy disperses
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_45_even_an_overrun_does_not_help_then(void **state) {
    PROVES(NQM_45, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        AFTERMATH, "'strength':6",
        HELD_BY(STAND("1 Coy", 1, OF("X Bn") RED(1)), UNCOMMITTED(3, QUALITY("elite")))));
    story_choose(s, "counterattack");
    story_check_ending(s, "position-retaken");
    story_over(s);
}

// A first battalion has spent its attack, with a pin on either company; the second has the ground.
#define BOTH_HOLD(first, second, troops)                                                         \
    ASSAULT(                                                                                     \
        AFTERMATH READ("'disorganised':'fights','regular_attacks':1,'A-28':'scenario'"),         \
        "'under_fire':true,'order':['1 Bn','2 Bn']," STANDS(                                     \
            STAND("A", first, OF("1 Bn")) "," STAND("B", first, OF("1 Bn")) "," COMMANDER(       \
                "1 HQ",                                                                          \
                OF("1 Bn")) "," STAND("C", second,                                               \
                                      OF("2 Bn")) "," STAND("D", second,                         \
                                                            OF("2 Bn")) "," COMMANDER("2 HQ",    \
                                                                                      OF("2 "    \
                                                                                         "B"     \
                                                                                         "n"))), \
        STANDS(STAND("N", 2, OF("X Bn")) "," STAND("R", troops, OF("Y Bn") RESERVE)))

static void nqm_s15_the_pins_of_the_assault_count_in_a_counterattack(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    story *s = story_begin(BOTH_HOLD(3, 3, 3));
    story_play(s, "commit-b; dice-2; 111 66; commit-d; dice-2; 666 11; counterattack; dice-2; "
                  "666 11"); // those of the second battalion have fewer pins
    assert_string_not_equal(story_asks(s), "place-attacker");
    static const char *const EACH_ONE[] = {"a", "b", "c", "d"};
    for (int i = 0; i < 4; i++) story_check_pins(s, EACH_ONE[i], 1, 0);
    story_over(s);
}

static void nqm_s15_the_owner_chooses_while_a_battalion_may_yet_test(void **state) {
    PROVES(NQM_S15, 1);
    (void)state;
    story *s = story_begin(BOTH_HOLD(3, 3, 3)); // two pins of six are no test
    story_play(s, "commit-b; dice-2; 444 44; commit-d; dice-2; 666 11; counterattack; dice-1; "
                  "666 1");
    story_check_asks(s, "place-attacker");
    story_check_options(s, "pin-a pin-c");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_43_it_takes_uncommitted_troops),
        cmocka_unit_test(nqm_43_only_when_the_ground_is_lost_and_what_follows_is_played),
        cmocka_unit_test(nqm_43_a_company_that_was_brought_up_is_not_uncommitted),
        cmocka_unit_test(nqm_44_elite_and_veterans_may_go_in_at_once),
        cmocka_unit_test(nqm_44_troops_whose_morale_failed_do_not),
        cmocka_unit_test(nqm_44_only_such_troops_are_in_it),
        cmocka_unit_test(nqm_46_others_go_in_with_the_next_move),
        cmocka_unit_test(nqm_45_at_once_it_meets_only_veterans_in_supply_in_order),
        cmocka_unit_test(nqm_45_each_stand_by_its_own_quality),
        cmocka_unit_test(nqm_45_even_an_overrun_does_not_help_then),
        cmocka_unit_test(nqm_s15_the_pins_of_the_assault_count_in_a_counterattack),
        cmocka_unit_test(nqm_s15_the_owner_chooses_while_a_battalion_may_yet_test),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
