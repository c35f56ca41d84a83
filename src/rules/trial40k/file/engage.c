// Finds which units are engaged with each other. Ruling R-4.

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

// Does a joined character, or who he has joined, support friends against an enemy whom none of
// his own unit touches? R-35
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
    for (int group = 0; !b->places && group < b->groups; group++)
        add_supports(b, &b->group[group]); // on the table they are found: charge/stance.c
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

// Who touches an enemy is in his danger zone, whatever is stated. TAR-068
static bay_status refuse_zone(const kit_node *document, const trial40k_reader *reader,
                              int unit) {
    return kit_refuse(document,
                      (kit_fault){.key = KIT_SIDES[reader->battle->unit[unit].side],
                                  .clause = TAR_068,
                                  .words = "Models touch an enemy unit, and their zone "
                                           "is without it.",
                                  .given = reader->called[unit].name,
                                  .allowed = "a zone with all whom they touch"});
}

static bay_status check_groups(const kit_node *document, const trial40k_reader *reader) {
    const trial40k_battle *b = reader->battle;
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        kit_set wrong = (g->with | g->zone) & ~b->unit[g->unit].engaged;
        KIT_EACH (enemy, g->place == CONTACT ? g->with : 0)
            if (!touches(b, enemy, g->unit)) wrong |= kit_one(enemy);
        if (wrong) return refuse_contact(document, reader, g->unit, kit_first(wrong));
        if (g->place == CONTACT && g->with & ~g->zone)
            return refuse_zone(document, reader, g->unit);
    }
    return BAY_OK;
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

// All readings first: cover and sorts of wounds hang on some of them, and others are used only
// where there are such.
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
    trial40k_set_cover(b);
    set_mixed(b);
    set_zoned(b);
    status = trial40k_find_sorts(document, b);
    if (status == BAY_OK) trial40k_use_settings(reader);
    return status;
}
