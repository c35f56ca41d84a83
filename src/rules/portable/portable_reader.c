// Makes a battle from a checked document.

#include "ground/ground.h"
#include "portable.h"
#include "rules/kit/kit_battle.h"
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

static const ground_rules GROUND = {.grid = GRID_SQUARES, .kinds = PORTABLE_TERRAIN};

typedef struct reader {
    portable_battle *battle; // the caller's, being filled
    ground_plan plan;
    bay_unit called[PORTABLE_UNITS_MAX]; // the units of the battle
} reader;

// --- A unit ----------------------------------------------------------------------------------

static void add(reader *to, portable_piece piece, const char *id, const char *name) {
    portable_battle *b = to->battle;
    kit_set *among = piece.type == COMMANDER ? b->commanders : b->fighters;
    to->called[b->count] = (bay_unit){id, name, (bay_side)piece.side};
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

static bay_status check_quality(const kit_node *unit, const portable_piece *piece) {
    if (piece->type != COMMANDER || piece->quality == ELITE) return BAY_OK;
    return kit_refuse_given(
        unit, kit_wrong("quality", PCC_29, "A commander is always elite.", "elite"));
}

// Why the two may not share a square; NULL: they may.
static const char *clash(const portable_piece *one, const portable_piece *other) {
    bool leads = one->type == COMMANDER, other_leads = other->type == COMMANDER;
    if (one->cell != other->cell) return NULL;
    if (one->side != other->side) return "Units of both sides are in one square.";
    if (leads != other_leads) return NULL;
    return leads ? "Two commanders are in one square."
                 : "Two units are in one square: only a commander may share it.";
}

static bay_status check_square(const kit_node *unit, const reader *with,
                               const portable_piece *piece) {
    for (int i = 0; i < with->battle->count; i++) {
        const char *words = clash(piece, &with->battle->piece[i]);
        if (!words) continue;
        char cell[BOARD_NAME_MAX];
        board_cell_name(&with->plan.board, piece->cell, cell);
        return kit_refuse(unit, (kit_fault){.clause = PCC_29, .words = words, .given = cell});
    }
    return BAY_OK;
}

static bay_status read_unit(const kit_node *unit, int side, void *to) {
    reader *with = to;
    portable_piece piece = piece_of(unit, side);
    bay_status status = check_quality(unit, &piece);
    if (status == BAY_OK)
        status = kit_place(unit, &with->plan, &GROUND, (kit_barred){IMPASSABLE, PCC_30},
                           &piece.cell);
    if (status == BAY_OK) status = check_square(unit, with, &piece);
    if (status == BAY_OK) add(with, piece, kit_text(unit, "id"), kit_text(unit, "name"));
    return status;
}

// --- A side in one line: the usual board, the defender in its middle (P-1) -------------------

static const char *const COMMANDERS[2] = {"attacker-commander", "defender-commander"};
static const char *const NAMES[2][TYPES] = {
    {"attacking infantry", "attacking artillery", "attacking cavalry",
     "attacking dismounted cavalry", "attacking commander"},
    {"defending infantry", "defending artillery", "defending cavalry",
     "defending dismounted cavalry", "defending commander"}};

// Where the attacker stands, and which way it faces, to be on this side of the defender; the
// defender.
enum { MIDDLE = 3 };
static const struct {
    const char *cell;
    uint8_t facing;
} STANDS[] = {{"d3", FACE_NORTH}, {"c4", FACE_EAST}, {"d5", FACE_SOUTH}, {"d4", FACE_SOUTH}};

static bay_status check_short(const kit_node *group, const portable_piece *piece) {
    if (!kit_has(group, "type"))
        return kit_refuse_key(group, NULL, PCC_02,
                              "One side is a single unit in short and this one is not: say its "
                              "type, or list the units of both.",
                              NULL);
    if (piece->type == COMMANDER && kit_flag(group, "commander", false))
        return kit_refuse_key(group, "commander", PCC_29,
                              "Two commanders cannot share a square.", NULL);
    return check_quality(group, piece);
}

static bay_status read_short_side(const kit_node *document, int side, reader *to) {
    kit_node group = kit_at(document, KIT_SIDES[side]);
    portable_piece piece = piece_of(&group, side);
    bay_status status = check_short(&group, &piece);
    if (status != BAY_OK) return status;
    int aspect = kit_word(&group, "aspect", PORTABLE_ASPECT_WORDS, ASPECT_FRONT);
    int where = side == BAY_ATTACKER ? aspect : MIDDLE;
    int kind = kit_word(&group, "ground", PORTABLE_KIND_WORDS, -1);
    piece.cell = (uint8_t)kit_cell(&to->plan, STANDS[where].cell);
    if (kind >= 0) kit_cover(&to->plan, &GROUND, piece.cell, kind);
    piece.facing = STANDS[where].facing;
    add(to, piece, KIT_SIDES[side], NAMES[side][piece.type]);
    if (!kit_flag(&group, "commander", false)) return BAY_OK;
    piece.type = COMMANDER;
    piece.quality = ELITE;
    add(to, piece, COMMANDERS[side], NAMES[side][COMMANDER]);
    return BAY_OK;
}

static bay_status read_units(const kit_node *document, reader *to) {
    kit_node attacker = kit_at(document, "attacker"), defender = kit_at(document, "defender");
    if (!kit_has(&attacker, "units") || !kit_has(&defender, "units")) {
        bay_status status = kit_no_board(document, PCC_02,
                                         "A side in one line has a board of its own: list the "
                                         "units of both sides to draw one.",
                                         NULL);
        for (int side = 0; status == BAY_OK && side < 2; side++)
            status = read_short_side(document, side, to);
        return status;
    }
    bay_status status = kit_units(
        document, read_unit, to,
        kit_wrong(NULL, PCC_02, "This side has no units: list them, or say its type.", NULL));
    return status == BAY_OK ? ground_all_placed(&to->plan, &GROUND, document->why) : status;
}

// --- The settings ----------------------------------------------------------------------------

// Kinds of cover that a unit in the cell may have at once: PCC-19.
static int covers_at(terrain cell) {
    return terrain_has(cell, WOOD) + terrain_has(cell, BUILT_UP) + terrain_has(cell, WORKS) +
           (cell.level > 0);
}

// May the setting change anything here? Most are taken to.
static bool bears(const portable_battle *b, int row) {
    bool bearing = row != B_6_COVER && row != B_8_DISMOUNTED && row != B_20_GUNS_ROLL_BACK;
    for (int i = 0; i < b->count; i++) {
        bearing |= row == B_8_DISMOUNTED && b->piece[i].type == DISMOUNTED;
        bearing |= row == B_20_GUNS_ROLL_BACK && b->piece[i].type == ARTILLERY;
    }
    for (int cell = 0; row == B_6_COVER && cell < board_cells(&b->ground.board); cell++)
        bearing |= covers_at(b->ground.cell[cell]) > 1;
    return bearing;
}

static void read_settings(const bay_loading *in, portable_battle *b) {
    for (int row = 0; row < PORTABLE_PARAMS; row++)
        b->set[row] = kit_setting_if(in, row, bears(b, row));
}

bay_status portable_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    _Alignas(8) uint8_t at[BAY_SITUATION_MAX] = {0}; // as the scenario stands
    portable_battle b;
    memset(&b, 0, sizeof b);
    reader to = {.battle = &b};
    kit_node document = kit_document(in, why);
    bay_status status = ground_read(in->document, &GROUND, &to.plan, why);
    if (status == BAY_OK) status = read_units(&document, &to);
    if (status == BAY_OK) status = kit_ground_keep(&document, &to.plan, &GROUND, &b.ground);
    if (status != BAY_OK) return status;
    for (int need = 2; need <= 6; need++)
        for (int side = 0; side < 2; side++)
            b.die[side][need] = bay_throw_needs(side, 1, 6, need);
    b.fire = kit_flag(&document, "fire", false);
    read_settings(in, &b);
    b.common.size =
        kit_situation_size(sizeof(portable_state) + sizeof(portable_unit_state) * b.count);
    b.common.told = (uint16_t)(sizeof(portable_told) * b.count);
    portable_start(&b, (void *)at);
    for (int u = 0; u < b.attackers; u++)
        b.forbids[u] = (int8_t)portable_forbids(&b, (void *)at, u);
    status = portable_validate(&document, &b, (void *)at);
    portable_spread(&b);
    portable_set_in_order(&b);
    kit_names names = {to.called, b.count, &b.ground.board};
    return status == BAY_OK ? kit_battle_make(in, &b, sizeof b, names, out, why) : status;
}
