// Mounted cavalry: WTJ-19, WTJ-22 to WTJ-24, WTJ-26, WTJ-49 to WTJ-51.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define CHARGE(readings, horse, foot, others)                                                  \
    ASSAULT(READ(readings), UNIT("A", horse, HORSE) "," UNIT("B", foot, ), others)
#define FOOT UNIT("D", 9, )

static void wtj_19_fewer_rounds_with_mounted_cavalry(void **state) {
    PROVES(WTJ_19, 1);
    (void)state;
    tells(ASSAULT(, UNIT("A", 6, HORSE), FOOT), "",
          "mounted cavalry is in it: no more than 2 rounds");
    tells(ASSAULT(, UNIT("A", 6, HORSE), UNIT("D", 6, HORSE)), "",
          "mounted cavalry is in it: no more than 1 round");
    feature_is(ASSAULT(, UNIT("A", 6, TYPE("dismounted")), FOOT), "", "rounds_left", 3);
    silent(ASSAULT(, UNIT("A", 6, TYPE("dismounted")), FOOT), "", "mounted cavalry");
}

static void wtj_22_not_into_enclosed_cover(void **state) {
    PROVES(WTJ_22, 1);
    (void)state;
    static const char TRENCH[] = ASSAULT(CONTACTS("%s"), UNIT("A", 6, "%s") "," UNIT("B", 6, ),
                                         UNIT("D", 6, COVER("enclosed")) "," UNIT("E", 6, ));
    char scenario[600];
    snprintf(scenario, sizeof scenario, TRENCH, "'A on D','B on E'", HORSE);
    story_refused(scenario, BAY_FORBIDDEN, "attacker.units[0].type", "WTJ-22");
    snprintf(scenario, sizeof scenario, TRENCH, "'B on D','A on E'", HORSE);
    story_over(story_begin(scenario));
    snprintf(scenario, sizeof scenario, TRENCH, "'A on D','B on E'", TYPE("dismounted"));
    story_over(story_begin(scenario));
    story_over(story_begin(
        ASSAULT(, UNIT("A", 6, HORSE), UNIT("D", 6, COVER("hard"))))); // hard is not enclosed
    story_over(story_begin(
        ASSAULT(, UNIT("A", 6, COVER("enclosed")), UNIT("D", 6, HORSE)))); // A has moved to it
    story_refused("{'rules':'wtj','until':'assault-over','attacker':'6 cavalry','defender':'6 "
                  "in enclosed cover'}",
                  BAY_FORBIDDEN, "attacker.type", "WTJ-22");
}

static void wtj_23_two_rounds_against_others(void **state) {
    PROVES(WTJ_23, 1);
    (void)state;
    asks(ASSAULT(, UNIT("A", 6, HORSE), FOOT), "13", "round");
    asks(ASSAULT(, UNIT("A", 6, HORSE), FOOT), "13; 12", "over");
    feature_is(ASSAULT(, UNIT("A", 6, ), UNIT("D", 6, HORSE)), "", "rounds_left", 2);
    feature_is(CHARGE("", 1, 8, FOOT), "", "rounds_left", 2); // any mounted base
    feature_is(CHARGE("'AMB-W18':'half'", 1, 8, FOOT), "", "rounds_left", 3);
    feature_is(CHARGE("'AMB-W18':'half'", 4, 4, FOOT), "", "rounds_left", 2);
    feature_is(CHARGE("", 5, 1, UNIT("D", 6, HORSE)), "", "rounds_left", 2);
    feature_is(ASSAULT(READ("'rounds_cavalry':4"), UNIT("A", 6, HORSE), FOOT), "",
               "rounds_left", 4);
    tells(ASSAULT(, UNIT("A", 6, HORSE), FOOT), "", "mounted cavalry against others");
}

static void wtj_24_two_more_and_then_one(void **state) {
    PROVES(WTJ_24, 1);
    (void)state;
    static const char HORSEMEN[] = ASSAULT(, UNIT("A", 6, HORSE), UNIT("D", 6, ));
    adds(HORSEMEN, 2, 0);
    tells(HORSEMEN, "33", "attacker: the attacker: 2 to this die, cavalry in round 1");
    feature_is(HORSEMEN, "33", "defender.bases", 4);
    feature_is(HORSEMEN, "33", "attacker.modifier", 1);
    tells(HORSEMEN, "33; 25", "attacker: the attacker: 1 to this die, cavalry in round 2");
    ends(HORSEMEN, "33; 25", "drawn", 3, 3);
    adds(ASSAULT(, UNIT("A", 6, ), UNIT("D", 6, HORSE)), 0, 2);
    silent(HORSEMEN, "33", "defender: the defender: 0 to this die");
    adds(ASSAULT(READ("'cavalry_first':5"), UNIT("A", 6, HORSE), FOOT), 5, 0);
    feature_is(ASSAULT(READ("'cavalry_second':4"), UNIT("A", 6, HORSE), FOOT), "35",
               "attacker.modifier", 4);
}

