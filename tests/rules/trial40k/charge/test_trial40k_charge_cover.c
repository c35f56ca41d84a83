// Charges over cover: TAR-052 to TAR-056, TAR-105, TAR-106, and rulings; also
// refusals and drawings of terrain. Chargers have Initiative 4, their targets 3, and the cover
// step is 11.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define ON_SET(parameters, terrain, attackers, defenders)                                      \
    "{'rules':'trial40k','begin':'charges','parameters':{" parameters "},'terrain':[" terrain  \
    "],'attacker':{'units':[" attackers "]},'defender':{'units':[" defenders "]}}"
#define LINE(points) "{'kind':'cover','line':[" points "]}"
#define AREA(points) "{'kind':'cover','area':[" points "]}"
#define WALL(x, north, south) LINE(P(x, north) "," P(x, south))

#define S(name, places, more) PLACED(name, "sergeants", places, more)
#define A_HERE S("A", P(200, 200), )
#define D_THERE D(P(300, 200))

static void is_covered(const char *scenario, const char *moves) {
    strikes(scenario, moves, BAY_DEFENDER, 11);
}

static void is_open(const char *scenario, const char *moves) {
    strikes(scenario, moves, BAY_ATTACKER, 4);
}

// --- A line between --------------------------------------------------------------------------

static void tar_055_a_charge_across_a_line_of_cover(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
    is_covered(ON(WALL(280, 150, 250), A_HERE, D_THERE), "charge-d");
    is_open(ON(WALL(280, 210, 250), A_HERE, D_THERE), "charge-d");
    is_open(ON(WALL(320, 150, 250), A_HERE, D_THERE), "charge-d"); // behind them
    says(ON(WALL(280, 150, 250), A_HERE, D_THERE), "charge-d",
         "defender: D is in cover against A");
}

static void tar_055_a_line_of_several_legs(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define CORNER(x) LINE(P(240, 150) "," P(280, 150) "," P(x, 250))
    is_covered(ON(CORNER(280), A_HERE, D_THERE), "charge-d");
    is_open(ON(CORNER(340), A_HERE, D_THERE), "charge-d"); // it meets their line behind D
}

static void tar_055_to_touch_cover_is_to_cross_it(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
    is_covered(ON(WALL(280, 200, 250), A_HERE, D_THERE), "charge-d");
    is_open(ON(WALL(280, 200.1, 250), A_HERE, D_THERE), "charge-d");
    is_covered(ON(LINE(P(300, 200) "," P(340, 200)), A_HERE, D_THERE), "charge-d");
    is_open(ON(LINE(P(300.1, 200) "," P(340, 200)), A_HERE, D_THERE), "charge-d");
}

static void tar_055_one_of_those_who_charge_is_enough(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define TWO_CHARGE(wall) ON(wall, S("A", P(200, 200) "," P(200, 240), ), D_THERE)
    is_covered(TWO_CHARGE(WALL(240, 215, 235)), "charge-d");
    is_open(TWO_CHARGE(WALL(240, 225, 235)), "charge-d");
}

static void tar_055_the_line_is_to_the_nearest_enemy(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define TWO_STAND(y) ON(WALL(280, 225, 260), A_HERE, D(P(300, y) "," P(300, 240)))
    is_open(TWO_STAND(200), "charge-d");
    is_covered(TWO_STAND(155), "charge-d"); // now the other is the nearest
    // Of two as near either counts.
#define AS_NEAR(north, south)                                                                  \
    ON(WALL(280, north, south), A_HERE, D(P(300, 170) "," P(300, 230)))
    is_covered(AS_NEAR(210, 230), "charge-d; lead-1-to-1-of-d");
    is_covered(AS_NEAR(170, 190), "charge-d; lead-1-to-2-of-d");
    is_open(AS_NEAR(190, 210), "charge-d; lead-1-to-1-of-d");
}

