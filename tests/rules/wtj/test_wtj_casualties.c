// Tests of morale before the assaults: WTJ-M1; and numbers of fire that are lost: ruling R-9.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define NOBODYS "'scenario_defender':'none',"
#define SUPPORTED ",'supported':true"
#define LOST(bases) ",'lost':" #bases
#define FREE_FIRE FIRE A_ON_D
#define KNOWN_MODIFIERS                                                                        \
    "'pinned_or_worse':-1,'morale_hard_cover':1,'morale_defender':1,'morale_weak':-1,"         \
    "'morale_unsupported':-1"
#define TWO UNIT("A", 9, ) "," UNIT("B", 9, )

static void wtj_m1_who_lost_a_base_tests_before_the_assaults(void **state) {
    PROVES(WTJ_M1, 1);
    (void)state;
    story *s = story_begin(ASSAULT(FREE_FIRE, TWO, UNIT("D", 9, ) "," UNIT("E", 9, )));
    story_play(s, "fire-b; at-d; 4; cease-fire");
    story_check_asks(s, "casualty-test");
    story_check_said(s, "defender: D tests its morale: +1, the scenario's defender");
    story_check_thrower(s, BAY_DEFENDER);
    story_throw(s, "6");
    story_check_said(s, "defender: D passes its test");
    story_check_asks(s, "round"); // E lost nobody
    story_over(s);
    asks(ASSAULT(FREE_FIRE, TWO, UNIT("D", 9, )), "fire-b; 3; cease-fire", "round");
    // Who is gone does not test; who lost bases in its assault does so after it alone.
    asks(ASSAULT(FREE_FIRE, TWO, UNIT("D", 2, ) "," UNIT("E", 9, )),
         "fire-b; at-d; 6; cease-fire; cease-fire", "over");
    asks(TURN(FIRE, UNIT("A", 9, ), UNIT("D", 9, )), "cease-fire; 21; 33; 33", "morale");
    // The attacker's first, in name order; the next turn begins anew.
    s = story_begin(TURN(FIRE "'turns':2,", UNIT("A", 6, ), UNIT("D", 6, )));
    story_play(s, "fire-a; 5; fire-d; 4");
    story_check_asks(s, "casualty-test");
    story_check_said(s, "attacker: A tests its morale: -1, no friends near");
    story_throw(s, "6");
    story_check_asks(s, "casualty-test");
    story_play(s, "6; 33; 33; 33; cease-fire; cease-fire");
    story_check_asks(s, "round");
    story_over(s);
}

static void wtj_m1_losses_before_the_battle_call_for_it(void **state) {
    PROVES(WTJ_M1, 1);
    (void)state;
    story *s = story_begin(ASSAULT(NOBODYS, UNIT("A", 9, ), UNIT("D", 4, LOST(2))));
    story_check_asks(s, "casualty-test");
    story_check_said(s, "defender: D tests its morale: -1, a third of its bases lost");
    story_throw(s, "6");
    story_check_asks(s, "round");
    story_play(s, "33; 33; 33");
    story_check_losses(s, 1, 1); // those that it had lost before are not counted
    story_over(s);
    silent(ASSAULT(NOBODYS, UNIT("A", 9, ), UNIT("D", 4, LOST(1))), "",
           "defender: D tests its morale: -1, a third");
    story_refused(ASSAULT(, UNIT("A", 9, ), UNIT("D", 4, LOST(2) ",'original':5")),
                  BAY_BAD_INPUT, "defender.units[0].original", "WTJ-M2");
}

// A test that D fails before its assault, with a cell of its own.
static story *failing(const char *cell, const char *reading) {
    story *s = story_of(TURN(NOBODYS READ("'steady_1':'%s','AMB-W25':'%s'"), UNIT("A", 9, ),
                             UNIT("D", 8, LOST(1) SUPPORTED)),
                        cell, reading);
    story_throw(s, "1");
    return s;
}

static void wtj_36_what_is_attached_does_not_test(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    static const char LOSSES[] =
        ASSAULT(NOBODYS, UNIT("A", 9, ),
                UNIT("D", 4, "%s") "," UNIT("G", 4, TYPE("machine-gun") WITH("D") LOST(2)));
    story *s = story_of(LOSSES, "");
    story_check_asks(s, "round");
    story_over(s);
    s = story_of(LOSSES, LOST(2));
    story_check_said(s, "defender: D tests its morale");
    story_throw(s, "6");
    story_check_asks(s, "round");
    story_over(s);
}

static void wtj_36_what_is_attached_leaves_with_its_unit(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    static const char LEAVES[] =
        TURN(NOBODYS READ("'steady_1':'%s','AMB-W25':'leaves'"), UNIT("A", 9, ),
             UNIT("D", 8, LOST(1) SUPPORTED) "," UNIT("G", 2, TYPE("machine-gun") WITH("D")));
    story *s = story_of(LEAVES, "withdraw");
    story_throw(s, "1");
    story_check_ending(s, "taken");
    story_check_measure(s, "defender_withdrawn", 10);
    story_over(s);
}

