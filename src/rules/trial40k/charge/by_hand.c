// A player places models by hand, when it is asked who leads a charge or how the others follow.
// Ruling R-27.

#include "rules/kit/kit_tell.h"
#include "rules/trial40k/charge/charge.h"

enum { NOBODY = -1 };

bool trial40k_is_by_hand(const trial40k_move *now) {
    bool any = false;
    for (size_t i = 0; i < sizeof now->by_hand; i++) any |= now->by_hand[i] != 0;
    return any;
}

// The model of the party that is called so.
static int called(const trial40k_table *table, uint16_t unit) {
    int model = table->count;
    while (--model >= 0)
        if (trial40k_is_own(table, model) && trial40k_member(table, model) == unit) break;
    return model;
}

// Who has led may be put elsewhere while nobody has followed. TAR-022
static bool may_move(const trial40k_table *table, const trial40k_move *now, int model) {
    return !table->moved[model] || (model == now->leader - 1 && !trial40k_is_by_hand(now));
}

static void read(const trial40k_table *table, const trial40k_move *now, const bay_move *moves,
                 uint32_t count, trial40k_placing *of, bay_trace *bad) {
    for (uint32_t i = 0; i < count; i++) {
        int model = called(table, moves[i].unit);
        if (model < 0 || !may_move(table, now, model)) {
            bay_tell(bad, TELL_PLACED_NOBODY, BAY_ATTACKER, moves[i].unit, NULL);
            continue;
        }
        of->put[model] = true;
        of->to[model] = (bay_point){moves[i].x, moves[i].y};
    }
}

// Who leads, where that is still a question: of those who may and are placed the first who is
// placed well, else the first. TAR-019
static int find_leader(const trial40k_table *table, const trial40k_placing *of) {
    trial40k_first_mover may[TRIAL40K_LEADERS_MAX];
    int leader = NOBODY;
    for (int i = trial40k_first_movers(table, may); i-- > 0;)
        if (of->put[may[i].model] &&
            (leader == NOBODY || !trial40k_leads_as_put(table, leader, of) ||
             trial40k_leads_as_put(table, may[i].model, of)))
            leader = may[i].model;
    return leader;
}

static void note(trial40k_move *now, const trial40k_placing *of, int leader) {
    now->leader = (uint8_t)(1 + leader);
    for (int i = 0; i < TRIAL40K_CHARGE_MODELS_MAX; i++)
        if (of->put[i]) now->by_hand[i / 8] |= (uint8_t)(1 << i % 8);
}

uint32_t trial40k_list_placeable(const bay_battle *battle, const void *at,
                                 bay_placeable *list) {
    const trial40k_battle *b = trial40k_of(battle);
    const trial40k_move *now = trial40k_move_now(b, at);
    trial40k_table table;
    uint32_t count = 0;
    trial40k_table_in_hand(b, at, &table);
    for (int i = 0; i < table.count; i++) {
        if (!trial40k_is_own(&table, i) || !may_move(&table, now, i)) continue;
        bay_point place = table.model[i].base.middle;
        bay_move is = {.unit = trial40k_member(&table, i), .x = place.x, .y = place.y};
        list[count++] = (bay_placeable){is, b->place[i].x, b->place[i].y};
    }
    return count;
}

bool trial40k_place_by_hand(const bay_battle *battle, void *at, const bay_move *moves,
                            uint32_t count, bay_trace *why, bay_trace *bad) {
    const trial40k_battle *b = trial40k_of(battle);
    trial40k_state *state = at;
    trial40k_table table;
    trial40k_placing of = {{false}, {{0, 0}}};
    trial40k_table_in_hand(b, state, &table);
    const trial40k_move *now = trial40k_move_now(b, state);
    read(&table, now, moves, count, &of, bad);
    int leader = now->leader ? now->leader - 1 : find_leader(&table, &of);
    if (leader == NOBODY)
        bay_tell(bad, TELL_PLACED_FIRST, BAY_ATTACKER, moves[0].unit, NULL);
    else
        trial40k_put_models(&table, leader, &of, bad);
    if (bad->count) return false;
    for (uint32_t i = 0; i < count; i++)
        bay_tell(why, TELL_PLACED, BAY_ATTACKER, moves[i].unit,
                 (int32_t[]){moves[i].x, moves[i].y, 0});
    trial40k_put_down(state, &table);
    note(trial40k_move_of(b, state), &of, leader);
    state->stage = trial40k_ask_others(b, state, why);
    return true;
}
