// Movement points left after the march, and what a route costs: ARV-12, ARV-S5, ARV-S7.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

#define MARCH(whole, more) PHASE(whole, UNIT("A", "d3", more), FOUR)
#define ALONG(ground, route) MARCH(GROUND(ground), ALLOWANCE(% d) ROUTE(route))

static void check_may(const char *scenario, bool may) {
    phases_asks(scenario, "", may ? "announce" : "over");
}

// A route after which two points are left with this allowance, and not with one less.
static void check_takes(const char *format, int allowance) {
    for (int less = 0; less < 2; less++) {
        story *s = story_of(format, allowance - less);
        story_check_asks(s, less ? "over" : "announce");
        story_over(s);
    }
}

static void arv_12_two_points_must_be_left(void **state) {
    PROVES(ARV_12, 1);
    (void)state;
    check_may(MARCH(, LEFT(2)), true);
    check_may(MARCH(, LEFT(1)), false);
    check_may(MARCH(, LEFT(0)), false);
    check_may(MARCH(, ALLOWANCE(1) LEFT(2)), true); // what is left is said, not the allowance
    check_may(MARCH(, ALLOWANCE(1)), false);
    check_may(MARCH(, ALLOWANCE(2)), true); // it has not moved
    check_may(MARCH(READ("'points_needed':3"), LEFT(2)), false);
    check_may(MARCH(READ("'points_needed':1"), LEFT(1)), true);
    phases_forbidden(MARCH(, LEFT(1) ANNOUNCES("d4")), "attacker.units[0].announces", "ARV-12");
    check_may(MARCH(, LEFT(2) ANNOUNCES("d4")), true);
}

static void arv_12_what_the_route_leaves(void **state) {
    PROVES(ARV_12, 1);
    (void)state;
    check_may(MARCH(, ROUTE("'d2','d3'")), true); // ARV-T10: one of three
    check_may(MARCH(, ROUTE("'d1','d2','d3'")), false);
    check_may(MARCH(, ROUTE("'d3'")), true); // it stood there
    phases_forbidden(MARCH(, ROUTE("'d1','d2','d3'") ANNOUNCES("d4")),
                     "attacker.units[0].announces", "ARV-12");
}

static void arv_s7_they_have_three_points(void **state) {
    PROVES(ARV_S7, 1);
    (void)state;
    static const char *const TYPES[] = {"infantry", "dismounted"};
    for (int i = 0; i < 2; i++)
        for (int points = 3; points <= 4; points++) {
            story *s =
                story_of(MARCH(READ("'points_needed':%d"), TYPE("%s")), points, TYPES[i]);
            story_check_asks(s, points == 3 ? "announce" : "over");
            story_over(s);
        }
    check_may(MARCH(READ("'points_needed':4,'infantry_allowance':4"), ), true);
    check_may(MARCH(READ("'points_needed':4,'dismounted_allowance':4"), ), false);
    check_may(MARCH(READ("'points_needed':4,'dismounted_allowance':4"), TYPE("dismounted")),
              true);
    check_may(MARCH(READ("'points_needed':4"), ALLOWANCE(4)), true);
    check_may(MARCH(, ALLOWANCE(0)), false); // none is not the usual
}

static void arv_s5_a_hex_costs_what_its_ground_does(void **state) {
    PROVES(ARV_S5, 1);
    (void)state;
    static const struct {
        const char *ground;
        int allowance;
    } ROWS[] = {{"'d3 clear'", 3},
                {"'d3 woods'", 4},
                {"'d3 slope'", 4},
                {"'d3 crest'", 4},
                {"'d3 town'", 3},
                {"'d3 town','d3 woods'", 4}, // the dearest
                {"'d3 woods','d3 town'", 4},
                {"'d3 improved'", 3},
                {"'d3 trench'", 3},
                {"'d3 canal'", 3},
                {"'d2 woods'", 3},           // where it began costs nothing
                {"'d2 road','d3 woods'", 4}, // both must have the road
                {"'d2 woods','d3 road'", 3},
                {"'d2 canal'", 6},
                {"'d2 canal','d2 bridge'", 3},
                {"'d2 canal','d3 canal'", 6},
                {"'d2 canal','d3 canal','d3 bridge'", 6}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int less = 0; less < 2; less++) {
            story *s = story_of(MARCH(GROUND("%s"), ALLOWANCE(% d) ROUTE("'d2','d3'")),
                                ROWS[i].ground, ROWS[i].allowance - less);
            story_check_asks(s, less ? "over" : "announce");
            story_over(s);
        }
}

