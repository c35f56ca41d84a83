// The odds of a chain of dice.
//
// A die waiting at a stage comes through with a probability that depends only on the stage, and the
// dice are independent. So each group of dice that wait alike contributes a binomial number. Before
// the first die there is one group; in mid-throw one for each stage at most, and one for dice that
// failed and are to be thrown once more. The groups are added by convolution.
//
// A binomial is computed outwards from its likeliest number, which gets weight 1, by the ratio of
// neighbours
//
//     w(k + 1) / w(k) = (n - k) / (k + 1) * hit / miss
//
// and divided by its sum. So nothing overflows, far tails at most underflow to 0, errors grow with
// the distance from the middle, and no power or logarithm is needed.
#include "dice/odds.h"

// The fate of one die: it comes through, or not. Neither is computed as one minus the other, so
// that both keep their digits. `can`: the faces allow it, whatever the numbers round to.
typedef struct fate {
    number hit, miss;
    bool can_hit, can_miss;
} fate;

typedef struct group {
    uint32_t dice;
    fate each;
} group;

typedef struct spread {
    number *p;     // [size], the probability of k more dice coming through
    uint32_t size; // 1 .. dice + 1
} spread;

enum { GROUPS_MAX = BAY_STAGES_MAX + 1 };

// --- One die -------------------------------------------------------------------------------------

static void add_faces(field f, uint8_t faces, const fate *then, fate *to) {
    if (faces == 0) return;
    number weight = number_of(f, faces);
    to->hit = number_add(f, to->hit, number_mul(f, weight, then->hit));
    to->miss = number_add(f, to->miss, number_mul(f, weight, then->miss));
    to->can_hit = to->can_hit || then->can_hit;
    to->can_miss = to->can_miss || then->can_miss;
}

static void divide_faces(field f, number sides, fate *to) {
    to->hit = number_div(f, to->hit, sides);
    to->miss = number_div(f, to->miss, sides);
}

// Goes from the last stage to the first: for each, a die thrown there, and one thrown there once
// more.
static void fates(field f, const bay_throw *chain, fate first[BAY_STAGE_DONE + 1],
                  fate again[BAY_STAGE_DONE + 1]) {
    const fate lost = {.hit = 0, .miss = number_of(f, 1), .can_miss = true};
    number sides = number_of(f, chain->sides[0]);
    first[BAY_STAGE_DONE] = (fate){.hit = number_of(f, 1), .miss = 0, .can_hit = true};
    for (int s = chain->stages - 1; s >= 0; s--) {
        const bay_stage *stage = &chain->is.stage[s];
        stage_faces faces = progress_stage_faces(stage, chain->sides[0]);
        fate passed = {0};
        add_faces(f, faces.pass, &first[stage->next], &passed);
        if (faces.top > 0) add_faces(f, faces.top, &first[stage->top], &passed);
        first[s] = again[s] = passed;
        add_faces(f, faces.fail, &lost, &again[s]);
        divide_faces(f, sides, &again[s]);
        add_faces(f, faces.fail, stage->again == BAY_AGAIN_FAILED ? &again[s] : &lost,
                  &first[s]);
        divide_faces(f, sides, &first[s]);
    }
}

// --- Equal dice ----------------------------------------------------------------------------------

#ifdef BAY_RESIDUE

// inverse[k] = 1 / k for 1 .. n, each from an earlier one: prime = (prime / k) k + prime % k.
static void inverses(field f, uint32_t n, number *inverse) {
    inverse[1] = 1;
    for (uint32_t k = 2; k <= n; k++)
        inverse[k] = number_mul(f, f.prime - f.prime / k, inverse[f.prime % k]);
}

// Residues neither grow nor vanish: any number can be the start.
static uint32_t likeliest(const group *dice) {
    (void)dice;
    return 0;
}

static bool can_divide(const fate *each) {
    return !number_is_zero(each->hit) && !number_is_zero(each->miss);
}

static number sum(field f, const number *p, uint32_t size) {
    number total = 0;
    for (uint32_t k = 0; k < size; k++) total = number_add(f, total, p[k]);
    return total;
}

#else

static void inverses(field f, uint32_t n, number *inverse) {
    (void)f;
    for (uint32_t k = 1; k <= n; k++) inverse[k] = 1.0 / k;
}

