// The door's simulation: the same trials however they are split and whichever way they are fought,
// tallies that add up again, and what is refused.
#include "unit/door/asking.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// The tally of a reply as text, good until the next one of four.
static const char *tally_of(const char *request) {
    static char kept[4][8192];
    static int next;
    next = (next + 1) % 4;
    snprintf(kept[next], sizeof kept[next], "%s", json_at(&a, ask(&a, request), "tally"));
    return kept[next];
}

static void the_reply_has_figures_with_their_errors(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'simulate','sample':'nqm','count':10000}");
    assert_string_equal(text_at(reply, "schema"), "bayonet/simulate/1");
    assert_int_equal(whole_at(reply, "trials"), 10000);
    assert_int_equal(whole_at(reply, "tally.trials"), 10000);
    assert_int_equal(whole_at(reply, "seed"), 1);
    assert_int_equal(whole_at(reply, "limit"), 1000000);
    assert_int_equal(whole_at(reply, "broken_off"), 0);
    assert_string_equal(text_at(reply, "way"), "graph");
    assert_string_equal(json_at(&a, reply, "stopped"), "false");
    assert_string_equal(text_at(reply, "endings[0].id"), "position-taken");
    double p = real_at(reply, "endings[0].p");
    assert_true(fabs(p - 0.76371466604216) < 5 * 0.0042481);
    assert_int_equal(whole_at(reply, "endings[0].count"), (int64_t)(p * 10000 + 0.5));
    assert_true(fabs(real_at(reply, "endings[0].error") - sqrt(p * (1 - p) / 10000)) < 1e-15);
    assert_true(fabs(real_at(reply, "ground") - p) < 1e-15);
    assert_true(fabs(real_at(reply, "ground_error") - sqrt(p * (1 - p) / 10000)) < 1e-15);
    assert_true(fabs(real_at(reply, "value") - 100 * p) < 1e-12);
    assert_true(fabs(real_at(reply, "value_error") - 100 * sqrt(p * (1 - p) / 10000)) < 1e-13);
    int64_t sum = 0;
    const bay_value *counts = at(reply, "measures.attacker_losses.counts");
    for (uint32_t i = 0; i < counts->count; i++) sum += counts->is.item[i].is.whole;
    assert_int_equal(sum, 10000);
    assert_int_equal(at(reply, "joint")->count, at(reply, "tally.scores")->count);
}

static void a_split_adds_up_to_the_whole(void **state) {
    (void)state;
    const char *one = tally_of("{'do':'simulate','sample':'nqm','count':700}");
    const char *two = tally_of("{'do':'simulate','sample':'nqm','first':700,'count':4300,"
                               "'way':'tree'}");
    const char *whole = tally_of("{'do':'simulate','sample':'nqm','count':5000}");
    static char request[20000];
    snprintf(request, sizeof request,
             "{'do':'simulate','sample':'nqm','count':0,'tallies':[%s,%s]}", two, one);
    assert_string_equal(tally_of(request), whole);
    assert_null(at(ask(&a, request), "way")->is.text);
    // and a part may be fought while the other is added
    snprintf(request, sizeof request,
             "{'do':'simulate','sample':'nqm','first':700,'count':4300,'tallies':[%s]}", one);
    assert_string_equal(tally_of(request), whole);
}

static void the_way_changes_no_trial(void **state) {
    (void)state;
    static const char *const asked[] = {
        "'short':'nqm elite 5 v elite 4'",
        "'sample':'nqm','orders':[{'at':'defence','do':'dice-1'}]",
        "'sample':'ford'",
    };
    char tree[200], graph[200];
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        snprintf(tree, sizeof tree, "{'do':'simulate',%s,'count':500,'way':'tree'}", asked[i]);
        snprintf(graph, sizeof graph, "{'do':'simulate',%s,'count':500,'way':'graph'}",
                 asked[i]);
        assert_string_equal(tally_of(tree), tally_of(graph));
    }
}

