// Charges of mounted cavalry, and who drops out: ARV-02, ARV-16, ARV-35 to ARV-37.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

#define SQUADRON(more) UNIT("X", "d4", TYPE("cavalry") more)
#define CHARGED(whole, more) PHASE(CHARGES("defender") whole, UNIT("A", "d3", more), SQUADRON())

static void arv_35_the_charge_is_resolved_first(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    story *s = story_begin(CHARGED(, ));
    story_choose(s, "assault-d4");
    story_check_asks(s, "defender-charge");
    assert_int_equal(phases_chooser(s), BAY_DEFENDER);
    story_check_options(s, "no-charge charge-a");
    story_choose(s, "charge-a");
    story_check_asks(s, "defender-charge-die");
    story_check_thrower(s, BAY_DEFENDER);
    story_check_sides(s, 6);
    story_check_dice(s, 1, 0);
    story_throw(s, "4");
    story_check_told(s, "ARV-35");
    story_check_asks(s, "cancel"); // only now the assault
    story_over(s);
}

static void arv_35_one_die_whatever_the_table_is_thrown_with(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    story *s = story_begin(CHARGED("'die':10,'dice':2,", ));
    story_play(s, "no-assault; charge-a");
    story_check_sides(s, 6);
    story_check_dice(s, 1, 0);
    story_over(s);
}

static void arv_35_what_the_die_does(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    static const struct {
        const char *parameters;
        int eliminates, disrupts;
    } ROWS[] = {{"", 1, 3},
                {"'charge_eliminates':2", 2, 3},
                {"'charge_disrupts':5", 1, 5},
                {"'charge_eliminates':0,'charge_disrupts':0", 0, 0}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int face = 1; face <= 6; face++) {
            char die[2] = {(char)('0' + face), 0};
            story *s = story_of(CHARGED(READ("%s"), ), ROWS[i].parameters);
            story_play(s, "no-assault; charge-a");
            story_throw(s, die);
            story_check_losses(s, face <= ROWS[i].eliminates ? 4 : 0, 0);
            story_check_measure(s, "attacker_disrupted",
                                face > ROWS[i].eliminates && face <= ROWS[i].disrupts);
            story_over(s);
        }
    phases_refused(CHARGED(READ("'charge_disrupts':0"), ), "parameters.charge_disrupts",
                   "ARV-35");
    phases_refused(PHASE(READ("'charge_disrupts':0"), EIGHT, FOUR), // even where nobody charges
                   "parameters.charge_disrupts", "ARV-35");
}

static void arv_35_who_charges_whom(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    static const char *const SAID[] = {"none", "attacker", "defender", "both"};
    static const char *const FIRST[] = {"over", "charge", "defender-charge", "charge"};
    for (int i = 0; i < 4; i++) {
        story *s = story_of(PHASE(CHARGES("%s"), UNIT("A", "d3", TYPE("cavalry")), SQUADRON()),
                            SAID[i]);
        story_check_asks(s, FIRST[i]);
        if (i == 3) {
            assert_int_equal(phases_chooser(s), BAY_ATTACKER);
            story_choose(s, "no-charge");
            story_check_asks(s, "defender-charge"); // the attacker's charges come first
        }
        story_over(s);
    }
    phases_asks(PHASE(CHARGES("both"), UNIT("A", "d3", TYPE("machine-gun")), FOUR), "", "over");
    phases_asks(PHASE(CHARGES("attacker"), UNIT("A", "d2", TYPE("cavalry")), FOUR), "", "over");
    phases_asks(PHASE(CHARGES("attacker"), UNIT("A", "d3", TYPE("dismounted")), FOUR),
                "no-assault", "over");
    static const char MANY[] =
        PHASE(CHARGES("attacker"), UNIT("A", "e3", TYPE("cavalry") "%s"),
              UNIT("Z", "e4", ) "," UNIT("W", "g7", ) "," FOUR "," UNIT("Y", "d4", ));
    story *s = story_of(MANY, "");
    story_check_options(s, "no-charge charge-x charge-y charge-z");
    story_over(s);
    s = story_of(MANY, CHARGES_AT("d4"));
    story_check_options(s, "charge-x no-charge charge-y charge-z");
    story_over(s);
}

