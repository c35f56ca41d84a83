// What a clause forbids of a scenario, and numbers that the sources have lost. Ruling R-9.

#include "wtj_reader.h"

// --- Mounted cavalry -------------------------------------------------------------------------

static bool touches_enclosed(const wtj_battle *b, int unit) {
    for (int enemy = b->attackers; enemy < b->count; enemy++)
        for (int edge = FRONT; edge < EDGES; edge++)
            if (kit_in(b->unit[enemy].touched[edge], unit) && b->unit[enemy].cover == ENCLOSED)
                return true;
    return false;
}

// The attacker has moved into contact: it is he who assaults.
static bay_status check_cavalry(const kit_node *document, const wtj_battle *b) {
    for (int i = 0; i < b->attackers; i++) {
        int unit = b->listed[i];
        if (b->unit[unit].type != CAVALRY || !touches_enclosed(b, unit)) continue; // WTJ-22
        wtj_way way;
        return kit_refuse(wtj_way_to(document, b, unit, &way),
                          (kit_fault){.key = "type",
                                      .clause = WTJ_22,
                                      .words = "Mounted cavalry may not assault troops in "
                                               "enclosed cover.",
                                      .allowed = "dismounted cavalry, or another enemy",
                                      .status = BAY_FORBIDDEN});
    }
    return BAY_OK;
}

// --- Numbers that are not known --------------------------------------------------------------

// Can the modifier come to count in the assault at which `start` stands? Whatever changes before it or
// after its first round can bring that about.
static bool may_count(const wtj_battle *b, const wtj_state *start, int row) {
    for (int side = 0; side < 2; side++) {
        bool flat = row < WTJ_FLAT_ADDED;
        if (flat ? wtj_counts(b, start, side, (enum wtj_param)row)
                 : wtj_horse_counts(b, start, side))
            return true;
    }
    bool later = b->turns != 1;
    bool changes = later || b->routs || b->commands || b->casualties;
    if (row == PINNED_OR_WORSE && (later || b->casualties))
        return true; // a tie pins, and so does a test
    if (!changes && !wtj_reads(b, W_11_JUDGED, EACH_ROUND)) return false;
    KIT_EACH (unit, start->line)
        if (wtj_has(b, start, unit, (enum wtj_param)row)) return true;
    return false;
}

static bool is_needed(const wtj_battle *b, int row) {
    WTJ_START(start);
    wtj_set_up(b, start);
    start->chapter = ASSAULTS;
    for (int group = 0; group < b->groups; group++) {
        start->group = b->group[group];
        wtj_draw_up(b, start, NULL);
        if (may_count(b, start, row)) return true;
    }
    return false;
}

bay_status wtj_refuse_number(const kit_node *document, const bay_param *param) {
    char bytes[120];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "The sources have lost ");
    text_add(&words, param->name);
    text_add(&words, ", and this assault needs it.");
    kit_node parameters = kit_at(document, "parameters");
    return kit_refuse(&parameters, (kit_fault){.key = param->name,
                                               .clause = param->clause,
                                               .words = bytes,
                                               .allowed = "a number, or preset: house",
                                               .status = BAY_FORBIDDEN});
}

// Are there tests of the demoralized?
static bool tests_later(const wtj_battle *b) {
    return b->tests || b->turns != 1;
}

bool wtj_may_come_to_test(const wtj_battle *b, int unit) {
    return tests_later(b) || b->fires || b->tanks || b->unit[unit].lost;
}

// Who tests may come to any cell of his grade.
static bay_status check_cells(const kit_node *document, const wtj_battle *b) {
    for (int i = 0; i < WTJ_CELLS * WTJ_GRADES; i++)
        for (int unit = 0; unit < b->count; unit++)
            if (b->unit[unit].grade == i / WTJ_CELLS && wtj_may_come_to_test(b, unit) &&
                wtj_cell_unknown(b, MUTINOUS_AT_1 + i))
                return wtj_refuse_number(document, &document->rules->params[MUTINOUS_AT_1 + i]);
    return BAY_OK;
}

