// How charging units move into contact: TAR-015 to 034, 037, 187, and rulings.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// How many models are drawn as one group.
static void are_shown(const story *s, const char *group, int models) {
    enum { ROOM = 200 };
    bay_mark mark[ROOM];
    bay_view view = {.mark = mark, .room = ROOM};
    int count = 0;
    story_battle(s)->rules->view(story_battle(s), story_at(s), &view);
    for (uint32_t i = 0; i < view.count && i < ROOM; i++)
        count += (mark[i].kind == BAY_MARK_PIECE || mark[i].kind == BAY_MARK_BASE) &&
                 strcmp(story_battle(s)->units[mark[i].unit].id, group) == 0;
    if (count != models) fail_msg("%d models of %s, not %d", count, group, models);
}

static void come_to_be(const char *scenario, const char *moves, const char *group, int models) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    are_shown(s, group, models);
    story_over(s);
}

#define TOUCHES_1 "attacker: A has charged: 1 model touches an enemy"
#define TOUCH_2 "attacker: A has charged: 2 models touch an enemy"

// --- Who moves -------------------------------------------------------------------------------

static void tar_015_they_move_into_contact_with_whom_they_have_named(void **state) {
    PROVES(TAR_015, 1);
    (void)state;
#define TWO_NEAR CHARGES(A(P(200, 200) "," P(200, 170)), D(P(300, 200)) "," E(P(300, 130)))
    story *s = story_begin(TWO_NEAR);
    story_play(s, "charge-d; enough");
    are_shown(s, "a-on-d", 2);
    are_shown(s, "e-out", 1);
    story_over(s);
    come_to_be(TWO_NEAR, "charge-d; charge-e", "e-on-a", 1);
}

// Both go straight to the same enemy, and who comes second finds the first there.
static void tar_016_the_player_says_who_moves_next(void **state) {
    PROVES(TAR_016, 1);
    (void)state;
#define IN_TURN CHARGES(A(P(200, 200)) "," B(P(200, 240)), D(P(300, 220)))
    offers(IN_TURN, "charge-d; charge-d", "move-a move-b");
    comes_to(IN_TURN, "charge-d; charge-d; move-a", "a", 2754, 2151);
    comes_to(IN_TURN, "charge-d; charge-d; move-b", "b", 2754, 2249);
}

static void tar_017_a_unit_moves_as_a_whole_before_the_next(void **state) {
    PROVES(TAR_017, 1);
    PROVES(TAR_022, 1);
    (void)state;
    story *s = story_begin(CHARGES(
        A(P(200, 200) "," P(200, 240)) "," B(P(400, 220) "," P(426, 220)), D(P(300, 220))));
    story_play(s, "charge-d; charge-d; move-b");
    story_check_asks(s, "first-mover"); // of A
    stands(s, "a", 2000, 2000);
    stands(s, "a", 2000, 2400);
    stands(s, "b", 3251, 2200);
    assert_int_equal(bases_at(s, "b", 4260, 2200), 0);
    are_shown(s, "b-on-d", 2);
    story_over(s);
}

static void tar_018_a_model_moves_six_inches(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
#define SECOND_FROM(x) CHARGES(A(P(175, 200) "," P(x, 240)), D(P(300, 200) "," P(300, 240)))
    says(SECOND_FROM(122.5), "charge-d", TOUCH_2);
    comes_to(SECOND_FROM(122.5), "charge-d", "a", 2749, 2400);
    says(SECOND_FROM(122.4), "charge-d", TOUCHES_1);
}

// --- Who leads -------------------------------------------------------------------------------

#define TWO_BEHIND CHARGES(A(P(170, 200) "," P(200, 200)), D(P(300, 200)))

static void tar_019_the_nearest_leads(void **state) {
    PROVES(TAR_019, 1);
    PROVES(TAR_022, 1);
    (void)state;
    comes_to(TWO_BEHIND, "charge-d", "a", 2749, 2000); // he goes straight
    comes_to(TWO_BEHIND, "charge-d", "a", 2874, 1783); // and the other beside him
}

