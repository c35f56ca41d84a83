// Graph, odds and best orders, which analysis computes from a rule system's game tree.
//
// Unless a function says otherwise: outputs are untouched on error, memory comes from the
// bay_work's allocator and is freed by the matching _free (NULL is harmless), results may be
// read from any thread, and one bay_work serves one thread.
#ifndef BAYONET_ODDS_H
#define BAYONET_ODDS_H

#include "bayonet/game.h"

#ifdef __cplusplus
extern "C" {
#endif

// What the caller is willing to spend.
typedef struct bay_work {
    bay_memory memory;   // for the work and its results
    uint32_t situations; // the most situations; 0: as many as memory holds
    size_t bytes;        // the most bytes at a time; 0: no limit
    // Called now and then: `done` of the `of` parts of the pass that is under way (`of` may grow).
    // False stops the work with BAY_STOPPED. NULL: never asked.
    bool (*tick)(void *user, uint64_t done, uint64_t of);
    void *user; // handed to tick
} bay_work;

// --- Graph -----------------------------------------------------------------------------------

// Situations, and where each of their results and options leads. The battle and the rules must
// live as long as the graph.
typedef struct bay_graph bay_graph;

// Orders that a side follows, as they were read.
typedef struct bay_orders bay_orders;

// Expands every situation reachable from `from` (NULL: the first) once, breadth first.
//
//   out     *graph   whole on BAY_OK. On BAY_OVER_BUDGET a part, with a frontier: odds over it
//                    are lower bounds and say how much is unknown; best is refused
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY, BAY_STOPPED
//   cost    time and memory linear in situations and edges; no recursion
bay_status bay_graph_expand(const bay_battle *battle, const void *from, const bay_work *work,
                            bay_graph **graph);

// The same, if a side's orders are known. Where a side of `follows` (BAY_SEEKS_…) chooses, only
// the option that `orders` (NULL: standing orders) choose is expanded, and the question itself is
// no situation of the graph. Situation 0 is the first throw, end or question of the other side.
//   in      orders  must stay as long as the graph
bay_status bay_graph_follow(const bay_battle *battle, const void *from,
                            const bay_orders *orders, int follows, const bay_work *work,
                            bay_graph **graph);

// Where a graph begins, and who follows orders in it.
typedef struct bay_graph_start {
    const bay_battle *battle; // whose situations they are
    const void *from;         // NULL: the first situation
    const uint8_t *faces;     // [thrown], as bay_throw_ask takes them
    size_t thrown;            // dice of the throw there that already lie; 0: none yet
    const bay_orders *orders; // as bay_graph_follow
    int follows;              // as bay_graph_follow; 0: nobody
    // Throws with nobody asked between them are one, where the rules join them (bay_joined): fewer
    // situations, and the same odds and worths. Such a graph is not simulated or explained
    bool joined;
} bay_graph_start;

// The same as bay_graph_follow, and if dice already lie there, the first throw continues from them.
// Situation 0 is then that throw, and no edge leads back to it: if play comes to the same situation
// again, all its dice are still to be thrown.
//   errors  also BAY_BAD_INPUT: the faces do not fit the throw
bay_status bay_graph_make(const bay_graph_start *of, const bay_work *work, bay_graph **graph);
void bay_graph_free(bay_graph *graph);

uint32_t bay_graph_situations(const bay_graph *graph); // how many
uint64_t bay_graph_edges(const bay_graph *graph);      // results and options of all situations
size_t bay_graph_bytes(const bay_graph *graph);        // of memory that it holds
bool bay_graph_whole(const bay_graph *graph);          // false if it stopped at a budget
uint32_t bay_graph_components(const bay_graph *graph); // strongly connected
uint32_t bay_graph_largest(const bay_graph *graph);    // situations of the largest of them
const bay_battle *bay_graph_battle(const bay_graph *graph); // what it was expanded from

// The bytes of situation `index` (0: where the graph began): `size` bytes, because told bytes are
// not kept. They suffice for bay_step_read, for the options and features if it is not settled, and
// for score everywhere.
const void *bay_graph_situation(const bay_graph *graph, uint32_t index);
// What situation `index` asks; of throws that are joined, the first alone.
void bay_graph_step(const bay_graph *graph, uint32_t index, bay_step *step);
// Lists the options there, as the rules list them: list[BAY_OPTIONS_MAX]. Returns how many; 0 if
// it is no choice.
uint32_t bay_graph_options(const bay_graph *graph, uint32_t index, bay_option *list);
// The situation that option or result `index` (of joined throws: of all) of situation `at` leads to; UINT32_MAX when the
// result cannot happen or the situation was not expanded.
uint32_t bay_graph_next(const bay_graph *graph, uint32_t at, uint32_t index);

// --- Aims ------------------------------------------------------------------------------------

// Points to the attacker: worth of the ending plus worth of each measure times how much of it.
typedef struct bay_aim {
    char name[32];                          // a named aim's id, else "stated"
    bay_fraction ending[BAY_ENDINGS_MAX];   // by row of rules->endings
    bay_fraction measure[BAY_MEASURES_MAX]; // of one unit, by row of rules->measures
} bay_aim;

// From a word (ground, cheaply, attrition) or a map of endings and measures to whole numbers or
// fractions as text ("1/2"); NULL means the first named aim.
//   errors  BAY_BAD_INPUT
bay_status bay_aim_read(const bay_battle *battle, const bay_value *value, bay_aim *aim,
                        bay_fault *why);

// --- Orders ----------------------------------------------------------------------------------

// Reads a list of orders: the first that matches wins; if none does, the standing order.
//
// It is a fault if the question of an order never offers its option, in any situation of the
// battle. At most 20,000 situations are looked at; if there are more, every possible name is
// accepted.
//
//   in      list   [{at: step, when: {feature: "4..", other: 1, "a-coy.red": "2..5"}, do: option,
//                  optional: true}, …]; `when` and `optional` may be left out; NULL: no orders.
//                  An optional order is ignored if its option is never offered
//   owns    the battle and its rules must live as long as the orders
//   errors  BAY_BAD_INPUT names the nearest step, feature, unit or option; BAY_NO_MEMORY
bay_status bay_orders_read(const bay_battle *battle, const bay_value *list, bay_memory memory,
                           bay_orders **orders, bay_fault *why);

// All faults of a list of orders, in the order of the list.
typedef struct bay_order_faults {
    bay_fault *list;     // the caller's [room]
    uint32_t room;       // for how many there is memory
    uint32_t count;      // out: how many there are; those beyond the room are not kept
    bool other_settings; // in: they were valid under other settings; orders that are never
                         // offered under these are ignored
} bay_order_faults;

// The same, with every fault and not only the first.
bay_status bay_orders_read_all(const bay_battle *battle, const bay_value *list,
                               bay_memory memory, bay_orders **orders, bay_order_faults *bad);
void bay_orders_free(bay_orders *orders);

// The battle in which the orders are followed: the one they were read for or, if they look at
// numbers of single units, one with more situations that tells the units apart. It lives as long as
// the orders.
const bay_battle *bay_orders_battle(const bay_orders *orders);

// A policy: the option chosen in every situation of a graph where a side chooses.
typedef struct bay_policy {
    uint32_t count;    // situations
    uint16_t *option;  // [count]; 0 if nobody chooses
    bay_memory memory; // whose the block is
} bay_policy;

// The policy that `orders` (NULL: standing orders) make on `graph`, both sides.
bay_status bay_policy_make(const bay_graph *graph, const bay_orders *orders,
                           bay_policy *policy);
void bay_policy_free(bay_policy *policy);

// --- Odds ------------------------------------------------------------------------------------

// One cell of the joint distribution of ending, attacker_losses and defender_losses.
typedef struct bay_joint {
    uint16_t ending; // row of rules->endings
    int32_t loss[2]; // of the first two measures
    double p;        // chance of exactly these, 0 .. 1
} bay_joint;

// Exact odds.
typedef struct bay_odds {
    uint32_t endings, measures, cells; // rows of rules->endings and ->measures; of joint
    double p[BAY_ENDINGS_MAX];         // of each ending; sums to 1 - unknown within 1e-12
    double *measure[BAY_MEASURES_MAX]; // [most + 1]: of exactly k
    double mean[BAY_MEASURES_MAX];     // of each measure, in its units
    bay_joint *joint;                  // [cells], sorted, only what can happen
    double unknown; // not expanded: each p is then a lower bound, p + unknown an upper bound
    // Largest |flow in - flow out| of a loop solved by iteration; 0: solved exactly.
    double residual;
    double value;      // of the aim, points to the attacker
    bay_memory memory; // whose the block is
    size_t bytes;      // of the block
} bay_odds;

// One forward pass: exact odds when both sides follow `policy`.
//   in      aim    for `value`; NULL: the first named aim
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status bay_odds_make(const bay_graph *graph, const bay_policy *policy, const bay_aim *aim,
                         bay_odds *odds);
void bay_odds_free(bay_odds *odds);

// One residue for each cell: p of the endings, then of each measure in turn, then `value`, then
// the joint cells in the order of bay_odds.joint. They are exactly the cells of bay_odds_make on
// the same graph and policy.
typedef struct bay_residues {
    uint64_t *cell;    // [count]
    size_t count;      // cells
    bay_memory memory; // whose the block is
} bay_residues;

// The same pass modulo a prime (2^30 < prime < 2^31), for exact fractions.
//   errors  also BAY_BAD_PRIME, BAY_REFUSED (a loop of more than 512 situations; not whole)
bay_status bay_odds_residues(const bay_graph *graph, const bay_policy *policy,
                             const bay_aim *aim, uint32_t prime, bay_residues *residues);
void bay_residues_free(bay_residues *residues);

// --- Why -------------------------------------------------------------------------------------

// How often a clause bites in one assault. In one step of play (a throw, or a question and its
// answer) three sources may cite it: the question, the reading of the dice and the events told.
// They speak of the same thing, so the clause counts as often as the most frequent source cites it.
// In matched pools each pair cites, by who wins it, and each spare die; in a chain each stage; in a
// question the step and the chosen option, together once. Nothing after a settled situation counts.
typedef struct bay_clause_use {
    double expected; // how often, on average; if endless: only up to the endless part
    double chance;   // that it comes up at all; 1 only when that is certain
    bool endless;    // it comes up where play may go round for ever: the average has no bound
} bay_clause_use;

// How often each clause bites.
typedef struct bay_why {
    uint32_t clauses;    // rows of rules->clauses
    bay_clause_use *use; // [clauses]
    bay_memory memory;   // whose the block is
} bay_why;

// How often each clause bites when both sides follow `policy`, from where the graph began.
//   errors  BAY_REFUSED (graph not whole, or joined), BAY_NO_MEMORY, BAY_STOPPED
//   cost    one pass for `expected`; for `chance` one pass for each clause that comes up
bay_status bay_why_make(const bay_graph *graph, const bay_policy *policy, bay_why *why);
void bay_why_free(bay_why *why);

// --- Best orders -----------------------------------------------------------------------------

// Best play for both sides, or for one side against the given policy of the other.
typedef struct bay_solution {
    bay_policy policy; // best (or given) choices everywhere
    double *value;     // [situations] points to the attacker under that policy
    // Largest |value - best of its options|; 0 except for rounding if there is no loop.
    double residual;
    bay_memory memory; // whose the block is
} bay_solution;

// The sides that seek their best play, or whose orders are followed.
enum { BAY_SEEKS_ATTACKER = 1, BAY_SEEKS_DEFENDER = 2, BAY_SEEKS_BOTH = 3 };

// Finds the best choice in every situation, and its worth.
//
//   in      seeks   the sides that seek the best; a side that does not follows `given`; 0: none
//                   does, and the solution is the worth of `given` everywhere
//           given   NULL when both seek
//   errors  BAY_REFUSED (graph not whole), BAY_NO_MEMORY, BAY_STOPPED
//   note    of options equal within 1e-12 of the most at stake, the lower one is taken; in a loop,
//           the lower of those that do not go round for ever, if that would be worse
bay_status bay_best_make(const bay_graph *graph, const bay_aim *aim, int seeks,
                         const bay_policy *given, bay_solution *solution);
void bay_solution_free(bay_solution *solution);

// What option `index` of situation `at` is worth under the solution, points to the attacker.
double bay_solution_option(const bay_graph *graph, const bay_solution *solution, uint32_t at,
                           uint32_t index);

// A condition of an order: a feature lies within low .. high.
typedef struct bay_when {
    uint16_t feature;  // row of rules->features
    int32_t low, high; // INT32_MIN, INT32_MAX: open
} bay_when;

// One order that a person can remember.
typedef struct bay_order {
    uint16_t step;    // row of rules->steps: the question
    uint16_t whens;   // 0 .. 2
    bay_when when[2]; // [whens], all of which must hold
    char option[48];  // id
} bay_order;

// A short list of orders, and what it costs to follow it.
typedef struct bay_decision_list {
    bay_order *list;    // the caller's [room]
    uint32_t room;      // for how many there is memory
    uint32_t count;     // how many there are
    double cost[2];     // by side, in points; 0 for a side that does not seek
    bay_policy *policy; // the caller's, or NULL: the policy of who follows them
} bay_decision_list;

// Shortens the policy of `solution` for the side(s) that seek.
//   in      list    list, room and policy
//   out     list    count, the first `count` orders of list, cost: the loss of a side that follows
//                   them while the other answers best (or, if it does not seek, keeps its policy);
//                   *policy: what the orders choose; of a side that does not seek, what its own
//                   policy does. Free it with bay_policy_free
//   errors  BAY_REFUSED (graph not whole), BAY_NO_MEMORY, BAY_STOPPED
bay_status bay_decision_list_make(const bay_graph *graph, const bay_aim *aim,
                                  const bay_solution *solution, int seeks,
                                  bay_decision_list *list);

// --- Words -----------------------------------------------------------------------------------

// The id (`words` false) or the words of an option, placeholders filled in. Returns the full
// length.
size_t bay_option_text(const bay_battle *battle, const bay_option *option, bool words,
                       char *out, size_t size);

#ifdef __cplusplus
}
#endif
#endif