static bay_status check_morale(const kit_node *document, const wtj_battle *b) {
    if (!tests_later(b) && !b->casualties) return BAY_OK;
    for (int row = MORALE_DEMORALIZED; row >= MORALE_COVER; row--) {
        bool asked =
            row == MORALE_DEMORALIZED ? tests_later(b) : row != MORALE_DAMAGED || b->tanks;
        if (asked && b->set[row] == WTJ_UNKNOWN)
            return wtj_refuse_number(document, &document->rules->params[row]);
    }
    return check_cells(document, b);
}

static bay_status check_originals(const kit_node *document, const wtj_battle *b) {
    for (int i = 0; i < b->count; i++) {
        const wtj_unit *u = &b->unit[b->listed[i]];
        if (u->original >= u->bases + u->lost) continue;
        wtj_way way;
        return kit_refuse(wtj_way_to(document, b, b->listed[i], &way),
                          (kit_fault){.key = "original",
                                      .clause = WTJ_M2,
                                      .words = "This unit has more bases than it began with.",
                                      .allowed = "as many as it has and has lost in this "
                                                 "turn, or more"});
    }
    return BAY_OK;
}

static bay_status check_numbers(const kit_node *document, const wtj_battle *b) {
    for (int row = 0; row < MORALE_COVER; row++)
        if (b->set[row] == WTJ_UNKNOWN && is_needed(b, row))
            return wtj_refuse_number(document, &document->rules->params[row]);
    return BAY_OK;
}

// Column Assault is for the attacker's moves into contact, Maneuver for routs and for moving off between
// turns; a row is for troops who are there. WTJ-M6
bool wtj_may_come_to_command(const wtj_battle *b, int row) {
    bool into_contact = row >= POOR_ASSAULT;
    int training = row - (into_contact ? POOR_ASSAULT : POOR_MANEUVER);
    bool routs = b->routs && wtj_reads(b, W_2_ROUT, ROUT_TESTED);
    bool leaves = b->commands && b->turns != 1 && wtj_reads(b, W_16_LOCK, UNLOCKED);
    bool any[2] = {false, false};
    for (int i = 0; i < b->count; i++) any[b->unit[i].side] |= b->unit[i].training == training;
    if (into_contact) return b->commands && any[BAY_ATTACKER];
    bool attacker = leaves || (routs && b->turns != 1);
    return (attacker && any[BAY_ATTACKER]) || ((leaves || routs) && any[BAY_DEFENDER]);
}

static bay_status check_command(const kit_node *document, const wtj_battle *b) {
    for (int row = POOR_MANEUVER; row < FIRE_ONE_FROM; row++)
        if (b->set[row] == WTJ_UNKNOWN && wtj_may_come_to_command(b, row))
            return wtj_refuse_number(document, &document->rules->params[row]);
    return BAY_OK;
}

// --- Fire ------------------------------------------------------------------------------------

// Can a unit of the side come to fire? Fire itself sets free only those whose side fires already;
// whatever else ends a contact before it can set free anybody.
static bool side_may_fire(const wtj_battle *b, const wtj_state *start, int side) {
    bool changes = b->turns != 1 || b->routs || b->commands, any = false;
    for (kit_set left = wtj_side(b, side); left && !any;) {
        int unit = kit_take(&left);
        any = wtj_may_fire(b, start, unit) || (changes && wtj_has_small_arms(b, unit));
    }
    return any && b->fires;
}

static bool any_in_cover(const wtj_battle *b, int side) {
    bool any = false;
    for (kit_set left = wtj_personnel(b, wtj_side(b, side)); left;)
        any |= b->unit[kit_take(&left)].cover >= SOLID;
    return any;
}

// Does a unit of the attacker fire in contact? No contact is made before it does.
static bool any_moved(const wtj_battle *b, const wtj_state *start) {
    bool any = false;
    for (int unit = 0; unit < b->attackers; unit++)
        any |= wtj_may_fire(b, start, unit) && wtj_fire_counts(b, start, unit, 0, FIRE_MOVED);
    return any && b->fires;
}

