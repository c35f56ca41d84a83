// The assault: attacks, hours, break-ins, how it ends. NQM-16 to NQM-24.

#include "rules/nqm/proofs.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void nqm_16_the_attack_is_repeated_up_to_the_limit(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'veteran','strength':9},"
                           "'defender':{'quality':'militia','strength':9}}");
    for (int i = 0; i < 2; i++) {
        story_throw(s, "1111 1");
        story_choose(s, "go-on");
        story_choose(s, "stay");
    }
    story_check_feature(s, "attacks_left", 1);
    story_throw(s, "1111 1"); // TN-15: no fourth in this hour
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_16_elite_have_no_limit(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'elite','strength':9},"
                           "'defender':{'quality':'militia','strength':9}}");
    for (int i = 0; i < 12; i++) { // TN-16
        story_throw(s, "11111 1");
        story_choose(s, "go-on");
        story_choose(s, "stay");
    }
    story_check_feature(s, "attacks_left", 99);
    story_over(s);
}

static void nqm_17_the_attacker_may_give_up_after_an_attack(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':6}}");
    story_choose(s, "dice-1");
    story_throw(s, "111 1");
    story_check_options(s, "go-on stop");
    story_choose(s, "stop");
    story_check_told(s, "NQM-17");
    story_check_ending(s, "called-off");
    story_over(s);
}

static void nqm_17_the_assault_ends_when_the_attacker_has_won(void **state) {
    PROVES(NQM_17, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'strength':1}}");
    story_throw(s, "666 1");
    story_check_told(s, "NQM-17");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 0, 1);
    story_over(s);
}

static void nqm_18_one_hour_holds_the_whole_assault(void **state) {
    PROVES(NQM_18, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'quality':'militia','strength':9},"
                           "'defender':{'quality':'militia','strength':9}}");
    story_throw(s, "111 1"); // militia attack once an hour, and there is one hour
    story_check_told(s, "NQM-18");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_19_it_may_be_carried_on_in_the_next_hour(void **state) {
    PROVES(NQM_19, 1);
    (void)state;
    story *s =
        story_begin("{'rules':'nqm','hours':2,'attacker':{'quality':'militia','strength':9},"
                    "'defender':{'quality':'militia','strength':9}}");
    story_throw(s, "111 1");
    story_check_asks(s, "next-hour");
    story_choose(s, "go-on");
    story_choose(s, "stay");
    story_check_told(s, "NQM-19");
    story_throw(s, "111 1");
    story_check_ending(s, "unresolved");
    story_over(s);
    s = story_begin(
        "{'rules':'nqm','hours':2,'parameters':{'A-17':'carries-over'},'attacker':"
        "{'quality':'militia','strength':9},'defender':{'quality':'militia','strength':9}}");
    story_throw(s, "111 1");
    story_check_ending(s, "unresolved");
    story_over(s);
}

static void nqm_20_a_stand_held_back_may_reinforce(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'stands':['A Coy 3','B Coy 2',"
                           "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':6}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "hold-b-coy");
    story_check_feature(s, "reserve", 2);
    story_choose(s, "dice-1");
    story_throw(s, "111 6");
    story_choose(s, "go-on");
    story_check_asks(s, "reinforce");
    story_check_options(s, "hold-b-coy commit-b-coy");
    story_choose(s, "commit-b-coy");
    story_check_told(s, "NQM-20");
    story_choose(s, "stay");
    story_check_feature(s, "attacker.clean", 4);
    story_over(s);
}

static void nqm_20_a_reserve_saves_an_attack_that_is_spent(void **state) {
    PROVES(NQM_20, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','attacker':{'quality':'elite','stands':['A Coy 1','B Coy 2',"
        "{'name':'Bn HQ','class':'command'}]},'defender':{'strength':6}}");
    story_choose(s, "commit-a-coy");
    story_choose(s, "hold-b-coy");
    story_choose(s, "dice-1");
    story_throw(s, "1 6");
    story_check_asks(s, "last-reserve");
    story_choose(s, "commit-b-coy");
    story_choose(s, "stay");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

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
        story_check_told(s, "NQM-21");
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
    story_check_feature(s, "inside", 0);
    story_over(s);
    s = story_begin(
        "{'rules':'nqm','parameters':{'win':'bases-inside','A-9':'gross'},'attacker':"
        "{'strength':6},'defender':{'stands':['1 Coy 3','2 Coy 3']}}");
    story_choose(s, "dice-2");
    story_throw(s, "611 55"); // one each: in, and out again
    story_check_feature(s, "inside", 0);
    story_over(s);
}

static void nqm_23_the_position_is_one_area_held_by_all_its_bases(void **state) {
    PROVES(NQM_23, 1);
    (void)state;
    story *s = story_begin("{'rules':'nqm','attacker':{'strength':6},'defender':{'stands':["
                           "'1 Coy 3','2 Coy 3']}}");
    bay_mark marks[24];
    bay_view view = {marks, 0, 24};
    const bay_battle *battle = story_battle(s);
    battle->rules->view(battle, story_at(s), &view);
    int defending = 0;
    for (uint32_t i = 0; i < view.count; i++) {
        const bay_telling *telling = &battle->rules->tellings[marks[i].telling];
        if (marks[i].kind == BAY_MARK_AREA && marks[i].side == BAY_DEFENDER)
            assert_string_equal(battle->rules->clauses[telling->clause].id, "NQM-23");
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
    story_check_ending(s, "position-yielded");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_16_the_attack_is_repeated_up_to_the_limit),
        cmocka_unit_test(nqm_16_elite_have_no_limit),
        cmocka_unit_test(nqm_17_the_attacker_may_give_up_after_an_attack),
        cmocka_unit_test(nqm_17_the_assault_ends_when_the_attacker_has_won),
        cmocka_unit_test(nqm_18_one_hour_holds_the_whole_assault),
        cmocka_unit_test(nqm_19_it_may_be_carried_on_in_the_next_hour),
        cmocka_unit_test(nqm_20_a_stand_held_back_may_reinforce),
        cmocka_unit_test(nqm_20_a_reserve_saves_an_attack_that_is_spent),
        cmocka_unit_test(nqm_21_points_won_let_bases_break_in),
        cmocka_unit_test(nqm_21_bases_inside_decide_nothing_by_default),
        cmocka_unit_test(nqm_22_points_lost_push_bases_out),
        cmocka_unit_test(nqm_23_the_position_is_one_area_held_by_all_its_bases),
        cmocka_unit_test(nqm_24_it_ends_when_a_side_has_no_point_left),
        cmocka_unit_test(nqm_24_the_defender_may_withdraw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
