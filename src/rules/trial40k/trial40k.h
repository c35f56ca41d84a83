// Trial Assault Rules: the declarations that the files of this folder share. Source of every
// rule: the clauses of clauses.def; rulings: docs/rulings/trial40k.md.
#ifndef BAY_RULES_TRIAL40K_H
#define BAY_RULES_TRIAL40K_H

#include "rules/kit/kit_tell.h"
#include "rules/trial40k/state.h"

KIT_STEPS(trial40k); // a part of a combat that has nothing more returns TRIAL40K_GOES_ON

// --- Who is there (fight/models.c) -----------------------------------------------------------

int trial40k_models(const trial40k_battle *b, const trial40k_state *state, int unit);
bool trial40k_has_models(const trial40k_battle *b, const trial40k_state *state, int unit);
bool trial40k_is_there(const trial40k_battle *b, const trial40k_state *state, int unit);
// Those of `units` that are there.
kit_set trial40k_there(const trial40k_battle *b, const trial40k_state *state, kit_set units);
// Removes a number of models of a group.
void trial40k_remove(const trial40k_battle *b, trial40k_state *state, int group, int models);
// The Wounds of an unhurt model of a group; and the Wounds that all of the group have left.
static inline int trial40k_wounds_each(const trial40k_battle *b, int group) {
    return b->group[group].is.w - b->group[group].wounded;
}
static inline int trial40k_wounds_left(const trial40k_battle *b, const trial40k_state *state,
                                       int group) {
    trial40k_group_state now = trial40k_groups_now(b, state)[group];
    return now.left * trial40k_wounds_each(b, group) - now.hurt; // TAR-117
}

// The party of a unit: the unit, or the one that it has joined, with all who have joined it and
// are left. Once the host is destroyed each is alone (after/party.c). The leader is the host, as
// long as it is there. TAR-188
kit_set trial40k_party(const trial40k_battle *b, const trial40k_state *state, int unit);
int trial40k_leader(const trial40k_battle *b, const trial40k_state *state, int unit);
// Enemies with which any of its party is engaged.
kit_set trial40k_party_engaged(const trial40k_battle *b, const trial40k_state *state, int unit);

// How a group stands in this phase, and enemies that it is with and in whose zone it is
// (fight/stand.c). TAR-121
int trial40k_later_place(const trial40k_battle *b, const trial40k_state *state, int group);
kit_set trial40k_later_with(const trial40k_battle *b, const trial40k_state *state, int group,
                            kit_set said);

static inline int trial40k_place_of(const trial40k_battle *b, const trial40k_state *state,
                                    int group) {
    return state->turn == 1 ? trial40k_stands(b, state, group).place
                            : trial40k_later_place(b, state, group);
}

static inline kit_set trial40k_with(const trial40k_battle *b, const trial40k_state *state,
                                    int group) {
    kit_set said = trial40k_stands(b, state, group).with;
    return state->turn == 1 ? said : trial40k_later_with(b, state, group, said);
}

static inline kit_set trial40k_zone_of(const trial40k_battle *b, const trial40k_state *state,
                                       int group) {
    kit_set said = trial40k_stands(b, state, group).zone; // TAR-068
    return state->turn == 1 ? said : trial40k_later_with(b, state, group, said);
}

// Whether the group is in the danger zone of its pair's striker: in contact with him, or near
// such a model, as the fight began. TAR-068, TAR-121
static inline bool trial40k_in_zone(const trial40k_battle *b, const trial40k_state *state,
                                    int group, trial40k_pair pair) {
    return b->group[group].unit == pair.target && trial40k_place_of(b, state, group) != OUT &&
           kit_in(trial40k_zone_of(b, state, group), pair.striker);
}

// Enemies with which a unit is engaged as a phase begins; and including those gone since.
kit_set trial40k_engaged_before(const trial40k_battle *b, const trial40k_state *state,
                                int unit);
kit_set trial40k_engaged(const trial40k_battle *b, const trial40k_state *state, int unit);
// Whether a unit still has a model that touches the enemy in the file.
bool trial40k_touches(const trial40k_battle *b, const trial40k_state *state, int unit,
                      int enemy);
// Sets who is in contact with whom as the phase begins. TAR-121
void trial40k_separate(const trial40k_battle *b, trial40k_state *state);

// --- Majorities (fight/majority.c) -----------------------------------------------------------

// The values of a target unit that count: TAR-064, 071, 080.
typedef struct trial40k_target {
    uint8_t ws, t, sv, inv;
    bool own; // they have no common invulnerable save: each has its own. A-28
} trial40k_target;
trial40k_target trial40k_target_of(const trial40k_battle *b, const trial40k_state *state,
                                   int unit);
