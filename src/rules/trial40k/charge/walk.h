// The ways of a model from where it stands, and the ground that stops them. Rulings,
//
#ifndef BAY_RULES_TRIAL40K_WALK_H
#define BAY_RULES_TRIAL40K_WALK_H

#include "ground/plane/way.h"
#include "rules/trial40k/charge/charge.h"

// A model that it goes round.
typedef struct trial40k_obstacle {
    ground_outline about, within; // the second is used, and made, if the first holds an end
    ground_disc base;
    int32_t away;    // the distance that must be kept
    int64_t far;     // a lower bound of its distance from the mover
    int32_t touch;   // the distance of their middles when they touch
    int32_t reach;   // that and `away`
    bool held;       // the mover stands within the first
    bool has_within; // the second is made
} trial40k_obstacle;

typedef struct trial40k_walker {
    const trial40k_table *table;
    int mover;
    int64_t limit; // no way is longer
    int count, walls;
    bool stuck; // it stands on ground that it must go round, and has no way
    trial40k_obstacle round[TRIAL40K_CHARGE_MODELS_MAX];
    ground_outline wall[TRIAL40K_WALLS_MAX];
    int64_t mapped; // the map has all ways up to this length; WAY_NONE: none has been needed
    way_map map;
    int goals; // all places that will be asked for lie near these; 0: anywhere
    way_goal goal[TRIAL40K_CHARGE_MODELS_MAX];
} trial40k_walker;
static_assert((int)TRIAL40K_CHARGE_MODELS_MAX + (int)TRIAL40K_WALLS_MAX <=
                  (int)WAY_OUTLINES_MAX,
              "a way goes round all models and walls");

// An enemy whose unit its own unit has not charged. TAR-032
bool trial40k_is_other_enemy(const trial40k_table *table, int mover, int model);
// Whether a place is farther east or south than any on a table, or as far west or north.
static inline bool trial40k_is_beyond(bay_point place) {
    return place.x < 0 || place.y < 0 || place.x > TRIAL40K_TABLE || place.y > TRIAL40K_TABLE;
}
ground_disc trial40k_moved_to(const trial40k_table *table, int mover, bay_point place);

// The ways of a model in the manner of its unit: through difficult ground, or round it.
void trial40k_begin_walk(const trial40k_table *table, int mover, trial40k_walker *of);
// If only ways through it are slowed: the ways round it, which may be longer.
void trial40k_begin_round(const trial40k_table *table, int mover, trial40k_walker *of);
// Restricts later places to those near these goals; none: any place.
void trial40k_walk_towards(trial40k_walker *of, const way_goal *goal, int goals);
static inline bool trial40k_slows_some(const trial40k_table *table) {
    return table->slowed < table->allowance;
}
// The length of its way to a place at which it may end, at most `limit` and at most its own
// limit; else WAY_NONE. `straight`: only the straight way counts.
int64_t trial40k_walk(trial40k_walker *of, bay_point place, int64_t limit, bool straight);

// The outlines of the edges of ground of these kinds, for a base of that size, except those
// farther away than `reach` (charge/walls.c). TAR-010
//   in   kinds  bits of trial40k_terrain_kind
//   out  wall   [TRIAL40K_WALLS_MAX]
int trial40k_walls(const trial40k_battle *b, ground_disc base, int64_t reach, unsigned kinds,
                   ground_outline *wall);
// Whether a base stands on ground of a kind, or reaches over its edge.
bool trial40k_stands_on(const trial40k_battle *b, ground_disc base, int kind);
// Whether a straight leg has a point in common with an area of a kind.
bool trial40k_meets(const trial40k_battle *b, ground_leg leg, int kind);
// Whether a straight leg crosses an edge of a piece, or touches it.
bool trial40k_meets_edge(const trial40k_battle *b, const trial40k_terrain *piece,
                         ground_leg leg);
// Whether difficult ground is near enough for a charge to meet it.
bool trial40k_is_near_difficult(const trial40k_battle *b, ground_disc base);

#endif