static void arv_35_a_charge_ordered_must_be_possible(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    static const char PATH[] = "attacker.units[0].charges_at";
    phases_forbidden(PHASE(, UNIT("A", "d2", TYPE("cavalry") CHARGES_AT("d4")), FOUR), PATH,
                     "ARV-35");
    phases_forbidden(
        PHASE(CHARGES("both"), UNIT("A", "d3", TYPE("cavalry") CHARGES_AT("e3")), FOUR), PATH,
        "ARV-35");
    phases_refused(PHASE(, UNIT("A", "d3", CHARGES_AT("d4")), FOUR), PATH, NULL);
    phases_asks(PHASE(, UNIT("A", "d3", TYPE("cavalry") CHARGES_AT("d4")), FOUR), "", "over");
}

static void arv_35_one_unit_is_charged_and_the_cavalry_stays(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    story *s = story_begin(PHASE(CHARGES("attacker"), UNIT("A", "d3", TYPE("cavalry")),
                                 FOUR "," UNIT("Y", "d4", STACKING(3))));
    story_play(s, "charge-y; 1");
    story_check_losses(s, 0, 3);
    story_check_ending(s, "held"); // nobody has moved into it, and X stands there
    story_over(s);
    s = story_begin(PHASE(CHARGES("attacker"), UNIT("A", "d3", TYPE("cavalry")), FOUR));
    story_play(s, "charge-x; 1");
    story_check_ending(s, "emptied");
    story_over(s);
    // A squadron that was charged away does not charge itself; one disrupted neither.
    static const char MUTUAL[] =
        PHASE(CHARGES("both"), UNIT("A", "d3", TYPE("cavalry")), SQUADRON());
    phases_asks(MUTUAL, "charge-x; 3", "over");
    phases_asks(MUTUAL, "charge-x; 4", "defender-charge");
}

static void arv_s9_a_disrupted_squadron_does_not_charge(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
    phases_asks(PHASE(CHARGES("attacker"), UNIT("A", "d3", TYPE("cavalry") DISRUPTED), FOUR),
                "", "over");
    phases_asks(PHASE(FIRE("attacker") CHARGES("defender"),
                      UNIT("G", "d1", TYPE("howitzer")) "," UNIT("A", "d3",
                                                                 TYPE("machine-gun") ATTACK(0)),
                      SQUADRON()),
                "fire-at-d4; 3", "over");
    story *s = story_of(PHASE(READ("'fire_again':'%s'") CHARGES("attacker"),
                              UNIT("A", "d3", TYPE("cavalry")), UNIT("X", "d4", DISRUPTED)),
                        "eliminated");
    story_play(s, "charge-x; 3");
    story_check_losses(s, 0, 4); // again is again
    story_over(s);
}

static void arv_36_who_survives_in_order_assaults_the_cavalry(void **state) {
    PROVES(ARV_36, 1);
    (void)state;
    story *s = story_begin(CHARGED(, ));
    story_play(s, "assault-d4; charge-a; 4; go-in-a");
    story_check_feature(s, "attacker.points", 4);
    story_check_feature(s, "defender.points", 2);
    story_check_feature(s, "column", 4);
    story_over(s);
    s = story_begin(CHARGED(, ));
    story_play(s, "assault-d4; charge-a; 3");
    story_check_told(s, "ARV-36");
    story_check_ending(s, "held");
    story_check_measure(s, "attacker_disrupted", 1);
    story_over(s);
    s = story_begin(CHARGED(, ));
    story_play(s, "assault-d4; charge-a; 1");
    story_check_ending(s, "held");
    story_check_losses(s, 4, 0);
    story_over(s);
}

static void arv_36_under_a_12_a_charge_stops_nobody(void **state) {
    PROVES(ARV_36, 1);
    (void)state;
    story *s = story_begin(CHARGED(READ("'AMB-A12':'assaults'"), ));
    story_play(s, "assault-d4; charge-a; 3");
    story_check_options(s, "go-in-a cancel-a");
    story_check_feature(s, "attacker.disrupted", 1);
    story_play(s, "go-in-a; 1");
    story_check_ending(s, "emptied"); // a disrupted unit does not advance
    story_over(s);
    s = story_begin(
        PHASE(READ("'AMB-A12':'assaults'") FIRE("defender"), UNIT("A", "d3", ), FOUR));
    story_play(s, "assault-d4; fire-at-d3; 3");
    story_check_ending(s, "held"); // fire does
    story_over(s);
}

