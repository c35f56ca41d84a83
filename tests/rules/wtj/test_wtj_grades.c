// Training: WTJ-47, WTJ-48.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define TRAINED(readings, bases, grade, others, other)                                         \
    ASSAULT(READ(readings),                                                                    \
            UNIT("A", bases, TRAINING(grade)) "," UNIT("B", others, TRAINING(other)),          \
            UNIT("D", 9, ))

static void wtj_47_outstanding_training(void **state) {
    PROVES(WTJ_47, 1);
    (void)state;
    adds(TRAINED("", 4, "outstanding", 4, "poor"), 2, 0);
    adds(TRAINED("", 4, "outstanding", 5, "poor"), 0, 0);
    adds(TRAINED("'outstanding_training':3", 4, "outstanding", 4, "good"), 3, 0);
    tells(TRAINED("", 4, "outstanding", 4, "average"), "",
          "attacker: the attacker: +2 to each die, outstanding training");
}

static void wtj_47_the_better_of_two_halves(void **state) {
    PROVES(WTJ_47, 1);
    (void)state;
    adds(TRAINED("", 4, "outstanding", 4, "great"), 2, 0);
    adds(TRAINED("'AMB-W14':'both'", 4, "outstanding", 4, "great"), 3, 0);
    adds(TRAINED("'AMB-W14':'both'", 5, "outstanding", 4, "great"), 2, 0);
    adds(TRAINED("'AMB-W14':'both'", 4, "outstanding", 5, "great"), 1, 0);
}

static void wtj_48_great_training(void **state) {
    PROVES(WTJ_48, 1);
    (void)state;
    adds(TRAINED("", 4, "great", 4, "good"), 1, 0);
    adds(TRAINED("", 4, "great", 5, "average"), 0, 0);
    adds(TRAINED("'great_training':2", 4, "great", 4, "poor"), 2, 0);
    tells(TRAINED("", 4, "great", 4, "poor"), "",
          "attacker: the attacker: +1 to each die, great training");
}

static void wtj_48_not_with_the_outstanding_together(void **state) {
    PROVES(WTJ_48, 1);
    (void)state;
#define THREE(readings)                                                                        \
    ASSAULT(READ(readings),                                                                    \
            UNIT("A", 3, TRAINING("outstanding")) "," UNIT(                                    \
                "B", 3, TRAINING("great")) "," UNIT("C", 6, ),                                 \
            UNIT("D", 9, ))
    adds(THREE(""), 0, 0);
    adds(THREE("'grades_together':'great'"), 1, 0);
    adds(TRAINED("'grades_together':'great'", 4, "outstanding", 4, "great"), 2, 0);
    adds(TRAINED("'grades_together':'great'", 3, "outstanding", 4, "poor"), 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_47_outstanding_training),
        cmocka_unit_test(wtj_47_the_better_of_two_halves),
        cmocka_unit_test(wtj_48_great_training),
        cmocka_unit_test(wtj_48_not_with_the_outstanding_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
