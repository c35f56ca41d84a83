// What a scenario says of tanks. Ruling R-20.

#include "wtj_reader.h"

// --- Refusing --------------------------------------------------------------------------------

static bay_status refuse(const kit_node *unit, const char *key, int clause, const char *words,
                         const char *allowed) {
    return kit_refuse(
        unit, (kit_fault){.key = key, .clause = clause, .words = words, .allowed = allowed});
}

// Only tanks and armored cars have these.
static bay_status check_no_tank(const kit_node *unit) {
    static const struct {
        const char *key;
        int clause;
    } KEYS[] = {
        {"damaged", WTJ_28}, {"allowance", WTJ_31}, {"moved", WTJ_31}, {"reach", WTJ_32}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (kit_has(unit, KEYS[i].key))
            return refuse(unit, KEYS[i].key, KEYS[i].clause, "Only tanks have this.",
                          "type: tank, or armored-car");
    return BAY_OK;
}

// --- Whom it can come to ---------------------------------------------------------------------

// Keeps them in the order of the units.
static void keep(wtj_tank *tank, int enemy, int costs) {
    int at = tank->reaches++;
    for (; at > 0 && tank->reach[at - 1].enemy > enemy; at--)
        tank->reach[at] = tank->reach[at - 1];
    tank->reach[at].enemy = (uint8_t)enemy;
    tank->reach[at].costs = (uint8_t)costs;
}

static bool is_kept(const wtj_tank *tank, int enemy) {
    for (int i = 0; i < tank->reaches; i++)
        if (tank->reach[i].enemy == enemy) return true;
    return false;
}

static bay_status read_reach(const kit_node *item, wtj_reader *reader, wtj_tank *tank) {
    int enemy = 0, side = 1 - reader->battle->unit[tank->unit].side;
    const char *given = kit_text(item, "enemy");
    bool found = wtj_find(reader, side, given, &enemy) &&
                 reader->battle->unit[enemy].host == WTJ_NO_HOST;
    if (!found || is_kept(tank, enemy))
        return kit_refuse(item, (kit_fault){.key = "enemy",
                                            .clause = WTJ_32,
                                            .words = "No enemy unit that a tank can come to is "
                                                     "called so, or it is named twice.",
                                            .given = given,
                                            .allowed = "the id or the name of one unit"});
    keep(tank, enemy, kit_whole(item, "costs", 1));
    return BAY_OK;
}

// --- A tank unit -----------------------------------------------------------------------------

static bay_status read_tank(const kit_node *unit, wtj_reader *reader, wtj_tank *tank) {
    wtj_battle *b = reader->battle;
    kit_node reach = kit_at(unit, "reach");
    tank->damaged = (uint8_t)kit_whole(unit, "damaged", 0);
    tank->moved = (uint8_t)kit_whole(unit, "moved", 0);
    tank->states_allowance = kit_has(unit, "allowance");
    tank->allowance = (uint8_t)kit_whole(unit, "allowance", 0);
    if (tank->damaged > b->unit[tank->unit].bases)
        return refuse(unit, "damaged", WTJ_28, "More tanks are damaged than there are.",
                      "as many as its bases, or fewer");
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&reach); i++) {
        kit_node item = kit_item(&reach, i);
        status = read_reach(&item, reader, tank);
    }
    if (tank->reaches) b->loose |= kit_one(tank->unit);
    return status;
}

bay_status wtj_read_tanks(const kit_node *document, wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    bay_status status = BAY_OK;
    for (int unit = 0; status == BAY_OK && unit < b->count; unit++) {
        wtj_way way;
        const kit_node *node = wtj_way_to(document, b, unit, &way);
        if (!wtj_is_tank(b, unit)) {
            status = check_no_tank(node);
            continue;
        }
        b->casualties = true; // WTJ-31
        b->unit[unit].tank = b->tanks;
        b->tank[b->tanks].unit = (uint8_t)unit;
        status = read_tank(node, reader, &b->tank[b->tanks++]);
    }
    return status;
}

// --- What is forbidden -----------------------------------------------------------------------

