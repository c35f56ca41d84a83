// Contacts, supports and danger zones, found from where models stand on the table: TAR-040, 041,
// 044, 068, 162, 163, 188, 190, and ruling R-20.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

// A unit of alike models by the middles of their bases, which are 25 mm wide.
#define PLACED(name, profile, places, more)                                                    \
    "{'name':'" name "','profile':'" profile "','at':[" places "]" more "}"
#define P(x, y) "'" #x " mm, " #y " mm'"
#define CHIEF ",'independent':true"
#define OF_A ",'independent':true,'joined':'A'"

#define MARINES(places) PLACED("A", "marines", places, )
#define ORKS(places) PLACED("D", "orks", places, )
// One against one, in contact.
#define A_1 P(300, 300)
#define D_1 P(300, 325)

static void same_assault(const char *placed, const char *stated) {
    static const char *const ENDINGS[] = {"wiped-out",   "driven-off", "both-stand",
                                          "driven-back", "repelled",   "nobody-stands"};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        for (int best = 0; best < 2; best++) {
            double one = story_chance(placed, ENDINGS[i], best);
            double other = story_chance(stated, ENDINGS[i], best);
            assert_memory_equal(&one, &other, sizeof one);
        }
}

#define TWO_IN_CONTACT UNIT("A", GROUP(2, "marines", ), )
#define ONE_SUPPORTS UNIT("A", GROUP(1, "marines", ) "," GROUP(1, "marines", SUPPORTS), )
#define ONE_IS_OUT UNIT("A", GROUP(1, "marines", ) "," GROUP(1, "marines", IS_OUT), )
#define TWO_ORKS UNIT("D", GROUP(2, "orks", ), )
#define ONE_ORK UNIT("D", GROUP(1, "orks", ), )
#define ONE_ORK_SUPPORTS UNIT("D", GROUP(1, "orks", ) "," GROUP(1, "orks", SUPPORTS), )

static void tar_040_a_gap_below_half_a_millimetre_is_contact(void **state) {
    PROVES(TAR_040, 1);
    (void)state;
#define SECOND(y) BATTLE(MARINES(A_1 "," P(350, 300)), ORKS(D_1 "," P(350, y)))
    same_assault(SECOND(325), BATTLE(TWO_IN_CONTACT, TWO_ORKS));
    same_assault(SECOND(325.4), BATTLE(TWO_IN_CONTACT, TWO_ORKS));
    same_assault(SECOND(325.5), BATTLE(ONE_SUPPORTS, ONE_ORK_SUPPORTS));
    story_refused(SECOND(324.9), BAY_BAD_INPUT, "defender.units[0].at[1]", "TAR-040");
}

