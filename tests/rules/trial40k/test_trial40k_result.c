// Scores, results, morale: TAR-125 to TAR-137.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void tar_125_the_wounds_that_a_side_did_are_its_score(void **state) {
    PROVES(TAR_125, 1);
    PROVES(TAR_128, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(5, "marines", ), , GROUP(9, "guardsmen", ), );
    leads(LINE, "6666661111 666666 111166", 4);
    says(LINE, "6666661111 666666 111166; 61111 6 1",
         "attacker: the attacker wins the combat by 3 wounds");
    asks(LINE, "6666661111 666666 111166; 61111 6 1", "morale");
    says(LINE, "1111111111; 611111111 6 1",
         "defender: the defender wins the combat by 1 wound");
}
static void tar_129_equal_scores_are_a_draw(void **state) {
    PROVES(TAR_129, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(5, "marines", ), , GROUP(9, "guardsmen", ), );
    ends(LINE, "6111111111 6 1; 61111111 6 1", "both-stand", 1, 1); // TV-28
    ends(LINE, "1111111111; 111111111", "both-stand", 0, 0);
}
static void tar_133_who_is_destroyed_has_lost(void **state) {
    PROVES(TAR_133, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "marines", ), , GROUP(1, "genestealers", ), );
    ends(LINE, "fight-plainly; 66 66 11; 66 66 11", "wiped-out", 2, 1); // TV-29
}
static void tar_135_the_losers_test_on_leadership(void **state) {
    PROVES(TAR_135, 1);
    PROVES(TAR_136, 1);
    PROVES(TAR_137, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), , GROUP(5, "marines", INITIATIVE(2)), );
    story *s = story_begin(LINE);
    story_play(s, "6111111111 6 1; 1111");
    story_check_asks(s, "morale");
    thrower_is(s, BAY_DEFENDER);
    story_check_dice(s, 2, 0);
    story_over(s);
    ends(LINE, "6111111111 6 1; 1111; 44", "both-stand", 0, 1); // TV-35
    says(LINE, "6111111111 6 1; 1111; 45", "defender: D abandons the combat");
    both_throw(LINE, "6111111111 6 1; 1111; 45", 2, 2);
}
static void tar_137_fast_units_throw_three_dice(void **state) {
    PROVES(TAR_137, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), , GROUP(5, "marines", INITIATIVE(2)), ",'fast':true");
    both_throw(LINE, "6111111111 6 1; 1111; 45", 3, 2);
    ends(LINE, "6111111111 6 1; 1111; 45; 445 66", "driven-off", 0, 1); // TV-33
    asks(LINE, "6111111111 6 1; 1111; 45; 124 44", "sweep-attacker");
}
static void tar_137_who_is_trapped_is_destroyed(void **state) {
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), , GROUP(5, "marines", INITIATIVE(2)), ",'trapped':true");
    ends(LINE, "6111111111 6 1; 1111; 45; 66 66", "wiped-out", 0, 5);
}
static void tar_126_saved_wounds_do_not_count(void **state) {
    PROVES(TAR_126, 1);
    (void)state;
    leads(FIGHT(GROUP(5, "marines", ), , GROUP(9, "guardsmen", ), ), "6666661111 666666 555551",
          1);
}
static void tar_127_nor_do_those_beyond_a_model_s_wounds(void **state) {
    PROVES(TAR_127, 1);
    PROVES(TAR_131, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), ,
              GROUP(2, "guardsmen", ) "," GROUP(9, "guardsmen", NAMED("rear") IS_OUT), );
    says(LINE, "6666661111 666666 111111",
         "attacker: the attacker wins the combat by 2 wounds");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_125_the_wounds_that_a_side_did_are_its_score),
        cmocka_unit_test(tar_129_equal_scores_are_a_draw),
        cmocka_unit_test(tar_133_who_is_destroyed_has_lost),
        cmocka_unit_test(tar_135_the_losers_test_on_leadership),
        cmocka_unit_test(tar_137_fast_units_throw_three_dice),
        cmocka_unit_test(tar_137_who_is_trapped_is_destroyed),
        cmocka_unit_test(tar_126_saved_wounds_do_not_count),
        cmocka_unit_test(tar_127_nor_do_those_beyond_a_model_s_wounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
