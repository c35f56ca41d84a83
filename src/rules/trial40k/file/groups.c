// Groups of alike models: profiles, weapons, how they stand. Rulings.

#include "rules/trial40k/file/reader.h"

#include <assert.h>
#include <string.h>

typedef struct named_profile {
    trial40k_profile is;
    uint8_t weapon[2], grenades;
    bool rends, monstrous;
} named_profile;

static const named_profile PROFILES[] = {
#define PROFILE(id, ws, s, t, w, i, a, ld, sv, inv, one, two, grenades, rends, monstrous)      \
    {{ws, s, t, w, i, a, ld, sv, inv}, {one, two}, grenades, rends, monstrous},
#include "rules/trial40k/profiles.def"
#undef PROFILE
};

// --- Names -----------------------------------------------------------------------------------

// Adds the word of a profile, cut out of the list of all.
static void add_word(text *to, int row) {
    const char *word = TRIAL40K_PROFILE_WORDS;
    while (row--) word = strchr(word, '|') + 1;
    text_add_bytes(to, word, strcspn(word, "|"));
}

void trial40k_add_units(text *to, const trial40k_reader *reader, kit_set units, bool name) {
    static const char *const BETWEEN[2][2] = {{"-", "-and-"}, {" ", " and "}};
    bool last = trial40k_reads(reader->battle, EQUAL_UNITS, EQUALS_FROM_LAST), any = false;
    while (units) {
        int unit = last ? kit_last(units) : kit_first(units);
        text_add(to, BETWEEN[name][any]);
        text_add(to, name ? reader->called[unit].name : reader->called[unit].id);
        units &= ~kit_one(unit);
        any = true;
    }
}

// A group that is not named is called after its unit, its profile, and how it stands; one whose models
// stand in several ways after these.
typedef struct calling {
    int unit, row; // of the profiles; -1
    bool alone, apart;
    bool zones; // of such a group others are with the same enemies, and differ in zone
} calling;

// How models of a group stand that differ in it: "on Squad by Captain".
void trial40k_add_stance(text *to, trial40k_stance is, kit_set usual,
                         const trial40k_reader *reader, bool name) {
    const struct {
        const char *word[2];
        kit_set units;
    } parts[] = {{{"-on", " on"}, is.place == CONTACT ? is.with : 0},
                 {{"-near", " near"}, is.place == SUPPORT ? is.with : 0},
                 {{"-by", " by"}, is.zone & ~usual},
                 {{"-beyond", " beyond"}, usual & ~is.zone}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].units) {
            text_add(to, parts[i].word[name]);
            trial40k_add_units(to, reader, parts[i].units, name);
        }
    if (is.place == OUT) text_add(to, name ? " out" : "-out");
}

void trial40k_tell_apart(trial40k_reader *reader, bay_side side, char *id, size_t most) {
    assert(reader->knowns < TRIAL40K_IDS_MAX);
    id_known *known = &reader->known[reader->knowns++];
    id_set_tell_apart(&reader->ids, side, id, most);
    *known = (id_known){.id = id, .side = side};
    id_set_add(&reader->ids, known);
}

// Writes the id or the name of a group: what the file calls it, or its unit and its profile; and how it stands.
static void write_called(char made[TRIAL40K_NAME_MAX], const char *own, calling how,
                         const trial40k_group *g, const trial40k_reader *reader, bool name) {
    static const char *const STANDS[][2] = {[CONTACT] = {"", ""},
                                            [SUPPORT] = {"-in-support", " in support"},
                                            [OUT] = {"-out", " out"}};
    const bay_unit *unit = &reader->called[how.unit];
    text to = text_within(made, TRIAL40K_NAME_MAX);
    text_add(&to, *own ? own : name ? unit->name : unit->id);
    if (!*own && !how.alone) {
        text_add_char(&to, name ? ' ' : '-');
        add_word(&to, how.row);
    }
    if (how.apart)
        trial40k_add_stance(&to, (trial40k_stance){g->place, g->with, g->zone},
                            how.zones ? g->with : g->zone, reader, name);
    else if (!*own)
        text_add(&to, STANDS[reader->battle->charges ? CONTACT : g->place][name]);
}

