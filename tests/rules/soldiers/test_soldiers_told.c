// What is told before the assaults, and about whom: the words that a player and a record see.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"
#include "rules/soldiers/told.h"

#define MG(at) UNIT("M", at, TYPE("machine-gun"))
#define FOREIGN "attacker: M does not close assault: it is neither infantry nor dismounted"

static void arv_06_why_a_unit_is_not_asked(void **state) {
    PROVES(ARV_06, 1);
    (void)state;
    check_said(PHASE(, MG("d3"), FOUR), "", FOREIGN);
    check_said(PHASE(, UNIT("M", "d3", TYPE("cavalry")), FOUR), "", FOREIGN);
    check_said(PHASE(, UNIT("M", "d3", DISRUPTED), FOUR), "",
               "attacker: M is disrupted and may not assault");
    check_said(PHASE(, UNIT("M", "d3", TYPE("dismounted") DISRUPTED), FOUR), "",
               "attacker: M is disrupted and may not assault");
    check_not_said(PHASE(, MG("d2"), FOUR), "", "attacker: M"); // far from everybody
}

static void arv_34_why_guns_are_not_asked(void **state) {
    PROVES(ARV_34, 1);
    (void)state;
    check_said(PHASE(, MG("d3"), FOUR), "", FOREIGN);
    check_said(PHASE(, EIGHT "," UNIT("M", "e3", TYPE("howitzer")), FOUR), "assault-d4",
               FOREIGN);
}

static void arv_12_why_the_tired_are_not_asked(void **state) {
    PROVES(ARV_12, 1);
    (void)state;
    check_said(PHASE(, UNIT("A", "d3", LEFT(1)), FOUR), "",
               "attacker: A has too few movement points left to assault");
    check_said(PHASE(, UNIT("A", "d3", DISRUPTED), FOUR), "",
               "attacker: A is disrupted and may not assault");
}

static void arv_03_the_first_player_is_told(void **state) {
    PROVES(ARV_03, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "",
               "attacker: only the attacker, who is first in this phase, may close assault");
}

static void arv_07_who_does_not_assault(void **state) {
    PROVES(ARV_07, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "no-assault", "attacker: A does not assault");
    check_said(PHASE(FIRE("both"), EIGHT, FOUR), "assault-d4; hold-fire; cancel-a",
               "attacker: A cancels its assault");
}

