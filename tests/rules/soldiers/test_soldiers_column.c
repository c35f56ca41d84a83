// The odds and the column: ARV-09 to ARV-11, ARV-28 to ARV-33.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

#define OFF 0

// The column, 1 the leftmost, of so many points in all against so many, with these parameters
// and this ground; OFF: no die is thrown.
static void check_column(const char *parameters, const char *ground, int points, int against,
                         int column) {
    story *s = story_of(PHASE(READ("%s'stacking_limit':99") GROUND("%s"),
                              UNIT("A", "d3", STACKING(% d)), UNIT("X", "d4", STACKING(% d))),
                        parameters, ground, points, against);
    story_choose(s, "assault-d4");
    story_check_asks(s, column ? "assault" : "over");
    story_check_feature(s, "column", column);
    if (!column) story_check_told(s, "ARV-28");
    story_over(s);
}

// With units as they are said.
static void check_units(const char *scenario, const char *moves, int points, int against,
                        int column) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, "assault");
    story_check_feature(s, "attacker.points", points);
    story_check_feature(s, "defender.points", against);
    story_check_feature(s, "column", column);
    story_over(s);
}

static void arv_11_two_companies_on_one(void **state) {
    PROVES(ARV_11, 1);
    (void)state;
    check_units(PHASE(,
                      UNIT("A", "d3", NATION("russian")) "," UNIT("B", "d3", NATION("russian")),
                      UNIT("X", "d4", NATION("german"))),
                "assault-d4; assault-d4", 8, 4, 4);
}

static void arv_09_stacking_values_against_stacking_values(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    check_units(PHASE(,
                      UNIT("A", "d3", ) "," UNIT("B", "e3", STACKING(3)) "," UNIT("C", "c4", ),
                      FOUR "," UNIT("Y", "d4", TYPE("machine-gun")) "," UNIT("Z", "e4", )),
                "assault-d4; assault-d4; assault-d4", 11, 5, 4);
    check_units(
        PHASE(, UNIT("A", "d3", ) "," UNIT("B", "e3", STACKING(3)) "," UNIT("C", "c4", ),
              FOUR "," UNIT("Y", "d4", TYPE("machine-gun")) "," UNIT("Z", "e4", )),
        "assault-d4; assault-e4; assault-d4; assault-on-d4", 8, 5, 3); // B is busy elsewhere
}

static void arv_09_odds_are_rounded_against_the_attacker(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    static const struct {
        int points, against, down, nearest, up;
    } ROWS[] = {{12, 5, 4, 4, 5},    {7, 4, 3, 4, 4},       {4, 5, 2, 3, 3},  {3, 8, 1, 1, 2},
                {2, 7, OFF, OFF, 1}, {2, 8, OFF, OFF, OFF}, {6, 4, 3, 3, 4},  {5, 2, 4, 4, 5},
                {8, 3, 4, 5, 5},     {4, 4, 3, 3, 3},       {8, 4, 4, 4, 4},  {4, 8, 2, 2, 2},
                {2, 3, 2, 2, 3},     {3, 4, 2, 3, 3},       {24, 4, 8, 8, 8}, {26, 4, 8, 8, 8},
                {1, 3, 1, 1, 1},     {2, 5, 1, 1, 2},       {3, 7, 1, 2, 2}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        check_column("", "", ROWS[i].points, ROWS[i].against, ROWS[i].down);
        check_column("'AMB-A1':'nearest',", "", ROWS[i].points, ROWS[i].against,
                     ROWS[i].nearest);
        check_column("'AMB-A1':'up',", "", ROWS[i].points, ROWS[i].against, ROWS[i].up);
    }
    check_column("'off_table':'clamp',", "", 2, 7, 1);
    check_column("'off_table':'clamp',", "", 2, 8, 1);
    check_column("'off_table':'clamp',", "", 1, 40, 1);
}

static void check_with(const char *table, const char *parameters, const char *ground,
                       int points, int against, int column) {
    story *s = story_of(PHASE(READ("%s'stacking_limit':99") GROUND("%s") TABLE("%s"),
                              UNIT("A", "d3", STACKING(% d)), UNIT("X", "d4", STACKING(% d))),
                        parameters, ground, table, points, against);
    story_choose(s, "assault-d4");
    story_check_asks(s, column ? "assault" : "over");
    story_check_feature(s, "column", column);
    story_over(s);
}

