// Simulation: fights the same assault many times with thrown dice, and counts the scores.
//
// Trial i draws from random stream i of the seed and nothing else, and a tally holds whole counts.
// So the sum of the tallies is the same, however the trials are split over calls, threads and
// machines. Trials can be fought by walking the tree with the rules themselves, or over an expanded
// graph. Both ways throw the same dice in the same order, so a trial ends the same in both.
//
// Unless a function says otherwise: freeing NULL is harmless; one bay_tally, like one bay_work,
// serves one thread; any number of threads may read a bay_policy_chain.
#ifndef BAYONET_SIMULATE_H
#define BAYONET_SIMULATE_H

#include "bayonet/odds.h"

#ifdef __cplusplus
extern "C" {
#endif

// A trial is broken off after this many throws, or this many choices without a throw between them.
// It then counts as the system's `unresolved` ending, with the measures at that point. A trial that
// the graph shows to go round for ever is broken off at once.
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

// Makes an empty tally of a battle, which must live as long as the tally.
//   errors  BAY_NO_MEMORY
bay_status bay_tally_new(const bay_battle *battle, bay_memory memory, bay_tally **tally);
void bay_tally_free(bay_tally *tally);

// Adds all counts of `from`, which must have the same rules and the same most of each measure.
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

// Standard errors: sqrt(p * (1 - p) / trials) of a share, and likewise of a mean; 0 if it came
// always or never.
typedef struct bay_errors {
    double p[BAY_ENDINGS_MAX];     // of bay_odds.p
    double mean[BAY_MEASURES_MAX]; // of bay_odds.mean
    double value;                  // of bay_odds.value
} bay_errors;

// The shares as odds: `p` is the share of all trials, `joint` has only what came up. `unknown` and
// `residual` are 0.
//   in      aim      for `value`; NULL: the first named aim
//           tally    of at least one trial
//   errors  BAY_BAD_INPUT (no trials), BAY_NO_MEMORY
bay_status bay_tally_odds(const bay_tally *tally, const bay_aim *aim, bay_odds *odds,
                          bay_errors *errors);

// --- Walking the tree ------------------------------------------------------------------------

// Fights the trials by asking the rules for each step, under `orders` (NULL: standing orders), from
// situation `from` (NULL: the first), and adds them to *tally. It keeps the odds of the throws that
// it meets, and as many situations as fit in 8 MB and in half of the work's bytes. So an assault
// that is too large for a graph is only slower.
//
//   in      work     situations is not read
//   out     *tally   holds the complete trials that were fought, on error too: from `first` on, as
//                    many as bay_tally_trials has grown
//   errors  BAY_STOPPED, BAY_NO_MEMORY, BAY_OVER_BUDGET (bytes)
bay_status bay_simulate_tree(const bay_battle *battle, const void *from,
                             const bay_orders *orders, const bay_trials *trials,
                             const bay_work *work, bay_tally *tally);

// --- Over the expanded graph -----------------------------------------------------------------

// A graph under a policy, prepared for many trials: the policy's choices are made, and each
// remaining throw is a table from one random number to where it leads.
typedef struct bay_policy_chain bay_policy_chain;

// Prepares a chain.
//
//   in      graph    whole; must live as long as the chain
//   errors  BAY_REFUSED (not whole, joined, or 2^31 situations and more), BAY_NO_MEMORY
//   cost    time and memory linear in the edges, 16 bytes each
bay_status bay_policy_chain_make(const bay_graph *graph, const bay_policy *policy,
                                 bay_policy_chain **chain);
void bay_policy_chain_free(bay_policy_chain *chain);

// Fights the trials as bay_simulate_tree does, from where the graph begins and under its orders.
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
