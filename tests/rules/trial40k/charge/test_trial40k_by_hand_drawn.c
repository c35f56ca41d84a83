// Models that are put down by hand at places that are drawn: each is refused, and then nothing has changed, or it
// stands where the rules let it, as they are read here once more, from middles and diameters alone. TAR-018 to
// TAR-032 and ruling R-27.

#include "base/text.h"
#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"
#include "support/heap.h"

#include <stdlib.h>

enum { MODELS = 12, DRAWS = 200, MOVES = 5, REACH = 1524, TWO_INCHES = 508, ONE_INCH = 254 };

// --- Scenes ----------------------------------------------------------------------------------

typedef struct model {
    char unit; // A charges D; C has joined A; E is nobody's target
    int x, y, wide;
} model;

typedef struct scene {
    model is[MODELS];
    int count;
} scene;

static const scene SCENES[] = {
    {{{'A', 1000, 2000, 250},
      {'A', 1000, 2400, 250},
      {'A', 1400, 2400, 250},
      {'A', 1800, 2400, 250},
      {'D', 1000, 1500, 250},
      {'D', 1800, 1500, 250},
      {'E', 1400, 1000, 400}},
     7},
    {{{'A', 2000, 2000, 250},
      {'A', 2000, 2350, 250},
      {'A', 2400, 2350, 400},
      {'A', 2800, 2350, 250},
      {'C', 2450, 2900, 600},
      {'D', 2000, 1500, 250},
      {'D', 2800, 1500, 400},
      {'E', 2400, 1000, 250},
      {'E', 1300, 1300, 250}},
     9},
    {{{'A', 1000, 1600, 250},
      {'A', 1600, 1600, 250},
      {'A', 1300, 1900, 250},
      {'D', 1000, 1000, 250},
      {'D', 1600, 1000, 250},
      {'E', 1300, 500, 250}},
     6},
};

// Groups of one model: bases differ within a unit.
static void add_unit(text *to, const scene *of, char unit, const char *profile) {
    bool any = false;
    text_add(to, "{'name':'");
    text_add_char(to, unit);
    text_add(to, unit == 'C' ? "','independent':true,'joined':'A','groups':[" : "','groups':[");
    for (int i = 0; i < of->count; i++) {
        const model *one = &of->is[i];
        char group[160];
        if (one->unit != unit) continue;
        snprintf(group, sizeof group,
                 "%s{'name':'%c%d','profile':'%s','base':'%d mm','at':['%d.%d mm, %d.%d mm']}",
                 any ? "," : "", unit, i, profile, one->wide / 10, one->x / 10, one->x % 10,
                 one->y / 10, one->y % 10);
        text_add(to, group);
        any = true;
    }
    text_add(to, "]}");
}

static bool has(const scene *of, char unit) {
    bool any = false;
    for (int i = 0; i < of->count; i++) any |= of->is[i].unit == unit;
    return any;
}

static story *begin(const scene *of) {
    text words = text_new(heap());
    text_add(&words, "{'rules':'trial40k','begin':'charges','attacker':{'units':[");
    add_unit(&words, of, 'A', "marines");
    if (has(of, 'C')) text_add(&words, ",");
    if (has(of, 'C')) add_unit(&words, of, 'C', "commanders");
    text_add(&words, "]},'defender':{'units':[");
    add_unit(&words, of, 'D', "orks");
    text_add(&words, ",");
    add_unit(&words, of, 'E', "orks");
    text_add(&words, "]}}");
    story *s = story_begin(text_get(&words));
    text_free(&words);
    story_play(s, "charge-d");
    if (strcmp(story_asks(s), "declare") == 0) story_play(s, "enough");
    return s;
}

// --- What is drawn ---------------------------------------------------------------------------

static uint64_t stream;

static int drawn(int below) {
    stream = stream * 6364136223846793005u + 1442695040888963407u;
    return (int)((stream >> 33) % (uint64_t)below);
}

// A point at a distance, in a direction with whole numbers for its sides.
static const int TURNS[][3] = {{1, 0, 1},   {3, 4, 5},   {5, 12, 13},
                               {8, 15, 17}, {7, 24, 25}, {20, 21, 29}};

