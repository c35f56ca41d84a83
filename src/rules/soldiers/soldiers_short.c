// A side in one line: companies around a hex. Ruling R-2. And what units usually are: A-T2.

#include "base/fault.h"
#include "soldiers_draft.h"

#include <string.h>

// Rows of the parameter table by arm.
typedef struct arm {
    uint8_t stacking, attack, range; // 0: it does not fire
} arm;

enum { RUSSIAN = 1, GERMAN = 2, AUSTRO_HUNGARIAN = 6 }; // 0: not said

static arm arm_of(const soldiers_unit *u) {
    static const arm FOOT[2] = {
        {INFANTRY_STACKING, INFANTRY_ATTACK, INFANTRY_RANGE},
        {INFANTRY_STACKING_OTHER, INFANTRY_ATTACK, INFANTRY_RANGE},
    };
    static const arm GUNS[2][2] = {
        {{FIELD_GUN_STACKING, FIELD_GUN_ATTACK, FIELD_GUN_RANGE},
         {FIELD_BATTERY_STACKING, FIELD_BATTERY_ATTACK, FIELD_GUN_RANGE}},
        {{HOWITZER_STACKING, HOWITZER_ATTACK, HOWITZER_RANGE},
         {HOWITZER_BATTERY_STACKING, HOWITZER_BATTERY_ATTACK, HOWITZER_RANGE}},
    };
    switch (u->type) {
    case INFANTRY: return FOOT[u->nation > GERMAN]; // ARV-S8
    case CAVALRY: return (arm){CAVALRY_STACKING, 0, 0};
    case DISMOUNTED: return (arm){DISMOUNTED_STACKING, DISMOUNTED_ATTACK, DISMOUNTED_RANGE};
    case MACHINE_GUN: return (arm){MACHINE_GUN_STACKING, MACHINE_GUN_ATTACK, MACHINE_GUN_RANGE};
    default: break;
    }
    arm guns = GUNS[u->type == HOWITZER][u->battery];
    bool austrian = u->type == FIELD_GUN && !u->battery && u->nation == AUSTRO_HUNGARIAN;
    if (austrian) guns.attack = AUSTRIAN_FIELD_GUN_ATTACK; // ARV-S8
    return guns;
}

static uint8_t said_or(soldiers_draft *d, const bay_value *map, const char *key, int row,
                       bool matters) {
    int said = soldiers_whole(map, key, -1);
    if (said >= 0) return (uint8_t)said;
    if (!row) return 0;
    return (uint8_t)(matters ? soldiers_setting(d, row) : soldiers_peek(d, row));
}

void soldiers_usual_values(soldiers_draft *d, int side, int unit, const bay_value *map) {
    soldiers_unit *u = &d->battle->unit[side][unit];
    arm usual = arm_of(u);
    bool fires = d->battle->fires[side];
    u->stacking = said_or(d, map, "stacking", usual.stacking, true);
    u->attack = said_or(d, map, "attack", usual.attack, fires);
    u->range = said_or(d, map, "range", usual.range, fires);
}

// --- The short form --------------------------------------------------------------------------

bool soldiers_is_short(const soldiers_draft *d, int side) {
    const bay_value *group = bay_value_get(d->in->document, SOLDIERS_SIDE_NAMES[side]);
    return soldiers_whole(group, "companies", 0) > 0;
}

void soldiers_short_name(char *out, int side, int unit) {
    memcpy(out, "A Coy", sizeof "A Coy");
    out[0] = (char)((side == BAY_ATTACKER ? 'A' : '1') + unit);
}

static int cell_called(const soldiers_draft *d, const char *name) {
    int cell = 0;
    (void)board_cell_read(&d->ground.board, name, &cell);
    return cell;
}

static void place_company(soldiers_draft *d, int side, int unit, const char *cell) {
    soldiers_unit *u = &d->battle->unit[side][unit];
    *u = (soldiers_unit){.type = INFANTRY,
                         .cell = (uint8_t)cell_called(d, cell),
                         .announces = BOARD_NOWHERE,
                         .fires_at = BOARD_NOWHERE,
                         .charges_at = BOARD_NOWHERE};
    memset(u->sees, 0xFF, sizeof u->sees);
    memset(u->sees_to, 0xFF, sizeof u->sees_to);
    soldiers_usual_values(d, side, unit, NULL);
}

void soldiers_draft_short(soldiers_draft *d) {
    static const char *const AROUND[4] = {"d3", "e3", "c4", "e4"}, *const MIDDLE = "d4";
    soldiers_battle *b = d->battle;
    for (int side = 0; side < 2; side++) {
        const bay_value *group = bay_value_get(d->in->document, SOLDIERS_SIDE_NAMES[side]);
        b->count[side] = (uint8_t)soldiers_whole(group, "companies", 1);
        for (int i = 0; i < b->count[side]; i++)
            place_company(d, side, i, side == BAY_ATTACKER ? AROUND[i % 4] : MIDDLE);
    }
    const bay_value *defender = bay_value_get(d->in->document, "defender");
    terrain *middle = &d->ground.cell[cell_called(d, MIDDLE)];
    int ground = soldiers_choice(defender, "ground", SOLDIERS_KIND_WORDS);
    int height = soldiers_choice(defender, "height", "level|slope|crest");
    if (ground > CLEAR) middle->kinds |= (uint16_t)(1u << ground);
    if (height > 0) {
        int kind = height == 1 ? SLOPE : CREST;
        middle->kinds |= (uint16_t)(1u << kind);
        middle->level = SOLDIERS_KIND_TABLE[kind].level;
    }
}

static bool board_is_said(const soldiers_draft *d, const char **key) {
    static const char *const KEYS[] = {"map", "legend", "ground", "objectives", NULL};
    static const char *const SIZES[] = {"columns", "rows", NULL};
    for (int i = 0; KEYS[i]; i++)
        if (bay_value_get(d->in->document, *key = KEYS[i])) return true;
    for (int i = 0; SIZES[i]; i++)
        if (soldiers_whole(d->in->document, *key = SIZES[i], 7) != 7) return true;
    return false;
}

bay_status soldiers_short_alone(const soldiers_draft *d, bay_fault *why) {
    const char *key = NULL;
    for (int side = 0; side < 2; side++) {
        if (soldiers_is_short(d, side) == soldiers_is_short(d, !side)) continue;
        if (!soldiers_is_short(d, side)) continue;
        return soldiers_refuse(
            why, (soldiers_fault){SOLDIERS_SIDE_NAMES[side], "units, as the other side has",
                                  "One side is written in short and the other is not.", ARV_S8,
                                  BAY_BAD_INPUT});
    }
    if (!soldiers_is_short(d, BAY_ATTACKER) || !board_is_said(d, &key)) return BAY_OK;
    return soldiers_refuse(
        why, (soldiers_fault){key, "sides with units",
                              "Sides written in short bring a board of their own.", ARV_S8,
                              BAY_BAD_INPUT});
}