static void another_seed_and_another_start_are_other_trials(void **state) {
    (void)state;
    const char *usual = tally_of("{'do':'simulate','sample':'nqm','count':300}");
    assert_string_equal(usual, tally_of("{'do':'simulate','sample':'nqm','count':300,"
                                        "'seed':1,'first':0}"));
    assert_string_not_equal(usual, tally_of("{'do':'simulate','sample':'nqm','count':300,"
                                            "'seed':2}"));
    assert_string_not_equal(usual, tally_of("{'do':'simulate','sample':'nqm','count':300,"
                                            "'first':300}"));
}

static void a_few_trials_or_a_small_budget_walk_the_tree(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'simulate','sample':'nqm','count':20}");
    assert_string_equal(text_at(reply, "way"), "tree");
    reply = ask(&a, "{'do':'simulate','sample':'nqm','count':2000,'situations':20}");
    assert_string_equal(text_at(reply, "way"), "tree");
    reply = ask(&a, "{'do':'simulate','sample':'nqm','count':2000,'situations':20,"
                    "'way':'graph'}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    assert_int_equal(whole_at(reply, "reached"), 20);
}

// What the graph has no room for is walked, and that is no error.
static void too_few_bytes_for_the_graph_walk_the_tree(void **state) {
    (void)state;
    a.host.bytes = 1 << 20;
    const bay_value *reply = ask(&a, "{'do':'simulate','short':'nqm elite 90 v elite 90',"
                                     "'count':4000}");
    assert_string_equal(text_at(reply, "way"), "tree");
    reply = ask(&a, "{'do':'simulate','short':'nqm elite 90 v elite 90','way':'graph'}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
    a.host.bytes = 0;
}

static void best_play_is_over_the_graph(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'simulate','sample':'nqm','count':20,'orders':'best'}");
    assert_string_equal(text_at(reply, "way"), "graph");
    assert_string_equal(text_at(reply, "orders"), "best");
    reply = ask(&a, "{'do':'simulate','sample':'nqm','orders':'best','way':'tree'}");
    assert_string_equal(text_at(reply, "error.path"), "way");
    reply = ask(&a, "{'do':'simulate','sample':'nqm','orders':'best','situations':20}");
    assert_string_equal(text_at(reply, "error.status"), "over-budget");
}

// Orders that look at a single unit are followed alike, walking and over the graph, and change the
// outcome.
static void orders_that_look_at_a_unit_are_followed_either_way(void **state) {
    (void)state;
    static const char *const orders[] = {
        "'standing'",
        "[{'at':'defence','when':{'defender.red':'1..'},'do':'dice-1'}]",
        "[{'at':'defence','when':{'defender.left':'..2','attacker.there':1},'do':'dice-1'}]",
    };
    static char tally[3][8192];
    for (int i = 0; i < 3; i++)
        for (int way = 0; way < 2; way++) {
            char request[400];
            snprintf(request, sizeof request,
                     "{'do':'simulate','sample':'nqm','count':2000,'way':'%s','orders':%s}",
                     way ? "graph" : "tree", orders[i]);
            const char *got = json_at(&a, ask(&a, request), "tally");
            if (way) assert_string_equal(tally[i], got);
            snprintf(tally[i], sizeof tally[i], "%s", got);
        }
    assert_string_not_equal(tally[0], tally[1]);
    assert_string_equal(tally[1], tally[2]); // who has a pin has not all his points
}

