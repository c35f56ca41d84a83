// Targets of fire: range, sight, observers, order: ARV-17, ARV-S6, ARV-S9; and orders to fire
// that cannot be carried out.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

#define GUN(at, more) UNIT("G", at, TYPE("field-gun") more)
#define BARRAGE(whole, more) PHASE(FIRE("attacker") whole, GUN("d1", more), FOUR)
#define WATCHED(gun, observer)                                                                 \
    PHASE(FIRE("attacker"), GUN("d1", OBSERVED gun) "," observer, FOUR)

static void check_fires(const char *scenario, bool fires) {
    phases_asks(scenario, "", fires ? "fire" : "over");
}

static void arv_s6_a_target_is_in_range(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    check_fires(BARRAGE(, RANGE(3)), true);
    check_fires(BARRAGE(, RANGE(2)), false);
    check_fires(BARRAGE(, RANGE(0)), false);
    check_fires(PHASE(FIRE("attacker"), GUN("d3", RANGE(1)), FOUR), true);
}

static void arv_s6_direct_fire_needs_sight_into_the_hex(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    check_fires(BARRAGE(, SEES("'d4'")), true);
    check_fires(BARRAGE(, SEES("'d3','d5','e4'")), false);
    check_fires(BARRAGE(, SEES("")), false);
    check_fires(BARRAGE(, SEES_TO("'d3'")), true); // that is for observed fire
    phases_offers(PHASE(FIRE("attacker"), GUN("d1", SEES("'g7'")), FOUR "," UNIT("Y", "g7", )),
                  "", "hold-fire fire-at-g7");
}

static void arv_s6_observed_fire_needs_sight_to_it_and_an_observer(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    check_fires(WATCHED(, UNIT("O", "b3", TYPE("cavalry"))), true);
    check_fires(WATCHED(SEES_TO("'d4'"), UNIT("O", "b3", TYPE("cavalry"))), true);
    check_fires(WATCHED(SEES_TO("'d3'"), UNIT("O", "b3", TYPE("cavalry"))), false);
    check_fires(WATCHED(SEES("'b3'"), UNIT("O", "b3", TYPE("cavalry"))), true);
    check_fires(WATCHED(SEES("'b4','d4'"), UNIT("O", "b3", TYPE("cavalry"))), false);
    check_fires(WATCHED(SEES(""), UNIT("O", "d1", TYPE("cavalry"))), true); // stacked
    check_fires(WATCHED(, UNIT("O", "b3", TYPE("cavalry") SEES("'d4'"))), true);
    check_fires(WATCHED(, UNIT("O", "b3", TYPE("cavalry") SEES("'d3'"))), false);
    check_fires(WATCHED(, UNIT("O", "b3", TYPE("cavalry") SEES_TO("'d3'"))), true);
    check_fires(
        PHASE(FIRE("attacker"), UNIT("A", "b3", TYPE("cavalry")) "," GUN("d1", OBSERVED), FOUR),
        true);                               // the first by name observes too
    check_fires(BARRAGE(, OBSERVED), false); // it does not observe for itself
    check_fires(PHASE(FIRE("attacker"), GUN("d1", OBSERVED), FOUR "," UNIT("Y", "d4", )),
                false);
}

static void arv_17_who_assaults_may_observe(void **state) {
    PROVES(ARV_17, 1);
    (void)state;
    static const char WATCHER[] =
        PHASE(FIRE("attacker"), GUN("d1", OBSERVED) "," UNIT("A", "d3", "%s"), FOUR);
    story *s = story_of(WATCHER, "");
    story_choose(s, "assault-d4");
    story_check_options(s, "hold-fire fire-at-d4");
    story_choose(s, "fire-at-d4");
    story_throw(s, "6");
    story_check_asks(s, "cancel");
    story_over(s);
    s = story_of(WATCHER, SEES("'d3'")); // it is beside them, and does not see into their hex
    story_choose(s, "assault-d4");
    story_check_asks(s, "cancel");
    story_over(s);
}

static void arv_s9_the_disrupted_do_not_observe(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
    check_fires(WATCHED(, UNIT("O", "b3", TYPE("cavalry") DISRUPTED)), false);
    check_fires(WATCHED(, UNIT("O", "b3", TYPE("cavalry") DISRUPTED) "," UNIT("P", "b3",
                                                                              TYPE("cavalry"))),
                true);
}

static void arv_s9_the_disrupted_do_not_fire(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
    check_fires(BARRAGE(, DISRUPTED), false);
    phases_asks(PHASE(FIRE("both"), GUN("d1", ), UNIT("X", "d4", DISRUPTED)), "hold-fire",
                "over");
    // Nor those that fire has just disrupted, which may be the observers.
    static const char BACK[] =
        PHASE(FIRE("both"), GUN("d1", ),
              FOUR "," UNIT("Y", "f6", TYPE("howitzer") OBSERVED SEES_TO("'d1'") SEES("'d4'")));
    phases_asks(BACK, "fire-at-d4; 6; hold-fire", "defender-fire");
    phases_asks(BACK, "fire-at-d4; 3", "over");
    check_fires(BARRAGE(READ("'AMB-A16':'simultaneous'"), DISRUPTED), false);
    check_fires(BARRAGE(READ("'AMB-A16':'simultaneous'"), ), true);
    phases_asks(PHASE(READ("'AMB-A16':'simultaneous'") FIRE("both"), GUN("d1", ), FOUR),
                "fire-at-d4; 3", "defender-fire");
}