// Above 3-2 come 2-1, 3-1, …; below 2-3 come 1-2, 1-3, …
static void arv_09_columns_beyond_the_ends_of_a_table(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    static const char HIGH[] = "'1-1 0 3','3-2 1 4'", LOW[] = "'2-3 0 2','1-1 0 3'";
    check_with(HIGH, "'AMB-A4':'ratio',", "'d4 town'", 12, 4, 2); // 3-1 less two
    check_with(HIGH, "'AMB-A4':'ratio',", "'d4 town'", 10, 4, 1); // 2-1 less two
    check_with(HIGH, "'AMB-A4':'ratio',", "'d4 town'", 7, 4, OFF);
    check_with(HIGH, "'AMB-A4':'cap',", "'d4 woods'", 12, 4, 1);
    check_with(LOW, "'AMB-A1':'up',", "", 4, 7, 1);
    check_with(LOW, "'AMB-A1':'up',", "", 4, 9, OFF); // to 1-2
    check_with(LOW, "'AMB-A1':'up',", "", 4, 8, OFF);
    check_with(LOW, "'AMB-A1':'nearest',", "", 4, 7, OFF);
    check_with(LOW, "'AMB-A1':'nearest',", "", 5, 8, 1);
    check_with(LOW, "'AMB-A1':'down',", "", 5, 7, 1);
    check_column("'AMB-A4':'ratio','AMB-A1':'up',", "'d4 trench','d4 crest'", 26, 4, 6);
    check_column("'AMB-A4':'ratio','AMB-A1':'down',", "'d4 trench','d4 crest'", 26, 4, 5);
}

static void arv_09_under_a_2_only_the_named_count(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    static const char NAMED[] =
        PHASE(READ("'AMB-A2':'named'"), UNIT("A", "d3", ) "," UNIT("B", "e3", STACKING(3)),
              FOUR "," UNIT("Y", "d4", STACKING(3)) "," UNIT("Z", "d4", STACKING(1)));
#define ONLY_X "assault-d4; name-x; spare-y; spare-z; "
#define ONLY_Y "assault-d4; spare-x; name-y; spare-z; "
#define ONLY_Z "assault-d4; spare-x; spare-y; "
    check_units(NAMED, ONLY_X ONLY_X, 7, 4, 3);
    check_units(NAMED, ONLY_Y ONLY_Y, 7, 3, 4);
    check_units(NAMED, ONLY_X ONLY_Z, 7, 5, 3);
    check_units(NAMED, ONLY_Z "no-assault", 4, 1, 6);
    check_units(NAMED, "assault-d4; name-x; spare-y; name-z; no-assault", 4, 5, 2);
    check_units(NAMED, "assault-d4; name-x; name-y; name-z; no-assault", 4, 8, 2);
    story *s = story_begin(NAMED);
    story_play(s, ONLY_Z "no-assault; 1");
    story_check_losses(s, 0, 1); // and only they suffer
    story_check_ending(s, "held");
    story_over(s);
}

static void arv_09_under_a_19_the_disrupted_count_half(void **state) {
    PROVES(ARV_09, 1);
    (void)state;
    static const char HALF[] =
        PHASE(READ("'AMB-A19':'%s'"), EIGHT,
              UNIT("X", "d4", DISRUPTED) "," UNIT("Y", "d4", STACKING(1) "%s"));
    static const struct {
        const char *reading, *more;
        int column;
    } ROWS[] = {{"full", "", 3},         // 8 to 5
                {"half", "", 4},         // 8 to 3
                {"full", DISRUPTED, 3},  // 8 to 5
                {"half", DISRUPTED, 5}}; // 8 to 2 and a half: 3 1/5
    for (int i = 0; i < 4; i++) {
        story *s = story_of(HALF, ROWS[i].reading, ROWS[i].more);
        story_choose(s, "assault-d4");
        story_check_feature(s, "defender.points", 5);
        story_check_feature(s, "column", ROWS[i].column);
        story_over(s);
    }
    phases_feature(PHASE(, EIGHT, UNIT("X", "d4", DISRUPTED)), "assault-d4", "column", 4);
    // Disrupted by fire just now counts half as well, whenever AMB-A9 begins to count.
    story *s =
        story_begin(PHASE(READ("'AMB-A19':'half','AMB-A9':'earlier-only'") FIRE("attacker"),
                          EIGHT "," UNIT("G", "d1", TYPE("howitzer")), FOUR));
    story_play(s, "assault-d4; fire-at-d4; 3");
    story_check_feature(s, "column", 6);
    story_over(s);
}