static void tar_040_every_base_has_its_width(void **state) {
    PROVES(TAR_040, 1);
    (void)state;
#define WIDE(base, y)                                                                          \
    BATTLE(MARINES(A_1 "," P(350, 300)), PLACED("D", "orks", P(300, y) "," P(350, y), base))
    same_assault(WIDE(",'base':'40 mm'", 332.5), BATTLE(TWO_IN_CONTACT, TWO_ORKS));
    story_refused(WIDE(, 332.5), BAY_BAD_INPUT, "attacker", "TAR-040"); // nobody touches
    story_refused(WIDE(",'base':'60 mm'", 342.5), BAY_BAD_INPUT, "defender.units[0].at[1]",
                  "TAR-040");
#define SIZED(size)                                                                            \
    SET("'base_size':" #size, MARINES(A_1 "," P(350, 300)), ORKS(P(300, 330) "," P(350, 330)))
    same_assault(SIZED(30), BATTLE(TWO_IN_CONTACT, TWO_ORKS));
    assert_true(rests_on(WIDE(, 325), "base_size"));
    assert_false(rests_on(BATTLE(TWO_IN_CONTACT, TWO_ORKS), "base_size"));
    assert_false(rests_on(BATTLE(PLACED("A", "marines", A_1, ",'base':'25 mm'"),
                                 PLACED("D", "orks", D_1, ",'base':'25 mm'")),
                          "base_size"));
}

// 50.8 mm between two bases, and a tenth more.
static void tar_041_who_is_within_two_inches_of_a_friend_supports(void **state) {
    PROVES(TAR_041, 1);
    PROVES(TAR_044, 1);
    (void)state;
#define BEHIND(y) BATTLE(MARINES(A_1 "," P(300, y)), ORKS(D_1))
    same_assault(BEHIND(224.2), BATTLE(ONE_SUPPORTS, ONE_ORK));
    same_assault(BEHIND(224.1), BATTLE(ONE_IS_OUT, ONE_ORK));
    same_assault(BATTLE(MARINES(A_1 "," P(254.5, 239.4)), ORKS(D_1)), // 75.78 apart
                 BATTLE(ONE_SUPPORTS, ONE_ORK));
    same_assault(BATTLE(MARINES(A_1 "," P(254.5, 239.3)), ORKS(D_1)), // 75.86
                 BATTLE(ONE_IS_OUT, ONE_ORK));
}

static void tar_041_to_support_a_support_is_none(void **state) {
    PROVES(TAR_041, 1);
    (void)state;
    same_assault(BATTLE(MARINES(A_1 "," P(300, 230) "," P(300, 200)), ORKS(D_1)),
                 BATTLE(UNIT("A",
                             GROUP(1, "marines", ) "," GROUP(1, "marines", SUPPORTS) "," GROUP(
                                 1, "marines", IS_OUT), ),
                        ONE_ORK));
}

static void tar_041_a_friend_of_another_unit_is_not_supported(void **state) {
    PROVES(TAR_041, 1);
    PROVES(TAR_044, 1);
    (void)state;
    same_assault(
        BATTLE(MARINES(A_1) "," PLACED("B", "marines", P(300, 275), ), ORKS(D_1)),
        BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "marines", IS_OUT), ),
               ONE_ORK));
}

// he counts as one of the unit to who supports. A-64: who stands by him is in no zone of his.
static void tar_041_a_joined_character_is_supported(void **state) {
    PROVES(TAR_041, 1);
    PROVES(TAR_068, 1);
    (void)state;
#define BY_THE_CHIEF(joined)                                                                   \
    BATTLE(MARINES(A_1 "," P(500, 275)) "," PLACED("C", "commanders", P(500, 300), joined),    \
           ORKS(D_1 "," P(500, 325)))
#define STATED(second, joined)                                                                 \
    BATTLE(                                                                                    \
        UNIT("A", GROUP(1, "marines", WITH("D")) "," GROUP(1, "marines", second), ) "," UNIT(  \
            "C", GROUP(1, "commanders", WITH("D")), joined),                                   \
        UNIT("D",                                                                              \
             GROUP(1, "orks", NAMED("of A") WITH("A")) "," GROUP(1, "orks",                    \
                                                                 NAMED("of C") WITH("C")), ))
    same_assault(BY_THE_CHIEF(OF_A), STATED(SUPPORTS WITH("D") ",'zone':[]", OF_A));
    same_assault(BY_THE_CHIEF(CHIEF), STATED(IS_OUT, CHIEF));
}

// nobody of A touches E, and who stands by his character strikes at it all the same.
static void tar_041_who_supports_a_character_is_engaged_with_his_enemy(void **state) {
    PROVES(TAR_041, 1);
    PROVES(TAR_162, 1);
    (void)state;
    same_assault(
        BATTLE(MARINES(A_1 "," P(500, 275)) "," PLACED("C", "commanders", P(500, 300), OF_A),
               ORKS(D_1) "," PLACED("E", "orks", P(500, 325), )),
        BATTLE(UNIT("A",
                    GROUP(1, "marines", WITH("D")) "," GROUP(
                        1, "marines",
                        SUPPORTS WITH("E") ",'zone':[]"), ) "," UNIT("C",
                                                                     GROUP(1, "commanders",
                                                                           WITH("E")),
                                                                     OF_A),
               UNIT("D", GROUP(1, "orks", WITH("A")), ) "," UNIT(
                   "E", GROUP(1, "orks", WITH("C")), )));
}

