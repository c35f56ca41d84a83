// Who may announce an assault, against whom, and when: ARV-03, ARV-05 to ARV-08, ARV-14, ARV-18,
// ARV-34.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

// E3 touches d4 and e4.
#define BETWEEN(more) UNIT("A", "e3", more)
#define TWO_HEXES UNIT("Y", "d4", ) "," UNIT("X", "e4", ) // by name e4 comes first

static void arv_03_only_the_first_player_announces(void **state) {
    PROVES(ARV_03, 1);
    (void)state;
    story *s = story_begin(PHASE(, UNIT("A", "d3", ), UNIT("X", "d4", )));
    story_check_asks(s, "announce");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_choose(s, "assault-d4");
    story_check_thrower(s, BAY_ATTACKER); // the defender next to him is not asked
    story_over(s);
    phases_ends(PHASE(, UNIT("A", "d3", TYPE("machine-gun")), FOUR), "", "held");
}

static void arv_05_any_unit_may_be_a_target(void **state) {
    PROVES(ARV_05, 1);
    (void)state;
    static const char *const TYPES[] = {"infantry",    "cavalry",   "dismounted",
                                        "machine-gun", "field-gun", "howitzer"};
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        for (int disrupted = 0; disrupted < 2; disrupted++) {
            story *s = story_of(PHASE(, UNIT("A", "d3", ), UNIT("X", "d4", TYPE("%s") "%s")),
                                TYPES[i], disrupted ? DISRUPTED : "");
            story_check_options(s, "assault-d4 no-assault");
            story_over(s);
        }
    static const char STACK[] = PHASE(READ("'AMB-A2':'%s'"), UNIT("A", "d3", STACKING(8)),
                                      FOUR "," UNIT("Y", "d4", TYPE("howitzer")));
    for (int named = 0; named < 2; named++) { // all in the hex, or only who is named
        story *s = story_of(STACK, named ? "named" : "hex");
        story_play(s, named ? "assault-d4; spare-x; 1" : "assault-d4; 3");
        story_check_feature(s, "defender.lost", named ? 1 : 0);
        story_check_feature(s, "defender.disrupted", named ? 0 : 2);
        story_over(s);
    }
    story *s = story_of(
        PHASE(, UNIT("A", "d3", STACKING(8)), FOUR "," UNIT("Y", "d4", TYPE("howitzer"))));
    story_play(s, "assault-d4; 3");
    story_check_feature(s, "defender.disrupted", 2);
    story_over(s);
}

static void arv_06_infantry_and_dismounted_cavalry_assault(void **state) {
    PROVES(ARV_06, 1);
    (void)state;
    phases_offers(PHASE(, UNIT("A", "d3", ), FOUR), "", "assault-d4 no-assault");
    phases_offers(PHASE(, UNIT("A", "d3", TYPE("dismounted")), FOUR), "",
                  "assault-d4 no-assault");
    static const char *const OTHERS[] = {"cavalry", "machine-gun", "field-gun", "howitzer"};
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++) {
        story *s = story_of(PHASE(, UNIT("A", "d3", TYPE("%s")), FOUR), OTHERS[i]);
        story_check_ending(s, "held");
        story_over(s);
    }
}

static void arv_34_guns_and_mounted_cavalry_are_not_ordered_to(void **state) {
    PROVES(ARV_34, 1);
    (void)state;
    phases_forbidden(PHASE(, UNIT("A", "d3", TYPE("machine-gun") ANNOUNCES("d4")), FOUR),
                     "attacker.units[0].announces", "ARV-34");
    phases_forbidden(PHASE(, UNIT("A", "d3", TYPE("field-gun") ANNOUNCES("d4")), FOUR),
                     "attacker.units[0].announces", "ARV-34");
    phases_forbidden(PHASE(, UNIT("A", "d3", TYPE("howitzer") ANNOUNCES("d4")), FOUR),
                     "attacker.units[0].announces", "ARV-34");
    phases_forbidden(PHASE(, EIGHT "," UNIT("B", "e3", TYPE("cavalry") ANNOUNCES("d4")), FOUR),
                     "attacker.units[1].announces", "ARV-34");
    phases_offers(PHASE(, UNIT("A", "d3", TYPE("dismounted") ANNOUNCES("d4")), FOUR), "",
                  "assault-d4 no-assault");
}

