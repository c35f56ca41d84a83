// When all is fought, on the table: TAR-001 to TAR-003, TAR-134, TAR-150 to TAR-155, TAR-157, and rulings R-32
// and R-33. A comes from the south on D; bases are 25 mm wide.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define A_SOUTH A(P(290, 290))
#define KILLS "charge-d; 61 6 1; "  // one of them, who strikes back no more
#define DRAWN "charge-d; 11; 1; "   // nobody is hit; one of D strikes
#define WOUNDS "charge-d; 61 6 1; " // of D's, who has several
#define D_TOUGH(places)                                                                        \
    "{'name':'D','groups':[{'profile':'guardsmen','w':3,'at':[" places "]}]}"
#define BOG(west, north, east, south)                                                          \
    "{'kind':'difficult','area':[" P(west, north) "," P(east, north) "," P(east, south) "," P( \
        west, south) "]}"

// --- In which order --------------------------------------------------------------------------

static void tar_001_the_phase_goes_on_step_by_step(void **state) {
    PROVES(TAR_001, 1);
    (void)state;
    const char *phase = CHARGES(A_SOUTH, D_TOUGH(P(290, 200)));
    static const char *const STEPS[][2] = {
        {"", "declare"},
        {"charge-d", "blows"},
        {WOUNDS "1", "morale"},
        {WOUNDS "1; 66", "fall-back"},
        {WOUNDS "1; 66; 11", "sweep-roll"},
        {WOUNDS "1; 66; 11; 66", "sweep-attacker"},
        {WOUNDS "1; 66; 11; 66; let-go", "consolidate-attacker"},
        {WOUNDS "1; 66; 11; 66; let-go; gather", "over"}};
    for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++)
        asks(phase, STEPS[i][0], STEPS[i][1]);
}

// The second of D stands 75 mm off the first, and touches nobody while they fight.
#define D_WIDE D_TOUGH(P(290, 200) "," P(390, 200))

static void tar_002_who_has_passed_goes_on_to_the_pile_in(void **state) {
    PROVES(TAR_002, 1);
    (void)state;
    says(CHARGES(A_SOUTH, D_WIDE), WOUNDS "1; 11",
         "defender: D piles in: 2 models touch an enemy");
}

static void tar_003_only_who_has_failed_falls_back_and_frees_the_victor(void **state) {
    PROVES(TAR_003, 1);
    (void)state;
    const char *alone = CHARGES(A_SOUTH, D_TOUGH(P(290, 200)));
    asks(alone, DRAWN, "over");
    asks(alone, WOUNDS "1; 11", "over");
    asks(alone, WOUNDS "1; 66; 66; 11", "consolidate-attacker");
}

// --- Consolidation ---------------------------------------------------------------------------

static void tar_134_who_has_destroyed_the_enemy_may_consolidate(void **state) {
    PROVES(TAR_134, 1);
    (void)state;
    const char *one = CHARGES(A_SOUTH, D(P(290, 200)) "," E(P(900, 200)));
    offers(one, KILLS, "gather near-e back");
    asks(one, KILLS "back", "over");
}

#define TWO_ON_TWO CHARGES(A(P(260, 289) "," P(320, 290)), D(P(260, 220)) "," E(P(320, 220)))

// E holds it, of whom nobody has fallen.
static void tar_150_not_while_an_enemy_is_left_with_whom_it_was_engaged(void **state) {
    PROVES(TAR_150, 1);
    PROVES(TAR_160, 1);
    (void)state;
    asks(TWO_ON_TWO, "charge-d; charge-e; 61 6 1; 11; 1; 11", "over");
    asks(TWO_ON_TWO, "charge-d; charge-e; 61 6 1; 61 6 1", "consolidate-attacker");
}

