// How often each clause bites, compared with counting face by face, and situation by situation
// where play goes round.
#include "bayonet/odds.h"

#include "support/take.h"
#include "systems/maze.h"
#include "systems/risk.h"
#include "unit/analysis/drill_scene.h"

#include <stdlib.h>
#include <string.h>

enum { CLAUSES = 16, FACES = 16, ROWS = 32, ROOMS = 12, MAZES = 400, SEEN = 1 << 3 };

// --- Face by face ----------------------------------------------------------------------------

// What is found by playing out every face of every die, under standing orders. Knows nothing of
// graphs, and of throws only how they are asked and read.
typedef struct counted {
    double expected[CLAUSES], chance[CLAUSES];
    double least; // branches less likely than this are not followed
} counted;

// A way of play so far.
typedef struct way {
    _Alignas(16) uint8_t at[64];
    double p;
    uint32_t seen; // clauses, by bit
} way;

// Of one step: asked, read, told.
typedef struct heard {
    uint32_t times[3][CLAUSES];
} heard;

static void add_step(counted *to, way *w, const heard *h) {
    for (int c = 0; c < CLAUSES; c++) {
        uint32_t most = h->times[0][c];
        if (h->times[1][c] > most) most = h->times[1][c];
        if (h->times[2][c] > most) most = h->times[2][c];
        to->expected[c] += w->p * most;
        if (!most || w->seen >> c & 1) continue;
        w->seen |= 1u << c;
        to->chance[c] += w->p;
    }
}

static void take(counted *to, const bay_battle *battle, way *w, int index, heard *h) {
    bay_event events[ROWS];
    bay_trace why = {events, 0, ROWS};
    if (index < 0)
        battle->rules->first(battle, w->at, &why);
    else
        take_at(battle, w->at, (uint32_t)index, &why);
    assert_true(why.count <= ROWS);
    for (uint32_t i = 0; i < why.count; i++)
        h->times[2][battle->rules->tellings[events[i].telling].clause]++;
    add_step(to, w, h);
}

static void hear_reading(const bay_step_info *info, const bay_throw *dice, const uint8_t *faces,
                         size_t count, heard *h) {
    bay_reading rows[ROWS];
    size_t found = bay_throw_read(dice, faces, count, rows, ROWS);
    assert_true(found <= ROWS);
    for (size_t i = 0; i < found; i++) {
        if (rows[i].kind == BAY_READ_VALUE) continue; // read by the throw's own clause
        int event = rows[i].kind == BAY_READ_STAGE ? rows[i].name : rows[i].kind;
        if (rows[i].kind == BAY_READ_TIE && dice->ties != BAY_TIES_NOBODY)
            event = dice->ties == BAY_TIES_FIRST ? 0 : 1; // it counts as who wins it
        int clause = bay_step_event(info, event);
        if (clause >= 0) h->times[1][clause]++;
    }
}

static void play(counted *to, const bay_battle *battle, const way *w);

static void throw_on(counted *to, const bay_battle *battle, const way *w, const bay_step *step,
                     uint8_t *faces, size_t count) {
    bay_ask ask;
    assert_int_equal(bay_throw_ask(&step->dice, faces, count, &ask), BAY_OK);
    const bay_step_info *info = &battle->rules->steps[step->id];
    if (ask.done) {
        way next = *w;
        heard h = {.times = {{0}}};
        h.times[0][info->clause] = 1;
        hear_reading(info, &step->dice, faces, count, &h);
        take(to, battle, &next, (int)ask.result, &h);
        play(to, battle, &next);
        return;
    }
    assert_true(count < FACES);
    way next = *w;
    next.p /= ask.sides;
    for (uint8_t face = 1; face <= ask.sides; face++) {
        faces[count] = face;
        throw_on(to, battle, &next, step, faces, count + 1);
    }
}

