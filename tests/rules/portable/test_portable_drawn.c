// What is drawn: the ground, the units, who goes in, what each has done.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"
#include "text/wording.h"

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"

enum { CELLS = 49, C3 = 30, C4 = 23, ROOM = 200 }; // of 7 by 7 squares, from the north-west

typedef struct drawing {
    bay_mark mark[ROOM];
    uint32_t count;
    const bay_battle *battle;
} drawing;

static const drawing *draw(const story *s) {
    static drawing d;
    bay_view view = {.mark = d.mark, .room = ROOM};
    story_battle(s)->rules->view(story_battle(s), story_at(s), &view);
    assert_in_range(view.count, 1, ROOM);
    d.count = view.count;
    d.battle = story_battle(s);
    return &d;
}

// The nth mark of the kind, from 0; a test fails that asks for one too many.
static const bay_mark *nth(const drawing *d, bay_mark_kind kind, int n) {
    for (uint32_t i = 0; i < d->count; i++)
        if (d->mark[i].kind == kind && n-- == 0) return &d->mark[i];
    fail_msg("there is no such mark");
    return NULL;
}

static int how_many(const drawing *d, bay_mark_kind kind) {
    int count = 0;
    for (uint32_t i = 0; i < d->count; i++) count += d->mark[i].kind == kind;
    return count;
}

static void check_words(const drawing *d, const bay_mark *mark, const char *words) {
    char bytes[128];
    text read = text_within(bytes, sizeof bytes);
    wording_mark(&read, d->battle, mark, NULL);
    assert_string_equal(bytes, words);
}

static void pcc_19_the_ground_is_drawn(void **state) {
    PROVES(PCC_19, 1);
    (void)state;
    static const struct {
        const char *ground, *words;
        int bits, level, letter;
    } ROWS[] = {{"", "open", 0, 0, 0},
                {"'c4 open'", "open", 0, 0, 'o'},
                {"'c4 wood'", "wood", BAY_GROUND_WOOD, 0, 'w'},
                {"'c4 hill'", "hill, level 1", 0, 1, 'h'},
                {"'c4 hill 3'", "hill, level 3", 0, 3, 'h'},
                {"'c4 built-up'", "built-up", BAY_GROUND_TOWN, 0, 'b'},
                {"'c4 works'", "works", BAY_GROUND_WORKS, 0, 'f'},
                {"'c4 works N'", "works", 0, 0, 'f'},
                {"'c4 river'", "river", BAY_GROUND_WATER, 0, 'r'},
                {"'c4 wood','c4 hill'", "wood, hill, level 1", BAY_GROUND_WOOD, 1, 'w'},
                {"'c4 wood','c4 built-up'", "built-up, wood", BAY_GROUND_WOOD | BAY_GROUND_TOWN,
                 0, 'b'},
                {"'c4 wood','c4 works','c4 hill 2'", "wood, works, hill, level 2",
                 BAY_GROUND_WOOD | BAY_GROUND_WORKS, 2, 'w'},
                {"'c4 river','c4 works N'", "river, works", BAY_GROUND_WATER, 0, 'r'},
                {"'c4 built-up','c4 river'", "river, built-up",
                 BAY_GROUND_WATER | BAY_GROUND_TOWN, 0, 'r'},
                {"'c4 hill','c4 works','c4 wood','c4 built-up','c4 river'",
                 "river, built-up, wood, works, hill, level 1",
                 BAY_GROUND_WATER | BAY_GROUND_TOWN | BAY_GROUND_WOOD | BAY_GROUND_WORKS, 1,
                 'r'}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(PHASE(GROUND("%s"), FOOT, FOE), ROWS[i].ground);
        const drawing *d = draw(s);
        assert_int_equal(how_many(d, BAY_MARK_CELL), CELLS);
        const bay_mark *cell = nth(d, BAY_MARK_CELL, C4);
        check_words(d, cell, ROWS[i].words);
        assert_int_equal(cell->number[0], ROWS[i].bits);
        assert_int_equal(cell->number[1], 4);
        assert_int_equal(cell->number[2], ROWS[i].level);
        assert_int_equal(cell->number[3], ROWS[i].letter);
        assert_int_equal(cell->x, 2);
        assert_int_equal(cell->y, 3);
        story_over(s);
    }
}