static void arv_28_off_the_table_there_is_no_die(void **state) {
    PROVES(ARV_28, 1);
    (void)state;
    check_column("", "'d4 town'", 4, 4, 1);
    check_column("", "'d4 town'", 3, 4, OFF);
    check_column("'off_table':'clamp',", "'d4 town'", 3, 4, 1);
    check_column("'off_table':'clamp',", "'d4 town','d4 trench'", 4, 8, 1);
    check_column("'off_table':'clamp',", "'d4 town'", 2, 8, 1);
    story *s = story_begin(PHASE(GROUND("'d4 town'"), UNIT("A", "d3", STACKING(3)), FOUR));
    story_choose(s, "assault-d4");
    story_check_ending(s, "held");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_disrupted", 0);
    story_over(s);
}

static void arv_28_above_the_table_it_is_the_top_column(void **state) {
    PROVES(ARV_28, 1);
    (void)state;
    check_column("", "'d4 trench','d4 crest'", 24, 4, 5);
    check_column("", "'d4 trench','d4 crest'", 28, 4, 5); // ARV-T05
    check_column("'AMB-A4':'ratio',", "'d4 trench','d4 crest'", 28, 4, 6);
    check_column("'AMB-A4':'ratio',", "'d4 trench','d4 crest'", 48, 4, 8); // still above
    check_column("'AMB-A4':'ratio',", "", 48, 4, 8);
    check_column("'AMB-A4':'ratio',", "'d4 woods'", 30, 4, 8); // 7-1 less one
    check_column("'AMB-A4':'ratio','AMB-A1':'nearest',", "'d4 trench'", 31, 4,
                 8); // 8-1 less two
    check_column("'AMB-A4':'ratio','AMB-A1':'nearest',", "'d4 trench'", 29, 4, 7);
}

static void arv_29_woods_and_improved_positions_are_one(void **state) {
    PROVES(ARV_29, 1);
    (void)state;
    check_column("", "'d4 woods'", 8, 4, 3);
    check_column("", "'d4 improved'", 8, 4, 3);
    check_column("'woods_shift':3,", "'d4 woods'", 8, 4, 1);
    check_column("'improved_shift':0,", "'d4 improved'", 8, 4, 4);
    check_column("", "'d3 woods','d3 improved','e4 woods'", 8, 4,
                 4); // not where they come from
    static const char *const REST[] = {"clear", "road", "bridge"};
    for (int i = 0; i < 3; i++) {
        char ground[20];
        snprintf(ground, sizeof ground, "'d4 %s'", REST[i]);
        check_column("", ground, 8, 4, 4);
    }
}

static void arv_32_town_and_trench_are_two(void **state) {
    PROVES(ARV_32, 1);
    (void)state;
    check_column("", "'d4 town'", 8, 4, 2);
    check_column("", "'d4 trench'", 8, 4, 2);
    check_column("'town_shift':0,", "'d4 town'", 8, 4, 4);
    check_column("'trench_shift':3,", "'d4 trench'", 8, 4, 1);
}

static void arv_33_shifts_add_up(void **state) {
    PROVES(ARV_33, 1);
    (void)state;
    check_column("", "'d4 trench','d4 crest'", 8, 4, 1);
    check_column("", "'d4 woods','d4 improved'", 16, 4, 4); // ARV-T13
    check_column("", "'d4 town','d4 improved','d4 woods','d4 slope'", 24, 4, 3);
    check_column("", "'d4 town','d4 trench','d4 canal'", 24, 4, 3);
    check_column("", "'d4 woods','d4 woods'", 8, 4, 3); // the same kind twice is one
    story *s = story_begin(PHASE(GROUND("'d4 trench','d4 crest'"), EIGHT, FOUR));
    story_choose(s, "assault-d4");
    story_check_said(s, "together 3 columns to the left");
    story_over(s);
}

