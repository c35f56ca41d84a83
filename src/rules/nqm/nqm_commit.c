// Who goes in: the commitment stand by stand, reserves of both sides. Rulings,
//

#include "nqm.h"

// Whose stands a bundle asks about.
static int bundle_side(int stage) {
    return stage == COMMIT || stage == LAST_RESERVE || stage == REINFORCE ? BAY_ATTACKER
                                                                          : BAY_DEFENDER;
}

static bool first_commitment(int stage) {
    return stage == COMMIT || stage == COUNTER_COMMIT;
}

// The defender feeds the position: nobody needs to command that.
static bool feeds_position(int stage) {
    return stage == DEFENDER_RESERVE || stage == DEFENDER_LAST_RESERVE;
}

static bool idle(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    return (nqm_part(b, state, side)[stand] & PLACE_MASK) == IDLE &&
           b->stand[side][stand].on_field && nqm_clean(b, state, side, stand) > 0;
}

// A reserve reaches an area on which its battalion stands, any where a common HQ sends it.
static bool reaches(const nqm_battle *b, const nqm_state *state, int stand) {
    if (b->level[BAY_DEFENDER] > BATTALION) return true; // NQM-20
    const nqm_stand *stands = b->stand[BAY_DEFENDER];
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (!stands[i].reserve && stands[i].area == state->area &&
            stands[i].battalion == stands[stand].battalion)
            return true;
    return false;
}

static bool may_feed(const nqm_battle *b, const nqm_state *state, int stand) {
    const nqm_stand *s = &b->stand[BAY_DEFENDER][stand];
    bool mixes = s->quality != b->quality[BAY_DEFENDER];
    return s->reserve && !s->disorganised && s->class != SNIPER && s->class != OBSERVER &&
           idle(b, state, BAY_DEFENDER, stand) && reaches(b, state, stand) && // NQM-33
           !(mixes && nqm_reads(b, A_18_MIXED, MIXED_FORBIDDEN));
}

// Troops of a counterattack: fresh, and under A-18 `forbidden` of one quality.
bool nqm_may_counter(const nqm_battle *b, const nqm_state *state, int stand, bool at_once) {
    const nqm_stand *s = &b->stand[BAY_DEFENDER][stand];
    return s->reserve && s->assaults && idle(b, state, BAY_DEFENDER, stand) && // NQM-43
           (!at_once || s->quality <= VETERAN);                                // NQM-44
}

static bool joins_quality(const nqm_battle *b, const nqm_state *state, int stand) {
    if (!nqm_reads(b, A_18_MIXED, MIXED_FORBIDDEN)) return true;
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (nqm_in_fight(b, state, BAY_DEFENDER, i))
            return b->stand[BAY_DEFENDER][i].quality == b->stand[BAY_DEFENDER][stand].quality;
    return true;
}

static bool open_to_ask(const nqm_battle *b, const nqm_state *state, int stage, int stand) {
    if (feeds_position(stage)) return may_feed(b, state, stand);
    if (bundle_side(stage) == BAY_DEFENDER)
        return nqm_may_counter(b, state, stand, state->at_once) &&
               joins_quality(b, state, stand);
    const nqm_stand *s = &b->stand[BAY_ATTACKER][stand];
    bool kept = stage == COMMIT && s->reserve && b->firefight != FIREFIGHT_AFTER_LOSS;
    return s->assaults && idle(b, state, BAY_ATTACKER, stand) && // NQM-01, NQM-S01
           nqm_in_body(b, state, stand) && !kept;                // NQM-33
}

// Alike stands answer in non-increasing order: once one was held back, so are later ones. True
// when a stand before `stand` (and before `until`) that is alike was held back in this bundle.
static bool shut_out(const nqm_battle *b, const nqm_state *state, int stand, int until) {
    for (int i = 0; i < until && i < stand; i++)
        if (open_to_ask(b, state, state->stage, i) &&
            nqm_alike(b, state, bundle_side(state->stage), i, stand))
            return true;
    return false;
}

static bool fresh_command(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    return b->stand[side][stand].class == COMMAND && nqm_pins(b, state, side)[stand] == 0;
}

// NQM-34: those who had lost a firefight go in with a company that was held back.
static bool wants_reserve(const nqm_battle *b, const nqm_state *state) {
    if (state->stage != COMMIT || b->firefight != FIREFIGHT_AFTER_LOSS) return false;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (b->stand[BAY_ATTACKER][i].reserve && nqm_in_fight(b, state, BAY_ATTACKER, i))
            return false;
    return true;
}

typedef struct to_come { // among the stands that can still be committed
    bool any, reserve, command;
} to_come;

static to_come still_to_come(const nqm_battle *b, const nqm_state *state, bool commit) {
    to_come come = {false, false, false};
    int side = bundle_side(state->stage), cursor = state->cursor;
    int until = commit ? cursor : cursor + 1;
    for (int i = cursor + 1; i < b->count[side]; i++) {
        if (!open_to_ask(b, state, state->stage, i) || shut_out(b, state, i, until)) continue;
        bool mixes = commit && side == BAY_DEFENDER &&
                     nqm_reads(b, A_18_MIXED, MIXED_FORBIDDEN) &&
                     b->stand[side][i].quality != b->stand[side][cursor].quality;
        if (mixes) continue;
        come.any = true;
        come.reserve |= b->stand[side][i].reserve;
        come.command |= fresh_command(b, state, side, i);
    }
    return come;
}

