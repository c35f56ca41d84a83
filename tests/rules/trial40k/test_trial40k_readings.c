// Readings that are parameters: each value is played as its row of the catalogue says.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#define ONE(reading, value, a, d)                                                              \
    SET("'" reading "':'" value "'", UNIT("A", a, ), UNIT("D", d, ))

// D is behind cover against A alone; B charges it in the open.
static void a_16_cover_against_one_of_two_chargers(void **state) {
    (void)state;
#define BOTH_WAYS(value)                                                                       \
    SET("'cover_multi':'" value "'",                                                           \
        UNIT("A", GROUP(1, "guardians", ",'grenades':'none'"), ) "," UNIT(                     \
            "B", GROUP(1, "guardians", ",'grenades':'none'"), ),                               \
        UNIT("D",                                                                              \
             GROUP(1, "guardsmen", NAMED("left") WITH("A")) "," GROUP(                         \
                 1, "guardsmen", NAMED("right") WITH("B")),                                    \
             COVERED ",'cover_against':['A']"))
    strikes(BOTH_WAYS("those"), "", BAY_DEFENDER, 11);
    strikes(BOTH_WAYS("those"), "1", BAY_ATTACKER, 4);
    strikes(BOTH_WAYS("all"), "1", BAY_DEFENDER, 11);
    strikes(BOTH_WAYS("none"), "", BAY_ATTACKER, 4);
    story *s = story_begin(BOTH_WAYS("those"));
    assert_true(story_rests_on(s, "cover_multi"));
    story_over(s);
}
// B was fighting D before A charged it.
static void a_22_who_was_fighting_has_cover_against_a_charge_or_not(void **state) {
    (void)state;
#define AFRESH(value)                                                                          \
    SET("'cover_round':'" value "'",                                                           \
        UNIT("A", GROUP(1, "guardians", ",'grenades':'none'"), ) "," UNIT(                     \
            "B", GROUP(1, "guardians", ",'grenades':'none'"), STANDING),                       \
        UNIT("D",                                                                              \
             GROUP(1, "guardsmen", NAMED("left") WITH("A")) "," GROUP(                         \
                 1, "guardsmen", NAMED("right") WITH("B")),                                    \
             COVERED))
    strikes(AFRESH("unit"), "", BAY_ATTACKER, 4);
    strikes(AFRESH("charge"), "", BAY_DEFENDER, 11);
    strikes(AFRESH("charge"), "1", BAY_ATTACKER, 4);
}
static void a_19_a_fist_strikes_at_one_or_at_zero(void **state) {
    (void)state;
#define FISTS(value)                                                                           \
    ONE("fist_init", value, GROUP(1, "marines", ARMED("'fist'")),                              \
        GROUP(1, "guardsmen", INITIATIVE(1)))
    strikes(FISTS("one"), "use-fist", BAY_ATTACKER, 1);
    strikes(FISTS("zero"), "use-fist", BAY_DEFENDER, 1);
    strikes(FISTS("zero"), "use-fist; 1", BAY_ATTACKER, 0);
    ends(FISTS("zero"), "use-fist; 1; 11", "both-stand", 0, 0);
}
static void a_24_a_fist_with_a_pistol_adds_an_attack_or_not(void **state) {
    (void)state;
#define ARMS(value, weapons)                                                                   \
    ONE("two_weapons", value, GROUP(1, "marines", ARMED(weapons)), GROUP(1, "guardsmen", ))
    dice_are(ARMS("any", "'fist','pistol'"), "use-fist; 1", 3);
    dice_are(ARMS("no-fist", "'fist','pistol'"), "use-fist; 1", 2);
    dice_are(ARMS("no-fist", "'fist','pistol'"), "fight-plainly", 3);
    dice_are(ARMS("no-fist", "'fist','fist'"), "use-fist; 1", 3);
}
static void a_26_a_majority_of_all_or_of_those_who_fight(void **state) {
    (void)state;
#define MIXED(value)                                                                           \
    ONE("majority_whom", value, GROUP(1, "marines", ),                                         \
        GROUP(2, "guardsmen", ) "," GROUP(3, "guardsmen", NAMED("others") IS_OUT ",'ws':5"))
    says(MIXED("all"), "", "attacker: A strikes at D: 4+ hits, Weapon Skill 4 against 5");
    says(MIXED("fighting"), "", "attacker: A strikes at D: 3+ hits, Weapon Skill 4 against 3");
}
static void a_30_poison_may_be_left_aside_or_not(void **state) {
    (void)state;
#define POISONED(value)                                                                        \
    ONE("poison_opt", value, GROUP(1, "warriors", ARMED("'poison'")), GROUP(1, "guardsmen", ))
    offers(POISONED("choice"), "", "use-poison fight-plainly");
    says(POISONED("must"), "", "attacker: A: 4+ wounds, whatever Strength and Toughness");
#define POISONED_SWEEP(value)                                                                  \
    ONE("poison_opt", value, GROUP(1, "marines", ARMED("'poison'") INITIATIVE(9)),             \
        GROUP(4, "guardsmen", ))
    offers(POISONED_SWEEP("choice"), "use-poison; 61 6 1; 111; 66; 11 66; sweep",
           "fight-plainly use-poison");
    says(POISONED_SWEEP("must"), "61 6 1; 111; 66; 11 66; sweep",
         "attacker: A: 4+ wounds, whatever Strength and Toughness");
}
static void tests_on(const char *scenario, const char *moves, int leadership) {
    story *s = story_begin(scenario);
    bay_step step;
    story_play(s, moves);
    story_check_asks(s, "morale");
    bay_step_read(story_battle(s), story_at(s), &step);
    assert_int_equal(step.number[0], leadership);
    story_over(s);
}
static void a_42_a_unit_tests_on_its_highest_leadership_or_the_majoritys(void **state) {
    (void)state;
#define LED(value, few)                                                                        \
    ONE("unit_ld", value, GROUP(2, "marines", ),                                               \
        GROUP(few, "guardsmen", ) "," GROUP(1, "guardsmen", NAMED("veteran") ",'ld':9"))
    tests_on(LED("highest", 3), "6111 6 1; suffer-1; 111", 9);
    tests_on(LED("majority", 3), "6111 6 1; suffer-1; 111", 7);
    tests_on(LED("majority", 2), "6111 6 1; suffer-1; 11", 9); // one of each
}
static void a_41_morale_has_the_modifiers_of_the_third_edition_or_none(void **state) {
    PROVES(TAR_135, 1);
    (void)state;
#define FOUR(settings, d, more)                                                                \
    SET("'morale_mods':'3e'" settings, UNIT("A", GROUP(4, "marines", ), ), UNIT("D", d, more))
    static const char ONE_LEFT[] = FOUR(, GROUP(3, "guardsmen", ), );
    static const char KILL_TWO[] = "66111111 66 11; 1", KILL_ONE[] = "61111111 6 1; 11";
    tests_on(SET("'morale_mods':'none'", UNIT("A", GROUP(4, "marines", ), ),
                 UNIT("D", GROUP(3, "guardsmen", ), )),
             KILL_TWO, 7);
    tests_on(ONE_LEFT, KILL_TWO, 7 - 4 - 1); // four to one, fewer than half
    says(ONE_LEFT, KILL_TWO, "defender: D: -4 to its Leadership, it is outnumbered");
    says(ONE_LEFT, KILL_TWO, "defender: D: -1 to its Leadership, fewer than half are left");
    tests_on(ONE_LEFT, KILL_ONE, 7 - 2);
    tests_on(FOUR(, GROUP(3, "guardsmen", ), ",'size':5"), KILL_ONE, 7 - 2 - 1);
    tests_on(FOUR(, GROUP(4, "guardsmen", ), ), "61111111 6 1; 111", 7 - 1);
    tests_on(FOUR(",'morale_outnumbered_1':-3", GROUP(4, "guardsmen", ), ), "61111111 6 1; 111",
             7 - 3);
    tests_on(FOUR(, GROUP(5, "guardsmen", ), ), "61111111 6 1; 1111", 7);
    // Below what two dice can come to it always breaks: Leadership 2 less 5.
    tests_on(FOUR(, GROUP(3, "guardsmen", ",'ld':2"), ), KILL_TWO, -3);
    story_refused(FOUR(, GROUP(3, "guardsmen", ), ",'size':2"), BAY_BAD_INPUT,
                  "defender.units[0].size", "TAR-135");
}
static void a_76_all_enemies_outnumber_or_those_who_are_engaged(void **state) {
    (void)state;
#define CROWD(value)                                                                           \
    SET("'morale_mods':'3e','outnumber':'" value "'",                                          \
        UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(3, "marines", WITH("E")), ),    \
        UNIT("D", GROUP(3, "guardsmen", ), ) "," UNIT("E", GROUP(3, "guardsmen", ), ))
    static const char MOVES[] = "strike-e; strike-b; 66 66 11; 111111; 111; 1";
    tests_on(CROWD("all"), MOVES, 7 - 1);
    tests_on(CROWD("engaged"), MOVES, 7);
}
static void a_68_one_enemy_who_holds_stops_a_sweep_or_not(void **state) {
    (void)state;
#define HELD(value)                                                                            \
    SET("'all_flee':'" value "'",                                                              \
        UNIT("A",                                                                              \
             GROUP(2, "marines", NAMED("left") WITH("D")) "," GROUP(                           \
                 2, "marines", NAMED("right") WITH("E")), ),                                   \
        UNIT("D", GROUP(4, "guardsmen", ), ) "," UNIT("E", GROUP(4, "guardsmen", ), ))
    static const char MOVES[] = "6111 6 1; 1111; 111; 1111; 66; 11"; // TV-39
    asks(HELD("all"), MOVES, "fall-back");
    ends(HELD("all"), "6111 6 1; 1111; 111; 1111; 66; 11; 11", "both-stand", 0, 1);
    asks(HELD("those"), MOVES, "pursuit");
}