// Whether two groups of a unit have saves of one type. A mixed unit keeps the type that counts
// until its wounds are laid. TAR-080, TAR-115
bool trial40k_same_save(const trial40k_battle *b, int group, int other);
void trial40k_keep_save(const trial40k_battle *b, trial40k_state *state, int unit);
// The Leadership that a test is thrown against, without modifiers (after/result.c).
int trial40k_leadership(const trial40k_battle *b, const trial40k_state *state, int unit);
// Throws two dice of a side against it in a step: a total of at most that passes.
void trial40k_test_leadership(bay_step *step, int side, int leadership);
// The Leadership of its majority; on a tie the highest.
int trial40k_majority_ld(const trial40k_battle *b, const trial40k_state *state, int unit);
// The next question that a tie puts to a unit's owner, before any dice of a step are thrown:
// first to the player whose turn it is not. If there is one, the cursor is the striker; else it
// is unchanged. A-77
uint8_t trial40k_ask_ties(const trial40k_battle *b, trial40k_state *state);
bool trial40k_has_tie(const trial40k_battle *b, const trial40k_state *state, int unit);

// --- Weapons and blows (fight/weapons.c, fight/blows.c) ---------------------------------------

// The scores that the models of a group need to do a wound.
typedef struct trial40k_blow {
    uint8_t hit, wound; // NO_WOUND: they cannot
    uint8_t save;       // what the owner saves on; NO_SAVE
    uint8_t rend_save;  // the same against a rending 6
    bool again, rends;
    uint8_t strength;
    uint8_t kills, psyker; // as of a sort of wounds
    uint8_t own; // as `bare` of a sort of wounds, for those against which no armour is tried
} trial40k_blow;
enum { NO_WOUND = 7, NO_HIT_THROWN = 1, ALL_TOUGHNESS = 10 };

// The sorts of wounds that it does: a rending 6 does another sort if armour may be tried otherwise.
static inline uint8_t trial40k_bare(const trial40k_blow *blow) {
    return blow->save == NO_SAVE || blow->wound == NO_WOUND ? blow->own : 0;
}

// The enemy that a group strikes at: the only one, or the one chosen (fight/targets.c).
static inline int trial40k_target_unit(const trial40k_battle *b, const trial40k_state *state,
                                       int group) {
    uint8_t chosen = trial40k_groups_now(b, state)[group].target;
    return chosen ? (chosen & ~TURNED) - 1
                  : kit_first(trial40k_with(b, state, group)); // TAR-162
}

// Enemies that the group may strike at: all that it is with and that are there, in a sweep those
// that are caught; and the first that is offered, the largest. -1: none
kit_set trial40k_targets(const trial40k_battle *b, const trial40k_state *state, int group);
int trial40k_targets_in_order(const trial40k_battle *b, const trial40k_state *state, int group,
                              int order[TRIAL40K_SIDE_MAX]);
int trial40k_first_target(const trial40k_battle *b, const trial40k_state *state, int group);

// Asks whom the group at the cursor strikes at; whom each group of these units does, and with what.
trial40k_step trial40k_ask_target;
uint8_t trial40k_choose_of(const trial40k_battle *b, trial40k_state *state, kit_set units,
                           bay_trace *why);
// Sorts of wounds (fight/wounds.c): rows of b->sort. The Toughness up to which a wound of this
// Strength kills models of the unit outright, if the throw to wound is against `toughness`; 0:
// none.
uint8_t trial40k_kills(const trial40k_battle *b, int unit, int strength, int toughness);
// The row of such a sort of a pair; -1: it has none.
int trial40k_find_sort(const trial40k_battle *b, int pair, trial40k_sort like);
bool trial40k_laid_before(const trial40k_battle *b, const trial40k_sort *one,
                          const trial40k_sort *other);
// The lowest face on which an invulnerable save may stand against the weapon. A-29
static inline uint8_t trial40k_least_inv(const trial40k_battle *b, int weapon) {
    return weapon == HEAVY && trial40k_reads(b, HCCW_INV, CAPS_BOTH) ? 4 : 1;
}
// The sort that the blows of a group do to this enemy.
int trial40k_sort_at(const trial40k_battle *b, const trial40k_state *state, int group,
                     int target);
static inline int trial40k_sort_of(const trial40k_battle *b, const trial40k_state *state,
                                   int group) {
    return trial40k_sort_at(b, state, group, trial40k_target_unit(b, state, group));
}
static inline bool trial40k_kills_outright(const trial40k_battle *b, int sort, int group) {
    return b->sort[sort].kills >= b->group[group].is.t && trial40k_wounds_each(b, group) > 1;
}

