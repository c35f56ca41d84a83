// Weapons alone are overrun, and guns of tanks at tanks: WTJ-34, WTJ-37. Numbers that are lost.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_37_weapons_alone_are_overrun(void **state) {
    PROVES(WTJ_37, 1);
    PROVES(WTJ_41, 1);
    (void)state;
    static const char LIMBERED[] = // example T23
        ASSAULT(, UNIT("A", 6, ), UNIT("D", 1, TYPE("limbered")));
    adds(LIMBERED, 0, -2); // it is hit in rear
    story *s = story_begin(LIMBERED);
    story_play(s, "14; 13; 13"); // it has won, and is overrun all the same
    story_check_said(s, "defender: D: 1 base overrun and destroyed");
    story_check_ending(s, "taken");
    story_check_losses(s, 1, 1);
    story_over(s);
    ends(ASSAULT(, UNIT("A", 1, ), UNIT("D", 2, TYPE("gun"))), "16; break-through",
         "held-breakthrough", 1, 0); // who has killed all that attack is not
    ends(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, TYPE("machine-gun"))), "12; 22; 22", "taken", 1,
         9);
    ends(ASSAULT(, UNIT("A", 9, TYPE("gun")), UNIT("D", 9, )), "12; 22; 22", "lost", 1,
         0); // the attacker's are not
    ends(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, ) "," UNIT("W", 2, TYPE("gun") WITH("D"))),
         "12; 22; 22", "lost", 1, 0); // those with infantry are not
    ends(ASSAULT(CONTACTS("'A on D'"), UNIT("A", 9, ),
                 UNIT("D", 9, ) "," UNIT("W", 2, TYPE("gun"))),
         "12; 22; 22", "lost", 1, 0); // nor those that nobody touches
    ends(ASSAULT(, TANKS("T", 1, SPENT), UNIT("D", 9, TYPE("gun"))), "1; 1; 1", "taken", 0,
         9); // by tanks too
}

static void wtj_37_at_the_end_of_the_phase_or_after_fire(void **state) {
    PROVES(WTJ_37, 1);
    (void)state;
    static const char WHEN[] = ASSAULT(FIRE READ("'AMB-W22':'%s'"), UNIT("A", 2, SEES("")),
                                       UNIT("D", 2, TYPE("machine-gun")));
    story *s = story_of(WHEN, "phase-end");
    story_play(s, "fire-a; 1; fire-d; 1; 1");
    story_check_asks(s, "round");
    story_play(s, "13; stay");
    story_check_ending(s, "held");
    story_over(s);
    s = story_of(WHEN, "after-fire");
    story_play(s, "fire-a; 1; fire-d; 1; 1");
    story_check_ending(s, "taken"); // before a die is thrown
    story_over(s);
    s = story_of(WHEN, "after-fire");
    story_play(s, "fire-a; 1; fire-d; 6");
    story_check_ending(s, "held"); // all that attack are dead
    story_over(s);
}

#define TANK_DUEL(readings, first, second)                                                     \
    ASSAULT(FIRE READ(readings) CONTACTS("'A on D','T on U','T on D'"),                        \
            UNIT("A", 9, ) "," TANKS("T", first, SPENT),                                       \
            UNIT("D", 9, ) "," TANKS("U", second, SPENT))

static void wtj_34_machine_guns_or_guns(void **state) {
    PROVES(WTJ_34, 1);
    (void)state;
    story *s = story_begin(TANK_DUEL("", 2, 1));
    story_check_options(s, "fire-t cease-fire");
    story_choose(s, "fire-t");
    story_check_asks(s, "fire-at-attacker");
    story_check_options(s, "at-d guns-2 guns-1");
    story_choose(s, "guns-1");
    story_check_said(s, "attacker: T fires its guns at U: 1 die");
    story_check_asks(s, "gun-fire");
    story_throw(s, "6");
    story_check_said(s, "defender: U: 1 tank is damaged");
    story_check_asks(s, "small-arms"); // the other base's machine gun, at D
    story_throw(s, "1");
    story_play(s, "cease-fire; 6; engage-infantry; 33");
    story_check_said(s, "attacker: T fires at D: 1 die"); // in its assault too
    story_over(s);
    tells(TANK_DUEL("'tank_machine_guns':3", 3, 1), // two of three with three each
          "fire-t; guns-1; 1; 1; 1; 1; 1; 1; 1; cease-fire; engage-infantry; 33",
          "attacker: T fires at D: 6 dice");
    s = story_begin(TANK_DUEL("", 2, 1));
    assert_true(story_rests_on(s, "tank_gun_hits_from"));
    story_play(s, "fire-t; guns-2");
    story_check_dice(s, 2, 0);
    story_throw(s, "66"); // damaged, and destroyed
    story_check_said(s, "defender: U: 1 tank is destroyed");
    story_choose(s, "cease-fire");
    story_play(s, "engage-infantry; 33");
    story_check_asks(s, "round"); // no machine gun of T is left
    story_over(s);
    asks(TANK_DUEL("'tank_gun_hits_from':3,'AMB-W9':'destroyed'", 1, 1), "fire-t; guns-1; 3",
         "fire-defender");
    feature_is(TANK_DUEL("", 1, 1), "fire-t; guns-1; 5", "can_fire", 2);
}

