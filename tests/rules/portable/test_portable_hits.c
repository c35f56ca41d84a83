// What a hit does to a unit and to a commander with it: PCC-27 to PCC-29, PCC-31, PCC-32.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <string.h>

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"
#define LED FOE ",'Boss commander at c4'"
#define HIT "initiate-foot; 1; 5" // Foe misses, Foot hits

static void pcc_27_a_hit_is_resolved_at_once(void **state) {
    PROVES(PCC_27, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT ",'Left infantry at b4 facing east'", FOE));
    story_play(s, "initiate-foot; initiate-left; 6");
    story_check_said(s, "defender: the hit on Foe is resolved at once");
    check_effect(s, BAY_DEFENDER, 3); // before Foe or Foot has rolled
    story_throw(s, "6");
    story_check_said(s, "defender: Foe falls back to d4"); // away from who hit it
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, "initiate-foot; 6");
    story_check_said(s, "attacker: the hit on Foot is resolved at once");
    check_effect(s, BAY_ATTACKER, 3);
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT "; 6");
    story_check_said(s, "defender: Foe falls back to c5");
    story_over(s);
}

static void pcc_28_the_owner_rolls_by_the_units_quality(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    static const struct {
        const char *quality;
        int routs;
    } ROWS[] = {{"poor", 4}, {"average", 3}, {"elite", 2}, {"", 3}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int face = 1; face <= 6; face++) {
            story *s = story_of(PHASE("", FOOT, "'Foe infantry %s at c4'"), ROWS[i].quality);
            story_play(s, HIT);
            check_effect(s, BAY_DEFENDER, ROWS[i].routs);
            char throw[2] = {(char)('0' + face), 0};
            story_throw(s, throw);
            bool routed = face <= ROWS[i].routs;
            story_check_said(s, routed ? "defender: Foe is routed and removed"
                                       : "defender: Foe must fall back");
            story_check_feature(s, "defender.units", !routed);
            story_check_feature(s, "defender.losses", routed);
            story_choose(s, "stay");
            story_check_losses(s, 0, routed);
            story_check_measure(s, "defender_driven_back", !routed);
            story_check_measure(s, "defender_commanders", 0);
            story_over(s);
        }
}

static void pcc_28_an_attacker_that_is_hit_rolls_too(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    story *s = story_begin(PHASE("", "'Foot infantry poor at c3'", FOE));
    story_play(s, "initiate-foot; 5");
    check_effect(s, BAY_ATTACKER, 4);
    story_throw(s, "4");
    story_check_losses(s, 1, 0);
    story_over(s);
    s = story_begin(PHASE("", "'Foot infantry elite at c3'", FOE));
    story_play(s, "initiate-foot; 5; 3");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "attacker_driven_back", 1);
    story_over(s);
}

static void pcc_28_the_table_is_parameters(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    static const struct {
        const char *set, *quality;
        int routs;
    } ROWS[] = {{"'poor_routed':2", "poor", 2},
                {"'average_routed':5", "average", 5},
                {"'elite_routed':1", "elite", 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(PHASE(READ("%s"), FOOT, "'Foe infantry %s at c4'"), ROWS[i].set,
                            ROWS[i].quality);
        story_play(s, HIT);
        check_effect(s, BAY_DEFENDER, ROWS[i].routs);
        story_over(s);
    }
}

static void pcc_28_no_die_where_all_faces_do_the_same(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    for (int all = 0; all < 2; all++) {
        story *s = story_of(PHASE(READ("'average_routed':%d"), FOOT, FOE), all ? 6 : 0);
        story_play(s, HIT);
        story_check_said(s, all ? "defender: Foe is routed" : "defender: Foe must fall back");
        story_check_asks(s, "advance");
        story_over(s);
    }
}

static void pcc_28_the_loss_may_be_taken_only_if_read_so(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT "; 6");
    story_check_asks(s, "advance");
    story_over(s);
    s = story_begin(PHASE(READ("'B-16':'yes'"), FOOT, FOE));
    story_play(s, HIT "; 6");
    story_check_asks(s, "retreat-defender");
    story_check_options(s, "fall-back-c5 take-loss");
    story_choose(s, "take-loss");
    story_check_said(s, "defender: Foe is taken off instead");
    story_choose(s, "stay");
    story_check_losses(s, 0, 1);
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
    s = story_begin(PHASE(READ("'B-16':'yes'"), FOOT, "'Boss commander at c4'"));
    story_play(s, "initiate-foot; 6");
    story_check_asks(s, "advance"); // not a commander
    story_over(s);
    s = story_begin(PHASE(READ("'B-16':'yes'") GROUND("'c5 impassable'"), FOOT, FOE));
    story_play(s, HIT "; 6");
    story_check_options(s, "fall-back-d4 fall-back-b4 take-loss");
    story_over(s);
}

