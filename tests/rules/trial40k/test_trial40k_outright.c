// Instant death, and force weapons: wounds that take more than one Wound.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#include <math.h>

#define ON "'instant_death':'on'"
#define DEATH(parameters, a, d) SET(parameters, UNIT("A", a, ), UNIT("D", d, ))
#define STRONG ",'s':8" // twice the Toughness of nobs, who have two Wounds

static void a_34_twice_the_toughness_kills_outright_or_not(void **state) {
    PROVES(TAR_117, 1);
    (void)state;
#define AT_NOBS(value, nobs)                                                                   \
    DEATH("'instant_death':'" value "'", GROUP(1, "marines", STRONG), GROUP(nobs, "nobs", ))
    static const char TWO[] = "44 22 11";
    leads(AT_NOBS("off", 3), TWO, 2);
    leads(AT_NOBS("on", 3), TWO, 2); // one for each wound
    models_are(AT_NOBS("off", 3), TWO, 1, 2);
    models_are(AT_NOBS("on", 3), TWO, 1, 1);
    says(AT_NOBS("on", 3), TWO, "defender: D: 2 of twice its Toughness kill outright");
    ends(AT_NOBS("on", 2), TWO, "wiped-out", 0, 4); // in Wounds: all that they had
    ends(AT_NOBS("on", 1), "44 22 11", "wiped-out", 0, 2);
    assert_true(rests_on(AT_NOBS("off", 3), "instant_death"));
}
static void a_34_only_what_has_several_wounds_is_killed_outright(void **state) {
    (void)state;
    static const char MANY[] = DEATH(, GROUP(1, "marines", ",'s':6"), GROUP(3, "guardsmen", ));
    static const char WEAK[] = DEATH(, GROUP(1, "marines", ",'s':7"), GROUP(3, "nobs", ));
    assert_false(rests_on(MANY, "instant_death"));
    assert_false(rests_on(WEAK, "instant_death"));
    models_are(DEATH(ON, GROUP(1, "marines", ",'s':7"), GROUP(3, "nobs", )), "44 22 11", 1, 2);
}
static void a_34_the_wounded_one_is_killed_first(void **state) {
    (void)state;
    static const char LINE[] =
        DEATH(ON, GROUP(1, "guardians", INITIATIVE(5)) "," GROUP(1, "marines", STRONG),
              GROUP(2, "nobs", ) "," GROUP(2, "nobs", NAMED("more") ",'a':4"));
    static const char HURT[] = "61 5 1; suffer-0";
    says(LINE, HURT, "defender: more suffers 1 wound");
    models_are(LINE, "61 5 1; suffer-0; 41 2 1", 2, 3);
    says(LINE, "61 5 1; suffer-0; 41 2 1", "defender: more: 1 of twice its Toughness kills");
    offers(LINE, "61 5 1; suffer-0; 44 22 11", "suffer-1 suffer-0");
}
static void a_34_poison_never_kills_outright(void **state) {
    (void)state;
    static const char LINE[] =
        DEATH(ON, GROUP(1, "marines", STRONG ARMED("'poison'")), GROUP(3, "nobs", ));
    models_are(LINE, "use-poison; 44 44 11", 1, 2);
    models_are(LINE, "fight-plainly; 44 44 11", 1, 1);
}
static void a_34_a_rending_six_may_kill_outright(void **state) {
    (void)state;
    static const char LINE[] =
        DEATH(ON, GROUP(1, "marines", STRONG ",'rending':true"), GROUP(3, "nobs", ));
    models_are(LINE, "use-rending; 66", 1, 1);
}
// Six is twice the Toughness of one of them, and not of the majority.
static void a_75_the_majoritys_toughness_or_the_victims(void **state) {
    (void)state;
#define MIXED(value, few)                                                                      \
    DEATH(ON ",'instant_toughness':'" value "'", GROUP(1, "marines", ",'s':6"),                \
          GROUP(few, "nobs", NAMED("nobs")) "," GROUP(2, "nobs", NAMED("thin") ",'t':3"))
    models_are(MIXED("majority", 3), "44 22 11; suffer-2", 1, 4);
    models_are(MIXED("majority", 1), "44 22 11; suffer-1", 1, 1); // all of Toughness 4 too
    offers(MIXED("own", 3), "44 22 11", "suffer-2 suffer-1 suffer-0");
    models_are(MIXED("own", 3), "44 22 11; suffer-2", 1, 4);
    models_are(MIXED("own", 3), "44 22 11; suffer-0", 1, 3);
    assert_true(rests_on(MIXED("own", 3), "instant_toughness"));
    assert_false(rests_on(DEATH(ON, GROUP(1, "marines", STRONG), GROUP(3, "nobs", )),
                          "instant_toughness"));
}
// An ordinary wound and one that kills, in one step, on two nobs.
static void a_72_ordinary_wounds_first_or_those_that_kill(void **state) {
    (void)state;
#define BOTH_SORTS(value)                                                                      \
    DEATH(ON ",'wound_order':'" value "'",                                                     \
          GROUP(1, "marines", NAMED("plain")) "," GROUP(1, "marines", NAMED("strong") STRONG), \
          GROUP(2, "nobs", ",'ld':12"))
    static const char MOVES[] = "41 4 1; 41 2 1; 111; 11";
    ends(BOTH_SORTS("ordinary"), MOVES, "both-stand", 0, 2);
    ends(BOTH_SORTS("deadly"), MOVES, "both-stand", 0, 3);
    assert_true(rests_on(BOTH_SORTS("deadly"), "wound_order"));
    assert_false(
        rests_on(DEATH(ON, GROUP(1, "marines", STRONG), GROUP(3, "nobs", )), "wound_order"));
}
// The same of two units: they have one zone, so the sorts of both are laid in that order.
static void a_72_holds_over_all_who_strike_at_a_unit(void **state) {
    (void)state;
#define TWO_UNITS(value)                                                                       \
    SET(ON ",'wound_order':'" value "'",                                                       \
        UNIT("A", GROUP(1, "marines", STRONG), ) "," UNIT("B", GROUP(1, "marines", ), ),       \
        UNIT("D", GROUP(2, "nobs", ",'ld':12"), ))
    static const char MOVES[] = "strike-a; 41 2 1; 41 4 1; 111; 11";
    ends(TWO_UNITS("ordinary"), MOVES, "both-stand", 0, 2);
    ends(TWO_UNITS("deadly"), MOVES, "both-stand", 0, 3);
}
// Who alone was in one of their zones has fallen before: both have the rest in it.
static void a_72_zones_that_hold_the_same_models_are_one(void **state) {
    (void)state;
    static const char LINE[] =
        SET(ON,
            UNIT("A",
                 GROUP(1, "marines", NAMED("quick") INITIATIVE(5)) "," GROUP(
                     1, "marines", NAMED("strong") STRONG), ) "," UNIT("B",
                                                                       GROUP(1, "marines", ), ),
            UNIT("D",
                 GROUP(2, "nobs", NAMED("nobs")) "," GROUP(
                     1, "nobs", NAMED("thin") WITH("A") ",'w':1"), ));
    leads(LINE, "strike-a; 41 4 1; suffer-0; 41 2 1; 41 4 1", 3);
}
// Three nobs, of whom two are killed at once: fewer than half are left, and twice as many enemies.
static void the_third_edition_has_instant_death_and_modifiers(void **state) {
    (void)state;
    static const char LINE[] = "{'rules':'trial40k','preset':'3e','attacker':{'units':[" UNIT(
        "A",
        GROUP(2, "marines",
              STRONG), ) "]},'defender':{'units':[" UNIT("D", GROUP(3, "nobs", ), ) "]}}";
    static const char MOVES[] = "4411 22 11; 111";
    models_are(LINE, MOVES, 2, 1);
    says(LINE, MOVES, "defender: D: -2 to its Leadership, it is outnumbered");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_34_twice_the_toughness_kills_outright_or_not),
        cmocka_unit_test(a_34_only_what_has_several_wounds_is_killed_outright),
        cmocka_unit_test(a_34_the_wounded_one_is_killed_first),
        cmocka_unit_test(a_34_poison_never_kills_outright),
        cmocka_unit_test(a_34_a_rending_six_may_kill_outright),
        cmocka_unit_test(a_75_the_majoritys_toughness_or_the_victims),
        cmocka_unit_test(a_72_ordinary_wounds_first_or_those_that_kill),
        cmocka_unit_test(a_72_holds_over_all_who_strike_at_a_unit),
        cmocka_unit_test(a_72_zones_that_hold_the_same_models_are_one),
        cmocka_unit_test(the_third_edition_has_instant_death_and_modifiers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
