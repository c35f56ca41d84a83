// Makes a battle from a checked document.

#include "rules/trial40k/file/reader.h"

#include "rules/kit/kit_battle.h"
#include "rules/trial40k/charge/links.h"

#include <string.h>

// --- Units -----------------------------------------------------------------------------------

// a side in a line of its own is one unit.
static const bay_unit ALONE[2] = {{"attacking-unit", "Attacking unit", BAY_ATTACKER},
                                  {"defending-unit", "Defending unit", BAY_DEFENDER}};

static void add(const kit_node *unit, bay_unit called, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    reader->called[b->count] = called;
    b->unit[b->count++] = (trial40k_unit){
        .side = (uint8_t)called.side,
        .cover = (uint8_t)kit_word(unit, "cover", TRIAL40K_COVER_WORDS, IN_THE_OPEN),
        .charged = kit_flag(unit, "charged", called.side == BAY_ATTACKER && !b->charges),
        .fast = kit_flag(unit, "fast", false),
        .trapped = kit_flag(unit, "trapped", false),
        .home = (uint8_t)kit_word(unit, "home", TRIAL40K_HOME_WORDS,
                                  called.side == BAY_ATTACKER ? SOUTH : NORTH),
        .fired = kit_flag(unit, "fired", false),
        .falls_back = kit_flag(unit, "falls_back", false),
        .independent = kit_flag(unit, "independent", false)}; // TAR-185
    if (called.side == BAY_ATTACKER) b->attackers = b->count;
}

// Who charges, and over cover, and who is trapped is seen on the table.
static bay_status check_unsaid(const kit_node *unit, const trial40k_unit *u) {
    const struct {
        const char *key;
        bool said;
        int clause;
    } keys[] = {{"charged", kit_has(unit, "charged"), TAR_037},
                {"cover", u->cover == DEFENDED, TAR_053},
                {"cover_against", kit_has(unit, "cover_against"), TAR_053},
                {"trapped", u->trapped, TAR_137}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].said)
            return kit_refuse_key(
                unit, keys[i].key, keys[i].clause,
                "This is said of a fight that has begun, and the phase begins "
                "with charges.",
                "nothing, or begin: fight");
    return BAY_OK;
}

// Whether it may charge matters only before charges, and to the player whose turn it is.
static bay_status check_before(const kit_node *unit, const trial40k_unit *u, bool charges) {
    const struct {
        const char *key;
        int clause;
    } keys[] = {{"fired", TAR_008}, {"falls_back", TAR_009}, {"home", TAR_167}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (!kit_has(unit, keys[i].key)) continue;
        if (!charges)
            return kit_refuse_key(unit, keys[i].key, keys[i].clause,
                                  "This is said before charges, and the phase begins with the "
                                  "fight.",
                                  "nothing, or begin: charges");
        if (kit_has(unit, "joined"))
            return kit_refuse_key(unit, keys[i].key, keys[i].clause,
                                  "Who has joined a unit does as it does.",
                                  "said of the unit that he has joined");
    }
    if (u->fired && u->side == BAY_DEFENDER)
        return kit_forbid(unit, "fired", TAR_008, "Only the player whose turn it is charges.",
                          "false for the defender's units");
    return BAY_OK;
}

static bay_status check_unit(const kit_node *unit, const trial40k_unit *u, bool charges) {
    bay_status status = charges ? check_unsaid(unit, u) : BAY_OK;
    if (status == BAY_OK) status = check_before(unit, u, charges);
    if (status != BAY_OK) return status;
    if (u->charged && u->side == BAY_DEFENDER)
        return kit_forbid(unit, "charged", TAR_060, "Only the player whose turn it is charges.",
                          "false for the defender's units");
    if (u->charged && u->cover == DEFENDED)
        return kit_forbid(unit, "cover", TAR_053, "Who charges is not behind cover.",
                          "none or always, or charged: false");
    return BAY_OK;
}