static void arv_18_who_is_to_assault_what(void **state) {
    PROVES(ARV_18, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4", "attacker: A is to assault d4");
    check_said(PHASE(READ("'AMB-A2':'named'"), EIGHT, FOUR "," UNIT("Y", "d4", )),
               "assault-d4; spare-x", "attacker: A does not assault X");
    check_said(PHASE(READ("'AMB-A2':'named'"), EIGHT, FOUR "," UNIT("Y", "d4", )),
               "assault-d4; spare-x", "attacker: A is to assault Y"); // the last, unasked
    check_said(PHASE(READ("'AMB-A2':'named'"), EIGHT, FOUR "," UNIT("Y", "d4", )),
               "assault-d4; name-x", "attacker: A is to assault X");
}

static void arv_s3_who_fires(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    static const char BOTH[] = PHASE(FIRE("both"), UNIT("G", "d1", TYPE("field-gun")), FOUR);
    check_said(BOTH, "", "attacker: the attacker fires");
    check_said(BOTH, "hold-fire", "defender: the defender fires");
    check_said(BOTH, "hold-fire", "attacker: G holds its fire");
    check_not_said(PHASE(FIRE("defender"), UNIT("G", "d1", TYPE("field-gun")), FOUR), "",
                   "attacker: the attacker fires");
}

static void arv_13_who_does_not_fire_as_it_assaults(void **state) {
    PROVES(ARV_13, 1);
    (void)state;
    static const char WORDS[] = "attacker: A is to assault and does not fire";
    check_said(PHASE(FIRE("attacker"), EIGHT, FOUR), "assault-d4", WORDS);
    check_not_said(
        PHASE(FIRE("attacker") CHARGES("defender"), EIGHT, UNIT("X", "d4", TYPE("cavalry"))),
        "assault-d4", "attacker: A is disrupted");
    check_not_said(PHASE(FIRE("attacker"), EIGHT, FOUR), "assault-d4",
                   "attacker: A is to assault and does not fire at the cavalry");
}

static void arv_37_who_does_not_fire_at_the_cavalry(void **state) {
    PROVES(ARV_37, 1);
    (void)state;
    static const char WORDS[] =
        "attacker: A is to assault and does not fire at the cavalry before it";
    check_said(
        PHASE(FIRE("attacker") CHARGES("defender"), EIGHT, UNIT("X", "d4", TYPE("cavalry"))),
        "assault-d4", WORDS);
    check_not_said(PHASE(FIRE("attacker"), EIGHT, UNIT("X", "d4", TYPE("cavalry"))),
                   "assault-d4", WORDS); // it may not charge
    check_not_said(PHASE(FIRE("attacker") CHARGES("defender"), EIGHT,
                         FOUR "," UNIT("Y", "f6", TYPE("cavalry"))),
                   "assault-d4", WORDS); // nor is it near
    check_not_said(PHASE(FIRE("attacker") CHARGES("defender"), EIGHT,
                         FOUR "," UNIT("Y", "d2", TYPE("cavalry"))),
                   "assault-d4", WORDS); // nor does A assault it
}

static void arv_s9_who_is_disrupted_and_does_not_fire(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
    check_said(PHASE(FIRE("attacker"), UNIT("G", "d1", TYPE("field-gun") DISRUPTED), FOUR), "",
               "attacker: G is disrupted and does not fire");
    check_said(PHASE(FIRE("both"), UNIT("G", "d1", TYPE("field-gun")), FOUR), "fire-at-d4; 3",
               "defender: X is disrupted and does not fire");
    check_said(
        PHASE(FIRE("attacker"), UNIT("G", "d1", TYPE("field-gun")), UNIT("X", "d4", DISRUPTED)),
        "fire-at-d4; 3", "defender: X is disrupted already");
    check_said(PHASE(READ("'fire_again':'eliminated'") FIRE("attacker"),
                     UNIT("G", "d1", TYPE("field-gun")), UNIT("X", "d4", DISRUPTED)),
               "fire-at-d4; 3", "defender: X is disrupted a second time, and eliminated");
}

#define WATCHED(observer)                                                                      \
    PHASE(FIRE("attacker"), observer "," UNIT("G", "d1", TYPE("howitzer") OBSERVED), FOUR)

static void arv_s6_who_observes(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    check_said(WATCHED(UNIT("O", "b3", TYPE("cavalry"))), "fire-at-d4",
               "attacker: O observes for G");
    check_said(
        PHASE(FIRE("attacker"),
              UNIT("G", "d1", TYPE("howitzer") OBSERVED) "," UNIT("O", "b3", TYPE("cavalry")),
              FOUR),
        "fire-at-d4", "attacker: O observes for G");
    check_not_said(PHASE(FIRE("attacker"),
                         UNIT("O", "b3", TYPE("cavalry")) "," UNIT("G", "d1", TYPE("howitzer")),
                         FOUR),
                   "fire-at-d4", "attacker: O"); // direct fire needs nobody
}

static void arv_17_who_observes_though_it_assaults(void **state) {
    PROVES(ARV_17, 1);
    (void)state;
    check_said(PHASE(FIRE("attacker"),
                     UNIT("G", "d1", TYPE("howitzer") OBSERVED) "," UNIT("O", "d3", ), FOUR),
               "assault-d4; fire-at-d4", "attacker: O is to assault, and observes for G");
    check_said(WATCHED(UNIT("O", "d3", )), "assault-d4; fire-at-d4",
               "attacker: O is to assault, and observes for G");
    check_said(PHASE(FIRE("attacker"),
                     UNIT("O", "d3", ) "," UNIT("G", "d1", TYPE("howitzer") OBSERVED) "," UNIT(
                         "P", "b3", TYPE("cavalry")),
                     FOUR),
               "no-assault; fire-at-d4", "attacker: O observes for G");
}

static void arv_19_who_fires_though_it_is_to_be_assaulted(void **state) {
    PROVES(ARV_19, 1);
    (void)state;
    static const char WORDS[] = "defender: X is to be assaulted, and may fire";
    static const char SHOT[] = PHASE(FIRE("defender"), EIGHT, FOUR);
    check_said(SHOT, "assault-d4; fire-at-d3", WORDS);
    check_not_said(SHOT, "no-assault; fire-at-d3", WORDS);
    check_not_said(PHASE(FIRE("both"), EIGHT "," UNIT("G", "d1", TYPE("howitzer")), FOUR),
                   "assault-d4; fire-at-d4", "attacker: G is to be assaulted");
}

static void arv_s2_what_is_fired_at_and_what_it_does(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    static const char SHOT[] = PHASE(GROUND("'d4 town'") FIRE("attacker"),
                                     UNIT("G", "d1", TYPE("howitzer") ATTACK(12)), FOUR);
    check_said(SHOT, "fire-at-d4",
               "attacker: G fires at d4: 12 against a defence strength of 6");
    check_said(SHOT, "fire-at-d4; 6", "attacker: the fire has no effect");
    check_said(SHOT, "fire-at-d4; 4", "defender: X is disrupted, and stays where it is");
    check_said(SHOT, "fire-at-d4; 1", "defender: X is eliminated");
}

static void arv_16_who_drops_out(void **state) {
    PROVES(ARV_16, 1);
    (void)state;
    check_said(PHASE(FIRE("defender"), EIGHT, FOUR), "assault-d4; fire-at-d3; 3",
               "attacker: A does not assault any more");
    check_said(PHASE(FIRE("defender"), EIGHT, UNIT("X", "d4", ATTACK(6))),
               "assault-d4; fire-at-d3; 1", "attacker: A does not assault any more");
}

#define LANCERS PHASE(CHARGES("defender"), EIGHT, UNIT("X", "d4", TYPE("cavalry")))

static void arv_35_what_a_charge_does(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    check_said(LANCERS, "assault-d4; charge-a",
               "defender: X charges A, which is to assault it");
    check_said(LANCERS, "assault-d4; no-charge", "defender: X does not charge");
    check_said(LANCERS, "assault-d4; charge-a; 4", "defender: the charge has no effect");
    check_said(LANCERS, "assault-d4; charge-a; 3", "attacker: A is disrupted by the charge");
    check_said(LANCERS, "assault-d4; charge-a; 1", "attacker: A is ridden down");
}

static void arv_04_a_charge_on_who_does_not_assault(void **state) {
    PROVES(ARV_04, 2);
    (void)state;
    check_not_said(LANCERS, "no-assault; charge-a", "defender: X charges A, which");
    story *s = story_begin(LANCERS);
    story_play(s, "no-assault; charge-a");
    story_check_said(s, "defender: X charges A");
    story_check_told(s, "ARV-04");
    story_over(s);
}

static void arv_36_who_stands(void **state) {
    PROVES(ARV_36, 1);
    (void)state;
    static const char WORDS[] = "attacker: A stands, and may assault the cavalry";
    check_said(LANCERS, "assault-d4; charge-a; 4", WORDS);
    check_said(PHASE(CHARGES("defender"), UNIT("A", "a1", ) "," UNIT("B", "d3", STACKING(8)),
                     UNIT("X", "d4", TYPE("cavalry"))),
               "assault-d4; charge-b; 4", "attacker: B stands, and may assault the cavalry");
    check_not_said(LANCERS, "assault-d4; charge-a; 3", WORDS);
    check_not_said(LANCERS, "assault-d4; charge-a; 1", WORDS);
    check_not_said(LANCERS, "no-assault; charge-a; 4", WORDS);
    check_said(LANCERS, "assault-d4; charge-a; 3", "attacker: A does not assault any more");
    // It is to assault somebody else.
    check_not_said(PHASE(CHARGES("defender"), UNIT("A", "e3", STACKING(8)),
                         UNIT("X", "d4", TYPE("cavalry")) "," UNIT("Y", "e4", )),
                   "assault-e4; charge-a; 4", WORDS);
    check_not_said(PHASE(CHARGES("attacker"), UNIT("A", "d3", TYPE("cavalry")), FOUR),
                   "charge-x; 4", "defender: X stands");
}

static void arv_04_fire_and_charges_come_before(void **state) {
    PROVES(ARV_04, 2);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4",
               "fire and charges are over: the assaults begin");
    check_said(LANCERS, "assault-d4; charge-a; 4",
               "fire and charges are over: the assaults begin");
}