static void pcc_28_who_is_taken_off_leaves_his_commander_alone(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    story *s = story_begin(PHASE(READ("'B-16':'yes'"), FOOT, LED));
    story_play(s, HIT "; 6; 6; take-loss");
    story_check_said(s, "defender: Boss falls back to c5");
    story_choose(s, "stay");
    story_check_losses(s, 0, 1);
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
}

static void pcc_29_a_commander_in_its_square_rolls_as_elite(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    for (int face = 1; face <= 6; face++) {
        char throw[2] = {(char)('0' + face), 0};
        story *s =
            story_begin(PHASE("", FOOT, "'Foe infantry poor at c4','Boss commander at c4'"));
        story_play(s, "initiate-foot; 1; 5; 5");
        check_die(s, "commander-effect", BAY_DEFENDER, 3);
        story_throw(s, throw);
        story_check_said(s, face <= 2 ? "defender: Boss is killed or captured"
                                      : "defender: Boss must fall back");
        assert_int_equal(story_said(s, "defender: Boss falls back to c5"), face > 2);
        story_check_feature(s, "defender.commanders", face > 2);
        story_choose(s, "stay");
        story_check_losses(s, 0, face <= 2);
        story_check_measure(s, "defender_commanders", face <= 2);
        story_check_measure(s, "defender_driven_back", 1); // a group counts once
        story_over(s);
    }
}

static void pcc_29_whatever_became_of_the_unit(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT, LED));
    story_play(s, HIT "; 1");
    check_die(s, "commander-effect", BAY_DEFENDER, 3);
    story_throw(s, "1");
    story_choose(s, "advance-foot");
    story_check_losses(s, 0, 2);
    story_check_measure(s, "defender_commanders", 1);
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
    s = story_begin(PHASE("", "'Chief commander at c3'," FOOT, FOE)); // of the attacker alike
    story_play(s, "initiate-foot; 5; 6");
    check_die(s, "commander-effect", BAY_ATTACKER, 3);
    story_throw(s, "1");
    story_check_losses(s, 1, 0);
    story_check_measure(s, "attacker_commanders", 1);
    story_over(s);
}

static void pcc_29_no_other_commander_rolls(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    static const char *const OTHERS[3] = {"'Boss commander at d4'", "'Boss commander at c5'",
                                          "'Boss commander at g7'"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(PHASE("", FOOT, FOE ",%s"), OTHERS[i]);
        story_play(s, "initiate-foot; 1; 5; 1");
        story_check_asks(s, "advance");
        story_over(s);
    }
    story *s = story_begin(PHASE("", "'Chief commander at c3'," FOOT, FOE));
    story_play(s, HIT "; 1"); // the hitter's own commander is safe
    story_check_asks(s, "advance");
    story_over(s);
}

