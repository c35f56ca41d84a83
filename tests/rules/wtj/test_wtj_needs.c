// Every throw is shown with the score that the die needs and with its modifiers.

#include "base/text.h"
#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"
#include "text/wording.h"

static void says(const char *scenario, const char *moves, const char *words) {
    char bytes[200];
    text to = text_within(bytes, sizeof bytes);
    story *s = story_begin(scenario);
    story_play(s, moves);
    bay_step step;
    bay_step_read(story_battle(s), story_at(s), &step);
    wording_step(&to, story_battle(s), story_at(s), &step);
    assert_string_equal(bytes, words);
    story_over(s);
}
#define NAMED(name, bases, more) "{'name':'" name "','bases':" bases more "}"

static void wtj_12_a_round_says_what_is_added(void **state) {
    PROVES(WTJ_12, 1);
    (void)state;
    says(ASSAULT(, UNIT("A", 6, ), UNIT("D", 6, )), "",
         "Round 1 of 3: a die a side, 0 to the attacker's, 0 to the defender's");
    says(ASSAULT(, UNIT("A", 6, ",'prone':true"), UNIT("D", 6, ",'cover':'solid'")), "33",
         "Round 2 of 3: a die a side, -1 to the attacker's, +1 to the defender's");
}

static void wtj_m10_a_shot_says_what_takes_a_base(void **state) {
    PROVES(WTJ_M10, 1);
    (void)state;
#define SHOT(set, cover) ASSAULT("'fire':true," READ(set), UNIT("A", 9, ), UNIT("D", 9, cover))
    says(SHOT("", ), "fire-d", "D fires at A: 4 or more takes a base, 6 takes two");
    says(SHOT("'fire_two_from':5", ), "fire-d",
         "D fires at A: 4 or more takes a base, 5 or more two");
    says(ASSAULT("'fire':true,", UNIT("A", 6, ), UNIT("D", 9, )), "fire-a",
         "A fires at D: 5 or more takes a base"); // it has moved: no die shows 7
}

static void wtj_27_a_tank_says_why(void **state) {
    PROVES(WTJ_27, 2);
    (void)state;
#define TANK(cover)                                                                            \
    ASSAULT(, NAMED("A", "6", ) "," NAMED("T", "1", ",'type':'tank'"), UNIT("D", 9, cover))
    says(TANK(), "assault", "T fires at D: 4 or more takes a base, 6 takes two");
    says(TANK(",'cover':'solid'"), "assault", "T fires at D: 5 or more takes a base");
    tells(TANK(",'cover':'solid'"), "assault",
          "attacker: T: -1 to each die, D is in solid cover or better");
    silent(TANK(), "assault", "attacker: T: -1 to each die");
}

static void wtj_m2_a_test_says_which_die_passes(void **state) {
    PROVES(WTJ_M2, 1);
    (void)state;
#define GRADE(grade) TURN(, UNIT("A", 9, ",'morale':'" grade "'"), UNIT("D", 9, ))
    says(GRADE("steady"), "12; 33; 33",
         "A tests its morale, -2 to its die: 4 or more passes"); // without friends, demoralized
    says(GRADE("brave"), "12; 33; 33", "A tests its morale, -2 to its die: 3 or more passes");
    says(GRADE("fanatic"), "12; 33; 33", "A tests its morale, -2 to its die: 2 or more passes");
    says(TURN(READ("'morale_demoralized':0,'morale_unsupported':-9"), UNIT("A", 9, ),
              UNIT("D", 9, )),
         "12; 33; 33", "A tests its morale, -9 to its die: no die passes");
    says(TURN(READ("'morale_demoralized':9"), UNIT("A", 9, ), UNIT("D", 9, )), "12; 33; 33",
         "A tests its morale, +8 to its die: any die passes");
}

// Who may not fire is told once, not after every shot.
static void wtj_05_who_may_not_fire_is_told_once(void **state) {
    PROVES(WTJ_05, 1);
    (void)state;
    static const char MAY_NOT[] = "attacker: A has moved into contact, and may not fire";
    static const char THREE[] = ASSAULT(
        "'fire':true,", UNIT("A", 9, ) "," UNIT("B", 6, ) "," UNIT("C", 6, ), UNIT("D", 9, ));
    story *s = story_begin(THREE);
    story_choose(s, "fire-b");
    story_throw(s, "1");
    assert_false(story_said(s, MAY_NOT));
    story_choose(s, "fire-c");
    story_throw(s, "1");
    assert_false(story_said(s, MAY_NOT));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_12_a_round_says_what_is_added),
        cmocka_unit_test(wtj_m10_a_shot_says_what_takes_a_base),
        cmocka_unit_test(wtj_27_a_tank_says_why),
        cmocka_unit_test(wtj_m2_a_test_says_which_die_passes),
        cmocka_unit_test(wtj_05_who_may_not_fire_is_told_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
