// What a roll needs, who rolls and at what: PCC-23 to PCC-26, PCC-37.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <stdio.h>

#define FOOT "'Foot infantry at c3'"
#define LEFT "'Left infantry at b4 facing east'"
#define FOE "'Foe infantry at c4'"
#define HORSE "'Horse cavalry at c3'"

static void pcc_23_cavalry_in_the_open_adds_one(void **state) {
    PROVES(PCC_23, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "", HORSE, FOE, 4},
        {"", "'c3 wood'", HORSE, FOE, 5},
        {"", "'c3 built-up'", HORSE, FOE, 5},
        {"", "'c3 works'", HORSE, FOE, 5},
        {"", "'c3 river'", HORSE, FOE, 5},
        {"", "'c3 hill'", HORSE, FOE, 4}, // a hill is open
        {"", "'c3 open'", HORSE, FOE, 4},
        {"", "'c4 wood'", HORSE, FOE, 6}, // covered, and so no charge
        {"", "'c4 hill'", HORSE, FOE, 6},
        {"", "'c4 wood','c4 hill'", HORSE, FOE, 6},
        {"", "'c3 hill','c4 hill'", HORSE, FOE, 4},
        {"", "'c4 river'", HORSE, FOE, 4},
        {"", "'c4 works N'", HORSE, FOE, 4}, // works that do not cover
        {"", "", FOOT, FOE, 5},
        {"'cavalry_help':3", "", HORSE, FOE, 2},
        {"'B-7':'both-open'", "", HORSE, FOE, 4},
        {"'B-7':'both-open'", "'c4 river'", HORSE, FOE, 5},
        {"'B-7':'both-open'", "'c4 works N'", HORSE, FOE, 5},
        {"'B-7':'both-open'", "'c4 hill'", HORSE, FOE, 5}, // open, though uphill
        {"'B-7':'both-open'", "'c3 wood'", HORSE, FOE, 5}};
    CHECK_ASKED(ROWS);
}

static void pcc_23_mounted_defenders_too(void **state) {
    PROVES(PCC_23, 1);
    (void)state;
    check_needed(PHASE("", HORSE, "'Foe cavalry at c4'"), "initiate-horse; 1", BAY_DEFENDER, 4);
    check_needed(PHASE(GROUND("'c4 wood'"), HORSE, "'Foe cavalry at c4'"), "initiate-horse; 1",
                 BAY_DEFENDER, 5);
    check_needed(PHASE(GROUND("'c3 wood'"), HORSE, "'Foe cavalry at c4'"), "initiate-horse; 1",
                 BAY_DEFENDER, 5);
    story *s = story_begin(PHASE("", HORSE, "'Foe cavalry at c4'"));
    story_choose(s, "initiate-horse");
    story_check_said(s,
                     "attacker: Horse needs 1 less: it is in the open, and nothing covers Foe");
    story_over(s);
}

static void pcc_23_dismounted_cavalry_only_if_read_so(void **state) {
    PROVES(PCC_23, 1);
    (void)state;
    static const char TROOPERS[] = "'Troopers dismounted at c3'";
    static const asked ROWS[] = {{"", "", TROOPERS, FOE, 5},
                                 {"'B-8':'yes'", "", TROOPERS, FOE, 4},
                                 {"'B-8':'yes'", "'c3 wood'", TROOPERS, FOE, 5},
                                 {"'B-8':'yes'", "", FOOT, FOE, 5}};
    CHECK_ASKED(ROWS);
}

static void pcc_24_artillery_adds_one_to_its_front(void **state) {
    PROVES(PCC_24, 1);
    (void)state;
    check_needed(PHASE("", FOOT, "'Guns artillery at c4'"), "initiate-foot", BAY_DEFENDER, 4);
    check_needed(PHASE("", LEFT, "'Guns artillery at c4'"), "initiate-left; 1", BAY_DEFENDER,
                 6);
    check_needed(PHASE("", FOOT "," LEFT, "'Guns artillery at c4'"),
                 "initiate-foot; initiate-left; 1", BAY_DEFENDER, 5);
    check_needed(PHASE(READ("'artillery_help':3"), FOOT, "'Guns artillery at c4'"),
                 "initiate-foot", BAY_DEFENDER, 2);
    story *s = story_begin(PHASE("", FOOT, "'Guns artillery at c4'"));
    story_choose(s, "initiate-foot");
    story_check_said(s,
                     "defender: Guns needs 1 less: it is artillery that fights to its front");
    story_over(s);
}

