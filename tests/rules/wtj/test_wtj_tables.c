// The exact tables of the catalogue's section W.5, to the unit: of 46,656 strings of dice.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#include <math.h>

enum { STRINGS = 46656 };

static const char ENEMY_GONE[] = "breakthrough taken heroic taken-tied";
static const char TIES[] = "drawn taken-tied held-tied both-gone";

// The chance of any of these endings, in strings of dice.
static int strings(int attackers, int defenders, int net, const char *reading,
                   const char *endings) {
    char scenario[300], ending[40];
    int count = 0, size = 0;
    snprintf(scenario, sizeof scenario,
             "{'rules':'wtj','until':'assault-over','parameters':{'tie_when_eliminated':'%s','"
             "outstanding_training':"
             "%d},'attacker':{'units':[{'name':'A','bases':%d,'training':'outstanding'}]},"
             "'defender':'%d'}",
             reading, net, attackers, defenders);
    for (; sscanf(endings, "%39s%n", ending, &size) == 1; endings += size) {
        double p = STRINGS * story_chance(scenario, ending, false);
        assert_true(fabs(p - round(p)) < 1e-6);
        count += (int)lround(p);
    }
    return count;
}

static void wtj_14_the_chance_that_the_defender_is_gone(void **state) {
    PROVES(WTJ_14, 1);
    (void)state;
    static const struct {
        int net, attackers, chance[6]; // in ten thousandths, against 1, 2, 3, 4, 6, 9 bases
    } ROWS[] = {{-1, 3, {4406, 2937, 2135, 1239, 312, 18}},
                {-1, 9, {6185, 4603, 3117, 1821, 403, 18}},
                {0, 6, {7836, 6640, 5287, 3887, 1478, 242}},
                {0, 9, {8045, 6779, 5371, 3928, 1542, 242}},
                {2, 9, {9799, 9541, 9046, 8286, 6253, 3090}}};
    static const int DEFENDERS[] = {1, 2, 3, 4, 6, 9};
    for (size_t row = 0; row < sizeof ROWS / sizeof *ROWS; row++)
        for (int i = 0; i < 6; i++) {
            int count = strings(ROWS[row].attackers, DEFENDERS[i], ROWS[row].net, "literal",
                                ENEMY_GONE);
            double off = 10000.0 * count / STRINGS - ROWS[row].chance[i];
            assert_true(fabs(off) < 0.5 + 1e-9); // .03125 is printed as .0312
        }
    assert_int_equal(lround(10000.0 * strings(3, 2, -1, "pinned", ENEMY_GONE) / STRINGS), 3365);
}

static void wtj_14_the_spot_values(void **state) {
    PROVES(WTJ_14, 1);
    (void)state;
    assert_int_equal(strings(6, 2, -1, "literal", ENEMY_GONE), 5039 * 4);
    assert_int_equal(strings(9, 2, -1, "literal", ENEMY_GONE), 10739 * 2);
    assert_int_equal(strings(6, 2, 0, "literal", ENEMY_GONE), 7745 * 4);
    assert_int_equal(strings(9, 3, 0, "literal", ENEMY_GONE), 8353 * 3);
    assert_int_equal(strings(9, 9, 0, "literal", ENEMY_GONE), 47 * 24);
}

static void wtj_16_ties(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    assert_int_equal(strings(6, 6, 0, "literal", TIES), 4332);
    assert_int_equal(strings(6, 2, -1, "literal", TIES), 2841);
    int later = strings(6, 2, -1, "wins", TIES); // but for those with the defender gone already
    assert_int_equal(strings(6, 2, -1, "literal", TIES) - later, 1996);
}

static void wtj_15_who_loses_less_of_many(void **state) {
    PROVES(WTJ_15, 1);
    (void)state;
    static const struct {
        int net, less, even, more;
    } ROWS[] = {{0, 3527 * 6, 361 * 12, 3527 * 6},
                {1, 11207 * 3, 3431, 2401 * 4},
                {2, 42155, 833 * 2, 35 * 81},
                {3, 847 * 54, 19 * 24, 77 * 6}};
    for (int i = 0; i < 4; i++)
        for (int mirrored = 0; mirrored < 2; mirrored++) {
            int net = mirrored ? -ROWS[i].net : ROWS[i].net;
            assert_int_equal(strings(60, 60, net, "pinned", mirrored ? "lost" : "won"),
                             ROWS[i].less);
            assert_int_equal(strings(60, 60, net, "pinned", "drawn"), ROWS[i].even);
            assert_int_equal(strings(60, 60, net, "pinned", mirrored ? "won" : "lost"),
                             ROWS[i].more);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_14_the_chance_that_the_defender_is_gone),
        cmocka_unit_test(wtj_14_the_spot_values),
        cmocka_unit_test(wtj_16_ties),
        cmocka_unit_test(wtj_15_who_loses_less_of_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
