// The table as it is now, with the remaining models.

#include "rules/trial40k/after/aftermath.h"

#include <string.h>

void trial40k_find_now(const trial40k_battle *b, const trial40k_state *state, int unit,
                       kit_set targets, int64_t allowance, trial40k_now *now) {
    const trial40k_place_told *told = trial40k_told_now(b, state)->model;
    bool stands[TRIAL40K_CHARGE_MODELS_MAX];
    trial40k_table begun;
    trial40k_places_now(b, state, &begun);
    trial40k_find_left(b, state, trial40k_told_now(b, state), stands);
    memset(now, 0, sizeof *now);
    now->table.b = b;
    now->table.party = trial40k_party(b, state, unit);
    now->table.targets = targets;
    now->table.allowance = now->table.slowed = allowance;
    for (int i = 0; i < begun.count; i++) {
        trial40k_model *to = &now->table.model[now->table.count];
        if (!stands[i] || told[i].is == LEFT_TABLE) continue;
        *to = begun.model[i];
        if (told[i].is == HAS_MOVED) to->base.middle = told[i].at;
        now->model[now->table.count++] = (uint8_t)i;
    }
    trial40k_find_touching(b, now->table.model, now->table.count);
}

void trial40k_note_now(trial40k_state *state, const trial40k_now *now) {
    const trial40k_table *table = &now->table;
    for (int i = 0; i < table->count; i++)
        if (trial40k_is_own(table, i))
            trial40k_told_of(table->b, state)->model[now->model[i]] =
                (trial40k_place_told){table->model[i].base.middle, HAS_MOVED};
}