static void a_20_frag_moves_chargers_up_or_the_covered_to_them(void **state) {
    (void)state;
#define FRAG_AT(value, a, d)                                                                   \
    SET("'frag_step':'" value "'", UNIT("A", a, ), UNIT("D", d, COVERED))
    static const char UP[] = FRAG_AT("cover", GROUP(1, "marines", ), GROUP(1, "banshees", ));
    static const char DOWN[] =
        FRAG_AT("initiative", GROUP(1, "marines", ), GROUP(1, "banshees", ));
    strikes(UP, "use-power", BAY_ATTACKER, 11);
    strikes(UP, "use-power; 11", BAY_DEFENDER, 11);
    strikes(DOWN, "use-power", BAY_ATTACKER, 4);
    strikes(DOWN, "use-power; 11", BAY_DEFENDER, 4); // not at its own five
    assert_true(rests_on(UP, "frag_step"));
    // Who has none waits, and nobody comes down to him.
    static const char SOME[] =
        FRAG_AT("initiative",
                GROUP(1, "marines", ) "," GROUP(
                    1, "marines", NAMED("quick") INITIATIVE(5) ",'grenades':'none'"),
                GROUP(1, "guardsmen", ));
    strikes(SOME, "", BAY_ATTACKER, 5);
    strikes(SOME, "11; 11", BAY_DEFENDER, 4);
}
static void a_21_all_need_plasma_or_one(void **state) {
    (void)state;
#define PLASMA_OF(value, others)                                                               \
    SET("'plasma_scope':'" value "'",                                                          \
        UNIT("A",                                                                              \
             GROUP(1, "guardians", ) "," GROUP(1, "guardians",                                 \
                                               NAMED("others") ",'grenades':'" others "'"), ), \
        UNIT("D", GROUP(1, "orks", ARMED("")), COVERED))
    strikes(PLASMA_OF("unit", "none"), "", BAY_DEFENDER, 11);
    strikes(PLASMA_OF("model", "none"), "", BAY_ATTACKER, 4);
    strikes(PLASMA_OF("unit", "plasma"), "", BAY_ATTACKER, 4);
    assert_true(rests_on(PLASMA_OF("unit", "none"), "plasma_scope"));
    assert_false(rests_on(PLASMA_OF("unit", "plasma"), "plasma_scope"));
}
static void a_71_a_support_alone_strikes_or_does_not(void **state) {
    (void)state;
#define ALONE(value)                                                                           \
    ONE("A-71", value,                                                                         \
        GROUP(1, "marines", NAMED("front")) "," GROUP(1, "marines",                            \
                                                      NAMED("rear") SUPPORTS INITIATIVE(1)),   \
        GROUP(2, "warriors", ))
    dice_are(ALONE("fixed"), "61 6 1; suffer-0", 1);
    asks(ALONE("lost"), "61 6 1; suffer-0", "morale");
    dice_are(ALONE("lost"), "61 6 1; suffer-1", 2); // the rear has fallen
    dice_are(ALONE("lost"), "11; 11", 1);           // its friend stands
    // Who has joined its unit is a friend too.
    static const char JOINED[] =
        SET("'A-71':'lost'",
            UNIT("A",
                 GROUP(1, "marines", NAMED("front")) "," GROUP(
                     1, "marines",
                     NAMED("rear") SUPPORTS INITIATIVE(
                         1)), ) "," UNIT("C", GROUP(1, "commanders", INITIATIVE(1)),
                                         ",'independent':true,'joined':'A'"),
            UNIT("D", GROUP(2, "warriors", ), ));
    dice_are(JOINED, "strike-a; 61 6 1; suffer-0", 1);
}
static void a_73_blows_at_who_is_gone_are_lost_or_turned(void **state) {
    (void)state;
#define GONE(value, more)                                                                      \
    SET("'dead_target':'" value "'",                                                           \
        UNIT("A",                                                                              \
             GROUP(1, "marines", NAMED("fast") INITIATIVE(5) WITH("D")) "," GROUP(             \
                 1, "marines", NAMED("slow")), ),                                              \
        UNIT("D", GROUP(1, "kroot", INITIATIVE(1)), ) "," UNIT(                                \
            "E", GROUP(1, "kroot", INITIATIVE(1)), ) more)
#define THIRD "," UNIT("F", GROUP(1, "kroot", INITIATIVE(1)), )
    strikes(GONE("lost", ), "strike-d; 61 6", BAY_DEFENDER, 1);
    strikes(GONE("turns", ), "strike-d; 61 6", BAY_ATTACKER, 4);
    says(GONE("turns", ), "strike-d; 61 6", "attacker: slow strikes at E");
    strikes(GONE("turns", ), "strike-e; 61 6; 11", BAY_DEFENDER, 1); // once
    asks(GONE("turns", THIRD), "strike-d; 61 6", "target-attacker");
    offers(GONE("turns", THIRD), "strike-d; 61 6", "strike-e strike-f");
    says(GONE("turns", THIRD), "strike-d; 61 6; strike-f", "attacker: slow strikes at F");
    assert_true(rests_on(GONE("lost", ), "dead_target"));
}