// The wounds of a sort that a group can suffer.
static inline int trial40k_can_suffer(const trial40k_battle *b, const trial40k_state *state,
                                      int sort, int group) {
    if (trial40k_kills_outright(b, sort, group))
        return trial40k_groups_now(b, state)[group].left; // one in the score for each: A-34
    return trial40k_wounds_left(b, state, group);
}
// Wounds that a side has lost in the fight count in the score.
void trial40k_count(trial40k_state *state, int side, int wounds);
// Whether wounds that no zone can take are counted too. A-36
bool trial40k_counts_surplus(const trial40k_battle *b, const trial40k_state *state);
// The wounds of a sort that a zone can take beyond those already due.
int trial40k_room(const trial40k_battle *b, const trial40k_state *state, int sort);
// Asks which zone's wounds are laid first, if there is a choice (fight/zones.c). A-79
trial40k_step trial40k_ask_zone;
// The sort whose wounds are laid next; -1 (fight/zones.c).
int trial40k_in_hand(const trial40k_battle *b, const trial40k_state *state);

// The psychic test of a force weapon whose wounds are laid (fight/force.c), and whether it may
// slay. TAR-100
trial40k_step trial40k_ask_force;
// Lays the wounds of this sort next; a model of a group suffers some.
void trial40k_take_in_hand(const trial40k_battle *b, trial40k_state *state, int sort);
void trial40k_note_victim(const trial40k_battle *b, trial40k_state *state, int group);

// The next question about a group whose enemy is gone and which may turn to another by that
// reading. A-73
trial40k_step trial40k_ask_turn;

// Whether wounds are being laid on one side before the other's are thrown. A-70
static inline bool trial40k_is_half(const trial40k_battle *b, const trial40k_state *state) {
    return trial40k_reads(b, ALLOC_INFO, OWN_KNOWN) && state->part == FIGHT && !state->half;
}
// Models of a group that strike: TAR-048, TAR-124
static inline int trial40k_striking(const trial40k_battle *b, const trial40k_state *state,
                                    int group) {
    return trial40k_groups_now(b, state)[group].left + trial40k_fallen_now(b, state, group);
}
// Whether the models of a group strike now.
bool trial40k_strikes(const trial40k_battle *b, const trial40k_state *state, int group);

// Whether these are the blows of a sweeping advance, and not those of the fight.
static inline bool trial40k_sweeps(const trial40k_state *state) {
    return state->sweep;
}

int trial40k_attacks(const trial40k_battle *b, const trial40k_state *state, int group);
int trial40k_strength(const trial40k_group *g, int weapon);
static inline int trial40k_weapon_of(const trial40k_battle *b, const trial40k_state *state,
                                     int group) {
    if (!trial40k_sweeps(state) && trial40k_place_of(b, state, group) != CONTACT)
        return PLAIN; // TAR-043, A-46
    return trial40k_groups_now(b, state)[group].mode & ~SPENT;
}

trial40k_blow trial40k_blow_at(const trial40k_battle *b, const trial40k_state *state, int group,
                               int target);
static inline trial40k_blow trial40k_blow_of(const trial40k_battle *b,
                                             const trial40k_state *state, int group) {
    return trial40k_blow_at(b, state, group, trial40k_target_unit(b, state, group));
}
// The lowest die with which a Weapon Skill hits another; and with which the group hits this enemy.
int trial40k_hit_score(int ws, int against);
int trial40k_to_hit(const trial40k_battle *b, const trial40k_state *state, int group,
                    int target);
// Whether the group can wound this enemy at all, as it stands, with any weapon that it may use.
// TAR-073
bool trial40k_can_wound(const trial40k_battle *b, const trial40k_state *state, int group,
                        int enemy);

// Finds the next throw: state->cursor is its group's place in the order of throws.
trial40k_step trial40k_blows;
int trial40k_striker(const trial40k_battle *b, const trial40k_state *state);

// Divided hits (fight/split.c): whether the group at the cursor divides them. All who divide hits
// among enemies are shown the first of these. Then the next step of that group; the number of
// dice thrown one by one, because a 6 does another sort of wound; and its part of the throw that
// follows.
static inline bool trial40k_is_dividing(const trial40k_battle *b, const trial40k_state *state) {
    return b->splits && trial40k_division_now(b, state)->part;
}
// Whether the group could divide its hits as the fight began; and whether it does now: a
// character with several enemies.
static inline bool trial40k_may_divide(const trial40k_battle *b, const trial40k_state *state,
                                       int group) {
    return b->group[group].divides &&
           (!b->charges || kit_size(trial40k_stands(b, state, group).with) > 1);
}
bool trial40k_divides(const trial40k_battle *b, const trial40k_state *state, int group);
void trial40k_point(const trial40k_battle *b, trial40k_state *state, int group);
void trial40k_point_dividers(const trial40k_battle *b, trial40k_state *state);
trial40k_step trial40k_divide;
uint8_t trial40k_part(const trial40k_battle *b, trial40k_state *state, int group, int dice,
                      bay_trace *why);