static bay_status read_side(const kit_node *document, int side, trial40k_reader *reader) {
    kit_node group = kit_at(document, KIT_SIDES[side]), units = kit_at(&group, "units");
    if (kit_has(&group, "models")) add(&group, ALONE[side], reader);
    for (uint32_t i = 0; i < kit_count(&units); i++) {
        kit_node unit = kit_item(&units, i);
        bay_unit called = {kit_text(&unit, "id"), kit_text(&unit, "name"), (bay_side)side};
        add(&unit, called, reader);
        bay_status status = check_unit(&unit, &reader->battle->unit[reader->battle->count - 1],
                                       reader->battle->charges);
        if (status != BAY_OK) return status;
    }
    if (trial40k_side(reader->battle, side)) return BAY_OK;
    return kit_refuse(&group, (kit_fault){.clause = TAR_038,
                                          .words = "This side has no models.",
                                          .allowed = "units, or so many models of a profile"});
}

// --- What hangs on others --------------------------------------------------------------------

static bay_status read_cover(const kit_node *node, int unit, trial40k_reader *reader) {
    trial40k_unit *u = &reader->battle->unit[unit];
    kit_set enemies = trial40k_side(reader->battle, 1 - u->side);
    u->against = kit_has(node, "cover_against") ? 0 : enemies;
    return trial40k_read_enemies(node, "cover_against", TAR_045, enemies, reader, &u->against);
}

// The models of a unit as the file has them.
static int models_of(const trial40k_battle *b, int unit) {
    int models = 0;
    for (int line = 0; line < b->lines; line++)
        models += b->line[line].unit == unit ? b->line[line].models : 0;
    TRIAL40K_EACH_GROUP(b, group, unit) models += b->group[group].listed;
    return models;
}

static bay_status read_size(const kit_node *node, int unit, trial40k_battle *b) {
    trial40k_unit *u = &b->unit[unit];
    int models = models_of(b, unit);
    u->size = (uint8_t)kit_whole(node, "size", models);
    if (models <= u->size) return BAY_OK;
    return kit_refuse_given(node, kit_wrong("size", TAR_135,
                                            "A unit has more models than at the start.",
                                            "as many as are listed, or more"));
}

static bay_status check_character(const kit_node *node, int unit, const trial40k_battle *b) {
    if (!b->unit[unit].independent || models_of(b, unit) == 1) return BAY_OK;
    return kit_forbid(node, "independent", TAR_188, "An independent character is one model.",
                      "a unit of one model");
}

// The unit that a character has joined.
static bay_status read_host(const kit_node *node, int unit, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    kit_set own = trial40k_side(b, b->unit[unit].side);
    int host = unit;
    bay_status status = BAY_OK;
    KIT_THOSE(hosts, other, own, !b->unit[other].independent);
    if (kit_has(node, "joined") && !b->unit[unit].independent)
        return kit_forbid(node, "joined", TAR_188,
                          "Only an independent character joins a unit.", "independent: true");
    if (kit_has(node, "joined"))
        status = kit_find_unit(
            node, reader->called, hosts,
            kit_wrong(
                "joined", TAR_188,
                "No unit of this side is called so, or several are, or it is a character.",
                "the id or the name of a unit of his side"),
            &host);
    b->unit[unit].host = (uint8_t)host;
    return status;
}

static void set_parties(trial40k_battle *b) {
    for (int unit = 0; unit < b->count; unit++) {
        b->unit[unit].home = b->unit[b->unit[unit].host].home;
        for (int other = 0; other < b->count; other++)
            if (b->unit[other].host == b->unit[unit].host)
                b->unit[unit].party |= kit_one(other);
    }
}

// What groups hang on: who is of a unit, and who stands where.
static bay_status read_before(const kit_node *node, int unit, trial40k_reader *reader) {
    bay_status status = read_host(node, unit, reader);
    return status == BAY_OK ? trial40k_read_places(node, unit, reader) : status;
}

// Who falls back has left his combat. TAR-137
static bay_status check_fleeing(const kit_node *node, int unit, const trial40k_reader *reader) {
    const trial40k_battle *b = reader->battle;
    bool touches = false;
    for (int i = 0; b->unit[unit].falls_back && i < reader->models; i++)
        touches |=
            kit_in(b->unit[unit].party, reader->model[i].unit) && reader->model[i].touches;
    if (!touches) return BAY_OK;
    return kit_forbid(node, "falls_back", TAR_137,
                      "It is falling back, and a model of it touches an enemy.",
                      "false, or models that stand apart from enemies");
}

