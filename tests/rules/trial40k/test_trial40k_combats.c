// Several units: TAR-130, TAR-158 to TAR-162.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void groups_without_names_are_told_apart(void **state) {
    (void)state;
    models_are(FIGHT(GROUP(3, "marines", ) "," GROUP(2, "marines",
                                                     SUPPORTS) "," GROUP(1, "marines", IS_OUT),
                     , GROUP(5, "guardsmen", ), ),
               "", 6, 5);
    story_refused(
        FIGHT(GROUP(3, "marines", ) "," GROUP(2, "marines", ), , GROUP(5, "guardsmen", ), ),
        BAY_BAD_INPUT, "attacker.units[0].groups[1].name", "TAR-058");
}
static void tar_158_units_joined_by_contact_are_one_combat(void **state) {
    PROVES(TAR_158, 1);
    PROVES(TAR_130, 1);
    PROVES(TAR_159, 1);
    PROVES(TAR_162, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "marines", ), ),
               UNIT("D",
                    GROUP(3, "guardsmen", NAMED("left") WITH("A")) "," GROUP(
                        3, "guardsmen", NAMED("right") WITH("B")), ));
    asks(LINE, "66 66 11; 66 66 14; 1; 1", "morale"); // TV-38: four wounds together
    story *s = story_begin(LINE);
    story_play(s, "11; 11; 666 666 111; 111"); // A is gone
    story_check_asks(s, "morale");
    thrower_is(s, BAY_ATTACKER);
    story_play(s, "11");
    story_check_ending(s, "both-stand");
    story_over(s);
    says(LINE, "11; 11", "defender: left strikes at A: 4+ hits, Weapon Skill 3 against 4");
    story_refused(
        BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "marines", ), ),
               UNIT("D", GROUP(3, "guardsmen", ), )),
        BAY_BAD_INPUT, "defender.units[0].groups[0].with", "TAR-162");
    story_refused(
        BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "marines", ), ),
               UNIT("D", GROUP(3, "guardsmen", WITH("A")), )),
        BAY_BAD_INPUT, "defender", "TAR-158");
}
static void tar_159_every_unit_that_has_lost_tests(void **state) {
    PROVES(TAR_159, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A", GROUP(3, "marines", ), ) "," UNIT("B", GROUP(3, "marines", ), ),
               UNIT("D",
                    GROUP(3, "guardsmen", NAMED("left") WITH("A")) "," GROUP(
                        3, "guardsmen", NAMED("right") WITH("B")), ));
    story *s = story_begin(LINE);
    story_play(s, "111111; 111111; 611 6 1; 111");
    story_check_said(s, "defender: the defender wins the combat by 1 wound");
    story_play(s, "11");
    story_check_said(s, "attacker: A holds");
    story_play(s, "66");
    story_check_said(s, "attacker: B abandons the combat");
    story_over(s);
}
static void tar_160_no_sweep_while_another_enemy_stands(void **state) {
    PROVES(TAR_160, 1);
    (void)state;
    static const char LINE[] = BATTLE(
        UNIT("A",
             GROUP(2, "marines", NAMED("left") WITH("D")) "," GROUP(
                 2, "marines",
                 NAMED("right") WITH("E")), ) "," UNIT("B", GROUP(2, "marines", WITH("D")), ),
        UNIT("D",
             GROUP(4, "guardsmen", NAMED("d1") WITH("A")) "," GROUP(
                 4, "guardsmen",
                 NAMED("d2") WITH(
                     "B")), ) "," UNIT("E", GROUP(4, "guardsmen", NAMED("e1") WITH("A")), ));
    static const char MOVES[] = "6111 6 1; 1111; 1111; 111; 1111; 1111; 66; 11; 11"; // TV-39
    says(LINE, MOVES, "attacker: A cannot sweep: another enemy holds it");
    asks(LINE, MOVES, "sweep-roll");
    ends(LINE, "6111 6 1; 1111; 1111; 111; 1111; 1111; 66; 11; 11; 66; sweep; 11", "both-stand",
         0, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(groups_without_names_are_told_apart),
        cmocka_unit_test(tar_158_units_joined_by_contact_are_one_combat),
        cmocka_unit_test(tar_159_every_unit_that_has_lost_tests),
        cmocka_unit_test(tar_160_no_sweep_while_another_enemy_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
