// The sweeping advance: TAR-132, TAR-138 to TAR-145.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#include <math.h>

static void tar_138_the_victor_throws_two_dice(void **state) {
    PROVES(TAR_138, 1);
    PROVES(TAR_139, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), , GROUP(5, "marines", INITIATIVE(2)), );
    asks(LINE, "6111111111 6 1; 1111; 45", "pursuit");
    both_throw(LINE, "6111111111 6 1; 1111; 45", 2, 2);
    ends(LINE, "6111111111 6 1; 1111; 45; 34 34", "driven-off", 0, 1); // TV-32
    offers(LINE, "6111111111 6 1; 1111; 45; 34 44", "sweep let-go");
    ends(LINE, "6111111111 6 1; 1111; 45; 34 44; let-go", "driven-off", 0, 1);
    asks(LINE, "6111111111 6 1; 1111; 45; 34 44; sweep", "sweep-blows");
}
// One victor and two who flee: each distance is thrown, and he throws once, against both.
static void tar_138_one_roll_is_held_against_several_distances(void **state) {
    PROVES(TAR_138, 1);
    PROVES(TAR_139, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A", GROUP(4, "marines", ), ),
               UNIT("D", GROUP(3, "guardsmen", ), ) "," UNIT("E", GROUP(2, "guardsmen", ), ));
#define BOTH_FLEE "strike-e; 61111111 6 1; 111; 1; 66; 66"
    asks(LINE, BOTH_FLEE, "fall-back");
    says(LINE, BOTH_FLEE "; 34", "defender: D falls back 7 in");
    asks(LINE, BOTH_FLEE "; 34; 44", "sweep-roll");
    dice_are(LINE, BOTH_FLEE "; 34; 44", 2);
    says(LINE, BOTH_FLEE "; 34; 44; 44",
         "attacker: A cannot sweep after E: its throw is not greater");
    says(LINE, BOTH_FLEE "; 34; 44; 44", "attacker: A can sweep after D");
    ends(LINE, BOTH_FLEE "; 34; 44; 43", "driven-off", 0, 1);
    // No victor's two dice exceed 12.
    static const char FAST[] =
        BATTLE(UNIT("A", GROUP(4, "marines", ), ),
               UNIT("D", GROUP(3, "guardsmen", ),
                    ",'fast':true") "," UNIT("E", GROUP(2, "guardsmen", ), ));
    says(FAST, BOTH_FLEE "; 445", "defender: D falls back too far to be caught");
}
// Victors who are held have nobody to go after; how far is then all one.
static void tar_137_nobody_pursues(void **state) {
    PROVES(TAR_137, 1);
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A",
                    GROUP(2, "marines", NAMED("left") WITH("D")) "," GROUP(
                        2, "marines", NAMED("right") WITH("E")), ),
               UNIT("D", GROUP(4, "guardsmen", ), ) "," UNIT("E", GROUP(4, "guardsmen", ), ));
    asks(LINE, "6111 6 1; 1111; 111; 1111; 66; 11", "fall-back");
    says(LINE, "6111 6 1; 1111; 111; 1111; 66; 11; 66",
         "defender: D falls back, and nobody pursues it");
    ends(LINE, "6111 6 1; 1111; 111; 1111; 66; 11; 66", "both-stand", 0, 1);
}
static void tar_138_fast_victors_read_otherwise(void **state) {
    (void)state;
    static const char UNITS[] = "'attacker':{'units':[" UNIT(
        "A", GROUP(5, "marines", ),
        ",'fast':true") "]},'defender':{'units':[" UNIT("D",
                                                        GROUP(5, "marines",
                                                              INITIATIVE(2)), ) "]}}";
    char words[800];
    snprintf(words, sizeof words, "{'rules':'trial40k',%s", UNITS);
    both_throw(words, "6111111111 6 1; 1111; 45", 2, 2);
    snprintf(words, sizeof words, "{'rules':'trial40k','parameters':{'sweep_dice':'three'},%s",
             UNITS);
    both_throw(words, "6111111111 6 1; 1111; 45", 2, 3);
}
// Who has joined shares the throw, and who is slow slows them
static void a_74_a_shared_throw_is_as_fast_as_the_slowest(void **state) {
    PROVES(TAR_138, 1);
    (void)state;
#define SHARED(fast)                                                                           \
    SET("'sweep_dice':'three'",                                                                \
        UNIT("A", GROUP(5, "marines", ), ",'fast':true") "," UNIT(                             \
            "C", GROUP(1, "marines", ), ",'independent':true,'joined':'A'" fast),              \
        UNIT("D", GROUP(5, "marines", INITIATIVE(2)), ))
    static const char MOVES[] = "strike-a; 6111111111 6 1; 11; 1111; 45";
    both_throw(SHARED(), MOVES, 2, 2);
    both_throw(SHARED(",'fast':true"), MOVES, 2, 3);
}
// Strength 6 and 10 wound as often; twice the Toughness is 8.
static void a_34_who_sweeps_kills_outright_where_it_may(void **state) {
    PROVES(TAR_141, 1);
    (void)state;
    static const char LINE[] =
        SET("'instant_death':'on'",
            UNIT("A", GROUP(1, "marines", ",'s':6" ARMED("'fist','pistol'")), ),
            UNIT("D", GROUP(3, "nobs", ",'sv':'none','ld':2"), ));
    static const char MOVES[] = "fight-plainly; 611 6; 111111111; 66; 11 66; sweep";
    offers(LINE, MOVES, "use-fist fight-plainly");
    char words[160];
    snprintf(words, sizeof words, "%s; use-fist; 66", MOVES);
    ends(LINE, words, "driven-off", 0, 4);
}
static void tar_140_a_whole_phase(void **state) {
    PROVES(TAR_140, 1);
    PROVES(TAR_132, 1);
    PROVES(TAR_142, 1);
    PROVES(TAR_145, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "marines", ), , GROUP(4, "guardsmen", ), );
    static const char MOVES[] = "134526 3256 514; 43 6 2; 53; 23 42; sweep; 24 3"; // TV-57
    ends(LINE, MOVES, "driven-off", 1, 3);
    story *s = story_begin(LINE);
    story_play(s, MOVES);
    story_check_measure(s, "defender_swept", 1);
    story_check_measure(s, "defender_fled", 1);
    story_check_measure(s, "attacker_models", 1);
    story_over(s);
    ends(LINE, "134526 3256 514; 43 6 2; 53; 33 42", "driven-off", 1, 2); // TV-58
    leads(LINE, "134526 3256 514; 43 6 2; 53; 23 42; sweep", 1);
}
static void tar_141_all_attacks_of_all_without_the_charge(void **state) {
    PROVES(TAR_141, 1);
    (void)state;
    static const char UNITS[] = "'attacker':{'units':[" UNIT(
        "A",
        GROUP(2, "sergeants", ARMED("'blade','pistol'")) "," GROUP(
            2, "sergeants",
            NAMED("rear") ARMED("'blade','pistol'")
                SUPPORTS), ) "]},'defender':{'units':[" UNIT("D",
                                                             GROUP(9, "guardsmen",
                                                                   ",'ld':2"), ) "]}}";
    static const char *const READINGS[] = {"all", "contact", "none"};
    static const int DICE[] = {12, 10, 8};
    char words[1000];
    for (int i = 0; i < 3; i++) {
        snprintf(words, sizeof words,
                 "{'rules':'trial40k','parameters':{'sweep_second':'%s'},%s", READINGS[i],
                 UNITS);
        dice_are(words, "6111111111 6 1; 11111111; 66; 11 66; sweep", DICE[i]);
    }
}
static void tar_143_dice_are_thrown_where_a_six_rends(void **state) {
    PROVES(TAR_143, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(1, "genestealers", ",'a':3"), STANDING, GROUP(9, "marines", ), );
    ends(LINE, "use-rending; 666; 111111; 66; 11 66; sweep; use-rending; 264 51 2",
         "driven-off", 0,
         5); // TV-27
}
static void tar_144_wounds_and_saves_as_usual(void **state) {
    PROVES(TAR_144, 1);
    PROVES(TAR_146, 1);
    PROVES(TAR_148, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), ,
              GROUP(3, "guardsmen", NAMED("front") ",'ld':2") "," GROUP(
                  2, "guardsmen",
                  NAMED("back") SUPPORTS
                  ",'ld':3") "," GROUP(4, "guardsmen", NAMED("rear") IS_OUT ",'ld':2"), );
    static const char MOVES[] = "6111111111 6 1; suffer-1; 1111; 66; 11 66; sweep";
    asks(LINE, MOVES, "sweep-blows");
    offers(LINE, "6111111111 6 1; suffer-1; 1111; 66; 11 66; sweep; 66111 15",
           "suffer-1 suffer-0");
    ends(LINE, "6111111111 6 1; suffer-1; 1111; 66; 11 66; sweep; 66666 11111", "driven-off", 0,
         5);
}
// Two victors, and a unit of as many of one Toughness as of the other.
#define TWO_SWEEP                                                                              \
    BATTLE(UNIT("A", GROUP(1, "marines", INITIATIVE(9)), ) "," UNIT(                           \
               "B", GROUP(1, "marines", INITIATIVE(9)), ),                                     \
           UNIT("D",                                                                           \
                GROUP(2, "marines", NAMED("first") WITH("A")) "," GROUP(                       \
                    1, "marines", NAMED("second") WITH("B") ",'t':3"), ))
