// Finds the readings that a battle can need: no answer rests on any other.

#include "rules/kit/kit_settings.h"
#include "rules/trial40k/file/reader.h"

static bool any_covered(const trial40k_battle *b) {
    bool any = false;
    for (int pair = 0; pair < b->pairs; pair++) any |= b->pair[pair].covered;
    return any;
}

static bool carries_second(const trial40k_group *g) {
    int count = 0;
    for (int weapon = FIST; weapon <= PISTOL; weapon++)
        count += weapon == REND ? 0 : g->weapon[weapon];
    return count > 1;
}

// --- What can come up ------------------------------------------------------------------------

// Those in which the covered may strike at a charger, by that reading. A-20
static unsigned steps_down(const trial40k_battle *b, int charger) {
    unsigned steps = 0;
    TRIAL40K_EACH_GROUP(b, group, charger)
    if (b->group[group].grenades == FRAG && trial40k_reads(b, FRAG_STEP, COVERED_DOWN))
        steps |= 1u << b->group[group].is.i;
    return steps;
}

// The steps in which a group may come to strike, a bit each.
static unsigned steps_of(const trial40k_battle *b, const trial40k_group *g) {
    unsigned steps = 1u << g->is.i;
    if (g->weapon[FIST]) steps |= trial40k_reads(b, FIST_INIT, FIST_AT_ONE) ? 2 : 1;
    for (int pair = 0; pair < b->pairs; pair++) {
        const trial40k_pair *at = &b->pair[pair];
        bool mine = at->striker == g->unit || (at->target == g->unit && g->grenades == FRAG);
        if (!at->covered || !mine) continue;
        steps |= 1u << COVER_STEP;
        if (at->striker == g->unit) steps |= steps_down(b, at->target);
    }
    return steps;
}

static int least_toughness(const trial40k_battle *b, int unit) {
    int least = ALL_TOUGHNESS;
    TRIAL40K_EACH_GROUP(b, group, unit)
    if (b->group[group].is.t < least) least = b->group[group].is.t;
    return least;
}

static int most_strength(const trial40k_group *g) {
    int most = g->is.s;
    for (int weapon = FIST; weapon < TRIAL40K_SPECIALS; weapon++)
        if (g->weapon[weapon] && trial40k_strength(g, weapon) > most)
            most = trial40k_strength(g, weapon);
    return most;
}

// Enemies whom it may meet, whose models have several Wounds, and whom it may kill outright.
static kit_set may_kill(const trial40k_battle *b, const trial40k_group *g) {
    KIT_THOSE(those, enemy, b->unit[g->unit].meets,
              b->unit[enemy].tough && most_strength(g) >= 2 * least_toughness(b, enemy));
    return those;
}

static bool of_several_toughnesses(const trial40k_battle *b, kit_set units) {
    bool several = false;
    KIT_EACH (unit, units) TRIAL40K_EACH_GROUP(b, group, unit)
    several |= b->group[group].is.t != least_toughness(b, unit);
    return several;
}

static bool of_several_leaderships(const trial40k_battle *b, kit_set units) {
    int one = b->group[b->unit[kit_first(units)].group].is.ld;
    bool several = false;
    KIT_EACH (unit, units) TRIAL40K_EACH_GROUP(b, group, unit)
    several |= b->group[group].is.ld != one;
    return several;
}

// Can it matter what the majority of a unit is? Its Leadership is asked for by that reading.
static bool minds_majority(const trial40k_battle *b, int unit) {
    return b->unit[unit].mixed || (trial40k_reads(b, UNIT_LD, MAJORITY_LD) &&
                                   of_several_leaderships(b, kit_one(unit)));
}

// Does another group strike at one of these units? In a sweep all strike together, whatever their
// steps in the fight. R-14
static bool strikes_too(const trial40k_battle *b, const trial40k_group *g, kit_set enemies) {
    bool any = false;
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *other = &b->group[group];
        any |= other != g && b->unit[other->unit].meets & enemies;
    }
    return any;
}

// May the group and one of these enemies strike in one step?
static bool in_one_step(const trial40k_battle *b, const trial40k_group *g, kit_set enemies) {
    bool any = false;
    KIT_EACH (enemy, enemies) TRIAL40K_EACH_GROUP(b, other, enemy)
    any |= (steps_of(b, g) & steps_of(b, &b->group[other])) != 0;
    return any;
}

// All enemies who fight anybody: who chooses casualties may see those of others.
static kit_set all_enemies(const trial40k_battle *b, const trial40k_group *g) {
    KIT_THOSE(fighting, enemy, trial40k_side(b, 1 - b->unit[g->unit].side),
              b->unit[enemy].meets);
    return b->unit[g->unit].meets ? fighting : 0;
}