typedef struct trial40k_share {
    int dice;
    bool have_hit, by_six; // all of them have hit; and by a rending 6
} trial40k_share;
trial40k_share trial40k_share_of(const trial40k_battle *b, const trial40k_state *state,
                                 int group);
void trial40k_share_done(const trial40k_battle *b, trial40k_state *state, int group);
// The throw of a group at its target, if there is one (fight/blows.c).
uint8_t trial40k_throw_at(const trial40k_battle *b, trial40k_state *state, int group,
                          bay_trace *why);

// --- The parts of a combat, and what they hand on ---------------------------------------------

trial40k_step trial40k_choose, trial40k_fight;                                  // fight
trial40k_step trial40k_lay;                                                     // fight/lay.c
trial40k_step trial40k_result, trial40k_tests, trial40k_flight, trial40k_sweep; // after
// The beginning: nobody has been asked whom he charges, and nobody is in the fight.
void trial40k_line_up(const trial40k_battle *b, trial40k_state *state);
trial40k_step trial40k_charging;                      // charge
trial40k_step trial40k_draw_up, trial40k_combat_over; // after/phase.c
trial40k_step trial40k_go_on;
// Who has won the battle if nobody is left of a combat. A-38
void trial40k_note_winner(const trial40k_battle *b, trial40k_state *state);
// Those of `units` that have failed their test and are not destroyed.
kit_set trial40k_failed(const trial40k_battle *b, const trial40k_state *state, kit_set units);
// The beaten units that a victor may pursue, and the throw that says which it catches: the unit at
// state->cursor has some (after/fall_back.c).
kit_set trial40k_beaten_by(const trial40k_battle *b, const trial40k_state *state, int unit,
                           bay_trace *why);
// The same for all that sweep by one throw; none for a unit that sweeps by the throw of another.
kit_set trial40k_pursued_by(const trial40k_battle *b, const trial40k_state *state, int unit,
                            bay_trace *why);
// Those of them that its throw has caught, until the sweep is over. A-45
kit_set trial40k_caught_by(const trial40k_battle *b, const trial40k_state *state, int unit);
uint8_t trial40k_ask_pursuit(const trial40k_battle *b, const trial40k_state *state);
// Finds which groups count alike (fight/alike.c), and the standing order of casualties
// (fight/peel.c): for the file, and when charges are over.
void trial40k_find_alike(trial40k_battle *b);
void trial40k_settle_alike(const trial40k_battle *b, trial40k_state *state);
void trial40k_find_peel(trial40k_battle *b);
void trial40k_settle_peel(const trial40k_battle *b, trial40k_state *state);
// For each group of a unit the first that counts alike: if the unit is only struck at, or also
// tests.
//   returns [groups of the unit]
static inline const uint8_t *trial40k_alike_of(const trial40k_battle *b,
                                               const trial40k_state *state, int unit,
                                               bool tested) {
    return trial40k_settled_now(b, state, tested ? LIKE_STRUCK : LIKE) + b->unit[unit].group;
}
// The groups of a unit in the standing order of casualties, and the place of one in it. R-9
//   returns [groups of the unit]
static inline const uint8_t *trial40k_peel_order(const trial40k_battle *b,
                                                 const trial40k_state *state, int unit) {
    return trial40k_settled_now(b, state, IN_ORDER) + b->unit[unit].group;
}
static inline int trial40k_peel_of(const trial40k_battle *b, const trial40k_state *state,
                                   int group) {
    return trial40k_settled_now(b, state, ORDINAL)[group];
}
// Whether it is the last phase; and whether units that no longer strike are folded in it
// (fight/fold.c).
bool trial40k_is_last(const trial40k_battle *b, const trial40k_state *state);
bool trial40k_folds(const trial40k_battle *b, const trial40k_state *state);
// Whether a unit is one of these, in a sweeping advance.
bool trial40k_is_folded(const trial40k_battle *b, const trial40k_state *state, int unit);
// in  tested  they no longer test: Leadership does not tell them apart
void trial40k_fold(const trial40k_battle *b, trial40k_state *state, kit_set units, bool tested,
                   bay_trace *why);
