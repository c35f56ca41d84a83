// Who is engaged with whom, and who is in cover. Rulings.

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

// Does a joined character, or who he has joined, support friends against an enemy whom none of his own unit
// touches? R-35
static bool only_supports(const trial40k_battle *b, int unit, int enemy) {
    bool supports = false, touched = false;
    TRIAL40K_EACH_GROUP(b, group, unit)
    supports |= b->group[group].place == SUPPORT && kit_in(b->group[group].with, enemy);
    KIT_EACH (member, b->unit[unit].party)
        touched |= touches(b, member, enemy) && touches(b, enemy, member);
    return supports && touched;
}

// The blows of such a support reach those whom his friends' do. R-35
static void add_supports(const trial40k_battle *b, trial40k_group *g) {
    KIT_EACH (striker, g->zone)
        KIT_EACH (other, b->unit[striker].party)
            if (!touches(b, other, g->unit) && only_supports(b, other, g->unit))
                g->zone |= kit_one(other);
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
        if (g->zone_all) g->zone = g->place == SUPPORT ? g->with & friends : g->with; // TAR-068
    }
    for (int group = 0; group < b->groups; group++)
        if (b->group[group].zone_all) add_supports(b, &b->group[group]);
}

static void find_engaged(trial40k_battle *b) {
    for (int unit = 0; unit < b->count; unit++)
        for (int enemy = 0; enemy < b->count; enemy++)
            if ((touches(b, unit, enemy) && touches(b, enemy, unit)) || // TAR-158
                only_supports(b, unit, enemy) || only_supports(b, enemy, unit))
                b->unit[unit].engaged |= kit_one(enemy);
}

// In a later phase a unit may meet all who fight anybody of its party. R-17
static kit_set may_meet(const trial40k_battle *b, int unit) {
    kit_set enemies = b->unit[unit].engaged, met = 0;
    if (b->turns == 1) return enemies;
    KIT_EACH (member, b->unit[unit].party) enemies |= b->unit[member].engaged;
    KIT_EACH (enemy, enemies) met |= b->unit[enemy].party;
    return met;
}

