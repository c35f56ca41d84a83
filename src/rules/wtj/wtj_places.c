// Where the bases stand on the table, and which of them touch. Ruling R-25.

#include "ground/face.h"
#include "wtj_reader.h"

#include <string.h>

// --- One unit --------------------------------------------------------------------------------

static bay_status check_count(const kit_node *unit, int bases, int places) {
    if (!bases)
        return kit_refuse_key(unit, "bases", WTJ_01, "This unit has no bases.",
                              "how many bases it has, or at: the middle of each");
    if (!places && kit_has(unit, "facing"))
        return kit_refuse_given(unit, kit_wrong("facing", WTJ_01,
                                                "This unit faces a way, and stands nowhere.",
                                                "at: the middle of each base"));
    return kit_check_places(unit, bases, places,
                            kit_wrong("bases", WTJ_01, "Each base has its place.", NULL));
}

bay_status wtj_read_places(const kit_node *unit, wtj_reader *reader) {
    static const uint8_t USUAL[2] = {[BAY_ATTACKER] = FACE_NORTH, [BAY_DEFENDER] = FACE_SOUTH};
    wtj_battle *b = reader->battle;
    wtj_unit *u = &b->unit[b->count - 1];
    kit_node at = kit_at(unit, "at");
    uint32_t places = kit_count(&at);
    bay_status status = check_count(unit, u->bases, (int)places);
    if (status != BAY_OK || !places) return status;
    const char *way = kit_text(unit, "facing");
    u->facing = *way ? (uint8_t)face_read(GRID_SQUARES, way, strlen(way)) : USUAL[u->side];
    u->first_place = b->places;
    u->placed = (uint8_t)places;
    for (uint32_t i = 0; i < places; i++)
        bay_value_point(kit_item(&at, i).value, &b->place[b->places++]);
    return BAY_OK;
}

ground_base wtj_base(const wtj_battle *b, int unit, int number) {
    const wtj_unit *u = &b->unit[unit];
    return (ground_base){.middle = b->place[u->first_place + number],
                         .width = b->set[BASE_WIDTH] * BAY_MILLIMETRE,
                         .depth = b->set[BASE_DEPTH] * BAY_MILLIMETRE,
                         .facing = u->facing};
}

// --- All of them -----------------------------------------------------------------------------

// An attached unit is where its host is, and needs no place: WTJ-36.
static bay_status check_all_placed(const wtj_reader *reader) {
    const wtj_battle *b = reader->battle;
    for (int unit = 0; unit < b->count; unit++) {
        wtj_way way;
        const kit_node *at = wtj_way_to(reader, unit, &way);
        if (!b->unit[unit].placed && !kit_has(at, "with"))
            return kit_refuse_key(at, way.units.value ? "at" : NULL, WTJ_01,
                                  "Other units have places, and this one has none.",
                                  "places of all units, or of none");
    }
    return BAY_OK;
}

static bay_status read_sizes(wtj_reader *reader) {
    for (int row = BASE_WIDTH; row <= BASE_DEPTH; row++) {
        bay_setting set = bay_param_get(reader->in, row);
        if (set.number == BAY_UNKNOWN) return wtj_refuse_number(reader, row);
        reader->battle->set[row] = (int16_t)set.number;
    }
    return BAY_OK;
}

typedef struct base_of {
    int unit, number;
} base_of;

// The first base before this one that it overlaps; false: there is none.
static bool lies_on(const wtj_battle *b, base_of one, base_of *other) {
    ground_base base = wtj_base(b, one.unit, one.number);
    for (other->unit = 0; other->unit <= one.unit; other->unit++) {
        int bases = other->unit == one.unit ? one.number : b->unit[other->unit].placed;
        for (other->number = 0; other->number < bases; other->number++)
            if (bases_overlap(base, wtj_base(b, other->unit, other->number))) return true;
    }
    return false;
}

static bay_status refuse_overlap(const wtj_reader *reader, base_of one, base_of other) {
    char bytes[160];
    wtj_way way, their;
    kit_node at = kit_at(wtj_way_to(reader, one.unit, &way), "at");
    kit_node there = kit_at(wtj_way_to(reader, other.unit, &their), "at");
    kit_node place = kit_item(&at, (uint32_t)one.number);
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "This base stands on one of ");
    text_add(&words, reader->called[other.unit].name);
    text_add(&words, ", at ");
    text_add(&words, kit_item(&there, (uint32_t)other.number).value->is.text);
    text_add(&words, ".");
    return kit_refuse_given(&place,
                            kit_wrong(NULL, WTJ_01, bytes, "a place beside every other base"));
}

static bay_status check_overlaps(const wtj_reader *reader) {
    const wtj_battle *b = reader->battle;
    base_of one, other;
    for (one.unit = 0; one.unit < b->count; one.unit++)
        for (one.number = 0; one.number < b->unit[one.unit].placed; one.number++)
            if (lies_on(b, one, &other)) return refuse_overlap(reader, one, other);
    return BAY_OK;
}

// --- Their order -----------------------------------------------------------------------------

// The direction that most bases of a side face; -1: as many face another way.
static int front_of(const wtj_battle *b, int side) {
    int bases[4] = {0, 0, 0, 0}, most = 0, alike = 0;
    for (int i = 0; i < b->count; i++)
        if (b->unit[i].side == side) bases[b->unit[i].facing] += b->unit[i].placed;
    for (int way = FACE_EAST; way <= FACE_WEST; way++) {
        if (bases[way] == bases[most]) alike = way;
        if (bases[way] > bases[most]) alike = most = way;
    }
    return alike == most ? most : -1;
}

