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
               UNIT("D", GROUP(3, "guardsmen", WITH("A")), )),
        BAY_BAD_INPUT, "defender", "TAR-158");
}
// D's three touch A and B.
#define TWO_AND_D(d)                                                                           \
    BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(2, "marines", ), ),          \
           UNIT("D", d, ))

static void tar_163_who_is_with_several_chooses_whom_it_strikes(void **state) {
    PROVES(TAR_163, 1);
    (void)state;
    static const char LINE[] = TWO_AND_D(GROUP(3, "guardsmen", ));
    asks(LINE, "", "target-defender");
    offers(LINE, "", "strike-b strike-a"); // the largest unit first
    says(LINE, "strike-a; 11; 1111",
         "defender: D strikes at A: 4+ hits, Weapon Skill 3 against 4");
    says(LINE, "strike-b; 11; 1111",
         "defender: D strikes at B: 4+ hits, Weapon Skill 3 against 4");
    // Wounds fall on whom they strike at: two Marines against one.
    ends(LINE, "strike-b; 11; 1111; 666 666 111; 11", "both-stand", 2, 0);
    // Before its weapon.
    asks(TWO_AND_D(GROUP(3, "guardsmen", ARMED("'power'"))), "strike-a", "weapon-defender");
}
static void tar_162_who_is_with_one_strikes_at_it(void **state) {
    PROVES(TAR_162, 1);
    (void)state;
    static const char LINE[] = TWO_AND_D(
        GROUP(3, "guardsmen", WITH("A")) "," GROUP(1, "guardsmen", NAMED("right") WITH("B")));
    asks(LINE, "", "blows");
    says(LINE, "11; 1111", "defender: D guardsmen strikes at A: 4+ hits");
    // A support strikes where its friends in contact do.
    asks(TWO_AND_D(GROUP(1, "guardsmen", NAMED("left") WITH("A")) "," GROUP(
             1, "guardsmen", NAMED("right") WITH("B")) "," GROUP(1, "guardsmen", SUPPORTS)),
         "", "target-defender");
    asks(TWO_AND_D(GROUP(1, "guardsmen", NAMED("left") WITH("A")) "," GROUP(
             1, "guardsmen", NAMED("right") WITH("B")) "," GROUP(1, "guardsmen",
                                                                 SUPPORTS WITH("A"))),
         "", "blows");
}
static void tar_068_a_zone_reaches_beyond_who_is_touched(void **state) {
    PROVES(TAR_068, 1);
    (void)state;
    // Five wounds by B: its zone is the right one, or the left one too (TV-40).
    static const char *const FIRST = "11; 6666 6666 1111";
    ends(TWO_AND_D(GROUP(2, "guardsmen", NAMED("left") WITH("A")) "," GROUP(
             1, "guardsmen", NAMED("right") WITH("B"))),
         "11; 6666 6666 1111; 11; 11", "both-stand", 0, 1);
    asks(TWO_AND_D(GROUP(4, "guardsmen", NAMED("left") WITH("A") ZONE("'A','B'")) "," GROUP(
             1, "guardsmen", NAMED("right") WITH("B"))),
         FIRST, "casualty-defender");
    models_are(
        TWO_AND_D(GROUP(2, "guardsmen", NAMED("left") WITH("A") ZONE("'A','B'")) "," GROUP(
            1, "guardsmen", NAMED("right") WITH("B"))),
        FIRST, 3, 0);
}
static void in_a_sweep_too_it_is_chosen_whom_each_strikes_at(void **state) {
    PROVES(TAR_163, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A", GROUP(4, "marines", ), ),
               UNIT("D", GROUP(3, "guardsmen", ), ) "," UNIT("E", GROUP(2, "guardsmen", ), ));
    asks(LINE, "", "target-attacker");
    asks(LINE, "strike-e; 61111111 6 1; 111; 1; 66; 66; 12; 12; 66; sweep", "target-attacker");
    offers(LINE, "strike-e; 61111111 6 1; 111; 1; 66; 66; 12; 12; 66; sweep",
           "strike-d strike-e");
    asks(LINE, "strike-e; 61111111 6 1; 111; 1; 66; 66; 12; 12; 66; sweep; strike-d",
         "sweep-blows");
}
static void contacts_that_do_not_meet_are_refused(void **state) {
    (void)state;
    story_refused(TWO_AND_D(GROUP(3, "guardsmen", WITH("A"))), BAY_BAD_INPUT, "defender",
                  "TAR-158");
    story_refused(TWO_AND_D(GROUP(3, "guardsmen", WITH("C"))), BAY_BAD_INPUT,
                  "defender.units[0].groups[0].with[0]", "TAR-162");
    story_refused(TWO_AND_D(GROUP(3, "guardsmen", ZONE("'C'"))), BAY_BAD_INPUT,
                  "defender.units[0].groups[0].zone[0]", "TAR-068");
    story_refused(TWO_AND_D(GROUP(3, "guardsmen", ) "," GROUP(1, "orks", IS_OUT ZONE("'A'"))),
                  BAY_BAD_INPUT, "defender.units[0].groups[1].zone", "TAR-068");
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
    static const char MOVES[] = "6111 6 1; 1111; 1111; 111; 1111; 1111; 66; 11"; // TV-39
    says(LINE, MOVES, "attacker: A cannot sweep: another enemy holds it");
    asks(LINE, MOVES, "pursuit");
    ends(LINE, "6111 6 1; 1111; 1111; 111; 1111; 1111; 66; 11; 11 66; sweep; 11", "both-stand",
         0, 1);
}