static void pcc_19_marked_works_are_drawn_on_their_faces(void **state) {
    PROVES(PCC_19, 1);
    (void)state;
    story *s = story_begin(PHASE(GROUND("'c4 works S W'"), FOOT, FOE));
    const drawing *d = draw(s);
    assert_int_equal(how_many(d, BAY_MARK_EDGE), 2);
    for (int i = 0; i < 2; i++) {
        const bay_mark *edge = nth(d, BAY_MARK_EDGE, i);
        assert_int_equal(edge->place, C4);
        assert_int_equal(edge->number[0], 2 + i); // south, west
        assert_int_equal(edge->number[1], BAY_GROUND_WORKS);
        check_words(d, edge, "works");
    }
    story_over(s);
    s = story_begin(PHASE(GROUND("'c4 works','d5 wood'"), FOOT, FOE));
    assert_int_equal(how_many(draw(s), BAY_MARK_EDGE), 0);
    story_over(s);
}

static void pcc_02_the_units_are_drawn(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    static const struct {
        const char *type, *words;
        int arm, facing;
    } ROWS[] = {{"infantry poor", "infantry, poor, faces north", BAY_ARM_INFANTRY, BAY_NORTH},
                {"cavalry", "cavalry, average, faces north", BAY_ARM_CAVALRY, BAY_NORTH},
                {"dismounted elite", "dismounted cavalry, elite, faces north",
                 BAY_ARM_DISMOUNTED, BAY_NORTH},
                {"artillery", "artillery, average, faces north", BAY_ARM_ARTILLERY, BAY_NORTH},
                {"commander", "commander", BAY_ARM_COMMANDER, 0}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(PHASE("", FOOT ",'Other %s at a1'", FOE), ROWS[i].type);
        const drawing *d = draw(s);
        assert_int_equal(how_many(d, BAY_MARK_PIECE), 3);
        const bay_mark *piece = nth(d, BAY_MARK_PIECE, 1);
        assert_int_equal(piece->place, 42);
        assert_int_equal(piece->arm, ROWS[i].arm);
        assert_int_equal(piece->facing, ROWS[i].facing);
        check_words(d, piece, ROWS[i].words);
        assert_int_equal(nth(d, BAY_MARK_PIECE, 2)->side, BAY_DEFENDER);
        assert_int_equal(nth(d, BAY_MARK_PIECE, 2)->facing, 1800); // south
        story_over(s);
    }
}

static void pcc_02_who_goes_in_is_drawn(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    story *s = story_begin(PHASE("", FOOT ",'Other infantry at d3','Third infantry at e3'",
                                 FOE ",'Mate infantry at d4','Last infantry at e4'"));
    assert_int_equal(how_many(draw(s), BAY_MARK_ARROW), 0);
    story_play(s, "initiate-foot; hold-other; initiate-third");
    const drawing *d = draw(s);
    assert_int_equal(how_many(d, BAY_MARK_ARROW), 2);
    const bay_mark *arrow = nth(d, BAY_MARK_ARROW, 0);
    assert_int_equal(arrow->unit, 0);
    assert_int_equal(arrow->place, C3);
    assert_int_equal(arrow->number[0], C4);
    assert_int_equal(arrow->other, 3); // Foe
    check_words(d, arrow, "initiates against Foe");
    story_play(s, "fight-foe");
    assert_int_equal(how_many(draw(s), BAY_MARK_ARROW), 2); // while it is fought
    story_play(s, "1; 1");
    assert_int_equal(how_many(draw(s), BAY_MARK_ARROW), 1); // not when it is over
    story_over(s);
}

