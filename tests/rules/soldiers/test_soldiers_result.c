// The assault, its die and what it does; the table: ARV-04, ARV-10, ARV-15, ARV-20 to ARV-25.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

static void arv_10_one_die_on_the_column(void **state) {
    PROVES(ARV_10, 1);
    (void)state;
    static const struct {
        int points, against, eliminates, disrupts;
    } ROWS[] = {{4, 12, 0, 1}, {4, 8, 0, 2},  {4, 4, 0, 3},  {8, 4, 1, 4},
                {12, 4, 2, 5}, {16, 4, 3, 5}, {20, 4, 4, 6}, {24, 4, 5, 6}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int face = 1; face <= 6; face++) {
            char die[2] = {(char)('0' + face), 0};
            story *s =
                story_of(PHASE(READ("'stacking_limit':99"), UNIT("A", "d3", STACKING(% d)),
                               UNIT("X", "d4", STACKING(% d))),
                         ROWS[i].points, ROWS[i].against);
            story_choose(s, "assault-d4");
            story_check_sides(s, 6);
            story_check_dice(s, 1, 0);
            story_check_thrower(s, BAY_ATTACKER);
            story_throw(s, die);
            if (face <= ROWS[i].eliminates)
                story_check_told(s, "ARV-25");
            else if (face <= ROWS[i].disrupts)
                story_check_asks(s, "retreat");
            else
                story_check_told(s, "ARV-20");
            story_over(s);
        }
}

static void arv_10_the_numbers_of_a_column_can_be_set(void **state) {
    PROVES(ARV_10, 1);
    (void)state;
    static const char TABLE_SET[] =
        PHASE(READ("'eliminated_2_1':2,'disrupted_2_1':3"), EIGHT, FOUR);
    phases_feature(TABLE_SET, "assault-d4; 2", "defender.lost", 4);
    phases_asks(TABLE_SET, "assault-d4; 3", "retreat");
    phases_asks(TABLE_SET, "assault-d4; 4", "over");
    static const char *const COLUMNS[] = {"1_3", "1_2", "1_1", "2_1",
                                          "3_1", "4_1", "5_1", "6_1"};
    for (int i = 0; i < 8; i++) {
        char scenario[400], path[60];
        snprintf(scenario, sizeof scenario, PHASE(READ("'disrupted_%s':7"), EIGHT, FOUR),
                 COLUMNS[i]);
        snprintf(path, sizeof path, "parameters.disrupted_%s", COLUMNS[i]);
        phases_refused(scenario, path, "ARV-10"); // more than the die has
        snprintf(scenario, sizeof scenario,
                 PHASE(READ("'eliminated_%s':5,'disrupted_%s':4"), EIGHT, FOUR), COLUMNS[i],
                 COLUMNS[i]);
        phases_refused(scenario, NULL, "ARV-10");
    }
}

static void arv_10_a_table_of_his_own(void **state) {
    PROVES(ARV_10, 1);
    (void)state;
    static const char SUMS[] =
        PHASE("'die':4,'dice':2," TABLE("'2-3 0 2','3:2 3 5'"), EIGHT, FOUR);
    story *s = story_begin(SUMS);
    story_choose(s, "assault-d4"); // 8 to 4 is above the top column
    story_check_feature(s, "column", 2);
    story_check_sides(s, 4);
    story_check_dice(s, 2, 0);
    story_throw(s, "12");
    story_check_told(s, "ARV-25");
    story_over(s);
    phases_asks(SUMS, "assault-d4; 22", "retreat");
    phases_asks(SUMS, "assault-d4; 14", "retreat");
    phases_asks(SUMS, "assault-d4; 24", "over");
    // Fire uses the same, unless it has its own.
    static const char SHOT[] = PHASE(TABLE("'1-1 2 4'") "%s" FIRE("attacker"),
                                     UNIT("G", "d1", TYPE("howitzer")), FOUR);
    s = story_of(SHOT, "");
    story_play(s, "fire-at-d4; 2");
    story_check_losses(s, 0, 4);
    story_over(s);
    s = story_of(SHOT, "'fire_table':['1-1 1 1'],");
    story_play(s, "fire-at-d4; 2");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_disrupted", 0);
    story_over(s);
    s = story_begin(PHASE("'fire_table':['1-1 1 1']," FIRE("attacker"), EIGHT, FOUR));
    story_choose(s, "assault-d4"); // of the assault it says nothing
    story_play(s, "go-in-a; 4");
    story_check_asks(s, "retreat");
    story_over(s);
}

