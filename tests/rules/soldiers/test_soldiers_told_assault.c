// What is told of an assault, from its odds to who advances.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"
#include "rules/soldiers/told.h"

#define MG(at) UNIT("M", at, TYPE("machine-gun"))

static void arv_08_those_next_to_it(void **state) {
    PROVES(ARV_08, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4",
               "attacker: those who assault d4 are next to it");
}

static void arv_15_one_attack_from_several_hexes(void **state) {
    PROVES(ARV_15, 1);
    (void)state;
    static const char WORDS[] = "all who assault d4 make one attack";
    check_said(PHASE(, UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR), "assault-d4; assault-d4",
               WORDS);
    check_not_said(PHASE(, UNIT("A", "d3", ) "," UNIT("B", "d3", ), FOUR),
                   "assault-d4; assault-d4", WORDS); // all from one hex
}

static void arv_09_the_odds_are_told(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4", "8 stacking points assault 4");
    check_said(PHASE(, UNIT("A", "d3", STACKING(1)), UNIT("X", "d4", STACKING(1))),
               "assault-d4", "1 stacking point assaults 1");
}

static void arv_33_the_shifts_are_told(void **state) {
    PROVES(ARV_33, 1);
    (void)state;
    check_said(PHASE(GROUND("'d4 trench','d4 woods'"), EIGHT, FOUR), "assault-d4",
               "together 3 columns to the left");
    check_not_said(PHASE(GROUND("'d4 trench'"), EIGHT, FOUR), "assault-d4", "together");
    check_not_said(PHASE(, EIGHT, FOUR), "assault-d4", "together");
}

static void arv_05_guns_are_assaulted_too(void **state) {
    PROVES(ARV_05, 1);
    (void)state;
    static const char WORDS[] = "defender: X is assaulted too, whatever it is";
    static const char *const TYPES[] = {"machine-gun", "field-gun", "howitzer", "cavalry"};
    for (int i = 0; i < 4; i++)
        for (int die = 1; die <= 4; die += 3) {
            story *s =
                story_of(PHASE(, EIGHT, UNIT("X", "d4", TYPE("%s") STACKING(4))), TYPES[i]);
            story_play(s, die == 1 ? "assault-d4; 1" : "assault-d4; 4");
            story_check_said(s, WORDS);
            story_over(s);
        }
    check_not_said(PHASE(, EIGHT, FOUR), "assault-d4; 1", WORDS);
    check_not_said(PHASE(, EIGHT, UNIT("X", "d4", TYPE("dismounted") STACKING(4))),
                   "assault-d4; 1", WORDS);
}

static void arv_34_guns_can_be_assaulted(void **state) {
    PROVES(ARV_34, 1);
    (void)state;
    check_said(PHASE(, EIGHT, UNIT("X", "d4", TYPE("howitzer") STACKING(4))), "assault-d4; 1",
               "defender: X is assaulted too, whatever it is");
    check_not_said(PHASE(, EIGHT, FOUR), "assault-d4; 1",
                   "defender: X is assaulted too, whatever it is");
}