static void pcc_29_no_die_where_all_faces_do_the_same(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    for (int all = 0; all < 2; all++) {
        story *s = story_of(PHASE(READ("'elite_routed':%d"), FOOT, LED), all ? 6 : 0);
        story_play(s, HIT "; 6");
        story_check_said(s, all ? "defender: Boss is killed" : "defender: Boss must fall back");
        story_check_asks(s, "advance");
        story_over(s);
        s = story_of(PHASE(READ("'elite_routed':%d"), FOOT, "'Boss commander at c4'"),
                     all ? 6 : 0);
        story_choose(s, "initiate-foot");
        story_check_said(s, all ? "defender: Boss is killed" : "defender: Boss must fall back");
        story_check_asks(s, "advance");
        story_over(s);
    }
}

static void pcc_29_he_goes_where_his_unit_goes(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT, LED ",'Wall infantry at c5'"));
    story_play(s, HIT "; 6; 6");
    story_check_options(s, "fall-back-d4 fall-back-b4");
    story_choose(s, "fall-back-b4");
    story_check_said(s, "defender: Foe falls back to b4");
    story_check_said(s, "defender: Boss falls back to b4");
    assert_true(signed_so(s, "boss", "{unit} has fallen back"));
    story_check_asks(s, "advance"); // one question for both
    story_over(s);
    s = story_begin(PHASE(READ("'B-12':'apart'"), FOOT, LED ",'Wall infantry at c5'"));
    story_play(s, HIT "; 6; 6; fall-back-b4");
    story_check_said(s, "defender: Foe falls back to b4");
    story_check_said(s, "defender: Boss falls back to c5"); // by himself, to Wall
    story_choose(s, "stay");
    story_check_measure(s, "defender_driven_back", 2);
    story_over(s);
    s = story_begin(PHASE(READ("'B-12':'apart','no_retreat':'stays'")
                              GROUND("'b4 river','c5 river','d4 river'"),
                          FOOT, LED));
    story_play(s, HIT "; 6; 6"); // by himself, and as his unit he stays where he has no room
    story_check_said(s, "defender: Boss has nowhere to fall back to and stays");
    story_check_losses(s, 0, 0);
    story_over(s);
}

static void pcc_29_his_unit_lost_he_falls_back_alone(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    static const struct {
        const char *reading, *said;
        int lost, driven;
        const char *ending;
    } ROWS[] = {{"alone", "defender: Boss falls back to c5", 1, 1, "emptied"},
                {"stays", "defender: Boss stays behind, alone", 1, 0, "held"},
                {"lost", "defender: Boss is killed or captured", 2, 0, "emptied"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(PHASE(READ("'B-22':'%s'"), FOOT, LED), ROWS[i].reading);
        story_play(s, HIT "; 1; 6");
        story_check_said(s, ROWS[i].said);
        if (strcmp(ROWS[i].ending, "held") != 0) story_choose(s, "stay");
        story_check_ending(s, ROWS[i].ending);
        story_check_losses(s, 0, ROWS[i].lost);
        story_check_measure(s, "defender_commanders", ROWS[i].lost - 1);
        story_check_measure(s, "defender_driven_back", ROWS[i].driven);
        story_over(s);
    }
    story *s = story_begin(PHASE("", FOOT, LED));
    story_play(s, HIT "; 1; 6");
    story_check_said(s, "defender: Boss falls back to c5"); // so unless read otherwise
    story_over(s);
}

#define SHUT "'c5 impassable','b4 impassable','d4 impassable'"

static void pcc_29_and_is_lost_if_he_cannot(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    static const char *const READINGS[3] = {"destroyed", "stays", "pushes"};
    for (int i = 0; i < 3; i++) {
        story *s =
            story_of(PHASE(READ("'no_retreat':'%s'") GROUND(SHUT), FOOT, LED), READINGS[i]);
        story_play(s, HIT "; 1; 6");
        story_check_said(s, "defender: Boss has nowhere to fall back to and is lost");
        story_choose(s, "stay");
        story_check_losses(s, 0, 2);
        story_over(s);
    }
}

static void pcc_31_the_first_hit_ends_the_combat(void **state) {
    PROVES(PCC_31, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, "initiate-foot; 6");
    story_check_said(s, "the first hit ends the combat: nobody else rolls");
    story_throw(s, "6");
    story_check_ending(s, "held"); // Foot never rolls
    story_over(s);
    s = story_begin(PHASE("",
                          FOOT
                          ",'Left infantry at b4 facing east','Right infantry at d4 facing "
                          "west'",
                          FOE));
    story_play(s, "initiate-foot; initiate-left; initiate-right; roll-left; 6; 1");
    story_check_asks(s, "advance");
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, "initiate-foot; 1");
    assert_false(story_told(s, "PCC-31"));
    story_over(s);
}