static bay_status read_unit(const kit_node *node, int unit, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    b->unit[unit].group = b->groups;
    bay_status status = trial40k_read_groups(node, unit, reader);
    b->unit[unit].groups = (uint8_t)(b->groups - b->unit[unit].group);
    if (status == BAY_OK) status = read_size(node, unit, b);
    if (status == BAY_OK) status = check_character(node, unit, b);
    if (status == BAY_OK) status = check_fleeing(node, unit, reader);
    return status == BAY_OK ? read_cover(node, unit, reader) : status;
}

typedef bay_status read_fn(const kit_node *node, int unit, trial40k_reader *reader);

static bay_status read_each(const kit_node *document, read_fn *read, trial40k_reader *reader) {
    bay_status status = BAY_OK;
    int at = 0;
    for (int side = 0; status == BAY_OK && side < 2; side++) {
        kit_node group = kit_at(document, KIT_SIDES[side]), units = kit_at(&group, "units");
        if (!units.value) status = read(&group, reader->listed[at++], reader);
        for (uint32_t i = 0; status == BAY_OK && i < kit_count(&units); i++) {
            kit_node unit = kit_item(&units, i);
            status = read(&unit, reader->listed[at++], reader);
        }
    }
    return status;
}

// --- Order -----------------------------------------------------------------------------------

// Byte by byte, from the first id or from the last: R-40
int trial40k_compare_ids(const trial40k_reader *reader, const char *one, const char *other) {
    return kit_compare_ids(one, other,
                           trial40k_reads(reader->battle, EQUAL_UNITS, EQUALS_FROM_LAST));
}

static bool stands_before(const trial40k_reader *reader, int one, int other) {
    const trial40k_battle *b = reader->battle;
    int unit = b->group[one].unit, its = b->group[other].unit;
    if (unit != its) return unit < its;
    const char *id = reader->group[one].called.id, *other_id = reader->group[other].called.id;
    return trial40k_compare_ids(reader, id, other_id) < 0;
}

// Unit by unit, those of a unit by their ids.
static void sort_groups(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    trial40k_group sorted[TRIAL40K_GROUPS_MAX];
    for (int group = 0; group < b->groups; group++) {
        int at = 0;
        for (int other = 0; other < b->groups; other++)
            if (other != group) at += stands_before(reader, other, group);
        sorted[at] = b->group[group];
        const bay_unit *called = &reader->group[group].called;
        sorted[at].called = sorted[at].unit;
        if (!called->id) continue;
        sorted[at].called = (uint16_t)(b->count + at);
        reader->called[b->count + at] = *called;
    }
    memcpy(b->group, sorted, sizeof *sorted * b->groups);
    for (int group = b->groups; group-- > 0;)
        b->unit[b->group[group].unit].group = (uint8_t)group;
}

// The names of groups without holes between them.
static void close_names(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    reader->names = b->count;
    for (int group = 0; group < b->groups; group++) {
        if (b->group[group].called < b->count) continue;
        reader->called[reader->names] = reader->called[b->group[group].called];
        b->group[group].called = (uint16_t)reader->names++;
    }
}

// --- The whole -------------------------------------------------------------------------------

// What follows from the table is not said; and one phase is played there.
static bay_status check_charges(const kit_node *document, trial40k_reader *reader) {
    if (!reader->models)
        return kit_refuse_key(document, "begin", TAR_018,
                              "A phase begins with charges, and nobody stands on the table.",
                              "at: the middle of each base, of all models");
    if (reader->battle->turns != 1)
        return kit_refuse_key(document, "turns", TAR_018,
                              "Only one phase is played that begins with charges.",
                              "1; later ones are played from stated contacts");
    trial40k_find_touching(reader->battle, reader->model, reader->models);
    return BAY_OK;
}

static bay_status read_table(const kit_node *document, trial40k_battle *b) {
    kit_node table = kit_at(document, "table");
    if (!table.value) return BAY_OK;
    bay_value_point(table.value, &b->table);
    if (b->charges) return BAY_OK;
    return kit_refuse_key(document, "table", TAR_167,
                          "Nobody moves on the table, and the phase begins with the fight.",
                          "nothing, or begin: charges");
}

