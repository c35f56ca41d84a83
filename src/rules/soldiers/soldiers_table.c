// The results tables: those of the parameters, or the scenario's own. Ruling R-9.

#include "base/fault.h"
#include "soldiers.h"

// ": disrupted_2_1 is 4".
static void say_number(text *to, const char *before, const char *key, int number) {
    text_add(to, before);
    text_add(to, key);
    text_add(to, " is ");
    text_add_whole(to, number);
}

// The dice show less. A number that nobody gave is as usual: then the die has too few sides for it.
static bay_status refuse_large(const kit_node *at, const char *key, int number, int clause) {
    char bytes[120];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "The dice cannot show so much");
    if (kit_has(at, key)) {
        text_add_char(&words, '.');
        return kit_refuse_given(
            at, kit_wrong(key, clause, bytes, "no more than the dice can show"));
    }
    say_number(&words, ": ", key, number);
    text_add_char(&words, '.');
    return kit_refuse_given(at->above,
                            kit_wrong("die", clause, bytes, "sides enough for all numbers"));
}

// What eliminates, at the first key, is more than what disrupts: refuses that of them which was
// given, for the other may be as usual.
static bay_status refuse_order(const kit_node *at, const char *const key[2],
                               const int number[2], int clause) {
    char bytes[160], allowed[80];
    int given = kit_has(at, key[1]);
    text words = text_within(bytes, sizeof bytes), fits = text_within(allowed, sizeof allowed);
    text_add(&words, "What eliminates does more than disrupt");
    say_number(&words, ": ", key[0], number[0]);
    say_number(&words, ", ", key[1], number[1]);
    text_add_char(&words, '.');
    text_add(&fits, "as much as ");
    text_add(&fits, key[!given]);
    text_add(&fits, given ? ", or more" : ", or less");
    bay_status status = kit_refuse(at, kit_wrong(key[given], clause, bytes, allowed));
    fault_given_whole(at->why, number[given]);
    return status;
}

// Checks the two numbers of a column, which stand at these keys.
static bay_status check_numbers(const kit_node *at, const char *const key[2],
                                const soldiers_column *column, int clause) {
    const int number[2] = {column->eliminated, column->disrupted};
    for (int i = 0; i < 2; i++)
        if (number[i] > column->dice * column->die)
            return refuse_large(at, key[i], number[i], clause);
    return number[1] < number[0] ? refuse_order(at, key, number, clause) : BAY_OK;
}

// --- The scenario's own ----------------------------------------------------------------------

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
    to->n = (uint8_t)read_number(&words);
    if (to->n == 0 || (*words != '-' && *words != ':')) return false;
    words++;
    to->m = (uint8_t)read_number(&words);
    return to->m != 0 && !*words;
}

static bay_status refuse_odds(const kit_node *column, const char *words, const char *allowed) {
    return kit_refuse_given(column, kit_wrong("odds", ARV_10, words, allowed));
}

// Columns of `dice`.
static bay_status read_table(const kit_node *list, soldiers_column dice, soldiers_table *to) {
    static const char *const KEYS[2] = {"eliminated", "disrupted"};
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(list); i++) {
        kit_node from = kit_item(list, i);
        soldiers_column *column = &to->column[to->count++];
        *column = dice;
        if (!read_odds(kit_text(&from, "odds"), column))
            return refuse_odds(&from, "This is not an odds column.",
                               "two numbers from 1 to 99: 2-1");
        if (i > 0 && column->n * column[-1].m <= column[-1].n * column->m)
            return refuse_odds(&from,
                               "These odds are no better than those of the column before.",
                               "odds that rise from column to column");
        column->eliminated = (uint8_t)kit_whole(&from, KEYS[0], 0);
        column->disrupted = (uint8_t)kit_whole(&from, KEYS[1], 0);
        status = check_numbers(&from, KEYS, column, ARV_10);
    }
    return status;
}

// --- The parameters' -------------------------------------------------------------------------

// The column whose two parameters begin at the row.
static bay_status read_column(const kit_node *document, const soldiers_reader *reader, int row,
                              soldiers_column *to) {
    const bay_param *param = &reader->in->rules->params[row];
    const char *const keys[2] = {param[0].name, param[1].name};
    kit_node parameters = kit_at(document, "parameters");
    to->eliminated = (uint8_t)soldiers_number(reader, row);
    to->disrupted = (uint8_t)soldiers_number(reader, row + 1);
    return check_numbers(&parameters, keys, to, param->clause);
}

static bay_status usual_table(const kit_node *document, const soldiers_reader *reader,
                              soldiers_column dice, soldiers_table *to) {
    static const uint8_t ODDS[][2] = {{1, 3}, {1, 2}, {1, 1}, {2, 1},
                                      {3, 1}, {4, 1}, {5, 1}, {6, 1}};
    bay_status status = BAY_OK;
    for (int i = 0; status == BAY_OK && i < (int)(sizeof ODDS / sizeof *ODDS); i++) {
        dice.n = ODDS[i][0];
        dice.m = ODDS[i][1];
        to->column[to->count] = dice;
        status =
            read_column(document, reader, ELIMINATED_1_3 + 2 * i, &to->column[to->count++]);
    }
    return status;
}

bay_status soldiers_read_tables(const kit_node *document, soldiers_reader *reader) {
    soldiers_battle *b = reader->battle;
    kit_node own = kit_at(document, "table"), fire = kit_at(document, "fire_table");
    soldiers_column dice = {.dice = (uint8_t)kit_whole(document, "dice", 1),
                            .die = (uint8_t)kit_whole(document, "die", 6)};
    b->charge = (soldiers_column){.dice = 1, .die = 6};
    bay_status status = own.value ? read_table(&own, dice, &b->assault)
                                  : usual_table(document, reader, dice, &b->assault);
    if (status == BAY_OK && fire.value)
        status = read_table(&fire, dice, &b->fire);
    else
        b->fire = b->assault;
    if (status != BAY_OK) return status;
    return read_column(document, reader, CHARGE_ELIMINATES, &b->charge);
}

// --- Throws ----------------------------------------------------------------------------------

// Results: the column's outcomes from the worst, without one that has no number of its own.
bay_throw soldiers_throw(int who, const soldiers_column *column) {
    bay_throw made = bay_throw_total(who, column->dice, column->die);
    made.is.cut[made.cuts++] = column->eliminated;
    if (column->disrupted > column->eliminated) made.is.cut[made.cuts++] = column->disrupted;
    return made;
}

// A number that the dice cannot show does nothing.
void soldiers_tell_dice(bay_trace *why, int telling, const soldiers_column *column) {
    int eliminates = column->eliminated >= column->dice ? column->eliminated : 0;
    bool disrupts = column->disrupted > column->eliminated && column->disrupted >= column->dice;
    kit_say_figures(why, telling, eliminates, disrupts ? column->disrupted : 0);
}

int soldiers_outcome(const soldiers_column *column, int result) {
    if (result == 0) return ELIMINATES;
    return result == 1 && column->disrupted > column->eliminated ? DISRUPTS : NO_EFFECT;
}
