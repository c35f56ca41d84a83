// Contact is found where the bases stand on the table: WTJ-01, and what the modifiers make of it.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#include <string.h>

// A unit by the middles of its bases, which are 30 mm wide and 15 mm deep.
#define PLACED(name, places, more) "{'name':'" name "','at':[" places "]" more "}"
#define FACING(way) ",'facing':'" way "'"
#define P(x, y) "'" #x " mm, " #y " mm'"

// D stands in a row and faces south, its left in the east; A is on its front.
#define A_IN_FRONT PLACED("A", P(45, 60) "," P(75, 60), )
#define D_IN_ROW PLACED("D", P(45, 45) "," P(75, 45), )
#define B_ON_THE_LEFT PLACED("B", P(97.5, 45), FACING("west"))
#define C_IN_REAR PLACED("C", P(60, 30), FACING("south"))

static void same_assault(const char *placed, const char *stated) {
    static const char *const ENDINGS[] = {"breakthrough", "taken", "heroic",
                                          "won",          "drawn", "lost",
                                          "both-gone",    "held",  "held-heroic"};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        for (int best = 0; best < 2; best++) {
            double one = story_chance(placed, ENDINGS[i], best);
            double other = story_chance(stated, ENDINGS[i], best);
            assert_memory_equal(&one, &other, sizeof one);
        }
}

static void wtj_01_places_make_the_assault_that_is_stated_otherwise(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    same_assault(ASSAULT(, A_IN_FRONT "," B_ON_THE_LEFT, D_IN_ROW),
                 ASSAULT(CONTACTS("'A on D','B on D left'"), UNIT("A", 2, ) "," UNIT("B", 1, ),
                         UNIT("D", 2, )));
    same_assault(ASSAULT(, A_IN_FRONT "," C_IN_REAR, D_IN_ROW),
                 ASSAULT(CONTACTS("'A on D','C on D rear'"), UNIT("A", 2, ) "," UNIT("C", 1, ),
                         UNIT("D", 2, )));
}

static void wtj_01_units_that_stand_apart_fight_apart(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char APART[] = ASSAULT(, A_IN_FRONT "," PLACED("B", P(200, 60), ),
                                        D_IN_ROW "," PLACED("E", P(210, 45), ));
    feature_is(APART, "", "assaults_left", 2);
    feature_is(APART, "", "attacker.bases", 2);
    feature_is(APART, "", "defender.bases", 2);
}

// A corner, and a gap of a tenth of a millimetre.
static void wtj_01_a_common_corner_is_no_contact(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
#define ALSO(place) ASSAULT(, A_IN_FRONT "," PLACED("B", place, ), D_IN_ROW)
    feature_is(ALSO(P(105, 60)), "", "attacker.bases", 2); // B stands near by
    feature_is(ALSO(P(105.1, 45)), "", "attacker.bases", 2);
    feature_is(ALSO(P(105, 59.9)), "", "attacker.bases", 3); // a tenth of it is one
}

static void wtj_42_two_sides_are_found(void **state) {
    PROVES(WTJ_42, 1);
    (void)state;
    adds(ASSAULT(, A_IN_FRONT, D_IN_ROW), 0, 0);
    adds(ASSAULT(, A_IN_FRONT "," B_ON_THE_LEFT, D_IN_ROW), 0, -1);
    tells(ASSAULT(, A_IN_FRONT "," B_ON_THE_LEFT, D_IN_ROW), "",
          "defender: the defender: -1 to each die, hit on two or more sides");
    // One unit alone, with a base on its front and one on its right: so is it hit itself.
    adds(ASSAULT(, PLACED("A", P(45, 60) "," P(15, 50), ), D_IN_ROW), -1, -1);
}

