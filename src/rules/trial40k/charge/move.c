// Charging units move one after another; then the positions are final. Rulings.

#include "rules/trial40k/charge/charge.h"
#include "rules/trial40k/charge/links.h"

#include <string.h>

// --- Which unit is next ----------------------------------------------------------------------

static kit_set waiting(const trial40k_battle *b, const trial40k_state *state) {
    const trial40k_charge *now = trial40k_charges_now(b, state);
    kit_set units = 0;
    for (int unit = 0; unit < b->attackers; unit++)
        if (trial40k_charged_at(b, now[unit]) && now[unit].is == NOT_MOVED)
            units |= kit_one(unit);
    return units;
}

uint32_t trial40k_list_movers(const trial40k_battle *b, const trial40k_state *state,
                              bay_option *list) {
    kit_offer to = {list, 0};
    KIT_EACH (unit, waiting(b, state)) kit_add(&to, MOVE_NEXT, unit, 0, unit);
    return to.count;
}

// --- The steps of its move -------------------------------------------------------------------

enum { DECLARING, MOVING, BEGINNING, LEADING, PLACING }; // state->step

void trial40k_table_in_hand(const trial40k_battle *b, const trial40k_state *state,
                            trial40k_table *table) {
    trial40k_charge now = trial40k_charges_now(b, state)[state->cursor];
    int leader = trial40k_move_now(b, state)->leader;
    int ground = trial40k_move_now(b, state)->ground;
    trial40k_table_for(b, state, state->cursor, trial40k_charged_at(b, now), table);
    table->round = ground == GOES_ROUND;
    if (ground && ground <= MOST_INCHES) table->slowed = (int64_t)ground * BAY_INCH; // TAR-035
    if (trial40k_reads(b, TERRAIN_ROLL, SLOWS_THE_UNIT)) table->allowance = table->slowed;
    if (leader) table->moved[leader - 1] = true;
    for (int i = 0; i < table->count; i++)
        table->moved[i] |= trial40k_move_now(b, state)->by_hand[i / 8] >> i % 8 & 1;
}

static void note_ways(trial40k_move *to, trial40k_ways ways) {
    for (size_t i = 0; i < sizeof to->ways; i++) to->ways[i] = (uint8_t)(ways >> 8 * i);
}

static bool offers(const trial40k_move *now, int way) {
    return now->ways[way / 8] >> way % 8 & 1;
}

// All stand where they end; the next unit is next. TAR-017
static void end_move(trial40k_state *state, const trial40k_table *table, bay_trace *why) {
    const trial40k_battle *b = table->b;
    int touching = 0;
    for (int i = 0; i < table->count; i++)
        touching += trial40k_is_own(table, i) && table->model[i].touches;
    kit_tell(&b->common, why, TELL_REACHES, state->cursor, BAY_NO_UNIT, touching); // TAR-033
    trial40k_put_down(state, table);
    trial40k_charges(b, state)[state->cursor].is = HAS_CHARGED;
    trial40k_forget_orders(b, state);
    memset(trial40k_move_of(b, state), 0, sizeof(trial40k_move));
    state->step = MOVING;
}

// Puts those whose place the file says, the others after them; where that may be, and nobody has
// been placed by hand. Tells why not.
static bool put_as_placed(trial40k_table *table, const trial40k_state *state, bay_trace *why) {
    const trial40k_move *now = trial40k_move_now(table->b, state);
    trial40k_placing of;
    bool may = !trial40k_is_by_hand(now) && trial40k_placed_in_file(table, &of) &&
               trial40k_put_models(table, now->leader - 1, &of, why);
    if (may) trial40k_place(table, NEAR_FIRST);
    return may;
}

static bool is_as_placed(const trial40k_table *table, const trial40k_state *state,
                         bay_trace *why) {
    trial40k_table put = *table;
    return put_as_placed(&put, state, why);
}

// How the others follow, where that is a question. TAR-022, TAR-023
static uint8_t ask_way(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    trial40k_table table, order[TRIAL40K_ORDERS];
    trial40k_table_in_hand(b, state, &table);
    trial40k_ways ways = trial40k_find_ways(&table, order);
    trial40k_ways offered = ways & (((trial40k_ways)1 << MOST_IS_FAR) - 1);
    if (!is_as_placed(&table, state, why) && !(offered & (offered - 1))) {
        end_move(state, &order[ways >> MOST_IS_FAR & 1], why);
        return TRIAL40K_GOES_ON;
    }
    note_ways(trial40k_move_of(b, state), ways);
    trial40k_note_orders(state, order);
    state->step = PLACING;
    return PLACE_CHARGE;
}

// Its first mover goes into contact. TAR-019, TAR-020
static void lead(trial40k_state *state, trial40k_table *table, trial40k_first_mover leader) {
    trial40k_lead(table, leader.model, leader.enemy);
    trial40k_put_down(state, table);
    trial40k_move_of(table->b, state)->leader = (uint8_t)(1 + leader.model);
}

