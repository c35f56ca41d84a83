// For a phase that begins with charges: the ways in which the models of each line of the file may
// come to stand, and the groups that they then form. Rulings, "What a state holds" of the table.

#include "ground/plane/way.h"
#include "rules/trial40k/charge/charge.h"
#include "rules/trial40k/file/reader.h"

#include <string.h>

// --- The lines -------------------------------------------------------------------------------

static bay_status refuse_places(const kit_node *node, int places, int models) {
    char bytes[80];
    text words = text_within(bytes, sizeof bytes);
    text_add_whole(&words, places);
    text_add(&words, places == 1 ? " place is given for " : " places are given for ");
    text_add_whole(&words, models);
    text_add(&words, models == 1 ? " model." : " models.");
    return kit_refuse_key(node, "placed", TAR_022, bytes, "as many as at has");
}

// Where its player puts the models of a line in their charge. TAR-022
static bay_status read_placed(const kit_node *node, const trial40k_group *g,
                              trial40k_reader *reader, bool *said) {
    const trial40k_battle *b = reader->battle;
    kit_node list = kit_at(node, "placed");
    *said = list.value;
    if (!list.value) return BAY_OK;
    if (b->unit[g->unit].side == BAY_DEFENDER)
        return kit_forbid(node, "placed", TAR_011, "Only the player whose turn it is charges.",
                          "nothing for the defender's units");
    if (kit_count(&list) != g->models)
        return refuse_places(node, (int)kit_count(&list), g->models);
    for (int i = 0; i < g->models; i++)
        bay_value_point(kit_item(&list, (uint32_t)i).value, &reader->placed[b->places + i]);
    return BAY_OK;
}

bay_status trial40k_add_line(const kit_node *node, trial40k_group g, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    if (b->lines == TRIAL40K_LINES_MAX)
        return kit_refuse_key(node, NULL, TAR_038, "There are too many groups of models.",
                              "48 in a file that begins with charges");
    if (b->places + g.models > TRIAL40K_CHARGE_MODELS_MAX)
        return kit_refuse_key(node, NULL, TAR_018, "Too many models stand on the table.",
                              "64 in a file that begins with charges");
    bool placed;
    bay_status status = read_placed(node, &g, reader, &placed);
    if (status != BAY_OK) return status;
    reader->line[b->lines] = g;
    b->line[b->lines++] =
        (trial40k_line){.unit = g.unit,
                        .placed = placed,
                        .models = g.models,
                        .stand = (uint8_t)b->places,
                        .base = (uint16_t)reader->model[b->places].base.diameter};
    b->places = (uint16_t)(b->places + g.models);
    return BAY_OK;
}

// Unit by unit, those of a unit as they are written; the places with them.
static void sort_lines(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    for (int line = 1; line < b->lines; line++)
        for (int at = line; at > 0 && b->line[at - 1].unit > b->line[at].unit; at--) {
            trial40k_line moved = b->line[at];
            trial40k_group group = reader->line[at];
            trial40k_names names = reader->group[at];
            b->line[at] = b->line[at - 1];
            reader->line[at] = reader->line[at - 1];
            reader->group[at] = reader->group[at - 1];
            b->line[at - 1] = moved;
            reader->line[at - 1] = group;
            reader->group[at - 1] = names;
        }
    int places = 0;
    for (int line = 0; line < b->lines; line++) {
        int from = b->line[line].stand;
        b->line[line].stand = (uint8_t)places;
        for (int i = 0; i < b->line[line].models; i++, places++) {
            b->placed[places] = reader->placed[from + i];
            b->place[places] = reader->model[from + i].base.middle;
        }
    }
}

// --- Whom they may meet ----------------------------------------------------------------------

// Enemies to whom a model of the unit may come: a charge goes no farther. TAR-018
static kit_set in_reach(const trial40k_reader *reader, int unit) {
    const trial40k_battle *b = reader->battle;
    KIT_THOSE(enemies, enemy, trial40k_side(b, 1 - b->unit[unit].side),
              trial40k_are_within(reader->model, reader->models, kit_one(unit), kit_one(enemy),
                                  TRIAL40K_CHARGE_MOVE + DISC_CONTACT));
    return enemies;
}

// --- The ways in which they may stand --------------------------------------------------------

typedef struct naming {
    trial40k_reader *reader;
    const bay_unit *line;
    bool alone; // it is a unit of one model
    bool too_many;
} naming;

static char *keep(naming *of, trial40k_stance is, bool name) {
    trial40k_reader *reader = of->reader;
    size_t left = TRIAL40K_WAYS_POOL - reader->pooled;
    char *at = reader->pool + reader->pooled;
    text made = text_within(at, left);
    text_add(&made, name ? of->line->name : of->line->id);
    trial40k_add_stance(&made, is, of->alone && is.place == SUPPORT ? 0 : is.with, reader,
                        name);
    if (made.size + 1 >= left) return NULL;
    if (!name) trial40k_tell_apart(reader, of->line->side, at, left - 1);
    size_t size = strlen(at) + 1;
    reader->pooled += size;
    return at;
}

