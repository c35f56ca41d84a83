// Models that their player places himself in their charge: TAR-018 to TAR-032 as they judge his places, and ruling
//

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// Three of A, before two of D.
#define THREE P(100, 200) "," P(130, 202) "," P(160, 203)
#define TWO_D PLACED("D", "orks", P(104, 100) "," P(133, 100), )
#define PUT_FROM(at, places, enemies)                                                          \
    CHARGES(PLACED("A", "marines", at, ",'placed':[" places "]"), enemies)
#define PUT(places) PUT_FROM(THREE, places, TWO_D)
// The first, who leads, and the second touch an enemy each.
#define LEADS P(104, 125.1)
#define TOUCHES P(131, 125.1)
#define TOUCHES_TOO P(158, 104)
#define ALL LEADS "," TOUCHES "," TOUCHES_TOO

static void tar_022_models_end_where_their_player_puts_them(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    offers(PUT(ALL), "charge-d", "engage-most keep-back as-placed");
    comes_to(PUT(ALL), "charge-d; as-placed", "a", 1040, 1251);
    comes_to(PUT(ALL), "charge-d; as-placed", "a", 1310, 1251);
    comes_to(PUT(ALL), "charge-d; as-placed", "a", 1580, 1040);
    says(PUT(ALL), "charge-d; as-placed", "attacker: A has charged: 3 models touch an enemy");
}

#define BREAKS(places, words)                                                                  \
    do {                                                                                       \
        says(PUT(places), "charge-d", "attacker: A " words);                                   \
        offers(PUT(places), "charge-d", "engage-most keep-back");                              \
    } while (0)

static void tar_018_no_way_is_longer_than_it_may_go(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    BREAKS(LEADS "," TOUCHES "," P(330, 125),
           "3 may not be placed there: no way of 6 in leads to it");
}

// From where he stood, not from where he would lead: he goes round the enemy to his other side.
static void tar_018_who_leads_goes_no_farther_either(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
#define BEYOND(y) PUT_FROM(P(100, 180), P(100, y), PLACED("D", "orks", P(100, 60), ))
    says(BEYOND(34.9), "charge-d",
         "attacker: A may not be placed there: no way of 6 in leads to it");
    offers(PUT_FROM(P(100, 150), P(100, 34.9), PLACED("D", "orks", P(100, 60), )), "charge-d",
           "engage-most as-placed");
}

// Both lead to an enemy of their own, who is as near; the first is chosen.
static void tar_020_who_leads_touches_the_nearest_to_him(void **state) {
    PROVES(TAR_020, 1);
    (void)state;
    const char *two = PUT_FROM(P(100, 160) "," P(160, 160), P(157, 125.1) "," P(103, 125.1),
                               PLACED("D", "orks", P(100, 100) "," P(160, 100), ));
    offers(two, "charge-d", "lead-1-to-1-of-d lead-2-to-2-of-d");
    says(two, "charge-d; lead-1-to-1-of-d",
         "attacker: A 1 may not be placed there: it leads, and has to touch the enemy nearest "
         "to it");
}

static void tar_020_who_leads_touches_the_nearest(void **state) {
    PROVES(TAR_020, 1);
    (void)state;
    BREAKS(P(104, 126) "," TOUCHES "," TOUCHES_TOO,
           "1 may not be placed there: it leads, and has to touch the enemy nearest to it");
}

static void tar_024_each_is_near_one_who_has_moved(void **state) {
    PROVES(TAR_024, 1);
    (void)state;
    BREAKS(LEADS "," TOUCHES "," P(160, 203.1),
           "3 may not be placed there: it would not be within 2 in of one that has moved");
}

static void tar_025_a_free_enemy_has_to_be_touched(void **state) {
    PROVES(TAR_025, 1);
    (void)state;
    BREAKS(LEADS "," P(131, 135) "," P(160, 160),
           "2 may not be placed there: it can touch an enemy whom nobody touches, and has to");
}

static void tar_026_an_enemy_has_to_be_touched(void **state) {
    PROVES(TAR_026, 1);
    (void)state;
    BREAKS(LEADS "," TOUCHES "," P(140, 155),
           "3 may not be placed there: it can touch an enemy, and has to");
}

// Only the first can touch the enemy; the second supports him, and so could the third.
static void tar_027_a_friend_in_contact_has_to_be_supported(void **state) {
    PROVES(TAR_027, 1);
    (void)state;
#define THIRD_TO(x, y)                                                                         \
    PUT_FROM(P(100, 200) "," P(165, 300) "," P(225, 300),                                      \
             P(100, 125.1) "," P(165, 160) "," P(x, y), PLACED("D", "orks", P(100, 100), ))
    says(THIRD_TO(225, 200), "charge-d",
         "attacker: A 3 may not be placed there: it can come within 2 in of a friend in "
         "contact, and has to");
    says(THIRD_TO(150, 180), "charge-d; as-placed",
         "attacker: A has charged: 1 model touches an enemy");
}

static void tar_031_no_base_stands_on_another(void **state) {
    PROVES(TAR_031, 1);
    PROVES(TAR_030, 1);
    (void)state;
    BREAKS(LEADS "," P(120, 130) "," TOUCHES_TOO,
           "2 may not be placed there: it would stand on another base, or on ground that "
           "nobody enters");
}

