// Numbers that the sources have lost, under the preset `certain`: ruling R-9.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void refused(const char *scenario, const char *number, const char *clause) {
    char path[60];
    snprintf(path, sizeof path, "parameters.%s", number);
    story_refused(scenario, BAY_FORBIDDEN, path, clause);
}

static void wtj_38_a_lost_number_that_counts_is_refused(void **state) {
    PROVES(WTJ_38, 1);
    (void)state;
    refused(ASSAULT(CERTAIN, UNIT("A", 4, STATUS("routed")), UNIT("D", 4, )), "pinned_or_worse",
            "WTJ-39");
    refused(ASSAULT(CERTAIN, UNIT("A", 4, ), UNIT("D", 4, TYPE("limbered"))), "hit_in_rear",
            "WTJ-40");
    refused(ASSAULT(CERTAIN, UNIT("A", 4, ), UNIT("D", 4, PRONE)), "prone", "WTJ-45");
    refused(ASSAULT(CERTAIN, UNIT("A", 4, ), UNIT("D", 4, COVER("solid"))), "solid_cover",
            "WTJ-46");
    refused(ASSAULT(CERTAIN, UNIT("A", 4, TRAINING("outstanding")), UNIT("D", 4, )),
            "outstanding_training", "WTJ-47");
    refused(ASSAULT(CERTAIN, UNIT("A", 4, TRAINING("great")), UNIT("D", 4, )), "great_training",
            "WTJ-48");
}

static void wtj_38_one_that_does_not_count_is_not(void **state) {
    PROVES(WTJ_38, 1);
    (void)state;
    static const char FEW[] = ASSAULT(CERTAIN READ("%s"), UNIT("A", 4, HORSE),
                                      UNIT("D", 4, PRONE) "," UNIT("E", 5, ));
    story *s = story_of(FEW, "");
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
    char scenario[400];
    snprintf(scenario, sizeof scenario, FEW, "'recompute_modifiers':'each-round'");
    refused(scenario, "prone", "WTJ-45"); // it may come to
    adds(ASSAULT(CERTAIN CONTACTS("'A on D','A on D left'"), UNIT("A", 4, HORSE),
                 UNIT("D", 4, )),
         2, -1); // these are certain
}

static void wtj_38_a_number_of_ones_own_is_taken(void **state) {
    PROVES(WTJ_38, 1);
    (void)state;
    static const char OWN[] =
        ASSAULT(CERTAIN READ("'prone':-4"), UNIT("A", 4, ), UNIT("D", 4, PRONE));
    adds(OWN, 0, -4);
    story *s = story_begin(OWN);
    assert_true(story_rests_on(s, "prone"));
    assert_false(story_rests_on(s, "solid_cover")); // nobody is in it
    story_over(s);
}

static void wtj_38_the_other_assaults_are_looked_at_too(void **state) {
    PROVES(WTJ_38, 1);
    (void)state;
    refused(ASSAULT(CERTAIN CONTACTS("'A on D','B on E'"), UNIT("A", 4, ) "," UNIT("B", 4, ),
                    UNIT("D", 4, ) "," UNIT("E", 4, PRONE)),
            "prone", "WTJ-45");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_38_a_lost_number_that_counts_is_refused),
        cmocka_unit_test(wtj_38_one_that_does_not_count_is_not),
        cmocka_unit_test(wtj_38_a_number_of_ones_own_is_taken),
        cmocka_unit_test(wtj_38_the_other_assaults_are_looked_at_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