static void tar_019_of_two_as_near_the_player_says_who_leads(void **state) {
    PROVES(TAR_019, 1);
    (void)state;
#define AS_NEAR(x) CHARGES(A(P(200, 200) "," P(x, 240)), D(P(300, 200) "," P(300, 240)))
    offers(AS_NEAR(200), "charge-d", "lead-1-to-1-of-d lead-2-to-2-of-d");
    asks(AS_NEAR(200.1), "charge-d", "blows");
    // The second cannot come to whom he faces, an inch off E, but to the other.
    const char *beside_e = CHARGES(A(P(200, 200) "," P(200, 230)),
                                   D(P(300, 200) "," P(300, 230)) "," E(P(300, 260)));
    offers(beside_e, "charge-d; enough", "lead-1-to-1-of-d lead-2-to-1-of-d");
    const char *literal = CHARGES_SET("'first_mover':'nearest'", A(P(200, 200) "," P(200, 230)),
                                      D(P(300, 200) "," P(300, 230)) "," E(P(300, 260)));
    asks(literal, "charge-d; enough", "blows");
}

static void tar_019_who_cannot_leaves_the_lead_to_the_next(void **state) {
    PROVES(TAR_019, 1);
    PROVES(TAR_021, 1);
    (void)state;
#define IN_LANE(reading)                                                                       \
    CHARGES_SET("'first_mover':'" reading "'", A(P(200, 200) "," P(200, 280)) "," LANE,        \
                D(P(300, 200)))
    says(IN_LANE("able"), "charge-d; no-charge", TOUCHES_1);
    says(IN_LANE("nearest"), "charge-d; no-charge",
         "attacker: A cannot reach whom it charges: the charge does not happen");
    comes_to(IN_LANE("nearest"), "charge-d; no-charge", "a", 2000, 2800);
    assert_true(rests_on(IN_LANE("able"), "first_mover"));
    assert_false(rests_on(BATTLE(A(P(200, 200)), D(P(225, 200))), "first_mover"));
}

static void tar_020_he_goes_to_the_nearest_enemy(void **state) {
    PROVES(TAR_020, 1);
    (void)state;
    comes_to(CHARGES(A(P(200, 200)), D(P(300, 240) "," P(290, 200))), "charge-d", "a", 2649,
             2000);
    comes_to(CHARGES(A(P(200, 200)), D(P(300, 250) "," P(310, 200))), "charge-d", "a", 2849,
             2000);
    // Round a friend, where the way to another enemy would be shorter.
    comes_to(CHARGES(A(P(200, 200)) "," B(P(240, 200)), D(P(290, 200) "," P(230, 290))),
             "charge-d; no-charge", "d-on-a", 2900, 2000);
}

// In a niche of friends there is room for one, and he comes first.
static void tar_021_who_finds_no_room_does_not_charge(void **state) {
    PROVES(TAR_021, 1);
    PROVES(TAR_037, 1);
    (void)state;
    story *s =
        story_begin(CHARGES(A(P(220, 200)) "," B(P(180, 200)) "," PLACED(
                                "W", "marines", P(330, 200) "," P(300, 230) "," P(300, 170), ),
                            D(P(300, 200))));
    story_play(s, "charge-d; charge-d; no-charge; move-a");
    story_check_said(s, "attacker: B cannot reach whom it charges: the charge does not happen");
    stands(s, "b", 1800, 2000);
    are_shown(s, "b-out", 1);
    story_check_dice(s, 2, 0); // A alone strikes
    story_over(s);
}

// --- How the others follow -------------------------------------------------------------------

#define THREE_AGAINST_ONE                                                                      \
    CHARGES(A(P(160, 220) "," P(205, 235) "," P(105, 215)), D(P(260, 200)))

