// Wounds that are laid on the groups of a zone: what each may take, and which answers leave the party together.
// Rulings.
#ifndef BAY_RULES_TRIAL40K_LAYING_H
#define BAY_RULES_TRIAL40K_LAYING_H

#include "rules/trial40k/trial40k.h"

// Has the party of the unit to be left together?
enum trial40k_bound { NOT_ASKED_YET, IS_FREE, IS_BOUND };

// Wounds of one sort, and the groups that may suffer them next, in the standing order of casualties.
typedef struct trial40k_laying {
    int sort, due, count;
    bool wounded;  // these wounds have left one wounded
    uint8_t bound; // trial40k_bound: found when it is asked
    uint8_t group[TRIAL40K_UNIT_GROUPS_MAX];
    uint8_t left[TRIAL40K_UNIT_GROUPS_MAX]; // models of each
    uint8_t each[TRIAL40K_UNIT_GROUPS_MAX]; // what each of them takes of the sort
    uint8_t had[TRIAL40K_UNIT_GROUPS_MAX];  // and one of them has had of that
} trial40k_laying;
trial40k_laying trial40k_laying_of(const trial40k_battle *b, const trial40k_state *state,
                                   int sort);
// The one who takes the next wounds before all others; -1: nobody has to.
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

// How many wounds a group may take of those that are due, the ones behind it the rest.
typedef struct trial40k_range {
    int low, high;
    bool whole; // every number between them: each model takes one wound, and nobody is wounded
} trial40k_range;
trial40k_range trial40k_range_of(const trial40k_laying *now, int i);
// Wounds that the groups from that one on can take.
int trial40k_take_in_all(const trial40k_laying *now, int from);
// Models that fall when a group takes so many, and whether one of them is left wounded.
int trial40k_falls(const trial40k_laying *now, int i, int wounds);
bool trial40k_leaves_wounded(const trial40k_laying *now, int i, int wounds);
// Whether it may take so many of that range: one model at a time suffers.
bool trial40k_may_take(const trial40k_laying *now, int i, int wounds);

// --- Those after which the party hangs together (fight/together.c) -----------------------------

// Has the party of the unit that suffers to be left together? It is found once, and kept in `now`.
bool trial40k_is_bound(const trial40k_battle *b, const trial40k_state *state,
                       trial40k_laying *now);
// Leaves of the answers to how many wounds a group takes, or of those to whose save is next, what may be offered;
// returns how many.
uint32_t trial40k_keep_together(const trial40k_battle *b, const trial40k_state *state,
                                trial40k_laying *now, int i, bay_option *list, uint32_t count);
int trial40k_keep_savers(const trial40k_battle *b, const trial40k_state *state,
                         const trial40k_laying *now, uint8_t group[TRIAL40K_UNIT_GROUPS_MAX]);
// The first way in which the groups can take what is due, of a unit that is folded.
//   out  wounds  [now->count]; nothing where none leaves the party together
bool trial40k_first_way(const trial40k_battle *b, const trial40k_state *state,
                        const trial40k_told *told, const trial40k_laying *now,
                        uint8_t wounds[TRIAL40K_UNIT_GROUPS_MAX]);

#endif
