// Who is engaged with whom, and which readings bear on it. Rulings.

#include "rules/kit/kit_settings.h"
#include "rules/trial40k/file/reader.h"

// --- Pairs -----------------------------------------------------------------------------------

static bool touches(const trial40k_battle *b, int unit, int enemy) {
    bool any = false;
    TRIAL40K_EACH_GROUP(b, group, unit)
    any |= b->group[group].place == CONTACT && kit_in(b->group[group].with, enemy);
    return any;
}

// Enemies whom a unit's models in contact touch.
static kit_set touched_by(const trial40k_battle *b, int unit) {
    kit_set enemies = 0;
    TRIAL40K_EACH_GROUP(b, group, unit)
    if (b->group[group].place == CONTACT) enemies |= b->group[group].with;
    return enemies;
}

// Of whom nothing is said, touches those who say that they touch his unit or say nothing either; a
// support stands where its friends in contact do.
static void settle_contacts(trial40k_battle *b) {
    kit_set with[TRIAL40K_GROUPS_MAX];
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        KIT_THOSE(touching, enemy, g->with, touches(b, enemy, g->unit));
        with[group] = g->with_all && g->place == CONTACT && touching ? touching : g->with;
    }
    for (int group = 0; group < b->groups; group++) b->group[group].with = with[group];
    for (int group = 0; group < b->groups; group++) {
        trial40k_group *g = &b->group[group];
        kit_set friends = touched_by(b, g->unit);
        if (g->with_all && g->place == SUPPORT && friends) g->with = friends;
        if (!g->zone) g->zone = g->with; // TAR-068
    }
}

static bay_status find_pairs(const kit_node *document, trial40k_battle *b) {
    for (int unit = 0; unit < b->count; unit++)
        for (int enemy = 0; enemy < b->count; enemy++) {
            if (!touches(b, unit, enemy) || !touches(b, enemy, unit)) continue; // TAR-158
            if (b->pairs == TRIAL40K_PAIRS_MAX)
                return kit_refuse_key(document, NULL, TAR_158, "Too many units are engaged.",
                                      "24 pairs of units that touch");
            b->pair_of[unit][enemy] = b->pairs;
            b->pair[b->pairs++] = (trial40k_pair){(uint8_t)unit, (uint8_t)enemy, false};
            b->unit[unit].engaged |= kit_one(enemy);
        }
    return BAY_OK;
}

// Who is with an enemy has to be engaged with it: touched in return, and of a support, by a friend.
static bay_status refuse_contact(const kit_node *document, const trial40k_reader *reader,
                                 int unit, int enemy) {
    const trial40k_battle *b = reader->battle;
    bool touching = touches(b, unit, enemy);
    return kit_refuse(
        document, (kit_fault){.key = KIT_SIDES[b->unit[touching ? enemy : unit].side],
                              .clause = touching ? TAR_158 : TAR_041,
                              .words = touching ? "A unit is touched by an enemy, and none of "
                                                  "its models touches him."
                                                : "Models are near an enemy whom none of their "
                                                  "unit touches.",
                              .given = reader->called[touching ? enemy : unit].name,
                              .allowed = "models in contact with that enemy"});
}

static bay_status check_groups(const kit_node *document, const trial40k_reader *reader) {
    const trial40k_battle *b = reader->battle;
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        kit_set wrong = (g->with | g->zone) & ~b->unit[g->unit].engaged;
        if (wrong) return refuse_contact(document, reader, g->unit, kit_first(wrong));
    }
    return BAY_OK;
}

// --- Cover -----------------------------------------------------------------------------------

// All who touch with plasma: the covered have no cover against them. TAR-106, A-21
static bool has_plasma(const trial40k_battle *b, int unit, int enemy) {
    bool all = true;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        const trial40k_group *g = &b->group[group];
        if (g->place == CONTACT && kit_in(g->with, enemy)) all &= g->grenades == PLASMA;
    }
    return all;
}

// Was the unit fighting before this phase: does it touch an enemy of whom neither has charged? A-22
static bool was_fighting(const trial40k_battle *b, int unit) {
    bool any = false;
    KIT_EACH (enemy, b->unit[unit].engaged)
        any |= !b->unit[enemy].charged && !b->unit[unit].charged;
    return any;
}

static bool charges_in_the_open(const trial40k_battle *b, const trial40k_pair *at) {
    return b->unit[at->target].charged && !at->covered;
}

// Is the unit charged both over cover and in the open? A-16
static bool charged_both_ways(const trial40k_battle *b, int unit) {
    bool over = false, open = false;
    for (int pair = 0; pair < b->pairs; pair++) {
        if (b->pair[pair].striker != unit) continue;
        over |= b->pair[pair].covered;
        open |= charges_in_the_open(b, &b->pair[pair]);
    }
    return over && open;
}

