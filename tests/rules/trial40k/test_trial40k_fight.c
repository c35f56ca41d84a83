// Who fights, and when: TAR-038 to TAR-050.

#include "base/text.h"
#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"
#include "text/wording.h"

static void tar_038_both_sides_fight(void **state) {
    PROVES(TAR_038, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(2, "marines", ), , GROUP(2, "guardsmen", ), );
    strikes(LINE, "", BAY_ATTACKER, 4);
    strikes(LINE, "1111", BAY_DEFENDER, 3);
}
static void tar_040_who_is_in_contact_has_all_attacks_and_special_forms(void **state) {
    PROVES(TAR_040, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "sergeants", ARMED("'power'")), STANDING,
                                     GROUP(4, "marines", INITIATIVE(2)), );
    dice_are(LINE, "use-power", 2);
    leads(LINE, "use-power; 66 66", 2); // and no save
}
static void tar_041_who_is_near_such_a_friend_supports(void **state) {
    PROVES(TAR_041, 1);
    (void)state;
    dice_are(FIGHT(GROUP(2, "marines", ) "," GROUP(3, "marines", NAMED("rear") SUPPORTS),
                   STANDING, GROUP(9, "guardsmen", ), ),
             "", 5);
    story_refused(FIGHT(GROUP(2, "marines", SUPPORTS), , GROUP(2, "guardsmen", ), ),
                  BAY_BAD_INPUT, "attacker", "TAR-041");
}
static void tar_042_a_support_has_one_attack(void **state) {
    PROVES(TAR_042, 1);
    PROVES(TAR_061, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "marines", ARMED("'blade','pistol'")) "," GROUP(
                                         2, "sergeants", ARMED("'blade','pistol'") SUPPORTS),
                                     , GROUP(9, "guardsmen", ), );
    dice_are(LINE, "", 3 + 2);
}
static void tar_043_a_support_has_nothing_special(void **state) {
    PROVES(TAR_043, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(1, "marines", ) "," GROUP(2, "sergeants", ARMED("'fist'") SUPPORTS),
              STANDING, GROUP(9, "marines", INITIATIVE(2)), );
    strikes(LINE, "", BAY_ATTACKER, 4);
    dice_are(LINE, "", 3);
    leads(LINE, "444 444 123", 2); // Strength 4, armour saves
}
static void tar_044_others_do_not_fight(void **state) {
    PROVES(TAR_044, 1);
    (void)state;
    dice_are(FIGHT(GROUP(2, "marines", ) "," GROUP(3, "marines", NAMED("rear") IS_OUT),
                   STANDING, GROUP(9, "guardsmen", ), ),
             "", 2);
    story_refused(FIGHT(GROUP(2, "marines", IS_OUT WITH("D")), , GROUP(2, "guardsmen", ), ),
                  BAY_BAD_INPUT, "attacker.units[0].groups[0].with", "TAR-044");
}
static void tar_047_the_highest_initiative_strikes_first(void **state) {
    PROVES(TAR_047, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "orks", ARMED("")), STANDING,
                                     GROUP(1, "guardsmen", ) "," GROUP(1, "warriors", ), );
    strikes(LINE, "", BAY_DEFENDER, 5);
    strikes(LINE, "1", BAY_DEFENDER, 3);
    strikes(LINE, "1; 1", BAY_ATTACKER, 2);
}
static void tar_048_equal_initiative_strikes_at_once(void **state) {
    PROVES(TAR_048, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(2, "marines", ), , GROUP(2, "marines", ), );
    ends(LINE, "4412 45 13; 65 41 2", "both-stand", 1, 1); // TV-59
    dice_are(LINE, "6666 6666 1111", 2);                   // whoever has fallen strikes too
    ends(LINE, "6666 6666 1111; 66 66 11", "nobody-stands", 2, 2);
}
static void tar_049_who_fell_in_an_earlier_step_does_not_strike(void **state) {
    PROVES(TAR_049, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(2, "marines", ), , GROUP(5, "guardsmen", ), );
    dice_are(LINE, "6666 6666 1166", 5 - 2);
}
static void tar_050_the_fight_is_over_when_all_have_struck(void **state) {
    PROVES(TAR_050, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(2, "marines", ), , GROUP(5, "guardsmen", ), );
    asks(LINE, "1111; 11111", "over");
    asks(LINE, "6111 6 1; 1111", "morale");
}

static void tar_047_a_throw_says_when_it_is_struck(void **state) {
    (void)state;
    static const char *const WHEN[] = {"Initiative 4", "in the cover step"};
    static const char *const SCENARIOS[] = {
        FIGHT(GROUP(2, "marines", ), , GROUP(2, "orks", ARMED("")), ),
        FIGHT(GROUP(2, "marines", ), , GROUP(2, "orks", ARMED("")), COVERED)};
    for (int i = 0; i < 2; i++) {
        char words[200], expected[200];
        text made = text_within(words, sizeof words);
        story *s = story_begin(SCENARIOS[i]);
        bay_step step;
        bay_step_read(story_battle(s), story_at(s), &step);
        wording_step(&made, story_battle(s), story_at(s), &step);
        snprintf(expected, sizeof expected, "A strikes at D: 4 attacks, %s", WHEN[i]);
        assert_string_equal(text_get(&made), expected);
        story_over(s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_038_both_sides_fight),
        cmocka_unit_test(tar_040_who_is_in_contact_has_all_attacks_and_special_forms),
        cmocka_unit_test(tar_041_who_is_near_such_a_friend_supports),
        cmocka_unit_test(tar_042_a_support_has_one_attack),
        cmocka_unit_test(tar_043_a_support_has_nothing_special),
        cmocka_unit_test(tar_044_others_do_not_fight),
        cmocka_unit_test(tar_047_the_highest_initiative_strikes_first),
        cmocka_unit_test(tar_047_a_throw_says_when_it_is_struck),
        cmocka_unit_test(tar_048_equal_initiative_strikes_at_once),
        cmocka_unit_test(tar_049_who_fell_in_an_earlier_step_does_not_strike),
        cmocka_unit_test(tar_050_the_fight_is_over_when_all_have_struck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