static void tar_056_what_lies_between_is_seen_before_anybody_moves(void **state) {
    PROVES(TAR_056, 1);
    (void)state;
    is_covered(ON(WALL(220, 150, 250), A_HERE, D_THERE), "charge-d");
    // B comes over the wall though A has moved before, and A although B stands where it ends.
#define AFTER_ANOTHER                                                                          \
    ON(WALL(220, 225, 260), S("A", P(260, 200), ) "," S("B", P(200, 240), ),                   \
       D(P(300, 200) "," P(300, 240)))
    is_covered(AFTER_ANOTHER, "charge-d; charge-d; move-a");
    dice_are(AFTER_ANOTHER, "charge-d; charge-d; move-a", 1);
    is_covered(AFTER_ANOTHER, "charge-d; charge-d; move-b");
    is_open(AFTER_ANOTHER, "charge-d; no-charge");
}

// --- An area in which they stand -------------------------------------------------------------

#define SQUARE(west, east) AREA(P(west, 150) "," P(east, 150) "," P(east, 250) "," P(west, 250))

static void tar_053_more_than_half_stand_in_cover(void **state) {
    PROVES(TAR_053, 1);
    (void)state;
#define THREE_IN(area) ON(area, A_HERE, D(P(300, 200) "," P(330, 200) "," P(360, 200)))
    is_covered(THREE_IN(SQUARE(320, 400)), "charge-d");
    is_open(THREE_IN(SQUARE(340, 400)), "charge-d");
    is_covered(THREE_IN(SQUARE(290, 310) "," SQUARE(340, 400)), "charge-d");
#define TWO_IN(area) ON(area, A_HERE, D(P(300, 200) "," P(330, 200)))
    is_open(TWO_IN(SQUARE(320, 400)), "charge-d");    // half are not more
    is_covered(TWO_IN(SQUARE(300, 400)), "charge-d"); // its edge is of it
    is_open(TWO_IN(SQUARE(300.1, 400)), "charge-d");
    is_open(TWO_IN(SQUARE(250, 290)), "charge-d"); // to come through it is not enough
}

// --- Whom it serves --------------------------------------------------------------------------

static void tar_053_who_charges_has_no_cover_on_the_table(void **state) {
    PROVES(TAR_053, 1);
    (void)state;
    is_open(ON(SQUARE(150, 250), A_HERE, D_THERE), "charge-d");
    strikes(ON(WALL(280, 150, 250), A_HERE, D_THERE), "charge-d; 1", BAY_ATTACKER, 4);
}

static void tar_054_always_in_cover_when_it_is_charged(void **state) {
    PROVES(TAR_054, 1);
    (void)state;
#define ALWAYS_AT(name, profile, x, y) PLACED(name, profile, P(x, y), ALWAYS)
    is_covered(CHARGES(A_HERE, ALWAYS_AT("D", "guardsmen", 300, 200)), "charge-d");
    is_open(CHARGES(ALWAYS_AT("A", "sergeants", 200, 200), D_THERE), "charge-d");
    is_open(CHARGES(A_HERE, ALWAYS_AT("D", "guardsmen", 225, 200)), ""); // nobody charges
    // His force field is his own: of his squad nobody has it.
#define SHIELDED                                                                               \
    CHARGES(A_HERE, D_THERE "," PLACED("E", "ethereals", P(330, 200),                          \
                                       ALWAYS ",'independent':true,'joined':'D'"))
    is_covered(SHIELDED, "charge-d");
    is_open(SHIELDED, "charge-d; 1");
    strikes(SHIELDED, "charge-d; 1; 111", BAY_DEFENDER, 3);
}

static void tar_055_a_character_counts_as_one_of_the_unit(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define BESIDE(joins)                                                                          \
    ON(WALL(240, 215, 235), A_HERE "," S("C", P(200, 240), ",'independent':true" joins),       \
       D_THERE)
    is_covered(BESIDE(",'joined':'A'"), "charge-d; strike-a");
    is_covered(BESIDE(), "no-charge; charge-d");
    is_open(BESIDE(), "charge-d; no-charge");
    // Of those who are charged too.
#define WITH_THEM(joins)                                                                       \
    ON(SQUARE(320, 400), A_HERE,                                                               \
       D(P(300, 200) "," P(330, 200)) "," PLACED("E", "ethereals", P(360, 200),                \
                                                 ",'independent':true" joins))
    is_covered(WITH_THEM(",'joined':'D'"), "charge-d");
    is_open(WITH_THEM(), "charge-d");
}

