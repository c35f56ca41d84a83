// A side in one line: the usual board, the defender in its middle (P-1).

#include "base/fault.h"
#include "portable_draft.h"

static const char *const IDS[2][2] = {{"attacker", "attacker-commander"},
                                      {"defender", "defender-commander"}};
static const char *const NAMES[2][TYPES] = {
    {"attacking infantry", "attacking artillery", "attacking cavalry",
     "attacking dismounted cavalry", "attacking commander"},
    {"defending infantry", "defending artillery", "defending cavalry",
     "defending dismounted cavalry", "defending commander"}};

// Where the attacker stands, and which way it faces, to be on this side of the defender.
typedef struct stand {
    const char *aspect, *cell;
    uint8_t facing;
} stand;

static const stand STANDS[] = {
    {"front", "d3", FACE_NORTH},
    {"flank", "c4", FACE_EAST},
    {"rear", "d5", FACE_SOUTH},
    {NULL, NULL, 0},
};
static const stand MIDDLE = {NULL, "d4", FACE_SOUTH};

static const stand *stand_of(const bay_value *side) {
    for (int i = 0; STANDS[i].aspect; i++)
        if (bay_value_is(bay_value_get(side, "aspect"), STANDS[i].aspect)) return &STANDS[i];
    return &STANDS[0];
}

static void place(portable_draft *d, int side, int type, int quality, const stand *where) {
    int cell = 0;
    bool known = board_cell_read(&d->plan.board, where->cell, &cell);
    (void)known;
    bool second = d->count > 0 && d->piece[d->count - 1].side == side;
    d->id[d->count] = IDS[side][second];
    d->name[d->count] = NAMES[side][type];
    d->piece[d->count++] = (portable_piece){.type = (uint8_t)type,
                                            .quality = (uint8_t)quality,
                                            .side = (uint8_t)side,
                                            .cell = (uint8_t)cell,
                                            .facing = where->facing};
}

static void lay_ground(portable_draft *d, const bay_value *side, int cell) {
    for (int kind = OPEN; kind < KINDS; kind++) {
        const terrain_kind *row = &PORTABLE_GROUND.kinds[kind];
        if (!bay_value_is(bay_value_get(side, "ground"), row->word)) continue;
        d->plan.cell[cell] = (terrain){.kinds = (uint16_t)(1U << kind), .level = row->level};
    }
}

static bay_status read_side(const bay_value *document, int side, portable_draft *d,
                            bay_fault *why) {
    static const char *const COMMANDER_KEYS[2] = {"attacker.commander", "defender.commander"};
    const bay_value *group = bay_value_get(document, PORTABLE_SIDES[side]);
    int type = portable_place_of(bay_value_get(group, "type"), PORTABLE_TYPES);
    int quality = portable_place_of(bay_value_get(group, "quality"), PORTABLE_QUALITIES);
    if (type < 0)
        return portable_refuse(why, BAY_BAD_INPUT, PORTABLE_SIDES[side], PCC_02,
                               "One side is a single unit in short and this one is not: say "
                               "its type, or list the units of both.");
    bool led = portable_flag(group, "commander");
    if (led && type == COMMANDER)
        return portable_refuse(why, BAY_BAD_INPUT, COMMANDER_KEYS[side], PCC_29,
                               "Two commanders cannot share a square.");
    if (type == COMMANDER && quality >= 0 && quality != ELITE)
        return portable_refuse(why, BAY_BAD_INPUT,
                               side ? "defender.quality" : "attacker.quality", PCC_29,
                               "A commander is always elite.");
    const stand *where = side == BAY_ATTACKER ? stand_of(group) : &MIDDLE;
    if (quality < 0) quality = type == COMMANDER ? ELITE : AVERAGE; // B-21
    place(d, side, type, quality, where);
    lay_ground(d, group, d->piece[d->count - 1].cell);
    if (led) place(d, side, COMMANDER, ELITE, where);
    if (side == BAY_ATTACKER) d->attackers = d->count;
    return BAY_OK;
}

// A document always says how large its board is: 7 by 7 if the user did not.
static bool is_usual(const bay_value *document, const char *key) {
    enum { USUAL = 7 };
    const bay_value *value = bay_value_get(document, key);
    return !value || (value->kind == BAY_VALUE_WHOLE && value->is.whole == USUAL);
}

bay_status portable_short_read(const bay_value *document, portable_draft *d, bay_fault *why) {
    static const char *const LISTS[] = {"legend", "ground", "objectives", NULL};
    const char *beside = bay_value_get(document, "map") ? "map" : NULL;
    for (int i = 0; LISTS[i] && !beside; i++) {
        const bay_value *list = bay_value_get(document, LISTS[i]);
        if (list && list->count) beside = LISTS[i];
    }
    if (!beside && !is_usual(document, "columns")) beside = "columns";
    if (!beside && !is_usual(document, "rows")) beside = "rows";
    if (beside) {
        portable_refuse(why, BAY_BAD_INPUT, beside, PCC_02,
                        "A side in one line has a board of its own: list the units of both "
                        "sides to draw one.");
        fault_at(why, bay_value_get(document, beside));
        return BAY_BAD_INPUT;
    }
    bay_status status = read_side(document, BAY_ATTACKER, d, why);
    return status == BAY_OK ? read_side(document, BAY_DEFENDER, d, why) : status;
}
