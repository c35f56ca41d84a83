// Orders: command tests, voluntary rout, dismounting. WTJ-02, WTJ-03, WTJ-25, WTJ-M6.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define ROUTS "'rout':true,"
#define COMMANDS "'command':true,"
#define ALONE ",'supported':false"

static void wtj_03_the_defender_may_rout_before_the_assault(void **state) {
    PROVES(WTJ_03, 1);
    PROVES(WTJ_02, 1);
    (void)state;
    static const char PAIR[] =
        TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, ) "," UNIT("E", 4, TRAINING("poor")));
    story *s = story_begin(PAIR);
    story_check_asks(s, "rout-defender"); // the attacker's own movement has brought him here
    story_check_options(s, "stand rout");
    story_choose(s, "rout");
    story_check_asks(s, "command");
    story_check_dice(s, 1, 0);
    story_check_thrower(s, BAY_DEFENDER);
    story_throw(s, "3"); // average troops need 3
    story_check_said(s, "defender: D carries out its order");
    story_check_said(s, "defender: D routs by order, and is out of its lock");
    story_choose(s, "rout");
    story_throw(s, "3"); // poor ones 4
    story_check_said(s, "defender: E does not carry out its order, and stays where it is");
    story_check_asks(s, "round");
    story_check_feature(s, "defender.bases", 4);
    story_over(s);
    s = story_begin(PAIR);
    story_play(s, "rout; 6; rout; 6");
    story_check_ending(s, "taken");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_routed", 6);
    story_over(s);
    asks(PAIR, "stand; stand", "round");
    asks(TURN(, UNIT("A", 9, ), UNIT("D", 2, )), "", "round");
    asks(TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, STATUS("pinned"))), "", "round"); // W-T2
    asks(TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, STATUS("routed"))), "", "round");
}

static void wtj_03_how_a_rout_is_ordered(void **state) {
    PROVES(WTJ_03, 1);
    (void)state;
    static const char HOW[] = TURN(ROUTS READ("'AMB-W2':'%s'"), UNIT("A", 9, ), UNIT("D", 2, ));
    story *s = story_of(HOW, "automatic");
    story_play(s, "rout");
    story_check_ending(s, "taken");
    story_over(s);
    s = story_of(HOW, "never");
    story_check_asks(s, "round");
    story_over(s);
}

static void wtj_m6_a_unit_is_ordered_into_contact(void **state) {
    PROVES(WTJ_M6, 1);
    (void)state;
    static const struct {
        const char *training;
        const char *fails, *passes;
        int added; // of the grade
    } ROWS[] = {{"poor", "4", "5", 0},
                {"average", "3", "4", 0},
                {"good", "2", "3", 0},
                {"great", "2", "3", 1},
                {"outstanding", "1", "2", 2}};
    for (int i = 0; i < 5; i++) {
        static const char ONE[] = TURN(COMMANDS, UNIT("A", 9, TRAINING("%s")), UNIT("D", 2, ));
        story *s = story_of(ONE, ROWS[i].training);
        story_check_asks(s, "command");
        story_check_thrower(s, BAY_ATTACKER);
        story_play(s, ROWS[i].passes);
        story_check_asks(s, "round");
        story_check_feature(s, "attacker.modifier", ROWS[i].added);
        story_over(s);
        s = story_of(ONE, ROWS[i].training);
        story_play(s, ROWS[i].fails);
        story_check_ending(s, "held"); // it stays put, and is nowhere near
        story_check_losses(s, 0, 0);
        story_over(s);
    }
}

static void wtj_m6_who_stays_put_touches_nobody(void **state) {
    PROVES(WTJ_M6, 1);
    (void)state;
    static const char FLANK[] = TURN(COMMANDS CONTACTS("'A on D','B on D left'"),
                                     UNIT("A", 9, ) "," UNIT("B", 4, ), UNIT("D", 8, ));
    story *s = story_begin(FLANK);
    story_play(s, "6; 6");
    story_check_feature(s, "attacker.bases", 13);
    story_check_feature(s, "defender.modifier", -1);
    story_over(s);
    s = story_begin(FLANK);
    story_play(s, "6; 3");
    story_check_said(s, "attacker: B does not carry out its order, and stays where it is");
    story_check_feature(s, "attacker.bases", 9);
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
    s = story_begin(FLANK);
    story_play(s, "3; 6");
    story_check_feature(s, "attacker.bases", 4);
    story_check_feature(s, "defender.modifier", 0);
    story_play(s, "16");
    story_choose(s, "break-through");
    story_check_ending(s, "held-breakthrough"); // A is not on the ground
    story_over(s);
}

