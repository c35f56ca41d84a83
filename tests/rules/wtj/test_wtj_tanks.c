// Tanks in a round of an assault: WTJ-21, WTJ-27 to WTJ-30, WTJ-35.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

// A tank of the attacker that does not move, on one unit.
#define ON(whole, tank, enemy) ASSAULT(whole, tank, enemy)
#define ONE_GUN TANKS("T", 1, SPENT)
#define NO_GUNS TANKS("T", 1, SPENT GUNS(0))

static void wtj_27_a_tank_fires_and_nothing_is_thrown_against_it(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    story *s = story_begin(ON(, TANKS("T", 2, SPENT GUNS(2)), UNIT("D", 9, )));
    story_check_asks(s, "tank-fire");
    story_check_said(s, "attacker: T fires at D: 4 dice"); // two bases of two
    story_check_dice(s, 1, 0);
    story_check_thrower(s, BAY_ATTACKER);
    story_play(s, "3");
    story_check_said(s, "defender: D loses nothing to this die");
    story_play(s, "4");
    story_check_said(s, "defender: D loses 1 base to the tanks");
    story_play(s, "5; 6"); // none, one, one, two
    story_check_asks(s, "attempts");
    story_check_feature(s, "tank.bases", 2);
    story_play(s, "11");
    story_check_asks(s, "tank-fire"); // the second round: no die a side
    story_over(s);
    ends(ON(, ONE_GUN, UNIT("D", 1, )), "4; 1", "taken", 0, 1);
    ends(ON(, TANKS("T", 1, SPENT GUNS(4)), UNIT("D", 1, )), "6; 1", "taken", 0, 1); // the rest
    ends(ON(, ONE_GUN, UNIT("D", 9, )), "6; 1; 6; 1; 6; 1", "drawn", 0, 6); // three rounds
    ends(ON(, UNIT("A", 1, ), ONE_GUN), "4; 1", "held", 1, 0); // D's tank does as much
    measures(ON(, ONE_GUN, UNIT("D", 9, )), "6; 1; 6; 1; 6; 1", "defender_demoralized", 0);
}

static void wtj_27_on_table_w_t4(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    static const char COVERED[] = ON(READ("%s"), ONE_GUN, UNIT("D", 9, COVER("%s")));
    static const struct {
        const char *read, *cover, *moves;
        int lost;
    } ROWS[] = {{"", "soft", "4; 1; 1; 1; 1; 1", 1},
                {"", "solid", "4; 1; 5; 1; 6; 1", 2}, // one less to each die
                {"", "enclosed", "6; 1; 1; 1; 1; 1", 1},
                {"'fire_cover':-3", "hard", "6; 1; 1; 1; 1; 1", 0},
                {"'fire_one_from':2", "none", "1; 1; 2; 1; 1; 1", 1},
                {"'fire_two_from':5", "none", "4; 1; 5; 1; 6; 1", 5},
                {"'fire_two_from':3", "none", "3; 1; 4; 1; 2; 1", 4},
                {"'tank_machine_guns':3", "none", "4; 1; 4; 1; 1; 1; 1; 1; 1; 1; 1; 1", 2}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(COVERED, ROWS[i].read, ROWS[i].cover);
        story_play(s, ROWS[i].moves);
        story_check_losses(s, 0, ROWS[i].lost);
        story_over(s);
    }
}

static void wtj_27_at_the_unit_that_its_owner_chooses(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    story *s = story_begin(ON(, ONE_GUN, UNIT("D", 2, ) "," UNIT("E", 3, TYPE("soft"))));
    story_check_asks(s, "tank-target-attacker");
    story_check_options(s, "at-e at-d");
    story_play(s, "at-d; 4; 1");
    story_check_options(s, "at-e at-d"); // anew each round
    story_play(s, "at-e; 6; 1");
    story_check_options(s, "at-d at-e");
    story_over(s);
    asks(ON(, UNIT("A", 2, ) "," UNIT("B", 2, ), ONE_GUN), "", "tank-target-defender");
    // Only at those that touch it.
    asks(ON(CONTACTS("'A on D','T on D','A on E'"), UNIT("A", 2, ) "," ONE_GUN,
            UNIT("D", 2, ) "," UNIT("E", 2, )),
         "engage-infantry; 33", "tank-fire");
}

