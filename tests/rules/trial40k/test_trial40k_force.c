// Force weapons: TAR-099 to TAR-103.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#include <math.h>

// A librarian charges nobody; the carnifex strikes when he does, and always holds.
#define LIBRARIAN GROUP(1, "librarians", ARMED("'force'"))
#define CARNIFEX GROUP(1, "carnifexes", INITIATIVE(5) ",'ld':12")
#define DUEL(a, d) FIGHT(a, STANDING, d, )

static void tar_099_a_force_weapon_is_a_power_weapon_of_psykers(void **state) {
    PROVES(TAR_099, 1);
    (void)state;
    static const char LINE[] =
        DUEL(GROUP(1, "librarians", ",'power_bonus':2"), GROUP(9, "marines", INITIATIVE(2)));
    offers(LINE, "", "use-force fight-plainly");
    leads(LINE, "use-force; 333 333", 3); // Strength 6 on 4, and no armour
    says(LINE, "use-force", "attacker: A: 2+ wounds, Strength 6 against Toughness 4");
    static const char LAYMAN[] =
        DUEL(GROUP(1, "commanders", ARMED("'force','pistol'")), GROUP(9, "marines", ));
    says(LAYMAN, "", "defender: D saves on 3+");
    dice_are(LAYMAN, "", 4); // it is a second weapon
    offers(
        DUEL(GROUP(1, "commanders", ARMED("'force'") ",'psyker':true"), GROUP(9, "marines", )),
        "", "use-force fight-plainly");
    says(DUEL(GROUP(1, "librarians", ",'psyker':false"), GROUP(9, "marines", )), "",
         "defender: D saves on 3+");
    story_refused(DUEL(GROUP(2, "librarians", ), GROUP(9, "marines", )), BAY_BAD_INPUT,
                  "attacker.units[0].groups[0].models", "TAR-100");
}
static void tar_100_a_test_against_who_was_wounded(void **state) {
    PROVES(TAR_100, 1);
    PROVES(TAR_101, 1);
    PROVES(TAR_102, 1);
    (void)state;
    static const char LINE[] = DUEL(LIBRARIAN, CARNIFEX);
    static const char BLOWS[] = "use-force; 351 65; 41 2"; // a wound each
    asks(LINE, BLOWS, "force-attacker");
    offers(LINE, BLOWS, "slay-d hold-back");
    ends(LINE, "use-force; 351 65; 41 2; slay-d; 45", "wiped-out", 1, 4);  // TV-43
    ends(LINE, "use-force; 351 65; 41 2; slay-d; 46", "both-stand", 1, 1); // TV-44
    ends(LINE, "use-force; 351 65; 41 2; hold-back", "both-stand", 1, 1);
    ends(LINE, "use-force; 351 11; 41 2; 11", "both-stand", 1, 0); // nobody was wounded
    ends(LINE, "use-force; 351 65; 44 22; slay-d; 45", "nobody-stands", 2, 4);
}
// Two Wounds are gone against one, of which one was done in the fight: a draw, and nobody tests.
static void tar_102_the_score_counts_wounds_that_were_done(void **state) {
    (void)state;
    static const char LINE[] = DUEL(LIBRARIAN, GROUP(2, "nobs", INITIATIVE(5)));
    ends(LINE, "use-force; 311 4; 411111 4 2; slay-d; 11", "both-stand", 1, 2);
}
static void tar_101_who_is_dead_or_unhurt_is_not_slain(void **state) {
    (void)state;
    static const char LINE[] = DUEL(LIBRARIAN, GROUP(3, "nobs", INITIATIVE(2) ",'ld':12"));
    models_are(LINE, "use-force; 331 44", 1, 2); // both on one
    models_are(LINE, "use-force; 333 444; slay-d; 11", 1, 1);
    asks(LINE, "use-force; 331 44", "blows");
    // Of one Wound each nobody can be left wounded: it is a power weapon and no more.
    story *s = story_begin(DUEL(LIBRARIAN, GROUP(3, "marines", )));
    story_play(s, "use-force; 331 44");
    story_check_asks(s, "blows");
    story_over(s);
}
static void a_32_who_was_wounded_or_anybody_of_the_zone(void **state) {
    (void)state;
#define NEAR(d) SET("'force_when':'any'", UNIT("A", LIBRARIAN, STANDING), UNIT("D", d, ))
    static const char NOBS[] = NEAR(GROUP(3, "nobs", INITIATIVE(2)));
    offers(NOBS, "use-force; 333 444", "slay-d slay-wounded-d hold-back");
    offers(NOBS, "use-force; 331 44", "slay-d hold-back");
    ends(NOBS, "use-force; 333 444; slay-wounded-d; 11; 111; 66; 1111", "driven-off", 0, 4);
    models_are(NOBS, "use-force; 333 444; slay-d; 11", 1, 1);
    static const char TWO[] = NEAR(GROUP(3, "marines", INITIATIVE(2)));
    models_are(TWO, "use-force; 311 4; slay-d; 11", 1, 1);
    asks(TWO, "use-force; 311 1", "blows"); // at least one wound has to come through
    asks(NEAR(GROUP(1, "marines", INITIATIVE(2))), "use-force; 311 4", "over");
    story *s = story_begin(NOBS);
    assert_true(story_rests_on(s, "force_when"));
    story_over(s);
}
// It wounds in the fight, and again when it sweeps: it may slay in one of them.
static void tar_103_one_psychic_power_a_turn(void **state) {
    PROVES(TAR_103, 1);
    (void)state;
    static const char LINE[] = DUEL(LIBRARIAN, GROUP(3, "nobs", INITIATIVE(2)));
    static const char FAILS[] =
        "use-force; 311 4; slay-d; 66; 111111111; 66; 1166; sweep; use-force; 441";
    static const char WAITS[] =
        "use-force; 311 4; hold-back; 111111111; 66; 1166; sweep; use-force; 441";
    ends(LINE, FAILS, "driven-off", 0, 3);
    asks(LINE, WAITS, "force-attacker");
    story *s = story_begin(LINE);
    story_play(s, WAITS);
    story_play(s, "slay-d; 11");
    story_check_ending(s, "driven-off");
    story_check_losses(s, 0, 4);
    story_check_measure(s, "defender_swept", 2);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_099_a_force_weapon_is_a_power_weapon_of_psykers),
        cmocka_unit_test(tar_100_a_test_against_who_was_wounded),
        cmocka_unit_test(tar_102_the_score_counts_wounds_that_were_done),
        cmocka_unit_test(tar_101_who_is_dead_or_unhurt_is_not_slain),
        cmocka_unit_test(a_32_who_was_wounded_or_anybody_of_the_zone),
        cmocka_unit_test(tar_103_one_psychic_power_a_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