static bool over_cover(const trial40k_battle *b, const trial40k_pair *at) {
    const trial40k_unit *unit = &b->unit[at->striker];
    bool late = trial40k_reads(b, COVER_ROUND, NOT_WHILE_FIGHTING) &&
                was_fighting(b, at->striker); // TAR-052, A-22
    return unit->cover != IN_THE_OPEN && kit_in(unit->against, at->target) &&
           b->unit[at->target].charged && !unit->charged &&  // TAR-053, TAR-054
           !late && !has_plasma(b, at->target, at->striker); // TAR-106
}

static void set_cover(trial40k_battle *b) {
    for (int pair = 0; pair < b->pairs; pair++)
        b->pair[pair].covered = over_cover(b, &b->pair[pair]);
    for (int unit = 0; unit < b->count; unit++) {
        b->unit[unit].both_ways = charged_both_ways(b, unit);
        if (!b->unit[unit].both_ways || trial40k_reads(b, COVER_MULTI, AT_THOSE)) continue;
        for (int pair = 0; pair < b->pairs; pair++)
            if (b->pair[pair].striker == unit)
                b->pair[pair].covered = trial40k_reads(b, COVER_MULTI, AT_ALL);
    }
}

// --- Readings --------------------------------------------------------------------------------

static bool any_covered(const trial40k_battle *b) {
    bool any = false;
    for (int pair = 0; pair < b->pairs; pair++) any |= b->pair[pair].covered;
    return any;
}

static void set_mixed(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) {
        trial40k_unit *unit = &b->unit[b->group[group].unit];
        const trial40k_profile *one = &b->group[unit->group].is, *other = &b->group[group].is;
        unit->mixed |= one->ws != other->ws || one->t != other->t || one->sv != other->sv ||
                       one->inv != other->inv;
    }
}

static bool carries_second(const trial40k_group *g) {
    int count = 0;
    for (int weapon = FIST; weapon <= PISTOL; weapon++)
        count += weapon == REND ? 0 : g->weapon[weapon];
    return count > 1;
}

// Can a battle come to the reading by what this group is and how it stands?
static bool bears_on(const trial40k_battle *b, const trial40k_group *g, int row) {
    const trial40k_unit *unit = &b->unit[g->unit];
    switch (row) {
    case COVER_SUPPORT: return g->place == SUPPORT && any_covered(b);
    case COVER_MULTI: return unit->both_ways;
    case COVER_ROUND: return unit->cover != IN_THE_OPEN && was_fighting(b, g->unit);
    case FIST_COVER: return g->weapon[FIST] && any_covered(b);
    case FIST_INIT: return g->weapon[FIST];
    case TWO_WEAPONS: return g->weapon[FIST] == 1 && carries_second(g);
    case LC_PARTNER: return g->weapon[CLAW] && carries_second(g);
    case HCCW_INV: return g->weapon[HEAVY];
    case POISON_OPT: return g->weapon[POISON] || g->weapon[LETHAL];
    case MAJORITY: return unit->mixed;
    case MAJORITY_WHOM: return unit->mixed && g->place == OUT;
    case UNIT_LD: return g->is.ld != b->group[unit->group].is.ld;
    case MORALE_MODS: return true;
    case BELOW_HALF:
    case OUTNUMBERED_1:
    case OUTNUMBERED_2:
    case OUTNUMBERED_3:
    case OUTNUMBERED_4:
    case OUTNUMBER: return trial40k_reads(b, MORALE_MODS, MODIFIERS_3E);
    case ALL_FLEE: return kit_size(unit->engaged) > 1;
    case SWEEP_SECOND: return carries_second(g);
    case SWEEP_DICE: return unit->fast;
    case PILE_IN: return b->turns != 1 && (g->place != CONTACT || g->with != unit->engaged);
    default: return false;
    }
}

// No answer rests on a reading that the battle cannot come to.
static bool is_used(const trial40k_battle *b, int row) {
    bool any = false;
    for (int group = 0; !any && group < b->groups; group++)
        any = bears_on(b, &b->group[group], row);
    return any;
}

// All readings first: cover hangs on some of them, and others are used only where there is cover.
static void read_settings(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    for (int row = 0; row < TRIAL40K_PARAMS; row++)
        b->set[row] = (uint8_t)bay_param_peek(reader->in, row).number;
    set_cover(b);
    set_mixed(b);
    for (int row = 0; row < TRIAL40K_PARAMS; row++)
        if (is_used(b, row)) (void)kit_setting(reader->in, row);
}

bay_status trial40k_engage(const kit_node *document, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    settle_contacts(b);
    bay_status status = find_pairs(document, b);
    if (status == BAY_OK) status = check_groups(document, reader);
    if (status != BAY_OK) return status;
    read_settings(reader);
    return BAY_OK;
}