static void wtj_m6_moving_off_is_ordered_too(void **state) {
    PROVES(WTJ_M6, 1);
    (void)state;
    static const char TWO[] =
        TURN(COMMANDS "'turns':2,", UNIT("A", 9, ), UNIT("D", 9, TRAINING("poor")));
    story *s = story_begin(TWO);
    story_play(s, "4; 21; 33; 33; 6; remain; move-off");
    story_check_asks(s, "command");
    story_throw(s, "3"); // of 4: Maneuver
    story_check_asks(s, "round");
    story_over(s);
    s = story_begin(TWO);
    story_play(s, "4; 21; 33; 33; 6; remain; move-off; 4");
    story_check_ending(s, "taken");
    story_over(s);
    asks(TURN("'turns':2,", UNIT("A", 9, ), UNIT("D", 9, )), "21; 33; 33; 6; remain; move-off",
         "over"); // without command tests it simply goes
}

// What fails, and what passes; where `orders` are given the defender is asked to rout.
static void check_command(const char *scenario, const char *orders, const char *fails,
                          const char *passes) {
    static const char *const SAID[2][2] = {
        {"attacker: A does not carry out its order, and stays where it is",
         "attacker: A carries out its order"},
        {"defender: D does not carry out its order, and stays where it is",
         "defender: D carries out its order"}};
    for (int i = 0; i < 2; i++) {
        story *s = story_begin(scenario);
        if (orders) story_play(s, orders);
        story_check_asks(s, "command");
        story_throw(s, i ? passes : fails);
        story_check_said(s, SAID[orders != NULL][i]);
        story_over(s);
    }
}

#define TOP ",'over_the_top':true"
#define HIT ",'hq_hits':1"

static void wtj_m6_who_leaves_hard_cover_obeys_less(void **state) {
    PROVES(WTJ_M6, 1);
    (void)state;
    check_command(TURN(COMMANDS, UNIT("A", 9, TOP), UNIT("D", 2, )), NULL, "4", "5"); // of 4
    check_command(TURN(COMMANDS, UNIT("A", 9, COVER("hard")), UNIT("D", 2, )), NULL, "3", "4");
    check_command(
        TURN(COMMANDS READ("'command_hard_cover':-2"), UNIT("A", 9, TOP), UNIT("D", 2, )), NULL,
        "5", "6");
    check_command(TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, COVER("hard"))), "rout", "3", "4");
    check_command(TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, COVER("enclosed"))), "rout", "3",
                  "4");
    check_command(TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, COVER("solid"))), "rout", "2", "3");
    story_refused(TURN(COMMANDS, UNIT("A", 9, ), UNIT("D", 2, TOP)), BAY_BAD_INPUT,
                  "defender.units[0].over_the_top", "WTJ-M6");
    story_refused(ASSAULT(CERTAIN COMMANDS READ("'average_assault':4"), UNIT("A", 9, TOP),
                          UNIT("D", 9, )),
                  BAY_FORBIDDEN, "parameters.command_hard_cover", "WTJ-M6");
    story_over(story_begin(
        ASSAULT(CERTAIN COMMANDS READ("'average_assault':4"), UNIT("A", 9, ), UNIT("D", 9, ))));
}

static void wtj_m6_a_hit_headquarters_is_obeyed_less(void **state) {
    PROVES(WTJ_M6, 1);
    (void)state;
    check_command(TURN(COMMANDS, UNIT("A", 9, HIT), UNIT("D", 2, )), NULL, "4", "5"); // of 4
    check_command(TURN(COMMANDS, UNIT("A", 9, TOP HIT), UNIT("D", 2, )), NULL, "5", "6");
    check_command(TURN(ROUTS, UNIT("A", 9, ), UNIT("D", 2, HIT)), "rout", "3", "4");
    check_command(TURN(COMMANDS READ("'command_hq_hit':-2"), UNIT("A", 9, HIT), UNIT("D", 2, )),
                  NULL, "5", "6");
    story *s = story_begin(TURN(COMMANDS, UNIT("A", 9, HIT TOP), UNIT("D", 2, )));
    story_check_said(s, "attacker: A: -1 to its die, it leaves hard cover");
    story_check_said(s, "attacker: A: -1 to its die, headquarters are hit");
    story_over(s);
    // More than six is never, less than one is always.
    s = story_begin(TURN(COMMANDS, UNIT("A", 9, ",'hq_hits':9"), UNIT("D", 2, )));
    story_throw(s, "6");
    story_check_ending(s, "held");
    story_over(s);
    s = story_begin(
        TURN(COMMANDS READ("'command_hq_hit':9"), UNIT("A", 9, HIT), UNIT("D", 2, )));
    story_throw(s, "1");
    story_check_asks(s, "round");
    story_over(s);
}