static void wtj_m1_who_fails_is_in_a_lock(void **state) {
    PROVES(WTJ_M1, 1);
    PROVES(WTJ_03, 1);
    (void)state;
    static const struct {
        const char *cell, *said;
    } ROWS[] = {{"withdraw", "defender: D withdraws, but is locked"},
                {"rout", "defender: D routs, but is locked"}};
    for (int i = 0; i < 2; i++) {
        story *s = failing(ROWS[i].cell, "stays");
        story_check_said(s, ROWS[i].said);
        story_check_asks(s, "round");
        story_check_feature(s, "defender.modifier", -1); // pinned or worse: WTJ-39
        story_play(s, "34; 34; 34"); // a tie: it leaves when the assault is over
        story_check_ending(s, "taken");
        story_check_measure(s, i ? "defender_routed" : "defender_withdrawn", 7);
        story_over(s);
        s = failing(ROWS[i].cell, "leaves");
        story_check_ending(s, "taken"); // nobody is left to fight
        story_check_measure(s, i ? "defender_routed" : "defender_withdrawn", 8);
        story_over(s);
    }
    story *s = failing("pinned", "stays");
    story_check_feature(s, "defender.modifier", -1);
    story_over(s);
    s = failing("surrender", "stays");
    story_check_measure(s, "defender_prisoners", 8);
    story_check_ending(s, "taken");
    story_over(s);
}

static void refused(const char *scenario, const char *number, const char *clause) {
    char path[60];
    snprintf(path, sizeof path, "parameters.%s", number);
    story_refused(scenario, BAY_FORBIDDEN, path, clause);
}

static void wtj_m10_lost_numbers_of_fire_are_refused(void **state) {
    PROVES(WTJ_M10, 1);
    (void)state;
#define KNOWN_MORALE                                                                           \
    KNOWN_MODIFIERS                                                                            \
    ",'steady_1':'pinned','steady_0':'pinned','steady_-1':'pinned',"                           \
    "'steady_-2':'pinned'"
    refused(ASSAULT(CERTAIN FIRE, UNIT("A", 9, ), UNIT("D", 9, )), "pinned_or_worse", "WTJ-39");
    refused(ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE), UNIT("A", 9, ), UNIT("D", 9, )),
            "fire_one_from", "WTJ-M10");
#define HITS ",'fire_one_from':4,'fire_two_from':6"
    refused(ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE ",'fire_one_from':4"), UNIT("A", 9, ),
                    UNIT("D", 9, )),
            "fire_two_from", "WTJ-M10");
    refused(ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE HITS), UNIT("A", 6, ), UNIT("D", 9, )),
            "fire_moved", "WTJ-09");
    refused(ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE HITS ",'solid_cover':1"),
                    UNIT("A", 9, COVER("solid")), UNIT("D", 9, )),
            "fire_cover", "WTJ-M10");
    refused(ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE HITS), UNIT("A", 9, ),
                    UNIT("D", 9, ) "," UNIT("T", 1, TYPE("tank"))),
            "tank_machine_guns", "WTJ-11");
    story *s = story_begin(
        ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE HITS), UNIT("A", 9, ), UNIT("D", 9, )));
    assert_true(story_rests_on(s, "fire_one_from"));
    assert_true(story_rests_on(s, "AMB-W25"));
    assert_false(story_rests_on(s, "fire_moved"));
    assert_false(story_rests_on(s, "fire_cover"));
    assert_false(story_rests_on(s, "tank_machine_guns"));
    assert_false(story_rests_on(s, "AMB-W31"));
    assert_false(story_rests_on(s, "morale_demoralized"));
    story_over(s);
    // Nobody fires: no number is needed for it.
    s = story_begin(
        ASSAULT(CERTAIN FIRE READ(KNOWN_MORALE), UNIT("A", 9, ), UNIT("D", 9, TYPE("soft"))));
    assert_false(story_rests_on(s, "fire_one_from"));
    story_over(s);
    s = story_begin(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, )));
    assert_false(story_rests_on(s, "fire_one_from"));
    assert_false(story_rests_on(s, "AMB-W25"));
    story_over(s);
}

static void wtj_m1_lost_numbers_of_its_tests_are_refused(void **state) {
    PROVES(WTJ_M1, 1);
    (void)state;
    refused(
        ASSAULT(CERTAIN READ("'pinned_or_worse':-1"), UNIT("A", 9, ), UNIT("D", 9, LOST(1))),
        "morale_unsupported", "WTJ-M4");
    // Whoever fire can hurt may come to any cell.
    refused(ASSAULT(CERTAIN FIRE READ(KNOWN_MODIFIERS HITS), UNIT("A", 9, ), UNIT("D", 9, )),
            "steady_1", "WTJ-M2");
    // Mutinous at -2 is certain; nobody else tests.
    story *s = story_begin(
        ASSAULT(CERTAIN READ(KNOWN_MODIFIERS ",'mutinous_1':'rout',"
                                             "'mutinous_0':'rout','mutinous_-1':'rout'"),
                UNIT("A", 9, ), UNIT("D", 9, LOST(1) ",'morale':'mutinous'")));
    assert_true(story_rests_on(s, "mutinous_-2"));
    assert_false(story_rests_on(s, "steady_1"));
    assert_false(story_rests_on(s, "morale_demoralized"));
    assert_false(story_rests_on(s, "fire_one_from"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_m1_who_lost_a_base_tests_before_the_assaults),
        cmocka_unit_test(wtj_36_what_is_attached_does_not_test),
        cmocka_unit_test(wtj_36_what_is_attached_leaves_with_its_unit),
        cmocka_unit_test(wtj_m1_losses_before_the_battle_call_for_it),
        cmocka_unit_test(wtj_m1_who_fails_is_in_a_lock),
        cmocka_unit_test(wtj_m10_lost_numbers_of_fire_are_refused),
        cmocka_unit_test(wtj_m1_lost_numbers_of_its_tests_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
