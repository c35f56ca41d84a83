// Tables that others made: one attack of Not Quite Mechanised, and the attacks, saves and tests
// of the trial assault rules for 40,000. Fractions, compared to the last digit of a double.
#include "bayonet/throw.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { RESULTS_MAX = 64 };

static void odds(const bay_throw *dice, double *p) {
    static double space[4096];
    assert_true(bay_throw_valid(dice));
    assert_true(bay_throw_space(dice) <= sizeof space);
    assert_true(bay_throw_results(dice) <= RESULTS_MAX);
    assert_int_equal(bay_throw_odds(dice, NULL, 0, p, NULL, space), BAY_OK);
}

static void assert_p(double p, double number, double over) {
    if (fabs(p - number / over) > 1e-14 * (number / over))
        fail_msg("p is %.17g, should be %.0f/%.0f", p, number, over);
}

// --- Not Quite Mechanised, exact one-attack distributions --------------------------------------

typedef struct cell {
    int attacker_wins, defender_wins, ways;
} cell;

static void assert_attack(int attackers, int defenders, const cell *cells, size_t count) {
    bay_throw dice = bay_throw_pools(attackers, defenders, 6, BAY_TIES_NOBODY);
    int pairs = attackers < defenders ? attackers : defenders;
    double p[RESULTS_MAX], rest = 1, all = pow(6, attackers + defenders);
    odds(&dice, p);
    for (size_t i = 0; i < count; i++) {
        double here = p[cells[i].defender_wins * (pairs + 1) + cells[i].attacker_wins];
        assert_p(here, cells[i].ways, all);
        rest -= here;
    }
    assert_true(fabs(rest) < 1e-14);
}

#define ASSERT_ATTACK(attackers, defenders, ...)                                               \
    assert_attack(attackers, defenders, (const cell[]){__VA_ARGS__},                           \
                  sizeof((const cell[]){__VA_ARGS__}) / sizeof(cell))

static void one_attack_is_as_the_catalogue_counts_it(void **state) {
    (void)state;
    ASSERT_ATTACK(1, 1, {0, 0, 6}, {0, 1, 15}, {1, 0, 15});
    ASSERT_ATTACK(2, 1, {0, 0, 36}, {0, 1, 55}, {1, 0, 125});
    ASSERT_ATTACK(3, 1, {0, 0, 216}, {0, 1, 225}, {1, 0, 855});
    ASSERT_ATTACK(2, 2, {0, 0, 66}, {0, 1, 220}, {0, 2, 295}, {1, 0, 220}, {1, 1, 200},
                  {2, 0, 295});
    ASSERT_ATTACK(3, 2, {0, 0, 381}, {0, 1, 915}, {0, 2, 979}, {1, 0, 1545}, {1, 1, 1066},
                  {2, 0, 2890});
    ASSERT_ATTACK(3, 3, {0, 0, 996}, {0, 1, 3645}, {0, 2, 6810}, {0, 3, 6420}, {1, 0, 3645},
                  {1, 1, 5496}, {1, 2, 3207}, {2, 0, 6810}, {2, 1, 3207}, {3, 0, 6420});
}

// --- 40,000: chains ------------------------------------------------------------------------------

enum { NONE = 7 }; // a save that is never made

// Hit, wound, and a save that the other side throws against it.
static bay_throw attacks(int dice, int hit, int wound, int save) {
    bay_throw chain = bay_throw_chain(dice, 6);
    bay_throw_stage(&chain, 0, hit);
    bay_throw_stage(&chain, 0, wound);
    if (save < NONE) bay_throw_stage(&chain, 1, save)->below = 1;
    return chain;
}

static bay_throw claws(int dice) {
    bay_throw chain = attacks(dice, 4, 4, NONE);
    chain.is.stage[1].again = BAY_AGAIN_FAILED;
    return chain;
}

// A top face wounds at once and only an invulnerable save is tried against it.
static bay_throw rending(int dice, int hit, int save, int invulnerable) {
    bay_throw chain = attacks(dice, hit, 4, save);
    chain.is.stage[0].top = BAY_STAGE_DONE;
    if (invulnerable < NONE) {
        chain.is.stage[0].top = chain.stages;
        bay_throw_stage(&chain, 1, invulnerable)->below = 1;
        chain.is.stage[2].next = BAY_STAGE_DONE; // not the second save as well
    }
    return chain;
}

