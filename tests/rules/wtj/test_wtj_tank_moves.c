// Tanks in their own movement: WTJ-31, WTJ-32.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define NONE_HIT "1; 1; 1; 1; 1; 1" // a round's fire and attempt, three times

static void wtj_31_each_assault_costs_a_quarter(void **state) {
    PROVES(WTJ_31, 1);
    (void)state;
    static const char MOVED[] = ASSAULT(, TANKS("T", 1, "%s"), UNIT("D", 9, )); // example T20
    static const struct {
        const char *moved;
        int assaults;
        bool moves; // then it has movement left, but not for an assault
    } ROWS[] = {{",'allowance':12,'moved':5", 2, true},
                {"", 4, false},
                {",'moved':3", 3, false},
                {",'moved':4", 2, true},
                {",'moved':9", 1, false},
                {",'allowance':4,'moved':1", 3, false},
                {",'allowance':5,'moved':3", 1, true},
                {",'moved':10", 0, true},
                {",'moved':12", 0, false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(MOVED, ROWS[i].moved);
        for (int left = ROWS[i].assaults; left > 0; left--) {
            story_check_asks(s, "tank-moves-attacker");
            story_check_feature(s, "tank.assaults_left", left);
            story_choose(s, "assault");
            story_play(s, NONE_HIT);
        }
        if (ROWS[i].moves)
            story_check_options(s, "stop move-off");
        else
            story_check_asks(s, ROWS[i].assaults ? "attempts" : "tank-fire");
        story_over(s);
    }
    story_refused(ASSAULT(, TANKS("T", 1, ",'moved':13"), UNIT("D", 9, )), BAY_BAD_INPUT,
                  "attacker.units[0].moved", "WTJ-32");
    feature_is(
        ASSAULT(READ("'tank_allowance':20"), TANKS("T", 1, ",'moved':13"), UNIT("D", 9, )), "",
        "tank.assaults_left", 1);
}

static void wtj_31_three_rounds_of_all_who_touch_it(void **state) {
    PROVES(WTJ_31, 1);
    (void)state;
    story *s = story_begin(ASSAULT(CONTACTS("'A on D','T on D','T on E'"),
                                   UNIT("A", 9, ) "," TANKS("T", 1, ),
                                   UNIT("D", 3, ) "," UNIT("E", 2, TYPE("soft"))));
    story_choose(s, "assault");
    story_check_said(s, "attacker: T assaults in its movement");
    story_check_options(s, "at-d at-e");
    story_play(s, "at-d; 4");
    story_check_asks(s, "attempts"); // D fights the tank, though it touches A
    story_play(s, "1; at-d; 4; 1; at-e; 4; 1");
    story_check_said(s, "attacker: the assault of T is over: 9 of 12 parts of its movement are "
                        "left");
    story_check_asks(s, "tank-moves-attacker");
    story_play(s, "stop; 6; 6"); // who lost bases tests
    story_check_feature(s, "lead", 0);
    story_check_asks(s, "engage-defender");
    story_over(s);
}

static void wtj_31_an_assault_that_ends_early(void **state) {
    PROVES(WTJ_31, 1);
    (void)state;
#define RUN(reading)                                                                           \
    ASSAULT(READ("'tank_quarter':'" reading "'") CONTACTS("'T on D'"),                         \
            TANKS("T", 1, REACH("{'enemy':'E','costs':11}")),                                  \
            UNIT("D", 1, ) "," UNIT("E", 1, ))
    asks(RUN("full"), "assault; 4; 1", "over");
    asks(RUN("part"), "assault; 4; 1", "tank-moves-attacker"); // one round: a twelfth
    asks(RUN("part"), "assault; 1; 1; 4; 1", "over");          // two
#undef RUN
}

static void wtj_31_who_loses_a_base_tests_before_the_assaults(void **state) {
    PROVES(WTJ_31, 1);
    PROVES(WTJ_M1, 1);
    (void)state;
    static const char HURT[] = ASSAULT(, TANKS("T", 2, ), UNIT("D", 9, ));
    story *s = story_begin(HURT);
    story_play(s, "assault; 4; 1; 61; 1; 1; 1; 1; 1; 1; 1; 1; stop");
    story_check_asks(s, "casualty-test"); // a tank was damaged
    story_check_said(s, "attacker: T tests its morale: -1, a damaged tank");
    story_check_said(s, "attacker: T tests its morale: -1, no friends near");
    story_throw(s, "3"); // pinned
    story_check_asks(s, "casualty-test");
    story_check_thrower(s, BAY_DEFENDER);
    story_over(s);
    // A tank is not locked: it leaves.
    ends(HURT, "assault; 1; 1; 61; 1; 1; 1; 1; 1; 1; 1; 1; stop; 2", "held", 0, 0);
    silent(HURT, "assault; 4; 1; 11; 1; 1; 11; 1; 1; 11; stop", "attacker: T tests");
}

static void wtj_m1_a_base_lost_to_tanks_in_the_phase_is_tested_by_one_reading(void **state) {
    PROVES(WTJ_M1, 1);
    (void)state;
    static const char ALONE[] =
        TURN(READ("'tank_tests':'%s'"), TANKS("T", 2, SPENT), UNIT("D", 9, ));
    static const char ROUNDS[] = "4; 1; 61; 1; 1; 1; 1; 1; 1; 1; 1";
    story *s = story_of(ALONE, "before");
    story_play(s, ROUNDS);
    story_check_asks(s, "over");
    story_over(s);
    s = story_of(ALONE, "after");
    story_play(s, ROUNDS);
    story_check_asks(s, "morale");
    story_check_said(s, "attacker: T tests its morale: -1, a damaged tank");
    assert_false(story_said(s, "attacker: T tests its morale: -1, demoralized"));
    story_throw(s, "3");
    story_check_asks(s, "morale");
    story_check_thrower(s, BAY_DEFENDER);
    story_throw(s, "6");
    story_check_ending(s, "drawn");
    story_check_measure(s, "attacker_pinned", 2);
    story_check_measure(s, "attacker_demoralized", 0);
    story_over(s);
    // Who lost nothing does not test; nor does, in an assault that is compared, who has not lost it.
    s = story_of(ALONE, "after");
    story_play(s, "1; 1; 11; 1; 1; 11; 1; 1; 11");
    story_check_asks(s, "over");
    story_over(s);
    s = story_begin(TURN(READ("'tank_tests':'after'"), UNIT("A", 9, ) "," TANKS("T", 1, SPENT),
                         UNIT("D", 9, )));
    story_play(s, "engage-infantry; 13; 4; 33; 1; 33; 1");
    story_check_asks(s, "morale"); // A, then T
    story_play(s, "6; 6");
    story_check_asks(s, "over");
    story_over(s);
}

static void wtj_m4_a_damaged_tank_counts(void **state) {
    PROVES(WTJ_M4, 1);
    (void)state;
#define HIT_ONCE "assault; 4; 1; 61; 1; 1; 1; 1; 1; 1; 1; 1; stop"
    tells(ASSAULT(, TANKS("T", 2, ), UNIT("D", 9, )), HIT_ONCE,
          "attacker: T tests its morale: -1, a damaged tank");
    tells(ASSAULT(READ("'morale_damaged_tank':-4"), TANKS("T", 2, ), UNIT("D", 9, )), HIT_ONCE,
          "attacker: T tests its morale: -4, a damaged tank");
    silent(ASSAULT(, TANKS("T", 2, ), UNIT("D", 9, )),
           "assault; 4; 1; 11; 1; 1; 11; 1; 1; 11; stop",
           "attacker: T tests its morale: -1, a");
#undef HIT_ONCE
}

static void wtj_31_and_does_not_fire_again_in_the_phase(void **state) {
    PROVES(WTJ_31, 1);
    PROVES(WTJ_27, 2);
    (void)state;
    static const char AGAIN[] =
        ASSAULT(READ("'AMB-W30':'%s'"), TANKS("T", 1, "%s"), UNIT("D", 9, ));
    static const struct {
        const char *reading, *moved, *moves, *asked;
    } ROWS[] = {{"no", "", "assault; " NONE_HIT "; stop", "attempts"},
                {"again", "", "assault; " NONE_HIT "; stop", "tank-fire"},
                {"never", "", "assault; " NONE_HIT "; stop", "attempts"},
                {"no", SPENT, "", "tank-fire"},
                {"never", SPENT, "", "attempts"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(AGAIN, ROWS[i].reading, ROWS[i].moved);
        story_play(s, ROWS[i].moves);
        story_check_asks(s, ROWS[i].asked);
        story_over(s);
    }
    // In a further turn it has not assaulted yet.
    asks("{'rules':'wtj','turns':2,'attacker':{'units':[" TANKS(
             "T", 1, ) "]},"
                       "'defender':{'units':[" UNIT("D", 9, ) "]}}",
         "assault; " NONE_HIT "; stop; 1; 1; 1; stop; remain", "tank-fire");
}

// A tank and a company, or the tank alone, on D.
#define FRESH TANKS("T", 1, )
#define ONCE "'tank_attempts':'once'"

static void wtj_29_by_one_reading_no_attempts_after_its_own_assault(void **state) {
    PROVES(WTJ_29, 2);
    (void)state;
    static const char ALONE[] = ASSAULT(READ("%s"), FRESH, UNIT("D", 9, ));
    static const struct {
        const char *readings, *moves, *asked;
    } ROWS[] = {{"", "assault; " NONE_HIT "; stop", "attempts"},
                {ONCE, "assault; " NONE_HIT "; stop", "over"},
                {ONCE, "stop", "tank-fire"}, // it has not assaulted
                {ONCE ",'AMB-W30':'never'", "assault; " NONE_HIT "; stop", "over"},
                {ONCE ",'AMB-W30':'never'", "stop", "attempts"},
                {ONCE ",'AMB-W30':'again'", "assault; " NONE_HIT "; stop", "tank-fire"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ALONE, ROWS[i].readings);
        story_play(s, ROWS[i].moves);
        story_check_asks(s, ROWS[i].asked);
        story_over(s);
    }
}

static void
wtj_33_by_one_reading_infantry_fights_others_than_a_tank_that_is_done(void **state) {
    PROVES(WTJ_33, 1);
    (void)state;
    static const char BESIDE[] = ASSAULT(READ("%s"), FRESH "," UNIT("A", 3, ), UNIT("D", 9, ));
    static const char TWO[] =
        ASSAULT(READ("%s"), FRESH "," TANKS("U", 1, SPENT) "," UNIT("A", 3, ), UNIT("D", 9, ));
    static const struct {
        const char *scenario, *readings, *asked;
    } ROWS[] = {{BESIDE, "", "engage-defender"},
                {BESIDE, ONCE, "round"},
                {TWO, ONCE, "engage-defender"}}; // the other tank is not done
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ROWS[i].scenario, ROWS[i].readings);
        story_play(s, "assault; " NONE_HIT "; stop");
        story_check_asks(s, ROWS[i].asked);
        story_over(s);
    }
}

