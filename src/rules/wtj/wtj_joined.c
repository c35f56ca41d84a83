// The rounds of an assault that are left, as one throw.

#include "wtj.h"

// No question comes between the rounds if each side has one unit and no tank fights. AMB-W17
static bool asks_nobody(const wtj_battle *b, const wtj_state *state) {
    if (state->group & b->armour || wtj_reads(b, W_11_JUDGED, EACH_ROUND)) return false;
    return kit_is_one(wtj_involved(b, state, BAY_ATTACKER)) &&
           kit_is_one(wtj_involved(b, state, BAY_DEFENDER));
}

// The totals are compared: of what is added to the dice only the difference decides. WTJ-12
void wtj_merge(const bay_battle *battle, void *at) {
    wtj_state *state = at;
    int ahead = state->added[BAY_ATTACKER] - state->added[BAY_DEFENDER];
    if (!state->added[BAY_DEFENDER] || state->stage != ROUND) return;
    if (ahead < INT8_MIN || ahead > INT8_MAX || !asks_nobody(wtj_of(battle), state)) return;
    state->added[BAY_ATTACKER] = (int8_t)ahead;
    state->added[BAY_DEFENDER] = 0;
}

static bool join_rounds(const bay_battle *battle, const void *at, bay_throw *dice) {
    const wtj_state *state = at;
    const wtj_battle *b = wtj_of(battle);
    int rounds = state->rounds - state->round, shift[BAY_BOUTS_MAX], left[2];
    if (rounds < 2 || rounds > BAY_BOUTS_MAX || !asks_nobody(b, state)) return false;
    if (wtj_reads(b, W_4_LOSSES, NOMINAL)) return false;
    for (int side = 0; side < 2; side++)
        left[side] = wtj_bases(state, wtj_involved(b, state, side));
    for (int i = 0; i < rounds; i++)
        shift[i] = wtj_lowest(b, state, state->round + i) + WTJ_FACES - 1;
    *dice = bay_throw_bouts(WTJ_FACES, rounds, shift, left); // WTJ-12, WTJ-14
    return true;
}

static void resolve_rounds(const bay_battle *battle, void *at, const bay_throw *dice,
                           uint32_t result) {
    wtj_state *state = at;
    const wtj_battle *b = wtj_of(battle);
    bay_fought fought = bay_throw_fought(dice, result);
    for (int side = 0; side < 2; side++) {
        int unit = kit_first(wtj_involved(b, state, side)), lost = fought.lost[side];
        if (!(fought.won >> side & 1)) wtj_lose_won(state, side); // WTJ-17
        if (!lost) continue;
        wtj_count_loss(b, state, side, lost); // AMB-W4
        wtj_strike(b, state, unit);
        if (lost == state->unit[unit].bases)
            wtj_remove(b, state, unit, lost, TELL_LOSES, NULL); // WTJ-13
        else
            state->unit[unit].bases = (uint8_t)(state->unit[unit].bases - lost); // WTJ-13
    }
    state->round = (uint8_t)(state->round + fought.bouts);
    state->thrown = (uint8_t)(state->thrown + fought.bouts);
    state->after = DICE_ARE_OVER;
    state->stage = wtj_judge(b, state, NULL); // WTJ-14
}

// What an outcome says, and what is not needed when the dice are over.
static void common_to_rounds(const bay_battle *battle, void *at) {
    wtj_state *state = at;
    const wtj_battle *b = wtj_of(battle);
    for (int side = 0; side < 2; side++) {
        state->unit[kit_first(wtj_involved(b, state, side))].bases = 0;
        state->added[side] = 0;
    }
    state->lead = 0;
    state->won = state->bled = 0;
}

// --- Outcomes --------------------------------------------------------------------------------

// What the outcomes of a situation are made from.
typedef struct before_rounds {
    unsigned bases[2], won;
    int lead;
    bool horse;
    uint64_t hurt[4]; // by who loses bases, bit by side: that, and whether anybody has lost any
} before_rounds;

// An outcome: from bit 0 the bases that are left to the defender, then what these say.
enum { LEFT_AT = 16, LEAD_AT = 32, HURT_AT = 48, BLED_AT = 50, WON_AT = 51, BOUTS_AT = 53 };

static before_rounds before_of(const wtj_battle *b, const wtj_state *state) {
    before_rounds of = {.won = state->won, .lead = state->lead, .horse = b->horse != 0};
    for (int side = 0; side < 2; side++)
        of.bases[side] = (unsigned)wtj_bases(state, wtj_involved(b, state, side));
    for (unsigned who = 0; who < 4; who++)
        of.hurt[who] = (uint64_t)who << HURT_AT | (uint64_t)(state->bled || who) << BLED_AT;
    return of;
}

// The bases that are left, and who has lost bases.
static inline uint64_t left_of(const before_rounds *of, unsigned first, unsigned second) {
    uint64_t left[2] = {of->bases[0] - first, of->bases[1] - second};
    return left[1] | left[0] << LEFT_AT | of->hurt[(first != 0) + 2 * (second != 0)];
}

static inline uint64_t bits(uint64_t value, unsigned from) {
    return value * (UINT64_C(1) << from);
}

// By how much, after how many rounds, and who won them all, decides only where one side is alone or
// cavalry may dismount.
static uint64_t whole_outcome(const before_rounds *of, bay_fought fought) {
    uint16_t lead = (uint16_t)(of->lead + fought.lost[1] - fought.lost[0]);
    uint64_t won = of->won & fought.won, bouts = fought.bouts;
    return left_of(of, fought.lost[0], fought.lost[1]) | bits(lead, LEAD_AT) |
           bits(won, WON_AT) | bits(bouts, BOUTS_AT);
}

// Else only who has lost fewer.
static inline uint64_t short_outcome(const before_rounds *of, unsigned first, unsigned second) {
    int lead = of->lead + (int)second - (int)first;
    uint64_t ahead = lead > 0 ? 1 : lead < 0 ? 2 : 0;
    return left_of(of, first, second) | bits(ahead, LEAD_AT);
}

static void outcomes(const bay_battle *battle, const void *at, const bay_throw *dice,
                     const uint32_t *result, uint32_t count, uint64_t *outcome) {
    before_rounds of = before_of(wtj_of(battle), at);
    bay_fought fought;
    for (uint32_t i = 0, end; i < count; i = end) {
        end = i + bay_throw_fought_run(dice, result + i, count - i, &fought);
        unsigned first = fought.lost[0], second = fought.lost[1];
        bool whole = of.horse || first == of.bases[0];
        for (uint32_t k = i; k < end; k++, second++)
            if (whole || second == of.bases[1])
                outcome[k] =
                    whole_outcome(&of, (bay_fought){.lost = {(uint16_t)first, (uint16_t)second},
                                                    .bouts = fought.bouts,
                                                    .won = fought.won});
            else
                outcome[k] = short_outcome(&of, first, second);
    }
}

const bay_joined wtj_rounds_joined = {.join = join_rounds,
                                      .resolve = resolve_rounds,
                                      .common = common_to_rounds,
                                      .outcomes = outcomes};
