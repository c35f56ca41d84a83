#include "rules/kit/kit_ground.h"

#include <string.h>

bay_status kit_ground_keep(const kit_node *document, const ground_plan *plan,
                           const ground_rules *rules, kit_ground *out) {
    const board *on = &plan->board;
    int objectives = 0;
    bay_status status = ground_objectives(plan, rules, document->value, out->objective,
                                          &objectives, document->why);
    if (status != BAY_OK) return status;
    out->objectives = (uint8_t)objectives;
    out->board = *on;
    memcpy(out->cell, plan->cell, sizeof out->cell);
    for (int cell = 0; cell < board_cells(on); cell++)
        for (int side = 0; side < board_sides(on); side++)
            out->next[cell][side] = (uint8_t)board_neighbour(on, cell, side);
    return BAY_OK;
}

bay_status kit_place(const kit_node *unit, ground_plan *plan, const ground_rules *ground,
                     kit_barred barred, uint8_t *cell) {
    char path[KIT_PATH_MAX];
    text to = text_within(path, sizeof path);
    uint8_t found = BOARD_NOWHERE;
    kit_path(&to, unit);
    bay_status status = ground_place(plan, ground, unit->value, path, &found, unit->why);
    if (status != BAY_OK) return status;
    if (terrain_has(plan->cell[found], barred.kind))
        return kit_refuse(unit, (kit_fault){.key = kit_has(unit, "at") ? "at" : "letter",
                                            .clause = barred.clause,
                                            .words = "Nobody can stand on impassable ground."});
    *cell = found;
    return BAY_OK;
}

// A document always says how large its board is: as usual if the user did not.
static const char *board_given(const kit_node *document) {
    static const char *const LISTS[] = {"legend", "ground", "objectives"};
    static const char *const SIZES[] = {"columns", "rows"};
    if (kit_has(document, "map")) return "map";
    for (int i = 0; i < 3; i++) {
        kit_node list = kit_at(document, LISTS[i]);
        if (kit_count(&list)) return LISTS[i];
    }
    for (int i = 0; i < 2; i++)
        if (kit_whole(document, SIZES[i], GROUND_SIDE_USUAL) != GROUND_SIDE_USUAL)
            return SIZES[i];
    return NULL;
}

bay_status kit_no_board(const kit_node *document, int clause, const char *words,
                        const char *allowed) {
    const char *key = board_given(document);
    return key ? kit_refuse_key(document, key, clause, words, allowed) : BAY_OK;
}

int kit_cell(const ground_plan *plan, const char *name) {
    int cell = BOARD_NOWHERE;
    (void)board_cell_read(&plan->board, name, &cell);
    return cell;
}

void kit_cover(ground_plan *plan, const ground_rules *ground, int cell, int kind) {
    terrain *to = &plan->cell[cell];
    to->kinds |= (uint16_t)(1u << kind);
    if (ground->kinds[kind].level > to->level) to->level = ground->kinds[kind].level;
}
