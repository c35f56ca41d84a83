// The terrain on the table, and the cover that it gives units against each other's charges.
// Rulings.

#include "ground/plane/about.h"
#include "ground/plane/area.h"
#include "rules/trial40k/charge/walk.h"
#include "rules/trial40k/file/reader.h"

// --- Reading ---------------------------------------------------------------------------------

static bay_status check_walls(const kit_node *node, const trial40k_battle *b) {
    int walls = 0;
    for (int i = 0; i < b->terrains; i++)
        walls += b->terrain[i].kind != COVER ? trial40k_edges(&b->terrain[i]) : 0;
    if (walls <= TRIAL40K_WALLS_MAX) return BAY_OK;
    return kit_refuse_key(node, NULL, TAR_010,
                          "Too many edges bound impassable and difficult ground.",
                          "32 in a file");
}

static bay_status read_piece(const kit_node *node, trial40k_battle *b) {
    int kind = kit_word(node, "kind", TRIAL40K_TERRAIN_WORDS, COVER);
    kit_node area = kit_at(node, "area"), line = kit_at(node, "line");
    const kit_node *points = area.value ? &area : &line;
    trial40k_terrain *piece = &b->terrain[b->terrains++];
    if (!points->value)
        return kit_refuse_key(node, NULL, TAR_055, "This piece of terrain lies nowhere.",
                              "area: its corners, or line: the points that it joins");
    *piece = (trial40k_terrain){.kind = (uint8_t)kind,
                                .is_area = area.value,
                                .first = b->corners,
                                .count = (uint8_t)kit_count(points)};
    for (uint32_t i = 0; i < piece->count; i++)
        bay_value_point(kit_item(points, i).value, &b->corner[b->corners++]);
    if (kind == DIFFICULT && !piece->is_area)
        return kit_refuse_key(node, "line", TAR_035, "Difficult ground is an area.",
                              "area: its corners");
    return check_walls(node, b);
}

bay_status trial40k_read_terrain(const kit_node *document, trial40k_reader *reader) {
    kit_node list = kit_at(document, "terrain");
    bay_status status = BAY_OK;
    if (list.value && !reader->battle->charges)
        return kit_refuse_key(document, "terrain", TAR_055,
                              "Terrain bears on charges, and the phase begins with the fight.",
                              "begin: charges, or cover: defended of who is behind cover");
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&list); i++) {
        kit_node piece = kit_item(&list, i);
        status = read_piece(&piece, reader->battle);
    }
    return status;
}

// --- What lies between, and in what they stand -----------------------------------------------

static bool crosses_cover(const trial40k_battle *b, ground_leg way) {
    bool any = false;
    for (int i = 0; !any && i < b->terrains; i++)
        any = b->terrain[i].kind == COVER && !b->terrain[i].is_area &&
              trial40k_meets_edge(b, &b->terrain[i], way);
    return any;
}

bool trial40k_is_in_cover(const trial40k_battle *b, bay_point at) {
    bool any = false;
    for (int i = 0; !any && i < b->terrains; i++)
        any = b->terrain[i].kind == COVER && b->terrain[i].is_area &&
              area_has(&b->corner[b->terrain[i].first], b->terrain[i].count, at);
    return any;
}

bool trial40k_is_over_cover(const trial40k_reader *reader, ground_disc from, kit_set units) {
    int64_t least = INT64_MAX;
    bool over = false;
    for (int i = 0; i < reader->models; i++) {
        const trial40k_model *model = &reader->model[i];
        if (!kit_in(units, model->unit)) continue;
        int64_t near = about_near(from, model->base);
        if (near > least) continue;
        over = (near == least && over) ||
               crosses_cover(reader->battle, (ground_leg){from.middle, model->base.middle});
        least = near;
    }
    return over;
}

static bool any_comes_over(const trial40k_reader *reader, kit_set chargers, kit_set units) {
    bool any = false;
    for (int i = 0; !any && i < reader->models; i++)
        any = kit_in(chargers, reader->model[i].unit) &&
              trial40k_is_over_cover(reader, reader->model[i].base, units);
    return any;
}

static bool most_are_in(const trial40k_reader *reader, kit_set units) {
    int models = 0, in = 0;
    for (int i = 0; i < reader->models; i++) {
        if (!kit_in(units, reader->model[i].unit)) continue;
        models++;
        in += trial40k_is_in_cover(reader->battle, reader->model[i].base.middle);
    }
    return 2 * in > models;
}

// Against whose charge each of the defender's units has cover, all of a party alike. A-15
void trial40k_find_cover(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    kit_set enemies = trial40k_side(b, BAY_ATTACKER);
    bool each = trial40k_reads(b, COVER_SCOPE, COVER_OF_MODELS);
    KIT_EACH (unit, trial40k_side(b, BAY_DEFENDER)) {
        trial40k_unit *u = &b->unit[unit];
        if (u->cover == ALWAYS_IN_COVER) continue; // TAR-054
        KIT_THOSE(over, enemy, enemies, any_comes_over(reader, b->unit[enemy].party, u->party));
        kit_set whole = most_are_in(reader, u->party) ? enemies : over;
        kit_set some = trial40k_sheltered(reader, u->party, whole, &u->parted);
        u->against = each ? some : whole;
        u->cover = u->against ? DEFENDED : IN_THE_OPEN;
    }
}
