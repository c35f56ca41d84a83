// Charges: models that stand on the table, and move on it. Rulings: docs/rulings/trial40k-plane.md.
#ifndef BAY_RULES_TRIAL40K_CHARGE_H
#define BAY_RULES_TRIAL40K_CHARGE_H

#include "ground/plane/disc.h"
#include "rules/trial40k/trial40k.h"

enum {
    TRIAL40K_NEAR = 2 * BAY_INCH,        // TAR-024, TAR-041, TAR-068
    TRIAL40K_CHARGE_MOVE = 6 * BAY_INCH, // TAR-018
    TRIAL40K_KEEP_AWAY = BAY_INCH        // TAR-032
};

// --- Who stands where (charge/stance.c) ------------------------------------------------------

// A model on the table.
typedef struct trial40k_model {
    ground_disc base;
    uint8_t unit, line; // line: row of b->line, of a battle that begins with charges
    kit_set touches;    // enemies
} trial40k_model;

// Sets the enemies that each touches; returns whether there are any.
bool trial40k_find_touching(const trial40k_battle *b, trial40k_model *model, int count);
trial40k_stance trial40k_stance_of(const trial40k_battle *b, const trial40k_model *model,
                                   int count, int one);
// Whether a model of these units and one of the others are that near.
bool trial40k_are_within(const trial40k_model *model, int count, kit_set units, kit_set others,
                         int32_t gap);
// The units of `among` whose party has a model within 2 in of a model of these units. TAR-012
kit_set trial40k_neighbours(const trial40k_battle *b, const trial40k_model *model, int count,
                            kit_set among, kit_set units);

// --- Where one may go (charge/mover.c) -------------------------------------------------------

// The table as the models of a unit, and of those who have joined it, move.
typedef struct trial40k_table {
    const trial40k_battle *b;
    int count;
    trial40k_model model[TRIAL40K_CHARGE_MODELS_MAX]; // in the order of all models
    bool moved[TRIAL40K_CHARGE_MODELS_MAX];           // in the present move
    kit_set party;
    kit_set targets; // with all who have joined them
    int64_t allowance;
    int64_t slowed; // the limit for a way that touches difficult ground: A-11
    bool round;     // all keep out of difficult ground
} trial40k_table;

// Whether it can end in contact with that model.
bool trial40k_can_contact(const trial40k_table *table, int mover, int enemy);
// Whether some model of the party can end in contact with one of these units.
bool trial40k_can_reach(const trial40k_table *table, kit_set enemies);
// Moves it to the best place about the enemy at which it touches him.
void trial40k_lead(trial40k_table *table, int mover, int enemy);
// Moves it as a follower; of the enemies that it may touch it prefers those of `rather`.
void trial40k_follow(trial40k_table *table, int mover, kit_set rather);
bool trial40k_is_target(const trial40k_table *table, int model);
// Whether it belongs to the party that is moving.
static inline bool trial40k_is_own(const trial40k_table *table, int model) {
    return kit_in(table->party, table->model[model].unit);
}
// The first of the four tasks of a follower that it can do by any way; the first that it does at
// a given place, within 2 in of its own; TRIAL40K_PARTS: none.
enum { TRIAL40K_PARTS = 4 };
int trial40k_part_it_can(const trial40k_table *table, int mover);
int trial40k_part_at(const trial40k_table *table, int mover, bay_point place);
// Its nearness to the nearest model of the targets.
int64_t trial40k_nearness(const trial40k_table *table, int mover);

// --- The ways to place all others (charge/ways.c) --------------------------------------------

// The ways to place followers: in either order, with preference for an enemy, or with a line of
// models last. R-27
enum {
    NEAR_FIRST,
    FAR_FIRST,
    PLACE_TOWARD,
    PLACE_LAST = PLACE_TOWARD + TRIAL40K_SIDE_MAX,
    PLACE_AS_PLACED = PLACE_LAST + TRIAL40K_LINES_MAX
};
// The offers, one bit each: to engage most and to keep back, which of both orders those are, and
// the others.
enum {
    OFFERS_MOST,
    OFFERS_BACK,
    OFFERS_TOWARD,
    OFFERS_LAST = OFFERS_TOWARD + TRIAL40K_SIDE_MAX,
    MOST_IS_FAR = OFFERS_LAST + TRIAL40K_LINES_MAX,
    BACK_IS_FAR
};
static_assert((int)PLACE_TOWARD == (int)OFFERS_TOWARD && (int)PLACE_LAST == (int)OFFERS_LAST,
              "a way's bit is its number");
