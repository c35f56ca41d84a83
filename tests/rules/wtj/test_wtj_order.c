// Several assaults in a turn: which is fought next, and who says it. WTJ-01, ruling R-28.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

// A and B on D, and C on E: a choice in the first, in which two units can lose a base.
#define TWO(whole, more)                                                                       \
    ASSAULT(whole CONTACTS("'A on D','B on D','C on E'"),                                      \
            UNIT("A", 2, ) "," UNIT("B", 2, ) "," UNIT("C", 5, more),                          \
            UNIT("D", 3, ) "," UNIT("E", 4, ))

static void wtj_01_the_attacker_says_which_assault_is_next(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    story *s = story_begin(TWO(, ));
    story_check_asks(s, "assault-attacker");
    story_check_options(s, "next-c next-a"); // nine bases, then seven
    story_check_feature(s, "assaults_left", 2);
    story_choose(s, "next-a");
    story_check_asks(s, "round");
    story_check_feature(s, "attacker.bases", 4);
    story_play(s, "33; 33; 33; lose-a");
    story_check_asks(s, "round"); // one is left, and nobody is asked
    story_check_feature(s, "attacker.bases", 5);
    story_over(s);
    s = story_begin(TWO(, ));
    story_choose(s, "next-c");
    story_check_feature(s, "attacker.bases", 5);
    story_play(s, "33; 33; 33");
    story_check_feature(s, "attacker.bases", 4);
    story_over(s);
    offers(TWO(READ("'next_assault':'defender'"), ), "assault-defender", "next-c next-a");
}