static void a_45_one_throw_or_one_against_each(void **state) {
    PROVES(TAR_138, 1);
    (void)state;
#define TWO_BEATEN(value)                                                                      \
    SET("'sweep_roll':'" value "'",                                                            \
        UNIT("A",                                                                              \
             GROUP(2, "marines", NAMED("left") WITH("D")) "," GROUP(                           \
                 2, "marines", NAMED("right") WITH("E")), ),                                   \
        UNIT("D", GROUP(4, "guardsmen", ), ) "," UNIT("E", GROUP(4, "guardsmen", ), ))
    // They fall back 5 and 9.
    static const char MOVES[] = "6111 6 1; 1111; 111; 1111; 66; 66; 23; 45";
    char moves[100];
    asks(TWO_BEATEN("unit"), MOVES, "sweep-roll");
    snprintf(moves, sizeof moves, "%s; 34", MOVES);
    asks(TWO_BEATEN("unit"), moves, "sweep-attacker");
    says(TWO_BEATEN("unit"), moves, "attacker: A cannot sweep after E");
    asks(TWO_BEATEN("each"), moves, "sweep-roll");
    says(TWO_BEATEN("each"), moves, "attacker: A can sweep after D");
    snprintf(moves, sizeof moves, "%s; 34; 66", MOVES);
    asks(TWO_BEATEN("each"), moves, "sweep-attacker");
    says(TWO_BEATEN("each"), moves, "attacker: A can sweep after E");
    snprintf(moves, sizeof moves, "%s; 34; 11; sweep; 11", MOVES);
    ends(TWO_BEATEN("each"), moves, "driven-off", 0, 1); // the left alone strike
    snprintf(moves, sizeof moves, "%s; 11; 11", MOVES);
    ends(TWO_BEATEN("each"), moves, "driven-off", 0, 1);
    assert_true(rests_on(TWO_BEATEN("unit"), "sweep_roll"));
}
static void a_38_nobody_wins_or_the_player_whose_turn_it_is(void **state) {
    PROVES(TAR_133, 1);
    (void)state;
#define TOGETHER(value) ONE("both_dead", value, GROUP(1, "marines", ), GROUP(1, "marines", ))
    ends(TOGETHER("nobody"), "61 6 1; 6 6 1", "nobody-stands", 1, 1);
    ends(TOGETHER("active"), "61 6 1; 6 6 1", "wiped-out", 1, 1);
    ends(TOGETHER("active"), "61 6 1; 1", "wiped-out", 0, 1);
    assert_true(rests_on(TOGETHER("nobody"), "both_dead"));
    assert_false(
        rests_on(ONE("both_dead", "active", GROUP(1, "marines", ), GROUP(1, "guardsmen", )),
                 "both_dead"));
#define LATER(value)                                                                           \
    "{'rules':'trial40k','turns':2,'parameters':{'both_dead':'" value "'},"                    \
    "'attacker':{'units':[" UNIT(                                                              \
        "A",                                                                                   \
        GROUP(1, "marines", ), ) "]},'defender':{'units':[" UNIT("D",                          \
                                                                 GROUP(1,                      \
                                                                       "marines", ), ) "]}}"
    ends(LATER("active"), "11; 1; 6 6 1; 6 6 1", "repelled", 1, 1); // in the defender's turn
}
// The rear has two Attacks in contact, and one while it supports.
static void a_02_who_passed_piles_in_or_does_not(void **state) {
    PROVES(TAR_161, 1);
    (void)state;
#define PASSED(value, turns)                                                                       \
    "{'rules':'trial40k','turns':" #turns ",'parameters':{'pass_goto':'" value "'},"               \
    "'attacker':{'units':[" UNIT(                                                                  \
        "A",                                                                                       \
        GROUP(                                                                                     \
            1,                                                                                     \
            "marines", ), ) "]},'defender':{'units':[" UNIT("D",                                   \
                                                            GROUP(                                 \
                                                                1, "guardsmen",                    \
                                                                ",'ld':12") "," GROUP(2,           \
                                                                                      "guards"     \
                                                                                      "men",       \
                                                                                      NAMED(       \
                                                                                          "re"     \
                                                                                          "a"      \
                                                                                          "r")     \
                                                                                          SUPPORTS \
                                                                                      ",'a':"      \
                                                                                      "2"), ) "]}}"
    static const char LOSES[] = "61 6 1; suffer-1; 11; 11; 1", DRAWS[] = "11; 111; 1";
    dice_are(PASSED("pile-in", 3), LOSES, 1 + 2);
    dice_are(PASSED("end", 3), LOSES, 1 + 1);
    dice_are(PASSED("pile-in", 3), DRAWS, 1 + 4);
    dice_are(PASSED("end", 3), DRAWS, 1 + 4); // nobody tested
    // The phase after a draw it has piled in, also when it passed in the phase before.
    story *s = story_begin(PASSED("end", 3));
    story_play(s, LOSES);
    story_play(s, "11; 1");
    story_check_dice(s, 1 + 2, 0);
    story_over(s);
    // The front has fallen: the marine comes to those who stood behind it.
    dice_are(PASSED("end", 3), "61 6 1; suffer-0; 11; 11; 1", 4);
    assert_true(rests_on(PASSED("end", 3), "pass_goto"));
    assert_false(rests_on(PASSED("end", 1), "pass_goto"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_16_cover_against_one_of_two_chargers),
        cmocka_unit_test(a_22_who_was_fighting_has_cover_against_a_charge_or_not),
        cmocka_unit_test(a_19_a_fist_strikes_at_one_or_at_zero),
        cmocka_unit_test(a_24_a_fist_with_a_pistol_adds_an_attack_or_not),
        cmocka_unit_test(a_26_a_majority_of_all_or_of_those_who_fight),
        cmocka_unit_test(a_30_poison_may_be_left_aside_or_not),
        cmocka_unit_test(a_42_a_unit_tests_on_its_highest_leadership_or_the_majoritys),
        cmocka_unit_test(a_41_morale_has_the_modifiers_of_the_third_edition_or_none),
        cmocka_unit_test(a_76_all_enemies_outnumber_or_those_who_are_engaged),
        cmocka_unit_test(a_68_one_enemy_who_holds_stops_a_sweep_or_not),
        cmocka_unit_test(a_20_frag_moves_chargers_up_or_the_covered_to_them),
        cmocka_unit_test(a_21_all_need_plasma_or_one),
        cmocka_unit_test(a_71_a_support_alone_strikes_or_does_not),
        cmocka_unit_test(a_73_blows_at_who_is_gone_are_lost_or_turned),
        cmocka_unit_test(a_45_one_throw_or_one_against_each),
        cmocka_unit_test(a_38_nobody_wins_or_the_player_whose_turn_it_is),
        cmocka_unit_test(a_02_who_passed_piles_in_or_does_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