static bay_status find_pairs(const kit_node *document, trial40k_battle *b) {
    for (int unit = 0; unit < b->count; unit++) {
        b->unit[unit].meets = may_meet(b, unit);
        KIT_EACH (enemy, b->unit[unit].meets) {
            if (b->pairs == TRIAL40K_PAIRS_MAX)
                return kit_refuse_key(document, NULL, TAR_158, "Too many units are engaged.",
                                      "24 pairs of units that touch");
            b->pair_of[unit][enemy] = b->pairs;
            b->pair[b->pairs++] =
                (trial40k_pair){.striker = (uint8_t)unit, .target = (uint8_t)enemy};
        }
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

typedef struct plasma {
    bool all, any;
} plasma;

// Have those who touch an enemy plasma grenades?
static plasma plasma_of(const trial40k_battle *b, int unit, int enemy) {
    plasma has = {true, false};
    TRIAL40K_EACH_GROUP(b, group, unit) {
        const trial40k_group *g = &b->group[group];
        if (g->place != CONTACT || !kit_in(g->with, enemy)) continue;
        has.all &= g->grenades == PLASMA;
        has.any |= g->grenades == PLASMA;
    }
    return has;
}

// The highest Initiative of those who touch an enemy and have frag grenades; 0. A-20
static int frag_initiative(const trial40k_battle *b, int unit, int enemy) {
    int highest = 0;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        const trial40k_group *g = &b->group[group];
        if (g->place == CONTACT && kit_in(g->with, enemy) && g->grenades == FRAG &&
            g->is.i > highest)
            highest = g->is.i;
    }
    return highest;
}

// Was the unit fighting before this phase: does it touch an enemy of whom neither has charged? A-22
bool trial40k_was_fighting(const trial40k_battle *b, int unit) {
    bool any = false;
    KIT_EACH (enemy, b->unit[unit].engaged)
        any |= !b->unit[enemy].charged && !b->unit[unit].charged;
    return any;
}

static bool charges_in_the_open(const trial40k_battle *b, const trial40k_pair *at) {
    return b->unit[at->target].charged && !at->covered &&
           kit_in(b->unit[at->striker].engaged, at->target);
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
                trial40k_was_fighting(b, at->striker); // TAR-052, A-22
    return unit->cover != IN_THE_OPEN && kit_in(unit->engaged & unit->against, at->target) &&
           b->unit[at->target].charged && !unit->charged && !late; // TAR-053, TAR-054
}

// Where all who touch have plasma, or one by that reading, the covered have no cover against them: A-21
static void set_covered(trial40k_battle *b, trial40k_pair *at) {
    plasma has = plasma_of(b, at->target, at->striker);
    bool over = over_cover(b, at), one = trial40k_reads(b, PLASMA_SCOPE, ONE_WITH_PLASMA);
    at->some_plasma = over && has.any && !has.all;
    at->covered = over && !(one ? has.any : has.all); // TAR-106
}

static void set_down(trial40k_battle *b, trial40k_pair *at) {
    if (at->covered && trial40k_reads(b, FRAG_STEP, COVERED_DOWN))
        at->down = (uint8_t)frag_initiative(b, at->target, at->striker);
}

static void set_cover(trial40k_battle *b) {
    for (int pair = 0; pair < b->pairs; pair++) set_covered(b, &b->pair[pair]);
    for (int unit = 0; unit < b->count; unit++) {
        b->unit[unit].both_ways = charged_both_ways(b, unit);
        if (!b->unit[unit].both_ways || trial40k_reads(b, COVER_MULTI, AT_THOSE)) continue;
        for (int pair = 0; pair < b->pairs; pair++)
            if (b->pair[pair].striker == unit)
                b->pair[pair].covered = trial40k_reads(b, COVER_MULTI, AT_ALL);
    }
    for (int pair = 0; pair < b->pairs; pair++) {
        b->covered |= b->pair[pair].covered;
        set_down(b, &b->pair[pair]);
    }
}

// --- The whole -------------------------------------------------------------------------------

// Which units have models that differ, or that would move in a pile-in.
static void set_mixed(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) {
        trial40k_unit *unit = &b->unit[b->group[group].unit];
        const trial40k_profile *one = &b->group[unit->group].is, *other = &b->group[group].is;
        unit->moves |= b->group[group].place != CONTACT || b->group[group].with != unit->meets;
        bool armour = one->sv != other->sv, inv = one->inv != other->inv;
        unit->mixed |= one->ws != other->ws || one->t != other->t || armour || inv;
        unit->guarded |= inv || (armour && one->inv != NO_SAVE);
    }
}

// Characters who touch several enemies, or may in a later phase. TAR-189
static void set_dividers(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) {
        trial40k_group *g = &b->group[group];
        const trial40k_unit *unit = &b->unit[g->unit];
        g->divides = unit->independent && g->place == CONTACT && kit_size(unit->meets) > 1;
        b->dividers = (uint8_t)(b->dividers + g->divides);
        b->splits |= g->divides;
    }
}

static kit_set zone_of(const trial40k_battle *b, const trial40k_pair *at) {
    kit_set zone = 0;
    for (int i = 0; i < b->unit[at->target].groups; i++) {
        const trial40k_group *g = &b->group[b->unit[at->target].group + i];
        if (g->place != OUT && kit_in(g->zone, at->striker)) zone |= kit_one(i);
    }
    return zone;
}

static void set_zoned(trial40k_battle *b) {
    b->zoned = b->charges;
    for (int pair = 0; pair < b->pairs; pair++)
        for (int other = 0; other < pair; other++) {
            kit_set mine = zone_of(b, &b->pair[pair]), its = zone_of(b, &b->pair[other]);
            b->zoned |=
                b->pair[pair].target == b->pair[other].target && mine & its && mine != its;
        }
}

// All readings first: cover and sorts of wounds hang on some of them, and others are used only where
// there are such.
bay_status trial40k_engage(const kit_node *document, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    settle_contacts(b);
    trial40k_find_alike(b);
    find_engaged(b);
    bay_status status = find_pairs(document, b);
    if (status == BAY_OK) status = check_groups(document, reader);
    if (status != BAY_OK) return status;
    set_dividers(b);
    trial40k_peek_settings(reader);
    set_cover(b);
    set_mixed(b);
    set_zoned(b);
    status = trial40k_find_sorts(document, b);
    if (status == BAY_OK) trial40k_use_settings(reader);
    return status;
}
