// Infantry that assaults tanks in its position goes in stand by stand: NQM-36, NQM-02, ruling R-23.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define TROOP "'firefight':'lost'," STANDS(STAND("Pz", 3, CLASS("tank")))
#define HUNTED(whole, defenders) ASSAULT(HOURS(3) whole, TROOP, STANDS(defenders))
#define COMPANIES STAND("1 Coy", 3, "") "," STAND("2 Coy", 2, "")
#define INTO_THE_HUNT "6; stay; stay-in; assault"

static void nqm_36_each_stand_is_asked_about(void **state) {
    PROVES(NQM_36, 1);
    (void)state;
    story *s = story_begin(
        HUNTED("", COMPANIES "," STAND("MG", 1, CLASS("support")) "," COMMANDER("HQ", "")));
    story_play(s, INTO_THE_HUNT);
    story_check_asks(s, "hunt-commit");
    story_check_options(s, "commit-1-coy hold-1-coy");
    story_choose(s, "hold-1-coy");
    story_check_asks(s, "counter-defence"); // somebody has to go in, and support cannot
    story_check_said(s, "defender: 2 Coy is committed, 2 of 2 clean");
    story_check_shown(s, "2-coy", "assaulting");
    story_check_shown(s, "1-coy", "defending");
    story_choose(s, "dice-2");
    story_check_dice(s, 2, 2); // of the two points that go in
    story_throw(s, "11 66");
    story_check_pins(s, "2-coy", 2, 0); // nobody else takes one
    story_check_pins(s, "1-coy", 0, 0);
    story_check_said(s, "the infantry's assault on the tanks is over");
    story_over(s);
}

static void nqm_36_who_went_in_is_on_the_area_as_before(void **state) {
    PROVES(NQM_36, 1);
    (void)state;
    story *s = story_begin(HUNTED("", COMPANIES "," COMMANDER("HQ", "")));
    story_play(s, INTO_THE_HUNT "; commit-1-coy; hold-2-coy; dice-2; 111 11; stop");
    story_check_asks(s, "tanks-in-position");
    story_check_shown(s, "1-coy", "defending");
    story_play(s, "stay-in; assault");
    story_check_options(s, "commit-1-coy hold-1-coy");
    story_choose(s, "commit-1-coy");
    story_check_options(s, "commit-2-coy hold-2-coy");
    story_choose(s, "commit-2-coy");
    story_choose(s, "dice-2");
    story_check_dice(s, 3, 2);
    story_over(s);
}

static void nqm_02_without_a_command_figure_one_stand_goes_in(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    story *s = story_begin(HUNTED("", COMPANIES));
    story_play(s, INTO_THE_HUNT);
    story_check_options(s, "commit-1-coy hold-1-coy"); // standing order: the strongest
    story_choose(s, "commit-1-coy");
    story_check_asks(s, "counter-defence");
    story_check_shown(s, "2-coy", "defending");
    story_over(s);
    s = story_begin(HUNTED("", STAND("1 Coy", 2, "") "," STAND("2 Coy", 3, "")));
    story_play(s, INTO_THE_HUNT);
    story_check_options(s, "hold-1-coy commit-1-coy");
    story_over(s);
}

static void nqm_02_a_grouped_command_stand_leads_if_it_goes_in(void **state) {
    PROVES(NQM_02, 1);
    (void)state;
    story *s = story_begin(HUNTED("", COMPANIES "," COMMANDER("HQ", GROUPED)));
    story_play(s, INTO_THE_HUNT "; commit-1-coy; commit-2-coy");
    story_check_asks(s, "counter-defence");
    story_check_shown(s, "hq", "assaulting"); // not asked: else two would be unled
    story_over(s);
    s = story_begin(HUNTED("", COMPANIES "," COMMANDER("HQ", GROUPED)));
    story_play(s, INTO_THE_HUNT "; commit-1-coy; hold-2-coy");
    story_check_options(s, "commit-hq hold-hq");
    story_over(s);
}

static void nqm_09_the_tanks_dice_are_named_before_if_read_so(void **state) {
    PROVES(NQM_09, 1);
    (void)state;
    story *s = story_begin(HUNTED(READ("'A-12':'before'"), COMPANIES "," COMMANDER("HQ", "")));
    story_play(s, INTO_THE_HUNT);
    story_check_asks(s, "counter-defence");
    story_choose(s, "dice-1");
    story_check_asks(s, "hunt-commit");
    story_play(s, "commit-1-coy; commit-2-coy");
    story_check_asks(s, "attack");
    story_check_dice(s, 3, 1);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_36_each_stand_is_asked_about),
        cmocka_unit_test(nqm_36_who_went_in_is_on_the_area_as_before),
        cmocka_unit_test(nqm_02_without_a_command_figure_one_stand_goes_in),
        cmocka_unit_test(nqm_02_a_grouped_command_stand_leads_if_it_goes_in),
        cmocka_unit_test(nqm_09_the_tanks_dice_are_named_before_if_read_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
