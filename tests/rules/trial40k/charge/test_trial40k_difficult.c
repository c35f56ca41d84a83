// Difficult ground: TAR-035, TAR-036, and rulings. Bases are 25 mm wide.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define BOX(kind, west, north, east, south)                                                    \
    "{'kind':'" kind                                                                           \
    "','area':[" P(west, north) "," P(east, north) "," P(east, south) "," P(west, south) "]}"
#define WOOD(west, north, east, south) BOX("difficult", west, north, east, south)
// Too long to be gone round.
#define ACROSS WOOD(240, 0, 280, 900)
#define A_HERE A(P(200, 200))
#define D_AT(x) D(P(x, 200))

static void throws_two(const char *scenario, const char *moves) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, "difficult");
    story_check_dice(s, 2, 0);
    story_check_thrower(s, BAY_ATTACKER);
    story_over(s);
}

// --- Asked, or thrown, or neither ------------------------------------------------------------

static void tar_035_who_can_go_round_is_asked(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    const char *small = ON(WOOD(240, 180, 260, 220), A_HERE, D_AT(310));
    asks(small, "charge-d", "through");
    offers(small, "charge-d", "round through");
    throws_two(small, "charge-d; through");
    asks(small, "charge-d; round", "blows");
}

static void tar_035_who_cannot_throws(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    throws_two(ON(ACROSS, A_HERE, D_AT(310)), "charge-d");
    throws_two(ON(WOOD(150, 150, 230, 250), A_HERE, D_AT(310)), "charge-d"); // out of it
    throws_two(ON(WOOD(270, 150, 350, 250), A_HERE, D_AT(310)), "charge-d"); // into it
    throws_two(ON(WOOD(212, 0, 212, 900), A_HERE, D_AT(310)), "charge-d");   // over its edge
}

// 6 in from the edge of the base to that of the wood, which lies behind all.
static void tar_035_ground_far_off_is_not_asked_about(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    asks(ON(WOOD(364.9, 150, 400, 250), A_HERE, D_AT(300)), "charge-d", "through");
    asks(ON(WOOD(365, 150, 400, 250), A_HERE, D_AT(300)), "charge-d", "blows");
    asks(ON(WOOD(100, 352.4, 400, 380), A_HERE "," B(P(700, 187.5)), D_AT(300)), "charge-d",
         "through");
}

// B stands before him, and the nearest alone may lead: nobody can, whatever the ground.
static void tar_035_who_reaches_nobody_is_not_slowed(void **state) {
    PROVES(TAR_035, 1);
    PROVES(TAR_021, 1);
    (void)state;
    says("{'rules':'trial40k','begin':'charges','parameters':{'first_mover':'nearest'},"
         "'terrain':[" ACROSS "],'attacker':{'units':[" A(
             P(200, 200) "," P(200, 280)) "," LANE "]},'defender':{'units':[" D_AT(300) "]}}",
         "charge-d; no-charge",
         "attacker: A cannot reach whom it charges: the charge does not happen");
}

// It is one move that is slowed, and the next begins anew.
static void tar_035_each_unit_is_asked_for_itself(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    const char *two = ON(ACROSS, A_HERE "," B(P(200, 240)), D(P(310, 200) "," P(310, 240)));
    throws_two(two, "charge-d; charge-d; move-a");
    throws_two(two, "charge-d; charge-d; move-a; 66");
    throws_two(two, "charge-d; charge-d; move-a; 11");
}

// --- How far ---------------------------------------------------------------------------------

// TV-48: the first to move needs 4.2 in.
#define SO_FAR ON(ACROSS, A_HERE, D_AT(331.6))

static void tar_035_the_higher_of_two_dice_is_how_far_it_may_go(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    says(SO_FAR, "charge-d; 35", "attacker: A may go 5 in through difficult ground");
    says(SO_FAR, "charge-d; 35", "attacker: A has charged: 1 model touches an enemy");
    says(SO_FAR, "charge-d; 51", "attacker: A has charged: 1 model touches an enemy");
    comes_to(SO_FAR, "charge-d; 35", "a", 3065, 2000);
}

static void tar_036_too_slow_the_charge_does_not_happen(void **state) {
    PROVES(TAR_036, 1);
    (void)state;
    says(SO_FAR, "charge-d; 14",
         "attacker: A cannot go far enough to reach whom it charges: the charge does not "
         "happen, and nobody moves");
    comes_to(SO_FAR, "charge-d; 14", "a", 2000, 2000);
    asks(SO_FAR, "charge-d; 14", "over");
}

// Also of whom it does not lie before. A-11
static void tar_035_all_of_the_unit_are_slowed(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    const char *both = ON(WOOD(240, 100, 260, 215), A(P(200, 200) "," P(190, 270)),
                          D(P(300, 200) "," P(300, 270)));
    says(both, "charge-d; through; 44", "attacker: A has charged: 2 models touch an enemy");
    says(both, "charge-d; through; 33", "attacker: A has charged: 1 model touches an enemy");
}