#define BOTH_SWEEP "61 6 1; 11; 1; 1; 66; 11; 66; sweep; 66; sweep"
static void tar_144_a_tie_is_decided_once_for_all_who_sweep(void **state) {
    PROVES(TAR_144, 1);
    (void)state;
    asks(TWO_SWEEP, BOTH_SWEEP, "toughness-defender");
    says(TWO_SWEEP, BOTH_SWEEP "; toughness-4",
         "attacker: A: 4+ wounds, Strength 4 against Toughness 4");
    says(TWO_SWEEP, BOTH_SWEEP "; toughness-4; 6 1",
         "attacker: B: 4+ wounds, Strength 4 against Toughness 4");
    says(TWO_SWEEP, BOTH_SWEEP "; toughness-3; 6 1",
         "attacker: B: 3+ wounds, Strength 4 against Toughness 3");
}
// Each throws and is asked before anybody strikes, and nobody falls before all have struck.
static void a_46_all_who_sweep_strike_in_one_batch(void **state) {
    PROVES(TAR_140, 1);
    PROVES(TAR_145, 1);
    (void)state;
    asks(TWO_SWEEP, "61 6 1; 11; 1; 1; 66; 11; 66; sweep", "sweep-roll");
    asks(TWO_SWEEP, BOTH_SWEEP "; toughness-3; 6 1", "sweep-blows");
    models_are(TWO_SWEEP, BOTH_SWEEP "; toughness-3; 6 1", 2, 2);
    ends(TWO_SWEEP, BOTH_SWEEP "; toughness-3; 6 1; 6 1", "wiped-out", 0, 3);
    // Who lets go, or has caught nobody, does not strike with the other.
    ends(TWO_SWEEP, "61 6 1; 11; 1; 1; 66; 11; 66; let-go; 66; sweep; toughness-3; 6 1",
         "driven-off", 0, 2);
    ends(TWO_SWEEP, "61 6 1; 11; 1; 1; 66; 11; 66; sweep; 11; toughness-3; 6 1", "driven-off",
         0, 2);
}
// Which victor's name comes first makes no difference.
static void a_46_names_give_no_order(void **state) {
    PROVES(TAR_140, 1);
    (void)state;
#define NAMED_SO(weak, strong)                                                                 \
    BATTLE(UNIT(weak, GROUP(1, "marines", ",'t':7"), STANDING) "," UNIT(                       \
               strong, GROUP(1, "marines", ",'s':8,'t':7,'a':2"), STANDING),                   \
           UNIT("D",                                                                           \
                GROUP(3, "guardsmen", NAMED("low") ",'ld':2") "," GROUP(                       \
                    1, "guardsmen", NAMED("high") ",'a':2,'t':7,'ld':2"), ))
    double chance = story_chance(NAMED_SO("A", "B"), "wiped-out", false);
    assert_true(chance > 0.001);
    assert_true(fabs(story_chance(NAMED_SO("B", "A"), "wiped-out", false) - chance) < 1e-12);
}
// The first victor catches D alone, and the second, who may divide his blows, E alone.
static void a_45_each_strikes_at_whom_its_own_throw_has_caught(void **state) {
    PROVES(TAR_139, 1);
    (void)state;
    static const char LINE[] = BATTLE(
        UNIT("A", GROUP(1, "marines", WITH("D")), STANDING) "," UNIT(
            "C", GROUP(1, "commanders", ARMED("")), ",'charged':false,'independent':true"),
        UNIT("D", GROUP(3, "guardsmen", ), ) "," UNIT("E", GROUP(2, "guardsmen", WITH("C")), ));
#define FLED "strike-a; 666; give-2; 66 11; 6 1; 1; 1; 1; 66; 66; 34; 12; 66; sweep"
    says(LINE, FLED "; 13", "attacker: C can sweep after E");
    says(LINE, FLED "; 13", "attacker: C cannot sweep after D: its throw is not greater");
    says(LINE, FLED "; 13; sweep", "attacker: C sweeps after E: every attack hits");
    says(LINE, FLED "; 13; sweep; 666 111", "attacker: A sweeps after D: every attack hits");
    models_are(LINE, FLED "; 13; sweep; 666 111; 6 1", 2, 0);
    asks(LINE, FLED "; 66; sweep", "split-attacker");
}
// The librarian has fought with the claw. As the ogre flees he takes the force weapon: TAR-140
#define OGRE ",'ws':3,'s':3,'t':5,'w':8,'i':2,'a':1,'ld':2,'sv':'none','inv':'none'"
#define ARMS ARMED("'force','claw'")
static void tar_082_the_weapon_of_the_fight_does_not_bind(void **state) {
    PROVES(TAR_082, 1);
    PROVES(TAR_083, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(1, "librarians", ARMS), STANDING, "{'name':'Ogre'" OGRE "}", );
#define WITH_CLAWS "use-claw; 666 666; 1; 66; 11 66; sweep"
    offers(LINE, WITH_CLAWS, "use-claw use-force fight-plainly");
    asks(LINE, WITH_CLAWS "; use-claw", "sweep-blows");
    asks(LINE, WITH_CLAWS "; use-claw; 666", "over");
    // It is asked whether he tries to slay, and it is one of the ogre's five that is left. TAR-100
    offers(LINE, WITH_CLAWS "; use-force; 666", "slay-d hold-back");
    ends(LINE, WITH_CLAWS "; use-force; 666; slay-d; 11", "wiped-out", 0, 8);
    ends(LINE, WITH_CLAWS "; use-force; 666; hold-back", "driven-off", 0, 6);
}
// Who supported had nothing to choose in the fight.
static void a_46_who_supports_chooses_a_weapon_too(void **state) {
    PROVES(TAR_082, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(1, "marines", INITIATIVE(9)) "," GROUP(1, "librarians", ARMS SUPPORTS), ,
              "{'name':'Ogre'" OGRE "}", );
    asks(LINE, "", "blows");
    offers(LINE, "66 66; 1; 1; 66; 11 66; sweep", "use-claw use-force fight-plainly");
}
// A choppa does nothing to a save of 5.
static void tar_082_it_is_not_asked_where_it_makes_no_difference(void **state) {
    PROVES(TAR_082, 1);
    (void)state;
    asks(FIGHT(GROUP(2, "orks", ",'a':2" ARMED("'heavy'") INITIATIVE(9)), STANDING,
               GROUP(4, "guardsmen", ",'ld':2"), ),
         "use-heavy; 6611 66 11; 11; 66; 11 66; sweep", "sweep-blows");
    // Nor where none of their weapons can wound.
    asks(FIGHT(GROUP(1, "marines", ",'s':9" INITIATIVE(9)) "," GROUP(
                   1, "marines", NAMED("weak") ",'s':3" ARMED("'power'")),
               STANDING, GROUP(3, "guardsmen", ",'t':7,'ld':2"), ),
         "use-power; 6 6 1; 11; 66; 11 66; sweep", "sweep-blows");
    // Poison wounds Toughness 4 as their Strength does, but the enemy may choose 3 on a tie.
    offers(FIGHT(GROUP(1, "marines", ARMED("'poison'") INITIATIVE(9)), STANDING,
                 GROUP(2, "guardsmen", NAMED("low") ",'ld':2") "," GROUP(
                     1, "guardsmen", NAMED("high") ",'t':4,'a':2,'ld':2"), ),
           "use-poison; 6 6 1; suffer-1; 111; 66; 11 66; sweep", "fight-plainly use-poison");
}
// With two of them in hand each has another attack, but a fist has none by that reading.
static void tar_141_what_has_more_attacks_is_offered_too(void **state) {
    PROVES(TAR_141, 1);
    (void)state;
#define TWO_SPECIAL(value)                                                                     \
    SET("'two_weapons':'" value "'",                                                           \
        UNIT("A", GROUP(1, "marines", ",'s':5" ARMED("'fist','power'")), STANDING),            \
        UNIT("D", GROUP(3, "guardsmen", ",'ld':2"), ))
    static const char MOVES[] = "use-power; 61 6; 11; 66; 11 66; sweep";
    offers(TWO_SPECIAL("any"), MOVES, "use-fist fight-plainly");
    offers(TWO_SPECIAL("no-fist"), MOVES, "use-fist use-power fight-plainly");
}
// What struck is forgotten when all have struck: the situations are the same.
static void a_weapon_is_put_away_when_all_who_sweep_have_struck(void **state) {
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(1, "marines", ",'a':2" ARMED("'claw','pistol'") INITIATIVE(9)), STANDING,
              GROUP(2, "guardsmen", NAMED("front") ",'ld':2") "," GROUP(
                  2, "guardsmen", NAMED("back") ",'ld':3,'a':2"), );