static void arv_07_nobody_has_to_assault(void **state) {
    PROVES(ARV_07, 1);
    (void)state;
    story *s = story_begin(PHASE(, EIGHT, FOUR));
    story_check_options(s, "assault-d4 no-assault");
    story_choose(s, "no-assault");
    story_check_told(s, "ARV-07");
    story_check_ending(s, "held");
    story_check_losses(s, 0, 0);
    story_over(s);
}

static void arv_08_the_target_is_adjacent(void **state) {
    PROVES(ARV_08, 1);
    (void)state;
    static const char *const AROUND[] = {"e5", "e4", "e3", "d3", "c4", "d5"};
    for (size_t i = 0; i < sizeof AROUND / sizeof *AROUND; i++) {
        story *s = story_of(PHASE(, UNIT("A", "%s", ), FOUR), AROUND[i]);
        story_check_options(s, "assault-d4 no-assault");
        story_over(s);
    }
    static const char *const FAR[] = {"d2", "c3", "c5", "f4", "b4", "d6"};
    for (size_t i = 0; i < sizeof FAR / sizeof *FAR; i++) {
        story *s = story_of(PHASE(, UNIT("A", "%s", ), FOUR), FAR[i]);
        story_check_ending(s, "held"); // too far away to be asked
        story_over(s);
    }
    phases_forbidden(PHASE(, UNIT("A", "d2", ANNOUNCES("d4")), FOUR),
                     "attacker.units[0].announces", "ARV-08");
    phases_forbidden(PHASE(, UNIT("A", "d3", ANNOUNCES("d3")), FOUR),
                     "attacker.units[0].announces", "ARV-08"); // nor is his own hex
}

static void arv_14_against_one_of_the_hexes_next_to_it(void **state) {
    PROVES(ARV_14, 1);
    (void)state;
    phases_offers(PHASE(, BETWEEN(), TWO_HEXES), "", "assault-e4 assault-d4 no-assault");
    phases_offers(PHASE(, BETWEEN(ANNOUNCES("d4")), TWO_HEXES), "",
                  "assault-d4 assault-e4 no-assault");
    phases_offers(
        PHASE(, BETWEEN(), // the first enemies by name
              UNIT("F", "f6", ) "," UNIT("V", "e2", ) "," UNIT("W", "f3", ) "," TWO_HEXES),
        "", "assault-e2 assault-f3 assault-e4 assault-d4 no-assault");
    phases_forbidden(PHASE(, BETWEEN(ANNOUNCES("f3")), TWO_HEXES),
                     "attacker.units[0].announces", "ARV-14"); // nobody is there
    story *s = story_begin(PHASE(, BETWEEN(), TWO_HEXES));
    story_choose(s, "assault-d4");
    story_check_feature(s, "assaults_left", 1);
    story_throw(s, "6");
    story_check_ending(s, "none-cleared"); // one die, on one hex
    story_over(s);
    static const char BOTH[] = PHASE(, BETWEEN() "," UNIT("B", "d3", STACKING(3)), TWO_HEXES);
    phases_feature(BOTH, "assault-e4; assault-d4; assault-on-d4", "attacker.points", 3);
    phases_feature(BOTH, "assault-e4; assault-d4; assault-on-e4", "attacker.points", 4);
    phases_feature(BOTH, "assault-d4; assault-d4", "attacker.points", 7);
}

static void arv_18_announced_before_any_fire(void **state) {
    PROVES(ARV_18, 1);
    (void)state;
    story *s = story_begin(
        PHASE(FIRE("both"), UNIT("G", "d2", TYPE("field-gun")) "," EIGHT "," UNIT("B", "e3", ),
              FOUR));
    story_check_asks(s, "announce");
    story_choose(s, "assault-d4");
    story_check_said(s, "attacker: A ");
    story_check_told(s, "ARV-18");
    story_check_asks(s, "announce");
    story_choose(s, "no-assault");
    story_check_asks(s, "fire");
    story_over(s);
    // The second of two that are alike has one answer left: he is not asked, and fire begins.
    phases_asks(PHASE(FIRE("both"), UNIT("A", "e3", ) "," UNIT("B", "e3", ), TWO_HEXES),
                "no-assault", "fire");
}