static bay_point beside(const model *one, int far) {
    const int *turn = TURNS[drawn(6)];
    bool over = drawn(2);
    int x = far * turn[over] / turn[2], y = far * turn[!over] / turn[2];
    return (bay_point){one->x + (drawn(2) ? x : -x), one->y + (drawn(2) ? y : -y)};
}

// In contact with one who is charged, near anybody, where it stands, or anywhere.
static bay_point draw_place(const scene *now, int mover) {
    const model *self = &now->is[mover];
    int other = drawn(now->count), how = drawn(8);
    while (how > 2 && now->is[other].unit != 'D') other = drawn(now->count);
    int touching = (self->wide + now->is[other].wide + 1) / 2 + 2;
    if (how == 0) return (bay_point){self->x, self->y};
    if (how == 1) return (bay_point){drawn(4000), drawn(4000)};
    return beside(&now->is[other], touching + (how == 2 ? drawn(TWO_INCHES) : 0));
}

// --- The second reading ----------------------------------------------------------------------

// Whether the gap of two is less than that.
static bool nearer(const model *one, const model *other, int gap) {
    int64_t x = one->x - other->x, y = one->y - other->y;
    int64_t wide = one->wide + other->wide + 2 * gap;
    return 4 * (x * x + y * y) < wide * wide;
}

static bool is_ours(const model *one) {
    return one->unit == 'A' || one->unit == 'C';
}

// Stands a model where it may, by the rules for every place? TAR-018, TAR-031, TAR-032
static void check_stands(const scene *begun, const scene *now, int mover) {
    const model *self = &now->is[mover];
    int64_t x = self->x - begun->is[mover].x, y = self->y - begun->is[mover].y;
    assert_true(x * x + y * y <= REACH * REACH);
    for (int i = 0; i < now->count; i++) {
        if (i == mover) continue;
        assert_false(nearer(self, &now->is[i], 0));
        if (now->is[i].unit == 'E') assert_false(nearer(self, &now->is[i], ONE_INCH));
    }
}

// Does it touch somebody whom it charges; is it with its own? TAR-020, TAR-024
static bool touches_one(const scene *now, int mover) {
    bool any = false;
    for (int i = 0; i < now->count; i++)
        any |= now->is[i].unit == 'D' && nearer(&now->is[mover], &now->is[i], 5);
    return any;
}

static bool is_near_moved(const scene *now, const bool *moved, int mover) {
    bool any = false;
    for (int i = 0; i < now->count; i++)
        any |= i != mover && is_ours(&now->is[i]) && moved[i] &&
               nearer(&now->is[mover], &now->is[i], TWO_INCHES + 1);
    return any;
}

// --- Games -----------------------------------------------------------------------------------

typedef struct game {
    const scene *begun;
    scene now;
    bool moved[MODELS];
    int leader; // -1: nobody yet
    story *s;
} game;

// Where the model is drawn: each is a group, and C is called as a unit is.
static bay_point place_of_model(const game *g, int which) {
    bay_mark mark[80];
    bay_view view = {.mark = mark, .room = 80};
    char id[16];
    snprintf(id, sizeof id, g->now.is[which].unit == 'A' ? "a%d" : "c", which);
    story_battle(g->s)->rules->view(story_battle(g->s), story_at(g->s), &view);
    for (uint32_t i = 0; i < view.count; i++)
        if (mark[i].kind == BAY_MARK_PIECE &&
            strncmp(story_battle(g->s)->units[mark[i].unit].id, id, strlen(id)) == 0)
            return (bay_point){mark[i].x, mark[i].y};
    fail_msg("%s is not drawn", id);
    return (bay_point){0, 0};
}

// The only one of ours who does not stand where he began has led.
static void find_leader(game *g) {
    g->leader = -1;
    for (int i = 0; i < g->now.count; i++) {
        model *one = &g->now.is[i];
        if (!is_ours(one)) continue;
        bay_point at = place_of_model(g, i);
        if (at.x == one->x && at.y == one->y) continue;
        one->x = at.x;
        one->y = at.y;
        g->leader = i;
        g->moved[i] = true;
    }
}

// All stand where they have been put, and the others where they were.
static void check_places(const game *g) {
    for (int i = 0; i < g->now.count; i++) {
        if (!is_ours(&g->now.is[i])) continue;
        bay_point at = place_of_model(g, i);
        assert_int_equal(at.x, g->now.is[i].x);
        assert_int_equal(at.y, g->now.is[i].y);
    }
}

