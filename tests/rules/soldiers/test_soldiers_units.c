// Units and what they usually are: ARV-S1, ARV-S8; the short form; what an answer rests on.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

// How many points the defender of this make counts, with these parameters.
static void check_stacking(const char *parameters, const char *make, int points) {
    story *s = story_of(PHASE(READ("%s'stacking_limit':99"), EIGHT, UNIT("X", "d4", "%s")),
                        parameters, make);
    story_choose(s, "assault-d4");
    story_check_feature(s, "defender.points", points);
    story_over(s);
}

static void check_stacking_values(void) {
    static const struct {
        const char *name, *make;
        int points;
    } ROWS[] = {
        {"infantry_stacking", "", 4},
        {"infantry_stacking", NATION("russian"), 4},
        {"infantry_stacking", NATION("german"), 4},
        {"infantry_stacking_other", NATION("french"), 4},
        {"infantry_stacking_other", NATION("british"), 4},
        {"infantry_stacking_other", NATION("belgian"), 4},
        {"infantry_stacking_other", NATION("austro-hungarian"), 4},
        {"cavalry_stacking", TYPE("cavalry"), 2},
        {"dismounted_stacking", TYPE("dismounted"), 2},
        {"machine_gun_stacking", TYPE("machine-gun"), 1},
        {"field_gun_stacking", TYPE("field-gun"), 1},
        {"field_battery_stacking", TYPE("field-gun") BATTERY, 2},
        {"howitzer_stacking", TYPE("howitzer"), 1},
        {"howitzer_battery_stacking", TYPE("howitzer") BATTERY, 2},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char other[60];
        check_stacking("", ROWS[i].make, ROWS[i].points);
        snprintf(other, sizeof other, "'%s':7,", ROWS[i].name);
        check_stacking(other, ROWS[i].make, 7);
        check_stacking(other, STACKING(3), 3);
    }
}

static void arv_s8_stacking_values(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    check_stacking_values();
}

static void arv_s1_what_each_unit_counts_in_a_hex(void **state) {
    PROVES(ARV_S1, 1);
    (void)state;
    check_stacking_values();
}

// The attack strength: on ground that is as strong it fires on 1-1, on stronger on 1-2.
static void check_attack(const char *parameters, const char *make, int strength) {
    for (int more = 0; more < 2; more++) {
        story *s = story_of(
            PHASE(READ("%s'clear_defence':%d") FIRE("attacker"), UNIT("A", "d2", "%s"), FOUR),
            parameters, strength + more, make);
        story_play(s, "fire-at-d4; 3");
        story_check_measure(s, "defender_disrupted", more ? 0 : 1);
        story_over(s);
    }
}

static void check_attack_strengths(void) {
    static const struct {
        const char *name, *make;
        int strength;
    } ROWS[] = {
        {"infantry_attack", "", 3},
        {"infantry_attack", NATION("french"), 3},
        {"dismounted_attack", TYPE("dismounted"), 2},
        {"machine_gun_attack", TYPE("machine-gun"), 3},
        {"field_gun_attack", TYPE("field-gun"), 3},
        {"field_gun_attack", TYPE("field-gun") NATION("german"), 3},
        {"austrian_field_gun_attack", TYPE("field-gun") NATION("austro-hungarian"), 3},
        {"field_battery_attack", TYPE("field-gun") BATTERY, 6},
        {"field_battery_attack", TYPE("field-gun") BATTERY NATION("austro-hungarian"), 6},
        {"howitzer_attack", TYPE("howitzer"), 3},
        {"howitzer_attack", TYPE("howitzer") NATION("austro-hungarian"), 3},
        {"howitzer_battery_attack", TYPE("howitzer") BATTERY, 6},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char other[60];
        check_attack("", ROWS[i].make, ROWS[i].strength);
        snprintf(other, sizeof other, "'%s':8,", ROWS[i].name);
        check_attack(other, ROWS[i].make, 8);
    }
}

static void arv_s8_attack_strengths(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    check_attack_strengths();
}

static void arv_s2_what_each_unit_fires_with(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    check_attack_strengths();
}

// Along a row of fifteen hexes it reaches so far and no farther.
static void check_range(const char *parameters, const char *make, int range) {
    for (int more = 0; more < 2 && range + more < 15; more++) {
        story *s = story_of(
            PHASE(READ("%s'points_needed':2") "'columns':15,'rows':1," FIRE("attacker"),
                  UNIT("A", "a1", "%s"), UNIT("X", "%c1", )),
            parameters, make, 'a' + range + more);
        story_check_asks(s, more ? "over" : "fire");
        story_over(s);
    }
}