static void arv_13_a_unit_that_is_to_fire_stays_back_unless_told_otherwise(void **state) {
    PROVES(ARV_13, 1);
    (void)state;
    phases_offers(PHASE(FIRE("attacker"), BETWEEN(FIRES_AT("d4")), TWO_HEXES), "",
                  "no-assault assault-e4 assault-d4");
    phases_offers(PHASE(FIRE("both"), BETWEEN(FIRES_AT("d4")), TWO_HEXES), "",
                  "no-assault assault-e4 assault-d4");
    phases_feature(PHASE(FIRE("attacker"), BETWEEN(FIRES_AT("d4")), TWO_HEXES), "no-assault",
                   "assaults_left", 0); // it is bound to nobody, and fires
    // Where his side does not fire the order says nothing.
    phases_offers(PHASE(, BETWEEN(FIRES_AT("d4")), TWO_HEXES), "",
                  "assault-e4 assault-d4 no-assault");
    phases_offers(PHASE(FIRE("defender"), BETWEEN(FIRES_AT("d4")), TWO_HEXES), "",
                  "assault-e4 assault-d4 no-assault");
}

static void arv_14_alike_units_answer_in_order(void **state) {
    PROVES(ARV_14, 1);
    (void)state;
    static const char ALIKE[] = PHASE(, BETWEEN() "," UNIT("B", "e3", ), TWO_HEXES);
    phases_offers(ALIKE, "assault-e4", "assault-e4 assault-d4 no-assault");
    phases_offers(ALIKE, "assault-d4", "assault-d4 no-assault");
    phases_asks(ALIKE, "no-assault", "over"); // the second is not asked any more
    static const char *const DIFFERENT[] = {
        STACKING(3),     ATTACK(1),
        RANGE(1),        NATION("german"),
        ANNOUNCES("e4"), OBSERVED,
        SEES("'d4'"),    SEES_TO("'d4'"),
        FIRES_AT("d4"),  TYPE("dismounted") STACKING(4),
    };
    for (size_t i = 0; i < sizeof DIFFERENT / sizeof *DIFFERENT; i++) {
        story *s =
            story_of(PHASE(, BETWEEN() "," UNIT("B", "e3", "%s"), TWO_HEXES), DIFFERENT[i]);
        story_choose(s, "no-assault");
        story_check_options(s, "assault-e4 assault-d4 no-assault");
        story_over(s);
    }
    phases_asks(PHASE(, BETWEEN() "," UNIT("B", "e3", LEFT(2)), TWO_HEXES), "no-assault",
                "over"); // points left count only as far as they suffice
    phases_asks(PHASE(, BETWEEN() "," UNIT("B", "d3", ), TWO_HEXES), "no-assault", "announce");
    phases_asks(PHASE(, BETWEEN() "," UNIT("B", "d3", ) "," UNIT("C", "e3", ), TWO_HEXES),
                "no-assault; no-assault", "over"); // the one between them is another matter
}

static void arv_14_under_a_18_a_hex_assaults_one_hex(void **state) {
    PROVES(ARV_14, 1);
    (void)state;
    static const char APART[] =
        PHASE(READ("'AMB-A18':'%s'"),
              BETWEEN() "," UNIT("B", "e3", STACKING(3)) "," UNIT("C", "d3", ), TWO_HEXES);
    story *s = story_of(APART, "yes");
    story_choose(s, "assault-d4");
    story_check_options(s, "assault-e4 assault-d4 no-assault");
    story_over(s);
    s = story_of(APART, "no");
    story_choose(s, "assault-d4");
    story_check_options(s, "assault-d4 no-assault");
    story_choose(s, "no-assault");
    story_check_options(s, "assault-d4 no-assault"); // C, from another hex
    story_over(s);
    s = story_of(APART, "no");
    story_choose(s, "assault-e4"); // the second of their hexes
    story_check_options(s, "assault-e4 no-assault");
    story_over(s);
    s = story_of(APART, "no");
    story_play(s, "no-assault; assault-e4");
    story_check_options(s, "assault-d4 no-assault");
    story_over(s);
    s = story_of(PHASE(READ("'AMB-A18':'no','AMB-A2':'named'"),
                       BETWEEN() "," UNIT("B", "e3", STACKING(3)),
                       TWO_HEXES "," UNIT("Z", "d4", )));
    story_play(s, "assault-d4; spare-y"); // Z is the last
    story_check_options(s, "assault-d4 no-assault");
    story_over(s);
}

