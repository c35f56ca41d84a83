// Falling back on the table: TAR-147, TAR-149, TAR-167 to TAR-174, TAR-182 to TAR-184, and rulings.
// A comes from the south and wounds D, which tests, and flees to the north.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define A_SOUTH A(P(290, 290))
#define D_WITH(places, more)                                                                   \
    "{'name':'D','groups':[{'profile':'guardsmen','w':3,'at':[" places "]}]" more "}"
#define D_ALONE D_WITH(P(290, 200), )
// It loses one wound, and fails its test; what follows is how far it falls back.
#define BREAKS "charge-d; 61 6 1; 1; 66; "
#define ROUND_AND_BREAKS "charge-d; round; 61 6 1; 1; 66; " // past difficult ground
#define BOTH_BREAK "charge-d; 61 6 1; suffer-0; 11; 66; "   // he who is touched and his support

static void stays_or_goes(const char *scenario, const char *moves, int x, int y) {
    comes_to(scenario, moves, "d", x, y);
}

// --- Where to, and how far -------------------------------------------------------------------

static void tar_167_who_falls_back_goes_straight_home(void **state) {
    PROVES(TAR_167, 1);
    (void)state;
    stays_or_goes(CHARGES(A_SOUTH, D_ALONE), BREAKS "34; 11", 2900, 2000 - 1778);
    stays_or_goes(CHARGES(A_SOUTH, D_WITH(P(290, 200), ",'home':'east'")), BREAKS "34; 11",
                  2900 + 1778, 2000);
    stays_or_goes(CHARGES(A_SOUTH, D_WITH(P(290, 200), ",'home':'west'")), BREAKS "34; 11",
                  2900 - 1778, 2000);
    stays_or_goes(CHARGES(A_SOUTH, D_WITH(P(290, 200), ",'home':'south'")), BREAKS "34; 11",
                  2900, 2000 + 1778);
    const char *lost =
        "charge-d; 11; 6 6 1; 66; 34; 11"; // of the attacker's side, to the south
    const char *tough = CHARGES(
        "{'name':'A','groups':[{'profile':'marines','w':3,'at':[" P(290, 290) "]}]}", D_ALONE);
    comes_to(tough, lost, "a", 2900, 2251 + 1778);
}

static void tar_169_two_dice_say_how_far(void **state) {
    PROVES(TAR_169, 1);
    (void)state;
    dice_are(CHARGES(A_SOUTH, D_ALONE), "charge-d; 61 6 1; 1; 66", 2);
    says(CHARGES(A_SOUTH, D_ALONE), BREAKS "34", "defender: D falls back 7 in");
}

static void tar_170_three_of_fast_units(void **state) {
    PROVES(TAR_170, 1);
    (void)state;
    const char *fast = CHARGES(A_SOUTH, D_WITH(P(290, 2000), ",'fast':true"));
    const char *near = CHARGES(A(P(290, 2090)), D_WITH(P(290, 2000), ",'fast':true"));
    asks_nobody(fast);
    dice_are(near, "charge-d; 61 6 1; 1; 66", 3);
    stays_or_goes(near, BREAKS "666; 11", 2900, 20000 - 18 * 254);
}

static void tar_149_the_move_follows_the_sweep(void **state) {
    PROVES(TAR_149, 1);
    PROVES(TAR_147, 1);
    (void)state;
    const char *open = CHARGES(A_SOUTH, D_ALONE);
    stays_or_goes(open, BREAKS "34", 2900, 2000);
    stays_or_goes(open, BREAKS "34; 66", 2900, 2000);
    stays_or_goes(open, BREAKS "34; 66; sweep", 2900, 2000);
    stays_or_goes(open, BREAKS "34; 66; sweep; 1", 2900, 2000 - 1778);
    bay_point before = place_of(open, BREAKS "34; 66", "a");
    bay_point after = place_of(open, BREAKS "34; 66; sweep; 1", "a");
    assert_true(before.x == after.x && before.y == after.y);
}

// --- In what company -------------------------------------------------------------------------