// Whom a unit of the attacker may not have moved into contact with.
static bay_status check_touches_tank(const kit_node *document, const wtj_battle *b) {
    for (int i = 0; i < b->attackers; i++) {
        int unit = b->listed[i], type = b->unit[unit].type;
        kit_set enemies = b->unit[unit].touching;
        if (type != CAVALRY && type != SOFT_TRANSPORT) continue;
        if (wtj_personnel(b, enemies) == enemies) continue;
        wtj_way way;
        bool horse = type == CAVALRY; // WTJ-21, WTJ-30
        return kit_refuse(wtj_way_to(document, b, unit, &way),
                          (kit_fault){.key = "type",
                                      .clause = horse ? WTJ_21 : WTJ_30,
                                      .words = horse ? "Mounted cavalry may not assault tanks."
                                                     : "Transport may not assault tanks.",
                                      .allowed = "infantry, or another enemy",
                                      .status = BAY_FORBIDDEN});
    }
    return BAY_OK;
}

static bay_status check_moved(const kit_node *document, const wtj_battle *b) {
    for (int i = 0; i < b->tanks; i++) {
        const wtj_tank *tank = &b->tank[i];
        if (tank->moved <= tank->allowance) continue;
        wtj_way way;
        return refuse(wtj_way_to(document, b, tank->unit, &way), "moved", WTJ_32,
                      "It has moved further than its allowance.",
                      "as far as the allowance, or less");
    }
    return BAY_OK;
}

// --- What the sources have lost --------------------------------------------------------------

// Does the row count where the tank unit fights this enemy?
static bool comes_to(const wtj_battle *b, const wtj_unit *tank, const wtj_unit *enemy,
                     int row) {
    bool foot = enemy->type <= DISMOUNTED;
    switch (row) {
    case FIRE_ONE_FROM:
    case FIRE_TWO_FROM: return tank->machine_guns;
    case FIRE_COVER: return tank->machine_guns && enemy->cover >= SOLID;
    case TANK_MACHINE_GUNS: return b->unstated;
    case TANK_HIT_FROM: return foot;
    case TANK_LASTS: return foot && wtj_reads(b, W_9_DAMAGE, HIT_DAMAGES);
    default: return false;
    }
}

// Can it fire guns at a tank? Whom it does not touch it may come to see.
static bool sees_tanks(const wtj_battle *b, int unit) {
    kit_set seen = b->unit[unit].sees | b->unit[unit].touching;
    return b->fires && wtj_personnel(b, seen) != seen; // WTJ-34
}

bool wtj_tanks_come_to(const wtj_battle *b, int row) {
    bool any = false;
    int lasts = wtj_reads(b, W_9_DAMAGE, HIT_DAMAGES) ? TANK_LASTS : -1;
    for (int i = 0; i < b->tanks; i++) {
        const wtj_tank *tank = &b->tank[i];
        kit_set enemies = b->unit[tank->unit].touching;
        for (int k = 0; k < tank->reaches; k++) enemies |= kit_one(tank->reach[k].enemy);
        KIT_EACH (enemy, wtj_personnel(b, enemies))
            any |= comes_to(b, &b->unit[tank->unit], &b->unit[enemy], row);
        bool measured = (tank->moved || tank->reaches) && !tank->states_allowance;
        any |= row == TANK_ALLOWANCE && measured;
        any |= sees_tanks(b, tank->unit) && (row == TANK_GUN_HITS_FROM || row == lasts);
    }
    return any;
}

static bay_status check_numbers(const kit_node *document, const wtj_battle *b) {
    for (int row = FIRE_ONE_FROM; row <= TANK_ALLOWANCE; row++)
        if (b->set[row] == WTJ_UNKNOWN && wtj_tanks_come_to(b, row))
            return wtj_refuse_number(document, &document->rules->params[row]);
    return BAY_OK;
}

bay_status wtj_check_tanks(const kit_node *document, const wtj_battle *b) {
    bay_status status = check_touches_tank(document, b);
    if (status == BAY_OK) status = check_numbers(document, b);
    if (status == BAY_OK) status = check_moved(document, b);
    return status;
}