static void arv_02_the_assaults_are_the_last_thing(void **state) {
    PROVES(ARV_02, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 6", "the assaults end the phase");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_06_why_a_unit_is_not_asked),
        cmocka_unit_test(arv_34_why_guns_are_not_asked),
        cmocka_unit_test(arv_12_why_the_tired_are_not_asked),
        cmocka_unit_test(arv_03_the_first_player_is_told),
        cmocka_unit_test(arv_07_who_does_not_assault),
        cmocka_unit_test(arv_18_who_is_to_assault_what),
        cmocka_unit_test(arv_s3_who_fires),
        cmocka_unit_test(arv_13_who_does_not_fire_as_it_assaults),
        cmocka_unit_test(arv_37_who_does_not_fire_at_the_cavalry),
        cmocka_unit_test(arv_s9_who_is_disrupted_and_does_not_fire),
        cmocka_unit_test(arv_s6_who_observes),
        cmocka_unit_test(arv_17_who_observes_though_it_assaults),
        cmocka_unit_test(arv_19_who_fires_though_it_is_to_be_assaulted),
        cmocka_unit_test(arv_s2_what_is_fired_at_and_what_it_does),
        cmocka_unit_test(arv_16_who_drops_out),
        cmocka_unit_test(arv_35_what_a_charge_does),
        cmocka_unit_test(arv_04_a_charge_on_who_does_not_assault),
        cmocka_unit_test(arv_36_who_stands),
        cmocka_unit_test(arv_04_fire_and_charges_come_before),
        cmocka_unit_test(arv_02_the_assaults_are_the_last_thing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