typedef uint64_t trial40k_ways;
enum {
    TRIAL40K_OTHER_WAYS = TRIAL40K_SIDE_MAX + TRIAL40K_UNIT_GROUPS_MAX,
    TRIAL40K_WAYS_MAX = 2 + TRIAL40K_OTHER_WAYS
};

// A pair that may lead the charge: a model and the enemy model that it goes to. At most as many
// as can be offered.
enum { TRIAL40K_LEADERS_MAX = BAY_OPTIONS_MAX };
typedef struct trial40k_first_mover {
    uint8_t model, enemy;
} trial40k_first_mover;
// The pairs that the owner may choose from; 0: nobody can lead, and the charge fails.
int trial40k_first_movers(const trial40k_table *table,
                          trial40k_first_mover leader[TRIAL40K_LEADERS_MAX]);
// Moves all that have not moved.
//   in  way  NEAR_FIRST, FAR_FIRST, PLACE_TOWARD + the number of an enemy, PLACE_LAST + a line
void trial40k_place(trial40k_table *table, int way);
// Likewise, preferring enemies of these units; and in the order that brings most models into
// contact.
void trial40k_place_toward(trial40k_table *table, kit_set rather);
void trial40k_engage_most(trial40k_table *table);
// Finds the ways that differ.
//   out  order  the table after either order
trial40k_ways trial40k_find_ways(const trial40k_table *table,
                                 trial40k_table order[TRIAL40K_ORDERS]);
// Whether the unit can touch all its targets in one of the ways.
bool trial40k_touches_all(const trial40k_table *table);

// --- Where their player puts them (charge/placed.c, charge/by_hand.c) ------------------------

// Models to be placed, and their places.
typedef struct trial40k_placing {
    bool put[TRIAL40K_CHARGE_MODELS_MAX];
    bay_point to[TRIAL40K_CHARGE_MODELS_MAX];
} trial40k_placing;

// The models of the party for which the file gives a place; false: there are none.
bool trial40k_placed_in_file(const trial40k_table *table, trial40k_placing *of);
// Moves them from where they stood. Reports why for each model that cannot be placed there, and
// then returns false.
bool trial40k_put_models(trial40k_table *table, int leader, const trial40k_placing *of,
                         bay_trace *why);
// Whether it could lead from where the move began, and be placed there.
bool trial40k_leads_as_put(const trial40k_table *table, int model, const trial40k_placing *of);
// A model of the attacker's, as numbered in common.units.
uint16_t trial40k_member(const trial40k_table *table, int model);

// --- The phase until the fight (charge/declare.c, charge/move.c) -----------------------------

// The declared charge of a unit of the attacker, and its result.
enum trial40k_charge_is { NOT_MOVED, HAS_CHARGED, CHARGE_FAILS };
typedef struct trial40k_charge {
    uint8_t target[2]; // a set of the defender's units
    uint8_t is;        // trial40k_charge_is
} trial40k_charge;

// The present move: its leader, 1 + a model; how it meets difficult ground; and the offered ways
// and the models placed by hand, one bit each, the lowest byte first.
enum {
    ANY_GROUND,
    MOST_INCHES = 6,
    GOES_ROUND,
    GOES_THROUGH
}; // 1 to 6: through, that many inches
typedef struct trial40k_move {
    uint8_t leader, ground;
    uint8_t ways[8];
    uint8_t by_hand[TRIAL40K_CHARGE_MODELS_MAX / 8];
} trial40k_move;

// bay_rules.placeable and bay_rules.place, for the questions who leads and how the others follow
// (charge/by_hand.c).
uint32_t trial40k_list_placeable(const bay_battle *battle, const void *at, bay_placeable *list);
bool trial40k_place_by_hand(const bay_battle *battle, void *at, const bay_move *moves,
                            uint32_t count, bay_trace *why, bay_trace *bad);
// Whether anybody has been placed by hand in the present move.
bool trial40k_is_by_hand(const trial40k_move *now);
// Asks how the models that have not moved follow (charge/move.c).
uint8_t trial40k_ask_others(const trial40k_battle *b, trial40k_state *state, bay_trace *why);

