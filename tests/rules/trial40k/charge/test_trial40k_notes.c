// The notes of the drawing on which units may charge, fire and be fired at: TAR-006 to TAR-010,
// TAR-164 to TAR-166, TAR-175, and ruling R-34.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// The signs about the whole that cite a clause of one unit; the last of them is `found`.
static int signs_of(const char *scenario, const char *moves, const char *clause,
                    const char *unit, bay_mark *found) {
    enum { ROOM = 200 };
    bay_mark mark[ROOM];
    bay_view view = {.mark = mark, .room = ROOM};
    story *s = story_begin(scenario);
    story_play(s, moves);
    const bay_battle *battle = story_battle(s);
    int count = 0;
    battle->rules->view(battle, story_at(s), &view);
    assert_in_range(view.count, 1, ROOM);
    for (uint32_t i = 0; i < view.count; i++) {
        int row = battle->rules->tellings[mark[i].telling].clause;
        if (mark[i].kind != BAY_MARK_SIGN || mark[i].shape || row < 0) continue;
        if (strcmp(battle->rules->clauses[row].id, clause) != 0) continue;
        if (strcmp(battle->units[mark[i].unit].id, unit) != 0) continue;
        *found = mark[i];
        count++;
    }
    story_over(s);
    return count;
}

static void notes(const char *scenario, const char *moves, const char *clause,
                  const char *unit) {
    bay_mark found;
    if (signs_of(scenario, moves, clause, unit, &found) != 1)
        fail_msg("%s is not said of %s", clause, unit);
}

static void notes_not(const char *scenario, const char *moves, const char *clause,
                      const char *unit) {
    bay_mark found;
    if (signs_of(scenario, moves, clause, unit, &found) != 0)
        fail_msg("%s is said of %s", clause, unit);
}

static void notes_of(const char *scenario, const char *moves, const char *clause,
                     const char *unit, int some, int all) {
    bay_mark found;
    assert_int_equal(signs_of(scenario, moves, clause, unit, &found), 1);
    assert_int_equal(found.number[1], some);
    assert_int_equal(found.number[2], all);
}

#define WITH_KEY(key) PLACED("A", "marines", P(200, 200), key)
#define D_AT(x) D(P(x, 200))

static void tar_006_who_is_too_far_may_not_charge(void **state) {
    PROVES(TAR_006, 1);
    (void)state;
    notes(CHARGES(WITH_KEY() "," B(P(900, 900)), D_AT(300)), "", "TAR-006", "b");
    notes(CHARGES(WITH_KEY() "," B(P(900, 900)), D_AT(300)), "", "TAR-005", "a");
    notes_not(CHARGES(WITH_KEY(), D_AT(300)), "charge-d", "TAR-005",
              "a"); // the fight has begun
}

// A wall stands between them, and who goes round it goes more than 6 in; another may charge.
static void tar_010_who_has_no_way_may_not_charge(void **state) {
    PROVES(TAR_010, 1);
    (void)state;
#define WALLED(south)                                                                          \
    ON("{'kind':'impassable','line':[" P(250, 100) "," P(250, south) "]}",                     \
       A(P(200, 200)) "," B(P(900, 200)), D_AT(300) "," E(P(900, 300)))
    notes(WALLED(400), "", "TAR-010", "a");
    notes_not(WALLED(400), "", "TAR-005", "a");
    notes(WALLED(150), "", "TAR-005", "a");
    notes_not(WALLED(150), "", "TAR-010", "a");
}

static void tar_007_who_fights_may_not_charge(void **state) {
    PROVES(TAR_007, 1);
    (void)state;
    const char *one = CHARGES(WITH_KEY() "," B(P(300, 240)), D_AT(225) "," E(P(300, 300)));
    notes(one, "", "TAR-007", "a");
    notes(one, "", "TAR-005", "b");
}

static void tar_008_who_has_fired_may_not_charge(void **state) {
    PROVES(TAR_008, 1);
    (void)state;
    const char *one = CHARGES(WITH_KEY(",'fired':true") "," B(P(300, 250)), D_AT(300));
    notes(one, "", "TAR-008", "a");
    notes_not(one, "", "TAR-005", "a");
}

static void tar_009_who_falls_back_may_not_charge(void **state) {
    PROVES(TAR_009, 1);
    (void)state;
    const char *one = CHARGES(WITH_KEY(",'falls_back':true") "," B(P(300, 250)), D_AT(300));
    notes(one, "", "TAR-009", "a");
}

// One of D touches, one is near him, one is neither: 70 mm off after he has piled in, since A is
// out of his reach.
#define LONG                                                                                   \
    "{'name':'D','groups':[{'profile':'guardsmen','w':3,'at':[" P(290, 200) "," P(             \
        330, 180) "," P(700, 200) "]}]}"
#define A_SOUTH A(P(290, 290))
#define DRAWN "charge-d; 11; 11"

static void tar_164_who_touches_or_supports_does_not_fire(void **state) {
    PROVES(TAR_164, 1);
    (void)state;
    notes_of(CHARGES(A_SOUTH, LONG), DRAWN, "TAR-164", "d", 2, 3);
    notes_of(CHARGES(A_SOUTH, LONG), DRAWN, "TAR-164", "a", 1, 1);
    notes_not(CHARGES(A_SOUTH, LONG), "charge-d", "TAR-164", "d");
}