static void tar_023_the_order_of_the_others_is_free(void **state) {
    PROVES(TAR_023, 1);
    PROVES(TAR_029, 1);
    (void)state;
    offers(THREE_AGAINST_ONE, "charge-d", "engage-most keep-back");
    says(THREE_AGAINST_ONE, "charge-d; engage-most",
         "attacker: A has charged: 3 models touch an enemy");
    says(THREE_AGAINST_ONE, "charge-d; keep-back", TOUCH_2);
}

static void tar_023_a_group_may_move_last(void **state) {
    PROVES(TAR_023, 1);
    (void)state;
#define MAN(name, x, y) "{'name':'" name "','profile':'marines','at':[" P(x, y) "]}"
#define FOUR_LINES                                                                             \
    CHARGES(UNIT("A",                                                                          \
                 MAN("One", 105, 255) "," MAN("Two", 155, 220) "," MAN(                        \
                     "Three", 205, 185) "," MAN("Four", 195, 225), ),                          \
            D(P(255, 225)))
    offers(FOUR_LINES, "charge-d", "engage-most keep-back keep-out-two");
    comes_to(FOUR_LINES, "charge-d; engage-most", "two-on-d", 2675, 2468);
    comes_to(FOUR_LINES, "charge-d; keep-back", "two-on-d", 2424, 2467);
    comes_to(FOUR_LINES, "charge-d; keep-out-two", "two-on-d", 2675, 2032);
}

// The second would touch another of the enemy who stands too far from the first.
static void tar_024_each_ends_within_two_inches_of_who_has_moved(void **state) {
    PROVES(TAR_024, 1);
    (void)state;
#define BEYOND(x) CHARGES(A(P(200, 200) "," P(x, 200)), D(P(260, 200) "," P(335.8, 200)))
    says(BEYOND(410), "charge-d", TOUCH_2);
    says(BEYOND(510.8), "charge-d", TOUCHES_1);
}

// TV-51.
static void tar_025_a_free_enemy_is_touched(void **state) {
    PROVES(TAR_025, 1);
    (void)state;
// The way to the enemy who is touched already would be shorter.
#define FREE_ENEMY CHARGES(A(P(200, 200) "," P(174, 200)), D(P(290, 200) "," P(290, 270)))
    story *s = story_begin(FREE_ENEMY);
    story_choose(s, "charge-d");
    stands(s, "d-on-a", 2900, 2000);
    stands(s, "d-on-a", 2900, 2700);
    story_over(s);
}

static void tar_026_else_one_is_touched_whom_a_friend_touches(void **state) {
    PROVES(TAR_026, 1);
    (void)state;
    says(TWO_BEHIND, "charge-d", TOUCH_2);
}

// The second stops 2 in short of who touches; the third goes on to within 2 in of him, not of the second.
static void tar_027_else_who_touches_is_within_two_inches(void **state) {
    PROVES(TAR_027, 1);
    (void)state;
#define FOLLOWS(x, y) CHARGES(A(P(200, 200) "," P(110, 200) "," P(x, y)), D(P(300, 200)))
    comes_to(FOLLOWS(80, 230), "charge-d; engage-most", "a-near-d", 1992, 2000);
    come_to_be(FOLLOWS(80, 230), "charge-d; engage-most", "a-near-d", 2);
}

// The third is too far for that, and stays within 2 in of the second.
static void tar_028_else_he_stays_with_his_unit(void **state) {
    PROVES(TAR_028, 1);
    (void)state;
    comes_to(FOLLOWS(40, 200), "charge-d; engage-most", "a-out", 1235, 2000);
    comes_to(CHARGES(A(P(200, 200) "," P(40, 200)), D(P(300, 200))), "charge-d", "a-out", 1924,
             2000); // too far for that too: 6 in towards him
    // There stands a friend: so many sixteenths of it as he finds room for.
    comes_to(CHARGES(A(P(250, 200) "," P(60, 200)) "," B(P(222, 200)), D(P(325, 200))),
             "charge-d; no-charge", "a-out", 1934, 2000);
}

