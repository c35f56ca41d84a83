// The commitment, stand by stand, and the reserves of both sides. Rulings,
//

#include "nqm.h"

// Whose stands a bundle asks about.
static int bundle_side(int stage) {
    return bay_rules_nqm.steps[stage].who;
}

static bool first_commitment(int stage) {
    return stage == COMMIT || stage == COUNTER_COMMIT || stage == HUNT_COMMIT;
}

// The defender feeds the position: nobody needs to command that.
static bool feeds_position(int stage) {
    return stage == DEFENDER_RESERVE || stage == DEFENDER_LAST_RESERVE;
}

// --- Who may be asked about ------------------------------------------------------------------

// Those of them who are held back and have a clean point.
static kit_set idle(const nqm_battle *b, const nqm_state *state, int side, kit_set stands) {
    return nqm_able(b, state, side, nqm_placed(b, state, side, stands, IDLE));
}

// A reserve reaches an area on which its battalion stands, any where a common HQ sends it.
static kit_set reaches(const nqm_battle *b, const nqm_state *state) {
    if (b->level[BAY_DEFENDER] > BATTALION) return b->all[BAY_DEFENDER]; // NQM-20
    kit_set reaches = 0;
    KIT_EACH (i, b->of_area[state->area]) reaches |= b->of_battalion[BAY_DEFENDER][i];
    return reaches;
}

static kit_set may_feed(const nqm_battle *b, const nqm_state *state) {
    kit_set may = b->feeds;
    if (b->set[A_18_MIXED] == MIXED_FORBIDDEN) may &= b->of_quality[b->quality[BAY_DEFENDER]];
    return may ? idle(b, state, BAY_DEFENDER, may & reaches(b, state)) : 0; // NQM-33
}

// Troops of a counterattack: fresh, and under A-18 `forbidden` of one quality.
kit_set nqm_may_counter(const nqm_battle *b, const nqm_state *state, bool at_once) {
    kit_set good = at_once ? b->of_quality[ELITE] | b->of_quality[VETERAN] // NQM-44
                           : b->all[BAY_DEFENDER];
    return idle(b, state, BAY_DEFENDER,
                b->reserve[BAY_DEFENDER] & b->assaults[BAY_DEFENDER] & good); // NQM-43
}

// Infantry on the area that can go in against the tanks there, and is not committed to it.
static kit_set may_hunt(const nqm_battle *b, const nqm_state *state) {
    kit_set may = nqm_placed(b, state, BAY_DEFENDER, b->assaults[BAY_DEFENDER],
                             IN_FIGHT + state->area); // NQM-36, NQM-S01
    return nqm_able(b, state, BAY_DEFENDER, may);
}

static kit_set joins_quality(const nqm_battle *b, const nqm_state *state) {
    kit_set fighting = nqm_fighting(b, state, BAY_DEFENDER);
    if (!fighting || b->set[A_18_MIXED] != MIXED_FORBIDDEN) return b->all[BAY_DEFENDER];
    return b->of_quality[b->stand[BAY_DEFENDER][kit_first(fighting)].quality];
}

static kit_set open_to(const nqm_battle *b, const nqm_state *state, int stage) {
    if (feeds_position(stage)) return may_feed(b, state);
    if (stage == HUNT_COMMIT) return may_hunt(b, state);
    if (bundle_side(stage) == BAY_DEFENDER)
        return nqm_may_counter(b, state, state->at_once) & joins_quality(b, state);
    kit_set may = b->assaults[BAY_ATTACKER] & nqm_body(b, state); // NQM-01, NQM-S01
    if (stage == COMMIT && b->firefight != FIREFIGHT_AFTER_LOSS)
        may &= ~b->reserve[BAY_ATTACKER]; // NQM-33
    return idle(b, state, BAY_ATTACKER, may);
}

// Alike stands answer in non-increasing order: once one was held back, so are later ones. True
// when a stand before `stand` (and before `until`) that is alike was held back in this bundle.
static bool shut_out(const nqm_battle *b, const nqm_state *state, kit_set open, int stand,
                     int until) {
    kit_set before = open & kit_below(until < stand ? until : stand);
    return before && before & nqm_alike(b, state, bundle_side(state->stage), stand);
}

// --- Which answers are legal -----------------------------------------------------------------

