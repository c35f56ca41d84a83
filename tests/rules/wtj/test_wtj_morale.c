// Tests of morale after the assaults: WTJ-15, WTJ-20, WTJ-M2, WTJ-M3, WTJ-M5.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define MORALE(grade) ",'morale':'" grade "'"
#define ORIGINAL(bases) ",'original':" #bases
#define SUPPORTED ",'supported':true"
#define ALONE ",'supported':false"
#define NOBODYS "'scenario_defender':'none',"

// D loses a base, and nothing is added to its test but what is said.
#define BEATEN(whole, loser)                                                                   \
    TURN(NOBODYS "'parameters':{'morale_demoralized':0" whole "},", UNIT("A", 9, ), loser)
#define LOSES_ONE "21; 33; 33"

static void wtj_15_the_losers_test(void **state) {
    PROVES(WTJ_15, 1);
    (void)state;
    static const char PAIR[] =
        TURN(, UNIT("A", 9, ) "," UNIT("B", 9, ), UNIT("D", 3, ) "," UNIT("E", 4, ));
    story *s = story_begin(PAIR);
    story_play(s, "21; lose-e; 33; 33");
    story_check_asks(s, "morale");
    story_check_dice(s, 1, 0);
    story_check_sides(s, 6);
    story_check_thrower(s, BAY_DEFENDER);
    story_check_said(s, "defender: D tests its morale: -1, demoralized");
    story_throw(s, "6");
    story_check_said(s, "defender: D passes its test");
    story_check_asks(s, "morale"); // E, by name
    story_check_said(s, "defender: E tests its morale: -1, demoralized");
    story_throw(s, "6");
    story_check_ending(s, "won");
    story_over(s);
    asks(PAIR, "12; lose-a; 33; 33", "morale");
    asks(PAIR, "33; 33; 33; lose-a; lose-e", "over"); // a tie: nobody tests
    feature_is(TURN(READ("'morale_demoralized':-3"), UNIT("A", 9, ), UNIT("D", 9, SUPPORTED)),
               "", "rounds_left", 3);
    tells(TURN(READ("'morale_demoralized':-3"), UNIT("A", 9, ), UNIT("D", 9, SUPPORTED)),
          LOSES_ONE, "defender: D tests its morale: -3, demoralized");
}

static void wtj_15_every_unit_or_those_that_lost(void **state) {
    PROVES(WTJ_15, 1);
    (void)state;
    static const char PAIR[] =
        TURN(READ("'AMB-W15':'%s'"), UNIT("A", 9, ), UNIT("D", 3, ) "," UNIT("E", 4, ));
    story *s = story_of(PAIR, "every");
    story_play(s, "21; lose-e; 33; 33; 6");
    story_check_asks(s, "morale");
    story_over(s);
    s = story_of(PAIR, "losers");
    story_play(s, "21; lose-e; 33; 33");
    story_check_said(s, "defender: E tests its morale: -1, demoralized");
    story_throw(s, "6");
    story_check_asks(s, "over");
    story_over(s);
}

static void wtj_15_a_heroic_fight_and_a_wiped_out_side_do_not(void **state) {
    PROVES(WTJ_15, 1);
    PROVES(WTJ_18, 1);
    (void)state;
    asks(TURN(, UNIT("A", 8, ), UNIT("D", 3, )), "26; 11; 61", "over");
    asks(TURN(, UNIT("A", 8, ), UNIT("D", 3, )), "61; stay", "over");
    asks(ASSAULT(, UNIT("A", 8, ), UNIT("D", 8, )), LOSES_ONE, "over"); // until: assault-over
}

static void wtj_20_cavalry_tests_as_all_do(void **state) {
    PROVES(WTJ_20, 1);
    (void)state;
    story *s = story_begin(TURN(, UNIT("A", 6, HORSE), UNIT("D", 6, )));
    story_play(s, "14; 12");
    story_check_asks(s, "morale");
    story_check_thrower(s, BAY_ATTACKER);
    story_over(s);
    asks(TURN(, UNIT("A", 6, HORSE), UNIT("D", 6, )), "31; 33; dismount", "morale");
    asks(TURN(, UNIT("A", 6, HORSE), UNIT("D", 6, HORSE)), "31", "morale");
}