static void tar_052_a_fight_that_was_there_before_has_no_cover(void **state) {
    PROVES(TAR_052, 1);
    (void)state;
#define AFRESH(set, x)                                                                         \
    ON_SET(set, WALL(375, 150, 250), S("A", P(x, 200), ) "," S("B", P(400, 200), ),            \
           D(P(225, 200) "," P(350, 200)))
    is_open(AFRESH("", 200), "charge-d");
    is_covered(AFRESH("'cover_round':'charge'", 200), "charge-d");
    is_covered(AFRESH("", 199), "no-charge; charge-d"); // A touches nobody
    assert_true(rests_on(AFRESH("", 200), "cover_round"));
    assert_false(rests_on(AFRESH("", 199), "cover_round"));
}

// A comes over the wall, B in the open.
static void tar_055_cover_counts_against_those_who_come_over_it(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define BOTH_WAYS(set)                                                                         \
    ON_SET(set, WALL(270, 150, 215), S("A", P(200, 200), ) "," S("B", P(200, 260), ),          \
           D(P(300, 200) "," P(300, 260)))
#define BOTH_CHARGE "charge-d; charge-d; move-a"
    dice_are(BOTH_WAYS(""), BOTH_CHARGE, 1);
    is_covered(BOTH_WAYS(""), BOTH_CHARGE);
    is_open(BOTH_WAYS(""), "no-charge; charge-d");
    is_open(BOTH_WAYS("'cover_multi':'none'"), BOTH_CHARGE);
    is_covered(BOTH_WAYS("'cover_multi':'none'"), "charge-d; no-charge");
    is_covered(BOTH_WAYS("'cover_multi':'all'"), BOTH_CHARGE);
    strikes(BOTH_WAYS("'cover_multi':'all'"), BOTH_CHARGE "; 1; 1", BAY_ATTACKER, 4);
    is_open(BOTH_WAYS("'cover_multi':'all'"), "no-charge; charge-d");
    assert_true(rests_on(BOTH_WAYS(""), "cover_multi"));
    assert_false(rests_on(ON(WALL(280, 150, 250), A_HERE, D_THERE), "cover_multi"));
}

static void says_nothing_of(const char *scenario, const char *moves, const char *words) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_told(s, "TAR-033"); // the charges are over
    if (story_said(s, words)) fail_msg("it is told: %s", words);
    story_over(s);
}

// D falls back: it regroups, or nobody of it is left who could be in cover.
static void tar_055_of_who_is_destroyed_nothing_is_told(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define D_FLEES                                                                                \
    ON(WALL(250, 190, 210), S("A", P(200, 200) "," P(200, 230), ),                             \
       PLACED("D", "guardsmen", P(300, 200), ",'falls_back':true") "," E(P(300, 240)))
    says(D_FLEES, "charge-d; charge-e; 11", "defender: D is in cover against A");
    says_nothing_of(D_FLEES, "charge-d; charge-e; 66", "defender: D is in cover against A");
}

// A comes over the wall, B in the open, C charges nobody: against all is against all with whom D
// is engaged.
static void tar_055_against_all_is_of_those_who_fight(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define AND_C(set, c, third)                                                                   \
    ON_SET(set, WALL(270, 150, 215),                                                           \
           S("A", P(200, 200), ) "," S("B", P(200, 260), ) "," S("C", c, third),               \
           D(P(300, 200) "," P(300, 260)))
#define AGAINST(enemy) "defender: D is in cover against " enemy
    const char *all = AND_C("'cover_multi':'all'", P(240, 320), ",'fired':true");
    says(all, BOTH_CHARGE, AGAINST("A"));
    says(all, BOTH_CHARGE, AGAINST("B"));
    says_nothing_of(all, BOTH_CHARGE, AGAINST("C"));
    // C was there before, and D strikes at it before it can strike.
    const char *held = AND_C("'cover_multi':'all','cover_round':'charge'", P(325, 260), );
    says(held, BOTH_CHARGE, AGAINST("C"));
    says_nothing_of(AND_C("'cover_round':'charge'", P(325, 260), ), BOTH_CHARGE, AGAINST("C"));
}

