// Independent characters: TAR-185, TAR-188, TAR-190, TAR-191, and who has joined a unit.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#define ALONE_ ",'independent':true"
#define JOINS(unit) ",'independent':true,'joined':'" unit "'"

// Two marines and a commander charge.
#define CHARGING                                                                               \
    UNIT("A", GROUP(2, "marines", ), ) "," UNIT("C", GROUP(1, "commanders", ), JOINS("A"))
#define JOINED_(defenders) BATTLE(CHARGING, UNIT("D", defenders, ))

static void tar_185_a_character_fights_with_his_own_profile(void **state) {
    PROVES(TAR_185, 1);
    (void)state;
    static const char LINE[] = JOINED_(GROUP(6, "guardsmen", WITH("A")));
    static const char MET[] = JOINED_(GROUP(6, "guardsmen", ));
    strikes(MET, "strike-a", BAY_ATTACKER, 5);
    dice_are(MET, "strike-a", 3 + 1);
    says(MET, "strike-a", "attacker: C strikes at D: 3+ hits, Weapon Skill 5 against 3");
    story_refused(LINE, BAY_BAD_INPUT, "defender", "TAR-158");
}
static void tar_188_his_dice_are_thrown_apart(void **state) {
    PROVES(TAR_188, 1);
    (void)state;
#define SERGEANT(more)                                                                         \
    BATTLE(UNIT("A", GROUP(2, "marines", ), ) "," UNIT("C", GROUP(1, "marines", ), more),      \
           UNIT("D", GROUP(6, "orks", ), ))
    dice_are(SERGEANT(JOINS("A")), "strike-a; use-heavy", 4);
    dice_are(SERGEANT(JOINS("A")), "strike-a; use-heavy; 1111", 2);
    story_refused(
        BATTLE(UNIT("C", GROUP(2, "marines", ), ALONE_), UNIT("D", GROUP(2, "marines", ), )),
        BAY_FORBIDDEN, "attacker.units[0].independent", "TAR-188");
    story_refused(SERGEANT(",'joined':'A'"), BAY_FORBIDDEN, "attacker.units[1].joined",
                  "TAR-188");
    story_refused(SERGEANT(JOINS("D")), BAY_BAD_INPUT, "attacker.units[1].joined", "TAR-188");
    story_refused(SERGEANT(JOINS("C")), BAY_BAD_INPUT, "attacker.units[1].joined", "TAR-188");
}
static void tar_190_who_touches_him_may_fight_him(void **state) {
    PROVES(TAR_190, 1);
    (void)state;
    static const char LINE[] = JOINED_(GROUP(3, "guardsmen", NAMED("left") WITH("A")) "," GROUP(
        2, "guardsmen", NAMED("right") ",'with':['A','C']") "," GROUP(1, "guardsmen",
                                                                      NAMED("rear") SUPPORTS
                                                                      ",'with':['C']"));
    offers(LINE, "", "strike-a strike-c"); // the right
    asks(LINE, "strike-c", "blows");
    dice_are(LINE, "strike-c; 1111; 1111", 3);      // the left at A
    dice_are(LINE, "strike-c; 1111; 1111; 111", 3); // the right and the rear at C
    says(LINE, "strike-c; 1111; 1111; 111",
         "defender: rear strikes at C: 4+ hits, Weapon Skill 3 against 5");
}
static void tar_191_he_neither_counts_nor_suffers_for_his_unit(void **state) {
    PROVES(TAR_191, 1);
    (void)state;
    // One of his unit and he: his Weapon Skill and Toughness would make a tie.
    static const char LINE[] = BATTLE(UNIT("A", GROUP(1, "guardsmen", ), ) "," UNIT(
                                          "C", GROUP(1, "commanders", ), JOINS("A")),
                                      UNIT("D", GROUP(4, "marines", ), ));
    says(LINE, "strike-a; 1111", "defender: D strikes at A: 3+ hits, Weapon Skill 4 against 3");
    models_are(LINE, "strike-a; 1111; 6666 6666 1111", 1, 4); // four wounds, one of his unit
    says(LINE, "strike-c; 1111; 6666 6666 1111", "attacker: C: 1 model is removed");
    models_are(LINE, "strike-c; 1111; 6666 6666 1111", 1, 4);
}
#define WEAK                                                                                   \
    UNIT("A", GROUP(3, "guardsmen", ), ) "," UNIT("C", GROUP(1, "commanders", ), JOINS("A"))
