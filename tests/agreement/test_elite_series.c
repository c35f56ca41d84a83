// Elite 4 (one pin) against Elite 4 (one pin): attacks without limit, so an attack in which nobody
// is hurt leads back to itself. By hand it is a geometric series: from a against d clean points
//
//     P(a, d) = sum of p(lost, lost) P(a - lost, d - lost), nobody hurt left out, / (1 - p(0, 0))
//
// over the catalogue's own table of one attack, in residues, and the engine must agree exactly.
#include "bayonet/odds.h"

#include "rules/nqm/proofs.h"
#include "support/heap.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 3, WON, LOST, BOTH, ENDINGS };

// Ways of 6^(a + d) that the attacker wins i pairs and the defender j: catalogue, section A5.
typedef struct attack {
    int attacker, defender;
    int ways[MOST + 1][MOST + 1]; // [attacker's wins][defender's wins]
} attack;

static const attack ATTACKS[] = {
    {1, 1, {{6, 15}, {15}}},
    {2, 1, {{36, 55}, {125}}},
    {3, 1, {{216, 225}, {855}}},
    {2, 2, {{66, 220, 295}, {220, 200}, {295}}},
    {3, 2, {{381, 915, 979}, {1545, 1066}, {2890}}},
    {3, 3, {{996, 3645, 6810, 6420}, {3645, 5496, 3207}, {6810, 3207}, {6420}}},
};

// The table has a >= d; the other half is its mirror.
static int64_t ways(int a, int d, int won, int lost) {
    for (size_t i = 0; i < sizeof ATTACKS / sizeof *ATTACKS; i++) {
        const attack *row = &ATTACKS[i];
        if (row->attacker == a && row->defender == d) return row->ways[won][lost];
        if (row->attacker == d && row->defender == a) return row->ways[lost][won];
    }
    fail_msg("no attack of %d on %d", a, d);
    return 0;
}

static uint64_t power(uint64_t base, uint64_t exponent, uint64_t prime) {
    uint64_t result = 1;
    for (; exponent; exponent >>= 1, base = base * base % prime)
        if (exponent & 1) result = result * base % prime;
    return result;
}

// P of the ending from a against d clean points, modulo the prime.
static uint64_t series(int a, int d, int ending, uint64_t prime) {
    if (a == 0 || d == 0) return (a == 0 && d == 0 ? BOTH : d == 0 ? WON : LOST) == ending;
    int pairs = a < d ? a : d;
    uint64_t sum = 0, all = 0;
    for (int won = 0; won <= pairs; won++)
        for (int lost = 0; lost + won <= pairs; lost++) {
            uint64_t count = (uint64_t)ways(a, d, won, lost);
            all += count;
            if (won + lost == 0) continue;
            sum = (sum + count * series(a - lost, d - won, ending, prime)) % prime;
        }
    assert_int_equal(all, power(6, (uint64_t)(a + d), 1u << 31));
    uint64_t hurt = all - (uint64_t)ways(a, d, 0, 0);
    return sum * power(hurt, prime - 2, prime) % prime;
}

static void nqm_16_attacks_without_limit_are_a_geometric_series(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    static const uint32_t PRIMES[] = {2147483647, 2147483629, 2147483587};
    static const char *const IDS[ENDINGS] = {
        [WON] = "position-taken", [LOST] = "attack-broken", [BOTH] = "both-broken"};
    bay_work work = {.memory = heap()};
    story *s =
        story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':4,'pins':1},"
                    "'defender':{'quality':'elite','strength':4,'pins':1}}");
    const bay_rules *rules = story_battle(s)->rules;
    bay_graph *graph;
    bay_policy policy;
    assert_int_equal(bay_graph_expand(story_battle(s), NULL, &work, &graph), BAY_OK);
    assert_true(bay_graph_largest(graph) > 1); // there is a loop
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    for (size_t i = 0; i < sizeof PRIMES / sizeof *PRIMES; i++) {
        bay_residues exact;
        assert_int_equal(bay_odds_residues(graph, &policy, NULL, PRIMES[i], &exact), BAY_OK);
        for (int ending = WON; ending < ENDINGS; ending++)
            for (uint32_t row = 0; rules->endings[row].id; row++)
                if (strcmp(rules->endings[row].id, IDS[ending]) == 0)
                    assert_int_equal(exact.cell[row], series(MOST, MOST, ending, PRIMES[i]));
        bay_residues_free(&exact);
    }
    bay_policy_free(&policy);
    bay_graph_free(graph);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_16_attacks_without_limit_are_a_geometric_series),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
