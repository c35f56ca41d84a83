// Units that have fired or are falling back, and what comes of a charge at those: TAR-008, TAR-009, TAR-176 to
// 181, and ruling R-31.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define FIRED ",'fired':true"
#define FLEES ",'falls_back':true"
#define MARINES(name, places, more) PLACED(name, "marines", places, more)
#define GUARD(name, places, more) PLACED(name, "guardsmen", places, more)

// --- Who may not charge ----------------------------------------------------------------------

#define SAID(more) CHARGES(MARINES("A", P(200, 200), more), D(P(300, 200)))
// His unit beside an enemy, and a character who has joined it.
#define SAID_OF_BOTH(more)                                                                     \
    CHARGES(                                                                                   \
        MARINES("A", P(200, 200), more) "," PLACED("C", "commanders", P(200, 226), JOINS_A),   \
        D(P(300, 200)))

static void tar_008_who_has_fired_declares_no_charge(void **state) {
    PROVES(TAR_008, 1);
    (void)state;
    asks_nobody(SAID(FIRED));
    asks(SAID(FIRED), "", "over");
    offers(SAID(",'fired':false"), "", "charge-d no-charge");
    asks_nobody(SAID_OF_BOTH(FIRED));
    offers(CHARGES(MARINES("A", P(200, 200), FIRED) "," B(P(200, 240)), D(P(300, 220))), "",
           "charge-d no-charge");
}

static void tar_009_who_is_falling_back_declares_no_charge(void **state) {
    PROVES(TAR_009, 1);
    PROVES(TAR_176, 1);
    (void)state;
    asks_nobody(SAID(FLEES));
    offers(SAID(",'falls_back':false"), "", "charge-d no-charge");
    asks_nobody(SAID_OF_BOTH(FLEES));
    story *s = story_begin(
        CHARGES(MARINES("A", P(200, 200), FLEES) "," B(P(200, 240)), D(P(300, 220))));
    story_check_options(s, "charge-d no-charge"); // B's
    story_check_shown(s, "a-out", "falls back");
    story_over(s);
}

#define REFUSED(scenario, path, clause) story_refused(scenario, BAY_BAD_INPUT, path, clause)
#define FORBIDDEN(scenario, path, clause) story_refused(scenario, BAY_FORBIDDEN, path, clause)

static void tar_008_it_is_said_before_charges_of_a_unit_that_could(void **state) {
    PROVES(TAR_008, 1);
    PROVES(TAR_009, 1);
    (void)state;
    REFUSED(FIGHT(GROUP(1, "marines", ), FIRED, GROUP(1, "orks", ), ),
            "attacker.units[0].fired", "TAR-008");
    REFUSED(FIGHT(GROUP(1, "marines", ), , GROUP(1, "orks", ), FLEES),
            "defender.units[0].falls_back", "TAR-009");
    FORBIDDEN(CHARGES(A(P(200, 200)), GUARD("D", P(300, 200), FIRED)),
              "defender.units[0].fired", "TAR-008");
    REFUSED(CHARGES(A(P(200, 200)) "," PLACED("C", "commanders", P(200, 226), JOINS_A FIRED),
                    D(P(300, 200))),
            "attacker.units[1].fired", "TAR-008");
    REFUSED(CHARGES(A(P(200, 200)) "," PLACED("C", "commanders", P(200, 226), JOINS_A FLEES),
                    D(P(300, 200))),
            "attacker.units[1].falls_back", "TAR-009");
}

static void tar_137_who_falls_back_touches_nobody(void **state) {
    PROVES(TAR_137, 1);
    (void)state;
    FORBIDDEN(CHARGES(A(P(200, 200)), GUARD("D", P(225, 200), FLEES)),
              "defender.units[0].falls_back", "TAR-137");
    asks(CHARGES(A(P(200, 200)), GUARD("D", P(225, 200), )), "", "blows");
    asks(CHARGES(A(P(200, 200)), GUARD("D", P(225.5, 200), FLEES)), "charge-d", "regroup");
}

