// When the ground is won, or is not: moving on, and the state the attacker is in. NQM-39 to
// NQM-41, NQM-47, NQM-S06 to NQM-S08, NQM-S10, NQM-S12.

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

static void nqm_39_he_may_move_on_without_reorganising(void **state) {
    PROVES(NQM_39, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("%s", "'strength':6,'pins':2", "'quality':'militia','strength':1");
    story *s = story_of(SCENARIO, AFTERMATH);
    story_throw(s, "666 1");
    story_check_asks(s, "after-success");
    story_check_options(s, "reorganise follow-on");
    story_choose(s, "follow-on");
    story_check_said(s, "attacker: the attacker moves on at once");
    story_check_ending(s, "position-taken");
    story_check_measure(s, "attacker_permanent", 0);
    story_over(s);
    s = story_of(SCENARIO, "'aftermath':false,");
    story_throw(s, "666 1");
    story_check_ending(s, "position-taken"); // nobody asks what comes after
    story_over(s);
}

static void nqm_40_who_moves_on_is_still_disorganised(void **state) {
    PROVES(NQM_40, 1);
    (void)state;
    for (int moves_on = 0; moves_on < 2; moves_on++) {
        story *s = story_begin(ASSAULT(AFTERMATH, "'strength':6", DEFENDER(TWO_UNCOMMITTED)));
        story_throw(s, "666 1");
        story_choose(s, moves_on ? "follow-on" : "reorganise");
        story_play(s, "counterattack");
        check_state_met(s, moves_on);
    }
}

static void nqm_41_under_fire_nobody_reorganises(void **state) {
    PROVES(NQM_41, 1);
    (void)state;
    for (int under_fire = 0; under_fire < 2; under_fire++) {
        story *s = story_of(
            ASSAULT(AFTERMATH, "'under_fire':%s,'strength':6", DEFENDER(TWO_UNCOMMITTED)),
            under_fire ? "true" : "false");
        story_throw(s, "666 1");
        if (under_fire)
            story_check_said(s, "attacker: under fire the attacker cannot reorganise");
        if (!under_fire) story_choose(s, "reorganise");
        if (!under_fire) story_check_said(s, "attacker: the attacker stops and reorganises");
        story_check_asks(s, "counterattack-next");
        check_counterattack(s, !under_fire);
    }
}

static void nqm_47_an_overrun_without_a_fight_disorganises_nobody(void **state) {
    PROVES(NQM_47, 1);
    (void)state;
    static const char *const COMPANIES[] = {COMPANY, STAND("1 Coy", 1, OF("X Bn") RED(1))};
    for (int overrun = 0; overrun < 2; overrun++) {
        story *s =
            story_of(ASSAULT(AFTERMATH, STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 2, "")),
                             HELD_BY("%s", TWO_UNCOMMITTED)),
                     COMPANIES[overrun]);
        if (!overrun) story_play(s, "commit-a-coy; 666 1");
        story_choose(s, "follow-on");
        if (overrun) story_check_feature(s, "attacker.clean", 5); // all of them are there
        check_counterattack(s, overrun);
    }
    story *s =
        story_begin(ASSAULT(AFTERMATH, "'strength':6",
                            HELD_BY(STAND("1 Coy", 1, OF("X Bn") RED(1)), TWO_UNCOMMITTED)));
    story_play(s, "follow-on; no-counterattack");
    story_check_ending(s, "overrun");
    story_over(s);
}

static void nqm_47_but_only_one_without_a_fight_does_so(void **state) {
    PROVES(NQM_47, 1);
    (void)state;
    story *s = story_begin(ASSAULT( // in the second hour, after a fight in the first
        AFTERMATH HOURS(2),
        STANDS(STAND("A Coy", 2, OF("1 Bn")) "," STAND("B Coy", 3, OF("2 Bn"))),
        HELD_BY(STAND("1 Coy", 2, OF("X Bn")), TWO_UNCOMMITTED)));
    story_play(s, "send-1-bn; dice-2; 61 55; 3; 3; follow-on");
    check_counterattack(s, false);
    s = story_begin(ASSAULT( // nor does it take a fight to be no overrun
        AFTERMATH READ("'A-13':'gives-way'"), "'strength':6", DEFENDER(TWO_UNCOMMITTED)));
    story_play(s, "give-way; follow-on");
    check_counterattack(s, false);
}

