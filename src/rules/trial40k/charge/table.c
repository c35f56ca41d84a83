// The table as a state holds it: the places of all models while units charge, and the unit that
// is moving.

#include "rules/trial40k/charge/charge.h"

#include <string.h>

// A coordinate in two bytes: a table is 50,000 tenths of a millimetre deep at most.
static int32_t read_tenths(const uint8_t *from) {
    return from[0] | from[1] << 8;
}

static void write_tenths(uint8_t *to, int32_t tenths) {
    to[0] = (uint8_t)tenths;
    to[1] = (uint8_t)(tenths >> 8);
}

static bay_point read_place(const uint8_t *from) {
    return (bay_point){read_tenths(from), read_tenths(from + 2)};
}

bay_point trial40k_place_now(const trial40k_battle *b, const trial40k_state *state, int place) {
    if (!b->charges) return b->place[place];
    const uint8_t *at =
        state->bytes + trial40k_before_places(b) + TRIAL40K_PLACE_BYTES * (size_t)place;
    return read_place(at);
}

// As the file has them.
static void put_first(const trial40k_battle *b, trial40k_table *table) {
    memset(table, 0, sizeof *table);
    table->b = b;
    table->count = b->places;
    for (int line = 0; line < b->lines; line++)
        for (int i = 0; i < b->line[line].models; i++) {
            int model = b->line[line].stand + i;
            table->model[model] =
                (trial40k_model){.base = {b->place[model], b->line[line].base},
                                 .unit = b->line[line].unit,
                                 .line = (uint8_t)line};
        }
}

void trial40k_places_now(const trial40k_battle *b, const trial40k_state *state,
                         trial40k_table *table) {
    put_first(b, table);
    for (int i = 0; b->charges && i < table->count; i++)
        table->model[i].base.middle = trial40k_place_now(b, state, i);
}

void trial40k_table_now(const trial40k_battle *b, const trial40k_state *state,
                        trial40k_table *table) {
    trial40k_places_now(b, state, table);
    trial40k_find_touching(b, table->model, table->count);
}

static void write_place(uint8_t *at, bay_point place) {
    write_tenths(at, place.x);
    write_tenths(at + 2, place.y);
}

void trial40k_set_place(const trial40k_battle *b, trial40k_state *state, int place,
                        bay_point to) {
    uint8_t *at = state->bytes + trial40k_before_places(b);
    write_place(at + TRIAL40K_PLACE_BYTES * (size_t)place, to);
}

void trial40k_put_down(trial40k_state *state, const trial40k_table *table) {
    uint8_t *place = state->bytes + trial40k_before_places(table->b);
    for (int i = 0; i < table->count; i++)
        write_place(place + TRIAL40K_PLACE_BYTES * (size_t)i, table->model[i].base.middle);
}

// --- Either order ----------------------------------------------------------------------------

static uint8_t *orders_of(const trial40k_battle *b, trial40k_state *state) {
    return state->bytes + trial40k_before_settled(b);
}

void trial40k_note_orders(trial40k_state *state, const trial40k_table order[TRIAL40K_ORDERS]) {
    uint8_t *at = orders_of(order->b, state);
    for (int way = 0; way < TRIAL40K_ORDERS; way++)
        for (int i = 0; i < order[way].count; i++)
            if (trial40k_is_own(&order[way], i)) {
                write_place(at, order[way].model[i].base.middle);
                at += TRIAL40K_PLACE_BYTES;
            }
}

void trial40k_take_order(trial40k_table *table, const trial40k_state *state, int order) {
    const uint8_t *at = state->bytes + trial40k_before_settled(table->b);
    int own = 0;
    for (int i = 0; i < table->count; i++) own += trial40k_is_own(table, i);
    at += TRIAL40K_PLACE_BYTES * (size_t)(order * own);
    for (int i = 0; i < table->count; i++)
        if (trial40k_is_own(table, i)) {
            table->model[i].base.middle = read_place(at);
            at += TRIAL40K_PLACE_BYTES;
        }
    trial40k_find_touching(table->b, table->model, table->count);
}

void trial40k_forget_orders(const trial40k_battle *b, trial40k_state *state) {
    memset(orders_of(b, state), 0, trial40k_orders_size(b));
}

// --- Off the table -----------------------------------------------------------------------------

enum { OFF = UINT16_MAX }; // the place of who has left it

bool trial40k_is_off(const trial40k_table *table, int model) {
    return table->model[model].base.middle.x == OFF;
}

void trial40k_take_off(const trial40k_battle *b, trial40k_state *state, int unit) {
    uint8_t *place = state->bytes + trial40k_before_places(b);
    for (int line = 0; line < b->lines; line++)
        for (int i = 0; b->line[line].unit == unit && i < b->line[line].models; i++)
            write_place(place + TRIAL40K_PLACE_BYTES * (size_t)(b->line[line].stand + i),
                        (bay_point){OFF, OFF});
}

void trial40k_set_up(const trial40k_battle *b, trial40k_state *state) {
    uint8_t *place = state->bytes + trial40k_before_places(b);
    for (int i = 0; i < b->places; i++)
        write_place(place + TRIAL40K_PLACE_BYTES * (size_t)i, b->place[i]);
}

void trial40k_table_for(const trial40k_battle *b, const trial40k_state *state, int unit,
                        kit_set targets, trial40k_table *table) {
    trial40k_table_now(b, state, table);
    table->party = b->unit[unit].party;                                            // TAR-187
    table->targets = trial40k_parties(b, targets) & ~trial40k_destroyed(b, state); // TAR-181
    table->allowance = table->slowed = TRIAL40K_CHARGE_MOVE;
}

void trial40k_first_table_for(const trial40k_battle *b, int unit, trial40k_table *table) {
    put_first(b, table);
    trial40k_find_touching(b, table->model, table->count);
    table->party = b->unit[unit].party;
    table->allowance = table->slowed = TRIAL40K_CHARGE_MOVE;
}
