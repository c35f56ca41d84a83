// Wounds past the armour of a unit of several saves: A-28.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#include <math.h>

#define SAVES(value, a, d) SET("'inv_type':'" value "'", UNIT("A", a, STANDING), UNIT("D", d, ))
#define POWER GROUP(1, "marines", ARMED("'power'") ",'t':5,'i':9")
#define SHIELD(more) GROUP(1, "marines", NAMED("shield") ",'s':1,'inv':4" more)
#define MEN(count, more) GROUP(count, "marines", ",'s':1" more)

// A wound comes through by 1/2 * 1/2, and whoever loses it, on Leadership 2, stays by 1/36.
static void a_28_the_majoritys_save_or_each_models_own(void **state) {
    PROVES(TAR_078, 1);
    PROVES(TAR_080, 1);
    (void)state;
#define BOTH(value) SAVES(value, POWER, SHIELD(",'ld':2") "," MEN(2, ",'ld':2"))
    double runs = 35.0 / 36;
    assert_true(fabs(story_chance(BOTH("type"), "driven-off", true) - runs / 4) < 1e-12);
    assert_true(fabs(story_chance(BOTH("own"), "driven-off", true) - runs / 8) < 1e-12);
    says(BOTH("type"), "use-power", "defender: D has no save");
    says(BOTH("own"), "use-power",
         "defender: D has no armour save: whoever suffers throws an invulnerable one of his "
         "own");
    asks(BOTH("type"), "use-power; 4 4", "morale"); // the shield is not of the type that saves
    says(BOTH("type"), "use-power; 4 4", "defender: D marines: 1 model is removed");
    assert_true(rests_on(BOTH("type"), "inv_type"));
}
static void a_28_the_owner_says_whose_save_is_next(void **state) {
    PROVES(TAR_114, 1);
    PROVES(TAR_116, 1);
    (void)state;
#define MANY GROUP(3, "marines", ARMED("'power'") ",'t':5,'i':9")
    static const char LINE[] = SAVES("own", MANY, SHIELD(",'w':2") "," MEN(4, ));
    static const char THREE[] = "use-power; 444 444";
    asks(LINE, THREE, "saver-defender");
    offers(LINE, THREE, "save-of-d-marines save-of-shield");
    models_are(LINE, "use-power; 444 444; save-of-d-marines", 3, 4); // he has none
    // Who has begun goes on until he is gone, and then the next is asked for.
    dice_are(LINE, "use-power; 444 444; save-of-shield", 1);
    asks(LINE, "use-power; 444 444; save-of-shield; 4", "own-save");
    asks(LINE, "use-power; 444 444; save-of-shield; 3", "own-save");
    says(LINE, "use-power; 444 444; save-of-shield; 3", "defender: shield suffers 1 wound");
    says(LINE, "use-power; 444 444; save-of-shield; 3; 3",
         "defender: shield: 1 model is removed");
    models_are(LINE, "use-power; 444 444; save-of-shield; 3; 3", 3, 3); // one is left, for them
    models_are(LINE, "use-power; 444 444; save-of-shield; 4; 4; 4", 3, 5);
    leads(LINE, "use-power; 444 444; save-of-shield; 4; 3; 4", 1);
}
// When no wound is left the next one is anybody's.
static void a_28_the_owner_is_asked_anew(void **state) {
    (void)state;
#define TWICE(value)                                                                           \
    SET("'inv_type':'own','A-37':'" value "'",                                                 \
        UNIT("A",                                                                              \
             POWER "," GROUP(1, "marines", NAMED("last") ARMED("'power'") ",'t':5,'i':1"),     \
             STANDING),                                                                        \
        UNIT("D", SHIELD(",'w':2") "," MEN(4, ), ))
    static const char FIRST[] = "use-power; use-power; 4 4; save-of-shield";
    char moves[80];
    snprintf(moves, sizeof moves, "%s; 4; 4 4", FIRST);
    asks(TWICE("fresh"), moves, "saver-defender");
    snprintf(moves, sizeof moves, "%s; 3; 4 4", FIRST);
    asks(TWICE("fresh"), moves, "saver-defender");
    asks(TWICE("carries"), moves, "own-save"); // who is wounded is next
}
// Of two to whom the same comes the owner is not asked.
static void a_28_alike_savers_are_one(void **state) {
    (void)state;
    static const char LINE[] =
        SAVES("own", POWER, SHIELD() "," MEN(1, NAMED("one")) "," MEN(1, NAMED("other")));
    offers(LINE, "use-power; 4 4", "save-of-one save-of-shield");
}
// Ahead by one, its side still wins if this wound is saved, and sweeps: who carries what counts.
static void a_28_a_wound_that_may_be_saved_is_not_lost_yet(void **state) {
    (void)state;
    offers(SAVES("own", GROUP(2, "marines", ARMED("'power'") INITIATIVE(1)),
                 GROUP(1, "marines", NAMED("shield") ",'inv':4" INITIATIVE(9)) "," GROUP(
                     1, "marines",
                     NAMED("blade") INITIATIVE(9)) "," GROUP(1, "marines",
                                                             NAMED("power") ARMED("'power'")
                                                                 INITIATIVE(9))),
           "use-power; use-power; 11; 4 4; 4 4", "save-of-blade save-of-shield save-of-power");
}
static void a_28_where_armour_may_be_tried_it_is_the_units(void **state) {
    PROVES(TAR_079, 1);
    (void)state;
    static const char ARMOUR[] =
        SAVES("own", GROUP(1, "marines", ",'t':5"), SHIELD(",'sv':5") "," MEN(2, ));
    says(ARMOUR, "", "defender: D saves on 3+");
    says(ARMOUR, "4 4 2", "defender: D marines suffers 1 wound");
    // A type is armour alone.
    static const char TYPES[] =
        SAVES("own", GROUP(1, "marines", ",'t':5"),
              SHIELD(",'sv':5") "," GROUP(2, "marines", NAMED("mail") ",'sv':5") "," MEN(2, ));
    says(TYPES, "", "defender: D saves on 5+");
    offers(SAVES("own", POWER,
                 SHIELD(",'sv':5") "," GROUP(1, "marines", NAMED("ward") ",'inv':6")),
           "use-power", "save-3 save-5");
    static const char WARDS[] = SAVES(
        "own", GROUP(1, "marines", ",'t':5"),
        MEN(2, ",'sv':6,'inv':4") "," GROUP(1, "marines", NAMED("mail") ",'sv':5,'inv':4"));
    says(WARDS, "", "defender: D saves on 6+");
    assert_true(rests_on(WARDS, "inv_type"));
    // Who has none at all goes without it.
    asks(SAVES("own", GROUP(1, "marines", ",'i':9"),
               SHIELD(",'sv':'none'") "," MEN(2, ",'sv':'none'")),
         "4 4", "saver-defender");
}
static void a_28_alike_models_have_one_save(void **state) {
    (void)state;
    static const char FISTS[] = SAVES("own", GROUP(1, "sergeants", ARMED("'fist'")),
                                      GROUP(3, "terminators", ARMED("")));
    leads(FISTS, "use-fist; 111111; 45 26 54", 1); // TV-46
    assert_false(rests_on(FISTS, "inv_type"));
    static const char WARDS[] =
        SAVES("own", GROUP(1, "marines", ",'t':5"), MEN(2, ",'sv':6,'inv':4"));
    says(WARDS, "", "defender: D saves on 4+");
    assert_false(
        rests_on(SAVES("own", POWER, MEN(2, ) "," GROUP(2, "marines", NAMED("mail") ",'sv':5")),
                 "inv_type"));
    // Nor are those mixed who are left of several.
    static const char LEFT[] = SAVES(
        "own", POWER "," GROUP(1, "marines", NAMED("last") ARMED("'power'") ",'t':5,'i':1"),
        MEN(1, ) "," SHIELD(",'ld':12"));
    says(LEFT, "use-power; use-power; 4 4; save-of-d-marines", "defender: D saves on 4+");
}
static void a_29_a_heavy_weapon_takes_their_own_saves_too(void **state) {
    (void)state;
#define HEAVY(value)                                                                           \
    SET("'inv_type':'own','hccw_inv':'" value "'",                                             \
        UNIT("A", GROUP(1, "orks", ARMED("'heavy'") ",'a':1,'i':9"), STANDING),                \
        UNIT("D",                                                                              \
             GROUP(1, "gretchin", NAMED("shield") ",'inv':3") "," GROUP(2, "gretchin", ), ))
    static const char SAVE[] = "use-heavy; 4 4; save-of-shield; 3";
    models_are(HEAVY("armour"), SAVE, 1, 3);
    models_are(HEAVY("both"), SAVE, 1, 2);
}
// Each die is thrown alone: the 6 goes past the armour, the other hit does not.
static void a_28_of_who_rends_a_six_alone_goes_past_the_armour(void **state) {
    PROVES(TAR_096, 1);
    PROVES(TAR_097, 1);
    (void)state;
    static const char LINE[] =
        SAVES("own", GROUP(1, "genestealers", ",'t':5"), SHIELD() "," MEN(3, ));
    says(LINE, "use-rending", "attacker: A strikes at D: 3+ hits, Weapon Skill 6 against 4");
    dice_are(LINE, "use-rending", 1);
    asks(LINE, "use-rending; 6", "hit");
    asks(LINE, "use-rending; 6; 3", "blows"); // to wound, and saves
    dice_are(LINE, "use-rending; 6; 3", 1);
    asks(LINE, "use-rending; 6; 3; 1", "saver-defender");
    asks(LINE, "use-rending; 6; 2", "saver-defender");
    asks(LINE, "use-rending; 1; 2", "over");
    // The wound behind armour is laid first.
    asks(LINE, "use-rending; 6; 3; 4 2", "casualty-defender");
    asks(LINE, "use-rending; 6; 3; 4 2; suffer-1", "saver-defender");
    models_are(LINE, "use-rending; 6; 3; 4 2; suffer-1; save-of-shield; 4", 1, 3);
    // All groups that need the same throw together.
    static const char TWO[] =
        SAVES("own", GROUP(2, "genestealers", ) "," GROUP(1, "genestealers", NAMED("more")),
              SHIELD() "," MEN(9, ));
    story *s = story_begin(TWO);
    story_play(s, "use-rending; use-rending; 6; 6; 6; 3; 3; 3");
    story_check_asks(s, "blows");
    story_check_dice(s, 3, 0);
    story_over(s);
}
// He needs 3 to hit D and 4 to hit E: he divides his blows, and throws at each.
static void a_28_a_character_who_rends_and_needs_different_scores(void **state) {
    PROVES(TAR_189, 1);
    (void)state;
#define TWO_ENEMIES(ws)                                                                        \
    SET("'inv_type':'own'",                                                                    \
        UNIT("A", GROUP(1, "genestealers", ",'ws':5,'t':5,'a':3"),                             \
             ",'independent':true" STANDING),                                                  \
        UNIT("D", SHIELD() "," MEN(3, ), ) "," UNIT("E", GROUP(2, "marines", ",'ws':" ws), ))
    story *s = story_begin(TWO_ENEMIES("5"));
    story_play(s, "use-rending");
    story_check_asks(s, "split-attacker");
    story_play(s, "give-2");
    story_check_asks(s, "hit");
    story_play(s, "6; 3");
    story_check_asks(s, "blows"); // at D, one that has hit
    story_check_dice(s, 1, 0);
    story_play(s, "1");
    story_check_dice(s, 1, 0); // at E, to hit
    story_play(s, "1");
    story_check_asks(s, "saver-defender");
    story_over(s);
    // As many to hit both: the dice are thrown first, and its sixes divided apart.
    s = story_begin(TWO_ENEMIES("4"));
    story_play(s, "use-rending; 6; 3; 1");
    story_check_asks(s, "split-attacker");
    story_play(s, "give-1; give-1; 1");
    story_check_asks(s, "saver-defender");
    story_over(s);
}
// Others who rend before him leave nothing of his question behind.
static void a_28_a_character_divides_after_others_who_rend(void **state) {
    (void)state;
    asks(SET("'inv_type':'own'",
             UNIT("A", GROUP(1, "genestealers", ",'a':1" WITH("E")), STANDING) "," UNIT(
                 "C", GROUP(1, "commanders", ), ",'independent':true" STANDING),
             UNIT("D", GROUP(2, "marines", WITH("C")), ) "," UNIT(
                 "E", SHIELD(",'with':['A','C']") "," MEN(2, ",'with':['A','C']"), )),
         "use-rending; strike-a; strike-a; 1; 441", "split-attacker");
}
// A strikes at those near the shield, B at those who are not.
static void tar_068_whoever_is_out_of_reach_throws_no_save(void **state) {
    PROVES(TAR_068, 1);
    (void)state;
#define REACH(a, b)                                                                            \
    SET("'inv_type':'own'", UNIT("A", POWER, STANDING) "," UNIT("B", POWER, STANDING),         \
        UNIT("D",                                                                              \
             GROUP(1, "marines", NAMED("shield") ",'s':1,'inv':4,'with':[" a "]") "," GROUP(   \
                 2, "marines",                                                                 \
                 ",'s':1,'with':[" b                                                           \
                 "]") "," GROUP(1, "marines", NAMED("third") ",'a':2,'s':1"), ))
    static const char APART[] = REACH("'A'", "'B'");
    asks(APART, "use-power; use-power; strike-a; 4 4; 4 4", "zone-attacker");
    offers(APART, "use-power; use-power; strike-a; 4 4; 4 4; lay-a",
           "save-of-shield save-of-third");
    offers(APART, "use-power; use-power; strike-a; 4 4; 4 4; lay-b",
           "save-of-d-marines save-of-third");
}
// Nobody is slain who has died of the blows, nor if all were saved.
static void a_32_own_saves_before_the_psychic_test(void **state) {
    PROVES(TAR_100, 1);
    (void)state;
#define SLAYER(value)                                                                          \
    SET("'inv_type':'own','force_when':'" value "'",                                           \
        UNIT("A", GROUP(1, "librarians", ARMED("'force'")), STANDING),                         \
        UNIT("D",                                                                              \
             GROUP(1, "nobs", NAMED("guard") ",'i':2,'inv':4") "," GROUP(2, "nobs",            \
                                                                         INITIATIVE(2)), ))
    static const char TWO[] = "use-force; 331 44; save-of-guard";
    char moves[80];
    snprintf(moves, sizeof moves, "%s; 3; 4", TWO);
    asks(SLAYER("alive"), moves, "force-attacker");
    offers(SLAYER("alive"), moves, "slay-guard hold-back");
    snprintf(moves, sizeof moves, "%s; 3; 3", TWO);
    asks(SLAYER("alive"), moves, "blows");
    offers(SLAYER("any"), moves, "slay-d-nobs hold-back");
    snprintf(moves, sizeof moves, "%s; 4; 4", TWO);
    asks(SLAYER("alive"), moves, "blows");
    asks(SLAYER("any"), moves, "blows");
}
static void a_34_a_save_that_fails_kills_outright(void **state) {
    PROVES(TAR_117, 1);
    (void)state;
    static const char LINE[] =
        SET("'inv_type':'own','instant_death':'on'",
            UNIT("A", GROUP(2, "marines", ARMED("'power'") ",'i':9,'s':8"), STANDING),
            UNIT("D", GROUP(2, "nobs", NAMED("guard") ",'inv':4") "," GROUP(3, "nobs", ), ));
    static const char TWO[] = "use-power; 44 22; save-of-guard; 3";
    asks(LINE, TWO, "saver-defender"); // he is gone
    models_are(LINE, TWO, 2, 4);
    leads(LINE, TWO, 1);
}
static void a_36_what_is_too_many_throws_no_save(void **state) {
    (void)state;
#define SURPLUS(value)                                                                         \
    SET("'inv_type':'own','A-36':'" value "'",                                                 \
        UNIT("A", GROUP(3, "marines", ARMED("'power'") ",'i':9"), STANDING),                   \
        UNIT("D", SHIELD() "," MEN(3, NAMED("rear") IS_OUT), ))
    static const char MOVES[] = "use-power; 444 444; 4; 3";
    leads(SURPLUS("discarded"), "use-power; 444 444; 4", 0);
    says(SURPLUS("discarded"), MOVES, "1 wound too many are discarded");
    says(SURPLUS("discarded"), MOVES, "attacker: the attacker wins the combat by 1 wound");
    says(SURPLUS("counted"), MOVES, "attacker: the attacker wins the combat by 2 wounds");
}
static void a_28_more_wounds_than_can_be_counted_are_refused(void **state) {
    (void)state;
#define CROWD(value, models)                                                                   \
    SAVES(value, GROUP(models, "marines", ",'a':3") "," GROUP(1, "marines", NAMED("last")),    \
          SHIELD() "," MEN(2, ))
    story_refused(CROWD("own", 51), BAY_BAD_INPUT, "", "TAR-080");
    asks(CROWD("own", 50), "", "blows"); // 253
    asks(CROWD("type", 51), "", "blows");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_28_the_majoritys_save_or_each_models_own),
        cmocka_unit_test(a_28_the_owner_says_whose_save_is_next),
        cmocka_unit_test(a_28_the_owner_is_asked_anew),
        cmocka_unit_test(a_28_alike_savers_are_one),
        cmocka_unit_test(a_28_a_wound_that_may_be_saved_is_not_lost_yet),
        cmocka_unit_test(a_28_where_armour_may_be_tried_it_is_the_units),
        cmocka_unit_test(a_28_alike_models_have_one_save),
        cmocka_unit_test(a_29_a_heavy_weapon_takes_their_own_saves_too),
        cmocka_unit_test(a_28_of_who_rends_a_six_alone_goes_past_the_armour),
        cmocka_unit_test(a_28_a_character_who_rends_and_needs_different_scores),
        cmocka_unit_test(a_28_a_character_divides_after_others_who_rend),
        cmocka_unit_test(tar_068_whoever_is_out_of_reach_throws_no_save),
        cmocka_unit_test(a_32_own_saves_before_the_psychic_test),
        cmocka_unit_test(a_34_a_save_that_fails_kills_outright),
        cmocka_unit_test(a_36_what_is_too_many_throws_no_save),
        cmocka_unit_test(a_28_more_wounds_than_can_be_counted_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
