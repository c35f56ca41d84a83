// Refuses what a clause forbids in a scenario.

#include "wtj_reader.h"

// The attacker has moved into contact: so he is the side that assaults.
static bay_status check_assaults(const kit_node *at, const wtj_battle *b, const wtj_unit *u) {
    bool horse = u->type == CAVALRY;
    if (u->side == BAY_DEFENDER || (!horse && u->type != SOFT_TRANSPORT)) return BAY_OK;
    KIT_EACH (enemy, u->touching)
        if (horse && b->unit[enemy].cover == ENCLOSED)
            return kit_forbid(at, "type", WTJ_22,
                              "Mounted cavalry may not assault troops in enclosed cover.",
                              "dismounted cavalry, or another enemy");
    if (wtj_personnel(b, u->touching) == u->touching) return BAY_OK;
    return kit_forbid(at, "type", horse ? WTJ_21 : WTJ_30,
                      horse ? "Mounted cavalry may not assault tanks."
                            : "Transport may not assault tanks.",
                      "infantry, or another enemy");
}

static bay_status check_tank(const kit_node *at, const wtj_tank *tank) {
    if (tank->moved <= tank->allowance) return BAY_OK;
    return kit_refuse_key(at, "moved", WTJ_32, "It has moved further than its allowance.",
                          "as far as the allowance, or less");
}

// An assault weapon alone, and machine guns of a unit that is not a tank.
static bay_status check_weapon(const kit_node *at, const wtj_unit *u) {
    if (u->type == ASSAULT_WEAPON && u->host == WTJ_NO_HOST)
        return kit_refuse_key(at, "with", WTJ_10, "An assault weapon is attached to a unit.",
                              "the id or the name of a unit on foot of its side");
    if (!kit_has(at, "machine_guns")) return BAY_OK;
    return kit_refuse_key(at, "machine_guns", WTJ_11,
                          "Only tanks have machine guns of their own.",
                          "a unit of the type machine-gun");
}

static bay_status check_unit(const wtj_reader *reader, int unit) {
    const wtj_battle *b = reader->battle;
    const wtj_unit *u = &b->unit[unit];
    wtj_way way;
    const kit_node *at = wtj_way_to(reader, unit, &way);
    bay_status status = check_assaults(at, b, u);
    if (status == BAY_OK)
        status =
            wtj_is_tank(b, unit) ? check_tank(at, wtj_tank_of(b, unit)) : check_weapon(at, u);
    if (status != BAY_OK || u->original >= u->bases + u->lost) return status;
    return kit_refuse_key(at, "original", WTJ_M2,
                          "This unit has more bases than it began with.",
                          "as many as it has and has lost in this turn, or more");
}

// Turns without a last one have to end by themselves: personnel loses a base in each of its
// assaults, but tanks may not.
static bay_status check_turns(const wtj_reader *reader) {
    const wtj_battle *b = reader->battle;
    bool nothing = wtj_reads(b, W_6_AT_NOTHING, NOTHING_IS_NONE);
    if (b->turns || (!b->tanks && !nothing)) return BAY_OK;
    kit_fault wrong = kit_wrong("turns", nothing ? WTJ_16 : WTJ_32,
                                "It may never end: nobody need lose a base.", "so many turns");
    wrong.given = "unlimited";
    wrong.status = BAY_FORBIDDEN;
    return kit_refuse(&reader->document, wrong);
}

bay_status wtj_validate(const wtj_reader *reader) {
    const wtj_battle *b = reader->battle;
    bay_status status = check_turns(reader);
    for (int i = 0; status == BAY_OK && i < b->count; i++)
        status = check_unit(reader, b->listed[i]);
    return status == BAY_OK ? wtj_check_numbers(reader) : status;
}