static void tar_165_the_others_of_the_unit_do(void **state) {
    PROVES(TAR_165, 1);
    (void)state;
    notes_of(CHARGES(A_SOUTH, LONG), DRAWN, "TAR-165", "d", 1, 3);
    notes_not(CHARGES(A_SOUTH, LONG), DRAWN, "TAR-165", "a");
}

static void tar_166_nobody_fires_at_those(void **state) {
    PROVES(TAR_166, 1);
    (void)state;
    notes_of(CHARGES(A_SOUTH, LONG), DRAWN, "TAR-166", "d", 2, 3);
    const char *alone = CHARGES(A_SOUTH, D(P(290, 200)));
    notes_not(alone, "charge-d; 61 6 1; back", "TAR-166", "a"); // he has nobody left to fight
}

static void tar_175_who_falls_back_fires_as_who_moves(void **state) {
    PROVES(TAR_175, 1);
    (void)state;
    const char *tough =
        CHARGES(A_SOUTH,
                "{'name':'D','groups':[{'profile':'guardsmen','w':3,'at':[" P(290, 200) "]}]}");
    notes(tough, "charge-d; 61 6 1; 1; 66; 34; 11", "TAR-175", "d");
    notes_not(tough, "charge-d; 61 6 1; 1; 11", "TAR-175", "d");
}

// --- While models are set up -----------------------------------------------------------------

// The distance of a kind around bases of a unit, or of everybody (NULL); `found` is the last of
// them.
static bool counts(const char *scenario, const char *moves, bay_distance kind, const char *unit,
                   bay_mark *found) {
    enum { ROOM = 200 };
    bay_mark mark[ROOM];
    bay_view view = {.mark = mark, .room = ROOM};
    story *s = story_begin(scenario);
    story_play(s, moves);
    const bay_battle *battle = story_battle(s);
    bool any = false;
    battle->rules->view(battle, story_at(s), &view);
    assert_in_range(view.count, 1, ROOM);
    for (uint32_t i = 0; i < view.count; i++) {
        if (mark[i].kind != BAY_MARK_DISTANCE || mark[i].number[0] != (int32_t)kind) continue;
        bool nobody = mark[i].unit == BAY_NO_UNIT;
        if (nobody ? unit != NULL : !unit || strcmp(battle->units[mark[i].unit].id, unit) != 0)
            continue;
        *found = mark[i];
        any = true;
    }
    story_over(s);
    return any;
}

static void tar_018_who_may_charge_reaches_six_inches(void **state) {
    PROVES(TAR_018, 1);
    (void)state;
    bay_mark found;
    const char *one =
        CHARGES(WITH_KEY() "," PLACED("B", "marines", P(300, 240), ",'fired':true"),
                D_AT(300) "," E(P(300, 265)));
    assert_true(counts(one, "", BAY_DISTANCE_REACH, "a-out", &found));
    assert_int_equal(found.number[1], 1524);
    assert_false(counts(one, "", BAY_DISTANCE_REACH, "b-out", &found)); // it has fired
    assert_false(counts(one, "", BAY_DISTANCE_REACH, "d-out", &found)); // it is not its turn
    assert_false(
        counts(CHARGES(WITH_KEY(), D_AT(225)), "", BAY_DISTANCE_REACH, "a-on-d", &found));
}

static void tar_024_who_has_joined_hangs_together_with_the_unit(void **state) {
    PROVES(TAR_024, 1);
    (void)state;
    bay_mark a, b;
    const char *joined =
        CHARGES(WITH_KEY() "," PLACED("B", "commanders", P(230, 200), JOINS_A), D_AT(300));
    assert_true(counts(joined, "", BAY_DISTANCE_TOGETHER, "a-out", &a));
    assert_true(counts(joined, "", BAY_DISTANCE_TOGETHER, "b-out", &b));
    assert_int_equal(a.number[1], 508);
    assert_int_equal(a.number[2], b.number[2]);
    assert_true(counts(joined, "", BAY_DISTANCE_TOGETHER, "d-out", &b));
    assert_int_not_equal(a.number[2], b.number[2]);
}

static void tar_032_nobody_is_set_up_within_an_inch(void **state) {
    PROVES(TAR_032, 1);
    (void)state;
    bay_mark found;
    assert_true(counts(CHARGES(WITH_KEY(), D_AT(300)), "", BAY_DISTANCE_APART, NULL, &found));
    assert_int_equal(found.number[1], 254);
    assert_int_equal(found.number[2], 5); // contact
    assert_false(counts(CHARGES(WITH_KEY(), D_AT(300)), "charge-d", BAY_DISTANCE_APART, NULL,
                        &found)); // the fight has begun
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_006_who_is_too_far_may_not_charge),
        cmocka_unit_test(tar_010_who_has_no_way_may_not_charge),
        cmocka_unit_test(tar_007_who_fights_may_not_charge),
        cmocka_unit_test(tar_008_who_has_fired_may_not_charge),
        cmocka_unit_test(tar_009_who_falls_back_may_not_charge),
        cmocka_unit_test(tar_164_who_touches_or_supports_does_not_fire),
        cmocka_unit_test(tar_165_the_others_of_the_unit_do),
        cmocka_unit_test(tar_166_nobody_fires_at_those),
        cmocka_unit_test(tar_175_who_falls_back_fires_as_who_moves),
        cmocka_unit_test(tar_018_who_may_charge_reaches_six_inches),
        cmocka_unit_test(tar_024_who_has_joined_hangs_together_with_the_unit),
        cmocka_unit_test(tar_032_nobody_is_set_up_within_an_inch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