static void wtj_32_moves_and_assaults_in_any_order(void **state) {
    PROVES(WTJ_32, 1);
    (void)state;
    static const char MIX[] =
        ASSAULT(CONTACTS("'A on F','T on D'"),
                UNIT("A", 9, ) "," TANKS("T", 1, REACH("'E 4',{'enemy':'D','costs':2}")),
                UNIT("D", 9, ) "," UNIT("E", 9, ) "," UNIT("F", 9, ));
    story *s = story_begin(MIX);
    story_check_options(s, "assault stop go-to-e move-off"); // it touches D
    story_choose(s, "go-to-e");
    story_check_said(s, "attacker: T moves into contact with E");
    story_check_options(s, "assault stop go-to-d move-off");
    story_play(s, "assault; " NONE_HIT); // 7 of 12 are used
    story_check_options(s, "assault stop go-to-d move-off");
    story_play(s, "go-to-d; assault; 4"); // 12 of 12
    story_check_said(s, "defender: D loses 1 base to the tanks");
    story_play(s, "1; 1; 1; 1; 1");
    story_check_asks(s, "casualty-test");
    story_over(s);
    offers(ASSAULT(CONTACTS("'A on D'"),
                   UNIT("A", 9, ) "," TANKS("T", 1, ",'moved':9" REACH("'D 4'")) "," TANKS(
                       "U", 1, ",'moved':9" REACH("'D 3'")),
                   UNIT("D", 9, )),
           "tank-moves-attacker", "stop go-to-d"); // U; T has 3 left and is not asked
    tells(MIX, "go-to-e; stop; 33; 33; 33", "attacker: T fires at E: 1 die");
    tells(MIX, "go-to-e; go-to-d; stop; 33; 33; 33", "attacker: T fires at D: 1 die");
    asks(MIX, "move-off; 33; 33; 33", "over"); // D is free of it
    tells(MIX, "move-off", "attacker: T drives off");
    story_refused(ASSAULT(, TANKS("T", 1, REACH("'X 2'")), UNIT("D", 9, )), BAY_BAD_INPUT,
                  "attacker.units[0].reach[0].enemy", "WTJ-32");
    story_refused(ASSAULT(, TANKS("T", 1, REACH("'D 2','D 3'")), UNIT("D", 9, )), BAY_BAD_INPUT,
                  "attacker.units[0].reach[1].enemy", "WTJ-32");
    story_refused(ASSAULT(, UNIT("A", 1, REACH("'D 2'")), UNIT("D", 9, )), BAY_BAD_INPUT,
                  "attacker.units[0].reach", "WTJ-32");
}

