// Risk, fought to the end over bay_throw_odds: up to three dice against up to two.
#include "bayonet/throw.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ARMIES = 10, RESULTS_MAX = 9, SPACE = 1024 };

static const uint32_t PRIMES[] = {2147483647, 2147483629, 2147483587, 2147483579,
                                  2147483563, 2147483549, 1073741827, 1073741831};

static int lesser(int a, int b) {
    return a < b ? a : b;
}

static bay_throw fight(int attackers, int defenders, bay_ties ties) {
    return bay_throw_pools(lesser(3, attackers), lesser(2, defenders), 6, ties);
}

// wins[a][d]: that the attacker beats d armies with his a.
static void campaign(double wins[ARMIES + 1][ARMIES + 1]) {
    for (int a = 0; a <= ARMIES; a++)
        for (int d = 0; d <= ARMIES; d++) {
            wins[a][d] = a > 0 && d == 0;
            if (a == 0 || d == 0) continue;
            bay_throw dice = fight(a, d, BAY_TIES_SECOND);
            double p[RESULTS_MAX], space[SPACE];
            int pairs = lesser(dice.dice[0], dice.dice[1]);
            assert_true(bay_throw_space(&dice) <= sizeof space);
            assert_int_equal(bay_throw_odds(&dice, NULL, 0, p, NULL, space), BAY_OK);
            assert_true(p[0] == 0); // somebody always loses something
            for (int lost = 0; lost <= pairs; lost++)
                for (int beaten = 0; lost + beaten <= pairs; beaten++)
                    if (lost + beaten > 0)
                        wins[a][d] +=
                            p[lost * (pairs + 1) + beaten] * wins[a - lost][d - beaten];
        }
}

static void risk_gives_osbornes_table(void **state) {
    (void)state;
    double wins[ARMIES + 1][ARMIES + 1];
    campaign(wins);
    FILE *table = fopen(BAYONET_SOURCE_DIR "/tests/data/osborne_table3.csv", "r");
    assert_non_null(table);
    char line[400];
    int cells = 0;
    while (fgets(line, sizeof line, table)) {
        int a = atoi(line), d = 1;
        if (a == 0) continue; // heading
        for (char *at = strchr(line, ','); at; at = strchr(at + 1, ','), d++, cells++)
            assert_true(fabs(wins[a][d] - strtod(at + 1, NULL)) <= 0.0005 + 1e-9);
    }
    fclose(table);
    assert_int_equal(cells, ARMIES * ARMIES);
}

static void risk_ten_on_ten_is_known_to_the_last_digit_of_a_double(void **state) {
    (void)state;
    double wins[ARMIES + 1][ARMIES + 1];
    campaign(wins);
    assert_true(fabs(wins[10][10] - 0.56759287213513043) < 1e-15);
}

// --- The same as fractions, modulo primes --------------------------------------------------------

static uint64_t inverse(uint64_t of, uint32_t prime) {
    uint64_t result = 1;
    for (uint32_t power = prime - 2; power; power >>= 1) {
        if (power & 1) result = result * of % prime;
        of = of * of % prime;
    }
    return result;
}

static uint64_t whole(const char *digits, uint32_t prime) {
    uint64_t value = 0;
    for (; *digits; digits++) value = (value * 10 + (uint64_t)(*digits - '0')) % prime;
    return value;
}

// wins[a][d] modulo `prime`. A fight in which nobody loses anything is fought again: the rest is
// divided by what is left of the chances without it.
static void campaign_modulo(uint32_t prime, bay_ties ties,
                            uint64_t wins[ARMIES + 1][ARMIES + 1]) {
    for (int a = 0; a <= ARMIES; a++)
        for (int d = 0; d <= ARMIES; d++) {
            wins[a][d] = a > 0 && d == 0;
            if (a == 0 || d == 0) continue;
            bay_throw dice = fight(a, d, ties);
            uint64_t p[RESULTS_MAX], space[SPACE], sum = 0;
            int pairs = lesser(dice.dice[0], dice.dice[1]);
            assert_int_equal(bay_throw_residues(&dice, NULL, 0, prime, p, space), BAY_OK);
            for (int lost = 0; lost <= pairs; lost++)
                for (int beaten = 0; lost + beaten <= pairs; beaten++)
                    if (lost + beaten > 0)
                        sum +=
                            p[lost * (pairs + 1) + beaten] * wins[a - lost][d - beaten] % prime;
            wins[a][d] = sum % prime * inverse(1 + prime - p[0], prime) % prime;
        }
}

static void assert_ten_on_ten(bay_ties ties, const char *number, const char *over) {
    for (size_t i = 0; i < sizeof PRIMES / sizeof PRIMES[0]; i++) {
        uint64_t wins[ARMIES + 1][ARMIES + 1];
        uint32_t prime = PRIMES[i];
        campaign_modulo(prime, ties, wins);
        assert_int_equal(wins[10][10] * whole(over, prime) % prime, whole(number, prime));
    }
}

static void risk_ten_on_ten_is_this_fraction(void **state) {
    (void)state;
    assert_ten_on_ten(BAY_TIES_SECOND, "7340395068308443285781798760441527888695",
                      "12932500439436224970290233607304580694016");
}

static void with_ties_to_nobody_it_is_this_one(void **state) {
    (void)state;
    assert_ten_on_ten(
        BAY_TIES_NOBODY,
        "3411345345394906440710879188470058780113944525976515209010080322521745668291853",
        "3839461573128737121357353329326497990517816951273859368180943614909402316800000");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(risk_gives_osbornes_table),
        cmocka_unit_test(risk_ten_on_ten_is_known_to_the_last_digit_of_a_double),
        cmocka_unit_test(risk_ten_on_ten_is_this_fraction),
        cmocka_unit_test(with_ties_to_nobody_it_is_this_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