static void one_attack_wounds_as_the_table_says(void **state) {
    (void)state;
    const struct {
        bay_throw attack;
        int number, over;
    } ROWS[] = {
        {attacks(1, 4, 3, 5), 2, 9},      // WS4 v WS4, S4 v T3, 5+
        {attacks(1, 3, 3, 5), 8, 27},     // Space Marine on Guardsman
        {attacks(1, 4, 5, 3), 1, 18},     // Guardsman on Space Marine
        {attacks(1, 4, 4, 3), 1, 12},     // Space Marine on Space Marine
        {attacks(1, 4, 4, 6), 5, 24},     // Space Marine on Ork
        {attacks(1, 4, 2, NONE), 5, 12},  // fist
        {attacks(1, 4, 4, NONE), 1, 4},   // power weapon
        {claws(1), 3, 8},                 // lightning claw
        {rending(1, 3, 3, NONE), 1, 4},   // Genestealer on Space Marine
        {rending(1, 3, 2, 5), 11, 72},    // Genestealer on Terminator
        {rending(1, 1, 3, NONE), 11, 36}, // sweep, hits without a roll
        {attacks(1, 4, 6, 3), 1, 36},     // S3 on T6
        {attacks(1, 4, 2, 3), 5, 36},     // poison 2+
        {attacks(1, 4, 5, 4), 1, 12},     // choppa, save 3+ taken as 4+
        {attacks(1, 4, 4, 5), 1, 6},      // power weapon on Terminator
        {attacks(1, 4, 4, 2), 1, 24},     // plain on Terminator
        {attacks(1, 3, 6, NONE), 1, 9},   // Librarian on Carnifex
        {attacks(1, 1, 3, 5), 4, 9},      // sweep on Guardsman
        {attacks(1, 4, 7, 3), 0, 1},      // S3 on T7
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        double p[RESULTS_MAX];
        odds(&ROWS[i].attack, p);
        assert_p(p[1], ROWS[i].number, ROWS[i].over);
        assert_p(p[0], ROWS[i].over - ROWS[i].number, ROWS[i].over);
    }
}

typedef struct fraction {
    double number, over;
} fraction;

static void assert_spread(bay_throw dice, const fraction *expected, size_t count) {
    double p[RESULTS_MAX];
    odds(&dice, p);
    assert_int_equal(bay_throw_results(&dice), count);
    for (size_t k = 0; k < count; k++) assert_p(p[k], expected[k].number, expected[k].over);
}

#define ASSERT_SPREAD(dice, ...)                                                               \
    assert_spread(dice, (const fraction[]){__VA_ARGS__},                                       \
                  sizeof((const fraction[]){__VA_ARGS__}) / sizeof(fraction))

static void attacks_in_number_are_as_the_tables_say(void **state) {
    (void)state;
    ASSERT_SPREAD(attacks(10, 4, 3, 5), // E01
                  {282475249, 3486784401}, {807072140, 3486784401}, {115296020, 387420489},
                  {263533760, 1162261467}, {131766880, 1162261467}, {15059072, 387420489},
                  {10756480, 1162261467}, {1756160, 1162261467}, {62720, 387420489},
                  {35840, 3486784401}, {1024, 3486784401});
    ASSERT_SPREAD(attacks(10, 4, 4, 6), // E02
                  {6131066257801, 63403380965376}, {8067192444475, 31701690482688},
                  {2122945380125, 7044820107264}, {558669836875, 2641807540224},
                  {1029128646875, 10567230160896}, {54164665625, 1761205026816},
                  {71269296875, 10567230160896}, {2679296875, 2641807540224},
                  {705078125, 7044820107264}, {185546875, 31701690482688},
                  {9765625, 63403380965376});
    ASSERT_SPREAD(attacks(3, 4, 2, NONE), // E03
                  {343, 1728}, {245, 576}, {175, 576}, {125, 1728});
    ASSERT_SPREAD(claws(3), {125, 512}, {225, 512}, {135, 512}, {27, 512});      // E04
    ASSERT_SPREAD(rending(3, 3, 3, NONE), {27, 64}, {27, 64}, {9, 64}, {1, 64}); // E05
    const bay_throw poison = attacks(4, 4, 4, 3), choppas = attacks(4, 4, 5, 4);
    ASSERT_SPREAD(poison, // E06
                  {14641, 20736}, {1331, 5184}, {121, 3456}, {11, 5184}, {1, 20736});
    ASSERT_SPREAD(choppas, // E07
                  {14641, 20736}, {1331, 5184}, {121, 3456}, {11, 5184}, {1, 20736});
    ASSERT_SPREAD(attacks(5, 1, 3, 5), // E20
                  {3125, 59049}, {12500, 59049}, {20000, 59049}, {16000, 59049}, {6400, 59049},
                  {1024, 59049});
}

static void a_surplus_of_wounds_is_lumped(void **state) {
    (void)state;
    bay_throw dice = attacks(10, 4, 3, 5); // E18
    dice.most = 3;
    ASSERT_SPREAD(dice, {282475249, 3486784401}, {807072140, 3486784401},
                  {115296020, 387420489}, {151063648, 387420489});
}

