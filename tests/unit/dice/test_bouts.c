// Bouts in a row against all 46,656 ways in which three of them can fall, whatever is added and whatever
// the sides have left.
#include "bayonet/throw.h"

#include "base/stream.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { FACES = 6, LEFT_MAX = 40, WAYS_OF_A_BOUT = FACES * FACES };

// In how many ways it comes to this: by bouts, who won all of them, and what each side lost.
typedef struct ways {
    int of[BAY_BOUTS_MAX + 1][3][LEFT_MAX + 1][LEFT_MAX + 1];
} ways;

// One string of dice, played with the plainest code that will do.
static void play(const int *shift, int bouts, const int left[2], int string, ways *to) {
    int lost[2] = {0, 0}, first_wins = 0, second_wins = 0, fought = 0;
    while (fought < bouts && lost[0] < left[0] && lost[1] < left[1]) {
        int first = string % FACES + 1 + shift[fought], second = string / FACES % FACES + 1;
        string /= WAYS_OF_A_BOUT;
        first_wins += first > second;
        second_wins += second > first;
        if (first > second) lost[1] += first - second;
        if (second > first) lost[0] += second - first;
        fought++;
    }
    for (int side = 0; side < 2; side++)
        if (lost[side] > left[side]) lost[side] = left[side];
    bool out = lost[0] == left[0] || lost[1] == left[1];
    int won = !out ? 0 : first_wins == fought ? 1 : second_wins == fought ? 2 : 0;
    to->of[fought][won][lost[0]][lost[1]]++;
}

static void check(const int *shift, int bouts, const int left[2]) {
    static ways all;
    static double p[BAY_RESULTS_MAX];
    static uint8_t can[BAY_RESULTS_MAX];
    memset(&all, 0, sizeof all);
    int strings = 1;
    for (int i = 0; i < bouts; i++) strings *= WAYS_OF_A_BOUT;
    for (int i = 0; i < strings; i++) play(shift, bouts, left, i, &all);
    bay_throw dice = bay_throw_bouts(FACES, bouts, shift, left);
    assert_true(bay_throw_valid(&dice));
    void *space = malloc(bay_throw_space(&dice));
    assert_int_equal(bay_throw_odds(&dice, NULL, 0, p, can, space), BAY_OK);
    free(space);
    int seen = 0;
    for (uint32_t r = 0; r < bay_throw_results(&dice); r++) {
        if (!can[r]) assert_true(p[r] == 0);
        if (!can[r]) continue;
        bay_fought of = bay_throw_fought(&dice, r);
        int *here = &all.of[of.bouts][of.won][of.lost[0]][of.lost[1]];
        assert_true(*here > 0 && p[r] == *here / (double)strings);
        seen += *here;
        *here = 0; // and no other result stands for it
    }
    assert_int_equal(seen, strings);
}

static void three_bouts_are_every_way_they_fall(void **state) {
    (void)state;
    static const int LEFT[] = {1, 2, 3, 5, 6, 9, 15, 16, LEFT_MAX};
    enum { COUNT = sizeof LEFT / sizeof *LEFT };
    for (int i = 0; i < COUNT * COUNT; i++) {
        int left[2] = {LEFT[i % COUNT], LEFT[i / COUNT]};
        check((int[]){0, 0, 0}, 3, left);
        check((int[]){i % 5 - 2, i % 3 - 1, i % 7 - 3}, 3, left);
    }
}

static void whatever_is_added_they_are_every_way_they_fall(void **state) {
    (void)state;
    stream from = stream_new(31, 0);
    for (int i = 0; i < 300; i++) {
        int shift[BAY_BOUTS_MAX], left[2], bouts = (int)stream_below(&from, BAY_BOUTS_MAX) + 1;
        for (int b = 0; b < BAY_BOUTS_MAX; b++) shift[b] = (int)stream_below(&from, 19) - 9;
        for (int s = 0; s < 2; s++)
            left[s] = (int)stream_below(&from, i % 2 ? 8 : LEFT_MAX) + 1;
        check(shift, bouts, left);
    }
}

