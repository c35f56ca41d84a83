// Bayonet's own hand through the door: it commands a side, and knows the odds in mid-throw.
#include "bayonet/game.h"

#include "playing.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static playing p;

extern const bay_rules bay_rules_soldiers;

// --- Commanders ------------------------------------------------------------------------------

static void the_best_commander_takes_the_best_choice(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *reply = play_move(&p, "{'command':'best'}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'defence','choose':'dice-1','side':'defender'}]");
    assert_true(real_at(reply, "cost") == 0);
}

static void the_standing_commander_takes_the_standing_order(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *reply = play_move(&p, "{'command':'standing'}");
    assert_string_equal(text_at(reply, "lines[0].choose"), "dice-2");
    assert_int_equal(at(reply, "cost")->kind, BAY_VALUE_NULL);
}

// The reply to a move with this seed; the record stays as it is.
static const bay_value *tried(const char *move, int seed) {
    char said[64];
    text words = text_within(said, sizeof said);
    text_add(&words, "{");
    text_add(&words, move);
    text_add(&words, ",'seed':");
    text_add_whole(&words, seed);
    text_add(&words, "}");
    return play_ask(&p, "{'do':'play','record':[%s],'move':%s}", said);
}

static const bay_value *fallible(int seed) {
    return tried("'command':'fallible'", seed);
}

// Two dice cost the defender 12.6 points of 100: weight 1 / (1 + 3.15^2) against 1, 8 in 100.
static void the_fallible_commander_errs_as_often_as_it_is_cheap(void **state) {
    (void)state;
    int mistakes = 0;
    play_start(&p, "{'do':'play','sample':'nqm'}");
    for (int seed = 0; seed < 400; seed++) {
        const bay_value *reply = fallible(seed);
        bool erred = strcmp(text_at(reply, "lines[0].choose"), "dice-2") == 0;
        assert_true(erred ? fabs(real_at(reply, "cost") - 12.604) < 0.01
                          : real_at(reply, "cost") == 0);
        if (erred)
            assert_string_equal(text_at(reply, "costs"), "12.6 in 100");
        else
            assert_int_equal(at(reply, "costs")->kind, BAY_VALUE_NULL);
        mistakes += erred;
    }
    assert_in_range(mistakes, 18, 50); // 33.6 expected, 5.6 standard deviation
}

// Where nothing is worth anything, each of two options has half the tickets. The two seeds draw the
// last ticket of the first option, and the first of the second.
static void an_option_is_chosen_by_its_own_tickets_alone(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','sample':'nqm','set':{'aim':{'defender_losses':0}}}");
    assert_string_equal(text_at(fallible(437406), "lines[0].choose"), "dice-2");
    assert_string_equal(text_at(fallible(515707), "lines[0].choose"), "dice-1");
}

// Here two dice cost the defender 4.19 points: weight 1 / (1 + 1.05^2) against 1, 32 in 100.
static void
costs_are_measured_by_100_points_where_all_endings_are_worth_the_same(void **state) {
    (void)state;
    int mistakes = 0;
    play_start(&p, "{'do':'play','sample':'nqm','set':{'aim':{'defender_losses':10}}}");
    for (int seed = 0; seed < 100; seed++)
        mistakes += strcmp(text_at(fallible(seed), "lines[0].choose"), "dice-2") == 0;
    assert_in_range(mistakes, 18, 46); // 32 expected, 4.7 standard deviation
}

static void what_it_chose_it_chooses_again(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const char *first =
        text_at(play_move(&p, "{'command':'fallible','seed':20}"), "lines[0].choose");
    play_move(&p, "{'undo':1}");
    assert_string_equal(
        text_at(play_move(&p, "{'command':'fallible','seed':20}"), "lines[0].choose"), first);
    assert_int_equal(whole_at(play_check(&p, ""), "steps"), 1);
}

static void a_command_that_cannot_be_given_is_refused(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','sample':'nqm'}");
    const bay_value *reply = play_move(&p, "{'command':'fallable'}");
    assert_string_equal(text_at(reply, "error.status"), "bad-request");
    assert_string_equal(text_at(reply, "error.nearest"), "fallible");
    assert_string_equal(text_at(play_move(&p, "{'command':7}"), "error.path"), "move.command");
    assert_string_equal(text_at(play_move(&p, "{'command':'fallible'}"), "error.path"),
                        "move.seed");
    reply =
        ask_with(&p.a, "{'do':'play','record':[%s],'move':{'command':'best'},'situations':9}",
                 text_get(&p.record));
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    play_move(&p, "{'choose':'dice-2'}");
    assert_string_equal(text_at(play_move(&p, "{'command':'best'}"), "error.status"),
                        "bad-record");
    assert_string_equal(text_at(play_move(&p, "{'command':'standing'}"), "error.status"),
                        "bad-record");
}

// --- Dice ------------------------------------------------------------------------------------

