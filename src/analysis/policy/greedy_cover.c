#include "analysis/policy/decision_list.h"
#include "base/memory.h"

#include <string.h>

static const double HOPE = 0.25; // the share of an order's harm that counts while exceptions
                                 // may still mend it

// Rules in the order in which they were found; the last one found is followed first.
typedef struct draft {
    const decision_samples *in;
    decision_rule rule[LIST_ORDERS_MAX];
    uint32_t count;
    rule_search *search[LIST_STEPS_MAX]; // by step
    decision_rule next[LIST_STEPS_MAX];  // by step: the best one now
    double lost[LIST_STEPS_MAX];         // by step: what its samples lose now
    uint32_t steps;
} draft;

// --- The list --------------------------------------------------------------------------------

// The points that the sample loses under the rules without number `without`.
static double loss_under(const draft *of, const decision_sample *sample, uint32_t without) {
    for (uint32_t i = of->count; i-- > 0;) {
        double loss = i == without ? -1 : decision_rule_loss(of->in, sample, &of->rule[i]);
        if (loss >= 0) return loss;
    }
    return of->in->offer[sample->first].loss;
}

static double total_loss(const draft *of, uint32_t without) {
    double total = 0;
    for (uint32_t i = 0; i < of->in->samples; i++)
        total += of->in->sample[i].weight * loss_under(of, &of->in->sample[i], without);
    return total;
}

static void drop(draft *of, uint32_t index) {
    of->count--;
    for (uint32_t i = index; i < of->count; i++) of->rule[i] = of->rule[i + 1];
}

// Drops rules that a later exception has made superfluous.
static void drop_superfluous(draft *of) {
    double all = total_loss(of, of->count);
    for (uint32_t i = of->count; i-- > 0;) {
        double less = total_loss(of, i);
        if (less > all + decision_enough(of->in)) continue;
        drop(of, i);
        all = less; // the sum of the same orders in the same order
    }
}

static bool fits(const draft *of, const decision_rule *rule) {
    char id[sizeof((bay_order *)NULL)->option];
    const bay_option *option = &of->in->action[rule->action].option;
    return bay_option_text(of->in->graph->battle, option, false, id, sizeof id) < sizeof id;
}

static bool is_worth(const draft *of, uint32_t step) {
    return decision_is_worth(of->in, of->lost[step]);
}

static void find_lost(draft *of) {
    memset(of->lost, 0, sizeof of->lost);
    for (uint32_t i = 0; i < of->in->samples; i++) {
        const decision_sample *sample = &of->in->sample[i];
        of->lost[sample->step] += sample->weight * sample->loss;
    }
}

static decision_rule find_at(const draft *of, uint32_t step, double harm) {
    decision_rule found = rule_search_best(of->search[step], harm);
    return found.merit > 0 && fits(of, &found) ? found : (decision_rule){.merit = 0};
}

static void find_next(draft *of, uint32_t step) {
    of->next[step] = is_worth(of, step) ? find_at(of, step, 1) : (decision_rule){.merit = 0};
}

// The points that all samples lose under the rules so far.
static double loss_now(const decision_samples *in) {
    double total = 0;
    for (uint32_t i = 0; i < in->samples; i++)
        total += in->sample[i].weight * in->sample[i].loss;
    return total;
}

static void add_rule(draft *of, const decision_rule *rule) {
    const decision_samples *in = of->in;
    of->rule[of->count++] = *rule;
    for (uint32_t i = 0; i < in->samples; i++) {
        double loss = decision_rule_loss(in, &in->sample[i], rule);
        if (loss >= 0) in->sample[i].loss = loss;
    }
    find_lost(of);
}

// Takes back all rules except the first `count`.
static void take_back(draft *of, uint32_t count) {
    of->count = count;
    for (uint32_t i = 0; i < of->in->samples; i++)
        of->in->sample[i].loss = loss_under(of, &of->in->sample[i], UINT32_MAX);
    find_lost(of);
}

// If no single order saves anything, two may: one that is right in most cases and wrong in some,
// and the exception to it.
static bool add_two(draft *of, uint32_t step) {
    if (!is_worth(of, step)) return false;
    uint32_t count = of->count;
    double before = loss_now(of->in);
    decision_rule rule = find_at(of, step, HOPE);
    if (rule.merit <= 0) return false;
    add_rule(of, &rule);
    rule = find_at(of, step, 1);
    if (rule.merit > 0) add_rule(of, &rule);
    bool added = before - loss_now(of->in) > decision_enough(of->in);
    if (added)
        find_next(of, step);
    else
        take_back(of, count);
    return added;
}

static void add_rules(draft *of, uint32_t room) {
    for (uint32_t s = 0; s < of->steps; s++) find_next(of, s);
    while (of->count < room) {
        uint32_t best = 0;
        for (uint32_t s = 1; s < of->steps; s++)
            if (of->next[s].merit > of->next[best].merit) best = s;
        if (of->next[best].saves > decision_enough(of->in)) {
            add_rule(of, &of->next[best]);
            find_next(of, best);
            continue;
        }
        bool added = false;
        for (uint32_t s = 0; s < of->steps && of->count + 2 <= room && !added; s++)
            added = add_two(of, s);
        if (!added) break;
    }
}

static void write_order(const draft *of, const decision_rule *rule, decision_order *to) {
    const bay_battle *battle = of->in->graph->battle;
    const bay_option *option = &of->in->action[rule->action].option;
    const char *id = battle->rules->options[option->row].id;
    memset(to, 0, sizeof *to);
    to->order.step = rule->step;
    to->order.whens = (uint16_t)rule->whens;
    memcpy(to->order.when, rule->when, sizeof to->order.when);
    bay_option_text(battle, option, false, to->order.option, sizeof to->order.option);
    to->option = *option;
    to->unit = strstr(id, "{unit") != NULL;
    to->number[0] = strstr(id, "{0") != NULL;
    to->number[1] = strstr(id, "{1") != NULL;
}

// Lists the rules step by step, in each step the last found first.
static void write_orders(const draft *of, decision_list *list) {
    list->count = 0;
    for (uint32_t step = 0; step < of->steps; step++)
        for (uint32_t i = of->count; i-- > 0;)
            if (of->rule[i].step == step)
                write_order(of, &of->rule[i], &list->order[list->count++]);
}

// A search for each step at which orders may be worth it.
static bay_status begin(draft *of) {
    const bay_step_info *steps = of->in->graph->battle->rules->steps;
    bay_status status = BAY_OK;
    find_lost(of);
    for (; steps[of->steps].id && of->steps < LIST_STEPS_MAX && !status; of->steps++)
        if (is_worth(of, of->steps))
            status = rule_search_new(of->in, (uint16_t)of->steps, &of->search[of->steps]);
    return status;
}

bay_status greedy_cover(const decision_samples *in, uint32_t room, decision_list *list) {
    bay_memory memory = in->graph->work.memory;
    draft *of = memory_take_zeroed(memory, sizeof *of);
    if (!of) return BAY_NO_MEMORY;
    of->in = in;
    bay_status status = begin(of);
    if (!status) {
        add_rules(of, room < LIST_ORDERS_MAX ? room : LIST_ORDERS_MAX);
        drop_superfluous(of);
        write_orders(of, list);
    }
    for (uint32_t s = 0; s < of->steps; s++) rule_search_free(of->search[s]);
    memory_give(memory, of, sizeof *of);
    return status;
}