// --- 40,000: totals and highest dice ----------------------------------------------------------------

// How often `first` dice total more than `second` dice, and as much.
static void compare(int first, int second, double *more, double *alike) {
    double a[RESULTS_MAX], b[RESULTS_MAX];
    bay_throw own = bay_throw_total(0, first, 6), other = bay_throw_total(1, second, 6);
    odds(&own, a);
    odds(&other, b);
    *more = *alike = 0;
    for (int i = first; i <= 6 * first; i++)
        for (int j = second; j <= 6 * second; j++) {
            double here = a[i - first] * b[j - second];
            if (i > j) *more += here;
            if (i == j) *alike += here;
        }
}

static void totals_compare_as_the_table_says(void **state) {
    (void)state;
    double more, alike;
    compare(2, 2, &more, &alike); // E10
    assert_p(more, 575, 1296);
    assert_p(alike, 73, 648);
    compare(2, 3, &more, &alike);
    assert_p(more, 197, 1296);
    assert_p(alike, 5, 72);
    compare(3, 2, &more, &alike);
    assert_p(more, 1009, 1296);
}

static void a_leadership_test_is_a_total_cut_in_two(void **state) {
    (void)state;
    static const fraction HOLDS[] = {{5, 18}, {5, 12}, {7, 12}, {13, 18}, {5, 6}, {11, 12}};
    for (int leadership = 5; leadership <= 10; leadership++) { // E09
        bay_throw dice = bay_throw_total(0, 2, 6);
        dice.cuts = 1;
        dice.is.cut[0] = (int16_t)leadership;
        double p[RESULTS_MAX];
        odds(&dice, p);
        assert_p(p[0], HOLDS[leadership - 5].number, HOLDS[leadership - 5].over);
    }
}

static void difficult_terrain_is_the_highest_of_two(void **state) {
    (void)state;
    static const fraction REACHES[] = {{1, 1}, {35, 36}, {8, 9}, {3, 4}, {5, 9}, {11, 36}};
    bay_throw dice = bay_throw_highest(0, 2, 6); // E11
    double p[RESULTS_MAX], reaches = 0;
    odds(&dice, p);
    for (int inches = 6; inches >= 1; inches--) {
        reaches += p[inches - 1];
        assert_p(reaches, REACHES[inches - 1].number, REACHES[inches - 1].over);
    }
}

// --- Space -----------------------------------------------------------------------------------

static void check_space(bay_throw dice) {
    enum { BEYOND = 64, MARK = 0x5A };
    static double space[4096], p[RESULTS_MAX];
    size_t size = bay_throw_space(&dice);
    assert_true(size + BEYOND <= sizeof space);
    memset(space, MARK, sizeof space);
    assert_int_equal(bay_throw_odds(&dice, NULL, 0, p, NULL, space), BAY_OK);
    for (size_t i = 0; i < BEYOND; i++)
        assert_int_equal(((const unsigned char *)space)[size + i], MARK);
}

static void no_throw_writes_beyond_the_space_that_it_asks_for(void **state) {
    (void)state;
    check_space(bay_throw_total(0, 1, 6));
    check_space(bay_throw_total(1, 5, 10));
    check_space(bay_throw_highest(0, 1, 2));
    check_space(bay_throw_highest(1, 4, 20));
    check_space(bay_throw_duel(20));
    check_space(bay_throw_sums(0, 3, 1, 6));
    check_space(bay_throw_pools(3, 2, 6, BAY_TIES_NOBODY));
    check_space(bay_throw_pools(1, 4, 10, BAY_TIES_FIRST));
    check_space(bay_throw_bouts(6, 3, (int[]){1, 0, -2}, (int[]){4, 3}));
    bay_throw chain = bay_throw_chain(9, 6);
    bay_throw_stage(&chain, 0, 4)->top = 2;
    bay_throw_stage(&chain, 1, 3)->again = BAY_AGAIN_FAILED;
    bay_throw_stage(&chain, 1, 5);
    check_space(chain);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_attack_is_as_the_catalogue_counts_it),
        cmocka_unit_test(one_attack_wounds_as_the_table_says),
        cmocka_unit_test(attacks_in_number_are_as_the_tables_say),
        cmocka_unit_test(a_surplus_of_wounds_is_lumped),
        cmocka_unit_test(totals_compare_as_the_table_says),
        cmocka_unit_test(a_leadership_test_is_a_total_cut_in_two),
        cmocka_unit_test(difficult_terrain_is_the_highest_of_two),
        cmocka_unit_test(no_throw_writes_beyond_the_space_that_it_asks_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
