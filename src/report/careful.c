#include "report/careful.h"

#include "analysis/wording.h"
#include "report/orders_reply.h"

enum { WORTH_TELLING = 3 }; // in 100

// The best of one side against the standing orders of both.
typedef struct answering {
    const figures *standing;
    bay_aim ground;
    bay_answer answer;
    int side;  // that looks for its best
    double to; // the chance of the ground then, in 100
} answering;

static bay_status answer_of(answering *a, int side) {
    int seeks = side == BAY_ATTACKER ? BAY_SEEKS_ATTACKER : BAY_SEEKS_DEFENDER;
    a->side = side;
    bay_status status = bay_best_make(a->standing->graph, &a->ground, seeks,
                                      figures_plan(a->standing), &a->answer);
    if (status == BAY_OK) a->to = a->answer.value[0];
    return status;
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
    const bay_plan *plan = figures_plan(a->standing);
    for (uint32_t i = 0; i < plan->count; i++) {
        bay_step step;
        if (plan->option[i] == a->answer.plan.option[i]) continue;
        bay_graph_step(a->standing->graph, i, &step);
        return rules->steps[step.id].standing;
    }
    return NULL;
}

static bay_status write_answer(json *to, const answering *a, double was) {
    order_list orders;
    int seeks = a->side == BAY_ATTACKER ? BAY_SEEKS_ATTACKER : BAY_SEEKS_DEFENDER;
    bay_status status =
        order_list_make(a->standing->graph, &a->ground, &a->answer, seeks, &orders);
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

bay_status careful_write(door *d, const figures *f) {
    answering both[2] = {{.standing = f}, {.standing = f}};
    double was = 100 * figures_ground(f);
    bay_status status = BAY_OK;
    int made = 0;
    for (; made < 2 && status == BAY_OK; made += status == BAY_OK) {
        status = bay_aim_read(f->of->battle, NULL, &both[made].ground, NULL);
        if (status == BAY_OK) status = answer_of(&both[made], made);
    }
    json_key(&d->to, "careful");
    if (status == BAY_OK) status = write_larger(&d->to, both, was);
    while (made > 0) bay_answer_free(&both[--made].answer);
    return status;
}