// --- Grenades --------------------------------------------------------------------------------

static void tar_105_who_charges_with_frag_strikes_in_the_cover_step(void **state) {
    PROVES(TAR_105, 1);
    (void)state;
#define BY_MARINES(set, wall) ON_SET(set, wall, A(P(200, 200)), D_THERE)
    strikes(BY_MARINES("", WALL(280, 150, 250)), "charge-d", BAY_ATTACKER, 11);
    strikes(BY_MARINES("", WALL(320, 150, 250)), "charge-d", BAY_ATTACKER, 4);
    strikes(BY_MARINES("'frag_step':'initiative'", WALL(280, 150, 250)), "charge-d; 11",
            BAY_DEFENDER, 4);
}

// It touches E alone, through whom D supports: no plasma is at D.
static void tar_106_plasma_at_a_friend_does_not_void_it(void **state) {
    PROVES(TAR_106, 1);
    (void)state;
#define FRIEND(more)                                                                           \
    ON(SQUARE(290, 400), PLACED("A", "guardians", P(200, 200), ),                              \
       PLACED("D", "guardsmen", P(345, 200), more) "," PLACED(                                 \
           "E", "ethereals", P(300, 200), ",'independent':true,'joined':'D'"))
    is_covered(FRIEND(), "charge-d");
    dice_are(FRIEND(), "charge-d", 1);
    says(FRIEND(), "charge-d", "defender: D is in cover against A");
}

// All who touch need it; who of them does is seen when they have moved.
static void tar_106_plasma_voids_the_cover_of_whom_they_touch(void **state) {
    PROVES(TAR_106, 1);
    (void)state;
#define GUARDIANS(set, x)                                                                      \
    ON_SET(set, WALL(280, 150, 250),                                                           \
           "{'name':'A','groups':[{'profile':'guardians','at':[" P(                            \
               200, 200) "]},{'profile':'guardians','name':'Others','grenades':'none','at':"   \
                         "[" P(x, 230) "]}]}",                                                 \
           D_THERE)
    is_open(GUARDIANS("", 60), "charge-d");
    is_covered(GUARDIANS("", 200), "charge-d");
    is_open(GUARDIANS("'plasma_scope':'model'", 200), "charge-d");
    assert_true(rests_on(GUARDIANS("", 200), "plasma_scope"));
}

// He supports those who are charged: nobody touches him, and nobody's plasma is at him.
static void tar_106_who_supports_in_cover_is_in_it_too(void **state) {
    PROVES(TAR_106, 1);
    (void)state;
#define BEHIND(wall)                                                                           \
    ON(wall, A_HERE,                                                                           \
       D_THERE "," PLACED("E", "ethereals", P(330, 200), ",'independent':true,'joined':'D'"))
    is_covered(BEHIND(WALL(280, 150, 250)), "charge-d; 1");
    is_open(BEHIND(WALL(280, 150, 250)), "charge-d; 1; 1");
    is_open(BEHIND(WALL(320, 150, 250)), "charge-d");
}

// --- What is refused -------------------------------------------------------------------------

