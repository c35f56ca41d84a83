// Readings of how wounds are laid: the order, the zone, and surplus wounds.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

// B reaches the boss alone, who has other armour than the mob, and wounds him before A strikes.
static void a_35_armour_first_or_who_is_wounded(void **state) {
    PROVES(TAR_115, 1);
    (void)state;
#define BOSS(value)                                                                            \
    SET("'alloc_order':'" value "'",                                                           \
        UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B",                                       \
                                                    GROUP(1, "guardians", INITIATIVE(5)), ),   \
        UNIT("D",                                                                              \
             GROUP(2, "nobs", NAMED("mob") WITH("A")) "," GROUP(                               \
                 1, "nobs", NAMED("boss") ",'sv':4,'with':['A','B']"), ))
    static const char MOVES[] = "strike-a; 61 6 1; 61 6 1";
    says(BOSS("armour"), MOVES, "defender: mob suffers 1 wound");
    says(BOSS("wounded"), MOVES, "defender: boss: 1 model is removed");
    says(BOSS("wounded"), "strike-a; 61 6 1; 66 66 11", "defender: mob suffers 1 wound");
    assert_true(rests_on(BOSS("armour"), "alloc_order"));
}
static void a_36_what_is_too_many_is_gone_or_counted(void **state) {
    PROVES(TAR_119, 1);
    (void)state;
#define REACH(value)                                                                           \
    SET("'A-36':'" value "'",                                                                  \
        UNIT("A", GROUP(2, "marines", ) "," GROUP(1, "orks", ARMED("")), ),                    \
        UNIT("D",                                                                              \
             GROUP(1, "guardsmen", INITIATIVE(1)) "," GROUP(5, "guardsmen",                    \
                                                            NAMED("rear") IS_OUT), ))
    static const char MOVES[] = "6661 666 111";
    leads(REACH("discarded"), MOVES, 1);
    leads(REACH("counted"), MOVES, 3);
    asks(REACH("discarded"), MOVES, "morale");
    dice_are(REACH("counted"), MOVES, 3); // the ork, though nobody is left to reach
    models_are(REACH("counted"), MOVES, 3, 5);
    story *s = story_begin(REACH("discarded"));
    story_play(s, MOVES);
    story_check_said(s, "defender: D: nobody is left whom the blows of A orks can reach");
    story_over(s);
}
static void a_37_who_is_wounded_is_next_or_as_any(void **state) {
    (void)state;
#define NOBS(value, marines)                                                                   \
    SET("'A-37':'" value "'",                                                                  \
        UNIT("A", GROUP(2, "wyches", ) "," GROUP(marines, "marines", ), STANDING),             \
        UNIT("D", GROUP(2, "nobs", ) "," GROUP(2, "nobs", NAMED("more") ",'a':4"), ))
    static const char HURT[] = "61 6 1; suffer-1; ";
    char moves[80];
    snprintf(moves, sizeof moves, "%s6 6 1", HURT);
    models_are(NOBS("carries", 1), moves, 3, 3);
    offers(NOBS("fresh", 1), moves, "suffer-1 suffer-0");
    snprintf(moves, sizeof moves, "%s6 6 1; suffer-0", HURT);
    models_are(NOBS("fresh", 1), moves, 3, 4); // two of them are wounded
    snprintf(moves, sizeof moves, "%s6 6 1; suffer-1", HURT);
    models_are(NOBS("fresh", 1), moves, 3, 3);
    // One model at a time still: two and one would leave one wounded in either group.
    snprintf(moves, sizeof moves, "%s666 666 111", HURT);
    offers(NOBS("fresh", 3), moves, "suffer-3 suffer-1 suffer-0");
    assert_true(rests_on(NOBS("carries", 1), "A-37"));
}
// Both strike at Initiative 3.
static void a_70_who_lays_knows_both_totals_or_his_own(void **state) {
    PROVES(TAR_114, 1);
    PROVES(TAR_124, 1);
    (void)state;
#define MEN GROUP(2, "guardsmen", ) "," GROUP(1, "guardsmen", NAMED("more") ",'a':2,'ld':9")
#define TOTALS(value)                                                                          \
    SET("'alloc_info':'" value "'", UNIT("A", MEN, STANDING), UNIT("D", MEN, ))
    static const char BOTH[] = "6111 6 1; 6111 6 1";
    asks(TOTALS("both"), BOTH, "casualty-defender");
    asks(TOTALS("first"), BOTH, "casualty-attacker");
    asks(TOTALS("own"), "6111 6 1", "casualty-defender");
    dice_are(TOTALS("own"), "6111 6 1; suffer-1", 4); // who has fallen strikes as well
    asks(TOTALS("own"), "6111 6 1; suffer-1; 6111 6 1", "casualty-attacker");
    models_are(TOTALS("own"), "6111 6 1; suffer-1; 6111 6 1; suffer-1", 2, 2);
    asks(TOTALS("own"), "6111 6 1; suffer-1; 1111", "morale");
    assert_true(rests_on(TOTALS("both"), "alloc_info"));
    assert_false(
        rests_on(SET(, UNIT("A", GROUP(2, "marines", ), ), UNIT("D", MEN, )), "alloc_info"));
    // Nor is a support left alone by who falls in the step.
#define ALONE(more)                                                                            \
    SET("'A-71':'lost','alloc_info':'own'", UNIT("A", GROUP(2, "guardsmen", ), STANDING),      \
        UNIT("D",                                                                              \
             GROUP(1, "guardsmen", NAMED("near") more) "," GROUP(                              \
                 1, "guardsmen", ",'zone':['A']" SUPPORTS) "," GROUP(1, "guardsmen",           \
                                                                     NAMED("rear") IS_OUT), ))
    dice_are(ALONE(), "66 66 11", 2);
    dice_are(ALONE(INITIATIVE(4)), "1; 66 66 11", 1);
}
// A reaches left and middle, B middle and right.
static void a_79_who_says_which_zone_is_first(void **state) {
    (void)state;
#define ZONES(value, left)                                                                     \
    SET("'zone_order':'" value "'",                                                            \
        UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "marines", ), ),             \
        UNIT("D",                                                                              \
             GROUP(1, "guardsmen", NAMED("left") left) "," GROUP(                              \
                 1, "guardsmen", NAMED("middle")) "," GROUP(1, "guardsmen",                    \
                                                            NAMED("right") WITH("B")), ))
    static const char BOTH[] = "strike-a; 61 6 1; 61 6 1", ONE_ALONE[] = "strike-a; 61 6 1; 11";
    asks(ZONES("attacker", WITH("A")), BOTH, "zone-attacker");
    asks(ZONES("owner", WITH("A")), BOTH, "zone-defender");
    offers(ZONES("owner", WITH("A")), BOTH, "lay-a lay-b");
    asks(ZONES("attacker", WITH("A")), ONE_ALONE, "casualty-defender");
    story *s = story_begin(ZONES("attacker", WITH("A")));
    story_play(s, BOTH);
    story_play(s, "lay-b; suffer-1"); // the middle one; A's are left one to fall on
    story_check_said(s, "defender: middle: 1 model is removed");
    story_check_said(s, "defender: left: 1 model is removed");
    story_over(s);
    assert_true(rests_on(ZONES("attacker", WITH("A")), "zone_order"));
    // They have one zone: nobody is asked.
    static const char SAME[] = SET(
        , UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "marines", ), ),
        UNIT("D", GROUP(1, "guardsmen", ) "," GROUP(3, "guardsmen", NAMED("more") ",'a':2"), ));
    asks(SAME, "strike-a; strike-a; 61 6 1; 61 6 1", "casualty-defender");
    assert_false(rests_on(SAME, "zone_order"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_35_armour_first_or_who_is_wounded),
        cmocka_unit_test(a_36_what_is_too_many_is_gone_or_counted),
        cmocka_unit_test(a_37_who_is_wounded_is_next_or_as_any),
        cmocka_unit_test(a_70_who_lays_knows_both_totals_or_his_own),
        cmocka_unit_test(a_79_who_says_which_zone_is_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