static void wtj_40_the_rear_is_found(void **state) {
    PROVES(WTJ_40, 1);
    (void)state;
    adds(ASSAULT(, C_IN_REAR, D_IN_ROW), 0, -2);
    adds(ASSAULT(, PLACED("C", P(60, 30), ), D_IN_ROW), 0, 0); // its rear on theirs
    adds(ASSAULT(, A_IN_FRONT, PLACED("D", P(45, 45), FACING("north"))), 0, -2);
    adds(ASSAULT(, PLACED("A", P(45, 60), FACING("south")), D_IN_ROW), -2, 0);
}

// Turned by quarters and mirrored, it is the same assault.
static void wtj_01_the_way_they_face_decides_and_not_the_compass(void **state) {
    PROVES(WTJ_01, 1);
    PROVES(WTJ_42, 1);
    (void)state;
    adds(ASSAULT(, PLACED("A", P(60, 60), FACING("east")) "," PLACED("B", P(75, 82.5), ),
                 PLACED("D", P(75, 60), FACING("west"))),
         0, -1);
    adds(ASSAULT(
             ,
             PLACED("A", P(60, 60), FACING("south")) "," PLACED("B", P(37.5, 75), FACING("E")),
             PLACED("D", P(60, 75), FACING("north"))),
         0, -1);
    adds(ASSAULT(
             , PLACED("A", P(60, 60), FACING("west")) "," PLACED("B", P(45, 37.5), FACING("v")),
             PLACED("D", P(45, 60), FACING("east"))),
         0, -1);
    adds(ASSAULT(, A_IN_FRONT "," PLACED("B", P(22.5, 45), FACING("right")), D_IN_ROW), 0, -1);
}

static void wtj_40_the_size_of_a_base_decides_what_touches(void **state) {
    PROVES(WTJ_40, 1);
    (void)state;
#define SIZED(size) ASSAULT(READ(size), PLACED("A", P(45, 60), ), PLACED("D", P(65, 35), ))
    story_refused(SIZED(""), BAY_BAD_INPUT, "contacts", "WTJ-01");
    story *s = story_begin(SIZED("'base_depth':25"));
    assert_true(story_rests_on(s, "base_depth"));
    assert_true(story_rests_on(s, "base_width"));
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
    s = story_begin(ASSAULT(, UNIT("A", 1, ), UNIT("D", 1, )));
    assert_false(story_rests_on(s, "base_depth"));
    assert_false(story_rests_on(s, "base_width"));
    story_over(s);

    story_refused(ASSAULT(CERTAIN, A_IN_FRONT, D_IN_ROW), BAY_FORBIDDEN,
                  "parameters.base_width", "WTJ-01");
    story_refused(ASSAULT(CERTAIN READ("'base_width':30"), A_IN_FRONT, D_IN_ROW), BAY_FORBIDDEN,
                  "parameters.base_depth", "WTJ-01");
    adds(ASSAULT(CERTAIN READ("'base_width':30,'base_depth':15"), A_IN_FRONT, D_IN_ROW), 0, 0);
}

// AMB-W17: of equals the leftmost loses a base, as its side sees it; then the nearest to the enemy.
static void wtj_13_units_stand_in_the_order_of_their_places(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
#define LOSES(scenario, moves, options)                                                        \
    do {                                                                                       \
        story *s = story_begin(scenario);                                                      \
        story_play(s, moves);                                                                  \
        story_check_options(s, options);                                                       \
        story_over(s);                                                                         \
    } while (0)
    LOSES(ASSAULT(, PLACED("A", P(75, 60), ) "," PLACED("B", P(45, 60), ), D_IN_ROW), "12",
          "lose-b lose-a");
    LOSES(ASSAULT(, PLACED("A", P(45, 60), ) "," PLACED("B", P(75, 60), ), D_IN_ROW), "12",
          "lose-a lose-b");
    // The defender looks south: his left is in the east.
    LOSES(ASSAULT(, PLACED("A", P(45, 60) "," P(75, 60), ),
                  PLACED("D", P(45, 45), ) "," PLACED("E", P(75, 45), )),
          "21", "lose-e lose-d");
    // Equally far left: the nearest to the enemy, who is in the south.
    LOSES(ASSAULT(,
                  PLACED("A", P(52.5, 60), FACING("east")) "," PLACED("B", P(97.5, 60),
                                                                      FACING("west")),
                  PLACED("D", P(75, 45), ) "," PLACED("E", P(75, 60), )),
          "11", "lose-e lose-d");
    // As many face one way as another: there is no front, and the name decides.
    LOSES(ASSAULT(,
                  PLACED("A", P(22.5, 45), FACING("east")) "," PLACED("B", P(97.5, 45),
                                                                      FACING("west")),
                  D_IN_ROW),
          "13", "lose-a lose-b");
    LOSES(ASSAULT(CONTACTS("'A on D','B on D'"), UNIT("B", 1, ) "," UNIT("A", 1, ),
                  UNIT("D", 2, )),
          "12", "lose-a lose-b"); // no places: by name
}