// --- The test --------------------------------------------------------------------------------

#define FLEEING(more)                                                                          \
    CHARGES(A(P(200, 200) "," P(190, 230)),                                                    \
            GUARD("D", P(300, 200) "," P(300, 226) "," P(300, 252), FLEES more))

static int throws_against(const char *scenario, const char *moves) {
    bay_step step;
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, "regroup");
    story_check_dice(s, 2, 0);
    bay_step_read(story_battle(s), story_at(s), &step);
    story_over(s);
    return step.number[0];
}

static void tar_177_who_is_charged_while_he_falls_back_tests_at_once(void **state) {
    PROVES(TAR_177, 1);
    (void)state;
    story *s = story_begin(FLEEING());
    story_play(s, "charge-d");
    story_check_asks(s, "regroup");
    story_check_thrower(s, BAY_DEFENDER);
    stands(s, "a", 2000, 2000); // before anybody moves
    story_over(s);
    asks(CHARGES(A(P(200, 200)), D(P(300, 200))), "charge-d", "blows");
    asks(FLEEING(), "no-charge", "over");
    // Once: who has passed falls back no more.
    const char *twice = CHARGES(A(P(200, 200)) "," B(P(200, 240)),
                                GUARD("D", P(300, 210) "," P(300, 240), FLEES));
    offers(twice, "charge-d; charge-d", "move-a move-b");
    asks(twice, "charge-d; charge-d; move-a", "regroup");
    says(twice, "charge-d; charge-d; move-a; 34",
         "attacker: B has charged: 1 model touches an enemy");
}

// TV-36: three of ten, and an enemy near.
static void tar_178_it_is_thrown_against_leadership_alone(void **state) {
    PROVES(TAR_178, 1);
    PROVES(TAR_179, 1);
    (void)state;
    assert_int_equal(throws_against(FLEEING(",'size':10"), "charge-d"), 7);
    const char *with = CHARGES_SET(
        "'morale_mods':'3e'", A(P(200, 200) "," P(190, 230)),
        GUARD("D", P(300, 200) "," P(300, 226) "," P(300, 252), FLEES ",'size':10"));
    assert_int_equal(throws_against(with, "charge-d"), 7);
    // The best of who has joined it counts as in a test of morale.
    const char *led =
        CHARGES(A(P(200, 200)),
                GUARD("D", P(300, 200), FLEES) "," PLACED("E", "commanders", P(330, 200),
                                                          ",'independent':true,'joined':'D'"));
    assert_int_equal(throws_against(led, "charge-d"), 9);
}

static void tar_180_who_passes_fights_as_any_unit(void **state) {
    PROVES(TAR_180, 1);
    (void)state;
    says(FLEEING(), "charge-d; 34", "defender: D regroups");
    story *s = story_begin(FLEEING());
    story_play(s, "charge-d; 34");
    story_check_asks(s, "blows");
    story_check_dice(s, 4, 0); // with an Attack more for who has charged
    story_check_shown(s, "d-on-a", "in contact");
    story_over(s);
    asks(FLEEING(), "charge-d; 34; 1111", "blows"); // and they strike back
}

static void tar_181_who_fails_is_destroyed(void **state) {
    PROVES(TAR_181, 1);
    (void)state;
    says(FLEEING(), "charge-d; 35", "defender: D does not regroup: 3 models are destroyed");
    says(FLEEING(), "charge-d; 35",
         "attacker: A stays where it is: nobody is left of those whom it charges");
    comes_to(FLEEING(), "charge-d; 35", "a", 2000, 2000);
    ends(FLEEING(), "charge-d; 35", "wiped-out", 0, 3);
}

// His unit and who has joined it are one.
static void tar_181_who_has_joined_it_is_destroyed_with_it(void **state) {
    PROVES(TAR_181, 1);
    (void)state;
    const char *led = CHARGES(
        A(P(200, 200)), GUARD("D", P(300, 200), FLEES) "," PLACED(
                            "E", "commanders", P(330, 200),
                            ",'independent':true,'joined':'D'") "," GUARD("F", P(900, 900), ));
    models_are(led, "charge-d; 66", 1, 1);
    ends(led, "charge-d; 66", "both-stand", 0, 3);
}

