// Declarations of charges: TAR-004 to 014, 186, 192, and rulings R-22 and R-24 (several targets:
// test_trial40k_targets.c); also refusals of a phase that begins with charges.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// Whom the question is about that is asked after these moves.
static void asked_is(const char *scenario, const char *moves, const char *unit) {
    story *s = story_begin(scenario);
    bay_step step;
    story_play(s, moves);
    story_check_asks(s, "declare");
    bay_step_read(story_battle(s), story_at(s), &step);
    assert_string_equal(story_battle(s)->units[step.unit].id, unit);
    story_over(s);
}

// --- Who may declare -------------------------------------------------------------------------

#define TWO_UNITS CHARGES(A(P(200, 200)) "," B(P(200, 240)), D(P(300, 220)))

static void tar_004_all_declare_before_anybody_moves(void **state) {
    PROVES(TAR_004, 1);
    (void)state;
    story *s = story_begin(TWO_UNITS);
    story_choose(s, "charge-d");
    stands(s, "a", 2000, 2000);
    story_check_asks(s, "declare");
    story_check_options(s, "charge-d no-charge");
    story_choose(s, "charge-d");
    stands(s, "a", 2000, 2000);
    story_check_asks(s, "next-charge");
    story_over(s);
}

static void tar_005_any_number_of_units_charges(void **state) {
    PROVES(TAR_005, 1);
    (void)state;
    says(TWO_UNITS, "no-charge; charge-d", "attacker: B has charged: 1 model touches an enemy");
    comes_to(TWO_UNITS, "no-charge; charge-d", "a", 2000, 2000);
    asks(TWO_UNITS, "no-charge; no-charge", "over"); // nobody of the defender is asked
    ends(TWO_UNITS, "no-charge; no-charge", "both-stand", 0, 0);
    says(TWO_UNITS, "charge-d; charge-d; move-a",
         "attacker: B has charged: 1 model touches an enemy");
}

// TV-49: 6.0 and 6.1 in.
#define SO_FAR(x) CHARGES(A(P(200, 200)), D(P(x, 200)))

static void tar_006_an_enemy_must_be_within_six_inches(void **state) {
    PROVES(TAR_006, 1);
    (void)state;
    offers(SO_FAR(377.4), "", "charge-d no-charge");
    asks_nobody(SO_FAR(377.5)); // to touch it is 6 in to go
    asks_nobody(SO_FAR(379.9));
    offers(CHARGES(A(P(200, 200)), PLACED("D", "orks", P(384.9, 200), ",'base':'40 mm'")), "",
           "charge-d no-charge");
    asks_nobody(CHARGES(A(P(200, 200)), PLACED("D", "orks", P(385, 200), ",'base':'40 mm'")));
}

static void tar_007_who_is_in_combat_declares_no_charge(void **state) {
    PROVES(TAR_007, 1);
    (void)state;
#define TOUCHED(x) CHARGES(A(P(200, 200) "," P(200, 230)), D(P(x, 200)) "," E(P(300, 230)))
    asks_nobody(TOUCHED(225.4));
    offers(TOUCHED(225.5), "", "charge-d charge-e no-charge");
#define CHIEF_AT(x)                                                                            \
    CHARGES(A(P(200, 230)) "," PLACED("C", "commanders", P(200, 200), JOINS_A),                \
            D(P(x, 200)) "," E(P(300, 230)))
    asks_nobody(CHIEF_AT(225.4)); // his fight is his unit's
    offers(CHIEF_AT(225.5), "", "charge-d charge-e no-charge");
}

static void tar_186_a_lone_character_charges(void **state) {
    PROVES(TAR_186, 1);
    (void)state;
#define LONE(x)                                                                                \
    CHARGES(PLACED("C", "commanders", P(200, 200), ",'independent':true"), D(P(x, 200)))
    offers(LONE(377.4), "", "charge-d no-charge");
    asks_nobody(LONE(377.5));
    comes_to(LONE(300), "charge-d", "c", 2749, 2000);
}