static uint32_t likeliest(const group *dice) {
    uint32_t k = (uint32_t)((dice->dice + 1) * dice->each.hit);
    return k < dice->dice ? k : dice->dice;
}

static bool can_divide(const fate *each) {
    return each->hit > 0 && each->miss > 0;
}

// Four sums side by side: faster and more accurate.
static number sum(field f, const number *p, uint32_t size) {
    (void)f;
    number part[4] = {0};
    for (uint32_t k = 0; k < size; k++) part[k % 4] += p[k];
    return (part[0] + part[1]) + (part[2] + part[3]);
}

#endif

// p[0 .. dice]: the probabilities that so many of the group come through; both fates are possible.
static bay_status binomial(field f, const group *dice, const number *inverse, number *p) {
    uint32_t n = dice->dice, start = likeliest(dice);
    if (!can_divide(&dice->each)) return BAY_BAD_PRIME;
    number up = number_div(f, dice->each.hit, dice->each.miss);
    number down = number_div(f, dice->each.miss, dice->each.hit);
    p[start] = number_of(f, 1);
    for (uint32_t k = start; k < n; k++) {
        number ratio = number_mul(f, number_mul(f, number_of(f, n - k), inverse[k + 1]), up);
        p[k + 1] = number_mul(f, p[k], ratio);
    }
    for (uint32_t k = start; k > 0; k--) {
        number ratio = number_mul(f, number_mul(f, number_of(f, k), inverse[n - k + 1]), down);
        p[k - 1] = number_mul(f, p[k], ratio);
    }
    number total = sum(f, p, n + 1);
    if (number_is_zero(total)) return BAY_BAD_PRIME;
    number scale = number_inverse(f, total);
    for (uint32_t k = 0; k <= n; k++) p[k] = number_mul(f, p[k], scale);
    return BAY_OK;
}

static void convolve(field f, spread a, spread b, number *out) {
    for (uint32_t k = 0; k < a.size + b.size - 1; k++) out[k] = 0;
    for (uint32_t i = 0; i < a.size; i++)
        for (uint32_t j = 0; j < b.size; j++)
            out[i + j] = number_add(f, out[i + j], number_mul(f, a.p[i], b.p[j]));
}

// --- The throw -----------------------------------------------------------------------------------

// The groups of dice still in play whose fate is open; *sure grows by the dice that are certain to
// come through.
static uint32_t open_groups(field f, const bay_throw *chain, const chain_progress *at,
                            group list[GROUPS_MAX], uint32_t *sure) {
    fate first[BAY_STAGE_DONE + 1], again[BAY_STAGE_DONE + 1];
    fates(f, chain, first, again);
    uint32_t count = 0;
    for (int i = 0; i <= chain->stages; i++) {
        bool more = i == chain->stages; // after the stages: the dice thrown once more
        if (more && at->again == 0) break;
        group next =
            more ? (group){at->again, again[at->stage]} : (group){at->waiting[i], first[i]};
        if (next.dice == 0 || !next.each.can_hit) continue;
        if (next.each.can_miss)
            list[count++] = next;
        else
            *sure += next.dice;
    }
    return count;
}

bay_status TWICE(chain_odds)(field f, const bay_throw *chain, const chain_progress *at,
                             const odds_out *out) {
    uint32_t sure = at->counted, room = chain->dice[0] + 2U;
    group list[GROUPS_MAX];
    uint32_t count = open_groups(f, chain, at, list, &sure);
    number *inverse = out->space, *one = inverse + room, *other = one + room;
    spread all = {other + room, 1};
    inverses(f, chain->dice[0], inverse);
    all.p[0] = number_of(f, 1);
    for (uint32_t i = 0; i < count; i++) {
        bay_status status = binomial(f, &list[i], inverse, i == 0 ? all.p : one);
        if (status != BAY_OK) return status;
        if (i == 0) {
            all.size = list[0].dice + 1;
            continue;
        }
        spread added = {one, list[i].dice + 1};
        convolve(f, all, added, other);
        number *swap = all.p;
        all = (spread){other, all.size + list[i].dice};
        other = swap;
    }
    for (uint32_t k = 0; k < all.size; k++) {
        uint32_t result = sure + k < chain->most ? sure + k : chain->most;
        out->p[result] = number_add(f, out->p[result], all.p[k]);
        if (out->can) out->can[result] = 1;
    }
    return BAY_OK;
}
