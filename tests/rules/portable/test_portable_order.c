// The order of units where orders do not decide: the order of the board (rulings, P-23). It turns
// and mirrors along with the board, and the order of the file has no influence.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

// Left and Right attack Foe on its flanks, and Far stands behind them: where one of two is chosen
// the other way, the odds move.
static const char *const TURNED[] = {
    PHASE(OBJECTIVES("'c4'"),
          "'Left infantry at b4 facing east','Right cavalry at d4 facing west'",
          "'Foe infantry at c4','Far infantry at b5 facing south'"),
    PHASE(OBJECTIVES("'c4'"),
          "'Right cavalry at d4 facing west','Left infantry at b4 facing east'",
          "'Far infantry at b5 facing south','Foe infantry at c4'"),
    PHASE(OBJECTIVES("'e4'"),
          "'Left infantry at f4 facing west','Right cavalry at d4 facing east'",
          "'Foe infantry at e4','Far infantry at f5 facing south'"),
    PHASE(OBJECTIVES("'e4'"),
          "'Left infantry at f4 facing west','Right cavalry at d4 facing east'",
          "'Foe infantry at e4 facing north','Far infantry at f3 facing north'"),
    PHASE(OBJECTIVES("'d3'"),
          "'Left infantry at d2 facing north','Right cavalry at d4 facing south'",
          "'Foe infantry at d3 facing west','Far infantry at c2 facing west'"),
};

enum { WAYS = sizeof TURNED / sizeof *TURNED };

static void pcc_17_the_first_roller_turns_with_the_board(void **state) {
    PROVES(PCC_17, 1);
    (void)state;
    for (int i = 0; i < WAYS; i++) {
        story *s = story_begin(TURNED[i]);
        story_play(s,
                   i == 1 ? "initiate-right; initiate-left" : "initiate-left; initiate-right");
        story_check_asks(s, "next-roller");
        story_check_options(s, "roll-left roll-right");
        story_over(s);
        for (int best = 0; best < 2; best++)
            assert_float_equal(story_chance(TURNED[i], "taken", best),
                               story_chance(TURNED[0], "taken", best), 1e-12);
    }
}

// Foe, hit from the south, cannot fall back straight: to the east or to the west?
static void pcc_30_the_first_square_turns_with_the_board(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const char *const WALLED[4] = {
        PHASE(GROUND("'c5 impassable','a1 wood'"), "'Foot infantry at c3'",
              "'Foe infantry at c4'"),
        PHASE(GROUND("'e5 impassable','g1 wood'"), "'Foot infantry at e3'",
              "'Foe infantry at e4'"),
        PHASE(GROUND("'e3 impassable','g7 wood'"), "'Foot infantry at e5 facing south'",
              "'Foe infantry at e4 facing north'"),
        PHASE(GROUND("'e3 impassable','a1 wood'"), "'Foot infantry at c3 facing east'",
              "'Foe infantry at d3 facing west'")};
    static const char *const SQUARES[4] = {
        "fall-back-d4 fall-back-b4", "fall-back-d4 fall-back-f4", "fall-back-d4 fall-back-f4",
        "fall-back-d4 fall-back-d2"};
    for (int i = 0; i < 4; i++) {
        story *s = story_begin(WALLED[i]);
        story_play(s, "initiate-foot; 1; 6; 6");
        story_check_options(s, SQUARES[i]);
        story_over(s);
    }
}

// What is said of a unit, and of the ground, when two ways are compared.
static void pcc_17_units_are_met_soonest_by_what_they_are(void **state) {
    PROVES(PCC_17, 1);
    (void)state;
    static const struct {
        const char *left, *right, *order;
    } ROWS[] = {
        {"infantry", "cavalry", "roll-left roll-right"},
        {"dismounted", "cavalry", "roll-right roll-left"},
        {"infantry poor", "infantry elite", "roll-right roll-left"},
        {"infantry", "infantry poor", "roll-left roll-right"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int swapped = 0; swapped < 2; swapped++) {
            story *s =
                story_of(PHASE("", "'%s %s at c4 facing east','%s %s at e4 facing west'",
                               "'Foe infantry at d4'"),
                         swapped ? "Right" : "Left", swapped ? ROWS[i].right : ROWS[i].left,
                         swapped ? "Left" : "Right", swapped ? ROWS[i].left : ROWS[i].right);
            story_play(s, swapped ? "initiate-right; initiate-left"
                                  : "initiate-left; initiate-right");
            story_check_options(s, ROWS[i].order);
            story_over(s);
        }
}

static void pcc_17_alike_units_are_told_by_what_is_around_them(void **state) {
    PROVES(PCC_17, 1);
    (void)state;
    static const char *const AROUND[] = {
        ",'Chief commander at e4'\0Foe infantry at d4",
        "\0Foe infantry at d4','Boss commander at e5",
        "\0Foe infantry at d4','Other infantry at e6",
    };
    static const char *const GROUNDS[] = {"'e4 hill'", "'e4 wood'", "'e6 works'", "'e6 river'"};
    for (size_t i = 0; i < sizeof AROUND / sizeof *AROUND; i++) {
        story *s = story_of(PHASE("",
                                  "'Left infantry at c4 facing east','Right infantry at e4 "
                                  "facing west'%s",
                                  "'%s'"),
                            AROUND[i], AROUND[i] + strlen(AROUND[i]) + 1);
        story_play(s, "initiate-left; initiate-right");
        story_check_options(s, "roll-right roll-left");
        story_over(s);
    }
    for (size_t i = 0; i < sizeof GROUNDS / sizeof *GROUNDS; i++) {
        story *s = story_of(PHASE(GROUND("%s"),
                                  "'Left infantry at c4 facing east','Right "
                                  "infantry at e4 facing west'",
                                  "'Foe infantry at d4'"),
                            GROUNDS[i]);
        story_play(s, "initiate-left; initiate-right");
        story_check_options(s, "roll-right roll-left");
        story_over(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_17_the_first_roller_turns_with_the_board),
        cmocka_unit_test(pcc_30_the_first_square_turns_with_the_board),
        cmocka_unit_test(pcc_17_units_are_met_soonest_by_what_they_are),
        cmocka_unit_test(pcc_17_alike_units_are_told_by_what_is_around_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