static void wtj_24_nothing_against_the_all_mounted(void **state) {
    PROVES(WTJ_24, 1);
    (void)state;
    adds(CHARGE("", 5, 1, UNIT("D", 6, HORSE)), 0, 2); // D's enemy is not all mounted
    adds(CHARGE("'AMB-W19':'both'", 5, 1, UNIT("D", 6, HORSE)), 2, 2);
    adds(ASSAULT(READ("'AMB-W19':'both'"), UNIT("A", 4, HORSE), UNIT("D", 4, HORSE)), 2, 2);
}

static void wtj_26_only_mounted_on_both_sides(void **state) {
    PROVES(WTJ_26, 1);
    (void)state;
    static const char HORSES[] = ASSAULT(, UNIT("A", 4, HORSE), UNIT("D", 4, HORSE));
    adds(HORSES, 0, 0); // it would cancel
    tells(HORSES, "", "only mounted cavalry fights");
    ends(HORSES, "52", "won", 0, 3);
    measures(HORSES, "52", "defender_demoralized", 1); // the loser reacts as usual
    ends(HORSES, "33", "drawn", 1, 1);
    feature_is(
        ASSAULT(READ("'rounds_all_cavalry':2"), UNIT("A", 4, HORSE), UNIT("D", 4, HORSE)), "",
        "rounds_left", 2);
}

static void wtj_49_of_half_of_the_side(void **state) {
    PROVES(WTJ_49, 1);
    (void)state;
    adds(CHARGE("", 4, 4, FOOT), 2, 0);
    adds(CHARGE("", 4, 5, FOOT), 0, 0);
    adds(CHARGE("'AMB-W23':'yes'", 4, 5, FOOT), 2, 0);
    adds(ASSAULT(READ("'AMB-W23':'yes'"), UNIT("A", 5, ), FOOT), 0, 0);
    adds(CHARGE("", 5, 1, UNIT("D", 6, HORSE) "," UNIT("E", 6, )), 2, 2); // both sides
}

static void wtj_49_it_counts_where_somebody_is_mounted(void **state) {
    PROVES(WTJ_49, 1);
    (void)state;
    static const char *const ROWS[] = {"cavalry_first", "cavalry_second"};
    for (int i = 0; i < 2; i++) {
        story *s = story_begin(CHARGE("", 4, 4, FOOT));
        assert_true(story_rests_on(s, ROWS[i]));
        story_over(s);
        s = story_begin(ASSAULT(, UNIT("A", 5, ), FOOT));
        assert_false(story_rests_on(s, ROWS[i]));
        story_over(s);
    }
}

static void wtj_50_flamethrowers_and_enclosed_cover_void_it(void **state) {
    PROVES(WTJ_50, 1);
    (void)state;
    static const char FLAMES[] = ASSAULT(, UNIT("A", 6, HORSE), UNIT("D", 6, FLAMETHROWERS));
    adds(FLAMES, 0, 0);
    feature_is(FLAMES, "", "rounds_left", 2);
    tells(FLAMES, "",
          "attacker: the attacker: flamethrowers or enclosed cover void what cavalry adds");
    ends(FLAMES, "33; 25", "lost", 3, 0);
#define SOME(readings, bases, what)                                                            \
    ASSAULT(READ(readings) CONTACTS("'A on D','B on D','B on E'"),                             \
            UNIT("A", 6, HORSE) "," UNIT("B", 1, ), UNIT("D", 4, ) "," UNIT("E", bases, what))
    adds(SOME("", 4, FLAMETHROWERS), 0, 0);
    adds(SOME("", 3, FLAMETHROWERS), 2, 0);
    adds(SOME("'AMB-W33':'any'", 3, FLAMETHROWERS), 0, 0);
    adds(SOME("", 4, COVER("enclosed")), 0, 1);
    adds(SOME("", 3, COVER("enclosed")), 2, 0);
    adds(SOME("", 4, COVER("hard")), 2, 1);
    silent(ASSAULT(, UNIT("A", 6, ), UNIT("D", 6, FLAMETHROWERS)), "",
           "attacker: the attacker: flame");
    adds(ASSAULT(, UNIT("A", 6, HORSE FLAMETHROWERS), UNIT("D", 6, )), 2, 0); // its own
}

static void wtj_51_by_rounds(void **state) {
    PROVES(WTJ_51, 1);
    (void)state;
    static const char LONG[] = ASSAULT(READ("'rounds_cavalry':3"), UNIT("A", 6, HORSE), FOOT);
    feature_is(LONG, "", "attacker.modifier", 2);
    feature_is(LONG, "13", "attacker.modifier", 1);
    feature_is(LONG, "13; 12", "attacker.modifier", 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_19_fewer_rounds_with_mounted_cavalry),
        cmocka_unit_test(wtj_22_not_into_enclosed_cover),
        cmocka_unit_test(wtj_23_two_rounds_against_others),
        cmocka_unit_test(wtj_24_two_more_and_then_one),
        cmocka_unit_test(wtj_24_nothing_against_the_all_mounted),
        cmocka_unit_test(wtj_26_only_mounted_on_both_sides),
        cmocka_unit_test(wtj_49_of_half_of_the_side),
        cmocka_unit_test(wtj_49_it_counts_where_somebody_is_mounted),
        cmocka_unit_test(wtj_50_flamethrowers_and_enclosed_cover_void_it),
        cmocka_unit_test(wtj_51_by_rounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
