// The results tables: the parameters', or the scenario's own. Ruling R-9.

#include "base/fault.h"
#include "base/text.h"
#include "soldiers_draft.h"

#include <string.h>

static const uint8_t USUAL_ODDS[TABLE_COLUMNS][2] = {{1, 3}, {1, 2}, {1, 1}, {2, 1},
                                                     {3, 1}, {4, 1}, {5, 1}, {6, 1}};

// A number 1 .. 99 at *at, which moves on; 0: none.
static int read_number(const char **at) {
    int number = 0;
    for (int digits = 0; **at >= '0' && **at <= '9'; ++*at, digits++) {
        if (digits == 2) return 0;
        number = 10 * number + (**at - '0');
    }
    return number;
}

// 2-1, 2:1.
static bool read_odds(const char *words, soldiers_column *to) {
    int n = read_number(&words);
    if (n == 0 || (*words != '-' && *words != ':')) return false;
    words++;
    int m = read_number(&words);
    if (m == 0 || *words) return false;
    to->n = (uint8_t)n;
    to->m = (uint8_t)m;
    return true;
}

// --- What is wrong with a table --------------------------------------------------------------

typedef struct column_fault {
    const char *key, *allowed, *words;
} column_fault;

static bay_status refuse_column(bay_fault *why, const char *table, uint32_t index,
                                column_fault wrong, const bay_value *given) {
    char path[SOLDIERS_PATH_MAX];
    text to = text_within(path, sizeof path);
    text_add(&to, table);
    path_add_item(&to, index);
    path_add_key(&to, wrong.key);
    bay_status status = soldiers_refuse(
        why, (soldiers_fault){path, wrong.allowed, wrong.words, ARV_10, BAY_BAD_INPUT});
    if (given) fault_given_value(why, given);
    return status;
}

static bay_status read_table(const soldiers_draft *d, const char *name, const bay_value *list,
                             soldiers_table *to, bay_fault *why) {
    int most = d->battle->die * d->battle->dice;
    to->count = (uint8_t)list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        const bay_value *item = &list->is.item[i], *odds = bay_value_get(item, "odds");
        soldiers_column *column = &to->column[i];
        int eliminated = soldiers_whole(item, "eliminated", 0);
        int disrupted = soldiers_whole(item, "disrupted", 0);
        column_fault wrong = {NULL, NULL, NULL};
        if (!read_odds(soldiers_text(item, "odds"), column))
            wrong =
                (column_fault){"odds", "two numbers from 1 to 99: 2-1", "These are no odds."};
        else if (i > 0 && column->n * column[-1].m <= column[-1].n * column->m)
            wrong = (column_fault){"odds", "odds that rise from column to column",
                                   "These odds are no better than those of the column before."};
        else if (eliminated > most)
            wrong = (column_fault){"eliminated", "no more than the dice can show",
                                   "The dice cannot show so much."};
        else if (disrupted > most)
            wrong = (column_fault){"disrupted", "no more than the dice can show",
                                   "The dice cannot show so much."};
        else if (disrupted < eliminated)
            wrong = (column_fault){"disrupted", "as much as eliminated, or more",
                                   "What eliminates does more than disrupt."};
        if (wrong.key)
            return refuse_column(why, name, i, wrong,
                                 *wrong.key == 'o' ? odds : bay_value_get(item, wrong.key));
        column->eliminated = (uint8_t)eliminated;
        column->disrupted = (uint8_t)disrupted;
    }
    return BAY_OK;
}

static bay_status refuse_setting(bay_fault *why, int row, const char *allowed,
                                 const char *words, int given) {
    char path[SOLDIERS_PATH_MAX];
    text to = text_within(path, sizeof path);
    text_add(&to, "parameters");
    path_add_key(&to, SOLDIERS_PARAM_TABLE[row].name);
    bay_status status =
        soldiers_refuse(why, (soldiers_fault){path, allowed, words,
                                              SOLDIERS_PARAM_TABLE[row].clause, BAY_BAD_INPUT});
    fault_given_whole(why, given);
    return status;
}

static bay_status usual_table(const soldiers_draft *d, soldiers_table *to, bay_fault *why) {
    int most = d->battle->die * d->battle->dice;
    to->count = TABLE_COLUMNS;
    for (int i = 0; i < TABLE_COLUMNS; i++) {
        int row = TABLE_FIRST + 2 * i, numbers[2];
        for (int k = 0; k < 2; k++) {
            numbers[k] = soldiers_peek(d, row + k);
            if (numbers[k] > most)
                return refuse_setting(why, row + k, "no more than the dice can show",
                                      "The dice cannot show so much.", numbers[k]);
        }
        if (numbers[1] < numbers[0])
            return refuse_setting(why, row + 1, "as much as eliminates, or more",
                                  "What eliminates does more than disrupt.", numbers[1]);
        to->column[i] = (soldiers_column){USUAL_ODDS[i][0], USUAL_ODDS[i][1],
                                          (uint8_t)numbers[0], (uint8_t)numbers[1]};
    }
    return BAY_OK;
}

static bay_status charge_numbers(const soldiers_draft *d, bay_fault *why) {
    soldiers_battle *b = d->battle;
    b->charge_eliminates = (uint8_t)soldiers_peek(d, CHARGE_ELIMINATES);
    b->charge_disrupts = (uint8_t)soldiers_peek(d, CHARGE_DISRUPTS);
    if (b->charge_disrupts >= b->charge_eliminates) return BAY_OK;
    return refuse_setting(why, CHARGE_DISRUPTS, "as much as eliminates, or more",
                          "What eliminates does more than disrupt.", b->charge_disrupts);
}

bay_status soldiers_draft_tables(soldiers_draft *d, bay_fault *why) {
    soldiers_battle *b = d->battle;
    const bay_value *own = bay_value_get(d->in->document, "table");
    const bay_value *fire = bay_value_get(d->in->document, "fire_table");
    b->die = (uint8_t)soldiers_whole(d->in->document, "die", 6);
    b->dice = (uint8_t)soldiers_whole(d->in->document, "dice", 1);
    bay_status status =
        own ? read_table(d, "table", own, &b->assault, why) : usual_table(d, &b->assault, why);
    if (status != BAY_OK) return status;
    b->fire = b->assault;
    if (fire) status = read_table(d, "fire_table", fire, &b->fire, why);
    return status == BAY_OK ? charge_numbers(d, why) : status;
}

// --- Throws ----------------------------------------------------------------------------------

// Results: the row's outcomes from the worst, without one that has no number of its own.
bay_throw soldiers_throw(int who, int dice, int sides, int eliminated, int disrupted) {
    bay_throw made = bay_throw_total(who, dice, sides);
    made.is.cut[made.cuts++] = (int16_t)eliminated;
    if (disrupted > eliminated) made.is.cut[made.cuts++] = (int16_t)disrupted;
    return made;
}

int soldiers_outcome(int eliminated, int disrupted, int result) {
    if (result == 0) return ELIMINATES;
    return result == 1 && disrupted > eliminated ? DISRUPTS : NO_EFFECT;
}
