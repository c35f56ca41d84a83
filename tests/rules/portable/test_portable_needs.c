// What a roll needs, the die, cover, commanders, flanks: PCC-18 to PCC-22.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"

static void pcc_18_five_or_more_hits(void **state) {
    PROVES(PCC_18, 1);
    (void)state;
    for (int face = 1; face <= 6; face++) {
        char throw[2] = {(char)('0' + face), 0};
        story *s = story_begin(PHASE("", FOOT, FOE));
        story_check_feature(s, "needs", 5);
        story_choose(s, "initiate-foot");
        check_roll(s, BAY_DEFENDER, 5);
        story_throw(s, throw);
        story_check_said(s,
                         face >= 5 ? "defender: Foe hits Foot" : "defender: Foe misses Foot");
        story_check_asks(s, face >= 5 ? "effect" : "to-hit");
        story_over(s);
    }
    static const asked ROWS[] = {{"'hit_from':3", "", FOOT, FOE, 3},
                                 {"'hit_from':6", "", FOOT, FOE, 6}};
    CHECK_ASKED(ROWS);
}

static void pcc_19_cover_takes_one_off_an_attackers_roll(void **state) {
    PROVES(PCC_19, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "", FOOT, FOE, 5},
        {"", "'c4 wood'", FOOT, FOE, 6},
        {"", "'c4 built-up'", FOOT, FOE, 6},
        {"", "'c4 works'", FOOT, FOE, 6},
        {"", "'c4 hill'", FOOT, FOE, 6},
        {"", "'c4 open 1'", FOOT, FOE, 6},
        {"", "'c4 river'", FOOT, FOE, 5},
        {"", "'c3 wood'", FOOT, FOE, 5},               // his own cover is no hindrance
        {"", "'c3 hill','c4 hill'", FOOT, FOE, 5},     // level with each other
        {"", "'c3 hill'", FOOT, FOE, 5},               // downhill
        {"", "'c3 hill 1','c4 hill 2'", FOOT, FOE, 6}, // higher still
        {"'cover':3,'hit_from':2", "'c4 wood'", FOOT, FOE, 5}};
    CHECK_ASKED(ROWS);
    check_needed(PHASE(GROUND("'c4 wood','c3 wood'"), FOOT, FOE), "initiate-foot", BAY_DEFENDER,
                 5); // nothing covers an attacker
    story *s = story_begin(PHASE(GROUND("'c4 wood'"), FOOT, FOE));
    story_play(s, "initiate-foot; 1");
    story_check_said(s, "attacker: Foot needs 1 more: Foe is uphill or in cover");
    check_roll(s, BAY_ATTACKER, 6);
    story_over(s);
}

static void pcc_19_works_cover_the_faces_that_are_marked(void **state) {
    PROVES(PCC_19, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "'c4 works S'", FOOT, FOE, 6},
        {"", "'c4 works N E W'", FOOT, FOE, 5},
        {"", "'c4 works N E S'", FOOT, FOE, 6},
        {"'B-5':'all'", "'c4 works N'", FOOT, FOE, 6},
        {"", "'c4 works N'", "'Foot infantry at c5 facing south'", FOE, 5},
        {"", "'c4 works E'", "'Foot infantry at c5 facing south'", FOE, 4},
        // unmarked ones only the front of whoever is behind them
        {"", "'c4 works'", FOOT, "'Foe infantry at c4 facing west'", 4},
        {"", "'c4 works S'", FOOT, "'Foe infantry at c4 facing west'", 5},
        {"'B-5':'all'", "'c4 works'", FOOT, "'Foe infantry at c4 facing west'", 5},
        {"", "'c4 works'", FOOT, "'Foe infantry at c4 facing north'", 4},
        // woods and houses cover all round
        {"", "'c4 wood'", FOOT, "'Foe infantry at c4 facing west'", 5},
        {"", "'c4 built-up'", FOOT, "'Foe infantry at c4 facing north'", 5}};
    CHECK_ASKED(ROWS);
}

static void pcc_19_once_whatever_covers_it(void **state) {
    PROVES(PCC_19, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "'c4 wood','c4 works','c4 hill','c4 built-up'", FOOT, FOE, 6},
        {"'B-6':'each','hit_from':2", "'c4 wood'", FOOT, FOE, 3},
        {"'B-6':'each','hit_from':2", "'c4 wood','c4 works'", FOOT, FOE, 4},
        {"'B-6':'each','hit_from':2", "'c4 wood','c4 works','c4 hill'", FOOT, FOE, 5},
        {"'B-6':'each','hit_from':2", "'c4 wood','c4 works','c4 hill','c4 built-up'", FOOT, FOE,
         6}};
    CHECK_ASKED(ROWS);
}