// May anything be in the way of who falls back: ground, the edge of the table, enemies who have
// not fought him?
static bool may_hem(const trial40k_battle *b) {
    bool any = b->table.x > 0 || trial40k_has_terrain(b, IMPASSABLE) ||
               trial40k_has_terrain(b, DIFFICULT);
    for (int side = 0; side < 2; side++) {
        KIT_THOSE(hosts, unit, trial40k_side(b, side), b->unit[unit].host == unit);
        any |= kit_size(hosts) > 1;
    }
    return any;
}

// The groups as which all models stand, or may come to stand; and who of them falls first.
static bay_status make_groups(const kit_node *document, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    bay_status status = BAY_OK;
    if (b->charges) {
        trial40k_peek_settings(reader); // cover_scope
        trial40k_find_fighting(reader);
        trial40k_find_cover(reader);
        status = trial40k_part_lines(document, reader);
        if (status == BAY_OK) status = trial40k_make_ways(document, reader);
        b->hems = may_hem(b);
    } else {
        sort_groups(reader);
        close_names(reader);
        trial40k_order_casualties(b);
    }
    if (status != BAY_OK) return status;
    trial40k_find_peel(b);
    trial40k_find_links(b);
    return BAY_OK;
}

static bay_status read_all(const kit_node *document, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    bay_status status = BAY_OK;
    b->charges = kit_word(document, "begin", TRIAL40K_BEGIN_WORDS, 0) == 1;
    status = read_table(document, b);
    if (status == BAY_OK) status = trial40k_read_terrain(document, reader);
    id_set_begin(&reader->ids, reader->in->rules);
    reader->knowns = kit_know_ids(document, &reader->ids, reader->known,
                                  TRIAL40K_UNITS_MAX + TRIAL40K_GROUPS_MAX);
    for (int side = 0; status == BAY_OK && side < 2; side++)
        status = read_side(document, side, reader);
    if (status != BAY_OK) return status;
    bool unlimited = kit_word(document, "turns", "unlimited", -1) == 0;
    b->turns = (uint8_t)(unlimited ? 0 : kit_whole(document, "turns", 1));
    b->set[EQUAL_UNITS] = (uint8_t)bay_param_peek(reader->in, EQUAL_UNITS).number;
    kit_order by_id = {.last_first = trial40k_reads(b, EQUAL_UNITS, EQUALS_FROM_LAST)};
    kit_sort_units(by_id, reader->called, b->unit, sizeof *b->unit, b->count, reader->listed);
    status = read_each(document, read_before, reader);
    if (status != BAY_OK) return status;
    set_parties(b);
    status =
        b->charges ? check_charges(document, reader) : trial40k_find_contacts(document, reader);
    if (status == BAY_OK) status = read_each(document, read_unit, reader);
    if (status != BAY_OK) return status;
    status = make_groups(document, reader);
    return status == BAY_OK ? trial40k_engage(document, reader) : status;
}

// The largest that each measure can become.
static void set_bounds(trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) {
        const trial40k_group *g = &b->group[group];
        int side = trial40k_side_of(b, group);
        b->common.most[ATTACKER_LOSSES + side] += g->listed * (g->is.w - g->wounded);
        b->common.most[ATTACKER_MODELS + side] += g->listed;
        b->common.most[ATTACKER_FLED + side] += g->listed;
        b->common.most[ATTACKER_SWEPT + side] += g->listed;
    }
}

bay_status trial40k_load(const bay_loading *in, bay_battle **out, bay_fault *why) {
    trial40k_battle b;
    trial40k_reader reader;
    memset(&b, 0, sizeof b);
    memset(&reader, 0, sizeof reader);
    reader.in = in;
    reader.battle = &b;
    kit_node document = kit_document(in, why);
    bay_status status = read_all(&document, &reader);
    if (status != BAY_OK) return status;
    set_bounds(&b);
    trial40k_lay_out(&b);
    b.common.size = kit_situation_size(trial40k_state_size(&b));
    b.common.told =
        (uint16_t)(b.charges ? sizeof(trial40k_told) : sizeof(trial40k_group_told) * b.groups);
    kit_names names = {reader.called, reader.names, NULL};
    return kit_battle_make(in, &b, sizeof b, names, out, why);
}