static void add_way(naming *of, trial40k_stance is) {
    trial40k_battle *b = of->reader->battle;
    if (of->too_many) return;
    bay_unit *called = &of->reader->called[of->reader->names];
    const char *id = NULL, *name = NULL;
    if (b->ways < TRIAL40K_STANCES_MAX) {
        id = keep(of, is, false);
        name = keep(of, is, true);
    }
    if (!id || !name) {
        of->too_many = true;
        return;
    }
    *called = (bay_unit){id, name, of->line->side};
    b->way[b->ways++] =
        (trial40k_way_to_stand){.is = is, .called = (uint16_t)of->reader->names++};
}

// The id without whose zone they are in.
static void id_without_zone(const trial40k_reader *reader, trial40k_stance is,
                            char bytes[TRIAL40K_NAME_MAX]) {
    text id = text_within(bytes, TRIAL40K_NAME_MAX);
    trial40k_add_stance(&id, is, is.zone, reader, false);
}

// By their ids, in which order groups of stated contacts stand too; whose zone they are in comes
// last.
static int compare_ways(const trial40k_reader *reader, const trial40k_way_to_stand *one,
                        const trial40k_way_to_stand *other) {
    int order = 0;
    if (one->is.place != other->is.place || one->is.with != other->is.with) {
        char id[2][TRIAL40K_NAME_MAX];
        id_without_zone(reader, one->is, id[0]);
        id_without_zone(reader, other->is, id[1]);
        order = trial40k_compare_ids(reader, id[0], id[1]);
    }
    return order ? order
                 : trial40k_compare_ids(reader, reader->called[one->called].id,
                                        reader->called[other->called].id);
}

// By binary insertion, because each comparison may write two ids.
static void sort_ways(trial40k_reader *reader, int row, int rows) {
    trial40k_way_to_stand *way = &reader->battle->way[row];
    for (int i = 1; i < rows; i++) {
        trial40k_way_to_stand moved = way[i];
        int low = 0, high = i;
        while (low < high) {
            int middle = (low + high) / 2;
            if (compare_ways(reader, &way[middle], &moved) > 0)
                high = middle;
            else
                low = middle + 1;
        }
        memmove(&way[low + 1], &way[low], (size_t)(i - low) * sizeof *way);
        way[low] = moved;
    }
}

// The next subset of a set that holds `least`; the first is `least` itself. 0 behind the last.
static kit_set next_subset(kit_set of, kit_set least, kit_set now) {
    kit_set free = of & ~least, next = ((now & free) - free) & free;
    return next ? next | least : 0;
}