bool wtj_may_come_to_fire(const wtj_battle *b, const wtj_state *start, int row) {
    bool attacker = side_may_fire(b, start, BAY_ATTACKER);
    bool defender = side_may_fire(b, start, BAY_DEFENDER);
    switch (row) {
    case FIRE_COVER:
        return (attacker && any_in_cover(b, BAY_DEFENDER)) ||
               (defender && any_in_cover(b, BAY_ATTACKER));
    case FIRE_MOVED: return any_moved(b, start);
    case TANK_MACHINE_GUNS: return b->fires && b->unstated;
    case FIRE_ONE_FROM:
    case FIRE_TWO_FROM: return attacker || defender;
    default: return false; // of tanks
    }
}

// Table W-T4. WTJ-M10
static bay_status check_fire(const kit_node *document, const wtj_battle *b) {
    WTJ_START(start);
    wtj_set_up(b, start);
    start->turn = 1;
    for (int row = FIRE_ONE_FROM; row <= TANK_MACHINE_GUNS; row++)
        if (b->set[row] == WTJ_UNKNOWN && wtj_may_come_to_fire(b, start, row))
            return wtj_refuse_number(document, &document->rules->params[row]);
    return BAY_OK;
}

// An assault weapon alone, and machine guns of a unit that is no tank's.
static bay_status check_weapon(const kit_node *at, const wtj_unit *u, bool tank) {
    if (u->type == ASSAULT_WEAPON && u->host == WTJ_NO_HOST)
        return kit_refuse(at, (kit_fault){.key = "with",
                                          .clause = WTJ_10,
                                          .words = "An assault weapon is attached to a unit.",
                                          .allowed = "the id or the name of a unit on foot of "
                                                     "its side"});
    if (tank || !kit_has(at, "machine_guns")) return BAY_OK;
    return kit_refuse(at, (kit_fault){.key = "machine_guns",
                                      .clause = WTJ_11,
                                      .words = "Only tanks have machine guns of their own.",
                                      .allowed = "a unit of the type machine-gun"});
}

static bay_status check_weapons(const kit_node *document, const wtj_battle *b) {
    bay_status status = BAY_OK;
    for (int i = 0; status == BAY_OK && i < b->count; i++) {
        int unit = b->listed[i];
        wtj_way way;
        status = check_weapon(wtj_way_to(document, b, unit, &way), &b->unit[unit],
                              wtj_is_tank(b, unit));
    }
    return status;
}

// --- Turns -----------------------------------------------------------------------------------

// Turns without a last one have to end by themselves: personnel loses a base in each of its assaults,
// tanks need not.
static bay_status check_turns(const kit_node *document, const wtj_battle *b) {
    bool nothing = wtj_reads(b, W_6_AT_NOTHING, NOTHING_IS_NONE);
    if (b->turns || (!b->tanks && !nothing)) return BAY_OK;
    return kit_refuse(document, (kit_fault){.key = "turns",
                                            .clause = nothing ? WTJ_16 : WTJ_32,
                                            .words = "It may never end: nobody need lose a "
                                                     "base.",
                                            .given = "unlimited",
                                            .allowed = "so many turns",
                                            .status = BAY_FORBIDDEN});
}

bay_status wtj_validate(const kit_node *document, const wtj_reader *reader) {
    bay_status status = check_cavalry(document, reader->battle);
    if (status == BAY_OK) status = wtj_check_tanks(document, reader->battle);
    if (status == BAY_OK) status = check_turns(document, reader->battle);
    if (status == BAY_OK) status = check_weapons(document, reader->battle);
    if (status == BAY_OK) status = check_originals(document, reader->battle);
    if (status == BAY_OK) status = check_numbers(document, reader->battle);
    if (status == BAY_OK) status = check_command(document, reader->battle);
    if (status == BAY_OK) status = check_fire(document, reader->battle);
    return status == BAY_OK ? check_morale(document, reader->battle) : status;
}
