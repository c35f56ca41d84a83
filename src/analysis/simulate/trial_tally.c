// Cells are in an open-addressed table while trials are counted, and in the order of their scores
// when they are read. So equal tallies are equal bytes, however they were made.
#include "analysis/simulate/trial_tally.h"

#include "analysis/graph/graph_build.h"
#include "base/memory.h"

#include <assert.h>
#include <string.h>

enum { ROOM_FIRST = 32, CELLS_MAX = 1 << 29 };

static const uint64_t TRIALS_MAX = UINT64_C(1) << 50;

bay_status bay_tally_new(const bay_battle *battle, bay_memory memory, bay_tally **tally) {
    bay_tally *made = memory_take_zeroed(memory, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    made->battle = battle;
    made->memory = memory;
    made->width = (1 + rules_measures(battle->rules) + 1) / 2 * 2;
    made->stride = (uint32_t)(sizeof(uint64_t) + made->width * sizeof(int32_t));
    *tally = made;
    return BAY_OK;
}

void bay_tally_free(bay_tally *tally) {
    if (!tally) return;
    bay_memory memory = tally->memory;
    memory_give_array(memory, tally->cell, tally->room, tally->stride);
    if (tally->slot)
        memory_give_array(memory, tally->slot, (size_t)tally->mask + 1, sizeof *tally->slot);
    memory_give(memory, tally, sizeof *tally);
}

uint64_t bay_tally_trials(const bay_tally *tally) {
    return tally->trials;
}

uint64_t bay_tally_broken_off(const bay_tally *tally) {
    return tally->broken_off;
}

uint32_t bay_tally_scores(const bay_tally *tally) {
    return tally->cells;
}

uint64_t bay_tally_score(const bay_tally *tally, uint32_t index, bay_score *score) {
    assert(index < tally->cells);
    const tally_cell *cell = tally_cell_at(tally, index);
    memset(score, 0, sizeof *score);
    score->ending = (uint16_t)cell->score[0];
    for (uint32_t i = 0; i < rules_measures(tally->battle->rules); i++)
        score->measure[i] = cell->score[1 + i];
    return cell->times;
}

// --- Room ------------------------------------------------------------------------------------

static uint32_t slot_of(const bay_tally *tally, const int32_t *score) {
    return graph_hash(score, tally->width / 2) & tally->mask;
}

static void fill_slots(bay_tally *tally) {
    memset(tally->slot, 0, ((size_t)tally->mask + 1) * sizeof *tally->slot);
    for (uint32_t i = 0; i < tally->cells; i++) {
        uint32_t slot = slot_of(tally, tally_cell_at(tally, i)->score);
        while (tally->slot[slot]) slot = (slot + 1) & tally->mask;
        tally->slot[slot] = i + 1;
    }
}

// The new slots are allocated first: if the cells then fail to grow nothing has changed.
static bay_status grow(bay_tally *tally, uint32_t room) {
    uint32_t *slot = memory_take_array(tally->memory, (size_t)room * 2, sizeof *slot);
    if (!slot) return BAY_NO_MEMORY;
    void *cell =
        memory_resize_array(tally->memory, tally->cell, tally->room, room, tally->stride);
    if (!cell) {
        memory_give_array(tally->memory, slot, (size_t)room * 2, sizeof *slot);
        return BAY_NO_MEMORY;
    }
    if (tally->slot)
        memory_give_array(tally->memory, tally->slot, (size_t)tally->mask + 1, sizeof *slot);
    tally->cell = cell;
    tally->room = room;
    tally->slot = slot;
    tally->mask = room * 2 - 1;
    fill_slots(tally);
    return BAY_OK;
}

bay_status trial_tally_reserve(bay_tally *tally, uint32_t more) {
    uint64_t need = (uint64_t)tally->cells + more;
    if (need <= tally->room) return BAY_OK;
    if (need > CELLS_MAX) return BAY_NO_MEMORY;
    uint32_t room = tally->room ? tally->room : ROOM_FIRST;
    while (room < need) room *= 2;
    return grow(tally, room);
}

// --- Counting --------------------------------------------------------------------------------

uint32_t trial_tally_cell(bay_tally *tally, const int32_t *score) {
    size_t size = tally->width * sizeof *score;
    uint32_t slot = slot_of(tally, score);
    for (; tally->slot[slot]; slot = (slot + 1) & tally->mask) {
        uint32_t index = tally->slot[slot] - 1;
        if (!memcmp(tally_cell_at(tally, index)->score, score, size)) return index;
    }
    assert(tally->cells < tally->room);
    tally_cell *cell = tally_cell_at(tally, tally->cells++);
    tally->slot[slot] = tally->cells;
    cell->times = 0;
    memcpy(cell->score, score, size);
    return tally->cells - 1;
}

void trial_tally_count(bay_tally *tally, const int32_t *score, uint64_t times) {
    if (!times) return;
    tally_cell_at(tally, trial_tally_cell(tally, score))->times += times;
    tally->trials += times;
}

bay_status bay_tally_add(bay_tally *to, const bay_tally *from) {
    assert(to->battle->rules == from->battle->rules && to != from);
    bay_status status = trial_tally_reserve(to, from->cells);
    if (status) return status;
    for (uint32_t i = 0; i < from->cells; i++) {
        const tally_cell *cell = tally_cell_at(from, i);
        trial_tally_count(to, cell->score, cell->times);
    }
    to->broken_off += from->broken_off;
    trial_tally_sort(to);
    return BAY_OK;
}

// True if a battle like the tally's can come to `score`.
static bool is_score(const bay_battle *battle, const bay_score *score) {
    if (score->ending >= rules_endings(battle->rules)) return false;
    for (uint32_t i = 0; i < rules_measures(battle->rules); i++)
        if (score->measure[i] < 0 || score->measure[i] > battle->most[i]) return false;
    return true;
}

bay_status bay_tally_count(bay_tally *to, const bay_score *score, uint64_t times,
                           uint64_t broken_off) {
    int32_t row[BAY_MEASURES_MAX + 2] = {score->ending};
    if (!is_score(to->battle, score) || broken_off > times) return BAY_BAD_INPUT;
    if (to->trials > TRIALS_MAX || times > TRIALS_MAX - to->trials) return BAY_BAD_INPUT;
    bay_status status = trial_tally_reserve(to, 1);
    if (status) return status;
    for (uint32_t i = 0; i < rules_measures(to->battle->rules); i++)
        row[1 + i] = score->measure[i];
    trial_tally_count(to, row, times);
    to->broken_off += broken_off;
    trial_tally_sort(to);
    return BAY_OK;
}

// --- Order -----------------------------------------------------------------------------------

static int compare(const bay_tally *tally, uint32_t one, uint32_t other) {
    const int32_t *a = tally_cell_at(tally, one)->score,
                  *b = tally_cell_at(tally, other)->score;
    for (uint32_t i = 0; i < tally->width; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

static void swap(bay_tally *tally, uint32_t one, uint32_t other) {
    enum { CELL_MAX = 8 + (BAY_MEASURES_MAX + 2) * 4 };
    uint8_t kept[CELL_MAX], *a = tally->cell + (size_t)one * tally->stride,
                            *b = tally->cell + (size_t)other * tally->stride;
    memcpy(kept, a, tally->stride);
    memcpy(a, b, tally->stride);
    memcpy(b, kept, tally->stride);
}

// Lets cell `top` sink until both cells under it are smaller.
static void sink(bay_tally *tally, uint32_t top, uint32_t count) {
    for (uint32_t under = 2 * top + 1; under < count; under = 2 * top + 1) {
        if (under + 1 < count && compare(tally, under, under + 1) < 0) under++;
        if (compare(tally, top, under) >= 0) return;
        swap(tally, top, under);
        top = under;
    }
}

// A heap sort: it works in place, so it cannot run out of memory.
void trial_tally_sort(bay_tally *tally) {
    if (tally->sorted == tally->cells) return;
    for (uint32_t i = tally->cells / 2; i-- > 0;) sink(tally, i, tally->cells);
    for (uint32_t last = tally->cells - 1; last > 0; last--) {
        swap(tally, 0, last);
        sink(tally, 0, last);
    }
    tally->sorted = tally->cells;
    fill_slots(tally);
}