// AMB-W17: the position of its leftmost base; of equally left ones, that nearest to the enemy.
static void look_from_the_front(wtj_battle *b) {
    int front[2] = {front_of(b, BAY_ATTACKER), front_of(b, BAY_DEFENDER)};
    for (int i = 0; i < b->count; i++) {
        wtj_unit *u = &b->unit[i];
        if (front[u->side] < 0) continue;
        u->seen = (bay_point){INT32_MAX, INT32_MAX}; // a unit without a place comes last
        if (!u->placed) continue;
        u->seen = bases_seen(b->place[u->first_place], front[u->side]);
        for (int k = 1; k < u->placed; k++) {
            bay_point at = bases_seen(b->place[u->first_place + k], front[u->side]);
            if (wtj_is_left_of(at, u->seen)) u->seen = at;
        }
    }
}

bay_status wtj_check_places(wtj_reader *reader) {
    if (!reader->battle->places) return BAY_OK;
    bay_status status = check_all_placed(reader);
    if (status == BAY_OK) status = read_sizes(reader);
    if (status == BAY_OK) status = check_overlaps(reader);
    if (status == BAY_OK) look_from_the_front(reader->battle);
    return status;
}

// --- Contacts --------------------------------------------------------------------------------

static uint32_t bit_of(int edge, int enemy_edge) {
    return UINT32_C(1) << (EDGES * edge + enemy_edge);
}

// Ours are counted the other way round.
static int edge_of(base_edge edge) {
    return (EDGES - (int)edge) % EDGES;
}

// Over all bases of both units: which edges touch, one bit for each pair of edges.
static uint32_t edges_met(const wtj_battle *b, int unit, int enemy) {
    uint32_t met = 0;
    base_edge ours, theirs;
    for (int i = 0; i < b->unit[unit].placed; i++)
        for (int k = 0; k < b->unit[enemy].placed; k++)
            if (bases_touch(wtj_base(b, unit, i), wtj_base(b, enemy, k), &ours, &theirs))
                met |= bit_of(edge_of(ours), edge_of(theirs));
    return met;
}

bool wtj_find_touch(const wtj_battle *b, int unit, int number, int edge, bay_point *at) {
    base_edge ours, theirs;
    ground_base base = wtj_base(b, unit, number);
    kit_set enemies = edge == EDGES ? b->unit[unit].touching : b->unit[unit].touched[edge];
    KIT_EACH (enemy, enemies)
        for (int k = 0; k < b->unit[enemy].placed; k++) {
            ground_base other = wtj_base(b, enemy, k);
            if (!bases_touch(base, other, &ours, &theirs)) continue;
            if (edge != EDGES && edge != edge_of(ours)) continue;
            *at = bases_meet(base, other);
            return true;
        }
    return false;
}

// The drawing removes the last base first: those that touch nobody, from the right.
static void order_places(wtj_battle *b, int unit) {
    const wtj_unit *u = &b->unit[unit];
    bay_point *place = &b->place[u->first_place];
    bool touches[WTJ_BASES_MAX];
    bay_point where;
    for (int i = 0; i < u->placed; i++) touches[i] = wtj_find_touch(b, unit, i, EDGES, &where);
    for (int i = 1; i < u->placed; i++) {
        bay_point one = place[i], seen = bases_seen(one, u->facing);
        bool met = touches[i];
        int at = i;
        for (; at > 0; at--) {
            bool left = wtj_is_left_of(seen, bases_seen(place[at - 1], u->facing));
            if (met == touches[at - 1] ? !left : !met) break;
            place[at] = place[at - 1];
            touches[at] = touches[at - 1];
        }
        place[at] = one;
        touches[at] = met;
    }
}

void wtj_touch_placed(wtj_battle *b) {
    for (int unit = 0; unit < b->attackers; unit++)
        for (int enemy = b->attackers; enemy < b->count; enemy++) {
            uint32_t met = edges_met(b, unit, enemy);
            for (int edge = FRONT; edge < EDGES; edge++)
                for (int other = FRONT; other < EDGES; other++)
                    if (met & bit_of(edge, other))
                        wtj_touch_both(b, (wtj_contact){(uint8_t)unit, (uint8_t)edge,
                                                        (uint8_t)enemy, (uint8_t)other});
        }
    for (int i = 0; i < b->count; i++) order_places(b, i);
}

bay_status wtj_check_stated(const kit_node *contact, const wtj_battle *b, wtj_contact stated) {
    static const char *const WORDS[EDGES] = {"front", "left", "rear", "right"};
    uint32_t met = edges_met(b, stated.attacker, stated.defender);
    if (met & bit_of(stated.edge, stated.defender_edge)) return BAY_OK;
    char given[24], bytes[300];
    text said = text_within(given, sizeof given), allowed = text_within(bytes, sizeof bytes);
    for (int edge = FRONT; edge < EDGES; edge++)
        for (int other = FRONT; other < EDGES; other++) {
            bool here = met & bit_of(edge, other),
                 this_one = edge == stated.edge && other == stated.defender_edge;
            if (!here && !this_one) continue;
            text *to = here ? &allowed : &said;
            if (to->size) text_add(to, ", ");
            text_add(to, WORDS[edge]);
            text_add(to, " on ");
            text_add(to, WORDS[other]);
        }
    return kit_refuse(
        contact,
        (kit_fault){.clause = WTJ_01,
                    .words = met ? "By their places these units touch with other edges."
                                 : "By their places these units stand apart.",
                    .given = given,
                    .allowed = met ? bytes : "places that touch, or no such contact"});
}
