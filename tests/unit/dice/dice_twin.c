#include "unit/dice/dice_twin.h"

#include <assert.h>
#include <string.h>

// --- Chains: a queue of dice a stage -----------------------------------------------------------

// Where a die with this face goes: a stage, DONE, or -1 when it has failed.
static int goes(const bay_throw *chain, int stage, int face) {
    const bay_stage *s = &chain->is.stage[stage];
    if (s->top != BAY_STAGE_SAME && face == chain->sides[0]) return s->top;
    if (s->below && face < s->need) return s->next;
    if (!s->below && face >= s->need) return s->next;
    return -1;
}

// The dice of one question, as far as their faces are given. Returns how many are missing.
static unsigned throw_dice(const bay_throw *chain, int stage, unsigned dice,
                           const uint8_t **faces, const uint8_t *end,
                           unsigned arrived[BAY_STAGE_DONE + 1], unsigned *failed) {
    for (; dice > 0 && *faces < end; dice--) {
        int to = goes(chain, stage, *(*faces)++);
        if (to < 0)
            ++*failed;
        else
            arrived[to]++;
    }
    return dice;
}

static twin_ask twin_of_chain(const bay_throw *chain, const uint8_t *faces, size_t count) {
    const uint8_t *end = faces + count;
    unsigned arrived[BAY_STAGE_DONE + 1] = {chain->dice[0]};
    for (int s = 0; s < chain->stages; s++) {
        unsigned failed = 0, lost = 0, of = arrived[s];
        twin_ask ask = {.sides = chain->sides[0],
                        .who = chain->is.stage[s].who,
                        .stage = (unsigned)s,
                        .of = of};
        ask.dice = throw_dice(chain, s, of, &faces, end, arrived, &failed);
        if (ask.dice > 0) return ask;
        if (chain->is.stage[s].again != BAY_AGAIN_FAILED) continue;
        ask.again = 1;
        ask.of = failed;
        ask.dice = throw_dice(chain, s, failed, &faces, end, arrived, &lost);
        if (ask.dice > 0) return ask;
    }
    unsigned counted = arrived[BAY_STAGE_DONE];
    return (twin_ask){.done = true, .result = counted > chain->most ? chain->most : counted};
}

// --- The others ----------------------------------------------------------------------------------

static uint32_t read_band(const bay_throw *dice, int value) {
    if (dice->cuts > 0) {
        for (uint32_t k = 0; k < dice->cuts; k++)
            if (value <= dice->is.cut[k]) return k;
        return dice->cuts;
    }
    if (value < dice->low) value = dice->low;
    if (value > dice->high) value = dice->high;
    return (uint32_t)(value - dice->low);
}

static void sort_down(uint8_t *faces, int count) {
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            if (faces[j] > faces[i]) {
                uint8_t swap = faces[i];
                faces[i] = faces[j];
                faces[j] = swap;
            }
}

static uint32_t read_pools(const bay_throw *pools, const uint8_t *faces) {
    int first = pools->dice[0], second = pools->dice[1];
    uint8_t own[BAY_POOL_MAX], other[BAY_POOL_MAX];
    for (int i = 0; i < first; i++) own[i] = faces[i];
    for (int i = 0; i < second; i++) other[i] = faces[first + i];
    sort_down(own, first);
    sort_down(other, second);
    uint32_t pairs = (uint32_t)(first < second ? first : second);
    uint32_t lost_by_first = 0, lost_by_second = 0;
    for (uint32_t i = 0; i < pairs; i++) {
        if (own[i] > other[i] || (own[i] == other[i] && pools->ties == BAY_TIES_FIRST))
            lost_by_second++;
        if (own[i] < other[i] || (own[i] == other[i] && pools->ties == BAY_TIES_SECOND))
            lost_by_first++;
    }
    return lost_by_first * (pairs + 1) + lost_by_second;
}

static int read_duel(const bay_throw *duel, const uint8_t *faces) {
    int sum[2] = {duel->plus[0], duel->plus[1]};
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < duel->dice[side]; i++) sum[side] += *faces++;
    return sum[0] - sum[1];
}

