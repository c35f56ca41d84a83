// The shortest way round outlines: by hand, and as a second implementation has it (ways.py).

#include "ground/plane/way.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void a_length_is_rounded_up(void **state) {
    (void)state;
    bay_point at = {0, 0};
    static const int64_t ROWS[][3] = {{0, 0, 0}, {3, 4, 5},       {1, 1, 2},       {-3, 1, 4},
                                      {1, 0, 1}, {0, 1000, 1000}, {999, -45, 1001}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        assert_int_equal(
            way_straight(at, (bay_point){(int32_t)ROWS[i][0], (int32_t)ROWS[i][1]}),
            ROWS[i][2]);
    bay_point corner = {-500000000, -500000000}, opposite = {500000000, 500000000};
    assert_int_equal(way_straight(corner, opposite), 1414213563); // 1414213562.4
}

static void one_disc_is_passed_by_three_legs(void **state) {
    (void)state;
    ground_outline disc = outline_of_disc((bay_point){0, 0}, 250);
    bay_point from = {-1000, 0}, to = {1000, 0};
    // By (-50, 250) and (50, 250): 983 + 100 + 983.
    assert_int_equal(way_length(&disc, 1, from, to, 5000), 2066);
    assert_int_equal(way_length(&disc, 1, from, to, 2066), 2066);
    assert_int_equal(way_length(&disc, 1, from, to, 2065), WAY_NONE);
    assert_int_equal(way_length(&disc, 0, from, to, 5000), 2000);
    assert_int_equal(way_length(&disc, 0, from, to, 1999), WAY_NONE);
}

static void nobody_leaves_or_enters_an_outline(void **state) {
    (void)state;
    ground_outline disc = outline_of_disc((bay_point){0, 0}, 250);
    bay_point inside = {0, 249}, border = {0, 250}, away = {0, 1000};
    assert_int_equal(way_length(&disc, 1, inside, away, 5000), WAY_NONE);
    assert_int_equal(way_length(&disc, 1, away, inside, 5000), WAY_NONE);
    assert_int_equal(way_length(&disc, 1, inside, inside, 5000), WAY_NONE);
    assert_int_equal(way_length(&disc, 1, border, away, 5000), 750);
    assert_int_equal(way_length(&disc, 1, border, border, 0), 0);
}

// Two outlines that meet in a line let pass; that overlap do not.
static void a_gap_is_as_wide_as_the_base_or_closed(void **state) {
    (void)state;
    bay_point from = {0, -600}, to = {0, 600};
    ground_outline pair[2] = {outline_of_disc((bay_point){-250, 0}, 250),
                              outline_of_disc((bay_point){250, 0}, 250)};
    assert_int_equal(way_length(pair, 2, from, to, 5000), 1200);
    pair[1] = outline_of_disc((bay_point){249, 0}, 250);
    assert_true(way_length(pair, 2, from, to, 5000) > 1200);
    assert_int_equal(way_length(pair, 2, from, to, 1300), WAY_NONE);
}

// --- Against the second implementation -------------------------------------------------------

enum { FIELDS = 5, LINE = 4096 };

static bay_point read_point(const char *text) {
    bay_point at = {0, 0};
    assert_int_equal(sscanf(text, "%d,%d", &at.x, &at.y), 2);
    return at;
}

static ground_outline read_outline(const char *word) {
    bay_point a, b;
    int32_t radius;
    if (sscanf(word, "d:%d,%d,%d", &a.x, &a.y, &radius) == 3) return outline_of_disc(a, radius);
    assert_int_equal(sscanf(word, "e:%d,%d,%d,%d,%d", &a.x, &a.y, &b.x, &b.y, &radius), 5);
    return outline_of_edge(a, b, radius);
}

static uint32_t read_outlines(char *words, ground_outline *round) {
    uint32_t count = 0;
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
        round[count++] = read_outline(word);
    return count;
}

static void split(char *line, char *field[FIELDS]) {
    line[strcspn(line, "\n")] = '\0';
    for (int i = 0; i < FIELDS; i++) {
        field[i] = line;
        line += strcspn(line, "\t");
        if (i + 1 < FIELDS) {
            assert_int_equal(*line, '\t');
            *line++ = '\0';
        }
    }
}

// There and back.
static void compare(char *line) {
    static ground_outline round[WAY_OUTLINES_MAX];
    char *field[FIELDS];
    split(line, field);
    bay_point from = read_point(field[1]), to = read_point(field[2]);
    int64_t limit = strtoll(field[0], NULL, 10);
    uint32_t count = read_outlines(field[3], round);
    int64_t wanted = *field[4] == '-' ? WAY_NONE : strtoll(field[4], NULL, 10);
    assert_int_equal(way_length(round, count, from, to, limit), wanted);
    assert_int_equal(way_length(round, count, to, from, limit), wanted);
}

static void the_second_implementation_agrees(void **state) {
    (void)state;
    char line[LINE];
    int compared = 0;
    FILE *file = fopen(BAYONET_SOURCE_DIR "/tests/unit/ground/ways.tsv", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        assert_non_null(strchr(line, '\n'));
        if (*line == '#') continue;
        compare(line);
        compared++;
    }
    fclose(file);
    assert_true(compared >= 300);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_length_is_rounded_up),
        cmocka_unit_test(one_disc_is_passed_by_three_legs),
        cmocka_unit_test(nobody_leaves_or_enters_an_outline),
        cmocka_unit_test(a_gap_is_as_wide_as_the_base_or_closed),
        cmocka_unit_test(the_second_implementation_agrees),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