#define EACH_SUBSET(name, of, least)                                                           \
    for (kit_set name = (least), name##_more = 1; name##_more;                                 \
         name##_more = next_subset(of, least, name), name = name##_more)

// Of these those who have joined a unit, or have been joined: they may support. R-35
static kit_set joined_by(const trial40k_battle *b, kit_set enemies) {
    KIT_THOSE(those, enemy, enemies, b->unit[enemy].party != kit_one(enemy));
    return those;
}

static int models_of(const trial40k_battle *b, int unit) {
    int models = 0;
    for (int line = 0; line < b->lines; line++)
        if (b->line[line].unit == unit) models += b->line[line].models;
    return models;
}

// Whom one touches is a part of those in reach; who is near whom, of his own unit and of those
// who have joined it. TAR-040, TAR-041, TAR-068
static void add_ways(naming *of, int line, kit_set own, kit_set party) {
    const trial40k_battle *b = of->reader->battle;
    int unit = b->line[line].unit;
    of->alone = models_of(b, unit) == 1;
    bool alone = of->alone, joined = b->unit[unit].party != kit_one(unit);
    add_way(of, (trial40k_stance){.place = OUT});
    EACH_SUBSET(with, own, 0) {
        if (!with) continue;
        EACH_SUBSET(zone, alone ? with | joined_by(b, party) : party, with)
        add_way(of, (trial40k_stance){CONTACT, with, zone});
    }
    EACH_SUBSET(with, party, 0) {
        if (!with || (alone && !joined)) continue;
        EACH_SUBSET(zone, alone ? 0 : with | joined_by(b, party), joined ? 0 : with)
        add_way(of, (trial40k_stance){SUPPORT, with, zone});
    }
}

// --- The groups ------------------------------------------------------------------------------

// As many as its models may stand in ways at once.
static bay_status add_groups(const kit_node *document, int line, kit_set own,
                             trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    trial40k_line *at = &b->line[line];
    trial40k_unit *unit = &b->unit[at->unit];
    int count = at->models < at->rows ? at->models : at->rows;
    if (b->groups + count > TRIAL40K_GROUPS_MAX ||
        unit->groups + count > TRIAL40K_UNIT_GROUPS_MAX)
        return kit_refuse_key(document, KIT_SIDES[unit->side], TAR_038,
                              "Models may come to stand in too many ways.",
                              "64 groups of models that stand alike, 31 in a unit; fewer units "
                              "within 6 in of each other");
    at->group = b->groups;
    at->groups = (uint8_t)count;
    if (!unit->groups) unit->group = b->groups;
    unit->groups = (uint8_t)(unit->groups + count);
    for (int i = 0; i < count; i++) {
        trial40k_group g = reader->line[line];
        g.line = (uint8_t)line;
        g.listed = i ? 0 : at->models;
        g.place = own ? CONTACT : OUT;
        g.with = g.zone = own;
        g.base = at->base;
        b->group[b->groups++] = g;
    }
    return BAY_OK;
}

// One of the attacker's that his player may put down by hand: the so many-th of its unit, or the
// unit itself.
static void name_model(trial40k_reader *reader, int unit, int number) {
    bay_unit *called = &reader->called[reader->names++];
    for (int name = 0; name < 2; name++) {
        char *at = reader->pool + reader->pooled;
        text made = text_within(at, sizeof reader->pool - reader->pooled);
        text_add(&made, name ? reader->called[unit].name : reader->called[unit].id);
        text_add_char(&made, name ? ' ' : '.');
        text_add_whole(&made, number);
        reader->pooled += made.size + 1;
        *(name ? &called->name : &called->id) = at;
    }
    called->side = BAY_ATTACKER;
}

static void name_models(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    for (int unit = 0; unit < b->attackers; unit++) {
        int number = 0;
        bool alone = models_of(b, unit) == 1;
        for (int line = 0; line < b->lines; line++) {
            if (b->line[line].unit != unit) continue;
            b->line[line].member = (uint16_t)(alone ? unit : reader->names);
            for (int i = 0; !alone && i < b->line[line].models; i++)
                name_model(reader, unit, ++number);
        }
    }
}

static void name_line(trial40k_reader *reader, int line) {
    trial40k_line *at = &reader->battle->line[line];
    const bay_unit *called = &reader->group[line].called;
    at->called = at->unit;
    if (!called->id) return;
    at->called = (uint16_t)reader->names;
    reader->called[reader->names++] = *called;
}

// Those with whom it may come to be engaged: whom anybody of its party may touch, with all who
// have joined these. R-35
static kit_set met_by(const trial40k_battle *b, const kit_set *reach, int unit) {
    kit_set enemies = 0, all = 0;
    KIT_EACH (member, b->unit[unit].party) enemies |= reach[member];
    KIT_EACH (enemy, enemies) all |= b->unit[enemy].party;
    return all;
}

// The line that is so many-th by unit and id.
static int in_order(const trial40k_reader *reader, int place) {
    const trial40k_line *lines = reader->battle->line;
    for (int line = 0; line < reader->battle->lines; line++) {
        int before = 0;
        for (int other = 0; other < reader->battle->lines; other++) {
            int order = lines[other].unit - lines[line].unit;
            if (!order)
                order = trial40k_compare_ids(reader, reader->called[lines[other].called].id,
                                             reader->called[lines[line].called].id);
            before += order < 0;
        }
        if (before == place) return line;
    }
    return place;
}

bay_status trial40k_make_ways(const kit_node *document, trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    kit_set reach[TRIAL40K_UNITS_MAX], party[TRIAL40K_UNITS_MAX];
    bay_status status = BAY_OK;
    sort_lines(reader);
    for (int unit = 0; unit < b->count; unit++) reach[unit] = in_reach(reader, unit);
    for (int unit = 0; unit < b->count; unit++) party[unit] = met_by(b, reach, unit);
    reader->names = b->count;
    for (int line = 0; status == BAY_OK && line < b->lines; line++) {
        trial40k_line *at = &b->line[line];
        name_line(reader, line);
        naming of = {.reader = reader, .line = &reader->called[at->called]};
        at->row = b->ways;
        add_ways(&of, line, reach[at->unit], party[at->unit]);
        at->rows = (uint16_t)(b->ways - at->row);
        sort_ways(reader, at->row, at->rows);
        if (of.too_many)
            return kit_refuse_key(
                document, KIT_SIDES[b->unit[at->unit].side], TAR_038,
                "Models may come to stand in too many ways.",
                "1000 in all, of which each has a name; fewer units within 6 in "
                "of each other");
    }
    name_models(reader);
    for (int i = 0; status == BAY_OK && i < b->lines; i++) {
        int line = in_order(reader, i);
        status = add_groups(document, line, party[b->line[line].unit], reader);
    }
    return status;
}
