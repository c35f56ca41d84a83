// Orders that nobody can ever follow, and orders that look at single units.

#include "analysis/graph/orders.h"
#include "analysis/policy/orders_look.h"
#include "systems/maze.h"
#include "unit/analysis/drill_scene.h"
#include "unit/analysis/read_orders.h"

#include <string.h>

// --- Orders that nobody can ever follow --------------------------------------------------------

typedef struct never_followed {
    wrong_orders orders;
    const char *allowed;
} never_followed;

static void read_never_followed(const bay_battle *battle, const never_followed *never,
                                bay_fault *why) {
    read_wrong_orders(battle, &never->orders, why);
    assert_string_equal(why->allowed, never->allowed);
}

static void an_option_that_its_question_never_offers_is_a_fault(void **state) {
    (void)state;
    static const never_followed NEVER[] = {
        {{"[{\"at\": \"stand\", \"do\": \"break-off\"}]", "orders[0].do", "break-off", ""},
         "stand, fall-back"},
        {{"[{\"at\": \"place\", \"do\": \"hit-nobody\"}]", "orders[0].do", "hit-nobody", ""},
         "hit-left, hit-right"},
        {{"[{\"at\": \"place\", \"do\": \"hit-defenders\"}]", "orders[0].do", "hit-defenders",
          ""},
         "hit-left, hit-right"},
        {{"[{\"at\": \"place\", \"do\": \"hit-rigth\"}]", "orders[0].do", "hit-rigth",
          "hit-right"},
         "hit-left, hit-right"},
        {{"[{\"at\": \"press\", \"do\": \"braek-off\"}]", "orders[0].do", "braek-off",
          "break-off"},
         "close, break-off"},
    };
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (size_t i = 0; i < sizeof NEVER / sizeof *NEVER; i++) {
        bay_fault why;
        read_never_followed(s.battle, &NEVER[i], &why);
        assert_non_null(strstr(why.words, "never offers that in this scenario."));
        assert_int_equal(why.column, 24);
    }
    drill_scene_free(&s);
}

// The fit of the only order.
static order_fit fit_of(const bay_battle *battle, const char *json) {
    bay_orders *orders;
    if (read_orders(battle, json, &orders, NULL)) return ORDER_WRONG;
    order_fit fit = orders->order[0].fit;
    bay_orders_free(orders);
    return fit;
}

// The chance that the ground is taken under orders; where they are followed, and over all that can be.
static double taken_under(const bay_battle *battle, const char *json, bool follow) {
    bay_orders *orders;
    bay_graph *graph;
    bay_policy policy;
    bay_odds odds;
    bay_work work = heap_work();
    assert_int_equal(read_orders(battle, json, &orders, NULL), BAY_OK);
    assert_int_equal(bay_graph_follow(bay_orders_battle(orders), NULL, orders,
                                      follow ? BAY_SEEKS_BOTH : 0, &work, &graph),
                     BAY_OK);
    assert_int_equal(bay_policy_make(graph, orders, &policy), BAY_OK);
    assert_int_equal(bay_odds_make(graph, &policy, NULL, &odds), BAY_OK);
    double taken = odds.p[TAKEN];
    bay_odds_free(&odds);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    bay_orders_free(orders);
    return taken;
}

static void an_order_for_other_battles_says_that_it_is_optional(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    static const char OTHER[] = "[{\"at\": \"place\", \"do\": \"hit-x\", \"optional\": true}]";
    static const char TYPED[] = "[{\"at\": \"place\", \"do\": \"hut-x\", \"optional\": true}]";
    static const char HERE[] = "[{\"at\": \"stand\", \"do\": \"stand\", \"optional\": true}]";
    assert_int_equal(fit_of(s.battle, OTHER), ORDER_OPTIONAL);
    assert_int_equal(fit_of(s.battle, TYPED), ORDER_WRONG);
    assert_int_equal(fit_of(s.battle, HERE), ORDER_FITS);
    drill_scene_free(&s);
}

#define PRESS(more) "[{\"at\": \"press\", \"do\": \"break-off\", \"when\": {" more "}]"

