// Who has lost, ties, and heroic fights: WTJ-15, WTJ-16, WTJ-18.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_15_who_lost_more_is_demoralized(void **state) {
    PROVES(WTJ_15, 1);
    (void)state;
    static const char PAIR[] = ASSAULT(, UNIT("A", 6, ) "," UNIT("B", 4, ), UNIT("D", 6, ));
    story *s = story_begin(PAIR);
    story_play(s, "11; 22; 24; lose-a; lose-b");
    story_check_ending(s, "lost");
    story_check_losses(s, 2, 0);
    story_check_measure(s, "attacker_demoralized", 8); // every unit of it
    story_check_measure(s, "defender_demoralized", 0);
    story_check_said(s, "attacker: A is demoralized: its side lost more");
    story_check_said(s, "attacker: B is demoralized: its side lost more");
    story_check_shown(s, "b", "average infantry, demoralized");
    story_check_disordered(s, "b", true);
    story_check_shown(s, "d", "average infantry");
    story_over(s);
    ends(PAIR, "11; 22; 42", "won", 0, 2);
    measures(PAIR, "11; 22; 42", "defender_demoralized", 4);
    measures(PAIR, "11; 22; 42", "attacker_demoralized", 0);
    measures(PAIR, "11; 22; 42", "defender_pinned", 0);
}

static void wtj_15_a_unit_that_is_gone_is_not(void **state) {
    PROVES(WTJ_15, 1);
    (void)state;
    measures(ASSAULT(, UNIT("A", 6, ) "," UNIT("B", 1, ), UNIT("D", 6, )), "11; 22; 24; lose-b",
             "attacker_demoralized", 5);
}

static void wtj_16_a_tie_costs_each_side_a_base_and_pins(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    static const char EVEN[] = ASSAULT(, UNIT("A", 6, ), UNIT("D", 4, ) "," UNIT("E", 3, ));
    story *s = story_begin(EVEN);
    story_play(s, "33; 42; lose-d; lose-d; 35");
    story_check_asks(s, "lose-defender");
    story_check_said(s, "both sides lost as many bases: each loses one more and is pinned");
    story_check_said(s, "attacker: A loses 1 base");
    story_choose(s, "lose-e");
    story_check_said(s, "attacker: A is pinned");
    story_check_said(s, "defender: E is pinned");
    story_check_ending(s, "drawn");
    story_check_losses(s, 3, 3);
    story_check_measure(s, "attacker_pinned", 3);
    story_check_measure(s, "defender_pinned", 4);
    story_check_measure(s, "attacker_demoralized", 0);
    story_check_shown(s, "d", "average infantry, pinned");
    story_over(s);
    ends(EVEN, "11; 11; 11; lose-d", "drawn", 1, 1);
}

static void wtj_16_or_each_unit_a_base(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    static const char EVEN[] = ASSAULT(READ("'tie_costs':'unit'"), UNIT("A", 6, ),
                                       UNIT("D", 4, ) "," UNIT("E", 3, ) "," UNIT("F", 1, ));
    ends(EVEN, "11; 11; 11", "drawn", 1, 3);
    measures(EVEN, "11; 11; 11", "defender_pinned", 5);
}

static void wtj_16_nothing_lost_may_be_no_tie(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    static const char EVEN[] =
        ASSAULT(READ("'tie_at_nothing':'nothing'"), UNIT("A", 6, ), UNIT("D", 4, ));
    ends(EVEN, "11; 11; 11", "drawn", 0, 0);
    measures(EVEN, "11; 11; 11", "attacker_pinned", 0);
    tells(EVEN, "11; 11; 11", "nobody lost a base, and nothing follows");
    ends(EVEN, "21; 12; 11", "drawn", 2, 2); // something was lost
}

static void wtj_16_the_base_may_be_the_last(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    ends(ASSAULT(, UNIT("A", 1, ), UNIT("D", 1, )), "33; 33; 33", "both-gone", 1, 1);
    tells(ASSAULT(, UNIT("A", 1, ), UNIT("D", 1, )), "33; 33; 33", "nobody is left");
    static const char LAST[] = ASSAULT(, UNIT("A", 3, ), UNIT("D", 1, ));
    ends(LAST, "33; 33; 33", "taken-tied", 1, 1);
    measures(LAST, "33; 33; 33", "attacker_pinned", 2);
    measures(LAST, "33; 33; 33", "assaults_taken", 1);
    ends(ASSAULT(, UNIT("A", 1, ), UNIT("D", 3, )), "33; 33; 33", "held-tied", 1, 1);
    measures(ASSAULT(, UNIT("A", 1, ), UNIT("D", 3, )), "33; 33; 33", "defender_pinned", 2);
}