// NQM-34: those who had lost a firefight go in with a company that was held back.
static bool wants_reserve(const nqm_battle *b, const nqm_state *state) {
    return state->stage == COMMIT && b->firefight == FIREFIGHT_AFTER_LOSS &&
           !(b->reserve[BAY_ATTACKER] & nqm_fighting(b, state, BAY_ATTACKER));
}

// Those who can still be committed after the answer about the stand at the cursor.
static kit_set still_to_come(const nqm_battle *b, const nqm_state *state, kit_set open,
                             bool commit) {
    int side = bundle_side(state->stage), cursor = state->cursor;
    KIT_THOSE(come, i, open & ~kit_below(cursor + 1),
              !shut_out(b, state, open, i, commit ? cursor : cursor + 1));
    if (commit && side == BAY_DEFENDER && b->set[A_18_MIXED] == MIXED_FORBIDDEN)
        come &= b->of_quality[b->stand[side][cursor].quality];
    return come;
}

// Would the answer leave some legal commitment? One stand needs no command figure, more do.
static bool legal(const nqm_battle *b, const nqm_state *state, kit_set open, bool commit) {
    if (feeds_position(state->stage)) return true;
    int side = bundle_side(state->stage);
    kit_set come = still_to_come(b, state, open, commit);
    kit_set own = commit ? kit_one(state->cursor) : 0;
    int stands = kit_size(nqm_ready(b, state, side)) + commit;
    bool reserve = wants_reserve(b, state) && !(own & b->reserve[side]);
    bool somebody =
        first_commitment(state->stage) ? stands == 0 : state->worse && !state->joined && !own;
    if (reserve && !(come & b->reserve[side])) return false; // NQM-34
    if (somebody && !come) return false;                     // NQM-S11
    if (reserve || somebody)
        stands++; // one more has to join
    else if (!commit && !state->joined && !first_commitment(state->stage))
        return true;              // nobody joins: nothing has changed
    if (stands <= 1) return true; // NQM-02: a lone stand needs none
    return ((come | own) & nqm_unhurt_commands(b, state, side)) ||
           nqm_command_present(b, state); // NQM-02
}

// Those who can still be committed, from the stand at the cursor on.
static kit_set yet_to_answer(const nqm_battle *b, const nqm_state *state) {
    kit_set open = open_to(b, state, state->stage);
    KIT_THOSE(left, i, open & ~kit_below(state->cursor),
              !shut_out(b, state, open, i, state->cursor));
    return left;
}

// By standing order all go in. Where only one can it is the strongest, and where all must be of one
// quality they are of his.
static bool goes_in(const nqm_battle *b, const nqm_state *state) {
    int side = bundle_side(state->stage);
    if (nqm_ready(b, state, side)) return true;
    kit_set left = yet_to_answer(b, state);
    bool led = (left & nqm_unhurt_commands(b, state, side)) || nqm_command_present(b, state);
    if (!led && wants_reserve(b, state)) left &= b->reserve[side]; // NQM-34
    int strongest = nqm_strongest(b, state, side, left);
    if (!led) return strongest == state->cursor; // NQM-02
    const nqm_stand *s = b->stand[side];
    return side == BAY_ATTACKER || b->set[A_18_MIXED] != MIXED_FORBIDDEN ||
           s[state->cursor].quality == s[strongest].quality;
}

// How many stay out with the stand at the cursor, unasked, because they are like it; 2: or more.
static int stay_out_too(const nqm_battle *b, const nqm_state *state) {
    int side = bundle_side(state->stage), stand = state->cursor;
    kit_set later = open_to(b, state, state->stage) & ~kit_below(stand + 1);
    int out = kit_size(later & nqm_alike(b, state, side, stand));
    return out < 2 ? out : 2;
}

uint32_t nqm_list_commit(const nqm_battle *b, const nqm_state *state, bay_option *list) {
    bool feeds = feeds_position(state->stage);
    int unit = nqm_unit(b, bundle_side(state->stage), state->cursor);
    bool in = first_commitment(state->stage) && goes_in(b, state);
    kit_offer to = {list, 0};
    if (in) kit_add(&to, COMMIT_IT, unit, 0, 0);
    kit_add(&to, feeds ? KEEP : HOLD_IT, unit, stay_out_too(b, state), 0);
    if (!in) kit_add(&to, feeds ? BRING_UP : COMMIT_IT, unit, 0, 0);
    return to.count;
}

// --- The bundle ------------------------------------------------------------------------------

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

