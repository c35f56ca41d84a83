// Falling back: PCC-30, with its readings.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <stdio.h>
#include <string.h>

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"
#define BACK "initiate-foot; 1; 5; 6" // Foe misses, Foot hits, Foe falls back
#define TO(cell) "defender: Foe falls back to " cell

// Where Foe goes: at once, where it says so, or by these options.
static void check_back(const char *scenario, const char *said, const char *options) {
    story *s = story_begin(scenario);
    story_play(s, BACK);
    if (said) story_check_said(s, said);
    story_check_asks(s, options ? "retreat-defender" : "advance");
    if (options) story_check_options(s, options);
    story_over(s);
}

static void pcc_30_one_square_straight_away_from_the_hitter(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    check_back(PHASE("", FOOT, FOE), TO("c5"), NULL);
    story *s = story_begin(PHASE("", "'Left infantry at b4 facing east'", FOE));
    story_play(s, "initiate-left; 6; 6");
    story_check_said(s, TO("d4"));
    story_over(s);
    s = story_begin(PHASE("", "'Back infantry at c5 facing south'", FOE));
    story_play(s, "initiate-back; 6; 6");
    story_check_said(s, TO("c3"));
    story_choose(s, "stay");
    story_check_ending(s, "emptied");
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, "initiate-foot; 6; 6");
    story_check_said(s, "attacker: Foot falls back to c2");
    story_check_ending(s, "held");
    story_check_measure(s, "attacker_driven_back", 1);
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
}

static void pcc_30_otherwise_another_square_that_is_free(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const char BOTH[] = "fall-back-d4 fall-back-b4";
    check_back(PHASE(GROUND("'c5 impassable'"), FOOT, FOE), NULL, BOTH);
    check_back(PHASE(GROUND("'c5 river'"), FOOT, FOE), NULL, BOTH);
    check_back(PHASE("'columns':7,'rows':4,", FOOT, FOE), NULL, BOTH);
    check_back(PHASE("", FOOT, FOE ",'Wall infantry at c5'"), NULL, BOTH);
    check_back(PHASE("", FOOT ",'Far infantry at c5'", FOE), NULL, BOTH);
    check_back(PHASE("", FOOT ",'Far commander at c5'", FOE), NULL, BOTH);
    check_back(PHASE(GROUND("'c5 impassable','d4 impassable'"), FOOT, FOE), TO("b4"), NULL);
    check_back(PHASE(GROUND("'c5 impassable','b4 river'"), FOOT, FOE), TO("d4"), NULL);
    check_back(PHASE(READ("'river':'crossed'") GROUND("'c5 river'"), FOOT, FOE), TO("c5"),
               NULL);
    check_back(PHASE(READ("'river':'crossed'") GROUND("'c5 impassable'"), FOOT, FOE), NULL,
               BOTH);
    check_back(PHASE(GROUND("'c5 wood','c5 works'"), FOOT, FOE), TO("c5"), NULL);
    story *s = story_begin(PHASE(GROUND("'c5 impassable'"), FOOT, FOE));
    story_play(s, BACK "; fall-back-b4");
    story_check_said(s, TO("b4"));
    story_check_asks(s, "advance");
    story_over(s);
    s = story_begin(PHASE(GROUND("'c2 impassable'"), FOOT, FOE)); // the attacker's are his own
    story_play(s, "initiate-foot; 6; 6");
    story_check_asks(s, "retreat-attacker");
    story_check_options(s, "fall-back-d3 fall-back-b3");
    story_over(s);
}

