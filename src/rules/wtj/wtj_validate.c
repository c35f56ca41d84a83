// What a clause forbids of a scenario, and numbers that the sources have lost. Ruling R-9.

#include "wtj_reader.h"

// --- Mounted cavalry -------------------------------------------------------------------------

static bool touches_enclosed(const wtj_battle *b, int unit) {
    for (int enemy = b->attackers; enemy < b->count; enemy++)
        for (int edge = FRONT; edge < EDGES; edge++)
            if (kit_in(b->unit[enemy].touched[edge], unit) && b->unit[enemy].cover == ENCLOSED)
                return true;
    return false;
}

// The attacker has moved into contact: it is he who assaults.
static bay_status check_cavalry(const kit_node *document, const wtj_battle *b) {
    kit_node group = kit_at(document, KIT_SIDES[BAY_ATTACKER]), units = kit_at(&group, "units");
    for (int i = 0; i < b->attackers; i++) {
        int unit = b->listed[i];
        if (b->unit[unit].type != CAVALRY || !touches_enclosed(b, unit)) continue; // WTJ-22
        kit_node at = kit_item(&units, (uint32_t)i);
        return kit_refuse(units.value ? &at : &group,
                          (kit_fault){.key = "type",
                                      .clause = WTJ_22,
                                      .words = "Mounted cavalry may not assault troops in "
                                               "enclosed cover.",
                                      .allowed = "dismounted cavalry, or another enemy",
                                      .status = BAY_FORBIDDEN});
    }
    return BAY_OK;
}

// --- Numbers that are not known --------------------------------------------------------------

// Can the modifier come to count in the assault at which `start` stands?
static bool may_count(const wtj_battle *b, const wtj_state *start, int row) {
    for (int side = 0; side < 2; side++) {
        bool flat = row < WTJ_FLAT_ADDED;
        if (flat ? wtj_counts(b, start, side, (enum wtj_param)row)
                 : wtj_horse_counts(b, start, side))
            return true;
    }
    if (!wtj_reads(b, W_11_JUDGED, EACH_ROUND)) return false;
    for (kit_set left = b->group[start->group]; left;)
        if (wtj_has(b, start, kit_take(&left), (enum wtj_param)row)) return true;
    return false;
}

static bool is_needed(const wtj_battle *b, int row) {
    _Alignas(wtj_state)
        uint8_t bytes[sizeof(wtj_state) + sizeof(wtj_unit_state) * WTJ_UNITS_MAX] = {0};
    wtj_state *start = (wtj_state *)(void *)bytes;
    for (int i = 0; i < b->count; i++) start->unit[i].bases = b->unit[i].bases;
    for (; start->group < b->groups; start->group++)
        if (may_count(b, start, row)) return true;
    return false;
}

static bay_status refuse_number(const kit_node *document, const bay_param *param) {
    char bytes[120];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "The sources have lost ");
    text_add(&words, param->name);
    text_add(&words, ", and this assault needs it.");
    kit_node parameters = kit_at(document, "parameters");
    return kit_refuse(&parameters, (kit_fault){.key = param->name,
                                               .clause = param->clause,
                                               .words = bytes,
                                               .allowed = "a number, or preset: house",
                                               .status = BAY_FORBIDDEN});
}

// Who loses may come to any cell of his grade.
static bay_status check_morale(const kit_node *document, const wtj_battle *b) {
    const bay_param *params = document->rules->params;
    for (int row = MORALE_DEMORALIZED; row >= MORALE_COVER; row--)
        if (b->set[row] == WTJ_UNKNOWN) return refuse_number(document, &params[row]);
    for (int i = 0; i < WTJ_CELLS * WTJ_GRADES; i++)
        for (int unit = 0; unit < b->count; unit++)
            if (b->unit[unit].grade == i / WTJ_CELLS && wtj_cell_unknown(b, MUTINOUS_AT_1 + i))
                return refuse_number(document, &params[MUTINOUS_AT_1 + i]);
    return BAY_OK;
}

static bay_status check_originals(const kit_node *document, const wtj_battle *b) {
    for (int i = 0; i < b->count; i++) {
        const wtj_unit *u = &b->unit[b->listed[i]];
        if (u->original >= u->bases) continue;
        kit_node group = kit_at(document, KIT_SIDES[u->side]), units = kit_at(&group, "units");
        kit_node at =
            kit_item(&units, (uint32_t)(u->side == BAY_ATTACKER ? i : i - b->attackers));
        return kit_refuse(&at,
                          (kit_fault){.key = "original",
                                      .clause = WTJ_M2,
                                      .words = "This unit has more bases than it began with.",
                                      .allowed = "as many bases as it has, or more"});
    }
    return BAY_OK;
}

static bay_status check_numbers(const kit_node *document, const wtj_battle *b) {
    for (int row = 0; row < MORALE_COVER; row++)
        if (b->set[row] == WTJ_UNKNOWN && is_needed(b, row))
            return refuse_number(document, &document->rules->params[row]);
    return BAY_OK;
}

bay_status wtj_validate(const kit_node *document, const wtj_reader *reader) {
    bay_status status = check_cavalry(document, reader->battle);
    if (status == BAY_OK) status = check_originals(document, reader->battle);
    if (status == BAY_OK) status = check_numbers(document, reader->battle);
    if (status != BAY_OK || !reader->battle->tests) return status;
    return check_morale(document, reader->battle);
}