static void call(const kit_node *node, calling how, const trial40k_group *g,
                 trial40k_reader *reader) {
    static const char *const KEYS[2] = {"id", "name"};
    const trial40k_battle *b = reader->battle;
    trial40k_names *names = &reader->group[b->charges ? b->lines : b->groups];
    bay_side side = reader->called[how.unit].side;
    char(*made)[TRIAL40K_NAME_MAX] = reader->made[reader->makes++];
    const char *is[2];
    for (int i = 0; i < 2; i++) {
        is[i] = kit_text(node, KEYS[i]);
        if (*is[i] && !how.apart) continue;
        write_called(made[i], is[i], how, g, reader, i);
        is[i] = made[i];
    }
    names->letters = (uint16_t)strlen(is[0]);
    names->called = (bay_unit){is[0], is[1], side};
    if (is[0] == made[0]) trial40k_tell_apart(reader, side, made[0], TRIAL40K_NAME_MAX - 1);
}

bool trial40k_are_called_the_same(const trial40k_names *one, const trial40k_names *other) {
    return other->called.id && one->letters == other->letters &&
           strncmp(one->called.id, other->called.id, one->letters) == 0;
}

// Groups of a unit are told apart by what they are called, not by a number alone.
static bay_status check_name(const kit_node *node, int number, const trial40k_reader *reader) {
    const trial40k_battle *b = reader->battle;
    int at = b->charges ? b->lines : b->groups;
    for (int other = b->charges ? 0 : b->unit[number].group; other < at; other++)
        if ((!b->charges || b->line[other].unit == number) &&
            trial40k_are_called_the_same(&reader->group[at], &reader->group[other]))
            return kit_refuse(node,
                              (kit_fault){.key = "name",
                                          .clause = TAR_058,
                                          .words = "Two groups of a unit are called the same.",
                                          .given = reader->group[at].called.name,
                                          .allowed = "a name that no other group has"});
    return BAY_OK;
}

// --- Numbers and weapons ---------------------------------------------------------------------

static uint8_t save_of(const kit_node *node, const char *key, int otherwise) {
    bool none = kit_word(node, key, "none", -1) == 0;
    return (uint8_t)(none ? NO_SAVE : kit_whole(node, key, otherwise ? otherwise : NO_SAVE));
}

static trial40k_profile profile_of(const kit_node *node, trial40k_profile is) {
    return (trial40k_profile){.ws = (uint8_t)kit_whole(node, "ws", is.ws),
                              .s = (uint8_t)kit_whole(node, "s", is.s),
                              .t = (uint8_t)kit_whole(node, "t", is.t),
                              .w = (uint8_t)kit_whole(node, "w", is.w),
                              .i = (uint8_t)kit_whole(node, "i", is.i),
                              .a = (uint8_t)kit_whole(node, "a", is.a),
                              .ld = (uint8_t)kit_whole(node, "ld", is.ld),
                              .sv = save_of(node, "sv", is.sv),
                              .inv = save_of(node, "inv", is.inv)};
}

static void arm(const kit_node *node, const named_profile *usual, trial40k_group *g) {
    static const uint8_t BY_WORD[] = {
        FIST,  CLAW,  POWER, POISON, LETHAL,
        HEAVY, FORCE, BLADE, PISTOL, TWO_HANDED}; // TRIAL40K_WEAPON_WORDS
    kit_node list = kit_at(node, "weapons");
    for (int i = 0; !list.value && i < 2; i++)
        if (usual->weapon[i] != NO_WEAPON) g->weapon[usual->weapon[i]]++;
    for (uint32_t i = 0; i < kit_count(&list); i++) {
        kit_node item = kit_item(&list, i);
        g->weapon[BY_WORD[kit_word(&item, NULL, TRIAL40K_WEAPON_WORDS, 0)]]++;
    }
    g->grenades = (uint8_t)kit_word(node, "grenades", TRIAL40K_GRENADE_WORDS, usual->grenades);
    g->power_bonus = (uint8_t)kit_whole(node, "power_bonus", 0);
    g->monstrous = kit_flag(node, "monstrous", usual->monstrous);
    g->weapon[REND] = kit_flag(node, "rending", usual->rends);
    if (kit_flag(node, "psyker", usual->weapon[0] == FORCE)) return;
    g->weapon[BLADE] = (uint8_t)(g->weapon[BLADE] + g->weapon[FORCE]); // TAR-099
    g->weapon[FORCE] = 0;
}

