// Loads a scenario of the moor and makes its battle.
#include "base/text.h"
#include "rules/kit/kit_battle.h"
#include "rules/kit/kit_reader.h"
#include "systems/moor/moor_own.h"

#include <string.h>

const bay_param MOOR_PARAMS[] = {
    {"bites_on", "4", 2, 6, NULL, MOR_5, BAY_PARAM_WHOLE, BAY_OPEN, "the score that bites",
     NULL},
    {.name = NULL},
};

// clang-format off
const bay_key MOOR_KEYS[] = {
    {"reach", BAY_KEY_LENGTH, BAY_INCH, 12 * BAY_INCH, "6 in", NULL, NULL, NULL, MOR_1, "in", "how far from the west edge the pack lies at most"},
    {"woods", BAY_KEY_LIST, 0, WOODS_MAX, NULL, NULL, NULL, NULL, MOR_4, "woods", "woods instead of the one on the card"},
    {"woods[]", BAY_KEY_LIST, 3, CORNERS_MAX, NULL, NULL, NULL, NULL, MOR_4, "corners", "a wood, corner by corner"},
    {"woods[][]", BAY_KEY_POINT, 0, MOOR_WIDE, NULL, "2 in, 3 in", NULL, NULL, MOR_4, "in", "a corner, east and south of the moor's north-west one"},
    {"attacker", BAY_KEY_GROUP, 0, 0, "!", NULL, "{wolves} wolves", NULL, MOR_1, NULL, "the pack"},
    {"attacker.wolves", BAY_KEY_WHOLE, 1, WOLVES_MAX, "!", NULL, NULL, NULL, MOR_1, "wolves", "how many wolves"},
    {"attacker.packs", BAY_KEY_LIST, 1, PACKS_MAX, NULL, NULL, NULL, "wolves", MOR_1, "packs", "the wolves in packs with names"},
    {"attacker.packs[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "{name}[ {count}]", NULL, MOR_1, NULL, "a pack"},
    {"attacker.packs[].name", BAY_KEY_TEXT, 1, 24, "!", "Greys", NULL, NULL, MOR_1, NULL, "its name"},
    {"attacker.packs[].id", BAY_KEY_TEXT, 1, 24, NULL, "greys", NULL, NULL, MOR_1, NULL, "its name in orders and records"},
    {"attacker.packs[].count", BAY_KEY_WHOLE, 1, WOLVES_MAX, "1", NULL, NULL, "wolves", MOR_1, "wolves", "how many wolves"},
    {"attacker.packs[].wolves", BAY_KEY_LIST, 1, WOLVES_MAX, NULL, NULL, NULL, NULL, MOR_1, "wolves", "its wolves one by one"},
    {"attacker.packs[].wolves[]", BAY_KEY_GROUP, 0, 0, NULL, NULL, "[at ]{at}[ facing {facing}]\n{name} at {at}[ facing {facing}]", NULL, MOR_1, NULL, "a wolf"},
    {"attacker.packs[].wolves[].name", BAY_KEY_TEXT, 1, 24, NULL, "Old Grey", NULL, NULL, MOR_1, NULL, "its name, where it has one of its own"},
    {"attacker.packs[].wolves[].id", BAY_KEY_TEXT, 1, 24, NULL, "old-grey", NULL, NULL, MOR_1, NULL, "its name in orders and records"},
    {"attacker.packs[].wolves[].at", BAY_KEY_POINT, 0, MOOR_DEEP, "!", "1 in, 2 in", NULL, NULL, MOR_1, "in", "where it lies"},
    {"attacker.packs[].wolves[].facing", BAY_KEY_WHOLE, 0, 359, "90", NULL, NULL, NULL, -1, "degrees", "which way it looks, clockwise from north"},
    {"defender", BAY_KEY_GROUP, 0, 0, "!", NULL, "{guards} guards", NULL, MOR_4, NULL, "the cart"},
    {"defender.guards", BAY_KEY_WHOLE, 1, 9, "!", NULL, NULL, NULL, MOR_4, "guards", "how many guards"},
    {.path = NULL},
};
// clang-format on

// --- Reading ---------------------------------------------------------------------------------

// What is filled while it is read. Wolves without names of their own are called after their pack.
typedef struct reading {
    moor_battle battle;
    bay_unit unit[UNITS_MAX];
    bay_group group[PACKS_MAX];
    char text[2 * WOLVES_MAX][16]; // of wolves without a pack
    int units;
} reading;

static void add_unit(reading *r, const char *id, const char *name, bay_side side) {
    r->unit[r->units++] = (bay_unit){id, name, side};
}

// The next wolf; its lair is known.
static void add_wolf(reading *r, const char *id, const char *name) {
    r->battle.unit_of[r->battle.wolves++] = (uint16_t)r->units;
    add_unit(r, id, name, BAY_ATTACKER);
}

// --- Where they lie --------------------------------------------------------------------------

// In a row down the west edge, an inch and a quarter apart.
static moor_lair usual_lair(int wolf) {
    return (moor_lair){BAY_INCH, (int16_t)(BAY_INCH + wolf * 5 * BAY_INCH / 4), 900};
}

static bay_status read_lair(const kit_node *wolf, moor_battle *b) {
    bay_point at = {0, 0};
    bay_value_point(bay_value_get(wolf->value, "at"), &at);
    moor_lair lair = {(int16_t)at.x, (int16_t)at.y,
                      (int16_t)(10 * kit_whole(wolf, "facing", 90))};
    if (!moor_near(b, at))
        return kit_refuse(wolf, (kit_fault){.key = "at",
                                            .clause = MOR_1,
                                            .words = "It does not lie within reach of the west "
                                                     "edge.",
                                            .status = BAY_FORBIDDEN});
    for (int i = 0; i < b->wolves; i++)
        if (moor_overlap(b->lair[i], lair))
            return kit_refuse(wolf, (kit_fault){.key = "at",
                                                .clause = MOR_2,
                                                .words = "Another lies there.",
                                                .status = BAY_FORBIDDEN});
    b->lair[b->wolves] = lair;
    return BAY_OK;
}

static const char *text_or_null(const kit_node *map, const char *key) {
    return kit_has(map, key) ? kit_text(map, key) : NULL;
}

// One wolf of a pack, the next of the battle.
static bay_status read_wolf(const kit_node *pack, uint32_t number, reading *r) {
    kit_node list = kit_at(pack, "wolves"), wolf = kit_item(&list, number);
    moor_battle *b = &r->battle;
    if (b->wolves == WOLVES_MAX)
        return kit_refuse(pack, (kit_fault){.clause = MOR_1,
                                            .words = "There are 12 wolves at most.",
                                            .allowed = "12 wolves in all"});
    bay_status status = BAY_OK;
    if (wolf.value)
        status = read_lair(&wolf, b);
    else
        b->lair[b->wolves] = usual_lair(b->wolves);
    if (status == BAY_OK) add_wolf(r, text_or_null(&wolf, "id"), text_or_null(&wolf, "name"));
    return status;
}

static bay_status read_pack(const kit_node *pack, reading *r) {
    kit_node list = kit_at(pack, "wolves");
    uint32_t count =
        kit_count(&list) ? kit_count(&list) : (uint32_t)kit_whole(pack, "count", 1);
    r->group[r->battle.common.group_count++] =
        (bay_group){(uint16_t)r->units, (uint16_t)count, "wolf"};
    add_unit(r, kit_text(pack, "id"), kit_text(pack, "name"), BAY_ATTACKER);
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < count && status == BAY_OK; i++) status = read_wolf(pack, i, r);
    return status;
}

