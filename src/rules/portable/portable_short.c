// A side in one line: the usual board, the defender in its middle (P-1).

#include "portable_reader.h"
#include "rules/kit/kit_ground.h"

static const char *const IDS[2][2] = {{"attacker", "attacker-commander"},
                                      {"defender", "defender-commander"}};
static const char *const NAMES[2][TYPES] = {
    {"attacking infantry", "attacking artillery", "attacking cavalry",
     "attacking dismounted cavalry", "attacking commander"},
    {"defending infantry", "defending artillery", "defending cavalry",
     "defending dismounted cavalry", "defending commander"}};

// Where the attacker stands, and which way it faces, to be on this side of the defender.
typedef struct stand {
    const char *cell;
    uint8_t facing;
} stand;

static const stand STANDS[] = {{"d3", FACE_NORTH}, {"c4", FACE_EAST}, {"d5", FACE_SOUTH}};
static const stand MIDDLE = {"d4", FACE_SOUTH};

static bay_status check_side(const kit_node *group, int type) {
    if (type < 0)
        return kit_refuse(group, (kit_fault){.clause = PCC_02,
                                             .words = "One side is a single unit in short and "
                                                      "this one is not: say its type, or list "
                                                      "the units of both."});
    if (type == COMMANDER && kit_flag(group, "commander", false))
        return kit_refuse(group, (kit_fault){.key = "commander",
                                             .clause = PCC_29,
                                             .words = "Two commanders cannot share a square."});
    return portable_check_quality(group, type);
}

static bay_status read_side(const kit_node *document, int side, portable_reader *reader) {
    kit_node group = kit_at(document, KIT_SIDES[side]);
    int type = kit_word(&group, "type", PORTABLE_TYPE_WORDS, -1), cell = 0;
    bay_status status = check_side(&group, type);
    if (status != BAY_OK) return status;
    const stand *where = &MIDDLE;
    if (side == BAY_ATTACKER)
        where = &STANDS[kit_word(&group, "aspect", PORTABLE_ASPECT_WORDS, ASPECT_FRONT)];
    if (!board_cell_read(&reader->plan.board, where->cell, &cell)) cell = BOARD_NOWHERE;
    int kind = kit_word(&group, "ground", PORTABLE_KIND_WORDS, -1);
    if (kind >= 0)
        reader->plan.cell[cell] = (terrain){.kinds = (uint16_t)(1U << kind),
                                            .level = PORTABLE_GROUND.kinds[kind].level};
    int usual = type == COMMANDER ? ELITE : AVERAGE; // B-21
    int quality = kit_word(&group, "quality", PORTABLE_QUALITY_WORDS, usual);
    portable_piece piece = {.type = (uint8_t)type,
                            .quality = (uint8_t)quality,
                            .side = (uint8_t)side,
                            .cell = (uint8_t)cell,
                            .facing = where->facing};
    portable_add(reader, piece, IDS[side][0], NAMES[side][type]);
    if (!kit_flag(&group, "commander", false)) return BAY_OK;
    piece.type = COMMANDER;
    piece.quality = ELITE;
    portable_add(reader, piece, IDS[side][1], NAMES[side][COMMANDER]);
    return BAY_OK;
}

bay_status portable_short_read(const kit_node *document, portable_reader *reader) {
    const char *beside = kit_board_given(document);
    if (beside)
        return kit_refuse(document,
                          (kit_fault){.key = beside,
                                      .clause = PCC_02,
                                      .words = "A side in one line has a board of its "
                                               "own: list the units of both sides to "
                                               "draw one."});
    bay_status status = read_side(document, BAY_ATTACKER, reader);
    return status == BAY_OK ? read_side(document, BAY_DEFENDER, reader) : status;
}
