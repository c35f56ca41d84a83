// What a clause forbids of a scenario.

#include "wtj_reader.h"

// The attacker has moved into contact: it is he who assaults.
static bay_status check_assaults(const wtj_reader *reader, int unit) {
    const wtj_battle *b = reader->battle;
    kit_set enemies = b->unit[unit].touching;
    int type = b->unit[unit].type;
    bool horse = type == CAVALRY;
    if (!horse && type != SOFT_TRANSPORT) return BAY_OK;
    KIT_EACH (enemy, enemies)
        if (horse && b->unit[enemy].cover == ENCLOSED)
            return wtj_forbid_unit(
                reader, unit,
                kit_wrong("type", WTJ_22,
                          "Mounted cavalry may not assault troops in enclosed cover.",
                          "dismounted cavalry, or another enemy"));
    if (wtj_personnel(b, enemies) == enemies) return BAY_OK;
    const char *words =
        horse ? "Mounted cavalry may not assault tanks." : "Transport may not assault tanks.";
    return wtj_forbid_unit(
        reader, unit,
        kit_wrong("type", horse ? WTJ_21 : WTJ_30, words, "infantry, or another enemy"));
}

static bay_status check_tank(const wtj_reader *reader, int unit) {
    const wtj_tank *tank = wtj_tank_of(reader->battle, unit);
    if (tank->moved <= tank->allowance) return BAY_OK;
    return wtj_refuse_unit(reader, unit,
                           kit_wrong("moved", WTJ_32,
                                     "It has moved further than its allowance.",
                                     "as far as the allowance, or less"));
}

// An assault weapon alone, and machine guns of a unit that is no tank's.
static bay_status check_weapon(const wtj_reader *reader, int unit) {
    const wtj_unit *u = &reader->battle->unit[unit];
    wtj_way way;
    if (u->type == ASSAULT_WEAPON && u->host == WTJ_NO_HOST)
        return wtj_refuse_unit(reader, unit,
                               kit_wrong("with", WTJ_10,
                                         "An assault weapon is attached to a unit.",
                                         "the id or the name of a unit on foot of its side"));
    if (!kit_has(wtj_way_to(reader, unit, &way), "machine_guns")) return BAY_OK;
    return wtj_refuse_unit(reader, unit,
                           kit_wrong("machine_guns", WTJ_11,
                                     "Only tanks have machine guns of their own.",
                                     "a unit of the type machine-gun"));
}

static bay_status check_unit(const wtj_reader *reader, int unit) {
    const wtj_battle *b = reader->battle;
    const wtj_unit *u = &b->unit[unit];
    bay_status status = u->side == BAY_ATTACKER ? check_assaults(reader, unit) : BAY_OK;
    if (status == BAY_OK)
        status = wtj_is_tank(b, unit) ? check_tank(reader, unit) : check_weapon(reader, unit);
    if (status != BAY_OK || u->original >= u->bases + u->lost) return status;
    return wtj_refuse_unit(reader, unit,
                           kit_wrong("original", WTJ_M2,
                                     "This unit has more bases than it began with.",
                                     "as many as it has and has lost in this turn, or more"));
}

// Turns without a last one have to end by themselves: personnel loses a base in each of its assaults,
// tanks need not.
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