static void wtj_m4_what_is_added(void **state) {
    PROVES(WTJ_M4, 1);
    PROVES(WTJ_M2, 1);
    (void)state;
#define SAYS(scenario, words) tells(scenario, LOSES_ONE, "defender: D tests its morale: " words)
#define MUM(scenario, words) silent(scenario, LOSES_ONE, "defender: D tests its morale: " words)
    SAYS(BEATEN(",'solid_cover':0", UNIT("D", 9, COVER("hard"))),
         "+1, in hard cover or better");
    tells(BEATEN(",'solid_cover':0", UNIT("D", 9, COVER("enclosed"))), LOSES_ONE,
          "defender: D tests its morale: +1, in hard cover or better");
    MUM(BEATEN(",'solid_cover':0", UNIT("D", 9, COVER("solid"))), "+1, in hard cover");
    SAYS(TURN(, UNIT("A", 9, ), UNIT("D", 9, )), "+1, the scenario's defender");
    MUM(BEATEN("", UNIT("D", 9, )), "+1, the scenario's");
    MUM(TURN("'scenario_defender':'attacker',", UNIT("A", 9, ), UNIT("D", 9, )), "+1, the");
    tells(TURN("'scenario_defender':'attacker',", UNIT("A", 9, ), UNIT("D", 9, )), "12; 33; 33",
          "attacker: A tests its morale: +1, the scenario's defender");
    SAYS(BEATEN("", UNIT("D", 3, )), "-1, a third of its bases lost");
    MUM(BEATEN("", UNIT("D", 4, )), "-1, a third");
    SAYS(BEATEN("", UNIT("D", 4, ORIGINAL(5))), "-1, a third of its bases lost");
    SAYS(BEATEN("", UNIT("D", 9, )), "-1, no friends near");
    MUM(BEATEN("", UNIT("D", 9, SUPPORTED)), "-1, no friends");
    SAYS(BEATEN(",'morale_unsupported':-2", UNIT("D", 9, )), "-2, no friends near");
    SAYS(BEATEN(",'morale_weak':-2", UNIT("D", 3, )), "-2, a third");
    story_refused(BEATEN("", UNIT("D", 9, ORIGINAL(8))), BAY_BAD_INPUT,
                  "defender.units[0].original", "WTJ-M2");
}

static void wtj_m2_friends_are_those_on_foot_when_the_tests_begin(void **state) {
    PROVES(WTJ_M2, 1);
    (void)state;
#define FRIEND(what) BEATEN("", UNIT("D", 9, ) "," UNIT("E", 1, what))
    silent(FRIEND(), "21; lose-d; 33; 33", "defender: D tests its morale: -1, no friends");
    silent(FRIEND(TYPE("dismounted")), "21; lose-d; 33; 33",
           "defender: D tests its morale: -1, no friends");
    tells(FRIEND(TYPE("soft")), "21; lose-d; 33; 33",
          "defender: D tests its morale: -1, no friends near");
    tells(FRIEND(), "21; lose-e; 33; 33", "defender: D tests its morale: -1, no friends near");
    tells(FRIEND(ALONE), "21; lose-d; 33; 33; 6",
          "defender: E tests its morale: -1, no friends near");
    // D surrenders before E tests, and counts as it stood.
    static const char ORDER[] =
        TURN(NOBODYS READ("'steady_-2':'%s','morale_demoralized':-9"), UNIT("A", 9, ),
             UNIT("D", 9, ) "," UNIT("E", 9, SUPPORTED) "," UNIT("F", 9, ));
    static const char *const FATES[] = {"surrender", "disintegrate", "rout"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(ORDER, FATES[i]);
        story_play(s, "21; lose-d; 33; 33; 1; 1");
        assert_false(story_said(s, "defender: F tests its morale: -1, no friends"));
        story_over(s);
    }
}