#define FRONT_FELL "use-claw; 61 6; suffer-1; 11111; 66; 11 66; sweep"
    story *one = story_begin(LINE), *other = story_begin(LINE);
    story_play(one, FRONT_FELL "; use-claw; 61 1");
    story_play(other, FRONT_FELL "; fight-plainly; 61 1");
    story_check_asks(one, "casualty-defender");
    assert_memory_equal(story_at(one), story_at(other), story_battle(one)->size);
    story_over(one);
    story_over(other);
}

// The groups of who flees are one number in the situation, and told as one.
static void who_is_swept_is_one_number(void **state) {
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "marines", ), ,
                                     GROUP(3, "guardsmen", NAMED("troopers")) "," GROUP(
                                         1, "guardsmen", NAMED("leader") ",'a':2"), );
#define LEADER_FELL "611111 6 1; suffer-0; 111; 66; 11 66; sweep"
#define TROOPER_FELL "611111 6 1; suffer-1; 1111; 66; 11 66; sweep"
    says(LINE, LEADER_FELL "; 661 11", "defender: D: 2 models are removed");
    says(LINE, TROOPER_FELL "; 661 11", "defender: D: 2 models are removed");
    // And whichever fell, the situations are the same from here on.
    story *one = story_begin(LINE), *other = story_begin(LINE);
    story_play(one, LEADER_FELL);
    story_play(other, TROOPER_FELL);
    assert_memory_equal(story_at(one), story_at(other), story_battle(one)->size);
    story_over(one);
    story_over(other);
}
// Nor is it known afterwards who has swept and who has not.
static void a_sweep_that_does_nothing_leaves_nothing(void **state) {
    (void)state;
    static const char LINE[] =
        BATTLE(UNIT("A", GROUP(1, "marines", INITIATIVE(9) WITH("D")),
                    STANDING) "," UNIT("B", GROUP(1, "marines", WITH("E")), STANDING),
               UNIT("D", GROUP(2, "guardsmen", WITH("A") ",'ld':2"), ) "," UNIT(
                   "E", GROUP(1, "guardsmen", WITH("B")), ));
#define A_WINS "next-a; 6 6 1; 1; 66; 11 66"
    story *one = story_begin(LINE), *other = story_begin(LINE);
    story_play(one, A_WINS "; sweep; 1");
    story_play(other, A_WINS "; let-go");
    story_check_asks(one, "blows");
    assert_memory_equal(story_at(one), story_at(other), story_battle(one)->size);
    story_over(one);
    story_over(other);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_138_the_victor_throws_two_dice),
        cmocka_unit_test(tar_138_one_roll_is_held_against_several_distances),
        cmocka_unit_test(tar_137_nobody_pursues),
        cmocka_unit_test(tar_138_fast_victors_read_otherwise),
        cmocka_unit_test(a_74_a_shared_throw_is_as_fast_as_the_slowest),
        cmocka_unit_test(a_34_who_sweeps_kills_outright_where_it_may),
        cmocka_unit_test(tar_140_a_whole_phase),
        cmocka_unit_test(tar_141_all_attacks_of_all_without_the_charge),
        cmocka_unit_test(tar_143_dice_are_thrown_where_a_six_rends),
        cmocka_unit_test(tar_144_wounds_and_saves_as_usual),
        cmocka_unit_test(who_is_swept_is_one_number),
        cmocka_unit_test(tar_144_a_tie_is_decided_once_for_all_who_sweep),
        cmocka_unit_test(a_46_all_who_sweep_strike_in_one_batch),
        cmocka_unit_test(a_46_names_give_no_order),
        cmocka_unit_test(a_45_each_strikes_at_whom_its_own_throw_has_caught),
        cmocka_unit_test(tar_082_the_weapon_of_the_fight_does_not_bind),
        cmocka_unit_test(a_46_who_supports_chooses_a_weapon_too),
        cmocka_unit_test(tar_082_it_is_not_asked_where_it_makes_no_difference),
        cmocka_unit_test(tar_141_what_has_more_attacks_is_offered_too),
        cmocka_unit_test(a_weapon_is_put_away_when_all_who_sweep_have_struck),
        cmocka_unit_test(a_sweep_that_does_nothing_leaves_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