// A and B each touch a model of D, and these two are so far apart.
#define TWO_AGAINST_ONE(x)                                                                     \
    BATTLE(MARINES(A_1) "," PLACED("B", "guardsmen", P(x, 300), ), ORKS(D_1 "," P(x, 325)))
#define ZONES(of_a, of_b)                                                                      \
    BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "guardsmen", ), ),        \
           UNIT("D",                                                                           \
                GROUP(1, "orks", NAMED("at A") WITH("A") ZONE(of_a)) "," GROUP(                \
                    1, "orks", NAMED("at B") WITH("B") ZONE(of_b)), ))

static void tar_068_the_danger_zone_reaches_two_inches(void **state) {
    PROVES(TAR_068, 1);
    PROVES(TAR_162, 1); // own contact binds: A-56
    (void)state;
    same_assault(TWO_AGAINST_ONE(375.8), ZONES("'A','B'", "'A','B'"));
    same_assault(TWO_AGAINST_ONE(375.9), ZONES("'A'", "'B'"));
}

// Who stands by one who is touched is in reach, whoever of the strikers is near.
static void tar_068_who_stands_by_who_is_touched_is_in_the_zone(void **state) {
    PROVES(TAR_068, 1);
    (void)state;
    same_assault(BATTLE(MARINES(A_1), ORKS(D_1 "," P(300, 400) "," P(300, 480))),
                 BATTLE(UNIT("A", GROUP(1, "marines", ), ),
                        UNIT("D",
                             GROUP(1, "orks", NAMED("D on A")) "," GROUP(
                                 1, "orks",
                                 NAMED("D near A")
                                     SUPPORTS) "," GROUP(1, "orks", NAMED("D out") IS_OUT), )));
}

static void tar_162_a_support_strikes_at_whom_its_friends_touch(void **state) {
    PROVES(TAR_162, 1);
    (void)state;
#define ORKS_BETWEEN(third) ORKS(D_1 "," P(450, 325) "," P(third, 375))
#define STATED_BETWEEN(third)                                                                  \
    BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("B", GROUP(1, "guardsmen", ), ),        \
           UNIT("D",                                                                           \
                GROUP(1, "orks", NAMED("at A") WITH("A")) "," GROUP(                           \
                    1, "orks", NAMED("at B") WITH("B")) "," GROUP(1, "orks",                   \
                                                                  NAMED("a third") SUPPORTS    \
                                                                  ",'with':[" third "]"), ))
#define AT(x) BATTLE(MARINES(A_1) "," PLACED("B", "guardsmen", P(450, 300), ), ORKS_BETWEEN(x))
    same_assault(AT(290), STATED_BETWEEN("'A'"));
    same_assault(AT(460), STATED_BETWEEN("'B'"));
}

static void tar_163_who_touches_two_or_is_near_friends_who_do_chooses(void **state) {
    PROVES(TAR_163, 1);
    (void)state;
    asks(BATTLE(MARINES(P(312.5, 303.3)), ORKS(D_1) "," PLACED("E", "orks", P(325, 325), )), "",
         "target-attacker");
    asks(BATTLE(MARINES(P(300, 300) "," P(350, 300) "," P(325, 270)),
                ORKS(D_1) "," PLACED("E", "orks", P(350, 325), )),
         "", "target-attacker");
}

// He is a unit of his own: who touches him alone strikes at him alone, and his zone is himself.
static void tar_190_who_touches_a_character_strikes_at_him(void **state) {
    PROVES(TAR_188, 1);
    PROVES(TAR_190, 1);
    (void)state;
    same_assault(
        BATTLE(MARINES(A_1) "," PLACED("C", "commanders", P(325, 300), OF_A),
               ORKS(D_1 "," P(325, 325))),
        BATTLE(UNIT("A", GROUP(1, "marines", ), ) "," UNIT("C", GROUP(1, "commanders", ), OF_A),
               UNIT("D",
                    GROUP(1, "orks", NAMED("at A") WITH("A") ZONE("'A','C'")) "," GROUP(
                        1, "orks", NAMED("at C") WITH("C") ZONE("'A','C'")), )));
}