static void pcc_33_objectives_are_drawn(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    story *s = story_begin(PHASE(OBJECTIVES("'a1','c4'"), FOOT, FOE));
    const drawing *d = draw(s);
    assert_int_equal(how_many(d, BAY_MARK_SIGN), 2);
    assert_int_equal(nth(d, BAY_MARK_SIGN, 0)->place, 42);
    assert_int_equal(nth(d, BAY_MARK_SIGN, 0)->number[0], 1);
    assert_int_equal(nth(d, BAY_MARK_SIGN, 1)->place, C4);
    check_words(d, nth(d, BAY_MARK_SIGN, 1), "objective");
    story_over(s);
}

static void pcc_34_who_has_advanced_is_signed_so(void **state) {
    PROVES(PCC_34, 1);
    (void)state;
    static const char WORDS[] = "{unit} has advanced: it may not initiate again";
    story *s = story_begin(PHASE("", FOOT ",'Chief commander at c3'", FOE));
    story_play(s, "initiate-foot; 1; 5; 1; advance-together-foot");
    assert_true(signed_so(s, "foot", WORDS));
    const drawing *d = draw(s);
    assert_int_equal(nth(d, BAY_MARK_PIECE, 0)->place, C4);
    assert_int_equal(nth(d, BAY_MARK_PIECE, 1)->place, C4); // his commander with him
    assert_int_equal(how_many(d, BAY_MARK_PIECE), 2);       // Foe is gone
    story_over(s);
    s = story_begin(PHASE("", FOOT, FOE));
    story_play(s, "initiate-foot; 1; 5; 1; stay");
    assert_false(signed_so(s, "foot", WORDS));
    assert_int_equal(nth(draw(s), BAY_MARK_PIECE, 0)->place, C3);
    story_over(s);
}

static void pcc_30_who_has_fallen_back_is_signed_so(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    static const char WORDS[] = "{unit} has fallen back";
    static const char SCENARIO[] =
        PHASE(READ("'no_retreat':'pushes'") GROUND("'b4 impassable','d4 impassable'"), FOOT,
              FOE ",'Wall infantry at c5'");
    story *s = story_begin(SCENARIO);
    assert_false(signed_so(s, "foe", WORDS));
    story_play(s, "initiate-foot; 1; 5; 6; stay");
    assert_true(signed_so(s, "foe", WORDS));
    assert_false(signed_so(s, "wall", WORDS));                    // it was pushed
    assert_int_equal(nth(draw(s), BAY_MARK_PIECE, 1)->place, 16); // c5
    assert_int_equal(nth(draw(s), BAY_MARK_PIECE, 2)->place, 9);  // c6
    story_over(s);
}

static void pcc_38_who_has_fired_is_signed_so(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s = story_begin(PHASE(FIRE, FOOT, FOE));
    story_play(s, "fire-foot; 1; hold-foot");
    assert_true(signed_so(s, "foot", "{unit} has fired"));
    story_over(s);
    s = story_begin(PHASE(FIRE, FOOT, FOE));
    story_play(s, "hold-fire-foot; hold-foot");
    assert_false(signed_so(s, "foot", "{unit} has fired"));
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_19_the_ground_is_drawn),
        cmocka_unit_test(pcc_19_marked_works_are_drawn_on_their_faces),
        cmocka_unit_test(pcc_02_the_units_are_drawn),
        cmocka_unit_test(pcc_02_who_goes_in_is_drawn),
        cmocka_unit_test(pcc_33_objectives_are_drawn),
        cmocka_unit_test(pcc_34_who_has_advanced_is_signed_so),
        cmocka_unit_test(pcc_30_who_has_fallen_back_is_signed_so),
        cmocka_unit_test(pcc_38_who_has_fired_is_signed_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