static void wtj_34_at_those_that_are_damaged_first(void **state) {
    PROVES(WTJ_34, 1);
    (void)state;
    static const char HITS[] =
        ASSAULT(FIRE CONTACTS("'A on D','T on U'"), UNIT("A", 9, ) "," TANKS("T", 3, SPENT),
                UNIT("D", 9, ) "," TANKS("U", 3, SPENT DAMAGED(1)));
    story *s = story_begin(HITS);
    story_check_options(s, "fire-t cease-fire");
    story_choose(s, "fire-t");
    story_check_options(s, "guns-3 guns-2 guns-1"); // it touches nobody else
    story_play(s, "guns-3; 666");
    story_check_said(s, "defender: U: 2 tanks are destroyed");
    story_check_said(s, "defender: U: 1 tank is damaged");
    story_over(s);
    // Several tank units: their owner says at which.
    s = story_begin(ASSAULT(FIRE CONTACTS("'A on D','T on U','T on V'"),
                            UNIT("A", 9, ) "," TANKS("T", 1, SPENT),
                            UNIT("D", 9, ) "," TANKS("U", 1, SPENT) "," TANKS("V", 2, SPENT)));
    story_choose(s, "fire-t");
    story_check_asks(s, "guns-at-attacker");
    story_check_options(s, "at-v at-u");
    story_play(s, "at-u; 6");
    story_check_said(s, "defender: U: 1 tank is damaged");
    story_over(s);
}

static void wtj_28_lost_numbers_of_tanks_are_refused(void **state) {
    PROVES(WTJ_28, 1);
    PROVES(WTJ_27, 2);
    PROVES(WTJ_31, 1);
    PROVES(WTJ_34, 1);
    (void)state;
#define LOST(tank, enemy, row, clause)                                                         \
    story_refused(ASSAULT(CERTAIN CONTACTS("'A on D','T on D'") READ(MORALE),                  \
                          UNIT("A", 9, ) "," tank, enemy),                                     \
                  BAY_FORBIDDEN, "parameters." row, clause)
#define MORALE                                                                                 \
    "'morale_hard_cover':1,'morale_defender':1,'morale_weak':-1,'morale_unsupported':-1,"      \
    "'steady_1':'none','steady_0':'none','steady_-1':'none','steady_-2':'none',"               \
    "'solid_cover':1,'pinned_or_worse':-1"
    LOST(TANKS("T", 1, ), UNIT("D", 9, ), "fire_one_from", "WTJ-M10");
    LOST(TANKS("T", 1, GUNS(1) REACH("'D 2'")), UNIT("D", 9, ), "fire_one_from", "WTJ-M10");
    LOST(TANKS("T", 1, GUNS(0)), UNIT("D", 9, ), "tank_lasts", "WTJ-28");
    LOST(TANKS("T", 1, GUNS(0)), UNIT("D", 9, TYPE("soft")), "morale_damaged_tank", "WTJ-M4");
    LOST(TANKS("T", 1, GUNS(0) SPENT), UNIT("D", 9, TYPE("soft")), "tank_allowance", "WTJ-31");
    story_refused(ASSAULT(CERTAIN CONTACTS("'A on D','T on D'")
                              READ(MORALE ",'fire_one_from':4,'fire_two_from':6"),
                          UNIT("A", 9, ) "," TANKS("T", 1, ), UNIT("D", 9, TYPE("soft"))),
                  BAY_FORBIDDEN, "parameters.tank_machine_guns", "WTJ-11");
    story_refused(
        ASSAULT(CERTAIN CONTACTS("'A on D','T on D'")
                    READ(MORALE ",'fire_one_from':4,'fire_two_from':6,'tank_lasts':2"),
                UNIT("A", 9, ) "," TANKS("T", 1, GUNS(1)), UNIT("D", 9, COVER("hard"))),
        BAY_FORBIDDEN, "parameters.fire_cover", "WTJ-M10");
    story *s =
        story_begin(ASSAULT(CERTAIN CONTACTS("'A on D','T on D'")
                                READ(MORALE ",'morale_damaged_tank':-1,'AMB-W9':'destroyed'"),
                            UNIT("A", 9, ) "," TANKS("T", 1, GUNS(0)), UNIT("D", 9, )));
    assert_true(story_rests_on(s, "tank_hit_from"));
    assert_false(story_rests_on(s, "tank_lasts"));
    assert_false(story_rests_on(s, "tank_machine_guns"));
    assert_false(story_rests_on(s, "fire_one_from"));
    assert_false(story_rests_on(s, "tank_allowance"));
    assert_false(story_rests_on(s, "tank_gun_hits_from"));
    assert_true(story_rests_on(s, "morale_weak")); // who has lost a base tests
    story_over(s);
    s = story_begin(ASSAULT(FIRE, TANKS("T", 1, ), UNIT("D", 9, )));
    assert_false(story_rests_on(s, "tank_gun_hits_from"));
    story_over(s);
    s = story_begin(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, )));
    assert_false(story_rests_on(s, "AMB-W27"));
    assert_false(story_rests_on(s, "AMB-W24"));
    assert_false(story_rests_on(s, "AMB-W22"));
    assert_false(story_rests_on(s, "morale_damaged_tank"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_37_weapons_alone_are_overrun),
        cmocka_unit_test(wtj_37_at_the_end_of_the_phase_or_after_fire),
        cmocka_unit_test(wtj_34_machine_guns_or_guns),
        cmocka_unit_test(wtj_34_at_those_that_are_damaged_first),
        cmocka_unit_test(wtj_28_lost_numbers_of_tanks_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
