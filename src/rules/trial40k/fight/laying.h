// Lays wounds on the groups of a zone: how many each may take, and which answers leave the party
// together. Rulings.
#ifndef BAY_RULES_TRIAL40K_LAYING_H
#define BAY_RULES_TRIAL40K_LAYING_H

#include "rules/trial40k/trial40k.h"

// Whether the party of the unit must be left together.
enum trial40k_bound { NOT_ASKED_YET, IS_FREE, IS_BOUND };

// Wounds of one sort, and the groups that may suffer them next, in the standing order of
// casualties.
typedef struct trial40k_laying {
    int sort, due, count;
    bool wounded;  // these wounds have left a model wounded
    uint8_t bound; // trial40k_bound: found when needed
    uint8_t group[TRIAL40K_UNIT_GROUPS_MAX];
    uint8_t left[TRIAL40K_UNIT_GROUPS_MAX]; // models of each
    uint8_t each[TRIAL40K_UNIT_GROUPS_MAX]; // what each of them takes of the sort
    uint8_t had[TRIAL40K_UNIT_GROUPS_MAX];  // and one of them has had of that
} trial40k_laying;
// Only the groups that there are, `count` of them, are written.
void trial40k_laying_make(const trial40k_battle *b, const trial40k_state *state, int sort,
                          trial40k_laying *out);
// The group that must take the next wounds before all others; -1: none must.
int trial40k_wounded_first(const trial40k_battle *b, const trial40k_state *state,
                           const trial40k_laying *of);
// A group suffers some of them; those that nobody can suffer are discarded.
void trial40k_suffer(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                     int wounds, bay_trace *why);
void trial40k_discard(const trial40k_battle *b, trial40k_state *state,
                      const trial40k_laying *now, bay_trace *why);
// The next stage of laying a sort that is `bare`.
uint8_t trial40k_lay_bare(const trial40k_battle *b, trial40k_state *state, int sort,
                          bay_trace *why);

// --- The answers that there are (fight/answers.c) ---------------------------------------------

// How many of the due wounds a group may take, if the later groups take the rest.
typedef struct trial40k_range {
    int low, high;
    bool whole; // every number between them: each model takes one wound, and nobody is wounded
} trial40k_range;
trial40k_range trial40k_range_of(const trial40k_laying *now, int i);
// The wounds that the groups from that one on can take.
int trial40k_take_in_all(const trial40k_laying *now, int from);
// The models that fall when a group takes that many, and whether one is left wounded.
int trial40k_falls(const trial40k_laying *now, int i, int wounds);
bool trial40k_leaves_wounded(const trial40k_laying *now, int i, int wounds);
// Whether it may take that many of the range: one model at a time suffers.
bool trial40k_may_take(const trial40k_laying *now, int i, int wounds);

// --- Those after which the party hangs together (fight/together.c) -----------------------------

// Whether the party of the suffering unit must be left together. Found once, and kept in `now`.
bool trial40k_is_bound(const trial40k_battle *b, const trial40k_state *state,
                       trial40k_laying *now);
// Keeps the answers that may be offered, to how many wounds a group takes or to whose save is next;
// returns how many.
uint32_t trial40k_keep_together(const trial40k_battle *b, const trial40k_state *state,
                                trial40k_laying *now, int i, bay_option *list, uint32_t count);
int trial40k_keep_savers(const trial40k_battle *b, const trial40k_state *state,
                         const trial40k_laying *now, uint8_t group[TRIAL40K_UNIT_GROUPS_MAX]);
// The first way in which the groups can take what is due, of a unit that is folded.
//   out  wounds  [now->count]; untouched if no way leaves the party together
bool trial40k_first_way(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, const trial40k_laying *now,
                        uint8_t wounds[TRIAL40K_UNIT_GROUPS_MAX]);

#endif