static void arv_20_no_effect_is_told(void **state) {
    PROVES(ARV_20, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 5", "defender: no effect");
}

static void arv_22_which_hexes_the_enemy_closes(void **state) {
    PROVES(ARV_22, 1);
    (void)state;
    check_said(PHASE(GROUND("'e4 impassable','c4 impassable','d5 impassable','e5 impassable'"),
                     EIGHT "," MG("e3"), FOUR),
               "assault-d4; 4", "defender: e3 is held by the enemy");
}

static void arv_s1_which_hexes_are_full(void **state) {
    PROVES(ARV_S1, 1);
    (void)state;
    check_said(PHASE(GROUND("'e4 impassable','c4 impassable','d5 impassable','e5 impassable'"),
                     EIGHT, FOUR "," UNIT("Y", "e3", STACKING(8))),
               "assault-d4; 4", "defender: there is no room for X in e3");
}

static void arv_26_an_empty_hex_is_not_assaulted(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    check_said(
        PHASE(FIRE("attacker"), EIGHT "," UNIT("G", "d1", TYPE("howitzer") BATTERY), FOUR),
        "assault-d4; fire-at-d4; 1",
        "attacker: d4 is empty: there is no assault, and nobody advances");
}

static void arv_27_for_whom_there_is_no_room(void **state) {
    PROVES(ARV_27, 1);
    (void)state;
    check_said(PHASE(, UNIT("A", "d3", ) "," UNIT("B", "e3", ) "," UNIT("C", "c4", ), FOUR),
               "assault-d4; assault-d4; assault-d4; 1; advance-a; advance-b",
               "attacker: there is no room for C in d4");
}

static void arv_29_cover_is_told(void **state) {
    PROVES(ARV_29, 1);
    (void)state;
    check_said(PHASE(GROUND("'d4 woods'"), EIGHT, FOUR), "assault-d4",
               "woods: 1 column to the left");
    check_said(PHASE(GROUND("'d4 improved'"), EIGHT, FOUR), "assault-d4",
               "improved position: 1 column to the left");
}

static void arv_30_heights_are_told(void **state) {
    PROVES(ARV_30, 1);
    (void)state;
    check_said(PHASE(GROUND("'d4 slope'"), EIGHT, FOUR), "assault-d4",
               "from below: 1 column to the left");
    check_said(PHASE(GROUND("'d4 crest'"), EIGHT, FOUR), "assault-d4",
               "from below: 1 column to the left");
    check_said(PHASE(GROUND("'d4 crest','d3 crest'"), EIGHT, FOUR), "assault-d4",
               "not from below: the height does not count");
    check_not_said(PHASE(GROUND("'d4 crest','d3 crest'"), EIGHT, FOUR), "assault-d4",
                   "from below");
}

static void arv_31_canals_are_told(void **state) {
    PROVES(ARV_31, 1);
    (void)state;
    check_said(PHASE(GROUND("'d4 canal'"), EIGHT, FOUR), "assault-d4",
               "canal: 1 column to the left");
    check_said(PHASE(GROUND("'d4 canal','d3 canal'"), EIGHT, FOUR), "assault-d4",
               "an attacker is in the canal: it does not count");
    check_not_said(PHASE(GROUND("'d3 canal'"), EIGHT, FOUR), "assault-d4", "an attacker is in");
}

static void arv_32_town_and_trench_are_told(void **state) {
    PROVES(ARV_32, 1);
    (void)state;
    check_said(PHASE(GROUND("'d4 town'"), EIGHT, FOUR), "assault-d4",
               "town: 2 columns to the left");
    check_said(PHASE(GROUND("'d4 trench'"), EIGHT, FOUR), "assault-d4",
               "trench: 2 columns to the left");
}

static void arv_28_off_the_table_is_told(void **state) {
    PROVES(ARV_28, 1);
    (void)state;
    check_said(PHASE(, UNIT("A", "d3", STACKING(1)), FOUR), "assault-d4",
               "left of the table: no effect, and no die");
    check_not_said(PHASE(, EIGHT, FOUR), "assault-d4", "left of the table");
}

static void arv_10_the_column_is_told(void **state) {
    PROVES(ARV_10, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4", "column 2-1");
    check_said(PHASE(GROUND("'d4 town'"), EIGHT, FOUR), "assault-d4", "column 1-2");
}

static void arv_21_who_has_to_retreat_and_where_he_goes(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 4",
               "defender: X is disrupted and has to retreat");
    check_said(PHASE(, EIGHT, UNIT("W", "f6", ) "," FOUR), "assault-d4; 4; retreat-e5",
               "defender: X retreats to e5");
}

static void arv_23_who_cannot_retreat(void **state) {
    PROVES(ARV_23, 1);
    (void)state;
    static const char BARRED[] = PHASE(READ("'AMB-A7':'%s'") "'columns':2,'rows':1,",
                                       UNIT("A", "b1", STACKING(8)), UNIT("X", "a1", ));
    story *s = story_of(BARRED, "all-block");
    story_play(s, "assault-a1; 4");
    story_check_said(s, "defender: X cannot retreat, and is eliminated");
    story_over(s);
    s = story_of(BARRED, "enemy-only");
    story_play(s, "assault-a1; 4");
    story_check_said(s, "defender: X leaves the board");
    story_over(s);
}

static void arv_24_who_was_disrupted_before(void **state) {
    PROVES(ARV_24, 1);
    (void)state;
    check_said(PHASE(, EIGHT, UNIT("X", "d4", DISRUPTED)), "assault-d4; 4",
               "defender: X was disrupted before, and is eliminated");
}

static void arv_25_who_is_eliminated(void **state) {
    PROVES(ARV_25, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 1", "defender: X is eliminated");
}

static void arv_26_who_advances_and_what_is_taken(void **state) {
    PROVES(ARV_26, 1);
    (void)state;
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 1; advance-a",
               "attacker: A advances into d4");
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 1; advance-a", "d4 is taken");
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 1; stay-a", "attacker: A stays where it is");
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 1; stay-a", "d4 is empty");
    check_said(PHASE(, EIGHT, FOUR), "assault-d4; 6", "d4 is held");
    story *s = story_begin(PHASE(, UNIT("A", "a1", ), FOUR)); // nobody assaults: no result
    story_check_told(s, "ARV-26");
    assert_false(story_told(s, "ARV-20"));
    story_over(s);
}

static void arv_07_nobody_is_left(void **state) {
    PROVES(ARV_07, 1);
    (void)state;
    check_said(PHASE(FIRE("attacker"), EIGHT, FOUR), "assault-d4; cancel-a",
               "attacker: nobody is left to assault d4");
}

static void arv_09_nobody_who_was_named_is_left(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    check_said(PHASE(READ("'AMB-A2':'named','fire_on':'unit'") FIRE("attacker"),
                     EIGHT "," UNIT("G", "d1", TYPE("howitzer") BATTERY),
                     FOUR "," UNIT("Y", "d4", STACKING(1))),
               "assault-d4; name-x; spare-y; fire-at-x; 1",
               "attacker: none of the named units is left in d4");
}

// Of its four stacking points so many are drawn as lost.
static void check_drawn(const char *moves, const char *words, bool disordered, int lost) {
    story *s = story_begin(
        PHASE(READ("'AMB-A7':'enemy-only'"), UNIT("A", "b1", STACKING(8)), UNIT("X", "a1", )));
    story_play(s, moves);
    story_check_shown(s, "x", words);
    story_check_disordered(s, "x", disordered);
    story_check_pins(s, "x", lost, 0);
    story_over(s);
}

static void arv_21_the_disrupted_are_drawn_so(void **state) {
    PROVES(ARV_21, 2);
    (void)state;
    check_drawn("", "infantry", false, 0);
    check_drawn("assault-a1; 6", "infantry", false, 0);
    check_drawn("assault-a1; 4; retreat-a2", "infantry, disrupted", true, 0);
    check_drawn("assault-a1; 4; leave-board", "infantry, disrupted, off the board", true, 0);
    check_drawn("assault-a1; 1", "infantry, eliminated", false, 4);
}

static void arv_10_the_column_and_what_its_dice_do(void **state) {
    PROVES(ARV_10, 1);
    (void)state;
    static const char WOOD[] = PHASE(GROUND("'d4 woods'"), EIGHT, FOUR);
    check_said(WOOD, "assault-d4", "that is 2-1 in the open");
    check_said(WOOD, "assault-d4", "column 1-1");
    check_said(WOOD, "assault-d4", "no throw eliminates, 3 or less disrupts");
    // Where the ground does not shift it, one column is enough.
    check_not_said(PHASE(, EIGHT, FOUR), "assault-d4", "that is 2-1 in the open");
    check_said(PHASE(, EIGHT, FOUR), "assault-d4", "1 or less eliminates, 4 or less disrupts");
    check_said(PHASE(, UNIT("A", "d3", STACKING(2)), UNIT("X", "d4", STACKING(8))),
               "assault-d4", "that is 1-4 in the open"); // and so left of the table
    // Half of a disrupted defender, and what two dice cannot show.
    check_said(
        PHASE(READ("'AMB-A19':'half'") GROUND("'d4 woods'"), EIGHT, UNIT("X", "d4", DISRUPTED)),
        "assault-d4", "that is 4-1 in the open");
    check_said(PHASE("'dice':2," TABLE("'2-1 1 1'"), EIGHT, FOUR), "assault-d4",
               "no throw eliminates, none disrupts");
}

static void arv_s2_the_column_of_fire_and_what_its_dice_do(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    static const char SHOT[] =
        PHASE(FIRE("attacker") GROUND("'d4 town'"), UNIT("A", "d2", ATTACK(12)), FOUR);
    check_said(SHOT, "fire-at-d4", "column 2-1");
    check_said(SHOT, "fire-at-d4", "1 or less eliminates, 4 or less disrupts");
}

static void arv_35_what_the_die_of_a_charge_does(void **state) {
    PROVES(ARV_35, 2);
    (void)state;
    check_said(PHASE(CHARGES("attacker") READ("'charge_disrupts':4"),
                     UNIT("A", "d3", TYPE("cavalry")), FOUR),
               "charge-x", "1 or less eliminates, 4 or less disrupts");
    check_said(PHASE(CHARGES("attacker") "'dice':2,", UNIT("A", "d3", TYPE("cavalry")), FOUR),
               "charge-x", "1 or less eliminates, 3 or less disrupts"); // it is always one
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_08_those_next_to_it),
        cmocka_unit_test(arv_15_one_attack_from_several_hexes),
        cmocka_unit_test(arv_09_the_odds_are_told),
        cmocka_unit_test(arv_33_the_shifts_are_told),
        cmocka_unit_test(arv_05_guns_are_assaulted_too),
        cmocka_unit_test(arv_34_guns_can_be_assaulted),
        cmocka_unit_test(arv_20_no_effect_is_told),
        cmocka_unit_test(arv_22_which_hexes_the_enemy_closes),
        cmocka_unit_test(arv_s1_which_hexes_are_full),
        cmocka_unit_test(arv_26_an_empty_hex_is_not_assaulted),
        cmocka_unit_test(arv_27_for_whom_there_is_no_room),
        cmocka_unit_test(arv_29_cover_is_told),
        cmocka_unit_test(arv_30_heights_are_told),
        cmocka_unit_test(arv_31_canals_are_told),
        cmocka_unit_test(arv_32_town_and_trench_are_told),
        cmocka_unit_test(arv_28_off_the_table_is_told),
        cmocka_unit_test(arv_10_the_column_is_told),
        cmocka_unit_test(arv_21_who_has_to_retreat_and_where_he_goes),
        cmocka_unit_test(arv_23_who_cannot_retreat),
        cmocka_unit_test(arv_24_who_was_disrupted_before),
        cmocka_unit_test(arv_25_who_is_eliminated),
        cmocka_unit_test(arv_26_who_advances_and_what_is_taken),
        cmocka_unit_test(arv_07_nobody_is_left),
        cmocka_unit_test(arv_09_nobody_who_was_named_is_left),
        cmocka_unit_test(arv_21_the_disrupted_are_drawn_so),
        cmocka_unit_test(arv_10_the_column_and_what_its_dice_do),
        cmocka_unit_test(arv_s2_the_column_of_fire_and_what_its_dice_do),
        cmocka_unit_test(arv_35_what_the_die_of_a_charge_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
