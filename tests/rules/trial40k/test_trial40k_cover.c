// Cover and grenades: TAR-045 to TAR-054, TAR-105 to TAR-108.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void tar_045_who_defends_cover_strikes_first(void **state) {
    PROVES(TAR_045, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "marines", ",'grenades':'none'"), ,
                                     GROUP(3, "orks", ARMED("")), COVERED);
    strikes(LINE, "", BAY_DEFENDER, 11); // TV-17
    strikes(LINE, "111111", BAY_ATTACKER, 4);
    static const char ELSEWHERE[] =
        BATTLE(UNIT("A", GROUP(3, "marines", ",'grenades':'none'" WITH("D")), ) "," UNIT(
                   "B", GROUP(3, "marines", ",'grenades':'none'" WITH("D")), ),
               UNIT("D",
                    GROUP(3, "orks", ARMED("") WITH("A")) "," GROUP(
                        3, "orks", NAMED("others") ARMED("") WITH("B")),
                    COVERED ",'cover_against':['B']"));
    strikes(ELSEWHERE, "", BAY_DEFENDER, 11);
    dice_are(ELSEWHERE, "", 6);
    strikes(ELSEWHERE, "111111; 111111; 111111", BAY_DEFENDER, 2);
}
static void tar_045_supports_strike_from_cover_too(void **state) {
    (void)state;
    static const char UNITS[] = "'attacker':{'units':[" UNIT(
        "A",
        GROUP(
            3, "marines",
            ",'grenades':'none'"), ) "]},'defender':{'units':[" UNIT("D",
                                                                     GROUP(3, "orks", ARMED("")) "," GROUP(
                                                                         2, "orks",
                                                                         NAMED("rear") ARMED("")
                                                                             SUPPORTS),
                                                                     COVERED) "]}}";
    char words[1000];
    snprintf(words, sizeof words, "{'rules':'trial40k',%s", UNITS);
    dice_are(words, "", 8);
    snprintf(words, sizeof words, "{'rules':'trial40k','parameters':{'cover_support':'no'},%s",
             UNITS);
    dice_are(words, "", 6);
}
static void tar_046_the_fallen_of_the_cover_step_do_not_strike(void **state) {
    PROVES(TAR_046, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "marines", ",'grenades':'none'"), ,
                                     GROUP(3, "orks", ARMED("")), COVERED);
    dice_are(LINE, "661111 66 11", 2);
}
static void tar_053_who_charges_has_no_cover(void **state) {
    PROVES(TAR_053, 1);
    (void)state;
    story_refused(FIGHT(GROUP(3, "marines", ), COVERED, GROUP(3, "orks", ARMED("")), ),
                  BAY_FORBIDDEN, "attacker.units[0].cover", "TAR-053");
    strikes(FIGHT(GROUP(3, "marines", ",'grenades':'none'"), STANDING,
                  GROUP(3, "orks", ARMED("")), COVERED),
            "", BAY_ATTACKER, 4); // nobody has charged them
}
static void tar_054_always_in_cover_but_not_on_the_charge(void **state) {
    PROVES(TAR_054, 1);
    (void)state;
    strikes(FIGHT(GROUP(3, "orks", ARMED("")), ALWAYS, GROUP(3, "marines", ), ), "",
            BAY_DEFENDER, 4);
    strikes(
        FIGHT(GROUP(3, "marines", ",'grenades':'none'"), , GROUP(3, "orks", ARMED("")), ALWAYS),
        "", BAY_DEFENDER, 11); // TV-22
}
static void tar_105_frag_grenades_strike_in_the_cover_step(void **state) {
    PROVES(TAR_105, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(3, "marines", ), , GROUP(3, "orks", ARMED("")), COVERED);
    strikes(LINE, "", BAY_ATTACKER, 11); // TV-18
    strikes(LINE, "666666 666666 111111", BAY_DEFENDER, 11);
    strikes(FIGHT(GROUP(3, "marines", ), , GROUP(3, "orks", ARMED("")), ), "", BAY_ATTACKER, 4);
}
static void tar_106_plasma_grenades_void_the_cover_step(void **state) {
    PROVES(TAR_106, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "guardians", ), , GROUP(3, "marines", ), COVERED);
    strikes(LINE, "", BAY_ATTACKER, 4); // TV-19
    strikes(LINE, "111111", BAY_DEFENDER, 4);
    strikes(FIGHT(GROUP(3, "guardians", ), , GROUP(3, "orks", ARMED("")), COVERED), "111111",
            BAY_DEFENDER, 2);
    strikes(FIGHT(GROUP(3, "guardians", ) "," GROUP(1, "guardians",
                                                    NAMED("without") ",'grenades':'none'"),
                  , GROUP(3, "marines", ), COVERED),
            "", BAY_DEFENDER, 11);
}
static void tar_108_grenades_do_not_hurry_a_fist(void **state) {
    PROVES(TAR_108, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(1, "sergeants", ARMED("'fist'") ",'grenades':'frag'"), ,
              GROUP(1, "orks", ARMED("")), COVERED);
    strikes(LINE, "use-fist", BAY_DEFENDER, 11);
    strikes(LINE, "use-fist; 11", BAY_ATTACKER, 1);
}
static void tar_051_cover_changes_nothing_else(void **state) {
    PROVES(TAR_051, 1);
    (void)state;
    static const char OPEN[] =
        FIGHT(GROUP(2, "marines", ",'grenades':'none'"), , GROUP(3, "orks", ARMED("")), );
    static const char COVER[] = FIGHT(GROUP(2, "marines", ",'grenades':'none'"), ,
                                      GROUP(3, "orks", ARMED("")), COVERED);
    static const char *const SCORES[] = {
        "attacker: A strikes at D: 4+ hits, Weapon Skill 4 against 4",
        "attacker: A: 4+ wounds, Strength 4 against Toughness 4", "defender: D saves on 6+"};
    for (int i = 0; i < 3; i++) {
        says(OPEN, "", SCORES[i]);
        says(COVER, "111111", SCORES[i]);
    }
    dice_are(OPEN, "", 4);
    dice_are(COVER, "111111", 4);
}
static void tar_052_cover_counts_in_the_first_round_alone(void **state) {
    PROVES(TAR_052, 1);
    (void)state;
    strikes(FIGHT(GROUP(3, "marines", ",'grenades':'none'"), STANDING,
                  GROUP(3, "orks", ARMED("")), COVERED),
            "", BAY_ATTACKER, 4); // TV-20
    static const char FRESH[] =
        BATTLE(UNIT("A", GROUP(3, "marines", ",'grenades':'none'"),
                    STANDING) "," UNIT("B", GROUP(3, "marines", ",'grenades':'none'"), ),
               UNIT("D",
                    GROUP(3, "orks", ARMED("") WITH("A")) "," GROUP(
                        3, "orks", NAMED("others") ARMED("") WITH("B")),
                    COVERED));
    strikes(FRESH, "", BAY_ATTACKER, 4); // it was fighting already
}
static void tar_107_grenades_matter_to_those_who_charge_cover(void **state) {
    PROVES(TAR_107, 1);
    (void)state;
    strikes(FIGHT(GROUP(3, "orks", ARMED("")), , GROUP(3, "marines", ), ), "", BAY_DEFENDER, 4);
    strikes(FIGHT(GROUP(3, "marines", ), , GROUP(3, "warriors", ), ), "", BAY_DEFENDER, 5);
    strikes(FIGHT(GROUP(3, "marines", ), STANDING, GROUP(3, "warriors", ), COVERED), "",
            BAY_DEFENDER, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_045_who_defends_cover_strikes_first),
        cmocka_unit_test(tar_045_supports_strike_from_cover_too),
        cmocka_unit_test(tar_046_the_fallen_of_the_cover_step_do_not_strike),
        cmocka_unit_test(tar_053_who_charges_has_no_cover),
        cmocka_unit_test(tar_054_always_in_cover_but_not_on_the_charge),
        cmocka_unit_test(tar_105_frag_grenades_strike_in_the_cover_step),
        cmocka_unit_test(tar_106_plasma_grenades_void_the_cover_step),
        cmocka_unit_test(tar_108_grenades_do_not_hurry_a_fist),
        cmocka_unit_test(tar_051_cover_changes_nothing_else),
        cmocka_unit_test(tar_052_cover_counts_in_the_first_round_alone),
        cmocka_unit_test(tar_107_grenades_matter_to_those_who_charge_cover),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