// Whom he had joined is gone: he is alone, and can be moved towards.
static void tar_188_who_had_joined_a_unit_that_is_gone_is_alone(void **state) {
    PROVES(TAR_188, 1);
    (void)state;
    offers(CHARGES(PLACED("A", "marines", P(290, 225.1),
                          ",'fired':true") "," PLACED("C", "commanders", P(290, 345), JOINS_A),
                   D(P(290, 200))),
           "1; 6 6 1", "gather near-c back");
}

static void tar_150_it_moves_three_inches(void **state) {
    PROVES(TAR_150, 1);
    (void)state;
    const char *one = CHARGES(A_SOUTH, D(P(290, 200)) "," E(P(290, 900)));
    comes_to(one, KILLS "gather", "a", 2900, 2251);
    comes_to(one, KILLS "back", "a", 2900, 2251 + 762);
    comes_to(one, KILLS "near-e", "a", 2900, 2251 + 762);
    const char *east =
        CHARGES("{'name':'A','profile':'marines','home':'east','at':[" P(290, 290) "]}",
                D(P(290, 200)));
    comes_to(east, KILLS "back", "a", 2900 + 762, 2251);
}

// TV-54.
static void tar_151_difficult_ground_does_not_slow_it(void **state) {
    PROVES(TAR_151, 1);
    (void)state;
    const char *wood = ON(BOG(200, 210, 400, 600), A_SOUTH, D(P(290, 200)) "," E(P(290, 900)));
    comes_to(wood, "charge-d; 66; 61 6 1; back", "a", 2900, 2251 + 762);
}

// 1.5 in are between them; it comes to 1 in by sixteenths of that.
static void tar_152_it_contacts_nobody(void **state) {
    PROVES(TAR_152, 1);
    (void)state;
    const char *fresh = CHARGES(A(P(290, 290)), D(P(290, 200)) "," E(P(353.1, 225.1)));
    bay_point end = place_of(fresh, "charge-d; 61 6 1; near-e", "a");
    assert_in_range(end.x, 2901, 3531 - 250 - 254);
    assert_int_equal(end.y, 2251);
}

// The second of A is 6 in short of the first; it comes up to him.
static void tar_153_it_brings_the_unit_together(void **state) {
    PROVES(TAR_153, 1);
    (void)state;
    const char *apart = CHARGES(A(P(290, 290) "," P(560, 225.1)), D(P(290, 200)));
    comes_to(apart, KILLS, "a", 4076, 2251);
    story *s = story_begin(apart);
    story_play(s, KILLS "gather");
    stands(s, "a", 2900, 2251);
    int near = 0;
    for (int x = 3600; x <= 3658; x++) near += bases_at(s, "a", x, 2251);
    assert_int_equal(near, 1);
    story_over(s);
}

// --- Piling in -------------------------------------------------------------------------------

// TV-53.
static void tar_154_who_touches_nobody_comes_into_contact(void **state) {
    PROVES(TAR_154, 1);
    (void)state;
    says(CHARGES(A_SOUTH, D_WIDE), DRAWN, "defender: D piles in: 2 models touch an enemy");
    const char *far = CHARGES(A_SOUTH, D_TOUGH(P(290, 200) "," P(480, 200)));
    says(far, DRAWN, "defender: D piles in: 1 model touches an enemy"); // more than 6 in
    const char *fresh =
        CHARGES(A_SOUTH "," B(P(480, 290)), D_TOUGH(P(290, 200) "," P(480, 200)));
    says(fresh, "charge-d; no-charge; 11; 1",
         "defender: D piles in: 1 model touches an enemy"); // B is not in it
}

// The one whom A touched falls; the other is 3 in off.
static void tar_154_one_leads_where_nobody_touches_an_enemy(void **state) {
    PROVES(TAR_154, 1);
    (void)state;
    const char *near = CHARGES(A_SOUTH, D(P(290, 200) "," P(390, 200)));
    says(near, KILLS "11", "attacker: A piles in: 1 model touches an enemy");
    says(near, KILLS "11", "attacker: A fights on");
    const char *far = CHARGES(A_SOUTH, D(P(290, 200) "," P(590, 200)));
    says(far, KILLS "11", "attacker: A piles in: 0 models touch an enemy");
    comes_to(far, KILLS "11", "a", 2900, 2251); // nobody can: it stays
}