// Bouts as the faces lie there; their result is looked for among all that there are.
static twin_ask twin_of_bouts(const bay_throw *bouts, const uint8_t *faces, size_t count) {
    int left[2] = {bouts->left[0], bouts->left[1]}, wins[2] = {0, 0};
    size_t fought = 0;
    while (2 * fought + 2 <= count) {
        int by = faces[2 * fought] + bouts->is.shift[fought] - faces[2 * fought + 1];
        if (by) wins[by < 0]++;
        left[by > 0] -= by < 0 ? -by : by;
        fought++;
    }
    bool out = left[0] <= 0 || left[1] <= 0;
    unsigned side = count % 2;
    if (!out && fought < bouts->stages)
        return (twin_ask){.dice = 1,
                          .of = 1,
                          .sides = bouts->sides[side],
                          .who = bouts->who[side],
                          .stage = side};
    for (uint32_t result = 0; result < bay_throw_results(bouts); result++) {
        bay_fought of = bay_throw_fought(bouts, result);
        bool same = of.bouts == fought;
        for (int s = 0; s < 2; s++) {
            int lost = left[s] > 0 ? bouts->left[s] - left[s] : bouts->left[s];
            same = same && of.lost[s] == lost;
            same = same && (of.won >> s & 1) == (out && wins[s] == (int)fought);
        }
        if (same) return (twin_ask){.done = true, .result = result};
    }
    assert(false); // no result is what came out
    return (twin_ask){.done = false};
}

static uint32_t read_all(const bay_throw *dice, const uint8_t *faces) {
    if (dice->kind == BAY_THROW_POOLS) return read_pools(dice, faces);
    if (dice->kind == BAY_THROW_DUEL) return read_band(dice, read_duel(dice, faces));
    int total = 0, highest = 0;
    for (int i = 0; i < dice->dice[0]; i++) {
        total += faces[i];
        if (faces[i] > highest) highest = faces[i];
    }
    int value = dice->kind == BAY_THROW_TOTAL ? total : highest;
    return read_band(dice, value + dice->plus[0]);
}

twin_ask twin_of(const bay_throw *dice, const uint8_t *faces, size_t count) {
    if (dice->kind == BAY_THROW_CHAIN) return twin_of_chain(dice, faces, count);
    if (dice->kind == BAY_THROW_BOUTS) return twin_of_bouts(dice, faces, count);
    unsigned first = dice->dice[0], both = first + dice->dice[1], thrown = (unsigned)count;
    if (thrown == both) return (twin_ask){.done = true, .result = read_all(dice, faces)};
    if (thrown < first)
        return (twin_ask){
            .dice = first - thrown, .of = first, .sides = dice->sides[0], .who = dice->who[0]};
    return (twin_ask){.dice = both - thrown,
                      .of = dice->dice[1],
                      .sides = dice->sides[1],
                      .who = dice->who[1],
                      .stage = 1};
}

// --- Every way ------------------------------------------------------------------------------------

typedef struct walk {
    const bay_throw *dice;
    size_t deep;
    twin_visit *visit;
    void *user;
    uint8_t faces[TWIN_FACES_MAX];
} walk;

// The ways of ends that come early are multiplied up, so that all are of the same weight.
static uint64_t weight_from(const walk *w, size_t count) {
    uint64_t weight = 1;
    bool turns = w->dice->kind == BAY_THROW_BOUTS; // first, second, first
    for (; count < w->deep; count++)
        weight *= turns ? w->dice->sides[count % 2]
                        : w->dice->sides[w->dice->dice[1] > 0 && count >= w->dice->dice[0]];
    return weight;
}

static void walk_on(walk *w, size_t count, twin_ways *ways) {
    assert(count <= w->deep && w->deep <= TWIN_FACES_MAX);
    memset(ways, 0, sizeof *ways);
    twin_ask ask = twin_of(w->dice, w->faces, count);
    if (ask.done) {
        assert(ask.result < TWIN_RESULTS_MAX);
        ways->of[ask.result] = weight_from(w, count);
    } else {
        for (unsigned face = 1; face <= ask.sides; face++) {
            twin_ways more;
            w->faces[count] = (uint8_t)face;
            walk_on(w, count + 1, &more);
            for (size_t r = 0; r < TWIN_RESULTS_MAX; r++) ways->of[r] += more.of[r];
        }
    }
    ways->all = weight_from(w, count);
    w->visit(w->user, w->faces, count, ways);
}

void twin_walk(const bay_throw *dice, size_t deep, twin_visit *visit, void *user) {
    walk w = {.dice = dice, .deep = deep, .visit = visit, .user = user};
    twin_ways ways;
    walk_on(&w, 0, &ways);
}