static void arv_14_under_a_2_units_are_named(void **state) {
    PROVES(ARV_14, 1);
    (void)state;
    phases_offers(PHASE(READ("'AMB-A2':'named'"), BETWEEN(), TWO_HEXES "," UNIT("Z", "d4", )),
                  "", "assault-e4 assault-d4 no-assault");
    static const char THREE[] =
        PHASE(READ("'AMB-A2':'named'"), UNIT("A", "d3", STACKING(8)),
              FOUR "," UNIT("Y", "d4", STACKING(3)) "," UNIT("Z", "d4", STACKING(1)));
    phases_offers(THREE, "assault-d4", "name-x spare-x");
    phases_offers(THREE, "assault-d4; spare-x", "name-y spare-y");
    phases_offers(THREE, "assault-d4; spare-x; name-y", "name-z spare-z");
    phases_asks(THREE, "assault-d4; spare-x; spare-y", "assault"); // Z: somebody is
    phases_asks(THREE, "no-assault", "over");
}

static void arv_18_alike_ones_name_no_earlier(void **state) {
    PROVES(ARV_18, 1);
    (void)state;
    static const char ALIKE[] =
        PHASE(READ("'AMB-A2':'named'"), UNIT("A", "d3", ) "," UNIT("B", "d3", ),
              FOUR "," UNIT("Y", "d4", STACKING(3)) "," UNIT("Z", "d4", STACKING(1)));
    phases_offers(ALIKE, "assault-d4; name-x; spare-y; name-z; assault-d4", "name-x spare-x");
    phases_offers(ALIKE, "assault-d4; name-x; spare-y; name-z; assault-d4; name-x",
                  "name-z spare-z"); // Y is spared as A has
    phases_offers(ALIKE, "assault-d4; name-x; spare-y; name-z; assault-d4; spare-x",
                  "name-y spare-y");
    phases_asks(ALIKE, "assault-d4; spare-x; spare-y; assault-d4", "assault"); // Z as well
}

static void arv_16_a_disrupted_unit_does_not_announce(void **state) {
    PROVES(ARV_16, 1);
    (void)state;
    phases_ends(PHASE(, UNIT("A", "d3", DISRUPTED), FOUR), "", "held");
    phases_forbidden(PHASE(, UNIT("A", "d3", DISRUPTED ANNOUNCES("d4")), FOUR),
                     "attacker.units[0].announces", "ARV-16");
    phases_offers(PHASE(READ("'AMB-A11':'yes'"), UNIT("A", "d3", DISRUPTED), FOUR), "",
                  "assault-d4 no-assault");
    phases_offers(
        PHASE(READ("'AMB-A11':'yes'"), UNIT("A", "d3", DISRUPTED ANNOUNCES("d4")), FOUR), "",
        "assault-d4 no-assault");
    phases_asks(PHASE(READ("'AMB-A11':'yes'"), UNIT("A", "d3", DISRUPTED), FOUR), "assault-d4",
                "assault");
}

static void arv_s9_nor_under_a_11_when_it_is_disrupted_again(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
    static const char AGAIN[] =
        PHASE(READ("'AMB-A11':'yes'") FIRE("defender"), UNIT("A", "d3", DISRUPTED), FOUR);
    phases_ends(AGAIN, "assault-d4; fire-at-d3; 3", "held");
    phases_asks(AGAIN, "assault-d4; fire-at-d3; 4", "cancel");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_03_only_the_first_player_announces),
        cmocka_unit_test(arv_05_any_unit_may_be_a_target),
        cmocka_unit_test(arv_06_infantry_and_dismounted_cavalry_assault),
        cmocka_unit_test(arv_34_guns_and_mounted_cavalry_are_not_ordered_to),
        cmocka_unit_test(arv_07_nobody_has_to_assault),
        cmocka_unit_test(arv_08_the_target_is_adjacent),
        cmocka_unit_test(arv_14_against_one_of_the_hexes_next_to_it),
        cmocka_unit_test(arv_18_announced_before_any_fire),
        cmocka_unit_test(arv_13_a_unit_that_is_to_fire_stays_back_unless_told_otherwise),
        cmocka_unit_test(arv_14_alike_units_answer_in_order),
        cmocka_unit_test(arv_14_under_a_18_a_hex_assaults_one_hex),
        cmocka_unit_test(arv_14_under_a_2_units_are_named),
        cmocka_unit_test(arv_18_alike_ones_name_no_earlier),
        cmocka_unit_test(arv_16_a_disrupted_unit_does_not_announce),
        cmocka_unit_test(arv_s9_nor_under_a_11_when_it_is_disrupted_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