static void pcc_30_other_squares_are_not_in_front_of_an_enemy(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const char *const WALL = FOE ",'Wall infantry at c5'";
    char scenario[400];
    static const struct {
        const char *who, *said, *options;
    } ROWS[] = {{"'Eye infantry at b3'", TO("d4"), NULL},
                {"'Eye artillery at b3'", TO("d4"), NULL},
                {"'Eye commander at b3'", NULL, "fall-back-d4 fall-back-b4"}, // he has no front
                {"'Eye infantry at b3 facing west'", NULL, "fall-back-d4 fall-back-b4"},
                {"'Eye infantry at d5 facing south'", TO("b4"), NULL}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        snprintf(scenario, sizeof scenario, PHASE("", FOOT ",%s", "%s"), ROWS[i].who, WALL);
        check_back(scenario, ROWS[i].said, ROWS[i].options);
    }
    check_back(PHASE("", FOOT ",'Eye infantry at b5 facing east'", FOE), TO("c5"), NULL);
    check_back(PHASE("", FOOT, FOE ",'Wall infantry at c5','Mate infantry at b5'"), NULL,
               "fall-back-d4 fall-back-b4"); // a friend's front is no danger
}

static void pcc_30_whoever_threatens_them(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    // the first of the file does, and one who has a combat to fight elsewhere does not
    check_back(PHASE("", "'Eye artillery at b3'," FOOT, FOE ",'Wall infantry at c5'"), TO("d4"),
               NULL);
    story *s =
        story_begin(PHASE("",
                          "'Foot infantry at a3','Side infantry at d5 facing east','Far "
                          "infantry at g1'",
                          "'Foe infantry at e5','Wall infantry at f5','Other infantry at "
                          "a4'"));
    story_play(s, "initiate-foot; initiate-side; fight-foe; 6; 6");
    story_check_options(s, "fall-back-e6 fall-back-e4");
    story_over(s);
}

static void pcc_30_it_may_join_a_commander_alone(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    check_back(PHASE("", FOOT, FOE ",'Boss commander at c5'"), TO("c5"), NULL);
    story *s =
        story_begin(PHASE("", FOOT, FOE ",'Chief commander at c4','Boss commander at c5'"));
    story_play(s, BACK "; 6"); // with a commander of its own it may not
    story_check_options(s, "fall-back-d4 fall-back-b4");
    story_over(s);
    s = story_begin(PHASE("", FOOT, "'Boss commander at c4','Mate infantry at c5'"));
    story_play(s, "initiate-foot; 6"); // a commander may join a unit without one
    story_check_said(s, "defender: Boss falls back to c5");
    story_over(s);
    s = story_begin(PHASE("", FOOT,
                          "'Boss commander at c4','Mate infantry at c5','Chief commander "
                          "at c5'"));
    story_play(s, "initiate-foot; 6");
    story_check_options(s, "fall-back-d4 fall-back-b4");
    story_over(s);
    s = story_begin(PHASE("", FOOT, "'Boss commander at c4','Chief commander at c5'"));
    story_play(s, "initiate-foot; 6"); // two commanders do not share a square
    story_check_options(s, "fall-back-d4 fall-back-b4");
    story_over(s);
}

static void pcc_30_straight_or_to_its_rear_or_where_its_owner_likes(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
#define READING(word, more) PHASE(READ("'retreat':'" word "'") more, FOOT, FOE)
#define FLANKED(word, more)                                                                    \
    PHASE(READ("'retreat':'" word "'") more, FOOT, "'Foe infantry at c4 facing west'")
    check_back(READING("straight", ""), TO("c5"), NULL);
    check_back(READING("straight", GROUND("'c5 impassable'")), "defender: Foe has nowhere",
               NULL);
    check_back(READING("rear", ""), TO("c5"), NULL);
    check_back(READING("owner", ""), NULL, "fall-back-c5 fall-back-d4 fall-back-b4");
    check_back(READING("owner", GROUND("'c5 impassable'")), NULL, "fall-back-d4 fall-back-b4");
    story *s = story_begin(FLANKED("rear", ""));
    story_play(s, "initiate-foot; 6; 6");
    story_check_said(s, TO("d4"));
    story_over(s);
    s = story_begin(FLANKED("rear", GROUND("'d4 impassable'")));
    story_play(s, "initiate-foot; 6; 6");
    story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
    story_over(s);
    s = story_begin(PHASE(READ("'retreat':'rear'"), FOOT, "'Foe infantry at c4 facing north'"));
    story_play(s, "initiate-foot; 6; 6"); // the hitter is behind it
    story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
    story_over(s);
    s = story_begin(PHASE(READ("'retreat':'rear'"), "'Left infantry at b4 facing east'",
                          "'Boss commander at c4'"));
    story_play(s, "initiate-left; 6"); // he has no rear: straight away
    story_check_said(s, "defender: Boss falls back to d4");
    story_over(s);
}

