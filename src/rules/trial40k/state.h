// The situation: what matters from here on.
#ifndef BAY_RULES_TRIAL40K_STATE_H
#define BAY_RULES_TRIAL40K_STATE_H

#include "rules/trial40k/battle.h"
#include "rules/trial40k/stages.h"

enum trial40k_flag {
    FAILED = 1,    // its test of morale: it falls back
    FELL_BACK = 2, // it has left its combat
    ROLLED = 4,    // a victor has thrown against it, and throws against others too: A-45
    HELD = 16,     // it has passed its test, and will not pile in: A-02
    STAYS = 32,    // it has not piled in
    CHARGED = 64,  // in this turn, of a battle that begins with charges
    LOOSE = 128    // on the table, casualties may part its party: R-28
};

enum {
    SPENT = 0x80,       // with `mode`: its psychic power is used in this turn
    PARTLY = 0x80,      // with `asked`: one was left wounded by these wounds
    TOGETHER = 0x40,    // with `asked`: the party is to be left together
    ASKED = 0x3F,       // of `asked`: the place in peel order
    TURNED = 0x80,      // with `target`: the one that it had chosen was gone
    WOUNDED_ONE = 0x80, // with `victim`: the one of the group that is wounded
    ANYBODY = 0x7F
};

typedef struct trial40k_unit_state {
    uint8_t flags;
    uint8_t distance; // how far it falls back, while victors may still pursue
    union {
        // Chosen by its owner on a tie, until the step is over: a Toughness; 1 + a group with the
        // save.
        struct {
            uint8_t toughness, save;
        };
        uint8_t caught[2]; // of a victor: whom it may sweep, bits of the enemy's units in order
    };
} trial40k_unit_state;

typedef struct trial40k_group_state {
    uint8_t left;   // models
    uint8_t hurt;   // wounds that one of them has lost besides what each had: TAR-116
    uint8_t mode;   // trial40k_weapon that it fights with, until its last blow; and SPENT
    uint8_t target; // 1 + the enemy that it strikes at, if it is with several; 0: not chosen
} trial40k_group_state;

// What matters from here on. What cannot matter is zero.
typedef struct trial40k_state {
    kit_set combat; // units of the present combat
    kit_set fought; // those whose combat of this phase is over
    kit_set apart;  // pairs of attackers that were not in contact as this phase began
    int16_t lead;   // how many more wounds the defender lost in this combat than the attacker
    uint16_t swept[2]; // models that a side lost to sweeping advances
    uint8_t stage;
    uint8_t ending; // x
    uint8_t turn;   // from 1; without a last turn, 2 and 3 in turns after the first
    uint8_t part;   // trial40k_part, of the present combat
    uint8_t step;   // of the fight: COVER_STEP, then Initiative 10 to 0
    uint8_t cursor; // the group or unit whose turn it is in this part; after the groups the
                    // present sort of wounds
    uint8_t sweep;  // trial40k_sweep_step, when all victors have thrown
    uint8_t
        asked; // casualties: 1 + the place in peel order that was asked last, PARTLY, TOGETHER;
               // wounds without armour: 1 + the group whose save is next
    uint8_t victim; // whom a force weapon may slay: 1 + a group, or ANYBODY
    uint8_t half; // 1: blows at the player whose turn it is, after the casualties of the other
    uint8_t bytes[]; // [sorts] wounds not laid yet; then the units; then the groups; then who
                     // divides; then [groups] who have fallen in the step
} trial40k_state;

// Divided hits (fight/split.c), if the battle `splits`.
typedef struct trial40k_division {
    uint8_t part;    // trial40k_dividing
    uint8_t dice;    // of a model that rends, still to be thrown
    uint8_t asked;   // enemies that have their share of the present kind; in STRIKING_EACH 1 +
                     // the enemy at whom each die was thrown alone
    uint8_t hits[2]; // not shared yet: others, and those by a rending 6
    uint8_t share[]; // [2 * units] not struck yet: of each enemy, the same two kinds
} trial40k_division;

// A group of a folded unit (fight/fold.c): the models that are really left of it.
typedef struct trial40k_group_told {
    uint8_t left, hurt, folded;
} trial40k_group_told;

// The place of a model that has moved since the fights began, in a battle that begins with
// charges. No measure depends on it.
enum trial40k_moved { AS_IT_STOOD, HAS_MOVED, LEFT_TABLE };
typedef struct trial40k_place_told {
    bay_point at;
    uint8_t is; // trial40k_moved
} trial40k_place_told;

typedef struct trial40k_told {
    // as many as the battle has; this is all if it begins with the fight
    trial40k_group_told group[TRIAL40K_GROUPS_MAX];
    trial40k_place_told model[TRIAL40K_CHARGE_MODELS_MAX];
    uint8_t distance[TRIAL40K_UNITS_MAX]; // thrown by a unit that falls back
} trial40k_told;

static inline uint8_t *trial40k_due(trial40k_state *state) {
    return state->bytes;
}

static inline trial40k_unit_state *trial40k_units(const trial40k_battle *b,
                                                  trial40k_state *state) {
    return (trial40k_unit_state *)(void *)(state->bytes + b->sorts);
}

static inline trial40k_group_state *trial40k_groups(const trial40k_battle *b,
                                                    trial40k_state *state) {
    return (trial40k_group_state *)(void *)(state->bytes + b->before.groups);
}

static inline const uint8_t *trial40k_due_now(const trial40k_state *state) {
    return state->bytes;
}

static inline const trial40k_unit_state *trial40k_units_now(const trial40k_battle *b,
                                                            const trial40k_state *state) {
    return (const trial40k_unit_state *)(const void *)(state->bytes + b->sorts);
}

