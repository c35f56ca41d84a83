// The remaining models on the table. Ruling R-28.

#include "rules/trial40k/charge/standing.h"

#include "rules/trial40k/charge/charge.h"

// Models of a line stand group by group.
int trial40k_first_place(const trial40k_battle *b, const trial40k_state *state, int group) {
    if (!b->charges) return b->group[group].stand;
    const trial40k_line *line = &b->line[b->group[group].line];
    int place = line->stand;
    for (int other = line->group; other < group; other++)
        place += trial40k_begun(b, state, other);
    return place;
}

int trial40k_left_of(const trial40k_battle *b, const trial40k_state *state,
                     const trial40k_told *told, int group) {
    int begun = trial40k_begun(b, state, group);
    if (!told || !told->group[group].folded) return trial40k_groups_now(b, state)[group].left;
    return told->group[group].left < begun ? told->group[group].left : begun;
}

int trial40k_standing(const trial40k_battle *b, const trial40k_state *state,
                      const trial40k_told *told, kit_set units, trial40k_stander *stand) {
    int count = 0;
    if (!trial40k_on_table(b, state)) return 0;
    KIT_EACH (unit, units) TRIAL40K_EACH_GROUP(b, group, unit) {
            int first = trial40k_first_place(b, state, group);
            int end = first + trial40k_left_of(b, state, told, group);
            for (int place = first; place < end; place++)
                stand[count++] = (trial40k_stander){
                    .base = {trial40k_place_now(b, state, place), b->group[group].base},
                    .unit = (uint8_t)unit,
                    .group = (uint8_t)group,
                    .place = (uint8_t)place};
        }
    return count;
}