static void tar_192_a_joined_character_charges_with_his_unit(void **state) {
    PROVES(TAR_014, 1);
    PROVES(TAR_192, 1);
    (void)state;
#define WITH_CHIEF(joins)                                                                      \
    CHARGES(A(P(200, 200)) "," PLACED("C", "commanders", P(200, 226), joins), D(P(300, 200)))
    says(WITH_CHIEF(JOINS_A), "charge-d", "attacker: A has charged: 2 models touch an enemy");
    asked_is(WITH_CHIEF(",'independent':true"), "charge-d", "c");
    asks(WITH_CHIEF(JOINS_A), "no-charge", "over"); // he is not asked
}

// His unit has nobody within 6 in but by him.
static void tar_014_a_character_is_one_of_who_may_reach_a_target(void **state) {
    PROVES(TAR_014, 1);
    (void)state;
#define REACHED_BY_CHIEF(joins)                                                                \
    CHARGES(A(P(200, 200)) "," PLACED("C", "commanders", P(226, 200), joins), D(P(400, 200)))
    asked_is(REACHED_BY_CHIEF(JOINS_A), "", "a");
    asked_is(REACHED_BY_CHIEF(",'independent':true"), "", "c");
}

// --- Whom ------------------------------------------------------------------------------------

// Friends stand in between, so close that nobody passes: the way round three of them is short
// enough.
#define FRIENDS_3 P(262.5, 174.9) "," P(262.5, 200) "," P(262.5, 225.1)
#define FRIENDS_5 P(262.5, 149.8) "," FRIENDS_3 "," P(262.5, 250.2)

static void tar_010_a_way_of_six_inches_leads_to_a_target(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
    asked_is(CHARGES(A(P(200, 200)) "," B(FRIENDS_3), D(P(325, 200))), "", "a");
    asked_is(CHARGES(A(P(200, 200)) "," B(FRIENDS_5), D(P(325, 200))), "", "b");
}

// E is no target when D is charged, and who goes between its models keeps an inch from both.
#define GATE(north, south) E(P(260, north) "," P(260, south))
#define BEHIND_GATE(north, south)                                                              \
    CHARGES(A(P(200, 200) "," P(174.9, 200)), D(P(310, 200)) "," GATE(north, south))

// a wall stands before D, who is nearer than E.
static void tar_010_who_is_out_of_reach_may_be_named(void **state) {
    PROVES(TAR_010, 1);
    PROVES(TAR_021, 1);
    (void)state;
#define BEHIND_A_WALL(reading)                                                                 \
    "{'rules':'trial40k','begin':'charges','parameters':{'declare_range':'" reading            \
    "'},'terrain':[{'kind':'impassable','line':[" P(250, 0) "," P(                             \
        250, 900) "]}],'attacker':{"                                                           \
                  "'units':[" A(P(200, 200)) "]},'defender':{'units':[" D(P(290, 200)) "," E(  \
                      P(200, 310)) "]}}"
    offers(BEHIND_A_WALL("reach"), "", "charge-e no-charge");
    offers(BEHIND_A_WALL("any"), "", "charge-d charge-e no-charge");
    says(BEHIND_A_WALL("any"), "charge-d",
         "attacker: A cannot reach whom it charges: the charge does not happen");
    comes_to(BEHIND_A_WALL("any"), "charge-d", "a", 2000, 2000);
    says(BEHIND_A_WALL("any"), "charge-e", "attacker: A has charged: 1 model touches an enemy");
    // An enemy is within 6 in all the same.
    asks_nobody(CHARGES_SET("'declare_range':'any'", A(P(200, 200)), D(P(377.5, 200))));
    assert_true(rests_on(BEHIND_A_WALL("reach"), "declare_range"));
    assert_false(rests_on(BATTLE(A(P(200, 200)), D(P(225, 200))), "declare_range"));
}

static void tar_010_ways_keep_an_inch_from_who_is_no_target(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
    offers(BEHIND_GATE(149.6, 250.4), "", "charge-e charge-d no-charge");
    offers(BEHIND_GATE(149.7, 250.3), "", "charge-e no-charge");
    offers(BEHIND_GATE(149.7, 250.3), "charge-e", "enough charge-d"); // E is charged too
}

