// What is told under readings other than the usual, and of whom it is not told.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"
#include "rules/soldiers/told.h"

#include <string.h>

// After these moves these words are told by this clause, and not by that one.
static void check_by(const char *scenario, const char *moves, const char *clause,
                     const char *not_by) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_told(s, clause);
    assert_false(story_told(s, not_by));
    story_over(s);
}

static void arv_09_half_values_are_told(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    static const char WEAK[] = UNIT("W", "d4", STACKING(1) DISRUPTED);
    check_said(PHASE(READ("'AMB-A19':'half'"), EIGHT, UNIT("X", "d4", DISRUPTED)), "assault-d4",
               "the disrupted count half: against 2");
    story *s = story_of(PHASE(READ("'AMB-A19':'half'"), EIGHT, FOUR ",%s"), WEAK);
    story_play(s, "assault-d4");
    story_check_said(s, "8 stacking points assault 5");
    story_check_said(s, "the disrupted count half: against 4.5");
    story_over(s);
    check_not_said(PHASE(READ("'AMB-A19':'half'"), EIGHT, FOUR), "assault-d4", "the disrupted");
    check_not_said(PHASE(, EIGHT, UNIT("X", "d4", DISRUPTED)), "assault-d4", "the disrupted");
}

#define NAMED "'AMB-A2':'named'"

static void arv_19_only_who_is_named_is_to_be_assaulted(void **state) {
    PROVES(ARV_19, 1);
    (void)state;
    static const char STACK[] =
        PHASE(READ(NAMED) FIRE("defender"), EIGHT, FOUR "," UNIT("Y", "d4", ATTACK(6)));
    check_not_said(STACK, "assault-d4; name-x; spare-y; fire-y",
                   "defender: Y is to be assaulted");
    check_said(STACK, "assault-d4; spare-x; fire-y",
               "defender: Y is to be assaulted, and may fire");
}

#define RIDERS UNIT("R", "d4", TYPE("cavalry"))

static void arv_37_only_of_cavalry_that_it_assaults_and_that_may_charge(void **state) {
    PROVES(ARV_37, 1);
    (void)state;
    static const char WORDS[] = "attacker: A is to assault and does not fire at the cavalry";
    static const char STACK[] =
        PHASE(READ(NAMED) FIRE("attacker") CHARGES("defender"), EIGHT, FOUR "," RIDERS);
    check_said(STACK, "assault-d4; name-r; spare-x", WORDS);
    check_not_said(STACK, "assault-d4; spare-r", WORDS);
    check_said(STACK, "assault-d4; spare-r", "attacker: A is to assault and does not fire");
    check_not_said(PHASE(FIRE("attacker") CHARGES("defender"), EIGHT,
                         UNIT("R", "d4", TYPE("cavalry") DISRUPTED)),
                   "assault-d4", WORDS);
}

static void arv_35_a_charge_on_who_is_to_assault_another(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    static const char STACK[] = PHASE(READ(NAMED) CHARGES("defender"), EIGHT, FOUR "," RIDERS);
    check_said(STACK, "assault-d4; name-r; spare-x; charge-a",
               "defender: R charges A, which is to assault it");
    check_not_said(STACK, "assault-d4; spare-r; charge-a", "defender: R charges A, which");
    check_not_said(STACK, "assault-d4; spare-r; charge-a; 4", "attacker: A stands");
}

static void arv_36_only_of_the_cavalry_that_it_assaults(void **state) {
    PROVES(ARV_36, 1);
    (void)state;
    static const char TWO[] =
        PHASE(CHARGES("defender"), UNIT("A", "e3", STACKING(8)), RIDERS "," UNIT("Y", "e4", ));
    check_by(TWO, "assault-d4; charge-a; 3", "ARV-36", "ARV-16");
    check_by(TWO, "assault-e4; charge-a; 3", "ARV-16", "ARV-36");
    static const char ALL_THE_SAME[] =
        PHASE(READ("'AMB-A12':'assaults'") CHARGES("defender"), EIGHT, RIDERS);
    check_not_said(ALL_THE_SAME, "assault-d4; charge-a; 3", "attacker: A stands");
    check_not_said(ALL_THE_SAME, "assault-d4; charge-a; 3",
                   "attacker: A does not assault any more");
}

static void arv_24_those_who_go_with_the_disrupted(void **state) {
    PROVES(ARV_24, 1);
    (void)state;
    static const char STACK[] = PHASE(READ("'AMB-A8':'together'"), EIGHT,
                                      FOUR "," UNIT("Y", "d4", STACKING(1) DISRUPTED));
    check_said(STACK, "assault-d4; 3", "defender: Y was disrupted before, and is eliminated");
    check_not_said(STACK, "assault-d4; 3", "defender: X was disrupted before");
    check_said(STACK, "assault-d4; 3",
               "defender: X is eliminated with those who were disrupted before");
}