static inline const trial40k_group_state *trial40k_groups_now(const trial40k_battle *b,
                                                              const trial40k_state *state) {
    return (const trial40k_group_state *)(const void *)(state->bytes + b->before.groups);
}

// The bytes before the division.
static inline size_t trial40k_before_division(const trial40k_battle *b) {
    return b->before.groups + sizeof(trial40k_group_state) * b->groups;
}

// Only if the battle `splits`.
static inline trial40k_division *trial40k_division_of(const trial40k_battle *b,
                                                      trial40k_state *state) {
    return (trial40k_division *)(void *)(state->bytes + trial40k_before_division(b));
}

static inline const trial40k_division *trial40k_division_now(const trial40k_battle *b,
                                                             const trial40k_state *state) {
    return (const trial40k_division *)(const void *)(state->bytes +
                                                     trial40k_before_division(b));
}

static inline size_t trial40k_before_fallen(const trial40k_battle *b) {
    return b->before.fallen;
}

// Models of a group that were there as this step began and have fallen in it, if the wounds of
// each side are laid apart. A-70
static inline int trial40k_fallen_now(const trial40k_battle *b, const trial40k_state *state,
                                      int group) {
    if (!trial40k_reads(b, ALLOC_INFO, OWN_KNOWN)) return 0;
    return state->bytes[trial40k_before_fallen(b) + (size_t)group];
}

// If the battle begins with charges: the row of b->way in which each group stands (two bytes),
// and its number of models as the fight began; the declared charge of each of the attacker's
// units, and the present move (charge/charge.h); then the places of all models (charge/table.c).
enum { TRIAL40K_CHARGE_BYTES = 3, TRIAL40K_MOVE_BYTES = 18, TRIAL40K_PLACE_BYTES = 4 };

static inline size_t trial40k_before_ways(const trial40k_battle *b) {
    return b->before.ways;
}

static inline size_t trial40k_before_charges(const trial40k_battle *b) {
    return b->before.charges;
}

static inline size_t trial40k_before_places(const trial40k_battle *b) {
    return b->before.places;
}

// And, if anybody may have cover, the notes for each pair (fight/cover.c).
static inline size_t trial40k_before_cover(const trial40k_battle *b) {
    return b->before.cover;
}

// And, if anything may be in the way of units that fall back, how far each model can
// (after/home.h), and whether somebody of the present combat is hemmed in.
enum { TRIAL40K_HOME_BYTES = 2 };
static inline size_t trial40k_before_home(const trial40k_battle *b) {
    return b->before.home;
}

static inline size_t trial40k_before_hemmed(const trial40k_battle *b) {
    return b->before.hemmed;
}

// And what charges settle: for each group as in enum trial40k_settled, then the rows of links.
// Before that, while it is asked how a unit follows, where its models are put in either order
// (charge/table.c).
enum { TRIAL40K_ORDERS = 2 };
static inline size_t trial40k_before_settled(const trial40k_battle *b) {
    return b->before.settled;
}

static inline size_t trial40k_before_links(const trial40k_battle *b) {
    return b->before.links;
}

static inline size_t trial40k_orders_size(const trial40k_battle *b) {
    return (size_t)TRIAL40K_ORDERS * TRIAL40K_PLACE_BYTES * b->movers;
}

// Finds where the parts are, when all is read that they hang on.
void trial40k_lay_out(trial40k_battle *b);

// Bytes of a whole situation.
static inline size_t trial40k_state_size(const trial40k_battle *b) {
    return sizeof(trial40k_state) + b->before.end;
}

// [groups]
static inline const uint8_t *trial40k_settled_now(const trial40k_battle *b,
                                                  const trial40k_state *state,
                                                  enum trial40k_settled what) {
    size_t at = trial40k_before_settled(b) + what * (size_t)b->groups;
    return b->charges ? state->bytes + at : b->settled[what];
}

// Only if the battle begins with charges, and when they are over.
static inline uint8_t *trial40k_settle(const trial40k_battle *b, trial40k_state *state,
                                       enum trial40k_settled what) {
    return state->bytes + trial40k_before_settled(b) + what * (size_t)b->groups;
}

// Models of a group as the fight began.
static inline int trial40k_begun(const trial40k_battle *b, const trial40k_state *state,
                                 int group) {
    size_t at = trial40k_before_ways(b) + 2 * (size_t)b->groups + (size_t)group;
    return b->charges ? state->bytes[at] : b->group[group].models;
}

// How a group stands, by the scenario or by its charge.
static inline const trial40k_way_to_stand *
trial40k_way_now(const trial40k_battle *b, const trial40k_state *state, int group) {
    const uint8_t *row = state->bytes + trial40k_before_ways(b) + 2 * (size_t)group;
    return &b->way[row[0] | row[1] << 8];
}

static inline trial40k_stance trial40k_stands(const trial40k_battle *b,
                                              const trial40k_state *state, int group) {
    const trial40k_group *g = &b->group[group];
    if (b->charges) return trial40k_way_now(b, state, group)->is;
    return (trial40k_stance){g->place, g->with, g->zone};
}

// Its name.
static inline uint16_t trial40k_called(const trial40k_battle *b, const trial40k_state *state,
                                       int group) {
    return b->charges ? trial40k_way_now(b, state, group)->called : b->group[group].called;
}

// Whether casualties may part the party of a unit. R-28
static inline bool trial40k_is_loose(const trial40k_battle *b, const trial40k_state *state,
                                     int unit) {
    return trial40k_units_now(b, state)[unit].flags & LOOSE;
}

static inline bool trial40k_has_charged(const trial40k_battle *b, const trial40k_state *state,
                                        int unit) {
    return b->charges ? trial40k_units_now(b, state)[unit].flags & CHARGED
                      : b->unit[unit].charged;
}

#endif
