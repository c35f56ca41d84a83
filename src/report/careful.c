#include "report/careful.h"

#include "analysis/wording.h"
#include "report/orders_reply.h"

enum { WORTH_TELLING = 3 }; // in 100

// The best of one side against the standing orders of the other.
typedef struct answering {
    const figures *standing;
    int side, seeks;  // who looks for its best
    bay_graph *graph; // with its questions, and not the other side's
    bay_plan plan;    // standing orders on it
    bay_aim ground;
    bay_answer answer;
    double to; // the chance of the ground then, in 100
} answering;

static bay_status answer_of(door *d, answering *a, int side) {
    static const int seeks[2] = {BAY_SEEKS_ATTACKER, BAY_SEEKS_DEFENDER};
    const assault *of = a->standing->of;
    bay_work work = door_work(d);
    bay_outset from = figures_outset(of);
    from.follows = seeks[!side];
    a->side = side;
    a->seeks = seeks[side];
    bay_status status = bay_graph_make(&from, &work, &a->graph);
    if (status == BAY_OK) status = bay_plan_make(a->graph, NULL, &a->plan);
    if (status == BAY_OK) status = bay_aim_read(of->battle, NULL, &a->ground, NULL);
    if (status == BAY_OK)
        status = bay_best_make(a->graph, &a->ground, a->seeks, &a->plan, &a->answer);
    if (status == BAY_OK) a->to = a->answer.value[0];
    return status;
}

static void answer_free(answering *a) {
    bay_answer_free(&a->answer);
    bay_plan_free(&a->plan);
    bay_graph_free(a->graph);
}

static double moved(double from, double to) {
    return to > from ? to - from : from - to;
}

// The standing order that it does not pay to keep: at the first order's step, or else where the
// plans part first.
static const char *standing_of(const answering *a, const order_list *orders) {
    const bay_rules *rules = a->standing->of->scenario.rules;
    for (uint32_t i = 0; i < orders->count; i++)
        if (rules->steps[orders->order[i].step].standing)
            return rules->steps[orders->order[i].step].standing;
    for (uint32_t i = 0; i < a->plan.count; i++) {
        bay_step step;
        if (a->plan.option[i] == a->answer.plan.option[i]) continue;
        bay_graph_step(a->graph, i, &step);
        return rules->steps[step.id].standing;
    }
    return NULL;
}

static bay_status write_answer(json *to, const answering *a, double was) {
    order_list orders;
    bay_status status = order_list_make(a->graph, &a->ground, &a->answer, a->seeks, &orders);
    if (status != BAY_OK) return status;
    json_open_map(to);
    json_key_real(to, "ground", a->to / 100);
    order_list_write(to, &orders);
    json_key_text(to, "side", wording_side(a->side));
    json_key_text(to, "standing", standing_of(a, &orders));
    json_key_real(to, "was", was / 100);
    json_close_map(to);
    return BAY_OK;
}

static bay_status write_larger(json *to, answering both[2], double was) {
    const answering *larger = &both[moved(was, both[1].to) > moved(was, both[0].to)];
    if (moved(was, larger->to) >= WORTH_TELLING) return write_answer(to, larger, was);
    json_text(to, NULL);
    return BAY_OK;
}

// The questions of one side alone may be more than the budget allows, where all orders are not.
static void write_over_budget(json *to) {
    json_open_map(to);
    json_key_flag(to, "over_budget", true);
    json_close_map(to);
}

bay_status careful_write(door *d, const figures *f) {
    answering both[2] = {{.standing = f}, {.standing = f}};
    double was = 100 * figures_ground(f);
    bay_status status = BAY_OK;
    for (int side = 0; side < 2 && status == BAY_OK; side++)
        status = answer_of(d, &both[side], side);
    json_key(&d->to, "careful");
    if (status == BAY_OK) status = write_larger(&d->to, both, was);
    bool over = status == BAY_OVER_BUDGET;
    if (over) write_over_budget(&d->to);
    for (int side = 0; side < 2; side++) answer_free(&both[side]);
    return over ? BAY_OK : status;
}