// A condition about a unit of other battles: the order is theirs.
static void an_order_for_other_battles_may_look_at_a_unit_of_them(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    static const char OTHER[] = PRESS("\"gone.left\": \"0..\"}, \"optional\": true");
    static const char BOTH[] =
        PRESS("\"right.left\": \"0..\", \"gone.left\": \"0..\"}, \"optional\": true");
    static const char TYPED[] = PRESS("\"gone.lfet\": \"0..\"}, \"optional\": true");
    assert_int_equal(fit_of(s.battle, OTHER), ORDER_OPTIONAL);
    assert_int_equal(fit_of(s.battle, BOTH), ORDER_OPTIONAL);
    assert_int_equal(fit_of(s.battle, TYPED), ORDER_WRONG);
    assert_int_equal(fit_of(s.battle, PRESS("\"gone.left\": \"0..\"}")), ORDER_WRONG);
    double never = taken_under(s.battle, "[]", true);
    assert_near(taken_under(s.battle, OTHER, true), never, 0);
    assert_near(taken_under(s.battle, BOTH, false), never, 1e-12);
    drill_scene_free(&s);
}

static void a_question_that_never_comes_up_is_no_fault(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    static const char DIG[] = "[{\"at\": \"dig-in\", \"do\": \"lie-down\"}]"; // all is settled
    assert_int_equal(fit_of(s.battle, DIG), ORDER_NOT_ASKED);
    assert_int_equal(fit_of(s.battle, "[{\"at\": \"dig-in\", \"do\": \"die-down\"}]"),
                     ORDER_WRONG);
    drill_scene_free(&s);
}

static void what_was_read_under_other_settings_is_passed_over(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    arena space = arena_new(heap());
    bay_orders *orders = NULL;
    bay_order_faults bad = {.other_settings = true};
    const bay_value *list =
        loaded_document(&space, "[{\"at\": \"place\", \"do\": \"hit-nobody\"}, "
                                "{\"at\": \"press\", \"when\": {\"gone.left\": 1}, "
                                "\"do\": \"break-off\"}]");
    assert_int_equal(bay_orders_read_all(s.battle, list, heap(), &orders, &bad), BAY_OK);
    bay_orders_free(orders);
    bad.other_settings = false;
    assert_int_equal(bay_orders_read_all(s.battle, list, heap(), &orders, &bad), BAY_BAD_INPUT);
    arena_free(&space);
    drill_scene_free(&s);
}

// --- Orders that look at single units ----------------------------------------------------------

#define BREAK_OFF_WHEN(condition)                                                              \
    "[{\"at\": \"press\", \"when\": {" condition "}, \"do\": \"break-off\"}]"

static void an_order_may_look_at_a_single_unit(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (int follow = 0; follow < 2; follow++) {
        double never = taken_under(s.battle, "[]", follow),
               always = taken_under(s.battle, BREAK_OFF_WHEN(""), follow),
               few = taken_under(s.battle, BREAK_OFF_WHEN("\"right.left\": \"..1\""), follow),
               hurt = taken_under(s.battle, BREAK_OFF_WHEN("\"right.left\": \"..2\""), follow),
               any =
                   taken_under(s.battle, BREAK_OFF_WHEN("\"right.figures\": \"0..\""), follow),
               there = taken_under(s.battle, BREAK_OFF_WHEN("\"left.there\": 1"), follow),
               calm = taken_under(s.battle, BREAK_OFF_WHEN("\"left.disordered\": 1"), follow);
        assert_true(never > few && few > hurt && hurt > always);
        assert_near(any, always, 0);
        assert_near(there, always, 0);
        assert_near(calm, never, 0);
        assert_near(few,
                    taken_under(s.battle, BREAK_OFF_WHEN("\"right.left\": \"..1\""), !follow),
                    1e-12);
    }
    drill_scene_free(&s);
}

