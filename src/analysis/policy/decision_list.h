// Policies as short lists of orders that a person can remember.
//
// Orders are added one at a time, each in front of all earlier ones: first what is right most of
// the time, then the exceptions. Each added order is the one that saves the most. The weight of a
// situation is how likely it comes up when both sides play the policy and the side that has to
// remember it makes a mistake now and then. What is saved there depends on what the wrong option
// costs.
#ifndef BAY_ANALYSIS_POLICY_DECISION_LIST_H
#define BAY_ANALYSIS_POLICY_DECISION_LIST_H

#include "analysis/policy/graph_sorted.h"

#include <assert.h>

typedef struct list_game list_game;

enum { LIST_ORDERS_MAX = 64, LIST_STEPS_MAX = 256 };

typedef struct sample_offer { // an option of a situation
    uint32_t action;          // of decision_samples.action
    double loss;              // compared with the best option, in points to the side that
                              // chooses
} sample_offer;

// A situation in which the choice matters, at a step where an order may be worth its place.
typedef struct decision_sample {
    uint32_t at;
    uint16_t step;
    double weight;
    double loss;           // of the option that the orders so far choose
    uint32_t first, count; // of offers; the first is the standing order
} decision_sample;

typedef struct sample_action { // the same option in any situation
    uint16_t step;
    bay_option option;
} sample_action;

typedef struct sample_question { // a situation in which a side that seeks can choose wrongly
    uint32_t at;
    uint16_t step;
    double loss; // of the standing order
} sample_question;

typedef struct decision_samples {
    const graph_sorted *sorted;
    const bay_graph *graph; // the sorted graph: all numbers of situations are its own
    bay_solution solution;
    int seeks;
    double stake;   // points between the best and the worst possible result
    uint32_t *part; // [situations]: the component of each
    uint32_t features;
    sample_question *open; // [opens], in the order of the graph that is not sorted
    uint32_t opens;
    uint32_t samples, offers, actions, action_room;
    decision_sample *sample; // [samples]
    int32_t *value;          // [samples * features]
    sample_offer *offer;     // [offers]
    sample_action *action;   // [actions]
    arena space;
} decision_samples;

// The points that an order must save to be worth remembering.
static inline double decision_enough(const decision_samples *in) {
    return 1e-6 * in->stake;
}

// True if an order may save enough where so much is lost: it never saves more than that. The test
// asks for half of enough, because sums are rounded and an order is worth less than it saves.
static inline bool decision_is_worth(const decision_samples *in, double lost) {
    return lost > decision_enough(in) / 2;
}

// An order that the search considers.
typedef struct decision_rule {
    uint16_t step;
    uint32_t action;
    uint32_t whens;
    bay_when when[2];
    double saves; // points
    double merit; // the same, reduced for every condition to be remembered
} decision_rule;

// An order that was found: what the caller is told of it, the option that its id names, and which
// parts of the option the id contains.
typedef struct decision_order {
    bay_order order;
    bay_option option;
    bool unit, number[2];
    bool left_out; // the order is not followed
} decision_order;

// Orders, grouped by step.
typedef struct decision_list {
    uint32_t count;
    decision_order order[LIST_ORDERS_MAX];
} decision_list;

// The choices of a list, in the games of the sides that seek.
typedef struct list_policy {
    const graph_sorted *sorted;
    decision_list list;
    list_game *game;                    // [2], one for each side that follows the list
    uint32_t first[LIST_STEPS_MAX + 1]; // [step] where the step's questions begin in `at`
    uint32_t *at;                       // [first[LIST_STEPS_MAX]] situations, in rising order
    uint8_t *by;                        // the order that chooses there, counted among those of
                                        // its step
    uint32_t *moved;                    // [moves] the questions of the order that was left out
    uint32_t moves;
} list_policy;

#define LIST_NONE 0xFFU // in place of an order: the standing order chooses

static_assert(LIST_ORDERS_MAX < LIST_NONE, "an order's number fits in a byte");

// Finds in->open. `stake` and `part` must be known.
//   in      loss  [situations], scratch
//   owns    in->open, [opens], from the graph's memory
//   errors  BAY_NO_MEMORY
bay_status decision_samples_open(decision_samples *in, double *loss);

// Finds the samples. Free them whatever is returned.
//   in      weight  [situations]: how often each comes up in which a side that seeks chooses
//   errors  BAY_NO_MEMORY
bay_status decision_samples_gather(decision_samples *in, const double *weight);
void decision_samples_free(decision_samples *from);

// Adds to weight[situations] roughly how often each comes up under a policy: loops are cut off.
// `errs` are the sides that make mistakes; nothing is added where none of them chooses.
//   in,out  waiting  [situations] all zero
void visit_weights(const bay_graph *graph, const uint16_t *option, int errs, double *weight,
                   double *waiting);

// The search for orders at one step: its samples and their current losses.
typedef struct rule_search rule_search;

// The step must have samples. Free it with rule_search_free.
//   errors  BAY_NO_MEMORY
bay_status rule_search_new(const decision_samples *in, uint16_t step, rule_search **out);
void rule_search_free(rule_search *from);

// The order that saves the most now; merit 0 if none saves anything. The points by which it makes
// samples worse count `harm` times.
decision_rule rule_search_best(rule_search *of, double harm);

// Makes orders for the samples, at most `room` and at most LIST_ORDERS_MAX.
//   errors  BAY_NO_MEMORY
bay_status greedy_cover(const decision_samples *in, uint32_t room, decision_list *list);

// Makes the choices of an empty list. Free it whatever is returned.
//   in      game  [2]
//   errors  BAY_NO_MEMORY
bay_status list_policy_new(const graph_sorted *sorted, int seeks, list_game *game,
                           list_policy *out);
void list_policy_free(list_policy *from);

// Follows another list from now on.
//   errors  BAY_NO_MEMORY
bay_status list_policy_follow(const decision_list *list, list_policy *way);

// list_policy_leave_out leaves an order out; *missed: something else is chosen without it.
// list_policy_put_back puts it back, after the game has been undone.
//   errors  BAY_NO_MEMORY
bay_status list_policy_leave_out(list_policy *way, uint32_t which, bool *missed);
void list_policy_put_back(list_policy *way, uint32_t which);

// The points that the sample loses under the rule; negative where the rule does not hold.
double decision_rule_loss(const decision_samples *in, const decision_sample *sample,
                          const decision_rule *rule);

#endif
