// From a checked document to a battle.

#include "portable_reader.h"

#include "rules/kit/kit_battle.h"
#include "rules/kit/kit_ground.h"
#include "rules/kit/kit_settings.h"

#include <string.h>

const terrain_kind PORTABLE_TERRAIN[] = {
    [OPEN] = {"open", 'o', 0, false},
    [WOOD] = {"wood", 'w', 0, false},
    [HILL] = {"hill", 'h', 1, false},
    [BUILT_UP] = {"built-up", 'b', 0, false},
    [WORKS] = {"works", 'f', 0, true},
    [RIVER] = {"river", 'r', 0, false},
    [IMPASSABLE] = {"impassable", 'x', 0, false},
    {NULL, 0, 0, false},
};

const ground_rules PORTABLE_GROUND = {.grid = GRID_SQUARES,
                                      .kinds = PORTABLE_TERRAIN,
                                      .clause = "PCC-02",
                                      .place_clause = "PCC-30"};

// --- A unit ----------------------------------------------------------------------------------

bay_status portable_check_quality(const kit_node *unit, int type) {
    if (type != COMMANDER || kit_word(unit, "quality", PORTABLE_QUALITY_WORDS, ELITE) == ELITE)
        return BAY_OK;
    return kit_refuse(unit, (kit_fault){.key = "quality",
                                        .clause = PCC_29,
                                        .words = "A commander is always elite.",
                                        .given = kit_text(unit, "quality"),
                                        .allowed = "elite"});
}

void portable_add(portable_reader *reader, portable_piece piece, const char *id,
                  const char *name) {
    portable_battle *b = reader->battle;
    kit_set *among = piece.type == COMMANDER ? b->commanders : b->fighters;
    reader->called[b->count] = (bay_unit){id, name, (bay_side)piece.side};
    among[piece.side] |= kit_one(b->count);
    b->piece[b->count++] = piece;
    if (piece.side == BAY_ATTACKER) b->attackers = b->count;
}

static portable_piece piece_of(const kit_node *unit, int side) {
    const char *word = kit_text(unit, "facing");
    int facing = face_read(GRID_SQUARES, word, strlen(word));
    int type = kit_word(unit, "type", PORTABLE_TYPE_WORDS, INFANTRY);
    int quality = kit_word(unit, "quality", PORTABLE_QUALITY_WORDS,
                           type == COMMANDER ? ELITE : AVERAGE); // B-21
    if (facing < 0) facing = side == BAY_ATTACKER ? FACE_NORTH : FACE_SOUTH;
    return (portable_piece){.type = (uint8_t)type,
                            .quality = (uint8_t)quality,
                            .side = (uint8_t)side,
                            .facing = (uint8_t)facing,
                            .moved = kit_flag(unit, "moved", false)};
}

// Why the two may not share a square; NULL: they may.
static const char *clash(const portable_piece *one, const portable_piece *other) {
    if (one->cell != other->cell) return NULL;
    if (one->side != other->side) return "Units of both sides are in one square.";
    if (one->type == COMMANDER && other->type == COMMANDER)
        return "Two commanders are in one square.";
    if (one->type != COMMANDER && other->type != COMMANDER)
        return "Two units are in one square: only a commander may share it.";
    return NULL;
}

static bay_status check_square(const kit_node *unit, const portable_reader *reader,
                               const portable_piece *piece) {
    for (int i = 0; i < reader->battle->count; i++) {
        const char *words = clash(piece, &reader->battle->piece[i]);
        if (!words) continue;
        char cell[BOARD_NAME_MAX];
        board_cell_name(&reader->plan.board, piece->cell, cell);
        return kit_refuse(unit, (kit_fault){.clause = PCC_29, .words = words, .given = cell});
    }
    return BAY_OK;
}

static bay_status read_unit(const kit_node *unit, int side, portable_reader *reader) {
    portable_piece piece = piece_of(unit, side);
    bay_status status = kit_no_cells_name(unit, GRID_SQUARES, PCC_02);
    if (status == BAY_OK) status = portable_check_quality(unit, piece.type);
    if (status == BAY_OK)
        status = kit_place(unit, &reader->plan, &PORTABLE_GROUND,
                           (kit_barred){IMPASSABLE, PCC_30}, &piece.cell);
    if (status == BAY_OK) status = check_square(unit, reader, &piece);
    if (status == BAY_OK)
        portable_add(reader, piece, kit_text(unit, "id"), kit_text(unit, "name"));
    return status;
}

// --- Both sides ------------------------------------------------------------------------------

static bay_status read_side(const kit_node *document, int side, portable_reader *reader) {
    kit_node group = kit_at(document, KIT_SIDES[side]), units = kit_at(&group, "units");
    if (kit_count(&units) == 0)
        return kit_refuse(
            &group,
            (kit_fault){.clause = PCC_02,
                        .words = "This side has no units: list them, or say its type."});
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&units); i++) {
        kit_node unit = kit_item(&units, i);
        status = read_unit(&unit, side, reader);
    }
    return status;
}

static bool has_units(const kit_node *document, int side) {
    kit_node group = kit_at(document, KIT_SIDES[side]);
    return kit_has(&group, "units");
}

static bay_status read_units(const kit_node *document, portable_reader *reader) {
    if (!has_units(document, BAY_ATTACKER) || !has_units(document, BAY_DEFENDER))
        return portable_short_read(document, reader);
    bay_status status = read_side(document, BAY_ATTACKER, reader);
    if (status == BAY_OK) status = read_side(document, BAY_DEFENDER, reader);
    return status == BAY_OK ? ground_all_placed(&reader->plan, &PORTABLE_GROUND, document->why)
                            : status;
}

static bay_status read_all(const kit_node *document, portable_reader *reader) {
    portable_battle *b = reader->battle;
    b->fire = kit_flag(document, "fire", false);
    bay_status status =
        ground_read(document->value, &PORTABLE_GROUND, &reader->plan, document->why);
    if (status == BAY_OK) status = read_units(document, reader);
    return status == BAY_OK
               ? kit_ground_keep(document, &reader->plan, &PORTABLE_GROUND, &b->ground)
               : status;
}

bay_status portable_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    portable_battle b;
    memset(&b, 0, sizeof b);
    portable_reader reader = {.battle = &b};
    kit_node document = kit_document(in, why);
    bay_status status = read_all(&document, &reader);
    if (status != BAY_OK) return status;
    kit_settings_read(in, b.set, PORTABLE_PARAMS);
    portable_spread(&b);
    b.common.size =
        kit_situation_size(sizeof(portable_state) + sizeof(portable_unit_state) * b.count);
    b.common.told = (uint16_t)(sizeof(portable_told) * b.count);
    _Alignas(8) uint8_t at[BAY_SITUATION_MAX]; // as the scenario stands
    portable_start(&b, (void *)at);
    status = portable_validate(&document, &b, (void *)at);
    kit_names names = {reader.called, b.count, &b.ground.board};
    return status == BAY_OK ? kit_battle_make(in, &b, sizeof b, names, out, why) : status;
}