// From the south there is a place by D at an inch from E, but within the outline about it: who
// ends there keeps the inch on his way too.
static void tar_032_who_ends_beside_that_inch_keeps_it_on_his_way(void **state) {
    PROVES(TAR_032, 1);
    (void)state;
#define FROM_THE_SOUTH(north, south)                                                           \
    CHARGES(A(P(200, 200) "," P(200, 230)), D(P(310, 200)) "," GATE(north, south))
    offers(FROM_THE_SOUTH(149.6, 250.4), "", "charge-e charge-d no-charge");
    offers(FROM_THE_SOUTH(149.7, 250.3), "", "charge-e no-charge");
}

static void tar_011_the_player_picks_the_target(void **state) {
    PROVES(TAR_011, 1);
    (void)state;
#define EITHER CHARGES(A(P(200, 200)), D(P(300, 150)) "," E(P(290, 250)))
    offers(EITHER, "", "charge-e charge-d no-charge"); // the nearest first
    says(EITHER, "charge-d", "attacker: A charges D");
    story *s = story_begin(EITHER);
    story_choose(s, "charge-d");
    story_check_shown(s, "d-on-a", "in contact");
    story_check_shown(s, "e-out", "not in the fight");
    story_over(s);
    s = story_begin(EITHER);
    story_choose(s, "charge-e");
    story_check_shown(s, "d-out", "not in the fight");
    story_check_shown(s, "e-on-a", "in contact");
    story_over(s);
}

static void tar_011_a_character_is_charged_with_whom_he_has_joined(void **state) {
    PROVES(TAR_011, 1);
    (void)state;
#define JOINED_ENEMY(joins)                                                                    \
    CHARGES(A(P(200, 200)), D(P(300, 150)) "," PLACED("E", "commanders", P(290, 250), joins))
    offers(JOINED_ENEMY(",'independent':true"), "", "charge-e charge-d no-charge");
    offers(JOINED_ENEMY(",'independent':true,'joined':'D'"), "", "charge-d no-charge");
}

// --- What is refused -------------------------------------------------------------------------

static void tar_018_charges_begin_where_models_stand(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    story_refused(CHARGES(UNIT("A", GROUP(1, "marines", ), ), UNIT("D", GROUP(1, "orks", ), )),
                  BAY_BAD_INPUT, "begin", "TAR-018");
    story_refused(
        "{'rules':'trial40k','begin':'charges','turns':2,"
        "'attacker':{'units':[" A(P(200, 200)) "]},"
                                               "'defender':{'units':[" D(P(300, 200)) "]}}",
        BAY_BAD_INPUT, "turns", "TAR-018");
}

static void tar_037_what_charges_show_is_not_said(void **state) {
    PROVES(TAR_037, 1);
    (void)state;
#define SAYING(key, of_a, of_d)                                                                \
    story_refused(CHARGES(PLACED("A", "marines", P(200, 200), of_a),                           \
                          PLACED("D", "orks", P(300, 200), of_d)),                             \
                  BAY_BAD_INPUT, key, NULL)
    SAYING("attacker.units[0].charged", ",'charged':true", );
    SAYING("attacker.units[0].charged", ",'charged':false", );
    SAYING("defender.units[0].cover", , ",'cover':'defended'");
    SAYING("defender.units[0].cover_against", , ",'cover_against':['A']");
    SAYING("defender.units[0].trapped", , ",'trapped':true");
}

// Units of the attacker with so many lines of so many models each, far from their one enemy.
static const char *of_many(int units, int lines, int models) {
    static char words[20000];
    int placed = 0;
    char *at = words;
    at += sprintf(at, "{'rules':'trial40k','begin':'charges','attacker':{'units':[");
    for (int unit = 0; unit < units; unit++) {
        at += sprintf(at, "%s{'name':'A%d','groups':[", unit ? "," : "", unit);
        for (int line = 0; line < lines; line++) {
            at += sprintf(at, "%s{'profile':'marines','name':'L%d','at':[", line ? "," : "",
                          line);
            for (int i = 0; i < models; i++, placed++)
                at += sprintf(at, "%s'%d mm, %d mm'", i ? "," : "", 200 + 30 * (placed % 8),
                              200 + 30 * (placed / 8));
            at += sprintf(at, "]}");
        }
        at += sprintf(at, "]}");
    }
    sprintf(at, "]},'defender':{'units':[" D(P(1000, 1000)) "]}}");
    return words;
}

