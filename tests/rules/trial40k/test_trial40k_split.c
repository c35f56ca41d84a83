// A character divides his hits: TAR-189, A-57, A-78. Ruling R-13.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#define ALONE_ ",'independent':true"
// One who touches three guardsmen and two others.
#define HE(more) UNIT("C", GROUP(1, "commanders", more), ALONE_)
#define THEY(second) UNIT("D", GROUP(3, "guardsmen", ), ) "," UNIT("E", second, )
#define DIVIDES BATTLE(HE(ARMED("'pistol'")), THEY(GROUP(2, "guardsmen", )))

static void tar_189_hits_are_divided_after_the_throw_to_hit(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
    asks(DIVIDES, "", "hits"); // nobody has asked whom he strikes at
    dice_are(DIVIDES, "", 4);
    asks(DIVIDES, "6661", "split-attacker");
    offers(DIVIDES, "6661", "give-3 give-2 give-1 give-0");
    dice_are(DIVIDES, "6661; give-2", 2); // to wound, and not to hit again
    dice_are(DIVIDES, "6661; give-2; 66 1 1", 1);
    models_are(DIVIDES, "6661; give-2; 66 11; 6 1", 1, 2);
    models_are(DIVIDES, "6661; give-0; 666 111", 1, 3); // two are there to fall
    models_are(DIVIDES, "6661; give-3; 666 111", 1, 2);
    // Who hits nobody has nothing to divide.
    strikes(DIVIDES, "1111", BAY_DEFENDER, 3);
    // An ordinary model chooses one of them before the throw: A-57.
    asks(BATTLE(UNIT("C", GROUP(1, "commanders", ), ), THEY(GROUP(2, "guardsmen", ))), "",
         "target-attacker");
}
static void tar_189_among_three_each_is_asked_for_but_the_last(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
    static const char THREE[] =
        BATTLE(HE(ARMED("'pistol'")),
               THEY(GROUP(2, "guardsmen", )) "," UNIT("F", GROUP(1, "guardsmen", ), ));
    offers(THREE, "6661; give-1", "give-2 give-1 give-0");
    dice_are(THREE, "6661; give-1; give-1; 1; 1", 1);
    dice_are(THREE, "6661; give-1; give-0", 1);
    dice_are(THREE, "6661; give-1; give-0; 1", 2);
    dice_are(THREE, "6661; give-3", 3); // nothing is left to ask for
}
static void tar_189_among_the_living(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
    // He strikes last, at a unit of whose enemies a friend has left one.
    static const char LINE[] = BATTLE(
        UNIT("A", GROUP(1, "marines", INITIATIVE(9) WITH("E")), ) "," UNIT(
            "C", GROUP(1, "commanders", INITIATIVE(1) ARMED("'pistol'")), ALONE_),
        UNIT("D", GROUP(3, "guardsmen", WITH("C")), ) "," UNIT("E", GROUP(1, "guardsmen", ), ));
    asks(LINE, "strike-c; 11; 111; 1", "hits");
    asks(LINE, "strike-c; 61 6 1", "blows");
    dice_are(LINE, "strike-c; 61 6 1; 111", 4); // all at the one who is left
    strikes(LINE, "strike-c; 61 6 1; 111", BAY_ATTACKER, 1);
}
static void tar_189_he_throws_before_others_of_his_step(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A", GROUP(1, "marines", INITIATIVE(5)), ) "," HE(ARMED("'pistol'")),
               THEY(GROUP(2, "guardsmen", )));
    asks(LINE, "strike-d; strike-a; strike-a", "hits");
    asks(LINE, "strike-d; strike-a; strike-a; 1111", "blows");
}
static void tar_189_in_a_sweeping_advance_all_blows_are_hits(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
    asks(DIVIDES, "6666; give-2; 66 11; 66 11; 1", "morale");
    static const char MANY[] =
        BATTLE(HE(ARMED("'pistol'")),
               UNIT("D", GROUP(4, "guardsmen", ), ) "," UNIT("E", GROUP(3, "guardsmen", ), ));
    asks(MANY, "6666; give-2; 66 11; 66 11; 11; 1; 66; 66; 11; 11; 66; sweep",
         "split-attacker");
    offers(MANY, "6666; give-2; 66 11; 66 11; 11; 1; 66; 66; 11; 11; 66; sweep",
           "give-3 give-2 give-1 give-0"); // without the charge
    dice_are(MANY, "6666; give-2; 66 11; 66 11; 11; 1; 66; 66; 11; 11; 66; sweep; give-2", 2);
}
static void tar_189_rending_sixes_are_divided_apart(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
    static const char RENDS[] =
        BATTLE(HE(",'rending':true" ARMED("'pistol'")), THEY(GROUP(2, "guardsmen", )));
    asks(RENDS, "use-rending", "hit");
    dice_are(RENDS, "use-rending", 1); // die by die
    asks(RENDS, "use-rending; 6; 6; 3; 1", "split-attacker");
    offers(RENDS, "use-rending; 6; 6; 3; 1", "give-1 give-0");
    offers(RENDS, "use-rending; 6; 6; 3; 1; give-1", "give-2 give-1 give-0");
    // The ordinary one is thrown to wound; of those two sixes one kills each without a die.
    dice_are(RENDS, "use-rending; 6; 6; 3; 1; give-1; give-1", 1);
    models_are(RENDS, "use-rending; 6; 6; 3; 1; give-1; give-1; 1", 1, 3);
    models_are(RENDS, "use-rending; 6; 6; 3; 1; give-1; give-1; 6 1", 1, 2);
    // More of them than the zone can take are lost, and count for nothing: TAR-119.
    static const char FEW[] =
        BATTLE(HE(",'rending':true" ARMED("'pistol'")), THEY(GROUP(1, "guardsmen", )));
    leads(FEW, "use-rending; 6; 6; 6; 6; give-0", 1);
    // An invulnerable save is thrown against them.
    static const char SHIELDED[] = BATTLE(
        HE(",'rending':true" ARMED("'pistol'")),
        UNIT("D", GROUP(3, "guardsmen", ), ) "," UNIT("E", GROUP(2, "marines", ",'inv':5"), ));
    dice_are(SHIELDED, "use-rending; 6; 6; 1; 1; give-0", 2);
    models_are(SHIELDED, "use-rending; 6; 6; 1; 1; give-0; 16", 1, 4);
}
static void a_78_blows_are_divided_before_the_throw_where_the_scores_differ(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
#define UNLIKE(reading)                                                                        \
    SET("'split_ws':'" reading "'", HE(ARMED("'pistol'")),                                     \
        THEY(GROUP(2, "guardsmen", ",'ws':5")))
    asks(UNLIKE("before"), "", "split-attacker");
    offers(UNLIKE("before"), "", "give-4 give-3 give-2 give-1 give-0");
    dice_are(UNLIKE("before"), "give-3", 3);
    says(UNLIKE("before"), "give-3",
         "attacker: C strikes at D: 3+ hits, Weapon Skill 5 against 3");
    dice_are(UNLIKE("before"), "give-3; 111", 1);
    offers(UNLIKE("barred"), "", "give-4 give-0");
    dice_are(UNLIKE("barred"), "give-0", 4);
    assert_true(rests_on(UNLIKE("before"), "split_ws"));
    assert_false(rests_on(DIVIDES, "split_ws"));
}
static void throws_at(const char *scenario, int step) {
    story *s = story_begin(scenario);
    story_check_asks(s, "hits");
    story_check_feature(s, "step", step);
    story_over(s);
}
static void r_5_he_is_covered_if_he_is_against_all(void **state) {
    (void)state;
#define COVERED_(against)                                                                      \
    BATTLE(UNIT("A", GROUP(1, "guardsmen", ), ) "," UNIT("B", GROUP(1, "guardsmen", ), ),      \
           UNIT("C", GROUP(1, "commanders", ARMED("'pistol'")),                                \
                ALONE_ COVERED ",'cover_against':[" against "]"))
    throws_at(COVERED_("'A','B'"), 11);
    throws_at(COVERED_("'A'"), 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_189_hits_are_divided_after_the_throw_to_hit),
        cmocka_unit_test(tar_189_among_three_each_is_asked_for_but_the_last),
        cmocka_unit_test(tar_189_among_the_living),
        cmocka_unit_test(tar_189_he_throws_before_others_of_his_step),
        cmocka_unit_test(tar_189_in_a_sweeping_advance_all_blows_are_hits),
        cmocka_unit_test(tar_189_rending_sixes_are_divided_apart),
        cmocka_unit_test(a_78_blows_are_divided_before_the_throw_where_the_scores_differ),
        cmocka_unit_test(r_5_he_is_covered_if_he_is_against_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
