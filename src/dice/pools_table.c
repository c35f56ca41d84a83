#include "dice/pools_table.h"

static void exchange(number *state, size_t a, size_t b) {
    number swap = state[a];
    state[a] = state[b];
    state[b] = swap;
}

void TWICE(table_flip_y)(number *state, uint32_t m) {
    for (uint32_t x = 0; x < m; x++)
        for (uint32_t y = 0, z = m - x; y < z; y++, z--)
            exchange(state, table_cell(x, y), table_cell(x, z));
}

void TWICE(table_flip_x)(number *state, uint32_t m) {
    for (uint32_t y = 0; y < m; y++)
        for (uint32_t x = 0, z = m - y; x < z; x++, z--)
            exchange(state, table_cell(x, y), table_cell(z, y));
}
