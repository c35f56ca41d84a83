// Which side has the edge: how often close combat hits an attacker, a defender, nobody.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"

// Who was hit in close combat: the attacker, the defender, nobody; and the losses of both.
static void check_hurt(const char *scenario, const char *moves, const int hit[3]) {
    static const char *const MEASURES[3] = {"attacker_hit", "defender_hit", "nobody_hit"};
    story *s = story_begin(scenario);
    story_play(s, moves);
    for (int i = 0; i < 3; i++) story_check_measure(s, MEASURES[i], hit[i]);
    story_over(s);
}

static void pcc_31_the_phase_says_whether_anybody_was_hit(void **state) {
    PROVES(PCC_31, 1);
    PROVES(PCC_32, 1);
    (void)state;
    static const char ONE[] = PHASE("", FOOT, FOE);
    check_hurt(ONE, "initiate-foot; 5; 1", (int[]){1, 0, 0});
    check_hurt(ONE, "initiate-foot; 5; 6", (int[]){1, 0, 0});
    check_hurt(ONE, "initiate-foot; 1; 5; 1; stay", (int[]){0, 1, 0});
    check_hurt(ONE, "initiate-foot; 1; 1", (int[]){0, 0, 1});
    check_hurt(ONE, "hold-foot", (int[]){0, 0, 1});
    check_hurt(PHASE(READ("'no_retreat':'stays'") GROUND("'c5 impassable','b4 impassable','d4 "
                                                         "impassable'"),
                     FOOT, FOE),
               "initiate-foot; 1; 5; 6", (int[]){0, 1, 0}); // it stays, and was hit
    check_hurt(PHASE("'fire':true,", FOOT, FOE), "fire-foot; 6; 1",
               (int[]){0, 0, 1}); // by fire
    check_hurt(PHASE(READ("'rolls':'together'"), FOOT, FOE), "initiate-foot; 6; 6; 1; 1",
               (int[]){1, 1, 0});
    check_hurt(PHASE("", FOOT, "'Boss commander at c4'"), "initiate-foot; 1; stay",
               (int[]){0, 1, 0}); // without a roll
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_31_the_phase_says_whether_anybody_was_hit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
