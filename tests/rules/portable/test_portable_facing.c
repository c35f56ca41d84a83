// Which way they face after falling back or advancing, and what that closes: PCC-30, PCC-29.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"
#define BACK "initiate-foot; 1; 5; 6" // Foe misses, Foot hits, Foe falls back

static void pcc_30_a_unit_keeps_its_facing(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story *s = story_begin(PHASE("", "'Left infantry at b4 facing east'", FOE));
    story_play(s, "initiate-left; 6; 6");
    story_check_shown(s, "foe", "infantry, average, faces south");
    story_check_asks(s, "advance");
    story_choose(s, "advance-left");
    story_check_shown(s, "left", "infantry, average, faces east");
    story_over(s);
}

static void pcc_30_or_may_turn_if_read_so(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const char *const SHOWN[4] = {
        "infantry, average, faces south", "infantry, average, faces north",
        "infantry, average, faces east", "infantry, average, faces west"};
    static const char *const TURNS[4] = {"face-south", "face-north", "face-east", "face-west"};
    for (int i = 0; i < 4; i++) {
        story *s = story_begin(PHASE(READ("'B-15':'free'"), FOOT, FOE));
        story_play(s, BACK);
        story_check_asks(s, "face-defender");
        story_check_options(s,
                            "face-south face-north face-east face-west"); // the present first
        story_choose(s, TURNS[i]);
        story_check_shown(s, "foe", SHOWN[i]);
        assert_int_equal(story_said(s, "defender: Foe turns to face"), i > 0);
        story_check_asks(s, "advance");
        story_choose(s, "advance-foot");
        story_check_asks(s, "face-attacker");
        story_check_options(s, "face-north face-east face-south face-west");
        story_choose(s, "face-west");
        story_check_said(s, "attacker: Foot turns to face west");
        story_check_ending(s, "taken");
        story_over(s);
    }
    story *s = story_begin(PHASE(READ("'B-15':'free'"), FOOT, "'Boss commander at c4'"));
    story_play(s, "initiate-foot; 6");
    story_check_asks(s, "advance"); // a commander has no facing
    story_choose(s, "stay");
    story_check_ending(s, "emptied"); // who stays does not turn
    story_over(s);
}

static void pcc_30_a_turn_closes_squares_to_others(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const struct {
        const char *turn;
        bool lost; // Second, whose one way out is d4
    } ROWS[] = {{"face-east", true}, {"face-north", false}, {"face-south", false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_begin(PHASE(READ("'B-15':'free'") GROUND("'e5 impassable','f4 impassable'"),
                              "'Left infantry at b4 facing east','Right infantry at e3'",
                              "'Foe infantry at c4','Second infantry at e4'"));
        story_play(s, "initiate-left; initiate-right; fight-foe; 6; 1; advance-left");
        story_choose(s, ROWS[i].turn);
        story_play(s, "1; 5; 6");
        story_check_said(s, ROWS[i].lost ? "defender: Second has nowhere to fall back to"
                                         : "defender: Second falls back to d4");
        story_over(s);
    }
}

static void pcc_29_his_own_way_comes_after_its_turn(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    story *s = story_begin(PHASE(READ("'B-15':'free','B-12':'apart'") GROUND("'c5 impassable'"),
                                 FOOT, FOE ",'Boss commander at c4'"));
    story_play(s, BACK "; 6");
    story_check_options(s, "fall-back-d4 fall-back-b4");
    story_choose(s, "fall-back-d4");
    story_check_asks(s, "face-defender");
    story_choose(s, "face-south");
    story_check_asks(s, "retreat-defender");
    story_check_options(s, "fall-back-d4 fall-back-b4"); // he may join his unit again
    story_choose(s, "fall-back-d4");
    story_check_asks(s, "advance");
    story_over(s);
    s = story_begin(PHASE(READ("'B-15':'free'") GROUND("'c5 impassable'"), FOOT,
                          FOE ",'Boss commander at c4'"));
    story_play(s, BACK "; 1; fall-back-d4; face-south"); // he is lost: the unit is alone
    story_check_asks(s, "advance");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_30_a_unit_keeps_its_facing),
        cmocka_unit_test(pcc_30_or_may_turn_if_read_so),
        cmocka_unit_test(pcc_30_a_turn_closes_squares_to_others),
        cmocka_unit_test(pcc_29_his_own_way_comes_after_its_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