#define SHUT "'b4 impassable','d4 impassable'"
#define WALL "'Wall infantry at c5'"

static void pcc_30_without_room_it_is_destroyed(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story *s = story_begin(PHASE(GROUND(SHUT), FOOT, FOE "," WALL));
    story_play(s, BACK);
    story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
    story_choose(s, "advance-foot");
    story_check_ending(s, "taken");
    story_check_losses(s, 0, 1);
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
}

static void pcc_30_or_stays(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story *s =
        story_begin(PHASE(READ("'no_retreat':'stays'") GROUND(SHUT), FOOT, FOE "," WALL));
    story_play(s, BACK);
    story_check_said(s, "defender: Foe has nowhere to fall back to and stays");
    story_check_ending(s, "held"); // nobody can advance
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_driven_back", 0);
    story_over(s);
    s = story_begin(PHASE(READ("'no_retreat':'stays','B-12':'apart'") GROUND(SHUT), FOOT,
                          FOE ",'Boss commander at c4'," WALL));
    story_play(s, BACK "; 6"); // he goes by himself, to Wall
    story_check_said(s, "defender: Foe has nowhere to fall back to and stays");
    story_check_said(s, "defender: Boss falls back to c5");
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
}

#define PUSHES READ("'no_retreat':'pushes'")

static void pcc_30_or_pushes_its_friends(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story *s =
        story_begin(PHASE(PUSHES GROUND(SHUT), FOOT, FOE "," WALL ",'Boss commander at c5'"));
    story_play(s, BACK);
    story_check_said(s, "defender: Wall is pushed back to c6");
    story_check_said(s, "defender: Boss is pushed back to c6");
    story_check_said(s, TO("c5"));
    story_choose(s, "stay");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_driven_back", 1); // who is pushed has not fallen back
    story_over(s);
    check_back(PHASE(PUSHES, FOOT, FOE "," WALL), NULL, "fall-back-d4 fall-back-b4");
    static const struct {
        const char *whole, *attacker, *defender;
    } ROWS[] = {{GROUND(SHUT ",'c6 impassable'"), "", WALL},
                {GROUND(SHUT ",'c6 river'"), "", WALL},
                {GROUND(SHUT ",'c5 river'"), "", WALL},
                {GROUND(SHUT ",'c5 impassable'"), "", "'Wall infantry at g1'"},
                {GROUND(SHUT), "", WALL ",'Post infantry at c6'"},
                {GROUND(SHUT), "", WALL ",'Post commander at c6'"},
                {GROUND(SHUT), ",'Post infantry at c6'", WALL},
                {GROUND(SHUT), ",'Post infantry at c5'", "'Wall infantry at g1'"},
                {GROUND(SHUT) "'rows':5,'columns':7,", "", WALL}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        s = story_of(PHASE(PUSHES "%s", FOOT "%s", FOE ",%s"), ROWS[i].whole, ROWS[i].attacker,
                     ROWS[i].defender);
        story_play(s, BACK);
        story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
        story_over(s);
    }
}

static void pcc_30_pushed_to_its_rear(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const char SCENARIO[] =
        PHASE(READ("'no_retreat':'pushes','retreat':'rear'"), FOOT,
              "'Foe infantry at c4 facing %s','Wall infantry at d4'");
    story *s = story_of(SCENARIO, "west");
    story_play(s, "initiate-foot; 6; 6");
    story_check_said(s, "defender: Wall is pushed back to e4");
    story_check_said(s, TO("d4"));
    story_over(s);
    s = story_of(SCENARIO, "north"); // nobody is pushed towards the hitter
    story_play(s, "initiate-foot; 6; 6");
    story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
    story_over(s);
}