static void tar_039_the_player_whose_turn_it_is_orders_the_combats(void **state) {
    PROVES(TAR_039, 1);
    (void)state;
    static const char TWO[] =
        "{'rules':'trial40k','turns':2,'attacker':{'units':[" UNIT("A", GROUP(2, "marines", WITH("D")), ) "," UNIT(
            "B",
            GROUP(
                1, "marines",
                WITH(
                    "E")), ) "]},'defender':{'units':[" UNIT("D",
                                                             GROUP(
                                                                 1, "guardsmen",
                                                                 WITH(
                                                                     "A")), ) "," UNIT("E",
                                                                                       GROUP(
                                                                                           1,
                                                                                           "gua"
                                                                                           "rds"
                                                                                           "me"
                                                                                           "n",
                                                                                           WITH(
                                                                                               "B")), ) "]}}";
    asks(TWO, "", "combat-attacker");
    offers(TWO, "", "next-a next-b");
    dice_are(TWO, "next-a", 4);
    dice_are(TWO, "next-b", 2);
    dice_are(TWO, "next-b; 11; 1", 4); // one is left: nobody is asked
    // In the second phase it is the defender's turn.
    asks(TWO, "next-b; 11; 1; 1111; 1", "combat-defender");
    offers(TWO, "next-b; 11; 1; 1111; 1", "next-d next-e");
    dice_are(TWO, "next-b; 11; 1; 1111; 1; next-e", 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(groups_without_names_are_told_apart),
        cmocka_unit_test(tar_158_units_joined_by_contact_are_one_combat),
        cmocka_unit_test(tar_163_who_is_with_several_chooses_whom_it_strikes),
        cmocka_unit_test(tar_162_who_is_with_one_strikes_at_it),
        cmocka_unit_test(tar_068_a_zone_reaches_beyond_who_is_touched),
        cmocka_unit_test(in_a_sweep_too_it_is_chosen_whom_each_strikes_at),
        cmocka_unit_test(contacts_that_do_not_meet_are_refused),
        cmocka_unit_test(tar_159_every_unit_that_has_lost_tests),
        cmocka_unit_test(tar_160_no_sweep_while_another_enemy_stands),
        cmocka_unit_test(tar_039_the_player_whose_turn_it_is_orders_the_combats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