static void arv_s5_half_a_point_along_the_road(void **state) {
    PROVES(ARV_S5, 1);
    (void)state;
    check_takes(ALONG("'d2 road','d3 road'", "'d2','d3'"), 3); // half a point is left over
    check_takes(ALONG("'d1 road','d2 road','d3 road'", "'d1','d2','d3'"), 3);
    check_takes(ALONG("'d1 road','d2 road','d3 road','d3 woods'", "'d1','d2','d3'"), 3);
    check_takes(
        ALONG("'d1 road','d2 road','d3 road','e1 road','e2 road'", "'e2','e1','d1','d2','d3'"),
        4);
    check_takes(ALONG("'d1 road','d3 road'", "'d1','d2','d3'"), 4);
    // A canal keeps its price on the road, unless a bridge carries it.
    check_takes(ALONG("'d1 road','d2 road','d3 road','d2 canal'", "'d1','d2','d3'"), 6);
    check_takes(ALONG("'d1 road','d2 road','d3 road','d2 canal','d2 bridge'", "'d1','d2','d3'"),
                3);
    check_takes(ALONG("'d3 canal'", "'d1','d2','d3'"), 4); // it does not leave the last
}

static void arv_s5_the_costs_are_numbers_that_can_be_set(void **state) {
    PROVES(ARV_S5, 1);
    (void)state;
    check_takes(MARCH(READ("'clear_cost':3"), ALLOWANCE(% d) ROUTE("'d2','d3'")), 5);
    check_takes(
        MARCH(READ("'woods_cost':5") GROUND("'d3 woods'"), ALLOWANCE(% d) ROUTE("'d2','d3'")),
        7);
    check_takes(
        MARCH(READ("'slope_cost':5") GROUND("'d3 slope'"), ALLOWANCE(% d) ROUTE("'d2','d3'")),
        7);
    check_takes(
        MARCH(READ("'crest_cost':5") GROUND("'d3 crest'"), ALLOWANCE(% d) ROUTE("'d2','d3'")),
        7);
    check_takes(
        MARCH(READ("'town_cost':5") GROUND("'d3 town'"), ALLOWANCE(% d) ROUTE("'d2','d3'")), 7);
    check_takes(
        MARCH(READ("'canal_extra':1") GROUND("'d2 canal'"), ALLOWANCE(% d) ROUTE("'d2','d3'")),
        4);
    check_takes(MARCH(READ("'road_half_points':4") GROUND("'d2 road','d3 road'"),
                      ALLOWANCE(% d) ROUTE("'d2','d3'")),
                4);
    check_takes(MARCH(READ("'woods_cost':0,'town_cost':0") GROUND("'d3 town','d3 woods'"),
                      ALLOWANCE(% d) ROUTE("'d2','d3'")),
                2); // not what clear ground costs
}

static void arv_s5_one_hex_is_always_allowed(void **state) {
    PROVES(ARV_S5, 1);
    (void)state;
    check_may(MARCH(, ALLOWANCE(0) ROUTE("'d2','d3'")), false);
    phases_refused(MARCH(, ALLOWANCE(1) ROUTE("'d1','d2','d3'")), "attacker.units[0].route",
                   "ARV-S5");
    phases_refused(MARCH(, ALLOWANCE(0) DISRUPTED ROUTE("'d2','d3'")),
                   "attacker.units[0].route", "ARV-S5");
    check_may(MARCH(, ALLOWANCE(2) ROUTE("'d1','d2','d3'")), false); // nothing left, but lawful
    check_may(MARCH(, ALLOWANCE(1) DISRUPTED ROUTE("'d2','d3'")), false);
}