// --- One group -------------------------------------------------------------------------------

bay_status trial40k_read_enemies(const kit_node *node, const char *key, int clause,
                                 kit_set enemies, const trial40k_reader *reader, kit_set *to) {
    kit_node list = kit_at(node, key);
    return kit_find_units(&list, reader->called, enemies,
                          kit_wrong(NULL, clause,
                                    "No enemy unit is called so, or several are by their name.",
                                    "the id or the name of one enemy"),
                          to);
}

static bay_status stand(const kit_node *node, trial40k_reader *reader, trial40k_group *g) {
    kit_set enemies = trial40k_side(reader->battle, 1 - reader->battle->unit[g->unit].side);
    bool out = g->place == OUT;
    if (out && kit_has(node, "with"))
        return kit_refuse_key(node, "with", TAR_044, "Who is out of the fight touches nobody.",
                              "a place in contact or in support");
    if (out && kit_has(node, "zone"))
        return kit_refuse_key(node, "zone", TAR_068,
                              "Who is out of the fight is in nobody's danger zone.",
                              "a place in contact or in support");
    bay_status status = trial40k_read_enemies(node, "with", TAR_162, enemies, reader, &g->with);
    if (status == BAY_OK)
        status = trial40k_read_enemies(node, "zone", TAR_068, enemies, reader, &g->zone);
    g->with_all = !out && !g->with;
    g->zone_all = !kit_has(node, "zone");
    if (g->with_all) g->with = enemies;
    return status;
}

static bay_status check(const kit_node *node, const trial40k_group *g, int places) {
    trial40k_profile is = g->is;
    bool whole = is.ws && is.s && is.t && is.w && is.i && is.a && is.ld;
    if (!whole)
        return kit_refuse_key(node, "profile", TAR_058,
                              "Some numbers of these models are not given.",
                              "a profile, or all of ws s t w i a and ld");
    if (g->wounded >= is.w)
        return kit_refuse_key(node, "wounded", TAR_117, "Who has lost all Wounds is not there.",
                              "fewer than w");
    if (g->weapon[FORCE] && g->models > 1)
        return kit_refuse_key(node, "models", TAR_100, "Each psyker makes a test of his own.",
                              "1 who has a force weapon; write them as several groups");
    if (g->models * is.w > TRIAL40K_GROUP_WOUNDS_MAX)
        return kit_refuse_key(node, "models", TAR_117, "These models have too many Wounds.",
                              "120 in a group; write them as two");
    return kit_check_places(node, g->models, places,
                            kit_wrong("models", TAR_040, "Each model has its place.", NULL));
}

static bay_status add_group(const kit_node *node, calling how, trial40k_group g,
                            trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    if (b->groups == TRIAL40K_GROUPS_MAX)
        return kit_refuse_key(node, NULL, TAR_038, "There are too many groups of models.",
                              "64 in a file");
    if (b->groups - b->unit[how.unit].group == TRIAL40K_UNIT_GROUPS_MAX)
        return kit_refuse_key(node, NULL, TAR_038,
                              "The models of this unit stand in too many ways.",
                              "31 groups of models that are alike and stand alike");
    bay_status status = BAY_OK;
    g.listed = g.models;
    if (!how.alone || how.apart) {
        call(node, how, &g, reader);
        status = check_name(node, how.unit, reader);
    }
    if (status == BAY_OK) b->group[b->groups++] = g;
    return status;
}