static void wtj_02_tanks_are_not_locked(void **state) {
    PROVES(WTJ_02, 1);
    (void)state;
    offers(ASSAULT(, TANKS("T", 1, ",'moved':11"), UNIT("D", 9, )), "tank-moves-attacker",
           "stop move-off");
    asks(ASSAULT(, TANKS("T", 1, SPENT), UNIT("D", 9, )), "", "tank-fire"); // nothing left
    offers(ASSAULT(CONTACTS("'A on D'"),
                   UNIT("A", 9, ) "," TANKS("T", 1, ",'moved':9" REACH("'D 3'")),
                   UNIT("D", 9, )),
           "tank-moves-attacker", "stop go-to-d"); // it touches nobody
    ends(ASSAULT(, TANKS("T", 1, ), UNIT("D", 9, )), "move-off", "held", 0, 0);
}

static void wtj_32_while_its_morale_is_sound(void **state) {
    PROVES(WTJ_32, 1);
    (void)state;
    static const char STATES[] = ASSAULT(, TANKS("T", 1, STATUS("%s")), UNIT("D", 9, ));
    static const char *const BAD[] = {"pinned", "withdrawn", "routed"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(STATES, BAD[i]);
        story_check_asks(s, "tank-fire");
        story_over(s);
    }
    story *s = story_of(STATES, "ok");
    story_check_asks(s, "tank-moves-attacker");
    story_over(s);
    // D's tanks move in D's movement.
    asks(ASSAULT(, UNIT("A", 9, ), TANKS("T", 1, )), "", "tank-moves-defender");
}

