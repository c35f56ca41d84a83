// Finds the best order at a step. It tries every action, every condition on one feature, and every
// pair of one-sided or single-valued conditions on two. For two features and an action, a table
// holds what each pair of values saves. It is filled once and summed from its corner; then any
// condition costs four look-ups.
#include "analysis/graph/orders.h"
#include "analysis/policy/decision_list.h"
#include "base/memory.h"

#include <string.h>

enum { RANKS_MAX = 40 }; // different values of a feature that are told apart

static const double MERIT[3] = {1, 0.95, 0.9}; // of a saving point with 0, 1, 2 conditions

typedef struct range {
    uint32_t low, high; // ranks
} range;

// The values of a feature at this step in rising order; neighbours are merged if there are many.
typedef struct scale {
    uint32_t feature, count;
    int32_t low[RANKS_MAX], high[RANKS_MAX];
    uint32_t ranges; // worth trying beside another condition
    range range[3 * RANKS_MAX];
} scale;

typedef struct saving { // what an action saves in a sample
    uint32_t sample;    // of at_step
    double points;
} saving;

struct rule_search {
    const decision_samples *in;
    arena space;
    uint16_t step;
    double harm;
    scale *axis; // [axes], of features that vary
    uint32_t axes;
    uint8_t *rank;     // [axes][count]
    uint32_t *at_step; // [count] samples
    uint32_t count;
    saving *saving; // [savings] of the action being tried
    uint32_t savings;
    double hope;                              // no rule with the action saves more
    double sum[RANKS_MAX + 1][RANKS_MAX + 1]; // sums of all cells below and left
    double limit;                             // the merit that a better rule must exceed
    decision_rule best;
};

double decision_rule_loss(const decision_samples *in, const decision_sample *sample,
                          const decision_rule *rule) {
    const int32_t *value = in->value + (size_t)(sample - in->sample) * in->features;
    if (sample->step != rule->step || !order_holds(rule->when, rule->whens, value)) return -1;
    for (uint32_t i = 0; i < sample->count; i++)
        if (in->offer[sample->first + i].action == rule->action)
            return in->offer[sample->first + i].loss;
    return -1;
}

// --- Scales ----------------------------------------------------------------------------------

static int32_t value_of(const rule_search *of, uint32_t i, uint32_t feature) {
    return of->in->value[(size_t)of->at_step[i] * of->in->features + feature];
}

// Adds a value to the lowest RANKS_MAX values, in rising order and each only once.
static void add_value(scale *axis, int32_t value) {
    uint32_t place = axis->count;
    while (place > 0 && axis->low[place - 1] > value) place--;
    if ((place > 0 && axis->low[place - 1] == value) || place == RANKS_MAX) return;
    if (axis->count < RANKS_MAX) axis->count++;
    for (uint32_t i = axis->count - 1; i > place; i--) axis->low[i] = axis->low[i - 1];
    axis->low[place] = value;
}

static void make_scale(const rule_search *of, uint32_t feature, scale *out) {
    int32_t last = 0, most = INT32_MIN;
    out->feature = feature;
    out->count = out->ranges = 0;
    for (uint32_t i = 0; i < of->count; i++) {
        int32_t value = value_of(of, i, feature);
        if (i > 0 && value == last) continue;
        last = value;
        if (value > most) most = value;
        add_value(out, value);
    }
    for (uint32_t i = 0; i < out->count; i++) out->high[i] = out->low[i];
    if (out->count > 0) out->high[out->count - 1] = most;
}

static uint8_t rank_of(const scale *axis, int32_t value) {
    uint32_t rank = 0;
    while (value > axis->high[rank]) rank++;
    return (uint8_t)rank;
}

// --- Tables ----------------------------------------------------------------------------------

// Gathers the savings of `action`, and the most that a rule with it can save: no sum of some
// savings is more than the sum of the gains, except for rounding.
static void gather(rule_search *of, uint32_t action) {
    double gained = 0, all = 0;
    of->savings = 0;
    for (uint32_t i = 0; i < of->count; i++) {
        const decision_sample *sample = &of->in->sample[of->at_step[i]];
        const sample_offer *offer = of->in->offer + sample->first;
        for (uint32_t o = 0; o < sample->count; o++) {
            if (offer[o].action != action) continue;
            double saves = sample->weight * (sample->loss - offer[o].loss);
            if (saves < 0) saves *= of->harm;
            of->saving[of->savings++] = (saving){i, saves};
            gained += saves > 0 ? saves : 0;
            all += saves > 0 ? saves : -saves;
        }
    }
    of->hope = gained + 1e-9 * all;
}

// Fills and sums the table of the action's savings by the ranks on two axes.
static void fill_table(rule_search *of, uint32_t x, uint32_t y) {
    uint32_t width = of->axis[x].count, height = of->axis[y].count;
    const uint8_t *across = of->rank + (size_t)x * of->count,
                  *up = of->rank + (size_t)y * of->count;
    for (uint32_t i = 0; i <= width; i++)
        for (uint32_t j = 0; j <= height; j++) of->sum[i][j] = 0;
    for (uint32_t i = 0; i < of->savings; i++) {
        const saving *one = &of->saving[i];
        of->sum[across[one->sample] + 1][up[one->sample] + 1] += one->points;
    }
    for (uint32_t i = 1; i <= width; i++)
        for (uint32_t j = 1; j <= height; j++)
            of->sum[i][j] += of->sum[i - 1][j] + of->sum[i][j - 1] - of->sum[i - 1][j - 1];
}

static double saved(const rule_search *of, range x, range y) {
    return of->sum[x.high + 1][y.high + 1] - of->sum[x.low][y.high + 1] -
           of->sum[x.high + 1][y.low] + of->sum[x.low][y.low];
}