// Both battalions have a pin each: the next is X's, if he is with them.
#define FORMATION                                                                              \
    STANDS(STAND("A Coy", 5, OF("1 Bn") RED(1)) "," STAND(                                     \
        "B Coy", 4, OF("2 Bn") RED(1)) "," COMMANDER("1 HQ", OF("1 Bn")) ",%s")
#define BRIGADE LEVEL("brigade") GROUPED
#define OF_X(strength, more) STAND("X", strength, CLASS("command") more)
#define GO_IN "together; commit-a-coy; commit-b-coy"

static void nqm_s08_a_headquarters_is_in_order_while_it_was_not_hit(void **state) {
    PROVES(NQM_S08, 2);
    (void)state;
    static const struct {
        const char *above, *moves, *faces, *on;
        bool in_order;
    } ROWS[] = {
        {OF_X(1, LEVEL("brigade")), GO_IN, "111 6", "pin-a-coy; go-on",
         false}, // battalions are not it
        {OF_X(1, BRIGADE), GO_IN "; commit-x", "111 6", "go-on", false},
        {OF_X(3, BRIGADE), GO_IN "; commit-x", "111 6", "go-on", false}, // it could still fight
        {OF_X(1, LEVEL("regiment") GROUPED), GO_IN "; commit-x", "111 6", "go-on", false},
        {OF_X(1, BRIGADE), GO_IN "; hold-x", "111 6", "pin-a-coy; go-on; hold-x", false},
        {OF_X(1, BRIGADE), GO_IN "; commit-x", "111 1", "go-on", true},
        {OF_X(3, BRIGADE RED(1)), GO_IN "; commit-x", "111 1", "go-on", true}, // of old
        {OF_X(3, BRIGADE BLACK(1)), GO_IN "; commit-x", "111 1", "go-on", true},
        {OF_X(1, OF("1 Bn") GROUPED) "," COMMANDER("Y", LEVEL("regiment")), GO_IN "; commit-x",
         "111 1", "go-on", false}, // not the formation's HQ
        {OF_X(1, LEVEL("brigade")), "one-after-another; send-1-bn", "111 6", "go-on", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(
            ASSAULT(AFTERMATH, FORMATION,
                    "'hq':'battalion'," HELD_BY(COMMANDER("Z", BRIGADE), TWO_UNCOMMITTED)),
            ROWS[i].above);
        story_play(s, ROWS[i].moves);
        story_throw(s, ROWS[i].faces);
        story_play(s, ROWS[i].on);
        story_play(s, "stay; 666 1; follow-on");
        check_counterattack(s, ROWS[i].in_order);
    }
}

static void nqm_s08_a_headquarters_in_name_keeps_nobody_in_order(void **state) {
    PROVES(NQM_S08, 2);
    (void)state;
    static const char *const LEVELS[] = {"battalion", "brigade"};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(
            ASSAULT(AFTERMATH, "'hq':'%s','strength':6", DEFENDER(TWO_UNCOMMITTED)), LEVELS[i]);
        story_play(s, "666 1; follow-on");
        check_counterattack(s, false);
    }
}

static void nqm_s08_wherever_its_hq_stands_in_the_list(void **state) {
    PROVES(NQM_S08, 2);
    (void)state;
    story *s = story_begin(ASSAULT(
        AFTERMATH,
        STANDS(STAND("0 HQ", 1, CLASS("command") BRIGADE) "," STAND(
            "A Coy", 5, OF("1 Bn")) "," COMMANDER("1 HQ", OF("1 Bn")) "," STAND("B Coy", 4,
                                                                                OF("2 Bn"))),
        DEFENDER(TWO_UNCOMMITTED)));
    story_play(s, "together; commit-0-hq; commit-a-coy; commit-b-coy; 111 6; pin-0-hq; go-on; "
                  "stay; 666 1");
    story_choose(s, "follow-on");
    check_counterattack(s, false);
}

static void nqm_s10_a_beaten_attacker_halts_or_withdraws(void **state) {
    PROVES(NQM_S10, 1);
    (void)state;
    static const char *const OPTIONS[] = {"stay-and-fire", "withdraw-out-of-contact"};
    static const char *const WORDS[] = {
        "the attacker stays where he is and fires, disorganised",
        "the attacker withdraws out of contact"};
    for (int i = 0; i < 2; i++) {
        story *s = story_begin(ASSAULT(AFTERMATH, "'strength':2", "'strength':2"));
        story_play(s, "dice-1; 11 6; 3");
        story_check_asks(s, "after-failure");
        story_check_options(s, "stay-and-fire withdraw-out-of-contact");
        story_choose(s, OPTIONS[i]);
        story_check_told(s, "NQM-S10");
        story_check_said(s, WORDS[i]);
        story_check_ending(s, "attack-broken");
        story_over(s);
        s = story_begin(ASSAULT(AFTERMATH, "'strength':2", "'strength':2"));
        story_play(s, "dice-2; 61 55; 3; 3");
        story_choose(s, OPTIONS[i]);
        story_check_ending(s, "both-broken");
        story_over(s);
    }
    story *s = story_begin(ASSAULT("", "'strength':2", "'strength':2"));
    story_play(s, "dice-1; 11 6; 3");
    story_check_told(s, "NQM-S10");
    story_check_ending(s, "attack-broken");
    story_over(s);
}