static void pcc_24_guns_that_are_not_attacked_in_front_may_roll_back(void **state) {
    PROVES(PCC_24, 1);
    (void)state;
    static const char SCENARIO[] = PHASE(READ("'B-20':'%s'"), "%s", "'Guns artillery at c4'");
    story *s = story_of(SCENARIO, "no", LEFT);
    story_play(s, "initiate-left; 1");
    story_check_said(s, "defender: Guns has no attacker to its front and does not roll");
    story_check_ending(s, "held");
    story_over(s);
    s = story_of(SCENARIO, "no", LEFT);
    story_play(s, "initiate-left; 6");
    assert_false(story_told(s, "PCC-24"));
    check_effect(s, BAY_DEFENDER, 3);
    story_over(s);
    s = story_of(SCENARIO, "no", FOOT "," LEFT);
    story_play(s, "initiate-foot; initiate-left; 1");
    check_roll(s, BAY_DEFENDER, 5);
    story_play(s, "1; 1");
    assert_false(story_said(s, "defender: Guns has no attacker to its front"));
    story_over(s);
    s = story_of(SCENARIO, "yes", LEFT);
    story_play(s, "initiate-left; 1");
    check_roll(s, BAY_DEFENDER, 6);
    story_over(s);
    s = story_begin(PHASE(READ("'B-20':'no'"), LEFT, FOE));
    story_play(s, "initiate-left; 1");
    check_roll(s, BAY_DEFENDER, 6); // of guns only
    story_over(s);
}

static void pcc_25_against_artillery_adds_one(void **state) {
    PROVES(PCC_25, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "", FOOT, "'Guns artillery at c4'", 4},
        {"", "'c4 works'", FOOT, "'Guns artillery at c4'", 5},
        {"'against_artillery':3", "", FOOT, "'Guns artillery at c4'", 2}};
    CHECK_ASKED(ROWS);
    story *s = story_begin(PHASE("", FOOT, "'Guns artillery at c4'"));
    story_play(s, "initiate-foot; 1");
    story_check_said(s, "attacker: Foot needs 1 less: Guns is artillery");
    story_over(s);
}

static void pcc_26_modifiers_add_up(void **state) {
    PROVES(PCC_26, 1);
    (void)state;
    static const asked ROWS[] = {{"", "", "'Horse cavalry at c3','Boss commander at c2'",
                                  "'Guns artillery at c4 facing north'", 1},
                                 {"", "'c4 wood'", FOOT ",'Boss commander at c2'",
                                  "'Guns artillery at c4 facing north'", 3},
                                 {"'hit_from':1", "", HORSE, FOE, 1},      // never less than 1
                                 {"'cover':5", "'c4 wood'", FOOT, FOE, 7}, // nor more than 7
                                 {"'cover':3", "'c4 wood'", FOOT, FOE, 7}, // just beyond
                                 {"'cover':2", "'c4 wood'", FOOT, FOE, 7}};
    CHECK_ASKED(ROWS);
}

static void pcc_26_some_need_no_die(void **state) {
    PROVES(PCC_26, 1);
    (void)state;
    story *s = story_begin(PHASE("", "'Horse cavalry at c3','Boss commander at c2'",
                                 "'Guns artillery at c4 facing north'"));
    story_choose(s, "initiate-horse");
    story_check_said(s, "attacker: Horse needs 1: it hits without a die");
    check_effect(s, BAY_DEFENDER, 3);
    story_over(s);
    s = story_begin(PHASE(READ("'hit_from':6") GROUND("'c4 wood'"), FOOT, FOE));
    story_play(s, "initiate-foot; 1");
    story_check_said(s, "attacker: Foot needs 7: it misses without a die");
    story_check_ending(s, "held");
    story_over(s);
    check_needed(PHASE(READ("'hit_from':6"), FOOT, FOE), "initiate-foot", BAY_DEFENDER, 6);
    check_needed(PHASE(READ("'hit_from':2"), FOOT, FOE), "initiate-foot", BAY_DEFENDER, 2);
}