static void it_rolls_every_face_of_large_dice_and_no_other(void **state) {
    (void)state;
    static const bay_rules *const WITH_LARGE_DICE[] = {&bay_rules_soldiers, NULL};
    bool seen[21] = {false};
    p.a.host.rules = WITH_LARGE_DICE;
    const bay_value *reply =
        play_start(&p, "{'do':'play','sample':'soldiers','set':{'die':20}}");
    while (strcmp(text_at(reply, "question.kind"), "choice") == 0)
        reply = play_move(&p, "{'command':'standing'}");
    for (int seed = 0; seed < 100; seed++) {
        const bay_value *faces = at(tried("'roll':true", seed), "lines[0].faces[0]");
        assert_true(faces->count > 0);
        for (uint32_t i = 0; i < faces->count; i++) {
            assert_in_range(faces->is.item[i].is.whole, 1, 20);
            seen[faces->is.item[i].is.whole] = true;
        }
    }
    for (int face = 1; face <= 20; face++) assert_true(seen[face]);
}

// --- Advice ----------------------------------------------------------------------------------

static const bay_value *advised(const char *said) {
    return play_ask(&p, "{'do':'play','advice':true,'record':[%s]%s}", said);
}

// What is said in mid-throw is the mean over all faces still to come of what is said after them.
static void advice_in_mid_throw_counts_the_faces_that_lie_there(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    double before = real_at(advised(""), "advice.ground.standing");
    play_move(&p, "{'faces':[6,4,2]}");
    double best = 0, standing = 0;
    for (int i = 0; i < 36; i++) {
        char said[64];
        text words = text_within(said, sizeof said);
        text_add(&words, ",'move':{'faces':[");
        text_add_whole(&words, i / 6 + 1);
        text_add(&words, ",");
        text_add_whole(&words, i % 6 + 1);
        text_add(&words, "]}");
        const bay_value *after = advised(said);
        best += real_at(after, "advice.ground.best") / 36;
        standing += real_at(after, "advice.ground.standing") / 36;
    }
    const bay_value *now = advised("");
    assert_true(fabs(real_at(now, "advice.ground.best") - best) < 1e-12);
    assert_true(fabs(real_at(now, "advice.ground.standing") - standing) < 1e-12);
    double attacker = real_at(now, "advice.ground.best_attacker"),
           defender = real_at(now, "advice.ground.best_defender");
    assert_true(defender <= standing + 1e-12 && standing <= attacker + 1e-12);
    assert_true(defender <= real_at(now, "advice.ground.best") + 1e-12);
    assert_true(fabs(standing - before) > 0.05); // and the faces make a difference
    assert_int_equal(at(now, "advice.options")->count, 0);
}

// Fills `p` with the cells of a reply of odds: the endings, then the casualties.
static size_t cells_of(const bay_value *odds, double *p_) {
    static const char *const lists[] = {"measures.attacker_losses.p",
                                        "measures.defender_losses.p"};
    size_t count = 0;
    const bay_value *endings = at(odds, "endings");
    for (uint32_t i = 0; i < endings->count; i++)
        p_[count++] = real_at(&endings->is.item[i], "p");
    for (int m = 0; m < 2; m++) {
        const bay_value *list = at(odds, lists[m]);
        for (uint32_t k = 0; k < list->count; k++) {
            char path[16];
            text name = text_within(path, sizeof path);
            text_add(&name, "[");
            text_add_whole(&name, k);
            text_add(&name, "]");
            p_[count++] = real_at(list, path);
        }
    }
    return count;
}

static const bay_value *odds_here(const char *orders) {
    return play_ask(
        &p, "{'do':'odds','record':[%s],'only':['endings','measures'],'orders':'%s'}", orders);
}

// The same of all the odds.
static void odds_in_mid_throw_count_the_faces_that_lie_there(void **state) {
    (void)state;
    enum { CELLS = 64 };
    static const char *const kinds[] = {"standing", "best"};
    double now[2][CELLS], mean[2][CELLS] = {{0}}, one[CELLS];
    size_t count = 0;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-1'}");
    play_move(&p, "{'faces':[6,4,2]}");
    for (int k = 0; k < 2; k++) count = cells_of(odds_here(kinds[k]), now[k]);
    for (int face = 1; face <= 6; face++) {
        char said[32];
        text words = text_within(said, sizeof said);
        text_add(&words, "{'faces':[");
        text_add_whole(&words, face);
        text_add(&words, "]}");
        play_move(&p, said);
        for (int k = 0; k < 2; k++) {
            assert_int_equal(cells_of(odds_here(kinds[k]), one), count);
            for (size_t i = 0; i < count; i++) mean[k][i] += one[i] / 6;
        }
        play_move(&p, "{'undo':1}");
        play_move(&p, "{'faces':[6,4,2]}");
    }
    assert_true(count > 10);
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < count; i++) assert_true(fabs(now[k][i] - mean[k][i]) < 1e-12);
}

