#include "report/advice.h"

#include "report/outlook.h"

#include <string.h>

enum { STANDING, BEST_ATTACKER, BEST_DEFENDER, BEST, BASELINES };

static const orders_kind KINDS[BASELINES] = {
    [STANDING] = ORDERS_STANDING,
    [BEST_ATTACKER] = ORDERS_BEST_ATTACKER,
    [BEST_DEFENDER] = ORDERS_BEST_DEFENDER,
    [BEST] = ORDERS_BEST,
};

typedef struct advice {
    const assault *of;
    outlook baseline[BASELINES];
    outlook given; // where other orders than standing ones are followed
} advice;

// --- Options ---------------------------------------------------------------------------------

static void write_option(json *to, const advice *a, int index, const bay_option *option) {
    char id[128];
    bay_option_text(a->of->battle, option, false, id, sizeof id);
    json_open_map(to);
    const outlook *best = &a->baseline[BEST];
    json_key_flag(to, "best", index == outlook_best(best));
    json_key_text(to, "id", id);
    json_key_real(to, "margin", outlook_cost(best, index));
    json_key_real(to, "value", outlook_option(best, index));
    json_close_map(to);
}

static void write_options(json *to, const advice *a) {
    bay_option option[BAY_OPTIONS_MAX];
    int options = a->baseline[BEST].known ? (int)replay_options(&a->of->replay, option) : 0;
    json_key(to, "options");
    json_open_list(to);
    for (int i = 0; i < options; i++) write_option(to, a, i, &option[i]);
    json_close_list(to);
}

// --- The chance of the ground ----------------------------------------------------------------

static void write_chance(json *to, const char *key, const outlook *from) {
    if (from->known)
        json_key_real(to, key, from->ground);
    else
        json_key_text(to, key, NULL);
}

static void write_ground(json *to, const advice *a) {
    json_key(to, "ground");
    json_open_map(to);
    write_chance(to, "best", &a->baseline[BEST]);
    write_chance(to, "best_attacker", &a->baseline[BEST_ATTACKER]);
    write_chance(to, "best_defender", &a->baseline[BEST_DEFENDER]);
    write_chance(to, "given", &a->given);
    write_chance(to, "standing", &a->baseline[STANDING]);
    json_close_map(to);
}

static bay_status consider(door *d, advice *a, advice_depth depth) {
    bay_status status = BAY_OK;
    int last = depth == ADVICE_WHOLE ? BEST : STANDING;
    for (int i = STANDING; i <= last && status == BAY_OK; i++)
        status = outlook_make(d, a->of, KINDS[i], &a->baseline[i]);
    if (status == BAY_OK && a->of->kind != ORDERS_STANDING)
        status = outlook_make(d, a->of, a->of->kind, &a->given);
    return status;
}

bay_status advice_asked(door *d, advice_depth *out) {
    const bay_value *asked = door_get(d, "advice");
    bool wanted = false;
    *out = ADVICE_GROUND;
    if (asked && bay_value_is(asked, "ground")) return BAY_OK;
    bay_status status = door_flag(d, "advice", false, &wanted);
    *out = wanted ? ADVICE_WHOLE : ADVICE_NONE;
    return status;
}

bay_status advice_write(door *d, const assault *a, advice_depth depth) {
    if (depth == ADVICE_NONE) return BAY_OK;
    advice made = {.of = a};
    bay_status status = consider(d, &made, depth);
    if (status == BAY_OK) {
        json *to = &d->to;
        json_key(to, "advice");
        json_open_map(to);
        json_key_text(to, "aim", a->aim.name);
        write_ground(to, &made);
        write_options(to, &made);
        json_key_text(to, "orders", assault_orders(a->kind));
        json_close_map(to);
    }
    outlook_free(&made.given);
    for (int i = STANDING; i < BASELINES; i++) outlook_free(&made.baseline[i]);
    return status;
}