static void wtj_32_turns_without_an_end_are_refused(void **state) {
    PROVES(WTJ_32, 1);
    (void)state;
    story_refused(TURN("'turns':'unlimited',", TANKS("T", 1, ), UNIT("D", 9, )), BAY_FORBIDDEN,
                  "turns", "WTJ-32");
    story_refused(TURN("'turns':'unlimited'," READ("'tie_at_nothing':'nothing'"),
                       UNIT("A", 9, ), UNIT("D", 9, )),
                  BAY_FORBIDDEN, "turns", "WTJ-16");
    story_over(story_begin(TURN("'turns':'unlimited',", UNIT("A", 9, ), UNIT("D", 9, ))));
}

// Whom tanks hurt in their movement tests before the assaults.
static void wtj_31_where_tanks_move_units_may_test_before_the_assaults(void **state) {
    PROVES(WTJ_31, 1);
    (void)state;
    story *s = story_begin(ASSAULT(CONTACTS("'A on D','T on D'"),
                                   UNIT("A", 9, ) "," TANKS("T", 1, ), UNIT("D", 9, )));
    assert_true(story_rests_on(s, "AMB-W25"));
    story_over(s);
    s = story_begin(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, )));
    assert_false(story_rests_on(s, "AMB-W25"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_31_where_tanks_move_units_may_test_before_the_assaults),
        cmocka_unit_test(wtj_31_each_assault_costs_a_quarter),
        cmocka_unit_test(wtj_31_three_rounds_of_all_who_touch_it),
        cmocka_unit_test(wtj_31_an_assault_that_ends_early),
        cmocka_unit_test(wtj_31_who_loses_a_base_tests_before_the_assaults),
        cmocka_unit_test(wtj_m1_a_base_lost_to_tanks_in_the_phase_is_tested_by_one_reading),
        cmocka_unit_test(wtj_m4_a_damaged_tank_counts),
        cmocka_unit_test(wtj_31_and_does_not_fire_again_in_the_phase),
        cmocka_unit_test(wtj_29_by_one_reading_no_attempts_after_its_own_assault),
        cmocka_unit_test(wtj_33_by_one_reading_infantry_fights_others_than_a_tank_that_is_done),
        cmocka_unit_test(wtj_32_moves_and_assaults_in_any_order),
        cmocka_unit_test(wtj_02_tanks_are_not_locked),
        cmocka_unit_test(wtj_32_while_its_morale_is_sound),
        cmocka_unit_test(wtj_32_turns_without_an_end_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
