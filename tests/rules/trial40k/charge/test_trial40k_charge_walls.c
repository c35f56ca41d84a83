// Charges round impassable ground: TAR-010, TAR-018, TAR-031, and ruling R-37; also its refusals
// and its drawing. A has to go round, to D who is 75 mm from it.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define LINE(points) "{'kind':'impassable','line':[" points "]}"
#define AREA(points) "{'kind':'impassable','area':[" points "]}"
#define WALL(x, north, south) LINE(P(x, north) "," P(x, south))
#define BLOCK(west, north, east, south)                                                        \
    AREA(P(west, north) "," P(east, north) "," P(east, south) "," P(west, south))
#define A_TO_D(terrain) ON(terrain, A(P(200, 200)), D(P(300, 200)))

// --- Ways ------------------------------------------------------------------------------------

static void tar_010_nobody_crosses_impassable_ground(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
#define SIX_INCHES(end) ON(WALL(250, 150, end), A(P(200, 200)), D(P(377.4, 200)))
    offers(SIX_INCHES(187.5), "", "charge-d no-charge"); // past its end
    asks_nobody(SIX_INCHES(187.6));
    comes_to(A_TO_D(WALL(250, 145, 255)), "charge-d", "a", 2904, 2232);
    comes_to(A_TO_D(BLOCK(240, 190, 260, 210)), "charge-d", "a", 2768, 2096);
    asks_nobody(A_TO_D(WALL(250, 140, 260)));
    asks_nobody(A_TO_D(BLOCK(225, 150, 275, 250)));
}

static void tar_010_a_line_of_several_legs_is_crossed_nowhere(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
#define HOOK(y) LINE(P(250, 140) "," P(250, 200) "," P(y, 260))
    asks_nobody(A_TO_D(HOOK(250)));
    asks_nobody(A_TO_D(LINE(P(250, 100) "," P(250, 180) "," P(200, 250))));
}

static void tar_010_who_is_walled_in_is_no_target(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
#define RING(gate)                                                                             \
    LINE(P(280, gate) "," P(280, 180) "," P(320, 180) "," P(320, 220) "," P(280, 220))
    offers(A_TO_D(RING(185)), "", "charge-d no-charge");
    asks_nobody(A_TO_D(RING(220)));
}

static void tar_031_a_gap_of_walls_as_wide_as_the_base_lets_it_pass(void **state) {
    PROVES(TAR_031, 1);
    (void)state;
#define GATE(south) A_TO_D(WALL(250, 100, 187.5) "," WALL(250, south, 300))
    comes_to(GATE(212.5), "charge-d", "a", 2749, 2000);
    asks_nobody(GATE(212.4));
    // Between a wall and a friend.
#define BY_A_FRIEND(y)                                                                         \
    ON(WALL(250, 100, 187.5), A(P(200, 200)) "," B(P(250, y)), D(P(300, 200)))
    comes_to(BY_A_FRIEND(225), "charge-d; no-charge", "a", 2749, 2000);
}

// --- Where they end --------------------------------------------------------------------------

static void tar_018_nobody_ends_on_impassable_ground(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    // There it would stand on the wall's end, or on the block behind D.
    comes_to(A_TO_D(LINE(P(262.3, 180) "," P(262.3, 187.6))), "charge-d", "a", 2749, 2000);
    story *s = story_begin(A_TO_D(LINE(P(275, 150) "," P(275, 187.6))));
    story_choose(s, "charge-d");
    assert_int_equal(bases_at(s, "a", 2749, 2000), 0);
    story_over(s);
}

// Nothing stands between but a line: it parts ways, not bases.
static void tar_033_who_touches_across_a_line_touches(void **state) {
    PROVES(TAR_033, 1);
    (void)state;
#define ACROSS(x) ON(WALL(212.5, 100, 300), A(P(200, 200)) "," B(P(160, 200)), D(P(x, 200)))
    dice_are(ACROSS(225), "", 1);
    asks_nobody(ACROSS(225));
    asks(ACROSS(226), "", "over"); // round it is too far
}

// --- Cover and ground that nobody enters -----------------------------------------------------

static void tar_055_impassable_ground_is_no_cover(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define ROUND_IT(kind)                                                                         \
    ON("{'kind':'" kind "','line':[" P(250, 195) "," P(250, 205) "]}",                         \
       PLACED("A", "sergeants", P(200, 200), ), D(P(300, 200)))
    strikes(ROUND_IT("impassable"), "charge-d", BAY_ATTACKER, 4);
    strikes(ROUND_IT("cover"), "charge-d", BAY_DEFENDER, 11);
    comes_to(ROUND_IT("cover"), "charge-d", "a", 2749, 2000); // which stops nobody
}

// --- What is refused, and drawn --------------------------------------------------------------

static void tar_018_nobody_begins_on_impassable_ground(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
#define REFUSED(terrain, key, clause) story_refused(A_TO_D(terrain), BAY_BAD_INPUT, key, clause)
    REFUSED(WALL(212.4, 190, 210), "attacker.units[0].at[0]", "TAR-018");
    asks(A_TO_D(WALL(212.5, 190, 210)), "", "declare");
    REFUSED(BLOCK(250, 100, 350, 300), "defender.units[0].at[0]", "TAR-018");
    asks(A_TO_D(BLOCK(312.5, 100, 350, 300)), "", "declare");
}

static void tar_010_there_are_thirty_two_edges_at_most(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
#define FOUR BLOCK(900, 900, 910, 910)
#define SIXTEEN FOUR "," FOUR "," FOUR "," FOUR
    asks(A_TO_D(SIXTEEN "," SIXTEEN), "", "declare");
    asks(A_TO_D(SIXTEEN "," FOUR "," FOUR "," FOUR "," WALL(900, 900, 910)), "", "declare");
    REFUSED(SIXTEEN "," SIXTEEN "," WALL(900, 900, 910), "terrain[8]", "TAR-010");
}

static void tar_010_impassable_ground_is_drawn(void **state) {
    (void)state;
    enum { ROOM = 50 };
    bay_mark mark[ROOM];
    bay_point point[ROOM];
    bay_view view = {.mark = mark, .room = ROOM, .point = point, .point_room = ROOM};
    story *s = story_begin(A_TO_D(BLOCK(240, 190, 260, 210)));
    story_battle(s)->rules->view(story_battle(s), story_at(s), &view);
    int barred = 0;
    for (uint32_t i = 0; i < view.count; i++)
        if (mark[i].kind == BAY_MARK_GROUND)
            barred += mark[i].points == 4 && mark[i].number[0] == BAY_GROUND_BARRED;
    assert_int_equal(barred, 1);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_010_nobody_crosses_impassable_ground),
        cmocka_unit_test(tar_010_a_line_of_several_legs_is_crossed_nowhere),
        cmocka_unit_test(tar_010_who_is_walled_in_is_no_target),
        cmocka_unit_test(tar_031_a_gap_of_walls_as_wide_as_the_base_lets_it_pass),
        cmocka_unit_test(tar_018_nobody_ends_on_impassable_ground),
        cmocka_unit_test(tar_033_who_touches_across_a_line_touches),
        cmocka_unit_test(tar_055_impassable_ground_is_no_cover),
        cmocka_unit_test(tar_018_nobody_begins_on_impassable_ground),
        cmocka_unit_test(tar_010_there_are_thirty_two_edges_at_most),
        cmocka_unit_test(tar_010_impassable_ground_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