static void arv_07_a_phase_without_an_assault(void **state) {
    PROVES(ARV_07, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "no-assault", "nobody assaults");
    check_not_said(PHASE(, EIGHT, FOUR), "no-assault", "the assaults end the phase");
    check_not_said(PHASE(, EIGHT, FOUR), "no-assault", "fire and charges are over");
    check_not_said(PHASE(, EIGHT, FOUR), "assault-d4; 6", "nobody assaults");
}

static void arv_07_who_goes_in_might_not(void **state) {
    PROVES(ARV_07, 1);
    (void)state;
    const bay_rules *rules = bay_rules_find("soldiers");
    const bay_option_row *row = rules->options;
    while (strcmp(row->id, "go-in-{unit}") != 0) row++;
    assert_string_equal(rules->clauses[row->clause].id, "ARV-07");
}

static void arv_s4_the_defender_does_not_fire_first(void **state) {
    PROVES(ARV_S4, 1);
    (void)state;
    static const char BOTH[] = PHASE(FIRE("both"), UNIT("G", "d1", TYPE("field-gun")), FOUR);
    check_by(BOTH, "", "ARV-S4", "ARV-S3");
    check_by(PHASE(FIRE("defender"), UNIT("G", "d3", TYPE("field-gun")), FOUR), "", "ARV-S3",
             "ARV-S4");
}

static void arv_s3_at_once_who_was_hit_fires_all_the_same(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    static const char WORDS[] = "defender: all fire at once, and X fires all the same";
    static const char AT_ONCE[] =
        PHASE(READ("'AMB-A16':'simultaneous'") FIRE("both"), UNIT("G", "d1", ATTACK(12)), FOUR);
    check_said(AT_ONCE, "fire-at-d4; 3; fire-at-d1", WORDS);
    check_said(AT_ONCE, "fire-at-d4; 1; fire-at-d1", WORDS);
    check_not_said(AT_ONCE, "fire-at-d4; 6; fire-at-d1", WORDS);
}

static void arv_s2_nobody_is_left_to_be_hit(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    static const char TWO[] =
        PHASE(READ("'AMB-A16':'simultaneous'") FIRE("attacker"),
              UNIT("G", "d1", ATTACK(12)) "," UNIT("H", "d2", ATTACK(6)), FOUR);
    check_said(TWO, "fire-g; 1; fire-at-d4; 3", "attacker: the fire has no effect");
}

static void arv_30_one_who_is_lower_is_enough_or_not(void **state) {
    PROVES(ARV_30, 1);
    (void)state;
    check_said(PHASE(READ("'AMB-A17':'any'") GROUND("'d4 crest','d3 crest'"), EIGHT, FOUR),
               "assault-d4", "not from below: the height does not count");
}

static void arv_30_a_slope_below_a_crest_is_not_told(void **state) {
    PROVES(ARV_30, 1);
    (void)state;
    static const char HEIGHT[] = PHASE(GROUND("'d4 slope','d4 crest','d3 %s'"), EIGHT, FOUR);
    static const char *const FROM[] = {"crest", "clear"};
    for (int i = 0; i < 2; i++) {
        story *s = story_of(HEIGHT, FROM[i]);
        story_play(s, "assault-d4");
        assert_int_equal(story_times_told(s, "ARV-30"), 1);
        story_over(s);
    }
}

static void arv_09_who_was_named_by_one_who_has_cancelled(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    check_said(
        PHASE(READ(NAMED ",'fire_on':'unit'") FIRE("attacker"),
              UNIT("A", "d3", ) "," UNIT("B", "e3", STACKING(8)) "," UNIT(
                  "G", "d1", TYPE("howitzer") BATTERY),
              FOUR "," UNIT("Y", "d4", STACKING(1))),
        "assault-d4; name-x; spare-y; assault-d4; spare-x; fire-at-y; 1; cancel-a; go-in-b",
        "attacker: none of the named units is left in d4");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_09_half_values_are_told),
        cmocka_unit_test(arv_19_only_who_is_named_is_to_be_assaulted),
        cmocka_unit_test(arv_37_only_of_cavalry_that_it_assaults_and_that_may_charge),
        cmocka_unit_test(arv_35_a_charge_on_who_is_to_assault_another),
        cmocka_unit_test(arv_36_only_of_the_cavalry_that_it_assaults),
        cmocka_unit_test(arv_24_those_who_go_with_the_disrupted),
        cmocka_unit_test(arv_07_a_phase_without_an_assault),
        cmocka_unit_test(arv_07_who_goes_in_might_not),
        cmocka_unit_test(arv_s4_the_defender_does_not_fire_first),
        cmocka_unit_test(arv_s3_at_once_who_was_hit_fires_all_the_same),
        cmocka_unit_test(arv_s2_nobody_is_left_to_be_hit),
        cmocka_unit_test(arv_30_one_who_is_lower_is_enough_or_not),
        cmocka_unit_test(arv_30_a_slope_below_a_crest_is_not_told),
        cmocka_unit_test(arv_09_who_was_named_by_one_who_has_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