static uint16_t called(const game *g, int mover) {
    const bay_battle *battle = story_battle(g->s);
    char id[16] = "c";
    int number = 0;
    for (int i = 0; i <= mover; i++) number += g->now.is[i].unit == 'A';
    if (g->now.is[mover].unit == 'A') snprintf(id, sizeof id, "a.%d", number);
    for (uint16_t i = 0; i < battle->unit_count; i++)
        if (strcmp(battle->units[i].id, id) == 0) return i;
    fail_msg("nobody is called %s", id);
    return 0;
}

typedef struct seen {
    int put, refused[40]; // by clause
} seen;

static void note_refused(const game *g, seen *so_far) {
    static const int CLAUSES[] = {18, 19, 20, 22, 24, 25, 26, 27, 31, 32};
    bool any = false;
    for (size_t i = 0; i < sizeof CLAUSES / sizeof *CLAUSES; i++) {
        char id[12];
        snprintf(id, sizeof id, "TAR-%03d", CLAUSES[i]);
        bool told = story_told(g->s, id);
        so_far->refused[CLAUSES[i]] += told;
        any |= told;
    }
    assert_true(any);
}

// Where nobody has led, the only one of them, or one of several, does.
static void check_put(game *g, const scene *after, const int *who, int count, seen *so_far) {
    bool led = g->leader >= 0, leads = false;
    for (int k = 0; k < count; k++) g->moved[who[k]] = true;
    for (int k = 0; k < count; k++) {
        check_stands(g->begun, after, who[k]);
        bool touches = touches_one(after, who[k]);
        if (led || !touches) assert_true(is_near_moved(after, g->moved, who[k]));
        leads |= touches;
        so_far->put++;
    }
    if (!led) assert_true(leads);
    if (!led) g->leader = who[0];
}

// Some are put down. False: the fight has begun, or nobody is left to put.
static bool move(game *g, seen *so_far) {
    bay_move moves[MODELS];
    int who[MODELS], count = 0, most = 1 + drawn(3);
    scene after = g->now;
    for (int i = 0; i < g->now.count && count < most; i++) {
        if (!is_ours(&g->now.is[i]) || g->moved[i] || drawn(2)) continue;
        bay_point to = draw_place(&after, i);
        who[count] = i;
        after.is[i].x = to.x;
        after.is[i].y = to.y;
        moves[count++] = (bay_move){.unit = called(g, i), .x = to.x, .y = to.y};
    }
    if (!count) return true;
    if (!story_put(g->s, moves, (uint32_t)count)) {
        note_refused(g, so_far);
        return true;
    }
    check_put(g, &after, who, count, so_far);
    g->now = after;
    for (int k = 0; k < count; k++) {
        bay_point at = place_of_model(g, who[k]);
        assert_true(at.x == moves[k].x && at.y == moves[k].y);
    }
    if (strcmp(story_asks(g->s), "place-charge") != 0) return false;
    check_places(g);
    assert_false(story_put(g->s, moves, (uint32_t)count)); // nobody moves twice
    story_check_told(g->s, "TAR-022");
    return true;
}

static void play(const scene *of, seen *so_far) {
    game g = {.begun = of, .now = *of, .s = begin(of)};
    find_leader(&g);
    for (int i = 0; i < MOVES && move(&g, so_far); i++) continue;
    story_over(g.s);
}

static void tar_022_what_is_put_at_places_that_are_drawn_is_right(void **state) {
    PROVES(TAR_022, 1);
    (void)state;
    seen so_far = {0};
    stream = 7;
    for (int draw = 0; draw < DRAWS; draw++)
        for (size_t i = 0; i < sizeof SCENES / sizeof *SCENES; i++) play(&SCENES[i], &so_far);
    assert_true(so_far.put >= 150);
    static const int MANY[] = {18, 19, 20, 24, 25, 26, 31, 32};
    for (size_t i = 0; i < sizeof MANY / sizeof *MANY; i++)
        assert_true(so_far.refused[MANY[i]] >= 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_022_what_is_put_at_places_that_are_drawn_is_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