static inline trial40k_move *trial40k_move_of(const trial40k_battle *b, trial40k_state *state) {
    return (trial40k_move *)(void *)(state->bytes + trial40k_before_charges(b) +
                                     sizeof(trial40k_charge) * b->attackers);
}
static inline const trial40k_move *trial40k_move_now(const trial40k_battle *b,
                                                     const trial40k_state *state) {
    return (const trial40k_move *)(const void *)(state->bytes + trial40k_before_charges(b) +
                                                 sizeof(trial40k_charge) * b->attackers);
}
static inline trial40k_charge *trial40k_charges(const trial40k_battle *b,
                                                trial40k_state *state) {
    return (trial40k_charge *)(void *)(state->bytes + trial40k_before_charges(b));
}
static inline const trial40k_charge *trial40k_charges_now(const trial40k_battle *b,
                                                          const trial40k_state *state) {
    return (const trial40k_charge *)(const void *)(state->bytes + trial40k_before_charges(b));
}
// The enemies that it has named, with those who have joined them.
static inline kit_set trial40k_charged_at(const trial40k_battle *b, trial40k_charge now) {
    return (kit_set)(now.target[0] | now.target[1] << 8) << b->attackers;
}
// The members of `units` that have joined nobody, and all parties of `units`. TAR-014, TAR-188
kit_set trial40k_hosts(const trial40k_battle *b, kit_set units);
kit_set trial40k_parties(const trial40k_battle *b, kit_set units);

// The table after all moves so far (charge/table.c): all places; the same with contacts; and the
// table for a unit that moves, with its targets, except destroyed ones.
void trial40k_places_now(const trial40k_battle *b, const trial40k_state *state,
                         trial40k_table *table);
void trial40k_table_now(const trial40k_battle *b, const trial40k_state *state,
                        trial40k_table *table);
void trial40k_table_for(const trial40k_battle *b, const trial40k_state *state, int unit,
                        kit_set targets, trial40k_table *table);
// The same as the phase begins, without targets.
void trial40k_first_table_for(const trial40k_battle *b, int unit, trial40k_table *table);
// The table for the unit that is moving, and its leader (charge/move.c).
void trial40k_table_in_hand(const trial40k_battle *b, const trial40k_state *state,
                            trial40k_table *table);
// Removes its models from the table: they stand beyond it, in nobody's way.
void trial40k_take_off(const trial40k_battle *b, trial40k_state *state, int unit);
bool trial40k_is_off(const trial40k_table *table, int model);
// The place of a model, by its row of b->place; and, in a battle that begins with charges, a new
// place.
bay_point trial40k_place_now(const trial40k_battle *b, const trial40k_state *state, int place);
void trial40k_set_place(const trial40k_battle *b, trial40k_state *state, int place,
                        bay_point to);
// Keeps where the party is put in either order, while it is asked which; puts it where one order
// has it; and forgets both.
void trial40k_note_orders(trial40k_state *state, const trial40k_table order[TRIAL40K_ORDERS]);
void trial40k_take_order(trial40k_table *table, const trial40k_state *state, int order);
void trial40k_forget_orders(const trial40k_battle *b, trial40k_state *state);
// Puts all models where the table has them; or where the file has them.
void trial40k_put_down(trial40k_state *state, const trial40k_table *table);
void trial40k_set_up(const trial40k_battle *b, trial40k_state *state);
// As the phase begins, whether a unit that may charge has a legal target.
//   out  near  whether an enemy is within 6 in of it. TAR-006, TAR-010
bool trial40k_has_target(const trial40k_battle *b, int unit, bool *near);
// The next unit that is asked whom it charges.
uint8_t trial40k_declare(const trial40k_battle *b, trial40k_state *state, bay_trace *why);
// The question or throw about difficult ground before a unit moves (charge/difficult.c); none:
// TRIAL40K_GOES_ON.
uint8_t trial40k_meets_difficult(const trial40k_battle *b, trial40k_state *state,
                                 const trial40k_table *table);
// The next target of the present unit that must test to regroup (charge/regroup.c); none:
// TRIAL40K_NO_UNIT.
enum { TRIAL40K_NO_UNIT = -1 };
int trial40k_to_regroup(const trial40k_table *table, const trial40k_state *state);
// While units charge: whether it is falling back, and those that have not regrouped.
bool trial40k_is_fleeing(const trial40k_battle *b, const trial40k_state *state, int unit);
kit_set trial40k_destroyed(const trial40k_battle *b, const trial40k_state *state);
// The stages (charge/declare.c, charge/move.c, charge/regroup.c).
bay_about_fn trial40k_about_charge, trial40k_about_regroup, trial40k_about_slowed;
trial40k_resolve_fn trial40k_resolve_regroup, trial40k_resolve_slowed;
trial40k_apply_fn trial40k_apply_through;
trial40k_list_fn trial40k_list_charges, trial40k_list_movers, trial40k_list_leaders,
    trial40k_list_ways;
trial40k_apply_fn trial40k_apply_charge, trial40k_apply_mover, trial40k_apply_leader,
    trial40k_apply_way;

// The row of b->way in which a model of the table stands.
int trial40k_row_of(const trial40k_table *table, int model);

#endif