static void play(counted *to, const bay_battle *battle, const way *w) {
    bay_step step;
    uint8_t faces[FACES];
    bay_step_read(battle, w->at, &step);
    if (step.kind == BAY_END || step.settled || w->p < to->least) return;
    if (step.kind == BAY_CHANCE) {
        throw_on(to, battle, w, &step, faces, 0);
        return;
    }
    bay_option option[BAY_OPTIONS_MAX];
    way next = *w;
    heard h = {.times = {{0}}};
    (void)options_at(battle, next.at, option);
    h.times[0][battle->rules->steps[step.id].clause] = 1;
    h.times[0][battle->rules->options[option[0].row].clause] = 1;
    take(to, battle, &next, 0, &h);
    play(to, battle, &next);
}

static counted count_all(const bay_battle *battle, double least) {
    counted all = {.least = least};
    way w = {.p = 1};
    heard h = {.times = {{0}}};
    assert_true((size_t)battle->size + battle->told <= sizeof w.at);
    take(&all, battle, &w, -1, &h);
    play(&all, battle, &w);
    return all;
}

// --- The same from the graph -----------------------------------------------------------------

static bay_why why_of(const bay_battle *battle, const void *from, int follows) {
    bay_work work = heap_work();
    bay_graph *graph;
    bay_policy policy;
    bay_why why;
    assert_int_equal(bay_graph_follow(battle, from, NULL, follows, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_why_make(graph, &policy, &why), BAY_OK);
    bay_policy_free(&policy);
    bay_graph_free(graph);
    return why;
}

static void assert_counted(const bay_battle *battle, const counted *all, double within) {
    for (int follows = 0; follows <= BAY_SEEKS_BOTH; follows++) {
        bay_why why = why_of(battle, NULL, follows);
        for (uint32_t c = 0; c < why.clauses; c++) {
            assert_near(why.use[c].expected, all->expected[c], within);
            assert_near(why.use[c].chance, all->chance[c], within);
            assert_false(why.use[c].endless);
        }
        bay_why_free(&why);
    }
}

static void drill_is_as_counted_face_by_face(void **state) {
    (void)state;
    static const char *const SCENES[] = {"{\"rules\":\"drill\",\"attacker\":{\"left\":2,"
                                         "\"right\":1},\"defender\":{\"figures\":2}}",
                                         "{\"rules\":\"drill\",\"attacker\":{\"left\":1,"
                                         "\"right\":1},\"defender\":{\"figures\":2,"
                                         "\"works\":true},\"parameters\":{\"hits_on\":3}}"};
    for (int i = 0; i < 2; i++) {
        drill_scene s;
        drill_scene_make(SCENES[i], &s);
        counted all = count_all(s.battle, 0);
        assert_near(all.expected[DRL_07], 2, 1e-11); // of one throw, its two stages
        assert_near(all.chance[DRL_07], 1, 1e-11);
        assert_true(all.expected[DRL_06] > 0 && all.expected[DRL_08] > 0);
        assert_near(all.expected[DRL_10], 0, 0); // settled by then
        assert_counted(s.battle, &all, 1e-11);
        drill_scene_free(&s);
    }
}

// Ties fought again without end: counted until they are unlikely enough.
static void a_loop_is_counted_in_closed_form(void **state) {
    (void)state;
    drill_scene s;
    drill_scene_make("{\"rules\":\"drill\",\"attacker\":{\"left\":1,\"right\":1},\"defender\":"
                     "{\"figures\":1},\"parameters\":{\"ties\":\"forever\"}}",
                     &s);
    counted all = count_all(s.battle, 1e-9);
    assert_counted(s.battle, &all, 1e-4);
    bay_why why = why_of(s.battle, NULL, BAY_SEEKS_BOTH);
    // one figure left in 1 of 6: even, 6 of 36 ties, each time; else one better, 5 of 36
    assert_near(why.use[DRL_06].expected, 1.0 / 6 / 5 + 5.0 / 6 * 5 / 31, 1e-14);
    assert_near(why.use[DRL_06].chance, 1.0 / 6 / 6 + 5.0 / 6 * 5 / 36, 1e-14);
    bay_why_free(&why);
    drill_scene_free(&s);
}

static void matched_pools_are_as_counted_face_by_face(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(3, 1, BAY_TIES_SECOND);
    counted all = count_all(&battle.common, 0);
    for (int c = 0; c < 5; c++) assert_int_equal(all.expected[c] > 0, c != 3);
    assert_true(all.expected[1] > all.expected[2]);
    assert_counted(&battle.common, &all, 1e-10);
    battle = risk_battle_of(2, 2, BAY_TIES_FIRST);
    all = count_all(&battle.common, 0);
    assert_counted(&battle.common, &all, 1e-11);
    battle = risk_battle_of(1, 1, BAY_TIES_NOBODY); // a tie is thrown again
    all = count_all(&battle.common, 1e-9);
    assert_counted(&battle.common, &all, 1e-4);
}

// --- Room by room ----------------------------------------------------------------------------

// Where play is, and what of clauses 1 .. 3 it has come to, over and over.
typedef struct spread {
    double p[ROOMS][SEEN];
    double expected[MAZE_CLAUSES + 1];
} spread;

static void send(const maze_room *room, const spread *from, int at, int seen, spread *to) {
    int doors = room[at].kind == BAY_CHOICE ? 1 : room[at].doors;
    for (int d = 0; d < doors; d++) {
        double p = from->p[at][seen] / doors;
        int next = room[at].to[d], tells = room[next].tells;
        to->p[next][tells ? seen | 1 << (tells - 1) : seen] += p;
        to->expected[0] += p;
        if (tells) to->expected[tells] += p;
    }
}

static spread after(const maze_room *room, const spread *from) {
    spread to = {.p = {{0}}};
    memcpy(to.expected, from->expected, sizeof to.expected);
    for (int at = 0; at < ROOMS; at++)
        for (int seen = 0; seen < SEEN; seen++) {
            if (room[at].kind == BAY_END)
                to.p[at][seen] += from->p[at][seen];
            else if (from->p[at][seen] > 0)
                send(room, from, at, seen, &to);
        }
    return to;
}

static void assert_maze(const maze_room *room) {
    enum { LONG = 4000 };
    maze battle = maze_of(room, ROOMS);
    bay_why why = why_of(&battle.common, NULL, 0);
    spread now = {.p = {{0}}}, half = now;
    now.p[0][0] = 1;
    for (int i = 0; i < 2 * LONG; i++) {
        if (i == LONG) half = now;
        now = after(room, &now);
    }
    for (int c = 0; c <= MAZE_CLAUSES; c++) {
        double chance = c == 0 && room[0].kind != BAY_END;
        for (int at = 0; at < ROOMS && c; at++)
            for (int seen = 0; seen < SEEN; seen++)
                if (seen >> (c - 1) & 1) chance += now.p[at][seen];
        assert_near(why.use[c].chance, chance, 1e-11);
        assert_int_equal(why.use[c].endless, now.expected[c] - half.expected[c] > 1e-3);
        if (!why.use[c].endless) assert_near(why.use[c].expected, now.expected[c], 1e-9);
    }
    bay_why_free(&why);
}

static void mazes_with_loops_are_as_walked_through(void **state) {
    (void)state;
    maze_room room[ROOMS];
    for (uint64_t seed = 0; seed < MAZES; seed++) {
        maze_random(seed, 25, 4, room, ROOMS);
        for (int i = 0; i < ROOMS; i++) room[i].tells = (uint8_t)((seed + (uint64_t)i * 5) % 4);
        assert_maze(room);
    }
}

static void what_comes_up_for_ever_is_endless(void **state) {
    (void)state;
    static const maze_room ROOM[ROOMS] = {
        {.kind = BAY_CHANCE, .doors = 2, .to = {1, 3}},
        {.kind = BAY_CHANCE, .doors = 2, .tells = 1, .to = {2, 2}},
        {.kind = BAY_CHANCE, .doors = 2, .tells = 2, .to = {1, 2}},
        {.kind = BAY_END, .tells = 3},
    };
    assert_maze(ROOM);
    maze battle = maze_of(ROOM, 4);
    bay_why why = why_of(&battle.common, NULL, 0);
    assert_true(why.use[0].endless && why.use[1].endless && why.use[2].endless);
    assert_false(why.use[3].endless);
    assert_near(why.use[0].chance, 1, 0);
    assert_near(why.use[1].chance, 0.5, 0);
    assert_near(why.use[1].expected, 0.5, 0); // entered once in two, and then for ever
    assert_near(why.use[3].expected, 0.5, 0);
    bay_why_free(&why);
}

static void certain_is_said_of_nothing_else(void **state) {
    (void)state;
    // all but one in 6^30 is told: rounds to 1, and is not certain
    static maze_room room[33];
    for (uint16_t i = 0; i < 30; i++) {
        room[i] = (maze_room){.kind = BAY_CHANCE, .doors = 6, .to = {31, 31, 31, 31, 31, 31}};
        room[i].to[5] = (uint16_t)(i + 1);
    }
    room[30] = (maze_room){.kind = BAY_END};
    room[31] = (maze_room){.kind = BAY_END, .tells = 1};
    maze battle = maze_of(room, 32);
    bay_why why = why_of(&battle.common, NULL, 0);
    assert_true(why.use[1].chance < 1 && why.use[1].chance > 1 - 1e-15);
    assert_near(why.use[0].chance, 1, 0);
    bay_why_free(&why);
}

// --- Where it begins, and where it cannot ----------------------------------------------------------

static void it_counts_from_where_the_graph_began(void **state) {
    (void)state;
    static const maze_room ROOM[] = {
        {.kind = BAY_CHANCE, .doors = 2, .to = {1, 1}},
        {.kind = BAY_CHOICE, .doors = 2, .tells = 1, .to = {2, 2}},
        {.kind = BAY_CHANCE, .doors = 2, .tells = 2, .to = {3, 3}},
        {.kind = BAY_END, .tells = 3},
    };
    maze battle = maze_of(ROOM, 4);
    static const _Alignas(8) uint16_t FROM[4] = {1};
    for (int follows = 0; follows <= BAY_SEEKS_BOTH; follows++) {
        bay_why why = why_of(&battle.common, FROM, follows);
        assert_near(why.use[0].expected, 2, 0);
        assert_near(why.use[1].expected, 0, 0); // told before
        assert_near(why.use[1].chance, 0, 0);
        assert_near(why.use[2].expected, 1, 0); // told when the question is answered
        assert_near(why.use[2].chance, 1, 0);
        assert_near(why.use[3].expected, 1, 0);
        bay_why_free(&why);
    }
}

static void a_part_of_a_graph_is_refused(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(9, 9, BAY_TIES_NOBODY);
    bay_work work = heap_work();
    work.situations = 20;
    bay_graph *graph;
    bay_policy policy;
    bay_why why;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OVER_BUDGET);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    assert_int_equal(bay_why_make(graph, &policy, &why), BAY_REFUSED);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

static bool stop(void *user, uint64_t done, uint64_t of) {
    (void)done, (void)of;
    return --*(int *)user > 0;
}

static void it_can_be_stopped(void **state) {
    (void)state;
    risk_battle battle = risk_battle_of(9, 9, BAY_TIES_NOBODY);
    int calls = 1000;
    bay_work work = heap_work();
    work.tick = stop;
    work.user = &calls;
    bay_graph *graph;
    bay_policy policy;
    bay_why why;
    assert_int_equal(bay_graph_expand(&battle.common, NULL, &work, &graph), BAY_OK);
    assert_int_equal(bay_policy_make(graph, NULL, &policy), BAY_OK);
    calls = 1;
    assert_int_equal(bay_why_make(graph, &policy, &why), BAY_STOPPED);
    bay_policy_free(&policy);
    bay_graph_free(graph);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drill_is_as_counted_face_by_face),
        cmocka_unit_test(a_loop_is_counted_in_closed_form),
        cmocka_unit_test(matched_pools_are_as_counted_face_by_face),
        cmocka_unit_test(mazes_with_loops_are_as_walked_through),
        cmocka_unit_test(what_comes_up_for_ever_is_endless),
        cmocka_unit_test(certain_is_said_of_nothing_else),
        cmocka_unit_test(it_counts_from_where_the_graph_began),
        cmocka_unit_test(a_part_of_a_graph_is_refused),
        cmocka_unit_test(it_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