static void check_ranges(void) {
    static const struct {
        const char *name, *make;
        int range;
    } ROWS[] = {
        {"infantry_range", "", 8},
        {"dismounted_range", TYPE("dismounted"), 6},
        {"machine_gun_range", TYPE("machine-gun"), 12},
        {"field_gun_range", TYPE("field-gun"), 14},
        {"field_gun_range", TYPE("field-gun") BATTERY, 14},
        {"howitzer_range", TYPE("howitzer"), 14},
        {"howitzer_range", TYPE("howitzer") BATTERY, 14},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char other[60];
        check_range("", ROWS[i].make, ROWS[i].range);
        snprintf(other, sizeof other, "'%s':5,", ROWS[i].name);
        check_range(other, ROWS[i].make, 5);
    }
}

static void arv_s8_ranges(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    check_ranges();
}

static void arv_s6_how_far_each_unit_fires(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    check_ranges();
}

static void arv_s8_only_guns_form_batteries_and_cavalry_does_not_fire(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    phases_refused(PHASE(, UNIT("A", "d3", BATTERY), FOUR), "attacker.units[0].battery",
                   "ARV-S8");
    phases_refused(PHASE(, EIGHT, UNIT("X", "d4", TYPE("machine-gun") BATTERY)),
                   "defender.units[0].battery", "ARV-S8");
    phases_refused(PHASE(, EIGHT, UNIT("X", "d4", TYPE("cavalry") ATTACK(2))),
                   "defender.units[0].attack", NULL);
    phases_refused(PHASE(, EIGHT, UNIT("X", "d4", TYPE("cavalry") RANGE(2))),
                   "defender.units[0].range", NULL);
    phases_refused(PHASE(, EIGHT, UNIT("X", "d4", TYPE("cavalry") FIRES_AT("d3"))),
                   "defender.units[0].fires_at", NULL);
    phases_asks(PHASE(FIRE("attacker"), UNIT("A", "d3", TYPE("cavalry")), FOUR), "", "over");
    phases_asks(PHASE(, UNIT("A", "a1", ), UNIT("X", "d4", TYPE("howitzer") BATTERY)), "",
                "over");
}

static void arv_s1_no_more_points_in_a_hex_than_may_be(void **state) {
    PROVES(ARV_S1, 1);
    (void)state;
    phases_asks(PHASE(, EIGHT, FOUR "," UNIT("Y", "d4", )), "", "announce"); // eight may
    phases_refused(PHASE(, EIGHT, FOUR "," UNIT("Y", "d4", STACKING(5))),
                   "defender.units[1].at", "ARV-S1");
    phases_refused(PHASE(, EIGHT "," UNIT("B", "d3", TYPE("machine-gun")), FOUR),
                   "attacker.units[1].at", "ARV-S1");
    phases_refused(PHASE(, UNIT("A", "d3", STACKING(9)), FOUR), "attacker.units[0].at",
                   "ARV-S1");
    phases_refused(PHASE(READ("'stacking_limit':7"), EIGHT, FOUR), NULL, "ARV-S1");
    phases_asks(
        PHASE(READ("'stacking_limit':9"), EIGHT "," UNIT("B", "d3", TYPE("machine-gun")), FOUR),
        "", "announce");
}

static void arv_s1_is_not_what_a_place_off_the_board_is_against(void **state) {
    PROVES(ARV_S1, 1);
    (void)state;
    phases_refused(PHASE(, UNIT("A", "h1", ), FOUR), "attacker.units[0].at", NULL);
    phases_refused(PHASE(, UNIT("A", "d8", ), FOUR), "attacker.units[0].at", NULL);
    phases_refused(PHASE(OBJECTIVES("'h8'"), EIGHT, FOUR), "objectives[0]", NULL);
}

#define SHORT(whole, attacker, defender)                                                       \
    "{'rules':'soldiers'," whole "'attacker':'" attacker "','defender':'" defender "'}"

static void arv_s8_companies_in_short(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    story *s = story_begin(SHORT(, "3 companies", "1 company in trench on crest"));
    story_play(s, "assault-d4; assault-d4; assault-d4");
    story_check_feature(s, "attacker.points", 12);
    story_check_feature(s, "defender.points", 4);
    story_check_feature(s, "column", 2); // 3-1 less three
    story_over(s);
    // Around d4 they stand in d3, e3, c4 and e4, and so from the first again.
    s = story_begin(SHORT(, "2 companies", "2 companies in woods"));
    story_play(s, "assault-d4; assault-d4");
    story_check_feature(s, "column", 2); // 8 to 8, less one
    story_throw(s, "1");
    story_check_options(s, "retreat-e5 retreat-d5 retreat-e4 retreat-c4");
    story_over(s);
    s = story_begin(SHORT(, "4 companies", "1 company"));
    story_play(s, "assault-d4; assault-d4; assault-d4; assault-d4; 4");
    story_check_asks(s, "retreat");
    story_check_options(s, "retreat-e5 retreat-d5");
    story_over(s);
    s = story_begin(SHORT(, "5 companies", "1 company"));
    story_choose(s, "no-assault"); // A Coy; E Coy in the same hex follows it
    story_play(s, "no-assault; no-assault; no-assault");
    story_check_asks(s, "over");
    story_over(s);
    s = story_begin(SHORT(FIRE("defender"), "1 company", "1 company on slope"));
    story_choose(s, "assault-d4");
    story_check_options(s, "hold-fire fire-at-d3");
    story_choose(s, "hold-fire");
    story_check_options(s, "go-in-a-coy cancel-a-coy");
    story_check_feature(s, "column", 2);
    story_over(s);
}

