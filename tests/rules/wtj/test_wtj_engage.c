// The enemy that infantry engages in an assault with tanks, and its effect on the count: WTJ-33.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

// A touches both D and the tank, which has moved already.
#define BOTH(readings, attackers, infantry, tank)                                              \
    ASSAULT(READ(readings), attackers, infantry "," tank)
#define TANK TANKS("T", 1, SPENT)
// What is asked after these moves, and with which options.
static void offered(const char *scenario, const char *moves, const char *step,
                    const char *options) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    story_check_asks(s, step);
    story_check_options(s, options);
    story_over(s);
}

#define MUTE TANKS("T", 1, SPENT GUNS(0))

static void wtj_33_one_type_of_enemy_in_an_assault(void **state) {
    PROVES(WTJ_33, 1);
    (void)state;
    static const char MIXED[] = BOTH("", UNIT("A", 4, ), UNIT("D", 2, ), TANK);
    story *s = story_begin(MIXED);
    story_check_asks(s, "engage-attacker");
    story_check_options(s, "engage-infantry engage-tanks");
    story_choose(s, "engage-infantry");
    story_check_said(s, "attacker: A engages the infantry");
    story_check_asks(s, "round"); // against D alone
    story_check_feature(s, "tank.bases", 0);
    story_check_feature(s, "attacker.bases", 4);
    story_check_feature(s, "defender.bases", 2);
    story_throw(s, "33");
    story_check_asks(s, "tank-fire"); // the tank fires at it all the same
    story_throw(s, "1");
    story_check_asks(s, "round"); // and nobody attempts at it
    story_over(s);
    s = story_begin(MIXED);
    story_choose(s, "engage-tanks");
    story_check_said(s, "attacker: A engages the tanks");
    story_check_asks(s, "tank-fire"); // no dice: D fights nobody
    story_play(s, "1; 1; 1; 6; 1; 6");
    story_check_asks(s, "over"); // lost more than A: see the next test
    story_over(s);
    // Whoever touches only one type is not asked.
    asks(ASSAULT(CONTACTS("'A on D','B on T'"), UNIT("A", 1, ) "," UNIT("B", 1, ),
                 UNIT("D", 2, ) "," TANK),
         "", "round");
    // Neither cavalry, nor transport, nor weapons are.
    asks(ASSAULT(CONTACTS("'A on D','T on D'"), UNIT("A", 4, ) "," TANK,
                 UNIT("D", 2, TYPE("cavalry"))),
         "", "round");
}

static void wtj_33_who_chooses_and_in_which_order(void **state) {
    PROVES(WTJ_33, 1);
    (void)state;
    static const char ASKED[] = ASSAULT(
        READ("'AMB-W10':'%s'"), UNIT("B", 4, ) "," UNIT("A", 4, ) "," TANKS("S", 1, SPENT),
        UNIT("D", 2, ) "," TANK);
    story *s = story_of(ASKED, "owner");
    story_check_asks(s, "engage-attacker");
    story_choose(s, "engage-tanks");
    story_check_said(s, "attacker: A engages the tanks");
    story_choose(s, "engage-infantry");
    story_check_said(s, "attacker: B engages the infantry");
    story_check_asks(s, "engage-defender");
    story_over(s);
    s = story_of(ASKED, "enemy");
    story_check_asks(s, "engage-defender"); // of A
    story_choose(s, "engage-tanks");
    story_check_said(s, "attacker: A engages the tanks");
    story_play(s, "engage-tanks");
    story_check_asks(s, "engage-attacker"); // of D
    story_over(s);
}

static void wtj_33_who_touches_tanks_alone_engages_them(void **state) {
    PROVES(WTJ_33, 1);
    (void)state;
    static const char APART[] =
        ASSAULT(CONTACTS("'A on T','B on D'"), UNIT("A", 4, ) "," UNIT("B", 4, ),
                UNIT("D", 2, ) "," MUTE);
    story *s = story_begin(APART);
    story_check_asks(s, "attempts");
    story_throw(s, "6");
    story_check_said(s, "defender: T: 1 tank is damaged");
    story_over(s);
}

