// How often each situation is visited when both sides follow a policy.
#ifndef BAY_ANALYSIS_SOLVE_OCCUPANCY_H
#define BAY_ANALYSIS_SOLVE_OCCUPANCY_H

#include "analysis/solve/loop.h"
#include "base/number.h"

// Whether a situation can be reached under the policy, whatever the dice say. No bit: it cannot.
typedef enum occupancy_reach {
    OCCUPANCY_PASSES = 1, // it can
    OCCUPANCY_TURNS =
        2, // and play then comes back to it for ever: `amount` is what entered there
    OCCUPANCY_STAYS = 4 // it stands for a component in which `stays` goes round for ever
} occupancy_reach;

typedef struct occupancy {
    field field;
    const bay_graph *graph;
    const uint16_t *option; // the policy
    number *amount;         // [situations]: how often it is visited, on average
    uint8_t *reached;       // [situations]: bits of occupancy_reach
    number *stays;          // [situations], once anything stays
    uint32_t *local;        // [situations], once there is a loop of several situations
    const number **chance;  // [throws], residues: NULL until wanted
    arena space;
    double lost;     // probability still in loops when iteration stopped
    double residual; // the largest part of it in one situation
} occupancy;

// One forward pass. Free the result whatever is returned.
//   errors  BAY_NO_MEMORY, BAY_STOPPED, BAY_REFUSED and BAY_BAD_PRIME as bay_odds_residues
bay_status TWICE(occupancy_make)(const bay_graph *graph, const uint16_t *option, field f,
                                 occupancy *out);
void TWICE(occupancy_free)(occupancy *from);

// The probabilities of the edges of a chance situation, in their order. NULL when memory or the
// prime fails; then *status says which.
const number *TWICE(occupancy_chance)(occupancy *in, uint32_t at, bay_status *status);

// Sends the whole amount of situation `at` on, along every edge of the policy.
bay_status TWICE(occupancy_push)(occupancy *in, uint32_t at);

// The same for a component whose situations lead to each other.
bay_status TWICE(occupancy_through_loop)(occupancy *in, const uint32_t *member, uint32_t count);

// Adds `amount` to what stays for ever in the component that situation `at` stands for.
//   errors  BAY_NO_MEMORY
bay_status TWICE(occupancy_stay)(occupancy *in, uint32_t at, number amount);

// Marks `to` as reached and adds to its amount.
static inline void occupancy_add(occupancy *in, uint32_t to, number amount) {
    in->amount[to] = number_add(in->field, in->amount[to], amount);
    in->reached[to] |= OCCUPANCY_PASSES;
}

// The probability that play ends in situation `at`, an end or one that stands for a component.
static inline number occupancy_ended(const occupancy *in, uint32_t at) {
    return in->reached[at] & OCCUPANCY_STAYS ? in->stays[at] : in->amount[at];
}

#endif