static void wtj_28_infantry_damages_a_tank_on_a_six(void **state) {
    PROVES(WTJ_28, 1);
    (void)state;
    story *s = story_begin(ON(, NO_GUNS, UNIT("D", 9, )));
    story_check_asks(s, "attempts");
    story_check_said(s, "defender: D engages the tanks");
    story_throw(s, "6");
    story_check_said(s, "attacker: T: 1 tank is damaged");
    story_check_feature(s, "tank.damaged", 1);
    story_throw(s, "5");
    story_check_said(s, "attacker: T: no tank is hit");
    story_throw(s, "6");
    story_check_ending(s, "held");
    story_check_losses(s, 1, 0);
    story_check_measure(s, "attacker_tanks_out", 1);
    story_check_measure(s, "defender_tanks_out", 0);
    story_over(s);
    ends(ON(, TANKS("T", 1, SPENT GUNS(0) DAMAGED(1)), UNIT("D", 9, )), "6", "held", 1, 0);
    ends(ON(READ("'AMB-W9':'destroyed'"), NO_GUNS, UNIT("D", 9, )), "6", "held", 1, 0);
    ends(ON(READ("'tank_lasts':1"), NO_GUNS, UNIT("D", 9, )), "6", "held", 1, 0);
    ends(ON(READ("'tank_hit_from':4"), NO_GUNS, UNIT("D", 9, )), "3; 4; 5", "held", 1, 0);
    ends(ON(, TANKS("T", 1, SPENT GUNS(0)), UNIT("D", 9, TYPE("dismounted"))), "6; 6", "held",
         1, 0);
}

static void wtj_28_those_that_are_damaged_first(void **state) {
    PROVES(WTJ_28, 1);
    (void)state;
    story *s = story_begin(ON(, TANKS("T", 3, SPENT GUNS(0) DAMAGED(1)), UNIT("D", 9, )));
    story_check_dice(s, 1, 0); // at the one that is damaged, then at the others
    story_throw(s, "6");
    story_check_said(s, "attacker: T: 1 tank is destroyed");
    story_check_dice(s, 2, 0);
    story_throw(s, "63");
    story_check_feature(s, "tank.bases", 2);
    story_check_feature(s, "tank.damaged", 1);
    story_over(s);
}

static void wtj_29_one_attempt_a_tank_and_round(void **state) {
    PROVES(WTJ_29, 2);
    (void)state;
    static const char THREE[] =
        ON(READ("%s"), TANKS("T", 2, SPENT GUNS(0)),
           UNIT("D", 9, ) "," UNIT("E", 9, ) "," UNIT("F", 9, )); // example T19
    story *s = story_of(THREE, "");
    story_check_said(s, "attacker: T: infantry makes 2 attempts, at most one a tank");
    story_check_dice(s, 2, 0);
    story_check_sides(s, 6);
    story_throw(s, "65");
    story_check_feature(s, "tank.damaged", 1);
    story_check_feature(s, "tank.bases", 2);
    story_check_dice(s, 1, 0); // no third: it is the second round
    story_over(s);
    static const char ALONE[] =
        ON(READ("%s"), TANKS("T", 2, SPENT GUNS(0) DAMAGED(1)), UNIT("D", 9, ));
    s = story_of(ALONE, "'AMB-W29':'unit'");
    story_play(s, "6"); // one infantry unit, one attempt
    story_check_feature(s, "tank.bases", 1);
    story_check_feature(s, "tank.damaged", 0);
    story_check_said(s, "attacker: T: 1 tank is destroyed");
    story_throw(s, "6"); // the next round
    story_throw(s, "6");
    story_check_ending(s, "held");
    story_over(s);
    s = story_of(ALONE, "'AMB-W29':'unit','AMB-W28':'same'");
    story_play(s, "6; 6"); // it turns to the other at once
    story_check_feature(s, "tank.damaged", 1);
    story_play(s, "1; 1");
    story_check_asks(s, "over");
    story_over(s);
}