static void arv_10_what_a_table_must_be(void **state) {
    PROVES(ARV_10, 1);
    (void)state;
    phases_refused(PHASE(TABLE("'1-1 0 3','1-2 0 2'"), EIGHT, FOUR), NULL, "ARV-10");
    phases_refused(PHASE(TABLE("'1-1 0 3','2-2 0 3'"), EIGHT, FOUR), NULL, "ARV-10");
    phases_refused(PHASE(TABLE("'1-1 3 2'"), EIGHT, FOUR), NULL, "ARV-10");
    phases_refused(PHASE(TABLE("'1-1 0 7'"), EIGHT, FOUR), NULL, "ARV-10");
    phases_refused(PHASE("'dice':2," TABLE("'1-1 0 13'"), EIGHT, FOUR), NULL, "ARV-10");
    phases_refused(PHASE(TABLE("'1-0 0 3'"), EIGHT, FOUR), NULL, NULL);
    phases_refused(PHASE(TABLE("'even 0 3'"), EIGHT, FOUR), NULL, NULL);
    phases_refused(PHASE("'fire_table':['2-1 0 3','1-1 0 3'],", EIGHT, FOUR), NULL, "ARV-10");
    phases_asks(PHASE("'dice':2," TABLE("'1-1 0 12'"), EIGHT, FOUR), "", "announce");
    phases_asks(PHASE(TABLE("'1-1 3 3'"), EIGHT, FOUR), "", "announce");
    phases_refused(PHASE("'die':5,", EIGHT, FOUR), NULL, "ARV-10"); // the usual one goes to 6
}

static void arv_15_all_who_assault_a_hex_make_one_attack(void **state) {
    PROVES(ARV_15, 1);
    (void)state;
    story *s = story_begin(
        PHASE(, UNIT("A", "d3", ) "," UNIT("B", "e3", ) "," UNIT("C", "c4", ), FOUR));
    story_play(s, "assault-d4; assault-d4; assault-d4");
    story_check_told(s, "ARV-15");
    story_check_feature(s, "attacker.points", 12);
    story_check_feature(s, "assaults_left", 1);
    story_check_dice(s, 1, 0);
    story_throw(s, "6");
    story_check_asks(s, "over"); // one die, and no other
    story_over(s);
}

static void arv_04_assaults_come_last_hex_after_hex(void **state) {
    PROVES(ARV_04, 2);
    (void)state;
    story *s =
        story_begin(PHASE(FIRE("both") CHARGES("both"),
                          UNIT("A", "e3", ) "," UNIT("B", "d3", ) "," UNIT(
                              "C", "c4", STACKING(3)) "," UNIT("D", "e2", TYPE("cavalry")),
                          UNIT("Z", "f2", TYPE("machine-gun")) "," UNIT(
                              "Y", "e4", ) "," FOUR "," UNIT("W", "d5", )));
    story_play(
        s, "assault-e4; assault-d4; assault-d5; hold-fire; hold-fire; hold-fire; hold-fire");
    story_check_asks(s, "charge");
    story_play(s, "no-charge");
    story_check_told(s, "ARV-04");
    story_check_asks(s, "next-assault");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_check_options(s, "assault-on-d5 assault-on-d4 assault-on-e4"); // of W, X and Y
    story_check_feature(s, "assaults_left", 3);
    story_choose(s, "assault-on-d5");
    story_check_options(s, "go-in-c cancel-c");
    story_play(s, "go-in-c; 6");
    story_check_options(s, "assault-on-d4 assault-on-e4");
    story_choose(s, "assault-on-d4");
    story_check_options(s, "go-in-b cancel-b");
    story_check_feature(s, "assaults_left", 2);
    story_play(s, "go-in-b");
    story_check_feature(s, "assaults_left", 2); // until its die has been thrown
    story_play(s, "6");
    story_check_options(s, "go-in-a cancel-a");
    story_check_feature(s, "assaults_left", 1);
    story_play(s, "go-in-a; 6");
    story_check_ending(s, "none-cleared");
    story_over(s);
}

static void arv_20_no_effect(void **state) {
    PROVES(ARV_20, 1);
    (void)state;
    story *s = story_begin(PHASE(, EIGHT, FOUR "," UNIT("Y", "d4", STACKING(1) DISRUPTED)));
    story_play(s, "assault-d4; 5");
    story_check_told(s, "ARV-20");
    story_check_ending(s, "held");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_disrupted", 1); // as at the start
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
}

static void arv_25_eliminated_removes_all(void **state) {
    PROVES(ARV_25, 1);
    (void)state;
    story *s = story_begin(PHASE(READ("'stacking_limit':12"), UNIT("A", "d3", STACKING(12)),
                                 FOUR "," UNIT("Y", "d4", STACKING(2) DISRUPTED)));
    story_play(s, "assault-d4; 1");
    story_check_told(s, "ARV-25");
    story_check_feature(s, "defender.lost", 6);
    story_choose(s, "advance-a");
    story_check_ending(s, "taken");
    story_check_losses(s, 0, 6);
    story_check_measure(s, "defender_disrupted", 0);
    story_over(s);
}

