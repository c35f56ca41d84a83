#include "dice/draw.h"

#include <assert.h>

static const double WHOLE = 18446744073709551616.0; // 2^64

size_t throw_roll(const bay_throw *dice, uint8_t *faces, size_t count, stream *from) {
    bay_ask ask;
    bay_status status = bay_throw_ask(dice, faces, count, &ask);
    assert(status == BAY_OK);
    if (status != BAY_OK || ask.done) return count;
    for (uint32_t i = 0; i < ask.dice; i++)
        faces[count++] = (uint8_t)(1 + stream_below(from, ask.sides));
    return count;
}

static uint32_t most_likely(const double *p, uint32_t results) {
    uint32_t best = 0;
    for (uint32_t i = 1; i < results; i++)
        if (p[i] > p[best]) best = i;
    return best;
}

// The rows that lack something and the rows that have too much are two lists, linked through
// `other`. A row that lacks is filled from one that has too much, which is then what it is.
// What rounding leaves over at the end is filled up: with itself, or if it cannot happen with
// the likeliest result.
void throw_alias(const double *p, uint32_t results, throw_cell *cells, double *share) {
    uint32_t lacking = results, rich = results;
    for (uint32_t i = 0; i < results; i++) {
        share[i] = p[i] * results;
        uint32_t *list = share[i] < 1 ? &lacking : &rich;
        cells[i] = (throw_cell){.other = *list};
        *list = i;
    }
    while (lacking < results && rich < results) {
        uint32_t row = lacking, giver = rich;
        lacking = cells[row].other;
        cells[row].keep = (uint64_t)(share[row] * WHOLE);
        cells[row].other = giver;
        share[giver] -= 1 - share[row];
        if (share[giver] < 1) {
            rich = cells[giver].other;
            cells[giver].other = lacking;
            lacking = giver;
        }
    }
    uint32_t likeliest = most_likely(p, results);
    for (uint32_t left = lacking < results ? lacking : rich; left < results;) {
        uint32_t next = cells[left].other;
        cells[left].other = p[left] > 0 ? left : likeliest;
        left = next;
    }
}
