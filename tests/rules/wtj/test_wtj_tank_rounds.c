// Several tank units in a round: what is named before what is thrown. WTJ-27 to WTJ-29, AMB-W21,
// AMB-W29.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define MUTE(name, bases) TANKS(name, bases, SPENT GUNS(0))
#define TWO_TANKS TANKS("S", 1, SPENT) "," TANKS("T", 1, SPENT)
#define ONE_EACH "'AMB-W29':'unit'"

static void wtj_27_all_targets_are_named_before_any_fire(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    story *s = story_begin(ASSAULT(, TWO_TANKS, UNIT("D", 2, ) "," UNIT("E", 9, )));
    story_check_asks(s, "tank-target-attacker");
    story_check_options(s, "at-e at-d");
    story_choose(s, "at-d"); // S
    story_check_asks(s, "tank-target-attacker");
    story_check_options(s, "at-e at-d");
    story_choose(s, "at-e"); // T
    story_check_asks(s, "tank-fire");
    story_throw(s, "6");
    story_check_said(s, "defender: D loses 2 bases to the tanks");
    story_check_asks(s, "tank-fire"); // at E, as it was named
    story_throw(s, "4");
    story_check_said(s, "defender: E loses 1 base to the tanks");
    story_play(s, "1; 1");
    story_check_asks(s, "tank-fire"); // anew each round: E alone is left
    story_over(s);
}

static void wtj_27_the_attackers_tanks_name_first(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    story *s = story_begin(ASSAULT(CONTACTS("'Z on D','Z on E','A on B','C on B','A on D'"),
                                   UNIT("A", 9, ) "," UNIT("C", 9, ) "," TANKS("Z", 1, SPENT),
                                   UNIT("D", 9, ) "," UNIT("E", 9, ) "," TANKS("B", 1, SPENT)));
    story_play(s, "engage-tanks; engage-tanks");
    story_check_asks(s, "tank-target-attacker");
    story_choose(s, "at-d");
    story_check_asks(s, "tank-target-defender");
    story_choose(s, "at-a");
    story_check_asks(s, "tank-fire");
    story_over(s);
}

static void wtj_27_fire_at_who_has_fallen_is_wasted(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    static const char PAIR[] =
        ASSAULT(READ("'AMB-W21':'%s'"), TWO_TANKS, UNIT("D", 1, ) "," UNIT("E", 1, ));
    story *s = story_of(PAIR, "simultaneous");
    story_play(s, "at-d; at-d; 6");
    story_check_said(s, "attacker: T fires in vain: D is gone");
    story_check_asks(s, "attempts"); // E stands: at S, then at T
    story_play(s, "1; 1");
    story_check_asks(s, "tank-fire"); // the next round
    story_over(s);
    s = story_of(PAIR, "simultaneous");
    story_play(s, "at-d; at-d; 1");
    story_check_asks(s, "tank-fire"); // D stands: T fires at it
    story_over(s);
    // In another order of play too.
    tells(ASSAULT(READ("'AMB-W21':'infantry-first'"), TWO_TANKS, UNIT("D", 1, )), "1; 1; 6",
          "attacker: T fires in vain: D is gone");
}

static void wtj_27_nominal_hits_count_that_are_wasted(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    static const char LED[] =
        ASSAULT(READ("'AMB-W4':'%s'") CONTACTS("'S on D','T on D','A on E',"
                                               "'A on D'"),
                TANKS("S", 1, SPENT) "," TANKS("T", 1, SPENT) "," UNIT("A", 9, ),
                UNIT("D", 1, TYPE("soft")) "," UNIT("E", 9, ));
    story *s = story_of(LED, "nominal");
    story_play(s, "33; 6; 6");
    story_check_feature(s, "lead", 4);
    story_over(s);
    s = story_of(LED, "removed");
    story_play(s, "33; 6");
    story_check_asks(s, "round");
    story_check_feature(s, "lead", 1);
    story_over(s);
}

static void wtj_28_at_once_who_falls_attempts_all_the_same(void **state) {
    PROVES(WTJ_28, 1);
    PROVES(WTJ_27, 2);
    (void)state;
    story *s = story_begin(ASSAULT(, TWO_TANKS, UNIT("D", 1, )));
    story_throw(s, "4"); // S fires, and D is gone
    story_check_asks(s, "attempts");
    story_throw(s, "6");
    story_check_said(s, "attacker: S: 1 tank is damaged");
    story_check_asks(s, "attempts");
    story_throw(s, "6");
    story_check_said(s, "attacker: T: 1 tank is damaged");
    story_check_asks(s, "over");
    story_over(s);
    // A tank that is hit has fired before.
    ends(ASSAULT(, TANKS("S", 1, SPENT DAMAGED(1)) "," TANKS("T", 1, SPENT DAMAGED(1)),
                 UNIT("D", 1, )),
         "1; 4; 6; 6", "both-gone", 2, 1);
}