static void which_assault_is_next_is_said_with_the_answer(void **state) {
    (void)state;
    static const struct {
        const char *scenario;
        bool rests;
    } ROWS[] = {
        {TWO(, ), true},
        {ASSAULT(, UNIT("A", 2, ) "," UNIT("B", 2, ), UNIT("D", 2, ) "," UNIT("E", 2, )),
         false},
        {ASSAULT("'turns':2,", UNIT("A", 2, ) "," UNIT("B", 2, ),
                 UNIT("D", 2, ) "," UNIT("E", 2, )),
         true}, // it may fall apart
        {ASSAULT("'turns':2,", UNIT("A", 2, ) "," UNIT("B", 2, ), UNIT("D", 2, )), false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_begin(ROWS[i].scenario);
        assert_int_equal(story_rests_on(s, "next_assault"), ROWS[i].rests);
        story_over(s);
    }
}

static void wtj_01_of_three_the_next_is_asked_twice(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char THREE[] =
        ASSAULT(CONTACTS("'A on D','B on E','C on F','G on F'"),
                UNIT("A", 2, ) "," UNIT("B", 3, ) "," UNIT("C", 1, ) "," UNIT("G", 1, ),
                UNIT("D", 2, ) "," UNIT("E", 3, ) "," UNIT("F", 2, ));
    offers(THREE, "assault-attacker", "next-b next-a next-c"); // six, and twice four in order
    story *s = story_begin(THREE);
    story_play(s, "next-a; 33; 33; 33");
    story_check_asks(s, "assault-attacker");
    story_check_options(s, "next-b next-c");
    // No choice is left: the order decides nothing any more.
    story_over(s);
    s = story_begin(THREE);
    story_play(s, "next-c; 33; 33; 33; lose-c");
    story_check_asks(s, "round");
    story_over(s);
}

static void wtj_01_where_no_choice_comes_the_order_is_not_asked(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
#define ONE_EACH(whole, more)                                                                  \
    ASSAULT(whole CONTACTS("'A on D','B on E'"), UNIT("A", 5, more) "," UNIT("B", 3, ),        \
            UNIT("D", 4, ) "," UNIT("E", 6, ))
    asks(ONE_EACH(, ), "", "round");
    asks(ONE_EACH(, HORSE), "", "assault-attacker"); // cavalry that wins is asked
#define WITH_GUNS(reading)                                                                     \
    ASSAULT(READ("'AMB-W24':'" reading "'") CONTACTS("'A on D','B on E'"),                     \
            UNIT("A", 5, ) "," UNIT("B", 3, ),                                                 \
            UNIT("D", 4, ) "," UNIT("M", 1, TYPE("machine-gun") WITH("D")) "," UNIT("E", 6, ))
    asks(WITH_GUNS("no"), "", "round");
    asks(WITH_GUNS("yes"), "", "assault-attacker"); // they can lose a base in its place
}

// Two assaults of two units each: the second's units and contacts as given.
#define PAIRS(whole, b1, b2, e, contact)                                                       \
    "{'rules':'wtj'," whole CONTACTS(                                                          \
        "'A1 on D left','A2 on D','B1 on E left'," contact) "'attacker':{'units':"             \
                                                            "[" UNIT("A1", 3, ) "," UNIT(      \
                                                                "A2", 2, ) "," b1 "," b2       \
                                                                           "]},'defender':"    \
                                                                           "{'units':"         \
                                                                           "[" UNIT("D",       \
                                                                                    4, ) "," e \
                                                                                         "]}}"
#define ALIKE_1 UNIT("B1", 3, )
#define ALIKE_2 UNIT("B2", 2, )
#define ALIKE_E UNIT("E", 4, )

static void wtj_01_assaults_that_are_alike_are_offered_once(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    asks(PAIRS(, ALIKE_1, ALIKE_2, ALIKE_E, "'B2 on E'"), "", "round");
    // Other bases, other training, another edge, another turn.
    asks(PAIRS(, UNIT("B1", 2, ), UNIT("B2", 3, ), ALIKE_E, "'B2 on E'"), "",
         "assault-attacker");
    asks(PAIRS(, ALIKE_1, ALIKE_2, UNIT("E", 4, TRAINING("poor")), "'B2 on E'"), "",
         "assault-attacker");
    asks(PAIRS(, ALIKE_1, ALIKE_2, ALIKE_E, "'B2 on E right'"), "", "assault-attacker");
    asks(PAIRS(, ALIKE_1, ALIKE_2, ALIKE_E, "'B2 right on E'"), "", "assault-attacker");
    asks(PAIRS(, ALIKE_1, ALIKE_2, ALIKE_E, "'B2 on E','B2 on D right'"), "", "round"); // one
    asks(PAIRS("'turns':2,", ALIKE_1, ALIKE_2, ALIKE_E, "'B2 on E'"), "", "assault-attacker");
}

static void wtj_01_a_ground_that_falls_apart_has_several(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    // Without M, A is on D, and B on E.
    static const char CHAIN[] =
        ASSAULT("'turns':2," CONTACTS("'A on D','M on D','M on E','B on E'"),
                UNIT("A", 3, ) "," UNIT("M", 1, ) "," UNIT("B", 3, HORSE),
                UNIT("D", 4, ) "," UNIT("E", 4, ));
    static const char APART[] = "12; lose-m; 33; 6; 6; remain; remain; remain; remain";
    asks(CHAIN, "", "round");
    asks(CHAIN, APART, "assault-attacker");
    // The attacker wins one and loses the other: neither counts before the other.
    story *s = story_begin(CHAIN);
    story_play(s, APART);
    story_choose(s, "next-a");
    story_play(s, "21; 33; 33");
    story_check_asks(s, "round"); // of B
    story_play(s, "12; 33");
    story_check_ending(s, "drawn");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_01_the_attacker_says_which_assault_is_next),
        cmocka_unit_test(which_assault_is_next_is_said_with_the_answer),
        cmocka_unit_test(wtj_01_of_three_the_next_is_asked_twice),
        cmocka_unit_test(wtj_01_where_no_choice_comes_the_order_is_not_asked),
        cmocka_unit_test(wtj_01_assaults_that_are_alike_are_offered_once),
        cmocka_unit_test(wtj_01_a_ground_that_falls_apart_has_several),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
