// Special weapons: TAR-082 to TAR-109.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void tar_082_a_weapon_may_be_left_aside(void **state) {
    PROVES(TAR_082, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(3, "sergeants", ARMED("'fist'")), STANDING, GROUP(9, "guardsmen", ), );
    asks(LINE, "", "weapon-attacker");
    offers(LINE, "", "use-fist fight-plainly");
    strikes(LINE, "fight-plainly", BAY_ATTACKER, 4);
    says(LINE, "fight-plainly", "attacker: A: 3+ wounds, Strength 4 against Toughness 3");
}
static void tar_083_one_of_two_and_the_other_is_the_second(void **state) {
    PROVES(TAR_083, 1);
    (void)state;
    static const char CHARGE[] =
        FIGHT(GROUP(1, "sergeants", ARMED("'fist','power'")), , GROUP(9, "guardsmen", ), );
    static const char STANDS[] = FIGHT(GROUP(1, "sergeants", ARMED("'fist','power'")), STANDING,
                                       GROUP(9, "guardsmen", ), );
    offers(CHARGE, "", "use-fist use-power fight-plainly"); // TV-14
    dice_are(CHARGE, "use-power", 4);
    dice_are(STANDS, "use-power", 3);
    strikes(CHARGE, "use-power", BAY_ATTACKER, 4);
    dice_are(CHARGE, "use-fist; 111111111", 4);
    strikes(CHARGE, "use-fist; 111111111", BAY_ATTACKER, 1);
}
static void tar_084_a_fist_doubles_strength(void **state) {
    PROVES(TAR_084, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "sergeants", ARMED("'fist','pistol'")), STANDING,
                                     GROUP(3, "marines", ), );
    leads(LINE, "use-fist; 111; 246 15", 1); // TV-07
    says(LINE, "use-fist; 111", "attacker: A: 2+ wounds, Strength 8 against Toughness 4");
    says(LINE, "use-fist; 111", "defender: D has no save");
    says(FIGHT(GROUP(1, "tyrants", ARMED("'fist'")), , GROUP(1, "wraithlords", ARMED("")), ),
         "use-fist; 11", "attacker: A: 2+ wounds, Strength 10 against Toughness 8");
}
static void tar_085_a_fist_strikes_at_initiative_1(void **state) {
    PROVES(TAR_085, 1);
    (void)state;
    strikes(FIGHT(GROUP(1, "sergeants", ARMED("'fist'")), , GROUP(1, "orks", ARMED("")), ),
            "use-fist", BAY_DEFENDER, 2);
    static const char COVER[] =
        FIGHT(GROUP(1, "marines", ",'grenades':'none'"), ,
              GROUP(2, "orks", ARMED("")) "," GROUP(1, "nobs", ARMED("'fist'")), COVERED);
    strikes(COVER, "use-fist", BAY_DEFENDER, 11); // TV-21
    strikes(COVER, "use-fist; 1111; 11", BAY_DEFENDER, 1);
}
static void tar_085_a_fist_in_cover_read_otherwise(void **state) {
    (void)state;
    strikes(SET("'fist_cover':'first'", UNIT("A", GROUP(1, "marines", ",'grenades':'none'"), ),
                UNIT("D", GROUP(1, "nobs", ARMED("'fist'")), COVERED)),
            "use-fist", BAY_DEFENDER, 11);
}
static void tar_086_claws_deny_armour_and_throw_again(void **state) {
    PROVES(TAR_086, 1);
    PROVES(TAR_087, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "sergeants", ARMED("'claw','claw'")), ,
                                     GROUP(9, "orks", ARMED("") ",'sv':3"), );
    leads(LINE, "use-claw; 4563 142 36", 2); // TV-08
    says(LINE, "use-claw", "attacker: A: who does not wound throws once more");
    says(LINE, "use-claw", "defender: D has no save");
}
static void tar_088_a_power_weapon_denies_armour(void **state) {
    PROVES(TAR_088, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "sergeants", ARMED("'power'")), STANDING,
                                     GROUP(9, "marines", INITIATIVE(2)), );
    leads(LINE, "use-power; 44 44", 2);
    leads(LINE, "fight-plainly; 44 44 33", 0);
}
static void tar_089_only_a_second_claw_adds(void **state) {
    PROVES(TAR_089, 1);
    (void)state;
    static const char FIST[] = UNIT("A", GROUP(1, "sergeants", ARMED("'fist','claw'")), ),
                      DEFENDER[] = UNIT("D", GROUP(1, "orks", ARMED("")), );
    static const char FORMAT[] = "{'rules':'trial40k','parameters':{'lc_partner':'%s'},"
                                 "'attacker':{'units':[%s]},'defender':{'units':[%s]}}";
    char words[800];
    snprintf(words, sizeof words, FORMAT, "pair", FIST, DEFENDER);
    dice_are(words, "use-fist; 11", 3); // TV-15
    dice_are(words, "use-claw", 3);
    snprintf(words, sizeof words, FORMAT, "free", FIST, DEFENDER);
    dice_are(words, "use-fist; 11", 4);
    dice_are(words, "use-claw", 3);
    dice_are(
        FIGHT(GROUP(1, "sergeants", ARMED("'claw','claw'")), , GROUP(1, "orks", ARMED("")), ),
        "use-claw", 4);
}
static void tar_092_poison_wounds_on_four(void **state) {
    PROVES(TAR_092, 1);
    PROVES(TAR_094, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(3, "wyches", ARMED("'poison'")), STANDING, GROUP(1, "carnifexes", ), );
    leads(LINE, "use-poison; 465 346 25", 1); // TV-11
    says(LINE, "use-poison", "defender: D saves on 3+");
    leads(FIGHT(GROUP(3, "wyches", ARMED("'poison'")), STANDING, GROUP(9, "fire-warriors", ), ),
          "use-poison; 444 456 312", 3); // TV-56
}
static void tar_093_lethal_poison_wounds_on_two(void **state) {
    PROVES(TAR_093, 1);
    (void)state;
    leads(FIGHT(GROUP(3, "wyches", ARMED("'lethal'")), STANDING, GROUP(1, "carnifexes", ), ),
          "use-lethal; 465 126 22", 2);
}
static void tar_095_a_heavy_weapon_caps_armour(void **state) {
    PROVES(TAR_095, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(4, "wyches", ARMED("'heavy'")), STANDING,
                                     GROUP(3, "terminators", ARMED("")), );
    leads(LINE, "use-heavy; 4456 5564 342", 2); // TV-12
    leads(LINE, "fight-plainly; 4456 5564 342", 0);
    leads(FIGHT(GROUP(2, "wyches", ARMED("'heavy'")), STANDING,
                GROUP(3, "terminators", ARMED("")), ),
          "use-heavy; 56 56 43", 1); // TV-45
    says(FIGHT(GROUP(2, "wyches", ARMED("'heavy'")), STANDING, GROUP(3, "guardsmen", ), ),
         "use-heavy", "defender: D saves on 5+");
}
static void tar_095_an_invulnerable_save_read_otherwise(void **state) {
    (void)state;
    static const char UNITS[] = "'attacker':{'units':[" UNIT(
        "A",
        GROUP(2, "wyches",
              ARMED("'heavy'")), ) "]},'defender':{'units':[" UNIT("D",
                                                                   GROUP(3, "guardsmen",
                                                                         ",'inv':3"), ) "]}}";
    char words[800];
    snprintf(words, sizeof words, "{'rules':'trial40k',%s", UNITS);
    says(words, "use-heavy", "defender: D saves on 3+");
    snprintf(words, sizeof words, "{'rules':'trial40k','parameters':{'hccw_inv':'both'},%s",
             UNITS);
    says(words, "use-heavy", "defender: D saves on 4+");
}
static void tar_096_a_rending_six_wounds_outright(void **state) {
    PROVES(TAR_096, 1);
    PROVES(TAR_097, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(2, "genestealers", ), STANDING, GROUP(9, "marines", ), );
    leads(LINE, "use-rending; 6326 4 2", 3); // TV-09
    leads(LINE, "use-rending; 3333 4444 3333", 0);
    leads(FIGHT(GROUP(2, "genestealers", ), STANDING, GROUP(1, "wraithlords", ), ),
          "use-rending; 6555", 1); // no other score wounds
}
static void tar_109_a_monstrous_creature_denies_armour(void **state) {
    PROVES(TAR_109, 1);
    (void)state;
    leads(FIGHT(GROUP(1, "tyrants", ), STANDING, GROUP(9, "marines", ), ), "333 222", 3);
    leads(FIGHT(GROUP(1, "tyrants", ",'monstrous':false"), STANDING, GROUP(9, "marines", ), ),
          "333 222 333", 0);
}
static void tar_090_ordinary_weapons_change_neither_strength_nor_saves(void **state) {
    PROVES(TAR_090, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(2, "marines", ARMED("'blade','pistol'")), , GROUP(9, "orks", ARMED("")), );
    says(LINE, "", "attacker: A: 4+ wounds, Strength 4 against Toughness 4");
    says(LINE, "", "defender: D saves on 6+");
}
static void tar_091_a_power_weapon_may_add_to_strength(void **state) {
    PROVES(TAR_091, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "banshees", ",'power_bonus':2"), STANDING,
                                     GROUP(9, "orks", ARMED("")), );
    says(LINE, "use-power", "attacker: A: 3+ wounds, Strength 5 against Toughness 4");
    says(LINE, "fight-plainly", "attacker: A: 5+ wounds, Strength 3 against Toughness 4");
}

