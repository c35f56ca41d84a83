// Finds which models of a party are near each other, and whether some of them hang together.
// Ruling R-28.

#include "rules/trial40k/charge/links.h"

#include "rules/trial40k/charge/charge.h"

trial40k_some trial40k_these(int first, int end) {
    trial40k_some set = {{0}};
    trial40k_put_these(&set, first, end);
    return set;
}

// Bytes before a row.
static size_t before(int row, int bytes) {
    return (size_t)row * (size_t)bytes;
}

static void put(uint8_t *row, int bytes, int one, int other) {
    row[before(one, bytes) + (size_t)other / 8] |= (uint8_t)(1 << other % 8);
}

bool trial40k_link(const trial40k_stander *stand, int count, int bytes, uint8_t *row) {
    bool all = true;
    for (int one = 0; one < count; one++)
        for (int other = 0; other < one; other++) {
            if (!discs_within(stand[one].base, stand[other].base, TRIAL40K_NEAR)) {
                all = false;
                continue;
            }
            put(row, bytes, one, other);
            put(row, bytes, other, one);
        }
    return all;
}

static uint64_t near_of(const trial40k_links *links, int model, int word) {
    const uint8_t *row = links->row + before(model, links->bytes) + (size_t)word * 8;
    int bytes = links->bytes - word * 8;
    uint64_t near = 0;
    for (int i = 0; i < bytes && i < 8; i++) near |= (uint64_t)row[i] << i * 8;
    return near;
}

// Takes the first out of a set; -1: it is empty.
static int take_first(trial40k_some *set, int words) {
    for (int i = 0; i < words; i++) {
        if (!set->word[i]) continue;
        int bit = __builtin_ctzll(set->word[i]);
        set->word[i] &= set->word[i] - 1;
        return i * 64 + bit;
    }
    return -1;
}

// The same for sets of one word.
static bool are_linked_in_word(const trial40k_links *links, uint64_t all, uint64_t those) {
    uint64_t next = those & -those, left = all;
    while (next && those & left) {
        int model = __builtin_ctzll(next);
        left &= ~(UINT64_C(1) << model);
        next = (next & (next - 1)) | (near_of(links, model, 0) & left);
        left &= ~next;
    }
    return !(those & left);
}

bool trial40k_are_linked(const trial40k_links *links, trial40k_some all, trial40k_some those) {
    if (links->words == 1) return are_linked_in_word(links, all.word[0], those.word[0]);
    trial40k_some left = all, next = {{0}};
    int words = links->words, model = take_first(&those, words);
    if (model < 0) return true;
    trial40k_drop(&left, model);
    for (; model >= 0; model = take_first(&next, words)) {
        uint64_t apart = 0; // those whom no link has reached yet
        for (int i = 0; i < words; i++) {
            uint64_t reached = near_of(links, model, i) & left.word[i];
            next.word[i] |= reached;
            left.word[i] &= ~reached;
            apart |= left.word[i] & those.word[i];
        }
        if (!apart) return true;
    }
    return false;
}

// --- Of a whole party --------------------------------------------------------------------------

static int add(int first, int models, uint16_t base, trial40k_stander *to) {
    for (int i = 0; i < models; i++)
        to[i] = (trial40k_stander){.base.diameter = base, .place = (uint8_t)(first + i)};
    return models;
}

// All of a unit, whoever is left, but for where they are.
static int models_of(const trial40k_battle *b, int unit, trial40k_stander *to) {
    int count = 0;
    if (!b->charges) TRIAL40K_EACH_GROUP(b, group, unit) {
            const trial40k_group *g = &b->group[group];
            count += add(g->stand, g->models, g->base, to + count);
        }
    for (int i = 0; b->charges && i < b->lines; i++) {
        const trial40k_line *line = &b->line[i];
        if (line->unit == unit) count += add(line->stand, line->models, line->base, to + count);
    }
    return count;
}

static int party_of(const trial40k_battle *b, int unit, trial40k_stander *to) {
    int count = 0;
    KIT_EACH (member, b->unit[unit].party) count += models_of(b, member, to + count);
    return count;
}

static void note_links(const trial40k_battle *b, const trial40k_state *state, uint8_t *row) {
    trial40k_stander stand[TRIAL40K_PLACES_MAX];
    for (int unit = 0; unit < b->count; unit++) {
        if (b->unit[unit].host != unit) continue;
        int count = party_of(b, unit, stand);
        for (int i = 0; i < count; i++)
            stand[i].base.middle = trial40k_place_now(b, state, stand[i].place);
        trial40k_link(stand, count, b->link_bytes,
                      row + before(b->unit[unit].row, b->link_bytes));
    }
}

void trial40k_settle_links(const trial40k_battle *b, trial40k_state *state) {
    note_links(b, state, state->bytes + trial40k_before_links(b));
}

// Party after party.
static void find_rows(trial40k_battle *b) {
    trial40k_stander stand[TRIAL40K_PLACES_MAX];
    int rows = 0, most = 0;
    for (int unit = 0; unit < b->count; unit++) {
        if (b->unit[unit].host != unit) continue;
        int count = party_of(b, unit, stand);
        KIT_EACH (member, b->unit[unit].party) b->unit[member].row = (uint8_t)rows;
        for (int i = 0; i < count; i++) b->row_of[stand[i].place] = (uint8_t)i;
        rows += count;
        if (count > most) most = count;
        if (b->unit[unit].side == BAY_ATTACKER && count > b->movers) b->movers = (uint8_t)count;
    }
    b->link_bytes = (uint8_t)trial40k_link_bytes(most);
}

void trial40k_find_links(trial40k_battle *b) {
    if (!b->places) return;
    find_rows(b);
    if (!b->charges) note_links(b, NULL, b->link);
}

trial40k_links trial40k_links_now(const trial40k_battle *b, const trial40k_state *state,
                                  int unit) {
    const uint8_t *row = b->charges ? state->bytes + trial40k_before_links(b) : b->link;
    return trial40k_links_in(row + before(b->unit[unit].row, b->link_bytes), b->link_bytes);
}
