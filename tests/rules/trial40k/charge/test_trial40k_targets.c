// Several targets of one unit: TAR-012, TAR-013, A-07 and ruling R-24.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// TV-50: 2.0 and 2.1 in between two targets.
#define SECOND_AT(y) CHARGES(A(P(200, 200) "," P(200, 230)), D(P(250, 200)) "," E(P(250, y)))

static void tar_012_targets_are_within_two_inches(void **state) {
    PROVES(TAR_012, 1);
    (void)state;
    offers(SECOND_AT(275.8), "charge-d", "enough charge-e");
    asks(SECOND_AT(275.9), "charge-d", "blows");
    asks(SECOND_AT(278.3), "charge-d", "blows"); // 2.1 in
}

// --- Two pairs: A-07 ---------------------------------------------------------------------------

#define G(y) PLACED("G", "guardsmen", P(250, y), )
#define FIVE A(P(200, 200) "," P(200, 250) "," P(200, 300) "," P(200, 350) "," P(200, 400))
#define FOUR(f, g)                                                                             \
    D(P(250, 200)) "," E(P(250, 250)) "," PLACED("F", "guardsmen", P(250, f), ) "," G(g)
// D and E are a pair, F and G another: from E to F is 2.0 in, or more.
#define ONE_CHAIN CHARGES(FIVE, FOUR(325.8, 400))
#define TWO_PAIRS CHARGES(FIVE, FOUR(325.9, 400))
#define CHAINED(enemies) CHARGES_SET("'multi_link':'chain'", FIVE, enemies)

static void tar_012_two_pairs_may_be_apart(void **state) {
    PROVES(TAR_012, 1);
    (void)state;
    offers(TWO_PAIRS, "charge-d", "enough charge-e"); // D has nobody beside it yet
    offers(TWO_PAIRS, "charge-d; charge-e", "enough charge-f charge-g");
    offers(ONE_CHAIN, "charge-d; charge-e", "enough charge-f charge-g");
    offers(CHAINED(FOUR(325.8, 400)), "charge-d; charge-e", "enough charge-f");
    asks(CHAINED(FOUR(325.9, 400)), "charge-d; charge-e", "first-mover");
    assert_true(rests_on(TWO_PAIRS, "multi_link"));
    assert_false(rests_on(ONE_CHAIN, "multi_link"));
    assert_false(
        rests_on(CHARGES(FIVE, D(P(250, 200)) "," E(P(250, 250)) "," G(400)), "multi_link"));
}

// With F goes G, named or not; of two who can go with it one has to.
static void tar_012_who_is_named_apart_has_another(void **state) {
    PROVES(TAR_012, 1);
    (void)state;
    says(TWO_PAIRS, "charge-d; charge-e; charge-f", "attacker: A charges G");
    asks(TWO_PAIRS, "charge-d; charge-e; charge-f", "first-mover");
    says(TWO_PAIRS, "charge-f; charge-g; charge-e", "attacker: A charges D");
#define THREE_APART CHARGES(FIVE, FOUR(325.9, 400) "," PLACED("H", "guardsmen", P(240, 360), ))
    offers(THREE_APART, "charge-d; charge-e; charge-f", "charge-h charge-g");
    offers(THREE_APART, "charge-d; charge-e; charge-f; charge-g", "enough charge-h");
    assert_true(rests_on(THREE_APART, "multi_link"));
}

// G is beside H, and H has joined F, or is a unit by itself.
static void tar_012_who_has_joined_is_of_his_unit(void **state) {
    PROVES(TAR_012, 1);
    (void)state;
#define WITH_H(h) CHARGES(FIVE, FOUR(326, 402) h)
#define H(joined) "," PLACED("H", "commanders", P(276, 364), ",'independent':true" joined)
    asks(WITH_H(), "charge-d; charge-e", "first-mover");
    offers(WITH_H(H(",'joined':'F'")), "charge-d; charge-e", "enough charge-f charge-g");
    says(WITH_H(H(",'joined':'F'")), "charge-d; charge-e; charge-f", "attacker: A charges G");
    assert_true(rests_on(WITH_H(H(",'joined':'F'")), "multi_link"));
    assert_false(rests_on(WITH_H(), "multi_link"));
    offers(WITH_H(H()), "charge-d; charge-e",
           "enough charge-f charge-h"); // not G and H with both
    says(WITH_H(H()), "charge-d; charge-e; charge-f", "attacker: A charges H");
}

// F may not be named where G cannot be touched with all others, nor where there is no G.
static void tar_013_who_goes_with_it_can_be_touched_too(void **state) {
    PROVES(TAR_013, 1);
    (void)state;
    asks(CHARGES(FIVE, FOUR(326, 600)), "charge-d; charge-e", "first-mover");
}

static void tar_013_all_targets_can_be_touched(void **state) {
    PROVES(TAR_013, 1);
    (void)state;
#define BOTH(others) CHARGES(A(P(200, 200) others), D(P(260, 200)) "," E(P(335.8, 200)))
    asks(BOTH(), "charge-d", "blows"); // one model touches one of them
    offers(BOTH("," P(410, 200)), "charge-d", "enough charge-e");
    asks(BOTH("," P(510.8, 200)), "charge-d",
         "blows"); // he would touch E too far from the other
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_012_targets_are_within_two_inches),
        cmocka_unit_test(tar_012_two_pairs_may_be_apart),
        cmocka_unit_test(tar_012_who_is_named_apart_has_another),
        cmocka_unit_test(tar_012_who_has_joined_is_of_his_unit),
        cmocka_unit_test(tar_013_who_goes_with_it_can_be_touched_too),
        cmocka_unit_test(tar_013_all_targets_can_be_touched),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