// 60 mm apart, they end 2 in apart at most; as far as they stood if they were near enough.
static void tar_172_models_that_are_too_far_apart_come_together(void **state) {
    PROVES(TAR_172, 1);
    (void)state;
    const char *wide = CHARGES(A_SOUTH, D_WITH(P(290, 200) "," P(375, 200), ));
    const char *close = CHARGES(A_SOUTH, D_WITH(P(290, 200) "," P(365.8, 200), ));
    stays_or_goes(wide, BREAKS "12; 11", 2900, 2000 - 762);
    stays_or_goes(wide, BREAKS "12; 11", 3750 - 292, 2000 - 704); // a sixteenth of a turn aside
    stays_or_goes(close, BOTH_BREAK "12; 11", 3658, 2000 - 762);
}

// The second follows the first, who bends.
static void tar_168_they_stay_together_where_they_can(void **state) {
    PROVES(TAR_168, 1);
    (void)state;
    const char *walled = ON("{'kind':'impassable','line':[" P(300, 150) "," P(420, 150) "]}",
                            A_SOUTH, D_WITH(P(290, 200) "," P(340, 200), ));
    story *s = story_begin(walled);
    story_play(s, BOTH_BREAK "22; 11");
    assert_int_equal(bases_at(s, "d", 3400, 2000), 0);
    assert_int_equal(bases_at(s, "d", 2900, 2000 - 1016), 0);
    story_over(s);
}

// Before one of them a wall reaches farther to the east, where the others are.
static void tar_171_who_bends_stays_in_the_breadth_of_his_unit(void **state) {
    PROVES(TAR_171, 1);
    (void)state;
#define WALLED(others)                                                                         \
    ON("{'kind':'impassable','line':[" P(270, 170) "," P(315, 170) "]}", A_SOUTH,              \
       D_WITH(P(290, 200) others, ))
    bay_point alone = place_of(WALLED(), BREAKS "33; 11", "d");
    bay_point among = place_of(WALLED("," P(345, 200)), BOTH_BREAK "33; 11", "d");
    assert_in_range(alone.x, 0, 2890); // round the nearer end
    assert_in_range(among.x, 2910, 3450);
}

// --- What slows ------------------------------------------------------------------------------

#define BOG(edge)                                                                              \
    "{'kind':'difficult','area':[" P(200, 0) "," P(400, 0) "," P(400, edge) "," P(200,         \
                                                                                  edge) "]}"

#define STRIP(left, top, right, bottom)                                                        \
    "{'kind':'difficult','area':[" P(left, top) "," P(right, top) "," P(right, bottom) "," P(  \
        left, bottom) "]}"

static void tar_173_difficult_ground_halves_the_move(void **state) {
    PROVES(TAR_173, 1);
    (void)state;
    stays_or_goes(ON(BOG(22.1), A_SOUTH, D_ALONE), BREAKS "34; 11", 2900, 2000 - 1778);
    stays_or_goes(ON(BOG(22.2), A_SOUTH, D_ALONE), BREAKS "34; 11", 2900, 2000 - 889);
    stays_or_goes(ON(BOG(188), A_SOUTH, D_ALONE), ROUND_AND_BREAKS "34; 11", 2900, 2000 - 889);
    stays_or_goes(ON(STRIP(285, 165, 295, 180), A_SOUTH, D_ALONE), ROUND_AND_BREAKS "34; 11",
                  2900, 2000 - 889);
    stays_or_goes(ON(STRIP(310, 100, 330, 180), A_SOUTH, D_ALONE), ROUND_AND_BREAKS "34; 11",
                  2900, 2000 - 1778);
    says(ON(BOG(22.2), A_SOUTH, D_ALONE), BREAKS "34; 11",
         "defender: D meets difficult ground, and moves half as far");
}

