// Models that their player puts down where the question is who leads, or how the others follow: TAR-018 to TAR-032
// and ruling R-27.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// Three of A before two of D: the first leads, the others can touch an enemy, or one of his own.
#define THREE P(100, 200) "," P(130, 202) "," P(160, 203)
#define TWO_D PLACED("D", "orks", P(104, 100) "," P(133, 100), )
#define ATTACK CHARGES(A(THREE), TWO_D)
#define TOUCHES "a.2 1310 1251"
#define TOUCHES_TOO "a.3 1580 1040"

static story *after(const char *scenario, const char *moves) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    return s;
}

static void offers_as_placed(const story *s, bool wanted) {
    bay_option list[BAY_OPTIONS_MAX];
    const bay_battle *battle = story_battle(s);
    bool any = false;
    for (uint32_t i = bay_step_at(battle, story_at(s))->options(battle, story_at(s), list);
         i-- > 0;)
        any |= strcmp(battle->rules->options[list[i].row].id, "as-placed") == 0;
    assert_int_equal(any, wanted);
}

static void tar_022_models_are_put_down_by_hand(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    story *s = after(ATTACK, "charge-d");
    assert_true(story_place(s, TOUCHES_TOO "; " TOUCHES));
    story_check_said(s, "attacker: A 2 is placed at 131 mm, 125.1 mm");
    story_check_said(s, "attacker: A 3 is placed at 158 mm, 104 mm");
    story_check_said(s, "attacker: A has charged: 3 models touch an enemy");
    stands(s, "a", 1310, 1251);
    stands(s, "a", 1580, 1040);
    story_check_asks(s, "weapon-defender"); // the fight has begun
    story_over(s);
}

// Four of A before two of D who stand apart: the first leads, and the others may follow in two ways.
#define FOUR P(100, 200) "," P(100, 240) "," P(140, 240) "," P(180, 240)
#define APART D(P(100, 150) "," P(180, 150))
#define QUEUE CHARGES(A(FOUR), APART)
#define BETWEEN "a.2 1550 1520"

static void tar_023_who_is_not_put_down_follows_as_is_asked(void **state) {
    PROVES(TAR_023, 1);
    (void)state;
    story *s = after(QUEUE, "charge-d");
    assert_true(story_place(s, BETWEEN));
    story_check_asks(s, "place-charge");
    story_check_options(s, "engage-most keep-back");
    stands(s, "a", 1550, 1520);
    stands(s, "a", 1400, 2400);
    stands(s, "a", 1800, 2400);
    story_choose(s, "keep-back");
    story_check_said(s, "attacker: A has charged: 4 models touch an enemy");
    stands(s, "a", 1550, 1520);
    story_over(s);
}

static void tar_022_nobody_moves_twice(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    story *s = after(QUEUE, "charge-d");
    assert_true(story_place(s, BETWEEN));
    assert_false(story_place(s, BETWEEN));
    story_check_said(s, "attacker: A 2 is no model that this charge has still to move");
    assert_false(story_place(s, "a.1 1000 1751")); // nor who has led, once one has followed
    story_check_said(s, "attacker: A 1 is no model that this charge has still to move");
    story_over(s);
}

static void tar_020_who_has_led_may_be_put_elsewhere(void **state) {
    PROVES(TAR_020, 1);
    (void)state;
    story *s = after(QUEUE, "charge-d");
    assert_false(story_place(s, "a.1 1100 1740"));
    story_check_said(s, "attacker: A 1 may not be placed there: it leads, and has to touch the "
                        "enemy nearest to it");
    assert_true(story_place(s, "a.1 1177 1677"));
    stands(s, "a", 1177, 1677);
    story_check_asks(s, "place-charge");
    story_over(s);
}

// Both of two models stand as near.
#define EITHER                                                                                 \
    CHARGES(A(P(100, 160) "," P(160, 160) "," P(130, 190)),                                    \
            PLACED("D", "orks", P(100, 100) "," P(160, 100), ))

static void tar_019_one_who_may_lead_is_put_down_first(void **state) {
    PROVES(TAR_019, 1);
    (void)state;
    story *s = after(EITHER, "charge-d");
    story_check_asks(s, "first-mover");
    assert_false(story_place(s, "a.3 1300 1251"));
    story_check_said(s,
                     "attacker: A 3 may not be placed yet: one who may lead is placed first");
    assert_true(story_place(s, "a.2 1570 1251"));
    story_check_asks(s, "place-charge");
    stands(s, "a", 1570, 1251);
    stands(s, "a", 1000, 1600);
    assert_true(story_place(s, "a.3 1230 1100")); // he leads, and others follow
    stands(s, "a", 1230, 1100);
    story_over(s);
}

// The first of both touches nobody as he is put, so the second leads; the first then follows, and has to touch.
static void tar_019_of_several_he_leads_who_is_put_well(void **state) {
    PROVES(TAR_019, 1);
    (void)state;
    story *s = after(EITHER, "charge-d");
    assert_false(story_place(s, "a.1 1000 1300; a.2 1570 1251"));
    story_check_said(s, "attacker: A 1 may not be placed there: it can touch an enemy whom "
                        "nobody touches, and has to");
    assert_false(story_place(s, "a.1 1020 1300; a.2 1600 1300"));
    story_check_said(s, "attacker: A 1 may not be placed there: it leads, and has to touch the "
                        "enemy nearest to it");
    assert_false(story_said(s, "attacker: A 2")); // who is nobody's leader cannot be judged
    assert_true(story_place(s, "a.1 1030 1251; a.2 1570 1251"));
    stands(s, "a", 1030, 1251);
    story_over(s);
}