static void nqm_s10_only_who_failed_a_test_halts_or_withdraws(void **state) {
    PROVES(NQM_S10, 1);
    (void)state;
    story *s = story_begin(ASSAULT(AFTERMATH, "'strength':2", "'strength':2"));
    story_play(s,
               "dice-1; 11 6; 4; go-on; stay; dice-1; 1 6"); // passed, and then nobody is left
    story_check_asks(s, "over");
    story_check_ending(s, "attack-broken");
    story_over(s);
    s = story_begin(ASSAULT(
        AFTERMATH, STANDS(STAND("A Coy", 3, OF("1 Bn")) "," STAND("C Coy", 1, OF("2 Bn"))),
        "'strength':4"));
    story_play(s, "send-1-bn; dice-2; 111 66; 1"); // this battalion fails, the other does not
    story_play(s, "dice-1; 1 6");
    story_check_asks(s, "over");
    story_check_ending(s, "attack-broken");
    story_over(s);
}

static void nqm_s16_nobody_withdraws_out_of_contact_without_a_way(void **state) {
    PROVES(NQM_S16, 1);
    (void)state;
    story *s =
        story_begin(ASSAULT(AFTERMATH, "'retreat':'closed','strength':2", "'strength':2"));
    story_play(s, "dice-1; 11 6; 3");
    story_check_asks(s, "over");
    story_check_told(s, "NQM-S16");
    story_check_ending(s, "attack-broken");
    story_over(s);
}

static void nqm_s10_the_disorganised_disperse_when_they_are_assaulted(void **state) {
    PROVES(NQM_S10, 1);
    (void)state;
    static const char SCENARIO[] =
        ASSAULT("%s", "'strength':6",
                STANDS(STAND("1 Coy", 2, "") "," STAND("2 Coy", 3, DISORGANISED)));
    static const struct {
        const char *reading;
        int clean;
    } ROWS[] = {
        {"", 2}, {READ("'disorganised':'disperses'"), 2}, {READ("'disorganised':'fights'"), 5}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(SCENARIO, ROWS[i].reading);
        story_check_feature(s, "defender.clean", ROWS[i].clean);
        story_play(s, "dice-1; 666 1");
        story_check_asks(s, i < 2 ? "test-defender" : "attack-again"); // one of two, of five
        story_over(s);
    }
    story *s =
        story_begin(ASSAULT("", "'strength':6", STANDS(STAND("2 Coy", 3, DISORGANISED))));
    story_check_ending(s, "overrun");
    story_check_losses(s, 0, 0);
    story_over(s);
}

static void nqm_s10_without_a_way_out_they_surrender(void **state) {
    PROVES(NQM_S10, 1);
    (void)state;
    static const struct {
        const char *retreat, *words;
    } ROWS[] = {
        {"'retreat':'open',", "2 Coy is disorganised and disperses when assaulted"},
        {"'retreat':'closed',", "2 Coy is disorganised and surrenders: it has no way out"}};
    for (int i = 0; i < 2; i++) {
        char said[120];
        story *s = story_of(
            ASSAULT("", "'strength':6",
                    "%s" STANDS(STAND("1 Coy", 2, "") "," STAND("2 Coy", 3, DISORGANISED))),
            ROWS[i].retreat);
        snprintf(said, sizeof said, "defender: %s", ROWS[i].words);
        story_check_said(s, said);
        story_check_shown(s, "2-coy", "out of the fight");
        story_over(s);
        s = story_of(ASSAULT(AFTERMATH, "%s" STANDS(STAND("2 Coy", 3, QUALITY("conscript"))),
                             DEFENDER(TWO_UNCOMMITTED)),
                     ROWS[i].retreat);
        story_play(s, "66 1; reorganise; counterattack"); // without fresh orders: in disorder
        snprintf(said, sizeof said, "attacker: %s", ROWS[i].words);
        story_check_said(s, said);
        story_check_ending(s, "position-retaken");
        story_over(s);
    }
}

