// The best order at a step: every action, every condition on one feature, every pair of one-sided
// or single-valued conditions on two. For two features and an action, what each pair of values
// saves is put in a table once; the table is summed up from its corner, and then any condition
// costs four look-ups.
#include "analysis/brief.h"
#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { RANKS_MAX = 40 }; // different values of a feature that are told apart

static const double MERIT[3] = {1, 0.95, 0.9}; // of a saving point with 0, 1, 2 conditions

// The values of a feature at this step in rising order, neighbours lumped where there are many.
typedef struct scale {
    uint32_t feature, count;
    int32_t low[RANKS_MAX], high[RANKS_MAX];
} scale;

typedef struct range {
    uint32_t low, high; // ranks
} range;

typedef struct search {
    const briefing *in;
    uint16_t step;
    double harm;
    scale *axis; // [axes], of features that vary
    uint32_t axes;
    uint8_t *rank;     // [samples * axes]
    uint32_t *at_step; // [count] samples
    uint32_t count;
    double sum[RANKS_MAX + 1][RANKS_MAX + 1]; // of all below and left
    brief_rule best;
} search;

double brief_loss(const briefing *in, const brief_sample *sample, const brief_rule *rule) {
    const int32_t *value = in->value + (size_t)(sample - in->sample) * in->features;
    if (sample->step != rule->step || !order_holds(rule->when, rule->whens, value)) return -1;
    for (uint32_t i = 0; i < sample->count; i++)
        if (in->offer[sample->first + i].action == rule->action)
            return in->offer[sample->first + i].loss;
    return -1;
}

// --- Scales ----------------------------------------------------------------------------------

static int32_t value_of(const search *of, uint32_t i, uint32_t feature) {
    return of->in->value[(size_t)of->at_step[i] * of->in->features + feature];
}

// The least value above `than`; false when there is none.
static bool next_value(const search *of, uint32_t feature, int64_t than, int32_t *out) {
    bool found = false;
    for (uint32_t i = 0; i < of->count; i++) {
        int32_t value = value_of(of, i, feature);
        if (value <= than || (found && value >= *out)) continue;
        *out = value;
        found = true;
    }
    return found;
}

static void make_scale(const search *of, uint32_t feature, scale *out) {
    int64_t last = INT64_MIN;
    int32_t value = 0;
    *out = (scale){.feature = feature};
    while (out->count < RANKS_MAX && next_value(of, feature, last, &value)) {
        out->low[out->count] = out->high[out->count] = value;
        out->count++;
        last = value;
    }
    while (next_value(of, feature, last, &value)) last = out->high[RANKS_MAX - 1] = value;
}

static uint8_t rank_of(const scale *axis, int32_t value) {
    uint32_t rank = 0;
    while (value > axis->high[rank]) rank++;
    return (uint8_t)rank;
}

// --- Tables ----------------------------------------------------------------------------------

// Fills and sums the table of what `action` saves by the ranks on two axes.
static void fill_table(search *of, uint32_t action, uint32_t x, uint32_t y) {
    uint32_t width = of->axis[x].count, height = of->axis[y].count;
    for (uint32_t i = 0; i <= width; i++)
        for (uint32_t j = 0; j <= height; j++) of->sum[i][j] = 0;
    for (uint32_t i = 0; i < of->count; i++) {
        const brief_sample *sample = &of->in->sample[of->at_step[i]];
        for (uint32_t o = 0; o < sample->count; o++) {
            const brief_offer *offer = &of->in->offer[sample->first + o];
            if (offer->action != action) continue;
            const uint8_t *rank = of->rank + (size_t)i * of->axes;
            double saves = sample->weight * (sample->loss - offer->loss);
            of->sum[rank[x] + 1][rank[y] + 1] += saves < 0 ? saves * of->harm : saves;
        }
    }
    for (uint32_t i = 1; i <= width; i++)
        for (uint32_t j = 1; j <= height; j++)
            of->sum[i][j] += of->sum[i - 1][j] + of->sum[i][j - 1] - of->sum[i - 1][j - 1];
}

static double saved(const search *of, range x, range y) {
    return of->sum[x.high + 1][y.high + 1] - of->sum[x.low][y.high + 1] -
           of->sum[x.high + 1][y.low] + of->sum[x.low][y.low];
}

static bool is_all(const scale *axis, range of) {
    return of.low == 0 && of.high + 1 == axis->count;
}

