// Cover model by model: TAR-045, TAR-053 to TAR-055, A-15 and ruling R-39. Chargers have
// Initiative 4, their targets 3, and the cover step is 11.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

#define TERRAIN(parameters, terrain, attackers, defenders)                                     \
    "{'rules':'trial40k','begin':'charges','parameters':{" parameters "},'terrain':[" terrain  \
    "],'attacker':{'units':[" attackers "]},'defender':{'units':[" defenders "]}}"
#define EACH "'cover_scope':'model'"
#define WALL(x, north, south) "{'kind':'cover','line':[" P(x, north) "," P(x, south) "]}"
#define SQUARE(west, east)                                                                     \
    "{'kind':'cover','area':[" P(west, 150) "," P(east, 150) "," P(east, 250) "," P(west,      \
                                                                                    250) "]}"
#define S(name, places, more) PLACED(name, "sergeants", places, more)
#define A_HERE S("A", P(200, 200), )

// Before the first of two stands a wall.
#define HALF(scope)                                                                            \
    TERRAIN(scope, WALL(280, 150, 215), S("A", P(205, 200) "," P(200, 240), ),                 \
            D(P(300, 200) "," P(300, 240)))

// So many dice are thrown, by that side, in that step.
static void throws(const char *scenario, const char *moves, bay_side side, int step, int dice) {
    strikes(scenario, moves, side, step);
    dice_are(scenario, moves, dice);
}

static void tar_055_each_model_is_in_cover_for_itself(void **state) {
    PROVES(TAR_055, 1);
    PROVES(TAR_045, 1);
    (void)state;
    throws(HALF(""), "charge-d", BAY_DEFENDER, 11, 2);
    says(HALF(""), "charge-d", "defender: D is in cover against A");
    throws(HALF(EACH), "charge-d", BAY_DEFENDER, 11, 1);
    says(HALF(EACH), "charge-d", "defender: D has 1 model in cover against A");
    says(HALF(EACH), "charge-d", "defender: D in cover on A strikes at A");
    throws(HALF(EACH), "charge-d; 1", BAY_ATTACKER, 4, 6);
    throws(HALF(EACH), "charge-d; 1; 111111", BAY_DEFENDER, 3, 1); // the other
    assert_true(rests_on(HALF(""), "cover_scope"));
    assert_false(
        rests_on(TERRAIN("", WALL(280, 150, 215), A_HERE, D(P(300, 200))), "cover_scope"));
}

// The line is that from the nearest of who charges, of several as near any.
static void tar_055_to_each_from_the_nearest_who_charges(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define TO_SECOND(y)                                                                           \
    TERRAIN(EACH, WALL(240, 210, 235), S("A", P(205, 200) "," P(200, y), ),                    \
            D(P(300, 200) "," P(300, 240)))
    // From 205, 200 the line to the second runs through the wall, from 200, 240 it does not.
    throws(TO_SECOND(240), "charge-d", BAY_ATTACKER, 4, 6);
    throws(TO_SECOND(280.3), "charge-d", BAY_DEFENDER, 11, 1);
#define AS_NEAR(wall)                                                                          \
    TERRAIN(EACH, wall, S("A", P(205, 200) "," P(200, 240) "," P(200, 280), ),                 \
            D(P(300, 200) "," P(300, 260)))
    throws(AS_NEAR(WALL(250, 245, 255)), "charge-d", BAY_DEFENDER, 11, 1);
    throws(AS_NEAR(WALL(250, 265, 275)), "charge-d", BAY_DEFENDER, 11, 1);
    throws(AS_NEAR(WALL(250, 257, 263)), "charge-d", BAY_ATTACKER, 4, 9);
}

static void tar_053_who_stands_in_an_area_is_in_cover(void **state) {
    PROVES(TAR_053, 1);
    (void)state;
#define THREE(scope, area)                                                                     \
    TERRAIN(scope, area, A_HERE, D(P(300, 200) "," P(330, 200) "," P(360, 200)))
    // One of three is not most of a unit; for himself he is in cover, and strikes though he only
    // supports.
    throws(THREE("", SQUARE(340, 400)), "charge-d", BAY_ATTACKER, 4, 3);
    throws(THREE(EACH, SQUARE(340, 400)), "charge-d", BAY_DEFENDER, 11, 1);
    throws(THREE(EACH, SQUARE(290, 310)), "charge-d", BAY_DEFENDER, 11, 1);
    throws(THREE(EACH, SQUARE(290, 335)), "charge-d", BAY_DEFENDER, 11, 2);
}

static void tar_054_always_in_cover_are_all_of_them(void **state) {
    PROVES(TAR_054, 1);
    (void)state;
    throws(TERRAIN(EACH, WALL(280, 150, 215), S("A", P(205, 200) "," P(200, 240), ),
                   PLACED("D", "guardsmen", P(300, 200) "," P(300, 240), ALWAYS)),
           "charge-d", BAY_DEFENDER, 11, 2);
}

// Several may charge: they are called by whom they are in cover against.
static void tar_055_who_is_in_cover_is_called_so(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
#define TWO_CHARGE                                                                             \
    TERRAIN(EACH, WALL(270, 150, 215), S("A", P(205, 200), ) "," S("B", P(200, 260), ),        \
            D(P(300, 200) "," P(300, 260)))
    says(TWO_CHARGE, "charge-d; no-charge", "defender: D in cover from A on A strikes at A");
    story_refused(
        TERRAIN(EACH, WALL(280, 150, 215), S("A", P(205, 200) "," P(200, 240), ),
                "{'name':'D','groups':[{'name':'Men','profile':'guardsmen','at':[" P(
                    300, 200) "," P(300, 240) "]},{'name':'Men in cover','profile':"
                                              "'guardsmen','at':[" P(340, 240) "]}]}"),
        BAY_BAD_INPUT, "defender", "TAR-055");
}

// Of a unit of one model both readings are the same, charged both ways or not.
static void tar_055_of_one_model_it_is_all_one(void **state) {
    PROVES(TAR_055, 1);
    (void)state;
    static const char *const MULTI[] = {"those", "all", "none"};
    for (int i = 0; i < 3; i++) {
        double chance[2];
        for (int scope = 0; scope < 2; scope++) {
            char scenario[1024];
            snprintf(scenario, sizeof scenario,
                     TERRAIN("'cover_multi':'%s','cover_scope':'%s'", WALL(270, 150, 215),
                             S("A", P(200, 200), ) "," S("B", P(300, 290), ),
                             PLACED("D", "nobs", P(300, 200), )),
                     MULTI[i], scope ? "model" : "unit");
            chance[scope] = story_chance(scenario, "wiped-out", true);
        }
        assert_true(chance[0] == chance[1]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_055_each_model_is_in_cover_for_itself),
        cmocka_unit_test(tar_055_to_each_from_the_nearest_who_charges),
        cmocka_unit_test(tar_053_who_stands_in_an_area_is_in_cover),
        cmocka_unit_test(tar_054_always_in_cover_are_all_of_them),
        cmocka_unit_test(tar_055_who_is_in_cover_is_called_so),
        cmocka_unit_test(tar_055_of_one_model_it_is_all_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