static void wtj_28_tank_first_who_is_left_attempts(void **state) {
    PROVES(WTJ_28, 1);
    PROVES(WTJ_27, 2);
    (void)state;
    static const char FIRST[] =
        ASSAULT(READ("'AMB-W21':'tank-first'"), TWO_TANKS, UNIT("D", 1, ) "%s");
    story *s = story_of(FIRST, "");
    story_throw(s, "1");
    story_check_asks(s, "tank-fire"); // T, before any attempt at S
    story_throw(s, "4");
    story_check_ending(s, "taken");
    story_over(s);
    s = story_of(FIRST, "");
    story_play(s, "1; 1; 6");
    story_check_said(s, "attacker: S: 1 tank is damaged");
    story_check_asks(s, "attempts"); // at T
    story_over(s);
    s = story_of(FIRST, "," UNIT("E", 1, ));
    story_play(s, "at-d; at-e; 4; 1");
    story_check_asks(s, "attempts"); // E's, at S and T
    story_play(s, "1; 1");
    story_check_asks(s, "tank-fire");
    story_over(s);
    // One for each that is left: D is gone.
    s = story_begin(ASSAULT(READ(ONE_EACH ",'AMB-W21':'tank-first'"),
                            TANKS("S", 2, SPENT GUNS(1)), UNIT("D", 1, ) "," UNIT("E", 1, )));
    story_play(s, "at-d; 4; 1");
    story_check_dice(s, 1, 0);
    story_over(s);
}

static void wtj_28_infantry_first_who_is_left_names_and_fires(void **state) {
    PROVES(WTJ_28, 1);
    PROVES(WTJ_27, 2);
    (void)state;
    static const char LAST[] = ASSAULT(READ("'AMB-W21':'infantry-first','AMB-W9':'destroyed'"),
                                       TANKS("S", 2, SPENT) "," TANKS("T", 1, SPENT),
                                       UNIT("D", 9, ) "," UNIT("E", 9, ));
    story *s = story_begin(LAST);
    story_check_asks(s, "attempts");
    story_throw(s, "61"); // a base of S is out
    story_check_asks(s, "attempts");
    story_throw(s, "6"); // T is
    story_check_asks(s, "tank-target-attacker");
    story_choose(s, "at-e");
    story_check_asks(s, "tank-fire"); // S alone, with one die
    story_throw(s, "4");
    story_check_asks(s, "attempts");
    story_over(s);
}

// --- One attempt a unit ----------------------------------------------------------------------

#define SPREAD(more, tanks, infantry) ASSAULT(READ(ONE_EACH more), tanks, infantry)

static void wtj_29_its_owner_says_at_which_tanks_a_unit_attempts(void **state) {
    PROVES(WTJ_29, 2);
    (void)state;
    story *s = story_begin(SPREAD(, MUTE("S", 1) "," MUTE("T", 2), UNIT("D", 9, )));
    story_check_asks(s, "attempt-at-defender");
    story_check_options(s, "attempt-t attempt-s"); // the largest first
    story_choose(s, "attempt-s");
    story_check_said(s, "defender: D attempts at S");
    story_check_asks(s, "attempts");
    story_check_dice(s, 1, 0);
    story_throw(s, "6");
    story_check_said(s, "attacker: S: 1 tank is damaged");
    story_check_asks(s, "attempt-at-defender"); // anew each round
    story_choose(s, "attempt-t");
    story_check_dice(s, 1, 0);
    story_throw(s, "6");
    story_check_said(s, "attacker: T: 1 tank is damaged");
    story_over(s);
    asks(SPREAD(, UNIT("A", 9, ), MUTE("S", 1) "," MUTE("T", 1)), "", "attempt-at-attacker");
    // By the other reading nobody is asked: there is one at each base.
    asks(ASSAULT(, MUTE("S", 1) "," MUTE("T", 2), UNIT("D", 9, )), "", "attempts");
}

static void wtj_29_who_is_asked_later_knows_what_was_said(void **state) {
    PROVES(WTJ_29, 2);
    (void)state;
    static const char THREE[] = SPREAD(, MUTE("S", 2) "," MUTE("T", 2),
                                       UNIT("D", 9, ) "," UNIT("E", 9, ) "," UNIT("F", 9, ));
    story *s = story_begin(THREE);
    story_play(s, "attempt-s; attempt-t");
    story_check_asks(s, "attempt-at-defender"); // F: two at S or two at T
    story_choose(s, "attempt-s");
    story_check_dice(s, 2, 0);
    story_throw(s, "11");
    story_check_dice(s, 1, 0);
    story_over(s);
    // Two at S are all that it can take: F has no choice left.
    s = story_begin(THREE);
    story_play(s, "attempt-s; attempt-s");
    story_check_said(s, "defender: F attempts at T");
    story_check_asks(s, "attempts");
    story_over(s);
}

