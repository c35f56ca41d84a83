// The position: bases break in and are pushed out, and how it ends. NQM-21 to NQM-24.

#include "rules/nqm/proofs.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static void nqm_21_points_won_let_bases_break_in(void **state) {
    PROVES(NQM_21, 1);
    (void)state;
    static const char SCENARIO[] =
        "{'rules':'nqm','parameters':{'win':'bases-inside'},'attacker':{'strength':6},"
        "'defender':{'stands':['1 Coy 3','2 Coy 3']}}";
    story *s = story_begin(SCENARIO);
    story_choose(s, "dice-1");
    story_throw(s, "666 1");
    story_check_told(s, "NQM-21");
    story_check_feature(s, "inside", 1);
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_choose(s, "dice-1");
    story_throw(s, "666 1"); // two inside, two defending bases
    story_check_ending(s, "position-taken");
    story_over(s);
}

static void nqm_21_bases_inside_decide_nothing_by_default(void **state) {
    PROVES(NQM_21, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'stands':["
                           "'1 Coy 3','2 Coy 3']}}");
    for (int i = 0; i < 2; i++) {
        story_choose(s, "dice-1");
        story_throw(s, "666 1");
        assert_false(story_told(s, "NQM-21")); // it has done nothing
        story_choose(s, "go-on");
        story_choose(s, "stay");
    }
    story_check_asks(s, "defence");
    story_over(s);
}

static void nqm_22_points_lost_push_bases_out(void **state) {
    PROVES(NQM_22, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','parameters':{'win':'bases-inside'},'attacker':{'strength':6},"
        "'defender':{'stands':['1 Coy 3','2 Coy 3']}}");
    story_choose(s, "dice-1");
    story_throw(s, "666 1");
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_choose(s, "dice-1");
    story_throw(s, "111 6");
    story_check_told(s, "NQM-22");
    story_check_asks(s, "attack-again");
    story_check_feature(s, "inside", 0);
    story_over(s);
}

// His only base is inside; then both sides win a point. The difference is none; but point by
// point there is no second base to go in, and the one inside goes out.
static void one_base_inside(const char *more, int inside) {
    char scenario[200];
    snprintf(scenario, sizeof scenario,
             "{'rules':'nqm','parameters':{'win':'bases-inside'%s},'attacker':"
             "{'strength':3},'defender':{'stands':['1 Coy 3','2 Coy 3']}}",
             more);
    story *s = story_begin(scenario);
    story_choose(s, "dice-1");
    story_throw(s, "666 1");
    story_check_feature(s, "inside", 1);
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_choose(s, "dice-2");
    story_throw(s, "611 55");
    story_check_asks(s, "attack-again");
    story_check_feature(s, "inside", inside);
    story_over(s);
}

static void nqm_21_bases_go_in_by_the_difference_or_point_by_point(void **state) {
    PROVES(NQM_21, 1);
    (void)state;
    one_base_inside("", 1);
    one_base_inside(",'A-9':'net'", 1);
    one_base_inside(",'A-9':'gross'", 0);
}

static void nqm_21_three_points_of_a_block_are_a_base(void **state) {
    PROVES(NQM_21, 1);
    (void)state;
    for (int strength = 3; strength <= 4; strength++) {
        char scenario[200];
        snprintf(scenario, sizeof scenario,
                 "{'rules':'nqm','parameters':{'win':'bases-inside'},'attacker':{'strength':%d}"
                 ",'defender':{'stands':['1 Coy 3','2 Coy 3','3 Coy 3']}}",
                 strength);
        story *s = story_begin(scenario);
        story_choose(s, "dice-2");
        story_throw(s, "666 11"); // two points, for as many bases as there are
        story_check_feature(s, "inside", strength == 3 ? 1 : 2);
        story_over(s);
    }
}

static void nqm_22_bases_go_out_by_the_difference_or_point_by_point(void **state) {
    PROVES(NQM_22, 1);
    (void)state;
    one_base_inside("", 1);
    one_base_inside(",'A-9':'gross'", 0);
}

static void nqm_23_the_position_is_one_area_held_by_all_its_bases(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'stands':["
                           "'1 Coy 3','2 Coy 3']}}");
    bay_mark marks[24];
    bay_view view = {.mark = marks, .room = 24};
    const bay_battle *battle = story_battle(s);
    battle->rules->view(battle, story_at(s), &view);
    int defending = 0;
    for (uint32_t i = 0; i < view.count; i++) {
        const bay_telling *telling = &battle->rules->tellings[marks[i].telling];
        if (marks[i].kind == BAY_MARK_AREA)
            assert_string_equal(telling->words, marks[i].side == BAY_DEFENDER
                                                    ? "the position"
                                                    : "the approaches");
        defending += marks[i].kind == BAY_MARK_PIECE && marks[i].place == BAY_DEFENDER;
    }
    assert_int_equal(defending, 2);
    story_check_feature(s, "defender.clean", 6);
    story_over(s);
}

static void nqm_24_it_ends_when_a_side_has_no_point_left(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':1},"
                           "'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "1 6");
    story_check_told(s, "NQM-24");
    story_check_ending(s, "attack-broken");
    story_over(s);
}

static void nqm_24_it_goes_on_while_a_side_has_one_point_left(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':2},"
                           "'defender':{'quality':'elite','strength':2}}");
    story_choose(s, "dice-2");
    story_throw(s, "61 55"); // a pin each
    story_check_asks(s, "attack-again");
    story_over(s);
}

static void nqm_24_it_ends_by_a_failed_test_and_not_by_one_that_holds(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    for (int holds = 0; holds < 2; holds++) {
        story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':6},"
                               "'defender':{'strength':4,'pins':1}}");
        story_choose(s, "dice-1");
        story_throw(s, "66666 1");
        story_throw(s, holds ? "4" : "3"); // two points of four are clean
        if (holds)
            story_check_asks(s, "attack-again");
        else
            story_check_ending(s, "position-taken");
        story_over(s);
    }
}

static void nqm_24_the_defender_may_withdraw(void **state) {
    PROVES(NQM_24, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 1");
    story_choose(s, "go-on");
    story_check_options(s, "stay withdraw");
    story_choose(s, "withdraw");
    story_check_said(s, "the defender withdraws");
    story_check_ending(s, "position-yielded");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_21_points_won_let_bases_break_in),
        cmocka_unit_test(nqm_21_bases_inside_decide_nothing_by_default),
        cmocka_unit_test(nqm_21_bases_go_in_by_the_difference_or_point_by_point),
        cmocka_unit_test(nqm_21_three_points_of_a_block_are_a_base),
        cmocka_unit_test(nqm_22_points_lost_push_bases_out),
        cmocka_unit_test(nqm_22_bases_go_out_by_the_difference_or_point_by_point),
        cmocka_unit_test(nqm_23_the_position_is_one_area_held_by_all_its_bases),
        cmocka_unit_test(nqm_24_it_ends_when_a_side_has_no_point_left),
        cmocka_unit_test(nqm_24_it_goes_on_while_a_side_has_one_point_left),
        cmocka_unit_test(nqm_24_it_ends_by_a_failed_test_and_not_by_one_that_holds),
        cmocka_unit_test(nqm_24_the_defender_may_withdraw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
