// Who takes part: the commitment stand by stand, reserves, and which stand a question is about.
// Rulings.

#include "nqm.h"

// Which stands of the attacker are in the bundle: those that may be committed and are not yet.
static bool open_to_ask(const nqm_battle *b, const nqm_now *now, int stand) {
    return b->stand[BAY_ATTACKER][stand].eligible && // NQM-01, NQM-S01
           !nqm_committed(b, now)[stand] && nqm_clean(b, now, BAY_ATTACKER, stand) > 0;
}

// Alike stands answer in non-increasing order: once one was held back, so are later ones. True
// when a stand before `stand` (and before `until`) that is alike was held back in this bundle.
static bool shut_out(const nqm_battle *b, const nqm_now *now, int stand, int until) {
    for (int i = 0; i < until && i < stand; i++)
        if (open_to_ask(b, now, i) && nqm_alike(b, now, BAY_ATTACKER, i, stand)) return true;
    return false;
}

static bool unwounded_command(const nqm_battle *b, const nqm_now *now, int stand) {
    return b->stand[BAY_ATTACKER][stand].class == COMMAND &&
           nqm_pins(b, now, BAY_ATTACKER)[stand] == 0;
}

// Is there a stand after the cursor that can still be committed, and a command stand among them?
static void still_to_come(const nqm_battle *b, const nqm_now *now, bool hold, bool *any,
                          bool *command) {
    *any = *command = false;
    int until = hold ? now->cursor + 1 : now->cursor;
    for (int i = now->cursor + 1; i < b->count[BAY_ATTACKER]; i++) {
        if (!open_to_ask(b, now, i) || shut_out(b, now, i, until)) continue;
        *any = true;
        *command |= unwounded_command(b, now, i);
    }
}

// Would the answer leave some legal commitment? One stand needs no command figure, more do.
static bool legal(const nqm_battle *b, const nqm_now *now, bool commit) {
    bool any, command;
    still_to_come(b, now, !commit, &any, &command);
    int stands = nqm_clean_stands(b, now, BAY_ATTACKER) + commit;
    if (stands == 0) return any || now->stage != COMMIT; // at least one at the start
    if (stands == 1 || (!commit && !now->joined))
        return true; // NQM-02: a lone stand needs none
    return command || nqm_command_present(b, now) ||
           (commit && unwounded_command(b, now, now->cursor)); // NQM-02
}

static void answer(const nqm_battle *b, nqm_now *now, bool commit, bay_trace *why) {
    int stand = now->cursor++;
    const int32_t points[3] = {nqm_clean(b, now, BAY_ATTACKER, stand),
                               b->stand[BAY_ATTACKER][stand].strength, 0};
    if (commit) {
        nqm_committed_to(b, now)[stand] = 1; // NQM-01
        now->joined = 1;
    }
    bool reserve = now->stage != COMMIT;
    if (commit)
        bay_tell(why, reserve ? TELL_JOINS : TELL_COMMITTED, BAY_ATTACKER, stand, points);
    else if (!reserve)
        bay_tell(why, TELL_HELD, BAY_ATTACKER, stand, NULL);
}

bool nqm_commit_asks(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    for (; now->cursor < b->count[BAY_ATTACKER]; now->cursor++) {
        if (!open_to_ask(b, now, now->cursor)) continue;
        if (shut_out(b, now, now->cursor, now->cursor)) {
            if (now->stage == COMMIT) bay_tell(why, TELL_HELD, BAY_ATTACKER, now->cursor, NULL);
            continue;
        }
        bool commit = legal(b, now, true), hold = legal(b, now, false);
        if (commit && hold) return true;
        answer(b, now, commit, why);
        now->cursor--; // the loop's own step follows
    }
    return false;
}

void nqm_commit_answer(const nqm_battle *b, nqm_now *now, bool commit, bay_trace *why) {
    answer(b, now, commit, why);
}

bool nqm_has_reserve(const nqm_battle *b, const nqm_now *now) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (open_to_ask(b, now, i)) return true; // NQM-20
    return false;
}

// Keeps the first of those that are alike, with the one at `standing` in front.
static int one_of_each(const nqm_battle *b, const nqm_now *now, int side, uint8_t *list,
                       int count, int standing) {
    int kept = 0;
    uint8_t first = list[standing];
    for (int i = standing; i > 0; i--) list[i] = list[i - 1];
    list[0] = first;
    for (int i = 0; i < count; i++) {
        bool seen = false;
        for (int k = 0; k < kept && !seen; k++)
            seen = nqm_alike(b, now, side, list[k], list[i]);
        if (!seen) list[kept++] = list[i];
    }
    return kept;
}

// the stand that attacks alone; by standing order the one with most clean points.
int nqm_pickable(const nqm_battle *b, const nqm_now *now, uint8_t list[NQM_STANDS_MAX]) {
    int count = 0, standing = 0, most = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        int clean = nqm_clean(b, now, BAY_ATTACKER, i);
        if (!nqm_committed(b, now)[i] || clean == 0) continue;
        if (clean > most) {
            most = clean;
            standing = count;
        }
        list[count++] = (uint8_t)i;
    }
    return one_of_each(b, now, BAY_ATTACKER, list, count, standing);
}

// the stands that may take the next pin; evenly, the one with the fewest pins.
int nqm_pinnable(const nqm_battle *b, const nqm_now *now, int side,
                 uint8_t list[NQM_STANDS_MAX]) {
    const uint8_t *pins = nqm_pins(b, now, side);
    int count = 0, standing = 0, fewest = UINT8_MAX + 1;
    for (int i = 0; i < b->count[side]; i++) {
        if (!nqm_takes_part(b, now, side, i) || nqm_clean(b, now, side, i) == 0) continue;
        if (pins[i] < fewest) {
            fewest = pins[i];
            standing = count;
        }
        list[count++] = (uint8_t)i;
    }
    int figure = side == BAY_ATTACKER ? now->figure - 1 : -1;
    if (figure >= 0 && nqm_clean(b, now, side, figure) > 0)
        list[count++] = (uint8_t)figure; // only if its owner so chooses: A-26
    return one_of_each(b, now, side, list, count, standing);
}
