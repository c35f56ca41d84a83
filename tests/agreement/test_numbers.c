// Doubles against residues: the fraction that four primes put together is what the double says.
#include "bayonet/odds.h"

#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

#include <string.h>

__extension__ typedef unsigned __int128 wide;

enum { PRIMES = 3 }; // that make the fraction; one more must agree

static const uint32_t PRIME[PRIMES + 1] = {2147483647u, 2147483629u, 2147483587u, 2147483579u};

// --- Fractions -------------------------------------------------------------------------------

static uint64_t power(uint64_t base, uint64_t exponent, uint64_t prime) {
    uint64_t result = 1;
    for (; exponent; exponent >>= 1, base = base * base % prime)
        if (exponent & 1) result = result * base % prime;
    return result;
}

// The number below the product of the first primes that leaves these rests.
static wide join(const uint64_t rest[PRIMES], wide *product) {
    wide whole = rest[0];
    *product = PRIME[0];
    for (int i = 1; i < PRIMES; i++) {
        uint64_t prime = PRIME[i];
        uint64_t apart = (rest[i] + prime - (uint64_t)(whole % prime)) % prime;
        uint64_t inverse = power((uint64_t)(*product % prime), prime - 2, prime);
        whole += *product * (apart * inverse % prime);
        *product *= prime;
    }
    return whole;
}

typedef struct ratio {
    wide number, over;
    bool minus;
} ratio;

// The fraction of small numbers that is `rest` modulo `modulus`, by Euclid, half way.
static ratio rebuild(wide rest, wide modulus) {
    wide a = modulus, b = rest, x = 0, y = 1;
    bool minus = false, minus_last = true;
    while (b >> 46) {
        wide quotient = a / b, next = a % b, step = x + quotient * y;
        bool sign = minus_last;
        a = b;
        b = next;
        x = y;
        y = step;
        minus_last = minus;
        minus = sign;
    }
    return (ratio){b, y, minus};
}

static uint64_t modulo(ratio of, uint64_t prime) {
    uint64_t over = power((uint64_t)(of.over % prime), prime - 2, prime);
    uint64_t rest = (uint64_t)(of.number % prime) * over % prime;
    return of.minus ? (prime - rest) % prime : rest;
}

// --- Both ways -------------------------------------------------------------------------------

typedef struct residues {
    bay_residues of[PRIMES + 1];
    size_t count;
} residues;

static void make_residues(const bay_graph *graph, const bay_policy *policy, residues *out) {
    for (int i = 0; i <= PRIMES; i++) {
        assert_int_equal(bay_odds_residues(graph, policy, NULL, PRIME[i], &out->of[i]), BAY_OK);
        assert_int_equal(out->of[i].count, out->of[0].count);
        out->count = out->of[0].count;
    }
}

// 1 when cell `at` is the fraction that `p` says; 0 when three primes are too few to tell.
static int agrees(const residues *of, size_t at, double p) {
    uint64_t rest[PRIMES];
    wide product;
    for (int i = 0; i < PRIMES; i++) rest[i] = of->of[i].cell[at];
    wide whole = join(rest, &product);
    ratio fraction = rebuild(whole, product);
    if (modulo(fraction, PRIME[PRIMES]) != of->of[PRIMES].cell[at]) return 0;
    double value = (double)fraction.number / (double)fraction.over;
    assert_near(p, fraction.minus ? -value : value, 1e-12 * (value > 1 ? value : 1));
    return 1;
}

static size_t compare(const bay_battle *battle, const bay_odds *odds, const residues *of) {
    size_t at = 0, agreed = 0;
    for (uint32_t i = 0; i < odds->endings; i++) agreed += (size_t)agrees(of, at++, odds->p[i]);
    for (uint32_t m = 0; m < odds->measures; m++)
        for (int32_t k = 0; k <= battle->most[m]; k++)
            agreed += (size_t)agrees(of, at++, odds->measure[m][k]);
    agreed += (size_t)agrees(of, at++, odds->value);
    for (uint32_t i = 0; i < odds->cells; i++)
        agreed += (size_t)agrees(of, at++, odds->joint[i].p);
    assert_int_equal(at, of->count);
    return agreed;
}

// How many of the cells, in 100, are small enough fractions to be compared.
static size_t compare_battle(const bay_battle *battle) {
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    bay_odds odds;
    residues both;
    assert_int_equal(bay_graph_expand(battle, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_odds_make(graph, &policy, NULL, &odds), BAY_OK);
    make_residues(graph, &policy, &both);
    size_t agreed = compare(battle, &odds, &both), count = both.count;
    for (int i = 0; i <= PRIMES; i++) bay_residues_free(&both.of[i]);
    bay_odds_free(&odds);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    return 100 * agreed / count;
}

static void random_mazes_agree(void **state) {
    (void)state;
    enum { MAZES = 600 };
    maze_room room[24];
    size_t compared = 0;
    for (uint64_t seed = 0; seed < MAZES; seed++) {
        int rooms = 4 + (int)(seed % 21);
        maze_random(seed, 35, 6, room, rooms);
        maze battle = maze_of(room, rooms);
        compared += compare_battle(&battle.common);
    }
    assert_true(compared / MAZES > 90);
}

static void risk_and_drill_agree(void **state) {
    (void)state;
    for (int armies = 1; armies <= 5; armies++) {
        risk_battle risk = risk_battle_of(armies, 2, BAY_TIES_SECOND);
        assert_true(compare_battle(&risk.common) > 80);
        risk = risk_battle_of(armies, 1, BAY_TIES_NOBODY);
        assert_true(compare_battle(&risk.common) > 80);
    }
    drill_scene s;
    drill_scene_make(DRILL_FOREVER, &s);
    assert_true(compare_battle(s.battle) > 80);
    drill_scene_free(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_mazes_agree),
        cmocka_unit_test(risk_and_drill_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