// Would the answer leave some legal commitment? One stand needs no command figure, more do.
static bool legal(const nqm_battle *b, const nqm_state *state, bool commit) {
    if (feeds_position(state->stage)) return true;
    int side = bundle_side(state->stage), cursor = state->cursor;
    to_come come = still_to_come(b, state, commit);
    int stands = nqm_clean_stands(b, state, side) + commit;
    bool reserve = wants_reserve(b, state) && !(commit && b->stand[side][cursor].reserve);
    bool somebody = first_commitment(state->stage) ? stands == 0
                                                   : state->worse && !state->joined && !commit;
    if ((reserve && !come.reserve) || (somebody && !come.any)) return false; // NQM-34, NQM-S11
    if (reserve || somebody)
        stands++; // one more has to join
    else if (!commit && !state->joined && !first_commitment(state->stage))
        return true;              // nobody joins: nothing has changed
    if (stands <= 1) return true; // NQM-02: a lone stand needs none
    return come.command || nqm_command_present(b, state) ||
           (commit && fresh_command(b, state, side, cursor)); // NQM-02
}

static int telling_of(int stage, const nqm_stand *s) {
    if (first_commitment(stage)) return TELL_COMMITTED;
    if (feeds_position(stage)) return TELL_BROUGHT_UP;
    return s->reserve ? TELL_FED_IN : TELL_JOINS;
}

// Does it decide anything later in this bundle whether somebody has joined? Where it does not,
// the situation is the same as if he had been there before.
static bool joining_matters(const nqm_battle *b, const nqm_state *state) {
    bool reinforces = state->stage == REINFORCE || state->stage == COUNTER_REINFORCE;
    if (state->stage == DEFENDER_RESERVE) return false;
    return !reinforces || state->worse || nqm_command_figure(b, state) < 0;
}

static void answer(const nqm_battle *b, nqm_state *state, bool commit, bay_trace *why) {
    int stand = state->cursor++, side = bundle_side(state->stage);
    const nqm_stand *s = &b->stand[side][stand];
    int unit = nqm_unit(b, side, stand);
    if (!commit) {
        if (first_commitment(state->stage))
            bay_tell(why, TELL_HELD, (bay_side)side, unit, NULL);
        return;
    }
    int place = state->phase == COUNTERATTACK ? IN_COUNTER
                : side == BAY_DEFENDER        ? IN_FIGHT + state->area
                                              : IN_FIGHT; // NQM-01, NQM-20, NQM-33
    uint8_t *part = &nqm_part_to(b, state, side)[stand];
    *part = (uint8_t)((*part & HAS_PASSED) | place | TOUCHED);
    nqm_join(b, state, side, stand);
    if (joining_matters(b, state)) state->joined = 1;
    const int32_t points[3] = {nqm_clean(b, state, side, stand), s->strength, 0};
    bay_tell(why, telling_of(state->stage, s), (bay_side)side, unit, points);
    if (state->stage == COMMIT && s->reserve) // NQM-34
        bay_tell(why, TELL_REINFORCED, (bay_side)side, unit, NULL);
}

// Moves the cursor to the next stand that has two legal answers, answering for those that have
// one. False when the bundle is over.
static bool asks(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int side = bundle_side(state->stage);
    for (; state->cursor < b->count[side]; state->cursor++) {
        if (!open_to_ask(b, state, state->stage, state->cursor)) continue;
        if (shut_out(b, state, state->cursor, state->cursor)) {
            if (first_commitment(state->stage))
                bay_tell(why, TELL_HELD, (bay_side)side, nqm_unit(b, side, state->cursor),
                         NULL);
            continue;
        }
        bool commit = legal(b, state, true), hold = legal(b, state, false);
        if (commit && hold) return true;
        answer(b, state, commit, why);
        state->cursor--; // the loop's own step follows
    }
    return false;
}

// Could anybody join by a bundle at `stage`, as things are?
bool nqm_could_join(const nqm_battle *b, const nqm_state *state, int stage) {
    int side = bundle_side(stage);
    bool anybody = false, command = feeds_position(stage) || nqm_command_present(b, state) ||
                                    nqm_clean_stands(b, state, side) == 0;
    for (int i = 0; i < b->count[side]; i++) {
        if (!open_to_ask(b, state, stage, i)) continue;
        anybody = true;
        command |= fresh_command(b, state, side, i);
    }
    return anybody && command; // NQM-02
}

// What a bundle leads to.
static void over(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int stage = state->stage, side = bundle_side(stage);
    bool joined = state->joined != 0;
    state->cursor = state->joined = 0;
    nqm_enter(b, state, side);
    switch (stage) {
    case COMMIT: nqm_goes_in(b, state, why); break;
    case COUNTER_COMMIT: nqm_sequence_begins(b, state, why); break;
    case LAST_RESERVE: nqm_last_reserve_over(b, state, joined, why); break;
    case COUNTER_LAST_RESERVE: nqm_counter_last_over(b, state, joined, why); break;
    case DEFENDER_LAST_RESERVE: nqm_defender_last_over(b, state, joined, why); break;
    case DEFENDER_RESERVE: nqm_continues(b, state, why); break;
    default: nqm_reinforced(b, state, why); break;
    }
}

void nqm_bundle(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why) {
    state->stage = (uint8_t)stage;
    if (!asks(b, state, why)) over(b, state, why);
}

void nqm_bundle_goes_on(const nqm_battle *b, nqm_state *state, bool commit, bay_trace *why) {
    answer(b, state, commit, why);
    if (!asks(b, state, why)) over(b, state, why);
}