// --- Where they may go -----------------------------------------------------------------------

static void tar_030_nobody_moves_through_others(void **state) {
    PROVES(TAR_030, 1);
    (void)state;
#define BETWEEN(x) CHARGES(A(P(200, 200)) "," B(P(x, 200)), D(P(300, 200)))
    comes_to(BETWEEN(250), "charge-d; no-charge", "a", 2768, 2096);
    comes_to(BETWEEN(174.9), "charge-d; no-charge", "a", 2749, 2000);
}

static void tar_031_a_gap_as_wide_as_the_base_lets_it_pass(void **state) {
    PROVES(TAR_031, 1);
    (void)state;
#define GAP(north)                                                                             \
    CHARGES(A(P(200, 200)) "," B(                                                              \
                P(250, 149.9) "," P(250, north) "," P(250, 225) "," P(250, 250.1)),            \
            D(P(310, 200)))
    comes_to(GAP(175), "charge-d; no-charge", "a", 2849, 2000);
    asks(GAP(175.1), "no-charge", "over"); // B alone was asked
}

static void tar_032_an_inch_is_kept_from_who_is_not_charged(void **state) {
    PROVES(TAR_032, 1);
    (void)state;
#define BY_ANOTHER(y) CHARGES(A(P(200, 200)), D(P(290, 200)) "," E(P(290, y)))
    comes_to(BY_ANOTHER(243.8), "charge-d", "a", 2649, 2000); // 50.4 mm apart
    story *s = story_begin(BY_ANOTHER(243.6));
    story_choose(s, "charge-d");
    assert_int_equal(bases_at(s, "a-on-d", 2649, 2000), 0);
    are_shown(s, "a-on-d", 1);
    story_over(s);
    // The straight way to D is 6 in, and leads by E.
#define WAY_BY(y) CHARGES(A(P(200, 200)), D(P(377.5, 200)) "," E(P(250, y)))
    offers(WAY_BY(250.4), "", "charge-e charge-d no-charge");
    offers(WAY_BY(250.3), "", "charge-e no-charge");
    // Who begins within that inch may leave.
    comes_to(CHARGES(A(P(200, 200)), D(P(290, 200)) "," E(P(170, 200))), "charge-d", "a", 2649,
             2000);
}

// --- What comes of it ------------------------------------------------------------------------

static void tar_033_who_touch_are_engaged(void **state) {
    PROVES(TAR_033, 1);
    (void)state;
    story *s = story_begin(TWO_BEHIND);
    story_check_shown(s, "a-out", "not in the fight");
    story_check_shown(s, "d-out", "not in the fight");
    story_choose(s, "charge-d");
    story_check_said(s, TOUCH_2);
    story_check_shown(s, "a-on-d", "in contact");
    story_check_shown(s, "d-on-a", "in contact");
    story_check_asks(s, "blows");
    story_over(s);
}

// E is charged, and in one of the ways nobody touches it.
static void tar_034_who_is_charged_and_not_touched_takes_no_part(void **state) {
    PROVES(TAR_034, 1);
    PROVES(TAR_025, 1);
    (void)state;
#define OF_TWO_TARGETS                                                                         \
    CHARGES(A(P(140, 230) "," P(130, 190)),                                                    \
            D(P(265, 255) "," P(250, 220) "," P(300, 200)) "," E(P(265, 175)))
    offers(OF_TWO_TARGETS, "charge-d; charge-e", "engage-most toward-d");
    come_to_be(OF_TWO_TARGETS, "charge-d; charge-e; engage-most", "e-on-a", 1);
    story *s = story_begin(OF_TWO_TARGETS);
    story_play(s, "charge-d; charge-e; toward-d");
    story_check_shown(s, "e-out", "not in the fight");
    are_shown(s, "a-on-d", 2);
    story_play(s, "1111");
    thrower_is(s, BAY_DEFENDER);
    story_check_dice(s, 3, 0);
    story_throw(s, "111");
    if (strcmp(story_asks(s), "blows") == 0) fail_msg("E strikes too");
    story_over(s);
}