static void wtj_29_nobody_is_asked_where_it_makes_no_difference(void **state) {
    PROVES(WTJ_29, 2);
    (void)state;
    // Each tank unit is attempted at once, by whomever.
    story *s =
        story_begin(SPREAD(, MUTE("S", 1) "," MUTE("T", 1), UNIT("D", 9, ) "," UNIT("E", 9, )));
    story_check_asks(s, "attempts");
    story_throw(s, "1");
    story_check_asks(s, "attempts");
    story_over(s);
    // Nor more than one at each base: F attempts at nothing.
    s = story_begin(SPREAD(, MUTE("S", 1) "," MUTE("T", 1),
                           UNIT("D", 9, ) "," UNIT("E", 9, ) "," UNIT("F", 9, )));
    story_check_said(s, "defender: D attempts at S");
    story_check_said(s, "defender: E attempts at T");
    story_check_dice(s, 1, 0);
    story_throw(s, "1");
    story_check_dice(s, 1, 0);
    story_over(s);
    // As many as can be: only E can attempt at S if D attempts at T.
    static const char FORCED[] =
        ASSAULT(READ(ONE_EACH) CONTACTS("'S on D','T on D','S on E'"),
                MUTE("S", 1) "," MUTE("T", 1), UNIT("%s", 9, ) "," UNIT("%s", 9, ));
    static const char *const NAMES[2][2] = {{"D", "E"}, {"E", "D"}};
    for (int i = 0; i < 2; i++) {
        s = story_of(FORCED, NAMES[i][0], NAMES[i][1]); // the order of the lines says nothing
        story_check_said(s, "defender: D attempts at T");
        story_check_said(s, "defender: E attempts at S");
        story_over(s);
    }
    // F can only attempt at S, so it is D that is asked, whatever the order.
    s = story_begin(ASSAULT(READ(ONE_EACH) CONTACTS("'S on D','T on D','S on B'"),
                            MUTE("S", 2) "," MUTE("T", 1), UNIT("D", 9, ) "," UNIT("B", 9, )));
    story_check_asks(s, "attempt-at-defender");
    story_check_said(s, "defender: B attempts at S");
    story_check_options(s, "attempt-s attempt-t");
    story_over(s);
}

static void wtj_29_it_is_said_before_any_fire_if_all_is_at_once(void **state) {
    PROVES(WTJ_29, 2);
    PROVES(WTJ_27, 2);
    (void)state;
    static const char WHEN[] =
        SPREAD(",'AMB-W21':'%s'", TWO_TANKS, UNIT("D", 9, ) "," UNIT("E", 9, TYPE("soft")));
    static const struct {
        const char *reading, *moves, *asked;
    } ROWS[] = {{"simultaneous", "at-d; at-d", "attempt-at-defender"},
                {"simultaneous", "at-d; at-d; attempt-s", "tank-fire"},
                {"tank-first", "at-d; at-d", "tank-fire"},
                {"tank-first", "at-d; at-d; 1; 1", "attempt-at-defender"},
                {"infantry-first", "", "attempt-at-defender"},
                {"infantry-first", "attempt-s; 1", "tank-target-attacker"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(WHEN, ROWS[i].reading);
        story_play(s, ROWS[i].moves);
        story_check_asks(s, ROWS[i].asked);
        story_over(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_27_all_targets_are_named_before_any_fire),
        cmocka_unit_test(wtj_27_the_attackers_tanks_name_first),
        cmocka_unit_test(wtj_27_fire_at_who_has_fallen_is_wasted),
        cmocka_unit_test(wtj_27_nominal_hits_count_that_are_wasted),
        cmocka_unit_test(wtj_28_at_once_who_falls_attempts_all_the_same),
        cmocka_unit_test(wtj_28_tank_first_who_is_left_attempts),
        cmocka_unit_test(wtj_28_infantry_first_who_is_left_names_and_fires),
        cmocka_unit_test(wtj_29_its_owner_says_at_which_tanks_a_unit_attempts),
        cmocka_unit_test(wtj_29_who_is_asked_later_knows_what_was_said),
        cmocka_unit_test(wtj_29_nobody_is_asked_where_it_makes_no_difference),
        cmocka_unit_test(wtj_29_it_is_said_before_any_fire_if_all_is_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