// Models that stand alike are a group: one of the file becomes several. R-20
static bay_status add_placed(const kit_node *node, calling how, trial40k_group g,
                             trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    trial40k_stance stance[TRIAL40K_MODELS_MAX];
    uint8_t kind[TRIAL40K_MODELS_MAX];
    int first = b->places, count = g.models;
    int kinds = trial40k_stances(reader, first, count, stance, kind);
    bay_status status = BAY_OK;
    how.apart = kinds > 1;
    for (int i = 0; status == BAY_OK && i < kinds; i++) {
        g.place = stance[i].place;
        g.with = stance[i].with;
        g.zone = stance[i].zone;
        how.zones = false;
        for (int k = 0; k < kinds; k++)
            how.zones |= k != i && stance[k].place == g.place && stance[k].with == g.with;
        g.base = (uint16_t)reader->model[first].base.diameter;
        g.stand = b->places;
        for (int k = 0; k < count; k++)
            if (kind[k] == i) b->place[b->places++] = reader->model[first + k].base.middle;
        g.models = (uint8_t)(b->places - g.stand);
        status = add_group(node, how, g, reader);
    }
    return status;
}

// How they come to stand is seen when all have moved.
static bay_status add_line(const kit_node *node, calling how, trial40k_group g,
                           trial40k_reader *reader) {
    bay_status status = BAY_OK;
    if (!how.alone) {
        call(node, how, &g, reader);
        status = check_name(node, how.unit, reader);
    }
    return status == BAY_OK ? trial40k_add_line(node, g, reader) : status;
}

static bay_status read_group(const kit_node *node, int unit, bool alone,
                             trial40k_reader *reader) {
    int row = kit_word(node, "profile", TRIAL40K_PROFILE_WORDS, -1);
    static const named_profile NONE = {.weapon = {NO_WEAPON, NO_WEAPON}};
    const named_profile *usual = row >= 0 ? &PROFILES[row] : &NONE;
    kit_node at = kit_at(node, "at");
    int places = (int)kit_count(&at);
    trial40k_group g = {.unit = (uint8_t)unit,
                        .is = profile_of(node, usual->is),
                        .models = (uint8_t)kit_whole(node, "models", places ? places : 1),
                        .place =
                            (uint8_t)kit_word(node, "place", TRIAL40K_PLACE_WORDS, CONTACT),
                        .wounded = (uint8_t)kit_whole(node, "wounded", 0)};
    calling how = {.unit = unit, .row = row, .alone = alone};
    arm(node, usual, &g);
    if (kit_has(node, "placed") && !reader->battle->charges)
        return kit_refuse_key(node, "placed", TAR_022,
                              "This is said of a charge, and the phase begins with the fight.",
                              "nothing, or begin: charges");
    bay_status status = check(node, &g, places);
    if (status == BAY_OK && reader->battle->charges) return add_line(node, how, g, reader);
    if (status == BAY_OK && places) return add_placed(node, how, g, reader);
    if (status == BAY_OK) status = stand(node, reader, &g);
    return status == BAY_OK ? add_group(node, how, g, reader) : status;
}

// A unit whose models are all alike is its one group.
bay_status trial40k_read_groups(const kit_node *unit, int number, trial40k_reader *reader) {
    kit_node list = kit_at(unit, "groups");
    uint32_t count = kit_count(&list);
    if (!list.value) return read_group(unit, number, true, reader);
    for (uint32_t i = 0; i < count; i++) {
        kit_node node = kit_item(&list, i);
        bool named = kit_has(&node, "name") || kit_has(&node, "profile") || count == 1;
        if (!named)
            return kit_refuse_key(&node, "name", TAR_058,
                                  "One of several groups has neither a name nor a profile.",
                                  "a name");
        bay_status status = read_group(&node, number, count == 1, reader);
        if (status != BAY_OK) return status;
    }
    return BAY_OK;
}