static void wtj_m2_a_modified_two_never_fails(void **state) {
    PROVES(WTJ_M2, 1);
    (void)state;
    static const char *const GRADES[] = {"mutinous", "shaky", "steady", "brave", "fanatic"};
    static const struct {
        int plus;
        const char *face, *told[5]; // by grade
    } ROWS[] = {
        {1, "1", {"passes", "passes", "passes", "passes", "passes"}},
        {0, "1", {"routs", "withdraws", "is pinned", "passes", "passes"}},
        {-1, "1", {"routs", "routs", "withdraws", "is pinned", "passes"}},
        {-2, "1", {"", "routs", "routs", "withdraws", "is pinned"}},
        {-3, "1", {"", "", "routs", "routs", "withdraws"}},
        {-8, "2", {"", "", "routs", "routs", "withdraws"}}, // below -2 as -2
        {-3, "5", {"passes", "passes", "passes", "passes", "passes"}},
    };
    for (size_t row = 0; row < sizeof ROWS / sizeof *ROWS; row++)
        for (int i = 0; i < 5; i++) {
            story *s = story_of(TURN(NOBODYS READ("'morale_demoralized':%d"), UNIT("A", 9, ),
                                     UNIT("D", 9, SUPPORTED MORALE("%s"))),
                                ROWS[row].plus, GRADES[i]);
            char words[60];
            story_play(s, LOSES_ONE);
            story_throw(s, ROWS[row].face);
            snprintf(words, sizeof words, "defender: D %s", ROWS[row].told[i]);
            if (*ROWS[row].told[i])
                story_check_said(s, words);
            else
                assert_true(story_told(s, "WTJ-M5"));
            story_over(s);
        }
}

// A test of D, which has so many bases after one is lost, read in the row of the mutinous at -2.
static story *tested(const char *cell, int bases) {
    story *s = story_of(TURN(NOBODYS READ("'morale_demoralized':-9,'shaky_-2':'%s'"),
                             UNIT("A", 9, ), UNIT("D", % d, SUPPORTED MORALE("shaky"))),
                        cell, bases + 1);
    story_play(s, LOSES_ONE);
    story_throw(s, "1");
    return s;
}

static void wtj_m3_combined_effects_are_spread_over_the_bases(void **state) {
    PROVES(WTJ_M3, 1);
    (void)state;
    story *s = tested("surrender-disintegrate", 5);
    story_check_said(s, "defender: D: 3 bases surrender");
    story_check_said(s, "defender: D: 2 bases disintegrate");
    story_check_losses(s, 0, 6);
    story_check_measure(s, "defender_prisoners", 3);
    story_check_ending(s, "taken");
    story_over(s);
    s = tested("surrender-disintegrate", 1);
    story_check_said(s, "defender: D: 1 base surrenders");
    assert_false(story_said(s, "defender: D: 1 base disintegrates"));
    story_check_measure(s, "defender_prisoners", 1);
    story_over(s);
    s = tested("rout-surrender", 5);
    story_check_measure(s, "defender_routed", 3);
    story_check_measure(s, "defender_prisoners", 2);
    story_check_losses(s, 0, 3);
    story_over(s);
    s = tested("rout-surrender", 1);
    story_check_measure(s, "defender_routed", 1);
    story_check_measure(s, "defender_prisoners", 0);
    story_over(s);
}

static void wtj_m3_mutinous_at_minus_two(void **state) {
    PROVES(WTJ_M3, 1);
    (void)state;
    static const char MUTINOUS[] = TURN(NOBODYS READ("'morale_demoralized':-3"), UNIT("A", 9, ),
                                        UNIT("D", 6, SUPPORTED MORALE("mutinous")));
    measures(MUTINOUS, "21; 33; 33; 1", "defender_prisoners", 3);
    ends(MUTINOUS, "21; 33; 33; 1", "taken", 0, 6);
}