// Two pins in the record's first attack: no trial has fewer.
static void a_record_goes_on_from_where_it_stops(void **state) {
    (void)state;
    const bay_value *begun = ask(&a, "{'do':'play','sample':'nqm'}");
    static char line[8192], request[20000], tally[8192];
    static const char *const ways[] = {"tree", "graph"};
    snprintf(line, sizeof line, "%s", json_at(&a, begun, "lines[0]"));
    for (int i = 0; i < 2; i++) {
        snprintf(request, sizeof request,
                 "{'do':'simulate','count':400,'way':'%s','record':[%s,"
                 "{'at':'defence','choose':'dice-2'},{'at':'attack','faces':[[6,5,4],[1,1]]}]}",
                 ways[i], line);
        const bay_value *reply = ask(&a, request);
        assert_int_equal(whole_at(reply, "measures.defender_losses.counts[0]"), 0);
        assert_int_equal(whole_at(reply, "measures.defender_losses.counts[1]"), 0);
        assert_int_equal(whole_at(reply, "trials"), 400);
        if (i == 0) snprintf(tally, sizeof tally, "%s", json_at(&a, reply, "tally"));
        assert_string_equal(tally, json_at(&a, reply, "tally"));
    }
}

// --- Stopping --------------------------------------------------------------------------------

typedef struct patience {
    int left;
    uint64_t of;
} patience;

static bool tick(void *user, uint64_t done, uint64_t of) {
    patience *p = user;
    assert_true(of == 1 ? done == 0
                        : of == 900000 && done <= of); // before, and while, it fights
    if (of > 1) p->of = of;
    return p->left-- > 0;
}

static void what_is_stopped_is_answered_as_far_as_it_got(void **state) {
    (void)state;
    static const char *const ways[] = {"tree", "graph"};
    for (int i = 0; i < 2; i++) {
        patience p = {.left = 3};
        char request[200];
        a.host.tick = tick;
        a.host.user = &p;
        snprintf(request, sizeof request,
                 "{'do':'simulate','sample':'nqm','count':900000,'way':'%s'}", ways[i]);
        const bay_value *reply = ask(&a, request);
        assert_string_equal(json_at(&a, reply, "stopped"), "true");
        int64_t done = whole_at(reply, "trials");
        assert_in_range(done, 1, 899999);
        assert_int_equal(p.of, 900000);
        static char tally[8192];
        snprintf(tally, sizeof tally, "%s", json_at(&a, reply, "tally"));
        a.host.tick = NULL;
        snprintf(request, sizeof request, "{'do':'simulate','sample':'nqm','count':%lld}",
                 (long long)done);
        assert_string_equal(tally, tally_of(request));
    }
}

static void what_is_stopped_before_it_began_has_no_answer(void **state) {
    (void)state;
    patience p = {.left = 0};
    a.host.tick = tick;
    a.host.user = &p;
    const bay_value *reply = ask(&a, "{'do':'simulate','short':'nqm elite 90 v elite 90',"
                                     "'count':900000,'way':'graph'}");
    assert_string_equal(text_at(reply, "error.status"), "stopped");
    a.host.tick = NULL;
}

// --- Refusals --------------------------------------------------------------------------------

static void refused(const char *members, const char *path) {
    char request[400];
    snprintf(request, sizeof request, "{'do':'simulate','sample':'nqm',%s}", members);
    const bay_value *reply = ask(&a, request);
    assert_string_equal(text_at(reply, "error.status"), "bad-request");
    assert_string_equal(text_at(reply, "error.path"), path);
}

static void what_makes_no_sense_is_refused(void **state) {
    (void)state;
    refused("'count':0", "count");
    refused("'count':-5", "count");
    refused("'count':1125899906842625", "count");
    refused("'count':'many'", "count");
    refused("'first':-1", "first");
    refused("'first':9223372036854775807", "first");
    refused("'seed':-1", "seed");
    refused("'way':'sideways'", "way");
    refused("'way':3", "way");
}