static void advice_says_what_a_choice_costs_and_which_is_best(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *now = advised("");
    assert_false(at(now, "advice.options[0].best")->is.flag);
    assert_true(at(now, "advice.options[1].best")->is.flag);
    assert_true(real_at(now, "advice.options[1].margin") == 0);
    assert_true(fabs(real_at(now, "advice.options[0].margin") - 12.604) < 0.01);
    assert_string_equal(text_at(now, "advice.options[0].margin_cell"), "12.6");
    assert_string_equal(text_at(now, "advice.options[0].costs"), "12.6 in 100");
    assert_int_equal(at(now, "advice.options[1].costs")->kind, BAY_VALUE_NULL);
    now = advised(",'digits':2");
    assert_string_equal(text_at(now, "advice.options[0].value_cell"), "63.533");
    assert_string_equal(text_at(now, "advice.options[0].costs"), "12.604 in 100");
    now = advised("");
    assert_int_equal(at(now, "advice.ground.given")->kind, BAY_VALUE_NULL);
    now = advised(",'orders':[{'at':'defence','do':'dice-1'}]");
    assert_true(fabs(real_at(now, "advice.ground.given") - 0.51) < 0.01);
    assert_true(fabs(real_at(now, "advice.ground.standing") - 0.7637) < 0.0001);
}

static void advice_of_the_ground_alone_looks_for_no_best_play(void **state) {
    (void)state;
    const bay_value *reply = ask(&p.a, "{'do':'play','sample':'nqm','advice':'ground'}");
    assert_true(fabs(real_at(reply, "advice.ground.standing") - 0.7637) < 0.0001);
    assert_int_equal(at(reply, "advice.ground.best")->kind, BAY_VALUE_NULL);
    reply = ask(&p.a, "{'do':'play','sample':'nqm','advice':'grand'}");
    assert_string_equal(text_at(reply, "error.path"), "advice");
}

static void what_is_over_the_budget_is_not_known_and_play_goes_on(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&p.a, "{'do':'play','sample':'nqm','advice':true,'situations':9}");
    assert_int_equal(at(reply, "advice.ground.standing")->kind, BAY_VALUE_NULL);
    assert_int_equal(at(reply, "advice.ground.best")->kind, BAY_VALUE_NULL);
    assert_int_equal(at(reply, "advice.options")->count, 0);
    assert_string_equal(text_at(reply, "question.step"), "defence");
}

// --- What a throw was --------------------------------------------------------------------------

static void a_throw_says_who_threw_what(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    assert_int_equal(at(play_move(&p, "{'faces':[6,4]}"), "threw")->kind, BAY_VALUE_NULL);
    const bay_value *reply = play_move(&p, "{'faces':[2,5,5]}");
    assert_string_equal(json_at(&p.a, reply, "threw"),
                        "{'faces':[[6,4,2],[5,5]],'sides':['attacker','defender'],"
                        "'stages':['the attack','the defence']}");
    assert_string_equal(json_at(&p.a, reply, "reading[0].sides"), "['attacker','defender']");
    assert_string_equal(json_at(&p.a, reply, "sides"),
                        "{'attacker':{'attributes':{'black':0,'red':1,'strength':6},'left':5,"
                        "'pieces':1,'whole':6,'words':'5 of 6 clean'},"
                        "'defender':{'attributes':{'black':0,'red':1,'strength':3},'left':2,"
                        "'pieces':1,'whole':3,'words':'2 of 3 clean'}}");
}

static void a_chain_says_whose_stage_was_whose(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','short':'ford 2 guard v 2 line'}");
    play_move(&p, "{'choose':'go-in'}");
    const bay_value *reply = play_move(&p, "{'faces':[5,1,4,6,1]}");
    assert_string_equal(json_at(&p.a, reply, "threw.faces"), "[[5,1],[4],[6,1]]");
    assert_string_equal(json_at(&p.a, reply, "threw.sides"),
                        "['attacker','attacker','defender']");
    assert_string_equal(json_at(&p.a, reply, "reading[1].sides"), "['defender']");
    reply = play_move(&p, "{'faces':[1,1,2]}");
    reply = play_move(&p, "{'faces':[3,4]}");
    assert_string_equal(json_at(&p.a, reply, "reading[0].kind"), "'value'");
    assert_int_equal(at(reply, "reading[0].sides")->count, 1);
}

int main(void) {
#define ROW(test) PLAYING_TEST(test, &p)
    const struct CMUnitTest tests[] = {
        ROW(the_best_commander_takes_the_best_choice),
        ROW(the_standing_commander_takes_the_standing_order),
        ROW(the_fallible_commander_errs_as_often_as_it_is_cheap),
        ROW(an_option_is_chosen_by_its_own_tickets_alone),
        ROW(costs_are_measured_by_100_points_where_all_endings_are_worth_the_same),
        ROW(what_it_chose_it_chooses_again),
        ROW(a_command_that_cannot_be_given_is_refused),
        ROW(it_rolls_every_face_of_large_dice_and_no_other),
        ROW(advice_in_mid_throw_counts_the_faces_that_lie_there),
        ROW(odds_in_mid_throw_count_the_faces_that_lie_there),
        ROW(advice_says_what_a_choice_costs_and_which_is_best),
        ROW(advice_of_the_ground_alone_looks_for_no_best_play),
        ROW(what_is_over_the_budget_is_not_known_and_play_goes_on),
        ROW(a_throw_says_who_threw_what),
        ROW(a_chain_says_whose_stage_was_whose),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
