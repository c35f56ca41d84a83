// Which numbers and readings of the rules does the answer hang on?

#include "analysis/wording.h"
#include "report/hangs_on.h"
#include "report/settings.h"

static void write_move(json *to, const bay_rules *rules, const bay_param *param,
                       const hung_move *move) {
    json_open_map(to);
    json_key_text(to, "clause", wording_clause(rules, move->clause));
    if (move->refused)
        json_key_text(to, "ground", NULL);
    else
        json_key_real(to, "ground", move->ground);
    settings_write(to, "value", param, move->to);
    json_close_map(to);
}

static void write_setting(json *to, const assault *a, const hung *one) {
    const bay_rules *rules = a->scenario.rules;
    const bay_param *param = &rules->params[one->row];
    json_open_map(to);
    json_key_text(to, "clause", wording_clause(rules, param->clause));
    json_key_text(to, "confidence", settings_confidence(param));
    json_key_real(to, "moved", one->moved);
    json_key(to, "moves");
    json_open_list(to);
    for (uint32_t i = 0; i < one->count; i++) write_move(to, rules, param, &one->move[i]);
    json_close_list(to);
    json_key_text(to, "name", param->name);
    settings_write(to, "value", param, a->scenario.settings[one->row]);
    json_key_text(to, "words", param->words);
    json_close_map(to);
}

static void write_reply(door *d, const assault *a, const hangs_on *all) {
    json *to = &d->to;
    door_begin(d);
    json_key_text(to, "aim", a->aim.name);
    json_key_real(to, "ground", all->ground);
    json_key_text(to, "orders", assault_orders(a->kind));
    json_key_text(to, "rules", a->scenario.rules->id);
    door_schema(d, "hangs-on");
    json_key(to, "settings");
    json_open_list(to);
    for (uint32_t i = 0; i < all->count; i++) write_setting(to, a, &all->setting[i]);
    json_close_list(to);
    json_key_whole(to, "situations", (int64_t)all->situations);
    door_end(d);
}

bay_status ask_hangs_on(door *d) {
    assault a = {0};
    hangs_on all;
    bay_status status = assault_load(d, &a);
    if (status == BAY_OK) status = hangs_on_measure(d, &a, &all);
    if (status == BAY_OK) write_reply(d, &a, &all);
    assault_free(&a);
    return status;
}
