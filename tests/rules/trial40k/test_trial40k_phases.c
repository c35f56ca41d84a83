// Later assault phases: who piles in, what is over with the first phase, and draws without end.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

#include <math.h>

#define TURNS(turns, attackers, defenders)                                                     \
    "{'rules':'trial40k','turns':" turns ",'attacker':{'units':[" attackers                    \
    "]},'defender':{'units':[" defenders "]}}"
#define STATED(turns, attackers, defenders)                                                    \
    "{'rules':'trial40k','parameters':{'pile_in':'as-stated'},'turns':" turns                  \
    ",'attacker':{'units':[" attackers "]},'defender':{'units':[" defenders "]}}"

static void tar_161_who_remains_fights_on(void **state) {
    PROVES(TAR_161, 1);
    PROVES(TAR_129, 1);
    (void)state;
    static const char LINE[] =
        TURNS("2", UNIT("A", GROUP(2, "marines", ), ), UNIT("D", GROUP(2, "guardsmen", ), ));
    // Nobody is hurt: drawn, and a second phase (TV-28).
    says(LINE, "1111; 11", "defender: a further assault phase, in the turn of the defender");
    asks(LINE, "1111; 11", "blows");
    ends(LINE, "1111; 11; 11; 11", "both-stand", 0, 0);
    // One phase is all that there is when nothing is said.
    ends(BATTLE(UNIT("A", GROUP(2, "marines", ), ), UNIT("D", GROUP(2, "guardsmen", ), )),
         "1111; 11", "both-stand", 0, 0);
}
static void tar_060_nobody_charges_in_a_later_phase(void **state) {
    PROVES(TAR_060, 1);
    (void)state;
    static const char LINE[] =
        TURNS("2", UNIT("A", GROUP(2, "marines", ), ), UNIT("D", GROUP(2, "guardsmen", ), ));
    dice_are(LINE, "", 4);
    dice_are(LINE, "1111; 11", 2); // TV-20
}
static void tar_156_a_pile_in_is_no_charge(void **state) {
    PROVES(TAR_156, 1);
    (void)state;
    // Those who stood out come into contact: an Attack each, and the covered strike in their step.
    static const char LINE[] = TURNS("2",
                                     UNIT("A",
                                          GROUP(1, "marines", ",'grenades':'frag'") "," GROUP(
                                              2, "marines", NAMED("rear") IS_OUT), ),
                                     UNIT("D", GROUP(2, "guardsmen", ), COVERED));
    strikes(LINE, "", BAY_ATTACKER, 11);
    dice_are(LINE, "", 2);
    strikes(LINE, "11; 11", BAY_ATTACKER, 4);
    dice_are(LINE, "11; 11", 3);
}
static void tar_052_cover_is_over_after_the_first_round(void **state) {
    PROVES(TAR_052, 1);
    (void)state;
    static const char LINE[] =
        TURNS("2", UNIT("A", GROUP(2, "guardians", ",'grenades':'none'"), ),
              UNIT("D", GROUP(2, "guardsmen", ), COVERED));
    strikes(LINE, "", BAY_DEFENDER, 11);
    strikes(LINE, "11; 1111", BAY_ATTACKER, 4);
}
#define SQUAD                                                                                  \
    UNIT("A",                                                                                  \
         GROUP(1, "marines", ) "," GROUP(2, "sergeants", SUPPORTS) "," GROUP(1, "commanders",  \
                                                                             IS_OUT), )

static void tar_161_all_are_in_contact_after_the_pile_in(void **state) {
    PROVES(TAR_161, 1);
    (void)state;
    static const char ALL[] = TURNS("2", SQUAD, UNIT("D", GROUP(5, "guardsmen", ), ));
    static const char STATED_SO[] = STATED("2", SQUAD, UNIT("D", GROUP(5, "guardsmen", ), ));
    story *s = story_begin(ALL);
    assert_true(story_rests_on(s, "pile_in"));
    story_over(s);
    // The commander strikes in the second phase, and sergeants with all their Attacks.
    strikes(ALL, "1111; 11111", BAY_ATTACKER, 5);
    dice_are(ALL, "1111; 11111", 3);
    dice_are(ALL, "1111; 11111; 111", 5);
    strikes(STATED_SO, "1111; 11111", BAY_ATTACKER, 4);
    dice_are(STATED_SO, "1111; 11111", 3);
}
static void pile_in_bears_on_nothing_where_all_are_in_contact(void **state) {
    (void)state;
    story *s = story_begin(
        TURNS("2", UNIT("A", GROUP(2, "marines", ), ), UNIT("D", GROUP(2, "guardsmen", ), )));
    assert_false(story_rests_on(s, "pile_in"));
    story_over(s);
}
#define SECTION(zone)                                                                          \
    STATED("2",                                                                                \
           UNIT("A",                                                                           \
                GROUP(1, "marines", NAMED("left") WITH("D")) "," GROUP(                        \
                    1, "marines", ",'a':2" NAMED("right") WITH("E") zone), ),                  \
           UNIT("D", GROUP(2, "guardsmen", ), ) "," UNIT("E", GROUP(1, "guardsmen", ), ))