static void wtj_01_contacts_may_be_stated_beside_the_places(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    adds(ASSAULT(CONTACTS("'B on D left'"), A_IN_FRONT "," B_ON_THE_LEFT, D_IN_ROW), 0, -1);
#define STATED(contacts)                                                                       \
    story_refused(ASSAULT(CONTACTS(contacts), A_IN_FRONT "," B_ON_THE_LEFT,                    \
                          D_IN_ROW "," PLACED("E", P(120, 45), FACING("west"))),               \
                  BAY_BAD_INPUT, "contacts[1]", "WTJ-01")
    STATED("'A on D','B on D'");           // on its left
    STATED("'A on D','A on E'");           // they stand apart
    STATED("'A on D','B rear on E left'"); // it is on their front
    STATED("'A on D','A on D'");
}

static void wtj_01_places_are_of_all_units_and_of_each_base(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
#define BAD(attackers, defenders, path)                                                        \
    story_refused(ASSAULT(, attackers, defenders), BAY_BAD_INPUT, path, "WTJ-01")
    BAD(A_IN_FRONT, UNIT("D", 2, ), "defender.units[0].at");
    BAD(UNIT("B", 1, ) "," A_IN_FRONT, D_IN_ROW, "attacker.units[0].at");
    story_refused("{'rules':'wtj','attacker':{'units':[" A_IN_FRONT "]},'defender':'3'}",
                  BAY_BAD_INPUT, "defender", "WTJ-01");
    BAD(PLACED("A", P(45, 60), ",'bases':2"), D_IN_ROW, "attacker.units[0].bases");
    BAD("{'name':'A'}", D_IN_ROW, "attacker.units[0].bases");
    BAD(UNIT("A", 2, FACING("north")), UNIT("D", 2, ), "attacker.units[0].facing");
    BAD(A_IN_FRONT, PLACED("D", "'45 mm'", ), "defender.units[0].at[0]");
    BAD(A_IN_FRONT, PLACED("D", P(45, -1), ), "defender.units[0].at[0]");
    feature_is(ASSAULT(, PLACED("A", P(45, 60), ",'bases':1"), D_IN_ROW), "", "attacker.bases",
               1);
}

static void wtj_01_no_base_stands_on_another(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    BAD(A_IN_FRONT, PLACED("D", P(45, 45) "," P(60, 45), ), "defender.units[0].at[1]");
    BAD(A_IN_FRONT "," PLACED("B", P(200, 60) "," P(75, 74.9), ), D_IN_ROW,
        "attacker.units[1].at[1]");
    BAD(A_IN_FRONT, PLACED("E", P(200, 45), ) "," PLACED("D", P(45, 45) "," P(75, 45.1), ),
        "defender.units[1].at[1]");
}

// --- The drawing -----------------------------------------------------------------------------

enum { MARKS = 64 };