// Models of a group that stand alike are one, and are called by how they stand.
static void tar_040_a_group_is_parted_by_how_its_models_stand(void **state) {
    PROVES(TAR_040, 1);
    (void)state;
    static const char PARTED[] =
        BATTLE(UNIT("A",
                    "{'name':'Men','profile':'marines','at':[" A_1
                    "," P(350, 300) "," P(325, 270) "," P(325, 100) "]}", ),
               ORKS(D_1 "," P(350, 325)));
    story *s = story_begin(PARTED);
    story_check_shown(s, "men-near-d", "in support");
    story_check_shown(s, "men-on-d", "in contact");
    story_check_shown(s, "men-out", "not in the fight");
    story_check_shown(s, "d", "in contact");
    story_over(s);
}

// Without a profile a group is called by its name alone, or as its unit is.
static void tar_040_a_group_of_own_numbers_is_parted_too(void **state) {
    PROVES(TAR_040, 1);
    (void)state;
#define OWN_NUMBERS(name)                                                                      \
    BATTLE(UNIT("A",                                                                           \
                "{" name "'ws':4,'s':4,'t':4,'w':1,'i':4,'a':1,'ld':8,'at':[" A_1              \
                "," P(325, 270) "]}", ),                                                       \
           ORKS(D_1))
    story *s = story_begin(OWN_NUMBERS("'name':'Men',"));
    story_check_shown(s, "men-near-d", "in support");
    story_check_shown(s, "men-on-d", "in contact");
    story_over(s);
    s = story_begin(OWN_NUMBERS());
    story_check_shown(s, "a-near-d", "in support");
    story_check_shown(s, "a-on-d", "in contact");
    story_over(s);
}

static void tar_040_what_is_wrong_with_places_is_told(void **state) {
    PROVES(TAR_040, 1);
    (void)state;
    story_refused(BATTLE(MARINES(A_1), ONE_ORK), BAY_BAD_INPUT, "defender.units[0].groups[0]",
                  "TAR-040");
    story_refused(BATTLE(ONE_IS_OUT, ORKS(D_1)), BAY_BAD_INPUT, "defender.units[0].at",
                  "TAR-040");
    story_refused(BATTLE(PLACED("A", "marines", A_1, ",'models':2"), ORKS(D_1)), BAY_BAD_INPUT,
                  "attacker.units[0].models", "TAR-040");
    story_refused(BATTLE("{'name':'A','models':2,'profile':'marines','base':'40 mm'}", ONE_ORK),
                  BAY_BAD_INPUT, "attacker.units[0].base", "TAR-040");
    story_refused(BATTLE(MARINES(P(300, 500)), ORKS(D_1)), BAY_BAD_INPUT, "attacker",
                  "TAR-040");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_040_a_gap_below_half_a_millimetre_is_contact),
        cmocka_unit_test(tar_040_every_base_has_its_width),
        cmocka_unit_test(tar_041_who_is_within_two_inches_of_a_friend_supports),
        cmocka_unit_test(tar_041_to_support_a_support_is_none),
        cmocka_unit_test(tar_041_a_friend_of_another_unit_is_not_supported),
        cmocka_unit_test(tar_041_a_joined_character_is_supported),
        cmocka_unit_test(tar_041_who_supports_a_character_is_engaged_with_his_enemy),
        cmocka_unit_test(tar_068_the_danger_zone_reaches_two_inches),
        cmocka_unit_test(tar_068_who_stands_by_who_is_touched_is_in_the_zone),
        cmocka_unit_test(tar_162_a_support_strikes_at_whom_its_friends_touch),
        cmocka_unit_test(tar_163_who_touches_two_or_is_near_friends_who_do_chooses),
        cmocka_unit_test(tar_190_who_touches_a_character_strikes_at_him),
        cmocka_unit_test(tar_040_a_group_is_parted_by_how_its_models_stand),
        cmocka_unit_test(tar_040_a_group_of_own_numbers_is_parted_too),
        cmocka_unit_test(tar_040_what_is_wrong_with_places_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