static void arv_24_under_a_8_they_go_together(void **state) {
    PROVES(ARV_24, 1);
    (void)state;
    static const char MIXED[] =
        PHASE(READ("'AMB-A8':'%s','stacking_limit':10"), UNIT("A", "d3", STACKING(10)),
              FOUR "," UNIT("Y", "d4", STACKING(1) "%s"));
    story *s = story_of(MIXED, "together", DISRUPTED);
    story_play(s, "assault-d4; 2");
    story_check_feature(s, "defender.lost", 5);
    story_check_asks(s, "advance");
    story_over(s);
    s = story_of(MIXED, "each", DISRUPTED);
    story_play(s, "assault-d4; 2");
    story_check_told(s, "ARV-24");
    story_check_feature(s, "defender.lost", 1);
    story_check_asks(s, "retreat");
    story_over(s);
    s = story_of(MIXED, "together", "");
    story_play(s, "assault-d4; 2"); // none of them was disrupted before
    story_check_feature(s, "defender.lost", 0);
    story_check_asks(s, "retreat");
    story_over(s);
}

static void arv_24_disruption_of_this_phase_counts_as_before(void **state) {
    PROVES(ARV_24, 1);
    (void)state;
    static const char SHOT[] =
        PHASE(READ("'AMB-A9':'%s'") FIRE("attacker"),
              EIGHT "," UNIT("G", "d1", TYPE("howitzer")), UNIT("X", "d4", "%s"));
    story *s = story_of(SHOT, "counts", "");
    story_play(s, "assault-d4; fire-at-d4; 3; go-in-a; 4");
    story_check_feature(s, "defender.lost", 4);
    story_over(s);
    s = story_of(SHOT, "earlier-only", "");
    story_play(s, "assault-d4; fire-at-d4; 3; go-in-a; 4");
    story_check_asks(s, "retreat");
    story_over(s);
    s = story_of(SHOT, "earlier-only", DISRUPTED);
    story_play(s, "assault-d4; fire-at-d4; 3; go-in-a; 4");
    story_check_feature(s, "defender.lost", 4);
    story_over(s);
    s = story_begin(
        PHASE(CHARGES("attacker"), EIGHT "," UNIT("C", "e3", TYPE("cavalry")), FOUR));
    story_play(s, "assault-d4; charge-x; 3; go-in-a; 4");
    story_check_feature(s, "defender.lost", 4); // by a charge as well
    story_over(s);
}

static void arv_24_so_does_an_earlier_assault(void **state) {
    PROVES(ARV_24, 1);
    (void)state;
    // W is driven from d5 into d4, which is assaulted next.
    static const char TWICE[] =
        PHASE(READ("'AMB-A9':'%s','stacking_limit':9"),
              UNIT("A", "d6", STACKING(9)) "," UNIT("B", "d3", STACKING(9)),
              UNIT("W", "d5", ) "," UNIT("X", "d4", STACKING(1)));
    story *s = story_of(TWICE, "counts");
    story_play(s, "assault-d5; assault-d4; assault-on-d5; 4; retreat-d4; stay-a");
    story_check_feature(s, "defender.points", 5);
    story_play(s, "go-in-b; 3");
    story_check_told(s, "ARV-24");
    story_check_feature(s, "defender.lost", 4);
    story_over(s);
    s = story_of(TWICE, "earlier-only");
    story_play(s, "assault-d5; assault-d4; assault-on-d5; 4; retreat-d4; stay-a; go-in-b; 3");
    story_check_asks(s, "retreat");
    story_check_feature(s, "defender.lost", 0);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_10_one_die_on_the_column),
        cmocka_unit_test(arv_10_the_numbers_of_a_column_can_be_set),
        cmocka_unit_test(arv_10_a_table_of_his_own),
        cmocka_unit_test(arv_10_what_a_table_must_be),
        cmocka_unit_test(arv_15_all_who_assault_a_hex_make_one_attack),
        cmocka_unit_test(arv_04_assaults_come_last_hex_after_hex),
        cmocka_unit_test(arv_20_no_effect),
        cmocka_unit_test(arv_25_eliminated_removes_all),
        cmocka_unit_test(arv_24_under_a_8_they_go_together),
        cmocka_unit_test(arv_24_disruption_of_this_phase_counts_as_before),
        cmocka_unit_test(arv_24_so_does_an_earlier_assault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