static bay_view drawn(const story *s, bay_mark *marks) {
    bay_view sink = {.mark = marks, .room = MARKS};
    story_battle(s)->rules->view(story_battle(s), story_at(s), &sink);
    assert_in_range(sink.count, 1, MARKS);
    return sink;
}

// The shapes of the marks of a kind: "a 45 60, a 75 60".
static void assert_lies(const story *s, bay_mark_kind kind, const char *wanted) {
    bay_mark marks[MARKS];
    bay_view view = drawn(s, marks);
    char said[200] = "";
    for (uint32_t i = 0; i < view.count; i++) {
        if (marks[i].kind != kind) continue;
        size_t size = strlen(said);
        assert_true(marks[i].place < 0);
        snprintf(said + size, sizeof said - size, "%s%s", size ? ", " : "",
                 story_battle(s)->units[marks[i].unit].id);
        size = strlen(said);
        if (marks[i].shape)
            snprintf(said + size, sizeof said - size, " %d %d", marks[i].x, marks[i].y);
    }
    assert_string_equal(said, wanted);
}

static void wtj_01_bases_are_drawn_where_they_stand(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    story *s = story_begin(ASSAULT(, A_IN_FRONT "," B_ON_THE_LEFT, D_IN_ROW));
    bay_mark marks[MARKS];
    bay_view view = drawn(s, marks);
    int planes = 0;
    for (uint32_t i = 0; i < view.count; i++) {
        assert_int_not_equal(marks[i].kind, BAY_MARK_AREA);
        if (marks[i].kind == BAY_MARK_PIECE || marks[i].kind == BAY_MARK_BASE) {
            assert_int_equal(marks[i].w, 300);
            assert_int_equal(marks[i].h, 150);
        }
        if (marks[i].kind != BAY_MARK_PLANE) continue;
        planes++;
        assert_int_equal(marks[i].x, 0); // 300 all round
        assert_int_equal(marks[i].y, 0);
        assert_int_equal(marks[i].w, 1050 + 300);
        assert_int_equal(marks[i].h, 675 + 300);
    }
    assert_int_equal(planes, 1);
    assert_lies(s, BAY_MARK_PIECE, "a 450 600, b 975 450, d 750 450");
    assert_lies(s, BAY_MARK_BASE,
                "a 750 600, d 450 450"); // of D the one that nobody takes in flank
    assert_lies(s, BAY_MARK_SIGN, "d 900 450");
    story_check_shown(s, "b", "average infantry, faces west");
    story_over(s);
    // One enemy on two of its edges: its left is marked where that is touched.
    s = story_begin(
        ASSAULT(, PLACED("A", P(45, 60) "," P(75, 45), ), PLACED("D", P(45, 45), )));
    assert_lies(s, BAY_MARK_SIGN, "a 600 450, d 600 450");
    story_over(s);
}

// Who touches nobody goes first; who has gone, or left, is nowhere.
static void wtj_13_bases_that_are_lost_are_drawn_no_more(void **state) {
    PROVES(WTJ_13, 1);
    (void)state;
    story *s = story_begin(
        TURN(, PLACED("A", P(15, 60) "," P(45, 60) "," P(45, 75), ), PLACED("D", P(45, 45), )));
    assert_lies(s, BAY_MARK_PIECE, "a 450 600, d 450 450");
    assert_lies(s, BAY_MARK_BASE, "a 150 600, a 450 750");
    story_play(s, "12");
    assert_lies(s, BAY_MARK_BASE, "a 150 600");
    story_play(s, "12");
    assert_lies(s, BAY_MARK_PIECE, "a 450 600, d 450 450");
    assert_lies(s, BAY_MARK_BASE, "");
    story_over(s);
    s = story_begin(ASSAULT(, A_IN_FRONT, D_IN_ROW));
    story_play(s, "62; break-through");
    assert_lies(s, BAY_MARK_PIECE, "a 450 600, d");
    story_over(s);
}