static void nqm_s10_the_disorganised_do_not_assault(void **state) {
    PROVES(NQM_S10, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        "", STANDS(STAND("A Coy", 3, DISORGANISED) "," STAND("B Coy", 2, "")), "'strength':1"));
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_s12_veterans_break_off_in_good_order(void **state) {
    PROVES(NQM_S12, 1);
    (void)state;
    static const struct {
        const char *quality, *faces;
        bool in_order;
    } ROWS[] = {{"elite", "66666 1", true},
                {"veteran", "6666 1", true},
                {"regular", "666 1", false},
                {"conscript", "66 1", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT(AFTERMATH, "'quality':'%s','strength':6",
                                    "'quality':'militia','strength':6"),
                            ROWS[i].quality);
        story_throw(s, ROWS[i].faces);
        story_choose(s, "stop");
        story_check_ending(s, "called-off");
        assert_int_equal(story_said(s, "attacker: the attacker breaks off in good order"),
                         ROWS[i].in_order);
        story_over(s);
    }
}

#define ONE_COMPANY STANDS(STAND("1 Coy", 3, ""))
#define TWO_COMPANIES STANDS(STAND("1 Coy", 3, "") "," STAND("2 Coy", 3, ""))

// A Veteran and a Regular company; `moves` says who goes in.
static story *broken_off(const char *moves, const char *defender) {
    story *s = story_of(ASSAULT(AFTERMATH READ("'A-18':'worst'"),
                                STANDS(STAND("A Coy", 3, QUALITY("veteran")) "," STAND(
                                    "B Coy", 3, "") "," COMMANDER("HQ", "")),
                                "'quality':'militia',%s"),
                        defender);
    story_play(s, moves);
    story_check_ending(s, "called-off");
    return s;
}

static void nqm_s12_it_is_those_who_went_in_that_count(void **state) {
    PROVES(NQM_S12, 1);
    (void)state;
    story *s = broken_off("commit-a-coy; commit-b-coy; 111 1; stop", ONE_COMPANY);
    assert_false(story_told(s, "NQM-S12"));
    story_over(s);
    s = broken_off("commit-a-coy; hold-b-coy; 111 1; stop", TWO_COMPANIES);
    assert_true(story_told(s, "NQM-S12"));
    story_over(s);
}

static void nqm_s07_others_are_disorganised_when_they_break_off(void **state) {
    PROVES(NQM_S07, 1);
    (void)state;
    story *s = broken_off("commit-a-coy; commit-b-coy; 111 1; stop", ONE_COMPANY);
    story_check_said(s, "attacker: the attacker is disorganised after the fight");
    story_over(s);
    s = broken_off("commit-a-coy; hold-b-coy; 111 1; stop", TWO_COMPANIES);
    assert_false(story_told(s, "NQM-S07"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_39_he_may_move_on_without_reorganising),
        cmocka_unit_test(nqm_40_who_moves_on_is_still_disorganised),
        cmocka_unit_test(nqm_41_under_fire_nobody_reorganises),
        cmocka_unit_test(nqm_47_an_overrun_without_a_fight_disorganises_nobody),
        cmocka_unit_test(nqm_47_but_only_one_without_a_fight_does_so),
        cmocka_unit_test(nqm_s08_a_headquarters_is_in_order_while_it_was_not_hit),
        cmocka_unit_test(nqm_s08_a_headquarters_in_name_keeps_nobody_in_order),
        cmocka_unit_test(nqm_s08_wherever_its_hq_stands_in_the_list),
        cmocka_unit_test(nqm_s10_a_beaten_attacker_halts_or_withdraws),
        cmocka_unit_test(nqm_s10_only_who_failed_a_test_halts_or_withdraws),
        cmocka_unit_test(nqm_s16_nobody_withdraws_out_of_contact_without_a_way),
        cmocka_unit_test(nqm_s10_the_disorganised_disperse_when_they_are_assaulted),
        cmocka_unit_test(nqm_s10_without_a_way_out_they_surrender),
        cmocka_unit_test(nqm_s10_the_disorganised_do_not_assault),
        cmocka_unit_test(nqm_s12_veterans_break_off_in_good_order),
        cmocka_unit_test(nqm_s12_it_is_those_who_went_in_that_count),
        cmocka_unit_test(nqm_s07_others_are_disorganised_when_they_break_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
