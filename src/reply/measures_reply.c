#include "reply/measures_reply.h"

#include "json/sorted.h"

void measures_reply_score(json *to, const bay_battle *battle, const bay_score *score) {
    sorted order = {0};
    for (uint32_t i = 0; battle->rules->measures[i].id; i++)
        if (i < 2 || battle->most[i] > 0) // what cannot come up here is not told
            sorted_add(&order, i, battle->rules->measures[i].id);
    json_key(to, "measures");
    json_open_map(to);
    for (uint32_t i = 0; i < order.count; i++)
        json_key_whole(to, order.id[i], score->measure[order.row[i]]);
    json_close_map(to);
}

static void write_spread(json *to, const bay_battle *battle, const bay_odds *odds,
                         uint32_t row) {
    const bay_measure *measure = &battle->rules->measures[row];
    int32_t most = battle->most[row];
    json_key_real(to, "mean", odds->mean[row]);
    json_key_whole(to, "most", most);
    json_key(to, "p");
    json_open_list(to);
    for (int32_t k = 0; k <= most; k++) json_add_real(to, odds->measure[row][k]);
    json_close_list(to);
    json_key_text(to, "unit", measure->unit);
    json_key_text(to, "words", measure->words);
}

void measures_reply_odds(json *to, const bay_battle *battle, const bay_odds *odds,
                         measures_reply_more *more, const void *what) {
    sorted order = {0};
    for (uint32_t i = 0; i < odds->measures; i++)
        sorted_add(&order, i, battle->rules->measures[i].id);
    json_key(to, "measures");
    json_open_map(to);
    for (uint32_t i = 0; i < order.count; i++) {
        json_key(to, order.id[i]);
        json_open_map(to);
        if (more) more(to, what, order.row[i]);
        write_spread(to, battle, odds, order.row[i]);
        json_close_map(to);
    }
    json_close_map(to);
}
