// Breaking through: WTJ-17.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_17_who_won_every_round_may_break_through(void **state) {
    PROVES(WTJ_17, 1);
    (void)state;
    static const char WEAK[] = ASSAULT(, UNIT("A", 6, ), UNIT("D", 4, ));
    story *s = story_begin(WEAK);
    story_play(s, "43; 54; 63");
    story_check_asks(s, "break-through");
    story_check_options(s, "break-through stay");
    story_choose(s, "break-through");
    story_check_said(s, "attacker: the attacker breaks through");
    story_check_ending(s, "breakthrough");
    story_check_measure(s, "assaults_taken", 1);
    story_over(s);
    ends(WEAK, "43; 54; 63; stay", "taken", 0, 4);
    tells(WEAK, "43; 54; 63; stay", "attacker: the attacker stays where it is");
}

static void wtj_17_a_round_that_was_not_won_bars_it(void **state) {
    PROVES(WTJ_17, 1);
    (void)state;
    static const char WEAK[] = ASSAULT(, UNIT("A", 6, ), UNIT("D", 4, ));
    ends(WEAK, "33; 54; 63", "taken", 0, 4);
    ends(WEAK, "34; 63; 63", "taken", 1, 4);
    tells(WEAK, "33; 54; 63",
          "attacker: the attacker may not break through: it did not win every round");
    static const char HELD[] = ASSAULT(, UNIT("A", 4, ), UNIT("D", 6, ));
    ends(HELD, "33; 45; 36", "held", 4, 0);
    ends(HELD, "54; 15", "held", 4, 1);
}

static void wtj_17_either_side_may(void **state) {
    PROVES(WTJ_17, 1);
    (void)state;
    static const char HELD[] = ASSAULT(, UNIT("A", 5, ), UNIT("D", 9, ));
    asks(HELD, "16", "break-through-defender");
    ends(HELD, "16; break-through", "held-breakthrough", 5, 0);
    tells(HELD, "16; break-through", "defender: the defender breaks through");
    ends(HELD, "16; stay", "held", 5, 0);
    measures(HELD, "16; break-through", "assaults_taken", 0);
}

static void wtj_17_all_fought_or_three(void **state) {
    PROVES(WTJ_17, 1);
    (void)state;
    static const struct {
        const char *reading, *bases, *moves, *asks;
    } ROWS[] = {{"all-fought", "3", "62", "break-through"},
                {"three-rounds", "3", "62", "over"},
                {"three-rounds", "5", "62; 54", "over"},
                {"all-fought", "5", "62; 54", "break-through"},
                {"three-rounds", "6", "62; 54; 65", "break-through"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of("{'rules':'wtj','until':'assault-over','parameters':{'breakthrough'"
                            ":'%s'},'attacker':'6','defender':'%s'}",
                            ROWS[i].reading, ROWS[i].bases);
        story_play(s, ROWS[i].moves);
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
    tells(ASSAULT(READ("'breakthrough':'three-rounds'"), UNIT("A", 6, ), UNIT("D", 3, )), "62",
          "attacker: the attacker may not break through: it did not win three rounds");
}

// A tank's fire evens out the losses of a side that won every round of dice; the tie's further base
// takes the tank, and leaves that side alone and pinned.
static void wtj_17_whom_a_tie_pins_does_not_break_through(void **state) {
    PROVES(WTJ_17, 1);
    (void)state;
    static const char EVEN[] = ASSAULT(
        , UNIT("A", 6, ), UNIT("X", 2, ) ",{'name':'P','bases':1,'type':'tank','moved':12}");
    story *s = story_begin(EVEN);
    story_play(s, "engage-infantry; 61; 4; 4; 1");
    story_check_told(s, "WTJ-16");
    story_check_ending(s, "taken-tied");
    story_check_measure(s, "attacker_pinned", 3);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_17_who_won_every_round_may_break_through),
        cmocka_unit_test(wtj_17_a_round_that_was_not_won_bars_it),
        cmocka_unit_test(wtj_17_either_side_may),
        cmocka_unit_test(wtj_17_all_fought_or_three),
        cmocka_unit_test(wtj_17_whom_a_tie_pins_does_not_break_through),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