static void as_stated_who_is_left_without_his_enemy_is_out(void **state) {
    (void)state;
    // E goes; the Marine who touched it alone is out, or supports who is near and touches D.
    static const char GOES[] = "11; 666 666 111; 11; 11";
    says(SECTION(), GOES, "defender: a further assault phase");
    dice_are(SECTION(), GOES, 1);
    dice_are(SECTION(ZONE("'D','E'")), GOES, 2);
}

#define FRONT_AND_REAR                                                                         \
    UNIT(                                                                                      \
        "A",                                                                                   \
        GROUP(1, "marines", NAMED("front")) "," GROUP(1, "marines", NAMED("rear") SUPPORTS), )

static void as_stated_a_combat_without_contact_dissolves(void **state) {
    (void)state;
    static const char LINE[] = STATED("2", FRONT_AND_REAR, UNIT("D", GROUP(1, "marines", ), ));
    // The front falls; who stood behind it touches nobody, nor does the Marine of D any more.
    asks(LINE, "111; 6 6 1; suffer-0; 11", "over");
    asks(LINE, "111; 6 6 1; suffer-1; 11", "blows");
}

static void as_stated_what_falls_in_a_phase_parts_nobody_in_it(void **state) {
    (void)state;
    static const char LINE[] =
        STATED("2", FRONT_AND_REAR, UNIT("D", GROUP(1, "marines", INITIATIVE(5)), ));
    // The front falls in the second phase, and who supports it strikes all the same.
    strikes(LINE, "1; 111; 6 6 1; suffer-0", BAY_ATTACKER, 4);
    dice_are(LINE, "1; 111; 6 6 1; suffer-0", 1);
}

// C and A touch one model of D each.
#define TWO_TO_ONE(more)                                                                       \
    UNIT("A", GROUP(1, "marines", ), ) "," UNIT("C", GROUP(1, "marines", INITIATIVE(5)), more)
#define ONE_EACH                                                                               \
    UNIT("D",                                                                                  \
         GROUP(2, "marines", NAMED("left") WITH("A")) "," GROUP(                               \
             1, "marines", ",'a':2" NAMED("right") WITH("C")), )

static void as_stated_who_has_lost_his_contact_is_out(void **state) {
    (void)state;
    static const char LINE[] =
        STATED("2", TWO_TO_ONE(",'independent':true,'joined':'A'"), ONE_EACH);
    // He has killed whom he touched: A fights on, and he stands by.
    static const char MOVES[] = "66 66 11; 11; 11; 11";
    asks(LINE, MOVES, "blows");
    strikes(LINE, MOVES, BAY_ATTACKER, 4);
}

static void a_02_the_victor_comes_to_who_passed(void **state) {
    PROVES(TAR_161, 1);
    (void)state;
    static const char LINE[] =
        "{'rules':'trial40k','parameters':{'pass_goto':'end'},'turns':2,"
        "'attacker':{'units':[" TWO_TO_ONE() "]},"
                                             "'defender':{'units':[" ONE_EACH "]}}";
    // Whom C touched is dead, D stays where it is: C comes to it, and D may strike at either.
    asks(LINE, "66 66 11; 11; 11; 11", "target-defender");
    // Somebody is left whom A has touched.
    asks(LINE, "66 11; 61 6 1; 11; 11; 11", "blows");
}

static void tar_160_who_was_parted_holds_nobody_up(void **state) {
    PROVES(TAR_160, 1);
    (void)state;
    static const char LINE[] = STATED(
        "2", UNIT("A", GROUP(1, "marines", INITIATIVE(5)), ),
        UNIT("D", GROUP(2, "guardsmen", ), ) "," UNIT(
            "E", GROUP(1, "guardsmen", ) "," GROUP(1, "guardsmen", NAMED("rear") SUPPORTS), ));
    // The front of E falls, and in the second phase half of D; the rest of D flees.
    asks(LINE, "strike-e; 66 61 1; suffer-0; 11; 1; 11; 11; 6 6 1; 1; 66", "pursuit");
}