static void wtj_m6_lost_thresholds_are_refused(void **state) {
    PROVES(WTJ_M6, 1);
    (void)state;
    story_refused(ASSAULT(CERTAIN COMMANDS, UNIT("A", 9, ), UNIT("D", 9, )), BAY_FORBIDDEN,
                  "parameters.average_assault", "WTJ-M6");
    story_refused(ASSAULT(CERTAIN ROUTS, UNIT("A", 9, ), UNIT("D", 9, TRAINING("poor"))),
                  BAY_FORBIDDEN, "parameters.poor_maneuver", "WTJ-M6");
    story_over(story_begin(
        ASSAULT(CERTAIN ROUTS READ("'AMB-W2':'automatic'"), UNIT("A", 9, ), UNIT("D", 9, ))));
    story_over(story_begin(ASSAULT(CERTAIN ROUTS READ("'poor_maneuver':5"), UNIT("A", 9, ),
                                   UNIT("D", 9, TRAINING("poor")))));
}

static void wtj_25_cavalry_that_has_won_dismounts_or_rides_on(void **state) {
    PROVES(WTJ_25, 1);
    (void)state;
    static const char CHARGE[] = TURN(, UNIT("A", 6, HORSE), UNIT("D", 6, ));
    story *s = story_begin(CHARGE);
    story_play(s, "31; 33");
    story_check_asks(s, "dismount");
    story_check_options(s, "dismount reposition");
    story_choose(s, "dismount");
    story_check_said(s, "attacker: A dismounts");
    story_check_asks(s, "morale");
    story_over(s);
    s = story_begin(CHARGE);
    story_play(s, "31; 33; reposition; 6");
    story_check_said(s, "defender: D passes its test");
    story_check_ending(s, "held"); // it has ridden off
    story_check_measure(s, "attacker_withdrawn", 6);
    story_over(s);
    asks(CHARGE, "14; 24", "morale");                                       // it lost
    asks(TURN(, UNIT("A", 6, HORSE), UNIT("D", 6, HORSE)), "31", "morale"); // WTJ-26
    asks(TURN(, UNIT("A", 6, ), UNIT("D", 6, HORSE)), "13; 33", "dismount-defender");
}

static void wtj_25_when_it_has_won(void **state) {
    PROVES(WTJ_25, 1);
    (void)state;
    story *s =
        story_begin(TURN(READ("'AMB-W8':'eliminated'"), UNIT("A", 6, HORSE), UNIT("D", 6, )));
    story_play(s, "31; 33");
    story_check_asks(s, "morale"); // the enemy is still there
    story_over(s);
    s = story_begin(TURN(READ("'AMB-W8':'eliminated'"), UNIT("A", 6, HORSE), UNIT("D", 3, )));
    story_play(s, "61; stay");
    story_check_asks(s, "dismount");
    story_over(s);
}

static void wtj_25_dismounted_cavalry_is_no_cavalry(void **state) {
    PROVES(WTJ_25, 1);
    (void)state;
    story *s = story_begin(TURN("'turns':2,", UNIT("A", 6, HORSE), UNIT("D", 9, )));
    story_play(s, "31; 33; dismount; 6; remain; remain");
    story_check_feature(s, "rounds_left", 3);
    story_check_feature(s, "attacker.modifier", 0);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_03_the_defender_may_rout_before_the_assault),
        cmocka_unit_test(wtj_03_how_a_rout_is_ordered),
        cmocka_unit_test(wtj_m6_a_unit_is_ordered_into_contact),
        cmocka_unit_test(wtj_m6_who_stays_put_touches_nobody),
        cmocka_unit_test(wtj_m6_moving_off_is_ordered_too),
        cmocka_unit_test(wtj_m6_who_leaves_hard_cover_obeys_less),
        cmocka_unit_test(wtj_m6_a_hit_headquarters_is_obeyed_less),
        cmocka_unit_test(wtj_m6_lost_thresholds_are_refused),
        cmocka_unit_test(wtj_25_cavalry_that_has_won_dismounts_or_rides_on),
        cmocka_unit_test(wtj_25_when_it_has_won),
        cmocka_unit_test(wtj_25_dismounted_cavalry_is_no_cavalry),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