static void tar_018_each_breach_is_told_of_its_model(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    story *s = after(ATTACK, "charge-d");
    assert_false(story_place(s, "a.2 1310 1350; a.3 3300 1250"));
    story_check_said(s, "attacker: A 2 may not be placed there: it can touch an enemy whom "
                        "nobody touches, and has to");
    story_check_said(s, "attacker: A 3 may not be placed there: no way of 6 in leads to it");
    story_over(s);
}

static void tar_018_nobody_is_put_beside_the_table(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    story *s = after(CHARGES(A(P(2, 20) "," P(30, 20) "," P(60, 20)),
                             PLACED("D", "orks", P(2, 80) "," P(40, 80), )),
                     "charge-d");
    assert_false(story_place(s, "a.2 -5 300"));
    story_check_said(s, "attacker: A 2 may not be placed there: no way of 6 in leads to it");
    assert_false(story_place(s, "a.2 2147483647 -2147483648"));
    story_check_said(s, "attacker: A 2 may not be placed there: no way of 6 in leads to it");
    story_over(s);
}

// Another unit, whoever is charged, a way to stand; a character who has joined has his own name.
static void tar_187_the_party_alone_is_put_down(void **state) {
    PROVES(TAR_187, 1);
    (void)state;
    story *s = after(CHARGES(A(FOUR) "," B(P(500, 200) "," P(530, 200)) "," PLACED(
                                 "C", "commanders", P(60, 200), JOINS_A),
                             APART),
                     "charge-d");
    static const char *const OTHERS[] = {"b.1", "d", "a-out", "a"};
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++) {
        char piece[32];
        snprintf(piece, sizeof piece, "%s 700 1600", OTHERS[i]);
        assert_false(story_place(s, piece));
        story_check_told(s, "TAR-022");
    }
    assert_false(story_place(s, "c 700 1600"));
    story_check_said(s, "attacker: C may not be placed there: it can touch an enemy");
    assert_true(story_place(s, "c 1550 1520"));
    stands(s, "c", 1550, 1520);
    story_over(s);
}

// What the file says of the rear is offered while nobody is put down by hand.
static void tar_022_by_hand_goes_before_the_file(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    story *s = after(
        CHARGES("{'name':'A','groups':[{'name':'Front','profile':'marines','at':[" P(
                    100, 200) "," P(100, 240) "]},{'name':'Rear','profile':"
                                              "'marines','at':[" P(140, 240) "," P(
                                                  180, 240) "],"
                                                            "'placed':[" P(121.7, 162.6) "," P(
                                                                172.5, 173.9) "]}]}",
                APART),
        "charge-d");
    offers_as_placed(s, true);
    assert_true(story_place(s, BETWEEN));
    story_check_asks(s, "place-charge");
    offers_as_placed(s, false);
    story_over(s);
}

// Models of several groups of a unit are numbered through.
static void tar_022_models_of_a_unit_are_numbered_through(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    story *s =
        after(CHARGES("{'name':'A','groups':[{'name':'Front','profile':'marines','at':[" P(
                          100, 200) "," P(100, 240) "]},{'name':'Rear','profile':"
                                                    "'marines','at':[" P(140, 240) "," P(
                                                        180, 240) "]}]}",
                      APART),
              "charge-d");
    assert_true(story_place(s, "a.4 1550 1520"));
    stands(s, "rear", 1550, 1520);
    story_over(s);
}

// Checks who may be put down, "UNIT NOW_X NOW_Y FROM_X FROM_Y; ..." in order.
static void may_be_put_down(const story *s, const char *wanted) {
    bay_placeable list[BAY_PLACEABLE_MAX];
    const bay_battle *battle = story_battle(s);
    uint32_t count = battle->rules->placeable(battle, story_at(s), list);
    char said[1024] = "";
    for (uint32_t i = 0; i < count; i++) {
        size_t length = strlen(said);
        snprintf(said + length, sizeof said - length, "%s%s %d %d %d %d", i ? "; " : "",
                 battle->units[list[i].now.unit].id, (int)list[i].now.x, (int)list[i].now.y,
                 (int)list[i].from_x, (int)list[i].from_y);
    }
    assert_string_equal(said, wanted);
}

// Who has led, while nobody has followed; then those alone who have still to move.
static void tar_022_those_who_may_be_put_down_are_listed(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    story *s = after(QUEUE, "charge-d");
    may_be_put_down(s, "a.1 1000 1751 1000 2000; a.2 1000 2400 1000 2400; "
                       "a.3 1400 2400 1400 2400; a.4 1800 2400 1800 2400");
    assert_true(story_place(s, BETWEEN));
    may_be_put_down(s, "a.3 1400 2400 1400 2400; a.4 1800 2400 1800 2400");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_022_models_are_put_down_by_hand),
        cmocka_unit_test(tar_023_who_is_not_put_down_follows_as_is_asked),
        cmocka_unit_test(tar_022_nobody_moves_twice),
        cmocka_unit_test(tar_020_who_has_led_may_be_put_elsewhere),
        cmocka_unit_test(tar_019_one_who_may_lead_is_put_down_first),
        cmocka_unit_test(tar_019_of_several_he_leads_who_is_put_well),
        cmocka_unit_test(tar_018_each_breach_is_told_of_its_model),
        cmocka_unit_test(tar_018_nobody_is_put_beside_the_table),
        cmocka_unit_test(tar_187_the_party_alone_is_put_down),
        cmocka_unit_test(tar_022_by_hand_goes_before_the_file),
        cmocka_unit_test(tar_022_models_of_a_unit_are_numbered_through),
        cmocka_unit_test(tar_022_those_who_may_be_put_down_are_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