static void wtj_m5_the_five_effects(void **state) {
    PROVES(WTJ_M5, 1);
    (void)state;
    static const struct {
        const char *cell, *said, *shown, *ending;
        int pinned, withdrawn, routed, prisoners, lost;
    } ROWS[] = {
        {"none", "D passes its test", "average infantry, demoralized", "won", 0, 0, 0, 0, 1},
        {"pinned", "D is pinned", "average infantry, demoralized", "won", 4, 0, 0, 0, 1},
        {"withdraw", "D withdraws", "average infantry, withdrawn", "taken", 0, 4, 0, 0, 1},
        {"rout", "D routs", "average infantry, routed", "taken", 0, 0, 4, 0, 1},
        {"surrender", "D: 4 bases surrender", "average infantry, gone", "taken", 0, 0, 0, 4, 5},
        {"disintegrate", "D: 4 bases disintegrate", "average infantry, gone", "taken", 0, 0, 0,
         0, 5},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char words[60];
        story *s = tested(ROWS[i].cell, 4);
        snprintf(words, sizeof words, "defender: %s", ROWS[i].said);
        story_check_said(s, words);
        story_check_shown(s, "d", ROWS[i].shown);
        story_check_ending(s, ROWS[i].ending);
        story_check_measure(s, "defender_pinned", ROWS[i].pinned);
        story_check_measure(s, "defender_withdrawn", ROWS[i].withdrawn);
        story_check_measure(s, "defender_routed", ROWS[i].routed);
        story_check_measure(s, "defender_prisoners", ROWS[i].prisoners);
        story_check_losses(s, 0, ROWS[i].lost);
        story_over(s);
    }
}

static void wtj_m5_who_leaves_yields_the_ground(void **state) {
    PROVES(WTJ_M5, 1);
    (void)state;
    static const char BOTH[] =
        TURN(NOBODYS READ("'morale_demoralized':0,'steady_1':'rout'"), UNIT("A", 9, SUPPORTED),
             UNIT("D", 4, SUPPORTED) "," UNIT("E", 5, SUPPORTED));
    ends(BOTH, "21; lose-d; 33; 33; 1; 1", "taken", 0, 1);
    measures(BOTH, "21; lose-d; 33; 33; 1; 1", "assaults_taken", 1);
    ends(BOTH, "21; lose-d; 33; 33; 1; 6", "won", 0, 1);
    ends(BOTH, "12; 33; 33; 1", "held", 1, 0);
    feature_is(BOTH, "12; 33; 33; 1", "attacker.bases", 8);
}

static void wtj_m2_lost_cells_are_refused(void **state) {
    PROVES(WTJ_M2, 1);
    (void)state;
    story_refused(TURN(CERTAIN, UNIT("A", 9, ), UNIT("D", 4, )), BAY_FORBIDDEN,
                  "parameters.morale_demoralized", "WTJ-15");
#define KNOWN                                                                                  \
    "'morale_demoralized':-1,'morale_hard_cover':1,'morale_defender':1,'morale_weak':-1,"      \
    "'morale_unsupported':-1"
    story_refused(
        TURN(CERTAIN READ(KNOWN ",'steady_1':'rout','steady_0':'rout','steady_-1':'rout'"),
             UNIT("A", 9, ), UNIT("D", 4, )),
        BAY_FORBIDDEN, "parameters.steady_-2", "WTJ-M2");
    story *s = story_begin(TURN(
        CERTAIN READ(KNOWN ",'mutinous_1':'rout','mutinous_0':'rout','mutinous_-1':'rout'"),
        UNIT("A", 9, MORALE("mutinous")), UNIT("D", 4, MORALE("mutinous"))));
    assert_true(story_rests_on(s, "mutinous_-2")); // this one is certain
    assert_false(story_rests_on(s, "steady_1"));
    story_over(s);
    s = story_begin(ASSAULT(CERTAIN, UNIT("A", 9, ), UNIT("D", 4, )));
    assert_false(story_rests_on(s, "morale_weak"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_15_the_losers_test),
        cmocka_unit_test(wtj_15_every_unit_or_those_that_lost),
        cmocka_unit_test(wtj_15_a_heroic_fight_and_a_wiped_out_side_do_not),
        cmocka_unit_test(wtj_20_cavalry_tests_as_all_do),
        cmocka_unit_test(wtj_m4_what_is_added),
        cmocka_unit_test(wtj_m2_friends_are_those_on_foot_when_the_tests_begin),
        cmocka_unit_test(wtj_m2_a_modified_two_never_fails),
        cmocka_unit_test(wtj_m3_combined_effects_are_spread_over_the_bases),
        cmocka_unit_test(wtj_m3_mutinous_at_minus_two),
        cmocka_unit_test(wtj_m5_the_five_effects),
        cmocka_unit_test(wtj_m5_who_leaves_yields_the_ground),
        cmocka_unit_test(wtj_m2_lost_cells_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
