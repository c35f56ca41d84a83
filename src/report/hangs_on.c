#include "report/hangs_on.h"

#include "report/alternatives.h"
#include "report/settings.h"

#include <string.h>

// --- One answer ------------------------------------------------------------------------------

// What is left of the situations that the request may expand.
typedef struct purse {
    bay_work work;
    uint64_t spent;
} purse;

// The chance of the ground in `a`, under its orders. What the budget refuses is counted: the request
// as a whole is over it then.
static bay_status ground_of(door *d, const assault *a, purse *p, double *ground) {
    bay_work work = p->work;
    work.bytes = door_work(d).bytes;
    work.situations = (uint32_t)(p->work.situations - p->spent);
    if (!work.situations) return BAY_OVER_BUDGET;
    figures f;
    bay_status status = figures_expand(a, a->kind, &work, &f);
    if (f.graph) p->spent += bay_graph_situations(f.graph);
    if (status == BAY_OK) status = figures_count(&f);
    if (status == BAY_OK) *ground = figures_ground(&f);
    figures_free(&f);
    return status;
}

// --- One other value -------------------------------------------------------------------------

static int clause_row(const bay_rules *rules, const char *id) {
    for (int row = 0; rules->clauses[row].id; row++)
        if (strcmp(rules->clauses[row].id, id) == 0) return row;
    return -1;
}

// The assault `a` with one setting changed; where it cannot be then, that is the answer.
static bay_status try_move(door *d, const assault *a, int row, purse *p, hung_move *move) {
    scenario changed = a->scenario;
    uint32_t count = settings_count(changed.rules);
    bay_setting *settings = arena_take_array(&d->arena, count + 1, sizeof *settings);
    if (!settings) return BAY_NO_MEMORY;
    memcpy(settings, changed.settings, count * sizeof *settings);
    settings[row] = move->to;
    changed.settings = settings;
    assault other = {0};
    bay_status status = assault_fight(d, &changed, &other);
    if (status == BAY_OK) status = ground_of(d, &other, p, &move->ground);
    assault_free(&other);
    move->clause = -1;
    move->refused = d->bad.count > 0;
    if (!move->refused) return status;
    move->clause = clause_row(changed.rules, d->bad.list[0].clause);
    d->bad.count = 0;
    return BAY_OK;
}

static double moved(const hangs_on *all, const hung_move *move) {
    if (move->refused) return 1;
    double by = move->ground - all->ground;
    return by < 0 ? -by : by;
}

static bay_status measure_one(door *d, const assault *a, purse *p, hangs_on *all, hung *one) {
    bay_setting list[ALTERNATIVES_MAX];
    const bay_param *param = &a->scenario.rules->params[one->row];
    uint32_t count = alternatives_of(param, a->scenario.settings[one->row], list);
    hung_move *moves = arena_take_array(&d->arena, count + 1, sizeof *moves);
    if (!moves) return BAY_NO_MEMORY;
    one->move = moves;
    for (uint32_t i = 0; i < count; i++) {
        hung_move move = {.to = list[i]};
        bay_status status = try_move(d, a, one->row, p, &move);
        if (status != BAY_OK) return status;
        // A number that does not fit beside the others is no value of it.
        if (move.refused && param->kind != BAY_PARAM_READING) continue;
        if (moved(all, &move) > one->moved) one->moved = moved(all, &move);
        moves[one->count++] = move;
    }
    return BAY_OK;
}

// --- All of them -----------------------------------------------------------------------------

// The largest move first; equals stay in their order.
static void sort(hangs_on *all) {
    for (uint32_t i = 1; i < all->count; i++) {
        hung one = all->setting[i];
        uint32_t at = i;
        for (; at > 0 && all->setting[at - 1].moved < one.moved; at--)
            all->setting[at] = all->setting[at - 1];
        all->setting[at] = one;
    }
}

bay_status hangs_on_measure(door *d, const assault *a, hangs_on *out) {
    const bay_rules *rules = a->scenario.rules;
    purse p = {.work = door_work(d)};
    *out = (hangs_on){0};
    out->setting = arena_take_array(&d->arena, settings_count(rules) + 1, sizeof *out->setting);
    if (!out->setting) return BAY_NO_MEMORY;
    bay_status status = ground_of(d, a, &p, &out->ground);
    for (int row = 0; rules->params[row].name && status == BAY_OK; row++) {
        if (!a->used[row] || rules->params[row].confidence == BAY_CERTAIN) continue;
        hung *one = &out->setting[out->count++];
        *one = (hung){.row = row};
        status = measure_one(d, a, &p, out, one);
    }
    out->situations = p.spent;
    if (status == BAY_OVER_BUDGET) d->refusal.reached = (uint32_t)p.spent;
    if (status == BAY_OK) sort(out);
    return status;
}