static void pcc_20_a_commander_near_adds_one(void **state) {
    PROVES(PCC_20, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "", FOOT ",'Boss commander at c3'", FOE, 4},
        {"", "", FOOT ",'Boss commander at b3'", FOE, 4},
        {"", "", "'Boss commander at b3'," FOOT, FOE, 4},
        {"", "", FOOT ",'Boss commander at d3'", FOE, 4},
        {"", "", FOOT ",'Boss commander at c2'", FOE, 4},
        {"", "", FOOT ",'Boss commander at b2'", FOE, 5}, // diagonal
        {"", "", FOOT ",'Boss commander at c1'", FOE, 5},
        {"'B-1':'diagonal'", "", FOOT ",'Boss commander at b2'", FOE, 4},
        {"'B-1':'diagonal'", "", FOOT ",'Boss commander at d4'", FOE, 4},
        {"'B-1':'diagonal'", "", FOOT ",'Boss commander at c2'", FOE, 4},
        {"'B-1':'diagonal'", "", FOOT ",'Boss commander at c1'", FOE, 5},
        {"'B-1':'diagonal'", "", FOOT ",'Boss commander at a2'", FOE, 5},
        {"", "", FOOT ",'Mate infantry at b3'", FOE, 5},
        {"", "", FOOT, FOE ",'Theirs commander at b4'", 5},
        {"", "", FOOT, FOE ",'Theirs commander at b3'", 5}, // not ours
        {"", "", FOOT ",'Boss commander at b3','Chief commander at d3'", FOE, 4},
        {"'B-2':'each'", "", FOOT ",'Boss commander at b3','Chief commander at d3'", FOE, 3},
        {"'B-2':'each'", "", FOOT ",'Boss commander at b3','Chief commander at d2'", FOE, 4},
        {"'commander_help':3", "", FOOT ",'Boss commander at b3'", FOE, 2}};
    CHECK_ASKED(ROWS);
    story *s = story_begin(PHASE("", FOOT, FOE ",'Theirs commander at b4'"));
    story_choose(s, "initiate-foot");
    story_check_said(s, "defender: Foe needs 1 less: a commander is near");
    check_roll(s, BAY_DEFENDER, 4); // for defenders alike
    story_over(s);
    check_needed(PHASE(READ("'B-17':'yes'"), FOOT, "'Theirs commander at c4'"), "initiate-foot",
                 BAY_DEFENDER, 5); // he is not near himself
}

static void pcc_20_not_when_he_has_left_the_board(void **state) {
    PROVES(PCC_20, 1);
    (void)state;
    static const char SCENARIO[] =
        PHASE("", "'Side infantry at a4 facing east'," FOOT, FOE ",'Theirs commander at b4'");
    check_needed(SCENARIO, "initiate-side; initiate-foot; fight-foe", BAY_DEFENDER, 4);
    check_needed(SCENARIO, "initiate-side; initiate-foot; fight-theirs; 1; stay", BAY_DEFENDER,
                 5);
}

static void pcc_21_flank_and_rear_add_one(void **state) {
    PROVES(PCC_21, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "", FOOT, "'Foe infantry at c4 facing south'", 5},
        {"", "", FOOT, "'Foe infantry at c4 facing east'", 4},
        {"", "", FOOT, "'Foe infantry at c4 facing west'", 4},
        {"", "", FOOT, "'Foe infantry at c4 facing north'", 4},
        {"'flank_help':3", "", FOOT, "'Foe infantry at c4 facing north'", 2},
        {"'flank_help':0", "", FOOT, "'Foe infantry at c4 facing east'", 5}};
    CHECK_ASKED(ROWS);
    story *s = story_begin(PHASE("", FOOT, "'Foe infantry at c4 facing north'"));
    story_choose(s, "initiate-foot");
    story_check_said(s, "attacker: Foot needs 1 less: it is on the flank or rear of Foe");
    story_throw(s, "1");
    assert_false(story_told(s, "PCC-21")); // Foe is on Foot's front, and no attacker
    check_roll(s, BAY_DEFENDER, 6);
    story_over(s);
}

#define LEFT "'Left infantry at b4 facing east'"
#define RIGHT "'Right infantry at d4 facing west'"