// Whom it reaches while he falls back tests first; then its first mover, where that is a
// question; nobody can reach a target: nobody moves. TAR-021, TAR-177
static uint8_t begin_move(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    trial40k_table table;
    trial40k_first_mover leader[TRIAL40K_LEADERS_MAX];
    int unit = state->cursor;
    trial40k_table_in_hand(b, state, &table);
    if (trial40k_to_regroup(&table, state) != TRIAL40K_NO_UNIT) return REGROUP;
    uint8_t ground = trial40k_meets_difficult(b, state, &table);
    if (ground != TRIAL40K_GOES_ON) return ground;
    int leaders = trial40k_first_movers(&table, leader);
    state->step = LEADING;
    if (leaders > 1) return LEADER;
    if (leaders) {
        lead(state, &table, leader[0]);
        return TRIAL40K_GOES_ON;
    }
    trial40k_charges(b, state)[unit].is = CHARGE_FAILS; // TAR-036
    int telling = table.slowed < TRIAL40K_CHARGE_MOVE ? TELL_TOO_SLOW : TELL_FAILS;
    memset(trial40k_move_of(b, state), 0, sizeof(trial40k_move));
    state->step = MOVING;
    kit_tell_of(&b->common, why, telling, unit);
    return TRIAL40K_GOES_ON;
}

// Which of the models of these units it is, from 1, in the order of all models.
static int number_of(const trial40k_table *table, int model, kit_set units) {
    int number = 1;
    for (int i = 0; i < model; i++) number += kit_in(units, table->model[i].unit);
    return number;
}

uint32_t trial40k_list_leaders(const trial40k_battle *b, const trial40k_state *state,
                               bay_option *list) {
    trial40k_table table;
    trial40k_first_mover leader[TRIAL40K_LEADERS_MAX];
    trial40k_table_in_hand(b, state, &table);
    int leaders = trial40k_first_movers(&table, leader);
    kit_offer to = {list, 0};
    for (int i = 0; i < leaders; i++) {
        const trial40k_model *enemy = &table.model[leader[i].enemy];
        kit_add(&to, LEAD_CHARGE, enemy->unit, number_of(&table, leader[i].model, table.party),
                leader[i].model << 8 | leader[i].enemy);
        list[i].number[1] = number_of(&table, leader[i].enemy, kit_one(enemy->unit));
    }
    return to.count;
}

uint32_t trial40k_list_ways(const trial40k_battle *b, const trial40k_state *state,
                            bay_option *list) {
    const trial40k_move *now = trial40k_move_now(b, state);
    kit_offer to = {list, 0};
    if (offers(now, OFFERS_MOST)) kit_add_none(&to, ENGAGE_MOST, offers(now, MOST_IS_FAR));
    if (offers(now, OFFERS_BACK)) kit_add_none(&to, KEEP_BACK, offers(now, BACK_IS_FAR));
    for (int i = 0; i < b->count - b->attackers; i++)
        if (offers(now, OFFERS_TOWARD + i))
            kit_add(&to, TOWARD, b->attackers + i, 0, PLACE_TOWARD + i);
    for (int line = 0; line < b->lines; line++)
        if (offers(now, OFFERS_LAST + line))
            kit_add(&to, KEEP_OUT, b->line[line].called, 0, PLACE_LAST + line);
    trial40k_table table;
    trial40k_table_in_hand(b, state, &table);
    if (is_as_placed(&table, state, NULL))
        kit_add(&to, AS_PLACED, state->cursor, 0, PLACE_AS_PLACED);
    return to.count;
}

// Its move begins.
static void next_is(trial40k_state *state, int unit) {
    state->cursor = (uint8_t)unit;
    state->step = BEGINNING;
}

uint8_t trial40k_apply_mover(const trial40k_battle *b, trial40k_state *state,
                             const bay_option *chosen, bay_trace *why) {
    next_is(state, chosen->own); // TAR-016
    return trial40k_go_on(b, state, why);
}

uint8_t trial40k_ask_others(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    state->step = LEADING;
    return trial40k_go_on(b, state, why);
}

uint8_t trial40k_apply_leader(const trial40k_battle *b, trial40k_state *state,
                              const bay_option *chosen, bay_trace *why) {
    trial40k_table table;
    trial40k_table_in_hand(b, state, &table);
    lead(state, &table,
         (trial40k_first_mover){(uint8_t)(chosen->own >> 8), (uint8_t)chosen->own});
    return trial40k_go_on(b, state, why);
}