static void a_key_that_no_tally_has_is_refused(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'simulate','sample':'nqm','count':1,'tallies':[{'broken_off':0,"
                "'scores':[],'trials':0},{'broken_of':0,'scores':[],'trials':0}]}");
    assert_string_equal(text_at(reply, "error.status"), "bad-request");
    assert_string_equal(text_at(reply, "error.path"), "tallies[1].broken_of");
    assert_string_equal(text_at(reply, "error.nearest"), "broken_off");
}

static void tallies_that_cannot_be_are_refused(void **state) {
    (void)state;
    refused("'count':0,'tallies':[]", "tallies");
    refused("'tallies':{}", "tallies");
    refused("'tallies':[{}]", "tallies[0]");
    refused("'tallies':[{'broken_off':0,'scores':[],'trials':0},3]", "tallies[1]");
    refused("'tallies':[{'broken_off':0,'scores':[['unresolved',0,0,0,3]],'trials':4}]",
            "tallies[0]");
    refused("'tallies':[{'broken_off':4,'scores':[['unresolved',0,0,0,3]],'trials':3}]",
            "tallies[0]");
    refused("'tallies':[{'broken_off':1,'scores':[['overrun',0,0,0,3]],'trials':3}]",
            "tallies[0]");
    refused("'tallies':[{'broken_off':0,'scores':[['lost',0,0,0,3]],'trials':3}]",
            "tallies[0]");
    refused("'tallies':[{'broken_off':0,'scores':[['overrun',7,0,0,3]],'trials':3}]",
            "tallies[0]");
    const bay_value *reply = // trials broken off may stand in more than one score
        ask(&a, "{'do':'simulate','sample':'nqm','count':0,'tallies':[{'broken_off':5,'scores':"
                "[['unresolved',0,0,0,3],['unresolved',1,0,0,3]],'trials':6}]}");
    assert_int_equal(whole_at(reply, "broken_off"), 5);
    assert_int_equal(whole_at(reply, "trials"), 6);
    reply = ask(&a, "{'do':'simulate','sample':'nqm','tallies':[{'broken_off':0,'scores':"
                    "[['overrun',7,0,0,3]],'trials':3}]}");
    assert_non_null(strstr(text_at(reply, "error.words"), "each measure within its range"));
    refused("'tallies':[{'broken_off':0,'scores':[['overrun',0,0,3]],'trials':3}]",
            "tallies[0]");
    refused("'tallies':[{'broken_off':0,'scores':[['overrun',0,0,0,0]],'trials':0}]",
            "tallies[0]");
    refused("'tallies':[{'broken_off':0,'scores':[['overrun',0,0,0,1125899906842625]],"
            "'trials':1125899906842625}]",
            "tallies[0]");
}

static void the_most_trials_there_can_be_are_counted_exactly(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'simulate','sample':'nqm','count':0,'tallies':[{'broken_off':7,"
                "'scores':[['overrun',0,0,0,1125899906842617],['unresolved',0,0,0,7]],"
                "'trials':1125899906842624}]}");
    assert_int_equal(whole_at(reply, "endings[1].count"), 1125899906842617);
    assert_int_equal(whole_at(reply, "endings[8].count"), 7);
    assert_int_equal(whole_at(reply, "broken_off"), 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(the_reply_has_figures_with_their_errors, &a),
        ASKING_TEST(a_split_adds_up_to_the_whole, &a),
        ASKING_TEST(the_way_changes_no_trial, &a),
        ASKING_TEST(another_seed_and_another_start_are_other_trials, &a),
        ASKING_TEST(a_few_trials_or_a_small_budget_walk_the_tree, &a),
        ASKING_TEST(too_few_bytes_for_the_graph_walk_the_tree, &a),
        ASKING_TEST(best_play_is_over_the_graph, &a),
        ASKING_TEST(orders_that_look_at_a_unit_are_followed_either_way, &a),
        ASKING_TEST(a_record_goes_on_from_where_it_stops, &a),
        ASKING_TEST(what_is_stopped_is_answered_as_far_as_it_got, &a),
        ASKING_TEST(what_is_stopped_before_it_began_has_no_answer, &a),
        ASKING_TEST(what_makes_no_sense_is_refused, &a),
        ASKING_TEST(a_key_that_no_tally_has_is_refused, &a),
        ASKING_TEST(tallies_that_cannot_be_are_refused, &a),
        ASKING_TEST(the_most_trials_there_can_be_are_counted_exactly, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
