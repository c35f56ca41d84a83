// A tally: whole counts a score, in the order of the scores, and what they say of the odds.
#include "bayonet/simulate.h"

#include "base/stream.h"
#include "support/trials.h"
#include "systems/risk.h"
#include "unit/analysis/near.h"

static void a_tally_counts_what_it_is_told(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(9, 9, BAY_TIES_SECOND);
    const bay_battle *battle = &risk.common;
    bay_tally *tally = tally_of(battle);
    bay_score score = {.ending = 0, .measure = {3, 1}};
    assert_int_equal(bay_tally_count(tally, &score, 30, 0), BAY_OK);
    score.measure[0] = 1;
    assert_int_equal(bay_tally_count(tally, &score, 10, 0), BAY_OK);
    score = (bay_score){.ending = 1, .measure = {0, 2}};
    assert_int_equal(bay_tally_count(tally, &score, 60, 7), BAY_OK);
    assert_int_equal(bay_tally_trials(tally), 100);
    assert_int_equal(bay_tally_broken_off(tally), 7);
    assert_int_equal(bay_tally_scores(tally), 3);
    assert_int_equal(bay_tally_score(tally, 0, &score), 10); // in the order of the scores
    assert_int_equal(score.measure[0], 1);
    bay_odds odds;
    bay_errors errors;
    assert_int_equal(bay_tally_odds(tally, NULL, &odds, &errors), BAY_OK);
    assert_near(odds.p[0], 0.4, 0);
    assert_near(errors.p[0], 0.048989794855663565, 1e-17); // sqrt(0.4 * 0.6 / 100)
    assert_near(odds.p[1], 0.6, 0);
    assert_near(odds.measure[0][0], 0.6, 0);
    assert_near(odds.measure[1][1], 0.4, 0);
    assert_near(odds.mean[0], 1.0, 1e-15);                  // 0.1 * 1 + 0.3 * 3
    assert_near(errors.mean[0], 0.1341640786499874, 1e-16); // sqrt((0.1 + 0.3 * 9 - 1) / 100)
    assert_int_equal(odds.cells, 3);
    assert_near(odds.joint[1].p, 0.3, 0);
    assert_int_equal(odds.joint[1].loss[0], 3);
    double worth = (double)battle->rules->endings[0].worth[0].number;
    assert_near(odds.value, 0.4 * worth, 1e-13);
    assert_near(errors.value, errors.p[0] * worth, 1e-13);
    bay_odds_free(&odds);
    bay_tally_free(tally);
}

static void a_tally_refuses_what_cannot_be(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(9, 9, BAY_TIES_SECOND);
    bay_tally *tally = tally_of(&risk.common);
    bay_odds odds;
    bay_errors errors;
    assert_int_equal(bay_tally_odds(tally, NULL, &odds, &errors), BAY_BAD_INPUT);
    bay_score score = {.ending = BAY_ENDINGS_MAX};
    assert_int_equal(bay_tally_count(tally, &score, 1, 0), BAY_BAD_INPUT);
    score = (bay_score){.measure = {risk.common.most[0] + 1}};
    assert_int_equal(bay_tally_count(tally, &score, 1, 0), BAY_BAD_INPUT);
    score.measure[0] = -1;
    assert_int_equal(bay_tally_count(tally, &score, 1, 0), BAY_BAD_INPUT);
    score.measure[0] = 0;
    assert_int_equal(bay_tally_count(tally, &score, 1, 2), BAY_BAD_INPUT);
    assert_int_equal(bay_tally_count(tally, &score, UINT64_C(1) << 50, 0), BAY_OK);
    assert_int_equal(bay_tally_count(tally, &score, 1, 0), BAY_BAD_INPUT);
    assert_int_equal(bay_tally_trials(tally), UINT64_C(1) << 50);
    bay_tally_free(tally);
}

static void tallies_add_up(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(9, 9, BAY_TIES_SECOND);
    bay_tally *one = tally_of(&risk.common), *other = tally_of(&risk.common);
    bay_score score = {.ending = 1, .measure = {2, 3}};
    assert_int_equal(bay_tally_count(one, &score, 30, 4), BAY_OK);
    assert_int_equal(bay_tally_count(other, &score, 50, 3), BAY_OK);
    score.measure[0] = 1;
    assert_int_equal(bay_tally_count(other, &score, 20, 0), BAY_OK);
    assert_int_equal(bay_tally_add(one, other), BAY_OK);
    assert_int_equal(bay_tally_trials(one), 100);
    assert_int_equal(bay_tally_broken_off(one), 7);
    assert_int_equal(bay_tally_scores(one), 2);
    assert_int_equal(bay_tally_score(one, 0, &score), 20);
    assert_int_equal(score.measure[0], 1);
    assert_int_equal(bay_tally_score(one, 1, &score), 80);
    assert_int_equal(bay_tally_trials(other), 70);
    bay_tally_free(one);
    bay_tally_free(other);
}

// 49 shares of 1 / 49 do not add up to 1 in doubles; 49 trials do.
static void what_always_came_is_worth_exactly_that(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(9, 9, BAY_TIES_SECOND);
    bay_tally *tally = tally_of(&risk.common);
    for (int32_t k = 0; k < 49; k++) {
        bay_score score = {.ending = 0, .measure = {k % 7, k / 7}};
        assert_int_equal(bay_tally_count(tally, &score, 1, 0), BAY_OK);
    }
    bay_odds odds;
    bay_errors errors;
    assert_int_equal(bay_tally_odds(tally, NULL, &odds, &errors), BAY_OK);
    assert_near(odds.value, risk.common.rules->endings[0].worth[0].number, 0);
    assert_near(errors.value, 0, 0);
    assert_near(odds.mean[0], 3, 0);
    bay_odds_free(&odds);
    bay_tally_free(tally);
}

// A walk of a thousand ends: the table of scores grows, and stays in order.
static void many_scores_are_kept_apart(void **state) {
    (void)state;
    risk_battle risk = risk_battle_of(40, 40, BAY_TIES_NOBODY);
    bay_tally *tally = tally_of(&risk.common);
    stream dice = stream_new(3, 3);
    for (int i = 0; i < 5000; i++) {
        bay_score score = {.ending = (uint16_t)stream_below(&dice, 2)};
        for (int side = 0; side < 2; side++)
            score.measure[side] = (int32_t)stream_below(&dice, 41);
        assert_int_equal(bay_tally_count(tally, &score, 1, 0), BAY_OK);
    }
    uint64_t sum = 0;
    int64_t before = -1;
    for (uint32_t i = 0; i < bay_tally_scores(tally); i++) {
        bay_score score;
        sum += bay_tally_score(tally, i, &score);
        int64_t now = ((int64_t)score.ending * 41 + score.measure[0]) * 41 + score.measure[1];
        assert_true(now > before);
        before = now;
    }
    assert_int_equal(sum, 5000);
    assert_true(bay_tally_scores(tally) > 1500);
    bay_tally_free(tally);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tally_counts_what_it_is_told),
        cmocka_unit_test(a_tally_refuses_what_cannot_be),
        cmocka_unit_test(tallies_add_up),
        cmocka_unit_test(what_always_came_is_worth_exactly_that),
        cmocka_unit_test(many_scores_are_kept_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