// Is a unit in cover against this one?
static bool any_covered_from(const trial40k_battle *b, int unit) {
    bool any = false;
    for (int pair = 0; pair < b->pairs; pair++)
        any |= b->pair[pair].target == unit && b->pair[pair].covered;
    return any;
}

static bool some_plasma(const trial40k_battle *b, int unit) {
    bool some = false;
    for (int pair = 0; pair < b->pairs; pair++)
        some |= b->pair[pair].target == unit && b->pair[pair].some_plasma;
    return some;
}

static bool of_several_saves(const trial40k_battle *b, int unit) {
    const trial40k_profile *one = &b->group[b->unit[unit].group].is;
    bool several = false;
    TRIAL40K_EACH_GROUP(b, group, unit)
    several |= b->group[group].is.sv != one->sv || b->group[group].is.inv != one->inv;
    return several;
}

// Does the group need different scores to hit models of its enemies?
static bool scores_may_differ(const trial40k_battle *b, const trial40k_group *g) {
    int lowest = 6, highest = 1;
    KIT_EACH (enemy, b->unit[g->unit].meets) TRIAL40K_EACH_GROUP(b, other, enemy) {
            int score = trial40k_hit_score(g->is.ws, b->group[other].is.ws);
            if (score < lowest) lowest = score;
            if (score > highest) highest = score;
        }
    return lowest < highest;
}

// Can a model of it be wounded and alive, in the assault or before it?
static bool may_be_wounded(const trial40k_unit *unit) {
    return unit->tough || unit->wounded;
}

static kit_set met_by(const trial40k_battle *b, kit_set units) {
    kit_set met = 0;
    KIT_EACH (unit, units) met |= b->unit[unit].meets;
    return met;
}

// Wounds that the danger zone of an enemy takes at least: a model each may be all that it takes, of
// those who are killed outright or slain.
static int zone_takes(const trial40k_battle *b, int unit, int enemy) {
    bool killed = trial40k_reads(b, INSTANT_DEATH, AT_TWICE) || b->psykers;
    int wounds = 0;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        const trial40k_group *g = &b->group[group];
        if (g->place != OUT && kit_in(g->zone, enemy))
            wounds += g->listed * (killed ? 1 : trial40k_wounds_each(b, group));
    }
    return wounds;
}

// Can a unit be struck more often than one of its danger zones has Wounds?
static bool may_overflow(const trial40k_battle *b, int unit) {
    int blows = 0;
    bool any = b->charges || b->turns != 1; // who stands where is not known
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        if (kit_in(b->unit[unit].meets, g->unit)) blows += g->listed * (g->is.a + 2);
    }
    KIT_EACH (enemy, b->unit[unit].meets) any |= blows > zone_takes(b, unit, enemy);
    return any;
}

// May it stand so as the fight begins?
static bool may_stand(const trial40k_battle *b, const trial40k_group *g, int place) {
    return b->charges || g->place == place;
}

// The same, or in a later phase, when those whom they touched are gone? R-17
static bool may_come_to_stand(const trial40k_battle *b, const trial40k_group *g, int place) {
    bool later = b->turns != 1 && kit_size(met_by(b, b->unit[g->unit].party)) > 1;
    return later || may_stand(b, g, place);
}

// --- Which are used --------------------------------------------------------------------------

// The same for the readings about cover, and about grenades against it.
static bool cover_bears_on(const trial40k_battle *b, const trial40k_group *g, int row) {
    const trial40k_unit *unit = &b->unit[g->unit];
    switch (row) {
    case COVER_SCOPE: return unit->parted;
    case COVER_SUPPORT: return may_stand(b, g, SUPPORT) && any_covered(b);
    case COVER_MULTI: return unit->both_ways;
    case COVER_ROUND: return unit->cover != IN_THE_OPEN && trial40k_was_fighting(b, g->unit);
    case FIST_COVER: return g->weapon[FIST] && any_covered(b);
    case FRAG_STEP: return g->grenades == FRAG && any_covered_from(b, g->unit);
    case PLASMA_SCOPE: return trial40k_may_charge(b, g->unit) && some_plasma(b, g->unit);
    default: return false;
    }
}