// Is it the same situation after either of two games?
static bool same_after(const char *line, const char *one, const char *other) {
    story *a = story_begin(line), *b = story_begin(line);
    story_play(a, one);
    story_play(b, other);
    bool same = memcmp(story_at(a), story_at(b), story_battle(a)->size) == 0;
    story_over(a);
    story_over(b);
    return same;
}

static void a_weapon_is_forgotten_when_it_has_struck(void **state) {
    (void)state;
    static const char STRIKES[] =
        FIGHT(GROUP(2, "sergeants", ARMED("'power'")), STANDING, GROUP(9, "orks", ARMED("")), );
    assert_false(same_after(STRIKES, "use-power", "fight-plainly"));
    assert_true(same_after(STRIKES, "use-power; 1111", "fight-plainly; 1111"));
    assert_true(same_after(STRIKES, "use-power; 6111 6", "fight-plainly; 6111 6 1"));
    static const char FALLS[] = FIGHT(GROUP(2, "marines", ), STANDING,
                                      GROUP(2, "guardsmen", ",'t':3") "," GROUP(
                                          1, "guardsmen", NAMED("leader") ARMED("'power'")), );
    assert_true(
        same_after(FALLS, "use-power; 61 6 1; suffer-0", "fight-plainly; 61 6 1; suffer-0"));
    assert_false(
        same_after(FALLS, "use-power; 61 6 1; suffer-1", "fight-plainly; 61 6 1; suffer-1"));
}
// Who falls before he has struck strikes with the weapon that he chose.
static void a_70_the_fallen_strike_with_their_weapon(void **state) {
    (void)state;
    static const char LINE[] =
        SET("'alloc_info':'own'", UNIT("A", GROUP(2, "marines", ), STANDING),
            UNIT("D", GROUP(1, "sergeants", ARMED("'power'")), ));
    says(LINE, "use-power; 61 6 1", "attacker: A has no save");
    says(LINE, "fight-plainly; 61 6 1", "attacker: A saves on 3+");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_082_a_weapon_may_be_left_aside),
        cmocka_unit_test(tar_083_one_of_two_and_the_other_is_the_second),
        cmocka_unit_test(tar_084_a_fist_doubles_strength),
        cmocka_unit_test(tar_085_a_fist_strikes_at_initiative_1),
        cmocka_unit_test(tar_085_a_fist_in_cover_read_otherwise),
        cmocka_unit_test(tar_086_claws_deny_armour_and_throw_again),
        cmocka_unit_test(tar_088_a_power_weapon_denies_armour),
        cmocka_unit_test(tar_089_only_a_second_claw_adds),
        cmocka_unit_test(tar_092_poison_wounds_on_four),
        cmocka_unit_test(tar_093_lethal_poison_wounds_on_two),
        cmocka_unit_test(tar_095_a_heavy_weapon_caps_armour),
        cmocka_unit_test(tar_095_an_invulnerable_save_read_otherwise),
        cmocka_unit_test(tar_096_a_rending_six_wounds_outright),
        cmocka_unit_test(tar_109_a_monstrous_creature_denies_armour),
        cmocka_unit_test(tar_090_ordinary_weapons_change_neither_strength_nor_saves),
        cmocka_unit_test(tar_091_a_power_weapon_may_add_to_strength),
        cmocka_unit_test(a_weapon_is_forgotten_when_it_has_struck),
        cmocka_unit_test(a_70_the_fallen_strike_with_their_weapon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