static void wtj_16_a_tie_with_one_side_gone(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    static const char TIED[] =
        ASSAULT(READ("'tie_when_eliminated':'%s'"), UNIT("A", 6, ), UNIT("D", 2, ));
    static const struct {
        const char *reading, *ending;
        int lost, pinned;
    } ROWS[] = {{"pinned", "taken-tied", 2, 4},
                {"literal", "taken-tied", 3, 3},
                {"wins", "taken", 2, 0}};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(TIED, ROWS[i].reading);
        story_play(s, "35; 61");
        story_check_ending(s, ROWS[i].ending);
        story_check_losses(s, ROWS[i].lost, 2);
        story_check_measure(s, "attacker_pinned", ROWS[i].pinned);
        story_check_said(
            s, "attacker: both sides lost as many bases, and the attacker alone is left");
        story_over(s);
    }
    static const char USUAL[] = ASSAULT(, UNIT("A", 6, ), UNIT("D", 2, ));
    ends(USUAL, "35; 61", "taken-tied", 2, 2);
    measures(USUAL, "35; 61", "attacker_pinned", 4);
    static const char HELD[] =
        ASSAULT(READ("'tie_when_eliminated':'%s'"), UNIT("A", 2, ), UNIT("D", 6, ));
    story *s = story_of(HELD, "wins");
    story_play(s, "53; 16");
    story_check_ending(s, "held");
    story_over(s);
    s = story_of(HELD, "literal");
    story_play(s, "53; 16");
    story_check_ending(s, "held-tied");
    story_check_losses(s, 2, 3);
    story_over(s);
}

static void wtj_16_literally_it_may_cost_the_last_base(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    ends(ASSAULT(READ("'tie_when_eliminated':'literal'"), UNIT("A", 3, ), UNIT("D", 2, )),
         "35; 61", "both-gone", 3, 2);
    story *s = story_begin(ASSAULT(READ("'tie_when_eliminated':'literal','tie_costs':'unit'"),
                                   UNIT("A", 3, ) "," UNIT("B", 3, ), UNIT("D", 2, )));
    story_play(s, "35; lose-a; lose-b; 61");
    story_check_losses(s, 4, 2);
    story_over(s);
}

static void wtj_18_who_alone_is_left_and_lost_more_is_pinned(void **state) {
    PROVES(WTJ_18, 1);
    (void)state;
    static const char BRAVE[] = ASSAULT(, UNIT("A", 8, ), UNIT("D", 3, ));
    story *s = story_begin(BRAVE);
    story_play(s, "26; 11; 61");
    story_check_ending(s, "heroic");
    story_check_said(s, "attacker: a heroic fight: the attacker alone is left, and lost more");
    story_check_said(s, "attacker: A is pinned");
    story_check_told(s, "WTJ-18");
    story_check_measure(s, "attacker_pinned", 4);
    story_check_measure(s, "attacker_demoralized", 0);
    story_check_measure(s, "assaults_taken", 1);
    story_over(s);
    static const char HELD[] = ASSAULT(, UNIT("A", 3, ), UNIT("D", 8, ));
    ends(HELD, "62; 11; 16", "held-heroic", 3, 4);
    measures(HELD, "62; 11; 16", "defender_pinned", 4);
    measures(HELD, "62; 11; 16", "assaults_taken", 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_15_who_lost_more_is_demoralized),
        cmocka_unit_test(wtj_15_a_unit_that_is_gone_is_not),
        cmocka_unit_test(wtj_16_a_tie_costs_each_side_a_base_and_pins),
        cmocka_unit_test(wtj_16_or_each_unit_a_base),
        cmocka_unit_test(wtj_16_nothing_lost_may_be_no_tie),
        cmocka_unit_test(wtj_16_the_base_may_be_the_last),
        cmocka_unit_test(wtj_16_a_tie_with_one_side_gone),
        cmocka_unit_test(wtj_16_literally_it_may_cost_the_last_base),
        cmocka_unit_test(wtj_18_who_alone_is_left_and_lost_more_is_pinned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