// Can a battle come to the reading by what this group is and how it stands?
static bool bears_on(const trial40k_battle *b, const trial40k_group *g, int row) {
    const trial40k_unit *unit = &b->unit[g->unit];
    bool kills = trial40k_reads(b, INSTANT_DEATH, AT_TWICE);
    switch (row) {
    case FIST_INIT: return g->weapon[FIST];
    case TWO_WEAPONS: return g->weapon[FIST] == 1 && carries_second(g);
    case LC_PARTNER: return g->weapon[CLAW] && carries_second(g);
    case HCCW_INV: return g->weapon[HEAVY];
    case INV_TYPE: return unit->guarded;
    case POISON_OPT: return g->weapon[POISON] || g->weapon[LETHAL];
    case MAJORITY: return minds_majority(b, g->unit);
    case MAJORITY_WHOM: return minds_majority(b, g->unit) && may_come_to_stand(b, g, OUT);
    case ALLOC_ORDER: return may_be_wounded(unit) && of_several_saves(b, g->unit);
    case A_36: return may_overflow(b, g->unit);
    case A_37: return may_be_wounded(unit) && unit->groups > 1;
    case A_71: return may_come_to_stand(b, g, SUPPORT);
    case DEAD_TARGET:
        return kit_size(unit->meets) > 1 && (b->turns != 1 || kit_size(g->with) > 1);
    case ZONE_ORDER: return b->zoned;
    case FORCE_WHEN: return g->weapon[FORCE];
    case INSTANT_DEATH: return may_kill(b, g) != 0;
    case INSTANT_TOUGHNESS: return kills && of_several_toughnesses(b, may_kill(b, g));
    case WOUND_ORDER: return kills && strikes_too(b, g, may_kill(b, g));
    case UNIT_LD: return of_several_leaderships(b, unit->party);
    case MORALE_MODS: return true;
    case BELOW_HALF:
    case OUTNUMBERED_1:
    case OUTNUMBERED_2:
    case OUTNUMBERED_3:
    case OUTNUMBERED_4:
    case OUTNUMBER: return trial40k_reads(b, MORALE_MODS, MODIFIERS_3E);
    case SPLIT_WS: return g->divides && scores_may_differ(b, g);
    case IC_SWEEP: return unit->party != kit_one(g->unit);
    case IDLE_JOINED:
        return unit->party != kit_one(g->unit) && (b->charges || b->turns != 1 || !unit->meets);
    case SWEEP_SECOND: return carries_second(g);
    case SWEEP_DICE: return unit->fast;
    case PILE_IN: return b->turns != 1 && unit->moves;
    case PASS_GOTO: return b->turns != 1 && unit->moves && trial40k_reads(b, PILE_IN, PILES_IN);
    case ALLOC_INFO: return in_one_step(b, g, all_enemies(b, g));
    case BOTH_DEAD: return in_one_step(b, g, unit->meets);
    case ALL_FLEE: return kit_size(unit->meets) > 1;
    case SWEEP_ROLLS: return kit_size(met_by(b, unit->party)) > 1;
    default: return cover_bears_on(b, g, row);
    }
}

// Takes out of `left` its first unit and all that hang together with it, each within 2 in of
// another.
static kit_set take_chain(const trial40k_reader *reader, kit_set *left) {
    const trial40k_battle *b = reader->battle;
    kit_set chain = 0;
    for (kit_set more = kit_one(kit_first(*left)); more;) {
        chain |= more;
        *left &= ~more;
        more = trial40k_neighbours(b, reader->model, reader->models, *left,
                                   trial40k_parties(b, chain));
    }
    return chain;
}

// May a unit name two enemies near each other, and then others apart from these? A-07
static bool may_name_apart(const trial40k_reader *reader) {
    const trial40k_battle *b = reader->battle;
    int several = 0; // chains of more than one
    for (kit_set left = trial40k_hosts(b, trial40k_side(b, BAY_DEFENDER)); left;)
        several += !kit_is_one(take_chain(reader, &left));
    return b->charges && several > 1;
}

// No answer rests on a reading that the battle cannot come to.
static bool is_used(const trial40k_reader *reader, int row) {
    const trial40k_battle *b = reader->battle;
    bool slow = row == SWEEP_CMP || row == TERRAIN_ROLL;
    bool any = (row == EQUAL_UNITS && b->groups > 2) ||
               (b->charges && (row == DECLARE_RANGE || row == FIRST_MOVER)) ||
               (row == MULTI_LINK && may_name_apart(reader)) ||
               (slow && trial40k_has_terrain(b, DIFFICULT));
    for (int group = 0; !any && group < b->groups; group++)
        any = bears_on(b, &b->group[group], row);
    return any;
}

void trial40k_peek_settings(trial40k_reader *reader) {
    for (int row = 0; row < TRIAL40K_PARAMS; row++)
        reader->battle->set[row] = (uint8_t)bay_param_peek(reader->in, row).number;
}

void trial40k_use_settings(trial40k_reader *reader) {
    for (int row = 0; row < TRIAL40K_PARAMS; row++)
        if (is_used(reader, row)) (void)kit_setting(reader->in, row);
}