static bool is_all(const scale *axis, range of) {
    return of.low == 0 && of.high + 1 == axis->count;
}

static void add_when(decision_rule *to, const scale *axis, range of) {
    if (is_all(axis, of)) return;
    bay_when *when = &to->when[to->whens++];
    when->feature = (uint16_t)axis->feature;
    when->low = of.low == 0 ? INT32_MIN : axis->low[of.low];
    when->high = of.high + 1 == axis->count ? INT32_MAX : axis->high[of.high];
}

// Keeps the rule if it is better than the one kept; of equals the first.
static void offer_rule(rule_search *of, uint32_t action, const uint32_t axis[2],
                       const range on[2]) {
    const scale *x = &of->axis[axis[0]], *y = &of->axis[axis[1]];
    double saves = saved(of, on[0], on[1]);
    double merit = saves * MERIT[!is_all(x, on[0]) + !is_all(y, on[1])];
    if (merit <= of->limit) return;
    of->best =
        (decision_rule){.step = of->step, .action = action, .saves = saves, .merit = merit};
    of->limit = merit * (1 + 1e-9);
    add_when(&of->best, x, on[0]);
    add_when(&of->best, y, on[1]);
}

// The n-th range on a scale that is worth a condition: the whole scale, ranges from the top and the
// bottom, single values; false past the last.
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

static void find_ranges(scale *axis) {
    while (range_at(axis, axis->ranges, &axis->range[axis->ranges])) axis->ranges++;
}

static void try_pair(rule_search *of, uint32_t action, uint32_t x, uint32_t y) {
    const scale *one = &of->axis[x], *other = &of->axis[y];
    if (of->hope * MERIT[2] <= of->best.merit) return; // single conditions were already tried
    fill_table(of, x, y);
    for (uint32_t i = 0; i < one->ranges; i++)
        for (uint32_t j = 0; j < other->ranges; j++)
            offer_rule(of, action, (const uint32_t[]){x, y},
                       (const range[]){one->range[i], other->range[j]});
}

// Tries every range of one feature; axis 0 is the one on which nothing varies.
static void try_single(rule_search *of, uint32_t action, uint32_t x) {
    range on[2] = {{0, 0}, {0, 0}};
    if (of->hope <= of->best.merit) return;
    fill_table(of, x, 0);
    uint32_t count = of->axis[x].count;
    for (uint32_t width = count; width > 0; width--)
        for (uint32_t low = 0; low + width <= count; low++) {
            on[0] = (range){low, low + width - 1};
            offer_rule(of, action, (const uint32_t[]){x, 0}, on);
        }
}

// --- The search ------------------------------------------------------------------------------

static uint32_t offers_of(const rule_search *of) {
    uint32_t offers = 0;
    for (uint32_t i = 0; i < of->count; i++) offers += of->in->sample[of->at_step[i]].count;
    return offers;
}

static bay_status make_axes(rule_search *of) {
    const decision_samples *in = of->in;
    of->axis = arena_take_array(&of->space, in->features + (size_t)1, sizeof *of->axis);
    if (!of->axis) return BAY_NO_MEMORY;
    of->axis[of->axes++] = (scale){.count = 1, .low = {INT32_MIN}, .high = {INT32_MAX}};
    for (uint32_t f = 0; f < in->features; f++) {
        make_scale(of, f, &of->axis[of->axes]);
        if (of->axis[of->axes].count > 1) of->axes++;
    }
    for (uint32_t x = 0; x < of->axes; x++) find_ranges(&of->axis[x]);
    return BAY_OK;
}

static bay_status rank_samples(rule_search *of) {
    of->rank = arena_take_array(&of->space, (size_t)of->count * of->axes, sizeof *of->rank);
    if (!of->rank) return BAY_NO_MEMORY;
    for (uint32_t x = 0; x < of->axes; x++)
        for (uint32_t i = 0; i < of->count; i++)
            of->rank[(size_t)x * of->count + i] =
                x ? rank_of(&of->axis[x], value_of(of, i, of->axis[x].feature)) : 0;
    return BAY_OK;
}

static bay_status prepare(rule_search *of) {
    const decision_samples *in = of->in;
    of->at_step = arena_take_array(&of->space, in->samples, sizeof *of->at_step);
    if (!of->at_step) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < in->samples; i++)
        if (in->sample[i].step == of->step) of->at_step[of->count++] = i;
    of->saving = arena_take_array(&of->space, offers_of(of), sizeof *of->saving);
    if (!of->saving) return BAY_NO_MEMORY;
    bay_status status = make_axes(of);
    return status ? status : rank_samples(of);
}

bay_status rule_search_new(const decision_samples *in, uint16_t step, rule_search **out) {
    bay_memory memory = in->graph->work.memory;
    rule_search *made = memory_take_zeroed(memory, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    made->in = in;
    made->step = step;
    made->space = arena_new(memory);
    bay_status status = prepare(made);
    if (status)
        rule_search_free(made);
    else
        *out = made;
    return status;
}

void rule_search_free(rule_search *from) {
    if (!from) return;
    arena_free(&from->space);
    memory_give(from->in->graph->work.memory, from, sizeof *from);
}

decision_rule rule_search_best(rule_search *of, double harm) {
    of->harm = harm;
    of->limit = 0;
    of->best = (decision_rule){.merit = 0};
    for (uint32_t a = 0; a < of->in->actions; a++) {
        if (of->in->action[a].step != of->step) continue;
        gather(of, a);
        for (uint32_t x = 0; x < of->axes; x++) try_single(of, a, x);
        for (uint32_t x = 1; x < of->axes; x++)
            for (uint32_t y = x + 1; y < of->axes; y++) try_pair(of, a, x, y);
    }
    return of->best;
}