#define STRONG_ UNIT("D", GROUP(5, "marines", ), )
#define BEATEN "strike-a; 1111; 66111 66 11; 11"

static void a_65_they_test_and_fall_back_together(void **state) {
    PROVES(TAR_188, 1);
    (void)state;
    static const char LINE[] = BATTLE(WEAK, STRONG_);
    asks(LINE, BEATEN, "morale");
    ends(LINE, BEATEN "; 45", "both-stand", 2, 0); // on his Leadership of 9, one test for both
    both_throw(LINE, BEATEN "; 46", 2, 2);
    story *s = story_begin(LINE);
    story_play(s, BEATEN "; 46; 66 11");
    story_check_measure(s, "attacker_fled", 2);
    story_over(s);
    ends(LINE, BEATEN "; 46; 66 11", "driven-back", 2, 0);
    // The majority's Leadership is that of his unit.
    asks(SET("'unit_ld':'majority'", WEAK, STRONG_), BEATEN "; 44", "pursuit");
    // Who has not joined tests by himself.
    static const char APART[] = BATTLE(
        UNIT("A", GROUP(3, "guardsmen", ), ) "," UNIT("C", GROUP(1, "commanders", ), ALONE_),
        UNIT("D", GROUP(5, "marines", ), ));
    asks(APART, BEATEN "; 44", "morale");
    // Together they are as slow as the slower.
    static const char FAST[] =
        BATTLE(UNIT("A", GROUP(3, "guardsmen", ),
                    ",'fast':true") "," UNIT("C", GROUP(1, "commanders", ), JOINS("A")),
               UNIT("D", GROUP(5, "marines", ), ));
    both_throw(FAST, BEATEN "; 46", 2, 2);
    // Once his unit is gone he tests alone.
    asks(LINE, "strike-a; 1111; 66611 666 111", "morale");
    ends(LINE, "strike-a; 1111; 66611 666 111; 45", "both-stand", 3, 0);
}
static void a_65_who_touches_nobody_flees_with_his_unit(void **state) {
    (void)state;
    static const char LINE[] = BATTLE(UNIT("A", GROUP(3, "guardsmen", ), ) "," UNIT(
                                          "C", GROUP(1, "commanders", IS_OUT), JOINS("A")),
                                      UNIT("D", GROUP(5, "marines", ), ));
    static const char MOVES[] = "66111 66 11; 11; 46; 66 11";
    ends(LINE, MOVES, "driven-back", 2, 0);
    story *s = story_begin(LINE);
    story_play(s, MOVES);
    story_check_measure(s, "attacker_fled", 2);
    story_over(s);
}
// Who stood by is of the combat no longer when all who fought in it are gone: R-10
static void tar_133_who_stood_by_is_not_of_the_combat(void **state) {
    PROVES(TAR_133, 1);
    PROVES(TAR_158, 1);
    (void)state;
#define STANDS_BY(parameters, place)                                                           \
    SET(parameters,                                                                            \
        UNIT("A", GROUP(3, "guardsmen", ), ) "," UNIT("C", GROUP(1, "commanders", place),      \
                                                      JOINS("A")),                             \
        UNIT("D", GROUP(5, "marines", ), ))
    static const char GONE[] = "66611 666 111", FIGHTS[] = "strike-a; 1111; 66611 666 111";
    says(STANDS_BY("", IS_OUT), GONE,
         "defender: the defender has destroyed the enemy, and wins");
    ends(STANDS_BY("", IS_OUT), GONE, "both-stand", 3, 0);
    asks(STANDS_BY("'idle_joined':'counts'", IS_OUT), GONE, "morale");
    asks(STANDS_BY("", ), FIGHTS, "morale");
    assert_true(rests_on(STANDS_BY("", IS_OUT), "idle_joined"));
    assert_false(rests_on(STANDS_BY("", ), "idle_joined"));
    // One who has destroyed him does not flee, though he has lost more wounds.
    static const char DUEL[] = "{'rules':'trial40k','parameters':{%s},'attacker':{'units':["
                               "{'name':'A','groups':['1 men WS4 S4 T4 W1 I4 A2 Ld8']},"
                               "{'name':'C','independent':true,'joined':'A','groups':["
                               "'1 men WS5 S4 T4 W2 I5 A3 Ld9 in out']}]},'defender':{'units':["
                               "{'name':'D','groups':['1 men WS4 S4 T4 W5 I2 A1 Ld7']}]}}";
    static const struct {
        const char *reading, *asks;
    } ROWS[] = {
        {"", "over"}, {"'idle_joined':'apart'", "over"}, {"'idle_joined':'counts'", "morale"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(DUEL, ROWS[i].reading);
        story_play(s, "666 666; 6 6");
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}
// He makes his one attack for them, nobody reaches him, and he pursues with them. R-35
static void tar_041_he_supports_his_unit(void **state) {
    PROVES(TAR_041, 1);
    PROVES(TAR_158, 1);
    (void)state;
#define HE_SUPPORTS(more)                                                                      \
    BATTLE(UNIT("A", GROUP(2, "marines", ), ) "," UNIT("C", GROUP(1, "commanders", SUPPORTS),  \
                                                       more),                                  \
           UNIT("D", GROUP(6, "guardsmen", ), ))
    static const char LINE[] = HE_SUPPORTS(JOINS("A"));
    dice_are(LINE, "", 1);
    says(LINE, "", "attacker: C strikes at D: 3+ hits, Weapon Skill 5 against 3");
    models_are(LINE, "6 6 1", 3, 5);
    dice_are(LINE, "6 6 1; 1111", 5); // all five strike at his unit
    says(LINE, "6 6 1; 1111", "defender: D strikes at A: 4+ hits, Weapon Skill 3 against 4");
    dice_are(LINE, "6 6 1; 1111; 11111; 66; 11 66; sweep", 2); // theirs, and then all of his
    dice_are(LINE, "6 6 1; 1111; 11111; 66; 11 66; sweep; 11", 3);
    story_refused(HE_SUPPORTS(ALONE_), BAY_BAD_INPUT, "attacker", "TAR-041");
}
// Those whom his unit's blows reach his reach too, also where the file says that they are in its zone
// and not in his: that is all that it can say. R-35
static void tar_068_he_reaches_whom_his_unit_reaches(void **state) {
    PROVES(TAR_068, 1);
    (void)state;
#define STATED_ZONE(more)                                                                      \
    BATTLE(UNIT("A", GROUP(2, "marines", ), ) "," UNIT("C", GROUP(1, "commanders", SUPPORTS),  \
                                                       JOINS("A")),                            \
           UNIT("D", GROUP(6, "guardsmen", WITH("A") more), ))
    static const char *const LINES[] = {STATED_ZONE(), STATED_ZONE(ZONE("'A'")),
                                        STATED_ZONE(ZONE("'A','C'"))};
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        says(LINES[i], "", "attacker: C strikes at D: 3+ hits, Weapon Skill 5 against 3");
        models_are(LINES[i], "6 6 1", 3, 5);
        dice_are(LINES[i], "6 6 1; 1111; 11111; 66; 11 66; sweep; 11", 3);
    }
    story_refused(STATED_ZONE(ZONE("'C'")), BAY_BAD_INPUT, "defender", "TAR-068");
    story_refused(STATED_ZONE(ZONE()), BAY_BAD_INPUT, "defender", "TAR-068");
}
// Who touches a unit that only supports its character touches nobody. R-4
static void tar_158_who_only_supports_is_not_touched(void **state) {
    PROVES(TAR_158, 1);
    (void)state;
#define TOUCHED(whom)                                                                          \
    BATTLE(UNIT("A", GROUP(3, "marines", WITH(whom)), ),                                       \
           UNIT("D", GROUP(3, "guardsmen", SUPPORTS WITH("A")), ) "," UNIT(                    \
               "N", GROUP(1, "nobs", WITH("A")), JOINS("D")))
    story_over(story_begin(TOUCHED("N")));
    story_refused(TOUCHED("D"), BAY_BAD_INPUT, "defender", "TAR-158");
    story_refused(TOUCHED("D','N"), BAY_BAD_INPUT, "defender", "TAR-158");
}
static void a_74_he_shares_the_roll_of_his_unit_or_not(void **state) {
    (void)state;
#define SWEEPING(reading)                                                                      \
    SET("'ic_sweep':'" reading "'", CHARGING, UNIT("D", GROUP(6, "guardsmen", ), ))
#define WON "strike-a; 6611 66 11; 6111 6 1; 111; 66"
    both_throw(SWEEPING("shared"), WON, 2, 2);
    dice_are(SWEEPING("shared"), WON "; 11 66; sweep", 2);
    dice_are(SWEEPING("shared"), WON "; 11 66; sweep; 11", 3);
    asks(SWEEPING("shared"), WON "; 11 66; sweep; 11; 111", "over");
    asks(SWEEPING("own"), WON, "fall-back");
    asks(SWEEPING("own"), WON "; 11; 66; sweep", "sweep-roll");
    dice_are(SWEEPING("own"), WON "; 11; 66; sweep; 66; sweep", 2);
    dice_are(SWEEPING("own"), WON "; 11; 66; sweep; 66; sweep; 11", 3);
    dice_are(SWEEPING("own"), WON "; 11; 66; sweep; 11", 2);
    asks(SWEEPING("own"), WON "; 11; 66; sweep; 11; 11", "over");
}

#define LATER(parameters)                                                                      \
    "{'rules':'trial40k','turns':2,'parameters':{" parameters "},'attacker':{'units':[" UNIT(  \
        "A", GROUP(1, "marines", WITH("D")), ) "," HE "]},'defender':{'units':[" ENEMIES "]}}"
#define HE UNIT("C", GROUP(1, "commanders", ARMED("'power'") WITH("E")), JOINS("A"))
#define ENEMIES                                                                                \
    UNIT("D", GROUP(1, "marines", WITH("A")), )                                                \
    "," UNIT("E", GROUP(1, "guardsmen", WITH("C")), )

static void r_17_whose_enemies_are_gone_joins_his_unit(void **state) {
    (void)state;
    static const char KILLS[] = "use-power; 6111 6; 11; 1; 11";
    // He has killed whom he touched. D is asked for its enemy, as it has two now, and he strikes first.
    asks(LATER(), KILLS, "target-defender");
    strikes(LATER(), "use-power; 6111 6; 11; 1; 11; strike-a; use-power", BAY_ATTACKER, 5);
    // Nobody is moved: he is asked for no weapon, and does not strike.
    strikes(LATER("'pile_in':'as-stated'"), KILLS, BAY_ATTACKER, 4);
    asks(LATER("'pile_in':'as-stated'"), "use-power; 6111 6; 11; 1; 11; 1; 1", "over");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_185_a_character_fights_with_his_own_profile),
        cmocka_unit_test(tar_188_his_dice_are_thrown_apart),
        cmocka_unit_test(tar_190_who_touches_him_may_fight_him),
        cmocka_unit_test(tar_191_he_neither_counts_nor_suffers_for_his_unit),
        cmocka_unit_test(a_65_they_test_and_fall_back_together),
        cmocka_unit_test(a_65_who_touches_nobody_flees_with_his_unit),
        cmocka_unit_test(tar_133_who_stood_by_is_not_of_the_combat),
        cmocka_unit_test(r_17_whose_enemies_are_gone_joins_his_unit),
        cmocka_unit_test(tar_041_he_supports_his_unit),
        cmocka_unit_test(tar_068_he_reaches_whom_his_unit_reaches),
        cmocka_unit_test(tar_158_who_only_supports_is_not_touched),
        cmocka_unit_test(a_74_he_shares_the_roll_of_his_unit_or_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
