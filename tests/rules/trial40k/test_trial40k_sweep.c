// The sweeping advance: TAR-132, TAR-138 to TAR-145.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

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
    ends(LINE, "fight-plainly; 611 6; 111111111; 66; 11 66; sweep; 66", "driven-off", 0, 4);
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
    ends(LINE, "use-rending; 666; 111111; 66; 11 66; sweep; 264 51 2", "driven-off", 0,
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
// Of two who sweep after one unit, the first leaves it no tie.
static void tar_144_a_tie_is_decided_for_each_sweep(void **state) {
    PROVES(TAR_144, 1);
    (void)state;
    static const char LINE[] = BATTLE(
        UNIT("A", GROUP(1, "marines", INITIATIVE(9)), ) "," UNIT(
            "B", GROUP(1, "marines", INITIATIVE(9)), ),
        UNIT("D",
             GROUP(1, "marines", NAMED("first") WITH("A")) "," GROUP(
                 1, "marines", NAMED("third") WITH("A")) "," GROUP(1, "marines",
                                                                   NAMED("second")
                                                                       WITH("B") ",'t':3"), ));
    static const char MOVES[] = "61 6 1; 11; 1; 1; 66; 11; 66; sweep; toughness-4; 6 1";
    says(LINE, "61 6 1; 11; 1; 1; 66; 11; 66; sweep; toughness-4",
         "attacker: A: 4+ wounds, Strength 4 against Toughness 4");
    char both[160];
    snprintf(both, sizeof both, "%s; 66; sweep", MOVES);
    says(LINE, both, "attacker: B: 3+ wounds, Strength 4 against Toughness 3");
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
        cmocka_unit_test(tar_144_a_tie_is_decided_for_each_sweep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