static void arv_30_a_height_counts_when_all_are_lower(void **state) {
    PROVES(ARV_30, 1);
    (void)state;
    check_column("", "'d4 slope'", 8, 4, 3);
    check_column("", "'d4 crest'", 8, 4, 3);
    check_column("'slope_shift':2,", "'d4 slope'", 8, 4, 2);
    check_column("'crest_shift':2,", "'d4 crest'", 8, 4, 2);
    check_column("'crest_shift':2,", "'d4 slope','d4 crest'", 8, 4, 2); // a crest is no slope
    check_column("", "'d4 slope','d3 slope'", 8, 4, 4);                 // level
    check_column("", "'d4 slope','d3 crest'", 8, 4, 4);                 // higher
    check_column("", "'d4 crest','d3 slope'", 8, 4, 3);
    check_column("", "'d4 crest 3','d3 crest'", 8, 4, 3); // by the level that is said
    check_column("", "'d4 slope','d3 clear 1'", 8, 4, 4);
    check_column("", "'d4 clear 4'", 8, 4, 4); // high, but neither slope nor crest
}

static void arv_30_one_who_is_level_is_enough_to_lose_it(void **state) {
    PROVES(ARV_30, 1);
    (void)state;
    static const char MIXED[] = PHASE(READ("'AMB-A17':'%s'") GROUND("'d4 crest','e3 crest'"),
                                      UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR);
    story *s = story_of(MIXED, "every");
    story_play(s, "assault-d4; assault-d4");
    story_check_feature(s, "column", 4);
    story_over(s);
    phases_feature(
        PHASE(GROUND("'d4 crest','e3 crest'"), UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR),
        "assault-d4; assault-d4", "column", 4); // the usual reading
    s = story_of(MIXED, "any");
    story_play(s, "assault-d4; assault-d4");
    story_check_feature(s, "column", 3);
    story_over(s);
    s = story_of(MIXED, "every");
    story_play(s, "assault-d4; no-assault"); // he does not assault: who does is lower
    story_check_feature(s, "column", 2);
    story_over(s);
    s = story_of(MIXED, "any");
    story_play(s, "no-assault; assault-d4");
    story_check_feature(s, "column", 3);
    story_over(s);
}

static void arv_31_a_canal_counts_unless_one_is_in_it(void **state) {
    PROVES(ARV_31, 1);
    (void)state;
    check_column("", "'d4 canal'", 8, 4, 3);
    check_column("", "'d4 canal','d3 canal'", 8, 4, 4);
    check_column("", "'d4 canal','e3 canal'", 8, 4, 3); // nobody attacks from there
    check_column("'canal_shift':2,", "'d4 canal'", 8, 4, 2);
    check_column("", "'d3 canal'", 8, 4, 4);
    static const char TWO[] =
        PHASE(GROUND("'d4 canal','e3 canal'"), UNIT("A", "d3", ) "," UNIT("B", "e3", ), FOUR);
    phases_feature(TWO, "assault-d4; assault-d4", "column", 4);
    phases_feature(TWO, "assault-d4; no-assault", "column", 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_11_two_companies_on_one),
        cmocka_unit_test(arv_09_stacking_values_against_stacking_values),
        cmocka_unit_test(arv_09_odds_are_rounded_against_the_attacker),
        cmocka_unit_test(arv_09_columns_beyond_the_ends_of_a_table),
        cmocka_unit_test(arv_09_under_a_2_only_the_named_count),
        cmocka_unit_test(arv_09_under_a_19_the_disrupted_count_half),
        cmocka_unit_test(arv_28_off_the_table_there_is_no_die),
        cmocka_unit_test(arv_28_above_the_table_it_is_the_top_column),
        cmocka_unit_test(arv_29_woods_and_improved_positions_are_one),
        cmocka_unit_test(arv_32_town_and_trench_are_two),
        cmocka_unit_test(arv_33_shifts_add_up),
        cmocka_unit_test(arv_30_a_height_counts_when_all_are_lower),
        cmocka_unit_test(arv_30_one_who_is_level_is_enough_to_lose_it),
        cmocka_unit_test(arv_31_a_canal_counts_unless_one_is_in_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