// Notes which model of a folded unit really suffers, for the drawing.
void trial40k_note_folded(const trial40k_battle *b, trial40k_state *state, int sort, int group,
                          int wounds);
// Whether these groups of one unit, in the zone of the blows that are being laid, are alike from
// here on (fight/alike.c).
bool trial40k_are_alike(const trial40k_battle *b, const trial40k_state *state,
                        const uint8_t *group, int count);
// Whether it may matter later which of its groups is left: casualties may part its party, and
// some of the groups that can be struck at differ. R-28
//   in  like  from trial40k_alike_of
bool trial40k_parts(const trial40k_battle *b, const trial40k_state *state, int unit,
                    const uint8_t *like);
// The Initiative at which a group strikes; in the first round of a fight over cover
// (fight/steps.c) also COVER_STEP.
static inline int trial40k_usual_step_of(const trial40k_battle *b, const trial40k_state *state,
                                         int group) {
    if (trial40k_weapon_of(b, state, group) != FIST) return b->group[group].is.i; // TAR-047
    return trial40k_reads(b, FIST_INIT, FIST_AT_ONE) ? 1 : 0; // TAR-085, TAR-108
}
// Whether the striker of a pair is in cover against its target, and the step at which it then
// strikes: 0 is the cover step (fight/cover.c).
typedef struct trial40k_covered {
    bool counts;
    uint8_t down;
} trial40k_covered;
trial40k_covered trial40k_cover_of(const trial40k_battle *b, const trial40k_state *state,
                                   int pair);
// Whether a group of the unit is itself in cover, if the unit is in cover against the other of a
// pair. R-39
bool trial40k_is_sheltered(const trial40k_battle *b, const trial40k_state *state, int group,
                           int pair);
// The units that have cover, or may have it; the cover after the charges; and clearing it.
void trial40k_set_cover(trial40k_battle *b);
void trial40k_note_cover(const trial40k_battle *b, trial40k_state *state, bay_trace *why);
void trial40k_forget_cover(const trial40k_battle *b, trial40k_state *state);
// Whether the unit was fighting before this phase.
bool trial40k_was_fighting(const trial40k_battle *b, int unit);
// Whether it has charged, or may charge in this phase.
static inline bool trial40k_may_charge(const trial40k_battle *b, int unit) {
    return b->charges ? b->unit[unit].side == BAY_ATTACKER : b->unit[unit].charged;
}
int trial40k_covered_step_of(const trial40k_battle *b, const trial40k_state *state, int group);
static inline int trial40k_step_of(const trial40k_battle *b, const trial40k_state *state,
                                   int group) {
    bool first = b->covered && state->turn == 1; // TAR-052 to TAR-054, TAR-156
    return first ? trial40k_covered_step_of(b, state, group)
                 : trial40k_usual_step_of(b, state, group);
}
// A unit of the side whose turn the phase is in comes first.
int trial40k_side_first(const trial40k_state *state);

// --- The stages ------------------------------------------------------------------------------

bay_about_fn trial40k_about_group, trial40k_about_unit, trial40k_about_blows,
    trial40k_about_casualties, trial40k_about_force, trial40k_about_psychic_test,
    trial40k_about_saver, trial40k_about_own_save, trial40k_about_zone, trial40k_about_split,
    trial40k_about_hits, trial40k_about_hit;
bay_about_fn trial40k_about_morale, trial40k_about_fall_back, trial40k_about_sweep_roll,
    trial40k_about_pursuit;
trial40k_list_fn trial40k_list_weapons, trial40k_list_targets, trial40k_list_toughness,
    trial40k_list_saves, trial40k_list_casualties, trial40k_list_savers, trial40k_list_force,
    trial40k_list_zones, trial40k_list_splits, trial40k_list_combats;
trial40k_apply_fn trial40k_apply_weapon, trial40k_apply_target, trial40k_apply_toughness,
    trial40k_apply_save, trial40k_apply_casualties, trial40k_apply_saver, trial40k_apply_force,
    trial40k_apply_zone, trial40k_apply_split, trial40k_apply_combat;
bay_settled_fn trial40k_is_settled; // nothing but places of models can change
trial40k_apply_fn trial40k_apply_sweep;
trial40k_resolve_fn trial40k_resolve_blows, trial40k_resolve_hits, trial40k_resolve_hit,
    trial40k_resolve_own_save, trial40k_resolve_psychic_test, trial40k_resolve_morale,
    trial40k_resolve_fall_back;
trial40k_resolve_fn trial40k_resolve_pursuit, trial40k_resolve_sweep_roll;

#endif