// Runs of the possible results of a throw cover all of them, and say of each what it stands for.
//   returns the longest run
static uint32_t check_runs(const bay_throw *dice, const uint32_t *result, uint32_t count) {
    uint32_t longest = 0;
    for (uint32_t i = 0, run; i < count; i += run) {
        bay_fought first;
        run = bay_throw_fought_run(dice, result + i, count - i, &first);
        assert_true(run >= 1 && run <= count - i);
        for (uint32_t k = 0; k < run; k++) {
            bay_fought of = bay_throw_fought(dice, result[i + k]);
            assert_int_equal(of.lost[0], first.lost[0]);
            assert_int_equal(of.lost[1], first.lost[1] + k);
            assert_true(of.bouts == first.bouts && of.won == first.won);
        }
        if (run > longest) longest = run;
    }
    return longest;
}

static void runs_of_results_stand_for_what_each_stands_for(void **state) {
    (void)state;
    static uint32_t result[BAY_RESULTS_MAX];
    stream from = stream_new(32, 0);
    uint32_t longest = 0;
    for (int i = 0; i < 300; i++) {
        int shift[BAY_BOUTS_MAX], left[2], bouts = (int)stream_below(&from, BAY_BOUTS_MAX) + 1;
        for (int b = 0; b < BAY_BOUTS_MAX; b++) shift[b] = (int)stream_below(&from, 19) - 9;
        for (int s = 0; s < 2; s++) left[s] = (int)stream_below(&from, LEFT_MAX) + 1;
        bay_throw dice = bay_throw_bouts(FACES, bouts, shift, left);
        uint32_t count = 0, skipped = stream_below(&from, 4); // one in so many, 0: none
        for (uint32_t r = 0; r < bay_throw_results(&dice); r++)
            if (!skipped || stream_below(&from, skipped)) result[count++] = r;
        uint32_t run = check_runs(&dice, result, count);
        if (run > longest) longest = run;
    }
    assert_true(longest > 5);
}

static void what_cannot_be_lost_makes_no_other_throw(void **state) {
    (void)state;
    int shift[] = {1, 0, 0};
    bay_throw some = bay_throw_bouts(FACES, 3, shift, (int[]){15, 17});
    bay_throw many = bay_throw_bouts(FACES, 3, shift, (int[]){60, 18});
    bay_throw fewer = bay_throw_bouts(FACES, 3, shift, (int[]){14, 17});
    assert_memory_equal(&some, &many, sizeof some);
    assert_memory_not_equal(&some, &fewer, sizeof some);
}

// Those that end early first, bout by bout; then by what the first lost, falling.
static void results_are_in_the_order_of_the_bouts(void **state) {
    (void)state;
    bay_throw dice = bay_throw_bouts(FACES, 3, (int[]){0, 1, 2}, (int[]){7, 8});
    int bouts = 0, lost = LEFT_MAX;
    for (uint32_t r = 0; r < bay_throw_results(&dice); r++) {
        bay_fought of = bay_throw_fought(&dice, r);
        bool out = of.lost[0] == 7 || of.lost[1] == 8;
        if (out) {
            assert_true(of.bouts >= bouts && lost == LEFT_MAX);
            bouts = of.bouts;
        } else {
            assert_true(of.bouts == 3 && of.lost[0] <= lost);
            lost = of.lost[0];
        }
    }
    assert_int_equal(lost, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_bouts_are_every_way_they_fall),
        cmocka_unit_test(whatever_is_added_they_are_every_way_they_fall),
        cmocka_unit_test(runs_of_results_stand_for_what_each_stands_for),
        cmocka_unit_test(what_cannot_be_lost_makes_no_other_throw),
        cmocka_unit_test(results_are_in_the_order_of_the_bouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
