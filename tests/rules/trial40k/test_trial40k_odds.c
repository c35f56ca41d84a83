// Exact chances that the catalogue prints: its section 6.4.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#include <math.h>

static void tar_e12_five_marines_charge_five_guardsmen(void **state) {
    (void)state;
    static const char OPEN[] =
        FIGHT(GROUP(5, "marines", ",'grenades':'none'"), , GROUP(5, "guardsmen", ",'ld':12"), );
    double chance = story_chance(OPEN, "wiped-out", false);
    assert_true(fabs(chance - 3293991534592.0 / 22876792454961.0) < 1e-12);
}
static void tar_e13_the_same_into_cover(void **state) {
    (void)state;
    static const char COVER[] = FIGHT(GROUP(5, "marines", ",'grenades':'none'"), ,
                                      GROUP(5, "guardsmen", ",'ld':12"), COVERED);
    double chance = story_chance(COVER, "wiped-out", false);
    assert_true(fabs(chance - 162978753616986112.0 / 1350851717672992089.0) < 1e-12);
}
// The Carnifex never strikes before him and never runs: who is gone was slain or lost four Wounds.
static void tar_e08_a_librarian_slays_a_carnifex(void **state) {
    (void)state;
    static const char STANDS[] =
        FIGHT(GROUP(1, "librarians", ), STANDING, GROUP(1, "carnifexes", ",'ld':12"), );
    static const char CHARGES[] =
        FIGHT(GROUP(1, "librarians", ), , GROUP(1, "carnifexes", ",'ld':12"), );
    assert_true(fabs(story_chance(STANDS, "wiped-out", false) - 1085.0 / 4374.0) < 1e-12);
    assert_true(fabs(story_chance(CHARGES, "wiped-out", false) - 6163.0 / 19683.0) < 1e-12);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_e12_five_marines_charge_five_guardsmen),
        cmocka_unit_test(tar_e13_the_same_into_cover),
        cmocka_unit_test(tar_e08_a_librarian_slays_a_carnifex),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