static void wtj_36_what_is_attached_is_tied_to_its_unit(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    bay_mark marks[MARKS];
    story *s = story_begin(
        ASSAULT(, UNIT("A", 4, ),
                UNIT("D", 2, ) "," UNIT("E", 2, ) "," UNIT("G", 1, TYPE("gun") WITH("E"))));
    bay_view sink = {.mark = marks, .room = MARKS};
    const bay_battle *battle = story_battle(s);
    battle->rules->view(battle, story_at(s), &sink);
    int tied = 0;
    for (uint32_t i = 0; i < sink.count; i++) {
        if (marks[i].kind != BAY_MARK_SIGN || strcmp(battle->units[marks[i].unit].id, "g") != 0)
            continue;
        assert_string_equal(battle->units[marks[i].other].id, "e");
        tied++;
    }
    assert_int_equal(tied, 1);
    story_over(s);
}

// What is attached is where its unit is: it has no place of its own, or one. Ruling R-25.
static void wtj_36_what_is_attached_needs_no_place(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
#define GUN(more) "{'name':'Gun','type':'gun'" more "}"
    same_assault(
        ASSAULT(, A_IN_FRONT "," B_ON_THE_LEFT, GUN(",'bases':1,'with':'D'") "," D_IN_ROW),
        ASSAULT(CONTACTS("'A on D','B on D left'"), UNIT("A", 2, ) "," UNIT("B", 1, ),
                UNIT("D", 2, ) "," GUN(",'bases':1,'with':'D'")));
    story *s = story_begin(ASSAULT(, A_IN_FRONT, GUN(",'bases':2,'with':'D'") "," D_IN_ROW));
    assert_lies(s, BAY_MARK_PIECE, "a 450 600, gun, d 750 450");
    assert_lies(s, BAY_MARK_BASE, "a 750 600, d 450 450");
    assert_lies(s, BAY_MARK_SIGN, "gun"); // that it is with D
    story_check_shown(s, "gun", "average guns");
    story_over(s);
    s = story_begin(
        ASSAULT(, A_IN_FRONT, GUN(",'at':[" P(45, 30) "],'with':'D'") "," D_IN_ROW));
    assert_lies(s, BAY_MARK_PIECE, "a 450 600, gun 450 300, d 750 450");
    story_over(s);
    BAD(A_IN_FRONT, GUN(",'bases':1") "," D_IN_ROW, "defender.units[0].at"); // it stands alone
    story_refused(ASSAULT(, A_IN_FRONT "," UNIT("B", 2, ",'with':'A'"), D_IN_ROW),
                  BAY_BAD_INPUT, "attacker.units[1].with", "WTJ-36");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_01_places_make_the_assault_that_is_stated_otherwise),
        cmocka_unit_test(wtj_01_units_that_stand_apart_fight_apart),
        cmocka_unit_test(wtj_01_a_common_corner_is_no_contact),
        cmocka_unit_test(wtj_42_two_sides_are_found),
        cmocka_unit_test(wtj_40_the_rear_is_found),
        cmocka_unit_test(wtj_01_the_way_they_face_decides_and_not_the_compass),
        cmocka_unit_test(wtj_40_the_size_of_a_base_decides_what_touches),
        cmocka_unit_test(wtj_13_units_stand_in_the_order_of_their_places),
        cmocka_unit_test(wtj_01_contacts_may_be_stated_beside_the_places),
        cmocka_unit_test(wtj_01_places_are_of_all_units_and_of_each_base),
        cmocka_unit_test(wtj_01_no_base_stands_on_another),
        cmocka_unit_test(wtj_01_bases_are_drawn_where_they_stand),
        cmocka_unit_test(wtj_13_bases_that_are_lost_are_drawn_no_more),
        cmocka_unit_test(wtj_36_what_is_attached_is_tied_to_its_unit),
        cmocka_unit_test(wtj_36_what_is_attached_needs_no_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