static void the_players_turns_alternate(void **state) {
    (void)state;
    static const char LINE[] = TURNS("3", UNIT("A", GROUP(1, "guardians", ARMED("'power'")), ),
                                     UNIT("D", GROUP(1, "guardians", ARMED("'power'")), ));
    asks(LINE, "", "weapon-attacker");
    asks(LINE, "use-power; use-power; 11; 1", "weapon-defender");
    asks(LINE, "use-power; use-power; 11; 1; use-power; use-power; 1; 1", "weapon-attacker");
    story *s = story_begin(LINE);
    story_play(s, "use-power; use-power; 11; 1");
    story_check_feature(s, "turn", 2);
    story_over(s);
}
// One against one: each blow of the Marine kills with 4/6 * 4/6 * 4/6, of the guardsman with
// 1/2 * 1/3 * 1/3; the Marine strikes first, twice when he charges.
static void a_duel_without_a_last_phase_is_a_series(void **state) {
    (void)state;
    static const char LINE[] = TURNS("'unlimited'", UNIT("A", GROUP(1, "marines", ), ),
                                     UNIT("D", GROUP(1, "guardsmen", ), ));
    double p = 8.0 / 27, q = 1.0 / 18, missed = (1 - p) * (1 - p);
    double wins = 1 - missed + missed * (1 - q) * p / (1 - (1 - p) * (1 - q));
    assert_true(fabs(story_chance(LINE, "wiped-out", false) - wins) < 1e-12);
    assert_true(fabs(story_chance(LINE, "repelled", false) - (1 - wins)) < 1e-12);
}
// Somebody stands alone in the end: that is certain.
static void without_a_last_phase_it_goes_on_until_nobody_is_engaged(void **state) {
    (void)state;
    static const char LINE[] = TURNS("'unlimited'", UNIT("A", GROUP(2, "marines", ), ),
                                     UNIT("D", GROUP(2, "guardsmen", ), ));
    double stand = story_chance(LINE, "both-stand", false), all = 0;
    static const char *const ENDINGS[] = {"wiped-out", "driven-off", "driven-back", "repelled",
                                          "nobody-stands"};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        all += story_chance(LINE, ENDINGS[i], false);
    assert_true(fabs(stand) < 1e-12);
    assert_true(fabs(all - 1) < 1e-9);
}
static void tar_073_it_is_over_when_nobody_can_be_wounded(void **state) {
    PROVES(TAR_073, 1);
    (void)state;
    ends(TURNS("'unlimited'", UNIT("A", GROUP(1, "gretchin", ",'s':1,'t':6"), ),
               UNIT("D", GROUP(1, "gretchin", ",'t':6,'s':1"), )),
         "", "both-stand", 0, 0);
    // Nor by who could, and does not strike: out of the fight, or in support with a power fist.
#define WITH_ANOTHER(other)                                                                    \
    STATED("'unlimited'", UNIT("A", GROUP(1, "gretchin", ",'s':1,'t':6") "," other, ),         \
           UNIT("D", GROUP(1, "gretchin", ",'t':6,'s':1"), ))
    ends(WITH_ANOTHER(GROUP(1, "gretchin", ",'s':9,'t':6" IS_OUT)), "", "both-stand", 0, 0);
    ends(WITH_ANOTHER(GROUP(1, "gretchin", ",'s':2,'t':6" ARMED("'fist'") SUPPORTS)), "",
         "both-stand", 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_161_who_remains_fights_on),
        cmocka_unit_test(tar_060_nobody_charges_in_a_later_phase),
        cmocka_unit_test(tar_156_a_pile_in_is_no_charge),
        cmocka_unit_test(tar_052_cover_is_over_after_the_first_round),
        cmocka_unit_test(tar_161_all_are_in_contact_after_the_pile_in),
        cmocka_unit_test(pile_in_bears_on_nothing_where_all_are_in_contact),
        cmocka_unit_test(as_stated_who_is_left_without_his_enemy_is_out),
        cmocka_unit_test(as_stated_a_combat_without_contact_dissolves),
        cmocka_unit_test(as_stated_what_falls_in_a_phase_parts_nobody_in_it),
        cmocka_unit_test(as_stated_who_has_lost_his_contact_is_out),
        cmocka_unit_test(a_02_the_victor_comes_to_who_passed),
        cmocka_unit_test(tar_160_who_was_parted_holds_nobody_up),
        cmocka_unit_test(the_players_turns_alternate),
        cmocka_unit_test(a_duel_without_a_last_phase_is_a_series),
        cmocka_unit_test(without_a_last_phase_it_goes_on_until_nobody_is_engaged),
        cmocka_unit_test(tar_073_it_is_over_when_nobody_can_be_wounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