uint8_t trial40k_apply_way(const trial40k_battle *b, trial40k_state *state,
                           const bay_option *chosen, bay_trace *why) {
    trial40k_table table;
    trial40k_table_in_hand(b, state, &table);
    if (chosen->own == PLACE_AS_PLACED)
        put_as_placed(&table, state, NULL);
    else if (chosen->own < TRIAL40K_ORDERS)
        trial40k_take_order(&table, state, chosen->own);
    else
        trial40k_place(&table, chosen->own);
    end_move(state, &table, why);
    return trial40k_go_on(b, state, why);
}

// --- Who stands how --------------------------------------------------------------------------

int trial40k_row_of(const trial40k_table *table, int model) {
    const trial40k_battle *b = table->b;
    const trial40k_line *line = &b->line[table->model[model].line];
    trial40k_stance is = trial40k_stance_of(b, table->model, table->count, model);
    for (int row = line->row; row < line->row + line->rows; row++) {
        trial40k_stance other = b->way[row].is;
        if (is.place == other.place && is.with == other.with && is.zone == other.zone)
            return row;
    }
    assert(false); // all ways in which models of a line may stand are rows
    return line->row;
}

static int out_of(const trial40k_line *line) {
    return line->row + line->rows - 1;
}

static void set_way(const trial40k_battle *b, trial40k_state *state, int group, int row) {
    uint8_t *way = state->bytes + trial40k_before_ways(b) + 2 * (size_t)group;
    way[0] = (uint8_t)row;
    way[1] = (uint8_t)(row >> 8);
}

void trial40k_line_up(const trial40k_battle *b, trial40k_state *state) {
    for (int group = 0; group < b->groups; group++)
        set_way(b, state, group, out_of(&b->line[b->group[group].line]));
    trial40k_set_up(b, state);
    state->part = CHARGING;
}

// The groups of a line in the order of the ways in which its models stand.
static void stand_up(const trial40k_battle *b, trial40k_state *state, const trial40k_line *line,
                     const uint8_t *models) {
    trial40k_group_state *now = trial40k_groups(b, state);
    uint8_t *begun = state->bytes + trial40k_before_ways(b) + 2 * (size_t)b->groups;
    int group = line->group;
    for (int i = 0; i < line->groups; i++) {
        now[group + i].left = begun[group + i] = 0;
        set_way(b, state, group + i, out_of(line));
    }
    for (int row = line->row; row < line->row + line->rows; row++) {
        if (!models[row]) continue;
        now[group].left = begun[group] = models[row];
        set_way(b, state, group++, row);
    }
}

// What follows from how all stand, for the whole fight.
static void settle_stands(const trial40k_battle *b, trial40k_state *state, const int *row) {
    trial40k_settle_casualties(b, state, row); // TAR-118
    trial40k_settle_links(b, state);
    trial40k_settle_peel(b, state);
    trial40k_settle_alike(b, state);
}

// The fight begins with everybody where he stands. TAR-033, TAR-034, TAR-037
static void settle(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    trial40k_table table;
    uint8_t models[TRIAL40K_STANCES_MAX] = {0};
    int row[TRIAL40K_CHARGE_MODELS_MAX];
    trial40k_table_now(b, state, &table);
    for (int i = 0; i < table.count; i++) models[row[i] = trial40k_row_of(&table, i)]++;
    for (int line = 0; line < b->lines; line++) stand_up(b, state, &b->line[line], models);
    KIT_EACH (unit, trial40k_destroyed(b, state)) TRIAL40K_EACH_GROUP(b, group, unit)
    trial40k_groups(b, state)[group].left = 0; // TAR-181
    for (int unit = 0; unit < b->count; unit++) trial40k_units(b, state)[unit].flags = 0;
    for (int unit = 0; unit < b->attackers; unit++)
        if (trial40k_charges_now(b, state)[b->unit[unit].host].is == HAS_CHARGED)
            trial40k_units(b, state)[unit].flags |= CHARGED;
    settle_stands(b, state, row);
    state->step = 0;
    state->cursor = 0;
    trial40k_separate(b, state);
    trial40k_note_cover(b, state, why);
}

uint8_t trial40k_charging(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (;;) {
        uint8_t stage = TRIAL40K_GOES_ON;
        kit_set next = waiting(b, state);
        if (state->step == DECLARING) { // TAR-004
            stage = trial40k_declare(b, state, why);
            if (stage == TRIAL40K_GOES_ON) state->step = MOVING;
        } else if (state->step == BEGINNING && kit_in(next, state->cursor)) {
            stage = begin_move(b, state, why);
        } else if (state->step == LEADING) {
            stage = ask_way(b, state, why);
        } else if (kit_size(next) > 1) {
            stage = NEXT_CHARGE;
        } else if (next) {
            next_is(state, kit_first(next));
        } else {
            settle(b, state, why);
            return TRIAL40K_GOES_ON;
        }
        if (stage != TRIAL40K_GOES_ON) return stage;
    }
}