static void tar_030_nobody_stands_on_ground_that_nobody_enters(void **state) {
    PROVES(TAR_030, 1);
    (void)state;
    const char *rock = ON("{'kind':'impassable','line':[" P(150, 80) "," P(150, 110) "]}",
                          PLACED("A", "marines", THREE, ",'placed':[" ALL "]"), TWO_D);
    says(rock, "charge-d",
         "attacker: A 3 may not be placed there: it would stand on another base, or on ground "
         "that nobody enters");
}

// With terrain_roll=touching one may go farther round it than through it.
static void tar_035_a_way_may_lead_round_difficult_ground(void **state) {
    PROVES(TAR_035, 1);
    (void)state;
#define BOG                                                                                    \
    "{'kind':'difficult','area':[" P(145, 150) "," P(175, 150) "," P(175, 170) "," P(145,      \
                                                                                     170) "]}"
#define IN_ALL(set)                                                                            \
    "{'rules':'trial40k','begin':'charges'," set "'terrain':[" BOG                             \
    "],'attacker':{'units':[" PLACED(                                                          \
        "A", "marines", THREE, ",'placed':[" ALL "]") "]},'defender':{'units':[" TWO_D "]}}"
    const char *touching = IN_ALL("'parameters':{'terrain_roll':'touching'},");
    offers(touching, "charge-d; through; 12", "engage-most keep-back as-placed");
    says(IN_ALL(), "charge-d; through; 33",
         "attacker: A 3 may not be placed there: no way of 3 in leads to it");
}

// The third leads; the first goes where the second has stood.
static void tar_022_they_move_in_any_order(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    const char *behind = PUT_FROM(P(131, 200) "," P(131, 127) "," P(104, 126),
                                  TOUCHES "," TOUCHES_TOO "," LEADS, TWO_D);
    says(behind, "charge-d; as-placed", "attacker: A has charged: 3 models touch an enemy");
}

static void tar_187_a_character_is_called_by_his_own_name(void **state) {
    PROVES(TAR_187, 1);
    (void)state;
    const char *led =
        CHARGES(PLACED("A", "marines", P(100, 200), ) "," PLACED(
                    "C", "commanders", P(130, 202), JOINS_A ",'placed':[" P(330, 200) "]"),
                TWO_D);
    says(led, "charge-d", "attacker: C may not be placed there: no way of 6 in leads to it");
}

static void tar_032_an_inch_is_kept_from_who_is_not_charged(void **state) {
    PROVES(TAR_032, 1);
    (void)state;
    const char *near = PUT_FROM(THREE, ALL, TWO_D "," PLACED("E", "orks", P(200, 110), ));
    says(
        near, "charge-d; enough",
        "attacker: A 3 may not be placed there: it would stand within 1 in of an enemy whom it "
        "does not charge");
}

// The others follow.
static void tar_022_who_has_no_place_follows(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    const char *some = CHARGES(
        "{'name':'A','groups':[{'name':'Front','profile':'marines','at':[" P(100, 200) "," P(
            130, 202) "],'placed':[" LEADS "," TOUCHES
                      "]},{'name':'Rear','profile':'marines','at':[" P(160, 203) "]}]}",
        TWO_D);
    comes_to(some, "charge-d; as-placed", "front", 1310, 1251);
    says(some, "charge-d; as-placed", "attacker: A has charged: 3 models touch an enemy");
}

static void tar_022_a_file_says_a_place_for_each(void **state) {
    PROVES(TAR_022, 1);
    PROVES(TAR_011, 1);
    (void)state;
    story_refused(PUT(LEADS), BAY_BAD_INPUT, "attacker.units[0].placed", "TAR-022");
    story_refused(
        CHARGES(A(THREE), PLACED("D", "orks", P(104, 100), ",'placed':[" P(104, 110) "]")),
        BAY_FORBIDDEN, "defender.units[0].placed", "TAR-011");
    story_refused("{'rules':'trial40k','attacker':{'units':[" PLACED(
                      "A", "marines", P(104, 125),
                      ",'placed':[" LEADS "]") "]},"
                                               "'defender':{'units':[" TWO_D "]}}",
                  BAY_BAD_INPUT, "attacker.units[0].placed", "TAR-022");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_022_models_end_where_their_player_puts_them),
        cmocka_unit_test(tar_018_no_way_is_longer_than_it_may_go),
        cmocka_unit_test(tar_018_who_leads_goes_no_farther_either),
        cmocka_unit_test(tar_020_who_leads_touches_the_nearest_to_him),
        cmocka_unit_test(tar_020_who_leads_touches_the_nearest),
        cmocka_unit_test(tar_024_each_is_near_one_who_has_moved),
        cmocka_unit_test(tar_025_a_free_enemy_has_to_be_touched),
        cmocka_unit_test(tar_026_an_enemy_has_to_be_touched),
        cmocka_unit_test(tar_027_a_friend_in_contact_has_to_be_supported),
        cmocka_unit_test(tar_031_no_base_stands_on_another),
        cmocka_unit_test(tar_030_nobody_stands_on_ground_that_nobody_enters),
        cmocka_unit_test(tar_035_a_way_may_lead_round_difficult_ground),
        cmocka_unit_test(tar_022_they_move_in_any_order),
        cmocka_unit_test(tar_187_a_character_is_called_by_his_own_name),
        cmocka_unit_test(tar_032_an_inch_is_kept_from_who_is_not_charged),
        cmocka_unit_test(tar_022_who_has_no_place_follows),
        cmocka_unit_test(tar_022_a_file_says_a_place_for_each),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