static void wtj_33_who_engages_tanks_stands_behind_no_die(void **state) {
    PROVES(WTJ_33, 1);
    (void)state;
    static const char TWO[] =
        ASSAULT(READ("'AMB-W26':'%s'"), UNIT("A", 4, TRAINING("great")) "," UNIT("B", 4, ),
                UNIT("D", 9, ) "," MUTE);
    story *s = story_of(TWO, "alone");
    story_play(s, "engage-tanks; engage-infantry");
    story_check_feature(s, "attacker.bases", 4);
    story_check_feature(s, "attacker.modifier", 0);
    story_throw(s, "16"); // B is gone
    story_throw(s, "6");  // A attempts at the tank
    story_check_said(s, "defender: T: 1 tank is damaged");
    story_throw(s, "1");
    story_throw(s, "1");
    story_check_ending(s, "lost");
    story_over(s);
    s = story_of(TWO, "both");
    story_play(s, "engage-tanks; engage-infantry");
    story_check_feature(s, "attacker.bases", 8);
    story_check_feature(s, "attacker.modifier", 1);
    story_over(s);
}

// What destroyed tanks count: each loses a tank or a base.
static void wtj_15_destroyed_tanks_are_bases_lost(void **state) {
    PROVES(WTJ_15, 1);
    PROVES(WTJ_33, 1);
    (void)state;
    static const char COUNTED[] = BOTH("'AMB-W27':'%s'", UNIT("A", 4, ), UNIT("D", 2, ),
                                       TANKS("T", 1, SPENT GUNS(0) DAMAGED(1)));
    static const struct {
        const char *reading, *ending;
        int attackers, defenders;
    } ROWS[] = {{"losses", "won", 0, 1}, {"neither", "drawn", 1, 2}, {"both", "won", 0, 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(COUNTED, ROWS[i].reading);
        story_play(s, "engage-tanks; 6");
        story_check_ending(s, ROWS[i].ending);
        story_check_losses(s, ROWS[i].attackers, ROWS[i].defenders);
        story_check_measure(s, "defender_tanks_out", 1);
        story_over(s);
    }
    // Tanks in majorities: of D's two bases one is pinned, of its five with the tanks one.
    static const char MAJORITY[] =
        BOTH("'AMB-W27':'%s'", UNIT("A", 4, ),
             UNIT("D", 1, STATUS("pinned")) "," UNIT("E", 1, ), TANKS("T", 3, SPENT));
    story *s = story_of(MAJORITY, "losses");
    story_choose(s, "engage-infantry");
    story_check_feature(s, "defender.modifier", -1);
    story_over(s);
    s = story_of(MAJORITY, "both");
    story_choose(s, "engage-infantry");
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
}

static void wtj_15_bases_that_tanks_take_are_lost_too(void **state) {
    PROVES(WTJ_15, 1);
    PROVES(WTJ_27, 2);
    (void)state;
    ends(BOTH("", UNIT("A", 4, ), UNIT("D", 2, ), TANK), "engage-infantry; 33; 4; 33; 1; 33; 1",
         "lost", 1, 0);
    // `nominal`: what the machine guns hit counts, not what was there.
    static const char NOMINAL[] = ASSAULT(
        READ("'AMB-W4':'%s'") CONTACTS("'A on D','A on T','B on D'"),
        UNIT("A", 1, ) "," UNIT("B", 9, ), UNIT("D", 9, ) "," TANKS("T", 1, SPENT GUNS(2)));
    story *s = story_of(NOMINAL, "nominal");
    story_play(s, "engage-infantry; 33; 6; 6");
    story_check_feature(s, "lead", -4);
    story_over(s);
    s = story_of(NOMINAL, "removed");
    story_play(s, "engage-infantry; 33; 6");
    story_check_feature(s, "lead", -1);
    story_over(s);
}

static void wtj_16_the_extra_base_of_a_tie_may_be_a_tank(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
#define FOUGHT(turns, reading, tank)                                                           \
    ASSAULT("'turns':" #turns "," READ(reading), UNIT("A", 4, ), UNIT("D", 1, ) "," tank)
#define TIE(reading, tank) FOUGHT(1, reading, tank)
#define TANKS_2 TANKS("T", 2, SPENT GUNS(0))
#define MIXED TANKS("T", 2, SPENT GUNS(0) DAMAGED(1))
#define TIED "engage-infantry; 33; 33; 33; "
    story *s = story_begin(TIE("", TANKS_2));
    story_play(s, TIED);
    story_check_asks(s, "lose-defender");
    story_check_options(s, "lose-d lose-t"); // the largest unit is behind all others
    story_choose(s, "lose-t");
    story_check_ending(s, "drawn");
    story_check_losses(s, 1, 1);
    story_check_measure(s, "defender_tanks_out", 1);
    story_check_measure(s, "defender_pinned", 2);
    story_over(s);
    measures(TIE("", TANKS_2), TIED "lose-d", "defender_tanks_out", 0);
    measures(TIE("", TANKS_2), TIED "lose-d", "defender_pinned", 2); // the tanks are in it
    offered(TIE("'AMB-W17':'winner'", TANKS_2), TIED, "take-defender", "lose-d lose-t");
    offered(TIE("", MIXED), TIED, "lose-defender", "lose-d lose-t lose-sound-t");
    // Each unit: tanks only where nobody else is left.
    ends(TIE("'tie_costs':'unit'", TANKS_2), TIED, "drawn", 1, 1);
    measures(TIE("'tie_costs':'unit'", TANKS_2), TIED, "defender_tanks_out", 0);
}

static void wtj_16_of_tanks_alone_a_damaged_or_a_sound_one(void **state) {
    PROVES(WTJ_16, 2);
    (void)state;
    static const char ALONE[] = "engage-infantry; 23; 43";
    ends(TIE("", TANKS_2), ALONE, "drawn", 2, 2);
    measures(TIE("", TANKS_2), ALONE, "defender_tanks_out", 1);
    static const struct {
        const char *tie_costs, *lost;
        int damaged;
    } ROWS[] = {
        {"side", "lose-t", 0}, {"side", "lose-sound-t", 1}, {"unit", "lose-sound-t", 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(FOUGHT(2, "'tie_costs':'%s'", MIXED), ROWS[i].tie_costs);
        story_play(s, ALONE);
        story_check_asks(s, "lose-defender");
        story_check_options(s, "lose-t lose-sound-t");
        story_choose(s, ROWS[i].lost);
        story_check_asks(s, "attempts"); // of the next turn
        story_check_feature(s, "tank.bases", 1);
        story_check_feature(s, "tank.damaged", ROWS[i].damaged);
        story_over(s);
    }
}

static void wtj_36_attached_weapons_count_only_by_one_reading(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    static const char WEAPON[] =
        ASSAULT(READ("'AMB-W24':'%s'"),
                UNIT("A", 2, ) "," UNIT("W", 3, TYPE("machine-gun") WITH("A") STATUS("pinned")),
                UNIT("D", 9, ));
    story *s = story_of(WEAPON, "no");
    story_check_feature(s, "attacker.bases", 2);
    story_check_feature(s, "attacker.modifier", 0);
    story_throw(s, "12");
    story_check_feature(s, "attacker.bases", 1);
    story_over(s);
    s = story_of(WEAPON, "yes");
    story_check_feature(s, "attacker.bases", 5);
    story_check_feature(s, "attacker.modifier", -1); // three of five are pinned
    story_throw(s, "22");
    story_check_options(s, "lose-w lose-a");
    story_choose(s, "lose-w");
    story_check_feature(s, "attacker.bases", 4);
    story_over(s);
}

// Ruling R-4.
static void wtj_36_a_weapon_of_a_unit_that_is_gone_may_be_the_next_base(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    static const char GUN[] =
        ASSAULT(READ("'AMB-W24':'yes'"), UNIT("A", 9, ),
                UNIT("D", 2, ) "," UNIT("G", 1, TYPE("gun") WITH("D")) "," UNIT("E", 1, ));
    static const struct {
        const char *next;
        int left;
    } ROWS[] = {{"lose-g", 1}, {"lose-e", 0}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_begin(GUN);
        story_play(s, "41; lose-d; lose-d");
        story_check_options(s, "lose-e lose-g");
        story_choose(s, ROWS[i].next);
        story_check_feature(s, "defender.bases", ROWS[i].left);
        story_over(s);
    }
    // The other bases of the weapon go then, though nobody is asked about the last one that is due.
    story *s = story_begin(ASSAULT(READ("'AMB-W24':'yes'"), UNIT("A", 9, ),
                                   UNIT("D", 1, ) "," UNIT("G", 4, TYPE("gun") WITH("D"))));
    story_play(s, "42; lose-d");
    story_check_feature(s, "defender.bases", 0);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_33_one_type_of_enemy_in_an_assault),
        cmocka_unit_test(wtj_33_who_chooses_and_in_which_order),
        cmocka_unit_test(wtj_33_who_touches_tanks_alone_engages_them),
        cmocka_unit_test(wtj_33_who_engages_tanks_stands_behind_no_die),
        cmocka_unit_test(wtj_15_destroyed_tanks_are_bases_lost),
        cmocka_unit_test(wtj_15_bases_that_tanks_take_are_lost_too),
        cmocka_unit_test(wtj_16_the_extra_base_of_a_tie_may_be_a_tank),
        cmocka_unit_test(wtj_16_of_tanks_alone_a_damaged_or_a_sound_one),
        cmocka_unit_test(wtj_36_attached_weapons_count_only_by_one_reading),
        cmocka_unit_test(wtj_36_a_weapon_of_a_unit_that_is_gone_may_be_the_next_base),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
