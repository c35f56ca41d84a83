// A side in one line, companies around a hex: ruling R-2.

#include "rules/kit/kit_ground.h"
#include "soldiers_reader.h"

static int companies(const kit_node *document, int side) {
    kit_node group = kit_at(document, KIT_SIDES[side]);
    return kit_whole(&group, "companies", 0);
}

bool soldiers_is_short(const kit_node *document) {
    return companies(document, BAY_ATTACKER) || companies(document, BAY_DEFENDER);
}

static bay_status check_short(const kit_node *document) {
    bool attacker = companies(document, BAY_ATTACKER),
         defender = companies(document, BAY_DEFENDER);
    kit_node group = kit_at(document, KIT_SIDES[!attacker]);
    if (attacker != defender)
        return kit_refuse(&group, (kit_fault){.clause = ARV_S8,
                                              .words = "One side is written in short and the "
                                                       "other is not.",
                                              .allowed = "units, as the other side has"});
    const char *beside = kit_board_given(document);
    if (!beside) return BAY_OK;
    return kit_refuse(document, (kit_fault){.key = beside,
                                            .clause = ARV_S8,
                                            .words = "Sides written in short bring a board of "
                                                     "their own.",
                                            .allowed = "sides with units"});
}

static int cell_called(const soldiers_reader *reader, const char *name) {
    int cell = BOARD_NOWHERE;
    (void)board_cell_read(&reader->plan.board, name, &cell);
    return cell;
}

static void read_ground(const kit_node *defender, terrain *middle) {
    static const uint8_t HEIGHTS[] = {CLEAR, SLOPE, CREST}; // of SOLDIERS_HEIGHT_WORDS
    int ground = kit_word(defender, "ground", SOLDIERS_KIND_WORDS, CLEAR);
    int height = HEIGHTS[kit_word(defender, "height", SOLDIERS_HEIGHT_WORDS, 0)];
    if (ground != CLEAR) middle->kinds |= (uint16_t)(1u << ground);
    if (height == CLEAR) return;
    middle->kinds |= (uint16_t)(1u << height);
    middle->level = SOLDIERS_KIND_TABLE[height].level;
}

bay_status soldiers_read_short(const kit_node *document, soldiers_reader *reader) {
    static const char *const AROUND[4] = {"d3", "e3", "c4", "e4"}, *const MIDDLE = "d4";
    static const bay_unit CALLED[2][8] = {
        {{"a-coy", "A Coy", BAY_ATTACKER},
         {"b-coy", "B Coy", BAY_ATTACKER},
         {"c-coy", "C Coy", BAY_ATTACKER},
         {"d-coy", "D Coy", BAY_ATTACKER},
         {"e-coy", "E Coy", BAY_ATTACKER},
         {"f-coy", "F Coy", BAY_ATTACKER},
         {"g-coy", "G Coy", BAY_ATTACKER},
         {"h-coy", "H Coy", BAY_ATTACKER}},
        {{"1-coy", "1 Coy", BAY_DEFENDER}, {"2-coy", "2 Coy", BAY_DEFENDER}}};
    kit_node defender = kit_at(document, KIT_SIDES[BAY_DEFENDER]);
    bay_status status = check_short(document);
    kit_node nothing = {.why = document->why}; // is said of the units
    for (int side = 0; status == BAY_OK && side < 2; side++)
        for (int i = 0; status == BAY_OK && i < companies(document, side); i++) {
            const char *hex = side == BAY_ATTACKER ? AROUND[i % 4] : MIDDLE;
            status = soldiers_add(&nothing, cell_called(reader, hex), CALLED[side][i], reader);
        }
    if (status == BAY_OK)
        read_ground(&defender, &reader->plan.cell[cell_called(reader, MIDDLE)]);
    return status;
}