static void a_number_of_a_unit_that_there_is_not_is_a_fault(void **state) {
    (void)state;
    static const never_followed NEVER[] = {
        {{BREAK_OFF_WHEN("\"right.figrues\": 0"), "orders[0].when", "right.figrues",
          "right.figures"},
         "right.figures, right.left, right.there, right.disordered"},
        {{BREAK_OFF_WHEN("\"rihgt.figures\": 0"), "orders[0].when", "rihgt.figures",
          "right.figures"},
         "attacker.figures, defender.figures, edge, hits"},
        {{BREAK_OFF_WHEN("\"attacker.figrues\": 0"), "orders[0].when", "attacker.figrues",
          "attacker.figures"},
         "attacker.figures, defender.figures, edge, hits"},
        {{BREAK_OFF_WHEN("\"right.left\": \"..-1\""), "orders[0].when.right.left", "..-1", ""},
         "0 .. 2147483647"},
    };
    drill_scene s;
    drill_scene_make(DRILL_SAMPLE, &s);
    for (size_t i = 0; i < sizeof NEVER / sizeof *NEVER; i++) {
        bay_fault why;
        read_never_followed(s.battle, &NEVER[i], &why);
    }
    drill_scene_free(&s);
}

static void without_such_a_number_the_battle_is_its_own(void **state) {
    (void)state;
    drill_scene s;
    bay_orders *orders;
    drill_scene_make(DRILL_SAMPLE, &s);
    assert_int_equal(read_orders(s.battle, BREAK_OFF_WHEN("\"edge\": 1"), &orders, NULL),
                     BAY_OK);
    assert_ptr_equal(bay_orders_battle(orders), s.battle);
    bay_orders_free(orders);
    drill_scene_free(&s);
}

// --- Where there are more situations than are looked at ----------------------------------------

static void in_a_large_battle_a_name_that_can_be_is_let_pass(void **state) {
    (void)state;
    enum { ROOMS = ORDERS_LOOK_MAX + 500 };
    static maze_room room[ROOMS];
    for (uint16_t i = 0; i + 1 < ROOMS; i++)
        room[i] = (maze_room){
            .kind = BAY_CHOICE, .doors = 2, .to = {(uint16_t)(i + 1), (uint16_t)(i + 1)}};
    room[ROOMS - 1] = (maze_room){.kind = BAY_END};
    maze battle = maze_of(room, ROOMS);
    static const char MET[] = "[{\"at\": \"choose\", \"do\": \"door-1\"}]";
    static const char UNMET[] = "[{\"at\": \"choose\", \"do\": \"door-5\"}]";
    static const char TYPED[] = "[{\"at\": \"choose\", \"do\": \"dor-1\"}]";
    assert_int_equal(fit_of(&battle.common, MET), ORDER_FITS);
    assert_int_equal(fit_of(&battle.common, UNMET), ORDER_NOT_MET);
    bay_orders *both;
    assert_int_equal(read_orders(&battle.common,
                                 "[{\"at\": \"choose\", \"do\": \"door-1\"}, "
                                 "{\"at\": \"choose\", \"do\": \"door-0\"}]",
                                 &both, NULL),
                     BAY_OK);
    assert_int_equal(both->order[0].fit, ORDER_FITS);
    assert_int_equal(both->order[1].fit, ORDER_NOT_SEEN); // the first leaves it none
    bay_orders_free(both);
    bay_orders *orders;
    bay_fault why;
    assert_int_equal(read_orders(&battle.common, TYPED, &orders, &why), BAY_BAD_INPUT);
    assert_string_equal(why.allowed, "door-N");
    assert_string_equal(why.nearest, "door-1");
    room[1000].to[0] = room[1000].to[1] = ROOMS - 1; // and there are no more
    assert_int_equal(fit_of(&battle.common, UNMET), ORDER_WRONG);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_option_that_its_question_never_offers_is_a_fault),
        cmocka_unit_test(an_order_for_other_battles_says_that_it_is_optional),
        cmocka_unit_test(an_order_for_other_battles_may_look_at_a_unit_of_them),
        cmocka_unit_test(a_question_that_never_comes_up_is_no_fault),
        cmocka_unit_test(what_was_read_under_other_settings_is_passed_over),
        cmocka_unit_test(an_order_may_look_at_a_single_unit),
        cmocka_unit_test(a_number_of_a_unit_that_there_is_not_is_a_fault),
        cmocka_unit_test(without_such_a_number_the_battle_is_its_own),
        cmocka_unit_test(in_a_large_battle_a_name_that_can_be_is_let_pass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