// TV-34: 9 thrown, 4.5 moved, a victor's 8 or 5.
static void tar_139_a_victor_exceeds_what_was_thrown(void **state) {
    PROVES(TAR_139, 1);
    (void)state;
    const char *bog = ON(BOG(180), A_SOUTH, D_ALONE);
    const char *moved =
        "{'rules':'trial40k','begin':'charges','parameters':{'sweep_cmp':'moved'},"
        "'terrain':[" BOG(180) "],'attacker':{'units':[" A_SOUTH
                               "]},'defender':{'units':[" D_ALONE "]}}";
    asks(bog, ROUND_AND_BREAKS "45; 44", "consolidate-attacker");
    asks(bog, ROUND_AND_BREAKS "45; 55", "sweep-attacker");
    asks(moved, ROUND_AND_BREAKS "45; 44", "sweep-attacker");
    asks(moved, ROUND_AND_BREAKS "45; 14", "sweep-attacker");
    asks(moved, ROUND_AND_BREAKS "45; 13", "consolidate-attacker");
    assert_true(rests_on(bog, "sweep_cmp"));
    assert_false(rests_on(CHARGES(A_SOUTH, D_ALONE), "sweep_cmp"));
}

// --- What bars -------------------------------------------------------------------------------

static void tar_183_who_falls_back_bends_round_a_wall(void **state) {
    PROVES(TAR_183, 1);
    PROVES(TAR_174, 1);
    (void)state;
    const char *wall =
        ON("{'kind':'impassable','line':[" P(280, 150) "," P(400, 150) "]}", A_SOUTH, D_ALONE);
    bay_point end = place_of(wall, BREAKS "34; 11", "d");
    assert_in_range(end.x, 0, 2800 - 125);
    assert_in_range(end.y, 2000 - 1778 + 1, 1500);
}

// A lane of 80 mm, closed 100 mm to the north of D but for what is said.
#define LANE_OF(more)                                                                          \
    "{'kind':'impassable','line':[" P(250, 260) "," P(250, 100) more                           \
        "," P(330, 100) "," P(330, 260) "]}"
#define OPEN_LANE                                                                              \
    "{'kind':'impassable','line':[" P(250, 260) "," P(                                         \
        250, 0) "]},"                                                                          \
                "{'kind':'impassable','line':[" P(330, 0) "," P(330, 260) "]}"

static void tar_184_who_cannot_make_his_full_move_is_destroyed(void **state) {
    PROVES(TAR_184, 1);
    (void)state;
    const char *closed = ON(LANE_OF(), A_SOUTH, D_ALONE),
               *open = ON(OPEN_LANE, A_SOUTH, D_ALONE);
    ends(closed, BREAKS "12; 11; gather", "driven-off", 0, 1);
    ends(closed, BREAKS "13; 11; gather", "wiped-out", 0, 3);
    says(closed, BREAKS "13; 11", "defender: D is trapped: 1 model is destroyed");
    ends(open, BREAKS "66; 11; gather", "driven-off", 0, 1);
}

// It could go half as far in the bog, and does.
// Of who is destroyed with him nothing is told besides.
static void tar_184_who_falls_back_with_him_is_destroyed_too(void **state) {
    PROVES(TAR_184, 1);
    (void)state;
    story *s = story_begin(ON(
        "{'kind':'impassable','line':[" P(480, 520) "," P(480, 470) "," P(560, 470) "," P(
            560, 520) "]}",
        PLACED("A", "marines", P(500, 525.1), ",'fired':true"),
        "{'name':'D','groups':[{'profile':'guardsmen','w':3,'at':[" P(500, 500) "]}]}," PLACED(
            "C", "ethereals", P(530, 500), ",'independent':true,'joined':'D'")));
    story_play(s, "6 6 1; 1; 1; 66; 33; 11");
    story_check_said(s, "defender: C is trapped: 1 model is destroyed");
    assert_false(story_said(s, "defender: C moves back"));
    story_over(s);
}

static void tar_184_who_is_slowed_has_less_far_to_go(void **state) {
    PROVES(TAR_184, 1);
    PROVES(TAR_173, 1);
    (void)state;
    const char *closed = ON(LANE_OF() "," BOG(199), A_SOUTH, D_ALONE);
    ends(closed, ROUND_AND_BREAKS "33; 11; gather", "driven-off", 0, 1);
    ends(closed, ROUND_AND_BREAKS "44; 11; gather", "wiped-out", 0, 3);
}

