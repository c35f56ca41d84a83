// How is a plan made short enough to remember?
//
// Orders are added one at a time, each before all that are there: first what is right most of
// the time, then the exceptions. Each is the one that saves the most, weighing every situation by
// how likely it comes up when both sides play the plan and the side that is to remember it makes
// a mistake now and then, and by what the wrong option costs there.
#ifndef BAY_ANALYSIS_POLICY_BRIEF_H
#define BAY_ANALYSIS_POLICY_BRIEF_H

#include "analysis/policy/graph_sorted.h"

#include <assert.h>

typedef struct brief_game brief_game;

enum { BRIEF_ORDERS_MAX = 64, BRIEF_STEPS_MAX = 256 };

typedef struct brief_offer { // an option of a situation
    uint32_t action;         // of brief.action
    double loss;             // against the best, in points to the side that chooses
} brief_offer;

// A situation in which it matters what is chosen, at a step where an order may be worth it.
typedef struct brief_sample {
    uint32_t at;
    uint16_t step;
    double weight;
    double loss;           // of what the orders so far choose
    uint32_t first, count; // of offers; the first is the standing order
} brief_sample;

typedef struct brief_action { // the same option in whatever situation
    uint16_t step;
    bay_option option;
} brief_action;

typedef struct brief_question { // a situation in which a side that seeks can go wrong
    uint32_t at;
    uint16_t step;
    double loss; // of the standing order
} brief_question;

typedef struct briefing {
    const graph_sorted *sorted;
    const bay_graph *graph; // that one: all numbers of situations are its own
    bay_answer answer;
    int seeks;
    double stake;   // between the best and the worst that can come
    uint32_t *part; // [situations]: the component that one is in
    uint32_t features;
    brief_question *open; // [opens], in the order of the graph that is not sorted
    uint32_t opens;
    uint32_t samples, offers, actions, action_room;
    brief_sample *sample; // [samples]
    int32_t *value;       // [samples * features]
    brief_offer *offer;   // [offers]
    brief_action *action; // [actions]
    arena space;
} briefing;

// What saves less is not worth remembering.
static inline double brief_enough(const briefing *in) {
    return 1e-6 * in->stake;
}

// Can an order save enough where so much is lost? It saves no more than that. Half of enough is asked, for
// sums are rounded and an order is worth less than it saves.
static inline bool brief_is_worth(const briefing *in, double lost) {
    return lost > brief_enough(in) / 2;
}

// An order as it is being looked for.
typedef struct brief_rule {
    uint16_t step;
    uint32_t action;
    uint32_t whens;
    bay_when when[2];
    double saves; // points
    double merit; // the same, less for every condition to be remembered
} brief_rule;

// An order that was found: what is told of it, the option that its id names, and what of the
// option the id has in it.
typedef struct brief_order {
    bay_order order;
    bay_option option;
    bool unit, number[2];
    bool left_out; // it is not followed
} brief_order;

// Orders, those of a step one after another.
typedef struct brief_list {
    uint32_t count;
    brief_order order[BRIEF_ORDERS_MAX];
} brief_list;

// What a list chooses, in the games of the sides that seek.
typedef struct brief_way {
    const graph_sorted *sorted;
    brief_list list;
    brief_game *game;                    // [2], by the side that follows the list
    uint32_t first[BRIEF_STEPS_MAX + 1]; // [step] where its questions begin among these
    uint32_t *at;                        // [first[BRIEF_STEPS_MAX]] situations, rising
    uint8_t *by;                         // the order that chooses there, of those of its step
    uint32_t *moved;                     // [moves] the questions of an order that was left out
    uint32_t moves;
} brief_way;

#define BRIEF_NONE 0xFFU // instead of an order: it is the standing order

static_assert(BRIEF_ORDERS_MAX < BRIEF_NONE, "an order's number fits in a byte");

// Finds in->open, once `stake` and `part` are known.
//   in      loss  [situations], to work in
//   owns    in->open, [opens], of the graph's memory
//   errors  BAY_NO_MEMORY
bay_status brief_open(briefing *in, double *loss);

// Finds the samples. To be freed whatever is returned.
//   in      weight  [situations]: how often one comes up in which a side that seeks chooses
//   errors  BAY_NO_MEMORY
bay_status brief_gather(briefing *in, const double *weight);
void brief_free(briefing *from);

// Adds to weight[situations] how often each comes up under a plan, about: loops are cut off. `errs` are the
// sides that make mistakes, and where none of these chooses nothing is added.
//   in,out  waiting  [situations] all zero
void brief_weigh(const bay_graph *graph, const uint16_t *option, int errs, double *weight,
                 double *waiting);

// What is looked through for orders at `step`: its samples, with what their losses are at any time.
typedef struct brief_search brief_search;

// The step has samples. To be freed with brief_search_free.
//   errors  BAY_NO_MEMORY
bay_status brief_search_new(const briefing *in, uint16_t step, brief_search **out);
void brief_search_free(brief_search *from);

// The order that saves the most now; merit 0 when none saves anything. What it makes worse counts `harm`
// times.
brief_rule brief_find(brief_search *of, double harm);

// Makes orders for the samples, at most `room` and BRIEF_ORDERS_MAX.
//   errors  BAY_NO_MEMORY
bay_status brief_shorten(const briefing *in, uint32_t room, brief_list *list);

// The way of an empty list. To be freed whatever is returned.
//   in      game  [2]
//   errors  BAY_NO_MEMORY
bay_status brief_way_new(const graph_sorted *sorted, int seeks, brief_game *game,
                         brief_way *out);
void brief_way_free(brief_way *from);

// Follows another list from now on.
//   errors  BAY_NO_MEMORY
bay_status brief_follow(const brief_list *list, brief_way *way);

// Leaves an order out. *missed: something else is chosen then. Puts it back, where the game has been undone.
//   errors  BAY_NO_MEMORY
bay_status brief_leave_out(brief_way *way, uint32_t which, bool *missed);
void brief_put_back(brief_way *way, uint32_t which);

// What the sample loses by the rule; a negative number when the rule does not hold there.
double brief_loss(const briefing *in, const brief_sample *sample, const brief_rule *rule);

#endif