static void tar_055_terrain_that_cannot_be_is_refused(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define REFUSED(terrain, key, clause)                                                          \
    story_refused(ON(terrain, A_HERE, D_THERE), BAY_BAD_INPUT, key, clause)
    story_refused(
        "{'rules':'trial40k','terrain':[" WALL(
            280, 150, 250) "],'attacker':{'models':3,'profile':'marines'},'defender':{"
                           "'models':3,'profile':'orks'}}",
        BAY_BAD_INPUT, "terrain", "TAR-055");
    REFUSED("{'kind':'cover'}", "terrain[0]", "TAR-055");
    REFUSED("{'line':[" P(280, 150) "," P(280, 250) "]}", "terrain[0].kind", NULL);
    REFUSED("{'kind':'bog','line':[" P(280, 150) "," P(280, 250) "]}", "terrain[0].kind", NULL);
    REFUSED(LINE(P(280, 150)), "terrain[0].line", NULL);
    REFUSED(WALL(280, 150, 250) "," AREA(P(1, 1) "," P(9, 1)), "terrain[1].area", NULL);
    REFUSED("{'kind':'cover','line':[" P(1, 1) "," P(9, 1) "],'area':[" P(1, 1) "," P(
                9, 1) "," P(1, 9) "]}",
            "terrain[0].area", NULL);
}

// --- What is drawn ---------------------------------------------------------------------------

static void tar_055_terrain_is_drawn(void **state) {
    (void)state;
    enum { ROOM = 50 };
    bay_mark mark[ROOM];
    bay_point point[ROOM];
    bay_view view = {.mark = mark, .room = ROOM, .point = point, .point_room = ROOM};
    story *s = story_begin(ON(SQUARE(320, 400) "," WALL(280, 100, 500), A_HERE, D_THERE));
    story_battle(s)->rules->view(story_battle(s), story_at(s), &view);
    int shapes[2] = {0, 0};
    for (uint32_t i = 0; i < view.count; i++) {
        if (mark[i].kind == BAY_MARK_PLANE) assert_in_range(mark[i].y + mark[i].h, 5000, 6000);
        if (mark[i].kind != BAY_MARK_GROUND) continue;
        assert_true(mark[i].shape == BAY_SHAPE_POLYGON || mark[i].shape == BAY_SHAPE_LINE);
        bool line = mark[i].shape == BAY_SHAPE_LINE;
        shapes[line]++;
        assert_int_equal(mark[i].points, line ? 2 : 4);
        assert_int_equal(point[mark[i].point].x, line ? 2800 : 3200);
    }
    assert_int_equal(shapes[0], 1);
    assert_int_equal(shapes[1], 1);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_055_a_charge_across_a_line_of_cover),
        cmocka_unit_test(tar_055_a_line_of_several_legs),
        cmocka_unit_test(tar_055_to_touch_cover_is_to_cross_it),
        cmocka_unit_test(tar_055_one_of_those_who_charge_is_enough),
        cmocka_unit_test(tar_055_the_line_is_to_the_nearest_enemy),
        cmocka_unit_test(tar_056_what_lies_between_is_seen_before_anybody_moves),
        cmocka_unit_test(tar_053_more_than_half_stand_in_cover),
        cmocka_unit_test(tar_053_who_charges_has_no_cover_on_the_table),
        cmocka_unit_test(tar_054_always_in_cover_when_it_is_charged),
        cmocka_unit_test(tar_055_a_character_counts_as_one_of_the_unit),
        cmocka_unit_test(tar_052_a_fight_that_was_there_before_has_no_cover),
        cmocka_unit_test(tar_055_cover_counts_against_those_who_come_over_it),
        cmocka_unit_test(tar_055_of_who_is_destroyed_nothing_is_told),
        cmocka_unit_test(tar_055_against_all_is_of_those_who_fight),
        cmocka_unit_test(tar_105_who_charges_with_frag_strikes_in_the_cover_step),
        cmocka_unit_test(tar_106_plasma_at_a_friend_does_not_void_it),
        cmocka_unit_test(tar_106_plasma_voids_the_cover_of_whom_they_touch),
        cmocka_unit_test(tar_106_who_supports_in_cover_is_in_it_too),
        cmocka_unit_test(tar_055_terrain_that_cannot_be_is_refused),
        cmocka_unit_test(tar_055_terrain_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