static void arv_12_under_a_15_it_may_assault_after_its_one_hex(void **state) {
    PROVES(ARV_12, 1);
    (void)state;
    check_may(MARCH(READ("'AMB-A15':'yes'"), ALLOWANCE(0) ROUTE("'d2','d3'")), true);
    check_may(MARCH(READ("'AMB-A15':'yes'"), ALLOWANCE(0) ROUTE("'d2','d3'") ANNOUNCES("d4")),
              true);
    check_may(MARCH(READ("'AMB-A15':'no'"), ALLOWANCE(0) ROUTE("'d2','d3'")), false);
    check_may(MARCH(, ALLOWANCE(0) ROUTE("'d2','d3'")), false); // which is the usual reading
    // It is not for those who had the points for their hex, but no two left.
    check_may(MARCH(READ("'AMB-A15':'yes'"), ALLOWANCE(2) ROUTE("'d2','d3'")), false);
    check_may(MARCH(READ("'AMB-A15':'yes'"), ALLOWANCE(1) ROUTE("'d2','d3'")), false);
    check_may(MARCH(READ("'AMB-A15':'yes'"), LEFT(0)), false);
}

static void arv_s5_a_route_goes_from_hex_to_hex_and_ends_where_it_stands(void **state) {
    PROVES(ARV_S5, 1);
    (void)state;
    phases_refused(MARCH(, ROUTE("'d3','d2'")), NULL, "ARV-S5");
    phases_refused(MARCH(, ROUTE("'d1','d3'")), NULL, "ARV-S5");
    phases_refused(MARCH(GROUND("'d2 impassable'"), ALLOWANCE(9) ROUTE("'d1','d2','d3'")), NULL,
                   "ARV-S5");
    check_may(MARCH(GROUND("'d2 impassable'"), ALLOWANCE(9) ROUTE("'d2','d3'")), true);
    phases_refused(MARCH(GROUND("'d3 impassable'"), ), "attacker.units[0].at", "ARV-S5");
    phases_refused(MARCH(, ROUTE("'z9','d3'")), "attacker.units[0].route[0]", NULL);
}

static void arv_s5_only_who_may_assault_has_movement_points(void **state) {
    PROVES(ARV_S5, 1);
    (void)state;
    static const char *const KEYS[] = {ALLOWANCE(3), LEFT(3), ROUTE("'d3'")};
    static const char *const NAMES[] = {"allowance", "left", "route"};
    static const char *const TYPES[] = {"cavalry", "machine-gun", "field-gun", "howitzer"};
    for (int key = 0; key < 3; key++)
        for (int type = 0; type < 4; type++) {
            char scenario[300], path[60];
            snprintf(scenario, sizeof scenario, MARCH(, TYPE("%s") "%s"), TYPES[type],
                     KEYS[key]);
            snprintf(path, sizeof path, "attacker.units[0].%s", NAMES[key]);
            phases_refused(scenario, path, NULL);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_12_two_points_must_be_left),
        cmocka_unit_test(arv_12_what_the_route_leaves),
        cmocka_unit_test(arv_s7_they_have_three_points),
        cmocka_unit_test(arv_s5_a_hex_costs_what_its_ground_does),
        cmocka_unit_test(arv_s5_half_a_point_along_the_road),
        cmocka_unit_test(arv_s5_the_costs_are_numbers_that_can_be_set),
        cmocka_unit_test(arv_s5_one_hex_is_always_allowed),
        cmocka_unit_test(arv_12_under_a_15_it_may_assault_after_its_one_hex),
        cmocka_unit_test(arv_s5_a_route_goes_from_hex_to_hex_and_ends_where_it_stands),
        cmocka_unit_test(arv_s5_only_who_may_assault_has_movement_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