static void arv_s8_what_may_stand_beside_it(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    phases_asks(
        SHORT("'parameters':{'AMB-A1':'up'},'die':6,'title':'T',", "3 companies", "1 company"),
        "", "announce");
    static const char *const BOARD[] = {"'columns':9,",       "'rows':3,",
                                        GROUND("'d4 woods'"), OBJECTIVES("'d4'"),
                                        "'map':'. .',",       "'legend':['z woods'],"};
    for (size_t i = 0; i < sizeof BOARD / sizeof *BOARD; i++) {
        char scenario[300];
        snprintf(scenario, sizeof scenario, SHORT("%s", "3 companies", "1 company"), BOARD[i]);
        phases_refused(scenario, NULL, NULL);
    }
    phases_refused("{'rules':'soldiers','attacker':'3 companies','defender':{'units':[" FOUR
                   "]}}",
                   NULL, NULL);
    phases_refused("{'rules':'soldiers','attacker':{'units':[" EIGHT
                   "]},'defender':'1 company'}",
                   NULL, NULL);
}

static void arv_s8_an_answer_rests_on_what_was_read(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    static const struct {
        const char *scenario, *rests, *not ;
    } ROWS[] = {
        {PHASE(, EIGHT, FOUR), "infantry_stacking", "machine_gun_stacking"},
        {PHASE(, EIGHT, FOUR), "disrupted_2_1", "infantry_attack"},
        {PHASE(FIRE("attacker"), EIGHT, FOUR), "infantry_attack", "field_gun_range"},
        {PHASE(FIRE("attacker"), EIGHT, FOUR), "clear_defence", "charge_disrupts"},
        {PHASE(TABLE("'1-1 0 3'"), EIGHT, FOUR), "infantry_stacking", "disrupted_2_1"},
        {PHASE(CHARGES("both"), UNIT("A", "d3", TYPE("cavalry")), FOUR), "charge_disrupts",
         "infantry_attack"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_begin(ROWS[i].scenario);
        assert_true(story_rests_on(s, ROWS[i].rests));
        assert_false(story_rests_on(s, ROWS[i].not ));
        story_over(s);
    }
}

static void arv_s8_a_unit_may_be_called_as_a_hex_is(void **state) {
    PROVES(ARV_S8, 1);
    (void)state;
    static const char CALLED[] = PHASE(READ("'AMB-A2':'%s'"), UNIT("E4", "d3", STACKING(8)),
                                       FOUR "," UNIT("D4", "e4", ));
    story *s = story_of(CALLED, "hex");
    story_check_options(s, "assault-d4 no-assault"); // the hex in which X stands
    story_play(s, "assault-d4; 3; retreat-e5");
    story_check_options(s, "advance-e4 stay-e4"); // the unit
    story_choose(s, "advance-e4");
    story_check_said(s, "attacker: E4 advances into d4");
    story_over(s);
    s = story_of(CALLED, "named");
    story_check_options(s, "assault-d4 no-assault"); // D4 stands in e4, which is too far
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_s8_stacking_values),
        cmocka_unit_test(arv_s1_what_each_unit_counts_in_a_hex),
        cmocka_unit_test(arv_s8_attack_strengths),
        cmocka_unit_test(arv_s2_what_each_unit_fires_with),
        cmocka_unit_test(arv_s8_ranges),
        cmocka_unit_test(arv_s6_how_far_each_unit_fires),
        cmocka_unit_test(arv_s8_only_guns_form_batteries_and_cavalry_does_not_fire),
        cmocka_unit_test(arv_s1_no_more_points_in_a_hex_than_may_be),
        cmocka_unit_test(arv_s1_is_not_what_a_place_off_the_board_is_against),
        cmocka_unit_test(arv_s8_companies_in_short),
        cmocka_unit_test(arv_s8_what_may_stand_beside_it),
        cmocka_unit_test(arv_s8_an_answer_rests_on_what_was_read),
        cmocka_unit_test(arv_s8_a_unit_may_be_called_as_a_hex_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