// Two targets: the one that is left is charged, past where the other stood.
static void tar_181_the_others_are_charged_as_if_it_had_not_been(void **state) {
    PROVES(TAR_181, 1);
    (void)state;
#define TWO_TARGETS(of_d)                                                                      \
    CHARGES(A(P(200, 200) "," P(200, 240)), GUARD("D", P(290, 200), of_d) "," E(P(320, 200)))
    offers(TWO_TARGETS(FLEES), "charge-d", "enough charge-e");
    asks(TWO_TARGETS(FLEES), "charge-d; charge-e", "regroup");
    says(TWO_TARGETS(FLEES), "charge-d; charge-e; 66",
         "attacker: A has charged: 2 models touch an enemy");
    comes_to(TWO_TARGETS(FLEES), "charge-d; charge-e; 66", "a", 2949, 2000);
    models_are(TWO_TARGETS(FLEES), "charge-d; charge-e; 66", 2, 1);
}

// Who has not moved yet has nobody left to charge either, and is not asked about.
static void tar_181_later_charges_at_it_are_called_off(void **state) {
    PROVES(TAR_181, 1);
    (void)state;
    const char *two = CHARGES(A(P(200, 200)) "," B(P(200, 240)),
                              GUARD("D", P(300, 220), FLEES) "," E(P(900, 900)));
    asks(two, "charge-d; charge-d; move-b; 66", "over");
    says(two, "charge-d; charge-d; move-b; 66",
         "attacker: A stays where it is: nobody is left of those whom it charges");
    // A third unit, with a target of its own, still moves.
    const char *three = CHARGES(A(P(200, 200)) "," B(P(200, 240)),
                                GUARD("D", P(300, 200), FLEES) "," E(P(300, 270)));
    asks(three, "charge-d; charge-e; move-a; 66", "blows");
}

// Gone, it is no enemy that others keep away from, nor one that their places are weighed by.
static void tar_181_it_is_in_nobodys_way(void **state) {
    PROVES(TAR_181, 1);
    (void)state;
#define BESIDE(of_d)                                                                           \
    CHARGES(A(P(200, 200)) "," B(P(200, 300)), GUARD("D", P(250, 245), of_d) "," E(P(290, 250)))
    bay_point alone =
        place_of(CHARGES(A(P(200, 900)) "," B(P(200, 300)), E(P(290, 250))), "charge-e", "b");
    bay_point beside = place_of(BESIDE(FLEES), "charge-d; charge-e; move-a; 66", "b");
    bay_point kept = place_of(BESIDE(), "charge-d; charge-e; move-a", "b");
    assert_true(alone.x == beside.x && alone.y == beside.y);
    assert_false(alone.x == kept.x && alone.y == kept.y);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_008_who_has_fired_declares_no_charge),
        cmocka_unit_test(tar_009_who_is_falling_back_declares_no_charge),
        cmocka_unit_test(tar_008_it_is_said_before_charges_of_a_unit_that_could),
        cmocka_unit_test(tar_137_who_falls_back_touches_nobody),
        cmocka_unit_test(tar_177_who_is_charged_while_he_falls_back_tests_at_once),
        cmocka_unit_test(tar_178_it_is_thrown_against_leadership_alone),
        cmocka_unit_test(tar_180_who_passes_fights_as_any_unit),
        cmocka_unit_test(tar_181_who_fails_is_destroyed),
        cmocka_unit_test(tar_181_who_has_joined_it_is_destroyed_with_it),
        cmocka_unit_test(tar_181_the_others_are_charged_as_if_it_had_not_been),
        cmocka_unit_test(tar_181_later_charges_at_it_are_called_off),
        cmocka_unit_test(tar_181_it_is_in_nobodys_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