static void arv_s9_the_disrupted_fire_and_observe_if_read_so(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
#define THEY_DO READ("'disrupted_fire':'yes'")
    check_fires(PHASE(THEY_DO FIRE("attacker"),
                      UNIT("O", "b3", TYPE("cavalry") DISRUPTED) "," GUN("d1", OBSERVED), FOUR),
                true);
    check_fires(PHASE(THEY_DO FIRE("attacker"), GUN("d1", DISRUPTED), FOUR), true);
    phases_asks(PHASE(THEY_DO FIRE("both"), GUN("d1", ), UNIT("X", "d4", )), "fire-at-d4; 3",
                "defender-fire");
    phases_asks(PHASE(THEY_DO CHARGES("attacker"),
                      UNIT("A", "d3", TYPE("cavalry") DISRUPTED CHARGES_AT("d4")), FOUR),
                "", "charge");
}

static void arv_s9_a_disrupted_unit_hit_again_stays_so_or_goes(void **state) {
    PROVES(ARV_S9, 1);
    (void)state;
    static const char AGAIN[] = PHASE(READ("'fire_again':'%s'") FIRE("attacker"), GUN("d1", ),
                                      UNIT("X", "d4", DISRUPTED));
    story *s = story_of(AGAIN, "stays");
    story_play(s, "fire-at-d4; 3");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_disrupted", 1);
    story_over(s);
    s = story_of(AGAIN, "eliminated");
    story_play(s, "fire-at-d4; 3");
    story_check_losses(s, 0, 4);
    story_check_measure(s, "defender_disrupted", 0);
    story_over(s);
    phases_measure(PHASE(FIRE("attacker"), GUN("d1", ), UNIT("X", "d4", DISRUPTED)),
                   "fire-at-d4; 3", "defender_losses", 0); // the usual reading
    s = story_of(AGAIN, "eliminated");
    story_play(s, "fire-at-d4; 4");
    story_check_losses(s, 0, 0);
    story_over(s);
}

static void arv_s6_what_is_said_of_an_order_to_fire(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    static const char PATH[] = "attacker.units[0].fires_at";
    phases_forbidden(BARRAGE(, FIRES_AT("d5")), PATH, "ARV-S6"); // nobody is there
    phases_forbidden(BARRAGE(, FIRES_AT("d4") RANGE(2)), PATH, "ARV-S6");
    phases_forbidden(BARRAGE(, FIRES_AT("d4") SEES("'d3'")), PATH, "ARV-S6");
    phases_forbidden(BARRAGE(, FIRES_AT("d4") OBSERVED SEES_TO("'d3'")), PATH, "ARV-S6");
    phases_asks(BARRAGE(, FIRES_AT("d4") OBSERVED), "", "over"); // observers are not looked for
    phases_forbidden(PHASE(, GUN("d1", FIRES_AT("d5")), FOUR), PATH, "ARV-S6"); // nor who fires
    phases_forbidden(PHASE(FIRE("defender"), GUN("d1", ), UNIT("X", "d4", FIRES_AT("d2"))),
                     "defender.units[0].fires_at", "ARV-S6");
}

static void arv_s2_orders_below_the_table_are_refused(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    static const char PATH[] = "attacker.units[0].fires_at";
    phases_forbidden(BARRAGE(GROUND("'d4 town'"), ATTACK(1) FIRES_AT("d4")), PATH, "ARV-S2");
    phases_forbidden(BARRAGE(, ATTACK(0) FIRES_AT("d4")), PATH, "ARV-S2");
    phases_offers(BARRAGE(GROUND("'d4 town'"), ATTACK(2) FIRES_AT("d4")), "",
                  "fire-at-d4 hold-fire");
}

static void arv_s6_the_order_comes_first_and_else_hexes_in_order(void **state) {
    PROVES(ARV_S6, 1);
    (void)state;
    static const char MANY[] =
        PHASE(FIRE("attacker"), GUN("d1", "%s"),
              UNIT("W", "f4", ) "," UNIT("Y", "b4", ) "," UNIT("Z", "c6", ) "," FOUR);
    story *s = story_of(MANY, "");
    story_check_options(s, "hold-fire fire-at-f4 fire-at-d4 fire-at-b4 fire-at-c6");
    story_over(s);
    s = story_of(MANY, FIRES_AT("d4"));
    story_check_options(s, "fire-at-d4 hold-fire fire-at-f4 fire-at-b4 fire-at-c6");
    story_over(s);
    // Emptied by the first gun, the hex is no target of the second.
    s = story_begin(
        PHASE(FIRE("attacker"),
              GUN("d1", BATTERY) "," UNIT("H", "e1", TYPE("howitzer") FIRES_AT("d4")),
              FOUR "," UNIT("Y", "b4", )));
    story_play(s, "fire-g; fire-at-d4; 1");
    story_check_options(s, "hold-fire fire-at-b4");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_s6_a_target_is_in_range),
        cmocka_unit_test(arv_s6_direct_fire_needs_sight_into_the_hex),
        cmocka_unit_test(arv_s6_observed_fire_needs_sight_to_it_and_an_observer),
        cmocka_unit_test(arv_17_who_assaults_may_observe),
        cmocka_unit_test(arv_s9_the_disrupted_do_not_observe),
        cmocka_unit_test(arv_s9_the_disrupted_do_not_fire),
        cmocka_unit_test(arv_s9_the_disrupted_fire_and_observe_if_read_so),
        cmocka_unit_test(arv_s9_a_disrupted_unit_hit_again_stays_so_or_goes),
        cmocka_unit_test(arv_s6_what_is_said_of_an_order_to_fire),
        cmocka_unit_test(arv_s2_orders_below_the_table_are_refused),
        cmocka_unit_test(arv_s6_the_order_comes_first_and_else_hexes_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
