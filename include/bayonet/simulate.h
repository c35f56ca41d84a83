// Simulation: the same assault fought many times with thrown dice, and how often each score came.
//
// Trial i is random stream i of the seed and nothing else, and a tally is whole counts: however
// the trials are split over calls, threads and machines, the sum of the tallies is the same. There
// are two ways to fight them, which throw the same dice in the same order, so that a trial ends
// the same either way: walking the tree by the rules themselves, and over an expanded graph.
//
// Unless a function says otherwise: what is freed may be NULL; one bay_tally, like one bay_work,
// serves one thread; a bay_policy_chain is read by any number of them.
#ifndef BAYONET_SIMULATE_H
#define BAYONET_SIMULATE_H

#include "bayonet/odds.h"

#ifdef __cplusplus
extern "C" {
#endif

// After so many throws, or so many choices without a throw between them, a trial is broken off:
// it counts as the system's `unresolved` ending, with the measures as they are then. So does,
// at once, one that the graph shows to go round for ever.
enum { BAY_TRIAL_MAX = 1000000 };

// Trials `first` .. `first + count - 1` of a seed; `first + count` is at most 2^64 - 1.
typedef struct bay_trials {
    uint64_t seed;  // of all of them
    uint64_t first; // from 0
    uint64_t count; // how many; 0: none
} bay_trials;

// --- Tallies ---------------------------------------------------------------------------------

// How often each score (the ending and every measure) came, in whole numbers. At most 2^50 trials
// can be counted, so that a share times the trials, in doubles, rounds to the count it came from.
typedef struct bay_tally bay_tally;

// An empty tally of a battle, which must live as long.
//   errors  BAY_NO_MEMORY
bay_status bay_tally_new(const bay_battle *battle, bay_memory memory, bay_tally **tally);
void bay_tally_free(bay_tally *tally);

// Adds all that `from`, of the same rules and the same most of each measure, has counted.
//   errors  BAY_NO_MEMORY: *to is untouched
bay_status bay_tally_add(bay_tally *to, const bay_tally *from);

// Adds `times` trials that came to `score`; `broken_off` of them were broken off.
//   errors  BAY_BAD_INPUT (an ending or measure out of range, more broken off than trials, or more
//           than 2^50 trials in all), BAY_NO_MEMORY: *to is untouched
bay_status bay_tally_count(bay_tally *to, const bay_score *score, uint64_t times,
                           uint64_t broken_off);

uint64_t bay_tally_trials(const bay_tally *tally);     // how many there were
uint64_t bay_tally_broken_off(const bay_tally *tally); // of them, at BAY_TRIAL_MAX or for ever

// How many different scores came.
uint32_t bay_tally_scores(const bay_tally *tally);

// One of them, in order of ending, then of each measure in turn; returns how often it came.
//   in      index  0 .. bay_tally_scores - 1
uint64_t bay_tally_score(const bay_tally *tally, uint32_t index, bay_score *score);

// Standard errors, sqrt(p * (1 - p) / trials) of a share and likewise of a mean; 0 of what came
// always or never.
typedef struct bay_errors {
    double p[BAY_ENDINGS_MAX];     // of bay_odds.p
    double mean[BAY_MEASURES_MAX]; // of bay_odds.mean
    double value;                  // of bay_odds.value
} bay_errors;

// The shares as odds: `p` is how often it came of all trials, `joint` what came at all. `unknown`
// and `residual` are 0.
//   in      aim      for `value`; NULL: the first named aim
//           tally    of at least one trial
//   errors  BAY_BAD_INPUT (no trials), BAY_NO_MEMORY
bay_status bay_tally_odds(const bay_tally *tally, const bay_aim *aim, bay_odds *odds,
                          bay_errors *errors);

// --- Walking the tree ------------------------------------------------------------------------

// Fights the trials by the rules' own step and take, under `orders` (NULL: standing orders), from
// situation `from` (NULL: the first), and adds them to *tally. What is kept is the odds of the
// throws met, and of the situations no more than fit in 8 MB and in half of the work's bytes: an
// assault too large for a graph is slower, but no harder than another.
//
//   in      work     situations is not read
//   out     *tally   also on error holds the whole trials that were fought: from `first` on, as
//                    many as bay_tally_trials has grown
//   errors  BAY_STOPPED, BAY_NO_MEMORY, BAY_OVER_BUDGET (bytes)
bay_status bay_simulate_tree(const bay_battle *battle, const void *from,
                             const bay_orders *orders, const bay_trials *trials,
                             const bay_work *work, bay_tally *tally);

// --- Over the expanded graph -----------------------------------------------------------------

// A graph under a policy, made ready for many trials: what the policy decides is decided, and each
// throw that is left is a table from one random number to where it leads.
typedef struct bay_policy_chain bay_policy_chain;

// Makes a chain ready.
//
//   in      graph    whole; must live as long as the chain
//   errors  BAY_REFUSED (not whole, or 2^31 situations and more), BAY_NO_MEMORY
//   cost    time and memory linear in the edges, 16 bytes each
bay_status bay_policy_chain_make(const bay_graph *graph, const bay_policy *policy,
                                 bay_policy_chain **chain);
void bay_policy_chain_free(bay_policy_chain *chain);

// Fights the trials, as bay_simulate_tree from where the graph begins and under its orders.
//
//   in      work     memory and situations are not read
//   out     *tally   as bay_simulate_tree
//   errors  BAY_STOPPED, BAY_NO_MEMORY
bay_status bay_simulate_chain(const bay_policy_chain *chain, const bay_trials *trials,
                              const bay_work *work, bay_tally *tally);

#ifdef __cplusplus
}
#endif
#endif
