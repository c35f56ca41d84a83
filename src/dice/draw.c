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

// The rows with too little and the rows with too much are two lists, linked through `other`. A row
// with too little is filled from one with too much, whose surplus shrinks. All shares together
// equal the number of rows, so a row left at the end lacks no more than rounding error. It is
// filled up with itself; it cannot be a row with nothing.
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
    for (uint32_t left = lacking < results ? lacking : rich; left < results;) {
        uint32_t next = cells[left].other;
        cells[left].other = left;
        left = next;
    }
}
