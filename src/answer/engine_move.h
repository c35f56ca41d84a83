// Moves that Bayonet makes itself: dice it throws, and choices it makes for a side.
//
// Place n of the line of play (steps made before it) draws from stream n of the seed and from
// nothing else, so a step that was taken back comes again the same.
#ifndef BAY_ANSWER_ENGINE_MOVE_H
#define BAY_ANSWER_ENGINE_MOVE_H

#include "play/record.h"

// Throws the dice that are due now. `said`: the move, which may have its own `seed`.
//   errors  as record_throw_faces; BAY_BAD_REQUEST if there is no seed
bay_status engine_move_roll(context *ctx, replay *r, const bay_value *said,
                            record_doing *doing);

// Chooses for the side that is asked, by the word `command` of the move: best, standing, or
// fallible. A fallible side errs less often the more an error costs.
//   out     cost    to the side, against the best, points; not computed for `standing`
//   errors  as record_choose; BAY_BAD_REQUEST; those of solution_make
bay_status engine_move_choose(context *ctx, assault *a, const bay_value *said,
                              record_doing *doing, double *cost);

#endif
