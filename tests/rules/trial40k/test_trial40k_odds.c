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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_e12_five_marines_charge_five_guardsmen),
        cmocka_unit_test(tar_e13_the_same_into_cover),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