// An Attack more: TAR-060.
static void tar_037_who_has_moved_into_contact_has_charged(void **state) {
    PROVES(TAR_037, 1);
    (void)state;
    dice_are(CHARGES(A(P(200, 200)), D(P(300, 200))), "charge-d", 2);
    dice_are(CHARGES(A(P(200, 200)), D(P(225, 200))), "", 1);
    // B charges the enemy whom A is fighting already: they strike one after another.
#define IN_A_FIGHT CHARGES(A(P(200, 200)) "," B(P(400, 200)), D(P(225, 200) "," P(350, 200)))
    both_throw(IN_A_FIGHT, "charge-d", 1, 0);
    both_throw(IN_A_FIGHT, "charge-d; 1", 2, 0);
}

// --- A character who has joined --------------------------------------------------------------

#define CHIEF(places, joins) PLACED("C", "commanders", places, joins)
#define LONE ",'independent':true"

static void tar_187_a_joined_character_moves_as_one_of_the_unit(void **state) {
    PROVES(TAR_187, 1);
    (void)state;
    comes_to(CHARGES(A(P(170, 200)) "," CHIEF(P(200, 200), JOINS_A), D(P(300, 200))),
             "charge-d", "c", 2749, 2000); // he is nearest, and leads
#define CHIEF_BEYOND(joins)                                                                    \
    CHARGES(A(P(200, 200)) "," CHIEF(P(510.8, 200), joins), D(P(260, 200) "," P(335.8, 200)))
    come_to_be(CHIEF_BEYOND(LONE), "charge-d; charge-d; move-a", "c-on-d", 1);
    come_to_be(CHIEF_BEYOND(JOINS_A), "charge-d", "c-on-d", 0); // not within 2 in of his own
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_015_they_move_into_contact_with_whom_they_have_named),
        cmocka_unit_test(tar_016_the_player_says_who_moves_next),
        cmocka_unit_test(tar_017_a_unit_moves_as_a_whole_before_the_next),
        cmocka_unit_test(tar_018_a_model_moves_six_inches),
        cmocka_unit_test(tar_019_the_nearest_leads),
        cmocka_unit_test(tar_019_of_two_as_near_the_player_says_who_leads),
        cmocka_unit_test(tar_019_who_cannot_leaves_the_lead_to_the_next),
        cmocka_unit_test(tar_020_he_goes_to_the_nearest_enemy),
        cmocka_unit_test(tar_021_who_finds_no_room_does_not_charge),
        cmocka_unit_test(tar_023_the_order_of_the_others_is_free),
        cmocka_unit_test(tar_023_a_group_may_move_last),
        cmocka_unit_test(tar_024_each_ends_within_two_inches_of_who_has_moved),
        cmocka_unit_test(tar_025_a_free_enemy_is_touched),
        cmocka_unit_test(tar_026_else_one_is_touched_whom_a_friend_touches),
        cmocka_unit_test(tar_027_else_who_touches_is_within_two_inches),
        cmocka_unit_test(tar_028_else_he_stays_with_his_unit),
        cmocka_unit_test(tar_030_nobody_moves_through_others),
        cmocka_unit_test(tar_031_a_gap_as_wide_as_the_base_lets_it_pass),
        cmocka_unit_test(tar_032_an_inch_is_kept_from_who_is_not_charged),
        cmocka_unit_test(tar_033_who_touch_are_engaged),
        cmocka_unit_test(tar_034_who_is_charged_and_not_touched_takes_no_part),
        cmocka_unit_test(tar_037_who_has_moved_into_contact_has_charged),
        cmocka_unit_test(tar_187_a_joined_character_moves_as_one_of_the_unit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