static void tar_018_no_more_than_sixty_four_models_stand_on_the_table(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    asks_nobody(of_many(1, 3, 21));
    story_refused(of_many(1, 4, 16), BAY_BAD_INPUT, "defender.units[0]", "TAR-018");
    asks_nobody(of_many(2, 23, 1));
    story_refused(of_many(2, 24, 1), BAY_BAD_INPUT, "defender.units[0]", "TAR-038");
}

// Who has many enemies in reach may come to stand in more ways than there are names for.
static void tar_018_models_come_to_stand_in_a_thousand_ways_at_most(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
#define TWO(name, x, y, z) PLACED(name, "marines", P(x, y) "," P(x, z), )
#define FIVE(name, x)                                                                          \
    TWO(name "1", x, 200, 226)                                                                 \
    "," TWO(name "2", x, 252, 278) "," TWO(name "3", x, 304, 330) "," TWO(                     \
        name "4", x, 356, 382) "," TWO(name "5", x, 408, 434)
    story_refused(CHARGES(FIVE("A", 200), FIVE("D", 290)), BAY_BAD_INPUT, "defender",
                  "TAR-038");
    asks_nobody(CHARGES(FIVE("A", 200), FIVE("D", 490)));
}

// Groups without names are called after their own unit and profile, in whatever order the units
// are written.
static void tar_038_units_in_any_order_keep_the_names_of_their_groups(void **state) {
    PROVES(TAR_038, 1);
    (void)state;
#define UNNAMED(unit, one, x, other, y)                                                        \
    "{'name':'" unit "','groups':[{'profile':'" one                                            \
    "','at':[" P(x, 200) "]},{'profile':'" other "','at':[" P(y, 200) "]}]}"
    story *s = story_begin(CHARGES(UNNAMED("Zed", "orks", 120, "nobs", 150) "," UNNAMED(
                                       "Alpha", "marines", 220, "sergeants", 250),
                                   D(P(100, 100))));
    stands(s, "zed-orks", 1200, 2000);
    stands(s, "zed-nobs", 1500, 2000);
    stands(s, "alpha-marines", 2200, 2000);
    stands(s, "alpha-sergeants", 2500, 2000);
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_038_units_in_any_order_keep_the_names_of_their_groups),
        cmocka_unit_test(tar_004_all_declare_before_anybody_moves),
        cmocka_unit_test(tar_005_any_number_of_units_charges),
        cmocka_unit_test(tar_006_an_enemy_must_be_within_six_inches),
        cmocka_unit_test(tar_007_who_is_in_combat_declares_no_charge),
        cmocka_unit_test(tar_186_a_lone_character_charges),
        cmocka_unit_test(tar_192_a_joined_character_charges_with_his_unit),
        cmocka_unit_test(tar_014_a_character_is_one_of_who_may_reach_a_target),
        cmocka_unit_test(tar_010_a_way_of_six_inches_leads_to_a_target),
        cmocka_unit_test(tar_010_who_is_out_of_reach_may_be_named),
        cmocka_unit_test(tar_010_ways_keep_an_inch_from_who_is_no_target),
        cmocka_unit_test(tar_032_who_ends_beside_that_inch_keeps_it_on_his_way),
        cmocka_unit_test(tar_011_the_player_picks_the_target),
        cmocka_unit_test(tar_011_a_character_is_charged_with_whom_he_has_joined),
        cmocka_unit_test(tar_018_charges_begin_where_models_stand),
        cmocka_unit_test(tar_037_what_charges_show_is_not_said),
        cmocka_unit_test(tar_018_no_more_than_sixty_four_models_stand_on_the_table),
        cmocka_unit_test(tar_018_models_come_to_stand_in_a_thousand_ways_at_most),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