// the way of the second lies in the open.
#define TOUCHING(terrain, attackers, defenders)                                                \
    "{'rules':'trial40k','begin':'charges','parameters':{'terrain_roll':'touching'},"          \
    "'terrain':[" terrain "],'attacker':{'units':[" attackers                                  \
    "]},'defender':{'units':[" defenders "]}}"

static void tar_035_those_alone_are_slowed_whose_way_touches_it(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
#define AT_TWO(on)                                                                             \
    on(WOOD(240, 100, 260, 215), A(P(200, 200) "," P(190, 270)), D(P(300, 200) "," P(300, 270)))
    const char *one = "attacker: A has charged: 1 model touches an enemy";
    says(AT_TWO(ON), "charge-d; through; 33", one);
    says(AT_TWO(TOUCHING), "charge-d; through; 33",
         "attacker: A has charged: 2 models touch an enemy");
    comes_to(AT_TWO(TOUCHING), "charge-d; through; 33", "a", 2749, 2000);
    // Who is slower still leads round it, as if he had said so.
    bay_point round = place_of(AT_TWO(TOUCHING), "charge-d; round", "a");
    bay_point slow = place_of(AT_TWO(TOUCHING), "charge-d; through; 11", "a");
    assert_true(round.x == slow.x && round.y == slow.y);
    assert_true(rests_on(AT_TWO(ON), "terrain_roll"));
    assert_false(rests_on(CHARGES(A_HERE, D_AT(310)), "terrain_roll"));
}

static void tar_036_none_goes_far_enough_round_it_or_through(void **state) {
    PROVES(TAR_036, 1);
    (void)state;
    says(TOUCHING(ACROSS, A_HERE, D_AT(331.6)), "charge-d; 14",
         "attacker: A cannot go far enough to reach whom it charges");
    says(TOUCHING(ACROSS, A_HERE, D_AT(331.6)), "charge-d; 15",
         "attacker: A has charged: 1 model touches an enemy");
    // He stands on it, and no way of his is open.
    says(TOUCHING(WOOD(150, 150, 230, 250), A_HERE, D_AT(310)), "charge-d; 33",
         "attacker: A cannot go far enough to reach whom it charges");
}

// --- Round -----------------------------------------------------------------------------------

static void tar_035_round_it_is_as_ground_that_nobody_enters(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
#define PAST(kind) ON(BOX(kind, 240, 180, 260, 205), A_HERE, D_AT(300))
    bay_point walled = place_of(PAST("impassable"), "charge-d", "a");
    bay_point wooded = place_of(PAST("difficult"), "charge-d; round", "a");
    bay_point through = place_of(PAST("difficult"), "charge-d; through; 66", "a");
    assert_true(walled.x == wooded.x && walled.y == wooded.y);
    assert_false(through.x == wooded.x && through.y == wooded.y);
    comes_to(PAST("difficult"), "charge-d; through; 66", "a", 2749, 2000);
}

// Another of the unit has an open way; he has none but through.
static void tar_035_who_stands_on_it_does_not_go_round(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
#define HALF_IN                                                                                \
    ON(WOOD(100, 230, 215, 400), A(P(200, 200) "," P(170, 260)), D(P(290, 200) "," P(290, 240)))
    comes_to(HALF_IN, "charge-d; round", "a", 1700, 2600);
    says(HALF_IN, "charge-d; round", "attacker: A has charged: 1 model touches an enemy");
    says(HALF_IN, "charge-d; through; 61", "attacker: A has charged: 2 models touch an enemy");
}

// --- What is refused -------------------------------------------------------------------------

static void tar_035_difficult_ground_is_an_area(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
    story_refused(
        ON("{'kind':'difficult','line':[" P(240, 0) "," P(240, 900) "]}", A_HERE, D_AT(310)),
        BAY_BAD_INPUT, "terrain[0].line", "TAR-035");
    // It may be stood on as the phase begins.
    asks(ON(WOOD(150, 150, 350, 250), A_HERE, D_AT(310)), "", "declare");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_035_who_can_go_round_is_asked),
        cmocka_unit_test(tar_035_who_cannot_throws),
        cmocka_unit_test(tar_035_ground_far_off_is_not_asked_about),
        cmocka_unit_test(tar_035_who_reaches_nobody_is_not_slowed),
        cmocka_unit_test(tar_035_each_unit_is_asked_for_itself),
        cmocka_unit_test(tar_035_the_higher_of_two_dice_is_how_far_it_may_go),
        cmocka_unit_test(tar_036_too_slow_the_charge_does_not_happen),
        cmocka_unit_test(tar_035_all_of_the_unit_are_slowed),
        cmocka_unit_test(tar_035_those_alone_are_slowed_whose_way_touches_it),
        cmocka_unit_test(tar_036_none_goes_far_enough_round_it_or_through),
        cmocka_unit_test(tar_035_round_it_is_as_ground_that_nobody_enters),
        cmocka_unit_test(tar_035_who_stands_on_it_does_not_go_round),
        cmocka_unit_test(tar_035_difficult_ground_is_an_area),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