// TV-37. B has not fought it, or stands against it.
static void tar_182_enemies_who_have_not_fought_it_bar_the_way(void **state) {
    PROVES(TAR_182, 1);
    (void)state;
    const char *fresh = ON(OPEN_LANE, A_SOUTH "," B(P(290, 100)), D_ALONE);
    const char *fought = ON(OPEN_LANE, A_SOUTH "," B(P(290, 175)), D_ALONE);
    says(fresh, "charge-d; no-charge; 61 6 1; 1; 66; 66; 11",
         "defender: D is trapped: 1 model is destroyed");
    story *s = story_begin(fought);
    story_play(s, "charge-d; strike-a; 61 6 1; 1; 1; 66; 66; 11; 11");
    stands(s, "d", 2900, 2000 - 12 * 254);
    story_over(s);
}

// --- The edge of the table -------------------------------------------------------------------

#define ON_TABLE(size, attackers, defenders)                                                   \
    "{'rules':'trial40k','begin':'charges','table':" size ",'attacker':{'units':[" attackers   \
    "]},'defender':{'units':[" defenders "]}}"

static void tar_167_who_comes_to_the_edge_leaves_the_table(void **state) {
    PROVES(TAR_167, 1);
    (void)state;
    const char *table = ON_TABLE(P(600, 400), A_SOUTH, D_ALONE);
    says(table, BREAKS "26; 11", "defender: D leaves the table");
    ends(table, BREAKS "26; 11; gather", "driven-off", 0, 1);
    stays_or_goes(table, BREAKS "34; 11", 2900, 2000 - 1778);
    story_refused(ON_TABLE(P(600, 280), A_SOUTH, D_ALONE), BAY_BAD_INPUT,
                  "attacker.units[0].at[0]", "TAR-040");
}

// --- What is refused -------------------------------------------------------------------------

static void tar_167_home_is_said_before_charges(void **state) {
    PROVES(TAR_167, 1);
    (void)state;
    story_refused(BATTLE("{'name':'A','models':2,'profile':'marines','home':'east'}",
                         "{'name':'D','models':2,'profile':'orks'}"),
                  BAY_BAD_INPUT, "attacker.units[0].home", "TAR-167");
    story_refused("{'rules':'trial40k','table':'900 mm, 900 mm','attacker':{'models':2,"
                  "'profile':'marines'},'defender':{'models':2,'profile':'orks'}}",
                  BAY_BAD_INPUT, "table", "TAR-167");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_167_who_falls_back_goes_straight_home),
        cmocka_unit_test(tar_169_two_dice_say_how_far),
        cmocka_unit_test(tar_170_three_of_fast_units),
        cmocka_unit_test(tar_149_the_move_follows_the_sweep),
        cmocka_unit_test(tar_172_models_that_are_too_far_apart_come_together),
        cmocka_unit_test(tar_168_they_stay_together_where_they_can),
        cmocka_unit_test(tar_171_who_bends_stays_in_the_breadth_of_his_unit),
        cmocka_unit_test(tar_173_difficult_ground_halves_the_move),
        cmocka_unit_test(tar_139_a_victor_exceeds_what_was_thrown),
        cmocka_unit_test(tar_183_who_falls_back_bends_round_a_wall),
        cmocka_unit_test(tar_184_who_cannot_make_his_full_move_is_destroyed),
        cmocka_unit_test(tar_184_who_falls_back_with_him_is_destroyed_too),
        cmocka_unit_test(tar_184_who_is_slowed_has_less_far_to_go),
        cmocka_unit_test(tar_182_enemies_who_have_not_fought_it_bar_the_way),
        cmocka_unit_test(tar_167_who_comes_to_the_edge_leaves_the_table),
        cmocka_unit_test(tar_167_home_is_said_before_charges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