static void pcc_30_who_is_pushed_keeps_its_facing_and_may_come_up(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    // Foot is driven into Mate, who is pushed to face Other
    static const char SCENARIO[] =
        PHASE(READ("'no_retreat':'pushes'%s") GROUND("'b3 impassable','d3 impassable'"),
              FOOT ",'Mate infantry at c2 facing east'", FOE ",'Other infantry at d1'");
    story *s = story_of(SCENARIO, "");
    story_play(s, "initiate-foot; 6; 6");
    story_check_said(s, "attacker: Mate is pushed back to c1");
    story_check_shown(s, "mate", "infantry, average, faces east");
    story_check_ending(s, "held");
    story_over(s);
    s = story_of(SCENARIO, ",'B-10':'one-by-one'");
    story_play(s, "attack-foe; 6; 6");
    story_check_options(s, "attack-other no-more");
    story_choose(s, "attack-other");
    story_check_said(s, "attacker: Mate initiates close combat against Other");
    story_over(s);
}

static void pcc_30_a_lost_unit_leaves_its_commander(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story *s = story_begin(PHASE(GROUND(SHUT), FOOT, FOE ",'Boss commander at c4'," WALL));
    story_play(s, BACK "; 6"); // both cannot go to c5, he alone can
    story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
    story_check_said(s, "defender: Boss falls back to c5");
    story_choose(s, "stay");
    story_check_losses(s, 0, 1);
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
    s = story_begin(
        PHASE(READ("'B-12':'apart'") GROUND(SHUT), FOOT, FOE ",'Boss commander at c4'," WALL));
    story_play(s, BACK "; 6");
    story_check_said(s, "defender: Foe has nowhere to fall back to and is lost");
    story_check_said(s, "defender: Boss falls back to c5");
    story_over(s);
    s = story_begin(PHASE(READ("'B-12':'apart'") GROUND(SHUT ",'c5 river'"), FOOT,
                          FOE ",'Boss commander at c4'"));
    story_play(s, BACK "; 6");
    story_choose(s, "stay");
    story_check_losses(s, 0, 2);
    story_over(s);
}

static void pcc_30_a_unit_may_be_called_as_a_square_is(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story *s = story_begin(
        PHASE(GROUND("'c5 impassable'"), "'D4 infantry at c3'", "'B4 infantry at c4'"));
    story_play(s, "initiate-d4; 1; 5; 6");
    story_check_options(s, "fall-back-d4 fall-back-b4"); // squares
    story_choose(s, "fall-back-d4");
    story_check_said(s, "defender: B4 falls back to d4");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_30_one_square_straight_away_from_the_hitter),
        cmocka_unit_test(pcc_30_otherwise_another_square_that_is_free),
        cmocka_unit_test(pcc_30_other_squares_are_not_in_front_of_an_enemy),
        cmocka_unit_test(pcc_30_whoever_threatens_them),
        cmocka_unit_test(pcc_30_it_may_join_a_commander_alone),
        cmocka_unit_test(pcc_30_straight_or_to_its_rear_or_where_its_owner_likes),
        cmocka_unit_test(pcc_30_without_room_it_is_destroyed),
        cmocka_unit_test(pcc_30_or_stays),
        cmocka_unit_test(pcc_30_or_pushes_its_friends),
        cmocka_unit_test(pcc_30_pushed_to_its_rear),
        cmocka_unit_test(pcc_30_who_is_pushed_keeps_its_facing_and_may_come_up),
        cmocka_unit_test(pcc_30_a_lost_unit_leaves_its_commander),
        cmocka_unit_test(pcc_30_a_unit_may_be_called_as_a_square_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
