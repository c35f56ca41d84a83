// Saves: TAR-078 to TAR-081.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void tar_078_an_invulnerable_save_where_armour_is_denied(void **state) {
    PROVES(TAR_078, 1);
    PROVES(TAR_079, 1);
    PROVES(TAR_112, 1);
    (void)state;
    static const char FISTS[] = FIGHT(GROUP(1, "sergeants", ARMED("'fist'")), STANDING,
                                      GROUP(3, "terminators", ARMED("")), );
    leads(FISTS, "use-fist; 111111; 45 26 54", 1); // TV-46
    static const char RENDS[] =
        FIGHT(GROUP(1, "genestealers", ), STANDING, GROUP(3, "terminators", ARMED("")), );
    leads(RENDS, "use-rending; 66 54", 1); // TV-10
    says(
        FIGHT(GROUP(1, "sergeants", ARMED("'power'")), STANDING, GROUP(3, "orks", ARMED("")), ),
        "use-power", "defender: D has no save");
}
static void tar_080_the_majority_s_save(void **state) {
    PROVES(TAR_080, 1);
    PROVES(TAR_115, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), STANDING, GROUP(2, "suits", ) "," GROUP(4, "drones", ), );
    says(LINE, "", "defender: D saves on 4+"); // TV-04
    models_are(LINE, "66666 66666 43162; 1111", 5, 3);
    says(LINE, "66666 66666 43162; 1111", "defender: D drones: 3 models are removed");
}
static void tar_115_then_the_others(void **state) {
    PROVES(TAR_115, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), STANDING, GROUP(2, "suits", ) "," GROUP(4, "drones", ), );
    says(LINE, "66666 66666 11111; 1111", "defender: D drones: 4 models are removed");
    says(LINE, "66666 66666 11111; 1111", "defender: D suits suffers 1 wound");
}
static void tar_081_the_owner_chooses_on_a_tie(void **state) {
    PROVES(TAR_081, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), STANDING,
              GROUP(2, "drones", ) "," GROUP(2, "drones", NAMED("heavy") ",'sv':3"), );
    asks(LINE, "", "save-defender");
    offers(LINE, "", "save-3 save-4");
    says(LINE, "save-3", "defender: D saves on 3+");
    says(LINE, "save-4", "defender: D saves on 4+");
}
static void tar_081_before_any_dice_of_the_step(void **state) {
    PROVES(TAR_081, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A",
                    GROUP(1, "marines", NAMED("left") WITH("D")) "," GROUP(
                        1, "marines", NAMED("right") WITH("E")), ),
               UNIT("D", GROUP(1, "marines", ), ) "," UNIT(
                   "E",
                   GROUP(1, "marines", NAMED("one")) "," GROUP(1, "marines",
                                                               NAMED("other") ",'sv':5"), ));
    asks(LINE, "", "save-defender");
    asks(LINE, "save-5", "blows"); // at D, and then at E
    dice_are(LINE, "save-5; 11", 2);
    says(LINE, "save-5; 11", "defender: E saves on 5+");
    asks(LINE, "save-5; 11; 11; 1; 11", "over");
}
static void tar_081_the_better_of_the_two_saves_stands_first(void **state) {
    PROVES(TAR_081, 1);
    (void)state;
    offers(FIGHT(GROUP(1, "marines", ), ,
                 GROUP(1, "marines", NAMED("mail") ",'sv':4") "," GROUP(
                     1, "marines", NAMED("field") ",'sv':'none','inv':3"), ),
           "", "save-none-3 save-4");
}
static void tar_075_strength_changes_no_save(void **state) {
    PROVES(TAR_075, 1);
    PROVES(TAR_076, 1);
    (void)state;
    says(FIGHT(GROUP(1, "wraithlords", ), , GROUP(2, "orks", ARMED("") ",'sv':3"), ), "",
         "defender: D saves on 3+");
    says(FIGHT(GROUP(1, "tyrants", ), , GROUP(2, "orks", ARMED("") ",'sv':3"), ), "",
         "defender: D has no save");
}
static void tar_077_cover_gives_no_save(void **state) {
    PROVES(TAR_077, 1);
    (void)state;
    says(FIGHT(GROUP(2, "marines", ), , GROUP(2, "orks", ARMED("") ",'sv':'none'"), COVERED),
         "", "defender: D has no save");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_078_an_invulnerable_save_where_armour_is_denied),
        cmocka_unit_test(tar_080_the_majority_s_save),
        cmocka_unit_test(tar_115_then_the_others),
        cmocka_unit_test(tar_081_the_owner_chooses_on_a_tie),
        cmocka_unit_test(tar_081_before_any_dice_of_the_step),
        cmocka_unit_test(tar_081_the_better_of_the_two_saves_stands_first),
        cmocka_unit_test(tar_075_strength_changes_no_save),
        cmocka_unit_test(tar_077_cover_gives_no_save),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
