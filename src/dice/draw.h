// Throwing dice: face by face for play, or by result for simulation.
#ifndef BAY_DICE_DRAW_H
#define BAY_DICE_DRAW_H

#include "bayonet/throw.h"

#include "base/stream.h"

#include <stddef.h>
#include <stdint.h>

// Throws the dice that the throw asks for next, after faces[count], and appends their faces.
//
//   in      faces   a beginning of this throw, with room for bay_throw_faces_max
//   returns the new number of faces; `count` if the throw was already over
size_t throw_roll(const bay_throw *dice, uint8_t *faces, size_t count, stream *from);

// A row of Walker's alias table: the result of this row, or another.
typedef struct throw_cell {
    uint64_t keep;  // of 2^64: how often the row's own result comes
    uint32_t other; // the result that comes the rest of the time
    uint32_t spare; // 0
} throw_cell;

// Makes the table for p[results], which sums to about 1. A result with p 0 is never drawn.
//
//   in      share   [results] workspace
//   source  Walker 1977; Vose: A linear algorithm for generating random numbers with a given
//           distribution, IEEE Trans. Software Eng. 17 (1991)
void throw_alias(const double *p, uint32_t results, throw_cell *cells, double *share);

// The row of a table of `results` rows that the random number `word` falls into; *rest: the rest,
// of 2^64.
static inline uint32_t throw_row(uint32_t results, uint64_t word, uint64_t *rest) {
    // word * results = row * 2^64 + rest, in two halves of 32 bits
    uint64_t low = (word & UINT32_MAX) * results;
    uint64_t high = (word >> 32) * results + (low >> 32);
    *rest = high << 32 | (low & UINT32_MAX);
    return (uint32_t)(high >> 32);
}

// The result for one random number, in constant time; each comes within 1e-14 of its p.
static inline uint32_t throw_draw(const throw_cell *cells, uint32_t results, uint64_t word) {
    uint64_t rest;
    uint32_t row = throw_row(results, word, &rest);
    return rest < cells[row].keep ? row : cells[row].other;
}

#endif
