// Who is next, where several do something in turn: ARV-04, ARV-21, ARV-35, ARV-S3 (ruling R-15).

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

// --- Assaults --------------------------------------------------------------------------------

#define TWO_ASSAULTS(whole, hex)                                                               \
    PHASE(whole, EIGHT "," UNIT("B", hex "3", STACKING(8)),                                    \
          UNIT("Y", "d4", ) "," UNIT("X", hex "4", ))

static void arv_04_the_attacker_chooses_the_next_assault(void **state) {
    PROVES(ARV_04, 2);
    (void)state;
    story *s = phases_where(TWO_ASSAULTS(, "f"), "assault-d4; assault-f4", "next-assault",
                            BAY_ATTACKER);
    story_check_options(s, "assault-on-f4 assault-on-d4"); // X before Y
    story_choose(s, "assault-on-d4");
    story_check_asks(s, "assault");
    story_check_said(s, "attacker: those who assault d4 are next to it");
    story_throw(s, "6");
    story_check_options(s, "go-in-b cancel-b"); // the last is not asked for
    story_over(s);
}

static void arv_04_assaults_that_cannot_touch_are_not_ordered(void **state) {
    PROVES(ARV_04, 2);
    (void)state;
    // Three hexes apart no retreat and no advance of one reaches a neighbour of the other.
    story *s = story_begin(TWO_ASSAULTS(, "g"));
    story_play(s, "assault-d4; assault-g4");
    story_check_asks(s, "assault");
    story_throw(s, "6");
    story_check_options(s, "go-in-a cancel-a");
    story_over(s);
    // The one that stands alone comes first; the attacker orders the others.
    s = story_begin(PHASE(, EIGHT "," UNIT("B", "e3", ) "," UNIT("C", "g7", ),
                          UNIT("X", "d4", ) "," UNIT("Y", "e4", ) "," UNIT("Z", "f7", )));
    story_play(s, "assault-d4; assault-e4; assault-f7");
    story_check_asks(s, "assault");
    story_throw(s, "6");
    story_check_options(s, "assault-on-d4 assault-on-e4");
    story_over(s);
}

static void arv_04_or_they_go_by_the_map(void **state) {
    PROVES(ARV_04, 2);
    (void)state;
    story *s = story_begin(TWO_ASSAULTS(READ("'assault_order':'map'"), "f"));
    story_play(s, "assault-d4; assault-f4");
    story_check_asks(s, "assault");
    story_throw(s, "6");
    story_check_options(s, "go-in-b cancel-b"); // d4 is the western one
    story_over(s);
}

// --- Fire and charges ------------------------------------------------------------------------

#define GUNS(first, second)                                                                    \
    UNIT("H", "e1", TYPE("howitzer") second) "," UNIT("G", "d1", TYPE("field-gun") first)

static void arv_s3_a_side_chooses_who_fires_next(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    story *s = phases_where(PHASE(FIRE("attacker"), GUNS(BATTERY, ), FOUR), "", "next-fire",
                            BAY_ATTACKER);
    story_check_options(s, "cease-fire fire-g fire-h");
    story_choose(s, "fire-h");
    story_check_asks(s, "fire-die"); // it has one target, and does not hold its fire
    story_throw(s, "6");
    story_check_options(s, "hold-fire fire-at-d4"); // G alone is left
    story_over(s);
    static const char TWO[] =
        PHASE(FIRE("attacker"), GUNS(BATTERY, FIRES_AT("d4")), FOUR "," UNIT("Y", "e5", ));
    story *t = story_begin(TWO);
    story_check_options(t, "fire-h fire-g cease-fire"); // who has orders first
    story_choose(t, "fire-g");
    story_check_options(t, "fire-at-d4 fire-at-e5");
    story_over(t);
    phases_ends(PHASE(FIRE("attacker"), GUNS(BATTERY, ), FOUR), "cease-fire", "held");
    story_over(phases_where(PHASE(FIRE("defender"), EIGHT, FOUR "," UNIT("Y", "d4", ATTACK(6))),
                            "no-assault", "next-defender-fire", BAY_DEFENDER));
}

static void arv_s3_who_fires_alike_is_not_ordered(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    story *s = story_begin(PHASE(FIRE("attacker"), GUNS(, ), FOUR));
    story_check_asks(s, "fire");
    story_check_options(s, "hold-fire fire-at-d4");
    story_choose(s, "fire-at-d4");
    story_check_said(s, "attacker: G fires"); // the first by name
    story_over(s);
    // Another column, other hexes.
    phases_asks(PHASE(FIRE("attacker"), GUNS(ATTACK(6), ), FOUR), "", "next-fire");
    phases_asks(PHASE(FIRE("attacker"), GUNS(RANGE(3), RANGE(4)), FOUR "," UNIT("Y", "e5", )),
                "", "next-fire");
}

#define DO(at, option) "'orders':[{'at':'" at "','do':'" option "'}],"

static void arv_s3_orders_name_who_fires_next(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    static const char THREE[] =
        PHASE(FIRE("attacker") "%s", UNIT("F", "d1", TYPE("field-gun")) "," GUNS(, ), FOUR);
    story *s = story_of(THREE, DO("next-fire", "fire-g"));
    story_check_options(s, "cease-fire fire-f fire-g"); // H counts as one with F
    story_over(s);
    s = story_of(THREE, DO("fire", "fire-at-d4"));
    story_check_asks(s, "fire"); // no order says who
    story_over(s);
}