static bay_status read_packs(const kit_node *attacker, reading *r) {
    kit_node list = kit_at(attacker, "packs");
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < kit_count(&list) && status == BAY_OK; i++) {
        kit_node pack = kit_item(&list, i);
        status = read_pack(&pack, r);
    }
    int wolves = kit_whole(attacker, "wolves", 0);
    for (int i = 0; i < wolves; i++) {
        text id = text_within(r->text[2 * i], sizeof r->text[0]);
        text name = text_within(r->text[2 * i + 1], sizeof r->text[0]);
        text_add(&id, "wolf-");
        text_add_whole(&id, i + 1);
        text_add(&name, "Wolf ");
        text_add_whole(&name, i + 1);
        r->battle.lair[i] = usual_lair(i);
        add_wolf(r, r->text[2 * i], r->text[2 * i + 1]);
    }
    return status;
}

// --- The ground ------------------------------------------------------------------------------

static const moor_wood ON_THE_CARD = {.corner = {{2 * BAY_INCH, 2 * BAY_INCH},
                                                 {7 * BAY_INCH, BAY_INCH},
                                                 {9 * BAY_INCH, 5 * BAY_INCH},
                                                 {6 * BAY_INCH, 8 * BAY_INCH},
                                                 {3 * BAY_INCH, 7 * BAY_INCH}},
                                      .corners = 5};

static void read_woods(const kit_node *document, moor_battle *b) {
    kit_node list = kit_at(document, "woods");
    if (!list.value) b->wood[b->woods++] = ON_THE_CARD;
    for (uint32_t i = 0; i < kit_count(&list); i++) {
        kit_node corners = kit_item(&list, i);
        moor_wood *wood = &b->wood[b->woods++];
        for (; wood->corners < kit_count(&corners); wood->corners++)
            bay_value_point(kit_item(&corners, wood->corners).value,
                            &wood->corner[wood->corners]);
    }
}

// --- The battle ------------------------------------------------------------------------------

bay_status moor_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    reading r = {.units = 0};
    moor_battle *b = &r.battle;
    kit_node document = kit_document(in, why), attacker = kit_at(&document, "attacker"),
             defender = kit_at(&document, "defender");
    bay_value_length(bay_value_get(in->document, "reach"), &b->reach);
    read_woods(&document, b);
    add_unit(&r, "cart", "the cart", BAY_DEFENDER);
    bay_status status = read_packs(&attacker, &r);
    if (status != BAY_OK) return status;
    b->guards = (uint8_t)kit_whole(&defender, "guards", 1);
    b->bites_on = (uint8_t)bay_param_get(in, 0).number;
    b->common.size = sizeof(moor_now);
    b->common.told = sizeof(moor_told);
    b->common.groups = r.group;
    b->common.most[0] = b->wolves;
    b->common.most[1] = b->guards;
    return kit_battle_make(in, b, sizeof *b, (kit_names){r.unit, r.units, NULL}, out, why);
}