static void pcc_31_unless_all_roll_together(void **state) {
    PROVES(PCC_31, 1);
    (void)state;
    static const char SCENARIO[] =
        PHASE(READ("'rolls':'together'"), FOOT ",'Left infantry at b4 facing east'", FOE);
    story *s = story_begin(SCENARIO);
    story_play(s, "initiate-foot; initiate-left; 6");
    assert_false(story_told(s, "PCC-31"));
    check_roll(s, BAY_DEFENDER, 6);
    story_throw(s, "6");
    check_roll(s, BAY_ATTACKER, 5);
    story_throw(s, "6");
    check_effect(s, BAY_DEFENDER, 3); // the target first, away from who hit it first
    story_throw(s, "6");
    story_check_said(s, "defender: Foe falls back to d4");
    check_effect(s, BAY_ATTACKER, 3); // then whom it hit, away from where it stood
    story_throw(s, "6");
    story_check_said(s, "attacker: Foot falls back to c2");
    story_check_options(s, "advance-left stay"); // who was hit may not
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "initiate-foot; initiate-left; 1; 6; 1");
    check_effect(s, BAY_ATTACKER, 3);
    story_throw(s, "1");
    story_check_ending(s, "held");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "initiate-foot; initiate-left; 1; 1; 6; 6");
    story_check_said(s, "defender: Foe falls back to c5"); // Foot alone hit it
    story_check_options(s, "advance-foot advance-left stay");
    story_over(s);
}

static void pcc_32_nobody_is_hit_and_all_stay(void **state) {
    PROVES(PCC_32, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, "initiate-foot; 4; 4");
    story_check_said(s, "nobody is hit: all stay where they are");
    story_check_ending(s, "held");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "attacker_driven_back", 0);
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, HIT);
    assert_false(story_told(s, "PCC-32"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_27_a_hit_is_resolved_at_once),
        cmocka_unit_test(pcc_28_the_owner_rolls_by_the_units_quality),
        cmocka_unit_test(pcc_28_an_attacker_that_is_hit_rolls_too),
        cmocka_unit_test(pcc_28_the_table_is_parameters),
        cmocka_unit_test(pcc_28_no_die_where_all_faces_do_the_same),
        cmocka_unit_test(pcc_28_the_loss_may_be_taken_only_if_read_so),
        cmocka_unit_test(pcc_28_who_is_taken_off_leaves_his_commander_alone),
        cmocka_unit_test(pcc_29_a_commander_in_its_square_rolls_as_elite),
        cmocka_unit_test(pcc_29_whatever_became_of_the_unit),
        cmocka_unit_test(pcc_29_no_other_commander_rolls),
        cmocka_unit_test(pcc_29_no_die_where_all_faces_do_the_same),
        cmocka_unit_test(pcc_29_he_goes_where_his_unit_goes),
        cmocka_unit_test(pcc_29_his_unit_lost_he_falls_back_alone),
        cmocka_unit_test(pcc_29_and_is_lost_if_he_cannot),
        cmocka_unit_test(pcc_31_the_first_hit_ends_the_combat),
        cmocka_unit_test(pcc_31_unless_all_roll_together),
        cmocka_unit_test(pcc_32_nobody_is_hit_and_all_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
