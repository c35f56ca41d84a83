// Rounds, and what a die takes: WTJ-12 to WTJ-14.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_12_one_die_a_side_and_its_modifiers(void **state) {
    PROVES(WTJ_12, 1);
    (void)state;
    static const char LINE[] = ASSAULT(, UNIT("A", 9, ) "," UNIT("B", 9, ),
                                       UNIT("D", 9, ) "," UNIT("E", 9, COVER("solid")));
    story *s = story_begin(LINE);
    story_check_asks(s, "round");
    story_check_dice(s, 1, 1); // however many units
    story_check_sides(s, 6);
    story_check_thrower(s, BAY_ATTACKER);
    story_throw(s, "43");
    story_check_said(s, "round 1: both are level");
    story_throw(s, "61");
    story_check_said(s, "round 2: the attacker is ahead by 4");
    story_over(s);
    tells(LINE, "16", "round 1: the attacker is behind by 6");
}

static void wtj_13_the_lower_total_loses_the_difference(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    static const char PLAIN[] = ASSAULT(, UNIT("A", 9, ), UNIT("D", 7, ));
    feature_is(PLAIN, "62", "defender.bases", 3);
    feature_is(PLAIN, "62", "attacker.bases", 9);
    feature_is(PLAIN, "62", "lead", 4);
    feature_is(PLAIN, "36", "attacker.bases", 6);
    feature_is(PLAIN, "36", "lead", -3);
    tells(PLAIN, "62", "defender: D loses 4 bases");
    tells(PLAIN, "32", "defender: D loses 1 base");
}

static void wtj_13_equal_totals_remove_none(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    static const char PLAIN[] = ASSAULT(, UNIT("A", 9, ), UNIT("D", 7, ));
    feature_is(PLAIN, "44", "defender.bases", 7);
    feature_is(PLAIN, "44", "attacker.bases", 9);
    tells(PLAIN, "44", "equal totals: nobody loses a base");
    silent(PLAIN, "45", "equal totals");
}

static void wtj_13_no_more_than_there_are(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    static const char FEW[] = ASSAULT(READ("'AMB-W4':'%s'"), UNIT("A", 8, ), UNIT("D", 3, ));
    story *s = story_of(FEW, "removed");
    story_play(s, "26; 11; 61"); // 4 lost against 3
    story_check_said(s, "round 3: the attacker is ahead by 5");
    story_check_said(s, "defender: D loses 3 bases");
    story_check_ending(s, "heroic");
    story_over(s);
    ends(ASSAULT(, UNIT("A", 8, ), UNIT("D", 3, )), "26; 11; 61", "heroic", 4, 3); // usually
    s = story_of(FEW, "nominal");
    story_play(s, "26; 11; 61"); // 4 against 5
    story_check_losses(s, 4, 3);
    story_check_ending(s, "taken");
    story_over(s);
    feature_is(
        ASSAULT(READ("'AMB-W4':'nominal'"), UNIT("A", 8, ), UNIT("D", 1, TRAINING("great"))),
        "13", "lead", -3);
}

static void wtj_14_three_rounds(void **state) {
    PROVES(WTJ_14, 1);
    (void)state;
    static const char PLAIN[] = ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, ));
    feature_is(PLAIN, "", "rounds_left", 3);
    feature_is(PLAIN, "65; 56", "rounds_left", 1);
    asks(PLAIN, "65; 56", "round");
    asks(PLAIN, "65; 56; 65", "over");
    static const char FIVE[] = ASSAULT(READ("'rounds':5"), UNIT("A", 9, ), UNIT("D", 9, ));
    asks(FIVE, "65; 56; 65; 56", "round");
    asks(FIVE, "65; 56; 65; 56; 65", "over");
}

static void wtj_14_or_until_a_side_has_no_bases(void **state) {
    PROVES(WTJ_14, 1);
    (void)state;
    static const char WEAK[] = ASSAULT(, UNIT("A", 2, ), UNIT("D", 2, ));
    tells(WEAK, "41", "defender: the defender has no base left: no further round");
    asks(WEAK, "41", "break-through");
    tells(WEAK, "14", "attacker: the attacker has no base left: no further round");
    asks(WEAK, "14", "break-through-defender");
    ends(WEAK, "33; 41", "taken", 0, 2);
    ends(WEAK, "33; 14", "held", 2, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_12_one_die_a_side_and_its_modifiers),
        cmocka_unit_test(wtj_13_the_lower_total_loses_the_difference),
        cmocka_unit_test(wtj_13_equal_totals_remove_none),
        cmocka_unit_test(wtj_13_no_more_than_there_are),
        cmocka_unit_test(wtj_14_three_rounds),
        cmocka_unit_test(wtj_14_or_until_a_side_has_no_bases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