static void pcc_22_an_attacked_flank_takes_one_off(void **state) {
    PROVES(PCC_22, 1);
    (void)state;
    check_needed(PHASE("", FOOT, FOE), "initiate-foot", BAY_DEFENDER, 5);
    check_needed(PHASE("", LEFT, FOE), "initiate-left; 1", BAY_DEFENDER, 6);
    check_needed(PHASE("", FOOT "," LEFT, FOE), "hold-foot; initiate-left; 1", BAY_DEFENDER, 6);
    check_needed(PHASE("", FOOT "," LEFT, FOE), "initiate-foot; hold-left", BAY_DEFENDER, 5);
    story *s = story_begin(PHASE("", FOOT "," LEFT, FOE));
    story_play(s, "initiate-foot; initiate-left; 1");
    story_check_said(s, "defender: Foe needs 1 more: it is attacked in flank or rear");
    check_roll(s, BAY_DEFENDER, 6); // whomever it rolls at
    story_throw(s, "1");
    check_roll(s, BAY_ATTACKER, 5);
    story_over(s);
    check_needed(PHASE(READ("'flanked':3,'hit_from':2,'flank_help':0"), LEFT, FOE),
                 "initiate-left; 1", BAY_DEFENDER, 5);
}

static void pcc_22_once_or_for_each_or_until_they_have_rolled(void **state) {
    PROVES(PCC_22, 1);
    (void)state;
    static const char BOTH[] = "initiate-left; initiate-right; roll-left; 1; 1; roll-at-left";
    check_needed(PHASE(READ("'hit_from':4"), LEFT "," RIGHT, FOE), BOTH, BAY_DEFENDER, 5);
    check_needed(PHASE(READ("'hit_from':4,'B-4':'each'"), LEFT "," RIGHT, FOE), BOTH,
                 BAY_DEFENDER, 6);
    check_needed(PHASE(READ("'hit_from':4,'B-4':'until-rolled'"), LEFT "," RIGHT, FOE), BOTH,
                 BAY_DEFENDER, 4);
    check_needed(PHASE(READ("'B-4':'each'"), FOOT "," LEFT, FOE),
                 "initiate-foot; initiate-left; 1", BAY_DEFENDER,
                 6); // the front is none of them
}

static void pcc_22_an_attackers_own_flank_only_if_read_so(void **state) {
    PROVES(PCC_22, 1);
    (void)state;
    static const char BESIDE[] = FOE ",'Beside infantry at b3 facing east'";
    static const asked ROWS[] = {
        {"", "", FOOT, BESIDE, 5},
        {"'B-19':'both'", "", FOOT, BESIDE, 6},
        {"'B-19':'both'", "", FOOT, FOE, 5}, // the target is to its front
        {"'B-19':'both'", "", FOOT, FOE ",'Beside infantry at b3 facing north'", 5},
        {"'B-19':'both'", "", FOOT, FOE ",'Behind infantry at c2 facing north'", 6},
        {"'B-19':'both'", "", FOOT, FOE ",'Beside commander at b3'", 5},
        {"'B-19':'both'", "", FOOT ",'Mate infantry at b3 facing east'", FOE, 5},
        {"'B-19':'both'", "", FOOT, "'Foe infantry at c4 facing north'", 4},
        {"'B-19':'both','hit_from':3", "", FOOT,
         FOE ",'Beside infantry at b3 facing east','Behind infantry at c2 facing north'", 4},
        {"'B-19':'both','B-4':'each','hit_from':3", "", FOOT,
         FOE ",'Beside infantry at b3 facing east','Behind infantry at c2 facing north'", 5}};
    CHECK_ASKED(ROWS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_18_five_or_more_hits),
        cmocka_unit_test(pcc_19_cover_takes_one_off_an_attackers_roll),
        cmocka_unit_test(pcc_19_works_cover_the_faces_that_are_marked),
        cmocka_unit_test(pcc_19_once_whatever_covers_it),
        cmocka_unit_test(pcc_20_a_commander_near_adds_one),
        cmocka_unit_test(pcc_20_not_when_he_has_left_the_board),
        cmocka_unit_test(pcc_21_flank_and_rear_add_one),
        cmocka_unit_test(pcc_22_an_attacked_flank_takes_one_off),
        cmocka_unit_test(pcc_22_once_or_for_each_or_until_they_have_rolled),
        cmocka_unit_test(pcc_22_an_attackers_own_flank_only_if_read_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