static void wtj_30_neither_cavalry_nor_transport_attempts(void **state) {
    PROVES(WTJ_30, 1);
    (void)state;
    story_refused(ON(, UNIT("A", 2, TYPE("soft")), TANKS("T", 1, )), BAY_FORBIDDEN,
                  "attacker.units[0].type", "WTJ-30");
    static const char DRIVEN[] = ON(, ONE_GUN, UNIT("D", 9, TYPE("%s")));
    static const char *const KINDS[] = {"cavalry", "soft", "machine-gun"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(DRIVEN, KINDS[i]);
        story_play(s, "1; 1; 1"); // its fire, and no attempts
        story_check_asks(s, "over");
        story_over(s);
    }
}

static void wtj_21_cavalry_does_not_assault_tanks(void **state) {
    PROVES(WTJ_21, 1);
    (void)state;
    story_refused(ON(, UNIT("A", 2, HORSE), TANKS("T", 1, )), BAY_FORBIDDEN,
                  "attacker.units[0].type", "WTJ-21");
    story_refused(ON(CONTACTS("'A on D','A on T'"), UNIT("A", 2, HORSE),
                     UNIT("D", 2, ) "," UNIT("T", 1, TYPE("armored-car"))),
                  BAY_FORBIDDEN, "attacker.units[0].type", "WTJ-21");
    story_over(
        story_begin(ON(CONTACTS("'A on D','B on T'"), UNIT("A", 2, HORSE) "," UNIT("B", 2, ),
                       UNIT("D", 2, ) "," TANKS("T", 1, ))));
    story_over(story_begin(ON(, ONE_GUN, UNIT("D", 2, HORSE)))); // the tank assaults it
}

static void wtj_35_tanks_do_not_assault_tanks(void **state) {
    PROVES(WTJ_35, 1);
    (void)state;
    story_refused(ON(, ONE_GUN, TANKS("U", 1, )), BAY_BAD_INPUT, "contacts", "WTJ-35");
    asks(ON(CONTACTS("'A on D','T on U'"), UNIT("A", 1, ) "," ONE_GUN,
            UNIT("D", 1, ) "," TANKS("U", 1, SPENT)),
         "61; break-through", "over"); // an assault of A on D alone
    feature_is(ON(CONTACTS("'A on D','T on D','T on U'"), UNIT("A", 1, ) "," ONE_GUN,
                  UNIT("D", 9, ) "," TANKS("U", 1, SPENT)),
               "engage-infantry; 33", "tank.bases", 1); // T at D; U at nobody
}

static void wtj_27_at_once_or_one_first(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
    static const char DUEL[] =
        ON(READ("'AMB-W21':'%s'"), TANKS("T", 1, SPENT DAMAGED(1)), UNIT("D", 1, ));
    static const struct {
        const char *reading, *moves, *ending;
    } ROWS[] = {{"simultaneous", "4; 6", "both-gone"},
                {"tank-first", "4", "taken"},
                {"tank-first", "1; 6", "held"},
                {"infantry-first", "6", "held"},
                {"infantry-first", "1; 4", "taken"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(DUEL, ROWS[i].reading);
        story_play(s, ROWS[i].moves);
        story_check_ending(s, ROWS[i].ending);
        story_over(s);
    }
    // What falls so is not handed on to the next tank unit.
    asks(ON(READ("'AMB-W21':'tank-first','AMB-W29':'unit'"),
            UNIT("S", 1, TYPE("tank") SPENT) "," NO_GUNS, UNIT("D", 1, )),
         "4", "over");
    // Of two tanks the second is attempted by who fell to the first.
    asks(ON(, UNIT("S", 1, TYPE("tank") SPENT) "," ONE_GUN, UNIT("D", 1, )), "4; 1",
         "attempts");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_27_a_tank_fires_and_nothing_is_thrown_against_it),
        cmocka_unit_test(wtj_27_on_table_w_t4),
        cmocka_unit_test(wtj_27_at_the_unit_that_its_owner_chooses),
        cmocka_unit_test(wtj_28_infantry_damages_a_tank_on_a_six),
        cmocka_unit_test(wtj_28_those_that_are_damaged_first),
        cmocka_unit_test(wtj_29_one_attempt_a_tank_and_round),
        cmocka_unit_test(wtj_30_neither_cavalry_nor_transport_attempts),
        cmocka_unit_test(wtj_21_cavalry_does_not_assault_tanks),
        cmocka_unit_test(wtj_35_tanks_do_not_assault_tanks),
        cmocka_unit_test(wtj_27_at_once_or_one_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