static void add_when(brief_rule *to, const scale *axis, range of) {
    if (is_all(axis, of)) return;
    bay_when *when = &to->when[to->whens++];
    when->feature = (uint16_t)axis->feature;
    when->low = of.low == 0 ? INT32_MIN : axis->low[of.low];
    when->high = of.high + 1 == axis->count ? INT32_MAX : axis->high[of.high];
}

// Keeps the rule if it is better than what is kept; of equals the first.
static void offer_rule(search *of, uint32_t action, const uint32_t axis[2], const range on[2]) {
    double saves = saved(of, on[0], on[1]);
    const scale *x = &of->axis[axis[0]], *y = &of->axis[axis[1]];
    double merit = saves * MERIT[!is_all(x, on[0]) + !is_all(y, on[1])];
    if (merit <= of->best.merit * (1 + 1e-9)) return;
    of->best = (brief_rule){.step = of->step, .action = action, .saves = saves, .merit = merit};
    add_when(&of->best, x, on[0]);
    add_when(&of->best, y, on[1]);
}

// The n-th range worth a condition on a scale: all of it, from the top and the bottom, single
// values; false past the last.
static bool range_at(const scale *axis, uint32_t n, range *out) {
    uint32_t last = axis->count - 1;
    if (n == 0)
        *out = (range){0, last};
    else if (n <= last)
        *out = (range){n, last};
    else if (n <= 2 * last)
        *out = (range){0, 2 * last - n};
    else if (n <= 2 * last + axis->count)
        *out = (range){n - 2 * last - 1, n - 2 * last - 1};
    else
        return false;
    return true;
}

static void try_pair(search *of, uint32_t action, uint32_t x, uint32_t y) {
    range on[2];
    fill_table(of, action, x, y);
    for (uint32_t i = 0; range_at(&of->axis[x], i, &on[0]); i++)
        for (uint32_t j = 0; range_at(&of->axis[y], j, &on[1]); j++)
            offer_rule(of, action, (const uint32_t[]){x, y}, on);
}

// Every range of one feature; axis 0 is the one on which nothing varies.
static void try_single(search *of, uint32_t action, uint32_t x) {
    range on[2] = {{0, 0}, {0, 0}};
    fill_table(of, action, x, 0);
    uint32_t count = of->axis[x].count;
    for (uint32_t width = count; width > 0; width--)
        for (uint32_t low = 0; low + width <= count; low++) {
            on[0] = (range){low, low + width - 1};
            offer_rule(of, action, (const uint32_t[]){x, 0}, on);
        }
}

// --- The search ------------------------------------------------------------------------------

static bay_status prepare(search *of, arena *space) {
    const briefing *in = of->in;
    of->at_step = arena_take_array(space, in->samples, sizeof *of->at_step);
    of->axis = arena_take_array(space, in->features + (size_t)1, sizeof *of->axis);
    if (!of->at_step || !of->axis) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < in->samples; i++)
        if (in->sample[i].step == of->step) of->at_step[of->count++] = i;
    of->axis[of->axes++] = (scale){.count = 1, .low = {INT32_MIN}, .high = {INT32_MAX}};
    for (uint32_t f = 0; f < in->features && of->count; f++) {
        make_scale(of, f, &of->axis[of->axes]);
        if (of->axis[of->axes].count > 1) of->axes++;
    }
    of->rank = arena_take_array(space, (size_t)of->count * of->axes, sizeof *of->rank);
    if (!of->rank) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < of->count; i++)
        for (uint32_t x = 0; x < of->axes; x++)
            of->rank[(size_t)i * of->axes + x] =
                x ? rank_of(&of->axis[x], value_of(of, i, of->axis[x].feature)) : 0;
    return BAY_OK;
}

bay_status brief_find(const briefing *in, uint16_t step, double harm, brief_rule *out) {
    bay_memory memory = in->graph->work.memory;
    arena space = arena_new(memory);
    search *of = memory_take_zeroed(memory, sizeof *of);
    if (!of) return BAY_NO_MEMORY;
    of->in = in;
    of->step = step;
    of->harm = harm;
    bay_status status = prepare(of, &space);
    for (uint32_t a = 0; a < in->actions && !status; a++) {
        if (in->action[a].step != step) continue;
        for (uint32_t x = 0; x < of->axes; x++) try_single(of, a, x);
        for (uint32_t x = 1; x < of->axes; x++)
            for (uint32_t y = x + 1; y < of->axes; y++) try_pair(of, a, x, y);
    }
    *out = of->best;
    arena_free(&space);
    memory_give(memory, of, sizeof *of);
    return status;
}