static void tar_155_it_is_moved_as_a_charge_is(void **state) {
    PROVES(TAR_155, 1);
    (void)state;
    const char *bog = ON(BOG(330, 0, 340, 900), A_SOUTH, D_WIDE);
    asks(bog, "charge-d; round; 11; 1", "pile-through-defender");
    says(bog, "charge-d; round; 11; 1; round",
         "defender: D piles in: 1 model touches an enemy");
    dice_are(bog, "charge-d; round; 11; 1; through", 2);
    says(bog, "charge-d; round; 11; 1; through; 12",
         "defender: D piles in: 1 model touches an enemy");
    says(bog, "charge-d; round; 11; 1; through; 16",
         "defender: D piles in: 2 models touch an enemy");
    const char *wall =
        ON("{'kind':'impassable','line':[" P(340, 0) "," P(340, 900) "]}", A_SOUTH, D_WIDE);
    says(wall, DRAWN, "defender: D piles in: 1 model touches an enemy");
}

// Two enemies whom it may touch.
static void tar_154_its_owner_says_on_whom(void **state) {
    PROVES(TAR_154, 1);
    (void)state;
    const char *three = CHARGES(A(P(260, 289) "," P(320, 290) "," P(700, 290)),
                                D(P(260, 220)) "," E(P(320, 220)));
    offers(three, "charge-d; charge-e; engage-most; 11; 11; 1; 1",
           "engage-most toward-d toward-e");
}

static void tar_157_the_player_whose_turn_it_is_piles_in_first(void **state) {
    PROVES(TAR_157, 1);
    (void)state;
    const char *both = ON(BOG(330, 0, 340, 900), A(P(290, 290) "," P(245, 600)), D_WIDE);
    asks(both, "charge-d; round; 11; 1", "pile-through-attacker");
    asks(both, "charge-d; round; 11; 1; round", "pile-through-defender");
    asks(both, "charge-d; round; 11; 1; round; round", "over");
}

static void tar_161_who_touches_nobody_fights_on_no_more(void **state) {
    PROVES(TAR_161, 1);
    (void)state;
    const char *far = CHARGES(A_SOUTH, D(P(290, 200) "," P(700, 200)));
    says(far, KILLS "11", "attacker: A touches no enemy any more, and its combat is over");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_001_the_phase_goes_on_step_by_step),
        cmocka_unit_test(tar_002_who_has_passed_goes_on_to_the_pile_in),
        cmocka_unit_test(tar_003_only_who_has_failed_falls_back_and_frees_the_victor),
        cmocka_unit_test(tar_134_who_has_destroyed_the_enemy_may_consolidate),
        cmocka_unit_test(tar_150_not_while_an_enemy_is_left_with_whom_it_was_engaged),
        cmocka_unit_test(tar_188_who_had_joined_a_unit_that_is_gone_is_alone),
        cmocka_unit_test(tar_150_it_moves_three_inches),
        cmocka_unit_test(tar_151_difficult_ground_does_not_slow_it),
        cmocka_unit_test(tar_152_it_contacts_nobody),
        cmocka_unit_test(tar_153_it_brings_the_unit_together),
        cmocka_unit_test(tar_154_who_touches_nobody_comes_into_contact),
        cmocka_unit_test(tar_154_one_leads_where_nobody_touches_an_enemy),
        cmocka_unit_test(tar_155_it_is_moved_as_a_charge_is),
        cmocka_unit_test(tar_154_its_owner_says_on_whom),
        cmocka_unit_test(tar_157_the_player_whose_turn_it_is_piles_in_first),
        cmocka_unit_test(tar_161_who_touches_nobody_fights_on_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