static void pcc_37_dismounted_cavalry_fights_as_infantry(void **state) {
    PROVES(PCC_37, 1);
    (void)state;
    static const char *const TYPES[2] = {"infantry", "dismounted"};
    double chance[2][2][2]; // who attacks, who defends, on the flank
    for (int a = 0; a < 2; a++)
        for (int d = 0; d < 2; d++)
            for (int flank = 0; flank < 2; flank++) {
                char scenario[300];
                snprintf(scenario, sizeof scenario,
                         PHASE("", "'Ours %s at c3'", "'Theirs %s at c4 facing %s'"), TYPES[a],
                         TYPES[d], flank ? "west" : "south");
                chance[a][d][flank] = story_chance(scenario, "taken", false);
                assert_float_equal(chance[a][d][flank], chance[0][0][flank], 1e-12);
            }
    assert_float_equal(chance[0][0][0], 2.0 / 9, 1e-12);
    assert_float_equal(chance[0][0][1], 1.0 / 2, 1e-12);
}

static void pcc_37_neither_goes_in_against_mounted_cavalry(void **state) {
    PROVES(PCC_37, 1);
    (void)state;
    static const char *const TYPES[3] = {"infantry", "dismounted", "cavalry"};
    for (int i = 0; i < 3; i++) {
        char scenario[300];
        snprintf(scenario, sizeof scenario,
                 PHASE("", "'Ours %s at c3'", "'Theirs cavalry at c4'"), TYPES[i]);
        if (i < 2) {
            story_refused(scenario, BAY_FORBIDDEN, "attacker.units", "PCC-04");
            continue;
        }
        story *s = story_begin(scenario);
        story_check_options(s, "initiate-ours hold-ours");
        story_over(s);
    }
    for (int i = 0; i < 2; i++) { // but both against guns, which never do
        story *s = story_of(PHASE("", "'Ours %s at c3'", "'Theirs artillery at c4'"), TYPES[i]);
        story_check_options(s, "initiate-ours hold-ours");
        story_over(s);
    }
}

static void pcc_37_unless_infantry_gains_by_a_parameter(void **state) {
    PROVES(PCC_37, 1);
    (void)state;
    static const asked ROWS[] = {
        {"", "", FOOT, FOE, 5},
        {"'infantry_help':1", "", FOOT, FOE, 4},
        {"'infantry_help':1", "", "'Troopers dismounted at c3'", FOE, 5},
        {"'infantry_help':1", "", HORSE, FOE, 4}};
    CHECK_ASKED(ROWS);
    check_needed(PHASE(READ("'infantry_help':2"), "'Troopers dismounted at c3'", FOE),
                 "initiate-troopers", BAY_DEFENDER, 3);
    story *s = story_begin(PHASE(READ("'infantry_help':2"), FOOT, FOE));
    story_choose(s, "initiate-foot");
    story_check_said(s, "defender: Foe needs 2 less: it is infantry");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_23_cavalry_in_the_open_adds_one),
        cmocka_unit_test(pcc_23_mounted_defenders_too),
        cmocka_unit_test(pcc_23_dismounted_cavalry_only_if_read_so),
        cmocka_unit_test(pcc_24_artillery_adds_one_to_its_front),
        cmocka_unit_test(pcc_24_guns_that_are_not_attacked_in_front_may_roll_back),
        cmocka_unit_test(pcc_25_against_artillery_adds_one),
        cmocka_unit_test(pcc_26_modifiers_add_up),
        cmocka_unit_test(pcc_26_some_need_no_die),
        cmocka_unit_test(pcc_37_dismounted_cavalry_fights_as_infantry),
        cmocka_unit_test(pcc_37_neither_goes_in_against_mounted_cavalry),
        cmocka_unit_test(pcc_37_unless_infantry_gains_by_a_parameter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