static void arv_37_it_does_not_fire_at_the_cavalry_that_charges_it(void **state) {
    PROVES(ARV_37, 1);
    (void)state;
    static const char SHOT[] = PHASE(FIRE("attacker") CHARGES("defender"),
                                     UNIT("A", "d3", ) "," UNIT("B", "e3", ), SQUADRON());
    story *s = story_begin(SHOT);
    story_play(s, "assault-d4; assault-d4");
    story_check_asks(s, "defender-charge");
    story_over(s);
    s = story_begin(SHOT);
    story_play(s, "assault-d4; no-assault");
    story_check_asks(s, "fire"); // B, who does not assault, may
    story_choose(s, "hold-fire");
    story_check_asks(s, "defender-charge");
    story_over(s);
}

static void arv_16_who_is_disrupted_by_fire_adds_nothing(void **state) {
    PROVES(ARV_16, 1);
    (void)state;
    static const char TWO[] =
        PHASE(FIRE("defender"), UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR);
    story *s = story_begin(TWO);
    story_play(s, "assault-d4; assault-d4; fire-at-e3; 3");
    story_check_told(s, "ARV-16");
    story_check_options(s, "go-in-a cancel-a");
    story_check_feature(s, "attacker.points", 4);
    story_check_feature(s, "column", 3);
    story_play(s, "go-in-a; 3; retreat-e5");
    story_check_options(s, "advance-a stay-a"); // nor does it advance
    story_over(s);
    s = story_begin(TWO);
    story_play(s, "assault-d4; assault-d4; fire-at-e3; 4"); // a miss changes nothing
    story_check_feature(s, "attacker.points", 8);
    story_over(s);
    s = story_begin(PHASE(READ("'AMB-A10':'bound'") FIRE("defender"),
                          UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR));
    story_play(s, "assault-d4; assault-d4; fire-at-e3; 3"); // nor where nobody may cancel
    story_check_asks(s, "assault");
    story_check_feature(s, "attacker.points", 4);
    story_over(s);
    // One who did not announce has nothing to drop out of.
    s = story_begin(TWO);
    story_play(s, "assault-d4; no-assault; fire-at-e3; 3");
    assert_false(story_told(s, "ARV-16"));
    story_over(s);
}

static void arv_16_nor_who_is_eliminated(void **state) {
    PROVES(ARV_16, 1);
    (void)state;
    story *s = story_begin(PHASE(FIRE("defender"), UNIT("A", "d3", ) "," UNIT("B", "e3", ),
                                 UNIT("X", "d4", ATTACK(6))));
    story_play(s, "assault-d4; assault-d4; fire-at-e3; 1");
    story_check_feature(s, "attacker.points", 4);
    story_check_feature(s, "attacker.lost", 4);
    story_check_options(s, "go-in-a cancel-a");
    story_over(s);
    s = story_begin(PHASE(FIRE("defender"), UNIT("A", "d3", ), UNIT("X", "d4", ATTACK(6))));
    story_play(s, "assault-d4; fire-at-d3; 1");
    story_check_ending(s, "held");
    story_check_losses(s, 4, 0);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_35_the_charge_is_resolved_first),
        cmocka_unit_test(arv_35_one_die_whatever_the_table_is_thrown_with),
        cmocka_unit_test(arv_35_what_the_die_does),
        cmocka_unit_test(arv_35_who_charges_whom),
        cmocka_unit_test(arv_35_a_charge_ordered_must_be_possible),
        cmocka_unit_test(arv_35_one_unit_is_charged_and_the_cavalry_stays),
        cmocka_unit_test(arv_s9_a_disrupted_squadron_does_not_charge),
        cmocka_unit_test(arv_36_who_survives_in_order_assaults_the_cavalry),
        cmocka_unit_test(arv_36_under_a_12_a_charge_stops_nobody),
        cmocka_unit_test(arv_37_it_does_not_fire_at_the_cavalry_that_charges_it),
        cmocka_unit_test(arv_16_who_is_disrupted_by_fire_adds_nothing),
        cmocka_unit_test(arv_16_nor_who_is_eliminated),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