static void arv_s3_or_they_fire_as_they_are_listed(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    story *s = story_begin(
        PHASE(FIRE("attacker") READ("'unit_order':'listed'"), GUNS(BATTERY, ), FOUR));
    story_choose(s, "fire-at-d4");
    story_check_said(s, "attacker: H fires");
    story_throw(s, "6");
    story_choose(s, "fire-at-d4");
    story_check_said(s, "attacker: G fires");
    story_over(s);
}

static void arv_35_a_side_chooses_who_charges_next(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    static const char HORSE[] =
        PHASE(CHARGES("%s") READ("'unit_order':'%s'"),
              UNIT("B", "d3", TYPE("cavalry")) "," UNIT("A", "f3", TYPE("cavalry")),
              UNIT("X", "d4", TYPE("cavalry")) "," UNIT("Y", "f4", TYPE("cavalry")));
    story *s = story_of(HORSE, "attacker", "chosen");
    story_check_asks(s, "next-charge");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_check_options(s, "cease-charges charge-with-a charge-with-b");
    story_choose(s, "charge-with-b");
    story_check_asks(s, "charge-die");
    story_throw(s, "6");
    story_check_options(s, "no-charge charge-y");
    story_over(s);
    s = story_of(HORSE, "defender", "chosen");
    story_check_asks(s, "next-defender-charge");
    assert_int_equal(phases_chooser(s), BAY_DEFENDER);
    story_choose(s, "cease-charges");
    story_check_ending(s, "none-cleared");
    story_over(s);
    s = story_of(HORSE, "attacker", "listed");
    story_check_options(s, "no-charge charge-x"); // B stands first in the file
    story_over(s);
}

// --- Retreats --------------------------------------------------------------------------------

// All but e5 is closed, and there is room for four points in it.
#define CROWDED(readings)                                                                      \
    PHASE(READ(readings)                                                                       \
              GROUND("'e4 impassable','e3 impassable','c4 impassable','d5 impassable'"),       \
          EIGHT, UNIT("M", "d4", STACKING(1)) "," FOUR "," UNIT("Y", "e5", ))

static void arv_21_who_retreats_first_where_room_is_scarce(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    story *s = phases_where(CROWDED("'unit_order':'chosen'"), "assault-d4; 3", "next-retreat",
                            BAY_DEFENDER);
    story_check_options(s, "next-x next-m"); // the most points first
    story_choose(s, "next-x");
    story_check_feature(s, "defender.lost", 1); // X has filled the hex
    story_over(s);
    s = story_begin(CROWDED("'unit_order':'chosen'"));
    story_play(s, "assault-d4; 3; next-m");
    story_check_feature(s, "defender.lost", 4);
    story_over(s);
    story_over(phases_where(CROWDED("'AMB-A6':'attacker'"), "assault-d4; 3",
                            "next-retreat-attacker", BAY_ATTACKER));
}

static void arv_21_who_retreats_first_is_not_asked_elsewhere(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    // As they are listed, M comes first; where only the enemy bars, there is room for all.
    phases_feature(CROWDED("'unit_order':'listed'"), "assault-d4; 3", "defender.lost", 4);
    phases_asks(CROWDED("'AMB-A7':'enemy-only'"), "assault-d4; 3", "retreat");
    // Nobody stands near, or both are as large.
    phases_asks(PHASE(, EIGHT, FOUR "," UNIT("M", "d4", STACKING(1))), "assault-d4; 3",
                "retreat");
    phases_asks(PHASE(, UNIT("A", "d3", ) "," UNIT("B", "d3", ),
                      FOUR "," UNIT("M", "d4", ) "," UNIT("Y", "e5", )),
                "assault-d4; assault-d4; 3", "retreat");
}

static void arv_21_orders_name_who_retreats_next(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    static const char TWO[] =
        PHASE("%s", EIGHT,
              UNIT("M", "d4", STACKING(2)) "," UNIT("N", "d4", STACKING(2)) "," UNIT(
                  "Y", "e5", STACKING(6)));
    story *s = story_of(TWO, DO("next-retreat", "next-n"));
    story_play(s, "assault-d4; 3");
    story_check_options(s, "next-m next-n");
    story_over(s);
    s = story_of(TWO, "");
    story_play(s, "assault-d4; 3");
    story_check_asks(s, "retreat");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_04_the_attacker_chooses_the_next_assault),
        cmocka_unit_test(arv_04_assaults_that_cannot_touch_are_not_ordered),
        cmocka_unit_test(arv_04_or_they_go_by_the_map),
        cmocka_unit_test(arv_s3_a_side_chooses_who_fires_next),
        cmocka_unit_test(arv_s3_who_fires_alike_is_not_ordered),
        cmocka_unit_test(arv_s3_orders_name_who_fires_next),
        cmocka_unit_test(arv_s3_or_they_fire_as_they_are_listed),
        cmocka_unit_test(arv_35_a_side_chooses_who_charges_next),
        cmocka_unit_test(arv_21_who_retreats_first_where_room_is_scarce),
        cmocka_unit_test(arv_21_who_retreats_first_is_not_asked_elsewhere),
        cmocka_unit_test(arv_21_orders_name_who_retreats_next),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
