#include "report/advice.h"

#include "report/figures.h"

#include <string.h>

static void write_options(json *to, const figures *best) {
    const bay_battle *battle = best->of->battle;
    bay_step step;
    bay_graph_step(best->graph, 0, &step);
    json_key(to, "options");
    json_open_list(to);
    for (int i = 0; step.kind == BAY_CHOICE && i < step.options; i++) {
        bay_option option;
        char id[128];
        memset(&option, 0, sizeof option);
        option.unit = BAY_NO_UNIT;
        battle->rules->option(battle, bay_graph_situation(best->graph, 0), i, &option);
        bay_option_text(battle, &option, false, id, sizeof id);
        json_open_map(to);
        json_key_text(to, "id", id);
        json_key_real(to, "value",
                      bay_answer_option(best->graph, &best->answer, 0, (uint32_t)i));
        json_close_map(to);
    }
    json_close_list(to);
}

static bay_status ground_under(door *d, const assault *a, orders_kind kind, figures *out,
                               double *ground) {
    bay_status status = figures_make(d, a, kind, out);
    if (status == BAY_OK) *ground = figures_ground(out);
    return status;
}

bay_status advice_write(door *d, const assault *a) {
    figures standing, best = {0};
    double from_standing = 0, from_best = 0;
    bay_status status = ground_under(d, a, ORDERS_STANDING, &standing, &from_standing);
    if (status == BAY_OK) status = ground_under(d, a, ORDERS_BEST, &best, &from_best);
    if (status == BAY_OK) {
        json_key(&d->to, "advice");
        json_open_map(&d->to);
        json_key_text(&d->to, "aim", a->aim.name);
        json_key(&d->to, "ground");
        json_open_map(&d->to);
        json_key_real(&d->to, "best", from_best);
        json_key_real(&d->to, "standing", from_standing);
        json_close_map(&d->to);
        write_options(&d->to, &best);
        json_close_map(&d->to);
    }
    figures_free(&best);
    figures_free(&standing);
    return status;
}