static void commit(const nqm_battle *b, nqm_state *state, int stand, bay_trace *why) {
    int side = bundle_side(state->stage), unit = nqm_unit(b, side, stand);
    const nqm_stand *s = &b->stand[side][stand];
    int place = state->phase == COUNTERATTACK ? IN_COUNTER
                : side == BAY_DEFENDER        ? IN_FIGHT + state->area
                                              : IN_FIGHT; // NQM-01, NQM-20, NQM-33
    uint8_t *part = &nqm_part_to(b, state, side)[stand];
    bool hunts = state->stage == HUNT_COMMIT; // on the area already: nothing else changes
    *part = hunts ? *part | ASSAILS : (uint8_t)((*part & HAS_PASSED) | place | TOUCHED);
    if (!hunts) nqm_join(b, state, side, stand);
    if (joining_matters(b, state)) state->joined = 1;
    kit_say_numbers(why, telling_of(state->stage, s), side, unit,
                    nqm_clean(b, state, side, stand), s->strength);
    if (state->stage == COMMIT && s->reserve) // NQM-34
        nqm_tell(b, why, TELL_REINFORCED, side, stand);
}

// unled: it may not go in, for want of a command figure.
static void answer(const nqm_battle *b, nqm_state *state, bool in, bool unled, bay_trace *why) {
    int stand = state->cursor++;
    if (in)
        commit(b, state, stand, why);
    else if (first_commitment(state->stage))
        nqm_tell(b, why, unled ? TELL_UNLED : TELL_HELD, bundle_side(state->stage), stand);
}

// Moves the cursor to the next stand that has two legal answers, answering for those that have
// one. False when the bundle is over.
static bool asks(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    for (;;) {
        kit_set open = open_to(b, state, state->stage);
        kit_set left = open & ~kit_below(state->cursor);
        if (!left) return false;
        state->cursor = (uint8_t)kit_first(left);
        bool shut = shut_out(b, state, open, state->cursor, state->cursor);
        bool in = !shut && legal(b, state, open, true);
        if (in && legal(b, state, open, false)) return true;
        bool unled = why && !legal(b, state, open, true) && !wants_reserve(b, state);
        answer(b, state, in, unled, why); // NQM-02
    }
}

// Could anybody join by a bundle at `stage`, as things are?
bool nqm_could_join(const nqm_battle *b, const nqm_state *state, int stage) {
    int side = bundle_side(stage);
    kit_set open = open_to(b, state, stage);
    if (!open || feeds_position(stage)) return open;
    return (open & nqm_unhurt_commands(b, state, side)) || nqm_command_present(b, state) ||
           !nqm_ready(b, state, side); // NQM-02
}

// What a bundle leads to.
static uint8_t over(const nqm_battle *b, nqm_state *state, bay_trace *why) {
    int stage = state->stage, side = bundle_side(stage);
    bool joined = state->joined != 0;
    state->cursor = state->joined = 0;
    if (stage != HUNT_COMMIT) nqm_enter(b, state, side);
    switch (stage) {
    case COMMIT: return nqm_goes_in(b, state, why);
    case HUNT_COMMIT:
    case COUNTER_COMMIT: return nqm_sequence_begins(b, state, why);
    case LAST_RESERVE: return nqm_last_reserve_over(b, state, joined, why);
    case COUNTER_LAST_RESERVE: return nqm_counter_last_over(b, state, joined, why);
    case DEFENDER_LAST_RESERVE: return nqm_defender_last_over(b, state, joined, why);
    case DEFENDER_RESERVE: return nqm_continues(b, state, why);
    default: return nqm_reinforced(b, state, why);
    }
}

uint8_t nqm_bundle(const nqm_battle *b, nqm_state *state, int stage, bay_trace *why) {
    state->stage = (uint8_t)stage;
    return asks(b, state, why) ? state->stage : over(b, state, why);
}

void nqm_about_stand(const bay_battle *battle, const void *at, bay_step *step) {
    const nqm_state *state = at;
    int side = bundle_side(state->stage);
    step->unit = (uint16_t)nqm_unit(nqm_of(battle), side, state->cursor);
}

uint8_t nqm_follows_commit(const nqm_battle *b, nqm_state *state, const bay_option *chosen,
                           bay_trace *why) {
    bool in = chosen->row == COMMIT_IT || chosen->row == BRING_UP; // NQM-20, NQM-33
    answer(b, state, in, false, why);
    if (chosen->row == BRING_UP) nqm_forget_turns(b, state); // he counterattacks no more
    return nqm_bundle(b, state, state->stage, why);
}
