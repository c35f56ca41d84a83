// How many attacks, and to hit and to wound: TAR-057 to TAR-073.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void tar_057_to_hit_to_wound_to_save(void **state) {
    PROVES(TAR_057, 1);
    PROVES(TAR_062, 1);
    PROVES(TAR_069, 1);
    PROVES(TAR_074, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(5, "marines", ), , GROUP(9, "guardsmen", ), );
    leads(LINE, "1234563362 1234563 51462", 3); // TV-05
    says(LINE, "", "attacker: A strikes at D: 3+ hits, Weapon Skill 4 against 3");
    says(LINE, "", "attacker: A: 3+ wounds, Strength 4 against Toughness 3");
    says(LINE, "", "defender: D saves on 5+");
}
static void tar_058_the_attacks_of_the_profile(void **state) {
    PROVES(TAR_058, 1);
    (void)state;
    dice_are(FIGHT(GROUP(5, "marines", ), STANDING, GROUP(9, "guardsmen", ), ), "", 5); // TV-01
    dice_are(FIGHT(GROUP(5, "sergeants", ), STANDING, GROUP(9, "guardsmen", ), ), "", 10);
    story_refused(FIGHT("{'models':2,'ws':4}", , GROUP(2, "guardsmen", ), ), BAY_BAD_INPUT,
                  "attacker.units[0].groups[0].profile", "TAR-058");
}
static void tar_058_models_typed_in_a_line(void **state) {
    PROVES(TAR_058, 1);
    (void)state;
    static const char LINE[] =
        FIGHT("'5 Marines WS4 S4 T4 W1 I4 A1 Ld8 Sv3+ pistol+blade frag','2 Guards WS4 S4 T4 "
              "W1 I4 A2 Ld9 Sv2+/5+ fist in support'",
              STANDING, "'3 Grots WS2 S2 T2 W1 I2 A1 Ld5'", );
    dice_are(LINE, "", 5 * 2 + 2);
    says(LINE, "", "attacker: Guards: 2+ wounds, Strength 4 against Toughness 2");
    says(LINE, "", "defender: D has no save");
    says(LINE, "111111111111", "attacker: A saves on 3+");
    story_refused(FIGHT("'5 Marines WS4 S4 T4 W1 I4 A1 Ld8 Sv3+ pistol+blades'", ,
                        GROUP(2, "guardsmen", ), ),
                  BAY_BAD_INPUT, "attacker.units[0].groups[0]", "TAR-058");
}
static void tar_059_one_more_for_a_second_weapon(void **state) {
    PROVES(TAR_059, 1);
    (void)state;
    dice_are(FIGHT(GROUP(5, "marines", ARMED("'blade','pistol'")), STANDING,
                   GROUP(9, "guardsmen", ), ),
             "", 10);
    dice_are(FIGHT(GROUP(5, "marines", ARMED("'blade','pistol','pistol'")), STANDING,
                   GROUP(9, "guardsmen", ), ),
             "", 10);
    dice_are(FIGHT(GROUP(5, "marines", ARMED("'two-handed','pistol'")), STANDING,
                   GROUP(9, "guardsmen", ), ),
             "", 5);
}
static void tar_060_one_more_for_the_charge(void **state) {
    PROVES(TAR_060, 1);
    (void)state;
    dice_are(FIGHT(GROUP(5, "marines", ), , GROUP(9, "guardsmen", ), ), "", 10); // TV-01
    story_refused(FIGHT(GROUP(5, "marines", ), , GROUP(9, "guardsmen", ), ",'charged':true"),
                  BAY_FORBIDDEN, "defender.units[0].charged", "TAR-060");
}
static void tar_063_equal_scores_are_thrown_together(void **state) {
    PROVES(TAR_063, 1);
    (void)state;
    static const char LINE[] = FIGHT(
        GROUP(2, "marines", ) "," GROUP(2, "sergeants", ) "," GROUP(1, "wyches", INITIATIVE(4)),
        STANDING, GROUP(9, "guardsmen", ), );
    dice_are(LINE, "", 2 + 4); // the others' Strength is 3
    dice_are(LINE, "111111", 1);
}
static void tar_064_the_majority_s_weapon_skill(void **state) {
    PROVES(TAR_064, 1);
    PROVES(TAR_066, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(2, "marines", ), ,
                                     GROUP(6, "fire-warriors", ) "," GROUP(1, "ethereals", ), );
    says(LINE, "", "attacker: A strikes at D: 3+ hits, Weapon Skill 4 against 2"); // TV-02
    says(LINE, "1111", "defender: D ethereals strikes at A: 4+ hits, Weapon Skill 4 against 4");
    says(LINE, "1111; 111",
         "defender: D fire-warriors strikes at A: 4+ hits, Weapon Skill 2 against 4");
}
static void tar_065_the_lowest_where_none_has_the_majority(void **state) {
    PROVES(TAR_065, 1);
    (void)state;
    static const char HALVES[] =
        FIGHT(GROUP(2, "marines", ), ,
              GROUP(3, "guardsmen", ) "," GROUP(3, "warriors", INITIATIVE(2)), );
    says(HALVES, "", "attacker: A strikes at D: 3+ hits, Weapon Skill 4 against 3");
    static const char LINES[] =
        UNIT("A", GROUP(1, "commanders", ), ) "]},'defender':{'units':[" UNIT(
            "D",
            GROUP(4, "commanders", INITIATIVE(2)) "," GROUP(
                3, "marines", INITIATIVE(2)) "," GROUP(3, "guardsmen",
                                                       INITIATIVE(2) ",'t':4,'sv':3"), );
    char words[1600];
    for (int half = 0; half < 2; half++) { // TV-25
        snprintf(
            words, sizeof words,
            "{'rules':'trial40k','parameters':{'majority':'%s'},'attacker':{'units':[%s]}}",
            half ? "half" : "plurality", LINES);
        says(words, "",
             half ? "attacker: A strikes at D: 3+ hits, Weapon Skill 5 against 3"
                  : "attacker: A strikes at D: 4+ hits, Weapon Skill 5 against 5");
    }
}
static void tar_070_the_strength_of_the_profile(void **state) {
    PROVES(TAR_070, 1);
    (void)state;
    says(FIGHT(GROUP(2, "marines", ARMED("'blade','pistol'")), , GROUP(2, "orks", ARMED("")), ),
         "", "attacker: A: 4+ wounds, Strength 4 against Toughness 4");
    says(FIGHT(GROUP(2, "wyches", ARMED("'blade','pistol'")), , GROUP(2, "orks", ARMED("")), ),
         "", "attacker: A: 5+ wounds, Strength 3 against Toughness 4");
}
static void tar_071_the_majority_s_toughness(void **state) {
    PROVES(TAR_071, 1);
    (void)state;
    says(FIGHT(GROUP(2, "marines", ), ,
               GROUP(2, "suits", ) "," GROUP(4, "drones", INITIATIVE(2)), ),
         "", "attacker: A: 3+ wounds, Strength 4 against Toughness 3");
}
static void tar_072_the_owner_chooses_on_a_tie(void **state) {
    PROVES(TAR_072, 1);
    (void)state;
    static const char LINE[] = FIGHT(
        GROUP(2, "marines", ), ,
        GROUP(3, "guardsmen", ",'ws':2") "," GROUP(3, "guardsmen", NAMED("tough") ",'t':4"), );
    asks(LINE, "", "toughness-defender"); // TV-24
    offers(LINE, "", "toughness-4 toughness-3");
    says(LINE, "toughness-4", "attacker: A: 4+ wounds, Strength 4 against Toughness 4");
    says(LINE, "toughness-3", "attacker: A: 3+ wounds, Strength 4 against Toughness 3");
    says(LINE, "toughness-3", "attacker: A strikes at D: 3+ hits, Weapon Skill 4 against 2");
}
static void tar_073_what_the_chart_has_no_number_for_cannot_wound(void **state) {
    PROVES(TAR_073, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(2, "guardsmen", ), , GROUP(1, "carnifexes", ",'t':7"), );
    strikes(LINE, "", BAY_DEFENDER, 2); // TV-13
    says(LINE, "", "attacker: A: Strength 3 cannot wound Toughness 7");
}
static void tar_067_attacks_are_at_the_unit(void **state) {
    PROVES(TAR_067, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(3, "marines", ), ,
              GROUP(3, "guardsmen", ) "," GROUP(1, "warriors", INITIATIVE(3) ",'ws':3"), );
    dice_are(LINE, "", 6);
    says(LINE, "", "attacker: A strikes at D: 3+ hits, Weapon Skill 4 against 3");
    models_are(LINE, "666666 666666 111111", 3, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_057_to_hit_to_wound_to_save),
        cmocka_unit_test(tar_058_the_attacks_of_the_profile),
        cmocka_unit_test(tar_058_models_typed_in_a_line),
        cmocka_unit_test(tar_059_one_more_for_a_second_weapon),
        cmocka_unit_test(tar_060_one_more_for_the_charge),
        cmocka_unit_test(tar_063_equal_scores_are_thrown_together),
        cmocka_unit_test(tar_064_the_majority_s_weapon_skill),
        cmocka_unit_test(tar_065_the_lowest_where_none_has_the_majority),
        cmocka_unit_test(tar_070_the_strength_of_the_profile),
        cmocka_unit_test(tar_071_the_majority_s_toughness),
        cmocka_unit_test(tar_072_the_owner_chooses_on_a_tie),
        cmocka_unit_test(tar_073_what_the_chart_has_no_number_for_cannot_wound),
        cmocka_unit_test(tar_067_attacks_are_at_the_unit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
