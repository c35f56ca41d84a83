// The bases that are removed: WTJ-13 with several units.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_13_the_owner_chooses_base_after_base(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    static const char TWO[] =
        ASSAULT(, UNIT("A", 9, ), UNIT("D", 3, ) "," UNIT("E", 5, ) "," UNIT("F", 3, ));
    story *s = story_begin(TWO);
    story_throw(s, "62");
    story_check_asks(s, "lose-defender");
    story_check_options(s, "lose-e lose-d lose-f"); // the largest first, equals by name
    story_check_feature(s, "to_lose", 4);
    story_choose(s, "lose-f");
    story_check_feature(s, "to_lose", 3);
    story_check_pins(s, "f", 1, 0);
    story_choose(s, "lose-f");
    story_choose(s, "lose-f");
    story_check_options(s, "lose-e lose-d"); // F is gone
    story_choose(s, "lose-d");
    story_check_asks(s, "round");
    story_check_feature(s, "defender.bases", 7);
    story_check_shown(s, "f", "average infantry, gone");
    story_over(s);
}

static void wtj_13_who_must_lose_all_is_not_asked(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    static const char TWO[] = ASSAULT(, UNIT("A", 9, ), UNIT("D", 2, ) "," UNIT("E", 3, ));
    asks(TWO, "61", "break-through");
    asks(TWO, "51", "lose-defender");
    static const char ONE[] = ASSAULT(, UNIT("A", 9, ) "," UNIT("B", 1, ), UNIT("D", 5, ));
    asks(ONE, "12; lose-b", "round"); // A alone is left to lose
    asks(ONE, "15; lose-b", "round");
    feature_is(ONE, "15; lose-b", "attacker.bases", 6);
}

static void wtj_13_the_enemy_chooses_under_winner(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    static const char BOTH[] =
        ASSAULT(READ("'AMB-W17':'winner'"), UNIT("A", 4, ) "," UNIT("B", 6, ),
                UNIT("D", 4, ) "," UNIT("E", 6, ));
    story *s = story_begin(BOTH);
    story_throw(s, "13");
    story_check_asks(s, "take-attacker");
    story_check_options(s, "lose-b lose-a");
    bay_step step;
    bay_step_read(story_battle(s), story_at(s), &step);
    assert_int_equal(step.who, BAY_DEFENDER);
    story_play(s, "lose-a; lose-a; 31");
    story_check_asks(s, "take-defender");
    bay_step_read(story_battle(s), story_at(s), &step);
    assert_int_equal(step.who, BAY_ATTACKER);
    story_play(s, "lose-d; lose-e; 11"); // a tie
    story_check_asks(s, "take-attacker");
    story_check_feature(s, "to_lose", 1);
    story_choose(s, "lose-b");
    story_check_asks(s, "take-defender");
    story_choose(s, "lose-e");
    story_check_ending(s, "drawn");
    story_over(s);
}

static void wtj_13_whose_base_goes_can_matter(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    // Judged each round: keep the half that is great.
    static const char GREAT[] =
        ASSAULT("'aim':'cheaply'," READ("'recompute_modifiers':'each-round','AMB-W17':'%s'"),
                UNIT("A", 3, TRAINING("great")) "," UNIT("B", 4, ), UNIT("D", 6, ));
    story *s = story_of(GREAT, "owner");
    story_play(s, "13; lose-b; lose-b");
    story_check_feature(s, "attacker.modifier", 1);
    story_over(s);
    s = story_of(GREAT, "owner");
    story_play(s, "13; lose-b; lose-a");
    story_check_feature(s, "attacker.modifier", 0);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_13_the_owner_chooses_base_after_base),
        cmocka_unit_test(wtj_13_who_must_lose_all_is_not_asked),
        cmocka_unit_test(wtj_13_the_enemy_chooses_under_winner),
        cmocka_unit_test(wtj_13_whose_base_goes_can_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
